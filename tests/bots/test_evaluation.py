"""What a position is worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.bots.evaluation import Evaluation, evaluation, read_weights
from moonwall.table import SetupError, ranked, shared
from tests.guests import dike, goose

assert dike


def judge(rows: list[list[float]], teams: list[int] | None = None, par: float = 0.0) -> Evaluation:
    return Evaluation(lambda position: rows, {"points": 1.0, "cards": 2.0}, 5.0, lambda position: teams, par)


@pytest.fixture
def match() -> table.Match:
    return table.start("goose", seats=3, seed=1)


def test_worth_is_the_weighted_sum_and_can_be_explained(match: table.Match) -> None:
    found = judge([[3, 1], [0, 0], [0, 4]])
    assert found.worths(match.position) == [5, 0, 8]
    assert found.explain(match.position, 0) == {"points": 3.0, "cards": 2.0}


def test_chances_add_up_and_follow_worth(match: table.Match) -> None:
    values = judge([[3, 1], [0, 0], [0, 4]]).values(match)
    assert sum(values) == pytest.approx(1)
    assert values[2] > values[0] > values[1]


def test_seats_of_a_team_share_their_chances(match: table.Match) -> None:
    values = judge([[3, 1], [0, 0], [0, 4]], teams=[0, 0, 1]).values(match)
    assert values[0] == values[1] < values[2]


def test_one_team_alone_plays_against_par(match: table.Match) -> None:
    assert judge([[5, 0]] * 3, teams=[0, 0, 0], par=5).values(match) == [0.5] * 3
    assert judge([[9, 0]] * 3, teams=[0, 0, 0], par=5).values(match)[0] > 0.5


def test_a_finished_game_counts_what_it_brought(match: table.Match) -> None:
    match.position.outcome = ranked([1, 9, 4], [0, 1, 2])
    values = judge([[99, 0], [0, 0], [0, 0]]).values(match)
    assert values == pytest.approx([0, 1, 0.075])
    match.position.outcome = shared(True, [0, 1, 2], [1, 1, 1])
    assert min(judge([[0, 0]] * 3).values(match)) > 0.85
    match.position.outcome = shared(False, [0, 1, 2], [1, 1, 1])
    assert max(judge([[0, 0]] * 3).values(match)) < 0.15


def test_without_features_the_score_decides(match: table.Match) -> None:
    assert evaluation(goose.GOOSE).names == ("score",)
    match.position.points = [0, 6, 3]  # type: ignore[attr-defined]
    values = evaluation(goose.GOOSE).values(match)
    assert values[1] > values[2] > values[0]


@pytest.mark.parametrize(
    ("text", "what"),
    [("{", "not JSON"), ("[1]", "must be a table"), ('{"honor": 1}', "the features are"), ('{"a": "b"}', "a number")],
)
def test_wrong_weights_are_refused(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(SetupError, match=what):
        read_weights(str(path), {"a": 1.0})


def test_weights_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"a": 2.5}))
    found: dict[str, Any] = read_weights(str(path), {"a": 1.0, "b": 2.0})
    assert found == {"a": 2.5}
    with pytest.raises(SetupError, match="cannot be read"):
        read_weights(str(tmp_path / "none.json"), {})
