"""Every command and every piece of code that README and docs show, run as it stands there, with small numbers; what
the running text names in passing is there.

Blocks are told apart by the word behind their backticks: ``sh`` holds commands, ``python`` programs, ``toml`` rows of a
pack. What is only a part of something says ``fragment`` and must be readable; ``text`` and ``json`` are looked at.
"""

from __future__ import annotations

import ast
import doctest
import importlib.util
import io
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from moonwall import bots
from moonwall.cli import app, main
from moonwall.words import split
from tests.server.house import House

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md")])
KINDS = {"sh", "python", "toml", "json", "text", "ftl", "python fragment", "yaml", "toml fragment"}
# what cannot be run here, and why
ELSEWHERE = {
    "git clone": "there is no address to clone from",
    ".venv/bin/python -m pytest": "tests/cli/test_docs.py runs the first test",
    "moonwall serve": "it would never end: a test of its own starts and stops it",
    "pip install": "tests/tools/test_wheel.py installs the wheel",
    "pipx install": "the same",
    "docker": "there need not be a Docker engine; tests/tools/test_deploy.py reads the files",
    "cd ": "a step on the way",
    "examples/learning/train.py": "it needs PyTorch, which is too large for the tests",
    "examples/learning/curve.py": "tests/lab/test_encoding.py draws one",
}


def blocks(page: Path) -> list[tuple[str, str]]:
    """The kind and the text of each block."""
    found = re.findall(r"^```([^\n]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [(kind.strip(), text) for kind, text in found]


def commands(page: Path) -> list[str]:
    """The lines of its ``sh`` blocks, without what they say beside."""
    lines = [line for kind, text in blocks(page) if kind == "sh" for line in text.splitlines()]
    return [re.sub(r"\s+# .*$", "", line).strip() for line in lines if line.strip() and not line.startswith("#")]


def small(command: str) -> str:
    """With small numbers; a bot that searches is made as it is written, and a quicker one takes its place."""
    for spec in re.findall(r"search:[\w=,]+", command):
        bots.make(spec)
    command = re.sub(r"search:[\w=,]+", "greedy:noise=0.5", command)
    return re.sub(r"--jobs \d+", "--jobs 1", re.sub(r"--games \d+", "--games 1", command))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_says_what_it_is(page: Path) -> None:
    assert {kind for kind, _ in blocks(page)} <= KINDS
    for kind, text in blocks(page):
        if kind.startswith("python") and ">>>" not in text:
            ast.parse(text)
        elif kind.startswith("toml"):
            tomllib.loads(text)
        elif kind == "ftl":
            assert split(text), text


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which one types what the pages say: that of a fresh clone, as far as commands look into it."""
    for name in ("examples", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    for folder, page in (("my-cards", "CONTRIBUTING.md"), ("islands", "docs/scenarios.md")):
        rows = [text for kind, text in blocks(ROOT / page) if kind == "toml"]
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rows.toml").write_text(rows[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("MOONWALL_GAMES", str(tmp_path / "games"))
    return tmp_path


def type_it(command: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    words = shlex.split(small(command))
    while "=" in words[0]:
        words = words[1:]
    with pytest.raises(SystemExit) as left:
        main(words[1:])
    return int(left.value.code or 0)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.stem)
def test_every_command_works_as_it_stands_there(
    page: Path, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in commands(page):
        if any(word in command for word in ELSEWHERE):
            continue
        first = next(word for word in shlex.split(command) if "=" not in word)
        if first == "make":
            done = subprocess.run(["make", "-n", *shlex.split(command)[1:]], cwd=ROOT, capture_output=True, text=True)
            assert done.returncode == 0, f"{page.name}: {command}\n{done.stderr}"
            continue
        if first == ".venv/bin/python":
            words = [sys.executable, *re.sub(r" \d+$", " 1", command).split()[1:]]
            done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
            assert done.returncode == 0, f"{page.name}: {command}\n{done.stdout}{done.stderr}"
            continue
        assert first in ("moonwall", ".venv/bin/moonwall"), f"{page.name}: nobody tries {command!r}"
        code = type_it(command, monkeypatch)
        assert code == 0, f"{page.name}: {command}\n{capsys.readouterr().err}"


def named_in_passing(page: Path) -> list[str]:
    """Commands in the running text, between backticks."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`((?:\.venv/bin/)?(?:moonwall|python -m|make) [^`\n]*)`", text)


@pytest.mark.parametrize("page", [page for page in PAGES if named_in_passing(page)], ids=lambda page: page.stem)
def test_every_command_named_in_passing_is_one(page: Path) -> None:
    """It is not run: command, options, module or target are there."""
    for command in named_in_passing(page):
        words = shlex.split(re.sub(r" (--\w+) [NS]\b", r" \1 1", command))
        if words[0] == "make":
            done = subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, capture_output=True, text=True)
            assert done.returncode == 0, f"{page.name}: {command}\n{done.stderr}"
        elif words[1] == "-m":
            assert importlib.util.find_spec(words[2]), f"{page.name}: {command}"
        elif words[1:] != ["--version"]:
            asked: Any = typer.main.get_command(app)
            while hasattr(asked, "commands"):
                name = words.pop(1)
                assert name in asked.commands, f"{page.name}: {command}"
                asked = asked.commands[name]
            asked.make_context(asked.name, words[1:])


SERVED = sorted({(page, one) for page in PAGES for one in commands(page) if "moonwall serve" in one})


@pytest.mark.slow
@pytest.mark.parametrize(("page", "command"), SERVED, ids=[f"{page.stem}-{n}" for n, (page, _) in enumerate(SERVED)])
def test_every_server_that_is_shown_serves(page: Path, command: str, tmp_path: Path) -> None:
    """As it is written, but at a free port and without a browser."""
    words = shlex.split(re.sub(r"--port \d+|--open", "", command))
    settings = dict(word.split("=", 1) for word in words if "=" in word and not word.startswith("-"))
    house = House(tmp_path / "house", plugins="")
    house.environment |= settings
    house.command = [sys.executable, "-m", "moonwall", *words[len(settings) + 1 :]]
    with house:  # it answers
        pass


PROGRAMS = [
    ("README.md", 0),
    ("docs/analysis.md", 0),
    ("docs/balance.md", 0),
    ("docs/lessons.md", 0),
    ("docs/positions.md", 0),
    ("docs/positions.md", 1),
]
PROGRAMS += [("docs/research.md", n) for n, b in enumerate(blocks(ROOT / "docs/research.md")) if b[0] == "python"]


def test_no_program_is_forgotten() -> None:
    """CONTRIBUTING's are run by ``test_docs.py``."""
    there = {
        page.relative_to(ROOT).as_posix(): sum(kind == "python" for kind, _ in blocks(page))
        for page in PAGES
        if page.name != "CONTRIBUTING.md"
    }
    tried = {page: sum(p == page for p, _ in PROGRAMS) for page in there}
    assert tried == there


@pytest.mark.slow
@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_every_program_runs(page: str, number: int, desk: Path) -> None:
    texts = [text for kind, text in blocks(ROOT / page) if kind == "python"]
    places = [n for p, n in PROGRAMS if p == page]
    text = re.sub(r"range\(20\)", "range(1)", texts[places.index(number)]).replace("ms=100", "iterations=1")
    text = text.replace('("greedy", "greedy")', '("random", "random")')
    if ">>>" in text:
        asked = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(asked, out=told.append)
        assert "Traceback" not in "".join(told), "".join(told)
        return
    exec(compile(f"from moonwall import table\n{text}", page, "exec"), {"__name__": "newcomer"})


@pytest.mark.parametrize(
    ("page", "game"), [("docs/great-wall-cards.md", "great-wall"), ("docs/tsukuyumi-cards.md", "tsukuyumi")]
)
def test_rows_that_are_shown_are_good(page: str, game: str, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, text in enumerate(text for kind, text in blocks(ROOT / page) if kind == "toml"):
        (desk / f"pack{number}").mkdir()
        (desk / f"pack{number}" / "rows.toml").write_text(text, encoding="utf-8")
        assert type_it(f"moonwall content check pack{number} --game {game}", monkeypatch) == 0
