"""Whole games of every way to set the table: pieces conserved, promises and records kept, bots at ease."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.table.games import COMMON
from tests.promises import keep_promises

from .. import invariants
from ..hand import game

RECORDS = Path(__file__).parents[2] / "records"
TABLES: dict[str, dict[str, Any]] = {
    **{"+".join(pair): {"seats": list(pair)} for pair in combinations(BASE, 2)},
    "exploration-3": {"seats": 3, "scenario": "exploration"},
    "exploration-4": {"seats": 4, "scenario": "exploration"},
    "control": {"seats": 3, "scenario": "control"},
    "pacific-standoff": {"seats": 3, "scenario": "pacific-standoff"},
    "broken-earth": {"seats": 4, "scenario": "broken-earth"},
    "canyon": {"seats": 4, "scenario": "canyon"},
    "alliance": {"seats": 4, "mode": "alliance"},
    "domination": {"seats": 4, "mode": "domination"},
}
BOTH = [
    (name, edition) for name in TABLES for edition in ("italian", "polish") if (name, edition) != ("canyon", "polish")
]


@pytest.mark.parametrize(("name", "edition"), BOTH)
def test_random_games_conserve_everything(name: str, edition: str) -> None:
    """TS-TWO, TS-SCEN, TS-ALLY, TS-MASCOT: games end as they should, with and without Mascots."""
    for seed in range(3):
        options = {**TABLES[name], "edition": edition, "mascots": bool(seed % 2)}
        match = table.start("tsukuyumi", seed=seed, **options).clone()
        chance = Random(seed)
        while match.decisions:
            if match.count % 10 == 0:
                invariants.check(game(match))
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            assert len(decision.options) <= 150, decision.kind
            match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)
        assert match.outcome is not None and match.outcome.reason == "rounds"
        teams = game(match).rules.teams
        if game(match).rules.allied:
            assert {teams[s] for s in match.winners} == {teams[match.winners[0]]}
            assert len(match.winners) == teams.count(teams[match.winners[0]])


@pytest.mark.parametrize("name", TABLES)
def test_the_promises_of_the_kernel(name: str) -> None:
    edition = "polish" if len(name) % 2 and name != "canyon" else "italian"
    options = {**TABLES[name], "edition": edition, "mascots": True}
    keep_promises(lambda seed: table.start("tsukuyumi", seed=seed, **options), games=1, every=40, seed=7)


def test_records_are_kept_of_every_table() -> None:
    """Each replays exactly (tests/tsukuyumi/test_games.py); here: none is missing."""
    seen = set()
    for file in RECORDS.glob("tsukuyumi-*.json"):
        record = json.loads(file.read_text())
        scenario = record["options"].get("scenario", "random")
        seen.add(tuple(sorted(record["seats"])) if record["mode"] == "two" else record["mode"])
        seen.add(scenario)
    pairs = {tuple(sorted(pair)) for pair in combinations(BASE, 2)}
    scenarios = {"exploration", "control", "pacific-standoff", "broken-earth", "canyon"}
    assert seen >= pairs | scenarios | {"standard", "alliance", "domination"}


@pytest.mark.parametrize("name", ["nomads+boarlords", "control", "alliance", "domination"])
def test_bots_play_all_of_it(name: str) -> None:
    """A greedy player finds its way through the set-up of every table."""
    match = table.start("tsukuyumi", seed=4, mascots=True, **TABLES[name])
    players = [bots.make("greedy", seed=s) for s in range(len(match.seats))]
    for _ in range(60):
        decision = match.decisions[0]
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)


def test_lobbies_are_told_which_options_are_modules_and_which_need_another() -> None:
    """TSM-GEN-01: modules are chosen alone or together; readings of rules stand apart from them."""
    options = {o["name"]: o for o in table.game_type("tsukuyumi").describe()["options"]}
    modules = {name for name, o in options.items() if o["group"] == "module" and not o["needs"]}
    assert {"mascots", "oni_power", "epic_events", "after_the_moonfall"} <= modules
    assert all(options[name]["default"] is False for name in modules)
    assert options["legends"]["needs"] == "legendary_oni"
    assert options["storm_needs_unstable"]["needs"] == "after_the_moonfall"
    assert (options["edition"]["group"], options["reach_check"]["group"]) == ("table", "ruling")
    assert all(o["needs"] in {"", *options} for o in options.values())


def test_every_option_and_mode_has_a_line_of_help() -> None:
    """The lobby reads modes and options from the game and their words from the catalogues."""
    from moonwall.words import LANGUAGES

    folder = Path(table.__file__).parents[1] / "locales"
    doc = table.game_type("tsukuyumi").describe()
    assert {m["name"]: m["seats"] for m in doc["modes"]} == {
        "standard": [3, 4, 5, 6], "two": [2], "alliance": [4], "domination": [4], "moon-princess": [1, 2, 3, 4, 5, 6],
    }  # fmt: skip
    for lang in LANGUAGES:
        text = "".join(f.read_text() for f in [*(folder / lang).glob("tsukuyumi*.ftl"), folder / lang / "table.ftl"])
        for option in doc["options"]:
            common = option["name"] in {spec.name for spec in COMMON}
            line = f"\n{'table' if common else 'ts'}-option-{option['name']} = "
            assert line in text
            assert text.split(line)[1].split("\n")[1].startswith("    .help = ")


def test_a_first_game_can_be_made_simpler() -> None:
    """TS-ROUND-24 and the use_ options: no objectives, no Missions, no White phase in the first round, fewer Oni."""
    match = table.start(
        "tsukuyumi", seats=4, seed=1, mode="alliance", use_missions=False, use_objectives=False, skip_first_white=True,
        oni_total=18,
    )  # fmt: skip
    rules = game(match).rules
    assert not rules.missions and not rules.objectives and rules.skip_first_white
    assert sum(game(match).stock[k] for k in game(match).book.oni_kinds) == 11
    two = table.start("tsukuyumi", seats=2, seed=1, oni_total=14)
    counts = [game(two).stock[k] + sum(game(two).units[k :: game(two).kinds]) for k in game(two).book.oni_kinds]
    assert sorted(counts) == [3, 5, 6], "the pool for experienced players of the two-player game"
