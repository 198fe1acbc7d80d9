"""Search: finds what one step does not show, keeps its budget, and counts only what it may know."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots import Overrun, SearchBot, Seen, search
from moonwall.bots.search import Runner, gain, still_in
from tests.guests import dike, goose

assert goose, dike


def test_it_lays_the_card_that_wins_most_often() -> None:
    """With 12 in hand and one round to play, only 12 is sure to win: one step ahead shows nothing of it."""
    doc = {"seats": 2, "seed": 1, "options": {"rounds": 1}, "hands": [[1, 2, 12], [3, 4, 11]]}
    match = table.compose("goose", doc)
    assert bots.make("search:iterations=150", seed=2).choose(match, 0).text == "lay 12"


def test_in_a_secret_choice_only_its_own_answer_is_in_the_tree() -> None:
    match = table.start("goose", seats=3, seed=2)
    thought = SearchBot(seed=1, iterations=60).think(Seen(match, 1))
    assert {runner.option for runner in thought.runners} == set(match.decisions[1].options)
    below = [option for runner in thought.runners for option in runner.children]
    assert below
    assert not any(option.verb == "lay" for option in below)


def test_options_that_are_there_only_in_some_worlds_are_weighed_by_how_often_they_were() -> None:
    match = table.start("goose", seats=2, seed=2)
    thought = SearchBot(seed=1, iterations=200, worlds=50).think(Seen(match, 0))
    seen = [(child.seen, runner.visits) for runner in thought.runners for child in runner.children.values()]
    assert seen
    assert all(often <= visits for often, visits in seen)
    assert len({often for often, _ in seen}) > 1


def test_all_options_of_a_race_meet_the_same_worlds() -> None:
    """What differs between them is the option and not the luck of the deal."""
    match = table.start("goose", seats=3, seed=2)
    worlds: dict[str, list[str]] = {}

    class Watching(SearchBot):
        def _try(self, runner: Runner, match: table.Match, *rest: Any) -> list[float]:
            worlds.setdefault(runner.option.text, []).append(match.fingerprint())
            return super()._try(runner, match, *rest)

    Watching(seed=1, iterations=60).think(Seen(match, 1))
    assert len(worlds) > 1
    longest = max(worlds.values(), key=len)
    assert len(set(longest)) > 1
    assert all(met == longest[: len(met)] for met in worlds.values())


def test_it_does_not_think_where_one_option_is_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=2, seed=2)
    count = len(match.decisions[0].options)
    for chances, tries in (([0.9] + [0.2] * (count - 1), 0), ([0.5] * count, 8)):

        def judged(*_: object, chances: list[float] = chances) -> list[list[float]]:
            return [[value, 1 - value] for value in chances]

        monkeypatch.setattr(search, "look_ahead", judged)
        thought = SearchBot(seed=1, iterations=8).think(Seen(match, 0))
        assert thought.tries == tries
        if not tries:
            assert thought.best == match.decisions[0].options[0]


def test_it_stops_early_when_nothing_is_to_be_gained_any_more() -> None:
    doc = {"seats": 2, "seed": 1, "options": {"rounds": 1}, "hands": [[1, 2, 12], [3, 4, 11]]}
    match = table.compose("goose", doc)
    thought = SearchBot(seed=1, iterations=4000, worlds=1000).think(Seen(match, 0))
    assert 0 < thought.tries < 200
    assert len(thought.left) == 1


def test_what_an_option_may_still_gain() -> None:
    assert gain(0.0, 1.0) == pytest.approx(0.3989, abs=1e-3)
    assert gain(1.0, 1.0) == pytest.approx(0.0833, abs=1e-3)
    assert gain(-0.5, 0.0) == 0.5
    assert gain(0.5, 0.0) == 0
    assert gain(0.2, 0.1) < gain(0.1, 0.1) < gain(0.1, 0.3)


def test_an_option_that_is_always_behind_leaves_the_race_before_one_that_is_sometimes_ahead() -> None:
    lead, always, sometimes = (Runner(table.option("go", n), 0.5) for n in range(3))
    lead.results = [0.5, 0.6, 0.5, 0.6]
    always.results = [0.2, 0.3, 0.2, 0.3]
    sometimes.results = [0.7, 0.2, 0.7, 0.5]
    for runner in (lead, always, sometimes):
        runner.score = sum(runner.results) / 4
    assert still_in([lead, sometimes, always], 4, 0.25) == [lead, sometimes]


@pytest.mark.parametrize("budget", [100, 300])
def test_an_answer_comes_within_the_budget_and_a_fifth(budget: int) -> None:
    """By the processor for all answers; by the clock for the quickest, as the machine may be busy elsewhere."""
    match = table.start("goose", seats=3, seed=2)
    player = bots.make("search:worlds=100000", seed=1, budget_ms=budget)
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


def test_it_uses_the_time_it_has_where_options_cannot_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=3, seed=2)
    monkeypatch.setattr(search, "still_in", lambda race, *_: race)
    player = bots.make("search:worlds=100000", seed=1, budget_ms=100)
    begun = perf_counter()
    player.choose(match, 0)
    assert perf_counter() - begun >= 0.05


def test_when_the_bell_rings_it_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=2, seed=2)
    bot = SearchBot(seed=1, iterations=1000)
    once = SearchBot._try
    calls = 0

    def ring(*args: Any) -> list[float]:
        nonlocal calls
        calls += 1
        if calls > 5:
            raise Overrun("the budget is used up")
        return once(*args)

    monkeypatch.setattr(SearchBot, "_try", ring)
    assert bot.pick(Seen(match, 0)) in match.decisions[0].options
    assert calls == 6
    assert bot.pick(Seen(match, 0)) in match.decisions[0].options  # rung at once: greedy's judgement is there

    def late(*_: object) -> None:
        raise Overrun("the budget is used up")

    monkeypatch.setattr(search, "look_ahead", late)
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
