"""From entries back to a position, and to any earlier moment of it.

Rules change, and matches outlast that. Entries hold answers, what all were told of them, and now and then a fingerprint
of the position: by these a match is compared with what today's rules make of its answers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from moonwall import table

from .history import History
from .store import encode_events

Answer = tuple[int, str]
Story = Mapping[int, tuple[str, str]]  # by entry: who was asked after it, and its events
PRINT_EVERY = 16  # entries between fingerprints
_EXPLAINS = frozenset(("rule", "why", "among"))  # what an event says about itself, not about the game


def begin(setup: str, packs: tuple[str, ...]) -> table.Match:
    """The match before its first answer."""
    return table.replay(setup, to=0, content=packs)


def waiting_text(match: table.Match) -> str:
    return ",".join(str(s) for s in sorted({s for d in match.decisions for s in d.seats}))


def print_of(match: table.Match) -> str:
    """What an entry keeps of the position after it."""
    return f"{match.game.rules_version}:{match.fingerprint()}"


class Rebuilt(msgspec.Struct):
    """``broken`` says why the position could not be followed to the end: the match is then as it was at the last moment
    on which today's rules and the journal agree."""

    match: table.Match
    history: History
    broken: str = ""


class Standing:
    """What the entries of a match add up to: the answers that stand, and the fingerprints of the moments after them."""

    __slots__ = ("answers", "at_snapshot", "history", "prints", "usable")

    def __init__(self, rows: Sequence[Any], snapshot: int = -1) -> None:
        history = self.history = History()
        answers: list[Answer] = []
        prints: list[str | None] = [None]
        lowest = 0  # the earliest moment an undo after the snapshot went back to
        self.at_snapshot = -1
        for number, kind, seat, option, decision, moment, _, mark in rows:
            if kind == "answer":
                history.answered(seat, decision)
                answers.append((seat, option))
                prints.append(mark)
            elif kind == "undo":
                history.undone(moment)
                del answers[moment:], prints[moment + 1 :]
                if number > snapshot:
                    lowest = min(lowest, moment)
            if number == snapshot:
                self.at_snapshot = lowest = history.count
        self.answers = answers
        self.prints = prints
        self.usable = self.at_snapshot >= 0 and lowest >= self.at_snapshot


def rebuild(setup: str, packs: tuple[str, ...], rows: Sequence[Any], snapshot: tuple[int, bytes] | None) -> Rebuilt:
    """The newest position: from the snapshot where that can still be used, else from the first answer on."""
    stands = Standing(rows, snapshot[0] if snapshot else -1)
    match = None
    if snapshot is not None and stands.usable:
        match = _restore(snapshot[1], packs)
    if match is None or match.count != stands.at_snapshot:
        match = begin(setup, packs)
    rules = f"{match.game.rules_version}:"
    for seat, option in stands.answers[match.count :]:
        try:
            match.play(option, seat)
        except (table.TableError, table.RulesFault) as error:
            return Rebuilt(match, stands.history, _illegal(match, error))
        mark = stands.prints[match.count]
        if mark is not None and mark.startswith(rules) and mark != print_of(match):
            return Rebuilt(match, stands.history, f"the position after answer {match.count} is not the recorded one")
    return Rebuilt(match, stands.history)


def compare(
    setup: str, packs: tuple[str, ...], rows: Sequence[Any], snapshot: tuple[int, bytes] | None, story: Story
) -> Rebuilt:
    """Play all answers again under today's rules and content, and compare the outcome with what was told and kept.

    A moment agrees when its fingerprint is the kept one, or when the same was asked and told up to it."""
    stands = Standing(rows, snapshot[0] if snapshot else -1)
    if snapshot is not None and stands.usable:
        stands.prints[stands.at_snapshot] = _print_in(snapshot[1])
    match = begin(setup, packs)
    happened: list[tuple[str, str]] = [(waiting_text(match), encode_events(match.events))]
    met, unmet, why = -1, False, ""
    for seat, option in stands.answers:
        try:
            match.play(option, seat)
        except (table.TableError, table.RulesFault) as error:
            why = _illegal(match, error)
            break
        happened.append((waiting_text(match), encode_events(match.events)))
        mark = stands.prints[match.count]
        if mark is not None:
            same = mark.partition(":")[2] == match.fingerprint()
            met, unmet = (match.count, False) if same else (met, True)
    before = [story[number] for number in stands.history.reached]
    differs = _first_difference(before, happened, met + 1)
    if differs is not None:
        agreed, why = differs - 1, f"answer {differs} leads elsewhere under the rules of this version"
        if differs == 0:
            agreed, why = 0, "the table is set otherwise under the rules of this version"
    elif why:
        agreed = match.count
    elif unmet:
        agreed, why = match.count, "the position is not the recorded one under the rules of this version"
    else:
        return Rebuilt(match, stands.history)
    match = begin(setup, packs)
    for seat, option in stands.answers[:agreed]:
        match.play(option, seat)
    return Rebuilt(match, stands.history, why)


def _illegal(match: table.Match, error: Exception) -> str:
    return f"answer {match.count + 1} cannot be played under the rules of this version: {error}"


def _first_difference(before: list[tuple[str, str]], now: list[tuple[str, str]], start: int) -> int | None:
    """The first moment from ``start`` on that was asked or told otherwise. Kinds of events that only one of the two
    logs knows, and fields that only one of two events has, are new words for the same thing, not another thing."""
    then = [msgspec.json.decode(events) for _, events in before]
    here = [msgspec.json.decode(events) for _, events in now]
    both = {e[0] for moment in then for e in moment} & {e[0] for moment in here for e in moment}
    for k in range(start, len(now)):
        if before[k][0] != now[k][0]:
            return k
        old = [e for e in then[k] if e[0] in both]
        new = [e for e in here[k] if e[0] in both]
        if len(old) != len(new) or not all(map(_alike, old, new)):
            return k
    return None


def _alike(old: list[Any], new: list[Any]) -> bool:
    shared = (old[1].keys() & new[1].keys()) - _EXPLAINS
    return old[0] == new[0] and old[2] == new[2] and all(old[1][key] == new[1][key] for key in shared)


def _restore(doc: bytes, packs: tuple[str, ...]) -> table.Match | None:
    try:
        return table.restore(doc, content=packs)
    except table.RecordError:
        return None  # taken under other rules: the answers are the truth, the snapshot was a cache


def _print_in(doc: bytes) -> str | None:
    """The fingerprint of the position that a snapshot holds, which need not be readable by today's rules."""
    try:
        found = msgspec.json.decode(doc)
        return f"{found['rules']}:{table.fingerprint(found['position'])}"
    except (msgspec.DecodeError, KeyError, TypeError):
        return None


def journal_record(setup: str, rows: Sequence[Any]) -> dict[str, Any]:
    """The record of a match that today's rules cannot play: what the entries say, for the rules it was begun under."""
    stands = Standing(rows)
    doc: dict[str, Any] = msgspec.json.decode(setup)
    rules = f"{doc['rules']}:"
    prints = {
        str(k): mark.removeprefix(rules) for k, mark in enumerate(stands.prints) if mark and mark.startswith(rules)
    }
    return {**doc, "answers": [list(answer) for answer in stands.answers], "fingerprints": prints, "result": None}


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
