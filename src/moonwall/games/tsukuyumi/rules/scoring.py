"""Points: what counts at once, what counts at the end, and the end of a round (TS-VP, TS-END)."""

from __future__ import annotations

from ..board import CENTRE
from ..book import FERTILE, TOXIC
from ..position import Tsukuyumi

INITIATIVE_VP = (2, 1)  # TS-VP-07: places 1 and 2


def area_points(game: Tsukuyumi, seat: int) -> int:
    """1 for each controlled area, Moon areas included, 2 for Fertile Ground (TS-VP-05, TS-VP-06), 0 if Toxic."""
    territory, terrain, printed, added = game.territory, game.terrain, game.printed, game.added
    points, at = 0, territory.find(seat)
    while at >= 0:
        if not ((printed[at] & ~game.negated[at]) | added[at]) & TOXIC:
            points += 2 if terrain[at] == FERTILE else 1
        at = territory.find(seat, at + 1)
    return points


def initiative_points(game: Tsukuyumi, seat: int) -> int:
    place = game.order.index(seat)
    return INITIATIVE_VP[place] if place < len(INITIATIVE_VP) else 0


def instant_points(game: Tsukuyumi, seat: int) -> int:
    """Recorded at once and kept (TS-VP-01): Moon centre, Missions, objective."""
    points = game.moon_vp[seat]
    done = game.missions_done[seat]
    for mission in game.rules.missions:
        if done >> mission & 1:
            points += game.book.missions[mission].vp
    if game.objective_done[seat]:
        points += game.book.objectives[game.rules.faction_of[seat]].vp
    return points


def totals(game: Tsukuyumi) -> list[int]:
    """What each seat would have if the game ended now (TS-END-02). Units and Homezones never score (TS-VP-09)."""
    if not game.order:
        return [0] * game.rules.seats
    return [
        instant_points(game, seat) + area_points(game, seat) + initiative_points(game, seat)
        for seat in range(game.rules.seats)
    ]


def score_moon(game: Tsukuyumi) -> None:
    """The controller of the Moon centre gets 1 point at the end of every round, the last too (TS-VP-02, TS-END-04)."""
    holder = game.territory[CENTRE]
    if holder < game.rules.seats:
        game.moon_vp[holder] += 1
        game.tell("moon-point", seat=holder, rule="TS-VP-02")
