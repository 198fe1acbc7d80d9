"""What a clock says on a machine that does much else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 120.0  # seconds; no wait that ends well takes them, however busy the machine is


def measured(measure: Callable[[], T], good: Callable[[T], bool], tries: int = 3) -> T:
    """What was measured first that is good, or else the last of so many tries.

    Whatever else the machine does makes things slower, never quicker: one good measurement shows that the code can keep
    a promise of time, and code that cannot keep it is late each time."""
    found = measure()
    for _ in range(tries - 1):
        if good(found):
            break
        found = measure()
    return found
