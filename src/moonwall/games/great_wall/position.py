"""GreatWall: everything that is true of a game now, in flat lists of small ints.

Indices: seat 0-3 (automata after people), ``seat * 3 + soldier``, ``seat * 4 + resource``, ``place * 4 + seat``,
``section * 4 + seat``, ``(section * 4 + seat) * 3 + soldier``, ``slot = section * 3 + row``, ``slot * 12 + cell``.
Hands and sets of cards are bit masks, decks are lists with the top at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from moonwall.table import Choice, Option, Position, Seat

from .names import SEATS

if TYPE_CHECKING:
    from .book import Book, Terms

LISTS = (
    "res",  # seat*4+resource: behind the screen
    "honour",  # seat
    "wounds_dealt",  # seat: Wounds put by own Archers and card effects
    "clerk_pool",  # seat
    "clerk_area",  # seat: still to be hired
    "clerks",  # place*4+seat
    "pool",  # seat*3+soldier: without Shame
    "shamed",  # seat*3+soldier: in the pool, with a Shame token under it
    "recruits",  # seat*3+soldier: Recruited and paid, not yet placed
    "rest",  # (section*4+seat)*3+soldier
    "spots",  # section*4+seat: Archers in Shooting spots
    "overseer",  # place*4+seat: level, 0 is none
    "overseer_soldier",  # place*4+seat: the Soldier who serves there, -1 is none
    "sacrificed",  # seat*4+soldier, 3 = Clerks (co-op)
    "hordes",  # slot: Horde card, -1 is none
    "cover",  # slot*12+cell
    "horde_owner",  # card: seat that took it, else -1
    "horde_shame",  # card: Shame tokens on its back
    "wall",  # section: level
    "barricades",  # section
    "warehouse",  # resource 0-2
    "tea",  # seats, top first
    "command_hand",  # seat: mask of Command cards
    "command_discard",  # seat: mask of Command cards, public
    "track_seat",  # slot of the Command track: whose card, -1 is none
    "track_card",  # slot of the Command track: Command card, -1 is none
    "chosen",  # seat: Command card laid this Autumn, -1 once it is on the track
    "general",  # seat: General, -1 before the choice
    "spurned",  # seat: the General that was dealt and not chosen, known to its owner
    "dealt",  # seat*4+i: two Generals and two Advisors during the set-up, else -1
    "active",  # seat: mask of Active Advisors
    "support",  # seat: mask of Support Advisors
    "tactics",  # seat: mask of Tactic cards in hand
    "artifacts",  # the Artifacts on the board
    "advisor_track",  # four Advisors from the left, -1 is none
    "advisor_deck",
    "advisor_discard",
    "horde_deck",
    "horde_discard",
    "tactic_deck",
    "tactic_discard",
    "built",  # seat: mask of Sections where it built this Year
    "taken_this_year",  # seat
    "victims",  # who would die in the present event, see rules/killing.py
    "rescued",  # those of them that were saved
    "used",  # counters of limited abilities, see cards/
    "mods",  # temporary changes of numbers, see cards/modifiers.py
    "events",  # a mask for each open event: seats that have played their Tactic card in it
    "requests",  # co-op: active Requests, -1 is none
    "request_deck",
    "event_deck",  # co-op Events
    "event_open",
    "qin_deck",  # solo
    "qin_track",  # solo
)
NUMBERS = (
    "shame_supply",
    "shame_boxed",
    "time",  # space of the Time track, from 0
    "year",  # from 1
    "season",
    "turn",  # seat whose Command card is being resolved, else -1
    "slot",  # slot of the Command track being resolved, else -1
    "place",  # Location being Activated, else -1
    "fulfilled",  # co-op: Requests fulfilled
    "breaches",  # mask of Sections breached this Winter
    "gathered",  # mask of seats that gained Resources in the present Production Activation
)


class GreatWall(Position):
    """The position. Rules live in ``rules/``, cards in ``cards/``."""

    __slots__ = ("book", "masks", "terms", *LISTS, *NUMBERS)

    book: Book
    terms: Terms
    masks: list[int]
    res: list[int]
    honour: list[int]
    wounds_dealt: list[int]
    clerk_pool: list[int]
    clerk_area: list[int]
    clerks: list[int]
    pool: list[int]
    shamed: list[int]
    recruits: list[int]
    rest: list[int]
    spots: list[int]
    overseer: list[int]
    overseer_soldier: list[int]
    sacrificed: list[int]
    hordes: list[int]
    cover: list[int]
    horde_owner: list[int]
    horde_shame: list[int]
    wall: list[int]
    barricades: list[int]
    warehouse: list[int]
    tea: list[int]
    command_hand: list[int]
    command_discard: list[int]
    track_seat: list[int]
    track_card: list[int]
    chosen: list[int]
    general: list[int]
    spurned: list[int]
    dealt: list[int]
    active: list[int]
    support: list[int]
    tactics: list[int]
    artifacts: list[int]
    advisor_track: list[int]
    advisor_deck: list[int]
    advisor_discard: list[int]
    horde_deck: list[int]
    horde_discard: list[int]
    tactic_deck: list[int]
    tactic_discard: list[int]
    built: list[int]
    taken_this_year: list[int]
    victims: list[int]
    rescued: list[int]
    used: list[int]
    mods: list[int]
    events: list[int]
    requests: list[int]
    request_deck: list[int]
    event_deck: list[int]
    event_open: list[int]
    qin_deck: list[int]
    qin_track: list[int]
    shame_supply: int
    shame_boxed: int
    time: int
    year: int
    season: int
    turn: int
    slot: int
    place: int
    fulfilled: int
    breaches: int
    gathered: int

    def __init__(self, seats: tuple[Seat, ...], seed: int, book: Book, terms: Terms) -> None:
        super().__init__(seats, seed)
        self.book = book
        self.terms = terms
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
            "sacrificed": 4 * SEATS,
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
            "track_seat": terms.slots,
            "track_card": terms.slots,
            "chosen": SEATS,
            "general": SEATS,
            "spurned": SEATS,
            "dealt": 4 * SEATS,
            "advisor_track": 4,
        }
        for name in LISTS:
            setattr(self, name, [-1] * blanks[name] if name in blanks else [0] * sizes.get(name, 0))
        for name in NUMBERS:
            setattr(self, name, 0)
        self.turn = self.slot = self.place = -1
        self.masks = [0] * cards.window_count

    # --- the kernel's side -----------------------------------------------------------------------------------------

    def clone(self) -> GreatWall:
        new = self.clone_base(GreatWall.__new__(GreatWall))
        new.book = self.book
        new.terms = self.terms
        new.masks = self.masks[:]
        new.res = self.res[:]
        new.honour = self.honour[:]
        new.wounds_dealt = self.wounds_dealt[:]
        new.clerk_pool = self.clerk_pool[:]
        new.clerk_area = self.clerk_area[:]
        new.clerks = self.clerks[:]
        new.pool = self.pool[:]
        new.shamed = self.shamed[:]
        new.recruits = self.recruits[:]
        new.rest = self.rest[:]
        new.spots = self.spots[:]
        new.overseer = self.overseer[:]
        new.overseer_soldier = self.overseer_soldier[:]
        new.sacrificed = self.sacrificed[:]
        new.hordes = self.hordes[:]
        new.cover = self.cover[:]
        new.horde_owner = self.horde_owner[:]
        new.horde_shame = self.horde_shame[:]
        new.wall = self.wall[:]
        new.barricades = self.barricades[:]
        new.warehouse = self.warehouse[:]
        new.tea = self.tea[:]
        new.command_hand = self.command_hand[:]
        new.command_discard = self.command_discard[:]
        new.track_seat = self.track_seat[:]
        new.track_card = self.track_card[:]
        new.chosen = self.chosen[:]
        new.general = self.general[:]
        new.spurned = self.spurned[:]
        new.dealt = self.dealt[:]
        new.active = self.active[:]
        new.support = self.support[:]
        new.tactics = self.tactics[:]
        new.artifacts = self.artifacts[:]
        new.advisor_track = self.advisor_track[:]
        new.advisor_deck = self.advisor_deck[:]
        new.advisor_discard = self.advisor_discard[:]
        new.horde_deck = self.horde_deck[:]
        new.horde_discard = self.horde_discard[:]
        new.tactic_deck = self.tactic_deck[:]
        new.tactic_discard = self.tactic_discard[:]
        new.built = self.built[:]
        new.taken_this_year = self.taken_this_year[:]
        new.victims = self.victims[:]
        new.rescued = self.rescued[:]
        new.used = self.used[:]
        new.mods = self.mods[:]
        new.events = self.events[:]
        new.requests = self.requests[:]
        new.request_deck = self.request_deck[:]
        new.event_deck = self.event_deck[:]
        new.event_open = self.event_open[:]
        new.qin_deck = self.qin_deck[:]
        new.qin_track = self.qin_track[:]
        new.shame_supply = self.shame_supply
        new.shame_boxed = self.shame_boxed
        new.time = self.time
        new.year = self.year
        new.season = self.season
        new.turn = self.turn
        new.slot = self.slot
        new.place = self.place
        new.fulfilled = self.fulfilled
        new.breaches = self.breaches
        new.gathered = self.gathered
        return new

    def encode(self) -> dict[str, Any]:
        doc = self.encode_base()
        for name in LISTS:
            doc[name] = getattr(self, name)[:]
        for name in NUMBERS:
            doc[name] = getattr(self, name)
        return doc

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        from .view import views

        return views(self, seats)

    def scores(self) -> list[int]:
        return self.honour[: len(self.seats)]

    def redeal(self, seat: int, chance: Random) -> None:
        from .redeal import redeal

        redeal(self, seat, chance)

    def automaton(self, choice: Choice[GreatWall], options: list[Option]) -> Option:
        raise AssertionError(f"automata of this game own no decision, but {choice!r} is one")
