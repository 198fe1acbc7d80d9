"""What a faction may bring of its own. Every method has a default that does nothing: a faction says what differs.

One instance a faction, as ``FACTION`` in ``factions/<name>/__init__.py``; it holds no state, that lies in the position.
``seat`` is always the faction's own seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moonwall.table import ComposeError, Option, Step

if TYPE_CHECKING:
    from ..position import Tsukuyumi

# Moments at which an objective may be fulfilled: something it counts has changed (rules/watch.py), or a Red turn ends.
CHANGE, RED_TURN_END = range(2)


class Faction:
    """Defaults: no ability at all."""

    index: int = -1

    # --- set-up ---------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        """Lay out the faction's own state and stock, before anything is placed."""

    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Choices after the starting units: Uplinks, Eggs, Terraforming (TS-SETUP-26, 4.1 step 6)."""
        return ()

    # --- the Action cards -----------------------------------------------------------------------------------
    def select_open(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Before an Action card is chosen (Ghost)."""
        return ()

    def select_close(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """After the reveal, before the rest is passed on (Ghost)."""
        return ()

    # --- turns ----------------------------------------------------------------------------------------------
    def turn_start(self, game: Tsukuyumi, seat: int, has_phase: bool) -> None:
        """The faction's turn of ``game.phase`` begins; ``has_phase``: the Action card shows it."""

    def turn_end(self, game: Tsukuyumi, seat: int) -> None:
        """The turn ends, before the marker is flipped."""

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        """Last step of the round: what lasts a round ends."""

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the Faction effect action would do anything now."""
        return False

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        """Push the steps of the Faction effect (TS-ROUND-20). The symbol is already spent."""

    def effect_fights(self, game: Tsukuyumi, seat: int, now: int) -> int:
        """Combat actions the Faction effect could still bring; ``now``: the space of the one being fought, or -1."""
        return 0

    def granted(self, game: Tsukuyumi, seat: int, has_phase: bool) -> list[Option]:
        """Actions granted by abilities in the turn of ``game.phase`` (TS-ROUND-18): ``use <ability>`` options."""
        return []

    def use(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        """One of ``granted`` was taken. The turn goes on afterwards by itself."""

    # --- Production -----------------------------------------------------------------------------------------
    def shop(self, game: Tsukuyumi, seat: int) -> list[Option]:
        """What else ``game.pp`` can buy besides units and exchanges: ``install <uplink>``, ``arm <weapon>`` …"""
        return []

    def buy(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        """Carry out one of ``shop`` and lower ``game.pp``."""

    def may_buy(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        """Whether a unit with a cost may be bought outright."""
        return True

    def bought(self, game: Tsukuyumi, seat: int, kind: int) -> None:
        """A unit was bought and paid; called before it is placed."""

    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """Further places for a new unit (TS-PROD-04): ``place <space>`` or an own verb such as ``hatch <space>``."""
        return []

    def placed(self, game: Tsukuyumi, seat: int, kind: int, option: Option) -> None:
        """A new unit was placed by this option of ``places`` (an Egg is used up)."""

    def production_end(self, game: Tsukuyumi, seat: int) -> None:
        """The Production action is over."""

    # --- on the board ---------------------------------------------------------------------------------------
    def entered(self, game: Tsukuyumi, seat: int, side: int, space: int, group: tuple[int, ...]) -> None:
        """A group (kind, n, kind, n …) of ``side`` has moved into ``space`` (Mines). Push steps if it matters."""

    def lost(self, game: Tsukuyumi, seat: int, space: int, losses: tuple[int, ...], cause: str) -> None:
        """Own units (kind, n, kind, n …) were destroyed there in one battle or effect; they have left the board."""

    def immune(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Whether the faction's units there are immune to Radioactive now."""
        return False

    def flies(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether all units of the faction are Flying now."""
        return False

    def swapped(self, game: Tsukuyumi, seat: int, a: int, b: int) -> None:
        """Two tiles have changed places: own markers kept outside the common arrays travel with them."""

    # --- Events ---------------------------------------------------------------------------------------------
    def drew(self, game: Tsukuyumi, seat: int, drawer: int) -> None:
        """Another player has finished drawing Events (Espionage)."""

    def extra_plays(self, game: Tsukuyumi, seat: int) -> int:
        """Events that may be played beyond the number of the action."""
        return 0

    def own_playable(self, game: Tsukuyumi, seat: int, event: int) -> bool:
        """Whether this Faction event would do anything now."""
        return False

    def own_event(self, game: Tsukuyumi, seat: int, event: int) -> None:
        """Carry out a Faction event (TSM-FEVENT); the card has left the hand."""

    # --- what everybody sees --------------------------------------------------------------------------------
    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        """The faction board as JSON: installed Uplinks, weapons, stocks of markers. All of it is public."""
        return {}

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """Read the faction's own part of a hand-written position (``factions.<id>``); ComposeError names the field."""
        if doc:
            raise ComposeError(f"faction {game.seats[seat].faction!r} has no field {next(iter(doc))!r}")

    # --- points ---------------------------------------------------------------------------------------------
    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Whether the objective is fulfilled at this moment: CHANGE or RED_TURN_END."""
        return False


REGISTRY: list[Faction] = []  # the four factions by index, filled by the package
