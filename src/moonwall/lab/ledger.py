"""The state of a batch on disk: a header line with the plan, then a line for every finished game.

Lines are only ever added, so an interruption loses at most the games that were being played, and a half-written last
line is cut off when the batch is taken up again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from moonwall.table import SetupError, game_type

try:
    import fcntl
except ImportError:  # Windows has no such lock; two commands on one file are not kept apart there
    fcntl = None  # type: ignore[assignment]

from .batch import Result
from .plans import Plan

WHAT = "moonwall-batch"
FORMAT = 1


class Header(msgspec.Struct):
    what: str
    format: int
    rules: int
    content: str
    plan: Plan


def header(plan: Plan) -> Header:
    kind = game_type(plan.game)
    return Header(WHAT, FORMAT, kind.rules_version, kind.load_content(plan.content).hash, plan)


class Ledger:
    """Results of a plan, kept in a file (or only in memory, without one)."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        self._file: BinaryIO | None = None

    def __enter__(self) -> Ledger:
        if self.path is None:
            return self
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.fdopen(
                os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666), "r+b"
            )
        except OSError as error:
            raise SetupError(f"{self.path} cannot be written: {error.strerror}") from error
        try:
            _claim(self._file, self.path)
            keep = self._take_up(self.path) if self.path.stat().st_size else 0
        except SetupError:
            self._file.close()
            raise
        self._file.truncate(keep)
        self._file.seek(keep)
        if not keep:
            self._write(header(self.plan))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self._write(result)

    def ordered(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]

    def _write(self, row: Any) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(row) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def _take_up(self, path: Path) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        found, results, keep = read(path)
        ours = header(self.plan)
        if found.plan != self.plan:
            changed = [name for name in Plan.__struct_fields__ if getattr(found.plan, name) != getattr(self.plan, name)]
            raise SetupError(
                f"{path} holds a batch with other {', '.join(changed)}; name another file, or repeat its command"
            )
        if (found.rules, found.content) != (ours.rules, ours.content):
            raise SetupError(f"{path} was begun under other rules or content; its games cannot be mixed with new ones")
        self.results = {result.number: result for result in results}
        return keep


def _claim(file: BinaryIO, path: Path) -> None:
    """One command at a time: two would write into each other's lines. The claim ends with the process."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise SetupError(
            f"another command is writing to {path} right now; wait for it, or name another file"
        ) from error
    except OSError:  # a file system without locks
        return


def read(path: Path) -> tuple[Header, list[Result], int]:
    """The plan, the finished games and the length of the whole lines of a file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SetupError(f"{path} cannot be read: {error.strerror}") from error
    keep = raw.rfind(b"\n") + 1
    lines = raw[:keep].splitlines()
    try:
        top = msgspec.json.decode(lines[0] if lines else b"", type=Header)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SetupError(f"{path} is not a file of simulate or tournament: its first line has no plan") from error
    if (top.what, top.format) != (WHAT, FORMAT):
        raise SetupError(f"{path} has format {top.what} {top.format}; this version reads {WHAT} {FORMAT}")
    return top, list(_results(path, lines[1:])), keep


def _results(path: Path, lines: list[bytes]) -> Iterator[Result]:
    decoder = msgspec.json.Decoder(Result)
    for number, line in enumerate(lines, 2):
        try:
            yield decoder.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SetupError(f"{path}, line {number}: not a result ({error})") from error
