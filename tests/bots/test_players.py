"""Bots: the same face for all, and a table that never waits for one that fails."""

from __future__ import annotations

import logging
from threading import Thread
from time import perf_counter, sleep

import pytest

from moonwall import bots, table
from moonwall.bots import Player, Seen
from moonwall.table import NotYourDecision, Option, SetupError, option
from tests.guests import dike, goose

SPECS = ["random", "greedy", "greedy:noise=0.5,follow=1", "search:iterations=12", "easy", "normal", "hard:iterations=8"]
STARTS = [("goose", {"seats": 3}), ("dike", {"seats": 2}), ("dike", {"seats": 1})]
assert goose, dike


def play(match: table.Match, players: list[Player]) -> table.Match:
    while match.decision:
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat), seat)
    return match


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "start"), STARTS)
def test_every_bot_plays_every_kind_of_game_to_its_end(spec: str, game: str, start: dict[str, int]) -> None:
    match = table.start(game, seed=4, **start)
    players = [bots.make(spec, seed=n) for n in range(len(match.seats))]
    play(match, players)
    assert match.outcome is not None
    assert not any(player.faults for player in players)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:iterations=30"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    games = []
    for _ in range(2):
        match = table.start("goose", seats=3, seed=9)
        games.append(play(match, [bots.make(spec, seed=n) for n in range(3)]).answers)
    assert games[0] == games[1]


def test_another_seed_gives_another_game() -> None:
    games = [
        play(table.start("goose", seats=3, seed=9), [bots.make("random", seed=n + k) for n in range(3)]).answers
        for k in (0, 100)
    ]
    assert games[0] != games[1]


def test_a_choice_does_not_depend_on_what_the_player_chose_before() -> None:
    """A worker may be given a player and a position fresh each time."""
    match = table.start("goose", seats=2, seed=3)
    old = bots.make("search:iterations=20", seed=5)
    while match.decision:
        seat = match.decision.seat
        used, fresh = old.choose(match, seat), bots.make("search:iterations=20", seed=5).choose(match, seat)
        assert used == fresh
        match.play(used, seat)


# --- what a bot sees --------------------------------------------------------------------------------------------------


def test_what_a_bot_sees_is_its_view_its_options_and_worlds_it_imagines() -> None:
    match = table.start("goose", seats=2, seed=3)
    seen = Seen(match, 1)
    assert seen.view() == match.view(1)
    assert seen.options == match.decisions[1].options
    assert seen.imagine(5).fingerprint() == match.imagine(1, 5).fingerprint()
    assert not any(isinstance(getattr(seen, name), table.Match) for name in Seen.__slots__)


def test_a_world_in_which_the_seat_would_be_asked_something_else_is_dealt_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What may be answered can depend on what others hold; then it tells something about it."""
    match = table.start("goose", seats=2, seed=3)
    seen = Seen(match, 1)
    true = table.Match.imagine
    deals = []

    def imagine(self: table.Match, seat: int, seed: int) -> table.Match:
        world = true(self, seat, seed)
        deals.append(seed)
        if len(deals) % 3:
            world.play(world.decision_of(seat).options[0], seat)  # type: ignore[union-attr]
        return world

    monkeypatch.setattr(table.Match, "imagine", imagine)
    for seed in range(4):
        assert seen.imagine(seed).decision_of(1).options == seen.options  # type: ignore[union-attr]
    assert len(deals) == 12
    assert len(set(deals)) == 12


@pytest.mark.parametrize("spec", ["greedy", "search:iterations=12"])
def test_an_option_that_no_imagined_world_offers_stops_nobody(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=2, seed=3)
    true = table.Match.imagine

    def imagine(self: table.Match, seat: int, seed: int) -> table.Match:
        world = true(self, seat, seed)
        world.play(world.decision_of(seat).options[0], seat)  # type: ignore[union-attr]
        return world

    monkeypatch.setattr(table.Match, "imagine", imagine)
    player = bots.make(spec, seed=1)
    assert player.choose(match, 1) in match.decisions[1].options
    assert not player.faults


def test_a_seat_that_has_nothing_to_decide_is_told_so() -> None:
    match = table.start("goose", seats=2, seed=3)
    for seat in (0, 1):
        match.play(match.decision_of(seat).options[0], seat)  # type: ignore[union-attr]
    waiting = match.decision.seat  # type: ignore[union-attr]
    with pytest.raises(NotYourDecision, match=f"waiting for {waiting}"):
        bots.make("random").choose(match, 1 - waiting)


# --- bots that fail ---------------------------------------------------------------------------------------------------


class Broken:
    name = "broken"

    def pick(self, seen: Seen) -> Option:
        raise ZeroDivisionError("thought too hard")


class Cheat:
    name = "cheat"

    def pick(self, seen: Seen) -> Option:
        return option("take", "everything")


class Sleeper:
    name = "sleeper"

    def pick(self, seen: Seen) -> Option:
        sleep(120)
        return seen.options[0]


@pytest.mark.parametrize(
    ("bot", "budget", "why"),
    [(Broken(), 50_000, "ZeroDivisionError"), (Cheat(), 50_000, "not legal"), (Sleeper(), 50, "no answer in 55 ms")],
)
def test_a_bot_that_fails_is_replaced_for_that_move_and_it_is_logged(
    bot: bots.Bot, budget: int, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = table.start("goose", seats=2, seed=3)
    player = Player(bot, (bots.GreedyBot(1),), budget_ms=budget)
    begun = perf_counter()
    with caplog.at_level(logging.WARNING, "moonwall.bots"):
        picked = player.choose(match, 0)
    assert perf_counter() - begun < 60
    assert picked == bots.GreedyBot(1).pick(Seen(match, 0))
    assert player.faults == 1
    assert why in caplog.text
    assert "greedy steps in" in caplog.text


def test_where_no_bell_can_ring_a_late_answer_is_found_out_when_it_comes() -> None:
    """In any thread but the main one nobody can interrupt a bot."""
    match = table.start("goose", seats=2, seed=3)

    class Slow:
        name = "slow"

        def pick(self, seen: Seen) -> Option:
            sleep(0.1)
            return seen.options[0]

    player = Player(Slow(), (bots.GreedyBot(1),), budget_ms=50)
    thread = Thread(target=player.choose, args=(match, 0))
    thread.start()
    thread.join()
    assert player.faults == 1


def test_when_the_stand_in_fails_too_a_random_option_is_played() -> None:
    match = table.start("goose", seats=2, seed=3)
    player = Player(Broken(), (Broken(),))
    assert player.choose(match, 0) in match.decisions[0].options


# --- specs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "what"),
    [
        ("gredy", "Did you mean 'greedy'"),
        ("greedy:worlds=two", "worlds must be a whole number, not 'two'"),
        ("search:mss=3", "Did you mean 'ms'"),
        ("random:x=1", "random has no settings"),
        ("search:ms=-5", "cannot be negative"),
        ("search:ms", "ms must be a whole number"),
    ],
)
def test_a_wrong_spec_is_refused_with_what_would_be_right(spec: str, what: str) -> None:
    with pytest.raises(SetupError, match=what):
        bots.make(spec)


def test_levels_are_specs_with_settings() -> None:
    assert bots.names() == ["random", "greedy", "search", "easy", "normal", "hard"]
    assert bots.read_spec("hard:ms=50") == ("search", {"ms": 50, "worlds": 24, "keep": 6, "far": 3})
    assert bots.make("hard", budget_ms=70).budget_ms == 70
    assert bots.make("search", iterations=5).budget_ms is None
