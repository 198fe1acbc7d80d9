"""Production Locations: Gather, Upgrade, Donate (area PROD)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..cards import modifiers, windows
from ..names import BUILDING_MASK, LOCATIONS, RESOURCES, TEMPLE, options
from ..position import GreatWall
from .goods import IN_MASK, gain
from .honour import gain_honour
from .overseers import Upgrade, upgrades

GATHER = option("gather")
DECLINE = option("decline")
DONATE = options("donate", RESOURCES[:3])


def begin(game: GreatWall, place: int) -> None:
    """Everybody finishes a step before the next one begins (GW-PROD-02): what follows waits until all have gathered."""
    game.gathered = 0
    game.push(AfterGather(place))


class Gather(Choice[GreatWall]):
    """GW-PROD-03..05: 1 for each own Clerk, plus the level of one's Overseer; or decline (GW-LOC-12)."""

    place: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"place": LOCATIONS[self.place], "n": self.amount(game), "what": RESOURCES[self.place]}

    def amount(self, game: GreatWall) -> int:
        at = self.place * 4 + self.seat
        return modifiers.clerks_here(game, self.seat, self.place, game.clerks[at]) + game.overseer[at]

    def options(self, game: GreatWall) -> list[Option]:
        return [GATHER, DECLINE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DECLINE:
            game.tell("decline", seat=self.seat, place=LOCATIONS[self.place], rule="GW-LOC-12")
            return
        game.gathered |= 1 << self.seat
        gain(game, self.seat, self.place, self.amount(game))
        windows.open(game, windows.GATHER, 1 << self.seat, (self.place,))


class AfterGather(Step[GreatWall]):
    """Steps 2 and 3, for those who gained Resources (GW-PROD-06, GW-PROD-15, GW-AMB-34)."""

    place: int

    def run(self, game: GreatWall) -> None:
        place = self.place
        gatherers = [seat for seat in game.tea if game.gathered >> seat & 1]
        if place != TEMPLE:  # Qi cannot be Donated (GW-PROD-16)
            for seat in reversed(gatherers):
                game.push(Donate(seat, 1, 1 << place, 0))
        for seat in reversed(gatherers):
            if upgrades(game, seat, place, 0):
                game.push(Upgrade(seat, 1 << place, 0))


class Donate(Choice[GreatWall]):
    """Put up to n own Resources of the mask in the Warehouse, 2 Honour each (GW-PROD-15)."""

    n: int
    mask: int
    distinct: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        base = self.seat * 4
        return [DONE, *(DONATE[r] for r in IN_MASK[self.mask & BUILDING_MASK] if game.res[base + r])]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        r = DONATE.index(picked)
        if self.n > 1:
            game.push(
                Donate(self.seat, self.n - 1, self.mask & ~(1 << r) if self.distinct else self.mask, self.distinct)
            )
        game.res[self.seat * 4 + r] -= 1
        game.warehouse[r] += 1
        game.tell("donate", seat=self.seat, what=RESOURCES[r], rule="GW-PROD-15")
        gain_honour(game, self.seat, game.book.donation_honour)
        if game.place == r:
            windows.open(game, windows.DONATE, 1 << self.seat, (r,))
