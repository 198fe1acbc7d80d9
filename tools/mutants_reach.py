"""Copies of the sources to run tests against, and the map of which test reaches which line."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

CHILD = Path(__file__).with_name("mutants_child.py")
ENDLESS = 3600.0


class Refused(Exception):
    """Something is wrong with the request or the project, told to whoever asked."""


@dataclass(frozen=True, slots=True)
class Project:
    """A checkout: its sources, the package to mutate, the tests, and where the map is kept."""

    root: Path
    package: str  # below root, for instance src/moonwall/games/great_wall
    tests: tuple[str, ...]
    build: Path

    @property
    def source(self) -> str:
        return Path(self.package).parts[0]

    @property
    def top(self) -> str:
        return Path(self.package).parts[1]

    def test_files(self) -> list[str]:
        found: set[Path] = set()
        for name in self.tests:
            path = self.root / name
            if not path.exists():
                raise Refused(f"there are no tests at {name}")
            found.update(path.rglob("test_*.py") if path.is_dir() else [path])
        return sorted(path.relative_to(self.root).as_posix() for path in found)

    def helpers(self) -> list[Path]:
        """What tests use beside the sources: modules that are no tests themselves, and data in their own folders."""
        tops = {self.root / Path(name).parts[0] for name in self.tests}
        found = {path for top in tops for path in top.rglob("*.py")}
        found.update(path for name in self.tests for path in (self.root / name).rglob("*") if path.is_file())
        return sorted(p for p in found if p.suffix != ".pyc" and not p.name.startswith("test_"))


class Runs:
    """Child processes, all of which end when the run is broken off."""

    def __init__(self) -> None:
        self.open: set[subprocess.Popen[bytes]] = set()
        self.lock = threading.Lock()
        self.stopped = False

    def stop(self) -> None:
        with self.lock:
            self.stopped = True
            for process in self.open:
                self.kill(process)

    @staticmethod
    def kill(process: subprocess.Popen[bytes]) -> None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # its own session: the children of the tests go with it

    def run(self, order: dict[str, Any], copy: Copy, limit: float) -> tuple[int | None, dict[str, Any]]:
        """The child's exit code, None if it was late, and its answer."""
        answer = copy.folder / "answer.json"
        answer.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "PYTHONPATH": str(copy.source),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONHASHSEED": "0",
        }
        with self.lock:
            if self.stopped:
                raise KeyboardInterrupt
            process = subprocess.Popen(
                [sys.executable, str(CHILD)],
                cwd=copy.folder,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            self.open.add(process)
        try:
            said, _ = process.communicate(json.dumps({**order, "answer": str(answer)}).encode(), timeout=limit)
        except subprocess.TimeoutExpired:
            return None, {}
        finally:
            self.kill(process)
            process.wait()
            with self.lock:
                self.open.discard(process)
        if self.stopped:
            raise KeyboardInterrupt
        if process.returncode == 8:
            raise Refused("the tests import another copy of the package than the one made for them")
        if not answer.exists():
            return process.returncode, {"output": said.decode(errors="replace")[-3000:]}
        return process.returncode, json.loads(answer.read_text())


@dataclass(slots=True)
class Copy:
    """A checkout beside the working tree: sources and tests copied, everything else linked.

    Nothing is ever written to the tree, and what is changed there during a run does not disturb it.
    """

    project: Project
    folder: Path
    times: Any = field(default_factory=lambda: count(1))

    @property
    def source(self) -> Path:
        return self.folder / self.project.source

    @property
    def package(self) -> Path:
        return self.folder / self.project.package

    @classmethod
    def make(cls, project: Project) -> Copy:
        folder = Path(tempfile.mkdtemp(prefix="mutants-")).resolve()
        leave = shutil.ignore_patterns("static", "*.tmp")
        for path in project.root.iterdir():
            if path.name in (project.source, *(Path(name).parts[0] for name in project.tests)):
                shutil.copytree(path, folder / path.name, ignore=leave)
            elif path.is_file():
                shutil.copy2(path, folder / path.name)
            else:
                (folder / path.name).symlink_to(path)
        return cls(project, folder)

    def put(self, file: str, text: str) -> None:
        """Writes a source with a time of its own, so that no compiled file of another text is taken for it."""
        path = self.package / file
        path.write_text(text, encoding="utf-8")
        seconds = 1_000_000_000 + next(self.times)
        os.utime(path, (seconds, seconds))

    def restore(self, file: str) -> None:
        shutil.copy2(self.project.root / self.project.package / file, self.package / file)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@dataclass(slots=True)
class Reach:
    """Tests by what they execute."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, int]] = field(default_factory=dict)  # file -> test -> its lines as bits
    early: dict[str, int] = field(default_factory=dict)  # file -> lines executed at import, or once for all tests
    long: list[str] = field(default_factory=list)

    def add(self, kept: dict[str, Any]) -> None:
        for test, (seconds, files) in kept["tests"].items():
            self.seconds[test] = seconds
            for file, bits in files.items():
                self.lines.setdefault(file, {})[test] = int(bits, 16)
        for file, bits in kept["early"].items():
            self.early[file] = self.early.get(file, 0) | int(bits, 16)
        self.long += kept["long"]

    def tests(self, file: str, lines: tuple[int, ...], early: bool) -> tuple[dict[str, float], dict[str, float]]:
        """Those that execute one of the lines, and those that may depend on it because it runs at import or once."""
        wanted = sum(1 << line for line in lines)
        direct = {test: self.seconds[test] for test, bits in self.lines.get(file, {}).items() if bits & wanted}
        if not early and not self.early.get(file, 0) & wanted:
            return direct, {}
        return direct, {test: seconds for test, seconds in self.seconds.items() if test not in direct}


def digest(*paths: Path) -> str:
    found = hashlib.blake2b(digest_size=12)
    for path in paths:
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _kept_file(project: Project, test_file: str) -> Path:
    name = test_file.removesuffix(".py").replace("/", "-")
    return project.build / Path(project.package).name / f"{name}.json"


def _still_good(project: Project, kept: dict[str, Any], own: str, longest: float) -> bool:
    if kept["own"] != own or kept["longest"] != longest:
        return False
    source = project.root / project.source
    try:
        return all(digest(source / file) == known for file, known in kept["sources"].items())
    except FileNotFoundError:
        return False


def reach(project: Project, runs: Runs, jobs: int, longest: float, told: Any) -> Reach:
    """The map, from the folder it is kept in as far as nothing has changed; the rest is recorded anew."""
    helpers = digest(CHILD, *project.helpers()) + sys.version
    found, stale, aside = Reach(), [], []
    own = {
        file: hashlib.blake2b((helpers + digest(project.root / file)).encode()).hexdigest()
        for file in project.test_files()
    }
    for file in own:
        with suppress(FileNotFoundError, json.JSONDecodeError, KeyError):
            kept = json.loads(_kept_file(project, file).read_text())
            if _still_good(project, kept, own[file], longest):
                found.add(kept)
                continue
            if kept["own"] == own[file] and kept["longest"] == longest:
                aside += kept["long"]  # the tests are the same: those that took too long still do
        stale.append(file)
    if not stale:
        return found
    told(0, len(stale))
    groups = [stale[place::jobs] for place in range(jobs) if stale[place::jobs]]
    recorded = count(1)

    def record(files: list[str]) -> None:
        copy = Copy.make(project)
        try:
            order = {"do": "record", "top": project.top, "package": str(copy.package)}
            code, said = runs.run({**order, "longest": longest, "aside": aside, "files": files}, copy, ENDLESS)
        finally:
            copy.remove()
        if code != 0:
            raise Refused(f"recording {', '.join(files)} failed:\n{said.get('output', said)}")
        content = [
            path.relative_to(project.root / project.source).as_posix()
            for path in sorted((project.root / project.package).rglob("*.toml"))
        ]
        sources = {file: digest(project.root / project.source / file) for file in (*said["loaded"], *content)}
        broken = {test.split("::")[0] for test in said["failed"]}
        for file in files:
            if file in broken:
                continue
            kept = {
                "own": own[file],
                "longest": longest,
                "sources": sources,
                "early": said["early"],
                "tests": {t: row for t, row in said["tests"].items() if t.split("::")[0] == file},
                "long": [t for t in said["long"] if t.split("::")[0] == file],
            }
            path = _kept_file(project, file)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(kept))
            found.add(kept)
            told(next(recorded), len(stale))
        if said["failed"]:
            test, why = next(iter(said["failed"].items()))
            raise Refused(f"{len(said['failed'])} tests fail without any mutant, the first is {test}\n{why}")

    with ThreadPoolExecutor(jobs) as pool:
        try:
            waiting = {pool.submit(record, files) for files in groups}
            while waiting:
                done, waiting = wait(waiting, timeout=0.5, return_when=FIRST_COMPLETED)
                for future in done:
                    future.result()
        except BaseException:
            runs.stop()
            pool.shutdown(cancel_futures=True)
            raise
    return found
