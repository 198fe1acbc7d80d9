"""What a table has agreed on before parts join it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Agreement:
    """What a table has agreed on, as far as parts look at it before they join."""

    def __init__(
        self, mode: str, players: int, factions: list[str], modules: list[str], options: Mapping[str, Any]
    ) -> None:
        self.mode = mode
        self.players = players
        self.factions = factions
        self.modules = modules
        self.options = options
