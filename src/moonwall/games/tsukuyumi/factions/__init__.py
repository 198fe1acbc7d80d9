"""The four factions, one folder each, behind one set of hooks (``base.Faction``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import REGISTRY, Faction

if TYPE_CHECKING:
    from ..position import Tsukuyumi


def faction(game: Tsukuyumi, seat: int) -> Faction:
    """The hooks of the faction in a seat."""
    return REGISTRY[game.rules.faction_of[seat]]


# Rules ask factions and factions use rules: the folders come after the function they all need.
from . import boarlords, cybersamurai, dark_seed, nomads  # noqa: E402

REGISTRY.extend((cybersamurai.FACTION, dark_seed.FACTION, nomads.FACTION, boarlords.FACTION))
