"""What bots look at in this mode."""

from __future__ import annotations

import pytest

from moonwall.bots import evaluation
from moonwall.games.tsukuyumi.board import CENTRE, SPACE
from moonwall.games.tsukuyumi.modes.moon_princess.outlook import Hands, Scene
from moonwall.table import Match, game_type

from ..hand import game
from .play import begin, deal


@pytest.fixture(autouse=True)
def mode() -> None:
    """The mode's own tables, as they are started."""


def select(seats: int) -> Match:
    match = begin(seats, seed=5, objections=False)
    while match.decisions[0].kind != "select-card":
        decision = match.decisions[0]
        texts = [o.text for o in decision.options]
        match.play("done" if "done" in texts else texts[0], decision.seat)
    return match


def test_a_card_picked_in_secret_counts_at_once() -> None:
    """While others still choose, what the own card brings is told apart; else teams would pick any card."""
    match = select(2)
    judge = evaluation(game_type("tsukuyumi"))
    worths, combats = set(), set()
    for picked in match.decisions[0].options:
        tried = match.clone()
        tried.play(picked, 0)
        assert tried.decisions[0].kind == "select-card", "the other has not chosen yet"
        worths.add(round(judge.worths(tried.position)[0], 9))
        card = game(tried).book.action_index[str(picked.tokens[1])]
        found = Hands(game(tried)).combats(0)
        assert found == (0, 1 + game(tried).book.symbols[card][4][10]), "one in White, the others in Black"
        combats.add(found)
    assert len(worths) > 1 and len(combats) > 1


def test_the_moon_centre_is_worth_most() -> None:
    """A Moon area counts for both sides, the centre one point more (MP-VP-04)."""
    match = deal(["nomads"], {"0,0": {"units": {"private": 3}}}, active="nomads")
    scene = Scene(game(match))
    assert scene.gain(CENTRE, 100, 0) == 3
    assert scene.gain(SPACE["1,0"], 100, 0) == 2
    assert scene.gain(SPACE["2,0"], 100, 0) == 1


def test_units_that_are_not_enough_yet_count_more_the_more_they_are() -> None:
    """A Conquest on the Moon needs several units; each that comes is a step towards it."""
    found = []
    for n in (1, 2):
        there = {"1,0": {"units": {"private": n, "oni-large": 1, "oni-medium": 1}}, "2,0": {"units": {"private": 3}}}
        match = deal(["nomads"], there, active="nomads", round=1, left={"movement": 2, "combat": 2})
        found.append(Scene(game(match)).fights(1)[-1])
    assert 0 < found[0] < found[1]
