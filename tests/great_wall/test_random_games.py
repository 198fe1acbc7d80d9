"""Random games: the invariants of the ledger after every decision, and every promise of the kernel."""

from __future__ import annotations

import os
from random import Random

import pytest

from moonwall import table
from moonwall.table import game_type
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
            switches = [s for s in game_type("great-wall").options if not s.modes or "standard" in s.modes]
            options = {s.name: s.choices[int(chance.random() * len(s.choices))] for s in switches}
        match = table.start("great-wall", seats=3 + seed % 2, seed=seed, **options).clone()
        while not match.over:
            check(match)
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            assert len(decision.options) <= 150
            match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)
        check(match)
        assert match.outcome is not None and match.outcome.reason in ("walls", "shame", "time")


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("solo", 1), ("coop", 2), ("coop", 3), ("coop", 4)])
def test_invariants_hold_in_other_modes(mode: str, seats: int) -> None:
    """A sixth as many games of the smaller tables, with their own switches too."""
    switches = [s for s in game_type("great-wall").options if not s.modes or mode in s.modes]
    for seed in range(GAMES // 6):
        chance = Random(seed)
        options = {s.name: s.choices[int(chance.random() * len(s.choices))] for s in switches} if seed % 2 else {}
        match = table.start("great-wall", seats=seats, mode=mode, seed=seed, **options).clone()
        while not match.over:
            check(match)
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)
        if match.outcome is not None and match.outcome.reason:
            check(match)


@pytest.mark.parametrize(("mode", "seats"), [("standard", 4), ("two", 2), ("solo", 1), ("coop", 3)])
def test_invariants_hold_among_the_rich(mode: str, seats: int) -> None:
    """Full stores and many Hordes: random play meets what it seldom reaches from a start (Walls, Horsemen, defeats)."""
    generals = ("yue-fei", "wanyan-chenheshang", "yang-paifeng", "yang-ye")
    for seed in range(GAMES // 15):
        chance = Random(seed)
        rich = {"resources": dict.fromkeys(("wood", "stone", "gold", "qi"), 40), "area": 0, "honour": 60}
        players = {f"@{seat}": {**rich, "general": generals[seat]} for seat in range(seats)}
        doc = {"seats": seats, "mode": mode, "year": 2, "start": "spring", "seed": seed, "players": players}
        match = table.compose("great-wall", doc).clone()
        while not match.over:
            check(match)
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            busy = [o for o in decision.options if o.verb in ("attack", "recruit", "build", "cover", "use", "play")]
            options = busy if busy and chance.random() < 0.8 else decision.options
            match.play(options[int(chance.random() * len(options))], decision.seat)
        check(match)


@pytest.mark.parametrize(
    ("mode", "seats", "outcome"),
    [
        ("solo", 1, "threshold"),
        ("two", 2, "ranked"),
        ("standard", 3, "ranked"),
        ("standard", 4, "ranked"),
        ("coop", 2, "shared"),
        ("coop", 4, "shared"),
    ],
)
def test_every_promise_of_the_kernel(mode: str, seats: int, outcome: str) -> None:
    seen = keep_promises(lambda seed: table.start("great-wall", seats=seats, mode=mode, seed=seed), games=3, every=9)
    assert seen.outcomes == {outcome}
    assert seen.widest <= 150
