"""Search: finds what one step does not show, keeps its budget, and counts only what it may know."""

from __future__ import annotations

from time import perf_counter, process_time

import pytest

from moonwall import bots, table
from moonwall.bots import Overrun, SearchBot, Seen
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


@pytest.mark.parametrize("budget", [100, 300])
def test_an_answer_comes_within_the_budget_and_a_fifth(budget: int) -> None:
    """By the processor for all answers; by the clock for the quickest, as the machine may be busy elsewhere."""
    match = table.start("goose", seats=3, seed=2)
    player = bots.make("search", seed=1, budget_ms=budget)
    by_clock, by_processor = [], []
    while match.decision and len(by_clock) < 8:
        seat = match.decision.seat
        clock, processor = perf_counter(), process_time()
        option = player.choose(match, seat)
        by_clock.append((perf_counter() - clock) * 1000)
        by_processor.append((process_time() - processor) * 1000)
        match.play(option, seat)
    assert max(by_processor) <= 1.2 * budget
    assert min(by_clock) <= 1.2 * budget
    assert max(by_clock) >= 0.5 * budget  # it uses the time it has


def test_when_the_bell_rings_it_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=2, seed=2)
    bot = SearchBot(seed=1, iterations=1000)
    once = SearchBot._iterate
    calls = 0

    def ring(*args: object) -> None:
        nonlocal calls
        calls += 1
        if calls > 5:
            raise Overrun("the budget is used up")
        once(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(SearchBot, "_iterate", ring)
    assert bot.pick(Seen(match, 0)) in match.decisions[0].options
    calls = 5
    with pytest.raises(Overrun):
        bot.pick(Seen(match, 0))


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
