"""Tsukuyumi: Full Moon Down. Rules in ``rules/``, one folder a faction in ``factions/``, content in ``content/``."""

from __future__ import annotations

from . import factions  # first: rules and factions know each other
from .factions.boarlords import displacement
from .factions.cybersamurai import ghost, matrix, samurai, uplinks
from .factions.dark_seed import conqueror, eggs, queen
from .factions.nomads import guerilla, mines, weapons
from .game import GAME
from .rules import combat, counter, counter_ground, counter_verbs, events, oni, pushback, rounds, setup, turns

# A snapshot names steps of all these modules: they must be known before it is read.
STEP_MODULES = (
    *(factions, displacement, ghost, matrix, samurai, uplinks, conqueror, eggs, queen, guerilla, mines, weapons),
    *(combat, counter, counter_ground, counter_verbs, events, oni, pushback, rounds, setup, turns),
)

__all__ = ["GAME", "STEP_MODULES"]
