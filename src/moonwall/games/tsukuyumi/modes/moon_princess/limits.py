"""What is left of an Action card's Black side: the Merchant, the Gambler's die and permanent Counters take from it."""

from __future__ import annotations

from ...book import COMBAT, DRAW, MOVE, PLAY, PROD
from ...position import Tsukuyumi
from .aim import stands
from .rows import CoopCounter
from .state import DIE, own

TAXED = 3  # a Production of so much or more (MP-LEGEND-13, MQ-26)
GAMBLERS_GRIP = 4  # the result of her die that costs a Combat action (MP-LEGEND-16)
SYMBOLS: dict[str, tuple[int, ...]] = {
    "limit-movement": (MOVE,),
    "limit-production": (PROD,),
    "limit-combat": (COMBAT,),
    "limit-events": (DRAW, PLAY),
}
Limit = tuple[str, int, int]  # who takes it, which symbol, how much


def lessened(printed: int, n: int, least: int) -> int:
    """A symbol less n, never below ``least`` by that, and never more than it was."""
    return max(printed - n, min(printed, least))


def black_side(game: Tsukuyumi, printed: list[int], counters: list[CoopCounter]) -> tuple[list[int], list[Limit]]:
    """The symbols a player has in Black, and who took what; ``counters`` are those in force for the player. White is
    never touched (MP-WHITE-08)."""
    left = list(printed)
    limits: list[Limit] = []

    def take(who: str, symbol: int, n: int, least: int) -> None:
        now = lessened(left[symbol], n, least)
        if now != left[symbol]:
            limits.append((who, symbol, left[symbol] - now))
            left[symbol] = now

    if printed[PROD] >= TAXED and stands(game, "merchant") >= 0:
        take("coop-merchant", PROD, 1, 0)
    if own(game)[DIE] == GAMBLERS_GRIP:
        take("coop-gambler", COMBAT, 1, 1)
    for row in counters:
        for symbol in SYMBOLS.get(row.do, ()):
            take(row.id, symbol, row.n, row.least)
    return left, limits
