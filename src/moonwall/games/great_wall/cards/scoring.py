"""Artifacts at the final scoring (GW-END-07): Honour for each of a counter, or the ranking of the Golden Scales."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..names import GOLD
from .effects.core import amount_of

if TYPE_CHECKING:
    from ..position import GreatWall

FEWEST_GOLD = 3
ALONE = (8, 5, 3)  # Gold a solo player needs for each rank


def artifact_honour(game: GreatWall, artifact: int, seat: int) -> int:
    """What an Artifact is worth to a seat."""
    cards = game.book.cards
    if cards.artifact_function[artifact] == "golden-scales":
        return golden_scales(game, seat, cards.artifact_ranks[artifact])
    return cards.artifact_honour[artifact] * amount_of(game, seat, cards.artifact_per[artifact], 0, ())


def artifact_reasons(game: GreatWall, artifact: int, seat: int) -> dict[str, Any]:
    """What was counted for it."""
    cards = game.book.cards
    if cards.artifact_function[artifact] == "golden-scales":
        why = "score-scales-alone" if len(game.rules.humans) == 1 else "score-scales"
        return {"why": why, "gold": game.res[seat * 4 + GOLD]}
    counted = amount_of(game, seat, cards.artifact_per[artifact], 0, ())
    return {"why": "score-artifact", "each": cards.artifact_honour[artifact], "counted": counted}


def golden_scales(game: GreatWall, seat: int, ranks: tuple[int, ...]) -> int:
    """By rank in Gold left, ties by Tea order (GW-TEA-03); with fewer than 3 Gold nothing."""
    gold = game.res[seat * 4 + GOLD]
    if len(game.rules.humans) == 1:  # alone: by the amount
        return next((ranks[rank] for rank, fewest in enumerate(ALONE) if gold >= fewest), 0)
    if gold < FEWEST_GOLD:
        return 0
    order = sorted(game.tea, key=lambda other: -game.res[other * 4 + GOLD])  # stable, so equals stay in Tea order
    rank = order.index(seat)
    return ranks[rank] if rank < len(ranks) else 0
