"""Who can sit at the table: every faction and module of the house, and what guests bring.

Rules know parts only by their hooks; this is the one place that knows which parts there are. A package from elsewhere
makes a line-up of its own, ``HOUSE.joined(factions, modules)``, and a game of it (``game.TsukuyumiGame``).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from moonwall.table import OptionSpec, SetupError, TableSpec
from moonwall.table.position import shuffle

from .agreement import Agreement
from .factions.boarlords import Boarlords
from .factions.cybersamurai import Cybersamurai
from .factions.dark_seed import DarkSeed
from .factions.fireborn import Fireborn
from .factions.kampfgruppe import Kampfgruppe
from .factions.lion import ChildrenOfTheLion
from .factions.lost_sea import LostSea
from .factions.nomads import Nomads
from .factions.sentinels import Sentinels
from .modules import epic_cards  # noqa: F401 (its verbs join the vocabulary)
from .modules.advantages import StartingAdvantages
from .modules.aims import Aims
from .modules.epics import EpicEvents
from .modules.faction_events import FactionEvents
from .modules.legendary_oni import LegendaryOni
from .modules.mascots import Mascots
from .modules.moon_princess import PrincessAsLegend
from .modules.moonfall import AfterTheMoonfall
from .modules.oni_missions import OniMissions
from .modules.powers import OniPower
from .modules.rival_oni import RivalOni
from .part import Part

FACTIONS: dict[str, type[Part]] = {
    "cybersamurai": Cybersamurai,
    "dark-seed": DarkSeed,
    "nomads": Nomads,
    "boarlords": Boarlords,
    "fireborn": Fireborn,
    "kampfgruppe-03": Kampfgruppe,
    "lords-of-the-lost-sea": LostSea,
    "children-of-the-lion": ChildrenOfTheLion,
    "sentinels": Sentinels,
}
BASE = tuple([name for name, part in FACTIONS.items() if not part.expansion])  # those of the base box


MODULES: tuple[type[Part], ...] = (
    Mascots,
    OniPower,
    LegendaryOni,
    FactionEvents,
    OniMissions,
    Aims,
    AfterTheMoonfall,
    StartingAdvantages,
    EpicEvents,
    PrincessAsLegend,
    RivalOni,
)


class Lineup:
    """Factions by their word, and modules, each of which declares its start option."""

    def __init__(self, factions: Mapping[str, type[Part]], modules: tuple[type[Part], ...]) -> None:
        self.factions = dict(factions)
        self.modules = modules
        self._named = [(module.option.name, module) for module in modules if module.option is not None]

    def joined(self, factions: Mapping[str, type[Part]], modules: tuple[type[Part], ...] = ()) -> Lineup:
        """This line-up and what a guest brings; nobody takes another's word."""
        taken = [name for name in factions if name in self.factions]
        names = [option.name for option in Lineup({**self.factions, **factions}, (*self.modules, *modules)).options()]
        taken += [name for name in dict.fromkeys(names) if names.count(name) > 1]
        if taken:
            raise ValueError(f"there are two parts called {', '.join(taken)}")
        return Lineup({**self.factions, **factions}, (*self.modules, *modules))

    def options(self) -> tuple[OptionSpec, ...]:
        """The start option of each module, then the switches of their readings, those of factions last."""
        found = [module.option.grouped("module") for module in self.modules if module.option is not None]
        for module in self.modules:
            needs = module.option.name if module.option is not None else ""
            found += [switch.grouped(switch.group, needs) for switch in module.switches]
        found += [switch for part in self.factions.values() for switch in part.switches]
        return tuple(found)

    def tables(self) -> tuple[TableSpec, ...]:
        """Tables of content that only one part reads."""
        return tuple([table for part in (*self.factions.values(), *self.modules) for table in part.tables])

    def joinable(self) -> tuple[str, ...]:
        """The words of the modules that may all be used together: those that refuse no other one (TSM-GEN-02)."""
        names = {module.option.name for module in self.modules if module.option is not None}
        return tuple([m.option.name for m in self.modules if m.option is not None and names.isdisjoint(m.against)])

    def wanted(self, options: Mapping[str, Any]) -> list[tuple[str, type[Part]]]:
        """The modules that the start options bring in, each with its word."""
        return [(name, module) for name, module in self._named if options.get(name) not in (None, False, "off")]

    def seated(self, factions: list[str], options: Mapping[str, Any]) -> tuple[Part, ...]:
        """The parts of a match: the factions by seat, then the modules that its options bring in."""
        parts = [self.factions[name](name, seat, seat) for seat, name in enumerate(factions)]
        slot = len(parts)
        for name, module in self.wanted(options):
            parts.append(module(name, -1, slot))
            slot += module.lists
        return tuple(parts)

    def check(self, mode: str, factions: list[str], options: Mapping[str, Any]) -> None:
        """Everybody may sit at this table with everybody else; else a SetupError names the rule that says so."""
        wanted = self.wanted(options)
        agreed = Agreement(mode, len(factions), factions, [name for name, _ in wanted], options)
        for name, part in [*[(name, self.factions[name]) for name in factions], *wanted]:
            why = part.refusal(agreed)
            if why:
                raise SetupError(f"{name!r} {why}")

    def able(self, mode: str, count: int, options: Mapping[str, Any], shut: Collection[str] = ()) -> list[str]:
        """The factions that may be drawn for a table of so many."""
        modules = [name for name, _ in self.wanted(options)]
        able = [
            name
            for name, part in self.factions.items()
            if name not in shut and not part.refusal(Agreement(mode, count, [name], modules, options))
        ]
        near = [name for name in able if not self.factions[name].expansion]
        return near if len(near) >= count and not options.get("expansions") else able

    def draw(
        self, mode: str, count: int, options: Mapping[str, Any], seed: int, shut: Collection[str] = ()
    ) -> list[str]:
        """So many factions by the seed, of those that may sit at such a table and are not ``shut`` out of the mode;
        those of expansions only if the table wants them or the others are too few."""
        able = self.able(mode, count, options, shut)
        drawn = list(range(len(able)))
        shuffle(Random(seed), drawn)
        return [able[n] for n in drawn[:count]]


HOUSE = Lineup(FACTIONS, MODULES)
