"""Tsukuyumi drawn with characters: the map as a field of hexes, who stands where, the factions, and one's own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonwall.terminal.drawing import SEAT_STYLES, mark, outline
from moonwall.words import TableWords

Doc = dict[str, Any]
DRAWN = frozenset(
    [
        "edition",
        "round",
        "rounds",
        "phase",
        "active",
        "order",
        "flipped",
        "spaces",
        "edges",
        "seats",
        "oni",
        "events",
        "markers",
        "tiles",
        "actions",
        "missions",
        "turn",
        "battle",
        "storm",
    ]
)
WIDE, HALF = 10, 5  # characters of a hex, and how far each row is shifted
GROUND = {"moon": "☾", "home": "⌂", "ocean": "~", "fertile": "“", "mountain": "^", "riverland": "≈", "none": " "}
PROPS = {"tsukuyumi": "t", "radioactive": "r", "unstable": "u", "toxic": "x"}
ONI = "oni"


def draw(view: Doc, words: TableWords) -> RenderableType:
    table = view["table"]
    parts: list[RenderableType] = [_round(table, words), _map(table), Text(words.say("ts-term-legend"), style="dim")]
    parts += [_standing(table, words), _factions(view, words), _common(table, words)]
    if view["you"] is not None and view["you"] < len(table["seats"]):
        parts.append(_own(table["seats"][view["you"]], words))
    if table["battle"]:
        parts += [Text(words.say("ts-term-battle"), style="bold"), outline(table["battle"], words)]
    more = {key: value for key, value in table.items() if key not in DRAWN and value not in (None, [], {}, "")}
    if more:
        parts.append(outline(more, words))
    return Group(*parts)


def _side(side: int | str) -> Text:
    return mark(side) if isinstance(side, int) else Text("o", style="white")


def _round(table: Doc, words: TableWords) -> RenderableType:
    line = Text(
        words.say("ts-term-round", n=table["round"], of=table["rounds"], phase=words.name(table["phase"])), style="bold"
    )
    line.append(f"   {words.say('ts-term-order')} ")
    for seat in table["order"]:
        line += mark(seat)
    turn = table["turn"]
    if turn:
        left = ", ".join(f"{n} {words.name(what)}" for what, n in turn["left"].items())
        line += Text("   ") + mark(turn["seat"]) + Text(f" {words.say('ts-term-left', what=left or '–')}")
    return line


# --- the map ------------------------------------------------------------------------------------------------------


def _map(table: Doc) -> RenderableType:
    """Axial hexes in shifted rows, three lines each: where, who, and what lies there."""
    spaces = {(s["q"], s["r"]): s for s in table["spaces"]}
    if not spaces:
        return Text("")
    left = min(2 * q + r for q, r in spaces)
    lines: list[Text] = []
    for r in range(min(r for _, r in spaces), max(r for _, r in spaces) + 1):
        row = [(2 * q + r - left, spaces[q, at]) for q, at in sorted(spaces) if at == r]
        for part in (_where, _who, _what):
            line = Text()
            for place, space in row:
                line.append(" " * (place * HALF - line.cell_len))
                line += part(space)
            lines.append(line)
    return Group(*lines)


def _where(space: Doc) -> Text:
    ground = space["ground"] if space["ground"] in GROUND else space["type"]
    owner = space["owner"] if space["ground"] != "home" else space.get("home")
    style = SEAT_STYLES[owner % len(SEAT_STYLES)] if isinstance(owner, int) else "white" if owner else "dim"
    line = Text(f"{GROUND.get(ground, ' ')}{space['at']}", style=style)
    return line if owner is None else line + Text("·") + _side(owner)


def _who(space: Doc) -> Text:
    """How many units of each side: A3o2."""
    sides: dict[int | str, int] = {}
    for unit in space["units"]:
        sides[unit["side"]] = sides.get(unit["side"], 0) + unit["n"]
    line = Text(" ")
    for side, n in sides.items():
        line += _side(side) + Text(str(n))
    return line[: WIDE - 1]


def _what(space: Doc) -> Text:
    marks = "".join(PROPS.get(p, "") for p in space["props"])
    marks += "".join(f"{name[0]}{n if n > 1 else ''}" for name, n in space["markers"].items())
    return Text(f" {marks}"[: WIDE - 1], style="dim")


def _standing(table: Doc, words: TableWords) -> RenderableType:
    """Every space with units, spelt out."""
    grid = Table.grid(padding=(0, 2))
    for space in table["spaces"]:
        if not space["units"]:
            continue
        units = Text()
        for unit in space["units"]:
            fallen = f" (−{unit['fallen']})" if unit.get("fallen") else ""
            units += _side(unit["side"]) + Text(f" {unit['n']} {words.name(unit['unit'])}{fallen}  ")
        ground = space["ground"] if space["ground"] == "moon" else space["type"]
        grid.add_row(space["at"], words.name(space.get("name", ground)), units)
    return grid


# --- the factions ---------------------------------------------------------------------------------------------------


def _factions(view: Doc, words: TableWords) -> RenderableType:
    heads = ("faction", "points", "place", "card", "hand", "events", "areas", "objective")
    grid = Table(*(words.say(f"ts-term-{head}") for head in heads))
    for index, seat in enumerate(view["table"]["seats"]):
        name = mark(index) + Text(f" {words.seat(index)}{' ▶' if index in view['waiting'] else ''}")
        events = [words.name(e) for e in seat["events"]] + ["?"] * seat["hidden_events"]
        done = " ✓" if seat["objective"]["done"] else ""
        grid.add_row(
            name,
            str(view["scores"][index]),
            str(seat["place"]),
            words.name(seat["card"]) if seat["card"] else "–",
            str(seat["hand_size"]),
            ", ".join(events) or "–",
            str(seat["areas"]),
            words.name(seat["objective"]["id"]) + done,
        )
    return grid


def _common(table: Doc, words: TableWords) -> RenderableType:
    lines = []
    supply = ", ".join(f"{n} {words.name(kind)}" for kind, n in table["oni"]["supply"].items() if n) or "–"
    lines.append(words.say("ts-term-supply", what=supply))
    shown = ", ".join(words.name(event) for event in table["events"]["open"]) or "–"
    lines.append(words.say("ts-term-open", what=shown, n=table["events"]["deck"]))
    if table["missions"]:
        done = ", ".join(
            f"{words.name(m['id'])}{' ✓' + ' '.join(words.seat(s) for s in m['done']) if m['done'] else ''}"
            for m in table["missions"]
        )
        lines.append(words.say("ts-term-missions", what=done))
    return Group(*(Text(line) for line in lines))


def _own(seat: Doc, words: TableWords) -> RenderableType:
    hand = ", ".join(words.name(card) for card in seat["hand"] or []) or "–"
    stock = ", ".join(f"{n} {words.name(unit)}" for unit, n in seat["stock"].items() if n) or "–"
    lines: list[RenderableType] = [
        Text(words.say("ts-term-your-hand", what=hand), style="bold"),
        Text(words.say("ts-term-your-stock", what=stock)),
    ]
    if seat["board"]:
        lines.append(outline(seat["board"], words))
    return Group(*lines)
