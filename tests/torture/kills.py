"""kill -9 at random moments under load: what was acknowledged is there exactly once when the server comes back.

Matches of both titles are played as fast as they go, on one process or on two that share a database. An answer whose
acknowledgement was not heard is given again when the server is back, as a page does; it must be taken once.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from moonwall import table
from tests.server.house import Gone, House, Made, Page

TITLES = (("great-wall", 3), ("tsukuyumi", 3), ("great-wall", 4), ("tsukuyumi", 4))
LONG = 150  # answers of a match, before somebody goes back far
Entry = tuple[str, int, str, str, int]  # kind, seat, option, decision, moment


class Player:
    """Whoever sits at all seats of a match, at one of the servers."""

    def __init__(self, doc: dict[str, Any], chance: random.Random) -> None:
        self.doc = doc
        self.chance = chance
        self.answers: list[tuple[str, int, str]] = []  # acknowledged: decision, seat, option
        self.undos: dict[int, int] = {}  # acknowledged: entry, moment gone back to
        self.pending: dict[str, Any] | None = None
        self.repeats = 0
        self.number = 0

    @property
    def acked(self) -> int:
        return len(self.answers) + len(self.undos)

    async def pound(self, house: House) -> None:
        """Play until the server is gone."""
        made = Made(house, self.doc)
        seats = sorted(made.tokens)
        try:
            async with made.page(*seats) as page:
                if self.pending is not None:
                    await self._answer(page, self.pending)
                while True:
                    await self._turn(page, seats)
        except Gone:
            return

    async def _turn(self, page: Page, seats: list[int]) -> None:
        count = page.state["count"]
        if page.state["over"] or count > LONG or (count > 2 and self.chance.random() < 0.08):
            to = self.chance.randrange(count) if count < LONG else self.chance.randrange(40)
            ack = await page.ask({"type": "undo", "ref": "u", "to": to})
            if ack["type"] == "ack" and ack["done"]:
                self.undos[ack["version"]] = to
            else:
                assert ack.get("error") in ("late", "undo-refused"), ack
                await page.say({"type": "sync"})
                await page.hear()
                return
            await page.until(lambda: page.version >= ack["version"])
            return
        decision = next(d for d in map(page.decision, seats) if d)
        option = self.chance.choice(decision["options"])
        self.pending = {"decision": decision["id"], "option": option, "seat": decision["seat"]}
        await self._answer(page, self.pending)

    async def _answer(self, page: Page, said: dict[str, Any]) -> None:
        self.number += 1
        ack = await page.ask({"type": "answer", "ref": str(self.number), **said})
        self.pending = None
        if ack["type"] == "ack":
            self.answers.append((said["decision"], said["seat"], said["option"]))
            self.repeats += ack["repeat"]
            await page.until(lambda: page.version >= ack["version"])
        else:
            assert ack["error"] == "late", ack  # the other server's player was first, or went back
            before = page.version
            await page.say({"type": "sync"})
            await page.until(lambda: page.version > before or page.frames[-1].startswith('{"type":"state"'))


def entries(database: str, folder: Path) -> dict[str, dict[int, Entry]]:
    """What is on disk, by match and number, read without the server."""
    from sqlalchemy import create_engine, select

    from moonwall.server import schema
    from moonwall.server.settings import database_url

    engine = create_engine(database_url(database, folder).replace("+aiosqlite", ""))
    found: dict[str, dict[int, Entry]] = {}
    e = schema.entries.c
    with engine.connect() as connection:
        for row in connection.execute(select(e.match_id, e.number, e.kind, e.seat, e.option, e.decision, e.moment)):
            found.setdefault(row[0], {})[row[1]] = (row[2], row[3], row[4], row[5], row[6])
    engine.dispose()
    return found


def wrongs(player: Player, kept: dict[int, Entry]) -> list[str]:
    """What of a player's acknowledgements is lost or doubled on disk."""
    taken = Counter((d, s, o) for kind, s, o, d, _ in kept.values() if kind == "answer")
    decided = Counter(d for kind, _, _, d, _ in kept.values() if kind == "answer")
    found = [f"lost: {said}" for said in player.answers if not taken[said]]
    found += [f"doubled: {said}" for said in set(player.answers) if taken[said] > 1 or decided[said[0]] > 1]
    for number, to in player.undos.items():
        if number not in kept or kept[number][0] != "undo" or kept[number][4] != to:
            found.append(f"lost: undo to {to} as entry {number}")
    if sorted(kept) != list(range(len(kept))):
        found.append("entries are missing or doubled")
    return found


def inexact(made: Made, kept: dict[int, Entry]) -> list[str]:
    """What is wrong with a match after all: its record must be what the entries say, and exact."""
    answers: list[Any] = []
    for _, (kind, seat, option, _, moment) in sorted(kept.items()):
        if kind == "undo":
            del answers[moment:]
        elif kind == "answer":
            answers.append([seat, option])
    answer: httpx.Response = made.call("GET", "/record")
    if answer.status_code != 200:
        return [f"no record: {answer.text[:200]}"]
    record = answer.json()
    if record["answers"] != answers:
        return ["the record is not what the entries say"]
    replayed = table.replay(record)
    return [] if replayed.grade == "exact" else [f"the record is {replayed.grade}: {replayed.grade_reason}"]


def survive(
    houses: Sequence[House],
    database: str,
    kills: int,
    matches: int = 8,
    seed: int = 7,
    tell: Callable[[str], None] = print,
) -> list[str]:
    """Play, kill, look, start again, so many times; what was lost, doubled or not exact."""
    chance = random.Random(seed)
    for house in houses:
        house.start()
    docs = []
    for number in range(matches):
        game, seats = TITLES[number % len(TITLES)]
        docs.append(houses[number % len(houses)].make(game, ("me",) + ("hot-seat",) * (seats - 1)).doc)
    players = [(house, Player(doc, chance)) for doc in docs for house in houses]  # at each server one for each match
    found: list[str] = []

    async def load(enough: int, victims: list[House]) -> None:
        goal = sum(p.acked for _, p in players) + enough
        tasks = [(h, asyncio.create_task(p.pound(h))) for h, p in players]
        while sum(p.acked for _, p in players) < goal:
            done = [t for _, t in tasks if t.done()]
            for task in done:
                task.result()
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.uniform(0, 0.02))
        for house in victims:
            house.kill()
        left = {task for house, task in tasks if house not in victims}
        while left:  # a page that hears something in the same moment does not notice that it was cancelled
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=0.5)
        for outcome in await asyncio.gather(*(t for _, t in tasks), return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    try:
        for number in range(1, kills + 1):
            victims = [chance.choice(houses)] if chance.random() < 0.8 else list(houses)
            asyncio.run(load(chance.randrange(1, 40), victims))
            kept = entries(database, houses[0].folder)
            for _, player in players:
                found += [f"kill {number}: {w}" for w in wrongs(player, kept[player.doc["match"]])]
            if found:
                return found
            for house in victims:
                house.start()
            if number % 10 == 0:
                acked, again = (sum(getattr(p, name) for _, p in players) for name in ("acked", "repeats"))
                tell(f"{number} kills, {acked} acknowledgements, {again} answers given again, {len(found)} faults")
        kept = entries(database, houses[0].folder)
        for doc in docs:
            found += [f"{doc['match'][:6]}: {w}" for w in inexact(Made(houses[0], doc), kept[doc["match"]])]
        for house in houses:
            found += [line[:500] for line in house.log().splitlines() if "Traceback" in line or "Segmentation" in line]
        return found
    finally:
        for house in houses:
            house.stop()
