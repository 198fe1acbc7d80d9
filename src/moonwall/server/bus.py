"""Bus: notices from other server processes, by PostgreSQL's LISTEN. On SQLite there is one process and no bus."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import psycopg
import structlog
from sqlalchemy.engine import URL

from .database import CHANNEL

log = structlog.get_logger("moonwall.bus")
Heard = Callable[[str, str, str], Awaitable[None]]


class Bus:
    """``heard(what, match, rest)`` for every notice of another process; ``resumed`` after a gap that lost some."""

    def __init__(self, url: URL, process: str, heard: Heard, resumed: Callable[[], Awaitable[None]]) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._resumed = resumed
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="bus")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), 10)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        await self._resumed()
                    self._ready.set()
                    pause = 0.1
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("bus lost", kind=type(error).__name__, again_in=pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    async def _hear(self, payload: str) -> None:
        what, _, rest = payload.partition(" ")
        match_id, _, rest = rest.partition(" ")
        process, _, rest = rest.partition(" ")
        if process == self._process:
            return
        try:
            await self._heard(what, match_id, f"{process} {rest}".strip())
        except Exception:
            log.exception("notice failed", what=what)
