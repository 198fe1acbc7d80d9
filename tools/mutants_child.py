"""The process that runs tests against a copy of the sources: it records what they reach, or looks for one that fails.

``mutants.py`` starts it with the copy first on ``PYTHONPATH``, so that children of the tests see the copy too, and with
an order as JSON on its standard input. The answer is a JSON file.
"""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

SURVIVED, CAUGHT, TOO_LONG, WRONG_COPY, BROKEN = 0, 1, 7, 8, 9
MEMORY = 4 << 30  # bytes; a mutant that fills the memory without end is caught
AGAIN = "again "
QUIET = ["-q", "-p", "no:cacheprovider", "-m", "not slow", "--no-header", "--tb=no"]


def limit_cpu(seconds: float, late: Any) -> None:
    """Calls ``late`` after so much computing time: a busy machine makes no test late. 0 ends the watch."""
    signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)


class Recorder:
    """Which lines each test executes, and how long it computes.

    A test that is the first to reach some line runs twice. What it executes only the first time fills a cache, so every
    later test may depend on it: such lines count as executed at import.
    """

    def __init__(self, package: Path, longest: float, aside: list[str]) -> None:
        import coverage

        self.package, self.longest = package, longest
        self.coverage = coverage.Coverage(data_file=None, source=[str(package)], messages=False)
        self.seconds: dict[str, float] = {}
        self.failed: dict[str, str] = {}
        self.aside = frozenset(aside)
        self.long: list[str] = []
        self.seen: dict[str, int] = {}
        self.once: dict[str, int] = {}

    def lines(self, context: str) -> dict[str, int]:
        """File by file, the lines of one test, as bits."""
        data = self.coverage.get_data()
        data.set_query_context(context)
        found = {name: sum(1 << line for line in data.lines(name) or ()) for name in data.measured_files()}
        data.set_query_contexts(None)
        return found

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.long += [item.nodeid for item in items if item.nodeid in self.aside]
        items[:] = [item for item in items if item.nodeid not in self.aside]

    def late(self, _: int, frame: FrameType | None) -> None:
        while frame is not None:
            if "coverage" in Path(frame.f_code.co_filename).parts:  # it may hold its lock: a moment later
                signal.setitimer(signal.ITIMER_PROF, 0.01)
                return
            frame = frame.f_back
        raise pytest.skip.Exception("it takes too long for a run with mutants")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Any:
        self.coverage.switch_context(item.nodeid)
        began = process_time()
        done = yield
        self.seconds[item.nodeid] = process_time() - began
        lines = self.lines(item.nodeid)
        if item.nodeid not in self.long and any(bits & ~self.seen.get(name, 0) for name, bits in lines.items()):
            self.coverage.switch_context(AGAIN + item.nodeid)
            runtestprotocol(item, nextitem=nextitem, log=False)
            again = self.lines(AGAIN + item.nodeid)
            for name, bits in lines.items():
                self.once[name] = self.once.get(name, 0) | bits & ~self.seen.get(name, 0) & ~again.get(name, 0)
        for name, bits in lines.items():
            self.seen[name] = self.seen.get(name, 0) | bits
        self.coverage.switch_context("")
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        limit_cpu(self.longest, self.late)
        try:
            return (yield)
        finally:
            limit_cpu(0, signal.SIG_IGN)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = str(report.longrepr)[-2000:]
        elif report.skipped and "too long for a run with mutants" in str(report.longrepr):
            self.long.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = str(report.longrepr)[-2000:]

    def answer(self) -> dict[str, Any]:
        data = self.coverage.get_data()
        reach: dict[str, dict[str, str]] = {}
        for name in data.measured_files():
            file = Path(name).relative_to(self.package).as_posix()
            bits: dict[str, int] = {}
            for line, tests in data.contexts_by_lineno(name).items():
                for test in tests:
                    test = test.removeprefix(AGAIN)
                    bits[test] = bits.get(test, 0) | 1 << line
            for test, lines in bits.items():
                reach.setdefault(test, {})[file] = f"{lines:x}"
        src = Path(os.environ["PYTHONPATH"].split(os.pathsep)[0])
        loaded = {
            Path(module.__file__).relative_to(src).as_posix()
            for module in list(sys.modules.values())
            if getattr(module, "__file__", None) and Path(module.__file__).is_relative_to(src)  # type: ignore[arg-type]
        }
        early = {file: int(bits, 16) for file, bits in reach.pop("", {}).items()}
        for name, lines in self.once.items():
            file = Path(name).relative_to(self.package).as_posix()
            early[file] = early.get(file, 0) | lines
        tests = {test: [round(s, 4), reach.get(test, {})] for test, s in self.seconds.items() if test not in self.long}
        return {
            "tests": tests,
            "early": {f: f"{b:x}" for f, b in early.items()},
            "failed": self.failed,
            "long": self.long,
            "loaded": sorted(loaded),
        }


def record(order: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    recorder = Recorder(Path(order["package"]), order["longest"], order["aside"])
    recorder.coverage.start()
    pytest.main([*QUIET, *order["files"]], plugins=[recorder])
    recorder.coverage.stop()
    return SURVIVED, recorder.answer()


class Chooser:
    """Keeps the tests that reach the mutant, the fastest first, each with its own limit."""

    def __init__(self, answer: Path) -> None:
        self.tests: dict[str, float] = {}
        self.answer = answer
        self.now = ""
        self.ran = 0
        self.caught = ""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.tests]
        wanted.sort(key=lambda item: self.tests[item.nodeid])
        items[:] = wanted

    def late(self, *_: object) -> None:
        self.answer.write_text(json.dumps({"test": self.now, "ran": self.ran, "late": True}))
        os._exit(TOO_LONG)  # nothing the test catches can hold it back

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.now = item.nodeid
        self.ran += 1
        limit_cpu(5 + 10 * self.tests[item.nodeid], self.late)
        done = yield
        limit_cpu(0, signal.SIG_IGN)
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.caught = self.caught or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.caught = self.caught or f"{report.nodeid} (not even imported)"


def hunt(order: dict[str, Any], answer: Path) -> tuple[int, dict[str, Any]]:
    """Runs one round of test files after the other, until a test fails."""
    with suppress(ValueError, OSError):  # not every system limits it
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    chooser = Chooser(answer)
    for files, chooser.tests in order["rounds"]:
        limit_cpu(60, chooser.late)  # an import without end
        code = pytest.main([*QUIET, "-x", *files], plugins=[chooser])
        if chooser.caught:
            return CAUGHT, {"test": chooser.caught, "ran": chooser.ran}
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return BROKEN, {"test": "", "ran": chooser.ran, "code": int(code)}
    return SURVIVED, {"test": "", "ran": chooser.ran}


def main() -> int:
    order = json.load(sys.stdin)
    answer = Path(order["answer"])
    top = importlib.util.find_spec(order["top"])
    copy = Path(os.environ["PYTHONPATH"].split(os.pathsep)[0])
    if top is None or not top.origin or not Path(top.origin).is_relative_to(copy):
        return WRONG_COPY
    code, said = record(order) if order["do"] == "record" else hunt(order, answer)
    answer.write_text(json.dumps(said))
    return code


if __name__ == "__main__":
    sys.path[0] = os.getcwd()  # as `python -m pytest` has it, and not the folder of the tools
    code = main()
    sys.stdout.flush()
    os._exit(code)
