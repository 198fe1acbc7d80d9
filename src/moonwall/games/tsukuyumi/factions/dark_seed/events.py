"""Dark Seed's Faction events (TSM-FEVENT-21..33); *The Queen Travels* has a file of its own."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option

from ...board import NAMES, SPACE
from ...modules.own_events import lasts, stays
from ...position import Tsukuyumi
from ...vocabulary import Effect, always, declare
from .eggs import EGG, TakeEgg, lay, stock
from .travel import Travel, destinations

NAME = "dark-seed"
FLYING = 0  # field of the own state: all units fly this round


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def can_travel(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return not game.battle and bool(destinations(game, seat))


class OldSeed(Choice[Tsukuyumi]):
    """Eggs on any areas, held by anybody, but not on Homezones: ``egg <space>`` or done (TSM-FEVENT-21, -22)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*(EGG[s] for s in game.areas), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        if self.n > 1:
            game.push(OldSeed(self.seat, self.n - 1))
        space = SPACE[str(picked.tokens[1])]
        if stock(game) > 0:
            lay(game, space, "TSM-FEVENT-21")
        else:
            game.push(TakeEgg(self.seat, space))  # QM-28, TS-SEED-11

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


# --- Pioneers for the Nest ----------------------------------------------------------------------------------
# The own state holds, after its field, the areas of Conquerors that have fought this round and stayed.


def pioneers(game: Tsukuyumi) -> bool:
    return bool(game.lasting) and lasts(game, "pioneers")


def fresh(game: Tsukuyumi, space: int) -> int:
    """Conquerors there that have not started a battle this round: each may start one only (TSM-FEVENT-29)."""
    return game.count(space, game.book.kind_index["conqueror"]) - own(game)[1:].count(space)


def has_fought(game: Tsukuyumi, space: int) -> None:
    own(game).append(space)
    game.tell("conqueror-stays", space=NAMES[space], rule="TSM-FEVENT-28")


def conqueror_lost(game: Tsukuyumi, space: int, n: int) -> None:
    """One that has fought falls first."""
    for _ in range(n):
        if space in own(game)[1:]:
            del own(game)[own(game).index(space, 1)]


def keeps_eggs(game: Tsukuyumi) -> bool:
    """*Full Nest*: an Egg serves any number of units this round and stays (TSM-FEVENT-32, TSM-FEVENT-33)."""
    return bool(game.lasting) and lasts(game, "full-nest")


# --- the verbs ----------------------------------------------------------------------------------------------

OWN = "faction_events"
declare("seed", OWN, always, lambda g, s, e: g.push(OldSeed(s, e.n)), n=(1, 9), faction=NAME)
declare("travel", OWN, can_travel, lambda g, s, e: g.push(Travel(s)), faction=NAME)
declare("pioneers", OWN, always, stays, faction=NAME)
declare("feast", OWN, always, stays, n=(1, 5), faction=NAME)
declare("full-nest", OWN, always, stays, faction=NAME)
