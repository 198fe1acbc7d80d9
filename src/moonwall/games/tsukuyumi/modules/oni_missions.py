"""Oni Missions, an optional module: three cards beside the Missions; the first player who meets one by an Oni action
takes it at once, and it is closed for all others (TSM-ONIMISSION).

They are the one exception to the rule that what Oni do brings their player nothing (TSM-ONIMISSION-03, TS-ONI-03). The
own state is the seat that has each card, -1 while it lies open.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import ComposeError, OptionSpec, TableSpec

from ..board import AROUND, CENTRE, SPACES
from ..modes.tables import MANY
from ..part import Part
from ..position import AREA, ONI, Tsukuyumi
from ..survey import oni_to_come
from ..values import seat_spaces, times_cp
from .rows import OniMission, check_oni_mission

# What an open card that Oni could meet is worth to a bot, of its points: with an Oni Conquest to come this round, and
# without one.
SOON, SOME_DAY = 0.4, 0.1


class OniMissions(Part):
    # With two players only Victory cards score
    option = OptionSpec("oni_missions", False, modes=MANY, rule="TSM-GEN-07")
    tables = (TableSpec("oni_missions", OniMission, check_oni_mission, extend=False),)

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
        """Coming in is enough, whatever happens there (TSM-ONIMISSION-09); only in one's own (TSM-ONIMISSION-10), or in
        what stands for it (QM-58)."""
        if space in seat_spaces(game, mover):
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
        """Open cards that Oni could meet from where they stand, by whether the seat is about to lead them."""
        rows = [row for row, taker in zip(self.rows(game), game.own[self.slot]) if taker < 0]
        points = sum([row.vp for row in rows if NEAR[row.do](game, seat)])
        return points * (SOON if oni_to_come(game, seat) else SOME_DAY) if points else 0.0

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


# --- what bots look at ---------------------------------------------------------------------------------------


def oni_at_home(game: Tsukuyumi, seat: int) -> bool:
    """Oni beside one's own Homezone, no Block between."""
    crowd = game.crowd
    return any(crowd[ONI * SPACES + s] for home in seat_spaces(game, seat) for s in game.beside(home))


def oni_could_take(game: Tsukuyumi, space: int) -> bool:
    """Whether the Oni there, or those of one area beside it, are as strong as each defender."""
    might, times = game.might, times_cp(game, ONI)
    have = might[ONI * SPACES + space]
    have += max([might[ONI * SPACES + s] for s in game.beside(space)], default=0)
    need = max([might[other * SPACES + space] for other in range(game.rules.seats)])
    return have > 0 and times * have >= need + game.mountain[space]


def oni_at_centre(game: Tsukuyumi, seat: int) -> bool:
    return game.territory[CENTRE] < game.rules.seats and oni_could_take(game, CENTRE)


def oni_at_gates(game: Tsukuyumi, seat: int) -> bool:
    """An area beside what is the Homezone of an enemy that the Oni do not hold yet."""
    ground, territory = game.ground, game.territory
    homes = [home for other in game.rules.foes[seat] for home in seat_spaces(game, other)]
    gates = {t for home in homes for _, t in AROUND[home] if ground[t] == AREA and territory[t] != ONI}
    return any(oni_could_take(game, gate) for gate in gates)


NEAR = {"centre": oni_at_centre, "home": oni_at_home, "gate": oni_at_gates}


def borders_enemy(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether an area has an edge in common with an enemy's Homezone, or what stands for it, Block or not
    (TSM-ONIMISSION-11, QM-58, QM-59)."""
    homes = [home for other in game.rules.foes[seat] for home in seat_spaces(game, other)]
    return any(t in homes for _, t in AROUND[space])
