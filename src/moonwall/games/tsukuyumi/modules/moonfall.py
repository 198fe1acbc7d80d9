"""After the Moonfall, an optional module: Riverland and Toxic tiles, their markers and seven Event cards (TSM-TERRAIN).

Riverland and Toxic themselves are terrain like any other: Production and scoring know them. What is here is the river
marker, which lets any area give Production points like Riverland and is no Property (QM-71).
"""

from __future__ import annotations

from moonwall.table import Option, OptionSpec, option

from ..board import NAMES, SPACE
from ..book import RIVERLAND
from ..modes.tables import MANY
from ..part import Part
from ..position import AREA, Tsukuyumi
from ..rules.event_cards import EventChoice, asks
from ..vocabulary import Effect, declare

RIVER = "river"
A_POINT = 0.15  # what a Production point of a round to come is worth


def targets(game: Tsukuyumi) -> list[int]:
    """Areas off the Moon, whoever holds them or stands there; never Riverland, never twice (TSM-TERRAIN-10, QM-71)."""
    if RIVER not in game.rules.marks or not game.marks_left(RIVER):
        return []
    return [
        s for s in game.areas if game.ground[s] == AREA and game.terrain[s] != RIVERLAND and not game.marks_at(RIVER, s)
    ]


def possible(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return bool(targets(game))


class EventRiver(EventChoice):
    """Glacier Melt: ``area <space>`` receives the marker and then works like Riverland (TSM-TERRAIN-10)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in targets(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        game.put_marks(RIVER, space)
        game.tell("river", seat=self.seat, space=NAMES[space], rule="TSM-TERRAIN-10")


declare("river", "events", possible, asks(EventRiver))


class AfterTheMoonfall(Part):
    # two players lay ten tiles of a fixed mixture, so not there
    option = OptionSpec("after_the_moonfall", False, modes=MANY, rule="TS-TWO-05")
    switches = (
        OptionSpec("storm_needs_unstable", True, modes=MANY),  # QM-73
        OptionSpec("toxic_moon_round_vp", True, modes=MANY),  # QM-72
    )
    marks = (RIVER,)

    def tile_sets(self, game: Tsukuyumi) -> tuple[str, ...]:
        return ("moonfall",)

    def more_pp(self, game: Tsukuyumi, seat: int) -> int:
        """+1 in the Green turn for the controller of an area with a river marker, whatever its card shows
        (TSM-TERRAIN-01, TSM-TERRAIN-03)."""
        lies = game.marks_of(RIVER)
        value: int = game.book.markers[RIVER].value
        return value * sum([1 for s in game.areas_of(seat) if lies[s]])

    def moved_marks(self, game: Tsukuyumi, old: int, to: int) -> None:
        """A Homezone covers the area: its river marker returns (QM-71)."""
        if to >= 0:
            game.put_marks(RIVER, to, -game.marks_at(RIVER, to))

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Production points that rivers will give."""
        territory, terrain = game.territory, game.terrain
        lies = game.marks_of(RIVER)
        rivers = sum([1 for s in game.areas if territory[s] == seat and (lies[s] or terrain[s] == RIVERLAND)])
        return A_POINT * rivers * (game.rules.rounds - game.round)
