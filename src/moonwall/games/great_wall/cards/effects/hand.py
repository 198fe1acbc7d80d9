"""Verbs about Tactic and Command cards in hand: draw, discard."""

from __future__ import annotations

from ...position import GreatWall
from ...rules import tactics
from ..book import Act
from .core import Context, amount, verb


def _can_draw(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return bool(game.tactic_deck or game.tactic_discard)


@verb("draw", _can_draw)
def draw(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    tactics.draw(game, seat, amount(game, seat, act, window, context))


def _can_discard(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return game.tactics[seat].bit_count() >= amount(game, seat, act, window, context)


@verb("discard", _can_discard)
def discard(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(tactics.DiscardTactics(seat, amount(game, seat, act, window, context)))
