"""Homezones that move to another place of the board, with all that stands in them."""

from __future__ import annotations

from moonwall.table.position import replaced

from ..board import AROUND, NAMES
from ..book import M_BLOCK, M_NEGATION
from ..position import AREA, HOMEZONE, NO_TILE, NOBODY, VOID, Tsukuyumi
from . import devastation
from .ground import set_tunnel

EDGES = ("blocks", "pigs")  # markers on sides, which travel; a Passage needs the print below it


def travel(game: Tsukuyumi, seat: int, to: int, rule: str) -> None:
    old = game.homezone[seat]
    if game.ground[to] == AREA:
        cover(game, to)
    for field in EDGES:  # the new place's markers stay where they were (TSM-FEVENT-24), the Nest's come on top
        bits = getattr(game, field)
        double = bits[old] & bits[to]
        if field == "blocks":
            game.neutral[M_BLOCK] += double.bit_count()
        game.set_ground(field, to, bits[old] | bits[to])
        game.set_ground(field, old, 0)
    for d, _ in AROUND[old]:
        if game.tunnels[old] >> d & 1:
            set_tunnel(game, old, d, False)  # no edge, no Tunnel
    for at in game.rules.marks.values():
        game.marks[at + to] += game.marks[at + old]
        game.marks[at + old] = 0
    for kind in range(game.kinds):
        n = game.count(old, kind)
        if n:
            game.add(old, kind, -n)
            game.add(to, kind, n)
    for i in range(0, len(game.tags), 4):
        if game.tags[i + 1] == old:
            game.tags[i + 1] = to
    if game.storm >> old & 1:
        game.storm = game.storm & ~(1 << old) | 1 << to
    for part in game.rules.on_moved_marks:
        part.moved_marks(game, old, to)
    game.set_ground("ground", old, VOID)  # TSM-FEVENT-25: a hole
    game.set_ground("home", old, NOBODY)
    game.set_ground("ground", to, HOMEZONE)
    game.set_ground("home", to, seat)
    game.homezone = replaced(game.homezone, seat, to)
    if game.razed:
        devastation.move(game, old, to)
    game.refresh_ground()
    game.tell("home-moved", seat=seat, space=NAMES[old], to_space=NAMES[to], rule=rule)


def cover(game: Tsukuyumi, space: int) -> None:
    """The area goes, with its Territory marker; other markers and units stay in their place, now on the Nest
    (TSM-FEVENT-24). A Homezone has no Properties: their markers go back to the supply."""
    if game.rules.covered_tile_stays:
        # TS-SETUP-16-PL; Italian: out of the game
        game.unused_tiles = tuple(sorted([*game.unused_tiles, game.tile[space]]))
    for prop, marker in game.book.prop_marker.items():
        game.neutral[marker] += bool(game.added[space] & prop)
    game.neutral[M_NEGATION] += game.negated[space].bit_count()
    game.neutral[M_BLOCK] += game.passages[space].bit_count()
    game.added[space] = game.negated[space] = 0
    game.territory[space] = NOBODY
    for field in ("turn", "terrain", "mountain", "printed", "print_blocks", "passages"):
        game.set_ground(field, space, 0)
    game.set_ground("tile", space, NO_TILE)
    devastation.restore(game, space)
