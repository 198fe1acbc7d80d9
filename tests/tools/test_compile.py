"""What compiling would lose without a word is refused, and today's sources hold nothing of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from moonwall import engine

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import compile as compiling  # noqa: E402

HEAD = "from __future__ import annotations\n\n\n"


def test_every_file_of_the_hot_path_can_be_prepared() -> None:
    paths = compiling.hot_path()
    assert "table/match.py" in paths and "games/tsukuyumi/rules/movement.py" in paths and len(paths) > 200
    for path in paths:
        text = compiling.prepare(path, (compiling.SOURCE / path).read_text(encoding="utf-8"))
        assert "__slots__ =" not in text, path


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("class Card(Row, frozen=True, kw_only=True):\n    n: int\n", "says frozen, kw_only, which compiling drops"),
        (
            "class A(B):\n    @classmethod\n    def f(cls) -> int:\n        return super().f()\n",
            "super() in a class method",
        ),
        ("import os\n\n\ndef f() -> None:\n    import os\n", "os is also a name of the module"),
        ("from copy import copy\n", "copy() of a compiled object fails"),
    ],
)
def test_what_compiling_would_change_is_refused(source: str, says: str) -> None:
    with pytest.raises(SystemExit, match=says.replace("(", r"\(").replace(")", r"\)")):
        compiling.prepare("games/made_up.py", HEAD + source)


def test_what_a_module_binds_once_is_final() -> None:
    """Anything else is looked up in the module's dictionary each time it is used, and a short tuple copied whole."""
    prepared = {}
    for path in ("games/tsukuyumi/position.py", "games/tsukuyumi/board.py", "table/options.py"):
        prepared[path] = compiling.prepare(path, (compiling.SOURCE / path).read_text(encoding="utf-8")).split("\n")
    position, board, options = prepared.values()
    assert "ONI: typing_.Final = 6" in position
    assert (
        "VOID: typing_.Final = 0; AREA: typing_.Final = 1; MOON_AREA: typing_.Final = 2; HOMEZONE: typing_.Final = 3"
        in position
    )
    assert any(line.startswith("OPPOSITE: typing_.Final[tuple[int, ...]] =") for line in board)
    assert any(line.startswith("NEXT: typing_.Final[list[int]] =") for line in board)
    assert "DONE: typing_.Final = option('done')" in options
    types = [line for line in (*position, *options) if line.startswith(("Shape =", "Token ="))]
    rebound = [line for line in options if line.startswith(("_pool:", "_before:"))]
    assert len(types) == len(rebound) == 2 and not any("Final" in line for line in rebound)


def test_a_name_that_is_bound_twice_is_not_final() -> None:
    source = "A = 1\nB = 2\nB += 1\nfor C in (1, 2):\n    D = C\nE = [A for A in (1,)]\n"
    found = compiling.binds(compiling.ast.parse(source + "\n\ndef f() -> None:\n    global A, E\n    D = 3\n"))
    assert found == {"A": 3, "B": 2, "C": 1, "D": 1, "E": 3, "f": 1}


@pytest.mark.parametrize(("level", "used"), [("1", True), ("2", True), ("0", False)])
def test_an_engine_that_was_not_optimised_is_compared_but_not_used(
    level: str, used: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "moonwall"
    folder = tmp_path / "build" / "compiled"
    package.mkdir(parents=True)
    folder.mkdir(parents=True)
    (package / "rules.py").write_text("n = 1\n", encoding="utf-8")
    (folder / engine.STAMP).write_text(f"{engine.stamp(package)} {level}\n", encoding="utf-8")
    monkeypatch.setattr(engine, "PACKAGE", package)
    monkeypatch.setattr(engine, "stamp", lambda: stamped)
    stamped = (folder / engine.STAMP).read_text(encoding="utf-8").split()[0]
    assert engine.built() == (folder if used else None)
    stamped = "of other sources"
    assert engine.built() is None
