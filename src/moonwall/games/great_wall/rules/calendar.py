"""The calendar: the steps of a Year one after another, as ``game.rules.year`` lists them (year.py), then the next."""

from __future__ import annotations

from typing import Any

from moonwall.table import Step

from ..position import GreatWall


class Calendar(Step[GreatWall]):
    """Step number ``at`` of the Year, then the rest; after the last one a new Year begins (GW-WINTER-12)."""

    at: int

    def run(self, game: GreatWall) -> None:
        year = game.rules.year
        game.push(Calendar(self.at + 1 if self.at + 1 < len(year) else 0))
        game.push(year[self.at])


def from_step(game: GreatWall, kind: type[Step[Any]], after: int = 0) -> Calendar:
    """The calendar from the first step of this kind on, or from so many steps after it."""
    found = next(at for at, step in enumerate(game.rules.year) if isinstance(step, kind))
    return Calendar((found + after) % len(game.rules.year))


def to_come(game: GreatWall) -> tuple[Step[GreatWall], ...]:
    """The steps of this Year that have not begun."""
    for step in game.stack:
        if isinstance(step, Calendar):
            return game.rules.year[step.at :] if step.at else ()
    return ()
