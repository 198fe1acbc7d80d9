"""Parts listen to what the rules announce: a guest's part joins a match without one line of the rules knowing it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from moonwall import table
from moonwall.games.great_wall import game as great_wall
from moonwall.games.great_wall.book import Rules
from moonwall.games.great_wall.part import HOOKS, Part, Player
from moonwall.games.great_wall.parts import ALL
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.spring import NewHordes
from moonwall.table import Step
from moonwall.table.games import make_setup
from tests.great_wall import invariants

RAISED, SEEN = range(2)


class Masons(Part):
    """A guest: counts Wall levels, makes Barricades dearer, brings a first Horde more, and no new ones in Spring."""

    __slots__ = ()

    name: ClassVar[str] = "masons"

    def blank(self) -> list[list[int]]:
        return [[0], []]

    def change(self, rules: Rules) -> None:
        rules.first_hordes += 1

    def calendar(self, rules: Rules, steps: list[Step[GreatWall]]) -> list[Step[GreatWall]]:
        return [step for step in steps if not isinstance(step, NewHordes)]

    def wall_raised(self, game: GreatWall, seat: int) -> None:
        game.own[self.slot + RAISED][0] += 1
        game.own[self.slot + SEEN].append(seat)

    def barricade_price(self, game: GreatWall) -> int:
        return 1

    def show(self, game: GreatWall, view: dict[str, Any]) -> None:
        view["masons"] = game.own[self.slot + RAISED][0]


def test_every_hook_is_a_method_and_has_its_listeners() -> None:
    for hook in HOOKS:
        assert hook in Part.__dict__ and f"on_{hook}" in Rules.__annotations__
    assert {f"on_{hook}" for hook in HOOKS} == {name for name in Rules.__annotations__ if name.startswith("on_")}


def test_only_those_who_override_a_hook_are_asked() -> None:
    """In the standard game nobody listens, so that a hook costs nothing."""
    kind = table.game_type("great-wall")
    rules = {
        mode: kind.empty(make_setup(kind, seats, 0, (), {"mode": mode})).rules  # type: ignore[attr-defined]
        for mode, seats in (("standard", 3), ("two", 2), ("solo", 1), ("coop", 2))
    }
    assert not any(getattr(rules["standard"], f"on_{hook}") for hook in HOOKS)
    assert [part.name for part in rules["solo"].on_cards_chosen] == ["reed", "qin"]
    assert [part.name for part in rules["solo"].on_clerks_leave] == ["qin"]
    assert [part.name for part in rules["coop"].on_shame_comes] == ["coop"]
    assert [part.name for part in rules["two"].on_take_seat] == ["reed"]
    for mode, found in rules.items():
        assert [part.seat for part in found.players] == list(range(found.seat_count)), mode
        assert all(isinstance(part, Player) for part in found.players)


def test_parts_keep_their_lists_apart() -> None:
    """A part knows its first list; no other part has it."""
    kind = table.game_type("great-wall")
    for mode, seats in (("two", 2), ("solo", 1), ("coop", 2), ("coop", 4)):
        game = kind.empty(make_setup(kind, seats, 0, (), {"mode": mode}))
        assert isinstance(game, GreatWall)
        taken = [part.slot + at for part in game.rules.parts for at in range(len(part.blank()))]
        assert taken == list(range(len(game.own)))


def test_a_view_has_the_fields_of_parts_that_do_not_play() -> None:
    view = table.start("great-wall", seats=3, seed=1).view(0)["table"]
    for field in (field for kind in ALL for field in kind.shown):
        assert view[field] is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_guests_part_plays_whole_games(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = great_wall.parts_of
    monkeypatch.setattr(great_wall, "parts_of", lambda setup: [*usual(setup), Masons()])
    raised = 0
    for seed in range(4):
        match = table.start("great-wall", seats=seats, seed=seed)
        game = match.position
        assert isinstance(game, GreatWall)
        standard = {1: 2, 2: 2, 3: 3, 4: 4}[seats]
        assert sum(card >= 0 for card in game.hordes) == standard + 1
        chance = Random(seed)
        while not match.over:
            invariants.check(match)
            assert match.decision is not None
            match.play(chance.choice(match.decision.options))
        game = match.position
        assert isinstance(game, GreatWall)
        masons = game.rules.named["masons"]
        raised += game.own[masons.slot + RAISED][0]
        assert (
            len(game.own[masons.slot + SEEN])
            == game.own[masons.slot + RAISED][0]
            == match.view(None)["table"]["masons"]
        )
        copy = game.clone()
        copy.own[masons.slot + SEEN].append(0)
        assert copy.encode() != game.encode()  # a clone has lists of its own
    assert raised
