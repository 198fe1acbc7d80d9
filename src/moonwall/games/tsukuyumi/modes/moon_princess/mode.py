"""The mode as the rules meet it: the part of *Rise of the Moon Princess*."""

from __future__ import annotations

from ...part import Part
from ...position import ONI, Tsukuyumi
from . import state


class MoonPrincess(Part):
    marks = (state.PRIORITY,)

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = state.FRESH

    # --- the Princess is in up to three areas, and counts in every battle there (MP-PRINCESS-05) --------------
    def more_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        return state.princess_cp(game) if side == ONI and state.touches(game, space) else 0

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        return state.princess_dmg(game) if side == ONI and state.touches(game, space) else 0
