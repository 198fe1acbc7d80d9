"""The rows of Tsukuyumi's content: one frozen struct a table. What types alone cannot check is in ``content_tables``.

Every row has ``id`` and ``source``; ``house`` names the fields of a rulebook or public row that are our own design.
Fields ending in ``_pl`` hold the value of the Polish edition where it differs (-1 or empty: the same).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from moonwall.table.content import Rows, Source

from .vocabulary import VERBS

Edition = Literal["italian", "polish"]
Colour = Literal["white", "blue", "green", "red"]
Prop = Literal["tsukuyumi", "unstable", "radioactive", "toxic"]
Problems = Iterator[tuple[str, str]]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    house: list[str] = []


class Unit(Row, frozen=True, kw_only=True):
    """A kind of miniature. ``cost`` 0: cannot be bought. ``becomes``: what it may be exchanged for, at the
    ``step_cost`` of that. ``flaming``: damage to others in its space at the end of its owner's Red turn. ``sealed``:
    immune to Radioactive. ``snipes``: may shoot at areas it does not stand in.
    ``displaces``: units it moves aside, ``displaces_far`` of them up to two areas in a battle; ``stage`` of growing.
    ``beast``: needs one that ``tames`` in its space; ``herds``: steps for who begins a movement with it; ``leads``:
    CP for each unit of ``leads_whom`` in its space.
    ``deck_cp``: its CP where another deck of Action cards is played, by deck.
    ``second_mask``: where it stands Masking works twice a round; ``calms_oni``: its owner may leave Oni actions out.

    ``legend``: a Legendary Oni, with these special rules; with no pieces it is left out. ``anchored``: never moves.
    ``module``: it is there only in games with this module."""

    faction: str
    pieces: int
    pieces_pl: int = -1
    cp: int
    deck_cp: dict[str, int] = {}
    hp: int
    dmg: int
    cost: int = 0
    size: Literal["small", "medium", "large"] = "medium"
    flying: bool = False
    massive: bool = False
    aggressive: bool = False
    range: int = 0
    productive: int = 0
    spawns: list[str] = []
    becomes: list[str] = []
    step_cost: int = 1
    flaming: int = 0
    sealed: bool = False
    snipes: bool = False
    displaces: int = 0
    displaces_far: int = 0
    stage: int = 0
    beast: bool = False
    tames: bool = False
    herds: int = 0
    leads: int = 0
    leads_whom: list[str] = []
    second_mask: bool = False
    calms_oni: bool = False
    armed: bool = False
    shields: bool = False
    lays_eggs: bool = False
    lays_mines: bool = False
    terraforms: int = 0
    escorts: int = 0
    guides: bool = False
    uplink: str = ""
    mascot: bool = False
    legend: str = ""
    anchored: bool = False
    module: str = ""

    @property
    def of(self) -> str:
        """The module it belongs to; empty: it is in every game."""
        return self.module or ("legendary_oni" if self.legend else "")


class Faction(Row, frozen=True, kw_only=True):
    """A faction board: its number fixes the first initiative order; ``start`` lists the starting units.

    No ``homezone``: it has none. ``defense_window``: when its Defense action works; ``any``: in each of them.
    ``expansion``: not of the base box. ``seat_vp``: for the first devastated area that stands for the Homezone of an
    opponent without one; ``razed_per_vp``: devastated areas that are a point at the end; ``kill_vp``: points of who
    destroys one of its units. ``defense_n``: the number of its Defense action. ``missiles``: ready at the start, with
    two players ``missiles_two``; ``missiles_fired`` at most by its Faction effect, at most ``missile_reach`` away.
    Without a Homezone: ``start_areas``, with two players ``start_areas_two``. ``events_start``: Events drawn at the
    start; ``extra_plays`` in each Event action; ``peace_vp``: points of A Place of Peace.
    ``joiners``: units that join a battle by its Defense action. ``portals``: laid at the start; ``extra_oni``: Oni that
    each opponent places at the start, at a table of three ``extra_oni_three``; ``extra_draws`` in each Event action,
    where others have Faction events."""

    number: int
    expansion: bool = False
    homezone: str = ""
    free_home: bool = False
    effect: str
    defense: str = ""
    defense_window: Literal["", "before", "damage", "counter", "after", "any"] = ""
    protection_add: int = 0
    protection_times: int = 1
    objective: str
    mission: str
    mascot: str
    start: dict[str, int]
    start_two: dict[str, int] = {}
    eggs: int = 0
    eggs_per_area: int = 1
    terraforming: int = 0
    terraforming_per_area: int = 2
    strongholds_per_area: int = 1
    uplinks: int = 0
    seat_vp: int = 0
    razed_per_vp: int = 0
    kill_vp: int = 0
    defense_n: int = 0
    missiles: int = 0
    missiles_two: int = 0
    missiles_fired: int = 0
    missile_reach: int = 0
    start_areas: int = 3
    start_areas_two: int = 1
    events_start: int = 0
    extra_plays: int = 0
    peace_vp: int = 0
    joiners: int = 0
    portals: int = 0
    extra_oni: int = 0
    extra_oni_three: int = 0
    extra_draws: int = 0


class Phase(msgspec.Struct, frozen=True, kw_only=True):
    """The symbols of one colour. ``oni``: areas, range, combats of an Oni Conquest."""

    effect: bool = False
    draw: int = 0
    play: int = 0
    initiative: int = 0
    production: int = 0
    place: int = 0
    oni: tuple[int, int, int] | None = None
    movement: int = 0
    combat: int = 0


Special = Literal[
    "",
    "ambush",
    "duel",
    "pincer",
    "pathfinders",
    "regroup",
    "settlement",
    "fortification",
    "mobilisation",
    "infiltration",
    "winter-quarters",
    "oni-hunt",
]


class ActionCard(Row, frozen=True, kw_only=True):
    """An absent colour is a phase the card does not have. ``n`` is the amount of its special text."""

    no: int = 0
    deck: Literal["many", "two", "coop"]
    editions: tuple[Edition, ...] = ("italian", "polish")
    blue: Phase | None = None
    green: Phase | None = None
    red: Phase | None = None
    special: Special = ""
    n: int = 0


class EventCard(Row, frozen=True, kw_only=True):
    """``do`` is what happens, ``n`` its amount or range, ``prop`` the Property given; ``free``: needs an area without
    units or Unstable (TS-EVENT-08); ``needs``: the area must have this Property.

    ``module``: the one that brings the card in (empty: always there); ``more``: further copies by module. ``epic``: it
    happens when it comes up and is never held (TSM-EPIC-03)."""

    no: list[int] = []
    copies: int
    copies_pl: int = -1
    do: str
    n: int = 0
    prop: Prop | Literal[""] = ""
    free: bool = False
    needs: Prop | Literal[""] = ""
    epic: bool = False
    module: str = ""
    more: dict[str, int] = {}


class FactionEvent(Row, frozen=True, kw_only=True):
    """A card of a faction's own Event pile, there once (TSM-FEVENT): ``do`` is what happens, ``n`` its amount."""

    faction: str
    do: str
    n: int = 0


CpTerm = Literal["units", "around", "strongholds", "double", "fury", "master"]
DmgTerm = Literal["units", "health", "weapons", "tetsuo", "beasts"]


class CombatCard(Row, frozen=True, kw_only=True):
    """``cp``: what is added up for its conquest (empty: none); ``dmg``: for its damage. ``double`` doubles the sum,
    ``fury`` is the damage of the units instead of their CP.

    ``devastates``: the sum of ``cp`` turns the ground over instead of conquering it (TS-COMBAT-15-PL); an enemy
    Homezone is then worth ``home_vp`` points, resists with ``home_cp`` and is safe before the round ``home_round``.
    ``deed``: what it does besides, first of all, by its faction's own rules (``Part.strike``), at most ``reach`` away.
    ``vp``: points that this may bring. ``plus`` is added to its damage; ``needs_unit`` must take part; after the battle
    the area gets ``after_give``.
    ``combat_left``: unspent Combat actions that must remain; ``min_units``: own units that must take part;
    ``assign`` attacker: the attacker picks the units hit; ``halves``: Counterstrike deals half against this card.
    ``deck``: it is there only where this deck of Action cards is played.
    """

    no: int = 0
    faction: str
    deck: str = ""
    needs: Literal["enemy", "any", "oni"]
    once: bool = False
    cp: list[CpTerm] = []
    dmg: list[DmgTerm] = []
    tetsuo: int = 0
    min_units: int = 0
    combat_left: int = 0
    assign: Literal["owner", "attacker"] = "owner"
    halves: bool = False
    devastates: bool = False
    home_vp: int = 0
    home_cp: int = 0
    home_round: int = 0
    deed: str = ""
    reach: int = 0
    vp: int = 0
    plus: int = 0
    needs_unit: str = ""
    needs_beast: bool = False
    after_give: Prop | Literal[""] = ""
    move_after: int = 0
    counters: list[str]
    counters_pl: list[str] = []


class Counterattack(Row, frozen=True, kw_only=True):
    """``do`` with its amount ``n`` (0: all) on ``what``; ``oni``: may be chosen for defending Oni (TS-ONI-53)."""

    window: Literal["board", "shield", "counter", "before"] = "counter"
    do: str
    n: int = 1
    what: str = ""
    oni: bool = True

    def uses(self, field: str) -> bool:
        verb = VERBS.get(("counterattacks", self.do))
        return field != "n" or verb is None or verb.n is not None


class Uplink(Row, frozen=True, kw_only=True):
    colour: Colour
    cost: int
    installed: bool = False
    n: int = 0
    unit: str = ""


class Mission(Row, frozen=True, kw_only=True):
    faction: str
    do: Literal["control", "types", "conquer", "destroy", "own"]  # own: its faction counts (Part.mission_count)
    n: int
    when: Literal["instant", "own-red", "scoring"] = "instant"  # when it is looked at
    prop: Prop | Literal[""] = ""
    types: list[str] = []
    vp: int = 1


class Objective(Row, frozen=True, kw_only=True):
    """``each``: points for every ``n``, without end, instead of ``vp`` once."""

    faction: str
    do: Literal["map", "conquests", "reconquests", "control-red", "own"]  # own: see Part.counts
    n: int
    n_pl: int = -1
    vp: int = 2
    each: int = 0


class Task(Row, frozen=True, kw_only=True):
    """A task of a two-player Victory card. ``each``: VP for every ``n`` of it; ``most`` bounds them (0: no bound);
    ``repeat``: scored each time (the printed +)."""

    card: str
    no: int = 0
    faction: str
    do: str
    n: int
    vp: int
    when: Literal["instant", "last-red", "own-red", "round-end"]
    each: bool = False
    repeat: bool = False
    most: int = 0


class Tile(Row, frozen=True, kw_only=True):
    type: Literal["ocean", "fertile", "mountain", "riverland"]
    prop: Prop | Literal[""] = ""
    mountain: int = 0
    blocks: list[int] = []
    sets: list[Literal["base", "polish", "extra", "moonfall", "sixth"]]
    deck: str = ""  # it is there only where this deck of Action cards is played


class Marker(Row, frozen=True, kw_only=True):
    """Movable pieces on areas (``area``), edges (``edge``) or their owner's board (``board``). ``value``: CP, damage or
    cover of one.

    ``module``: the one that brings it in (empty: always there); ``more``, ``more_pl``: further pieces by module.
    ``stays``: it keeps its place when another tile is laid there."""

    owner: str = "neutral"
    place: Literal["area", "edge", "board"]
    pieces: int
    pieces_pl: int = -1
    value: int = 0
    module: str = ""
    stays: bool = False
    more: dict[str, int] = {}
    more_pl: dict[str, int] = {}


class Weapon(Row, frozen=True, kw_only=True):
    value: int
    pieces: int
    cost: int = 1
    free: bool = False


class OniPool(Row, frozen=True, kw_only=True):
    """How many Oni of each size are in a game; ``total`` 0 means all pieces of the box. ``players``: tables of so many
    play with it unless they agree on another total."""

    total: int = 0
    units: dict[str, int] = {}
    players: list[int] = []


class Board(Row, frozen=True, kw_only=True):
    """A shape: its spaces besides the Moon, holes no Homezone or tile may fill, and one fair set of Homezones.

    ``fixed`` puts a type or Property (``fertile``, ``mountain``, ``radioactive``) on spaces; ``exact`` names those of
    which no other tile is drawn; ``homes``: the only Homezone spaces, if any; ``groups``: where starting areas must
    stay in the group of the Homezone; ``open``: neighbours, as ``q,r|q,r``, never parted by a printed Block."""

    scenario: str
    players: int
    tiles: int
    spaces: list[str]
    holes: list[str] = []
    fair: list[str] = []
    homes: list[str] = []
    fixed: dict[str, list[str]] = {}
    exact: list[str] = []
    groups: list[list[str]] = []
    open: list[str] = []


class Scenario(Row, frozen=True, kw_only=True):
    """Who can play it and its special rules; ``name`` is shown for a scenario of one's own (TS-SCEN-01)."""

    name: str = ""
    editions: tuple[Edition, ...] = ("italian", "polish")
    players: list[int]
    players_pl: list[int] = []
    objectives: bool = True
    home_by_moon: bool = True
    most_fertile: int = -1
    teams: Literal["", "pairs", "one"] = ""


# --- checks -------------------------------------------------------------------------------------------------------


def known(field: str, ids: Iterable[str], table: str, tables: Mapping[str, Rows]) -> Problems:
    for wanted in ids:
        if wanted not in tables[table]:
            near = ", ".join(list(tables[table])[:8])
            yield field, f"there is no row {wanted!r} in {table!r} (there are {near} …)"


def amount(field: str, value: int, low: int, high: int) -> Problems:
    if not low <= value <= high:
        yield field, f"must be a whole number from {low} to {high}, not {value}"
