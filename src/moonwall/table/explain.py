"""Why an automatic act came out as it did, for the log (``why`` of an event: docs/architecture.md, "Events").

Whatever the rules of a game decide without a player says what was compared and what decided. Nothing here changes a
position; the sentences are in the game's catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .position import Position


def named(words: Sequence[str], numbers: Iterable[int]) -> tuple[str, ...]:
    """Things by their words: what a game counts as 0, 1, 2 … is told as ``words`` has it."""
    return tuple(words[number] for number in numbers)


def tally(counts: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Things with a number each: ``quarry:2`` is read as "Quarry: 2"."""
    return tuple(f"{word}:{n}" for word, n in counts)


def skip(game: Position, seat: int, what: str, why: str, rule: str, **data: Any) -> None:
    """Something that would be due is left out: the event ``skipped`` says what, and why."""
    game.tell("skipped", seat=seat, what=what, why=why, rule=rule, **data)
