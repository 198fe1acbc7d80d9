"""Search: finds what one step does not show, keeps its budget, and counts only what it may know."""

from __future__ import annotations

from time import perf_counter

import pytest

from moonwall import bots, table
from moonwall.bots import SearchBot, Seen
from tests.guests import dike, goose

assert goose, dike


def test_it_lays_the_card_that_wins_most_often() -> None:
    """With 12 in hand and one round to play, only 12 is sure to win: one step ahead shows nothing of it."""
    doc = {"seats": 2, "seed": 1, "options": {"rounds": 1}, "hands": [[1, 2, 12], [3, 4, 11]]}
    match = table.compose("goose", doc)
    assert bots.make("search:iterations=150", seed=2).choose(match, 0).text == "lay 12"


def test_in_a_secret_choice_only_its_own_answer_is_in_the_tree() -> None:
    match = table.start("goose", seats=3, seed=2)
    root = SearchBot(seed=1, iterations=60).think(Seen(match, 1))
    own = {o.text for o in match.decisions[1].options}
    assert set(root.children) == own
    for child in root.children.values():
        assert not any(text.startswith("lay") for text in child.children)


def test_options_that_are_there_only_in_some_worlds_are_weighed_by_how_often_they_were() -> None:
    match = table.start("goose", seats=2, seed=2)
    root = SearchBot(seed=1, iterations=200).think(Seen(match, 0))
    grandchildren = [node for child in root.children.values() for node in child.children.values()]
    assert grandchildren
    assert all(node.seen <= child.visits + 1 for child in root.children.values() for node in child.children.values())
    assert len({node.seen for node in grandchildren}) > 1


def test_it_stops_early_when_nothing_can_change_any_more() -> None:
    doc = {"seats": 2, "seed": 1, "options": {"rounds": 1}, "hands": [[1, 2, 12], [3, 4, 11]]}
    match = table.compose("goose", doc)
    root = SearchBot(seed=1, iterations=4000).think(Seen(match, 0))
    assert root.visits < 4000


@pytest.mark.parametrize("budget", [60, 200])
def test_an_answer_comes_within_the_budget_and_a_fifth(budget: int) -> None:
    match = table.start("goose", seats=3, seed=2)
    player = bots.make("search", seed=1, budget_ms=budget)
    player.choose(match, 0)
    spent = []
    while match.decision:
        seat = match.decision.seat
        begun = perf_counter()
        option = player.choose(match, seat)
        spent.append((perf_counter() - begun) * 1000)
        match.play(option, seat)
    late = [ms for ms in spent if ms > 1.2 * budget]
    assert len(late) <= 1, late  # a machine that does something else meanwhile may cost one
    assert player.faults <= 1


def test_keepers_of_the_dike_win_more_often_when_they_search() -> None:
    """A game won or lost together."""
    won = {}
    for spec in ("random", "search:iterations=40"):
        won[spec] = 0
        for seed in range(12):
            match = table.start("dike", seats=2, seed=seed)
            players = [bots.make(spec, seed=seed + n) for n in range(2)]
            while match.decision:
                seat = match.decision.seat
                match.play(players[seat].choose(match, seat), seat)
            won[spec] += bool(match.winners)
    assert won["search:iterations=40"] > won["random"]
