"""Overseers and their Upgrades (GW-PROD-06..14, GW-SUMMER-02)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import LOCATIONS, SOLDIERS
from ..position import GreatWall
from .goods import spend

UPGRADE = [option("upgrade", place) for place in LOCATIONS[:4]]
FIRST = [[option("upgrade", place, soldier) for soldier in SOLDIERS] for place in LOCATIONS[:4]]
PICK: dict[Option, tuple[int, int]] = {UPGRADE[place]: (place, -1) for place in range(4)}
PICK.update({FIRST[place][soldier]: (place, soldier) for place in range(4) for soldier in range(3)})


def price(game: GreatWall, seat: int, place: int, off: int) -> int:
    """What the next level costs, -1 on the last space (GW-PROD-14)."""
    costs = game.book.overseer_costs[place]
    level = game.overseer[place * 4 + seat]
    if level >= len(costs):
        return -1
    return max(0, costs[level] - off - modifiers.upgrade_off(game, seat))


def upgrades(game: GreatWall, seat: int, place: int, off: int) -> list[Option]:
    """Ways to Upgrade in this Location: once placed one way, before that one for each kind of pool Soldier."""
    cost = price(game, seat, place, off)
    if cost < 0 or game.res[seat * 4 + game.book.overseer_pays[place]] < cost:
        return []
    if game.overseer[place * 4 + seat]:
        return [UPGRADE[place]]
    base = seat * 3
    return [FIRST[place][s] for s in range(3) if game.pool[base + s]]  # GW-PROD-07, GW-PROD-08


class Upgrade(Choice[GreatWall]):
    """Upgrade up to n different own Overseers among the Locations of a mask, each ``off`` cheaper."""

    places: int
    off: int
    n: int = 1
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for place in range(4):
            if self.places >> place & 1:
                found += upgrades(game, self.seat, place, self.off)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        place, soldier = PICK[picked]
        seat = self.seat
        if self.n > 1:
            game.push(Upgrade(seat, self.places & ~(1 << place), self.off, self.n - 1))
        spend(game, seat, game.book.overseer_pays[place], price(game, seat, place, self.off))
        if soldier >= 0:
            game.pool[seat * 3 + soldier] -= 1
            game.overseer_soldier = replaced(game.overseer_soldier, place * 4 + seat, soldier)
        game.overseer = replaced(game.overseer, place * 4 + seat, game.overseer[place * 4 + seat] + 1)
        if game.log is not None:
            level = game.overseer[place * 4 + seat]
            game.tell("upgrade", seat=seat, place=LOCATIONS[place], n=level, rule="GW-PROD-09")
        windows.open(game, windows.UPGRADE, 1 << seat, (place,))


def income(game: GreatWall, seat: int, place: int) -> int:
    """What an Overseer gives: its level (GW-PROD-13)."""
    return game.overseer[place * 4 + seat]
