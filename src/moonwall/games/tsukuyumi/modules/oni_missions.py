"""Oni Missions, an optional module: three cards beside the Missions; the first player who meets one by an Oni action
takes it at once, and it is closed for all others (TSM-ONIMISSION).

They are the one exception to the rule that what Oni do brings their player nothing (TSM-ONIMISSION-03, TS-ONI-03). The
own state is the seat that has each card, -1 while it lies open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from moonwall.table import ComposeError, OptionSpec, TableSpec
from moonwall.table.content import Rows

from ..board import AROUND, CENTRE, SPACES
from ..content_rows import Problems, Row, amount
from ..modes.tables import MANY
from ..part import Part
from ..position import ONI, Tsukuyumi

AT_THE_DOOR = 0.1  # worth of Oni beside one's own Homezone while *Guests at Home* lies open


class OniMission(Row, frozen=True, kw_only=True):
    """``do`` is what Oni must do: conquer the Moon's ``centre``, enter the own ``home``, conquer at a ``gate``."""

    do: Literal["centre", "home", "gate"]
    vp: int = 1


def check(row: OniMission, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("vp", row.vp, 0, 9)


class OniMissions(Part):
    # With two players only Victory cards score
    option = OptionSpec("oni_missions", False, modes=MANY, rule="TSM-GEN-07")
    tables = (TableSpec("oni_missions", OniMission, check, extend=False),)

    def rows(self, game: Tsukuyumi) -> list[OniMission]:
        return list(game.book.content["oni_missions"].values())

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        """All three lie open from the start (TSM-ONIMISSION-01)."""
        game.own[self.slot][:] = [-1] * len(self.rows(game))

    # --- what Oni do ----------------------------------------------------------------------------------------
    def conquered(self, game: Tsukuyumi, side: int, deciding: int, space: int, before: int) -> None:
        """By the card Oni Conquest alone, never by a counterattack or an ability (TSM-ONIMISSION-08, -13). A marker of
        any player lay on the centre, else Oni could not conquer it (TSM-ONIMISSION-07, QM-56)."""
        if side != ONI:
            return
        if space == CENTRE and before < game.rules.seats:
            self.meet(game, deciding, "centre")
        if borders_enemy(game, deciding, space):
            self.meet(game, deciding, "gate")

    def oni_entered(self, game: Tsukuyumi, mover: int, space: int) -> None:
        """Coming in is enough, whatever happens there (TSM-ONIMISSION-09); only in one's own (TSM-ONIMISSION-10)."""
        if space == game.homezone[mover]:
            self.meet(game, mover, "home")

    def meet(self, game: Tsukuyumi, seat: int, do: str) -> None:
        """The first takes the card (TSM-ONIMISSION-04, -05)."""
        taken = game.own[self.slot]
        for n, row in enumerate(self.rows(game)):
            if row.do == do and taken[n] < 0:
                taken[n] = seat
                game.tell("oni-mission", seat=seat, mission=row.id, n=row.vp, rule="TSM-ONIMISSION-05")

    # --- points ---------------------------------------------------------------------------------------------
    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        return sum([row.vp for row, taker in zip(self.rows(game), game.own[self.slot]) if taker == seat])

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Oni at one's own door, while the card for letting them in lies open."""
        home = game.homezone[seat]
        if home < 0 or not any(row.do == "home" and t < 0 for row, t in zip(self.rows(game), game.own[self.slot])):
            return 0.0
        return AT_THE_DOOR if any(game.crowd[ONI * SPACES + s] for s in game.beside(home)) else 0.0

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        """They lie beside the Missions."""
        doc["missions"] += [
            {"id": row.id, "vp": row.vp, "done": [taker] if taker >= 0 else [], "first": True}
            for row, taker in zip(self.rows(game), game.own[self.slot])
        ]

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """``modules.oni_missions``: which card a faction has taken, as ``{"oni-mission-dark-side": "nomads"}``."""
        ids = [row.id for row in self.rows(game)]
        factions = [s.faction for s in game.seats]
        for name, who in doc.items():
            if name not in ids:
                raise ComposeError(f"field 'modules.oni_missions' has the cards {', '.join(ids)}; not {name!r}")
            if who not in factions:
                raise ComposeError(f"field 'modules.oni_missions.{name}': {who!r} does not sit here")
            game.own[self.slot][ids.index(name)] = factions.index(who)


def borders_enemy(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether an area has an edge in common with an enemy's Homezone, Block or not (TSM-ONIMISSION-11, QM-59)."""
    homes = [game.homezone[other] for other in game.rules.foes[seat]]
    return any(t in homes for _, t in AROUND[space])
