"""The Princess in the areas she touches: she counts in battles there, in whatever game she stands (MP-PRINCESS-05)."""

from __future__ import annotations

from typing import ClassVar

from ...board import NAMES
from ...part import Part
from ...position import NOBODY, ONI, Tsukuyumi
from . import state

ASIDE = len(state.FRESH)  # after the fields of her state: (space, owner) of each Territory marker that lies aside


class Presence(Part):
    marks: ClassVar[tuple[str, ...]] = (state.PRIORITY,)

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = state.FRESH

    def more_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        return state.princess_cp(game) if side == ONI and state.touches(game, space) else 0

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        return state.princess_dmg(game) if side == ONI and state.touches(game, space) else 0

    def present(self, game: Tsukuyumi, side: int, space: int) -> bool:
        return side == ONI and state.touches(game, space)


def aside_of(game: Tsukuyumi) -> dict[int, int]:
    """In the regular game: Territory markers of players that she overrides, owner by space (MP-PRINCESS-04)."""
    lying = state.own(game)[ASIDE:]
    return dict(zip(lying[::2], lying[1::2]))


def override(game: Tsukuyumi) -> None:
    """In the regular game nobody controls an area where she is: a player's marker there lies aside, and lies again when
    she has gone. A marker that is laid meanwhile takes the place of the one aside."""
    if not game.rules.on_lies_aside:
        return
    mine, here = state.own(game), state.touched(game)
    aside = aside_of(game)
    for space, owner in list(aside.items()):
        if game.territory[space] != NOBODY:
            del aside[space]
        elif space not in here:
            game.territory[space] = owner
            del aside[space]
            game.tell("marker-back", owner=owner, space=NAMES[space], rule="MP-PRINCESS-04")
    for space in here:
        owner = game.territory[space]
        if owner < game.rules.seats:
            game.territory[space] = NOBODY
            aside[space] = owner
            game.tell("marker-aside", owner=owner, space=NAMES[space], rule="MP-PRINCESS-03")
    mine[ASIDE:] = [n for pair in sorted(aside.items()) for n in pair]
