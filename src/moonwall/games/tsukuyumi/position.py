"""The position: everything that is true of a game of Tsukuyumi now.

Spaces, kinds of units, cards and seats are small ints. A *side* is a seat, or ONI; NOBODY marks what has no owner.
What changes all the time are bytearrays and lists of ints; ground that only an Event changes is immutable ``bytes``, so
clones share it. Interchangeable pieces are counts. Content and start options hang on ``book`` and ``rules``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import compress
from random import Random
from typing import Any

from moonwall.table import Position, Seat, Step
from moonwall.table.cache import Kept
from moonwall.table.errors import missing
from moonwall.table.fields import Bytes, Copied, Frozen, Ints, Lists, Number, Row, Rows
from moonwall.table.shown import Shown

from .board import ALL_SPACES, AROUND, SPACES, bits_of, both_sides, edges_to
from .book import COLOURS, RED, SYMBOLS, TSUKUYUMI, WHITE, Book
from .listeners import Listeners
from .part import Part

ONI = 6
NOBODY = 7
SIDES = 7

VOID, AREA, MOON_AREA, HOMEZONE = range(4)  # what a space is; a Homezone is no Area (TS-HOME-01)
NO_TILE = 255
ALL_COLOURS = sum(1 << colour for colour in range(RED + 1))
NOT_LAST = 2  # value of ``fought``: the last Combat card may not be the last one of the turn (Kamikaze, TS-SEED-14)


# A board's spaces, its Areas, by space: edges with board beyond them.
Shape = tuple[tuple[int, ...], tuple[int, ...], bytes]
SHAPES: Kept[Shape] = Kept(256)
RIMS: Kept[dict[int, int]] = Kept(256)


def shape(ground: bytes) -> Shape:
    """What follows from where a board has spaces."""
    spaces = tuple(compress(ALL_SPACES, ground))
    rims = bytearray(SPACES)
    board = bits_of(ground)
    for s in spaces:
        rims[s] = edges_to(s, board)
    areas = tuple([s for s in spaces if ground[s] != HOMEZONE])
    return spaces, areas, bytes(rims)


def shape_of(ground: bytes) -> Shape:
    return SHAPES.get(ground, lambda: shape(ground))


def beside_board(ground: bytes) -> dict[int, int]:
    """Spaces beside the board, in order, with how many of its spaces they touch."""
    return RIMS.get(ground, lambda: _rim(ground))


def _rim(ground: bytes) -> dict[int, int]:
    beside: dict[int, int] = {}
    for s in compress(ALL_SPACES, ground):
        for _, t in AROUND[s]:
            if not ground[t]:
                beside[t] = beside.get(t, 0) + 1
    return dict(sorted(beside.items()))


NOWHERE = bytes(SPACES)
BLANK: dict[str, Any] = {"Number": 0, "Row": (), "Frozen": NOWHERE}  # by type of a field: what it begins with


def seen_edges(edges: bytes, ground: bytes) -> bytes:
    """Edges of a board's spaces, six bits each, as they are seen from either side."""
    if edges == NOWHERE:
        return NOWHERE
    found = 0
    for s in compress(ALL_SPACES, edges):
        if ground[s]:
            found |= both_sides(s, edges[s])
    return found.to_bytes(SPACES, "little")


class Desk:
    """What the kernel asks a position for and modules above it answer (desk.py)."""

    def views(self, game: Tsukuyumi, seats: Sequence[int | None], shown: Shown | None) -> list[dict[str, Any]]:
        raise missing(self, "views")

    def glimpse(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        raise missing(self, "glimpse")

    def scores(self, game: Tsukuyumi) -> list[int]:
        raise missing(self, "scores")

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        raise missing(self, "redeal")


class Watcher:
    """Who looks whether aims are fulfilled (rules/watch.py). Asked after every step, so nothing stands in between."""

    def __init__(self) -> None:
        self.idle = True  # nothing is counted: nobody need ask

    def settle(self, game: Tsukuyumi) -> None:
        raise missing(self, "settle")

    def remember(self, game: Tsukuyumi) -> None:
        raise missing(self, "remember")


def speaks_of(part: Part, side: int) -> bool:
    """Whether a part may give steps to units of a side."""
    return not part.only_own or part.seat == side


class Rules(Listeners):
    """The start options, and what follows from them, the seats and the parts. Never changes during a game.

    The numbers and readings are those of the Italian edition for three or four players; a mode, an edition or a module
    that differs changes them (``Part.change``)."""

    def __init__(
        self,
        book: Book,
        factions: list[int],
        parts: tuple[Part, ...],
        options: dict[str, Any],
        scenario: Any,
        board: Any,
    ) -> None:
        super().__init__(parts)
        self.desk = Desk()  # game.py sets the real one
        self.watch = Watcher()  # and this one
        self.calendar: tuple[Step[Tsukuyumi], ...] = ()  # the steps of a round (round.py); game.py sets them
        self.phases: tuple[int, ...] = ()  # those of a round in order
        self.phase_place: dict[int, int] = {}  # by phase: its place among them
        self.oni_targets: tuple[tuple[bytes, ...], tuple[bytes, int]] | None = None  # kept by rules/oni_plan.py
        self.scenario = scenario
        self.board = board
        self.most_fertile: int = scenario.most_fertile
        self._read_options(options)
        self._seat(book, factions)
        self._read_editions()
        for part in parts:
            part.change(self, book)
        self._befriend()
        self._muster(book)

    def _read_options(self, options: dict[str, Any]) -> None:
        self.options = options  # as agreed; what several rules ask for has a name below
        self.edition: str = options["edition"]
        self.rounds: int = options.get("rounds", 4)
        self.supremacy: int = options.get("supremacy", 0)
        self.oni_total: int = options.get("oni_total", 0)
        self.skip_first_white: bool = options.get("skip_first_white", False)
        self.use_missions: bool = options.get("use_missions", False)  # TS-TWO-09: none for two players
        self.objectives: bool = options.get("use_objectives", False) and self.scenario.objectives  # TS-SCEN-02
        self.conqueror_may_conquer: bool = options["conqueror_may_conquer"]
        self.counter_optional: bool = options["counter_optional"]
        self.eggs_on_death: str = options["eggs_on_death"]
        self.gps_distinct_areas: bool = options["gps_distinct_areas"]
        self.radioactive_first: bool = options["radioactive_step"] == "before-scoring"
        self.reach_check: bool = options["reach_check"]
        self.remember_hands: bool = options.get("remember_hands", False)
        self.tile_pool: int = options.get("tile_pool", 0)
        self.toxic_moon_pays: bool = options.get("toxic_moon_round_vp", True)
        self.storm_needs_unstable: bool = options.get("storm_needs_unstable", True)
        self.tunnel_capacity: str = options["tunnel_capacity"]
        self.fixed_homezones: bool = options.get("fixed_homezones", False)
        # Colours, as bits, in which nobody moves after a Combat; a phase of several colours follows each of them
        # (TS-ROUND-10, Q-01); whether the edition says which
        self.move_before_combat = 1 << RED if options["move_before_combat"] == "red" else ALL_COLOURS
        self.edition_says_when = options["move_before_combat"] == "edition"

    def _seat(self, book: Book, factions: list[int]) -> None:
        """Who sits where, and what each starts with."""
        self.seats = len(factions)
        self.faction_of = factions  # seat -> faction
        names = [book.faction_ids[f] for f in factions]
        self.seat_of = {name: seat for seat, name in enumerate(names)}  # only of factions in play
        self.kind_side = [
            ONI if f == len(book.faction_ids) else self.seat_of.get(book.faction_ids[f], -1) for f in book.faction_of
        ]  # kind -> side
        self.teams = list(range(self.seats))  # by seat: the number of its team; seats of one team are friends
        self.divisors = [1] * self.seats  # by team: what the sum of its points is divided by
        self.start_areas = [3] * self.seats  # TS-SETUP-18
        self.start_units: list[dict[str, int]] = [book.factions[f].start for f in factions]
        self.set_up_last: tuple[int, ...] = ()  # seats that set up after all others
        self.start_anywhere: tuple[int, ...] = ()  # seats that start in any free area when none beside theirs is
        self.victory_cards = False  # only tasks of Victory cards bring points
        self.own_areas: dict[int, int] = {}  # by seat that settles in its own way: its starting areas, if others
        self.kept_marks = {"peace"}  # kinds of markers that nothing takes away from a space
        self.partners_agree = False  # a partner's marker is taken only if the partner agrees
        self.part_points = True  # factions and modules bring points of their own
        self.own_wins = True  # a faction may win at once by what only it strives for
        self.oni_placed = True  # players place Oni
        self.hand = 6  # Action cards dealt to each (TS-SETUP-08)
        self.action_copies = 1
        self.terms: Any = None  # readings of a mode's own rules
        self.tasks: list[list[int]] = [[] for _ in factions]  # by seat: indices into book.tasks
        # TS-MISSION-01: the Missions of the factions in play; indices into book.missions
        self.missions = [n for n, m in enumerate(book.missions) if m.faction in names] if self.use_missions else []

    def _read_editions(self) -> None:
        """Where the editions differ; ``editions.py`` has the others' readings."""
        self.white_side_up = False  # Action cards lie back up until Blue
        self.events_hidden = False  # Events that are kept lie back up
        self.own_pile_always = False  # every single Event may be drawn from the own pile
        self.oni_take_moon = False  # Oni attack free Moon areas without the Property
        self.oni_walk_on = False  # Oni that can attack nothing walk towards something they can
        self.surplus_leaves = False  # tiles a board leaves out are out of the game
        self.covered_tile_stays = False  # the tile under a Homezone joins the unused ones
        self.tile_set = "base"
        self.defends_at_damage = False  # Defense actions before the attack wait until damage is assigned
        self.guides_attack = True  # a Squad Leader's attack ignores the Mountain
        self.points_wait = False  # Production points last until the turn ends
        self.swarm_moves_first = False  # the Swarm's movement comes before Combat
        self.matrix_activates = False  # the Defense Matrix activates Uplinks as Tenno does
        self.mascot_in_area = False  # a Mascot starts in an area, not in the Homezone
        self.mascot_scores_always = False  # also where Victory cards score

    def _befriend(self) -> None:
        """Who is whose friend and foe, from the teams."""
        team, seats = self.teams, range(self.seats)
        self.allied = len(set(team)) < self.seats  # whether anybody has a friend
        self.friends = [
            sum(1 << s for s in seats if team[s] == team[side]) if side < self.seats else 1 << side
            for side in range(SIDES)
        ]  # by side: bits of the sides that are not its enemies
        self.foes = [[s for s in seats if not self.friends[side] >> s & 1] for side in range(SIDES)]

    def _muster(self, book: Book) -> None:
        """What never changes about the units of each side."""
        factions = [self.faction_of[side] if side < self.seats else -1 for side in range(SIDES)]
        self.kinds = [book.kinds_of[faction] for faction in factions]  # by side: its kinds of units
        # by side: whether an escort may give steps to its units, whether some of them guide others
        self.escorted = [
            bool(book.escort_kinds[faction]) or any(speaks_of(part, side) for part in self.on_escorts)
            for side, faction in enumerate(factions)
        ]
        self.guided = [side < self.seats and bool(book.guide_kinds[faction]) for side, faction in enumerate(factions)]
        # by side: whether units of a kind have the same range wherever they stand, and whether one of which nothing is
        # said has just that of the card, in any movement and in that of an action
        self.alike = [not any(speaks_of(part, side) for part in self.on_steps_from) for side in range(SIDES)]
        self.plain_steps = [alike and not (self.on_burdens or self.on_more_steps) for alike in self.alike]
        self.plain_action = [plain and not self.on_action_steps for plain in self.plain_steps]


class Tsukuyumi(Position):
    """See the module's docstring. ``units[space * kinds + kind]`` counts; change them by :meth:`add` only."""

    # --- ground: one byte a space, immutable
    ground: Frozen  # VOID, AREA, MOON_AREA, HOMEZONE
    tile: Frozen  # index into book.tile_ids, NO_TILE
    turn: Frozen  # rotation of the tile, 0 to 5
    terrain: Frozen  # NO_TYPE, OCEAN, FERTILE, MOUNTAIN, RIVERLAND
    mountain: Frozen  # the printed Mountain value
    printed: Frozen  # printed Properties as bits
    print_blocks: Frozen  # printed Blocks of this tile as they lie, six edge bits (TS-AREA-14)
    passages: Frozen  # printed Blocks of this tile covered by a Passage marker
    blocks: Frozen  # Block markers on this tile's sides
    pigs: Frozen  # Pig Blocks on this tile's sides
    tunnels: Frozen  # Tunnels across edges, on both sides (symmetric)
    tunnels_used: Frozen  # the same, those used this round
    home: Frozen  # whose Homezone this is: a seat or NOBODY
    walls: bytes  # derived: edges closed by print or marker, from either side (symmetric)
    pig_walls: bytes  # derived: edges closed by a Pig Block (symmetric)
    rims: bytes  # derived: edges with board beyond them
    paths: bytes  # derived: those of them that no print or marker closes
    spaces: tuple[int, ...]  # derived: all spaces of the board
    areas: tuple[int, ...]  # derived: its Areas, without Homezones
    seen: tuple[Any, ...]  # derived: what aims count, as it was when they were last looked at (rules/watch.py)
    # --- pieces: bytearrays
    units: Bytes  # [space * kinds + kind]
    crowd: Copied[bytearray]  # derived: [side * SPACES + space], units of a side in a space
    might: Copied[array[int]]  # derived: the same, their printed CP together
    territory: Bytes  # side whose Territory marker lies there, or NOBODY
    added: Bytes  # Properties by marker
    negated: Bytes  # printed Properties under a Negation marker
    marks: Bytes  # [rules.marks[kind] + space]: markers that parts lay on spaces
    # --- lists of ints, by seat unless said otherwise
    homezone: Row  # space, -1 before it is placed
    stock: Ints  # by kind: pieces not on the board (for Oni: the supply)
    neutral: Ints  # by book.MARKERS: neutral markers left
    unused_tiles: Row
    order: Row  # seats from Initiative place 1 on
    flipped: Row
    chosen: Row  # Action card of this round, -1
    known: Row  # bits of the seats that are shown this hand: its owner; with remember_hands all who had it
    undealt: Row  # Action cards nobody has seen
    used_actions: Row  # Action cards played in earlier rounds, open
    dropped: Row  # Action cards dropped by Ghost
    event_deck: Row  # top last
    open_events: Row
    event_discard: Row
    left: Ints  # symbols left to the active player this turn, by book.EFFECT … COMBAT
    moon_vp: Row
    missions_done: Row  # bits over book.missions
    objective_done: Row
    kills: Row  # enemy units destroyed in the game, Oni not counted (TS-MISSION-07)
    moonstruck: Row  # Tsukuyumi areas conquered in the game, as bits (area_bit; TS-MISSION-08)
    conquests: Row  # areas conquered this round, in the same way
    retaken: Row  # those of them that had another side's marker
    once_used: Row  # once-per-round Combat card used
    special_used: Row  # the Action card's special text used up
    vendetta: Row  # free Combat actions owed
    march: Ints  # the movement in progress: groups that have moved (rules/movement.py)
    gone: Ints  # the same: by space, strength that has left it
    tags: Ints  # groups whose bonus or single step of this phase is used up
    raged: Row  # spaces where an Aggressive unit has used its Combat action this turn
    owed: Row  # seats owed a Combat action when the battle in progress has ended
    battle: Ints  # the battle in progress, rules/combat.py; [] when there is none
    fallen: Ints  # by kind: units of the battle's area already destroyed but not yet removed
    own: Lists  # by part.slot: what only that part knows how to read
    deeds: Row  # two players: what counts for Victory cards (rules/tasks.py)
    pile: Row  # two players: tiles still to be laid, the next one last
    razed: Row  # devastated spaces (rules/devastation.py): space, who did it, points for it; sorted
    oni_bonus: Number  # steps beyond the card's range of the Oni activated now
    own_pile: Row  # Faction events nobody has drawn, of all factions; each one's top card comes last
    used_own: Row  # Faction events that have been played, open and out of the game
    lasting: Row  # Faction events in force: event and two numbers of its own each (modules/own_events.py)
    played: Row  # regular Events played this round, while there are Faction events
    hands: Rows
    held: Rows  # Events kept
    held_open: Rows  # those of them that all have seen (all of them in the Italian edition)
    # --- scalars
    round: Number
    phase: Number
    active: Number
    fought: Number  # 1 or NOT_LAST once the active player has played a Combat card this turn (TS-ROUND-10)
    white_left: Number  # list actions left in a White turn
    pp: Number  # Production points in hand
    banned: Number  # bits of spaces the active player may not attack again this turn (Time Consuming)
    storm: Number  # bits of spaces no unit may leave this round (Storm)
    trail: Number  # bits (space * 6 + edge) of the steps a guide (Squad Leader) has taken in the present movement
    free_fights: Number  # Combat actions of this turn that spend no symbol (Vendetta)
    paused: Number  # Polish: 1 after a Production was left with points, until another action is taken
    harvest: Number  # 1 while the Productive units of this Green turn are not yet used
    book: Book
    rules: Rules
    kinds: int

    def __init__(self, seats: tuple[Seat, ...], seed: int, book: Book, rules: Rules) -> None:
        super().__init__(seats, seed)
        n = rules.seats
        self.book = book
        self.rules = rules
        self.kinds = book.kinds
        for name, kind in Tsukuyumi.field_types.items():
            if kind in BLANK:
                setattr(self, name, BLANK[kind])
            elif kind == "Ints":
                setattr(self, name, [])
            elif kind == "Bytes":
                setattr(self, name, bytearray(SPACES))
        self.tile = bytes([NO_TILE]) * SPACES
        self.home = bytes([NOBODY]) * SPACES
        self.territory = bytearray([NOBODY]) * SPACES
        self.units = bytearray(SPACES * book.kinds)
        self.marks = bytearray(SPACES * len(rules.marks))
        self.crowd = bytearray(SPACES * SIDES)
        self.might = array("H", bytes(2 * SPACES * SIDES))
        for name in ("moon_vp", "missions_done", "objective_done", "kills", "moonstruck", "conquests", "retaken",
                     "once_used", "special_used", "vendetta", "flipped"):  # fmt: skip
            setattr(self, name, (0,) * n)
        self.homezone = (-1,) * n
        self.chosen = (-1,) * n
        self.known = tuple([1 << s for s in range(n)])
        self.stock = [pieces if rules.kind_side[k] >= 0 else 0 for k, pieces in enumerate(book.pieces)]
        self.neutral = book.marker_pieces[:]
        self.fallen = [0] * book.kinds
        self.left = [0] * SYMBOLS
        self.own = [[] for part in rules.parts if part.slot >= 0 for _ in range(part.lists)]
        self.hands = ((),) * n
        self.held = ((),) * n
        self.held_open = ((),) * n
        self.active = -1
        self.seen = ()
        self.refresh_ground()

    # --- aims -----------------------------------------------------------------------------------------------

    def settler(self) -> Callable[[Any], None] | None:
        watch = self.rules.watch
        return None if watch.idle else watch.settle

    def settle(self) -> None:
        """Missions, objectives, tasks and Supremacy, if anything they count has changed."""
        self.rules.watch.settle(self)

    def remember(self) -> None:
        """This position is as it is: aims are looked at when something changes from here on."""
        self.rules.watch.remember(self)

    # --- the end --------------------------------------------------------------------------------------------

    def push(self, step: Step[Tsukuyumi]) -> None:
        """As the kernel's, but nothing happens any more once the game has been won (TS-END-06)."""
        if self.outcome is None:
            self.stack.append(step)

    def then(self, *steps: Step[Tsukuyumi]) -> None:
        if self.outcome is None:
            self.stack.extend(steps[::-1])

    # --- derived --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.refresh_ground()
        self.refresh_crowd()
        self.remember()

    def refresh_ground(self) -> None:
        """Work out walls and the lists of spaces again; call it after any change of Frozen fields."""
        ground = self.ground
        self.spaces, self.areas, self.rims = shape_of(ground)
        printed, passages = int.from_bytes(self.print_blocks, "little"), int.from_bytes(self.passages, "little")
        closed = (printed & ~passages | int.from_bytes(self.blocks, "little")).to_bytes(SPACES, "little")
        self.walls = seen_edges(closed, ground)
        paths = int.from_bytes(self.rims, "little") & ~int.from_bytes(self.walls, "little")
        self.paths = paths.to_bytes(SPACES, "little")
        self.pig_walls = seen_edges(self.pigs, ground)

    def refresh_crowd(self) -> None:
        crowd = bytearray(SPACES * SIDES)
        might = array("H", bytes(2 * SPACES * SIDES))
        kinds, side, cp = self.kinds, self.rules.kind_side, self.book.cp
        units = self.units
        for at in compress(range(len(units)), units):
            n, kind = units[at], at % kinds
            place = side[kind] * SPACES + at // kinds
            crowd[place] += n
            might[place] += n * cp[kind]
        self.crowd = crowd
        self.might = might

    # --- small verbs ----------------------------------------------------------------------------------------

    def set_ground(self, name: str, space: int, value: int) -> None:
        """Change one byte of a Frozen field (a new ``bytes``: clones keep the old one). Then ``refresh_ground``."""
        changed = bytearray(getattr(self, name))
        changed[space] = value
        setattr(self, name, bytes(changed))

    def add(self, space: int, kind: int, n: int) -> None:
        """Put n units of a kind into a space (negative: take them away), without touching the stock."""
        self.units[space * self.kinds + kind] += n
        place = self.rules.kind_side[kind] * SPACES + space
        self.crowd[place] += n
        self.might[place] += n * self.book.cp[kind]

    def shift(self, a: int, b: int, kind: int, n: int) -> None:
        """Move n units of a kind from one space to another."""
        units, kinds, crowd, might = self.units, self.kinds, self.crowd, self.might
        units[a * kinds + kind] -= n
        units[b * kinds + kind] += n
        row, cp = self.rules.kind_side[kind] * SPACES, n * self.book.cp[kind]
        crowd[row + a] -= n
        crowd[row + b] += n
        might[row + a] -= cp
        might[row + b] += cp

    def count(self, space: int, kind: int) -> int:
        return self.units[space * self.kinds + kind]

    def marks_of(self, kind: str) -> bytes:
        """How many markers of a kind lie in each space; none of a kind that is not in play."""
        at = self.rules.marks.get(kind, -1)
        return bytes(SPACES) if at < 0 else bytes(self.marks[at : at + SPACES])

    def marks_at(self, kind: str, space: int) -> int:
        at = self.rules.marks.get(kind, -1)
        return 0 if at < 0 else self.marks[at + space]

    def put_marks(self, kind: str, space: int, n: int = 1) -> None:
        """Lay n markers of a kind on a space (negative: take them up)."""
        self.marks[self.rules.marks[kind] + space] += n

    def marks_left(self, kind: str) -> int:
        """Markers of a kind that are not on the board."""
        return self.book.marks_in_box[kind] - sum(self.marks_of(kind))

    def props(self, space: int) -> int:
        """Effective Properties as bits (TS-AREA-05, TS-AREA-12)."""
        return self.printed[space] & ~self.negated[space] | self.added[space]

    def area_bit(self, space: int) -> int:
        """The bit of an Area in what a seat has conquered: it follows the tile, wherever Events may put it."""
        return 1 << (len(self.book.tile_ids) + space if self.tile[space] == NO_TILE else self.tile[space])

    def in_phase(self, colour: int) -> bool:
        """Whether the present phase counts as this colour; Black counts as Blue, Green and Red (MP-BLACK-09)."""
        return bool(COLOURS[self.phase] >> colour & 1)

    def covered(self) -> bool:
        """Whether this round's Action cards lie back up: where they do until Blue begins (TS-ROUND-07-PL)."""
        return self.rules.white_side_up and self.phase == WHITE and self.chosen[0] >= 0

    def knows(self, seat: int, hand: int) -> bool:
        """Whether a seat is shown a hand. While cards lie back up only its owner is: the others could see what is
        missing."""
        return seat == hand or (bool(self.known[hand] >> seat & 1) and not self.covered())

    def special(self, seat: int) -> str:
        """The special text of the Action card a seat plays this round (TS-CARD-02); none while it lies back up."""
        card = self.chosen[seat]
        if card < 0 or (self.rules.white_side_up and self.covered()):
            return ""
        return self.book.special[card]

    def kinds_at(self, space: int, side: int) -> list[int]:
        """Kinds of a side that stand in a space."""
        base, mine = space * self.kinds, self.rules.kinds[side]
        return list(compress(mine, self.units[base + mine.start : base + mine.stop]))

    def sides_at(self, space: int) -> list[int]:
        """Sides with units in a space: players in Initiative order, then the Oni."""
        crowd = self.crowd
        found = [s for s in self.order if crowd[s * SPACES + space]]
        if crowd[ONI * SPACES + space]:
            found.append(ONI)
        return found

    def spaces_of(self, side: int) -> list[int]:
        """Spaces where a side has units."""
        return list(compress(ALL_SPACES, self.crowd[side * SPACES : (side + 1) * SPACES].rstrip(b"\0")))

    def on_board(self, side: int) -> bool:
        """Whether a side has any unit on the board."""
        return bool(self.crowd[side * SPACES : (side + 1) * SPACES].strip(b"\0"))

    def is_empty(self, space: int) -> bool:
        return not any(self.crowd[space::SPACES])

    def controlled(self, side: int) -> int:
        """How many Areas carry the side's Territory marker."""
        return self.territory.count(side)

    def areas_of(self, side: int) -> list[int]:
        """Areas that carry the side's Territory marker, in order."""
        found: list[int] = []
        at = self.territory.find(side)
        while at >= 0:
            if self.ground[at] in (AREA, MOON_AREA):
                found.append(at)
            at = self.territory.find(side, at + 1)
        return found

    def place_of(self, seat: int) -> int:
        """Initiative place, 0 for the first."""
        return self.order.index(seat)

    def chooser(self, attacker: int = -1) -> int:
        """Who decides for Oni: the last on the Initiative board, or the last but one if that attacks (TS-ONI-51)."""
        last = self.order[-1]
        return self.order[-2] if last == attacker and len(self.order) > 1 else last

    def wall_between(self, a: int, edge: int, boarlord: bool = False) -> bool:
        """Whether a Block closes this edge of ``a``; Boarlords ignore Pig Blocks (TS-BOAR-08)."""
        bit = 1 << edge
        return bool(self.walls[a] & bit) or (not boarlord and bool(self.pig_walls[a] & bit))

    def beside(self, space: int) -> list[int]:
        """Adjacent spaces of the board, Blocks or not (TS-AREA-13)."""
        ground = self.ground
        return [t for _, t in AROUND[space] if ground[t]]

    def is_tsukuyumi(self, space: int) -> bool:
        return bool(self.props(space) & TSUKUYUMI)

    # --- what the kernel asks for ---------------------------------------------------------------------------

    def calendar(self) -> tuple[Step[Tsukuyumi], ...]:
        return self.rules.calendar

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None], shown: Shown | None = None) -> list[dict[str, Any]]:
        return self.rules.desk.views(self, seats, shown)

    def glimpse(self, seat: int, parts: frozenset[str]) -> dict[str, Any]:
        return self.rules.desk.glimpse(self, seat) if parts <= {"seats", "turn"} else super().glimpse(seat, parts)

    def span(self, name: str) -> int:
        """The round, or the turn: an active player's in a phase; nobody's while Action cards are selected."""
        whose = 0 if -1 in self.chosen else self.active + 1
        return self.round if name == "round" else (self.round * 8 + self.phase) * 16 + whose

    def scores(self) -> list[int]:
        return self.rules.desk.scores(self)

    def redeal(self, seat: int, chance: Random) -> None:
        self.rules.desk.redeal(self, seat, chance)
