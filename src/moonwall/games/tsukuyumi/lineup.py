"""Who can sit at the table: every faction of the house, and what guests bring.

Rules know parts only by their hooks; this is the one place that knows which parts there are.
"""

from __future__ import annotations

from .factions.boarlords import Boarlords
from .factions.cybersamurai import Cybersamurai
from .factions.dark_seed import DarkSeed
from .factions.nomads import Nomads
from .part import Part

FACTIONS: dict[str, type[Part]] = {
    "cybersamurai": Cybersamurai,
    "dark-seed": DarkSeed,
    "nomads": Nomads,
    "boarlords": Boarlords,
}


def seated(factions: list[str]) -> tuple[Part, ...]:
    """The parts of a match: the factions by seat."""
    return tuple([FACTIONS[name](name, seat, seat) for seat, name in enumerate(factions)])
