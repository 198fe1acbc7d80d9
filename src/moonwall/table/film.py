"""Film: one answer again, slowly. What a rule did by itself between two decisions can be looked at step by step.

Positions keep no such pictures: the answer is played once more on a copy, and the table is looked at each time
something is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .events import Event

if TYPE_CHECKING:
    from .match import Match

Frame = tuple[dict[str, Any], dict[str, Any]]  # an event and the view right after it


class Reel(list[Event]):
    """A log that looks at the table with every line; playing an answer leaves it in its place."""


class Film(Reel):
    """A log that also keeps how the table looked whenever ``seat`` was told something."""

    def __init__(self, seat: int | None, look: Callable[[], dict[str, Any]]) -> None:
        super().__init__()
        self.seat = seat
        self.look = look
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if event.seen_by(self.seat):
            self.frames.append((event.encode(), self.look()))


def film(before: Match, option: str, by: int, seat: int | None) -> list[Frame]:
    """Play ``option`` of seat ``by`` on a copy of ``before``: every event ``seat`` is told, with its view after it.

    Nobody can answer anything in such a view; the last one may differ from the next decision's by what was not told."""
    match = before.clone()

    def look() -> dict[str, Any]:
        answered, match._decisions = match._decisions, []  # it fits the table no more, and nobody is asked meanwhile
        try:
            return match.view(seat)
        finally:
            match._decisions = answered

    reel = Film(seat, look)
    match.position.log = reel
    match.play(option, by)
    return reel.frames
