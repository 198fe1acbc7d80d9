"""Ways to set the table: modes, teams and editions, each a part. This is the one place that lists them."""

from __future__ import annotations

from typing import Any

from ..editions import EDITIONS
from ..part import Part
from .tables import Standard, Table
from .teams import TEAMS, Alliance, Domination
from .two import TwoPlayers

MODES: dict[str, type[Table]] = {
    "standard": Standard,
    "two": TwoPlayers,
    "alliance": Alliance,
    "domination": Domination,
}


def table_parts(mode: str, edition: str, scenario: Any) -> tuple[Part, ...]:
    """The parts of a table besides its factions and modules: the mode, the teams of the scenario, the edition.

    They keep no state of their own."""
    found: list[Part] = [MODES[mode](mode)]
    if scenario.teams:
        found.append(TEAMS[scenario.teams](scenario.teams))
    if edition in EDITIONS:
        found.append(EDITIONS[edition](edition))
    return tuple(found)
