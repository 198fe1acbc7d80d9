"""Two players: they lay ten tiles in turn round the Moon (TS-TWO-03..07), and only the tasks of their Victory cards
bring points (``rules/tasks.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from moonwall.table import Choice, Option, Step, option

from ..board import AROUND, COORDS, MOON, NAMES, RADIUS, SPACE, distance, turned
from ..book import FERTILE, MOUNTAIN, OCEAN, Book
from ..content_rows import Board
from ..position import AREA, VOID, Rules, Tsukuyumi
from ..rules.ground import lay_tile, tile_pool
from .tables import Table

ROUNDS = 3  # TS-TWO-01
START_AREAS = 1  # TS-TWO-07
QUOTA = (FERTILE, OCEAN, MOUNTAIN)  # TS-TWO-04: two of each, plain ones
EACH = 2
TILES = 10
FARTHEST = RADIUS - 1
TURN = [option("turn", n) for n in range(6)]


class TwoPlayers(Table):
    deck = "two"

    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        return (2,)

    @classmethod
    def scene(cls, book: Book, options: Mapping[str, Any], seats: int) -> tuple[Any, Any]:
        """They lay the board themselves (TS-TWO-05)."""
        return book.content["scenarios"]["two"], Board(
            id="two", source="rulebook", scenario="two", players=2, tiles=0, spaces=[]
        )

    def change(self, rules: Rules, book: Book) -> None:
        rules.rounds = ROUNDS
        rules.start_areas = [START_AREAS] * rules.seats
        rows = [book.factions[f] for f in rules.faction_of]
        rules.start_units = [row.start_two or row.start for row in rows]
        rules.victory_cards = True  # TS-TWO-02
        rules.tasks = [[n for n, task in enumerate(book.tasks) if task.faction == row.id] for row in rows]

    def lays_board(self, game: Tsukuyumi) -> bool:
        draw_pile(game)
        return True

    def opening(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return lay_steps(game)


def draw_pile(game: Tsukuyumi) -> None:
    """Two tiles of each type and four at random, shuffled (TS-TWO-04)."""
    book = game.book
    pool = tile_pool(game)
    game.shuffle(pool)
    pile: list[int] = []
    for type_ in QUOTA:
        plain = [t for t in pool if book.tile_type[t] == type_ and not book.tile_prop[t]]
        pile += plain[:EACH]
    rest = [t for t in pool if t not in pile]
    pile += rest[: TILES - len(pile)]
    game.shuffle(pile)
    game.pile = tuple(pile)
    game.unused_tiles = tuple(sorted(t for t in pool if t not in pile))


def lay_steps(game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
    """In turn, the player on the last Initiative place first (TS-TWO-05, Q-33)."""
    return [Draw(game.order[-1 - n % len(game.order)]) for n in range(len(game.pile))]


def sealed(game: Tsukuyumi, space: int, blocks: int) -> bool:
    """Whether a tile with these Blocks, laid there, would leave an area or the Moon without any open edge (house).

    Edges towards nothing are open: something may be laid there."""
    ground, walls = game.ground, game.walls
    if blocks | walls[space] == 63:
        return True
    for d, t in AROUND[space]:
        if ground[t] == AREA and blocks >> d & 1 and walls[t] | 1 << (d + 3) % 6 == 63:
            return True
    shut = {(t, (d + 3) % 6) for d, t in AROUND[space] if blocks >> d & 1}
    for s in MOON[1:]:  # the Moon as a whole: one way off it must stay, or an empty space beside it
        for d, t in AROUND[s]:
            if t not in MOON and not walls[s] >> d & 1 and (s, d) not in shut:
                return False
    return True


def turns(game: Tsukuyumi, space: int, tile: int) -> list[int]:
    """How the tile may lie there; one without Blocks lies as it is."""
    blocks = game.book.tile_blocks[tile]
    if not blocks:
        return [0]
    found = list({turned(blocks, n): n for n in range(5, -1, -1)}.values())
    if game.rules.reach_check:
        found = [n for n in found if not sealed(game, space, turned(blocks, n))] or found
    return sorted(found)


def frontier(game: Tsukuyumi) -> list[int]:
    """Empty spaces that touch a tile or the Moon, which counts as laid (TS-TWO-06, TS-TWO-06-PL)."""
    found = {t for s in game.spaces for _, t in AROUND[s] if game.ground[t] == VOID}
    return sorted(s for s in found if distance(COORDS[s], (0, 0)) <= FARTHEST)


class Draw(Step[Tsukuyumi]):
    """The next tile is turned up and laid by this seat."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        game.active = self.seat
        game.reveal()
        tile, game.pile = game.pile[-1], game.pile[:-1]
        game.tell("tile-drawn", seat=self.seat, tile=game.book.tile_ids[tile], n=len(game.pile))
        game.push(LayDrawn(self.seat, tile))


class LayDrawn(Choice[Tsukuyumi]):
    """``lay <space>``: where the drawn tile is laid."""

    tile: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("lay", NAMES[s]) for s in frontier(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(TurnDrawn(self.seat, SPACE[str(picked.tokens[1])], self.tile))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        book = game.book
        return {"tile": book.tile_ids[self.tile], "blocks": book.tile_blocks[self.tile], "n": len(game.pile)}


class TurnDrawn(Choice[Tsukuyumi]):
    """``turn <sixths>``: which way round it lies."""

    space: int
    tile: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [TURN[n] for n in turns(game, self.space, self.tile)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        lay_tile(game, self.space, self.tile, int(picked.tokens[1]))
        tile = game.book.tile_ids[self.tile]
        game.tell("tile-laid", seat=self.seat, tile=tile, space=NAMES[self.space])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"tile": game.book.tile_ids[self.tile], "space": NAMES[self.space]}
