"""Whole games are kept and replay exactly: every end of the game, for 3 and 4 players, and ties."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from moonwall import table
from tests.great_wall.invariants import check
from tests.great_wall.make_records import COMPOSED, FOLDER, WANTED

KEPT = sorted(FOLDER.glob("great-wall-*.json"))


def test_every_ending_is_kept() -> None:
    """GW-END-02, GW-END-03, GW-END-04, GW-END-09: Walls, Shame, time and ties."""
    assert {path.stem.removeprefix("great-wall-") for path in KEPT} >= {*WANTED, *COMPOSED}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_records_replay_exactly(path: Path) -> None:
    match = table.replay(json.loads(path.read_text(encoding="utf-8")))
    assert (match.grade, match.grade_reason) == ("exact", "")
    assert match.outcome is not None
    check(match)
    name = path.stem.removeprefix("great-wall-")
    if name in WANTED:
        mode, seats, _, wanted = WANTED[name]
        assert (match.setup.mode, sum(not s.automaton for s in match.seats)) == (mode, seats)
        assert wanted(match.outcome)
    elif name in COMPOSED:
        assert COMPOSED[name][1](match.outcome)
    if match.outcome.kind == "ranked":
        best = max(match.scores)
        level = [seat for seat in match.position.tea if match.scores[seat] == best]  # type: ignore[attr-defined]
        assert match.winners == (level[0],), "a tie goes to the higher in Tea order"
