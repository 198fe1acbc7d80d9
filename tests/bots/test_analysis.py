"""Analysis: it finds planted mistakes, its parts add up, and it speaks about every mode."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots.analysis import DEPTHS, TOLD, turning_points
from moonwall.bots.calibration import Row
from moonwall.lab.blunders import TOP, planted

RECORDS = Path(__file__).parents[1] / "records"


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return found


def head(name: str, answers: int) -> dict[str, Any]:
    """The first answers of a record, as a record of their own."""
    return table.replay(record(name), to=answers).record()


def test_planted_blunders_are_among_the_answers_that_cost_most() -> None:
    """The long run: python -m moonwall.lab.blunders great-wall --games 50 (docs/analysis.md)."""
    found = [one for seed in (11, 12, 13) if (one := planted("great-wall", 3, seed, {})) is not None]
    assert found
    assert all(0 < one.place <= TOP for one in found)


def test_what_became_of_a_chance_adds_up() -> None:
    found = bots.analyse(record("great-wall-time-3"), depth="quick")
    assert len(found.chances) == found.answers + 1
    for seat, share in enumerate(found.shares):
        total = share.start + share.own + share.others + share.luck + share.course
        assert total == pytest.approx(share.end, abs=0.001)
        assert share.own <= 0
        assert share.end == found.chances[-1][seat]
    assert found.outcome is not None
    assert [seat for seat, chance in enumerate(found.chances[-1]) if chance == 1] == found.outcome["winners"]
    assert found.moves == sorted(found.moves, key=lambda move: -move.cost)
    for move in found.moves:
        assert move.cost >= TOLD and move.best and move.best != move.option
        assert move.gift[move.seat] == pytest.approx(-move.cost, abs=0.001)
    assert any(move.reasons for move in found.moves), "a random game has mistakes, and they have reasons"


def test_the_processes_change_nothing() -> None:
    doc = head("great-wall-two-time", 60)
    said: list[tuple[int, int]] = []
    alone = bots.analyse(doc, depth="quick", progress=lambda done, of: said.append((done, of)))
    assert alone == bots.analyse(doc, depth="quick", jobs=2)
    assert said[-1] == (60, 60) and len(said) == 3


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("great-wall-solo-won", 40),
        ("great-wall-coop-won", 40),
        ("tsukuyumi-princess-won", 40),
        ("tsukuyumi-alliance", 40),
        ("tsukuyumi-domination", 40),
        ("tsukuyumi-two-cyber-boar", 40),
        ("tsukuyumi-six", 30),
        ("tsukuyumi-all-modules", 30),
    ],
)
def test_every_mode_can_be_analysed(name: str, answers: int) -> None:
    found = bots.analyse(head(name, answers), depth="quick")
    assert found.outcome is None
    assert all(0 <= chance <= 1 for row in found.chances for chance in row)
    if found.together:
        assert all(len(set(row)) == 1 for row in found.chances)
    elif found.mode in ("alliance", "domination"):
        assert all(len(set(row)) <= 2 and sum(set(row)) == pytest.approx(1, abs=0.51) for row in found.chances)
    else:
        assert all(sum(row) == pytest.approx(1, abs=0.01) for row in found.chances)


def test_co_operation_has_one_chance_for_all() -> None:
    assert bots.analyse(head("great-wall-coop-won", 12), depth="quick").together
    assert not bots.analyse(head("great-wall-time-3", 12), depth="quick").together


def test_what_flickers_is_no_turn() -> None:
    flat = [[0.5, 0.5]] * 20
    blink = [*flat, [0.9, 0.1], *flat]
    assert turning_points(blink) == []
    turned = [*flat, *[[0.9, 0.1]] * 20]
    assert [turn.k for turn in turning_points(turned)] == [20]


def test_a_chance_is_read_as_games_turned_out() -> None:
    row = Row(begin=0.5, end=2.0)
    early, late = row.chances([0.8, 0.2], 0.0, False), row.chances([0.8, 0.2], 1.0, False)
    assert early[0] == pytest.approx(2 / 3) and late[0] == pytest.approx(16 / 17)
    assert Row(1, 1, 1.0, -1.0).chances([0.5], 0.5, True) == [0.5]
    assert Row(1, 1, 1.0, -1.0).chances([0.5], 1.0, True)[0] < 0.3
    assert Row().chances([0.3, 0.7], 0.4, False) == pytest.approx([0.3, 0.7])


def test_depths_look_farther_one_after_the_other() -> None:
    quick, normal, deep = (DEPTHS[name] for name in ("quick", "normal", "deep"))
    assert quick.worlds < normal.worlds < deep.worlds and quick.deep < normal.deep < deep.deep
