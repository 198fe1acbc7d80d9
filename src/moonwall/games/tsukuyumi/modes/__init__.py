"""Ways to set the table: modes, teams and editions, each a part. This is the one place that lists them."""

from __future__ import annotations

from typing import Any

from moonwall.table import OptionSpec, TableSpec

from ..editions import EDITIONS
from ..part import Part
from .moon_princess.mode import MoonPrincess
from .tables import Standard, Table
from .teams import TEAMS, Alliance, Domination
from .two import TwoPlayers

MODES: dict[str, type[Table]] = {
    "standard": Standard,
    "two": TwoPlayers,
    "alliance": Alliance,
    "domination": Domination,
    "moon-princess": MoonPrincess,
}


def mode_options() -> tuple[OptionSpec, ...]:
    """The start options that modes declare, each once; modes may declare different ones of the same name."""
    found = {(option.name, option.modes): option for mode in MODES.values() for option in mode.options}
    return tuple(found.values())


def mode_tables() -> tuple[TableSpec, ...]:
    """Tables of content that only a mode reads."""
    return tuple([table for mode in MODES.values() for table in mode.tables])


def table_parts(mode: str, edition: str, scenario: Any, slot: int) -> tuple[Part, ...]:
    """The parts of a table besides its factions and modules: the mode, the teams of the scenario, the edition. A mode
    with state of its own keeps it in this slot."""
    kind = MODES[mode]
    found: list[Part] = [kind(mode, -1, slot if kind.remembers else -1)]
    if scenario.teams:
        found.append(TEAMS[scenario.teams](scenario.teams))
    if edition in EDITIONS:
        found.append(EDITIONS[edition](edition))
    return tuple(found)
