"""From entries back to a position, and to any earlier moment of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from moonwall import table

from .history import History

Answer = tuple[int, str]


def begin(setup: str, packs: tuple[str, ...]) -> table.Match:
    """The match before its first answer."""
    return table.replay(setup, to=0, content=packs)


class Rebuilt(msgspec.Struct):
    """``broken`` says why the position could not be followed to the end (rules that have changed since)."""

    match: table.Match
    history: History
    broken: str


def rebuild(setup: str, packs: tuple[str, ...], rows: Sequence[Any], snapshot: tuple[int, bytes] | None) -> Rebuilt:
    """The newest position: from the snapshot where that can still be used, else from the first answer on."""
    history = History()
    answers: list[Answer] = []
    at = snapshot[0] if snapshot else -1
    lowest = 0  # the earliest moment an undo after the snapshot went back to
    count_at_snapshot = -1
    for number, kind, seat, option, decision, moment, _ in rows:
        if kind == "answer":
            history.answered(seat, decision)
            answers.append((seat, option))
        elif kind == "undo":
            history.undone(moment)
            del answers[moment:]
            if number > at:
                lowest = min(lowest, moment)
        if number == at:
            count_at_snapshot = lowest = history.count
    match = None
    if snapshot is not None and count_at_snapshot >= 0 and lowest >= count_at_snapshot:
        match = _restore(snapshot[1], packs)
    if match is None or match.count != count_at_snapshot:
        match = begin(setup, packs)
    broken = ""
    for seat, option in answers[match.count :]:
        try:
            match.play(option, seat)
        except (table.TableError, table.RulesFault) as error:
            broken = f"answer {match.count + 1} cannot be played under the rules of this version: {error}"
            break
    return Rebuilt(match, history, broken)


def _restore(doc: bytes, packs: tuple[str, ...]) -> table.Match | None:
    try:
        return table.restore(doc, content=packs)
    except table.RecordError:
        return None  # taken under other rules: the answers are the truth, the snapshot was a cache


class Marks:
    """Copies of a match every few moments, made as they are asked for, so that a slider can be dragged."""

    __slots__ = ("_at", "_every", "_matches")

    def __init__(self, first: table.Match, every: int = 32) -> None:
        self._every = every
        self._at = [0]
        self._matches = [first.clone()]

    def match_at(self, moment: int, answers: Sequence[Answer]) -> table.Match:
        """A copy of the match as it was after so many answers."""
        nearest = bisect_right(self._at, moment) - 1
        match = self._matches[nearest].clone()
        for seat, option in answers[match.count : moment]:
            match.play(option, seat)
            if match.count % self._every == 0 and match.count > self._at[-1]:
                self._at.append(match.count)
                self._matches.append(match.clone())
        return match

    def forget_after(self, moment: int) -> None:
        keep = bisect_right(self._at, moment)
        del self._at[keep:], self._matches[keep:]
