"""Garbage is collected by hand, in quiet moments."""

import asyncio
import gc
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
    yield
    gc.enable()
    gc.unfreeze()


def test_it_is_due_when_little_happens_or_too_much_has_piled_up() -> None:
    assert tidy.due(tidy.WORTH_IT + 1, tidy.WORTH_IT)
    assert not tidy.due(tidy.WORTH_IT, tidy.WORTH_IT), "hardly anything to do"
    assert not tidy.due(tidy.WORTH_IT * 3, tidy.WORTH_IT), "people are playing"
    assert tidy.due(tidy.AT_LATEST + 1, 0), "people are playing, but memory counts too"


def test_a_quiet_server_frees_what_holds_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(tidy, "WORTH_IT", -1)
    tidy.by_hand()
    knot = weakref.ref(Knot())

    async def serve() -> None:
        task = asyncio.create_task(tidy.keep())
        for _ in range(300):
            if knot() is None:
                break
            await asyncio.sleep(0.01)
        task.cancel()

    assert not gc.isenabled() and knot() is not None
    asyncio.run(serve())
    assert knot() is None


def test_it_leaves_python_alone_where_the_collector_is_on() -> None:
    assert gc.isenabled()
    asyncio.run(asyncio.wait_for(tidy.keep(), 1))
