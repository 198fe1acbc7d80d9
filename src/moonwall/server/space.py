"""Space: how much of the disk one address may fill in a day, and when nothing new is kept at all."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from .errors import Refusal
from .limits import Buckets, caller
from .settings import Settings

A_DAY = 86_400.0
LOOK_EVERY = 5.0  # seconds


class Space:
    """``folder`` is where the disk may fill up; None where the database looks after itself."""

    def __init__(self, settings: Settings, folder: Path | None) -> None:
        self.folder = folder
        self.min_free = settings.min_free_bytes
        self._shares = Buckets(settings.daily_bytes / A_DAY, settings.daily_bytes)
        self._limited = settings.daily_bytes > 0
        self._free = 0
        self._looked = -LOOK_EVERY

    def check(self) -> None:
        """Refuse an address that has had its share of the day, and everybody when the disk is nearly full."""
        if self.folder is not None and self.free() < self.min_free:
            raise Refusal("not-ready", "the server's disk is nearly full: nothing new is kept for now", retry=600)
        wait = self._shares.of(caller.get()).wait() if self._limited else 0.0
        if wait:
            message = "your address has had its share of the disk for today; come again later"
            raise Refusal("too-many", message, retry=int(wait) + 1)

    def owe(self, size: int) -> None:
        """So many bytes have been kept for the address that asks."""
        if self._limited:
            self._shares.of(caller.get()).owe(size)

    def free(self) -> int:
        """Bytes that are free where the database lies; -1 when that cannot be said."""
        if time.monotonic() - self._looked >= LOOK_EVERY and self.folder is not None:
            self._looked = time.monotonic()
            try:
                self._free = shutil.disk_usage(self.folder).free
            except OSError:
                return -1
        return self._free
