"""The story of the points: when each seat's score changed, and by what.

The match is played again; whenever something is told, the scores are looked at. A change belongs to what was told with
it. Where that only tells the points themselves (``GameType.points``), it belongs to what was told before: not to
"2 Honour", but to the donation that brought them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from .events import Event
from .film import Reel

if TYPE_CHECKING:
    from .match import Match
    from .position import Position


END = "end"  # what the end itself adds or takes


class Turn(NamedTuple):
    """The score of ``seat`` changed by ``n`` in answer ``k`` (0: the set-up), by an event of this kind."""

    k: int
    seat: int
    n: int
    kind: str


class Ledger(Reel):
    """A log that looks at the scores with every line."""

    def __init__(self, position: Position, plain: Iterable[str], asked: str) -> None:
        super().__init__()
        self.position = position
        self.plain = frozenset(plain)
        self.scores = position.scores()
        self.turns: list[tuple[int, int, str]] = []
        # by seat (-1: anybody): what was told last that is more than points; before that, what was asked
        self.cause: dict[int, str] = {-1: asked}

    def append(self, event: Event) -> None:
        super().append(event)
        seat = event.data.get("seat")
        if event.kind not in self.plain and event.kind not in ("forced", "automaton"):
            self.cause = {} if seat is None else self.cause
            self.cause[seat if isinstance(seat, int) else -1] = event.kind
        self.look(event.kind)

    def look(self, kind: str = "") -> None:
        """Note what has changed; what nothing was told of belongs to the last thing told."""
        now = self.position.scores()
        if now == self.scores:
            return
        for seat, (was, points) in enumerate(zip(self.scores, now)):
            if points != was:
                why = kind if kind and kind not in self.plain else self.cause.get(seat, self.cause.get(-1, ""))
                self.turns.append((seat, points - was, why))
        self.scores = now


def story(match: Match) -> list[Turn]:
    """All changes of all scores of a match, oldest first; they add up to how it stands."""
    from .match import begin

    again = begin(match.game, match.setup, match.origin)
    plain = match.game.points
    told: list[Turn] = []
    start = again.position.scores()
    told += [Turn(0, seat, n, "") for seat, n in enumerate(start) if n]
    for seat, text in match.answers:
        position = again.position
        asked = again.decision_of(seat)
        ledger = Ledger(position, plain, "" if asked is None else asked.kind)
        position.log = ledger
        again.play(text, seat)
        if position.outcome is None:
            ledger.look()
        told += [Turn(again.count, *turn) for turn in ledger.turns]
    now = [0] * len(start)
    for turn in told:
        now[turn.seat] += turn.n
    told += [Turn(match.count, seat, n - was, END) for seat, (was, n) in enumerate(zip(now, match.scores)) if n != was]
    return told


def describe(turns: Iterable[Turn]) -> list[list[Any]]:
    return [list(turn) for turn in turns]
