"""Ground: Properties, Blocks, turning, swapping and laying tiles (TS-AREA, and what Events and terraforming change)."""

from __future__ import annotations

from moonwall.table.position import replaced

from ..board import (
    AROUND,
    CENTRE,
    EDGE_NAMES,
    NAMES,
    NEAR,
    NEXT,
    OPPOSITE,
    SPACES,
    bits_of,
    over,
    turned,
)
from ..book import M_BLOCK, M_NEGATION, M_STOP, PROP_NAMES, TSUKUYUMI, UNSTABLE
from ..position import AREA, HOMEZONE, MOON_AREA, NO_TILE, NOBODY, SIDES, Tsukuyumi, beside_board
from . import devastation


def lay_tile(game: Tsukuyumi, space: int, tile: int, turn: int) -> None:
    """Lay a tile on a space, turned by ``turn`` sixths."""
    lay_tiles(game, [(space, tile, turn)])


def lay_tiles(game: Tsukuyumi, laid: list[tuple[int, int, int]]) -> None:
    """Lay tiles: space, tile and turn of each."""
    book = game.book
    ground, tiles, turns = bytearray(game.ground), bytearray(game.tile), bytearray(game.turn)
    terrain, mountain = bytearray(game.terrain), bytearray(game.mountain)
    printed, blocks = bytearray(game.printed), bytearray(game.print_blocks)
    for space, tile, turn in laid:
        ground[space] = AREA
        tiles[space] = tile
        turns[space] = turn
        terrain[space] = book.tile_type[tile]
        mountain[space] = book.tile_mountain[tile]
        printed[space] = book.tile_prop[tile]
        blocks[space] = turned(book.tile_blocks[tile], turn)
    game.ground, game.tile, game.turn = bytes(ground), bytes(tiles), bytes(turns)
    game.terrain, game.mountain = bytes(terrain), bytes(mountain)
    game.printed, game.print_blocks = bytes(printed), bytes(blocks)
    game.refresh_ground()


def lay_moon(game: Tsukuyumi) -> None:
    """One centre and six areas round it, all Tsukuyumi, without type or printed Blocks (TS-MOON-01)."""
    for space in range(7):
        game.set_ground("ground", space, MOON_AREA)
        game.set_ground("printed", space, TSUKUYUMI)
    game.refresh_ground()


def lay_home(game: Tsukuyumi, space: int, seat: int) -> int:
    """Lay a Homezone on a space; a tile under it leaves the board, with type and Properties (TS-SETUP-16).

    Returns that tile, or -1."""
    covered = game.tile[space]
    for field in ("turn", "terrain", "mountain", "printed", "print_blocks", "passages", "blocks", "pigs"):
        game.set_ground(field, space, 0)
    game.set_ground("tile", space, NO_TILE)
    game.set_ground("ground", space, HOMEZONE)
    game.set_ground("home", space, seat)
    game.homezone = replaced(game.homezone, seat, space)
    game.refresh_ground()
    return -1 if covered == NO_TILE else covered


# --- Properties --------------------------------------------------------------------------------------------


def can_give(game: Tsukuyumi, space: int, prop: int) -> bool:
    """An area has a Property at most once (TS-AREA-05); markers are limited (Q-44)."""
    if game.ground[space] not in (AREA, MOON_AREA) or game.props(space) & prop:
        return False
    marker = game.book.prop_marker.get(prop, -1)
    return bool(game.negated[space] & prop) or (marker >= 0 and game.neutral[marker] > 0)


def give(game: Tsukuyumi, space: int, prop: int) -> None:
    """A Negation on the print is lifted, otherwise a marker is put."""
    if game.negated[space] & prop:
        game.negated[space] &= ~prop
        game.neutral[M_NEGATION] += 1
    else:
        game.added[space] |= prop
        game.neutral[game.book.prop_marker[prop]] -= 1
    game.tell("property-given", space=NAMES[space], prop=PROP_NAMES[prop])


def can_cancel(game: Tsukuyumi, space: int, prop: int) -> bool:
    """A marker can be removed, a print covered while there are Negation markers (TS-AREA-12)."""
    if game.added[space] & prop:
        return True
    return bool(game.printed[space] & ~game.negated[space] & prop) and game.neutral[M_NEGATION] > 0


def cancel(game: Tsukuyumi, space: int, prop: int) -> None:
    if game.added[space] & prop:
        game.added[space] &= ~prop
        game.neutral[game.book.prop_marker[prop]] += 1
    else:
        game.negated[space] |= prop
        game.neutral[M_NEGATION] -= 1
    game.tell("property-cancelled", space=NAMES[space], prop=PROP_NAMES[prop])


def event_free(game: Tsukuyumi, space: int) -> bool:
    """No units, or Unstable: there an Event may act whatever stands (TS-EVENT-08, TS-AREA-07)."""
    return game.is_empty(space) or bool(game.props(space) & UNSTABLE)


# --- Blocks: each belongs to one side of one tile (TS-AREA-14) ---------------------------------------------


def openable(game: Tsukuyumi, space: int, edge: int) -> bool:
    """A Block marker can be removed, a printed Block covered by a Passage (TS-AREA-11). Pig Blocks and Kaneda stand."""
    bit = 1 << edge
    if game.blocks[space] & bit:
        return True
    return bool(game.print_blocks[space] & ~game.passages[space] & bit) and game.neutral[M_BLOCK] > 0


def open_edge(game: Tsukuyumi, space: int, edge: int) -> None:
    bit = 1 << edge
    if game.blocks[space] & bit:
        game.set_ground("blocks", space, game.blocks[space] & ~bit)
        game.neutral[M_BLOCK] += 1
    else:
        game.set_ground("passages", space, game.passages[space] | bit)
        game.neutral[M_BLOCK] -= 1
    game.refresh_ground()
    game.tell("opened", edge=EDGE_NAMES[space * 6 + edge])


def closable(game: Tsukuyumi, space: int, edge: int) -> bool:
    """A Passage can be lifted; otherwise a side without Block takes a marker, if there is one."""
    bit = 1 << edge
    if game.ground[space] not in (AREA, MOON_AREA):
        return False
    if game.passages[space] & bit:
        return True
    return not (game.blocks[space] | game.print_blocks[space]) & bit and game.neutral[M_BLOCK] > 0


def close_edge(game: Tsukuyumi, space: int, edge: int) -> None:
    bit = 1 << edge
    if game.passages[space] & bit:
        game.set_ground("passages", space, game.passages[space] & ~bit)
        game.neutral[M_BLOCK] += 1
    else:
        game.set_ground("blocks", space, game.blocks[space] | bit)
        game.neutral[M_BLOCK] -= 1
    game.refresh_ground()
    game.tell("closed", edge=EDGE_NAMES[space * 6 + edge])


def set_pig(game: Tsukuyumi, space: int, edge: int, there: bool) -> None:
    bits = game.pigs[space]
    game.set_ground("pigs", space, bits | 1 << edge if there else bits & ~(1 << edge))
    game.refresh_ground()


def set_tunnel(game: Tsukuyumi, space: int, edge: int, there: bool) -> None:
    """A Tunnel lies across the common edge of two spaces (TS-BOAR-09): written on both."""
    other = NEXT[space * 6 + edge]
    for at, side in ((space, edge), (other, OPPOSITE[edge])):
        bits = game.tunnels[at]
        game.set_ground("tunnels", at, bits | 1 << side if there else bits & ~(1 << side))
        game.set_ground("tunnels_used", at, game.tunnels_used[at] & ~(1 << side))


# --- moving tiles ------------------------------------------------------------------------------------------

# What travels with a tile. Tunnels keep their place (TS-BOAR-07).
TILE_FIELDS = ("ground", "tile", "turn", "terrain", "mountain", "printed", "print_blocks", "passages", "blocks", "pigs")
EDGE_FIELDS = ("print_blocks", "passages", "blocks", "pigs")
PIECES = ("territory", "added", "negated")  # and the marks


def rotate(game: Tsukuyumi, space: int, by: int) -> None:
    """Blocks and markers turn with the tile, Tunnels are put back where they were (TS-EVENT-23)."""
    for field in EDGE_FIELDS:
        game.set_ground(field, space, turned(getattr(game, field)[space], by))
    game.set_ground("turn", space, (game.turn[space] + by) % 6)
    game.refresh_ground()
    game.tell("rotated", space=NAMES[space], n=by)


def swap(game: Tsukuyumi, a: int, b: int) -> None:
    """Two tiles change places with their markers and units (TS-EVENT-25)."""
    for field in TILE_FIELDS:
        values = getattr(game, field)
        at_a, at_b = values[a], values[b]
        game.set_ground(field, a, at_b)
        game.set_ground(field, b, at_a)
    for field in PIECES:
        array = getattr(game, field)
        array[a], array[b] = array[b], array[a]
    marks = game.marks
    for at in game.rules.marks.values():
        marks[at + a], marks[at + b] = marks[at + b], marks[at + a]
    kinds = game.kinds
    here, there = game.units[a * kinds : (a + 1) * kinds], game.units[b * kinds : (b + 1) * kinds]
    game.units[a * kinds : (a + 1) * kinds] = there
    game.units[b * kinds : (b + 1) * kinds] = here
    storm_a, storm_b = game.storm >> a & 1, game.storm >> b & 1
    game.storm = game.storm & ~(1 << a | 1 << b) | storm_a << b | storm_b << a
    for side in range(0, SIDES * SPACES, SPACES):
        game.crowd[side + a], game.crowd[side + b] = game.crowd[side + b], game.crowd[side + a]
        game.might[side + a], game.might[side + b] = game.might[side + b], game.might[side + a]
    game.refresh_ground()
    if game.razed:
        devastation.move(game, a, b)
    for seat in range(game.rules.seats):
        game.rules.factions[seat].swapped(game, seat, a, b)
    game.tell("swapped", space=NAMES[a], to_space=NAMES[b])


def strip(game: Tsukuyumi, space: int) -> None:
    """Markers of the area itself and of its sides return to their stocks; Territory markers and other parts' markers
    stay."""
    for prop, marker in game.book.prop_marker.items():
        game.neutral[marker] += bool(game.added[space] & prop)
    game.neutral[M_NEGATION] += game.negated[space].bit_count()
    game.neutral[M_BLOCK] += game.blocks[space].bit_count() + game.passages[space].bit_count()
    if game.storm >> space & 1:
        game.storm &= ~(1 << space)
        game.neutral[M_STOP] += 1
    game.added[space] = game.negated[space] = 0


def remove_tile(game: Tsukuyumi, space: int) -> None:
    """A tile leaves the game; markers on it and on its sides, and Tunnels across them, return to their stocks, and the
    space is vacant (TSM-EPIC-11, TSM-EPIC-12)."""
    strip(game, space)
    game.territory[space] = NOBODY
    for at in game.rules.marks.values():
        game.marks[at + space] = 0
    for d, _ in AROUND[space]:
        if game.tunnels[space] >> d & 1:
            set_tunnel(game, space, d, False)
    devastation.restore(game, space)
    for part in game.rules.on_moved_marks:
        part.moved_marks(game, space, -1)
    tile = game.book.tile_ids[game.tile[space]]
    for field in TILE_FIELDS:
        game.set_ground(field, space, 0)
    game.set_ground("tile", space, NO_TILE)
    game.refresh_ground()
    game.tell("tile-gone", space=NAMES[space], tile=tile, rule="TSM-EPIC-11")


def replaceable(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether the seat may put another tile in the place of this one: an area off the Moon, no battle in it, no
    player's unit and no other player's marker (TSF-LION-06, TSF-LION-07)."""
    if game.ground[space] != AREA or (game.battle and game.battle[0] == space):
        return False
    if any(game.crowd[other * SPACES + space] for other in range(game.rules.seats)):
        return False
    if game.territory[space] < game.rules.seats and game.territory[space] != seat:
        return False
    return not any(part.roots_tile(game, space) for part in game.rules.on_roots_tile)


def replace_tile(game: Tsukuyumi, space: int, tile: int) -> None:
    """An unused tile takes the place of another, which joins the unused ones, its intact side up. Markers go to their
    stocks, but Territory markers, those that stay for good, Tunnels and whatever lies on edges (TSF-LION-08)."""
    strip(game, space)
    for kind, at in game.rules.marks.items():
        if not game.book.markers[kind].stays:
            game.marks[at + space] = 0
    for part in game.rules.on_moved_marks:
        part.moved_marks(game, space, -1)
    for field in ("blocks", "passages", "pigs"):
        game.set_ground(field, space, 0)
    devastation.restore(game, space)
    game.unused_tiles = tuple(sorted([*(t for t in game.unused_tiles if t != tile), game.tile[space]]))
    lay_tile(game, space, tile, 0)


def removable(game: Tsukuyumi) -> list[int]:
    """Tiles off the Moon without any unit, Unstable or not (TSM-EPIC-10), whose loss leaves the board in one piece
    (QM-14)."""
    fought = game.battle[0] if game.battle else -1
    board = bits_of(game.ground)
    found = []
    for space in game.areas:
        if game.ground[space] != AREA or space == fought or not game.is_empty(space):
            continue
        if in_one_piece(board & ~(1 << space)):
            found.append(space)
    return found


def in_one_piece(spaces: int) -> bool:
    """Whether all of these spaces (bits) hang together with the centre, Blocks or not."""
    left, todo = spaces & ~(1 << CENTRE), 1 << CENTRE
    while todo and left:
        low = todo & -todo
        new = NEAR[low.bit_length() - 1] & left
        todo = todo ^ low | new
        left ^= new
    return not left


def move_tile(game: Tsukuyumi, a: int, b: int) -> None:
    """A tile without units moves to a vacant space, with all markers on it and on its sides (TSM-FEVENT-64, -65).
    Tunnels across its edges have nowhere to lead and go back to their stock."""
    for d, _ in AROUND[a]:
        if game.tunnels[a] >> d & 1:
            set_tunnel(game, a, d, False)
    for field in TILE_FIELDS:
        game.set_ground(field, b, getattr(game, field)[a])
        game.set_ground(field, a, NO_TILE if field == "tile" else 0)
    for field in PIECES:
        array = getattr(game, field)
        array[b], array[a] = array[a], NOBODY if field == "territory" else 0
    for at in game.rules.marks.values():
        game.marks[at + b], game.marks[at + a] = game.marks[at + a], 0
    if game.storm >> a & 1:
        game.storm = game.storm & ~(1 << a) | 1 << b
    if game.razed:
        devastation.move(game, a, b)
    for part in game.rules.on_moved_marks:
        part.moved_marks(game, a, b)
    game.refresh_ground()
    game.tell("tile-moved", tile=game.book.tile_ids[game.tile[b]], space=NAMES[a], to_space=NAMES[b])


def vacant(game: Tsukuyumi, touching: int) -> list[int]:
    """Empty spaces that touch so many areas or Homezones; never a hole the board keeps open (TS-SCEN-05)."""
    holes = game.book.spaces(game.rules.board.holes)
    return [s for s, n in beside_board(game.ground).items() if n >= touching and s not in holes]


def reached(game: Tsukuyumi) -> int:
    """Spaces that can be walked to from the Moon through open edges, as bits."""
    paths = game.paths
    seen = todo = 1
    while todo:
        low = todo & -todo
        space = low.bit_length() - 1
        new = over(space, paths[space]) & ~seen
        todo = todo ^ low | new
        seen |= new
    return seen


def tile_pool(game: Tsukuyumi) -> list[int]:
    """Tiles of the edition's box. The set for more players joins them where the board wants more tiles (TS-SETUP-03),
    then those of the other box; ``tile_pool=44`` takes all of these at once (Q-74). Sets of parts come on top."""
    rules = game.rules
    pool: list[int] = []
    for wanted in ({rules.tile_set}, {rules.tile_set, "extra"}, {"base", "extra"}):
        pool = [t for t, sets in enumerate(game.book.tile_sets) if wanted & set(sets)]
        if len(pool) >= max(rules.board.tiles, rules.tile_pool):
            break
    more = {name for part in rules.on_tile_sets for name in part.tile_sets(game)}
    return sorted({*pool, *[t for t, sets in enumerate(game.book.tile_sets) if more & set(sets)]}) if more else pool
