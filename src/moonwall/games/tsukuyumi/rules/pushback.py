"""Pushback: the attacking units must leave the area they have just marked (TS-COUNTER-36)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ..board import NAMES
from ..board import SPACE as SPACE_OF
from ..position import Tsukuyumi
from .battle import ATTACKER, SPACE, alive, decider
from .movement import exits, step


class Pushback(Step):
    """All units leave, kind by kind; with one way out they take it, with several the defender says which.

    All ways out are one step long, so they are equally long; with no way out units stay (Q-42)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, game: Tsukuyumi) -> None:
        attacker, space = game.battle[ATTACKER], game.battle[SPACE]
        for kind, n in alive(game, attacker, space):
            ways = exits(game, attacker, kind, space)
            if not ways:
                continue
            game.push(self)
            if len(ways) == 1:
                leave(game, kind, n, ways[0])
            else:
                game.push(PushWhere(decider(game, self.side, space), kind))
            return


def leave(game: Tsukuyumi, kind: int, n: int, to: int) -> None:
    from .movement import begin

    attacker, space = game.battle[ATTACKER], game.battle[SPACE]
    if game.book.range_bonus[kind]:  # the Wasp bonus may be used
        begin(game, attacker, attacker, 0, scope=to, budget=n)
    step(game, attacker, space, to, (kind, n))


class PushWhere(Choice):
    """The defender decides the direction (D-56)."""

    __slots__ = ("kind_",)

    def __init__(self, seat: int, kind_: int) -> None:
        super().__init__(seat)
        self.kind_ = kind_

    def options(self, game: Tsukuyumi) -> list[Option]:
        attacker, space = game.battle[ATTACKER], game.battle[SPACE]
        unit = game.book.kind_ids[self.kind_]
        return [option("push", unit, NAMES[t]) for t in exits(game, attacker, self.kind_, space)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        attacker, space = game.battle[ATTACKER], game.battle[SPACE]
        n = next(n for k, n in alive(game, attacker, space) if k == self.kind_)
        leave(game, self.kind_, n, SPACE_OF[str(picked.tokens[2])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_], "space": NAMES[game.battle[SPACE]]}
