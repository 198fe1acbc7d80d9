"""Boarlords: land that fights with them (TS-BOAR). Tunnels and Pig Blocks are part of movement."""

from __future__ import annotations

from typing import Any

from moonwall.table import Option, Step, option

from ...board import NAMES
from ...book import BOARS
from ...position import Tsukuyumi
from ...rules.links import suppressed
from ..base import RED_TURN_END, Faction
from . import events
from .terraforming import StartTerraforming, Terraform, builders, stocks


class Boarlords(Faction):
    index = BOARS

    # --- set-up ---------------------------------------------------------------------------------------------
    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        n = game.book.factions[BOARS].terraforming
        return (StartTerraforming(seat, n, ()),) if n else ()

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(builders(game, seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(Terraform(seat, builders(game, seat)))

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        game.boars = []

    # --- Production -----------------------------------------------------------------------------------------
    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """Squeakers may be placed where the Boarmother stands (TS-BOAR-05)."""
        book = game.book
        units, ids = book.content["units"], book.kind_ids
        found: list[Option] = []
        for mother in book.kinds_of[BOARS]:
            if ids[kind] in units[ids[mother]].spawns:
                found += [
                    option("place", NAMES[s])
                    for s in game.spaces_of(seat)
                    if game.count(s, mother) and not suppressed(game, seat, s)
                ]
        return found

    # --- Events ---------------------------------------------------------------------------------------------
    def own_playable(self, game: Tsukuyumi, seat: int, event: int) -> bool:
        return events.playable(game, seat, event)

    def own_event(self, game: Tsukuyumi, seat: int, event: int) -> None:
        events.carry_out(game, seat, event)

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return {"terraforming": stocks(game)}

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Territorial expansion: ten areas at the end of the own Red turn (TS-BOAR-18)."""
        return moment == RED_TURN_END and game.controlled(seat) >= game.book.objectives[BOARS].n


FACTION: Faction = Boarlords()
