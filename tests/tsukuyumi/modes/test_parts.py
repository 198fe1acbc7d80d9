"""Modes, teams and editions are parts: the rules name none of them, and a guest's joins as the house's do."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import game as tsukuyumi
from moonwall.games.tsukuyumi.book import Book
from moonwall.games.tsukuyumi.game import TsukuyumiGame
from moonwall.games.tsukuyumi.modes import MODES
from moonwall.games.tsukuyumi.modes.tables import Standard
from moonwall.games.tsukuyumi.modes.teams import OneAgainstAll, Pairs
from moonwall.games.tsukuyumi.part import Part
from moonwall.games.tsukuyumi.position import Rules, Tsukuyumi
from moonwall.games.tsukuyumi.rules.scoring import own_points, result, totals
from moonwall.table import OptionSpec, Step, register

from .. import invariants
from ..hand import FOUR, game

games = sys.modules["moonwall.table.games"]  # the module; table.games is the function


@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ({"seats": 3}, ["standard"]),
        ({"seats": 4, "edition": "polish"}, ["standard", "polish"]),
        ({"seats": 2}, ["two"]),
        ({"seats": 2, "edition": "polish"}, ["two", "polish"]),
        ({"seats": 4, "mode": "alliance"}, ["alliance", "pairs"]),
        ({"seats": 4, "mode": "domination", "edition": "polish"}, ["domination", "one", "polish"]),
    ],
)
def test_what_differs_is_a_part(options: dict[str, Any], parts: list[str]) -> None:
    position = game(table.start("tsukuyumi", seed=1, **options))
    factions = len(position.seats)
    assert [part.name for part in position.rules.parts[factions:]] == parts
    assert len(position.own) == factions, "they keep no state of their own"


def test_readings_of_the_polish_edition() -> None:
    """The rules are written after the Italian edition; the Polish one changes every reading that differs."""
    italian = game(table.start("tsukuyumi", seats=3, seed=1)).rules
    polish = game(table.start("tsukuyumi", seats=3, seed=1, edition="polish")).rules
    differing = [name for name, value in vars(italian).items() if isinstance(value, (bool, str, int))]
    changed = {name for name in differing if getattr(polish, name) != getattr(italian, name)}
    assert changed == {
        "edition",
        "white_side_up",
        "events_hidden",
        "own_pile_always",
        "oni_take_moon",
        "oni_walk_on",
        "surplus_leaves",
        "covered_tile_stays",
        "tile_set",
        "defends_at_damage",
        "guides_attack",
        "points_wait",
        "swarm_moves_first",
        "matrix_activates",
        "mascot_in_area",
        "mascot_scores_always",
        "move_before_combat",
    }


@pytest.mark.parametrize(("phases", "same"), [("red", True), ("all", True), ("edition", False)])
def test_who_agrees_on_the_phases_is_not_asked_for_the_edition(phases: str, same: bool) -> None:
    """TS-ROUND-10, TS-ROUND-10-PL, Q-01."""
    found = [
        game(
            table.start("tsukuyumi", seats=3, seed=1, edition=edition, move_before_combat=phases)
        ).rules.move_before_combat
        for edition in ("italian", "polish")
    ]
    assert (found[0] == found[1]) is same


class Three(Part):
    """A guest: a pair between two who stand alone; the pair has half of its points."""

    def change(self, rules: Rules, book: Book) -> None:
        rules.teams = [0, 1, 2, 1]
        rules.divisors = [1, 2, 1]


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = tsukuyumi.table_parts
    monkeypatch.setattr(tsukuyumi, "table_parts", lambda *given: (*usual(*given), Three("three")))


@pytest.mark.usefixtures("three")
def test_three_teams() -> None:
    """No rule counts to two: friends, foes, points and winners follow from the teams."""
    for seed in range(4):
        match = table.start("tsukuyumi", seats=FOUR, seed=seed, rounds=3)
        rules = game(match).rules
        assert rules.foes[1] == [0, 2] and rules.foes[0] == [1, 2, 3] and rules.friends[3] == 0b1010
        assert match.view(None)["table"]["teams"] == [0, 1, 2, 1]
        chance = Random(seed)
        while match.decision is not None:
            invariants.check(game(match), match.count % 50 == 0)
            match.play(chance.choice(match.decision.options))
        position = game(match)
        own = [own_points(position, seat) for seat in range(4)]
        pair = (own[1] + own[3]) // 2
        assert totals(position) == [own[0], pair, own[2], pair]
        assert match.outcome is not None
        assert match.outcome.winners in ((0,), (2,), (1, 3))


@pytest.mark.usefixtures("three")
def test_of_equal_teams_the_highest_marker_wins() -> None:
    """TS-ALLY-03-PL."""
    position = game(table.start("tsukuyumi", seats=FOUR, seed=1))
    position.order = (2, 3, 0, 1)
    assert result(position, [5, 5, 5, 5], "rounds").winners == (2,)
    position.order = (3, 2, 0, 1)
    assert result(position, [5, 5, 5, 5], "rounds").winners == (1, 3)
    assert result(position, [6, 5, 5, 5], "rounds").winners == (0,)


class Seats:
    """As much of the rules as teams look at."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.teams = list(range(seats))
        self.divisors = [1] * seats
        self.start_areas = [3] * seats
        self.set_up_last: tuple[int, ...] = ()
        self.start_anywhere: tuple[int, ...] = ()


def test_teams_of_any_number_of_seats() -> None:
    """TS-ALLY-02-PL: opposite each other; TS-ALLY-10-PL: the others' points are shared out among them."""
    rules: Any = Seats(6)
    Pairs("pairs").change(rules, None)  # type: ignore[arg-type]
    assert rules.teams == [0, 1, 2, 0, 1, 2]
    rules = Seats(5)
    OneAgainstAll("one").change(rules, None)  # type: ignore[arg-type]
    assert (rules.teams, rules.divisors, rules.start_areas) == ([0, 1, 1, 1, 1], [1, 4], [16, 3, 3, 3, 3])


class Watched(Standard):
    """A guest's mode with state, an option and a table's worth of players of its own."""

    remembers = True
    options = (OptionSpec("watchers", 2, (1, 2), modes=("watched",)),)

    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        return (3,)

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot] = [0]

    def before_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        game.own[self.slot][0] += 1
        return ()


def test_a_mode_declares_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its word, options and numbers of players stand with the part; no other list names it."""
    monkeypatch.setitem(MODES, "watched", Watched)
    monkeypatch.setattr(games, "_games", dict(games._games))  # registered while the test lasts
    kind = TsukuyumiGame("tsukuyumi-watched")
    register(kind)
    assert [(mode.name, mode.seats) for mode in kind.modes][-1] == ("watched", (3,))
    assert "watchers" in {option.name for option in kind.options}
    match = table.start("tsukuyumi-watched", seats=3, seed=2, mode="watched", watchers=1)
    chance = Random(2)
    while match.decision is not None:
        match.play(chance.choice(match.decision.options))
    position = game(match)
    own = position.own[position.rules.slot_of["watched"]]
    assert own == [3 * 4 * position.rules.rounds], "a turn of each player in each phase"
    with pytest.raises(table.SetupError, match="watchers"):
        table.start("tsukuyumi-watched", seats=3, seed=2, watchers=1)
