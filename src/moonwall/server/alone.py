"""Alone: a SQLite file belongs to one server. A second one would never hear of what the first has written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from .errors import StartFault


def private(file: Path) -> None:
    """Make an empty file that only this user may read, where there is none: seeds and hands will lie in it."""
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))


class Alone:
    """Holds ``FILE.lock`` while the server runs; the system lets go of it however the process ends."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None

    def hold(self) -> None:
        """Take the lock, or say in plain words who has it."""
        file = self.path.open("a+")
        if not _lock(file):
            file.seek(0)
            holder = file.read(20).strip()
            file.close()
            who = f" (process {holder})" if holder.isdigit() else ""
            raise StartFault(
                f"Another Moonwall server{who} uses {self.database} already: stop it, or give this one a folder of its "
                "own with MOONWALL_DATA_DIR. Several servers share a PostgreSQL, not a SQLite file"
            )
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        return _lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _lock_on_windows(file: IO[str]) -> bool:
    import importlib

    msvcrt = importlib.import_module("msvcrt")
    try:
        file.seek(1000)  # beyond the number of the process, so that others can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True
