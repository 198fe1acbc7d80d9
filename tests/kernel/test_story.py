"""The story of the points adds up, and names what brought them."""

from __future__ import annotations

import random

import pytest

from moonwall import table
from moonwall.table.story import END, story
from tests.guests import goose as _  # noqa: F401


def played(name: str, seed: int, **options: object) -> table.Match:
    match = table.start(name, seed=seed, **options)  # type: ignore[arg-type]
    chance = random.Random(seed)
    while match.decision is not None:
        match.play(chance.choice(match.decision.options))
    return match


@pytest.mark.parametrize(("name", "mode"), [("goose", {}), ("great-wall", {"seats": 3}), ("tsukuyumi", {"seats": 3})])
def test_it_adds_up_to_the_scores_in_the_order_of_the_answers(name: str, mode: dict[str, object]) -> None:
    match = played(name, 3, **mode)
    before = match.fingerprint()
    told = story(match)
    for seat, points in enumerate(match.scores):
        assert sum(turn.n for turn in told if turn.seat == seat) == points
    assert [turn.k for turn in told] == sorted(turn.k for turn in told)
    assert all(turn.n for turn in told) and told[-1].k <= match.count
    assert match.fingerprint() == before, "the match stays as it is"


def test_points_belong_to_what_brought_them_not_to_their_own_line() -> None:
    """GW-PROD-15: a donation brings 2 Honour; the log says "donate" and then "honour"."""
    match = table.start("great-wall", seats=3, seed=8)
    liked = ("donate ", "gather", "move pool lumber-mill", "move pool quarry", "move pool")
    while match.decision is not None and not (match.answers and match.answers[-1][1].startswith("donate ")):
        options = [option.text for option in match.decision.options]
        found = [text for start in liked for text in options if text.startswith(start)]
        match.play(found[0] if found else options[0])
    seat = match.answers[-1][0]
    mine = [turn for turn in story(match) if turn.k == match.count and turn.seat == seat]
    assert [(turn.n, turn.kind) for turn in mine] == [(2, "donate")]


def test_a_match_that_goes_on_is_told_as_far_as_it_is() -> None:
    match = table.start("tsukuyumi", seats=3, seed=2)
    chance = random.Random(1)
    for _answer in range(60):
        assert match.decision is not None
        match.play(chance.choice(match.decision.options))
    told = story(match)
    for seat, points in enumerate(match.scores):
        assert sum(turn.n for turn in told if turn.seat == seat) == points
    assert END not in {turn.kind for turn in told}
