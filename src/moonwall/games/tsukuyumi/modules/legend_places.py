"""Placing Legendary Oni: whenever a player places Oni one of them may come instead, if none is on the board
(TSM-LEGEND-02, TSM-LEGEND-03), each where its card says."""

from __future__ import annotations

from collections.abc import Callable

from moonwall.table import Choice, Option, option

from ..board import CENTRE, MOON, NAMES, SPACE, over, spaces_in
from ..book import FERTILE, TSUKUYUMI
from ..position import AREA, NOBODY, Tsukuyumi
from ..rules.devastation import restore
from ..rules.ground import lay_tile, strip
from ..rules.pieces import spawn
from ..vocabulary import declare

COMPANIONS = 3  # Medium Oni that come with the Gambler (TSM-LEGEND-30)


def available(game: Tsukuyumi) -> list[int]:
    """Legendary kinds that may be placed now: all of them while none is on the board (TSM-LEGEND-03, -05)."""
    book, stock = game.book, game.stock
    kinds = list(book.legends.values())
    if any(stock[k] < book.pieces[k] for k in kinds) or any(p.legend_here(game) for p in game.rules.on_legend_here):
        return []
    chosen = game.rules.options.get("legends", book.kind_ids)  # QM-61
    return [k for k in kinds if book.kind_ids[k] in chosen and places(game, k)]


def places(game: Tsukuyumi, kind: int) -> list[int]:
    """Where this Legendary Oni may come in; its card overrides the general rule (TSM-LEGEND-04)."""
    return PLACES[game.book.legend[kind]](game, kind)


def beside_tsukuyumi(game: Tsukuyumi) -> list[int]:
    """In or next to a Tsukuyumi area, no Block between, never the centre (TSM-LEGEND-19)."""
    printed, negated, added, walls, pigs = game.printed, game.negated, game.added, game.walls, game.pig_walls
    near = areas = 0
    for space in game.areas:
        areas |= 1 << space
        if (printed[space] & ~negated[space] | added[space]) & TSUKUYUMI:
            near |= over(space, 63 & ~(walls[space] | pigs[space])) | 1 << space
    return spaces_in(near & areas & ~(1 << CENTRE))


def anywhere(game: Tsukuyumi, n: int) -> list[int]:
    """Any areas, if there are enough of them for all pieces (TSM-LEGEND-27, QM-66)."""
    found = shadow_areas(game)
    return found if len(found) >= n else []


def shadow_areas(game: Tsukuyumi) -> list[int]:
    """Areas where Shadows may come in; the text may also mean that Tsukuyumi areas are closed to them (QM-66)."""
    if game.rules.options.get("three_shadows_tsukuyumi") == "must-not":
        return [s for s in game.areas if not game.props(s) & TSUKUYUMI]
    return list(game.areas)


def fertile(game: Tsukuyumi) -> list[int]:
    return [s for s in game.areas if game.terrain[s] == FERTILE]


def spare_fertile(game: Tsukuyumi) -> list[int]:
    return [t for t in game.unused_tiles if game.book.tile_type[t] == FERTILE]


def replaceable(game: Tsukuyumi) -> list[int]:
    """No Fertile Ground on the map: tiles without units and Territory marker that one could take the place of
    (TSM-LEGEND-41, QM-69)."""
    if not spare_fertile(game):
        return []
    fought = game.battle[0] if game.battle else -1
    return [
        s
        for s in game.areas
        if game.ground[s] == AREA and s != fought and game.territory[s] == NOBODY and game.is_empty(s)
    ]


def arrive(game: Tsukuyumi, seat: int, kind: int, space: int) -> None:
    """It comes in, and what its card brings with it."""
    legend = game.book.legend[kind]
    if legend == "ronin" and game.terrain[space] != FERTILE:
        replace(game, seat, space)
    spawn(game, kind, space)
    unit = game.book.kind_ids[kind]
    game.tell("legend-placed", seat=seat, unit=unit, space=NAMES[space], rule="TSM-LEGEND-02")
    if legend == "shadows" and game.stock[kind]:
        game.push(PlaceShadow(seat, kind))
    elif legend == "gambler":
        company(game, seat, [space] * COMPANIONS, "TSM-LEGEND-30")
    elif legend == "ronin":
        company(game, seat, [s for s in fertile(game) if s != space], "TSM-LEGEND-42")


def company(game: Tsukuyumi, seat: int, spaces: list[int], rule: str) -> None:
    """Medium Oni that come along, as far as there are any."""
    medium = game.book.kind_index["oni-medium"]
    for space in spaces[: game.stock[medium]]:
        spawn(game, medium, space)
        game.tell("oni-placed", seat=seat, unit="oni-medium", space=NAMES[space], rule=rule)


def replace(game: Tsukuyumi, seat: int, space: int) -> None:
    """A Fertile Ground tile takes the place of another, which goes to the unused ones, turned as that lay. Markers of
    the old tile go with it; Tunnels keep their place (TS-BOAR-07)."""
    tile = spare_fertile(game)[0]
    strip(game, space)
    for at in game.rules.marks.values():
        game.marks[at + space] = 0
    for field in ("blocks", "passages", "pigs"):
        game.set_ground(field, space, 0)
    restore(game, space)
    game.unused_tiles = tuple(sorted([*(t for t in game.unused_tiles if t != tile), game.tile[space]]))
    lay_tile(game, space, tile, game.turn[space])
    game.tell("tile-laid", seat=seat, tile=game.book.tile_ids[tile], space=NAMES[space], rule="TSM-LEGEND-41")


class PlaceShadow(Choice[Tsukuyumi]):
    """The others of the Three Shadows, each in another area: ``place <oni> <space>`` (TSM-LEGEND-27)."""

    kind_no: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        unit = game.book.kind_ids[self.kind_no]
        return [option("place", unit, NAMES[s]) for s in shadow_areas(game) if not game.count(s, self.kind_no)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[2])]
        spawn(game, self.kind_no, space)
        unit = str(picked.tokens[1])
        game.tell("legend-placed", seat=self.seat, unit=unit, space=NAMES[space], rule="TSM-LEGEND-27")
        if game.stock[self.kind_no]:
            game.push(self)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": game.stock[self.kind_no]}


def haunted(game: Tsukuyumi) -> list[int]:
    """Areas of the Three Shadows, round which Oni may be placed as round Tsukuyumi areas (TSM-LEGEND-29)."""
    kind = game.book.legends.get("shadows", -1)
    if kind < 0 or game.stock[kind] == game.book.pieces[kind]:
        return []
    return [s for s in game.areas if game.count(s, kind)]


# The eight, by the word of their row: where each may come in.
PLACES: dict[str, Callable[[Tsukuyumi, int], list[int]]] = {
    "abyssal": lambda game, kind: [s for s in MOON if s != CENTRE],  # TSM-LEGEND-08
    "observer": lambda game, kind: list(MOON),  # TSM-LEGEND-13
    "skybound": lambda game, kind: beside_tsukuyumi(game),
    "defiler": lambda game, kind: [CENTRE],  # TSM-LEGEND-23
    "shadows": lambda game, kind: anywhere(game, game.book.pieces[kind]),  # TSM-LEGEND-27
    "gambler": lambda game, kind: sorted(s for s in game.homezone if s >= 0),  # TSM-LEGEND-30
    "merchant": lambda game, kind: [CENTRE],  # TSM-LEGEND-38
    "ronin": lambda game, kind: fertile(game) or replaceable(game),
}
for legend in PLACES:
    declare(legend, "legends")
