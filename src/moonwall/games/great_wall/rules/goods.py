"""Resources: gaining, paying and choosing among them (GW-SETUP-31, GW-SETUP-32, GW-SETUP-37)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moonwall.table import Choice, Option, option

from ..names import ANY_MASK, RESOURCES, options
from ..position import GreatWall
from . import tactics
from .honour import gain_honour

TAKE = options("take", RESOURCES)
GIVE_UP = options("give-up", RESOURCES)
PAY = [[option("pay", word, n) for n in range(31)] for word in RESOURCES]
WAIVE = options("waive", RESOURCES)
IN_MASK = tuple(tuple(r for r in range(4) if mask >> r & 1) for mask in range(16))

# What a Vital point gives (reward codes of the card book)
REWARD_ANY, REWARD_HONOUR, REWARD_HONOUR_2, REWARD_TACTIC = 5, 6, 7, 8

Cost = tuple[int, int, int, int]


def mix_of(amounts: Iterable[tuple[int, int]]) -> str:
    """How much of each Resource there is for a question and those after it, to ask them as one: "wood:3 gold:1"."""
    return " ".join(f"{RESOURCES[r]}:{n}" for r, n in amounts if n)


def gain(game: GreatWall, seat: int, resource: int, n: int, **why: Any) -> None:
    """From the supply, which never runs out (GW-SETUP-32)."""
    if n > 0:
        game.res[seat * 4 + resource] += n
        if game.log is not None:
            game.tell("gain", seat=seat, n=n, what=RESOURCES[resource], **why)


def spend(game: GreatWall, seat: int, resource: int, n: int) -> None:
    """To the supply (GW-SETUP-31); the caller has checked that it is there."""
    if n > 0:
        game.res[seat * 4 + resource] -= n
        if game.log is not None:
            game.tell("pay", seat=seat, n=n, what=RESOURCES[resource])


def owned(game: GreatWall, seat: int, mask: int) -> int:
    base, res = seat * 4, game.res
    total = 0
    for r in IN_MASK[mask]:
        total += res[base + r]
    return total


def can_mix(game: GreatWall, seat: int, n: int, mask: int) -> bool:
    """Whether the seat can pay n of the Resources in the mask, in any mix."""
    return owned(game, seat, mask) >= n


def missing(game: GreatWall, seat: int, cost: Cost) -> int:
    """How many tokens the seat lacks for a cost."""
    base = seat * 4
    res = game.res
    lack = 0
    for r in range(4):
        if cost[r] > res[base + r]:
            lack += cost[r] - res[base + r]
    return lack


def pay(game: GreatWall, seat: int, cost: Cost, off: int = 0) -> None:
    """Pay a cost less ``off`` Resources of the payer's choice; asks only where the choice makes a difference."""
    kinds = sum(1 for n in cost if n)
    if off >= sum(cost):
        return
    if off == 0 or kinds == 1:
        for r in range(4):
            if cost[r]:
                spend(game, seat, r, cost[r] - off)
        return
    game.push(Waive(seat, cost, off))


def take_reward(game: GreatWall, seat: int, code: int) -> None:
    """The Reward printed in a Vital point (GW-BARRACKS-10)."""
    if code == 0:
        return
    if code < REWARD_ANY:
        gain(game, seat, code - 1, 1)
    elif code == REWARD_ANY:
        game.push(GainChoice(seat, 1, ANY_MASK, 0))
    elif code == REWARD_TACTIC:
        tactics.draw(game, seat, 1)
    else:
        gain_honour(game, seat, code - REWARD_HONOUR + 1)


class GainChoice(Choice[GreatWall]):
    """Gain n Resources of choice, one at a time ("any" leaves the pick to the player, GW-SETUP-37)."""

    n: int
    mask: int
    distinct: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        most = 1 if self.distinct else self.n
        return {"n": self.n, "mix": mix_of((r, most) for r in IN_MASK[self.mask])}

    def options(self, game: GreatWall) -> list[Option]:
        return [TAKE[r] for r in IN_MASK[self.mask]]

    def take(self, game: GreatWall, picked: Option) -> None:
        r = TAKE.index(picked)
        gain(game, self.seat, r, 1)
        if self.n > 1:
            mask = self.mask & ~(1 << r) if self.distinct else self.mask
            if mask:
                game.push(GainChoice(self.seat, self.n - 1, mask, self.distinct))


class LoseResources(Choice[GreatWall]):
    """Lose n Resources of choice, as many as owned; not a payment and not refusable."""

    n: int
    mask: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        base = self.seat * 4
        return {"n": self.n, "mix": mix_of((r, game.res[base + r]) for r in IN_MASK[self.mask])}

    def options(self, game: GreatWall) -> list[Option]:
        base = self.seat * 4
        return [GIVE_UP[r] for r in IN_MASK[self.mask] if game.res[base + r]] or [NOTHING]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is NOTHING:
            return
        r = GIVE_UP.index(picked)
        game.res[self.seat * 4 + r] -= 1
        game.tell("lose", seat=self.seat, n=1, what=RESOURCES[r])
        if self.n > 1:
            game.push(LoseResources(self.seat, self.n - 1, self.mask))


NOTHING = option("nothing")


class PayMix(Choice[GreatWall]):
    """Pay n of the Resources in the mask in a mix of the payer's choice, Resource by Resource."""

    n: int
    mask: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        base = self.seat * 4
        mix = mix_of((r, game.res[base + r]) for r in IN_MASK[self.mask])
        return {"n": self.n, "what": RESOURCES[self.first(game)], "mix": mix}

    def first(self, game: GreatWall) -> int:
        """The Resource asked about: the first of the mask that is there."""
        base = self.seat * 4
        for r in IN_MASK[self.mask]:
            if game.res[base + r]:
                return r
        return IN_MASK[self.mask][0]

    def options(self, game: GreatWall) -> list[Option]:
        r = self.first(game)
        have = game.res[self.seat * 4 + r]
        rest = owned(game, self.seat, self.mask & ~(1 << r))
        return PAY[r][max(0, self.n - rest) : min(self.n, have) + 1]

    def take(self, game: GreatWall, picked: Option) -> None:
        r = self.first(game)
        n = PAY[r].index(picked)
        rest = self.mask & ~(1 << r)
        spend(game, self.seat, r, n)
        if self.n > n:
            game.push(PayMix(self.seat, self.n - n, rest))


class Waive(Choice[GreatWall]):
    """A cost of several Resources is lower by ``off`` of choice: name the waived ones, then pay the rest."""

    cost: Cost
    off: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.off}

    def options(self, game: GreatWall) -> list[Option]:
        cost = self.cost
        return [WAIVE[r] for r in range(4) if cost[r] and missing(game, self.seat, less(cost, r)) <= self.off - 1]

    def take(self, game: GreatWall, picked: Option) -> None:
        pay(game, self.seat, less(self.cost, WAIVE.index(picked)), self.off - 1)


def less(cost: Cost, r: int) -> Cost:
    """The cost with one of Resource r less."""
    return tuple(n - 1 if i == r else n for i, n in enumerate(cost))  # type: ignore[return-value]
