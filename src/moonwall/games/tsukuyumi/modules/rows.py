"""The rows of modules' cards: what each field means, and what types alone cannot check.

They lie apart from the modules' rules because these are compiled, and a row must know its own types at run time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from moonwall.table.content import Rows

from ..content_rows import Problems, Row, amount, known


class OniMission(Row, frozen=True, kw_only=True):
    """``do`` is what Oni must do: conquer the Moon's ``centre``, enter the own ``home``, conquer at a ``gate``."""

    do: Literal["centre", "home", "gate"]
    vp: int = 1


def check_oni_mission(row: OniMission, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("vp", row.vp, 0, 9)


class Alternative(Row, frozen=True, kw_only=True):
    """``do`` is what counts, ``n`` how much of it is wanted; ``units``: pieces that must be on the board. ``own``: the
    faction counts it (``Part.counted`` with the row's id), and ``when`` says at which moment. ``hope`` and
    ``hope_regular``: in how many of a hundred games bots reach it, and the faction's regular objective; by these they
    choose."""

    faction: str
    do: Literal["missions-open", "slain-round", "control", "assembled", "own"]
    n: int
    when: Literal["instant", "own-red", "scoring"] = "instant"
    units: dict[str, int] = {}
    vp: int = 2
    hope: int = 0
    hope_regular: int = 0
    hope_three: int = -1  # ``hope`` at a table of three, where it differs


def check_alternative(row: Alternative, tables: Mapping[str, Rows]) -> Problems:
    yield from known("faction", [row.faction], "factions", tables)
    yield from known("units", row.units, "units", tables)
    yield from amount("n", row.n, 1, 40)
    yield from amount("vp", row.vp, 0, 9)
    yield from amount("hope", row.hope, 0, 100)
    yield from amount("hope_regular", row.hope_regular, 0, 100)
    yield from amount("hope_three", row.hope_three, -1, 100)
    if (row.do == "assembled") != bool(row.units):
        yield "units", "name the pieces exactly for do = 'assembled'"
    if row.units and sum(row.units.values()) != row.n:
        yield "n", f"the units add up to {sum(row.units.values())}, not {row.n}"


class OniPowerCard(Row, frozen=True, kw_only=True):
    """``do`` is the rule it changes, ``n`` by how much; ``what``: the size of the Oni that move farther."""

    do: Literal["range", "damage", "counters", "strength", "place", "revenge"]
    n: int = 0
    what: Literal["", "small", "medium", "large"] = ""


def check_power(row: OniPowerCard, tables: Mapping[str, Rows]) -> Problems:
    if row.do == "revenge":
        yield from amount("n", row.n, 0, 0)
    else:
        yield from amount("n", row.n, 1, 60 if row.do == "damage" else 9)
    if (row.do == "range") != bool(row.what):
        yield "what", "name a size exactly for do = 'range'"


class Advantage(Row, frozen=True, kw_only=True):
    """``do`` is what it brings, ``n`` how much; ``useless``: factions that may exchange it."""

    do: Literal["move", "free-home", "produce", "white", "points", "area", "first", "events"]
    n: int = 0
    useless: list[str] = []


def check_advantage(row: Advantage, tables: Mapping[str, Rows]) -> Problems:
    if row.do in ("free-home", "first"):
        yield from amount("n", row.n, 0, 0)
    else:
        yield from amount("n", row.n, 1, 9)
