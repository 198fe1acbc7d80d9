"""Health: whether the database takes what is written, asked at most once a second however many want to know."""

from __future__ import annotations

import asyncio
import shutil
import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from .database import Database
from .store import now

log = structlog.get_logger("moonwall.health")
FRESH = 1.0  # seconds for which an answer holds
LEAST_ROOM = 1_000_000  # bytes; on a disk with less SQLite may still take a row that it overwrites, but no answer
PATIENCE = 10.0


class Health:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.well = True
        self._asked = -FRESH
        self._lock = asyncio.Lock()

    async def good(self) -> bool:
        """Write a row and say whether that went well, and whether there is room for more."""
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH:
                before, self.well = self.well, await self._write()
                self._asked = time.monotonic()
                if before != self.well:
                    log.warning("the database takes writes again" if self.well else "the database does not take writes")
            return self.well

    def doubt(self) -> None:
        """Somebody could not write: the last answer holds no longer."""
        self._asked = -FRESH

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.database.write_pulse(now())
            file = self.database.file
            return file is None or shutil.disk_usage(file.parent).free >= LEAST_ROOM
        except (SQLAlchemyError, OSError):
            return False
