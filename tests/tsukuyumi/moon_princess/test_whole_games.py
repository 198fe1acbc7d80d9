"""Whole games of *Rise of the Moon Princess*: whatever is played, every promise and invariant holds."""

from __future__ import annotations

from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.lineup import FACTIONS
from moonwall.games.tsukuyumi.modes import MODES
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.table import Match, SetupError

from ...promises import keep_promises
from .. import invariants
from ..hand import game

PLAYERS = [1, 2, 3, 4, 5, 6]


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself, so nothing is put at others."""


def able() -> list[str]:
    content = table.game_type("tsukuyumi").load_content()
    return [name for name in FACTIONS if not MODES[state.NAME].seats_faction(content, name)]


def begin(seats: int | list[str], seed: int, **options: object) -> Match:
    return table.start("tsukuyumi", mode=state.NAME, seats=seats, seed=seed, **options)


@pytest.mark.parametrize("seats", PLAYERS)
def test_promises(seats: int) -> None:
    """MP-SETUP-23, MP-SOLO-01: one player to six."""
    keep_promises(lambda seed: begin(seats, seed), games=2, every=12)


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_invariants_at_every_difficulty(edition: str) -> None:
    levels = ["easy", "normal", "hard", "nightmare"]
    for seed in range(8):
        match = begin(1 + seed % 4, seed, edition=edition, difficulty=levels[seed % 4], rounds=3 + seed % 2)
        chance = Random(seed)
        while not match.over:
            invariants.check(game(match), match.count % 10 == 0)
            decision = match.decisions[0]
            match.play(chance.choice(decision.options), decision.seat)
        assert match.outcome is not None and match.outcome.kind == "shared"


@pytest.mark.parametrize("faction", able())
def test_every_faction_plays_alone_and_with_a_partner(faction: str) -> None:
    other = "nomads" if faction != "nomads" else "boarlords"
    for seed, seats in enumerate(([faction], [faction, other])):
        match = begin(seats, 40 + seed, objections=False)
        chance = Random(seed)
        while not match.over:
            decision = match.decisions[0]
            match.play(chance.choice(decision.options), decision.seat)
            invariants.check(game(match), match.count % 20 == 0)
        assert table.replay(match.record()).grade == "exact"


def test_a_seat_needs_no_mode_word() -> None:
    """MP-SOLO-01: only this mode takes one seat."""
    assert table.start("tsukuyumi", seats=1, seed=1).setup.mode == state.NAME


def test_modules_stay_in_the_box() -> None:
    """MP-SETUP-02."""
    with pytest.raises(SetupError, match="MP-SETUP-02"):
        begin(2, 1, mascots=True)
    with pytest.raises(SetupError, match="belongs to mode"):
        begin(2, 1, supremacy=10)
