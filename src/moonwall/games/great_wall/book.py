"""Book: the content of this game compiled into plain tuples. Rules: what one table agreed on. Neither ever changes."""

from __future__ import annotations

from moonwall.table import Content, Setup, option

from .cards.book import CardBook
from .names import LOCATIONS, QIN, REED, RESOURCES, SOLDIERS


class Book:
    """Everything printed: board values by the ints of ``names.py``; ``cards`` is the cards' side."""

    __slots__ = (
        "archer_honour",
        "barricade_cost",
        "barricade_defence",
        "barricade_honour",
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


class Rules:
    """What one start settles: seats, board side, Sections in play, and the switches of the ledger's section 7.4."""

    __slots__ = (
        "all_humans",
        "betrayal_pays",
        "breach_lethality",
        "breach_shame",
        "commander_active",
        "coop",
        "coop_supply_ends",
        "humans",
        "last_time",
        "lethality",
        "max_active",
        "mode",
        "new_hordes",
        "one_event",
        "qin",
        "qin_columns",
        "qin_highest",
        "qin_start",
        "qin_summer",
        "reed",
        "relist",
        "scan",
        "seat_count",
        "sections",
        "shame_loss_at_once",
        "shame_start",
        "slots",
        "spaces",
        "wall_honour_full",
        "walls_to_end",
    )

    def __init__(self, setup: Setup, book: Book) -> None:
        options = setup.options
        people = [s.index for s in setup.seats if not s.automaton]
        side = "four" if len(people) == 4 else "three"  # GW-SETUP-05
        self.mode = setup.mode
        self.seat_count = len(setup.seats)
        self.humans = tuple(people)
        self.all_humans = (1 << len(people)) - 1
        factions = [s.faction for s in setup.seats]
        self.reed = factions.index(REED) if REED in factions else -1
        self.qin = factions.index(QIN) if QIN in factions else -1
        self.coop = setup.mode == "coop"
        self.sections = (0, 1, 2) if self.reed < 0 else (1, 2)  # GW-TWO-03, GW-SOLO-02
        self.slots = self.seat_count  # GW-AMB-18
        self.spaces = book.side_spaces[side]
        self.new_hordes = book.side_hordes[side]
        self.lethality = book.side_lethality[side]
        self.last_time = len(self.new_hordes) - 1
        self.shame_start = book.shame_per_player * len(people)  # GW-SETUP-19
        self.walls_to_end = 3 if len(people) == 4 else int(options.get("walls_to_end_3p", 2))  # type: ignore[arg-type]
        if self.reed >= 0:
            self.walls_to_end = 2
        self.commander_active = options.get("supreme_commander", "active-player") == "active-player"
        self.qin_highest = options.get("qin_single_activation", "highest") == "highest"
        self.qin_summer = bool(options.get("qin_summer_honour", True))
        self.qin_columns = options.get("qin_cover_order", "rows") == "columns"
        self.shame_loss_at_once = options.get("solo_empty_supply_loss", "at-the-check") == "at-once"
        level = int(options.get("difficulty", 0))  # type: ignore[arg-type]
        self.qin_start = int(options.get("qin_hardest_start", 100)) if level == 100 else level  # type: ignore[arg-type]
        self.coop_supply_ends = bool(options.get("coop_empty_supply_ends", False))
        self.breach_shame = options["breach_shame_scope"]
        self.breach_lethality = options["breach_lethality_scope"]
        self.max_active = 1 if options["max_active_advisors"] == "one" else 99
        self.wall_honour_full = options["wall_honour"] == "full-cost"
        rows = range(3)
        self.scan = tuple(
            section * 3 + row
            for row in rows
            for section in (
                self.sections[::-1] if options["defeat_scan_direction"] == "right-to-left" else self.sections
            )
        )
        self.betrayal_pays = bool(options["betrayal_pays_summer_honour"])
        self.relist = options["activation_list"] == "re-list"
        self.one_event = bool(options["defeat_and_deaths_one_event"])
