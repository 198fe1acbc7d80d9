"""Why an automatic act came out as it did, for the log (``why`` of an event: docs/architecture.md, "Events").

Whatever the rules decide without a player says what was compared and what decided. Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..names import CELLS, LOCATIONS
from ..position import GreatWall


def places(found: Iterable[int]) -> tuple[str, ...]:
    """Locations by their words."""
    return tuple(LOCATIONS[place] for place in found)


def cells(found: Iterable[int]) -> tuple[str, ...]:
    """Vital points by their words."""
    return tuple(CELLS[cell] for cell in found)


def tally(counts: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Things with a number each: ``quarry:2`` is read as "Quarry: 2"."""
    return tuple(f"{word}:{n}" for word, n in counts)


def skip(game: GreatWall, seat: int, what: str, why: str, rule: str, **data: Any) -> None:
    """Something that would be due is left out."""
    game.tell("skipped", seat=seat, what=what, why=why, rule=rule, **data)
