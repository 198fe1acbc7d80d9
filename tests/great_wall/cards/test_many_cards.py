"""Many cards at once: random games in which everybody owns a heap of them keep all promises."""

from __future__ import annotations

from random import Random

import pytest

from moonwall import table
from moonwall.table import Match
from tests.great_wall.invariants import check

from .scenes import Doc, compose, compose_coop

LONG = 2500


def heap(seed: int, seats: int, match: Match) -> Doc:
    """A position where each player has a General, six Active and three Support Advisors and five Tactic cards."""
    chance = Random(seed)
    cards = match.position.book.cards  # type: ignore[attr-defined]
    decks = {name: list(getattr(cards, f"{name}_ids")) for name in ("general", "advisor", "tactic", "horde")}
    for deck in decks.values():
        chance.shuffle(deck)
    players = {
        f"@{seat}": {
            "general": decks["general"].pop(),
            "active": [decks["advisor"].pop() for _ in range(6)],
            "support": [decks["advisor"].pop() for _ in range(3)],
            "tactics": [decks["tactic"].pop() for _ in range(5)],
            "resources": {word: chance.randint(0, 8) for word in ("wood", "stone", "gold", "qi")},
        }
        for seat in range(seats)
    }
    sections = {
        word: {
            "hordes": [decks["horde"].pop() for _ in range(chance.randint(0, 3))],
            "wall": chance.randint(0, 2),
            "rest": {f"@{seat}": {"spearman": 1, "archer": 1} for seat in range(seats)},
        }
        for word in ("left", "middle", "right")
    }
    start = chance.choice(("autumn", "summer", "winter"))
    return {"seed": seed, "seats": seats, "year": 2, "start": start, "players": players, "sections": sections}


@pytest.mark.parametrize("seed", range(8))
def test_random_games_with_many_cards(seed: int) -> None:
    seats = 3 + seed % 2
    match = table.compose("great-wall", heap(seed, seats, compose({})))
    chance = Random(seed)
    while not match.over:
        decision = match.decisions[0]
        assert 1 < len(decision.options) <= 150
        match.play(chance.choice(decision.options), decision.seat)
        check(match)
        if match.count % 101 == 0:
            assert table.restore(match.snapshot()).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_many_cards_of_the_cooperative_game(seed: int) -> None:
    match = compose_coop(heap(seed, 3, compose_coop({})), seats=3)
    chance = Random(seed)
    while not match.over and match.count < LONG:
        decision = match.decisions[0]
        assert 1 < len(decision.options) <= 150
        match.play(chance.choice(decision.options), decision.seat)
