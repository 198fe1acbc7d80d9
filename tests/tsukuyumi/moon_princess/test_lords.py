"""The Lords of the Lost Sea against the Moon Princess (HD-06)."""

from __future__ import annotations

import pytest

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import state

from ..hand import game, kind, texts, units
from .play import deal

SEA = "lords-of-the-lost-sea"


@pytest.fixture(autouse=True)
def mode() -> None:
    """These tables have the mode itself."""


@pytest.mark.parametrize("marked", [True, False])
def test_calves_come_in_at_the_home_marker(marked: bool) -> None:
    """HD-06, MP-SETUP-13: beside the great whales also there; not in another own area."""
    spaces = {"2,0": {"units": {"whale-king": 1}}, "-2,0": {"owner": SEA}, "0,2": {"owner": SEA}}
    match = deal([SEA], spaces, left={"production": 2})
    if marked:
        state.pile(game(match), state.HOMES)[0] = SPACE["-2,0"]
    match.play("use production")
    match.play("buy calf")
    if marked:
        assert set(texts(match)) == {"place 2,0", "place -2,0"}
        match.play("place -2,0")
    assert kind(match) != "place"
    assert units(match, "-2,0" if marked else "2,0")["calf"] == 1
