"""Who is asked tells nothing hidden, at a table with ``ask_always``; without it, it does (``tests/worlds.py``)."""

from __future__ import annotations

import random

import pytest

from moonwall import bots, table
from moonwall.games.great_wall.names import RESOURCES
from tests.great_wall.cards.scenes import compose, turn
from tests.worlds import TABLES, count


@pytest.mark.parametrize(("game", "pairs"), [("great-wall", 500), ("tsukuyumi", 150)])
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: str, pairs: int) -> None:
    start = random.Random(game).randrange(1000)
    assert count(game, pairs, start, ask_always=True) == []


def test_without_the_option_who_is_asked_gives_hands_away() -> None:
    """The counter-example: the comparison finds it."""
    found = count("great-wall", 300, 0, ask_always=False)
    assert any("waiting" in line for line in found)


def test_a_seat_with_nothing_to_play_is_asked_as_if_it_had_something() -> None:
    """GW-TACTIC-02: seat 0 holds a card for a Breach; seat 1 holds one for its turn's start, seat 2 none at all."""
    doc = turn({"tactics": ["shield-wall"]})
    doc["players"]["@1"] = {"tactics": ["restless"]}
    plain = compose(doc)
    asked = compose(doc | {"options": {"ask_always": True}})
    assert plain.decision is not None and plain.decision.kind != "play-tactic"
    assert asked.decision is not None and asked.decision.kind == "play-tactic" and asked.decision.seat == 0
    assert [o.text for o in asked.decision.options] == ["pass"]
    asked.play("pass")
    assert asked.decision.seat == 0 and asked.decision.kind == plain.decision.kind, "it is nobody else's turn"
    assert asked.fingerprint() == plain.fingerprint(), "it plays the same game"
    none = compose(turn({}) | {"options": {"ask_always": True}})
    assert none.decision is not None and none.decision.kind == plain.decision.kind, "no card in hand: nothing to hide"


def test_what_was_revealed_is_not_taken_back_freely_by_who_is_asked_next() -> None:
    """Alone at the table nobody else is ever asked: what is drawn and shown must itself end the free way back."""
    match = table.start("great-wall", seats=1, mode="solo", seed=3)
    chance = random.Random(3)
    free = shown = 0
    while not match.over:
        match.play(chance.choice(match.decisions[0].options))
        if match.position.revealed:
            shown += 1
            assert match.undoable(0) == 0
        elif not match.over:
            free += match.undoable(0) > 0
    assert shown > 5 and free > 5


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi"])
def test_a_game_at_such_a_table_is_played_recorded_and_restored_to_its_end(game: str) -> None:
    seats, settings = TABLES[game][0]
    match = table.start(game, seats=seats, seed=8, ask_always=True, **settings)
    chance = random.Random(8)
    alone = 0
    while not match.over:
        decision = chance.choice(match.decisions)
        alone += len(decision.options) == 1
        if match.count == 100:
            match = table.restore(match.snapshot())
            decision = match.decision_of(decision.seat)
            assert decision is not None
        match.play(chance.choice(decision.options), decision.seat)
    assert alone > 5 and table.replay(match.record()).grade == "exact"


def test_bots_answer_where_there_is_one_answer() -> None:
    match = compose(turn({"tactics": ["shield-wall"]}) | {"options": {"ask_always": True}})
    for level in ("random", "easy", "normal", "hard"):
        assert bots.make(level, seed=1).choose(match, 0).text == "pass"


@pytest.mark.parametrize(("seats", "mode"), [(3, "standard"), (2, "two"), (3, "coop")])
def test_the_log_tells_all_what_lies_behind_every_screen(seats: int, mode: str) -> None:
    """Why ``ask_always`` need not hide Resources: whoever keeps count of what all are told knows them."""
    for seed in range(6):
        match = table.start("great-wall", seats=seats, seed=seed, mode=mode)
        counted = [0] * 4 * len(match.seats)
        chance = random.Random(seed)
        while True:
            for event in match.events_for(None):
                data = event["data"]
                if data.get("what") not in RESOURCES:
                    continue
                r, n = RESOURCES.index(data["what"]), data.get("n", 1)
                if event["kind"] == "gave":
                    counted[data["from_seat"] * 4 + r] -= 1
                    counted[data["to_seat"] * 4 + r] += 1
                elif event["kind"] in ("gain", "pay", "lose", "donate"):
                    counted[data["seat"] * 4 + r] += n if event["kind"] == "gain" else -n
            people = 4 * sum(not s.automaton for s in match.seats)
            assert match.position.res[:people] == counted[:people]  # type: ignore[attr-defined]
            if match.over:
                break
            decision = chance.choice(match.decisions)
            match.play(chance.choice(decision.options), decision.seat)
