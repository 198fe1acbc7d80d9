"""Recruiting: choose and pay all first, then place one by one (GW-BARRACKS-01..06, GW-AMB-35)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import ARCHER, HORSEMAN, SECTIONS, SOLDIERS, SPEARMAN, options
from ..position import GreatWall
from .attack import (
    STRIKE,
    STRIKE_POST,
    archer_strikes,
    attacks_done,
    horseman_strikes,
    spearman_strikes,
    strike,
)
from .goods import Cost, missing, pay

RECRUIT = options("recruit", SOLDIERS)
REST = [[option("rest", soldier, section) for section in SECTIONS] for soldier in SOLDIERS]
REST_PICK = {REST[soldier][section]: (soldier, section) for soldier in range(3) for section in range(3)}
NO_DISCOUNT: Cost = (0, 0, 0, 0)


def price(game: GreatWall, seat: int, counts: tuple[int, int, int], off: Cost) -> Cost:
    """What these Recruits cost together, given Resources already taken off."""
    total = [-n for n in off]
    for soldier in range(3):
        if counts[soldier]:
            cost = modifiers.soldier_price(game, seat, soldier)
            for r in range(4):
                total[r] += counts[soldier] * cost[r]
    return max(total[0], 0), max(total[1], 0), max(total[2], 0), max(total[3], 0)


class Recruit(Choice[GreatWall]):
    """Choose up to n Soldiers of one's pool, any mix of the types; Shamed ones are not there (GW-SHAME-05)."""

    n: int
    types: int = 7
    to_rest: int = 0
    off_any: int = 0
    off: Cost = NO_DISCOUNT
    chosen: tuple[int, int, int] = (0, 0, 0)
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n - sum(self.chosen)}

    def options(self, game: GreatWall) -> list[Option]:
        chosen = self.chosen
        found = [DONE]
        if sum(chosen) < self.n:
            off = self.off_any + modifiers.recruit_off(game, self.seat)
            for soldier in range(3):
                if self.types >> soldier & 1 and game.pool[self.seat * 3 + soldier] > chosen[soldier]:
                    cost = price(game, self.seat, one_more(chosen, soldier), self.off)
                    if missing(game, self.seat, cost) <= off:
                        found.append(RECRUIT[soldier])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is not DONE:
            chosen = one_more(self.chosen, RECRUIT.index(picked))
            game.push(Recruit(self.seat, self.n, self.types, self.to_rest, self.off_any, self.off, chosen))
            return
        chosen = self.chosen
        if not sum(chosen):
            return
        seat = self.seat
        for soldier in range(3):
            if chosen[soldier]:
                game.pool[seat * 3 + soldier] -= chosen[soldier]
                game.recruits[seat * 3 + soldier] += chosen[soldier]
                game.tell("recruit", seat=seat, n=chosen[soldier], soldier=SOLDIERS[soldier], rule="GW-BARRACKS-03")
        game.push(PlaceRecruits(seat, self.to_rest, chosen, 0, 0))
        off = self.off_any + modifiers.recruit_off(game, seat)
        pay(game, seat, price(game, seat, chosen, self.off), off)


def one_more(chosen: tuple[int, int, int], soldier: int) -> tuple[int, int, int]:
    a, b, c = chosen
    return (a + 1, b, c) if soldier == 0 else (a, b + 1, c) if soldier == 1 else (a, b, c + 1)


class PlaceRecruits(Step[GreatWall]):
    """Until all are placed; then the Recruitment is over, as one event (GW-BARRACKS-05)."""

    seat: int
    to_rest: int
    chosen: tuple[int, int, int]
    hits: int
    archers: int

    def run(self, game: GreatWall) -> None:
        base = self.seat * 3
        recruits = game.recruits
        if recruits[base] or recruits[base + 1] or recruits[base + 2]:
            game.push(PlaceRecruit(self.seat, self.to_rest, self.chosen, self.hits, self.archers))
            return
        attacks_done(game, self.seat, self.hits)
        windows.open(game, windows.RECRUIT, 1 << self.seat, (*self.chosen, self.archers))


class PlaceRecruit(Choice[GreatWall]):
    """Each Recruit attacks at once or goes to a Resting zone of choice (GW-BARRACKS-04, GW-BARRACKS-06)."""

    to_rest: int
    chosen: tuple[int, int, int]
    hits: int
    archers: int

    def options(self, game: GreatWall) -> list[Option]:
        seat = self.seat
        base = seat * 3
        found: list[Option] = []
        sections = game.rules.sections
        for soldier in range(3):
            if not game.recruits[base + soldier]:
                continue
            if not self.to_rest:
                for section in sections:
                    if soldier == SPEARMAN:
                        found += spearman_strikes(game, seat, section, True)
                    elif soldier == HORSEMAN:
                        found += horseman_strikes(game, section)
                    else:
                        found += archer_strikes(game, section)
            row = REST[soldier]
            found += [row[section] for section in sections]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        seat = self.seat
        hits, archers = self.hits, self.archers
        if picked in REST_PICK:
            soldier, section = REST_PICK[picked]
            game.push(PlaceRecruits(seat, self.to_rest, self.chosen, hits, archers))
            game.recruits[seat * 3 + soldier] -= 1
            at = (section * 4 + seat) * 3 + soldier
            game.rest = replaced(game.rest, at, game.rest[at] + 1)
            if game.log is not None:
                game.tell("to-rest", seat=seat, soldier=SOLDIERS[soldier], section=SECTIONS[section])
            return
        kind, slot = STRIKE[picked]
        if kind != STRIKE_POST:
            hits |= 1 << slot
            if kind == ARCHER:
                archers |= 1 << slot // 3
        game.push(PlaceRecruits(seat, self.to_rest, self.chosen, hits, archers))
        strike(game, seat, picked, True)


def muster(game: GreatWall, seat: int, soldier: int, section: int) -> None:
    """A Soldier of the pool goes to a Resting zone for free; not a Recruitment."""
    game.pool[seat * 3 + soldier] -= 1
    at = (section * 4 + seat) * 3 + soldier
    game.rest = replaced(game.rest, at, game.rest[at] + 1)
    game.tell("to-rest", seat=seat, soldier=SOLDIERS[soldier], section=SECTIONS[section])
