"""The house keeps its own rules: locks, leftovers, languages of the pages."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("runtime", "dev", "bench", "web")


def tracked(*patterns: str) -> list[Path]:
    """The files of the repository; without git, what lies in the checkout."""
    try:
        out = subprocess.run(
            ["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return [p for pattern in patterns for p in ROOT.glob(f"**/{pattern}") if "node_modules" not in p.parts]
    return [ROOT / name for name in out.split("\n") if name and (ROOT / name).is_file()]


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=!~; ]", requirement)[0].lower().replace("_", "-")


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_version_by_hash_and_names_no_registry(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash)", text, re.MULTILINE)
    entries = re.split(r"\n(?=[a-z0-9])", re.sub(r"^\s*#.*\n?", "", text, flags=re.MULTILINE).strip())
    assert entries
    for entry in entries:
        assert "==" in entry.split("\n")[0], entry
        assert "--hash=sha256:" in entry, entry


def test_the_locks_hold_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {name_of(r) for r in project["dependencies"]}
    locked = set(re.findall(r"^([a-z0-9.-]+)==", (ROOT / "requirements/runtime.txt").read_text(), re.MULTILINE))
    assert {w.replace(".", "-") for w in wanted} <= {found.replace(".", "-") for found in locked}


def test_the_web_lock_names_no_registry() -> None:
    lock = ROOT / "web" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry and "://" in entry["resolved"]]


def test_every_dependency_is_explained() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    for lock in LOCKS:
        for line in (ROOT / "requirements" / f"{lock}.in").read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("#", "-")):
                assert name_of(line) in page, f"{name_of(line)} of {lock}.in is not in docs/dependencies.md"


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|pytest\.mark\.(skip(?!if)|xfail)|pytest\.skip\(|@unittest\.skip")
    found = []
    for path in tracked("*.py", "*.ts", "*.svelte", "*.toml", "*.ftl", "Makefile"):
        if path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if later.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not found


def test_nothing_names_a_machine() -> None:
    place = re.compile(r"(?<![\w.])/(work|root|home)/[a-z]")
    found = []
    for path in tracked("*.py", "*.md", "*.ts", "*.svelte", "*.toml", "*.json", "Makefile", ".ci/run"):
        if path != Path(__file__) and place.search(path.read_text(encoding="utf-8")):
            found.append(str(path.relative_to(ROOT)))
    assert not found


def test_continuous_integration_runs_the_tests() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o100
    assert "make test" in script.read_text(encoding="utf-8")
    assert "set -eu" in script.read_text(encoding="utf-8")


def test_help_lists_every_target_that_people_use() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = set(re.findall(r"^\.PHONY: ([a-z-]+)$", text, re.MULTILINE))
    described = set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE))
    assert {"play", "test", "help", "lint", "format", "bench", "lock", "web"} <= described
    assert phony - described == {"pytest"}
