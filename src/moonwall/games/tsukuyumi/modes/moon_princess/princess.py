"""The Princess on her ring: where a card sends her and where she comes back: ALG-9 and ALG-10, functions that look.

A walk explains itself: the word of the reason, and the places that fitted.
"""

from __future__ import annotations

from ...board import SPACES
from ...position import HOMEZONE, ONI, VOID, Tsukuyumi
from .ring import CLOCKWISE, COUNTER_CLOCKWISE, PLACES, TOUCHED, farness
from .rows import PrincessCard
from .score import swing
from .state import PRINCESS, marker_at, own, prioritised

DIRECTIONS = {"cw": CLOCKWISE, "ccw": COUNTER_CLOCKWISE}


class Walk:
    """From where to where, in which direction and how many steps; ``fits``: the places that met the goal."""

    __slots__ = ("dir", "fits", "start", "steps", "to", "why")

    def __init__(self, start: int, dir: int, steps: int, why: str, fits: tuple[int, ...] = ()) -> None:
        self.start = start
        self.dir = dir
        self.steps = steps
        self.to = (start + dir * steps) % PLACES
        self.why = why
        self.fits = fits


def areas_at(game: Tsukuyumi, place: int) -> list[int]:
    ground = game.ground
    return [s for s in TOUCHED[place] if ground[s] != VOID and ground[s] != HOMEZONE]


def meets(game: Tsukuyumi, goal: str, place: int, seat: int) -> bool:
    """Whether an intersection is what a card asks for; ``seat``: the player of the turn (HD-02)."""
    areas = areas_at(game, place)
    if goal == "own-marker":
        return any(marker_at(game, s) == seat for s in areas)
    if goal == "priority":
        return any(prioritised(game, s) for s in areas)
    if goal == "no-oni":
        return not any(game.crowd[ONI * SPACES + s] for s in areas)
    if goal == "units":
        return any(game.crowd[other * SPACES + s] for s in areas for other in game.order)
    markers = len([s for s in areas if marker_at(game, s) < game.rules.seats])
    return markers >= (2 if goal == "markers-2" else 1)


def walk(game: Tsukuyumi, card: PrincessCard, seat: int) -> Walk:
    """Where a card sends her from where she stands: at least one step (MP-PRINCESS-08); exactly one if she is there
    already (MP-PRINCESS-09, MQ-22) or nowhere fits."""
    start = own(game)[PRINCESS]
    if card.goal == "home":
        return walk_home(game, start)
    step = DIRECTIONS[card.dir]
    if not card.goal:
        return Walk(start, step, max(1, card.steps), "walk-steps")
    fits = tuple([p for p in range(PLACES) if meets(game, card.goal, p, seat)])
    if start in fits:
        return Walk(start, step, 1, "walk-here", fits)
    if not fits:
        return Walk(start, step, 1, "walk-none")
    return Walk(start, step, min([(p - start) * step % PLACES for p in fits]), "walk-goal", fits)


def lowest_home(game: Tsukuyumi) -> int:
    """The Homezone of the player with the lowest initiative who has one; -1 if nobody has (ALG-10)."""
    return next((home for seat in reversed(game.order) for home in [home_of(game, seat)] if home >= 0), -1)


def home_of(game: Tsukuyumi, seat: int) -> int:
    """A seat's Homezone, or the area with its Home marker, which counts as one (MP-SETUP-14); -1 without."""
    if game.homezone[seat] >= 0:
        return game.homezone[seat]
    return next((s for part in game.rules.on_home_marks for s in part.home_marks(game, seat)), -1)


def nearest_places(game: Tsukuyumi) -> tuple[int, ...]:
    """The intersections closest to that Homezone; all of them if there is none."""
    home = lowest_home(game)
    if home < 0:
        return tuple(range(PLACES))
    measures = [farness(place, home) for place in range(PLACES)]
    return tuple([place for place, far in enumerate(measures) if far == min(measures)])


def walk_home(game: Tsukuyumi, start: int) -> Walk:
    """The shorter way to the place nearest to the last player's Homezone, clockwise if both are equal (PC-11)."""
    fits = nearest_places(game)
    if start in fits:
        return Walk(start, CLOCKWISE, 1, "walk-here", fits)
    ways = [((p - start) * d % PLACES, -d) for p in fits for d in (CLOCKWISE, COUNTER_CLOCKWISE)]
    steps, against = min(ways)
    return Walk(start, -against, steps, "walk-home", fits)


def event_walk(game: Tsukuyumi, dir: int) -> Walk:
    """Two steps the same way, by a point of an event action (MP-BLACK-13)."""
    return Walk(own(game)[PRINCESS], dir, 2, "walk-event")


# --- ALG-10 -------------------------------------------------------------------------------------------------


class Placing:
    """Where she comes back: one of ``places``, which the team chooses from if there are several. ``swing``: VP that it
    costs the players; ``near``: all that were equally close."""

    __slots__ = ("near", "places", "swing", "why")

    def __init__(self, near: tuple[int, ...], places: tuple[int, ...], swing: int) -> None:
        self.near = near
        self.places = places
        self.swing = swing
        self.why = "placed-nearest" if len(near) == 1 else "placed-worst"


def placing(game: Tsukuyumi) -> Placing:
    """Next to the lowest Homezone; of equally close places the one that is worst for the players: most VP lost, then
    most units there (MP-PRINCESS-16, -17)."""
    near = nearest_places(game)
    costs = {place: sum([swing(game, s) for s in areas_at(game, place)]) for place in near}
    most = max(costs.values())
    worst = [place for place in near if costs[place] == most]
    crowds = {place: _units(game, place) for place in worst}
    fullest = max(crowds.values())
    return Placing(near, tuple([place for place in worst if crowds[place] == fullest]), most)


def _units(game: Tsukuyumi, place: int) -> int:
    return sum([game.crowd[seat * SPACES + s] for s in areas_at(game, place) for seat in game.order])
