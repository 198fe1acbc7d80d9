"""The rows of *Rise of the Moon Princess*: one frozen struct a table, and what types alone cannot check.

The rules text prints no card, track or value, so nearly every row is ours (``source = "house"``); what it does say of
Legendary Oni is marked ``rulebook``. A pack may replace each of them by the printed one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from moonwall.table import TableSpec
from moonwall.table.content import Rows

from ...content_rows import Problems, Row, amount

Goal = Literal["", "marker", "markers-2", "units", "priority", "own-marker", "no-oni", "home"]
Aftermath = Literal["", "make-outside", "prioritise", "momentum", "make-moon", "make-each"]
Place = Literal["fertile", "moon", "no-tsukuyumi", "centre", "moon-rim", "lowest-home", "inner-marked-near-princess"]
Ability = Literal[
    "far-mover", "always-attacks", "spawn-round", "tax", "third-attack", "die", "follow-and-tear", "no-conquest"
]
CounterDo = Literal[
    "ambush", "backlash", "oni-attacks", "princess", "reclaim", "mark-land", "limit-movement", "limit-production",
    "limit-combat", "limit-events", "oni-hp", "conquest-need", "oni-score", "ebb", "objective-vp", "gate-vp",
]  # fmt: skip
PERMANENT = frozenset(
    ["limit-movement", "limit-production", "limit-combat", "limit-events", "oni-hp", "conquest-need", "objective-vp",
     "gate-vp"]
)  # fmt: skip
RoundEffect = Literal["range", "damage", "siege", "princess", "offerings", "first-attack", "two-oni", "no-events"]
RoundMake = Literal["none", "centre-and-marked", "fewest-moon", "gates", "touched", "fertile", "heart", "ring"]
Objective = Literal["moon", "few", "gates", "away", "fertile", "centre", "areas", "kills"]
Change = Literal[
    "rocket-bars-placing", "espionage-once", "ghost-four", "samurai-after-move", "home-outside-inner",
    "queen-after-move", "mines-two", "strongholds-two", "no-team-devastation", "no-vp", "ranged-no-momentum",
    "land-no-momentum", "home-marker", "cp-ten", "basic-conquest", "no-empty-win", "two-areas", "ask-cleansing",
    "kills-no-momentum",
]  # fmt: skip


class Princess(Row, frozen=True, kw_only=True):
    """The Moon Princess herself (HD-03)."""

    cp: int
    hp: int
    dmg: int


class Track(Row, frozen=True, kw_only=True):
    """A Momentum track (HD-01). ``step`` spaces lie between two special ones, ``long_step`` in the game of four rounds;
    a special space is ``counters`` or ``legends`` steps from the start, which is space 1. Every ``zone`` steps are
    worth 1 VP to the Oni, at most ``most``."""

    players: int
    step: int
    long_step: int
    counters: list[int]
    legends: list[int]
    zone: int
    most: int


class PrincessCard(Row, frozen=True, kw_only=True):
    """A Moon Princess card (HD-02): she walks in a direction to a ``goal``, or so many ``steps``; ``then`` follows, and
    with at least ``attack_from`` players she attacks (0: never)."""

    dir: Literal["cw", "ccw", "nearest"]
    goal: Goal = ""
    steps: int = 0
    then: Aftermath = ""
    n: int = 0
    attack_from: int = 0


class CoopLegend(Row, frozen=True, kw_only=True):
    """A Legendary Oni's card (HD-04): ``legend`` is the word of its unit, ``place`` where it comes in."""

    legend: str
    place: Place
    do: Ability


class CoopCounter(Row, frozen=True, kw_only=True):
    """A Counter (HD-05): ``last``: of the last round's deck; ``permanent``: stays face up; ``all``: hits everybody.
    A limit takes ``n`` off a symbol, never below ``least``."""

    last: bool = False
    permanent: bool = False
    all: bool = False
    do: CounterDo
    n: int = 0
    least: int = 0


class Modification(Row, frozen=True, kw_only=True):
    """A faction's modification card (MP-SETUP-04, HD-06)."""

    faction: str
    do: list[Change]


class RoundCard(Row, frozen=True, kw_only=True):
    """An Oni Round card (MP-ROUND-08, HD-09). The objective's number is ``n`` + ``per_player`` for each player;
    ``solo`` and ``many`` (five or six players) stand instead of it where they are not 0."""

    effect: RoundEffect
    effect_n: int = 1
    make: RoundMake = "none"
    princess: int = 0
    objective: Objective
    n: int = 0
    per_player: int = 0
    solo: int = 0
    many: int = 0
    vp: int


# --- checks -------------------------------------------------------------------------------------------------


def check_princess(row: Princess, tables: Mapping[str, Rows]) -> Problems:
    for field in ("cp", "hp", "dmg"):
        value = getattr(row, field)
        yield from amount(field, value, 5 if field == "hp" else 0, 200)
        if value % 5:
            yield field, f"must be a multiple of 5, not {value}: damage is counted in steps of 5"


def check_track(row: Track, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("players", row.players, 1, 6)
    for field in ("step", "long_step"):
        yield from amount(field, getattr(row, field), 1, 40)
    special = row.counters + row.legends
    if not special or min(special) < 1 or len(set(special)) != len(special):
        yield "counters", "special spaces lie at different numbers of steps, 1 or more, from the start"
    yield from amount("zone", row.zone, 1, 40)
    yield from amount("most", row.most, 0, 20)


def check_princess_card(row: PrincessCard, tables: Mapping[str, Rows]) -> Problems:
    if bool(row.goal) == bool(row.steps):
        yield "goal", "a card has a goal or a number of steps: one of the two"
    if (row.goal == "home") != (row.dir == "nearest"):
        yield "dir", "'nearest' belongs to the goal 'home', and to no other"
    yield from amount("steps", row.steps, 0, 17)
    yield from amount("attack_from", row.attack_from, 0, 6)
    yield from amount("n", row.n, 0, 9)
    if bool(row.n) != (row.then in ("make-outside", "momentum", "make-moon", "make-each")):
        yield "n", "says how many, exactly where something is made or Momentum rises"


def check_coop_legend(row: CoopLegend, tables: Mapping[str, Rows]) -> Problems:
    words = [unit.legend for unit in tables["units"].values() if unit.legend]
    if row.legend not in words:
        yield "legend", f"no unit is the Legendary Oni {row.legend!r} (there are {', '.join(words)})"


def check_coop_counter(row: CoopCounter, tables: Mapping[str, Rows]) -> Problems:
    if row.permanent != (row.do in PERMANENT):
        lasts = "stays in force: write permanent = true" if row.do in PERMANENT else "happens at once: not permanent"
        yield "permanent", f"{row.do!r} {lasts}"
    yield from amount("n", row.n, 0, 20)
    yield from amount("least", row.least, 0, 9)
    if row.all and not row.permanent:
        yield "all", "only a permanent Counter hits all players or one"


def check_modification(row: Modification, tables: Mapping[str, Rows]) -> Problems:
    if not row.do:
        yield "do", "a modification card changes something"


def check_round_card(row: RoundCard, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("effect_n", row.effect_n, 1, 40)
    yield from amount("princess", row.princess, 0, 5)
    yield from amount("vp", row.vp, 0, 9)
    for field in ("n", "per_player", "solo", "many"):
        yield from amount(field, getattr(row, field), 0, 60)


TABLES = (
    TableSpec("princesses", Princess, check_princess, extend=False),
    TableSpec("tracks", Track, check_track, extend=False),
    TableSpec("princess_cards", PrincessCard, check_princess_card),
    TableSpec("coop_legends", CoopLegend, check_coop_legend, extend=False),
    TableSpec("coop_counters", CoopCounter, check_coop_counter),
    TableSpec("modifications", Modification, check_modification, extend=False),
    TableSpec("round_cards", RoundCard, check_round_card),
)
