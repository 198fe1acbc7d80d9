"""What the kernel asks a position for, answered by the modules that know: views, scores, imagined worlds, aims."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .book import Book
from .position import Desk, Rules, Tsukuyumi
from .redeal import redeal
from .rules.scoring import totals
from .rules.watch import Watch
from .view import glimpse, views


class Office(Desk):
    """One a match."""

    def __init__(self, book: Book, rules: Rules) -> None:
        self.watch = Watch(book, rules)

    def views(self, game: Tsukuyumi, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views(game, seats)

    def glimpse(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return glimpse(game, seat)

    def scores(self, game: Tsukuyumi) -> list[int]:
        return totals(game)

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        redeal(game, seat, chance)

    def settle(self, game: Tsukuyumi) -> None:
        self.watch.settle(game)

    def remember(self, game: Tsukuyumi) -> None:
        self.watch.remember(game)
