"""TSM-GEN-01, TSM-GEN-02: any modules may be combined, in every mode, edition and number of players that takes them;
only the Oni as a faction of their own join no other one (MP-REGULAR-02).

``python -m tests.tsukuyumi.modules.test_combinations 60`` plays so many tables; every pair of modules meets in them."""

from __future__ import annotations

import json
import sys
from itertools import combinations
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.lineup import HOUSE, MODULES

from ..hand import game
from ..test_games import RECORDS, random_game

NAMES = list(HOUSE.joinable())
ALONE = [m.option.name for m in MODULES if m.option is not None and m.option.name not in NAMES]
TABLES = [("standard", 3), ("standard", 4), ("alliance", 4), ("domination", 4), ("two", 2)]
ROWS = 60


def rows(count: int) -> list[tuple[str, int, str, tuple[str, ...]]]:
    """Tables with about half of the modules each: modes, numbers of players and editions in turn."""
    chance = Random(7)
    found = []
    for n in range(count):
        mode, seats = TABLES[n % 2 if n % 5 else 2 + n // 5 % 3]
        able = [o.name for o in GAME.options if o.name in NAMES and mode in (o.modes or (mode,))]
        wanted = tuple(name for name in able if chance.random() < 0.6)
        found.append((mode, seats, ("italian", "polish")[n // 2 % 2], wanted))
    return found


def play(number: int) -> None:
    mode, seats, edition, modules = rows(number + 1)[number]
    options: dict[str, Any] = {"mode": mode, "edition": edition, **dict.fromkeys(modules, True)}
    match = table.start("tsukuyumi", seats=seats, seed=number, **options)
    assert {part.name for part in game(match).rules.modules} >= set(modules)
    assert random_game(match, number) <= 150


def test_every_pair_of_modules_meets() -> None:
    """In the sixty tables, with both editions and every mode."""
    found = rows(ROWS)
    met = {pair for _, _, _, modules in found for pair in combinations(modules, 2)}
    assert met == set(combinations(NAMES, 2))
    assert {row[0] for row in found} == {mode for mode, _ in TABLES}
    assert {(row[0], row[1], row[2]) for row in found} >= {
        ("standard", n, e) for n in (3, 4) for e in ("italian", "polish")
    }


@pytest.mark.parametrize("number", range(0, ROWS, 6))
def test_tables_of_several_modules_play_to_the_end(number: int) -> None:
    """Ten of the sixty; the others on demand."""
    play(number)


def test_all_of_them_together() -> None:
    match = table.start("tsukuyumi", seats=4, seed=11, **dict.fromkeys(NAMES, True))
    assert random_game(match, 11) <= 150


def test_records_are_kept_of_each_module_alone_and_of_all_together() -> None:
    """Each replays exactly (tests/tsukuyumi/test_games.py); here: none is missing."""
    found = set()
    for file in RECORDS.glob("tsukuyumi-*.json"):
        options = json.loads(file.read_text())["options"]
        found.add(frozenset(name for name in (*NAMES, *ALONE) if options.get(name)))
    assert found >= {frozenset([name]) for name in (*NAMES, *ALONE)} | {frozenset(NAMES)}


def test_one_module_joins_no_other() -> None:
    """TSM-GEN-02 holds for all but the Oni as a faction of their own."""
    assert ALONE == ["rival_oni"]


if __name__ == "__main__":
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else ROWS):
        play(number)
        print(number, rows(number + 1)[number])
