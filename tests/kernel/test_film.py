"""One answer again, slowly: the table after each thing told, with the eyes of one seat."""

from __future__ import annotations

from random import Random

import pytest

from moonwall import table
from moonwall.table import UndoRefused
from moonwall.table.film import film
from tests.guests import dike, goose  # noqa: F401  (seats the guests)
from tests.promises import known_games


def played(name: str, answers: int, **options: object) -> table.Match:
    match = table.start(name, seed=5, **options)  # type: ignore[arg-type]
    chance = Random(2)
    while not match.over and match.count < answers:
        decision = match.decisions[0]
        match.play(chance.choice(decision.options), decision.seat)
    return match


@pytest.mark.parametrize("game", known_games(), ids=lambda game: game.name)
def test_a_film_tells_what_was_told_and_changes_nothing(game: table.GameType) -> None:
    """Every event once, in order, for every seat and a spectator; the match stays as it is."""
    for mode in game.modes:
        match = table.start(game.name, seats=mode.seats[0], mode=mode.name, seed=3)
        chance = Random(4)
        while not match.over and match.count < 40:
            decision = match.decisions[0]
            match.play(chance.choice(decision.options), decision.seat)
            before = match.fingerprint()
            for seat in (None, 0):
                frames = match.film(match.count, seat)
                assert [event for event, _ in frames] == match.events_for(seat)
                for _, view in frames:
                    assert (view["you"], view["decision"], view["waiting"]) == (seat, None, [])
            assert match.fingerprint() == before


def test_every_answer_of_a_battle_can_be_filmed_with_the_eyes_of_its_seat() -> None:
    """The decision that was answered is not described on the table it led to, where its cards may be gone."""
    match = table.start("tsukuyumi", seed=0)
    chance = Random(0)
    filmed: set[str] = set()
    while not match.over and match.count < 260:
        decision = match.decisions[0]
        option = chance.choice(decision.options).text
        for _, view in film(match, option, decision.seat, decision.seat):
            assert (view["decision"], view["waiting"]) == (None, [])
        filmed.add(decision.kind)
        match.play(option, decision.seat)
    assert {"choose-card", "ask-counter"} <= filmed


def test_secrets_stay_secret_in_a_film() -> None:
    match = played("goose", 4, seats=2)
    for count in range(1, match.count + 1):
        for _, view in match.film(count, None):
            assert all(isinstance(hand, int) for hand in view["table"]["hands"]), "a spectator sees numbers only"


def test_only_answers_can_be_filmed() -> None:
    match = played("goose", 2, seats=2)
    for count in (0, match.count + 1):
        with pytest.raises(UndoRefused, match="no answer"):
            match.film(count, 0)
