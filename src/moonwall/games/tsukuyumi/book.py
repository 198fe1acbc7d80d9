"""The book: content compiled once into plain lists of ints, shared by every position of a game and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from moonwall.table import Content, Option, option
from moonwall.table.cache import Kept

from .board import NAMES, SPACE
from .content_rows import ActionCard, Phase
from .vocabulary import Effect

if TYPE_CHECKING:
    from .position import Tsukuyumi

# Phases of a round, and the symbols an Action card can show in one of them.
WHITE, BLUE, GREEN, RED, BLACK = range(5)
PHASES = ("white", "blue", "green", "red", "black")
# By phase, the colours it counts as, as bits: Black is Blue, Green and Red at once (MP-BLACK-09).
COLOURS = (1 << WHITE, 1 << BLUE, 1 << GREEN, 1 << RED, 1 << BLUE | 1 << GREEN | 1 << RED)
EFFECT, DRAW, PLAY, INIT, PROD, PLACE, ONI_AREAS, ONI_RANGE, ONI_COMBATS, MOVE, COMBAT = range(11)
SYMBOLS = 11

# Properties of areas as bits; types of areas.
TSUKUYUMI, UNSTABLE, RADIOACTIVE, TOXIC = 1, 2, 4, 8
PROPS = {"tsukuyumi": TSUKUYUMI, "unstable": UNSTABLE, "radioactive": RADIOACTIVE, "toxic": TOXIC}
PROP_NAMES = {bit: name for name, bit in PROPS.items()}
NO_TYPE, OCEAN, FERTILE, MOUNTAIN, RIVERLAND = range(5)
TYPES = ("none", "ocean", "fertile", "mountain", "riverland")

# Neutral markers that can run out.
# The last ones are there only with the module that brings them.
MARKERS = ("tsukuyumi", "unstable", "radioactive", "negation", "block", "stop", "toxic")
M_TSUKUYUMI, M_UNSTABLE, M_RADIOACTIVE, M_NEGATION, M_BLOCK, M_STOP, M_TOXIC = range(7)
PROP_MARKER = {TSUKUYUMI: M_TSUKUYUMI, UNSTABLE: M_UNSTABLE, RADIOACTIVE: M_RADIOACTIVE, TOXIC: M_TOXIC}

LEADERS = ("observer", "skybound")  # Oni who change how those of their area attack
STRENGTH = {"small": 1, "medium": 2, "large": 4}  # TS-MOVE-07
NONE: frozenset[str] = frozenset()
NO_SYMBOLS = [0] * SYMBOLS
WHITE_LIST = (PROD, MOVE, COMBAT, DRAW)  # TS-ROUND-16: amounts 1; an event action draws 1 and plays 1


class Book:
    """Compiled content of one edition. Units are numbered over all factions; ``kinds[faction]`` is their range."""

    __slots__ = (
        "action_ids",
        "action_index",
        "aggressive",
        "anchored",
        "anchored_oni",
        "area_marks",
        "armed",
        "becomes",
        "blanks",
        "boards",
        "bought_kinds",
        "buy",
        "card_counters",
        "card_faction",
        "card_ids",
        "card_index",
        "cards",
        "companions",
        "compiled",
        "content",
        "cost",
        "counter_ids",
        "counter_index",
        "counters",
        "cp",
        "dmg",
        "edition",
        "escort",
        "escort_kinds",
        "exchanged_kinds",
        "event_copies",
        "event_do",
        "event_epic",
        "event_effects",
        "event_faction",
        "event_free",
        "event_ids",
        "event_index",
        "event_n",
        "event_needs",
        "event_prop",
        "faction_ids",
        "faction_of",
        "factions",
        "first_own",
        "flying",
        "guide",
        "guide_kinds",
        "has_phase",
        "hp",
        "kind_ids",
        "kind_index",
        "kinds",
        "kinds_of",
        "leads",
        "legend",
        "legends",
        "marker_pieces",
        "marches",
        "marks_in_box",
        "markers",
        "massive",
        "mission_ids",
        "mission_types",
        "missions",
        "notes",
        "objective_n",
        "objectives",
        "oni_kinds",
        "order",
        "pieces",
        "place_oni",
        "plain_oni",
        "productive",
        "productive_kinds",
        "prop_marker",
        "puts",
        "range_bonus",
        "special",
        "special_n",
        "step_cost",
        "strength",
        "symbols",
        "tasks",
        "tile_blocks",
        "tile_ids",
        "tile_index",
        "tile_mountain",
        "tile_prop",
        "tile_sets",
        "tile_type",
        "uplink_ids",
        "uplinks",
        "usual_steps",
        "weight",
        "weapons",
    )

    def __init__(
        self,
        content: Content,
        edition: str,
        deck: str = "many",
        modules: frozenset[str] = NONE,
        guests: frozenset[str] = NONE,
    ) -> None:
        self.content = content
        self.compiled: Any = None  # what modules above make of it once (rules/cards.py)
        # Positions with nothing on them, by what a table has agreed on; with guests there are too many to keep all
        self.blanks: Kept[Tsukuyumi] = Kept(2 if guests else 24)
        self.edition = edition
        # A faction of an expansion is in the book only of a game it takes part in: others stay as small as they were
        rows = content["factions"].values()
        self.factions: list[Any] = [row for row in rows if not row.expansion or row.id in guests]
        self.faction_ids: list[str] = [row.id for row in self.factions]
        self.order = {name: n for n, name in enumerate((*self.faction_ids, "oni"))}  # by a faction's word: its number
        self._units(modules, deck)
        self._actions([r for r in content["action_cards"].values() if edition in r.editions and r.deck == deck])
        self._events(modules)
        self._tiles(deck)
        self._cards(deck)
        self._factions(modules)

    def _rows(self, table: str) -> list[Any]:
        """The rows of a table that belong to the factions of the book or to the Oni."""
        return [row for row in self.content[table].values() if row.faction in self.order]

    def _printed(self, row: Any, field: str) -> int:
        """A number of a row as this edition prints it: it may have a column of its own."""
        polish: int = getattr(row, field + "_pl")
        number: int = getattr(row, field)
        return polish if self.edition == "polish" and polish >= 0 else number

    def _units(self, modules: frozenset[str], deck: str) -> None:
        order = self.order
        # Units of a module are in the book only of a game that uses it (TS-ONI-60); they come last of all
        units = [u for u in self._rows("units") if not u.of or (u.of in modules and u.pieces)]
        units.sort(key=lambda u: (order[u.faction], u.mascot, bool(u.legend)))
        self.kind_ids: list[str] = [u.id for u in units]
        self.kind_index: dict[str, int] = {u.id: k for k, u in enumerate(units)}
        self.faction_of: list[int] = [order[u.faction] for u in units]
        self.kinds: int = len(units)
        self.kinds_of: list[range] = []
        for faction in range(len(order)):
            mine = [k for k in range(len(units)) if self.faction_of[k] == faction]
            self.kinds_of.append(range(mine[0], mine[-1] + 1))
        self.oni_kinds = self.kinds_of[-1]
        self.plain_oni: list[int] = [k for k in self.oni_kinds if not units[k].legend]
        self.legend: list[str] = [u.legend for u in units]
        self.leads: list[bool] = [u.legend in LEADERS for u in units]
        self.notes: list[dict[str, bool]] = [{"legend": True} if u.legend else {} for u in units]  # for the view
        self.legends: dict[str, int] = {u.legend: k for k, u in enumerate(units) if u.legend}
        self.anchored_oni: list[int] = [k for k in self.oni_kinds if units[k].anchored]
        self.place_oni = {k: [option("place", units[k].id, name) for name in NAMES] for k in self.plain_oni}
        self.anchored: list[bool] = [u.anchored for u in units]
        self.companions: list[int] = [self.kind_index[f.mascot] for f in self.factions]
        self.pieces: list[int] = [self._printed(u, "pieces") for u in units]
        self.cp: list[int] = [u.deck_cp.get(deck, u.cp) for u in units]
        self.hp: list[int] = [u.hp for u in units]
        self.dmg: list[int] = [u.dmg for u in units]
        self.cost: list[int] = [u.cost for u in units]
        self.strength: list[int] = [STRENGTH[u.size] for u in units]
        # what counts in passing through enemies: size (TS-MOVE-07), Polish Health (TS-MOVE-07-PL)
        self.weight: list[int] = self.hp if self.edition == "polish" else self.strength
        self.flying: list[bool] = [u.flying for u in units]
        self.massive: list[bool] = [u.massive for u in units]
        self.aggressive: list[bool] = [u.aggressive for u in units]
        self.range_bonus: list[int] = [u.range for u in units]
        self.usual_steps: list[bool] = [not (u.massive or u.anchored or u.range) for u in units]  # nothing said of them
        self.marches: dict[int, Option] = {}  # those of movement, as they come up (rules/movement.py)
        self.puts: dict[int, list[Option]] = {}  # those of starting units (rules/setup.py)
        self.productive: list[int] = [u.productive for u in units]
        # by faction: kinds that bring Production points, that are bought, that are exchanged for others
        self.productive_kinds = [[k for k in kinds if self.productive[k]] for kinds in self.kinds_of]
        self.bought_kinds = [[k for k in kinds if self.cost[k] > 0] for kinds in self.kinds_of]
        self.exchanged_kinds = [[k for k in kinds if units[k].becomes] for kinds in self.kinds_of]
        self.buy: list[Option] = [option("buy", u.id) for u in units]
        self.armed: list[bool] = [u.armed for u in units]
        self.escort: list[int] = [u.escorts for u in units]
        self.guide: list[bool] = [u.guides for u in units]
        self.escort_kinds: list[list[int]] = [[k for k in kinds if self.escort[k]] for kinds in self.kinds_of]
        self.guide_kinds: list[list[int]] = [[k for k in kinds if self.guide[k]] for kinds in self.kinds_of]
        self.step_cost: list[int] = [u.step_cost for u in units]  # PP of an exchange for it (TS-PROD-09)
        self.becomes: list[list[int]] = [[self.kind_index[b] for b in u.becomes] for u in units]

    def _events(self, modules: frozenset[str]) -> None:
        order = self.order
        events = [e for e in self.content["events"].values() if not e.module or e.module in modules]
        own = self._rows("faction_events")
        self.first_own: int = len(events)  # Faction events come after the regular ones, with no copy in the deck
        self.event_ids: list[str] = [e.id for e in (*events, *own)]
        self.event_index: dict[str, int] = {e: n for n, e in enumerate(self.event_ids)}
        self.event_faction: list[int] = [-1] * len(events) + [order[e.faction] for e in own]
        self.event_copies: list[int] = [
            self._printed(e, "copies") + sum([e.more.get(m, 0) for m in modules]) for e in events
        ]
        self.event_copies += [0] * len(own)
        self.event_do: list[str] = [e.do for e in (*events, *own)]
        self.event_n: list[int] = [e.n for e in (*events, *own)]
        self.event_prop: list[int] = [PROPS.get(e.prop, 0) for e in events] + [0] * len(own)
        self.event_epic: list[bool] = [e.epic for e in events] + [False] * len(own)
        self.event_needs: list[int] = [PROPS.get(e.needs, 0) for e in events] + [0] * len(own)
        self.event_free: list[bool] = [e.free for e in events] + [False] * len(own)
        self.event_effects = [Effect("events", n, e.id, e.do, e.n, e.prop, e.free) for n, e in enumerate(events)]
        self.event_effects += [
            Effect("faction_events", n, e.id, e.do, e.n) for n, e in enumerate(own, start=self.first_own)
        ]

    def _tiles(self, deck: str) -> None:
        tiles = [t for t in self.content["tiles"].values() if t.deck in ("", deck)]
        self.tile_ids: list[str] = [t.id for t in tiles]
        self.tile_index: dict[str, int] = {t.id: n for n, t in enumerate(tiles)}
        self.tile_type: list[int] = [TYPES.index(t.type) for t in tiles]
        self.tile_prop: list[int] = [PROPS.get(t.prop, 0) for t in tiles]
        self.tile_mountain: list[int] = [t.mountain for t in tiles]
        self.tile_blocks: list[int] = [sum(1 << e for e in t.blocks) for t in tiles]
        self.tile_sets: list[list[str]] = [list(t.sets) for t in tiles]

    def _cards(self, deck: str) -> None:
        content, polish = self.content, self.edition == "polish"
        self.cards: list[Any] = [c for c in self._rows("combat_cards") if c.deck in ("", deck)]
        self.card_ids: list[str] = [c.id for c in self.cards]
        self.card_index: dict[str, int] = {c.id: n for n, c in enumerate(self.cards)}
        self.card_counters: list[list[str]] = [
            list(c.counters_pl if polish and c.counters_pl else c.counters) for c in self.cards
        ]
        self.card_faction: list[int] = [self.order[c.faction] for c in self.cards]
        self.counters: list[Any] = list(content["counterattacks"].values())
        self.counter_ids: list[str] = [c.id for c in self.counters]
        self.counter_index: dict[str, int] = {c.id: n for n, c in enumerate(self.counters)}

    def _factions(self, modules: frozenset[str]) -> None:
        content = self.content
        self.uplinks: list[Any] = list(content["uplinks"].values())
        self.uplink_ids: list[str] = [u.id for u in self.uplinks]
        self.weapons: list[Any] = list(content["weapons"].values())
        self.missions: list[Any] = self._rows("missions")
        self.mission_ids: list[str] = [m.id for m in self.missions]
        # by Mission: the types of areas it wants, as bits; a word that is none is never fulfilled
        self.mission_types: list[int] = [
            sum([1 << (TYPES.index(t) if t in TYPES[1:] else len(TYPES)) for t in set(m.types)]) for m in self.missions
        ]
        self.objectives: list[Any] = [content["objectives"][f.objective] for f in self.factions]
        self.objective_n: list[int] = [self._printed(o, "n") for o in self.objectives]
        self.tasks: list[Any] = self._rows("tasks")
        self.markers: dict[str, Any] = {
            name: m for name, m in content["markers"].items() if not m.module or m.module in modules
        }
        polish = self.edition == "polish"
        self.marks_in_box: dict[str, int] = {
            name: self._printed(m, "pieces") + sum([(m.more_pl if polish else m.more).get(one, 0) for one in modules])
            for name, m in self.markers.items()
        }
        self.area_marks: list[str] = [n for n, m in self.markers.items() if m.place == "area" and n not in MARKERS]
        here = MARKERS if "toxic" in self.markers else MARKERS[:M_TOXIC]
        self.marker_pieces: list[int] = [self.marks_in_box.get(name, 0) for name in here]
        self.prop_marker: dict[int, int] = {prop: m for prop, m in PROP_MARKER.items() if m < len(here)}
        self.boards: dict[tuple[str, int], Any] = {(b.scenario, b.players): b for b in content["boards"].values()}

    def _actions(self, rows: list[ActionCard]) -> None:
        self.action_ids: list[str] = [r.id for r in rows]
        self.action_index: dict[str, int] = {r.id: n for n, r in enumerate(rows)}
        self.special: list[str] = [r.special for r in rows]
        self.special_n: list[int] = [r.n for r in rows]
        self.has_phase: list[list[bool]] = []
        self.symbols: list[list[list[int]]] = []
        for r in rows:
            sides = (r.blue, r.green, r.red)
            shown = [side is not None for side in sides]
            self.has_phase.append([True, *shown, any(shown)])
            symbols = [self._symbols(side, r.deck) for side in sides]
            # what a card shows in Black: all that it shows in the colours Black counts as
            self.symbols.append([NO_SYMBOLS, *symbols, [sum(one) for one in zip(*symbols)]])

    def _symbols(self, phase: Phase | None, deck: str) -> list[int]:
        if phase is None:
            return NO_SYMBOLS
        oni = phase.oni
        if oni is None:
            oni = (0, 0, 0)
        elif self.edition != "polish" and deck == "many":  # cards for two are played as printed in both editions
            oni = (1, 1, 1)  # TS-ONI-30: one area, range 1, one attack; the printed numbers are Polish (TS-ONI-30-PL)
        return [
            int(phase.effect), phase.draw, phase.play, phase.initiative, phase.production, phase.place, *oni,
            phase.movement, phase.combat,
        ]  # fmt: skip

    def spaces(self, names: list[str]) -> list[int]:
        return [SPACE[name] for name in names]


BOOKS: Kept[Book] = Kept(64)  # those of the box are eight; a table with factions of expansions has its own


def book_of(
    content: Content,
    edition: str,
    deck: str = "many",
    modules: frozenset[str] = NONE,
    factions: Iterable[str] = (),
) -> Book:
    """The book of an edition; ``deck`` says which Action cards are used (TS-TWO-08), ``modules`` which modules are,
    ``factions`` who sits at the table."""
    owners = {u.of for u in content["units"].values()}
    used = modules & (owners | {row.module for table in ("events", "markers") for row in content[table].values()})
    guests = frozenset([name for name in factions if content["factions"][name].expansion])
    return BOOKS.get((content.hash, edition, deck, used, guests), lambda: Book(content, edition, deck, used, guests))
