"""The rows of card content, one struct a table, with checks that say what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from moonwall.table.content import Source, TableSpec
from moonwall.table.errors import did_you_mean

from . import vocabulary as words
from .mode_rows import MODE_SPECS
from .parts import (
    Ability,
    Box,
    Effect,
    Found,
    If,
    Mode,
    check_abilities,
    check_active,
    check_context,
    check_effects,
    check_if,
    check_passive,
    known,
)

CELL_LETTERS = "owsgqahHt"


class CommandRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    boxes: tuple[Box, ...]
    function: str = ""
    house: tuple[str, ...] = ()


class HordeRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    power: int
    honour: int
    grid: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    mode: Mode = ""
    house: tuple[str, ...] = ()

    def counts(self) -> dict[str, int]:
        armoured = sum(line.count("!") for line in self.grid)
        return {"armoured": armoured} if armoured else {}


class GeneralRow(msgspec.Struct, frozen=True, rename={"coop_qi": "coop-qi"}):
    id: str
    source: Source
    resources: tuple[int, int, int, int]
    tactics: int
    tea: int
    abilities: tuple[Ability, ...] = ()
    mode: Mode = ""
    coop_qi: int = 0  # more at the set-up of the co-operative game
    house: tuple[str, ...] = ()


class AdvisorRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    abilities: tuple[Ability, ...] = ()
    house: tuple[str, ...] = ()


class TacticRow(msgspec.Struct, frozen=True, rename={"if_": "if", "plain_cost": "plain-cost"}):
    id: str
    source: Source
    when: str
    plain: tuple[Effect, ...]
    boosted: tuple[Effect, ...]
    cost: int
    if_: If | None = None
    any: bool = False
    plain_cost: tuple[Effect, ...] = ()
    mode: Mode = ""
    house: tuple[str, ...] = ()


class ArtifactRow(msgspec.Struct, frozen=True):
    id: str
    source: Source
    honour: int = 0
    per: str = ""
    function: str = ""
    ranks: tuple[int, ...] = ()
    house: tuple[str, ...] = ()


def check_command(row: CommandRow, tables: Mapping[str, Any]) -> Found:
    for number, box in enumerate(row.boxes):
        yield from check_effects(f"boxes[{number}].do", box.do)
        yield from check_context(f"boxes[{number}].do", "command box", box.do)
        yield from check_active(f"boxes[{number}].do", box.do)
        for effect in box.do:
            title = effect.if_.track_has if effect.if_ else ""
            if title and title not in tables["commands"]:
                titles = list(tables["commands"])
                yield (
                    f"boxes[{number}].if.track-has",
                    f"there is no Command card {title!r}.{did_you_mean(title, titles)}",
                )
    if row.function:
        yield from known("function", "function", row.function, words.COMMAND_FUNCTIONS)


def check_horde(row: HordeRow, tables: Mapping[str, Any]) -> Found:
    if len(row.grid) != 2:
        yield "grid", f"a grid has 2 rows of 6 cells, not {len(row.grid)} rows"
    for line in row.grid:
        cells = line.split()
        if len(cells) != 6:
            yield "grid", f"a row of the grid has 6 cells with spaces between, not {len(cells)}: {line!r}"
        for cell in cells:
            if cell != "." and (cell[0] not in CELL_LETTERS or cell[1:] not in ("", "!")):
                yield "grid", f"{cell!r} is no cell; use . or one of {' '.join(CELL_LETTERS)}, with ! if armoured"
    if all(cell == "." for line in row.grid for cell in line.split()):
        yield "grid", "a Horde needs at least one Vital point"
    if row.power < 0 or row.honour < 0:
        yield "power" if row.power < 0 else "honour", "must not be negative"
    yield from check_abilities(row.abilities, contexts=False)  # a Horde looks at itself


def check_general(row: GeneralRow, tables: Mapping[str, Any]) -> Found:
    if min(row.resources) < 0:
        yield "resources", "four numbers of 0 or more: Wood, Stone, Gold, Qi"
    if not 0 <= row.tactics <= 5:
        yield "tactics", f"0 to 5 Tactic cards, not {row.tactics}"
    others = [other.id for other in tables["generals"].values() if other.tea == row.tea and other.id != row.id]
    if others:
        yield "tea", f"Tea values must differ; {row.tea} is also that of {others[0]!r} (GW-SETUP-25)"
    yield from check_abilities(row.abilities)
    yield from check_passive(row.abilities)


def check_advisor(row: AdvisorRow, tables: Mapping[str, Any]) -> Found:
    yield from check_abilities(row.abilities)
    yield from check_passive(row.abilities)


def check_tactic(row: TacticRow, tables: Mapping[str, Any]) -> Found:
    yield from known("when", "window for Tactic cards", row.when, words.TACTIC_WINDOWS)
    if not 0 <= row.cost <= 20:
        yield "cost", f"Qi for the Boosted box, 0 to 20, not {row.cost}"
    for name in ("plain", "boosted"):
        effects = getattr(row, name)
        if not effects:
            yield name, "each box needs at least one effect"
        yield from check_effects(name, effects)
        yield from check_context(name, row.when, effects)
        yield from check_active(name, effects, row.any)
    yield from check_effects("plain-cost", row.plain_cost)
    yield from check_if("", row.if_)


def check_artifact(row: ArtifactRow, tables: Mapping[str, Any]) -> Found:
    if row.function:
        yield from known("function", "function", row.function, words.ARTIFACT_FUNCTIONS)
    elif not row.per:
        yield "per", f"say what is counted: {', '.join(words.COUNTERS)}; or name a function"
    else:
        yield from known("per", "counter", row.per, words.COUNTERS)


PRINTED = "drawn on the card of the Horde beside the sentence"
SET_UP = ("resources", "tactics", "tea", "coop-qi", "mode")

SPECS = [
    TableSpec("commands", CommandRow, check_command, extend=False),
    TableSpec("hordes", HordeRow, check_horde, aside=dict.fromkeys(("power", "honour", "grid", "mode"), PRINTED)),
    TableSpec("generals", GeneralRow, check_general, aside=dict.fromkeys(SET_UP, "used at the set-up, shown with it")),
    TableSpec("advisors", AdvisorRow, check_advisor),
    TableSpec("tactics", TacticRow, check_tactic, aside={"mode": "says in which games the card is"}),
    TableSpec("artifacts", ArtifactRow, check_artifact),
    *MODE_SPECS,
]
