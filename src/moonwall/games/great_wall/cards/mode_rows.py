"""Rows of the co-operative and solo cards: Events, Emperor's Requests, cards of the Reed Clan and of Qin Jiushao."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from moonwall.table.content import Source, TableSpec
from moonwall.table.errors import did_you_mean

from . import vocabulary as words
from .parts import Effect, Found, Mode, Part, check_active, check_effects

LASTING = (
    ("power", "row-1"),
    ("lethality", "breach"),
    ("price", "hire"),
    ("price", "barricade"),
    ("defence", "shared-sections"),
)


class EventRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    do: tuple[Effect, ...]
    lasting: bool = False
    house: tuple[str, ...] = ()


class Demand(Part, frozen=True):
    """What a Request asks for; all parts given must be met."""

    each: bool = False  # every player alone (GW-COOP-11); else the table together
    pay: tuple[int, int, int, int] = (0, 0, 0, 0)
    soldiers: int = 0  # Sacrificed from Resting zones or Shooting spots
    spearmen: int = 0  # Sacrificed from the pool
    clerks: int = 0  # Sacrificed from the pool
    escort: bool = False  # one Soldier off each of the Sections, one of them a Horseman
    honour: int = 0
    honour_each: int = 0
    warehouse: int = 0
    taken: int = 0  # Hordes taken this Year
    no_breach: bool = False
    walls: tuple[int, ...] = ()  # levels that so many Sections have reached
    every_section: bool = False  # holds a Horde
    hordes: int = 0  # on the board


class RequestRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    two: Demand | None = None
    three: Demand | None = None
    four: Demand | None = None
    house: tuple[str, ...] = ()


class AutomatonRow(msgspec.Struct, frozen=True, rename={"honour_per_support": "honour-per-support"}):
    id: str
    source: Source
    owner: Literal["reed", "qin"]
    kind: Literal["command", "general"]
    title: str = ""
    clerks: int = 0
    function: str = ""
    defence: int = 0
    honour_per_support: int = 0
    mode: Mode = ""
    house: tuple[str, ...] = ()

    def uses(self, field: str) -> bool:
        """A Command card moves Clerks, a General has abilities."""
        return field not in (("defence", "honour-per-support") if self.kind == "command" else ("clerks", "function"))


def check_event(row: EventRow, tables: Mapping[str, Any]) -> Found:
    yield from check_effects("do", row.do)
    if not row.lasting:
        yield from check_active("do", row.do)
    if not row.do:
        yield "do", "an Event needs at least one effect"
    lasting = (*words.PASSIVE, "defence")
    for effect in row.do:
        if row.lasting and effect.verb not in lasting:
            yield "do", f"a lasting Event changes numbers only: {', '.join(lasting)}; not {effect.verb!r}"
        elif row.lasting and (effect.verb, effect.what or effect.where) not in LASTING:
            known = "; ".join(" ".join(words_) for words_ in LASTING)
            yield (
                "do",
                f"no rule reads {effect.verb!r} of {effect.what or effect.where!r} from an Event; known: {known}",
            )


def check_request(row: RequestRow, tables: Mapping[str, Any]) -> Found:
    if row.two is row.three is row.four is None:
        yield "three", "a Request needs a demand for some number of players"
    for name in ("two", "three", "four"):
        demand = getattr(row, name)
        if demand is None:
            continue
        if demand == Demand(each=demand.each):
            yield name, "the demand asks for nothing"
        if min(demand.pay) < 0:
            yield f"{name}.pay", "four numbers of 0 or more: Wood, Stone, Gold, Qi"
        if len(demand.walls) > 3 or any(not 1 <= level <= 3 for level in demand.walls):
            yield f"{name}.walls", "at most three levels from 1 to 3"


def check_automaton(row: AutomatonRow, tables: Mapping[str, Any]) -> Found:
    if row.kind == "command" and row.function not in words.AUTOMATON_FUNCTIONS:
        yield (
            "function",
            f"there is no function {row.function!r}.{did_you_mean(row.function, list(words.AUTOMATON_FUNCTIONS))}",
        )
    for field, value in (("clerks", row.clerks), ("defence", row.defence), ("function", row.function)):
        if value and not row.uses(field):
            yield field, f"a {row.kind} takes no {field!r}"
    if row.title and row.title not in tables["commands"]:
        known = list(tables["commands"])
        yield "title", f"there is no Command card {row.title!r}.{did_you_mean(row.title, known)}"


MODE_SPECS = [
    TableSpec("events", EventRow, check_event),
    TableSpec("requests", RequestRow, check_request),
    TableSpec("automata", AutomatonRow, check_automaton, extend=False, aside={"mode": "says in which games it is"}),
]
