"""A server is killed and comes back, and all its pages come back at once, before anything has been read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.house import House, Made

from .kills import TITLES


def restarts(house: House, times: int, pages: int = 20, tell: Callable[[str], None] = print) -> list[str]:
    """So many restarts with so many pages, each of a match of its own; what failed."""
    house.start()
    made = []
    for number in range(pages):
        game, seats = TITLES[number % len(TITLES)]
        made.append(house.make(game, ("me",) + ("hot-seat",) * (seats - 1)).doc)
    found: list[str] = []

    async def come_back(doc: dict[str, object]) -> None:
        """The page is sent the whole table, and plays on."""
        match = Made(house, doc)
        seats = sorted(match.tokens)
        async with match.page(*seats) as page:
            if page.state["over"]:
                return
            decision = next(d for d in map(page.decision, seats) if d)
            said = {"type": "answer", "ref": "1", "decision": decision["id"], "option": decision["options"][0]}
            ack = await page.ask({**said, "seat": decision["seat"]})
            assert ack["type"] == "ack", ack

    async def all_at_once() -> list[BaseException | None]:
        return await asyncio.gather(*(come_back(doc) for doc in made), return_exceptions=True)

    try:
        for number in range(1, times + 1):
            house.kill()
            house.start()
            failed = [e for e in asyncio.run(all_at_once()) if e is not None]
            found += [f"restart {number}: {e!r}" for e in failed]
            tell(f"restart {number}: {pages} pages came back, {len(failed)} failed")
        found += [line[:500] for line in house.log().splitlines() if "Traceback" in line or '"level": "error"' in line]
        return found
    finally:
        house.stop()
