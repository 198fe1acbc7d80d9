"""Garbage is collected in portions, and thoroughly in quiet moments."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from moonwall.server import tidy


class Knot:
    """Holds itself: only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def test_it_is_due_when_few_play_or_too_much_has_piled_up() -> None:
    assert tidy.due(tidy.WORTH_IT + 1, answers=0)
    assert tidy.due(tidy.WORTH_IT + 1, answers=tidy.FEW)
    assert not tidy.due(tidy.WORTH_IT, answers=0), "hardly anything to do"
    assert not tidy.due(tidy.WORTH_IT + 1, answers=tidy.FEW + 1), "people are playing"
    assert tidy.due(tidy.AT_LATEST + 1, answers=tidy.FEW + 1), "people are playing, but memory counts too"


@pytest.mark.parametrize("playing", [False, True])
def test_a_quiet_server_frees_what_a_busy_one_sets_aside(monkeypatch: pytest.MonkeyPatch, playing: bool) -> None:
    monkeypatch.setattr(tidy, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(tidy, "WORTH_IT", -1)
    tidy.in_portions()
    held = Knot()
    gc.freeze()  # it was set aside while many played
    knot = weakref.ref(held)
    del held
    gc.collect()
    assert knot() is not None
    looks = 0

    def count() -> int:
        nonlocal looks
        looks += 1
        return looks * (tidy.FEW + 1) if playing else 0

    async def serve() -> None:
        task = asyncio.create_task(tidy.keep(count))
        end = time.monotonic() + 60
        while looks < 30 and knot() is not None and time.monotonic() < end:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(serve())
    assert (knot() is None) is not playing


def test_no_collection_while_many_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is young is set aside, so that nothing is left for a collection in the middle of an answer."""
    monkeypatch.setattr(tidy, "LOOK_EVERY", 0.01)
    tidy.in_portions()
    looks, runs = 0, 0

    def count() -> int:
        nonlocal looks
        looks += 1
        kept.append([[] for _ in range(5000)])
        return looks * (tidy.FEW + 1)

    def collecting(phase: str, info: dict[str, int]) -> None:
        nonlocal runs
        runs += phase == "start"

    kept: list[list[list[None]]] = []

    async def serve() -> None:
        task = asyncio.create_task(tidy.keep(count))
        while looks < 100:
            await asyncio.sleep(0.01)
        task.cancel()

    gc.callbacks.append(collecting)
    try:
        asyncio.run(serve())
    finally:
        gc.callbacks.remove(collecting)
    assert sum(map(len, kept)) > 2 * tidy.BURST
    assert runs == 0


def test_it_leaves_python_alone_where_nothing_was_changed() -> None:
    asyncio.run(asyncio.wait_for(tidy.keep(lambda: 0), 60))
