"""Verbs about Honour, Tea and Shame: honour, lose-honour, tea, cleanse."""

from __future__ import annotations

from ...position import GreatWall
from ...rules.honour import gain_honour, lose_honour
from ...rules.shame import Cleanse, count
from ...rules.teahouse import tea_up
from ..book import Act
from .core import Context, amount, verb


def _some(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return amount(game, seat, act, window, context) > 0


@verb("honour", _some)
def honour(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    gain_honour(game, seat, amount(game, seat, act, window, context))


def _can_rise(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return game.tea[0] != seat


@verb("tea", _can_rise)
def tea(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """Up in the Tea order, by an explicit card effect (GW-TEA-04)."""
    tea_up(game, seat, amount(game, seat, act, window, context))


@verb("lose-honour")
def lose(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    lose_honour(game, seat, amount(game, seat, act, window, context))


def price(game: GreatWall, act: Act) -> int:
    """Honour that removing Shame costs by this effect."""
    return act.coop_price if act.coop_price and game.rules.together else act.price


def _shamed(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return count(game, seat) > 0 and game.honour[seat] >= price(game, act)


@verb("cleanse", _shamed)
def cleanse(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = act.coop if act.coop and game.rules.together else amount(game, seat, act, window, context)
    lose_honour(game, seat, price(game, act))
    game.push(Cleanse(seat, n))
