"""Who can sit at the table: every faction of the house, and what guests bring.

Rules know parts only by their hooks; this is the one place that knows which parts there are.
"""

from __future__ import annotations

from typing import Any

from .factions.boarlords import Boarlords
from .factions.cybersamurai import Cybersamurai
from .factions.dark_seed import DarkSeed
from .factions.nomads import Nomads
from .modules.aims import Aims
from .modules.faction_events import FactionEvents
from .modules.legendary_oni import LegendaryOni
from .modules.mascots import Mascots
from .modules.oni_missions import OniMissions
from .modules.powers import OniPower
from .part import Part

FACTIONS: dict[str, type[Part]] = {
    "cybersamurai": Cybersamurai,
    "dark-seed": DarkSeed,
    "nomads": Nomads,
    "boarlords": Boarlords,
}


MODULES: tuple[type[Part], ...] = (Mascots, OniPower, LegendaryOni, FactionEvents, OniMissions, Aims)


def seated(factions: list[str], options: dict[str, Any]) -> tuple[Part, ...]:
    """The parts of a match: the factions by seat, then the modules that its options bring in."""
    parts = [FACTIONS[name](name, seat, seat) for seat, name in enumerate(factions)]
    for module in MODULES:
        if module.option is not None and options.get(module.option.name):
            parts.append(module(module.option.name, -1, len(parts)))
    return tuple(parts)
