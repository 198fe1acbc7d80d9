"""What the Children of the Lion remember, which Beasts are tamed, and how their land hangs together."""

from __future__ import annotations

from typing import Any

from ...board import AROUND
from ...modules.own_events import lasts
from ...position import Tsukuyumi
from ...rules.cards import cards_of

NAME = "children-of-the-lion"
# The own state. HERD: space + 1 where the tamed Giraffe stood when the movement in progress began; TILES: tiles that
# Beasts have laid or replaced; LOOSE: bits of own kinds that nobody tames until the round ends (Tame).
HERD, TILES, LOOSE = range(3)


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def row(game: Tsukuyumi) -> Any:
    return game.book.content["factions"][NAME]


def unit(game: Tsukuyumi, kind: int) -> Any:
    return game.book.content["units"][game.book.kind_ids[kind]]


def bit(game: Tsukuyumi, kind: int) -> int:
    """The bit of an own kind in LOOSE."""
    return 1 << kind - game.book.kinds_of[game.book.faction_of[kind]].start


def kinds(game: Tsukuyumi) -> range:
    return game.book.kinds_of[game.rules.faction_of[game.rules.seat_of[NAME]]]


def is_tamed(game: Tsukuyumi, kind: int, space: int) -> bool:
    """While a Beastmaster stands in its space (TSM-LION-03, TSF-LION-02); one that has fallen lies there until the
    battle ends. *Good Training* needs none (TSM-FEVENT-68), against Tame none helps."""
    if own(game)[LOOSE] & bit(game, kind):
        return False
    if game.lasting and lasts(game, "training"):
        return True
    tames, units, base = cards_of(game.book).tames, game.units, space * game.kinds
    for other in kinds(game):  # noqa: SIM110 (asked in every battle and step: a loop is twice as fast)
        if units[base + other] and tames[other]:
            return True
    return False


def beasts(game: Tsukuyumi) -> list[tuple[int, int]]:
    """(kind, space) of every Beast on the board."""
    found = [k for k in kinds(game) if cards_of(game.book).beasts[k] and game.stock[k] < game.book.pieces[k]]
    seat = game.rules.seat_of[NAME]
    return [(k, s) for k in found for s in game.spaces_of(seat) for _ in range(game.count(s, k))]


def tamed(game: Tsukuyumi) -> list[tuple[int, int]]:
    return [(k, s) for k, s in beasts(game) if is_tamed(game, k, s)]


def largest_group(game: Tsukuyumi, seat: int) -> int:
    """Controlled areas that hang together edge to edge, Blocks or not, Moon areas counted in."""
    rest = {s for s in game.areas if game.territory[s] == seat}
    best = 0
    while rest:
        todo = [rest.pop()]
        for at in todo:
            near = [t for _, t in AROUND[at] if t in rest]
            rest.difference_update(near)
            todo += near
        best = max(best, len(todo))
    return best
