"""Rows of the board's content: Locations, Walls, Soldiers, the Time track and single prices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from moonwall.table import TableSpec
from moonwall.table.content import Rows, Source

from .names import LOCATIONS

Resource = Literal["wood", "stone", "gold", "qi"]


class LocationRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    regular: bool
    shame: bool
    spaces_three: int = 0
    spaces_four: int = 0
    overseer_pays: Resource | None = None
    overseer_costs: list[int] = []


class WallRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    level: int
    cost: int
    defence: int
    spots: int


class SoldierRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    wood: int = 0
    stone: int = 0
    gold: int = 0
    qi: int = 0


class TimeRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    hordes: list[int]
    lethality: list[int]


class PriceRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    source: Source
    value: int


Found = Iterator[tuple[str, str]]


def _location(row: LocationRow, tables: Mapping[str, Rows]) -> Found:
    if row.regular:
        for field in ("spaces_three", "spaces_four"):
            if not 2 <= getattr(row, field) <= 8:
                yield field, "a Regular Location has 2 to 8 Clerk spaces"
    elif row.spaces_three or row.spaces_four:
        yield "spaces_three", "a Special Location has no separate spaces; leave the field out"
    if LOCATIONS.index(row.id) < 4 and (row.overseer_pays is None or not row.overseer_costs):
        yield "overseer_costs", "a Production Location needs overseer_pays and the cost of each level"
    if any(cost < 0 for cost in row.overseer_costs):
        yield "overseer_costs", "a cost cannot be negative"


def _wall(row: WallRow, tables: Mapping[str, Rows]) -> Found:
    if row.level not in range(4):
        yield "level", "a Wall has the levels 0 to 3"
    for field in ("cost", "defence", "spots"):
        if getattr(row, field) < 0:
            yield field, "must be 0 or more"


def _soldier(row: SoldierRow, tables: Mapping[str, Rows]) -> Found:
    for field in ("wood", "stone", "gold", "qi"):
        if getattr(row, field) < 0:
            yield field, "must be 0 or more"


def _time(row: TimeRow, tables: Mapping[str, Rows]) -> Found:
    if len(row.hordes) < 2 or len(row.hordes) != len(row.lethality):
        yield "lethality", "hordes and lethality need one number for each space, and at least two spaces"
    for field in ("hordes", "lethality"):
        if any(n < 0 for n in getattr(row, field)):
            yield field, "must be 0 or more"


def _price(row: PriceRow, tables: Mapping[str, Rows]) -> Found:
    if row.value < 0:
        yield "value", "must be 0 or more"


def _spec(name: str, row: type[msgspec.Struct], check: Any) -> TableSpec:
    drawn = {field.encode_name: "drawn on the board" for field in msgspec.structs.fields(row)}
    return TableSpec(name, row, check, extend=False, aside=drawn)


SPECS = (
    _spec("locations", LocationRow, _location),
    _spec("walls", WallRow, _wall),
    _spec("soldiers", SoldierRow, _soldier),
    _spec("times", TimeRow, _time),
    _spec("prices", PriceRow, _price),
)
