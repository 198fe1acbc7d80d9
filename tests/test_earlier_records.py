"""Records of earlier rules: each replays as far as it is the same, and says honestly how far that was."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.table.games import game_type

EARLIER = sorted((Path(__file__).parent / "records" / "earlier").glob("*.json"))


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_an_earlier_record_replays_as_far_as_it_is_the_same(file: Path) -> None:
    record = read(file)
    now = game_type(record["game"]).rules_version
    match = table.replay(record)
    assert record["rules"] < now
    if match.grade == "unverified":
        assert match.grade_reason == f"recorded under rules version {record['rules']}, replayed under {now}"
        assert match.count == len(record["answers"])
    else:
        assert match.grade == "diverged"
        place = re.match(r"answer (\d+): ", match.grade_reason)
        assert place and int(place[1]) == match.count + 1 <= len(record["answers"]), match.grade_reason
        same = table.replay(record, to=match.count)
        assert same.grade == "unverified" and same.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("name", ["great-wall", "tsukuyumi"])
def test_both_grades_are_met(name: str) -> None:
    """A game without the changed rules goes to its end, one with them stops where they matter; none is called exact."""
    grades = {table.replay(read(file)).grade for file in EARLIER if file.stem.startswith(name)}
    assert grades == {"unverified", "diverged"}
