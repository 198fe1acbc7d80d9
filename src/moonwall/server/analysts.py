"""Analysts: the server's side of the process that analyses finished games. One works at a time, those who wait take
turns by address; how far it is and what comes of it is kept in the database, where every process of the server sees it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import time
import zlib
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from moonwall.bots.analysis import FORMAT

from . import behind
from .analyst import Job, Line
from .database import Database
from .errors import Refusal
from .readers import Lane
from .schema import analyses

log = structlog.get_logger("moonwall.analysts")
LONGEST = 600.0  # seconds for one game
BEAT = 1.0  # seconds between two signs of life
DEAD_AFTER = 30_000  # milliseconds without one
MOST = 2**26  # bytes in a line
_ORIGIN = ("game", "rules", "mode", "options", "seats", "seed", "origin")


class Standing(msgspec.Struct):
    """How far an analysis is."""

    hash: str
    state: str
    match_id: str = ""
    done: int = 0
    total: int = 0
    why: str = ""
    doc: bytes | None = None
    beat: int = 0

    @property
    def dead(self) -> bool:
        """Whoever worked on it is gone."""
        return self.state in ("waiting", "working") and _now() - self.beat > DEAD_AFTER


def _now() -> int:
    return int(time.time() * 1000)


def key_of(setup: str, answers: Sequence[tuple[int, str]]) -> str:
    """The hash of all that a game was played from, and of how analyses are written."""
    doc = msgspec.json.decode(setup)
    told = {name: doc.get(name) for name in _ORIGIN}
    told["content"] = doc.get("content", {}).get("hash")
    text = msgspec.json.encode([FORMAT, sorted(told.items()), list(answers)])
    return hashlib.blake2b(text, digest_size=20).hexdigest()


class Analysts:
    """One per server process."""

    def __init__(self, database: Database, plugins: tuple[str, ...]) -> None:
        self.database = database
        self.plugins = plugins
        self.jobs = max(1, os.cpu_count() or 1)
        self.made = 0
        self._lane = Lane(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def find(self, key: str) -> Standing:
        """What there is of an analysis."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(analyses).where(analyses.c.hash == key))).first()
        return Standing(key, "none") if row is None else Standing(**row._mapping)

    async def ask_for(
        self, key: str, match_id: str, record: dict[str, Any], packs: tuple[str, ...], who: str
    ) -> Standing:
        """Have a game analysed, unless it is or somebody is about it."""
        known = await self.find(key)
        if known.state == "done" or key in self._tasks or (known.state in ("waiting", "working") and not known.dead):
            return known
        mine = Standing(key, "waiting", match_id, 0, len(record["answers"]), beat=_now())
        await self._keep(mine)
        work = Job(msgspec.Raw(msgspec.json.encode(record)), packs, self.jobs, plugins=self.plugins)
        task = self._tasks[key] = asyncio.create_task(self._see_through(mine, work, who))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return mine

    async def _see_through(self, mine: Standing, work: Job, who: str) -> None:
        alive = asyncio.create_task(self._live(mine))
        try:
            async with self._lane.turn(who):
                mine.state = "working"
                async with asyncio.timeout(LONGEST):
                    mine.doc = zlib.compress(await self._work(mine, work))
            mine.state = "done"
            self.made += 1
        except asyncio.CancelledError:
            mine.state, mine.why = "failed", "the server was stopped"
            raise
        except TimeoutError:
            mine.state, mine.why = "failed", f"it took longer than {LONGEST:g} seconds"
        except Refusal as refusal:
            mine.state, mine.why = "failed", refusal.message
        except Exception as error:
            mine.state, mine.why = "failed", "the analysing process gave no answer"
            log.warning("analysis failed", match=mine.match_id[:6], kind=type(error).__name__, error=str(error))
        finally:
            alive.cancel()
            with contextlib.suppress(Exception):
                await asyncio.shield(self._keep(mine))

    async def _live(self, mine: Standing) -> None:
        """Say again and again how far it is, so that others know that somebody is about it."""
        while True:
            await asyncio.sleep(BEAT)
            if mine.state in ("waiting", "working"):
                with contextlib.suppress(Exception):
                    await self._keep(mine)

    async def _keep(self, mine: Standing) -> None:
        mine.beat = _now()
        values = msgspec.structs.asdict(mine)
        key = {"hash": values.pop("hash")}
        async with self.database.engine.begin() as connection:
            await connection.execute(self.database.upsert(analyses, key, values))

    async def _work(self, mine: Standing, work: Job) -> bytes:
        """Let a process do it; the analysis as JSON."""
        command = behind.command("analyst", behind.ANALYST)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MOST)
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(work) + b"\n")
            await process.stdin.drain()
            while text := await process.stdout.readline():
                line = msgspec.json.decode(text, type=Line)
                if line.error:
                    raise RuntimeError(line.error)
                mine.done, mine.total = line.done, line.of
                if bytes(line.result) != b"null":
                    return bytes(line.result)
            raise RuntimeError("the process ended")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
