"""``make mutants``, tried on a package of a few lines."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
import mutants_sites as sites  # noqa: E402

PRICES = """\
from functools import cache
from ..scale import twice

LIMIT = 3


def price(n: int) -> int:
    return twice(n) if n < LIMIT else 7


def welcome(guest: bool, banned: bool) -> bool:
    return guest and not banned


def steps(n: int) -> int:
    total = 0
    while n != 0:
        n -= 1
        total += 1
    return total


@cache
def table() -> tuple[int, ...]:
    return tuple(n * 10 for n in (1, 2))


def second() -> int:
    return table()[1]


def never(n: int) -> bool:
    return n == 4
"""

SHOP = """\
import subprocess
import sys

from tiny.rules.prices import price, second, steps, table, welcome


def test_a_price_below_the_limit():
    assert price(1) == 2


def test_a_price_of_many():
    assert price(5) > 0


def test_a_child_sees_the_same_sources():
    price(9)
    asked = [sys.executable, "-c", "from tiny.rules.prices import price; print(price(9))"]
    there = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert int(there) == 7


def test_guests():
    assert welcome(True, False)
    assert not welcome(True, True)


def test_steps():
    assert steps(5) == 5


def test_the_table_is_laid():
    assert table()
"""

LATER = """\
from tiny.rules.prices import second


def test_the_second_column():
    assert second() == 20
"""


def project(root: Path) -> Path:
    """A checkout with a package ``tiny`` of one rule and tests that miss some of it."""
    files = {
        "src/tiny/__init__.py": "",
        "src/tiny/scale.py": "def twice(n: int) -> int:\n    return n * 2\n",
        "src/tiny/rules/__init__.py": "",
        "src/tiny/rules/prices.py": PRICES,
        "tests/test_a_shop.py": SHOP,
        "tests/test_later.py": LATER,
        "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["slow: long"]\n',
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def command(root: Path, *more: str) -> list[str]:
    where = ["--project", str(root), "--package", "src/tiny", "--tests", "tests", "--count", "99"]
    return [sys.executable, str(TOOLS / "mutants.py"), "tiny", *where, *more]


def mutants(root: Path, *more: str) -> tuple[int, str]:
    temporary = root.parent / f"{root.name}-tmp"
    temporary.mkdir(exist_ok=True)
    surroundings = {**os.environ, "COLUMNS": "300", "TMPDIR": str(temporary)}
    done = subprocess.run(command(root, *more), capture_output=True, text=True, env=surroundings)
    assert not list(temporary.iterdir()), "copies of the sources are left"
    return done.returncode, done.stdout + done.stderr


def written(root: Path) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for top in ("src", "tests")
        for path in (root / top).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }


def outcomes(root: Path) -> dict[str, str]:
    rows = json.loads((root / "build/mutants/tiny-1.json").read_text())
    return {f"{row['code']} => {row['mutant']}": row["outcome"] for row in rows}


def test_every_kind_of_token_is_changed_and_nothing_else():
    # Given each kind, beside what is no rule: annotations, assertions, messages, loops, strings
    text = (
        "def f(a: 'int' = 1, b: tuple[int, 2] = ()) -> x < 3:\n"
        "    assert a > 0\n"
        "    for n in range(-5):\n"
        "        print(f'{n + 1} ü', 'not 7')\n"
        "    n: Literal[3] = 4\n"
        "    return 'ü' in b and (n) <= (a) or not n is not None\n"
    )
    # When its mutants are sought
    found = [(m.line, m.kind, m.before, m.after, m.where) for m in sites.mutants(text, "f.py")]
    # Then those of the rule are there, each in its place
    assert found == [
        (1, "number", "1", "2", ""),
        (3, "number", "5", "4", "f"),
        (5, "number", "4", "5", "f"),
        (6, "comparison", "in", "not in", "f"),
        (6, "and/or", "and", "or", "f"),
        (6, "comparison", "<=", "<", "f"),
        (6, "and/or", "or", "and", "f"),
        (6, "not", "not", "", "f"),
        (6, "comparison", "is not", "is", "f"),
    ]
    lines = [m.mutant for m in sites.mutants(text, "f.py") if m.line == 6]
    assert "return 'ü' in b and (n) < (a) or not n is not None" in lines
    assert "return 'ü' in b and (n) <= (a) or n is not None" in lines
    for mutant in sites.mutants(text, "f.py"):
        changed = sites.apply(text, mutant).splitlines()
        assert changed[mutant.line - 1].strip() == mutant.mutant != mutant.code
        assert sum(a != b for a, b in zip(changed, text.splitlines())) == 1


def test_a_token_on_a_line_without_code_is_reached_by_the_line_above():
    text = "def f(a):\n    return g(\n        a,\n        # more\n        b=(\n            3\n        ),\n    )\n"
    (mutant,) = sites.mutants(text, "f.py")
    assert mutant.line == 6
    assert mutant.lines and set(mutant.lines) <= {2, 3, 5, 6}


def test_survivors_are_told_and_the_tree_is_not_touched(tmp_path):
    # Given a package and its tests
    root = project(tmp_path / "checkout")
    before = written(root)
    # When all mutants are tried
    code, said = mutants(root)
    # Then what no test notices is listed with its place, and nothing was written beside build/
    assert code == 1, said
    assert written(root) == before
    assert {path.name for path in root.iterdir()} <= {"src", "tests", "build", "pyproject.toml"}
    found = outcomes(root)
    survived = {name for name, outcome in found.items() if outcome == "survived"}
    assert survived == {
        "LIMIT = 3 => LIMIT = 4",
        "return twice(n) if n < LIMIT else 7 => return twice(n) if n <= LIMIT else 7",
        "return tuple(n * 10 for n in (1, 2)) => return tuple(n * 10 for n in (2, 2))",
    }
    assert found["return n == 4 => return n != 4"] == "unreached"
    assert re.search(r"rules/prices\.py:8 +< -> <= +3 tests ran it, in price\n +return twice\(n\) if n < LIMIT", said)
    assert re.search(r"rules/prices\.py:33 +== -> != +no test reaches it", said)
    # And what fails only in a child process, in a loop without end or by a cache that another test fills, is caught
    assert found["return twice(n) if n < LIMIT else 7 => return twice(n) if n < LIMIT else 8"] == "caught"
    assert found["n -= 1 => n -= 2"] == "late"
    assert found["return tuple(n * 10 for n in (1, 2)) => return tuple(n * 11 for n in (1, 2))"] == "caught"
    assert found["return guest and not banned => return guest or not banned"] == "caught"
    caught = sum(outcome in ("caught", "late") for outcome in found.values())
    assert f"{caught} of {len(found)} mutants caught" in said
    assert f"{len(found) - caught} survived" in said


def test_judged_mutants_are_not_run_and_stale_judgements_are_told(tmp_path):
    # Given a list that names one survivor with its reason, and one that is no longer there
    root = project(tmp_path / "checkout")
    listed = root / "tests/mutants-equivalent.toml"
    entry = '[[equivalent]]\ngame = "tiny"\nfile = "rules/prices.py"\nin = "{}"\n'
    entry += 'code = "{}"\nmutant = "{}"\nreason = "{}"\n'
    listed.write_text(
        entry.format("never", "return n == 4", "return n != 4", "nobody calls it")
        + entry.format("price", "return 1", "return 2", "gone")
    )
    # When only that line is asked for
    code, said = mutants(root, "--only", "rules/prices.py:33")
    # Then the named one is judged, the number in the same line is not
    assert code == 1
    assert outcomes(root) == {"return n == 4 => return n != 4": "judged", "return n == 4 => return n == 5": "unreached"}
    assert "1 equivalent (judged), 1 survived" in said
    assert "no longer there: rules/prices.py, price: return 1" in said
    # And with both named the run is content
    listed.write_text(listed.read_text() + entry.format("never", "return n == 4", "return n == 5", "nobody calls it"))
    assert mutants(root, "--only", "rules/prices.py:33")[0] == 0
    # But a judgement without a reason is refused
    listed.write_text(entry.format("never", "return n == 4", "return n != 4", ""))
    code, said = mutants(root, "--only", "rules/prices.py:33")
    assert code == 2 and "entry 1: say why the mutant is equivalent" in said


def test_what_survived_is_tried_again(tmp_path):
    # Given a run with survivors, and a test more
    root = project(tmp_path / "checkout")
    only = ("--only", "rules/prices.py:33", "rules/prices.py:12")
    code, said = mutants(root, *only)
    assert code == 1 and "2 of 4 mutants caught, 2 survived" in said
    assert mutants(root, "--again", "--seed", "2")[0] == 2, "no run with that seed"
    (root / "tests/test_more.py").write_text(
        "from tiny.rules.prices import never\n\n\ndef test_four():\n    assert never(4) and not never(5)\n"
    )
    # When only the survivors are tried again
    code, said = mutants(root, "--again")
    # Then the whole sample is told
    assert "tiny: 2 of" in said
    assert code == 0 and "4 of 4 mutants caught, 0 survived" in said
    assert set(outcomes(root).values()) == {"caught"}


def test_tests_that_fail_already_are_refused(tmp_path):
    root = project(tmp_path / "checkout")
    (root / "tests/test_broken.py").write_text("def test_broken():\n    assert 1 == 2\n")
    code, said = mutants(root)
    assert code == 2
    assert "1 tests fail without any mutant, the first is tests/test_broken.py::test_broken" in said


@pytest.mark.parametrize(
    "more, why",
    [
        (["--roots", "ruels"], "src/tiny has no ruels"),
        (["--only", "rules/prises.py"], "no mutant lies in rules/prises.py"),
        (["--jobs", "0"], "--jobs should be at least 1"),
    ],
)
def test_a_wrong_request_is_refused(tmp_path, more, why):
    code, said = mutants(project(tmp_path / "checkout"), *more)
    assert code == 2 and why in said


def test_the_map_is_recorded_again_only_where_something_changed(tmp_path):
    # Given a map of both test files
    root = project(tmp_path / "checkout")
    only = ("--only", "rules/prices.py:29")
    mutants(root, *only)
    kept = {path.name: path for path in (root / "build/mutants/tiny").iterdir()}
    stamps = {name: path.stat().st_mtime_ns for name, path in kept.items()}
    assert len(kept) == 2
    # When one test file changes
    (root / "tests/test_later.py").write_text(LATER + "\n\ndef test_more():\n    assert second() > 0\n")
    mutants(root, *only)
    # Then the other's part is kept
    again = {name: path.stat().st_mtime_ns for name, path in kept.items()}
    assert [name for name in kept if again[name] != stamps[name]] == ["tests-test_later.json"]
    # And a changed source makes both anew
    (root / "src/tiny/scale.py").write_text("def twice(n: int) -> int:\n    return n + n\n")
    mutants(root, *only)
    assert all(path.stat().st_mtime_ns != again[name] for name, path in kept.items())


def test_ctrl_c_leaves_nothing_behind(tmp_path):
    # Given a run in the middle of its mutants: a test writes down that it runs and takes its time
    root = project(tmp_path / "checkout")
    diary = tmp_path / "diary"
    slow = f"    open({str(diary)!r}, 'a').write('.')\n    time.sleep(2)\n    assert price(1) == 2\n"
    text = SHOP.replace("import sys\n", "import sys\nimport time\n").replace("    assert price(1) == 2\n", slow)
    (root / "tests/test_a_shop.py").write_text(text)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    surroundings = {**os.environ, "TMPDIR": str(temporary)}
    run = subprocess.Popen(
        command(root),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=surroundings,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # also where the tests run in the background
    )
    until = time.monotonic() + 300
    while (not diary.exists() or len(diary.read_text()) < 4) and time.monotonic() < until:  # once for the map of tests
        time.sleep(0.05)
    # When it is broken off
    run.send_signal(signal.SIGINT)
    said, _ = run.communicate(timeout=300)
    # Then it says how far it came, and no copy is left
    assert run.returncode == 130, said
    assert "broken off" in said and "not tried" in said
    assert not list(temporary.iterdir())
