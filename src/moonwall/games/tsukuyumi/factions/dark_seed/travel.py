"""The Queen Travels: the Nest moves to another place of the board, with all that stands in it (TSM-FEVENT-23..27)."""

from __future__ import annotations

from moonwall.table import NO, YES, Choice, Option, option

from ...board import AROUND, NAMES, SPACE
from ...book import M_BLOCK, M_NEGATION
from ...position import AREA, HOMEZONE, NO_TILE, NOBODY, VOID, Tsukuyumi
from ...rules import devastation
from ...rules.ground import set_tunnel
from ...rules.setup import outside

EDGES = ("blocks", "pigs")  # markers on sides, which travel; a Passage needs the print below it


def destinations(game: Tsukuyumi, seat: int) -> list[int]:
    """Any empty space at the edge that touches an area, any area off the Moon; no other Homezone (TSM-FEVENT-26,
    QM-29)."""
    if game.homezone[seat] < 0:
        return []
    beyond = outside(game)
    edge = {t for s in game.areas if game.ground[s] == AREA for _, t in AROUND[s] if t in beyond}
    return sorted(edge | {s for s in game.areas if game.ground[s] == AREA})


class Travel(Choice[Tsukuyumi]):
    """``home <space>``: where the Nest goes."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("home", NAMES[s]) for s in destinations(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        travel(game, self.seat, space)
        if devastation.is_razed(game, space):
            game.push(TurnBack(self.seat))


class TurnBack(Choice[Tsukuyumi]):
    """A devastated Nest may be turned back to its intact side (TSM-FEVENT-27)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            devastation.restore(game, game.homezone[self.seat])
            game.tell("restored", space=NAMES[game.homezone[self.seat]], rule="TSM-FEVENT-27")


def travel(game: Tsukuyumi, seat: int, to: int) -> None:
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
    game.homezone[seat] = to
    if game.razed:
        devastation.move(game, old, to)
    game.refresh_ground()
    game.tell("home-moved", seat=seat, space=NAMES[old], to_space=NAMES[to], rule="TSM-FEVENT-23")


def cover(game: Tsukuyumi, space: int) -> None:
    """The area goes, with its Territory marker; other markers and units stay in their place, now on the Nest
    (TSM-FEVENT-24). A Homezone has no Properties: their markers go back to the supply."""
    if game.rules.covered_tile_stays:
        game.unused_tiles = sorted([*game.unused_tiles, game.tile[space]])  # TS-SETUP-16-PL; Italian: out of the game
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
