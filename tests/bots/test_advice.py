"""The coach: the best answers and what speaks for them, honest, in time, and in every language."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots.advice import RIVALS, VICTORY
from moonwall.bots.evaluation import evaluation
from moonwall.words import LANGUAGES, Words, catalogue
from tests.clock import measured
from tests.guests import dike, goose

assert goose, dike

TABLES = [
    ("great-wall", 3, {}),
    ("great-wall", 3, {"mode": "coop"}),
    ("great-wall", 1, {"mode": "solo"}),
    ("tsukuyumi", 3, {}),
    ("tsukuyumi", 2, {"mode": "two"}),
    ("tsukuyumi", 2, {"mode": "moon-princess"}),
]


def played(game: str, seats: int, options: dict[str, Any], answers: int, seed: int = 4) -> table.Match:
    match = table.start(game, seats=seats, seed=seed, **options)
    player = bots.make("greedy:tries=20", seed=1)
    while match.decision is not None and match.count < answers:
        seat = match.decision.seat
        match.play(player.choose(match, seat), seat)
    return match


@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi", "goose"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_has_its_words_for_and_against(game: str, lang: str) -> None:
    words = Words(lang)
    here = words.at(game)
    for feature in [*evaluation(table.game_type(game)).names, RIVALS, VICTORY]:
        good, bad = here.reason(feature, 1.0), here.reason(feature, -1.0)
        assert good != feature and bad != feature, f"{lang}: nothing is said about {feature!r}"
        assert good != bad


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_about_questions_that_there_are(lang: str) -> None:
    for prefix, game in (("gw", "great-wall"), ("ts", "tsukuyumi")):
        here = Words(lang).at(game)
        known = catalogue(lang).entries
        kinds = [name.removeprefix(f"{prefix}-hint-") for name in known if name.startswith(f"{prefix}-hint-")]
        assert len(kinds) > 10
        for kind in kinds:
            assert f"{prefix}-ask-{kind}" in known, f"{game} asks no {kind!r}"
            assert here.hint(kind)
        assert here.hint("no-such-question") == ""


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("great-wall", 3, {}),
        ("tsukuyumi", 3, {"skip_first_white": True, "fixed_homezones": True}),
        ("tsukuyumi", 2, {"mode": "moon-princess"}),
    ],
)
def test_a_first_game_is_played_with_hints(game: str, seats: int, options: dict[str, Any]) -> None:
    """Of the questions of a first Year or round at least nine in ten say what matters."""
    here = Words("en").at(game)
    asked: list[str] = []
    for seed in range(3):
        match = table.start(game, seats=seats, seed=seed, **options)
        chance = Random(seed)
        while match.decisions:
            shown = match.view(None)["table"]
            if shown.get("round", shown.get("year", 2)) > 1:
                break
            decision = match.decisions[0]
            asked.append(decision.kind)
            match.play(chance.choice(decision.options), decision.seat)
    silent = [kind for kind in asked if not here.hint(kind)]
    assert len(silent) <= 0.1 * len(asked), sorted(set(silent))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_advice_names_three_answers_with_reasons(game: str, seats: int, options: dict[str, object]) -> None:
    match = played(game, seats, options, 60)
    asked, explained = 0, 0
    while match.decision is not None and asked < 6:
        decision = match.decision
        seat = decision.seat
        advice = bots.advise(match, seat, seed=3, iterations=12)
        assert len(advice) == min(3, len(decision.options))
        assert len({one.option for one in advice}) == len(advice)
        for one in advice:
            assert one.option in decision.options
            assert 0 <= one.chance <= 1
            assert len(one.reasons) <= 3
            assert one.reasons == sorted(one.reasons, key=lambda reason: -abs(reason.worth))
        assert advice[0].against_best == []
        explained += bool(advice[0].reasons)
        asked += 1
        for _ in range(9):
            if match.decision is not None:
                match.play(match.decision.options[0])
    assert explained, "nothing was said for any answer"


def test_the_reasons_are_the_differences_of_features() -> None:
    """A Clerk that gathers: what speaks for gathering is what it brings, and the same speaks against declining."""
    match = table.start("great-wall", seats=3, seed=5)
    player = bots.make("greedy", seed=1)
    while match.decision is not None and match.decision.kind != "gather":
        match.play(player.choose(match, match.decision.seat))
    assert match.decision is not None
    best, other = bots.advise(match, match.decision.seat, iterations=12)
    assert best.option.text == "gather" and other.option.text == "decline"
    brought = {reason.feature for reason in best.reasons if reason.worth > 0}
    assert brought & {"wood", "stone", "gold", "qi"}
    missed = {reason.feature for reason in other.against_best if reason.worth < 0}
    assert brought & missed
    assert best.chance > other.chance


def check(match: table.Match, worlds: int = 2) -> None:
    for seat in {d.seat for d in match.decisions}:
        said = bots.advise(match, seat, seed=11, iterations=8)
        for world in range(worlds):
            other = match.imagine(seat, 1000 + world)
            assert bots.advise(other, seat, seed=11, iterations=8) == said


@pytest.mark.parametrize(("game", "seats"), [("goose", 3), ("dike", 2)])
def test_advice_depends_on_what_the_seat_knows_and_on_nothing_else(game: str, seats: int) -> None:
    match = table.start(game, seats=seats, seed=21)
    driver = bots.make("random", seed=1)
    while match.decision:
        check(match)
        seat = match.decision.seat
        match.play(driver.choose(match, seat), seat)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    game: str, seats: int, options: dict[str, object]
) -> None:
    match = played(game, seats, options, 40)
    looked = 0
    while match.decision is not None and looked < 4:
        decision = match.decision
        world = match.imagine(decision.seat, 7)
        again = world.decision_of(decision.seat)
        if again is not None and again.options == decision.options:  # a world in which it is asked the same
            check(match, 1)
            looked += 1
        for _ in range(17):
            if match.decision is not None:
                match.play(match.decision.options[-1])
    assert looked


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_advice_comes_within_its_time(game: str, seats: int, options: dict[str, object]) -> None:
    match = played(game, seats, options, 70)
    assert match.decision is not None
    seat = match.decision.seat

    def seconds() -> float:
        begun = perf_counter()
        bots.advise(match, seat, ms=600)
        return perf_counter() - begun

    assert measured(seconds, lambda spent: spent < 1.5) < 1.5
