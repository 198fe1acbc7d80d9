"""Random games: the invariants of the ledger after every decision, and every promise of the kernel."""

from __future__ import annotations

import os
from random import Random

import pytest

from moonwall import table
from moonwall.games.great_wall.game import SWITCHES
from tests.great_wall.invariants import check
from tests.promises import keep_promises

GAMES = int(os.environ.get("MOONWALL_RANDOM_GAMES", "300"))


@pytest.mark.parametrize("part", range(6))
def test_invariants_hold_after_every_decision(part: int) -> None:
    """GAMES random games of 3 and 4 players, half of them with other readings of the switches."""
    for seed in range(part, GAMES, 6):
        chance = Random(seed)
        options = {}
        if seed % 4 >= 2:
            options = {s.name: s.choices[int(chance.random() * len(s.choices))] for s in SWITCHES}
        match = table.start("great-wall", seats=3 + seed % 2, seed=seed, **options).clone()
        while not match.over:
            check(match)
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            assert len(decision.options) <= 150
            match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)
        check(match)
        assert match.outcome is not None and match.outcome.reason in ("walls", "shame", "time")


@pytest.mark.parametrize("seats", [3, 4])
def test_every_promise_of_the_kernel(seats: int) -> None:
    seen = keep_promises(lambda seed: table.start("great-wall", seats=seats, seed=seed), games=4, every=9)
    assert seen.outcomes == {"ranked"}
    assert seen.widest <= 150
