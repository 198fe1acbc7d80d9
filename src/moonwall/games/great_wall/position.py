"""GreatWall: everything that is true of a game now, in flat lists and rows of small ints.

Indices: seat 0-3 (automata after people), ``seat * 3 + soldier``, ``seat * 4 + resource``, ``place * 4 + seat``,
``section * 4 + seat``, ``(section * 4 + seat) * 3 + soldier``, ``slot = section * 3 + row``, ``slot * 12 + cell``.
Hands and sets of cards are bit masks, decks are rows with the top at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from moonwall.table import Choice, Option, Position, Seat, Step
from moonwall.table.fields import Copied, Ints, Lists, Number, Row
from moonwall.table.shown import Shown

from .names import SEATS

if TYPE_CHECKING:
    from .book import Book, Rules


class GreatWall(Position):
    """The position. Rules live in ``rules/``, cards in ``cards/``."""

    book: Book
    rules: Rules
    masks: Copied[list[int]]  # by window: seats with a card for it in play
    res: Ints  # seat*4+resource: behind the screen
    honour: Ints  # seat
    wounds_dealt: Row  # seat: Wounds put by own Archers and card effects
    clerk_pool: Ints  # seat
    clerk_area: Row  # seat: still to be hired
    clerks: Ints  # place*4+seat
    pool: Ints  # seat*3+soldier: without Shame
    shamed: Ints  # seat*3+soldier: in the pool, with a Shame token under it
    recruits: Ints  # seat*3+soldier: Recruited and paid, not yet placed
    rest: Row  # (section*4+seat)*3+soldier
    spots: Row  # section*4+seat: Archers in Shooting spots
    overseer: Row  # place*4+seat: level, 0 is none
    overseer_soldier: Row  # place*4+seat: the Soldier who serves there, -1 is none
    hordes: Row  # slot: Horde card, -1 is none
    cover: Ints  # slot*12+cell
    horde_owner: Row  # card: seat that took it, else -1
    horde_shame: Row  # card: Shame tokens on its back
    wall: Row  # section: level
    barricades: Row  # section
    warehouse: Ints  # resource 0-2
    tea: Row  # seats, top first
    command_hand: Row  # seat: mask of Command cards
    command_discard: Row  # seat: mask of Command cards, public
    track_seat: Row  # slot of the Command track: whose card, -1 is none
    track_card: Row  # slot of the Command track: Command card, -1 is none
    chosen: Row  # seat: Command card laid this Autumn, -1 once it is on the track
    general: Row  # seat: General, -1 before the choice
    other_general: Row  # seat: the General that was dealt and not chosen, known to its owner
    dealt: Row  # seat*4+i: two Generals and two Advisors during the set-up, else -1
    active: Row  # seat: mask of Active Advisors
    support: Row  # seat: mask of Support Advisors
    tactics: Row  # seat: mask of Tactic cards in hand
    artifacts: Row  # the Artifacts on the board
    advisor_track: Row  # four Advisors from the left, -1 is none
    advisor_deck: Row
    advisor_discard: Row
    horde_deck: Row
    horde_discard: Row
    tactic_deck: Row
    tactic_discard: Row
    built: Row  # seat: mask of Sections where it built this Year
    taken_this_year: Row  # seat
    victims: Row  # who would die in the present event, see rules/killing.py
    rescued: Row  # those of them that were saved
    used: Ints  # counters of limited abilities, see cards/
    mods: Ints  # temporary changes of numbers, see cards/modifiers.py
    events: Ints  # a mask for each open event: seats that have played their Tactic card in it
    own: Lists  # what parts keep, see part.py
    shame_supply: Number
    shame_boxed: Number
    time: Number  # space of the Time track, from 0
    year: Number  # from 1
    season: Number
    turn: Number  # seat whose Command card is being resolved, else -1
    slot: Number  # slot of the Command track being resolved, else -1
    place: Number  # Location being Activated, else -1
    breaches: Number  # mask of Sections breached this Winter
    gathered: Number  # mask of seats that gained Resources in the present Production Activation

    def __init__(self, seats: tuple[Seat, ...], seed: int, book: Book, rules: Rules) -> None:
        super().__init__(seats, seed)
        self.book = book
        self.rules = rules
        cards = book.cards
        hordes = len(cards.horde_ids)
        sizes = {
            "res": 4 * SEATS,
            "clerks": 10 * SEATS,
            "pool": 3 * SEATS,
            "shamed": 3 * SEATS,
            "recruits": 3 * SEATS,
            "rest": 9 * SEATS,
            "spots": 3 * SEATS,
            "overseer": 4 * SEATS,
            "cover": 9 * 12,
            "horde_shame": hordes,
            "wall": 3,
            "barricades": 3,
            "warehouse": 3,
            "used": cards.used_size,
            "mods": cards.mods_size,
        }
        for name in ("honour", "wounds_dealt", "clerk_pool", "clerk_area", "command_hand", "command_discard"):
            sizes[name] = SEATS
        for name in ("active", "support", "tactics", "built", "taken_this_year"):
            sizes[name] = SEATS
        blanks = {
            "overseer_soldier": 4 * SEATS,
            "hordes": 9,
            "horde_owner": hordes,
            "track_seat": rules.slots,
            "track_card": rules.slots,
            "chosen": SEATS,
            "general": SEATS,
            "other_general": SEATS,
            "dealt": 4 * SEATS,
            "advisor_track": 4,
        }
        for name, kind in GreatWall.field_types.items():
            if kind in ("Ints", "Row"):
                blank = [-1] * blanks[name] if name in blanks else [0] * sizes.get(name, 0)
                setattr(self, name, blank if kind == "Ints" else tuple(blank))
            elif kind == "Number":
                setattr(self, name, 0)
        self.own = [kept for part in rules.parts for kept in part.blank()]
        self.turn = self.slot = self.place = -1
        self.masks = [0] * cards.window_count

    # --- the kernel's side -----------------------------------------------------------------------------------------

    def calendar(self) -> tuple[Step[GreatWall], ...]:
        return self.rules.calendar

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
        return self.rules.views(self, seats, shown)

    def glimpse(self, seat: int, parts: frozenset[str]) -> dict[str, Any]:
        if parts <= {"players"}:
            return {"players": self.rules.players_seen(self, seat)}
        return super().glimpse(seat, parts)

    def span(self, name: str) -> int:
        """The Year, or the turn: a slot of the Command track in Autumn, else the season."""
        return self.year if name == "year" else (self.year * 8 + self.season) * 16 + self.slot + 1

    def scores(self) -> list[int]:
        return self.honour[: len(self.seats)]

    def redeal(self, seat: int, chance: Random) -> None:
        self.rules.redeal(self, seat, chance)

    def suppose(self, seat: int) -> None:
        self.rules.suppose(self, seat)

    def automaton(self, choice: Choice[GreatWall], options: list[Option]) -> Option:
        raise AssertionError(f"automata of this game own no decision, but {choice!r} is one")
