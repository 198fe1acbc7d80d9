"""The position: everything that is true of a game of Tsukuyumi now.

Spaces, kinds of units, cards and seats are small ints. A *side* is a seat, or ONI; NOBODY marks what has no owner.
What changes all the time are bytearrays and lists of ints; ground that only an Event changes is immutable ``bytes``, so
clones share it. Interchangeable pieces are counts. Content and start options hang on ``book`` and ``rules``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import Any

from moonwall.table import Position, Seat, Step

from .board import AROUND, OPPOSITE, SPACES
from .book import BOARS, FACTIONS, SYMBOLS, TSUKUYUMI, Book

ONI = 6
NOBODY = 7
SIDES = 7

VOID, AREA, MOON_AREA, HOMEZONE = range(4)  # what a space is; a Homezone is no Area (TS-HOME-01)
NO_TILE = 255
NOT_LAST = 2  # value of ``fought``: the last Combat card may not be the last one of the turn (Kamikaze, TS-SEED-14)


class Rules:
    """The start options, and what follows from them and the seats. Never changes during a game."""

    __slots__ = (
        "board",
        "conqueror_may_conquer",
        "counter_optional",
        "edition",
        "eggs_on_death",
        "faction_events",
        "faction_of",
        "fixed_homezones",
        "foes",
        "friends",
        "gps_distinct_areas",
        "kind_side",
        "legends",
        "mascots",
        "missions",
        "most_fertile",
        "move_before_combat",
        "objectives",
        "oni_total",
        "pig_free",
        "polish",
        "radioactive_first",
        "reach_check",
        "rounds",
        "scenario",
        "seat_of",
        "seats",
        "single",
        "skip_first_white",
        "start_areas",
        "supremacy",
        "tasks",
        "teams",
        "tile_pool",
        "tunnel_capacity",
        "two",
        "use_missions",
        "use_objectives",
        "watch",
    )

    def __init__(self, book: Book, factions: list[int], options: dict[str, Any], mode: str = "standard") -> None:
        self.edition: str = options["edition"]
        self.polish = self.edition == "polish"
        self.two = mode == "two"
        self.rounds: int = 3 if self.two else options["rounds"]  # TS-TWO-01
        self.supremacy: int = options["supremacy"]
        self.oni_total: int = options["oni_total"]
        self.skip_first_white: bool = options["skip_first_white"]
        self.use_missions: bool = options.get("use_missions", False)  # TS-TWO-09: none for two players
        self.use_objectives: bool = options.get("use_objectives", False)
        self.mascots: bool = options["mascots"]
        self.legends: bool = options["legendary_oni"]
        self.faction_events: bool = options["faction_events"]
        self.conqueror_may_conquer: bool = options["conqueror_may_conquer"]
        self.counter_optional: bool = options["counter_optional"]
        self.eggs_on_death: str = options["eggs_on_death"]
        self.gps_distinct_areas: bool = options["gps_distinct_areas"]
        self.radioactive_first: bool = options["radioactive_step"] == "before-scoring"
        self.reach_check: bool = options["reach_check"]
        self.tile_pool: int = options.get("tile_pool", 0)
        self.tunnel_capacity: str = options["tunnel_capacity"]
        self.fixed_homezones: bool = options.get("fixed_homezones", False)
        phases = options["move_before_combat"]
        if phases == "edition":  # Italian every phase, Polish Red and Blue (TS-ROUND-10, TS-ROUND-10-PL)
            self.move_before_combat = (False, True, False, True) if self.polish else (True, True, True, True)
        else:
            self.move_before_combat = (False, False, False, True) if phases == "red" else (True, True, True, True)
        self.seats = len(factions)
        self.faction_of = factions  # seat -> faction
        self.seat_of = [factions.index(f) if f in factions else -1 for f in range(len(FACTIONS))]  # faction -> seat
        self.kind_side = [ONI if f == len(FACTIONS) else self.seat_of[f] for f in book.faction_of]  # kind -> side
        from .modes.tables import scenario_of

        self.scenario, self.board = scenario_of(book, mode, options, self.seats)
        self.most_fertile: int = self.scenario.most_fertile
        # Who is whose friend: TS-ALLY-02-PL pairs sit opposite, TS-ALLY-09-PL the first seat stands alone
        self.teams: list[int] | None = {"pairs": [0, 1, 0, 1], "one": [0, 1, 1, 1]}.get(self.scenario.teams)
        self.single = 0 if self.scenario.teams == "one" else -1
        team = self.teams or list(range(self.seats))
        self.friends = [
            sum(1 << s for s in range(self.seats) if team[s] == team[side]) if side < self.seats else 1 << side
            for side in range(SIDES)
        ]  # by side: bits of the sides that are not its enemies
        self.foes = [[s for s in range(self.seats) if not self.friends[side] >> s & 1] for side in range(SIDES)]
        boars = self.seat_of[BOARS]
        self.pig_free = self.friends[boars] if boars >= 0 else 0  # sides that Pig Blocks do not stop
        # TS-SETUP-18; one for two players (TS-TWO-07), sixteen for who stands alone (TS-ALLY-09-PL)
        self.start_areas = [1 if self.two else 16 if s == self.single else 3 for s in range(self.seats)]
        names = [FACTIONS[f] for f in factions]
        # The Victory cards' tasks by seat, indices into book.tasks (TS-TWO-02)
        self.tasks = [[n for n, t in enumerate(book.tasks) if self.two and t.faction == name] for name in names]
        # TS-MISSION-01: the Missions of the factions in play; indices into book.missions
        self.missions = [n for n, m in enumerate(book.missions) if m.faction in names] if self.use_missions else []
        self.objectives = self.use_objectives and self.scenario.objectives  # TS-SCEN-02
        from .rules.watch import Watch

        self.watch = Watch(book, self)


# How each field is copied and written down. The order is that of ``Tsukuyumi.__slots__``.
FROZEN = ("ground", "tile", "turn", "terrain", "mountain", "printed", "print_blocks", "passages", "blocks", "pigs",
          "tunnels", "tunnels_used", "home")  # fmt: skip
ARRAYS = ("units", "territory", "added", "negated", "eggs", "mines", "covers", "strongholds")
LISTS = ("homezone", "stock", "neutral", "unused_tiles", "order", "flipped", "chosen", "known", "undealt",
         "used_actions", "dropped", "event_deck", "open_events", "event_discard", "left", "moon_vp", "missions_done",
         "objective_done", "kills", "moonstruck", "conquests", "retaken", "once_used", "special_used", "vendetta",
         "march", "gone", "tags", "raged", "owed", "battle", "fallen", "cyber", "seed_state", "nomads",
         "boars")  # fmt: skip
# As LISTS, but only written down where they are used: the two-player game, Devastation, the modules
SPARSE = ("deeds", "pile", "razed", "legend", "own_pile", "used_own", "lasting", "played")
NESTED = ("hands", "held", "held_open")
SCALARS = (
    "round",
    "phase",
    "active",
    "fought",
    "white_left",
    "pp",
    "banned",
    "storm",
    "trail",
    "free_fights",
    "harvest",
    "paused",
)
DERIVED = ("crowd", "might", "walls", "pig_walls", "rims", "spaces", "areas", "seen")


class Tsukuyumi(Position):
    """See the module's docstring. ``units[space * kinds + kind]`` counts; change them by :meth:`add` only."""

    __slots__ = (*FROZEN, *ARRAYS, *LISTS, *SPARSE, *NESTED, *SCALARS, *DERIVED, "book", "kinds", "rules")

    # --- ground: one byte a space, immutable
    ground: bytes  # VOID, AREA, MOON_AREA, HOMEZONE
    tile: bytes  # index into book.tile_ids, NO_TILE
    turn: bytes  # rotation of the tile, 0 to 5
    terrain: bytes  # NO_TYPE, OCEAN, FERTILE, MOUNTAIN, RIVERLAND
    mountain: bytes  # the printed Mountain value
    printed: bytes  # printed Properties as bits
    print_blocks: bytes  # printed Blocks of this tile as they lie, six edge bits (TS-AREA-14)
    passages: bytes  # printed Blocks of this tile covered by a Passage marker
    blocks: bytes  # Block markers on this tile's sides
    pigs: bytes  # Pig Blocks on this tile's sides
    tunnels: bytes  # Tunnels across edges, on both sides (symmetric)
    tunnels_used: bytes  # the same, those used this round
    home: bytes  # whose Homezone this is: a seat or NOBODY
    walls: bytes  # derived: edges closed by print or marker, from either side (symmetric)
    pig_walls: bytes  # derived: edges closed by a Pig Block (symmetric)
    rims: bytes  # derived: edges with board beyond them
    spaces: tuple[int, ...]  # derived: all spaces of the board
    areas: tuple[int, ...]  # derived: its Areas, without Homezones
    seen: tuple[Any, ...]  # derived: what aims count, as it was when they were last looked at (rules/watch.py)
    # --- pieces: bytearrays
    units: bytearray  # [space * kinds + kind]
    crowd: bytearray  # derived: [side * SPACES + space], units of a side in a space
    might: array[int]  # derived: the same, their printed CP together
    territory: bytearray  # side whose Territory marker lies there, or NOBODY
    added: bytearray  # Properties by marker
    negated: bytearray  # printed Properties under a Negation marker
    eggs: bytearray
    mines: bytearray
    covers: bytearray
    strongholds: bytearray
    # --- lists of ints, by seat unless said otherwise
    homezone: list[int]  # space, -1 before it is placed
    stock: list[int]  # by kind: pieces not on the board (for Oni: the supply)
    neutral: list[int]  # by book.MARKERS: neutral markers left
    unused_tiles: list[int]
    order: list[int]  # seats from Initiative place 1 on
    flipped: list[int]
    chosen: list[int]  # Action card of this round, -1
    known: list[int]  # bits of the seats that know this hand: its owner, and those it has passed through
    undealt: list[int]  # Action cards nobody has seen
    used_actions: list[int]  # Action cards played in earlier rounds, open
    dropped: list[int]  # Action cards dropped by Ghost
    event_deck: list[int]  # top last
    open_events: list[int]
    event_discard: list[int]
    left: list[int]  # symbols left to the active player this turn, by book.EFFECT … COMBAT
    moon_vp: list[int]
    missions_done: list[int]  # bits over book.missions
    objective_done: list[int]
    kills: list[int]  # enemy units destroyed in the game, Oni not counted (TS-MISSION-07)
    moonstruck: list[int]  # Tsukuyumi areas conquered in the game, as bits (area_bit; TS-MISSION-08)
    conquests: list[int]  # areas conquered this round, in the same way
    retaken: list[int]  # those of them that had another side's marker
    once_used: list[int]  # once-per-round Combat card used
    special_used: list[int]  # the Action card's special text used up
    vendetta: list[int]  # free Combat actions owed
    march: list[int]  # the movement in progress: groups that have moved (rules/movement.py)
    gone: list[int]  # the same: by space, strength that has left it
    tags: list[int]  # groups whose bonus or single step of this phase is used up
    raged: list[int]  # spaces where an Aggressive unit has used its Combat action this turn
    owed: list[int]  # seats owed a Combat action when the battle in progress has ended
    battle: list[int]  # the battle in progress, rules/combat.py; [] when there is none
    fallen: list[int]  # by kind: units of the battle's area already destroyed but not yet removed
    cyber: list[int]  # state of each faction, laid out in factions/<id>; [] when it is not in play
    seed_state: list[int]
    nomads: list[int]
    boars: list[int]
    deeds: list[int]  # two players: what counts for Victory cards (rules/tasks.py)
    pile: list[int]  # two players: tiles still to be laid, the next one last
    razed: list[int]  # devastated spaces (rules/devastation.py): space, who did it, points for it; sorted
    legend: list[int]  # Legendary Oni: what must be remembered of them (modules/legends.py); [] without the module
    own_pile: list[int]  # Faction events nobody has drawn, of all factions; each one's top card comes last
    used_own: list[int]  # Faction events that have been played, open and out of the game
    lasting: list[int]  # Faction events in force: event and two numbers of its own each (modules/own_events.py)
    played: list[int]  # regular Events played this round, while there are Faction events
    hands: list[list[int]]
    held: list[list[int]]  # Events kept
    held_open: list[list[int]]  # those of them that all have seen (all of them in the Italian edition)
    # --- scalars
    round: int
    phase: int
    active: int
    fought: int  # 1 or NOT_LAST once the active player has played a Combat card this turn (TS-ROUND-10)
    white_left: int  # list actions left in a White turn
    pp: int  # Production points in hand
    banned: int  # bits of spaces the active player may not attack again this turn (Time Consuming)
    storm: int  # bits of spaces no unit may leave this round (Storm)
    trail: int  # bits (space * 6 + edge) of the steps a guide (Squad Leader) has taken in the present movement
    free_fights: int  # Combat actions of this turn that spend no symbol (Vendetta)
    paused: int  # Polish: 1 after a Production was left with points, until another action is taken
    harvest: int  # 1 while the Productive units of this Green turn are not yet used
    book: Book
    rules: Rules
    kinds: int

    def __init__(self, seats: tuple[Seat, ...], seed: int, book: Book, rules: Rules) -> None:
        super().__init__(seats, seed)
        n = rules.seats
        self.book = book
        self.rules = rules
        self.kinds = book.kinds
        zeros = bytes(SPACES)
        for name in FROZEN:
            setattr(self, name, zeros)
        self.tile = bytes([NO_TILE]) * SPACES
        self.home = bytes([NOBODY]) * SPACES
        for name in ARRAYS:
            setattr(self, name, bytearray(SPACES))
        self.territory = bytearray([NOBODY]) * SPACES
        self.units = bytearray(SPACES * book.kinds)
        self.crowd = bytearray(SPACES * SIDES)
        self.might = array("H", bytes(2 * SPACES * SIDES))
        for name in (*LISTS, *SPARSE):
            setattr(self, name, [])
        for name in ("moon_vp", "missions_done", "objective_done", "kills", "moonstruck", "conquests", "retaken",
                     "once_used", "special_used", "vendetta", "flipped"):  # fmt: skip
            setattr(self, name, [0] * n)
        self.homezone = [-1] * n
        self.chosen = [-1] * n
        self.known = [1 << s for s in range(n)]
        self.stock = [pieces if rules.kind_side[k] >= 0 else 0 for k, pieces in enumerate(book.pieces)]
        self.neutral = book.marker_pieces[:]
        self.fallen = [0] * book.kinds
        self.left = [0] * SYMBOLS
        self.hands = [[] for _ in range(n)]
        self.held = [[] for _ in range(n)]
        self.held_open = [[] for _ in range(n)]
        for name in SCALARS:
            setattr(self, name, 0)
        self.active = -1
        self.seen = ()
        self.refresh_ground()

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Tsukuyumi:
        new = self.clone_base(Tsukuyumi.__new__(Tsukuyumi))
        new.book = self.book
        new.rules = self.rules
        new.kinds = self.kinds
        new.ground = self.ground
        new.tile = self.tile
        new.turn = self.turn
        new.terrain = self.terrain
        new.mountain = self.mountain
        new.printed = self.printed
        new.print_blocks = self.print_blocks
        new.passages = self.passages
        new.blocks = self.blocks
        new.pigs = self.pigs
        new.tunnels = self.tunnels
        new.tunnels_used = self.tunnels_used
        new.home = self.home
        new.walls = self.walls
        new.pig_walls = self.pig_walls
        new.rims = self.rims
        new.spaces = self.spaces
        new.areas = self.areas
        new.seen = self.seen
        new.units = self.units[:]
        new.crowd = self.crowd[:]
        new.might = self.might[:]
        new.territory = self.territory[:]
        new.added = self.added[:]
        new.negated = self.negated[:]
        new.eggs = self.eggs[:]
        new.mines = self.mines[:]
        new.covers = self.covers[:]
        new.strongholds = self.strongholds[:]
        new.homezone = self.homezone[:]
        new.stock = self.stock[:]
        new.neutral = self.neutral[:]
        new.unused_tiles = self.unused_tiles[:]
        new.order = self.order[:]
        new.flipped = self.flipped[:]
        new.chosen = self.chosen[:]
        new.known = self.known[:]
        new.undealt = self.undealt[:]
        new.used_actions = self.used_actions[:]
        new.dropped = self.dropped[:]
        new.event_deck = self.event_deck[:]
        new.open_events = self.open_events[:]
        new.event_discard = self.event_discard[:]
        new.left = self.left[:]
        new.moon_vp = self.moon_vp[:]
        new.missions_done = self.missions_done[:]
        new.objective_done = self.objective_done[:]
        new.kills = self.kills[:]
        new.moonstruck = self.moonstruck[:]
        new.conquests = self.conquests[:]
        new.retaken = self.retaken[:]
        new.once_used = self.once_used[:]
        new.special_used = self.special_used[:]
        new.vendetta = self.vendetta[:]
        new.march = self.march[:]
        new.gone = self.gone[:]
        new.tags = self.tags[:]
        new.raged = self.raged[:]
        new.owed = self.owed[:]
        new.battle = self.battle[:]
        new.fallen = self.fallen[:]
        new.cyber = self.cyber[:]
        new.seed_state = self.seed_state[:]
        new.nomads = self.nomads[:]
        new.boars = self.boars[:]
        new.deeds = self.deeds[:]
        new.pile = self.pile[:]
        new.razed = self.razed[:]
        new.legend = self.legend[:]
        new.own_pile = self.own_pile[:]
        new.used_own = self.used_own[:]
        new.lasting = self.lasting[:]
        new.played = self.played[:]
        new.hands = [h[:] for h in self.hands]
        new.held = [h[:] for h in self.held]
        new.held_open = [h[:] for h in self.held_open]
        new.round = self.round
        new.phase = self.phase
        new.active = self.active
        new.fought = self.fought
        new.white_left = self.white_left
        new.pp = self.pp
        new.banned = self.banned
        new.storm = self.storm
        new.trail = self.trail
        new.free_fights = self.free_fights
        new.harvest = self.harvest
        new.paused = self.paused
        return new

    def encode(self) -> dict[str, Any]:
        doc = self.encode_base()
        for name in FROZEN:
            doc[name] = getattr(self, name).hex()
        for name in ARRAYS:
            doc[name] = getattr(self, name).hex()
        for name in LISTS:
            doc[name] = getattr(self, name)[:]
        for name in SPARSE:
            if getattr(self, name):
                doc[name] = getattr(self, name)[:]
        for name in NESTED:
            doc[name] = [inner[:] for inner in getattr(self, name)]
        for name in SCALARS:
            doc[name] = getattr(self, name)
        return doc

    def decode(self, doc: dict[str, Any]) -> None:
        """Read back what ``encode`` wrote."""
        self.decode_base(doc)
        for name in FROZEN:
            setattr(self, name, bytes.fromhex(doc[name]))
        for name in ARRAYS:
            setattr(self, name, bytearray.fromhex(doc[name]))
        for name in LISTS:
            setattr(self, name, list(doc[name]))
        for name in SPARSE:
            setattr(self, name, list(doc.get(name, ())))
        for name in NESTED:
            setattr(self, name, [list(inner) for inner in doc[name]])
        for name in SCALARS:
            setattr(self, name, doc[name])
        self.refresh_ground()
        self.refresh_crowd()
        self.remember()

    # --- aims -----------------------------------------------------------------------------------------------

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

    def refresh_ground(self) -> None:
        """Work out walls and the lists of spaces again; call it after any change of FROZEN fields."""
        ground = self.ground
        self.spaces = tuple(s for s in range(SPACES) if ground[s])
        self.areas = tuple(s for s in self.spaces if ground[s] != HOMEZONE)
        walls, pig_walls, rims = bytearray(SPACES), bytearray(SPACES), bytearray(SPACES)
        for s in self.spaces:
            for d, t in AROUND[s]:
                if ground[t]:
                    rims[s] |= 1 << d
            closed = (self.print_blocks[s] & ~self.passages[s]) | self.blocks[s]
            pigs = self.pigs[s]
            if closed or pigs:
                for d, t in AROUND[s]:
                    if closed >> d & 1:
                        walls[s] |= 1 << d
                        walls[t] |= 1 << OPPOSITE[d]
                    if pigs >> d & 1:
                        pig_walls[s] |= 1 << d
                        pig_walls[t] |= 1 << OPPOSITE[d]
        self.walls = bytes(walls)
        self.pig_walls = bytes(pig_walls)
        self.rims = bytes(rims)

    def refresh_crowd(self) -> None:
        crowd = bytearray(SPACES * SIDES)
        might = array("H", bytes(2 * SPACES * SIDES))
        kinds, side, cp = self.kinds, self.rules.kind_side, self.book.cp
        for at, n in enumerate(list(self.units)):  # mypyc cannot loop over a bytearray
            if n:
                place = side[at % kinds] * SPACES + at // kinds
                crowd[place] += n
                might[place] += n * cp[at % kinds]
        self.crowd = crowd
        self.might = might

    # --- small verbs ----------------------------------------------------------------------------------------

    def set_ground(self, name: str, space: int, value: int) -> None:
        """Change one byte of a FROZEN field (a new ``bytes``: clones keep the old one). Then ``refresh_ground``."""
        changed = bytearray(getattr(self, name))
        changed[space] = value
        setattr(self, name, bytes(changed))

    def add(self, space: int, kind: int, n: int) -> None:
        """Put n units of a kind into a space (negative: take them away), without touching the stock."""
        self.units[space * self.kinds + kind] += n
        place = self.rules.kind_side[kind] * SPACES + space
        self.crowd[place] += n
        self.might[place] += n * self.book.cp[kind]

    def count(self, space: int, kind: int) -> int:
        return self.units[space * self.kinds + kind]

    def props(self, space: int) -> int:
        """Effective Properties as bits (TS-AREA-05, TS-AREA-12)."""
        return self.printed[space] & ~self.negated[space] | self.added[space]

    def area_bit(self, space: int) -> int:
        """The bit of an Area in what a seat has conquered: it follows the tile, wherever Events may put it."""
        return 1 << (len(self.book.tile_ids) + space if self.tile[space] == NO_TILE else self.tile[space])

    def kinds_at(self, space: int, side: int) -> list[int]:
        """Kinds of a side that stand in a space."""
        base = space * self.kinds
        mine = self.book.kinds_of[len(FACTIONS) if side == ONI else self.rules.faction_of[side]]
        return [k for k, n in enumerate(self.units[base + mine.start : base + mine.stop], mine.start) if n]

    def sides_at(self, space: int) -> list[int]:
        """Sides with units in a space: players in Initiative order, then the Oni."""
        crowd = self.crowd
        found = [s for s in self.order if crowd[s * SPACES + space]]
        if crowd[ONI * SPACES + space]:
            found.append(ONI)
        return found

    def spaces_of(self, side: int) -> list[int]:
        """Spaces where a side has units."""
        here = self.crowd[side * SPACES : (side + 1) * SPACES]
        return [s for s in self.spaces if here[s]]

    def is_empty(self, space: int) -> bool:
        crowd = self.crowd
        return not (crowd[space] or crowd[SPACES + space] or crowd[2 * SPACES + space] or crowd[3 * SPACES + space]
                    or crowd[ONI * SPACES + space])  # fmt: skip

    def controlled(self, side: int) -> int:
        """How many Areas carry the side's Territory marker."""
        return self.territory.count(side)

    def place_of(self, seat: int) -> int:
        """Initiative place, 0 for the first."""
        return self.order.index(seat)

    def chooser(self, attacker: int = -1) -> int:
        """Who decides for Oni: the last on the Initiative board, or the last but one if that attacks (TS-ONI-51)."""
        last = self.order[-1]
        return self.order[-2] if last == attacker else last

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

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        from .view import looks

        return looks(self, seats)

    def scores(self) -> list[int]:
        from .rules.scoring import totals

        return totals(self)

    def redeal(self, seat: int, chance: Random) -> None:
        from .redeal import redeal

        redeal(self, seat, chance)
