"""The module Legendary Oni as the rules meet it (TS-ONI-60..62, TSM-LEGEND)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Option, OptionSpec

from ..part import Part
from ..position import ONI, Tsukuyumi
from . import legend_places, legends

LEGENDS = (
    "oni-abyssal",
    "oni-dark-observer",
    "oni-skybound",
    "oni-defiler",
    "oni-shadow",
    "oni-gambler",
    "oni-merchant",
    "oni-ronin",
)


class LegendaryOni(Part):
    option = OptionSpec("legendary_oni", False)  # TS-ONI-60, TS-SETUP-27-PL
    switches = (
        OptionSpec("legends", list(LEGENDS), LEGENDS, group="module"),  # QM-61: which of them may come
        OptionSpec("three_shadows_tsukuyumi", "need-not", ("need-not", "must-not")),  # QM-66
    )

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        legends.own(game)[:] = [0, 0]

    # --- turns ----------------------------------------------------------------------------------------------
    def turn_opens(self, game: Tsukuyumi, active: int) -> None:
        legends.own(game)[legends.ATTACKED] = 0

    def duties(self, game: Tsukuyumi, active: int, has_phase: bool) -> list[Option]:
        return [legends.ABYSSAL] if legends.must_attack(game, has_phase) else []

    def do_duty(self, game: Tsukuyumi, active: int, option: Option) -> None:
        legends.host_attack(game, active)

    # --- placing --------------------------------------------------------------------------------------------
    def oni_sources(self, game: Tsukuyumi) -> list[int]:
        return legend_places.haunted(game)

    def more_oni(self, game: Tsukuyumi) -> list[int]:
        return legend_places.available(game)

    def oni_places(self, game: Tsukuyumi, kind: int) -> list[int]:
        return legend_places.places(game, kind)

    def arrives(self, game: Tsukuyumi, seat: int, kind: int, space: int) -> None:
        legend_places.arrive(game, seat, kind, space)

    # --- Oni Conquest ---------------------------------------------------------------------------------------
    def led_spaces(self, game: Tsukuyumi) -> int:
        return legends.led_spaces(game)

    def oni_goal(self, game: Tsukuyumi, space: int, mover: int) -> int:
        """A Legendary Oni who leads them attacks by its own rules (TS-ONI-62)."""
        lead = legends.leader(game, space, mover)
        return int(legends.may_attack(game, space, lead)) if lead else -1

    def oni_range(self, game: Tsukuyumi, space: int) -> int:
        return legends.extra_range(game, space)

    def oni_attacks(self, game: Tsukuyumi) -> bool:
        return legends.lead_attack(game)

    # --- battles --------------------------------------------------------------------------------------------
    def bars_mark(self, game: Tsukuyumi, space: int) -> bool:
        return legends.defiled(game, space)

    def battle_opens(self, game: Tsukuyumi, space: int, deciding: int) -> None:
        legends.joins_battle(game, space, deciding)

    def spares(self, game: Tsukuyumi, side: int, kinds: list[int]) -> int:
        return legends.spared(game, kinds) if side == ONI else -1

    def survives(self, game: Tsukuyumi, kind: int) -> bool:
        return legends.survives(game, kind)

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        legends.slain(game, kind, by)

    # --- what bots look at ----------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        return legends.menace(game, seat)

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        doc["oni"]["legends"] = legends.look(game)

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        seen = board["oni"].get("legends")
        if not seen:
            return []
        here = [words.name(u) for u in seen["here"]]
        if seen["flipped"]:
            here.append(f"({words.name('flipped')})")
        away = ", ".join(words.name(u) for u in seen["away"])
        return [words.say("ts-term-legends", here=" ".join(here) or "–", away=away or "–")]
