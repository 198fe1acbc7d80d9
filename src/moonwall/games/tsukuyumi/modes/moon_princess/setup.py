"""How the table of this mode is set: the land, the Oni, Priority markers, a head start (ledger R-1; content page 2)."""

from __future__ import annotations

from moonwall.table import SetupError

from ...board import CENTRE, MOON
from ...book import FERTILE, RADIOACTIVE, RIVERLAND, TOXIC
from ...position import Tsukuyumi
from ...rules.ground import lay_tiles
from ...rules.pieces import spawn
from ...rules.setup import open_pockets
from .state import PRIORITY, beside_home

TILES_EACH, TILES_ALONE = 7, 12  # MP-SETUP-08, MP-SOLO-02
POOL = {"oni-small": 15, "oni-medium": 12, "oni-large": 7}  # MP-SETUP-05
ON_EACH_MOON_AREA = ("oni-small", "oni-medium")  # MP-SETUP-06
SIXTH = "sixth"  # the set of the Fertile Ground that only six players need (MQ-45)
HEAD_STARTS = {"easy": -1, "normal": 0, "hard": 1, "nightmare": 2}  # HD-10: times 1 + P, for the Oni


def tile_count(players: int, extra: int = 0) -> int:
    """Tiles round the Moon; more are easier, fewer harder (MP-DIFFICULTY-01)."""
    return (TILES_ALONE if players == 1 else TILES_EACH * players) + extra


def circle(n: int, corner: int) -> list[int]:
    """The spaces of the n-th circle round the centre, clockwise from one of its six corners."""
    first = 1 + 3 * n * (n - 1)  # spaces are numbered circle by circle, counter-clockwise
    return [first + (corner * n - step) % (6 * n) for step in range(6 * n)]


def land_spaces(n: int, corners: tuple[int, int]) -> list[int]:
    """Where so many tiles lie: the inner circle, then the next ones from the corners drawn for them (MQ-31)."""
    inner = list(range(7, 19))
    return [*inner, *circle(3, corners[0]), *circle(4, corners[1])][:n]


def draw_tiles(game: Tsukuyumi, n: int) -> list[int]:
    """One Fertile Ground for each player and no other, the rest of the edition's box; neither Riverland nor Toxic
    (MP-SETUP-09, MP-SETUP-10)."""
    book, players = game.book, game.rules.seats
    kinds, props = book.tile_type, book.tile_prop
    fertile = [t for t, kind in enumerate(kinds) if kind == FERTILE and book.tile_sets[t] != [SIXTH]]
    if len(fertile) < players:
        fertile = [t for t, kind in enumerate(kinds) if kind == FERTILE]  # MQ-45
    plain = [t for t, kind in enumerate(kinds) if kind not in (FERTILE, RIVERLAND) and not props[t] & TOXIC]
    others: list[int] = []
    for sets in ({game.rules.tile_set}, {game.rules.tile_set, "extra"}, {"base", "extra"}):
        others = [t for t in plain if sets & set(book.tile_sets[t])]
        if len(others) >= n - players:
            break
    game.shuffle(fertile)
    game.shuffle(others)
    chosen = fertile[:players] + others[: n - players]
    game.shuffle(chosen)
    game.unused_tiles = tuple(sorted(others[n - players :]))
    return chosen


def lay_land(game: Tsukuyumi, extra: int = 0) -> None:
    """Draw the tiles and lay them in circles round the Moon, turned at random; every area can be walked to."""
    n = tile_count(game.rules.seats, extra)
    tiles = draw_tiles(game, n)
    if len(tiles) < n:
        most = extra - n + len(tiles)
        raise SetupError(f"'extra_tiles': there are only {len(tiles)} tiles, so at most {most} more (MP-DIFFICULTY-01)")
    chance = game.chance()
    spaces = land_spaces(n, (int(chance.random() * 6), int(chance.random() * 6)))
    lay_tiles(game, [(space, tile, int(chance.random() * 6)) for space, tile in zip(spaces, tiles)])
    if game.rules.reach_check:
        open_pockets(game, spaces, chance)


def lay_oni(game: Tsukuyumi) -> None:
    """The pool of this mode, and one Small and one Medium Oni on each Moon area (MP-SETUP-05, MP-SETUP-06)."""
    lay_pool(game)
    seed_moon(game)


def lay_pool(game: Tsukuyumi) -> None:
    """Exactly so many of each size (MP-SETUP-05)."""
    for unit, n in POOL.items():
        game.stock[game.book.kind_index[unit]] = n


def seed_moon(game: Tsukuyumi) -> None:
    """One Small and one Medium Oni on each Moon area (MP-SETUP-06)."""
    index = game.book.kind_index
    for space in MOON:
        for unit in ON_EACH_MOON_AREA:
            spawn(game, index[unit], space)


def lay_priority(game: Tsukuyumi) -> None:
    """One marker on every area beside a Homezone, on Fertile Ground, on Radioactive ground and on the Moon's centre;
    never two on one (MP-SETUP-18, MQ-18)."""
    for space in game.areas:
        wanted = (
            space == CENTRE
            or game.terrain[space] == FERTILE
            or bool(game.printed[space] & RADIOACTIVE)
            or beside_home(game, space)
        )
        if wanted and not game.marks_at(PRIORITY, space):
            game.put_marks(PRIORITY, space)


def head_start(difficulty: str, players: int) -> tuple[int, int]:
    """VP recorded at the start for the team and for the Oni (HD-10)."""
    points = HEAD_STARTS[difficulty] * (1 + players)
    return max(0, -points), max(0, points)
