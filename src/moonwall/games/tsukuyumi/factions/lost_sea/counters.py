"""What may be done against the whales: Stranded, Harpoon, Hold Fast."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...board import NAMES
from ...position import Tsukuyumi
from ...rules.battle import ATTACKER, SPACE, alive, decider
from ...rules.counter_verbs import attackers_left, strikers
from ...rules.damage import HALF, fall, health
from ...values import more_dmg
from ...vocabulary import Effect, declare
from .state import FAST, STRANDED, own


def strand(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """No whale leaves this space by itself until the round ends."""
    own(game)[STRANDED] |= 1 << game.battle[SPACE]
    game.tell("stranded", space=NAMES[game.battle[SPACE]])


def barbs(game: Tsukuyumi, side: int) -> int:
    """The damage of the defender's units there, those that fell now included."""
    units = strikers(game, side)
    dmg = game.book.dmg
    return sum(dmg[k] * n for k, n in units) + (more_dmg(game, side, game.battle[SPACE]) if units else 0)


class Harpoon(Choice[Tsukuyumi]):
    """All of it on one whale of the defender's choice: ``hit <unit>``; what it does not need is lost."""

    side: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("hit", ids[k]) for k, _ in alive(game, game.battle[ATTACKER], game.battle[SPACE])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space, kind = game.battle[SPACE], game.book.kind_index[str(picked.tokens[1])]
        if 2 * barbs(game, self.side) >= health(game, game.battle[ATTACKER], kind, space):
            fall(game, space, (kind, 1), self.side, "counter")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[2 * barbs(game, self.side)], "space": NAMES[game.battle[SPACE]]}


def can_harpoon(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return attackers_left(game, side, effect) and barbs(game, side) > 0


def harpoon(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Harpoon(decider(game, side, game.battle[SPACE]), side))


class HoldFast(Choice[Tsukuyumi]):
    """Own units that cannot be displaced in this battle: ``hold <unit>``, or done."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        fast = own(game)[FAST:]
        held = {k: fast[::2].count(k) for k in fast[::2]}
        units = alive(game, self.seat, game.battle[SPACE])
        return [option("hold", game.book.kind_ids[k]) for k, n in units if n > held.get(k, 0)] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        own(game)[FAST:] = [*own(game)[FAST:], game.book.kind_index[str(picked.tokens[1])], 1]
        if self.n > 1:
            game.push(HoldFast(self.seat, self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


def can_hold(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(alive(game, side, game.battle[SPACE]))


def hold_fast(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(HoldFast(side, effect.n))


COUNTERS = "counterattacks"
declare("strand", COUNTERS, attackers_left, strand)
declare("harpoon", COUNTERS, can_harpoon, harpoon)
declare("hold-fast", COUNTERS, can_hold, hold_fast, n=(1, 9))
