"""Tests that bite: change one token of a game's rules at a time, and see whether a test fails.

``python tools/mutants.py great-wall --count 60 --seed 1`` draws 60 mutants (a comparison, a number, ``and``/``or``, a
``not``), runs the tests that reach each of them, the fastest first, and lists those that no test has noticed. The
working tree is never written to: each job has a copy of the sources beside it. Mutants that change nothing anybody
could see are named with the reason in ``tests/mutants-equivalent.toml``. Exit code: 0 all caught or judged, 1 some
survived, 2 the request or the project is wrong, 130 broken off.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import threading
import tomllib
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from queue import Queue
from random import Random
from time import monotonic
from typing import Any

from mutants_reach import Copy, Project, Reach, Refused, Runs, reach
from mutants_sites import Mutant, all_mutants, apply
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parents[1]
ROOTS = ("rules", "parts", "factions", "modules", "modes", "cards")
FIRST_FILES = 3  # test files that are collected before the first test is run; a fault mostly shows there
NEXT_FILES = 8
SURVIVED, CAUGHT, TOO_LONG = 0, 1, 7


@dataclass(frozen=True, slots=True)
class Result:
    mutant: Mutant
    outcome: str  # caught, late, survived, unreached, judged
    test: str = ""
    ran: int = 0

    @property
    def open(self) -> bool:
        return self.outcome in ("survived", "unreached")


def judged(path: Path, game: str) -> dict[tuple[str, str, str, str], str]:
    """The equivalent mutants that somebody has looked at, with the reason."""
    if not path.exists():
        return {}
    found = {}
    for place, row in enumerate(tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", []), 1):
        missing = [
            key for key in ("game", "file", "in", "code", "mutant", "reason") if not isinstance(row.get(key), str)
        ]
        if missing:
            raise Refused(f"{path.name}, entry {place}: {', '.join(missing)} should be there, as text")
        if not row["reason"].strip():
            raise Refused(f"{path.name}, entry {place}: say why the mutant is equivalent")
        if row["game"] == game:
            found[row["file"], row["in"], row["code"], row["mutant"]] = row["reason"]
    return found


def choose(mutants: list[Mutant], only: list[str], seed: int, number: int) -> list[Mutant]:
    """A sample by seed, or all of the files and lines that were named."""
    if only:
        named = [m for m in mutants if any(o in (m.file, f"{m.file}:{m.line}") for o in only)]
        if not named:
            raise Refused(f"no mutant lies in {', '.join(only)}; give a file below the package, or file:line")
        mutants = named
    return sorted(Random(seed).sample(mutants, min(number, len(mutants))), key=lambda m: (m.file, m.line, m.column))


def kept_results(report: Path, mutants: list[Mutant]) -> list[Result]:
    """What the last run of this sample found, as far as the code still has those mutants."""
    if not report.exists():
        raise Refused("there is no earlier run of this game with this seed; leave out --again")
    known = {mutant.key: mutant for mutant in mutants}
    found = []
    for row in json.loads(report.read_text(encoding="utf-8")):
        mutant = known.get((row["file"], row["where"], row["code"], row["mutant"]))
        if mutant is not None:
            found.append(Result(mutant, row["outcome"], row["test"]))
    return found


def by_file(tests: dict[str, float]) -> list[str]:
    """Test files in the order of their fastest test."""
    files: dict[str, float] = {}
    for test, seconds in tests.items():
        file = test.split("::")[0]
        files[file] = min(seconds, files.get(file, seconds))
    return sorted(files, key=lambda file: (files[file], file))


def rounds(direct: dict[str, float], others: dict[str, float]) -> list[tuple[list[str], dict[str, float]]]:
    """Files to collect and tests to run, one round after the other: a fault mostly shows in the first."""
    files = by_file(direct)
    cuts = [0, FIRST_FILES, FIRST_FILES + NEXT_FILES, len(files)]
    parts = [(part, direct) for left, right in pairwise(cuts) if (part := files[left:right])]
    return [*parts, (by_file(others), others)] if others else parts


def try_out(mutant: Mutant, copy: Copy, known: Reach, runs: Runs) -> Result:
    """Runs the tests that reach the mutant against a copy that has it."""
    direct, others = known.tests(mutant.file, mutant.lines, mutant.early)
    if not direct and not others:
        return Result(mutant, "unreached")
    text = (copy.project.root / copy.project.package / mutant.file).read_text(encoding="utf-8")
    copy.put(mutant.file, apply(text, mutant))
    try:
        order = {"do": "hunt", "top": copy.project.top, "rounds": rounds(direct, others)}
        code, said = runs.run(order, copy, limit=300 + 30 * (sum(direct.values()) + sum(others.values())))
    finally:
        copy.restore(mutant.file)
    if code is None or code == TOO_LONG:
        return Result(mutant, "late", said.get("test", ""), said.get("ran", 0))
    if code == SURVIVED:
        return Result(mutant, "survived", "", said["ran"])
    if code == CAUGHT:
        return Result(mutant, "caught", said["test"], said["ran"])
    if code < 0:
        return Result(mutant, "caught", "the interpreter broke down")
    raise Refused(f"{mutant.file}:{mutant.line}: the tests did not run (code {code}):\n{said.get('output', said)}")


class Hunt:
    """All mutants of a run, on as many jobs as wanted."""

    def __init__(self, project: Project, known: Reach, runs: Runs, jobs: int) -> None:
        self.project, self.known, self.runs, self.jobs = project, known, runs, jobs
        self.copies: Queue[Copy] = Queue()
        self.made: list[Copy] = []

    def __enter__(self) -> Hunt:
        for _ in range(self.jobs):
            self.made.append(Copy.make(self.project))
            self.copies.put(self.made[-1])
        return self

    def __exit__(self, *_: object) -> None:
        self.runs.stop()
        for copy in self.made:
            copy.remove()

    def one(self, mutant: Mutant) -> Result:
        copy = self.copies.get()
        try:
            return try_out(mutant, copy, self.known, self.runs)
        finally:
            self.copies.put(copy)


def line(result: Result) -> str:
    mutant = result.mutant
    after = mutant.after or "(nothing)"
    told = {"survived": f"{result.ran} tests ran it", "unreached": "no test reaches it"}.get(result.outcome, "")
    return (
        f"[bold]{mutant.file}:{mutant.line}[/]  [red]{escape(mutant.before)}[/] -> [red]{escape(after)}[/]"
        f"  [dim]{told}, in {mutant.where or 'the module'}[/]\n    {escape(mutant.code)}"
    )


def summary(console: Console, results: list[Result], wanted: int, stale: list[tuple[str, str, str, str]]) -> None:
    counted = {name: sum(r.outcome == name for r in results) for name in ("caught", "late", "judged")}
    left = [r for r in results if r.open]
    for result in left:
        console.print(line(result))
    for file, where, code, mutant in stale:
        console.print(f"[yellow]no longer there:[/] {file}, {where}: {escape(code)}  ->  {escape(mutant)}")
    caught = counted["caught"] + counted["late"]
    parts = [f"{caught} of {len(results)} mutants caught"]
    if counted["late"]:
        parts.append(f"{counted['late']} of them by the time limit")
    if counted["judged"]:
        parts.append(f"{counted['judged']} equivalent (judged)")
    parts.append(f"{len(left)} survived")
    if len(results) < wanted:
        parts.append(f"{wanted - len(results)} not tried")
    console.print(", ".join(parts))


def work(given: argparse.Namespace, console: Console) -> int:
    live = project_of(given, given.project)
    base = Copy.make(live)  # what is changed in the tree from now on does not matter to this run
    try:
        return run(given, project_of(given, base.folder), console)
    finally:
        base.remove()


def project_of(given: argparse.Namespace, root: Path) -> Project:
    project = Project(
        root=root,
        package=given.package or f"src/moonwall/games/{given.game.replace('-', '_')}",
        tests=tuple(given.tests or [f"tests/{given.game.replace('-', '_')}"]),
        build=given.project / "build" / "mutants",
    )
    if not (root / project.package).is_dir():
        raise Refused(f"there is no package {project.package}; the games are tsukuyumi and great-wall")
    return project


def run(given: argparse.Namespace, project: Project, console: Console) -> int:
    package = project.root / project.package
    roots = given.roots or [root for root in ROOTS if (package / root).exists()]
    if missing := [root for root in roots if not (package / root).exists()]:
        raise Refused(f"{project.package} has no {', '.join(missing)}")
    everything = all_mutants(package, roots)
    known_equal = judged(project.root / given.equivalent, given.game)
    present = {mutant.key for mutant in everything}
    stale = [key for key in known_equal if key not in present and any(key[0].startswith(root) for root in roots)]
    report = project.build / f"{given.game}-{given.seed}.json"
    results: list[Result] = []
    if given.again:
        earlier = kept_results(report, everything)
        results += [result for result in earlier if not result.open]
        chosen = [result.mutant for result in earlier if result.open]
    else:
        chosen = choose(everything, given.only, given.seed, len(everything) if given.only else given.count)
    wanted = len(results) + len(chosen)
    console.print(
        f"{given.game}: {len(chosen)} of {len(everything)} mutants in {', '.join(roots)}, seed {given.seed}",
        highlight=False,
    )
    if given.list:
        for mutant in chosen:
            console.print(line(Result(mutant, "judged" if mutant.key in known_equal else "")))
        return 0
    runs, began = Runs(), monotonic()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[said]}"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=console) as progress:
            bar = progress.add_task("tests", total=None, said="which lines they reach")
            known = reach(
                project,
                runs,
                given.jobs,
                given.longest,
                lambda done, total: progress.update(bar, completed=done, total=total),
            )
            progress.remove_task(bar)
            results += [Result(m, "judged") for m in chosen if m.key in known_equal]
            todo = [m for m in chosen if m.key not in known_equal]
            bar = progress.add_task("mutants", total=len(todo), said="")
            with Hunt(project, known, runs, given.jobs) as hunt, ThreadPoolExecutor(given.jobs) as pool:
                try:
                    waiting: set[Future[Result]] = {pool.submit(hunt.one, mutant) for mutant in todo}
                    while waiting:
                        done, waiting = wait(waiting, timeout=0.5, return_when=FIRST_COMPLETED)
                        for future in done:
                            results.append(future.result())
                            if results[-1].open:
                                progress.console.print(line(results[-1]))
                            left = sum(result.open for result in results)
                            progress.update(bar, advance=1, said=f"{left} survived")
                except BaseException:
                    runs.stop()
                    pool.shutdown(cancel_futures=True)
                    raise
    except KeyboardInterrupt:
        runs.stop()
        console.print("[yellow]broken off[/]")
        summary(console, results, wanted, [])
        return 130
    results.sort(key=lambda r: (r.mutant.file, r.mutant.line, r.mutant.column))
    console.rule()
    summary(console, results, wanted, stale)
    if known.long:
        console.print(f"[dim]{len(known.long)} tests of more than {given.longest} s stood aside[/]", highlight=False)
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(
        json.dumps([{**asdict(r.mutant), "outcome": r.outcome, "test": r.test} for r in results], indent=1)
    )
    console.print(
        f"[dim]{monotonic() - began:.0f} s; who caught what: {report.relative_to(given.project)}[/]", highlight=False
    )
    return 1 if any(result.open for result in results) else 0


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Change one token of a game's rules at a time: does a test fail?")
    parser.add_argument("game", help="tsukuyumi or great-wall")
    parser.add_argument("--count", type=int, default=60, help="mutants to draw (default 60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time (default 1)")
    parser.add_argument(
        "--roots", nargs="+", default=[], help=f"folders or files of the package (default {' '.join(ROOTS)})"
    )
    parser.add_argument("--only", nargs="+", default=[], metavar="FILE[:LINE]", help="all mutants there, no sample")
    parser.add_argument("--again", action="store_true", help="only what survived the last run with this seed")
    parser.add_argument("--tests", nargs="+", default=[], help="files or folders of tests (default tests/<game>)")
    parser.add_argument(
        "--longest", type=float, default=2.0, help="tests that compute longer stand aside (default 2 s)"
    )
    parser.add_argument("--equivalent", default="tests/mutants-equivalent.toml", help="the judged ones")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    parser.add_argument("--project", type=Path, default=ROOT, help="the checkout (default this one)")
    parser.add_argument("--package", default="", help="the package below it (default src/moonwall/games/<game>)")
    given = parser.parse_args(argv)
    for name in ("count", "jobs"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} should be at least 1")
    given.project = given.project.resolve()
    return given


def main(argv: list[str] | None = None) -> int:
    def broken_off(*_: Any) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, broken_off)
    console = Console()
    try:
        return work(arguments(argv), console)
    except Refused as error:
        console.print(f"[red]{escape(str(error))}[/]", highlight=False)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
