"""What a seat of Tsukuyumi may know, as one row of bytes, for researchers (``table/layout.py``).

The map comes first, plane by plane over all spaces of the grid: planes are bytes of the position as they are. Owners
count from the seat that looks: 1 mine, 2 the next seat's …, 7 the Oni's, 0 nobody's. Units and cards are those of the
factions that may sit at the table, whoever does. Nothing here is hidden from the seat: of others' hands it has sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_, itemgetter
from typing import Any

from moonwall.table.layout import SEATS, Block, Layout, one_of

from .board import NAMES, SPACES
from .book import MARKERS, PHASES, SYMBOLS, TYPES
from .lineup import FACTIONS
from .position import NOBODY, ONI, Rules, Tsukuyumi
from .rules.battle import ATTACKER, SPACE
from .view import SYMBOL_NAMES

ONI_MARK = 7
GROUNDS = ("area", "moon", "home")
SIXTHS = tuple([f"edge-{d}" for d in range(6)])
PROPERTIES = ("tsukuyumi", "unstable", "radioactive", "toxic")


def layout(game: Tsukuyumi, factions: tuple[str, ...] = ()) -> Layout:
    """The layout of a table like this one, where these factions may sit (without a list: those that do)."""
    names = factions or tuple([seat.faction for seat in game.seats])
    plan = Plan(game, names)
    return Layout(plan.blocks(game), len(game.seats), Writer(plan).write)


class Plan:
    """The words along the axes: what may be at the table."""

    __slots__ = ("actions", "events", "factions", "kinds", "marks", "missions", "seats")

    def __init__(self, game: Tsukuyumi, factions: tuple[str, ...]) -> None:
        content = game.book.content
        table = {*factions, "oni"}
        self.factions = factions
        self.seats = len(game.seats)
        others = [row.id for row in content["units"].values() if row.faction in table]
        self.kinds = tuple(dict.fromkeys([*game.book.kind_ids, *others]))  # as they lie in this book, if it has all
        self.actions = tuple(content["action_cards"])
        own = [row.id for row in content["faction_events"].values() if row.faction in table]
        self.events = (*content["events"], *own)
        self.missions = tuple([row.id for row in content["missions"].values() if row.faction in table])
        self.marks = tuple(content["markers"])

    def blocks(self, game: Tsukuyumi) -> list[Block]:
        found = [*self._map(), *self._table(), *self._seats(), *self._own()]
        for name in self.told():
            found += [Block(f"{name}/{word}", doc, *axes) for word, doc, *axes in FACTIONS[name].measured(game.book)]
        return found

    def told(self) -> list[str]:
        """The factions that tell numbers of their own; those of guests do not."""
        return [name for name in self.factions if name in FACTIONS]

    def _map(self) -> list[Block]:
        return [
            Block("ground", "1 for what the space is", GROUNDS, NAMES),
            Block("type", "1 for its type", TYPES[1:], NAMES),
            Block("mountain", "its printed Mountain value", NAMES),
            Block("walls", "1 for a closed edge", SIXTHS, NAMES),
            Block("pig-walls", "1 for an edge with a Pig Block", SIXTHS, NAMES),
            Block("tunnels", "1 for an edge with a Tunnel", SIXTHS, NAMES),
            Block("property", "1 for a Property in force", PROPERTIES, NAMES),
            Block("territory", "whose Territory marker lies there", NAMES),
            Block("home", "whose Homezone it is", NAMES),
            Block("markers", "markers of factions and modules", self.marks, NAMES),
            Block("units", "units of each kind", NAMES, self.kinds),
            Block("razed", "1 where it is devastated", NAMES),
            Block("moving", "units that have moved in the movement in progress", NAMES),
            Block("battle", "1 where a battle is fought, 2 if I attack", NAMES),
            Block("storm", "1 where no unit may leave this round", NAMES),
            Block("barred", "1 where the active player may not attack again this turn", NAMES),
        ]

    def _table(self) -> list[Block]:
        return [
            Block("owner", "whose units these are", self.kinds),
            Block("stock", "units that are not on the board", self.kinds),
            Block("neutral", "neutral markers left", MARKERS),
            Block("used-actions", "1 for an Action card played in an earlier round", self.actions),
            Block("open-events", "Events that lie open", self.events),
            Block("discarded-events", "Events on the discard pile", self.events),
            Block("round", "the round"),
            Block("phase", "1 for the phase", PHASES),
            Block("active", "whose turn it is"),
            Block("left", "symbols left this turn", SYMBOL_NAMES),
            Block("turn", "the rest of the turn", ("fought", "white", "production-points", "free-fights")),
            Block("decks", "cards left", ("events", "actions")),
        ]

    def _seats(self) -> list[Block]:
        seats = SEATS[: self.seats]
        return [
            Block("faction", "1 for its faction", seats, self.factions),
            Block("score", "points if the game ended now", seats),
            Block("place", "its place in the Initiative order, from 1", seats),
            Block("hand", "Action cards in hand", seats),
            Block("held", "Events kept", seats),
            Block("counts", "what it has done", ("moon", "kills", "conquests", "retaken", "moonstruck"), seats),
            Block("flags", "1 if so", ("objective", "once-used", "flipped"), seats),
            Block("missions", "1 for a fulfilled Mission", seats, self.missions),
            Block("card", "1 for the Action card of this round, where it lies open", seats, self.actions),
        ]

    def _own(self) -> list[Block]:
        return [
            Block("my-hand", "Action cards in my hand", self.actions),
            Block("my-card", "1 for my Action card of this round", self.actions),
            Block("my-events", "Events that I keep", self.events),
        ]


class Writer:
    """Writes a position in the order of the plan: bytes joined to bytes. What is as it was at the last look is not made
    again."""

    __slots__ = ("_books", "_kept", "_scored", "_scores", "_shown", "_shows", "faction_at", "owners", "plan", "rows")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.faction_at = dict(zip(plan.factions, one_of(len(plan.factions))))
        self.rows = one_of(len(plan.actions))
        self.owners = [
            bytes([_owner(side, seat, plan.seats) for side in range(256)]) for seat in range(plan.seats)
        ]  # by who looks: side -> owner
        self._books: dict[int, Shelf] = {}
        self._kept: tuple[tuple[bytes, ...], bytes] = ((b"",) * 6, b"")
        self._shown: tuple[bytes, ...] = ()
        self._shows = b""
        self._scored: tuple[Any, ...] = ()
        self._scores = b""

    def write(self, game: Tsukuyumi, seat: int) -> bytes:
        shelf = self._books.get(id(game.book))
        if shelf is None or shelf.book is not game.book:
            shelf = self._books[id(game.book)] = Shelf(game, self.plan, self.rows)
            while len(self._books) > 16:
                self._books.pop(next(iter(self._books)))
        found = self._map(game, seat, shelf)
        found += self._table(game, seat, shelf)
        found += self._seats(game, shelf)
        found += self._own(game, seat, shelf)
        at_table = game.rules.seat_of
        for name in shelf.blanks:
            mine = at_table.get(name)
            found.append(shelf.blanks[name] if mine is None else game.rules.factions[mine].measure(game))
        return b"".join(found)

    def _map(self, game: Tsukuyumi, seat: int, shelf: Shelf) -> list[bytes]:
        owners = self.owners[seat]
        found = [self._ground(game), self._properties(game)]
        found += (bytes(game.territory).translate(owners), game.home.translate(owners))
        shelf.marks(game, found)
        found += (shelf.units(game), _at(game.razed[::3]), self._moving(game), self._battle(game, seat))
        found += (_spread(game.storm), _spread(game.banned))
        return found

    def _ground(self, game: Tsukuyumi) -> bytes:
        """Planes that only an Event or a work changes: made anew when one of their immutable fields is another."""
        kept, planes = self._kept
        fields = (game.ground, game.terrain, game.mountain, game.walls, game.pig_walls, game.tunnels)
        if all(map(is_, kept, fields)):
            return planes
        ground, terrain, mountain, *edges = fields
        found = [ground.translate(row) for row in _EQUALS[1:4]]
        found += [terrain.translate(row) for row in _EQUALS[1:5]]
        found.append(mountain)
        found += [sides.translate(row) for sides in edges for row in _BITS]
        planes = b"".join(found)
        self._kept = (fields, planes)
        return planes

    def _properties(self, game: Tsukuyumi) -> bytes:
        shown = self._shown
        if not shown or shown[0] is not game.printed or shown[1] != game.negated or shown[2] != game.added:
            self._shown = (game.printed, bytes(game.negated), bytes(game.added))
            props = _effective(*self._shown)
            self._shows = b"".join([props.translate(row) for row in _BITS[:4]])
        return self._shows

    def _moving(self, game: Tsukuyumi) -> bytes:
        march = game.march
        if not march:
            return _BLANK
        found = bytearray(SPACES)
        for i in range(0, len(march), 5):
            found[march[i + 1]] = min(255, found[march[i + 1]] + march[i + 4])
        return bytes(found)

    def _battle(self, game: Tsukuyumi, seat: int) -> bytes:
        battle = game.battle
        if not battle:
            return _BLANK
        found = bytearray(SPACES)
        found[battle[SPACE]] = 2 if battle[ATTACKER] == seat else 1
        return bytes(found)

    def _table(self, game: Tsukuyumi, seat: int, shelf: Shelf) -> list[bytes]:
        owners = self.owners[seat]
        active = owners[game.active] if game.active >= 0 else 0
        return [
            shelf.sides(game).translate(owners),
            shelf.spread(game.stock, 0),
            bytes(game.neutral).ljust(len(MARKERS), b"\0"),
            _cards(game.used_actions, shelf.actions, len(self.plan.actions)),
            _cards(game.open_events, shelf.events, len(self.plan.events)),
            _cards(game.event_discard, shelf.events, len(self.plan.events)),
            bytes((game.round,)),
            _PHASES[game.phase],
            bytes((active, *game.left[:SYMBOLS])),
            bytes((game.fought, game.white_left, min(game.pp, 255), game.free_fights)),
            bytes((len(game.event_deck), len(game.undealt))),
        ]

    def _points(self, game: Tsukuyumi) -> bytes:
        """Points if the game ended now. Where no part has its say they depend on these alone (rules/scoring.py)."""
        rules = game.rules
        parts = (rules.on_totals, rules.on_points, rules.on_kept_points, rules.on_other_objective)
        asked = parts != _NO_PARTS or rules.victory_cards or bool(game.razed)
        if not asked:
            scored = (
                rules, game.terrain, game.printed, game.territory, game.negated, game.added, game.order, game.moon_vp,
                game.missions_done, game.objective_done,
            )  # fmt: skip
            if scored == self._scored:
                return self._scores
            self._scored = (*scored[:3], *[field[:] for field in scored[3:]])
        found = bytes([min(max(int(score), 0), 255) for score in game.scores()[: self.plan.seats]])
        if not asked:
            self._scores = found
        return found

    def _seats(self, game: Tsukuyumi, shelf: Shelf) -> list[bytes]:
        seats = range(self.plan.seats)
        numbers = [0] * self.plan.seats
        for n, seat in enumerate(game.order):
            numbers[seat] = n + 1
        numbers += map(len, game.hands)
        numbers += map(len, game.held)
        numbers += game.moon_vp
        numbers += game.kills
        numbers += [mask.bit_count() for mask in game.conquests]
        numbers += [mask.bit_count() for mask in game.retaken]
        numbers += [mask.bit_count() for mask in game.moonstruck]
        numbers += game.objective_done
        numbers += game.once_used
        numbers += game.flipped
        shown = [-1] * len(seats) if game.covered() else game.chosen
        missions, card = shelf.missions, shelf.card
        return [
            *[self.faction_at[game.seats[seat].faction] for seat in seats],
            self._points(game),
            bytes(numbers),
            *[missions(done) for done in game.missions_done],
            *[card(one) for one in shown],
        ]

    def _own(self, game: Tsukuyumi, seat: int, shelf: Shelf) -> list[bytes]:
        return [
            _cards(game.hands[seat], shelf.actions, len(self.plan.actions)),
            shelf.card(game.chosen[seat]),
            _cards(game.held[seat], shelf.events, len(self.plan.events)),
        ]


class Shelf:
    """How the numbers of one book become places of a plan."""

    __slots__ = (
        "_done", "_gaps", "_lain", "_lie", "_missions", "_pick", "_rows", "_rules", "_sides", "actions", "blanks",
        "book", "events", "goals", "kinds", "names", "same", "width",
    )  # fmt: skip

    def __init__(self, game: Tsukuyumi, plan: Plan, rows: list[bytes]) -> None:
        book = self.book = game.book
        at = {kind: n for n, kind in enumerate(plan.kinds)}
        self.kinds = [at.get(kind, -1) for kind in book.kind_ids]
        self.names = plan.marks
        self.width = len(plan.kinds)
        self.same = self.kinds == list(range(self.width))
        from_kind = {at: kind for kind, at in enumerate(self.kinds) if at >= 0}
        nothing = len(self.kinds)  # behind the last kind
        self._pick = itemgetter(*[from_kind.get(at, nothing) for at in range(self.width)], nothing)
        self._lain = self._lie = b""
        actions = {card: n for n, card in enumerate(plan.actions)}
        events = {card: n for n, card in enumerate(plan.events)}
        missions = {card: n for n, card in enumerate(plan.missions)}
        self.actions = [actions.get(card, -1) for card in book.action_ids]
        self.events = [events.get(card, -1) for card in book.event_ids]
        self._missions = [missions.get(card, -1) for card in book.mission_ids]
        self.goals = len(plan.missions)
        self._done: dict[int, bytes] = {}
        self._rows = rows
        self._rules: Rules | None = None
        self._sides = b""
        self._gaps: list[tuple[int, bytes]] = []
        self.blanks = {name: bytes(_size(FACTIONS[name].measured(book))) for name in plan.told()}

    def _read(self, rules: Rules) -> None:
        """What is the same as long as a match goes on: sides of units, where rows of markers lie, and the gaps."""
        self._rules = rules
        self._sides = self.spread([NOBODY if side < 0 else side for side in rules.kind_side], NOBODY)
        gap = 0
        self._gaps = []
        for kind in self.names:
            at = rules.marks.get(kind, -1)
            if at < 0:
                gap += 1
            else:
                self._gaps.append((at, bytes(gap * SPACES)))
                gap = 0
        self._gaps.append((-1, bytes(gap * SPACES)))

    def sides(self, game: Tsukuyumi) -> bytes:
        if self._rules is not game.rules:
            self._read(game.rules)
        return self._sides

    def marks(self, game: Tsukuyumi, found: list[bytes]) -> None:
        """The planes of all kinds of markers, in the order of the plan."""
        if self._rules is not game.rules:
            self._read(game.rules)
        marks = bytes(game.marks)
        for at, gap in self._gaps:
            found.append(gap)
            if at >= 0:
                found.append(marks[at : at + SPACES])

    def units(self, game: Tsukuyumi) -> bytes:
        if self.same:
            return bytes(game.units)
        if game.units != self._lain:
            self._lain = bytes(game.units)
            found = bytearray(SPACES * self.width)
            for kind, at in enumerate(self.kinds):
                if at >= 0:
                    found[at :: self.width] = self._lain[kind :: game.kinds]
            self._lie = bytes(found)
        return self._lie

    def spread(self, numbers: list[int], blank: int) -> bytes:
        """Numbers by kind of unit, in the order of the plan."""
        return bytes(numbers if self.same else self._pick([*numbers, blank])[:-1])

    def missions(self, done: int) -> bytes:
        known = self._done.get(done)
        if known is None:
            found = bytearray(self.goals)
            for n, at in enumerate(self._missions):
                if at >= 0 and done >> n & 1:
                    found[at] = 1
            known = self._done[done] = bytes(found)
        return known

    def card(self, card: int) -> bytes:
        return self._rows[self.actions[card]] if card >= 0 else self._rows[-1]


def _size(measured: list[tuple[Any, ...]]) -> int:
    return sum([Block("", "", *axes).size for _, _, *axes in measured])


def _owner(side: int, seat: int, seats: int) -> int:
    if side == ONI:
        return ONI_MARK
    return 1 + (side - seat) % seats if side < seats else 0


def _cards(cards: Sequence[int], places: list[int], count: int) -> bytes:
    """How many there are of each card."""
    found = bytearray(count)
    for card in cards:
        if places[card] >= 0:
            found[places[card]] += 1
    return bytes(found)


def _at(spaces: Sequence[int]) -> bytes:
    if not spaces:
        return _BLANK
    found = bytearray(SPACES)
    for space in spaces:
        found[space] = 1
    return bytes(found)


def _spread(mask: int) -> bytes:
    """Bits of spaces as a plane."""
    return _at([space for space in range(SPACES) if mask >> space & 1]) if mask else _BLANK


def _effective(printed: bytes, negated: bytes, added: bytes) -> bytes:
    """Properties in force (TS-AREA-05, TS-AREA-12), for all spaces at once."""
    whole = int.from_bytes(printed, "little") & ~int.from_bytes(negated, "little") | int.from_bytes(added, "little")
    return whole.to_bytes(SPACES, "little")


_BLANK = bytes(SPACES)
_NO_PARTS = ((), (), (), ())
_PHASES = one_of(len(PHASES))
_EQUALS = [bytes([int(n == value) for n in range(256)]) for value in range(6)]
_BITS = [bytes([n >> bit & 1 for n in range(256)]) for bit in range(6)]
