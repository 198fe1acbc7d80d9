"""Tidy: cyclic garbage is collected while nobody plays.

Python's own collector starts in the middle of whatever allocates most, which at a busy table is the answer somebody
waits for: with 200 matches its pauses made the slowest answers three times as slow. There is little for it to do here
(positions, steps and views hold no cycles), so it is switched off and its work done in quiet moments, or when so much
has piled up that memory matters more.
"""

from __future__ import annotations

import asyncio
import gc

LOOK_EVERY = 1.0  # seconds
QUIET = 5_000  # objects more than a second ago: nobody is playing, or hardly anybody
WORTH_IT = 20_000  # objects more than at the last collection
AT_LATEST = 2_000_000
FULL_EVERY = 20  # collections of what is young between two of everything


def by_hand() -> None:
    """Switch the automatic collection off; :func:`keep` must run from then on."""
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.disable()


def due(count: int, before: int) -> bool:
    """Whether to collect now, with this many new objects, of which there were so many at the last look."""
    return count > AT_LATEST or (count > WORTH_IT and count - before < QUIET)


async def keep() -> None:
    """Collect when it is due, for as long as the collector is switched off."""
    before = rounds = 0
    while not gc.isenabled():
        await asyncio.sleep(LOOK_EVERY)
        count = gc.get_count()[0]
        if due(count, before):
            rounds += 1
            gc.collect(2 if rounds % FULL_EVERY == 0 else 1)
            count = gc.get_count()[0]
        before = count
