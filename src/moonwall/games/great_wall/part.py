"""Part: what a mode, an automaton or a set of co-operative rules adds to the game. The rules announce, parts listen.

A part is made once a match and holds nothing that changes. It overrides the hooks it listens to; all others do nothing.
``Rules`` keep, for each hook, the tuple of the parts that override it: ``for part in game.rules.on_wall_raised``. What
a part must remember lies in ``game.own``: the lists of ints that ``blank`` makes, from ``slot`` on.

Hooks that return a bool settle the matter for all: who calls them stops at the first True.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from moonwall.table import Step
from moonwall.table.errors import missing
from moonwall.table.position import replaced

if TYPE_CHECKING:
    from .book import Book, Rules
    from .compose import Reader
    from .position import GreatWall


class Part:
    """The base of all parts. ``seat`` is the seat that a part plays, -1 where it plays none."""

    __slots__ = ("seat", "slot")

    name: ClassVar[str] = ""
    written: ClassVar[tuple[str, ...]] = ()  # fields of a position written by hand that it reads
    refused: ClassVar[dict[str, str]] = {}  # fields of a document that make no sense where it does not play, and why
    shown: ClassVar[tuple[str, ...]] = ()  # fields of a view that it fills; they are None where it does not play

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.slot = 0  # its first list in ``game.own``

    def blank(self) -> list[list[int]]:
        """Its lists in ``game.own``, before anything is set up."""
        return []

    # --- before the game -------------------------------------------------------------------------------------------

    def change(self, rules: Rules) -> None:
        """Numbers of the rules that are others with this part."""

    def calendar(self, rules: Rules, steps: list[Step[GreatWall]]) -> list[Step[GreatWall]]:
        """The steps of a Year with this part; ``steps`` are those without it."""
        return steps

    def lay_decks(self, game: GreatWall) -> None:
        """Preparation, before the first Hordes come."""

    def take_seat(self, game: GreatWall) -> None:
        """Preparation, after the Generals and Advisors have been dealt to people."""

    # --- during a Year -----------------------------------------------------------------------------------------------

    def advisor_goes(self, game: GreatWall, place: int, card: int) -> bool:
        """In Spring an Advisor leaves a place of the track; True if the part takes it."""
        return False

    def cards_chosen(self, game: GreatWall) -> None:
        """In Autumn people have chosen their Command cards."""

    def agree_order(self, game: GreatWall, acts: Sequence[tuple[int, Step[GreatWall]]]) -> bool:
        """Several seats are to act, listed in Tea order; True if the part puts them in order."""
        return False

    def activations_begin(self, game: GreatWall, left: int) -> bool:
        """An Activation step begins; True if the part Activates something first, and goes on from there."""
        return False

    def activations_end(self, game: GreatWall) -> None:
        """No Location is ready any more."""

    def clerks_leave(self, game: GreatWall, place: int) -> None:
        """A Location has been Activated and its Clerks are about to go home."""

    def wall_raised(self, game: GreatWall, seat: int) -> None:
        """A seat has built a Wall level."""

    def horde_taken(self, game: GreatWall, seat: int, card: int) -> bool:
        """A seat takes a Horde card; True if the card does not stay with it."""
        return False

    def shame_comes(self, game: GreatWall, seat: int) -> bool:
        """A player is to receive a Shame token; True if the part deals with it."""
        return False

    def supply_shrinks(self, game: GreatWall) -> None:
        """A Shame token has left the supply."""

    # --- numbers -----------------------------------------------------------------------------------------------------

    def power(self, game: GreatWall, section: int) -> int:
        """More Power for the Hordes of a Section with at least one."""
        return 0

    def defence(self, game: GreatWall, section: int) -> int:
        """More Defence for a Section."""
        return 0

    def lethality(self, game: GreatWall, slot: int) -> int:
        """More Lethality for the Horde of a slot."""
        return 0

    def hire_price(self, game: GreatWall) -> int:
        """What a hire costs more."""
        return 0

    def barricade_price(self, game: GreatWall) -> int:
        """What a Barricade costs more."""
        return 0

    def shame_due(self, game: GreatWall) -> int:
        """Tokens that each player is to receive at the end of this Winter."""
        return 0

    # --- the end -----------------------------------------------------------------------------------------------------

    def scored(self, game: GreatWall) -> None:
        """After the final scoring of all seats."""

    def game_ends(self, game: GreatWall, reason: str) -> bool:
        """An end condition holds; True if the part scores and decides the outcome."""
        return False

    def lost(self, game: GreatWall) -> None:
        """The game is lost in the middle of something: the part decides the outcome."""

    # --- outside the rules -------------------------------------------------------------------------------------------

    def measured(self, book: Book) -> list[tuple[Any, ...]]:
        """The numbers that ``measure`` writes: name, meaning and the names along each axis of each block."""
        return []

    def measure(self, game: GreatWall) -> list[int]:
        """What all see of it as numbers, for researchers (``layout.py``)."""
        return []

    def show(self, game: GreatWall, view: dict[str, Any]) -> None:
        """Fill the fields of ``shown`` in the public part of a view."""

    def redeal(self, game: GreatWall, seat: int, chance: Random) -> None:
        """Deal again what the part keeps hidden from a seat."""

    def table_decides(self, game: GreatWall) -> bool:
        """Whether the open decision tells everybody what players have, although one of them answers it."""
        return False

    def read_pieces(self, reader: Reader, doc: dict[str, Any]) -> None:
        """A position is written by hand: set up what the part has on the board."""

    def read_cards(self, reader: Reader, doc: dict[str, Any]) -> None:
        """A position is written by hand: set up the part's decks."""


class Player(Part):
    """A part that plays a seat: a person's clan, or an automaton. ``game.rules.players`` has one for each seat."""

    __slots__ = ()

    only_card: ClassVar[int] = -1  # its one Command card, if it has but one

    def card_word(self, game: GreatWall, card: int) -> str:
        """The id of one of its Command cards."""
        word: str = game.book.cards.command_ids[card]
        return word

    def place_card(self, game: GreatWall) -> Step[GreatWall]:
        """Put the chosen Command card on the track."""
        raise missing(self, "place_card")

    def turn_reasons(self, game: GreatWall, card: int) -> dict[str, Any]:
        """What is about to happen on its turn, for the log."""
        raise missing(self, "turn_reasons")

    def boxes(self, game: GreatWall, card: int) -> Step[GreatWall]:
        """Carry the boxes of its Command card out."""
        raise missing(self, "boxes")

    def other_box(self, game: GreatWall, handle: int) -> Step[GreatWall]:
        """Carry the "Other players" box of a person's Command card out."""
        raise missing(self, "other_box")

    def other_moves(self, game: GreatWall) -> Step[GreatWall]:
        """Carry the "Other players" box of an automaton's card out."""
        raise missing(self, "other_moves")

    def activation_order(self, game: GreatWall) -> int:
        """Who chooses the order of Activations on its turn."""
        return self.seat

    def effect(self, game: GreatWall, place: int) -> Step[GreatWall]:
        """What it does with its Clerks in an Activated Location."""
        raise missing(self, "effect")

    def acts(self, game: GreatWall, place: int) -> bool:
        """Whether a Clerk there would do anything now."""
        return True

    def shoot(self, game: GreatWall, section: int, n: int) -> None:
        """Its n Archers of a Section shoot in Winter."""
        raise missing(self, "shoot")

    def take_back(self, game: GreatWall) -> Step[GreatWall] | None:
        """Summer: Command cards back to hand, or Honour for them."""
        return None

    def taker_reasons(self) -> dict[str, Any]:
        """Said where it would take a Horde and may not."""
        return {}

    def artifact(self, game: GreatWall, artifact: int) -> tuple[int, dict[str, Any]]:
        """What an Artifact is worth to it at the end, and why."""
        return 0, {}

    # --- in a position written by hand -------------------------------------------------------------------------------

    def spare_card(self, game: GreatWall) -> int:
        """Some Command card that may lie on the track."""
        hand = game.command_hand[self.seat]
        return (hand & -hand).bit_length() - 1

    def give_card(self, game: GreatWall, card: int) -> bool:
        """A Command card lies on the track: it is gone from where it was. False if it is not there."""
        held = game.command_hand[self.seat] >> card & 1
        game.command_hand = replaced(game.command_hand, self.seat, game.command_hand[self.seat] & ~(1 << card))
        return bool(held)

    # --- as Supreme Commander (GW-TWO-20); people are asked, an automaton decides by its own rules -------------------

    def led_by(self, game: GreatWall) -> int:
        """The seat that decides on its turn."""
        return self.seat

    def leads_by_rule(self) -> bool:
        """Whether it leads the Reed Clan without being asked."""
        return False

    def lead_move(self, game: GreatWall) -> None:
        """One Move of a Clerk that it leads."""
        raise missing(self, "lead_move")

    def lead_spearman(self, game: GreatWall, seat: int) -> None:
        """A free Spearman of the seat that it leads attacks."""
        raise missing(self, "lead_spearman")


# What rules listen for; ``blank``, ``change`` and ``year`` are asked of every part, once.
HOOKS = (
    "lay_decks",
    "take_seat",
    "advisor_goes",
    "cards_chosen",
    "agree_order",
    "activations_begin",
    "activations_end",
    "clerks_leave",
    "wall_raised",
    "horde_taken",
    "shame_comes",
    "supply_shrinks",
    "power",
    "defence",
    "lethality",
    "hire_price",
    "barricade_price",
    "shame_due",
    "scored",
    "game_ends",
    "lost",
    "show",
    "measure",
    "redeal",
    "table_decides",
    "read_pieces",
    "read_cards",
)


def listeners(parts: Sequence[Part], hook: str) -> tuple[Part, ...]:
    """The parts whose class, or a base of it, overrides a hook."""
    return tuple([part for part in parts if hook in hooks_of(type(part))])


_hooks: dict[type[Part], frozenset[str]] = {}


def hooks_of(kind: type[Part]) -> frozenset[str]:
    """The names that a kind of part defines itself, hooks among them; looked up once a class, not once a match."""
    found = _hooks.get(kind)
    if found is None:
        own: set[str] = set()
        for base in kind.__mro__:
            if base is not Part and base is not object:
                own.update(base.__dict__)
        found = _hooks[kind] = frozenset(own)
    return found
