"""GreatWall: everything that is true of a game now, in flat lists of small ints.

Indices: seat 0-3 (automata after people), ``seat * 3 + soldier``, ``seat * 4 + resource``, ``place * 4 + seat``,
``section * 4 + seat``, ``(section * 4 + seat) * 3 + soldier``, ``slot = section * 3 + row``, ``slot * 12 + cell``.
Hands and sets of cards are bit masks, decks are lists with the top at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from moonwall.table import Choice, Option, Position, Seat, Step
from moonwall.table.fields import Copied, Ints, Lists, Number
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
    wounds_dealt: Ints  # seat: Wounds put by own Archers and card effects
    clerk_pool: Ints  # seat
    clerk_area: Ints  # seat: still to be hired
    clerks: Ints  # place*4+seat
    pool: Ints  # seat*3+soldier: without Shame
    shamed: Ints  # seat*3+soldier: in the pool, with a Shame token under it
    recruits: Ints  # seat*3+soldier: Recruited and paid, not yet placed
    rest: Ints  # (section*4+seat)*3+soldier
    spots: Ints  # section*4+seat: Archers in Shooting spots
    overseer: Ints  # place*4+seat: level, 0 is none
    overseer_soldier: Ints  # place*4+seat: the Soldier who serves there, -1 is none
    hordes: Ints  # slot: Horde card, -1 is none
    cover: Ints  # slot*12+cell
    horde_owner: Ints  # card: seat that took it, else -1
    horde_shame: Ints  # card: Shame tokens on its back
    wall: Ints  # section: level
    barricades: Ints  # section
    warehouse: Ints  # resource 0-2
    tea: Ints  # seats, top first
    command_hand: Ints  # seat: mask of Command cards
    command_discard: Ints  # seat: mask of Command cards, public
    track_seat: Ints  # slot of the Command track: whose card, -1 is none
    track_card: Ints  # slot of the Command track: Command card, -1 is none
    chosen: Ints  # seat: Command card laid this Autumn, -1 once it is on the track
    general: Ints  # seat: General, -1 before the choice
    other_general: Ints  # seat: the General that was dealt and not chosen, known to its owner
    dealt: Ints  # seat*4+i: two Generals and two Advisors during the set-up, else -1
    active: Ints  # seat: mask of Active Advisors
    support: Ints  # seat: mask of Support Advisors
    tactics: Ints  # seat: mask of Tactic cards in hand
    artifacts: Ints  # the Artifacts on the board
    advisor_track: Ints  # four Advisors from the left, -1 is none
    advisor_deck: Ints
    advisor_discard: Ints
    horde_deck: Ints
    horde_discard: Ints
    tactic_deck: Ints
    tactic_discard: Ints
    built: Ints  # seat: mask of Sections where it built this Year
    taken_this_year: Ints  # seat
    victims: Ints  # who would die in the present event, see rules/killing.py
    rescued: Ints  # those of them that were saved
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
            if kind == "Ints":
                setattr(self, name, [-1] * blanks[name] if name in blanks else [0] * sizes.get(name, 0))
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
