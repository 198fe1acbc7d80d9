"""Book: the content of this game compiled into plain tuples. Rules: what one table agreed on. Neither ever changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from moonwall.table import Content, Setup, Step, option
from moonwall.table.cache import Kept
from moonwall.table.shown import Shown

from .cards.book import CardBook
from .names import LOCATIONS, RESOURCES, SOLDIERS
from .part import HOOKS, Part, Player, listeners

if TYPE_CHECKING:
    from .position import GreatWall


class Book:
    """Everything printed: board values by the ints of ``names.py``; ``cards`` is the cards' side."""

    __slots__ = (
        "archer_honour",
        "barricade_cost",
        "barricade_defence",
        "barricade_honour",
        "blanks",
        "cards",
        "clerk_price",
        "command_options",
        "defeat_honour",
        "discard_honour",
        "donation_honour",
        "hire_options",
        "overseer_costs",
        "overseer_pays",
        "regular",
        "rescue_price",
        "shame_honour",
        "shame_icon",
        "shame_per_player",
        "shame_price",
        "side_hordes",
        "side_lethality",
        "side_spaces",
        "soft_points",
        "soldier_cost",
        "wall_cost",
        "wall_defence",
        "wall_spots",
    )

    def __init__(self, content: Content, mode: str) -> None:
        places = [content["locations"][place] for place in LOCATIONS]
        self.regular = tuple(p.regular for p in places)
        self.shame_icon = tuple(p.shame for p in places)
        self.side_spaces = {
            "three": tuple(int(p.spaces_three) if p.regular else 0 for p in places),
            "four": tuple(p.spaces_four if p.regular else 0 for p in places),
        }
        self.overseer_pays = tuple(RESOURCES.index(p.overseer_pays) for p in places[:4])
        self.overseer_costs: list[tuple[int, ...]] = [tuple(p.overseer_costs) for p in places[:4]]
        walls = sorted(content["walls"].values(), key=lambda w: int(w.level))
        self.wall_cost: tuple[int, ...] = tuple(w.cost for w in walls)  # by level reached
        self.wall_defence: tuple[int, ...] = tuple(w.defence for w in walls)
        self.wall_spots: tuple[int, ...] = tuple(w.spots for w in walls)
        soldiers = [content["soldiers"][s] for s in SOLDIERS]
        self.soldier_cost: tuple[tuple[int, int, int, int], ...] = tuple(
            (s.wood, s.stone, s.gold, s.qi) for s in soldiers
        )
        self.side_hordes = {side: tuple(content["times"][side].hordes) for side in ("three", "four")}
        self.side_lethality = {side: tuple(content["times"][side].lethality) for side in ("three", "four")}
        price = {name: row.value for name, row in content["prices"].items()}
        self.barricade_cost: int = price["barricade"]
        self.barricade_honour: int = price["barricade-honour"]
        self.barricade_defence: int = price["barricade-defence"]
        self.donation_honour: int = price["donation-honour"]
        self.clerk_price: int = price["hire-clerk"]
        self.rescue_price: int = price["rescue"]
        self.shame_price: int = price["shame-discard"]
        self.shame_honour: int = price["shame-honour"]
        self.defeat_honour: int = price["defeat-honour"]
        self.archer_honour: int = price["archer-honour"]
        self.discard_honour: int = price["discarded-command-honour"]
        self.shame_per_player: int = price["shame-per-player"]
        cards = self.cards = CardBook(content, mode)
        self.soft_points = tuple(  # Vital points that take Wounds
            tuple(cell for cell in points if not armour >> cell & 1)
            for points, armour in zip(cards.horde_points, cards.horde_armour)
        )
        self.command_options = tuple(option("command", card) for card in cards.command_ids)
        self.hire_options = tuple(option("hire", card) for card in cards.advisor_ids)
        self.blanks: Kept[GreatWall] = Kept(12)  # positions with nothing on the board, by what a table has agreed on


Views = Callable[["GreatWall", Sequence[int | None], Shown | None], list[dict[str, Any]]]
Seen = Callable[["GreatWall", int], list[dict[str, Any]]]
Redeal = Callable[["GreatWall", int, Random], None]
Suppose = Callable[["GreatWall", int], None]


LISTENERS = tuple(f"on_{hook}" for hook in HOOKS)


class Rules:
    """What one start settles: seats, board side, Sections in play, the switches of the ledger's section 7.4, and the
    parts of the match with what they change. For each hook of ``part.py`` there is the tuple of those that listen."""

    __slots__ = (
        *LISTENERS,
        "all_humans",
        "artifacts",
        "betrayal_pays",
        "breach_lethality",
        "breach_shame",
        "bystanders",
        "calendar",
        "filled",
        "first_hordes",
        "humans",
        "last_time",
        "lethality",
        "max_active",
        "mode",
        "more_hordes",
        "named",
        "new_hordes",
        "one_event",
        "parts",
        "players",
        "players_seen",
        "redeal",
        "refused",
        "relist",
        "rivals",
        "scan",
        "seat_count",
        "sections",
        "shame_start",
        "slots",
        "spaces",
        "suppose",
        "taker_rule",
        "taker_tie_rule",
        "together",
        "unseen",
        "views",
        "wall_honour_full",
        "walls_to_end",
        "written",
    )

    views: Views
    players_seen: Seen
    redeal: Redeal
    suppose: Suppose
    on_lay_decks: tuple[Part, ...]
    on_take_seat: tuple[Part, ...]
    on_advisor_goes: tuple[Part, ...]
    on_cards_chosen: tuple[Part, ...]
    on_agree_order: tuple[Part, ...]
    on_activations_begin: tuple[Part, ...]
    on_activations_end: tuple[Part, ...]
    on_clerks_leave: tuple[Part, ...]
    on_wall_raised: tuple[Part, ...]
    on_horde_taken: tuple[Part, ...]
    on_shame_comes: tuple[Part, ...]
    on_supply_shrinks: tuple[Part, ...]
    on_power: tuple[Part, ...]
    on_defence: tuple[Part, ...]
    on_lethality: tuple[Part, ...]
    on_hire_price: tuple[Part, ...]
    on_barricade_price: tuple[Part, ...]
    on_shame_due: tuple[Part, ...]
    on_scored: tuple[Part, ...]
    on_game_ends: tuple[Part, ...]
    on_lost: tuple[Part, ...]
    on_measure: tuple[Part, ...]
    on_show: tuple[Part, ...]
    on_redeal: tuple[Part, ...]
    on_table_decides: tuple[Part, ...]
    on_read_pieces: tuple[Part, ...]
    on_read_cards: tuple[Part, ...]

    def __init__(self, setup: Setup, book: Book, parts: Sequence[Part]) -> None:
        options: dict[str, Any] = setup.options
        people = [s.index for s in setup.seats if not s.automaton]
        side = "four" if len(people) == 4 else "three"  # GW-SETUP-05
        self.mode = setup.mode
        self.seat_count = len(setup.seats)
        self.humans = tuple(people)
        self.all_humans = (1 << len(people)) - 1
        self.slots = self.seat_count  # GW-AMB-18
        self.spaces = book.side_spaces[side]
        self.filled = tuple(n or 1 for n in self.spaces)  # a Special Location is ready with one Clerk (GW-LOC-05)
        self.new_hordes = book.side_hordes[side]
        self.lethality = book.side_lethality[side]
        self.last_time = len(self.new_hordes) - 1
        self.shame_start = book.shame_per_player * len(people)  # GW-SETUP-19
        self.breach_shame: str = options["breach_shame_scope"]
        self.breach_lethality: str = options["breach_lethality_scope"]
        self.max_active = 1 if options["max_active_advisors"] == "one" else 99
        self.wall_honour_full = options["wall_honour"] == "full-cost"
        self.betrayal_pays = bool(options["betrayal_pays_summer_honour"])
        self.relist = options["activation_list"] == "re-list"
        self.one_event = bool(options["defeat_and_deaths_one_event"])
        # what parts may change
        self.sections = tuple(range(3))  # of any length: a part may leave out some
        self.artifacts = 3  # on the board (GW-SETUP-07)
        self.first_hordes = 4 if len(people) == 4 else 3  # GW-SETUP-09, GW-SETUP-10
        self.more_hordes = 0  # in each Spring, beside those printed
        self.walls_to_end = 3 if len(people) == 4 else int(options.get("walls_to_end_3p", 2))
        self.taker_rule = self.taker_tie_rule = "GW-HORDE-07"  # what the log names when somebody takes a Horde
        self.together = False  # the table wins or loses as one
        self.rivals: tuple[int, ...] = ()  # automata that gain Honour
        self.bystanders: tuple[int, ...] = ()  # automata without Honour, Shame and Hordes, whose Clerks stay
        self._enrol(parts)
        leftward = options["defeat_scan_direction"] == "right-to-left"
        order = self.sections[::-1] if leftward else self.sections
        self.scan = tuple(section * 3 + row for row in range(3) for section in order)
        # what modules above the rules bring, given by game.py
        self.calendar: tuple[Step[GreatWall], ...] = ()  # the Year (year.py)
        self.written: tuple[str, ...] = ()  # fields of a document that some part reads
        self.refused: dict[str, str] = {}  # those of them that make no sense without their part, and why
        self.unseen: dict[str, None] = {}  # fields of a view that parts fill, None where they do not play

    def _enrol(self, parts: Sequence[Part]) -> None:
        """Ask the parts for their changes, give each its lists, and find out who listens to what."""
        self.parts = tuple(parts)
        self.named = {part.name: part for part in parts}
        players = {part.seat: part for part in parts if isinstance(part, Player)}
        self.players: tuple[Player, ...] = tuple(players[seat] for seat in range(self.seat_count))
        slot = 0
        for part in parts:
            part.change(self)
            part.slot = slot
            slot += len(part.blank())
        for hook in HOOKS:
            setattr(self, f"on_{hook}", listeners(parts, hook))
