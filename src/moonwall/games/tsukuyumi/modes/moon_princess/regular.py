"""The Princess among players who play for themselves (MP-REGULAR, HD-08).

While she stands on the ring the Territory markers of players in her areas lie *aside*: nobody of them controls these
areas (MP-PRINCESS-03, -04). The markers are kept in her state and lie again when she has gone, so that no rule that
asks who controls an area has to know of her.
"""

from __future__ import annotations

from moonwall.table import Step

from ...book import Book
from ...position import ONI, Rules, Tsukuyumi
from ...survey import points_of
from . import hits, state, track
from .presence import Presence, aside_of, override
from .princess_steps import StandardCounter

BACK = 0.6  # what an area that she overrides is worth to its owner, of its points


class AmongRivals(Presence):
    """What holds wherever she joins a regular game."""

    looks = ("territory",)

    def change(self, rules: Rules, book: Book) -> None:
        rules.slot_of[state.NAME] = self.slot  # her state lies where her mode looks for it

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
