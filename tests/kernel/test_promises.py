"""Random games of both guests keep every promise of the kernel, and the checker itself can fail."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moonwall import table
from tests.guests import dike, goose
from tests.promises import Kept, check_copies, check_past, check_secrets, keep_promises

SEEDS = st.integers(0, 2**40)


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 3), rounds=st.integers(1, 3))
def test_goose_keeps_every_promise(seed: int, seats: int, rounds: int) -> None:
    seen = keep_promises(lambda s: table.start("goose", seats=seats, seed=s, rounds=rounds), games=1, seed=seed)
    assert seen.outcomes == {"ranked"}


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, seats=st.integers(1, 3), calm=st.booleans(), sacks=st.integers(0, 9))
def test_dike_keeps_every_promise(seed: int, seats: int, calm: bool, sacks: int) -> None:
    seen = keep_promises(lambda s: table.start("dike", seats=seats, seed=s, calm=calm, sacks=sacks), games=1, seed=seed)
    assert seen.outcomes <= {"shared", "threshold"}


def test_both_guests_show_all_they_have() -> None:
    birds = keep_promises(lambda s: table.start("goose", seats=3, seed=s), games=5)
    assert birds.kinds == {"lay", "swap"}
    assert set(birds.events) == {"laid", "took", "swapped", "forced"}
    water = keep_promises(lambda s: table.start("dike", seats=1 + s % 3, seed=s, calm=True), games=30)
    assert water.kinds == {"guard", "raise"}
    assert set(water.events) == {"guarded", "raised", "struck", "forced", "automaton"}
    assert water.outcomes == {"shared", "threshold"}
    assert water.reasons == {"breach", "dry"}


# --- each checker fails on a guest that breaks its promise -----------------------------------------------------------


class Shallow(goose.Goose):
    """Its clones share the hands."""

    __slots__ = ()

    def clone(self) -> Any:
        new = self.clone_base(Shallow.__new__(Shallow))
        for field in goose.Goose.__slots__:
            setattr(new, field, getattr(self, field))
        return new


class Talkative(goose.Goose):
    """Its view shows every hand."""

    __slots__ = ()

    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"all": [h[:] for h in self.hands]}


class Prophet(goose.Goose):
    """What it imagines depends on the order of the deck, which nobody knows."""

    __slots__ = ()

    def redeal(self, seat: int, chance: Random) -> None:
        self.deck = self.deck[1:] + self.deck[:1]


class Forgetful(goose.Goose):
    """Its snapshot leaves the points out."""

    __slots__ = ()

    def encode(self) -> dict[str, Any]:
        return super().encode() | {"points": [0] * len(self.points)}


def as_kind(match: table.Match, kind: type[goose.Goose]) -> table.Match:
    position = kind.__new__(kind)
    for field in (*table.Position.__slots__, *goose.Goose.__slots__):
        setattr(position, field, getattr(match.position, field))
    match.position = position
    return match


def test_a_shared_list_between_clones_is_found() -> None:
    match = as_kind(table.start("goose", seats=2, seed=1), Shallow)
    kept = [Kept(match)]
    while not match.over:
        match.play(match.decision.options[-1])  # type: ignore[union-attr]
    with pytest.raises(AssertionError, match="has changed the clone"):
        check_past(match, kept, Random(0))


def test_a_view_that_leaks_is_found() -> None:
    with pytest.raises(AssertionError, match="changes with what is hidden"):
        check_secrets(as_kind(table.start("goose", seats=2, seed=1), Talkative), Random(0))


def test_imagination_that_knows_too_much_is_found() -> None:
    with pytest.raises(AssertionError, match="depends on what it cannot know"):
        check_secrets(as_kind(table.start("goose", seats=2, seed=1), Prophet), Random(0))


def test_a_snapshot_that_forgets_is_found() -> None:
    match = as_kind(table.start("goose", seats=2, seed=1), Forgetful)
    match.position.points = [3, 0]  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        check_copies(match)


def test_a_view_that_shares_a_list_with_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table.start("goose", seats=2, seed=1)
    monkeypatch.setattr(goose.Goose, "view", lambda self, seat: {"points": self.points})
    with pytest.raises(AssertionError, match="a view is a copy"):
        check_copies(match)


def test_an_endless_game_is_found() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        keep_promises(lambda s: table.start("dike", seats=2, seed=s), games=1, max_answers=2)


def test_guests_are_registered() -> None:
    names = [g["name"] for g in table.games()]
    assert goose.GOOSE.name in names
    assert dike.DIKE.name in names
