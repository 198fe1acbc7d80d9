"""Positions come back from entries and snapshots, exactly and soon."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from typing import Any

import pytest

from moonwall import table
from moonwall.server.following import Followed, follow
from moonwall.server.history import History
from moonwall.server.rebuild import Marks, begin, rebuild
from tests.clock import measured
from tests.guests import goose


def entries_of(rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    fields = ("number", "kind", "seat", "option", "decision", "moment", "at", "print")
    return [tuple(row.get(f) for f in fields) for row in rows]


def whole_game(game: str, seats: int) -> table.Match:
    match = table.start(game, seats=seats, seed=11)
    chance = random.Random(3)
    while not match.over:
        decision = chance.choice(match.decisions)
        match.play(chance.choice(decision.options), decision.seat)
    return match


def followed_by(match: table.Match) -> Followed:
    return follow(json.dumps(match.record()).encode(), None, ())


@pytest.mark.parametrize("game", [g["name"] for g in table.games() if g["name"] in ("great-wall", "tsukuyumi")])
def test_a_long_match_is_back_in_under_200_ms(game: str) -> None:
    """On a slow machine: in less than four times what playing its answers again takes there."""
    match = whole_game(game, 4)
    followed = followed_by(match)
    setup, rows = followed.setup, followed.rows
    assert followed.grade == "exact" and len(rows) == match.count + 1
    cut = match.count - 30
    text = json.dumps(setup)
    snapshot = table.replay({**setup, "answers": match.record()["answers"]}, to=cut)
    doc = json.dumps(snapshot.snapshot()).encode()
    started = time.process_time()
    table.replay(match.record())
    bare = time.process_time() - started
    limit = max(0.2, 4 * bare)
    for kept in ((cut, doc), None):

        def back(kept: tuple[int, bytes] | None = kept) -> float:
            started = time.process_time()
            made = rebuild(text, (), entries_of(rows), kept)
            spent = time.process_time() - started
            assert made.match.fingerprint() == match.fingerprint() and not made.broken
            return spent

        spent = measured(back, lambda spent: spent < limit)
        assert spent < limit, f"{bare:.3f} s bare; {spent:.3f} s with{'' if kept else 'out'} a snapshot"


def test_undos_after_and_before_a_snapshot_are_followed() -> None:
    """A snapshot is used only where the entries after it build on it."""
    match = whole_game(goose.GOOSE.name, 2)
    followed = followed_by(match)
    setup, rows = followed.setup, followed.rows
    entries = entries_of(rows)
    text = json.dumps(setup)
    four = json.dumps(begin_at(text, match, 4).snapshot()).encode()
    undo = [(len(entries), "undo", 0, None, None, 3, "", None)]
    for to in (2, 3, 4, 6):
        undo[0] = (*undo[0][:5], to, "", None)
        made = rebuild(text, (), [*entries, *undo], (4, four))
        assert made.match.count == made.history.count == to
        assert made.match.fingerprint() == begin_at(text, match, to).fingerprint()


def begin_at(setup: str, match: table.Match, count: int) -> table.Match:
    return Marks(begin(setup, ())).match_at(count, match.answers)


def test_a_damaged_or_foreign_snapshot_is_only_a_cache() -> None:
    match = whole_game(goose.GOOSE.name, 2)
    followed = followed_by(match)
    setup, rows = followed.setup, followed.rows
    doc = begin_at(json.dumps(setup), match, 4).snapshot()
    for wrong in (b"{}", json.dumps({**doc, "rules": 99}).encode(), json.dumps({**doc, "position": {}}).encode()):
        made = rebuild(json.dumps(setup), (), entries_of(rows), (4, wrong))
        assert made.match.fingerprint() == match.fingerprint()


def test_an_answer_the_rules_no_longer_allow_stops_the_match_and_says_where() -> None:
    match = whole_game(goose.GOOSE.name, 2)
    followed = followed_by(match)
    setup, rows = followed.setup, followed.rows
    entries = entries_of(rows)
    entries[5] = (5, "answer", entries[5][2], "lay 99", entries[5][4], 5, "", None)
    made = rebuild(json.dumps(setup), (), entries, None)
    assert made.match.count == 4 and "answer 5" in made.broken


def test_marks_give_every_moment_in_any_order() -> None:
    match = whole_game(goose.GOOSE.name, 3)
    marks = Marks(table.start(goose.GOOSE.name, seats=3, seed=11), every=2)
    for k in (match.count, 3, 8, 0, 7):
        assert marks.match_at(k, match.answers).count == k
    marks.forget_after(4)
    again = marks.match_at(match.count, match.answers)
    assert again.fingerprint() == match.fingerprint()


def test_versions_tell_what_a_page_still_has_right() -> None:
    history = History()
    for n in range(5):
        history.answered(n % 2, f"{n}-0")
    history.undone(2)  # version 6
    history.answered(0, "2-0.6")  # version 7, moment 3
    assert (history.version, history.count) == (7, 3)
    assert [history.common(v) for v in range(8)] == [0, 1, 2, 2, 2, 2, 2, 3]
    assert history.common(8) == -1
    assert (history.last_of(0), history.last_of(1), history.last_of(5)) == (2, 1, None)


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi"])
def test_a_fresh_process_can_restore_every_snapshot(game: str) -> None:
    """Bot workers and restarted servers have not played the game yet: parts of its rules may not be loaded."""
    match = table.start(game, seats=4, seed=11)
    chance = random.Random(3)
    docs = []
    while not match.over:
        decision = chance.choice(match.decisions)
        match.play(chance.choice(decision.options), decision.seat)
        if match.count % 70 == 35:
            docs.append(match.snapshot())
    script = "import sys, json; from moonwall import table; table.restore(json.loads(sys.stdin.read()))"
    for doc in docs:
        done = subprocess.run([sys.executable, "-c", script], input=json.dumps(doc), text=True, capture_output=True)
        assert done.returncode == 0, done.stderr[-500:]
