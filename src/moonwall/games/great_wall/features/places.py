"""Locations as the evaluation sees them: where Clerks stand, how near an Activation is, what could be built."""

from __future__ import annotations

from typing import Any

from ..names import TOP_WALL
from ..position import GreatWall
from ..rules.activation import GoHome

UNSPENT = 0.75  # Honour a building Resource is worth while it is not spent


def staff(game: GreatWall) -> tuple[list[int], list[int]]:
    """Clerks by Location and in the pools. Those whose Location is being Activated, and whose owner has acted there,
    are on their way home: there is nothing left to hope from them (GW-LOC-11)."""
    clerks, pools = game.clerks, game.clerk_pool
    place = -1
    waiting = 0  # mask of seats that have yet to act there
    for step in game.stack:
        if type(step) is GoHome:
            place, waiting = step.place, 0
        elif place >= 0:
            seat = getattr(step, "seat", -1)
            if seat >= 0:
                waiting |= 1 << seat
    if place >= 0:
        clerks, pools = clerks[:], pools[:]
        for seat in range(len(game.seats)):
            if not waiting >> seat & 1:
                pools[seat] += clerks[place * 4 + seat]
                clerks[place * 4 + seat] = 0
    return clerks, pools


_places: dict[tuple[object, ...], tuple[tuple[float, ...], tuple[int, ...]]] = {}


def fullness(
    clerks: list[int], spaces: tuple[int, ...], shame_icon: tuple[bool, ...]
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """How near each Regular Location is to being Activated, and who alone fills it where that brings Shame."""
    key = (spaces, *clerks[:24])
    return _places.get(key) or fill(key, shame_icon)


def fill(key: tuple[Any, ...], shame_icon: tuple[bool, ...]) -> tuple[tuple[float, ...], tuple[int, ...]]:
    spaces, clerks = key[0], key[1:]
    full = [0.0] * 6
    sole = [-1] * 6
    for place in range(6):
        here = clerks[place * 4 : place * 4 + 4]
        total = sum(here)
        if total:
            full[place] = 0.2 + 0.75 * total / spaces[place]
            if total in here and total == spaces[place] and shame_icon[place]:
                sole[place] = here.index(total)
    if len(_places) > 20_000:
        _places.clear()
    found = _places[key] = tuple(full), tuple(sole)
    return found


def building(game: GreatWall, own: int, funds: int, given: int) -> tuple[float, int]:
    """What so many actions in the Builders' Quarters could gain now, and how many of them could not be paid."""
    cost_of = game.book.wall_cost
    costs = sorted([cost_of[game.wall[s] + 1] for s in game.rules.sections if game.wall[s] < TOP_WALL])
    gain = 0.0
    for cost in (*costs, 2, 2, 2):
        if own and cost <= funds + given:
            paid = max(0, cost - given)
            given = max(0, given - cost)
            funds -= paid
            gain += cost - UNSPENT * paid
            own -= 1
    return gain, own
