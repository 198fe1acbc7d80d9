"""Whole random games: every combination of factions, both editions; pieces conserved, the kernel's promises kept."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.table import Match
from tests.promises import keep_promises

from . import invariants
from .hand import game

TABLES = [list(three) for three in combinations(BASE, 3)] + [list(BASE)]
EDITIONS = ("italian", "polish")
RECORDS = Path(__file__).parent.parent / "records"


def random_game(match: Match, seed: int) -> int:
    """Play to the end; pieces and cards are counted after every decision, every space after every twentieth.

    Returns the widest decision."""
    chance = Random(seed)
    widest = 0
    while match.decisions:
        invariants.check(game(match), deep=match.count % 20 == 0)
        decision = match.decisions[int(chance.random() * len(match.decisions))]
        widest = max(widest, len(decision.options))
        match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)
    invariants.check(game(match))
    return widest


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", TABLES, ids=lambda s: "+".join(s))
def test_pieces_are_conserved(seats: list[str], edition: str) -> None:
    """Thirty games of every table: 300 in all."""
    for seed in range(30):
        match = table.start("tsukuyumi", seats=seats, seed=seed, edition=edition).clone()
        assert random_game(match, seed) <= 150
        assert match.outcome is not None and match.outcome.reason == "rounds"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", TABLES, ids=lambda s: "+".join(s))
def test_the_promises_of_the_kernel(seats: list[str], edition: str) -> None:
    keep_promises(lambda seed: table.start("tsukuyumi", seats=seats, seed=seed, edition=edition), games=1, every=25)


OPTIONS: list[dict[str, object]] = [
    {"rounds": 3, "skip_first_white": True, "oni_total": 18, "use_missions": False},
    {"rounds": 5, "use_objectives": False, "tile_pool": 44, "fixed_homezones": True},
    {"supremacy": 12, "counter_optional": False, "conqueror_may_conquer": False, "eggs_on_death": "unit"},
    {"move_before_combat": "red", "radioactive_step": "before-scoring", "gps_distinct_areas": False,
     "tunnel_capacity": "unlimited", "reach_check": False, "eggs_on_death": "none"},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "+".join(o))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_switch_plays_to_the_end(options: dict[str, object], edition: str) -> None:
    for seed in range(4):
        match = table.start("tsukuyumi", seats=3 + seed % 2, seed=seed, edition=edition, **options)
        random_game(match.clone(), seed)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("tsukuyumi-*.json")), ids=lambda p: p.stem)
def test_kept_records_replay(file: Path) -> None:
    """Records are for ever: each replays to the same end, or a rules fix has raised the rules version and said so.

    Content that a record does not touch may change (its grade is then `unverified`), the positions may not."""
    record = json.loads(file.read_text())
    match = table.replay(record)
    assert match.grade != "diverged", match.grade_reason
    assert match.over
    assert match.fingerprint() == record["fingerprints"][str(match.count)]
    assert match.outcome is not None and match.outcome.encode() == record["result"]


def test_records_cover_every_table_and_edition() -> None:
    seen = set()
    for file in RECORDS.glob("tsukuyumi-*.json"):
        record = json.loads(file.read_text())
        seen.add((tuple(sorted(record["seats"])), record["options"]["edition"]))
    assert seen >= {(tuple(sorted(seats)), edition) for seats in TABLES for edition in EDITIONS}


def test_wrong_input_loses_nothing() -> None:
    """An option that was legal a moment ago is refused and changes nothing."""
    match = table.start("tsukuyumi", seats=3, seed=1)
    assert match.decision is not None
    first = match.decision.options[0].text
    match.play(first)
    before = match.fingerprint()
    with pytest.raises(table.IllegalOption, match="is not one of the"):
        match.play(first)
    assert match.fingerprint() == before
    with pytest.raises(table.SetupError, match="edition"):
        table.start("tsukuyumi", seats=3, edition="klingon")
