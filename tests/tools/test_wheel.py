"""What is published serves and plays, installed in an empty environment far from the repository, without Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from pathlib import Path
from random import Random

import pytest

from moonwall import __version__
from tests.server.house import PATIENCE, ROOT, House

PAGE = ROOT / "src/moonwall/server/static/index.html"
needs_page = pytest.mark.skipif(not PAGE.is_file(), reason="the page is not built: make web")


def build(kind: str, out: Path) -> Path:
    command = [sys.executable, str(ROOT / "tools/wheel.py"), "--only", kind, "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return Path(done.stdout.split()[0])


def hatch(project: Path, target: str, out: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    environment = {**os.environ, **settings}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, timeout=PATIENCE)


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith("RECORD")}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("pure", tmp_path_factory.mktemp("dist"))


@needs_page
def test_a_wheel_holds_page_content_rules_and_words(wheel: Path) -> None:
    assert wheel.name == f"moonwall-{__version__}-py3-none-any.whl"
    names = set(contents(wheel))
    assert {
        "moonwall/server/static/index.html",
        "moonwall/games/great_wall/content/advisors.toml",
        "moonwall/rules/great-wall.md",
        "moonwall/locales/pl/great-wall.ftl",
        "moonwall/py.typed",
    } <= names
    assert any(name.startswith("moonwall/server/static/assets/") for name in names)


@needs_page
def test_an_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as file:
        file.extractall(tmp_path / "far", filter="data")
    done = hatch(tmp_path / "far" / f"moonwall-{__version__}", "wheel", tmp_path)
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path / wheel.name) == contents(wheel)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_build_without_the_page_says_what_is_missing(target: str, tmp_path: Path) -> None:
    """Given a checkout whose page was never built, then neither wheel nor sdist is made, unless one asks for it."""
    for part in ("pyproject.toml", "README.md", "LICENSE", "tools/wheel_hook.py", "src/moonwall/__init__.py"):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).write_bytes((ROOT / part).read_bytes())
    (tmp_path / "docs/rules").mkdir(parents=True)
    refused = hatch(tmp_path, target, tmp_path / "dist")
    assert refused.returncode != 0 and "make web" in refused.stderr, refused.stderr
    assert not list(tmp_path.glob("dist/*.*"))
    allowed = hatch(tmp_path, target, tmp_path / "dist", MOONWALL_WITHOUT_PAGE="1")
    assert allowed.returncode == 0 and "No page" in allowed.stderr, allowed.stderr


def install(folder: Path, wheel: Path) -> Path:
    """A fresh environment with the locked packages and then the wheel alone: it must need nothing beyond them."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    locked = [*pip, "--require-hashes", "-r", str(ROOT / "requirements/runtime.txt")]
    for command in (locked, [*pip, "--no-index", str(wheel)]):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=5 * PATIENCE)
        assert done.returncode == 0, done.stdout + done.stderr
    return folder / "bin" / "moonwall"


def away_from_here(folder: Path) -> dict[str, str]:
    """An environment that knows neither the repository nor Node."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MOONWALL_", "PYTHON"))}
    return {**kept, "PATH": str(folder / "bin"), "HOME": str(folder)}


def play_over_the_api(house: House) -> None:
    """A whole game: one seat by HTTP, two by bots."""
    made = house.make("great-wall", ("me", "bot:random", "bot:easy"), seed=7)
    chance, end = Random(7), time.monotonic() + 3 * PATIENCE
    while True:
        state = made.state(0)
        if state["over"]:
            break
        assert time.monotonic() < end, "the game does not end"
        decision = state["views"]["0"]["decision"]
        if decision is None:
            time.sleep(0.02)
            continue
        made.answer(0, chance.choice(decision["options"]))
    record = made.call("GET", "/record").json()
    assert len(record["answers"]) > 100


@needs_page
@pytest.mark.slow
def test_the_wheel_serves_the_page_and_plays_a_whole_game_far_from_the_repository(wheel: Path, tmp_path: Path) -> None:
    moonwall = install(tmp_path / "env", wheel)
    environment = away_from_here(tmp_path / "env")
    said = subprocess.run([moonwall, "--version"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert said.stdout.startswith(f"moonwall {__version__}, interpreted engine"), said
    house = House(tmp_path / "house", plugins="")
    house.command, house.place = [str(moonwall), "serve"], tmp_path
    house.environment |= environment
    for name in set(house.environment) - set(environment):
        if not name.startswith("MOONWALL_"):
            del house.environment[name]
    with house, house.http() as http:
        page = http.get("/")
        assert page.status_code == 200 and "not built" not in page.text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None and http.get(script[1]).status_code == 200
        assert http.get("/api/rules/GW-PROD-03").json()["text"]
        assert "gw-" in http.get("/locales/pl.ftl").text
        play_over_the_api(house)
