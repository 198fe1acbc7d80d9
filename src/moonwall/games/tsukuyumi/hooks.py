"""Further hooks of parts (part.py): what a mode with rules of its own may replace, bar or add."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from moonwall.table import Option, Outcome, Step

    from .position import Tsukuyumi


class Hooks:
    """Defaults: everything is as usual."""

    lists: ClassVar[int] = 1  # how many lists of game.own belong to it, from ``slot`` on

    # --- set-up ---------------------------------------------------------------------------------------------
    def lays_land(self, game: Tsukuyumi) -> bool:
        """A hand-written position says nothing of its board: lay it; True if this part does (``compose``)."""
        return False

    def pools_oni(self, game: Tsukuyumi) -> bool:
        """Lay out the Oni of the game; True if this part does, instead of the usual way."""
        return False

    def seeds_oni(self, game: Tsukuyumi) -> bool:
        """Put the first Oni on the Moon; True if this part does, instead of the usual way."""
        return False

    def start_land(self, game: Tsukuyumi, seat: int) -> list[int]:
        """Where starting units of a seat may stand; empty: as usual (``values.start_spots``)."""
        return []

    def bars_home(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Whether the seat may not put its Homezone there (``setup.home_spaces``)."""
        return False

    # --- turns ----------------------------------------------------------------------------------------------
    def limits(self, game: Tsukuyumi, seat: int) -> None:
        """The symbols of a turn lie (``game.left``): take from them."""

    def event_action(self, game: Tsukuyumi, seat: int, draws: int, plays: int) -> bool:
        """An event action begins; True if the part has pushed what happens instead."""
        return False

    def bars_reaction(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the seat may not react when others have drawn Events (``Part.drew``)."""
        return False

    def reacted(self, game: Tsukuyumi, seat: int) -> None:
        """The seat has drawn an Event because others did."""

    # --- units ----------------------------------------------------------------------------------------------
    def present(self, game: Tsukuyumi, side: int, space: int) -> bool:
        """Whether the side takes part in battles there though none of its units need stand there."""
        return False

    def burdens(self, game: Tsukuyumi, kind: int) -> bool:
        """Whether units of this kind are Massive now and none of them flies."""
        return False

    def enough_marks(self, game: Tsukuyumi, kind: str, space: int) -> bool:
        """Whether no more markers of this kind may be laid there."""
        return False

    def oni_guests(self, game: Tsukuyumi) -> list[Option]:
        """Further ways to place an Oni now: ``place <who> <where>`` (``oni.PlaceOni``)."""
        return []

    def guest_comes(self, game: Tsukuyumi, seat: int, picked: Option) -> None:
        """One of these was chosen."""

    def legend_here(self, game: Tsukuyumi) -> bool:
        """Whether a Legendary Oni of the part is on the board, so that no other may come (TS-ONI-61)."""
        return False

    def oni_opens(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """What the seat must do before the Oni Conquest that it carries out."""
        return ()

    def lies_aside(self, game: Tsukuyumi, space: int) -> int:
        """The owner of a Territory marker that is there but gives no control; -1 if there is none."""
        return -1

    def bars_placing(self, game: Tsukuyumi, space: int) -> bool:
        """Whether a marker of the faction keeps ordinary Oni from being placed there (modes ask)."""
        return False

    # --- battles --------------------------------------------------------------------------------------------
    def more_need(self, game: Tsukuyumi, side: int, space: int) -> int:
        """CP that the side needs there beyond the defence (``comparison.defence_cp``)."""
        return 0

    def assigns(
        self, game: Tsukuyumi, seat: int, side: int, space: int, left: int, by: int, cause: str, picks: bool
    ) -> bool:
        """Damage of ``left`` half points comes to a side; True if the part assigns it. ``picks``: the attacker names
        the units, ``seat`` is who asks for an owner otherwise."""
        return False

    def shot(self, game: Tsukuyumi, seat: int, space: int) -> None:
        """The seat has attacked from afar, or without a Combat card."""

    def bars_raze(self, game: Tsukuyumi, side: int, space: int) -> bool:
        """Whether the side may not devastate the space."""
        return False

    def home_marks(self, game: Tsukuyumi, seat: int) -> list[int]:
        """Areas that count as a Homezone of the seat by a marker."""
        return []

    # --- points ---------------------------------------------------------------------------------------------
    def totals(self, game: Tsukuyumi) -> list[int] | None:
        """What each seat would have if the game ended now, where only rules of the part count; None: as usual."""
        return None

    def outsider(self, game: Tsukuyumi) -> float | None:
        """Points of somebody without a seat who plays for them, too, if the game ended now; None: nobody does. Bots
        count with them (``features.outsiders``)."""
        return None

    def final_result(self, game: Tsukuyumi, outcome: Outcome) -> Outcome:
        """The last round is over, and this is how the seats stand: how the game ends (``rounds.EndRound``)."""
        return outcome
