"""Boarlords: land that fights with them (TS-BOAR). Tunnels and Pig Blocks are part of movement."""

from __future__ import annotations

from typing import Any

from moonwall.table import Option, Step, option

from ...board import NAMES
from ...part import RED_TURN_END, Part
from ...position import NOWHERE, Tsukuyumi
from ...rules.arsenal import WORKS
from ...rules.tasks import on_board
from ...survey import Estate, Survey
from ...values import suppressed
from . import events  # noqa: F401 (its verbs join the vocabulary)
from .displacement import Displace
from .terraforming import StartTerraforming, StartWorks, Terraform, builders, stocks
from .works import all_pig_edges, covered, pig_edges, stronghold_cp, tunnel_edges

LABOUR = 0.6  # what a Boarrior builds in a round to come, in points of tasks


class Boarlords(Part):
    marks = ("cover", "stronghold")

    # --- set-up ---------------------------------------------------------------------------------------------
    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        n = game.book.factions[game.rules.faction_of[seat]].terraforming
        first = StartTerraforming(seat, n, ())
        return (first,) if n and first.options(game) else ()  # none without a starting area

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        game.push(StartWorks(seat, WORKS, (), -1))

    # --- numbers --------------------------------------------------------------------------------------------
    def blocks(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Pig Blocks stop neither Boarlords nor their allies (TS-BOAR-08, TS-ALLY-07-PL)."""
        if not game.pig_walls[space] or game.rules.friends[self.seat] >> side & 1:
            return 0
        return pig_edges(game, self.seat, space)

    def all_blocks(self, game: Tsukuyumi, side: int) -> bytes:
        if game.pig_walls == NOWHERE or game.rules.friends[self.seat] >> side & 1:
            return b""
        return all_pig_edges(game, self.seat)

    def works_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        return stronghold_cp(game, side, space) if side == self.seat else 0

    def softens(self, game: Tsukuyumi, side: int, space: int, amount: int) -> int:
        return covered(game, side, space, amount) if side == self.seat else amount

    def tunnels(self, game: Tsukuyumi, seat: int, space: int) -> int:
        return tunnel_edges(game, seat, space)

    # --- battles --------------------------------------------------------------------------------------------
    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        game.push(Displace(seat, ()))

    # --- turns ----------------------------------------------------------------------------------------------
    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        return bool(builders(game, seat))

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        game.push(Terraform(seat, builders(game, seat)))

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot] = []

    # --- Production -----------------------------------------------------------------------------------------
    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """Squeakers may be placed where the Boarmother stands (TS-BOAR-05)."""
        book = game.book
        units, ids = book.content["units"], book.kind_ids
        found: list[Option] = []
        for mother in book.kinds_of[game.rules.faction_of[seat]]:
            if ids[kind] in units[ids[mother]].spawns:
                found += [
                    option("place", NAMES[s])
                    for s in game.spaces_of(seat)
                    if game.count(s, mother) and not suppressed(game, seat, s)
                ]
        return found

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        return {"terraforming": stocks(game)}

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        wanted: int = game.book.objectives[game.rules.faction_of[seat]].n
        return min(1.0, estate.held / wanted)

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        edges = int.from_bytes(game.pigs, "big").bit_count() + int.from_bytes(game.tunnels, "big").bit_count() / 2
        return 0, 0, 0, 0, known.tally(game.marks_of("stronghold")) + edges

    def labour(self, game: Tsukuyumi, seat: int) -> float:
        return LABOUR * on_board(game, "boarrior")

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Territorial expansion: ten areas at the end of the own Red turn (TS-BOAR-18)."""
        return moment == RED_TURN_END and game.controlled(seat) >= game.book.objectives[game.rules.faction_of[seat]].n
