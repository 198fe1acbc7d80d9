"""Dependencies point one way, ``cli, server, lab -> bots -> games -> table``, and the rules stay pure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonwall

SRC = Path(moonwall.__file__).parent
ROOMS = {
    "table": {"table"},
    "games": {"table", "games"},
    "bots": {"table", "games", "bots"},
    "words.py": {"table"},
    "lab": {"table", "games", "bots", "words", "lab", "__version__"},
    "ledger.py": set(),
    "server": {"table", "games", "bots", "words", "ledger", "server", "__version__"},
    "terminal": {"table", "games", "bots", "words", "ledger", "terminal"},
}
CLOCKS = {"time", "datetime", "socket", "threading", "asyncio", "subprocess", "secrets", "uuid", "random"}


def modules(room: str) -> list[Path]:
    place = SRC / room
    return [place] if place.suffix else sorted(place.rglob("*.py"))


def imports(file: Path) -> Iterator[tuple[str, list[str]]]:
    """Absolute names of what a module imports, and the names taken from it."""
    package = ["moonwall", *file.relative_to(SRC).parts[:-1]]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, []
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])]), [a.name for a in node.names]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_only_the_rooms_below_it(room: str) -> None:
    for file in modules(room):
        drawing = file.name == "terminal.py" or "terminal" in file.relative_to(SRC).parts[1:-1]
        allowed = ROOMS[room] | ({"words", "terminal"} if drawing else set())
        for name, taken in imports(file):
            parts = name.split(".")
            if parts[0] != "moonwall":
                continue
            wanted = {parts[1]} if len(parts) > 1 else set(taken)
            assert wanted <= allowed, f"{file.relative_to(SRC)} imports {name}"


@pytest.mark.parametrize("room", ["table", "games"])
def test_rules_read_no_clock_and_no_global_randomness(room: str) -> None:
    for file in modules(room):
        for name, taken in imports(file):
            if name == "random":
                assert taken == ["Random"], f"{file.relative_to(SRC)}: chance comes from Position.chance"
            elif name == "threading":
                assert room == "table" and taken[0] in ("Lock", "RLock"), f"{file.relative_to(SRC)}: no threads here"
            else:
                assert name.split(".")[0] not in CLOCKS, f"{file.relative_to(SRC)} imports {name}"


def test_no_game_knows_another() -> None:
    for game in (p for p in (SRC / "games").iterdir() if p.is_dir() and p.name != "__pycache__"):
        for file in game.rglob("*.py"):
            for name, _ in imports(file):
                if name.startswith("moonwall.games."):
                    assert name.split(".")[2] == game.name, f"{file.relative_to(SRC)} imports {name}"


def test_no_module_is_too_long_to_read() -> None:
    """Files of one idea: about 100 to 400 lines, never more than 600."""
    long = {str(f.relative_to(SRC)): n for f in SRC.rglob("*.py") if (n := f.read_text().count("\n")) > 600}
    assert not long
