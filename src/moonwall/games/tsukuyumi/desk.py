"""What the kernel asks a position for, answered by the modules that know: views, scores, imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from moonwall.table.shown import Shown

from .position import Desk, Tsukuyumi
from .redeal import redeal
from .rules.scoring import totals
from .view import glimpse, views


class Office(Desk):
    def views(self, game: Tsukuyumi, seats: Sequence[int | None], shown: Shown | None) -> list[dict[str, Any]]:
        return views(game, seats, shown)

    def glimpse(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return glimpse(game, seat)

    def scores(self, game: Tsukuyumi) -> list[int]:
        return totals(game)

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        redeal(game, seat, chance)
