"""Weights from games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from moonwall.lab.fit import Sample, main, samples, solve
from moonwall.lab.plans import Plan, jobs
from tests.guests import goose

assert goose


def made_up(count: int) -> list[Sample]:
    """Tables of three seats whose final score is 2 a + 0.5 b, whatever luck the table as a whole had."""
    chance = Random(1)
    found: list[Sample] = []
    for _ in range(count):
        rows = [[chance.random() * 10, chance.random() * 10] for _ in range(3)]
        luck = chance.random() * 100
        found.append((rows, [2 * a + 0.5 * b + luck + chance.gauss(0, 0.2) for a, b in rows]))
    return found


def test_what_a_feature_is_worth_is_found_from_final_scores() -> None:
    assert solve(made_up(200), (0.0, 0.0), lean=1) == pytest.approx([2, 0.5], abs=0.05)


def test_few_games_change_little() -> None:
    few = solve(made_up(2), (1.0, 1.0), lean=1000)
    assert few == pytest.approx([1, 1], abs=0.1)


def test_a_feature_that_never_moves_keeps_its_weight() -> None:
    rows = [[[a, 7.0] for a in (1.0, 2.0, 3.0)]] * 5
    found = solve([(row, [2.0, 4.0, 6.0]) for row in rows], (0.0, 3.0), lean=1e-3)
    assert np.allclose(found, [2, 3], atol=0.01)


def test_samples_are_features_of_every_seat_and_the_score_each_had_in_the_end() -> None:
    plan = Plan("simulation", "goose", ["random"], 20, 3)
    found = [sample for job in jobs(plan) for sample in samples(job)]
    assert found
    for rows, scores in found:
        assert len(rows) == len(scores) == 3
        assert sum(scores) == 9


def test_the_command_writes_a_file_that_greedy_can_read(tmp_path: Path) -> None:
    app = typer.Typer()
    app.command()(main)
    out = tmp_path / "weights.json"
    result = CliRunner().invoke(
        app, ["goose", "--games", "10", "--seats", "2,3", "--bots", "random", "--out", str(out)]
    )
    assert result.exit_code == 0, result.output
    assert list(json.loads(out.read_text())) == ["score"]
