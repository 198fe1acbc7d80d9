"""Tidy: cyclic garbage is collected while hardly anybody plays.

Python's collector starts in the middle of whatever allocates most, which at a busy table is the answer somebody waits
for: with 200 matches its pauses of 15 to 50 milliseconds were the slowest answers. There is little for it to do here
(positions, steps and views hold no cycles). So, while many answers come, what is young is only set aside, which costs
nothing; all of it is looked through in a moment of few answers, or when so much has piled up that memory matters more.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

LOOK_EVERY = 2.0  # seconds
FEW = 20  # answers between two looks: a pause would meet hardly any of them
NEVER = 1_000_000_000
BURST = 200_000  # objects more than there were, between two looks: Python collects the young by itself
WORTH_IT, AT_LATEST = 20_000, 1_000_000  # objects more than there were after all was looked through


def in_portions() -> None:
    """Python collects by itself only after a burst; :func:`keep` must run for all else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(BURST, NEVER, NEVER)


def due(more: int, answers: int) -> bool:
    """Whether to look through all, with so many answers since the last look."""
    return more > AT_LATEST or (more > WORTH_IT and answers <= FEW)


async def keep(answers: Callable[[], int]) -> None:
    """Collect when it is due; ``answers`` counts all answers so far. Ends where Python collects alone."""
    before = answers()
    more = 0
    while gc.get_threshold()[1] == NEVER:
        await asyncio.sleep(LOOK_EVERY)
        now = answers()
        more += gc.get_count()[0]
        if due(more, now - before):
            gc.unfreeze()
            gc.collect()
            more = 0
        gc.freeze()
        before = now
