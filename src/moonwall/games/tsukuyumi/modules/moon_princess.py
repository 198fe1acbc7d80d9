"""The Moon Princess as a Legendary Oni of the regular game (MP-REGULAR-01, HD-08 variant A).

She is no unit: she stands on the ring, as in her own mode, and is in up to three areas at once. While she stands there
the Territory markers of players in these areas lie *aside*: nobody controls them (MP-PRINCESS-03, -04). They are kept
here and lie again when she has gone, so that no rule that asks who controls an area has to know of her.
"""

from __future__ import annotations

from typing import Any, ClassVar

from moonwall.table import Choice, ComposeError, Option, OptionSpec, Step, option
from moonwall.table.errors import did_you_mean

from ..board import NAMES
from ..book import Book
from ..modes.moon_princess import explain, hits, ring, state, track
from ..modes.moon_princess.presence import Presence, aside_of, override
from ..modes.moon_princess.princess import Walk
from ..modes.moon_princess.princess_steps import StandardCounter
from ..modes.moon_princess.ring import CLOCKWISE, COUNTER_CLOCKWISE, OFF
from ..modes.tables import MANY
from ..position import ONI, Rules, Tsukuyumi
from ..survey import points_of

WAYS = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE}
BACK = 0.6  # what an area that she overrides is worth to its owner, of its points
STEPS = (1, 2)  # HD-08: before an Oni Conquest
WALKS = [option("walk", way, n) for way in WAYS for n in STEPS]
COMES = [option("place", explain.WHO, name) for name in ring.NAMES]


def on_board(game: Tsukuyumi) -> bool:
    return state.own(game)[state.PRINCESS] != OFF


class PrincessAsLegend(Presence):
    option = OptionSpec("moon_princess", False, modes=MANY, rule="MP-REGULAR-01")
    marks: ClassVar[tuple[str, ...]] = ()
    players = (3, 4, 5, 6)
    because = "MP-REGULAR-01"
    looks = ("territory",)

    def change(self, rules: Rules, book: Book) -> None:
        rules.slot_of[state.NAME] = self.slot  # her state lies where her mode looks for it

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

    # --- control --------------------------------------------------------------------------------------------
    def conquered(self, game: Tsukuyumi, side: int, decider: int, space: int, before: int) -> None:
        override(game)

    def look(self, game: Tsukuyumi) -> None:
        """A marker was laid in another way."""
        override(game)

    def lies_aside(self, game: Tsukuyumi, space: int) -> int:
        return aside_of(game).get(space, -1)

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Most of what an area with an own marker aside would score: it is the seat's again when she has gone."""
        return BACK * sum([points_of(game, space) for space, owner in aside_of(game).items() if owner == seat])

    # --- battles --------------------------------------------------------------------------------------------
    def battle_opens(self, game: Tsukuyumi, space: int, deciding: int) -> None:
        track.note(game, space)

    def after_battle(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        track.weigh(game)
        return ()

    def battle_over(self, game: Tsukuyumi) -> None:
        """Her standard counter comes after all else, whomever the attack was aimed at (HD-08 A 4, ALG-11)."""
        mine = state.own(game)
        seat, space = mine[state.FIGHTER] - 1, mine[state.FIGHT] - 1
        if seat >= 0 and mine[state.THERE] & state.PRINCESS_THERE:
            game.push(StandardCounter(seat, space))
        mine[state.FIGHT] = mine[state.FIGHTER] = mine[state.THERE] = mine[state.SLAIN] = 0

    def assigns(
        self, game: Tsukuyumi, seat: int, side: int, space: int, left: int, by: int, cause: str, picks: bool
    ) -> bool:
        """Where she is, damage to Oni is dealt as in her own game: most Health first (MP-DAMAGE-07, -09)."""
        if side != ONI or not state.touches(game, space):
            return False
        hits.deal(game, seat, space, left, by, cause, picks)
        return True

    # --- what everybody sees, positions by hand ---------------------------------------------------------------
    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        place = state.own(game)[state.PRINCESS]
        doc["princess"] = {
            "at": ring.NAMES[place] if place != OFF else None,
            "touches": [NAMES[s] for s in state.touched(game)],
            "values": [state.princess_cp(game), state.princess_hp(game), state.princess_dmg(game)],
            "aside": [{"at": NAMES[s], "owner": owner} for s, owner in aside_of(game).items()],
        }

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
        if not her:
            return []
        areas = ", ".join([words.name(s) for s in her["touches"]]) or "–"
        return [words.say("ts-term-coop-princess", at=words.name(her["at"] or "off-board"), areas=areas)]


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
