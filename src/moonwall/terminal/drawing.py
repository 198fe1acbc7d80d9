"""Drawing a view: by the game's own module where it brings one, else as a plain outline of its data."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from moonwall.words import TableWords

SEAT_STYLES = ("red", "cyan", "yellow", "green", "magenta", "blue")
SEAT_MARKS = "ABCDEF"  # symbols besides colours


def mark(seat: int) -> Text:
    """A seat as one coloured letter."""
    return Text(SEAT_MARKS[seat % len(SEAT_MARKS)], style=SEAT_STYLES[seat % len(SEAT_STYLES)])


def draw(view: dict[str, Any], words: TableWords) -> RenderableType:
    """The whole table as a seat sees it."""
    if words.game.terminal and find_spec(words.game.terminal) is not None:
        drawn: RenderableType = importlib.import_module(words.game.terminal).draw(view, words)
        return drawn
    return Group(scores(view, words), outline(view["table"], words))


def ahead(view: dict[str, Any], words: TableWords) -> list[str]:
    """What would happen next by itself, as far as it is open: lines of the game's own module, if it says any."""
    if words.game.terminal and find_spec(words.game.terminal) is not None:
        said = getattr(importlib.import_module(words.game.terminal), "ahead", None)
        if said is not None:
            return list(said(view, words))
    return []


def scores(view: dict[str, Any], words: TableWords) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for seat in view["seats"]:
        index = seat["index"]
        mark = "▶" if index in view["waiting"] else " "
        score = str(view["scores"][index]) if index < len(view["scores"]) else ""
        grid.add_row(mark, Text(words.seat(index), style="bold" if index == view["you"] else ""), score)
    return grid


def outline(value: Any, words: TableWords) -> RenderableType:
    tree = Tree("", hide_root=True)
    _grow(tree, value, words)
    return tree


def _grow(tree: Tree, value: Any, words: TableWords) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        name = escape(words.name(key) if isinstance(key, str) else str(key + 1))
        if _flat(item):
            tree.add(f"{name}: {escape(_line(item, words))}")
        else:
            _grow(tree.add(name), item, words)


def _flat(item: Any) -> bool:
    if isinstance(item, dict):
        return not item
    return not isinstance(item, (list, tuple)) or not any(isinstance(i, (dict, list, tuple)) for i in item)


def _line(item: Any, words: TableWords) -> str:
    if isinstance(item, (list, tuple)):
        return ", ".join(_line(i, words) for i in item) or "–"
    if isinstance(item, bool):
        return words.name("yes" if item else "no")
    if item is None or item == {}:
        return "–"
    return words.name(item) if isinstance(item, str) else str(item)
