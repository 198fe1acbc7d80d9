"""Dependencies point one way, ``cli, server, lab -> bots -> games -> table``, and the rules stay pure."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonwall
from moonwall.table import Decision, Match, Position

SRC = Path(moonwall.__file__).parent
ROOMS = {
    "table": {"table"},
    "games": {"table", "games"},
    "bots": {"table", "games", "bots"},
    "cards.py": {"table", "words"},
    "words.py": {"table", "cards"},
    "pack_words.py": {"table", "words"},
    "lab": {"table", "games", "bots", "words", "engine", "lab", "__version__"},
    "engine.py": {"table"},
    "ledger.py": set(),
    "handbook": {"table", "words", "ledger", "handbook"},
    "lessons": {"table", "ledger", "handbook", "lessons"},
    "server": {"table", "games", "bots", "words", "pack_words", "ledger", "handbook", "lessons", "server"}
    | {"__version__"},
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


PRIVATE = {name for kind in (Match, Decision, Position) for name in dir(kind) if re.match("_[a-z]", name)}
INNER = {"stack", "log", "draws", "foresees", "revealed"}  # of a position: the kernel's and the game's


def peeks(source: str, inner: set[str]) -> list[str]:
    """Where a module touches a private name of a match, or one that is inner to a position."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute):
            continue
        own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
        private = node.attr in PRIVATE
        of_position = ast.unparse(node.value).split(".")[-1] == "position" and node.attr in inner
        if (private and not own) or of_position:
            found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("room", ["games", "bots", "lab", "server", "terminal", "words.py", "cli.py", "ledger.py"])
def test_no_room_peeks_into_a_match(room: str) -> None:
    """What others need of a match has a public name: ``origin``, ``beginning``, ``trial``, ``depth``, ``together``,
    ``step_at``."""
    found = {
        str(file.relative_to(SRC)): names
        for file in modules(room)
        if (names := peeks(file.read_text(encoding="utf-8"), set() if room == "games" else INNER))
    }
    assert not found


def test_a_peek_is_seen() -> None:
    assert peeks("begin(match._past)", INNER) == ["1: match._past"]
    assert peeks("trial.position.log = []", INNER) == ["1: trial.position.log"]
    assert peeks("x = match.position.stack[-1]", INNER) == ["1: match.position.stack"]
    assert not peeks("x = self._own + match.origin + match.depth", INNER)


def test_no_module_is_too_long_to_read() -> None:
    """Files of one idea: about 100 to 400 lines, never more than 600."""
    long = {str(f.relative_to(SRC)): n for f in SRC.rglob("*.py") if (n := f.read_text().count("\n")) > 600}
    assert not long


HARD_WORDS = r"\b(whence|whither|thereof|wherein|spurn\w*|perchance|henceforth|sees_to_it|sees to it|lost the thread)\b"


def test_words_are_those_of_today() -> None:
    """Names and comments are for readers with another mother tongue, too."""
    hard = {
        f"{file.relative_to(SRC)}:{number}": line.strip()
        for file in SRC.rglob("*.py")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(HARD_WORDS, line, re.IGNORECASE)
    }
    assert not hard


def test_no_function_is_too_long_to_read() -> None:
    """A function of more than 60 lines has parts that deserve a name. A migration of the database never changes."""
    long = {
        f"{file.relative_to(SRC)}: {node.name}": node.end_lineno - node.lineno + 1
        for file in SRC.rglob("*.py")
        if "migrations" not in file.parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        if node.end_lineno is not None and node.end_lineno - node.lineno >= 60
    }
    assert not long


# --- inside a game: layers, and a core that announces to parts it does not know ---

# By game: folders of its parts, words of its parts, files that may not name them, and how many lines still do.
CORES = {
    "great_wall": (("parts",), r"\b(reed|qin|coop)\b", ("rules", "position.py", "view.py", "redeal.py"), 0),
    "tsukuyumi": (
        ("factions", "modules", "modes", "editions", "lineup"),
        r"\brules\.(two|polish|single|mode)\b|\.polish\b|\b(cyber|nomads|boars|cybersamurai|dark_seed|boarlords|fireborn|kampf(gruppe)?|sentinels?|lost_sea|legends?|own_events|mascots?)\b",
        ("rules", "position.py", "view.py", "redeal.py", "compose.py", "features.py", "survey.py"),
        0,
    ),
}


def own_imports(game: str) -> dict[str, dict[str, bool]]:
    """For each module of a game the modules of the game it imports; True where a function imports it. What is imported
    for type checkers only does not count."""
    root = SRC / "games" / game
    names = {}
    for file in root.rglob("*.py"):
        parts = ["moonwall", *file.relative_to(SRC).with_suffix("").parts]
        names[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return {name: dict(_imports_of(name, file, names)) for name, file in names.items()}


def _imports_of(name: str, file: Path, names: dict[str, Path]) -> Iterator[tuple[str, bool]]:
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]

    def walk(node: ast.AST, late: bool) -> Iterator[tuple[str, bool]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                continue
            if isinstance(child, ast.Import):
                yield from ((alias.name, late) for alias in child.names if alias.name in names)
            elif isinstance(child, ast.ImportFrom):
                base = package[: len(package) - child.level + 1] if child.level else []
                source = ".".join([*base, *([child.module] if child.module else [])])
                for alias in child.names:
                    module = f"{source}.{alias.name}" if f"{source}.{alias.name}" in names else source
                    if module in names and module != name:
                        yield module, late
            yield from walk(child, late or isinstance(child, (ast.FunctionDef, ast.Lambda)))

    found: dict[str, bool] = {}
    for module, late in walk(ast.parse(file.read_text(encoding="utf-8")), False):
        found[module] = found.get(module, False) or late
    yield from found.items()


def reach(graph: dict[str, dict[str, bool]], start: str) -> set[str]:
    seen: set[str] = set()
    todo = [start]
    while todo:
        for module in graph[todo.pop()]:
            if module not in seen:
                seen.add(module)
                todo.append(module)
    return seen


@pytest.mark.parametrize("game", CORES)
def test_no_function_of_a_game_imports(game: str) -> None:
    late = {name: [m for m, inside in found.items() if inside] for name, found in own_imports(game).items()}
    assert not {name: found for name, found in late.items() if found}


@pytest.mark.parametrize("game", CORES)
def test_modules_of_a_game_lie_in_layers(game: str) -> None:
    """No circle of imports has more than five modules."""
    graph = own_imports(game)
    reached = {name: reach(graph, name) for name in graph}
    circles = {name: sorted(m for m in found if name in reached[m]) for name, found in reached.items()}
    assert not {name: circle for name, circle in circles.items() if len(circle) > 5}


@pytest.mark.parametrize("game", CORES)
def test_rules_import_no_part_and_name_none(game: str) -> None:
    folders, words, core, most = CORES[game]
    root = SRC / "games" / game
    package = f"moonwall.games.{game}"
    for name, found in own_imports(game).items():
        if name.startswith(f"{package}.rules"):
            known = [m for m in found if m.startswith(tuple(f"{package}.{folder}" for folder in folders))]
            assert not known, f"{name} imports {known}"
    files = [file for place in core for file in (modules(f"games/{game}/{place}"))]
    named = [
        f"{file.relative_to(root)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(words, line.split("#")[0]) and not line.strip().startswith('"""')
    ]
    assert len(named) <= most, named
