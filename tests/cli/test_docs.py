"""What the pages for newcomers show, works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from moonwall import table
from moonwall.cli import app
from moonwall.table.games import _games
from moonwall.words import split
from tests.tsukuyumi.guests import lamplighters

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = PAGE) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


def run(code: str) -> None:
    names: dict[str, object] = {"__name__": "newcomer"}
    exec(code, names)
    for name, value in names.items():
        if name.startswith("test_") and callable(value):
            value()


def test_the_first_test_passes() -> None:
    run(blocks("python")[0])


def test_the_first_test_has_our_style() -> None:
    """As it would lie in tests/test_mine.py, so that a newcomer's first lint is clean."""
    for command in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", "tests/test_mine.py", "-"]
        done = subprocess.run(ruff, input=blocks("python")[0], cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_third_game_has_our_types(tmp_path: Path) -> None:
    (tmp_path / "nim.py").write_text(blocks("python")[2], encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(tmp_path / "nim.py")]
    done = subprocess.run(mypy, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_guest_of_tsukuyumi_joins_as_the_page_says() -> None:
    """Given the page's package (that of the tests), when its game is registered, then its faction and module play."""
    home = "tests.tsukuyumi.guests"
    names: dict[str, object] = {"__name__": home, "__package__": home, "__file__": lamplighters.__file__}
    exec(blocks("python")[1], names)
    game = names["GAME"]
    assert isinstance(game, table.GameType)
    table.register(game)
    try:
        match = table.start("tsukuyumi-lamps", seats=["lamplighters", "nomads", "boarlords"], seed=1, tides=True)
        assert match.game is game and match.decision is not None
    finally:
        del _games["tsukuyumi-lamps"]


def test_the_third_game_keeps_its_promises() -> None:
    """Given the page's game, when it is registered, then the page's own test of it passes."""
    names: dict[str, object] = {"__name__": "nim"}
    exec(blocks("python")[2], names)
    game = names["GAME"]
    assert isinstance(game, table.GameType)
    table.register(game)
    try:
        run(blocks("python")[3])
    finally:
        del _games["nim"]


def test_the_third_game_has_its_words() -> None:
    assert {"nim", "nim-ask-take", "nim-do-take", "nim-said-took"} <= set(split(blocks("ftl")[1]))


def test_the_first_page_plays_a_game_and_keeps_its_record() -> None:
    names: dict[str, object] = {}
    exec(blocks("python", (ROOT / "README.md").read_text(encoding="utf-8"))[0], names)
    match = names["match"]
    assert isinstance(match, table.Match)
    assert match.over
    assert table.replay(names["record"]).grade == "exact"


def test_every_command_the_first_page_shows_is_one() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"^\.venv/bin/moonwall ([a-z]+)", page, re.MULTILINE))
    assert commands >= {"games", "play", "simulate", "replay", "content", "serve"}
    known = {c.name or c.callback.__name__ for c in app.registered_commands if c.callback} | {"content"}
    assert commands <= known


def test_every_path_the_pages_name_is_there() -> None:
    missing = []
    for page in ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/dependencies.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#:]+)", text):
            if not (ROOT / page).parent.joinpath(link).exists():
                missing.append(f"{page}: {link}")
        for path in re.findall(r"`((?:src|docs|tests|bench|requirements)/[\w./-]+\w)`", text):
            if not list(ROOT.glob(path)) and path not in ("tests/test_mine.py", "src/moonwall/games/nim/__init__.py"):
                missing.append(f"{page}: {path}")
    assert not missing


def test_every_page_of_the_docs_stands_in_the_list_of_the_site() -> None:
    """``make docs`` builds the site of ``mkdocs.yml``; logs of measurements are not pages to read."""
    listed = set(re.findall(r"^\s+- (?:[\w ]+: )?([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert listed == {page for page in pages if not page.startswith("log/")}
