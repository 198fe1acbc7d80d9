"""Whole games with each faction of the expansions: promises, conserved pieces, records, every table it may sit at."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS
from moonwall.table import Match
from tests.promises import keep_promises

from .. import invariants
from ..hand import game
from ..modules.eager import BOTH, eager

EXPANSIONS = [name for name in FACTIONS if name not in BASE]
EDITIONS = ("italian", "polish")
RECORDS = Path(__file__).parents[2] / "records"
MODULES = dict.fromkeys(("mascots", "alternative_objectives", *BOTH), True)


def seats_with(name: str, seed: int) -> list[str]:
    """The faction and two or three others, its seat and theirs changing with the seed."""
    chance = Random(seed)
    others = [other for other in FACTIONS if other != name]
    chance.shuffle(others)
    seats = [name, *others[: 2 + seed % 2]]
    chance.shuffle(seats)
    return seats


def play_out(match: Match, seed: int, deep: int = 20) -> int:
    """Random play that likes fights and module cards; returns the widest decision."""
    chance, widest = Random(seed), 0
    while match.decisions:
        if match.count % 5 == 0:
            invariants.check(game(match), deep=match.count % deep == 0)
        decision = match.decisions[int(chance.random() * len(match.decisions))]
        widest = max(widest, len(decision.options))
        match.play(eager(chance, decision), decision.seat)
    invariants.check(game(match))
    return widest


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", EXPANSIONS)
def test_random_games(name: str, edition: str) -> None:
    """Ten games in each edition, every other one with modules: pieces are conserved, no list is too long."""
    for seed in range(10):
        extra = MODULES if seed % 2 else {}
        match = table.start("tsukuyumi", seats=seats_with(name, seed), seed=seed, edition=edition, **extra)
        assert play_out(match.clone(), seed) <= 150


@pytest.mark.parametrize("name", EXPANSIONS)
def test_the_promises_of_the_kernel(name: str) -> None:
    edition = EDITIONS[EXPANSIONS.index(name) % 2]
    keep_promises(
        lambda seed: table.start("tsukuyumi", seats=seats_with(name, seed), seed=seed, edition=edition, **MODULES),
        games=1,
        every=25,
    )


@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_record_is_kept(name: str) -> None:
    record = json.loads((RECORDS / f"tsukuyumi-{name}.json").read_text())
    assert name in record["seats"]


@pytest.mark.parametrize("name", [name for name in EXPANSIONS if name != "sentinels"])
def test_two_players(name: str) -> None:
    """TS-TWO: against each other faction that may play it."""
    for seed, other in enumerate(BASE):
        match = table.start("tsukuyumi", seats=[name, other], seed=seed, mode="two", edition=EDITIONS[seed % 2])
        play_out(match.clone(), seed, deep=40)


@pytest.mark.parametrize("mode", ["alliance", "domination"])
@pytest.mark.parametrize("name", EXPANSIONS)
def test_team_modes(name: str, mode: str) -> None:
    """TS-ALLY: beside base factions, in the second seat (alone in Domination only some may play)."""
    seats = [BASE[0], name, *BASE[1:3]]
    match = table.start("tsukuyumi", seats=seats, seed=7, mode=mode, edition="polish")
    play_out(match.clone(), 7, deep=40)


def test_a_number_of_seats_draws_from_the_box() -> None:
    """Without the option the base box alone; with it anybody may come."""
    for seed in range(20):
        assert {s.faction for s in table.start("tsukuyumi", seats=4, seed=seed).seats} == set(BASE)
    drawn = {
        s.faction for seed in range(40) for s in table.start("tsukuyumi", seats=4, seed=seed, expansions=True).seats
    }
    assert drawn == set(GAME.factions)
