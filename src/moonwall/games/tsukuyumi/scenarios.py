"""Scenario files: what a board and its scenario must keep so that they can be played (TS-SCEN-01).

A scenario of one's own is a content pack: a folder with a TOML file of one ``[[scenarios]]`` row and a ``[[boards]]``
row for every number of players. The checks here say what cannot be played; :func:`problems` checks a text.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from .board import AROUND, COORDS, MOON, RADIUS, SPACE, SPACES, beyond, distance, edge_of

if TYPE_CHECKING:
    from moonwall.table.content import Rows

    from .content_rows import Board, Scenario

TILES_EACH = 7  # TS-SETUP-03: 21, 28, 35, 42 tiles
START_AREAS = 3  # TS-SETUP-18
FARTHEST = RADIUS - 1  # the outermost ring stays free for Homezones
FIXABLE = ("fertile", "mountain", "ocean", "radioactive")
UNPLAYED = ("two",)  # scenarios whose board the players lay themselves

Problems = Iterator[tuple[str, str]]


def check_scenario(row: Scenario, tables: Mapping[str, Rows]) -> Problems:
    if not row.players:
        yield "players", "name at least one number of players, for instance [3, 4]"
    for field in ("players", "players_pl"):
        for n in getattr(row, field):
            if row.id in UNPLAYED:
                continue
            if not 3 <= n <= 6:
                yield field, f"a scenario is for 3 to 6 players, not {n}"
            elif not any(b.scenario == row.id and b.players == n for b in tables["boards"].values()):
                yield field, f"there is no board for {n} players: add a row to 'boards' with scenario = {row.id!r}"
    if row.teams and set(row.players) != {4}:
        yield "teams", "alliances are for exactly 4 players"


def check_board(row: Board, tables: Mapping[str, Rows]) -> Problems:
    scenario = tables["scenarios"].get(row.scenario)
    if scenario is None:
        yield "scenario", f"there is no row {row.scenario!r} in 'scenarios': {', '.join(tables['scenarios'])}"
    elif row.players not in (*scenario.players, *scenario.players_pl):
        yield "players", f"scenario {row.scenario!r} is not for {row.players} players: name them there as well"
    twins = [b.id for b in tables["boards"].values() if (b.scenario, b.players) == (row.scenario, row.players)]
    if twins[0] != row.id:
        yield "players", f"board {twins[0]!r} is for the same scenario and number of players"
    if row.tiles != TILES_EACH * row.players:
        yield "tiles", f"{row.players} players need {TILES_EACH * row.players} tiles (TS-SETUP-03), not {row.tiles}"
    if len(row.spaces) != row.tiles:
        yield "spaces", f"{row.tiles} tiles need as many spaces, not {len(row.spaces)}"
    broken = yield from _places(row)
    if broken:
        return
    yield from _apart(row)
    yield from _tiles(row, tables)
    yield from _homes(row, scenario is None or scenario.home_by_moon)


def _places(row: Board) -> Generator[tuple[str, str], None, bool]:
    """Every word for a space can be read, lies on the table, and is named once; returns whether one cannot be read."""
    broken = False
    listed = {
        "spaces": row.spaces,
        "holes": row.holes,
        "homes": row.homes,
        "fair": row.fair,
        "fixed": [s for names in row.fixed.values() for s in names],
        "groups": [s for group in row.groups for s in group],
        "open": [s for pair in row.open for s in pair.split("|")],
    }
    for field, names in listed.items():
        for text in names:
            if text not in SPACE:
                broken = True
                yield field, f"a space is written q,r within {RADIUS} steps of 0,0, for instance 2,-1; not {text!r}"
        if field in ("spaces", "holes", "homes", "fair", "fixed"):
            for text in [name for name, n in Counter(names).items() if n > 1]:
                yield field, f"{text} is named twice"
    tiles = set(row.spaces)
    for field in ("spaces", "holes", "homes", "fair"):
        for text in listed[field]:
            space = SPACE.get(text, -1)
            if space in MOON:
                yield field, f"{text} is part of the Moon"
            elif field == "spaces" and space >= 0 and distance(COORDS[space], (0, 0)) > FARTHEST:
                yield field, f"{text} is too far out: at most {FARTHEST} steps from 0,0"
            elif field != "spaces" and text in tiles:
                yield field, f"{text} is one of the spaces that take a tile"
    return broken


def _apart(row: Board) -> Problems:
    """Every tile can be reached: the Moon and the tiles hang together."""
    tiles = {SPACE[name] for name in row.spaces}
    seen = set(MOON)
    todo = list(MOON)
    for space in todo:
        for _, t in AROUND[space]:
            if t in tiles and t not in seen:
                seen.add(t)
                todo.append(t)
    lost = [name for name in row.spaces if SPACE[name] not in seen]
    if lost:
        yield "spaces", f"{', '.join(lost)} cannot be reached from the Moon: join them to it by other tiles"


def _tiles(row: Board, tables: Mapping[str, Rows]) -> Problems:
    """What is fixed exists in the box; groups and open ways lie on the board."""
    spaces = set(row.spaces)
    for what, names in row.fixed.items():
        if what not in FIXABLE:
            yield "fixed", f"cannot fix {what!r}: {', '.join(FIXABLE)}"
            continue
        box = [t for t in tables["tiles"].values() if "base" in t.sets and is_tile(t.type, t.prop, what)]
        if len(names) > len(box):
            yield "fixed", f"the box holds {len(box)} tiles of {what!r}, not {len(names)}"
        for name in names:
            if name not in spaces:
                yield "fixed", f"{name} is not among the spaces"
    for what in row.exact:
        if what not in FIXABLE:
            yield "exact", f"cannot count {what!r}: {', '.join(FIXABLE)}"
    grouped = [s for group in row.groups for s in group]
    for name in grouped:
        if name not in spaces:
            yield "groups", f"{name} is not among the spaces"
    if row.groups and len(row.groups) < row.players:
        yield "groups", f"{row.players} players need as many groups, not {len(row.groups)}"
    for pair in row.open:
        a, _, b = pair.partition("|")
        if b not in SPACE or edge_of(SPACE[a], SPACE[b]) < 0:
            yield "open", f"name two neighbours as q,r|q,r; not {pair!r}"


def is_tile(type_: str, prop: str, what: str) -> bool:
    """Whether a tile is of the kind a board fixes: a plain one of a type, or a Radioactive one."""
    return prop == "radioactive" if what == "radioactive" else type_ == what and not prop


def _homes(row: Board, by_moon: bool) -> Problems:
    """Room for every Homezone: enough free spaces at the outer edge that touch a tile (TS-SETUP-14, TS-SETUP-17)."""
    open_ = outer(row.spaces, row.holes, by_moon)
    tiles = {SPACE[name] for name in row.spaces}
    for field in ("homes", "fair"):
        for name in getattr(row, field):
            if SPACE[name] not in open_ and SPACE[name] not in tiles:
                yield field, f"{name} is no place for a Homezone: a free space at the outer edge that touches a tile"
            elif (near := start_room(SPACE[name], tiles)) < START_AREAS:
                yield (
                    field,
                    f"{name} has room for {near} of {START_AREAS} starting areas (TS-SETUP-18): no more tiles hang "
                    "together with it without the Moon",
                )
    if row.homes and len(row.homes) < row.players:
        yield "homes", f"{row.players} players need at least {row.players} Homezone spaces, not {len(row.homes)}"
    if row.fair and len(row.fair) != row.players:
        yield "fair", f"name one fair Homezone space for each of the {row.players} players, not {len(row.fair)}"
    if len(open_) < row.players:
        yield "spaces", f"only {len(open_)} spaces at the outer edge can take a Homezone; {row.players} are needed"


def start_room(home: int, tiles: set[int]) -> int:
    """How many tiles hang together with a Homezone there without the Moon, as far as anybody asks (TS-SETUP-19)."""
    seen, todo = {home}, [home]
    for space in todo:
        new = [t for _, t in AROUND[space] if t in tiles and t not in seen]
        seen.update(new)
        todo += new
        if len(seen) > START_AREAS:
            break
    return min(len(seen) - 1, START_AREAS)


def outer(spaces: Iterable[str], holes: Iterable[str], by_moon: bool) -> set[int]:
    """Where Homezones may lie on a board of these tiles."""
    taken = bytearray(SPACES)
    tiles = {SPACE[name] for name in spaces}
    for space in (*MOON, *tiles, *(SPACE[name] for name in holes)):
        taken[space] = 1
    found = set()
    for space in beyond(taken):
        near = {t for _, t in AROUND[space]}
        if near & tiles and (by_moon or not near & set(MOON)):
            found.add(space)
    return found


# --- files -------------------------------------------------------------------------------------------------


def as_toml(scenario: Mapping[str, Any], boards: Iterable[Mapping[str, Any]]) -> str:
    """A scenario file of these rows, as an editor saves it; fields that are empty are left out."""
    rows = [("scenarios", scenario), *(("boards", board) for board in boards)]
    return "\n".join(_row(table, row) for table, row in rows)


def _row(table: str, row: Mapping[str, Any]) -> str:
    lines = [f"[[{table}]]"]
    for field, value in row.items():
        if value not in ("", [], {}, ()):
            lines.append(f"{field} = {_value(value)}")
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(v)}" for key, v in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)
