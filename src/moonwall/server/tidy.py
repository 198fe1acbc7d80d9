"""Tidy: cyclic garbage is collected in small portions, and thoroughly only while nobody plays.

Python's collector starts in the middle of whatever allocates most, which at a busy table is the answer somebody waits
for: with 200 matches its pauses of 50 and more milliseconds were the slowest answers. There is little for it to do here
(positions, steps and views hold no cycles), so it takes what is young a portion at a time, what is older in quiet
moments, or when so much has piled up that memory matters more. A portion is larger than what the views of a few answers
take: those go by themselves when the next ones take their place, and looking through them was a twelfth of all work.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

LOOK_EVERY = 2.0  # seconds
PORTION = 50_000  # objects more than there were, which are then looked through
NEVER = 1_000_000_000
WORTH_IT, AT_LATEST = 0, 200  # portions since the older ones were looked through
FULL_EVERY = 20  # collections of what is older between two of everything


def in_portions() -> None:
    """Only the youngest objects are collected by themselves; :func:`keep` must run for the others."""
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(PORTION, NEVER, NEVER)


def due(portions: int, answers: int) -> bool:
    """Whether to look through older objects, with so many answers since the last look."""
    return portions > AT_LATEST or (portions > WORTH_IT and not answers)


async def keep(answers: Callable[[], int]) -> None:
    """Collect older objects when it is due; ``answers`` counts all answers so far. Ends where Python collects alone."""
    before, rounds = answers(), 0
    while gc.get_threshold()[1] == NEVER:
        await asyncio.sleep(LOOK_EVERY)
        now = answers()
        if due(gc.get_count()[1], now - before):
            rounds += 1
            gc.collect(2 if rounds % FULL_EVERY == 0 else 1)
        before = now
