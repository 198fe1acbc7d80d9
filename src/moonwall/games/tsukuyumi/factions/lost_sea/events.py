"""The Lords' Faction events (TSM-FEVENT-70..78)."""

from __future__ import annotations

from moonwall.table import Step

from ...modules.own_events import stays
from ...position import Tsukuyumi
from ...vocabulary import Effect, always, declare
from .state import NAME, waters
from .tide import crowd_there, movable, push


def swept(game: Tsukuyumi, seat: int) -> list[int]:
    return [s for s in waters(game, seat) if movable(game, seat, s, -1)]


class Sweep(Step[Tsukuyumi]):
    """The units of one area that stood there when the card was played, each one area far; who is pushed in from another
    has moved already (TSM-FEVENT-72, TSM-FEVENT-73)."""

    seat: int
    space: int
    among: tuple[int, ...]

    def run(self, game: Tsukuyumi) -> None:
        push(game, self.seat, self.space, len(self.among), among=self.among)


def can_sweep(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return not game.battle and bool(swept(game, seat))


def sweep(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.then(*[Sweep(seat, s, crowd_there(game, seat, s)) for s in swept(game, seat)])


OWN = "faction_events"
declare("aggressive", OWN, always, stays, n=(5, 60), faction=NAME)
declare("massive-push", OWN, can_sweep, sweep, faction=NAME)
declare("migration", OWN, always, stays, n=(2, 5), faction=NAME)
declare("rider", OWN, always, stays, n=(2, 5), faction=NAME)
declare("silence", OWN, always, stays, faction=NAME)
