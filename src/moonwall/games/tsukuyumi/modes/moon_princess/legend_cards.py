"""Legendary Oni of this mode: where their cards place them, and how the Skybound follows the Princess (HD-04, MQ-26).

Functions that only look; what they leave open is the team's choice.
"""

from __future__ import annotations

from ...board import AROUND, CENTRE, COORDS, MOON, distance
from ...book import TSUKUYUMI
from ...position import HOMEZONE, VOID, Tsukuyumi
from .aim import stands, without_units
from .princess import lowest_home
from .ring import INNER_CIRCLE
from .round_card import fertile_grounds
from .rows import CoopLegend
from .state import prioritised, touched

FLIGHT = 2  # areas that the Skybound flies when the Princess walks (MP-LEGEND-20)


def places(game: Tsukuyumi, card: CoopLegend) -> list[int]:
    """Where a Legendary Oni may come in; of several areas those with a Priority marker (HD-04). Of the Three Shadows
    the next one: another area each time."""
    kind = game.book.legends.get(card.legend, -1)
    free = [s for s in _named(game, card.place) if kind < 0 or not game.count(s, kind)]
    return [s for s in free if prioritised(game, s)] or free


def _named(game: Tsukuyumi, place: str) -> list[int]:
    if place == "centre":
        return [CENTRE]
    if place == "moon":
        return list(MOON)
    if place == "moon-rim":
        return list(MOON[1:])
    if place == "lowest-home":
        home = lowest_home(game)
        return [] if home < 0 else [home]
    if place == "fertile":
        return fertile_grounds(game) or _busiest_gate(game)
    if place == "no-tsukuyumi":
        return [s for s in game.areas if not game.props(s) & TSUKUYUMI and without_units(game, s)]
    inner = [s for s in INNER_CIRCLE if _area(game, s)]
    marked = [s for s in inner if game.territory[s] < game.rules.seats]
    return _nearest_to_her(game, marked or inner)


def _area(game: Tsukuyumi, space: int) -> bool:
    return game.ground[space] != VOID and game.ground[space] != HOMEZONE


def _busiest_gate(game: Tsukuyumi) -> list[int]:
    """Areas beside the lowest player's Homezone with the most players' markers around them."""
    home = lowest_home(game)
    gates = [] if home < 0 else [t for _, t in AROUND[home] if _area(game, t)]
    counts = {s: len([t for _, t in AROUND[s] if game.territory[t] < game.rules.seats]) for s in gates}
    return [s for s in gates if counts[s] == max(counts.values())]


def _nearest_to_her(game: Tsukuyumi, spaces: list[int]) -> list[int]:
    """Fewest steps from an area that the Princess touches; from the centre if she is away."""
    hers = touched(game) or [CENTRE]
    steps = {s: min([distance(COORDS[s], COORDS[t]) for t in hers]) for s in spaces}
    return [s for s in spaces if steps[s] == min(steps.values())]


# --- the Skybound -------------------------------------------------------------------------------------------


def flights(game: Tsukuyumi, dir: int) -> list[tuple[int, ...]]:
    """How the Skybound follows a walk of the Princess: the areas it enters, two of them along the inner circle her way,
    a gap ending it; from elsewhere first by a shortest way to the circle. Several ways are the team's choice."""
    at = stands(game, "skybound")
    if at < 0:
        return []
    if at in INNER_CIRCLE:
        return [_along(game, at, dir, FLIGHT)]
    ways: list[tuple[int, ...]] = [()]
    for used in range(1, FLIGHT + 1):
        ways = [(*way, t) for way in ways for _, t in AROUND[way[-1] if way else at] if game.ground[t] != VOID]
        arrived = [way for way in ways if way[-1] in INNER_CIRCLE and _area(game, way[-1])]
        if arrived:
            return sorted({(*way, *_along(game, way[-1], dir, FLIGHT - used)) for way in arrived})
    nearer = min([_to_circle(way[-1]) for way in ways], default=0)
    return sorted({way for way in ways if _to_circle(way[-1]) == nearer < _to_circle(at)})


def _to_circle(space: int) -> int:
    return min([distance(COORDS[space], COORDS[s]) for s in INNER_CIRCLE])


def _along(game: Tsukuyumi, start: int, dir: int, steps: int) -> tuple[int, ...]:
    """So many areas along the inner circle; numbers of the ring rise clockwise, and so does this list."""
    at = INNER_CIRCLE.index(start)
    path: list[int] = []
    for step in range(1, steps + 1):
        space = INNER_CIRCLE[(at + dir * step) % len(INNER_CIRCLE)]
        if not _area(game, space):
            break
        path.append(space)
    return tuple(path)


def torn(game: Tsukuyumi, path: tuple[int, ...]) -> list[int]:
    """Areas on its way that lose a player's marker when it enters them (MP-LEGEND-19)."""
    return [s for s in path if _area(game, s) and game.territory[s] < game.rules.seats]
