"""Mascots, an optional module: one a faction, prey rather than fighter (TS-MASCOT).

It is a unit of its faction like any other (TS-MASCOT-05-PL). What differs: it is placed at the start, it does not fight
alone, it has no price and so can never be bought back (TS-MASCOT-03), and it is worth a point if it lives.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import Choice, Option, OptionSpec, Step, option

from ..board import NAMES, SPACE, SPACES
from ..part import Part
from ..position import HOMEZONE, ONI, Tsukuyumi
from ..rules.battle import SPACE as SPACE_AT
from ..rules.battle import alive
from ..rules.pieces import spawn
from ..values import start_spots

ALONE = "mascot_counter_alone"
# How likely bots think that a Mascot falls soon: with enemies in its space, beside it, elsewhere outside its Homezone;
# and that in each round to come.
MET, NEAR, OUT = 0.5, 0.25, 0.1


class PlaceMascot(Choice[Tsukuyumi]):
    """Free, with the starting units (TS-MASCOT-01); Polish: in a starting area (TS-MASCOT-01-PL)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        unit = game.book.kind_ids[game.book.companions[game.rules.faction_of[self.seat]]]
        spots = start_spots(game, self.seat)
        areas = [s for s in spots if game.ground[s] != HOMEZONE]
        return [option("put", unit, NAMES[s], 1) for s in (areas if game.rules.mascot_in_area and areas else spots)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        unit, space = str(picked.tokens[1]), SPACE[str(picked.tokens[2])]
        spawn(game, game.book.kind_index[unit], space)
        game.tell("started", seat=self.seat, unit=unit, n=1, space=NAMES[space])


def lives(game: Tsukuyumi, seat: int) -> bool:
    kind = game.book.companions[game.rules.faction_of[seat]]
    return game.stock[kind] < game.book.pieces[kind]


def points(game: Tsukuyumi, seat: int) -> int:
    """1 if it is on the board at the end (TS-MASCOT-02). With two players only Victory cards score (TS-TWO-02), in the
    Polish edition the Mascot as well (TS-TWO-02-PL)."""
    if not lives(game, seat) or (game.rules.victory_cards and not game.rules.mascot_scores_always):
        return 0
    return 1


class Mascots(Part):
    option = OptionSpec("mascots", False)
    switches = (OptionSpec(ALONE, True, rule="QM-50"),)

    def start_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (PlaceMascot(seat),) if game.rules.factions[seat].has_mascot(game, seat) else ()

    def bars_fight(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Nothing but the Mascot stands there: it fights along, never by itself (TS-MASCOT-04)."""
        kind = game.book.companions[game.rules.faction_of[seat]]
        return game.units[space * game.kinds + kind] == game.crowd[seat * SPACES + space]

    def bars_counter(self, game: Tsukuyumi, side: int) -> bool:
        """Alone it chooses a counterattack like any unit (TSM-MASCOT-06-PL), unless the table has agreed otherwise."""
        if side >= game.rules.seats or game.rules.options.get(ALONE, True):
            return False
        kind = game.book.companions[game.rules.faction_of[side]]
        return [k for k, _ in alive(game, side, game.battle[SPACE_AT])] == [kind]

    def points(self, game: Tsukuyumi, seat: int) -> int:
        return points(game, seat)

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """A Mascot that leaves its Homezone may be lost, and its point with it, the more with enemies near it."""
        if not points(game, seat):
            return 0.0
        crowd, sides = game.crowd, [*game.rules.foes[seat], ONI]
        kind = game.book.companions[game.rules.faction_of[seat]]
        space = next((s for s in game.spaces_of(seat) if game.units[s * game.kinds + kind]), -1)
        if any(crowd[side * SPACES + space] for side in sides):
            risk = MET
        elif space == game.homezone[seat]:
            return 0.0
        else:
            near = any(crowd[side * SPACES + t] for t in game.beside(space) for side in sides)
            risk = NEAR if near else OUT
        return (1 - risk) * (1 - OUT) ** (game.rules.rounds - max(1, game.round)) - 1

    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        doc["mascot"] = lives(game, seat)
        doc["points"]["mascot"] = points(game, seat)
