"""Masons: a faction that brings its rows, an objective and nothing else; it has no Faction effect."""

from __future__ import annotations

from moonwall.games.tsukuyumi.part import CHANGE, Part
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.games.tsukuyumi.survey import Estate


class Masons(Part):
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """So many areas conquered in one round."""
        wanted = game.book.objectives[game.rules.faction_of[seat]].n
        return moment == CHANGE and game.conquests[seat].bit_count() >= wanted

    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        wanted: int = game.book.objectives[game.rules.faction_of[seat]].n
        return min(1.0, game.conquests[seat].bit_count() / wanted)
