"""Ways: over which edges a unit may step (TS-MOVE, TS-AREA-10). Movement, Oni, counterattacks and bots ask here."""

from __future__ import annotations

from ..board import AROUND, OPPOSITE, SPACES
from ..book import BOARS, SEED
from ..modules.own_events import guarded_edges
from ..position import ONI, Tsukuyumi
from .links import KANEDA_BLUE, KANEDA_RED, ROCKET_BLUE, ROCKET_RED, closed_by_kaneda, suppressed


def special(game: Tsukuyumi, seat: int) -> str:
    return game.special(seat)


def is_flying(game: Tsukuyumi, side: int, kind: int, space: int) -> bool:
    """Flying by print or by faction (TS-UNIT-03, TS-SEED-03), unless suppressed where the unit stands."""
    flying = game.book.flying[kind]
    if not flying and side != ONI and game.rules.faction_of[side] == SEED:
        from ..factions import faction

        flying = faction(game, side).flies(game, side)
    return flying and not suppressed(game, side, space)


def open_edges(game: Tsukuyumi, side: int, space: int, flying: bool, no_blocks: bool = False) -> int:
    """Edges of a space that may be crossed, as bits: board beyond, no Block (TS-MOVE-02), no Kaneda (TS-CYBER-11).

    Flying ignores Blocks but neither gaps nor Kaneda (TS-MOVE-03, TS-MOVE-05, TS-CYBER-12). Units in a Storm stay
    where they are (TS-EVENT-35-PL)."""
    if game.storm >> space & 1:
        return 0
    mask = game.rims[space]
    if not flying and not no_blocks:
        mask &= ~game.walls[space]
        if game.pig_walls[space] and not game.rules.pig_free >> side & 1:
            mask &= ~pig_edges(game, space)  # TS-BOAR-08; not for allies of the Boarlords (TS-ALLY-07-PL)
    if game.cyber and (game.cyber[KANEDA_RED] or game.cyber[KANEDA_BLUE]):
        mask = _without_kaneda(game, side, space, mask)
    if game.lasting:
        mask &= ~guarded_edges(game, side, space)
    return mask


def pig_edges(game: Tsukuyumi, space: int) -> int:
    """Edges of a space closed by Pig Blocks, as bits; one under a Rocket Attack does not count (TS-CYBER-14)."""
    mask = game.pig_walls[space]
    if not game.cyber or not (game.cyber[ROCKET_RED] or game.cyber[ROCKET_BLUE]):
        return mask
    boars = game.rules.seat_of[BOARS]
    for d, t in AROUND[space]:
        here = game.pigs[space] >> d & 1 and not suppressed(game, boars, space)
        there = game.pigs[t] >> OPPOSITE[d] & 1 and not suppressed(game, boars, t)
        if not here and not there:
            mask &= ~(1 << d)
    return mask


def _without_kaneda(game: Tsukuyumi, side: int, space: int, mask: int) -> int:
    for d in range(6):
        if mask >> d & 1 and closed_by_kaneda(game, side, space, d):
            mask &= ~(1 << d)
    return mask


def weight(game: Tsukuyumi, side: int, space: int) -> int:
    """What a side weighs in passing through: size (TS-MOVE-07), in the Polish edition Health (TS-MOVE-07-PL)."""
    book = game.book
    values = book.hp if book.polish else book.strength
    units, base = game.units, space * game.kinds
    faction = 4 if side == ONI else game.rules.faction_of[side]
    total = 0
    for kind in book.kinds_of[faction]:
        n = units[base + kind]
        if n:
            total += values[kind] * n
    return total


def may_pass(game: Tsukuyumi, side: int, space: int, own: int) -> bool:
    """Whether units weighing ``own`` together are a match for each enemy in the space, one by one (TS-MOVE-09)."""
    crowd = game.crowd
    friends = game.rules.friends[side]
    for enemy in game.order:
        if not friends >> enemy & 1 and crowd[enemy * SPACES + space] and weight(game, enemy, space) > own:
            return False
    return not (side != ONI and crowd[ONI * SPACES + space] and weight(game, ONI, space) > own)
