"""The Boarlords' Faction events (TSM-FEVENT-34..41)."""

from __future__ import annotations

from moonwall.table import DONE, Option

from ...board import NAMES, SPACE
from ...modules.own_events import stays
from ...position import Tsukuyumi
from ...rules.pieces import spawn
from ...rules.production import PlaceUnit
from ...vocabulary import Effect, always, declare
from .terraforming import Terraform, allowance, stocks


def can_burrow(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(allowance(game, seat, effect.n, effect.n)) and any(stocks(game).values())


def burrow(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """QM-33: at once, each Boarrior up to 3 in this round altogether."""
    stays(game, seat, effect)
    game.push(Terraform(seat, allowance(game, seat, effect.n, effect.n)))


def can_breed(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return sum(game.marks_of("stronghold")) > 0 and game.stock[game.book.kind_index["squeaker"]] > 0


def breed(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    """TSM-FEVENT-37: one for every two Strongholds in play, rounded up."""
    kind = game.book.kind_index["squeaker"]
    game.push(Litter(seat, kind, min((sum(game.marks_of("stronghold")) + effect.n - 1) // effect.n, game.stock[kind])))


class Litter(PlaceUnit):
    """Free Squeakers, placed by the usual rules, one by one: ``place <space>`` or done (TSM-FEVENT-38)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*super().options(game), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        spawn(game, self.kind_no, space)
        unit = game.book.kind_ids[self.kind_no]
        game.tell("produced", seat=self.seat, unit=unit, space=NAMES[space], rule="TSM-FEVENT-37")
        if self.n > 1:
            game.push(Litter(self.seat, self.kind_no, self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_no], "n": self.n}


# --- the verbs ----------------------------------------------------------------------------------------------

OWN, NAME = "faction_events", "boarlords"
declare("burrow", OWN, can_burrow, burrow, n=(1, 9), faction=NAME)
declare("depths", OWN, always, stays, faction=NAME)
declare("squeakers", OWN, can_breed, breed, n=(1, 9), faction=NAME)
declare("trenches", OWN, always, stays, n=(5, 60), faction=NAME)
declare("mothers", OWN, always, stays, n=(1, 5), faction=NAME)
