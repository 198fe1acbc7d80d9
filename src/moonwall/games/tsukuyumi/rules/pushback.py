"""Pushback: the attacking units must leave the area they have just marked (TS-COUNTER-36)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import NAMES
from ..board import SPACE as SPACE_OF
from ..position import Tsukuyumi
from .battle import ATTACKER, SPACE, alive, decider
from .march import fresh_reach, standing
from .movement import exits, passes, step
from .ways import is_flying


class Pushback(Step[Tsukuyumi]):
    """All units leave, kind by kind; with one way out they take it, with several the defender says which.

    All ways out are one step long, so they are equally long; with no way out units stay (Q-42)."""

    side: int

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
    attacker, space = game.battle[ATTACKER], game.battle[SPACE]
    bonus = fresh_reach(game, kind, to, 0, 0)
    if bonus:  # the Wasp bonus may be used
        game.push(PushOn(attacker, kind, bonus, n, to))
    step(game, attacker, space, to, (kind, n))


class PushOn(Choice[Tsukuyumi]):
    """Pushed units with a bonus (Wasps) may go on, but not back: they have to be out of the area in the end."""

    kind_: int
    left: int
    n: int
    space: int
    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        side, space, kind = self.seat, self.space, self.kind_
        n = min(self.n, standing(game, kind, space))
        if not n or not (is_flying(game, side, kind, space) or passes(game, side, space)):
            return [DONE]
        ways = [t for t in exits(game, side, kind, space) if t != game.battle[SPACE]]
        return [*(option("to", NAMES[t], k) for t in ways for k in range(1, n + 1)), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        to, n = SPACE_OF[str(picked.tokens[1])], int(picked.tokens[2])
        rest = min(self.n, standing(game, self.kind_, self.space)) - n
        if rest:
            game.push(PushOn(self.seat, self.kind_, self.left, rest, self.space))
        if self.left > 1:
            game.push(PushOn(self.seat, self.kind_, self.left - 1, n, to))
        step(game, self.seat, self.space, to, (self.kind_, n))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_], "space": NAMES[self.space], "n": self.left}


class PushWhere(Choice[Tsukuyumi]):
    """The defender decides the direction (D-56)."""

    kind_: int

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
