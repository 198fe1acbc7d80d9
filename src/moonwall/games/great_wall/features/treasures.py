"""The Golden Scales as the evaluation sees them: hopes by how the Gold of the seats compares (GW-END-07)."""

from __future__ import annotations

from math import exp

from ..cards.scoring import FEWEST_GOLD, golden_scales
from ..names import GOLD
from ..position import GreatWall

SWAY = 1.5  # Gold: how far a lead may still be turned in a Year
LATE_SWAY = 0.3  # Gold: the same when no Year is left
TIE = 0.2  # Gold: what a place in the Tea order counts between equals
SHORT = 0.7  # of the hope: what is left of it with too little Gold, while there is a Year to gain more
_known: dict[tuple[object, ...], list[float]] = {}  # most positions have the Gold of the one before


def weigh_gold(game: GreatWall, ranks: tuple[int, ...], left: float) -> list[float]:
    """What the Golden Scales may bring each seat, ``left`` Years before the end."""
    humans = game.rules.humans
    seats = range(len(game.seats))
    if len(humans) == 1:  # alone it goes by the amount, not by rank
        return [float(golden_scales(game, seat, ranks)) for seat in seats]
    gold = tuple(game.res[GOLD : len(game.seats) * 4 : 4])
    key = (ranks, left, humans, gold, *game.tea)
    known = _known.get(key)
    if known is None:
        if len(_known) > 20_000:
            _known.clear()
        known = _known[key] = hopes(humans, gold, game.tea, ranks, left)
    return known


def hopes(
    humans: tuple[int, ...], gold: tuple[int, ...], tea: tuple[int, ...], ranks: tuple[int, ...], left: float
) -> list[float]:
    """The same by what it depends on: everybody's Gold and the Tea order."""
    seats = range(len(gold))
    standing = [gold[seat] - TIE * tea.index(seat) if seat in humans else 0.0 for seat in seats]
    sway = LATE_SWAY + SWAY * left
    found = []
    for seat in seats:
        if seat not in humans:
            found.append(0.0)
            continue
        odds = [1.0]  # how likely so many others have more
        for other in humans:
            if other != seat:
                gap = (standing[seat] - standing[other]) / sway
                more = 1 / (1 + exp(max(-30.0, min(30.0, gap))))
                odds = [a * (1 - more) + b * more for a, b in zip([*odds, 0.0], [0.0, *odds])]
        hope = sum([chance * rank for chance, rank in zip(odds, ranks)])
        if gold[seat] < FEWEST_GOLD:
            hope *= SHORT * min(1.0, left) * gold[seat] / FEWEST_GOLD
        found.append(hope)
    return found
