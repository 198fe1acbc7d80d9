"""Whole random games with the modules: pieces and cards conserved, the kernel's promises kept, everything is met."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.lineup import BASE
from tests.promises import keep_promises

from ..test_games import EDITIONS, TABLES, random_game
from .eager import BOTH, OWN, eager


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", TABLES, ids=lambda s: "+".join(s))
def test_pieces_and_cards_are_conserved(seats: list[str], edition: str) -> None:
    """Four games of every table; never more than one Legendary Oni, every Faction event in one place."""
    for seed in range(4):
        match = table.start("tsukuyumi", seats=seats, seed=seed, edition=edition, mascots=seed % 2 == 0, **BOTH)
        assert random_game(match.clone(), seed) <= 150


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_promises_of_the_kernel(edition: str) -> None:
    """With hidden piles and hands; nearly every card and Legendary Oni is met on the way."""
    seen = keep_promises(
        lambda seed: table.start("tsukuyumi", seats=list(BASE), seed=seed, edition=edition, **BOTH),
        games=3,
        every=40,
        pick=eager,
    )
    assert len({o for o in OWN if f"play {o}" in seen.options}) >= 15
    assert {"drew-own", "legend-placed", "in-force"} <= set(seen.events)


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("alliance", 4), ("domination", 4)])
def test_every_mode_plays_with_them(mode: str, seats: int) -> None:
    for seed in range(3):
        match = table.start("tsukuyumi", seats=seats, mode=mode, seed=seed, edition=EDITIONS[seed % 2], **BOTH)
        assert random_game(match.clone(), seed) <= 150
