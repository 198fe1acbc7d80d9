"""Ways: over which edges a unit may step (TS-MOVE, TS-AREA-10). Movement, Oni, counterattacks and bots ask here."""

from __future__ import annotations

from itertools import compress

from ..board import SPACES, spaces_in
from ..position import ONI, Tsukuyumi
from ..values import suppressed


def special(game: Tsukuyumi, seat: int) -> str:
    return game.special(seat)


def is_flying(game: Tsukuyumi, side: int, kind: int, space: int) -> bool:
    """Flying by print or by faction (TS-UNIT-03, TS-SEED-03), unless suppressed where the unit stands."""
    for part in game.rules.on_burdens:
        if part.burdens(game, kind):
            return False
    flying = game.book.flying[kind]
    if not flying and game.rules.may_fly >> side & 1:
        flying = game.rules.factions[side].flies(game, side, kind)
    return flying and not suppressed(game, side, space)


def open_edges(game: Tsukuyumi, side: int, space: int, flying: bool, no_blocks: bool = False) -> int:
    """Edges of a space that may be crossed, as bits: board beyond, no Block (TS-MOVE-02), no Kaneda (TS-CYBER-11).

    Flying ignores Blocks but neither gaps nor Kaneda (TS-MOVE-03, TS-MOVE-05, TS-CYBER-12). Units in a Storm stay
    where they are (TS-EVENT-35-PL)."""
    if game.storm >> space & 1:
        return 0
    rules = game.rules
    if flying or no_blocks:
        mask = game.rims[space]
    else:
        mask = game.paths[space]
        for part in rules.on_blocks:
            mask &= ~part.blocks(game, side, space)
    for part in rules.on_closes:
        mask &= ~part.closes(game, side, space)
    return mask


def all_open_edges(game: Tsukuyumi, side: int, flying: bool, no_blocks: bool = False) -> bytes:
    """The same of all spaces, in order."""
    rules, number = game.rules, int.from_bytes
    closed = 0
    if flying or no_blocks:
        found = game.rims
    else:
        found = game.paths
        for part in rules.on_blocks:
            edges = part.all_blocks(game, side)
            if edges:
                closed |= number(edges, "little")
    for part in rules.on_closes:
        edges = part.all_closes(game, side)
        if edges:
            closed |= number(edges, "little")
    if closed:
        found = (number(found, "little") & ~closed).to_bytes(SPACES, "little")
    if not game.storm:
        return found
    left = bytearray(found)
    for space in spaces_in(game.storm):
        left[space] = 0
    return bytes(left)


def finds_paths(game: Tsukuyumi, side: int) -> bool:
    """Whether Blocks do not matter in the side's Movement action, by the special text Pathfinders."""
    return side != ONI and game.special(side) == "pathfinders"


def tunnel_ways(game: Tsukuyumi, side: int, space: int) -> int:
    """Edges with a Tunnel the side may take now, as bits (TS-BOAR-09)."""
    if not game.tunnels[space] or side == ONI:
        return 0
    return game.rules.factions[side].tunnels(game, side, space)


def weight(game: Tsukuyumi, side: int, space: int) -> int:
    """What a side weighs in passing through: size (TS-MOVE-07), in the Polish edition Health (TS-MOVE-07-PL)."""
    values = game.book.weight
    units, base, mine = game.units, space * game.kinds, game.rules.kinds[side]
    total = 0
    for kind in compress(mine, units[base + mine.start : base + mine.stop]):
        total += values[kind] * units[base + kind]
    return total


def may_pass(game: Tsukuyumi, side: int, space: int, own: int) -> bool:
    """Whether units weighing ``own`` together are a match for each enemy in the space, one by one (TS-MOVE-09)."""
    crowd = game.crowd
    friends = game.rules.friends[side]
    for enemy in game.order:
        if not friends >> enemy & 1 and crowd[enemy * SPACES + space] and weight(game, enemy, space) > own:
            return False
    return not (side != ONI and crowd[ONI * SPACES + space] and weight(game, ONI, space) > own)
