"""Previews: what an answer would do, as far as the seat that gives it can know.

The answer is played in a world imagined from what the seat knows, so a preview never depends on what is hidden from it.
It stops where the seat can know no more: before chance, before something hidden is shown, at a decision. Seats that
might answer with a hidden card but may also pass are taken to pass; ``unless`` names them.

What is worth a word of the difference is data: ``GameType.counters`` names numbers of the view by their path, with the
word for one. In a path ``@`` is a place for each seat and ``*`` each key of an object, which is then the word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import Unforeseen
from .events import visible
from .options import DONE, NO, PASS, Option
from .position import NOBODY
from .steps import Together

if TYPE_CHECKING:
    from .match import Match

View = dict[str, Any]
Counts = dict[tuple[str, int | None], int]
SEED = 1  # any will do, as long as it is the same in every world that the seat cannot tell apart
_NOTHING_DONE = (PASS.text, DONE.text, NO.text)


class Difference:
    """A number that would change: its word, whose it is (None: the table's), what it was and what it would be."""

    __slots__ = ("now", "seat", "was", "word")

    def __init__(self, word: str, seat: int | None, was: int, now: int) -> None:
        self.word = word
        self.seat = seat
        self.was = was
        self.now = now

    def encode(self) -> dict[str, Any]:
        return {"word": self.word, "seat": self.seat, "was": self.was, "now": self.now}

    def __repr__(self) -> str:
        return f"<{self.word}{'' if self.seat is None else f' of {self.seat}'}: {self.was} to {self.now}>"


class Preview:
    """``kind`` is that of the decision. ``stop`` says why the preview ends: ``chance``, ``reveal``, ``others`` (they
    decide, ``waiting`` names them), ``yours`` (the seat's own next question, ``asks``) or ``end`` (of the game).
    ``view`` is the table then; nobody is asked there."""

    __slots__ = (
        "_foresight",
        "_match",
        "_view",
        "asks",
        "differences",
        "events",
        "kind",
        "option",
        "seat",
        "stop",
        "unless",
        "waiting",
    )

    def __init__(self, foresight: Foresight, option: Option, match: Match, stop: str) -> None:
        self.kind = foresight.decision.kind
        self.option = option
        self.seat = foresight.seat
        self.stop = stop
        self._foresight = foresight
        self._match = match
        self._view: View | None = None
        self.events: list[dict[str, Any]] = []
        self.differences: list[Difference] = []
        self.waiting: list[int] = []
        self.unless: list[int] = []
        self.asks: dict[str, Any] | None = None

    @property
    def view(self) -> View:
        """The table, the scores and the outcome as they would be; made when somebody looks."""
        if self._view is None:
            self._view = _look(self._match, self.seat)
        return self._view

    @property
    def changes(self) -> list[Any]:
        """The edits ``[path, value]`` that make the seat's present view the one of the preview (``changes.py``)."""
        import msgspec

        from .changes import Comparer, changed

        edits = Comparer().edits(self._foresight.before, self.view)
        if edits is None:
            return [[["table"], self.view["table"]], [["scores"], self.view["scores"]]]
        found: list[Any] = msgspec.json.decode(changed([edits]))
        return found

    def encode(self) -> dict[str, Any]:
        """JSON-able; with ``changes`` in place of the view."""
        return {
            "kind": self.kind,
            "option": self.option.text,
            "seat": self.seat,
            "stop": self.stop,
            "events": self.events,
            "differences": [difference.encode() for difference in self.differences],
            "waiting": self.waiting,
            "unless": self.unless,
            "asks": self.asks,
            "changes": self.changes,
        }

    def __repr__(self) -> str:
        return f"<preview of {self.option.text!r}: {len(self.events)} events, then {self.stop}>"


class Foresight:
    """The world that a seat imagines, in which its options are tried, each on a copy."""

    def __init__(self, match: Match, seat: int, seed: int = SEED) -> None:
        self.seat = seat
        self.world = match.imagine(seat, seed)
        self.world.position.suppose(seat)
        self.world.position.ask_always = True  # who is asked must not hang on hands that are only imagined
        found = self.world.decision_of(seat)
        assert found is not None, "a seat knows its own decision"
        self.decision = found
        self._before: View | None = None
        self.counters = [(path.split("."), word) for path, word in match.game.counters]
        self.parts = frozenset(path[1] for path, _ in self.counters if path[0] == "table")
        self.counts = self._count(self.world)

    @property
    def before(self) -> View:
        """The table as the seat sees it now."""
        if self._before is None:
            self._before = _look(self.world, self.seat)
        return self._before

    def preview(self, option: Option) -> Preview:
        seat = self.seat
        match = self.world.clone()
        position = match.position
        position.log = []
        position.foresees = seat
        unless: set[int] = set()
        try:
            match._take(self.decision, option, seat)
            while self._passes(match, unless):
                pass
            stop = "end" if match.over else "others" if match.decision_of(seat) is None else "yours"
        except Unforeseen as met:
            stop = met.why
        position.foresees = NOBODY
        made = Preview(self, option, match, stop)
        made.events = [event for event in visible(position.log, seat) if not _idle(event)]
        made.differences = self._differences(match)
        made.unless = sorted(unless)
        if stop == "others":
            made.waiting = sorted({s for decision in match.decisions for s in decision.seats})
        elif stop == "yours":
            mine = match.decision_of(seat)
            assert mine is not None
            made.asks = {"kind": mine.kind, "seat": mine.seat, "about": mine.choice.about(position)}
        return made

    def _passes(self, match: Match, unless: set[int]) -> bool:
        """Another seat that may hold a card for the moment, and need not play it, lets it pass."""
        if len(match._decisions) != 1:
            return False
        decision = match._decisions[0]
        choice = decision.choice
        if not choice.secret or self.seat in decision.seats or PASS not in decision.options:
            return False
        position = match.position
        if isinstance(position.stack[-1], Together):
            return False
        unless.add(decision.seat)
        position.stack.pop()
        choice.take(position, PASS)
        match._advance()
        return True

    def _count(self, match: Match) -> Counts:
        """The numbers that the game's counters name, by word and seat; what has the same of both is added up."""
        seen = {"table": match.position.glimpse(self.seat, self.parts), "scores": match.scores}
        found: Counts = {}
        for path, word in self.counters:
            _count(seen, path, word, None, found)
        return found

    def _differences(self, match: Match) -> list[Difference]:
        """One's own first, then the others', then the table's."""
        before, after = self.counts, self._count(match)
        keys = [*after, *(key for key in before if key not in after)]
        found = [
            Difference(word, seat, before.get((word, seat), 0), after.get((word, seat), 0))
            for word, seat in keys
            if before.get((word, seat), 0) != after.get((word, seat), 0)
        ]
        found.sort(key=lambda d: (d.seat is None, d.seat != self.seat, d.seat or 0))
        return found


def _look(match: Match, seat: int) -> dict[str, Any]:
    """The parts of a view that an answer can change for the eye: the table, the scores and the outcome."""
    outcome = match.outcome
    return {
        "table": match.position.view(seat),
        "scores": match.scores,
        "outcome": None if outcome is None else outcome.encode(),
    }


def _idle(event: dict[str, Any]) -> bool:
    """Somebody who could do nothing did nothing."""
    return event["kind"] == "forced" and event["data"]["option"] in _NOTHING_DONE


def _count(value: Any, path: list[str], word: str, seat: int | None, found: Counts) -> None:
    for place, step in enumerate(path):
        if value is None:
            return
        if step == "@":
            for number, item in enumerate(value):
                _count(item, path[place + 1 :], word, number, found)
            return
        if step == "*":
            for key, item in value.items():
                _count(item, path[place + 1 :], word or key, seat, found)
            return
        value = value.get(step)
    n = value if isinstance(value, int) else 0 if value is None else len(value)
    found[word, seat] = found.get((word, seat), 0) + n
