"""No bot's choice changes when only hidden things change."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import bots, table
from tests.guests import dike, goose

assert goose, dike

SPECS = ["random", "greedy", "search:iterations=24", "easy"]


def known(match: table.Match, seat: int) -> dict[str, Any]:
    """The view without who is still thinking: in an imagined world secret answers of others are not in yet."""
    return {key: value for key, value in match.view(seat).items() if key != "waiting"}


def check(match: table.Match, spec: str, worlds: int = 3) -> None:
    """Another truth behind the same view: the answer stays the same."""
    decision = match.decision
    assert decision is not None
    for seat in {d.seat for d in match.decisions}:
        said = bots.make(spec, seed=11).choose(match, seat)
        for world in range(worlds):
            other = match.imagine(seat, 1000 + world)
            assert known(other, seat) == known(match, seat)
            assert bots.make(spec, seed=11).choose(other, seat) == said


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("game", "seats"), [("goose", 3), ("goose", 2), ("dike", 2)])
def test_a_choice_depends_on_what_the_seat_knows_and_on_nothing_else(spec: str, game: str, seats: int) -> None:
    match = table.start(game, seats=seats, seed=21)
    driver = bots.make("random", seed=1)
    while match.decision:
        check(match, spec)
        seat = match.decision.seat
        match.play(driver.choose(match, seat), seat)


def test_the_secret_answer_of_another_seat_changes_nothing() -> None:
    for spec in SPECS:
        said = set()
        for answer in (0, 1, 2):
            match = table.start("goose", seats=2, seed=21)
            match.play(match.decisions[0].options[answer], 0)
            said.add(bots.make(spec, seed=11).choose(match, 1))
        assert len(said) == 1


class Peeker:
    """What the test above must catch: it looks at the truth."""

    name = "peeker"

    def __init__(self, truth: table.Match) -> None:
        self.truth = truth

    def pick(self, seen: bots.Seen) -> table.Option:
        return seen.options[sum(self.truth.position.deck) % len(seen.options)]  # type: ignore[attr-defined]


def test_a_bot_that_peeks_would_be_found_out() -> None:
    match = table.start("goose", seats=2, seed=21)
    said = {Peeker(match.imagine(0, n)).pick(bots.Seen(match, 0)) for n in range(8)}
    assert len(said) > 1
