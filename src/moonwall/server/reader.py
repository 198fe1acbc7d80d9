"""A process that reads what strangers bring: content packs, and records to be played again.

It has every game prepared and forks a child for each job, with limits on the child's time and memory. A child that
goes beyond them is gone, and nothing else is: not this process, not the server, no other job. It ends when its input
ends, so it never outlives the server, however that died.

Jobs and replies are JSON with four bytes of length before them; each carries the number that the server gave the job.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import selectors
import shutil
import signal
import struct
import sys
import tempfile
import tomllib
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NoReturn

import msgspec

from moonwall import table
from moonwall.pack_words import pack_problems

from .errors import Field, Refusal, from_table
from .following import Followed, follow, lay_out
from .logs import places
from .wire import PackProblem

MAX_REPLY = 16_000_000
MAX_PROBLEMS = 200
HEAD = struct.Struct(">I")


class CheckPack(msgspec.Struct, tag="check-pack"):
    game: str
    name: str
    files: dict[str, str]


class Follow(msgspec.Struct, tag="follow"):
    record: msgspec.Raw
    to: int | None
    packs: tuple[str, ...]


class LayOut(msgspec.Struct, tag="lay-out"):
    game: str
    seats: int | list[str]
    seed: int | None
    options: dict[str, Any]
    packs: tuple[str, ...]


class Job(msgspec.Struct):
    """``seconds`` of computing and ``memory`` in bytes are what the child may use, ``patience`` is by the clock."""

    number: int
    work: CheckPack | Follow | LayOut
    seconds: float
    memory: int
    patience: float


class PackRead(msgspec.Struct, tag="pack-read"):
    """``rows`` is what each readable TOML file holds."""

    hash: str
    problems: list[PackProblem]
    rows: dict[str, Any]


class Refused(msgspec.Struct, tag="refused"):
    code: str
    message: str
    fields: list[Field] = []
    kind: str = ""  # of a fault that nobody foresaw, for the log: never its words, which may hold a seed
    where: str = ""


class Reply(msgspec.Struct):
    """``seconds``: what the child has computed."""

    number: int
    result: PackRead | Followed | Refused
    seconds: float


# --- the work, in a child ----------------------------------------------------------------------------------------


def check_pack(work: CheckPack, folder: Path) -> PackRead:
    """Everything that is wrong with a pack, and its rows."""
    target = folder / work.name
    for name, text in work.files.items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_text(text, encoding="utf-8")
    found: list[table.Problem] = []
    digest = ""
    try:
        content = table.game_type(work.game).load_content((str(target),))
        if not content.packs:
            raise table.SetupError(f"{work.game} takes no content packs")
        digest = content.packs[-1]["hash"]
    except table.ContentError as error:
        found = error.problems
    if not found:
        found = pack_problems(target)
    problems = []
    for p in found[:MAX_PROBLEMS]:
        file = p.file.removeprefix(f"{target}/").removeprefix(str(target))
        problems.append(PackProblem(file, p.line, p.row[:100], p.field[:100], p.message[:1000]))
    more = len(found) - MAX_PROBLEMS
    if more > 0:
        problems.append(PackProblem("", 0, "", "", f"there are {more} more problems; solve these first"))
    rows = {}
    for name, text in work.files.items():
        if name.endswith(".toml"):
            with contextlib.suppress(ValueError, RecursionError):
                rows[name] = tomllib.loads(text)
    return PackRead(digest, problems, rows)


def do(job: Job, folder: Path) -> PackRead | Followed | Refused:
    try:
        if isinstance(job.work, CheckPack):
            return check_pack(job.work, folder)
        if isinstance(job.work, LayOut):
            return lay_out(job.work.game, job.work.seats, job.work.seed, job.work.options, job.work.packs)
        return follow(bytes(job.work.record), job.work.to, job.work.packs)
    except table.TableError as error:
        refusal = from_table(error)
        return Refused(refusal.code, refusal.message, refusal.fields)
    except Refusal as refusal:
        return Refused(refusal.code, refusal.message, refusal.fields)
    except MemoryError:
        return too_much(job)
    except Exception as error:
        code = "record" if isinstance(job.work, Follow) else "content"
        what = "this record" if isinstance(job.work, Follow) else "this pack"
        where = " < ".join(reversed(places(error.__traceback__)[-3:]))
        return Refused(code, f"{what} cannot be read", kind=type(error).__name__, where=where)


def too_much(job: Job) -> Refused:
    what = "playing this record again" if isinstance(job.work, Follow) else "reading this pack"
    limits = f"{job.seconds:g} s or {job.memory // 1_000_000} MB"
    return Refused("too-large", f"{what} takes more than {limits}; make it smaller")


def child(job: Job, folder: Path, out: int) -> NoReturn:
    """Do the job within its limits, write the reply, and end."""
    code = 1
    try:
        signal.setitimer(signal.ITIMER_PROF, job.seconds)  # its signal ends the process
        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() if _LINUX else 0
        if used:
            resource.setrlimit(resource.RLIMIT_AS, (used + job.memory, used + job.memory))
        result = do(job, folder)
        body = msgspec.json.encode(Reply(job.number, result, process_time()))
        with os.fdopen(out, "wb") as stream:
            stream.write(body)
        code = 0
    except MemoryError:
        pass
    finally:
        os._exit(code)


_LINUX = sys.platform == "linux"

# --- the process -------------------------------------------------------------------------------------------------


class Running:
    """A child and what it has written so far."""

    def __init__(self, job: Job, base: Path) -> None:
        self.job = job
        self.folder = base / str(job.number)
        self.folder.mkdir()
        self.until = monotonic() + job.patience
        self.body = bytearray()
        self.pipe, out = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.pipe)
            child(job, self.folder, out)
        os.close(out)

    def end(self) -> bytes:
        """The reply, framed; whatever became of the child."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        _, status, used = os.wait4(self.pid, 0)
        os.close(self.pipe)
        shutil.rmtree(self.folder, ignore_errors=True)
        whole = os.waitstatus_to_exitcode(status) == 0 and len(self.body) <= MAX_REPLY
        seconds = used.ru_utime + used.ru_stime
        body = bytes(self.body) if whole else msgspec.json.encode(Reply(self.job.number, too_much(self.job), seconds))
        return HEAD.pack(len(body)) + body


def serve(jobs: int, replies: int, base: Path) -> None:
    """Take jobs and give replies until the input ends. How many run at once is the server's to say."""
    read_job = msgspec.json.Decoder(Job)
    running: dict[int, Running] = {}
    heard = bytearray()
    with selectors.DefaultSelector() as chosen:
        chosen.register(jobs, selectors.EVENT_READ)
        while True:
            now = monotonic()
            for key, _ in chosen.select(min([r.until - now for r in running.values()], default=None)):
                if key.fd == jobs:
                    more = os.read(jobs, 1 << 20)
                    if not more:
                        for left in running.values():
                            left.end()
                        return
                    heard += more
                    continue
                one = running[key.fd]
                piece = os.read(one.pipe, 1 << 20)
                one.body += piece
                if not piece or len(one.body) > MAX_REPLY:
                    chosen.unregister(one.pipe)
                    _write(replies, _ended(running.pop(key.fd), bool(piece)))
            for one in [r for r in running.values() if r.until < monotonic()]:
                chosen.unregister(one.pipe)
                one.body.clear()
                _write(replies, _ended(running.pop(one.pipe), True))
            while len(heard) >= HEAD.size and len(heard) >= HEAD.size + HEAD.unpack_from(heard)[0]:
                size = HEAD.unpack_from(heard)[0]
                job = read_job.decode(bytes(heard[HEAD.size : HEAD.size + size]))
                del heard[: HEAD.size + size]
                one = Running(job, base)
                running[one.pipe] = one
                chosen.register(one.pipe, selectors.EVENT_READ)


def _ended(one: Running, early: bool) -> bytes:
    if not early:  # it has closed its end, so it is ending by itself; give it the moment that takes
        os.waitid(os.P_PID, one.pid, os.WEXITED | os.WNOWAIT)
    return one.end()


def _write(replies: int, framed: bytes) -> None:
    view = memoryview(framed)
    while view:
        view = view[os.write(replies, view) :]


def main() -> None:
    jobs, replies = os.dup(0), os.dup(1)
    os.dup2(2, 1)  # whatever prints must not disturb the talk
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for module in sys.argv[1:]:
        importlib.import_module(module)
    for game in table.games():
        table.prepare(game["name"])
    with tempfile.TemporaryDirectory(prefix="moonwall-reader-") as folder:
        serve(jobs, replies, Path(folder))


if __name__ == "__main__":
    main()
