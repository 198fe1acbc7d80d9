"""What games declare as questions with a standing answer: they exist, their words mean something, their time ends."""

from __future__ import annotations

import random

import pytest

from moonwall import table
from moonwall.table import standing
from moonwall.table.steps import Choice, _classes

GAMES = ("great-wall", "tsukuyumi")


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_question_exists(name: str) -> None:
    game = table.game_type(name)
    module = name.replace("-", "_")
    kinds = {c.kind for k, c in _classes.items() if k.startswith(f"{module}:") and issubclass(c, Choice)}
    assert game.standing
    assert not {one.decision for one in game.standing} - kinds
    assert game.describe()["standing"][0]["decision"] == game.standing[0].decision


@pytest.mark.parametrize("name", GAMES)
def test_the_words_mean_one_option_and_time_goes_on(name: str) -> None:
    """In random games every question that comes up takes its words, and turns and rounds get new numbers."""
    known = {one.decision: one for one in table.game_type(name).standing}
    spans = {span for one in known.values() for span in one.spans} - {standing.ALWAYS}
    met: set[str] = set()
    numbers: dict[str, list[int]] = {span: [] for span in spans}
    for seed in (1, 2):
        match = table.start(name, seats=3, seed=seed)
        chance = random.Random(seed)
        for _ in range(500):
            if match.decision is None:
                break
            for span in spans:
                now = match.position.span(span)
                if not numbers[span] or numbers[span][-1] != now:
                    numbers[span].append(now)
            decision = match.decision
            one = known.get(decision.kind)
            if one is not None:
                for word in one.answers:
                    found = standing.meant(decision, word)
                    assert found is None or found in decision.options
                    if found is not None:
                        met.add(decision.kind)
            match.play(chance.choice(decision.options))
        for span in spans:
            per_game = numbers[span]
            assert len(per_game) >= 3, (span, per_game)
            assert len(set(per_game)) == len(per_game), f"a {span} that is over never comes again"
            numbers[span] = []
    assert len(met) >= 3, met


def test_a_word_that_fits_several_options_or_none_means_nothing() -> None:
    match = table.start("great-wall", seats=3, seed=7)
    decision = match.decision
    assert decision is not None and len(decision.options) > 1
    assert standing.meant(decision, str(decision.options[0].tokens[0])) is None  # two Generals
    assert standing.meant(decision, "gather") is None
    assert standing.meant(decision, standing.FIRST) is decision.options[0]
    assert standing.lasts(match.position, standing.ALWAYS, standing.until(match.position, standing.ALWAYS))
    assert not standing.lasts(match.position, "year", match.position.span("year") + 1)


def test_only_answers_that_wait_for_others_are_sealed() -> None:
    match = table.start("great-wall", seats=3, seed=7)
    chance = random.Random(3)
    seen: dict[str, bool] = {}
    for _ in range(60):
        assert match.decision is not None
        seen[match.decision.kind] = match.describe(match.decision)["sealed"]
        match.play(chance.choice(match.decision.options))
    assert seen["choose-command"] and not seen["move-clerks"]
