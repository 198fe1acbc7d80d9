"""A calendar: the steps of a round (or a year) as a list that is gone through again and again.

A game lists the steps as its rulebook's page does, and a mode may give another list. ``Position.calendar`` is that
list. The step :class:`Calendar` takes one after another, so that a position holds only where it is.
"""

from __future__ import annotations

from typing import Any

from .position import Position
from .steps import Step


class Calendar(Step[Any]):
    """Step number ``at`` of the calendar, then the rest; after the last one the first comes again."""

    at: int

    def run(self, game: Position) -> None:
        steps = game.calendar()
        game.push(Calendar(self.at + 1 if self.at + 1 < len(steps) else 0))
        game.push(steps[self.at])


def from_step(game: Position, kind: type[Step[Any]], after: int = 0) -> Calendar:
    """The calendar from the first step of this kind on, or from so many steps after it."""
    steps = game.calendar()
    found = next(at for at, step in enumerate(steps) if isinstance(step, kind))
    return Calendar((found + after) % len(steps))


def after_step(game: Position, step: Step[Any]) -> Calendar:
    """The calendar from what comes after this very step."""
    steps = game.calendar()
    return Calendar((steps.index(step) + 1) % len(steps))


def to_come(game: Position) -> tuple[Step[Any], ...]:
    """The steps of this round that have not begun."""
    for step in game.stack:
        if isinstance(step, Calendar):
            return game.calendar()[step.at :] if step.at else ()
    return ()
