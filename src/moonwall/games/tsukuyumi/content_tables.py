"""The tables of Tsukuyumi's content: their rows, what types alone cannot check, and what sentences leave out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from moonwall.table import TableSpec
from moonwall.table.content import Rows

from .content_rows import (
    ActionCard,
    Board,
    CombatCard,
    Counterattack,
    EventCard,
    Faction,
    FactionEvent,
    Marker,
    Mission,
    Objective,
    OniPool,
    Phase,
    Problems,
    Row,
    Scenario,
    Task,
    Tile,
    Unit,
    Uplink,
    Weapon,
    amount,
    known,
)
from .scenarios import check_board, check_scenario
from .vocabulary import check as check_verb


def check_unit(row: Unit, tables: Mapping[str, Rows]) -> Problems:
    if row.faction != "oni":
        yield from known("faction", [row.faction], "factions", tables)
    for field in ("cp", "hp", "dmg"):
        value = getattr(row, field)
        yield from amount(field, value, 5 if field == "hp" else 0, 200)
        if value % 5:
            yield field, f"must be a multiple of 5, not {value}: damage is counted in steps of 5"
    yield from amount("pieces", row.pieces, 0 if row.legend else 1, 40)
    if row.legend and row.faction != "oni":
        yield "legend", "only Oni are Legendary: write faction = 'oni'"
    if row.legend:
        for _, message in check_verb("legends", row.legend, 0, 0, ""):
            yield "legend", message
    yield from amount("cost", row.cost, 0, 9)
    yield from amount("step_cost", row.step_cost, 1, 9)
    for field in ("becomes", "spawns", "leads_whom"):
        yield from known(field, [u for u in getattr(row, field) if u != "*"], "units", tables)
    for wanted in row.becomes:
        if wanted in tables["units"] and tables["units"][wanted].faction != row.faction:
            yield "becomes", f"{wanted!r} belongs to another faction"
    if row.uplink:
        yield from known("uplink", [row.uplink], "uplinks", tables)


def check_faction(row: Faction, tables: Mapping[str, Rows]) -> Problems:
    yield from known("objective", [row.objective], "objectives", tables)
    yield from known("mission", [row.mission], "missions", tables)
    yield from known("mascot", [row.mascot], "units", tables)
    for field in ("start", "start_two"):
        start: dict[str, int] = getattr(row, field)
        yield from known(field, start, "units", tables)
        for unit, n in start.items():
            found = tables["units"].get(unit)
            if found is None:
                continue
            if found.faction != row.id:
                yield field, f"{unit!r} belongs to {found.faction!r}"
            if not 1 <= n <= found.pieces:
                yield field, f"there are {found.pieces} pieces of {unit!r}, so not {n}"
    if bool(row.defense) != bool(row.defense_window):
        yield "defense_window", "name it exactly when there is a Defense action"


def check_action(row: ActionCard, tables: Mapping[str, Rows]) -> Problems:
    if row.blue is None and row.green is None and row.red is None:
        yield "blue", "a card needs at least one phase: blue, green or red"
    for colour in ("blue", "green", "red"):
        phase: Phase | None = getattr(row, colour)
        if phase is None:
            continue
        for field in ("draw", "play", "initiative", "production", "place", "movement", "combat"):
            yield from amount(f"{colour}.{field}", getattr(phase, field), 0, 9)
        if phase.oni is not None and not all(1 <= n <= 3 for n in phase.oni):
            yield f"{colour}.oni", "areas, range and combats are each 1 to 3"
    yield from check_special(row)


SPECIAL_NUMBERS = {
    "duel": (1, 9),
    "fortification": (5, 60),
    "winter-quarters": (5, 60),
    "regroup": (1, 1),
    "settlement": (1, 1),
}


def check_special(row: ActionCard) -> Problems:
    """Only some special texts have a number."""
    low, high = SPECIAL_NUMBERS.get(row.special, (0, 0))
    if not low <= row.n <= high:
        wanted = f"from {low} to {high}" if low < high else str(low)
        yield "n", f"must be {wanted} for special = {row.special!r}, not {row.n}"


def check_event(row: EventCard, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("copies", row.copies, 0, 9)
    yield from check_verb("events", row.do, row.n, 0, row.prop)
    for prop in (row.prop, row.needs):
        marker = tables["markers"].get(prop)
        if marker is not None and marker.module not in ("", row.module):
            yield "module", f"{prop!r} markers come with the module {marker.module!r}: write module = {marker.module!r}"


def check_own_event(row: FactionEvent, tables: Mapping[str, Rows]) -> Problems:
    yield from known("faction", [row.faction], "factions", tables)
    yield from check_verb("faction_events", row.do, row.n, 0, "", row.faction)


def check_combat(row: CombatCard, tables: Mapping[str, Rows]) -> Problems:
    if row.faction != "oni":
        yield from known("faction", [row.faction], "factions", tables)
    if not row.cp and not row.dmg and not row.deed:
        yield "cp", "a Combat card conquers (cp), deals damage (dmg) or both"
    if row.cp and row.cp[0] not in ("units", "around", "fury"):
        yield "cp", "begin with 'units', 'around' or 'fury'"
    if row.devastates and not row.cp:
        yield "cp", "a Devastation compares Conquest points as well: say what is added up"
    if row.home_vp and not row.devastates:
        yield "home_vp", "only a card that devastates scores Homezones"
    if (row.home_cp or row.home_round) and not row.devastates:
        yield "home_cp" if row.home_cp else "home_round", "only a card that devastates meets Homezones"
    yield from amount("home_vp", row.home_vp, 0, 9)
    if row.needs_unit:
        yield from known("needs_unit", [row.needs_unit], "units", tables)
    for field in ("counters", "counters_pl"):
        entries: list[str] = getattr(row, field)
        yield from known(field, entries, "counterattacks", tables)
        if len(set(entries)) != len(entries):
            yield field, "an entry stands on a card only once"
    if row.dmg and not row.cp and row.needs != "enemy":
        yield "needs", "damage needs enemy units in the area (TS-DMG-01): write needs = 'enemy'"


def check_counter(row: Counterattack, tables: Mapping[str, Rows]) -> Problems:
    yield from check_verb("counterattacks", row.do, row.n, 1, row.what)


def check_mission(row: Mission, tables: Mapping[str, Rows]) -> Problems:
    yield from known("faction", [row.faction], "factions", tables)
    yield from amount("n", row.n, 1, 40)


def check_objective(row: Objective, tables: Mapping[str, Rows]) -> Problems:
    yield from known("faction", [row.faction], "factions", tables)
    yield from amount("n", row.n, 1, 40)


def check_task(row: Task, tables: Mapping[str, Rows]) -> Problems:
    yield from known("faction", [row.faction], "factions", tables)
    yield from amount("vp", row.vp, 1, 9)


def check_tile(row: Tile, tables: Mapping[str, Rows]) -> Problems:
    if any(not 0 <= edge <= 5 for edge in row.blocks) or len(set(row.blocks)) != len(row.blocks):
        yield "blocks", "lists different edges from 0 to 5"
    if (row.type == "mountain") != (row.mountain > 0):
        yield "mountain", "a value above 0 for mountains, none for others"


def check_uplink(row: Uplink, tables: Mapping[str, Rows]) -> Problems:
    yield from amount("cost", row.cost, 0, 9)
    if row.unit:
        yield from known("unit", [row.unit], "units", tables)


def check_pool(row: OniPool, tables: Mapping[str, Rows]) -> Problems:
    yield from known("units", row.units, "units", tables)
    if row.units and sum(row.units.values()) != row.total:
        yield "total", f"the units add up to {sum(row.units.values())}, not {row.total}"
    for n in row.players:
        if not 2 <= n <= 6:
            yield "players", f"a table has 2 to 6 players, not {n}"
        if [pool.id for pool in tables["oni_pools"].values() if n in pool.players] != [row.id]:
            yield "players", f"two pools cannot both be for {n} players"


def check_none(row: Any, tables: Mapping[str, Rows]) -> Problems:
    yield from ()


# Fields that the sentence of a card does not tell, and where they are seen.
ASIDE = {
    "units": ("faction pieces pieces_pl cp hp dmg cost size", "shown with the unit"),
    "action_cards": ("no deck editions", "says in which games the card is"),
    "events": ("no copies copies_pl more", "says how many there are"),
    "faction_events": ("faction", "says whose it is"),
    "combat_cards": ("no faction counters counters_pl", "shown beside the sentence"),
    "uplinks": ("cost installed", "shown on the faction board"),
    "missions": ("faction vp", "shown beside the sentence"),
    "objectives": ("faction vp", "shown beside the sentence"),
    "tasks": ("card no faction vp", "shown beside the sentence"),
    "markers": ("owner place pieces pieces_pl more", "says how many there are"),
    "weapons": ("pieces cost free", "shown on the faction board"),
}


def _aside(table: str) -> dict[str, str]:
    fields, why = ASIDE[table]
    return dict.fromkeys(fields.split(), why)


def _all(row: type[Row]) -> dict[str, str]:
    """Of boards and pieces: what they hold is drawn."""
    return {field.encode_name: "drawn on the table" for field in msgspec.structs.fields(row)}


TABLES = (
    TableSpec(
        "units",
        Unit,
        check_unit,
        extend=False,
        aside=_aside("units"),
    ),
    TableSpec("factions", Faction, check_faction, extend=False, aside=_all(Faction)),
    TableSpec("action_cards", ActionCard, check_action, aside=_aside("action_cards")),
    TableSpec("events", EventCard, check_event, aside=_aside("events")),
    TableSpec("faction_events", FactionEvent, check_own_event, extend=False, aside=_aside("faction_events")),
    TableSpec(
        "combat_cards",
        CombatCard,
        check_combat,
        aside=_aside("combat_cards"),
    ),
    TableSpec("counterattacks", Counterattack, check_counter, extend=False),
    TableSpec("uplinks", Uplink, check_uplink, extend=False, aside=_aside("uplinks")),
    TableSpec("missions", Mission, check_mission, extend=False, aside=_aside("missions")),
    TableSpec("objectives", Objective, check_objective, extend=False, aside=_aside("objectives")),
    TableSpec("tasks", Task, check_task, extend=False, aside=_aside("tasks")),
    TableSpec("tiles", Tile, check_tile, aside=_all(Tile)),
    TableSpec(
        "markers",
        Marker,
        check_none,
        extend=False,
        aside=_aside("markers"),
    ),
    TableSpec("weapons", Weapon, check_none, extend=False, aside=_aside("weapons")),
    TableSpec("oni_pools", OniPool, check_pool, aside=_all(OniPool)),
    TableSpec("boards", Board, check_board, aside=_all(Board)),
    TableSpec("scenarios", Scenario, check_scenario, aside=_all(Scenario)),
)
