"""The Moon Princess as a Legendary Oni of the regular game (MP-REGULAR-01, HD-08 variant A)."""

from __future__ import annotations

from typing import Any, ClassVar

from moonwall.table import Choice, ComposeError, Option, OptionSpec, Step, option
from moonwall.table.errors import did_you_mean

from ..board import NAMES
from ..modes.moon_princess import explain, ring, show, state
from ..modes.moon_princess.presence import override
from ..modes.moon_princess.princess import Walk
from ..modes.moon_princess.regular import AmongRivals
from ..modes.moon_princess.ring import CLOCKWISE, COUNTER_CLOCKWISE, OFF
from ..modes.tables import MANY
from ..position import Tsukuyumi

WAYS = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE}
STEPS = (1, 2)  # HD-08: before an Oni Conquest
WALKS = [option("walk", way, n) for way in WAYS for n in STEPS]
COMES = [option("place", explain.WHO, name) for name in ring.NAMES]


def on_board(game: Tsukuyumi) -> bool:
    return state.own(game)[state.PRINCESS] != OFF


class PrincessAsLegend(AmongRivals):
    option = OptionSpec("moon_princess", False, modes=MANY, rule="MP-REGULAR-01")
    marks: ClassVar[tuple[str, ...]] = ()
    players = (3, 4, 5, 6)
    because = "MP-REGULAR-01"

    # --- coming and going -----------------------------------------------------------------------------------
    def oni_guests(self, game: Tsukuyumi) -> list[Option]:
        """Instead of one Oni, if no Legendary Oni is on the board: any intersection (HD-08 A 1, TS-ONI-61)."""
        book, stock = game.book, game.stock
        if on_board(game) or any(stock[k] < book.pieces[k] for k in book.legends.values()):
            return []
        return COMES

    def guest_comes(self, game: Tsukuyumi, seat: int, picked: Option) -> None:
        place = COMES.index(picked)
        state.own(game)[state.PRINCESS] = place
        among = tuple([NAMES[s] for s in state.touched(game)])
        game.tell("princess-comes", seat=seat, place=ring.NAMES[place], among=among, rule="MP-REGULAR-01")
        override(game)

    def legend_here(self, game: Tsukuyumi) -> bool:
        return on_board(game)

    def oni_opens(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Whoever carries out an Oni Conquest first walks her one or two steps (HD-08 A 3)."""
        return (WalkHer(seat),) if on_board(game) else ()

    # --- what everybody sees, positions by hand ---------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        doc["princess"] = {**show.princess_shown(game), "aside": show.aside_shown(game)}

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """The field ``modules.moon_princess.princess``: ``ring-0`` … ``ring-17``, or ``off`` (docs/positions.md)."""
        for key in doc:
            if key != "princess":
                raise ComposeError(f"there is no field 'modules.moon_princess.{key}'.{did_you_mean(key, ['princess'])}")
        words = ["off", *ring.NAMES]
        place = doc.get("princess", "off")
        if place not in words:
            raise ComposeError(
                f"field 'modules.moon_princess.princess' does not know {place!r}.{did_you_mean(str(place), words)}"
            )
        state.own(game)[state.PRINCESS] = words.index(place) - 1
        override(game)

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        her = board.get("princess")
        return [show.said_of_her(her, words)] if her else []


class WalkHer(Choice[Tsukuyumi]):
    """Before an Oni Conquest: ``walk clockwise|counter-clockwise <steps>`` (MP-REGULAR-01, MP-PRINCESS-07)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return WALKS

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        mine = state.own(game)
        found = Walk(mine[state.PRINCESS], WAYS[str(picked.tokens[1])], int(picked.tokens[2]), "walk-oni")
        mine[state.PRINCESS] = found.to
        if game.log is not None:
            game.tell("princess-walks", **{**explain.walked(game, found), "rule": "MP-REGULAR-01"})
        override(game)
