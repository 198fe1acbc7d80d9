"""The Kampfgruppe's Faction events (TSM-FEVENT-53..59)."""

from __future__ import annotations

from moonwall.table import Choice, Option

from ...modules.own_events import stays
from ...position import Tsukuyumi
from ...rules.initiative import DOWN, UP, shift
from ...vocabulary import Effect, always, declare
from .state import BROKEN, HUNT, KEPT, NAME, own


def seal(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """Sealed again, and for good (TSM-FEVENT-54)."""
    own(game)[BROKEN] = 0
    own(game)[KEPT] = 1
    game.tell("sealed", seat=seat, rule="TSM-FEVENT-54")


class Tactics(Choice[Tsukuyumi]):
    """So many places up or down, fewer only where there are no more that way (TSM-FEVENT-55, MX-FE-1)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        place, last = game.place_of(self.seat), len(game.order) - 1
        ups, downs = min(self.n, place), min(self.n, last - place)
        return [*([UP[ups]] if ups else []), *([DOWN[downs]] if downs else [])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        n = int(picked.tokens[1])
        shift(game, self.seat, -n if picked.verb == "up" else n)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"place": game.place_of(self.seat) + 1}


def tactics(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.push(Tactics(seat, effect.n))


def hunt(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """It lies open until the Combat action is used, in this or a later round (TSM-FEVENT-56, TSM-FEVENT-57)."""
    own(game)[HUNT] += 1
    game.tell("in-force", seat=seat, event=effect.id)


def can_hope(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    """Before the objective is reached (TSM-FEVENT-59)."""
    return game.rules.objectives and not game.objective_done[seat]


OWN = "faction_events"
declare("rearm", OWN, always, stays, faction=NAME)
declare("seal", OWN, always, seal, faction=NAME)
declare("tactics", OWN, always, tactics, n=(1, 5), faction=NAME)
declare("hunt", OWN, always, hunt, faction=NAME)
declare("holy", OWN, can_hope, stays, n=(1, 5), faction=NAME)
