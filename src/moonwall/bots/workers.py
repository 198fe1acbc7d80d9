"""Processes that work for the one that started them: they begin quietly, and end with it."""

from __future__ import annotations

import importlib
import os
import signal
import threading
from collections.abc import Iterable
from time import sleep

LOOK = 0.5  # seconds between two looks whether that one is still there


def begin(parent: int, imports: Iterable[str]) -> None:
    """In a new process: Ctrl-C is for the one who started it, and without that one there is nothing to do.

    ``parent`` is told, not asked for here: who has ended since can no longer be asked. ``imports`` names modules that
    register further games.
    """
    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in imports:
        importlib.import_module(name)


def _leave_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(LOOK)
    os._exit(1)
