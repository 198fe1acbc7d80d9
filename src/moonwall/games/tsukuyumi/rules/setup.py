"""Setting up: the board round the Moon, decks and hands, then each player completely in Initiative order (TS-SETUP)."""

from __future__ import annotations

from random import Random

from moonwall.table import Calendar, Choice, Option, SetupError, Step, option

from ..board import (
    AROUND,
    MOON,
    NAMES,
    NEAR,
    OPPOSITE,
    SPACE,
    SPACES,
    beyond_bits,
    bits_of,
    edge_of,
    over,
    spaces_in,
)
from ..book import FERTILE, MOUNTAIN, OCEAN, RADIOACTIVE, Book
from ..position import AREA, HOMEZONE, NOBODY, VOID, Tsukuyumi
from ..scenarios import START_AREAS
from ..values import start_spots
from . import tasks
from .events import show_open
from .ground import lay_home, lay_moon, lay_tiles, reached, tile_pool
from .pieces import spawn

TRIES = 50  # after so many tiles all of them are turned
TURNS = 1000  # the boards of the box need fewer, but for one game in ten thousand on the hardest of them
EXCHANGES = 500
MOST = 150
MOON_BITS = sum([1 << space for space in MOON])
HOME = [option("home", name) for name in NAMES]
MARK = [option("mark", name) for name in NAMES]
Ways = list[tuple[int, int, int]]
FIXED = {"fertile": FERTILE, "mountain": MOUNTAIN, "ocean": OCEAN}


def lay_out(game: Tsukuyumi) -> None:
    """Everything that chance or the box decides; then the steps of the players."""
    lay_moon(game)
    trim_oni(game)
    seed_moon(game)
    first_order(game)
    if not any(part.lays_board(game) for part in game.rules.on_lays_board):
        lay_board(game)
    game.event_deck = game.shuffled([e for e, n in enumerate(game.book.event_copies) for _ in range(n)])
    for part in game.rules.on_mixes_events:
        part.mixes_events(game)
    show_open(game)
    cards = list(range(len(game.book.action_ids))) * game.rules.action_copies
    game.shuffle(cards)
    hand = game.rules.hand
    game.hands = tuple([tuple(sorted(cards[seat * hand : (seat + 1) * hand])) for seat in range(game.rules.seats)])
    game.undealt = tuple(sorted(cards[game.rules.seats * hand :]))
    for part in game.rules.on_begin:
        part.begin(game, part.seat)
    tasks.begin(game)
    for part in game.rules.on_deals:
        part.deals(game)
    opening = [step for part in game.rules.on_opening for step in part.opening(game)]
    closing = [step for part in game.rules.on_set_up_done for step in part.set_up_done(game)]
    game.then(*opening, SetUps(), *closing, Calendar(0))


class SetUps(Step[Tsukuyumi]):
    """All players, in the order that holds now."""

    def run(self, game: Tsukuyumi) -> None:
        game.then(*[SetUp(seat) for seat in set_up_order(game)])


def set_up_order(game: Tsukuyumi) -> list[int]:
    """Initiative order, but for seats that set up after all others."""
    last = game.rules.set_up_last
    return [s for s in game.order if s not in last] + [s for s in game.order if s in last]


def first_order(game: Tsukuyumi) -> None:
    """Initiative markers in ascending order of the factions' numbers (TS-SETUP-11)."""
    number = [game.book.factions[f].number for f in game.rules.faction_of]
    game.order = tuple(sorted(range(game.rules.seats), key=lambda seat: number[seat]))


# --- Oni ---------------------------------------------------------------------------------------------------


def trim_oni(game: Tsukuyumi) -> None:
    """The Oni of this game: all pieces, or the total agreed on (TS-SETUP-02, Q-30). Where a pool is named for so many
    players, its pieces are all there are (TSF-TABLE-06)."""
    if any(part.pools_oni(game) for part in game.rules.on_pools_oni):
        return
    total, kinds, stock = game.rules.oni_total, game.book.plain_oni, game.stock
    for row in game.book.content["oni_pools"].values():
        if game.rules.seats in row.players:
            for unit, n in row.units.items():
                stock[game.book.kind_index[unit]] = n
    pieces = sum(stock[k] for k in kinds)
    if not total or total == pieces:
        return
    if not 7 <= total <= pieces:
        raise SetupError(f"option 'oni_total' must be 0 (all {pieces} pieces) or from 7 to {pieces}, not {total}")
    for row in game.book.content["oni_pools"].values():
        if row.total == total and all(n <= stock[game.book.kind_index[u]] for u, n in row.units.items()):
            for unit, n in row.units.items():
                stock[game.book.kind_index[unit]] = n
            return
    bag = [k for k in kinds for _ in range(stock[k])]
    game.shuffle(bag)
    for kind in kinds:
        stock[kind] = bag[:total].count(kind)


def seed_moon(game: Tsukuyumi) -> None:
    """One Oni chosen at random on each of the seven Moon areas (TS-SETUP-01, TS-SETUP-01-PL); never a Legendary one
    (TSM-LEGEND-06-PL, Q-54)."""
    if any(part.seeds_oni(game) for part in game.rules.on_seeds_oni):
        return
    bag = [k for k in game.book.plain_oni for _ in range(game.stock[k])]
    game.shuffle(bag)
    for space in MOON:
        spawn(game, bag[space], space)


# --- the board ---------------------------------------------------------------------------------------------


def lay_board(game: Tsukuyumi) -> None:
    """As many tiles as the number of players demands (TS-SETUP-03), at random and turned at random (TS-SETUP-04, Q-32).

    Where the board's row fixes types or Properties, such tiles are picked out first."""
    row, book = game.rules.board, game.book
    pool = tile_pool(game)
    game.shuffle(pool)
    spaces = book.spaces(row.spaces)
    chosen: dict[int, int] = {}
    for what, names in row.fixed.items():
        for name in names:
            tile = next((t for t in pool if _is(game, t, what)), None)
            if tile is None:
                raise SetupError(f"board {row.id!r} wants more tiles of {what!r} than the box holds")
            pool.remove(tile)
            chosen[SPACE[name]] = tile
    left_out = [t for t in pool if any(_is(game, t, what) for what in row.exact)]
    if game.rules.most_fertile >= 0:  # TS-ALLY-01-PL
        fertile = [t for t in pool if book.tile_type[t] == FERTILE and t not in left_out]
        left_out += fertile[max(0, game.rules.most_fertile - len(row.fixed.get("fertile", ()))) :]
    pool = [t for t in pool if t not in left_out]
    for space in spaces:
        if space not in chosen:
            chosen[space] = pool.pop()
    chance = game.chance()
    lay_tiles(game, [(space, chosen[space], int(chance.random() * 6)) for space in spaces])
    # TS-SCEN-02-PL: surplus leaves
    game.unused_tiles = tuple(sorted(pool if game.rules.surplus_leaves else [*pool, *left_out]))
    if game.rules.reach_check:
        open_pockets(game, spaces, chance)


def _is(game: Tsukuyumi, tile: int, what: str) -> bool:
    book = game.book
    if what == "radioactive":
        return book.tile_prop[tile] == RADIOACTIVE
    return book.tile_type[tile] == FIXED[what] and not book.tile_prop[tile]


def open_pockets(game: Tsukuyumi, spaces: list[int], chance: Random) -> None:
    """Every area can be walked to from the Moon: tiles at the border of a pocket are turned until it is so; where
    turning has long been in vain, as at a fork that a tile has a side too few for, they change places, too."""
    board, ways = sum([1 << space for space in spaces]), open_ways(game)
    for tries in range(1, TURNS + 1):
        shut = pockets(game, board, ways)
        if not shut:
            return
        border = border_of(board, shut)
        turn = spaces if tries % TRIES == 0 else [border[int(chance.random() * len(border))]]
        lay_tiles(game, [(space, game.tile[space], int(chance.random() * 6)) for space in turn])
    exchange_tiles(game, spaces, board, ways, chance)


def exchange_tiles(game: Tsukuyumi, spaces: list[int], board: int, ways: Ways, chance: Random) -> None:
    """Tiles at the border of a pocket change places with others, as long as that shuts off no more areas. Tiles of a
    kind that the board fixes keep theirs. A board that cannot be laid so is refused."""
    fixed = {SPACE[name] for names in game.rules.board.fixed.values() for name in names}
    loose = [space for space in spaces if space not in fixed]
    shut = pockets(game, board, ways)
    for _ in range(EXCHANGES):
        if not shut:
            return
        border = border_of(board, shut)
        here = border[int(chance.random() * len(border))]
        there = here if here in fixed else loose[int(chance.random() * len(loose))]
        pair = [here] if here == there else [here, there]
        before = [(space, game.tile[space], game.turn[space]) for space in pair]
        tiles = [tile for _, tile, _ in reversed(before)]
        lay_tiles(game, [(space, tile, int(chance.random() * 6)) for space, tile in zip(pair, tiles)])
        after = pockets(game, board, ways)
        if after.bit_count() > shut.bit_count():
            lay_tiles(game, before)
        else:
            shut = after
    raise SetupError(
        f"board {game.rules.board.id!r} cannot be laid so that every area can be reached from the Moon: change its "
        "shape, or start with reach_check=no"
    )


def border_of(board: int, shut: int) -> list[int]:
    """The spaces of a board that are shut off, and those beside them, in order."""
    near = shut
    for space in spaces_in(shut):
        near |= NEAR[space]
    return spaces_in(near & board)


def open_ways(game: Tsukuyumi) -> Ways:
    """The ways that the board keeps open: a space, its edge, and both spaces as bits."""
    pairs = [[SPACE[name] for name in pair.split("|")] for pair in game.rules.board.open]
    return [(a, edge_of(a, b), 1 << a | 1 << b) for a, b in pairs]


def pockets(game: Tsukuyumi, board: int, ways: Ways) -> int:
    """Spaces of a board that cannot be walked to, or not over an edge that it keeps open; if there are none, those
    beside a Homezone space from which too few starting areas can be. All as bits."""
    shut = board & ~reached(game)
    for space, edge, both in ways:
        if game.wall_between(space, edge):
            shut |= board & both
    return shut or shut_homes(game)


def shut_homes(game: Tsukuyumi) -> int:
    """Areas beside Homezone spaces that the board or an option names, where nobody could mark three starting areas, as
    bits."""
    free = free_areas(game)
    found = 0
    for home in home_names(game):
        if start_reach(game, 0, home, free) < START_AREAS:
            found |= sum([1 << t for _, t in AROUND[home] if game.ground[t] == AREA])
    return found


# --- each player -------------------------------------------------------------------------------------------


class SetUp(Step[Tsukuyumi]):
    """Homezone, starting areas, starting units, own material: completely, then the next player (TS-SETUP-13)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        seat = self.seat
        game.active = seat
        game.then(*settling(game, seat), *own_steps(game, seat))


def settling(game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
    """How a seat comes to the board: Homezone, then starting areas, or as its faction has it."""
    steps = game.rules.factions[seat].settles(game, seat)
    if steps is not None:
        return steps
    return (PlaceHome(seat), *[StartArea(seat) for _ in range(game.rules.start_areas[seat])], *settled(game, seat))


def settled(game: Tsukuyumi, seat: int) -> list[Step[Tsukuyumi]]:
    """What parts add when Homezone and starting areas lie."""
    return [step for part in game.rules.on_settled for step in part.settled(game, seat)]


def own_steps(game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
    """Units and material of a seat, when its Homezone and starting areas lie."""
    more = [step for part in game.rules.on_start_steps for step in part.start_steps(game, seat)]
    last = [step for part in game.rules.on_last_steps for step in part.last_steps(game, seat)]
    for part in game.rules.on_starts_with:
        own = part.starts_with(game, seat)
        if own is not None:
            return (own[0], *more, own[1], *last)
    return (StartUnits(seat), *more, Extras(seat), *last)


class Extras(Step[Tsukuyumi]):
    """The faction's own material (TS-SETUP-26), Mission and objective open (TS-SETUP-25)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        row = game.book.factions[game.rules.faction_of[self.seat]]
        if game.rules.use_missions:
            game.tell("brings", seat=self.seat, mission=row.mission)
        game.then(*game.rules.factions[self.seat].setup(game, self.seat))


def outside_bits(game: Tsukuyumi) -> int:
    """Vacant spaces connected with the outside of the board, as bits."""
    taken = bytearray(game.ground)
    for hole in game.book.spaces(game.rules.board.holes):
        taken[hole] = 1
    return beyond_bits(bytes(taken))


def outside(game: Tsukuyumi) -> set[int]:
    """Vacant spaces connected with the outside of the board."""
    return set(spaces_in(outside_bits(game)))


def edge_areas(game: Tsukuyumi) -> list[int]:
    """Areas off the Moon at the outer edge of the board."""
    beyond = outside_bits(game)
    return [s for s in game.areas if game.ground[s] == AREA and NEAR[s] & beyond]


def edge_spaces(game: Tsukuyumi) -> list[int]:
    """Vacant spaces outside of the board that touch an area off the Moon, in order."""
    near, ground = 0, game.ground
    for s in game.areas:
        if ground[s] == AREA:
            near |= NEAR[s]
    return spaces_in(near & outside_bits(game))


FREE_AREA = bytes([int(ground == AREA) for ground in range(256)])
UNMARKED = bytes([int(side == NOBODY) for side in range(256)])


def free_areas(game: Tsukuyumi) -> int:
    """Areas off the Moon without a Territory marker, as bits."""
    number = int.from_bytes
    areas = number(game.ground.translate(FREE_AREA), "little")
    return bits_of((areas & number(game.territory.translate(UNMARKED), "little")).to_bytes(SPACES, "little"))


def roomy(game: Tsukuyumi, free: int, wanted: int) -> int:
    """Those of the ``free`` areas from which so many of them can be reached without a Block, as bits."""
    walls, pigs = game.walls, game.pig_walls
    found = 0
    while free:
        todo = here = free & -free
        while todo:
            low = todo & -todo
            space = low.bit_length() - 1
            new = over(space, 63 & ~(walls[space] | pigs[space])) & free & ~here
            todo = todo ^ low | new
            here |= new
        if here.bit_count() >= wanted:
            found |= here
        free ^= here
    return found


def start_reach(game: Tsukuyumi, seat: int, home: int, free: int, room: int = 0) -> int:
    """How many of the ``free`` areas (bits) a seat could mark from a Homezone there: connected without a Block, off the
    Moon, free of other players' markers (TS-SETUP-19..23); as soon as there are enough. A Homezone on a tile takes that
    tile's Blocks away. ``room``: areas among them that are known to be connected with enough others."""
    walls, pigs, wanted = game.walls, game.pig_walls, game.rules.start_areas[seat]
    free &= ~(1 << home)
    if game.ground[home] == AREA:
        edges = _planned_edges(game, home)
    else:  # no tile lies there: all Blocks are of those around; Pig Blocks count when the Homezone lies
        edges = 63 & ~(walls[home] | pigs[home] if game.ground[home] == HOMEZONE else walls[home])
    todo = found = over(home, edges) & free
    if found & room:
        return wanted
    n = found.bit_count()
    while todo and n < wanted:
        low = todo & -todo
        space = low.bit_length() - 1
        new = over(space, 63 & ~(walls[space] | pigs[space])) & free & ~found
        todo = todo ^ low | new
        found |= new
        n = found.bit_count()
    return n


def _planned_edges(game: Tsukuyumi, home: int) -> int:
    """Edges without a Block round a Homezone planned on a tile, as bits; that tile's Blocks do not count."""
    prints, passages, blocks = game.print_blocks, game.passages, game.blocks
    edges = 0
    for d, t in AROUND[home]:
        if not (prints[t] & ~passages[t] | blocks[t]) >> OPPOSITE[d] & 1:
            edges |= 1 << d
    return edges


def home_spaces(game: Tsukuyumi, seat: int) -> list[int]:
    """Free spaces at the outer edge that touch a tile and leave three starting areas (TS-SETUP-14, -17, Q-50); for the
    Nest also tiles without a marker of another faction, never the Moon or a Homezone (TS-SETUP-15, TS-SETUP-15-PL)."""
    row = game.rules.board
    named = named_homes(game)  # TS-SCEN-04: on the named spaces only, the Nest too
    if named:
        return named
    edge = edge_spaces(game)
    loose = game.book.factions[game.rules.faction_of[seat]].free_home
    if loose or any(part.free_home(game, seat) for part in game.rules.on_free_home):
        edge += [s for s in game.areas if game.ground[s] == AREA and game.territory[s] == NOBODY]
    if not game.rules.scenario.home_by_moon:  # TS-SCEN-03
        edge = [s for s in edge if not NEAR[s] & MOON_BITS]
    if game.rules.on_bars_home:
        edge = [s for s in edge if not any(part.bars_home(game, seat, s) for part in game.rules.on_bars_home)]
    if row.groups:
        taken = taken_groups(game, seat)
        edge = [s for s in edge if len(here := groups_at(game, s)) == 1 and here[0] not in taken]
    edge.sort()
    most = 0
    found: list[int] = []
    free, wanted = free_areas(game), game.rules.start_areas[seat]
    room = roomy(game, free, wanted)
    for space in edge:
        split = game.ground[space] == AREA  # it is no free area any more
        n = min(start_reach(game, seat, space, free, 0 if split else room), wanted)
        if n > most:
            most, found = n, []
        if n == most:
            found.append(space)
    return found


def home_names(game: Tsukuyumi) -> list[int]:
    """Spaces for Homezones that the board names, or with the option ``fixed_homezones`` its fair ones."""
    row = game.rules.board
    return game.book.spaces(row.homes or (row.fair if game.rules.fixed_homezones else []))


def named_homes(game: Tsukuyumi) -> list[int]:
    """Those that are free; one beside which a faction without Homezone has settled comes last (TSF-TABLE-10)."""
    free = [s for s in home_names(game) if game.ground[s] == VOID]
    begun = [part.settled_at(game, part.seat) for part in game.rules.on_settled_at] if free else []
    return [s for s in free if not any(t in begun for _, t in AROUND[s])] or free


def taken_groups(game: Tsukuyumi, seat: int) -> set[int]:
    """The groups of tiles in which others have settled (TS-SCEN-03)."""
    begun = [home for home in game.homezone if home >= 0]
    begun += [part.settled_at(game, part.seat) for part in game.rules.on_settled_at if part.seat != seat]
    return {g for space in begun if space >= 0 for g in groups_at(game, space)}


def groups_at(game: Tsukuyumi, space: int) -> list[int]:
    """The groups of tiles a space belongs to or touches (TS-SCEN-03)."""
    near = {NAMES[space], *(NAMES[t] for _, t in AROUND[space])}
    return [n for n, group in enumerate(game.rules.board.groups) if near & set(group)]


class PlaceHome(Choice[Tsukuyumi]):
    """``home <space>``: where the Homezone lies."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [HOME[s] for s in home_spaces(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        covered = lay_home(game, space, self.seat)
        if covered >= 0 and game.rules.covered_tile_stays:
            game.unused_tiles = tuple(sorted([*game.unused_tiles, covered]))  # TS-SETUP-16-PL; Italian: out of the game
        game.tell("home-placed", seat=self.seat, space=NAMES[space], rule="TS-SETUP-14")
        for part in game.rules.on_home_placed:
            part.home_placed(game, self.seat, covered >= 0)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"faction": game.seats[self.seat].faction}


class StartArea(Choice[Tsukuyumi]):
    """``mark <space>``: a starting area beside the Homezone or another one of the same player (TS-SETUP-18..23)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [MARK[s] for s in start_spaces(game, self.seat)] or [NOWHERE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NOWHERE:
            return
        space = SPACE[str(picked.tokens[1])]
        game.territory[space] = self.seat
        game.tell("marked", seat=self.seat, space=NAMES[space])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": game.rules.start_areas[self.seat] - game.controlled(self.seat)}


NOWHERE = option("nowhere")


def start_spaces(game: Tsukuyumi, seat: int) -> list[int]:
    home = game.homezone[seat]
    own = game.areas_of(seat)
    groups = [set(game.book.spaces(g)) for g in game.rules.board.groups]
    if home < 0:  # a faction without one goes on from its areas, in the group of the first
        home_group = [g for g in groups if any(s in g for s in own)]
    else:
        own.insert(0, home)
        home_group = [g for g in groups if any(t in g for _, t in AROUND[home])]
    found = {
        t
        for s in own
        for d, t in AROUND[s]
        if game.ground[t] == AREA and game.territory[t] == NOBODY and not game.wall_between(s, d)
        if not home_group or any(t in g for g in home_group)
    }
    if not found and seat in game.rules.start_anywhere:
        found = {s for s in game.areas if game.ground[s] == AREA and game.territory[s] == NOBODY}
    return sorted(found)


PUT_ALL = [option("put", "all", name) for name in NAMES]


def puts(book: Book, kind: int, space: int, most: int) -> list[Option]:
    """``put <unit> <space> <n>`` for one unit and more."""
    key = (most * book.kinds + kind) * SPACES + space
    found = book.puts.get(key)
    if found is None:
        found = book.puts[key] = [option("put", book.kind_ids[kind], NAMES[space], n) for n in range(1, most + 1)]
    return found


class StartUnits(Choice[Tsukuyumi]):
    """Starting units, spread freely over the Homezone and the starting areas (TS-SETUP-24): ``put <unit> <space> <n>``,
    or ``put all <space>`` for all that are left."""

    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        seat = self.seat
        spots = start_spots(game, seat)
        waiting = start_left(game, seat)
        found = [PUT_ALL[s] for s in spots]
        many = len(spots) * (1 + sum([n for _, n in waiting])) > MOST  # then one of a kind at a time, or all of it
        for kind, n in waiting:
            for s in spots:
                numbers = puts(game.book, kind, s, n)
                found += numbers[:: max(1, n - 1)] if many else numbers
        return found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[2])]
        waiting = start_left(game, self.seat)
        if picked.tokens[1] != "all":
            kind = game.book.kind_index[str(picked.tokens[1])]
            waiting = [(kind, int(picked.tokens[3]))]
        for kind, n in waiting:
            spawn(game, kind, space, n)
            game.tell("started", seat=self.seat, unit=game.book.kind_ids[kind], n=n, space=NAMES[space])
        if start_left(game, self.seat):
            game.push(self)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": sum(n for _, n in start_left(game, self.seat))}


def start_left(game: Tsukuyumi, seat: int) -> list[tuple[int, int]]:
    """Starting units not yet placed: what the faction's row lists less what has left the stock."""
    book = game.book
    found = []
    for unit, n in game.rules.start_units[seat].items():
        kind = book.kind_index[unit]
        left = n - (book.pieces[kind] - game.stock[kind])
        if left > 0:
            found.append((kind, left))
    return found
