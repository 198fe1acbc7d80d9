"""The Children's Faction events (TSM-FEVENT-60..69)."""

from __future__ import annotations

from moonwall.table import Choice, Option, option

from ...board import AROUND, NAMES, SPACE
from ...modules.own_events import stays
from ...position import AREA, MOON_AREA, Tsukuyumi
from ...rules import ground
from ...rules.event_cards import turns
from ...vocabulary import Effect, always, declare
from .craft import PLACE, CraftTurn, craft, inland, placeable
from .state import NAME, beasts

# --- Newly Discovered Land (TSM-FEVENT-60..62) ------------------------------------------------------------------


def explorers(game: Tsukuyumi) -> list[tuple[int, int]]:
    """Beasts that could place a tile, tamed or not, whatever they have done before."""
    return [(k, s) for k, s in beasts(game) if placeable(game, s)]


class Explorer(Choice[Tsukuyumi]):
    """``beast <unit>``: which of the two (TSM-FEVENT-61)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return list(dict.fromkeys([option("beast", game.book.kind_ids[k]) for k, _ in explorers(game)]))

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        craft(game, self.seat, next(s for k, s in explorers(game) if k == kind), PLACE)


def can_explore(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(explorers(game))


def explore(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.push(Explorer(seat))


# --- Kingdom (TSM-FEVENT-64, TSM-FEVENT-65) -----------------------------------------------------------------------


def new_places(game: Tsukuyumi, tile: int) -> list[int]:
    """Vacant spaces that touch another area than the one taken up."""
    land = (AREA, MOON_AREA)
    return [
        s
        for s in ground.vacant(game, 1)
        if inland(s) and any(game.ground[t] in land and t != tile for _, t in AROUND[s])
    ]


class Kingdom(Choice[Tsukuyumi]):
    """``area <space>``: the tile that moves."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in ground.removable(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.push(KingdomTo(self.seat, SPACE[str(picked.tokens[1])]))


class KingdomTo(Choice[Tsukuyumi]):
    """``lay <space>``: where to."""

    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("lay", NAMES[s]) for s in new_places(game, self.space)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        to = SPACE[str(picked.tokens[1])]
        ground.move_tile(game, self.space, to)
        if turns(game, to):
            game.push(CraftTurn(self.seat, to))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


def can_move(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(ground.removable(game))


def move(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.push(Kingdom(seat))


OWN = "faction_events"
declare("land", OWN, can_explore, explore, faction=NAME)
declare("savage", OWN, always, stays, n=(1, 5), faction=NAME)
declare("kingdom", OWN, can_move, move, faction=NAME)
declare("ancestral", OWN, always, stays, faction=NAME)
declare("training", OWN, always, stays, faction=NAME)
