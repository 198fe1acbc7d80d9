"""Setting a table: what is right, and how what is wrong is said."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from moonwall import table
from tests.guests import dike, goose  # noqa: F401  (seats the guests)


@pytest.mark.parametrize(
    ("game", "given", "says"),
    [
        ("gosse", {}, "there is no game 'gosse'. Did you mean 'goose'?"),
        ("../goose", {}, "there is no game '../goose'"),
        ("goose", {"seats": 5}, r"goose \(standard\) is for 2 or 3 seats, not 5"),
        ("dike", {"seats": 1, "mode": "table"}, r"dike \(table\) is for 2 or 3 seats, not 1; solo takes 1"),
        ("dike", {"seats": "two"}, "seats must be a number or a list of factions, not 'two'"),
        ("dike", {"seats": ["adler", "birch"]}, "dike has no faction 'adler'. Did you mean 'alder'?"),
        ("dike", {"seats": ["birch", "birch"]}, "faction 'birch' can take only one seat"),
        ("dike", {"mode": "sole"}, "dike has no mode 'sole'. Did you mean 'solo'?"),
        ("dike", {"sack": 3}, "dike has no option 'sack'. Did you mean 'sacks'?"),
        ("dike", {"sacks": 10}, "option 'sacks' must be at most 9, not 10"),
        ("dike", {"sacks": -1}, "option 'sacks' must be at least 0, not -1"),
        ("dike", {"sacks": "many"}, "option 'sacks' must be a whole number, not 'many'"),
        ("dike", {"sacks": True}, "option 'sacks' must be a whole number, not True"),
        ("dike", {"calm": 1}, "option 'calm' must be one of: true, false; not 1"),
        ("dike", {"moon": "half"}, "option 'moon' must be one of: full, new; not 'half'"),
        ("dike", {"seats": 1, "moon": "new"}, "option 'moon' belongs to mode table, not solo"),
        ("dike", {"gifts": ["bargee"]}, "option 'gifts' does not know 'bargee'. Did you mean 'barge'?"),
        ("dike", {"gifts": "barge"}, "option 'gifts' is a list of words, not 'barge'"),
        ("dike", {"note": 3}, "option 'note' must be a text, not 3"),
        ("goose", {"seed": -1}, "seed must be a whole number from 0"),
        ("goose", {"seed": 2**128}, "seed must be a whole number from 0"),
        ("goose", {"seed": "x"}, "seed must be a whole number"),
    ],
)
def test_a_start_that_cannot_be_says_what_would_be_right(game: str, given: dict[str, Any], says: str) -> None:
    with pytest.raises(table.SetupError, match=says):
        table.start(game, **given)


def test_the_number_of_seats_picks_the_mode() -> None:
    assert table.start("dike", seats=1).setup.mode == "solo"
    assert table.start("dike", seats=2).setup.mode == "table"
    assert len(table.start("dike").seats) == 3, "two keepers and the tide"


def test_options_are_cleaned_and_kept() -> None:
    match = table.start("dike", seats=2, seed=1, gifts=["cart", "barge", "cart"], note="hi")
    assert match.setup.options["gifts"] == ["barge", "cart"]
    assert match.view(0)["table"]["sacks"] == [8, 8]
    assert match.view(0)["options"]["note"] == "hi"


def test_factions_are_seated_in_the_order_asked_for() -> None:
    match = table.start("dike", seats=["cedar", "alder"], seed=1)
    assert [s.encode() for s in match.seats] == [
        {"index": 0, "faction": "cedar", "automaton": False},
        {"index": 1, "faction": "alder", "automaton": False},
        {"index": 2, "faction": "tide", "automaton": True},
    ]


def test_without_a_seed_every_table_is_new() -> None:
    assert table.start("goose").setup.seed != table.start("goose").setup.seed


def test_games_tell_their_modes_and_options() -> None:
    found = {g["name"]: g for g in table.games()}["dike"]
    assert found["modes"] == [{"name": "table", "seats": [2, 3]}, {"name": "solo", "seats": [1]}]
    assert [o["name"] for o in found["options"]] == ["sacks", "calm", "moon", "gifts", "note", "ask_always"]
    assert found["factions"] == ["alder", "birch", "cedar"]
    assert found["labels"] == [[r"(\w+)\+(\d+)", "stretch"]]


# --- the kernel as a room of its own ---------------------------------------------------------------------------------

TIMED = """
import sys, time
def seconds(*names):
    begin = time.perf_counter()
    for name in names:
        __import__(name)
    return time.perf_counter() - begin
kernel = seconds("moonwall.table")
modules = list(sys.modules)
yardstick = seconds("http.client", "xml.dom.minidom", "unittest.mock")
print(kernel, kernel / yardstick, *modules)
"""


def test_the_kernel_starts_fast_and_alone() -> None:
    """Under 50 ms; where the machine is slow or busy, in less time than three well-known modules take beside it."""
    times, ratios = [], []
    for _ in range(7):
        out = subprocess.run([sys.executable, "-c", TIMED], capture_output=True, text=True, check=True).stdout.split()
        times.append(float(out[0]))
        ratios.append(float(out[1]))
        modules = set(out[2:])
    foreign = {m for m in modules if m.startswith("moonwall.") and not m.startswith("moonwall.table")}
    assert foreign == set()
    assert not modules & {"msgspec", "rich", "typer", "fluent", "asyncio", "importlib.metadata", "hashlib", "difflib"}
    assert min(times) < 0.050 or min(ratios) < 0.75, (times, ratios)


def test_chance_is_seed_and_counter() -> None:
    one, two = (table.start("goose", seats=2, seed=8).position for _ in range(2))
    assert [one.chance().random() for _ in range(3)] == [two.chance().random() for _ in range(3)]
    assert one.draws == two.draws == 4
    assert one.chance().random() != two.clone().chance().random() + 1
    cards = list(range(6))
    table.start("goose", seats=2, seed=8).position.shuffle(cards)
    assert sorted(cards) == list(range(6))
