"""Many matches in the store: the lobby, waking a match and a move must take no longer than with a few. Both houses are
asked by turns, so that whatever else the machine does slows down both."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import sqlite3
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg

from moonwall.server.hub import Hub
from moonwall.server.settings import Settings
from tests.server.house import House, Made

FEW = 20
PLAYED = 30  # answers of each match before it is measured
TABLES = ("matches", "seats", "entries")


class Measured:
    """By what was done: seconds with few and with many matches."""

    def __init__(self) -> None:
        self.few: dict[str, list[float]] = {}
        self.many: dict[str, list[float]] = {}
        self.count = 0

    @property
    def ratios(self) -> dict[str, float]:
        return {what: statistics.median(self.many[what]) / statistics.median(self.few[what]) for what in self.few}

    @property
    def quickest(self) -> dict[str, float]:
        """The same of the quickest of each: what else the machine does can only make things slower, so the more often
        one looks, the nearer these come to what the work itself takes."""
        return {what: min(self.many[what]) / min(self.few[what]) for what in self.few}

    def report(self) -> str:
        lines = [f"with {FEW} matches, with {self.count}, ratio (medians), ratio (the quickest of each):"]
        for what, ratio in self.ratios.items():
            few, many = (1000 * statistics.median(side[what]) for side in (self.few, self.many))
            lines.append(f"  {what:8} {few:7.2f} ms {many:7.2f} ms  {ratio:.2f}  {self.quickest[what]:.2f}")
        worst = 1000 * max(self.many["wake"])
        return "\n".join([*lines, f"  the slowest wake of the many: {worst:.0f} ms"])


def furnish(
    house: House, game: str, played: int, who: tuple[str, ...] = ("me", "hot-seat", "hot-seat")
) -> list[dict[str, Any]]:
    """A few matches that were played for a while."""
    docs = []
    with house:
        for seed in range(FEW):
            made = house.make(game, who, seed=seed, listed=seed < 5)
            with house.http(*made.tokens.values()) as http:
                for _ in range(played):
                    views = http.get(made.path).json()["state"]["views"]
                    decision = next((v["decision"] for v in views.values() if v["decision"]), None)
                    if decision is None:
                        break
                    body = {"decision": decision["id"], "option": decision["options"][0], "seat": decision["seat"]}
                    assert http.post(f"{made.path}/answer", json=body).status_code == 200
            docs.append(made.doc)
    return docs


class Base:
    """The database of a house, to be filled behind its back while no server runs."""

    def __init__(self, house: House) -> None:
        self.url = house.environment["MOONWALL_DATABASE_URL"]
        self.file = house.folder / "moonwall.sqlite3"

    @contextlib.contextmanager
    def open(self) -> Iterator[sqlite3.Connection | psycopg.Connection[Any]]:
        if self.url:
            with psycopg.connect(self.url) as base:
                yield base
            with psycopg.connect(self.url, autocommit=True) as base:
                base.execute("VACUUM ANALYZE")
            return
        with contextlib.closing(sqlite3.connect(self.file)) as file:
            file.execute("PRAGMA synchronous = OFF")
            with file:
                yield file
            file.execute("ANALYZE")

    def write(self, base: Any, table: str, rows: list[tuple[Any, ...]]) -> None:
        if not self.url:
            base.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)
            return
        with base.cursor().copy(f"COPY {table} FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)


def fill(house: House, total: int) -> None:
    """Copies of these matches, with names and tokens of their own, until there are so many."""
    where = Base(house)
    with where.open() as base:
        known = [row[0] for row in base.execute("SELECT id FROM matches").fetchall()]
        for table in TABLES:
            own = "id" if table == "matches" else "match_id"
            read = base.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in read.description or ()]
            sources: dict[str, list[dict[str, Any]]] = {match: [] for match in known}
            for row in read.fetchall():
                values = dict(zip(columns, row))
                sources[values[own]].append(values)
            rows: list[tuple[Any, ...]] = []
            for number in range(total - len(known)):
                name = f"copy{number:012d}"
                rows += [_copied(values, own, name) for values in sources[known[number % len(known)]]]
                if len(rows) > 20_000:
                    where.write(base, table, rows)
                    rows = []
            if rows:
                where.write(base, table, rows)


def _copied(source: dict[str, Any], own: str, name: str) -> tuple[Any, ...]:
    values = {**source, own: name}
    if "listed" in values:
        values["listed"] = False
    for secret in ("owner_hash", "token_hash", "invite_hash"):
        if values.get(secret):
            values[secret] = hashlib.sha256(f"{name}{values[secret]}".encode()).hexdigest()
    return tuple(values.values())


def compare(
    folder: Path,
    total: int,
    played: int = PLAYED,
    make: Callable[[Path], House] = House,
    game: str = "great-wall",
    rounds: int = 1,
    enough: Callable[[Measured], bool] = lambda found: False,
) -> Measured:
    """Both houses are opened anew for each round, so that all matches sleep again; no further one when it is enough."""
    found = Measured()
    found.count = total
    houses, docs = [], []
    for name in ("few", "many"):
        house = make(folder / name)
        docs.append(furnish(house, game, played))
        houses.append(house)
    fill(houses[1], total)
    for _ in range(rounds):
        with houses[0], houses[1]:
            for number in range(-2, FEW - 2):  # the first two are not counted: they read what all share
                for house, mine, side in ((houses[0], docs[0], found.few), (houses[1], docs[1], found.many)):
                    _measure(house, mine, number % FEW, side if number >= 0 else {})
        if enough(found):
            break
    return found


def _measure(house: House, docs: list[dict[str, Any]], number: int, side: dict[str, list[float]]) -> None:
    made = Made(house, docs[number])
    tokens = [Made(house, doc).tokens[0] for doc in docs[:10]]
    with house.http(*made.tokens.values()) as http:
        http.get("/healthz")

        def timed(what: str, ask: Callable[[], Any]) -> Any:
            started = time.perf_counter()
            answer = ask()
            side.setdefault(what, []).append(time.perf_counter() - started)
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

        timed("lobby", lambda: http.get("/api/matches"))
        timed("mine", lambda: http.post("/api/mine", json={"tokens": tokens}))
        state = timed("wake", lambda: http.get(made.path))["state"]
        decision = next((v["decision"] for v in state["views"].values() if v["decision"]), None)
        if decision is not None:
            body = {"decision": decision["id"], "option": decision["options"][0], "seat": decision["seat"]}
            timed("move", lambda: http.post(f"{made.path}/answer", json=body))


def sleeping(
    folder: Path, matches: int = 200, played: int = PLAYED, game: str = "great-wall", database: str = ""
) -> float:
    """Bytes that a match leaves in the process when it has been played and sleeps again."""
    house = House(folder, database)
    furnish(house, game, played)
    fill(house, matches + FEW)
    return asyncio.run(_sleeping(folder, matches, database))


async def _sleeping(folder: Path, matches: int, database: str) -> float:
    hub = Hub(Settings(data_dir=str(folder), database=database, bot_workers=1, cached_matches=10 * matches))
    await hub.open()
    try:
        hub.push.anybody = True  # somebody listens, so that it is remembered what was told
        names = [f"copy{number:012d}" for number in range(matches)]
        await _visit(hub, names[: matches // 4])  # what all share is read by the first ones
        _settle(hub)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        await _visit(hub, names[matches // 4 :])
        _settle(hub)
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return grown / (matches - matches // 4)
    finally:
        await hub.close()


async def _visit(hub: Hub, names: list[str]) -> None:
    for name in names:
        room = await hub.room(name)
        for decision in room.match.decisions[:1]:
            await room.answer((decision.seat,), room.history.decision_id(decision), decision.options[0].text)
        await asyncio.sleep(0)
    while any(room.busy for room in hub.rooms.values()):
        await asyncio.sleep(0.01)


def _settle(hub: Hub) -> None:
    for room in hub.rooms.values():
        room.used = room.looked = -1e9
    hub.rest()
    assert not hub.rooms, "some stay awake"
    gc.collect()
