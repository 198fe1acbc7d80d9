"""The Princess in the areas she touches: she counts in battles there, in whatever game she stands (MP-PRINCESS-05)."""

from __future__ import annotations

from typing import ClassVar

from ...part import Part
from ...position import ONI, Tsukuyumi
from . import state


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
