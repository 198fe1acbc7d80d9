"""The four factions, one folder each, behind one set of hooks (``base.Faction``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import boarlords, cybersamurai, dark_seed, nomads
from .base import Faction

if TYPE_CHECKING:
    from ..position import Tsukuyumi

FACTION: tuple[Faction, ...] = (cybersamurai.FACTION, dark_seed.FACTION, nomads.FACTION, boarlords.FACTION)


def faction(game: Tsukuyumi, seat: int) -> Faction:
    """The hooks of the faction in a seat."""
    return FACTION[game.rules.faction_of[seat]]
