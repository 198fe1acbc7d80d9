"""The bots at the real games, in every mode and with every number of seats."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots import evaluation
from moonwall.table import game_type
from tests.bots.test_honesty import known

TABLES: list[tuple[str, str, int]] = [
    (game["name"], mode["name"], seats)
    for game in table.games()
    if game["name"] not in ("goose", "dike")
    for mode in game["modes"]
    for seats in mode["seats"]
]
EVERY = pytest.mark.parametrize(("game", "mode", "seats"), TABLES, ids=["-".join(map(str, t)) for t in TABLES])


def ahead(game: str, mode: str, seats: int, steps: int, seed: int) -> table.Match:
    """A match some random decisions on (or at its end)."""
    match = table.start(game, seats=seats, seed=seed, mode=mode)
    driver = bots.make("random", seed=seed)
    while match.decision and match.count < steps:
        seat = match.decision.seat
        match.play(driver.choose(match, seat), seat)
    return match


@EVERY
def test_no_bot_s_choice_changes_when_only_hidden_things_change(game: str, mode: str, seats: int) -> None:
    specs = ["greedy:tries=20", "search:iterations=3,depth=1", "random"]
    for steps, spec in zip((0, 5, 23, 61, 140), specs * 2):
        match = ahead(game, mode, seats, steps, seed=steps + 1)
        for decision in match.decisions[:2]:
            said = bots.make(spec, seed=3).choose(match, decision.seat)
            for world in (1, 2):
                other = match.imagine(decision.seat, world)
                assert known(other, decision.seat) == known(match, decision.seat)
                assert bots.make(spec, seed=3).choose(other, decision.seat) == said


@EVERY
def test_features_are_numbers_for_every_seat_all_along(game: str, mode: str, seats: int) -> None:
    judge = evaluation(game_type(game))
    assert len(judge.names) > 10, "the game brings features of its own"
    match = table.start(game, seats=seats, seed=8, mode=mode)
    driver = bots.make("random", seed=8)
    seen: list[list[Any]] = []
    while match.decision:
        rows = judge.measure(match.position)
        assert len(rows) == len(match.seats)
        width = len(rows[0])  # a game may name features of further modes behind those of the one that is played
        assert all(len(row) == width for row in rows) and 10 < width <= len(judge.names)
        values = judge.values(match)
        assert all(0 <= value <= 1 for value in values)
        seen.append([list(row) for row in rows])
        seat = match.decision.seat
        match.play(driver.choose(match, seat), seat)
    played = [n for n in range(width) if any(rows[0][n] for rows in seen)]
    moved = sum(any(a[0][n] != b[0][n] for a, b in pairwise(seen)) for n in played)
    assert moved > 10 and moved > len(played) // 2, "most features say something in the course of a game"


@EVERY
def test_every_kind_of_bot_plays_to_the_end(game: str, mode: str, seats: int) -> None:
    match = table.start(game, seats=seats, seed=5, mode=mode)
    specs = ["greedy:tries=10,follow=1", "random", "easy:tries=6", "search:iterations=2,depth=0"]
    people = sum(not seat.automaton for seat in match.seats)
    players = [bots.make(specs[n % 4], seed=n) for n in range(people)]
    while match.decision:
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat), seat)
    assert match.outcome is not None
    assert not any(player.faults for player in players)


def test_clerks_that_have_acted_are_counted_as_on_their_way_home() -> None:
    """GW-LOC-11: they lie in their Location until all have acted, but there is nothing left to hope from them."""
    from moonwall.games.great_wall.features.places import staff

    moved = 0
    match = table.start("great-wall", seats=3, seed=4)
    chance = Random(4)
    while match.decision:
        game = match.position
        clerks, pools = staff(game)
        for seat in range(3):
            assert sum(clerks[seat::4]) + pools[seat] == sum(game.clerks[seat::4]) + game.clerk_pool[seat]
            gone = pools[seat] - game.clerk_pool[seat]
            moved += gone
            if gone:
                assert game.place >= 0, "only from a Location that is being Activated"
        match.play(chance.choice(match.decision.options))
    assert moved
