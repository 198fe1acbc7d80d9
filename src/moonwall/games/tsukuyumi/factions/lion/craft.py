"""Call of the Wild: Beasts turn, replace and place tiles (TSM-LION-04, TSM-LION-05, TSM-LION-10, TSF-LION-06..08)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import without

from ...board import AROUND, NAMES, SPACE
from ...position import AREA, ONI, Tsukuyumi
from ...rules import ground
from ...rules.event_cards import TURNS, lay_targets, turns
from ...rules.pieces import withdraw
from ...values import suppressed
from .state import TILES, own, tamed

ROTATE, REPLACE, PLACE = "rotate-area", "replace-area", "place-tile"


def rotatable(game: Tsukuyumi, space: int) -> list[int]:
    """The Beast's own area and those beside it that would lie differently; never the Moon, a Homezone or the area of a
    battle (TSF-LION-07)."""
    fought = game.battle[0] if game.battle else -1
    near = [space, *[t for _, t in AROUND[space]]]
    return [s for s in near if game.ground[s] == AREA and s != fought and turns(game, s)]


def replaceable(game: Tsukuyumi, seat: int, space: int) -> list[int]:
    if not game.unused_tiles:
        return []
    return [t for _, t in AROUND[space] if ground.replaceable(game, seat, t)]


def placeable(game: Tsukuyumi, space: int) -> list[int]:
    """Vacant spaces beside it, no hole of a scenario; to touch that one area is enough."""
    if not game.unused_tiles:
        return []
    near = [t for _, t in AROUND[space] if inland(t)]
    return [t for t in near if t in ground.vacant(game, 1)] if any(not game.ground[t] for t in near) else []


def inland(space: int) -> bool:
    """Whether the grid goes on all round it, so that a tile may lie there."""
    return len(AROUND[space]) == 6


def abilities(game: Tsukuyumi, seat: int, space: int) -> list[str]:
    """What a Beast in the space could do."""
    able = [ROTATE] if rotatable(game, space) else []
    if replaceable(game, seat, space):
        able.append(REPLACE)
    return [*able, PLACE] if placeable(game, space) else able


def calls(game: Tsukuyumi, seat: int, used: tuple[int, ...]) -> list[tuple[int, int, str]]:
    """(kind, space, ability) of tamed Beasts that have not used one; none under a Rocket Attack."""
    found = []
    for kind, space in tamed(game):
        if kind not in used and not suppressed(game, seat, space):
            found += [(kind, space, word) for word in abilities(game, seat, space)]
    return found


class CallOfTheWild(Choice[Tsukuyumi]):
    """The Faction effect: ``craft <beast> <ability>``, or done. ``used``: Beasts that have had
    theirs."""

    used: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [*[option("craft", ids[k], word) for k, _, word in calls(game, self.seat, self.used)], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        kind, word = game.book.kind_index[str(picked.tokens[1])], str(picked.tokens[2])
        space = next(s for k, s, w in calls(game, self.seat, self.used) if k == kind and w == word)
        game.push(NextCall(self.seat, (*self.used, kind)))
        craft(game, self.seat, space, word)


class NextCall(Step[Tsukuyumi]):
    """The other Beast, if it can do something."""

    seat: int
    used: tuple[int, ...]

    def run(self, game: Tsukuyumi) -> None:
        if calls(game, self.seat, self.used):
            game.push(CallOfTheWild(self.seat, self.used))


def craft(game: Tsukuyumi, seat: int, space: int, word: str) -> None:
    """A Beast in the space uses an ability."""
    if word == PLACE:
        game.push(CraftTile(seat, space, -1))
    else:
        game.push(CraftArea(seat, space, word == REPLACE))


class CraftArea(Choice[Tsukuyumi]):
    """``area <space>``: which one is turned, or replaced."""

    beside: int
    replaces: bool

    def options(self, game: Tsukuyumi) -> list[Option]:
        able = replaceable(game, self.seat, self.beside) if self.replaces else rotatable(game, self.beside)
        return [option("area", NAMES[s]) for s in able]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        if self.replaces:
            game.push(CraftTile(self.seat, self.beside, space))
        else:
            game.push(CraftTurn(self.seat, space))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"what": REPLACE if self.replaces else ROTATE, "space": NAMES[self.beside]}


class CraftTile(Choice[Tsukuyumi]):
    """``tile <tile>``: an unused one, for the area ``instead``; -1: for a vacant space beside the Beast."""

    beside: int
    instead: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("tile", game.book.tile_ids[t]) for t in lay_targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        tile = game.book.tile_index[str(picked.tokens[1])]
        if self.instead < 0:
            game.push(CraftLay(self.seat, self.beside, tile))
        else:
            replace(game, self.seat, self.instead, tile)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.beside if self.instead < 0 else self.instead]}


class CraftLay(Choice[Tsukuyumi]):
    """``lay <space>``: where the new tile lies."""

    beside: int
    tile: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("lay", NAMES[s]) for s in placeable(game, self.beside)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        game.unused_tiles = without(game.unused_tiles, self.tile)
        ground.lay_tile(game, space, self.tile, 0)
        made(game, self.seat, space, self.tile)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"tile": game.book.tile_ids[self.tile]}


class CraftTurn(Choice[Tsukuyumi]):
    """``turn <sixths>``; 0 leaves the tile as it lies (TS-EVENT-23)."""

    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return TURNS

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        n = int(picked.tokens[1])
        if n:
            ground.rotate(game, self.space, n)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


def replace(game: Tsukuyumi, seat: int, space: int, tile: int) -> None:
    """Oni there go back to the supply, as nobody's kill (TSF-LION-08)."""
    for kind in game.kinds_at(space, ONI):
        n = game.count(space, kind)
        withdraw(game, kind, space, n)
        game.tell("oni-away", unit=game.book.kind_ids[kind], n=n, space=NAMES[space], rule="TSM-LION-05")
    ground.replace_tile(game, space, tile)
    made(game, seat, space, tile)


def made(game: Tsukuyumi, seat: int, space: int, tile: int) -> None:
    """A Beast has laid a tile: it counts, and may be turned."""
    own(game)[TILES] += 1
    game.tell("tile-laid", seat=seat, tile=game.book.tile_ids[tile], space=NAMES[space], rule="TSM-LION-10")
    if game.book.tile_blocks[tile]:
        game.push(CraftTurn(seat, space))
