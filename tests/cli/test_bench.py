"""The bench judges by its floors and measures what it says."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import bench
import pytest
from bench.__main__ import BESIDE, HOUSE, judge, subjects
from bench.subjects import Moonwall

from tests.guests import dike, goose  # noqa: F401  (seats the guests)

FLOORS = tomllib.loads((Path(bench.__file__).parent / "floors.toml").read_text(encoding="utf-8"))
GOOD = {"game": "goose", "play_ratio": 1.5, "clone_ratio": 0.1, "widest": 40}


def test_the_floors_are_those_that_were_promised() -> None:
    assert FLOORS["floors"] == {"random-play": 1.0, "clone": 0.25, "beside": 0.8, "widest": 150}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({}, None),
        ({"play_ratio": 0.99}, "random play is 0.99x the yardstick; floor 1.0x"),
        ({"clone_ratio": 0.26}, "a clone takes 0.26x"),
        ({"widest": 151}, "a decision offers 151 options; at most 150"),
    ],
)
def test_what_lies_below_a_floor_is_said(change: dict[str, Any], says: str | None) -> None:
    wrong = judge({"games": {"goose standard 3": GOOD | change}}, FLOORS)
    assert (says in wrong[0]) if says else (wrong == [])


def test_a_large_table_and_all_modules_are_compared_with_four_seats() -> None:
    names = [s.name for s in subjects(["tsukuyumi"])]
    plain = {"floors": FLOORS["floors"]}
    for name, other in BESIDE.items():
        assert name in names and other in names
        assert judge({"games": {name: GOOD | {"beside": 0.81}}}, plain) == []
        assert f"{name}: 0.79x the speed of {other}" in judge({"games": {name: GOOD | {"beside": 0.79}}}, plain)[0]
    everything = next(s for s in subjects(["tsukuyumi"]) if s.name.endswith("all modules"))
    assert all(everything.start().setup.options[name] for name in HOUSE.joinable())


def test_a_game_may_have_floors_of_its_own() -> None:
    floors = FLOORS | {"games": {"goose": {"random-play": 2.0}}}
    assert "floor 2.0x" in judge({"games": {"x": GOOD}}, floors)[0]
    assert judge({"games": {"x": GOOD}}, floors | {"rows": {"x": {"random-play": 1.2}}}) == []


def test_floors_name_rows_that_are_measured_and_the_compiled_engine_has_its_own() -> None:
    names = {s.name for s in subjects(["great-wall", "tsukuyumi"])}
    assert set(FLOORS["rows"]) <= names
    assert set(FLOORS["games"]) <= {"great-wall", "tsukuyumi"}
    assert set(FLOORS["compiled"]["floors"]) == set(FLOORS["floors"])


def test_every_mode_of_every_game_is_measured_with_all_its_seats() -> None:
    names = [s.name for s in subjects(["goose", "dike"])]
    assert names == ["dike table 3", "dike solo 1", "goose standard 3"]


def test_a_subject_measures_play_clone_legal_and_papers() -> None:
    subject = Moonwall("goose", "standard", 3)
    assert subject.play(0.05) > 0
    assert subject.lengths
    assert subject.widest == 3
    assert subject.clone() > 0
    assert subject.legal() > 0
    papers = subject.papers()
    assert set(papers) == {"snapshot_ms", "restore_ms", "fingerprint_ms", "replay_ms", "replayed_answers"}
    assert min(papers.values()) > 0
