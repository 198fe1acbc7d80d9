"""How many moves a second the server takes, and how long each waits, with 200 matches at once on loopback.

A real server process (SQLite, a fresh folder) and scripted pages in a process of their own: one page a seat, every page
gets every state, as changes of the view it has, like the web table. Two runs: *paced* (the matches together offer a
steady rate of moves; latency is what counts) and *flat out* (every match answers the moment it is asked; throughput is
what counts). Afterwards every acknowledged answer is looked up on disk, and every page's view is compared with the
whole one. The table at the end says what a move costs: CPU (of the pages, too: they share the machine with the server),
bytes sent, bytes and rows written, commits. Writes ``bench/server.json``.

    python bench/server_bench.py --matches 200 --seconds 12 --rate 1000
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from moonwall.table.changes import apply

ROOT = Path(__file__).parents[1]


class Heard(msgspec.Struct):
    """All a script needs to know of any message."""

    type: str
    views: dict[str, dict[str, Any]] = {}
    changes: dict[str, list[tuple[list[str | int], Any]]] = {}
    base: int = -1
    ref: str = ""
    version: int = 0
    over: bool = False
    error: str = ""


READ = msgspec.json.Decoder(Heard)
SAY = msgspec.json.encode


class Counts:
    def __init__(self) -> None:
        self.latencies: list[float] = []  # from the answer to its ack
        self.seen: list[float] = []  # from the answer to the page that shows its effect
        self.acked: list[tuple[str, int, str]] = []
        self.refused: dict[str, int] = {}
        self.bytes = 0
        self.over = 0


class Table:
    """The pages of one match."""

    def __init__(self, url: str, made: dict[str, Any], counts: Counts, seed: int) -> None:
        self.url = url
        self.id = made["match"]
        self.tokens = [s["token"] for s in made["seats"]]
        self.counts = counts
        self.chance = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.views: list[tuple[int, Any]] = [(-1, None)] * len(self.tokens)  # version and view, by seat
        self.open: dict[int, dict[str, Any]] = {}
        self.sent: dict[str, tuple[float, str]] = {}
        self.acks: asyncio.Queue[None] = asyncio.Queue()
        self.unseen: tuple[int, int, float] | None = None  # an acknowledged move: its seat, version and time
        self.asked = asyncio.Event()  # somebody may answer
        self.over = False
        self.number = 0
        self.answered = ""

    async def enter(self) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await connect(self.url, proxy=None, max_size=None, compression=None)
            hello = {"type": "hello", "match": self.id, "tokens": [token], "log": 0, "changes": True}
            await socket.send(json.dumps(hello))
            self.sockets.append(socket)
            asyncio.get_running_loop().create_task(self._listen(seat, socket))
        async with asyncio.timeout(60):
            await self.asked.wait()

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            heard = READ.decode(frame)
            self.counts.bytes += len(frame)
            if heard.type == "state":
                self.over = heard.over
                self._see(seat, heard)
            elif heard.ref:
                sent, option = self.sent.pop(heard.ref)
                if heard.type == "ack":
                    self.counts.latencies.append(time.perf_counter() - sent)
                    self.counts.acked.append((self.id, heard.version, option))
                    self.unseen = seat, heard.version, sent
                    self._seen(seat)
                else:
                    self.counts.refused[heard.error] = self.counts.refused.get(heard.error, 0) + 1
                self.acks.put_nowait(None)

    def _see(self, seat: int, heard: Heard) -> None:
        """As the web table does: keep the view, put changes into it."""
        name = str(seat)
        version, view = self.views[seat]
        if name in heard.views:
            view = heard.views[name]
        elif heard.base == version:
            view = apply(view, heard.changes[name])
        else:
            raise SystemExit(f"changes of version {heard.base} came to a page that has {version}")
        self.views[seat] = heard.version, view
        self._seen(seat)
        decision = view["decision"]
        if decision is None or decision["id"] == self.answered:
            self.open.pop(seat, None)  # answered already: this state is older than the answer
        else:
            self.open[seat] = decision
        if self.open or self.over:
            self.asked.set()

    def _seen(self, seat: int) -> None:
        if self.unseen is not None and self.unseen[0] == seat and self.views[seat][0] >= self.unseen[1]:
            self.counts.seen.append(time.perf_counter() - self.unseen[2])
            self.unseen = None

    def up_to_date(self) -> bool:
        return self.unseen is None and len({version for version, _ in self.views}) == 1

    def wrong_views(self, http: httpx.Client) -> int:
        """How many seats do not have the view that the server would send whole."""
        wrong = 0
        for seat, token in enumerate(self.tokens):
            answer = http.get(f"/api/matches/{self.id}", headers={"Authorization": f"Bearer {token}"})
            wrong += answer.json()["state"]["views"][str(seat)] != self.views[seat][1]
        return wrong

    async def play(self, until: float, pause: float) -> None:
        """One answer at a time; ``pause`` seconds from one to the next, on average. What comes late is made up for."""
        clock = time.perf_counter
        due = clock() + self.chance.random() * pause
        while due < until and not self.over:
            if due > clock():
                await asyncio.sleep(due - clock())
            if not await self._answer(until):
                return
            due = due + pause * (0.5 + self.chance.random()) if pause else clock()

    async def _answer(self, until: float) -> bool:
        """Wait until a seat is asked, answer, and wait for the acknowledgement."""
        while not self.open and not self.over:
            self.asked.clear()
            try:
                async with asyncio.timeout(until - time.perf_counter()):
                    await self.asked.wait()
            except TimeoutError:
                return False
        if self.over:
            return False
        seat, decision = self.chance.choice(list(self.open.items()))
        del self.open[seat]
        self.answered = decision["id"]
        self.number += 1
        ref = str(self.number)
        option = self.chance.choice(decision["options"])
        said = {"type": "answer", "ref": ref, "decision": decision["id"], "option": option, "seat": seat}
        self.sent[ref] = (time.perf_counter(), option)
        await self.sockets[seat].send(SAY(said), text=True)
        await self.acks.get()
        return True

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()


def start(folder: Path, database: str) -> tuple[subprocess.Popen[str], str]:
    environment = {
        **os.environ,
        "MOONWALL_DATA_DIR": str(folder),
        "MOONWALL_DATABASE_URL": database,
        "MOONWALL_RATE": "0",
        "MOONWALL_CREATE_RATE": "0",
        "MOONWALL_SOCKET_RATE": "0",
        "MOONWALL_SOCKETS_PER_ADDRESS": "0",
        "MOONWALL_DAILY_BYTES": "0",
        "MOONWALL_LOG": "off",
    }
    command = [sys.executable, "-m", "moonwall.server", "--port", "0"]
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3].rstrip("/")


def make(url: str, games: list[str], matches: int) -> list[dict[str, Any]]:
    with httpx.Client(base_url=url, timeout=60, trust_env=False) as http:
        for _ in range(200):
            try:
                if http.get("/healthz").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.05)
        known = {g["name"]: g for g in http.get("/api/games").json()["games"]}
        made = []
        for number in range(matches):
            game = games[number % len(games)]
            seats = min(known[game]["modes"][0]["seats"])
            wish = {"game": game, "seats": [{"who": "me"}] * seats, "seed": number}
            answer = http.post("/api/matches", json=wish)
            answer.raise_for_status()
            made.append(answer.json())
        return made


def measure(counts: Counts, seconds: float) -> dict[str, Any]:
    ordered = sorted(counts.latencies)
    if not ordered:
        raise SystemExit("no move was taken: the matches were over before the run; choose longer games")

    seen = sorted(counts.seen)

    def at(q: float, times: list[float] = ordered) -> float:
        return round(1000 * times[min(len(times) - 1, int(q * len(times)))], 1)

    return {
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / seconds, 1),
        "p50_ms": at(0.50),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "max_ms": at(1.0),
        "seen_p50_ms": at(0.50, seen),
        "seen_p99_ms": at(0.99, seen),
        "refused": counts.refused,
        "megabytes_per_second": round(counts.bytes / seconds / 1e6, 2),
        "kilobytes_per_move": round(counts.bytes / len(ordered) / 1e3, 2),
    }


class Cost(msgspec.Struct):
    """What the server process has used so far. ``written`` is what it has given the disk, where the system tells."""

    cpu: float
    written: int
    writes: int
    commits: float
    rows: float

    @staticmethod
    def of(server: psutil.Process, url: str) -> Cost:
        used = server.cpu_times()
        disk = server.io_counters() if hasattr(server, "io_counters") else None
        told = httpx.get(f"{url}/metrics", timeout=60, trust_env=False).text
        counts = dict(line.rsplit(" ", 1) for line in told.splitlines() if line.startswith("moonwall_"))
        return Cost(
            used.user + used.system,
            getattr(disk, "write_bytes", 0),
            getattr(disk, "write_count", 0),
            float(counts["moonwall_commits"]),
            float(counts.get("moonwall_journal_rows", 0)),
        )

    def since(self, before: Cost, moves: int) -> dict[str, Any]:
        """The cost of a move."""
        return {
            "server_cpu_ms_per_move": round(1000 * (self.cpu - before.cpu) / moves, 2),
            "disk_kilobytes_per_move": round((self.written - before.written) / moves / 1e3, 2),
            "system_writes_per_move": round((self.writes - before.writes) / moves, 2),
            "commits_per_move": round((self.commits - before.commits) / moves, 3),
            "rows_per_move": round((self.rows - before.rows) / moves, 3),
        }


async def run(
    url: str, server: psutil.Process, made: list[dict[str, Any]], seconds: float, rate: float
) -> tuple[dict[str, Any], list[Any]]:
    acked: list[tuple[str, int, str]] = []
    result: dict[str, Any] = {}
    counts = Counts()
    tables = [Table(url.replace("http", "ws") + "/ws", doc, counts, n) for n, doc in enumerate(made)]
    for first in range(0, len(tables), 20):
        await asyncio.gather(*(table.enter() for table in tables[first : first + 20]))
    gc.collect()
    gc.freeze()
    gc.disable()  # the pages' own pauses are not the server's
    for name, pause in (("paced", len(tables) / rate), ("flat_out", 0.0)):
        fresh = Counts()
        for table in tables:
            table.counts = fresh
        before, own, started = Cost.of(server, url), time.process_time(), time.perf_counter()
        await asyncio.gather(*(table.play(started + seconds, pause) for table in tables))
        result[name] = measure(fresh, time.perf_counter() - started)
        result[name] |= Cost.of(server, url).since(before, len(fresh.latencies))
        result[name]["pages_cpu_ms_per_move"] = round(1000 * (time.process_time() - own) / len(fresh.latencies), 2)
        result[name]["finished_matches"] = sum(table.over for table in tables)
        acked += fresh.acked
    for _ in range(100):  # the last news
        if all(table.up_to_date() for table in tables):
            break
        await asyncio.sleep(0.1)
    with httpx.Client(base_url=url, timeout=60, trust_env=False) as http:
        result["wrong_views"] = sum(table.wrong_views(http) for table in tables)
    await asyncio.gather(*(table.leave() for table in tables))
    return result, acked


def lost(acked: list[Any], folder: Path, database: str) -> int:
    """How many acknowledged answers are not on disk."""
    from sqlalchemy import create_engine, select

    from moonwall.server.schema import entries
    from moonwall.server.settings import database_url

    engine = create_engine(database_url(database, folder).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        rows = connection.execute(select(entries.c.match_id, entries.c.number, entries.c.option))
        kept = {(match, number): option for match, number, option in rows}
    engine.dispose()
    return sum(kept.get((match, number)) != option for match, number, option in acked)


ROWS = (
    ("moves a second", "moves_per_second"),
    ("p50, ms", "p50_ms"),
    ("p95, ms", "p95_ms"),
    ("p99, ms", "p99_ms"),
    ("seen by the page, p99, ms", "seen_p99_ms"),
    ("server's CPU a move, ms", "server_cpu_ms_per_move"),
    ("all pages' CPU a move, ms", "pages_cpu_ms_per_move"),
    ("sent a move, kB", "kilobytes_per_move"),
    ("written to disk a move, kB", "disk_kilobytes_per_move"),
    ("commits a move", "commits_per_move"),
    ("rows a move", "rows_per_move"),
)


def show(report: dict[str, Any]) -> None:
    """What a move costs, as a table."""
    print(f"\n{'':30}{'paced':>12}{'flat out':>12}")
    for name, key in ROWS:
        print(f"{name:30}{report['paced'].get(key, '–'):>12}{report['flat_out'].get(key, '–'):>12}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=12.0, help="of each of the two runs")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second offered in the paced run")
    parser.add_argument("--games", default="great-wall,tsukuyumi")
    parser.add_argument("--database", default="", help="postgresql://…; default: a fresh SQLite file")
    parser.add_argument("--out", default=str(ROOT / "bench" / "server.json"))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="moonwall-bench-") as name:
        folder = Path(name)
        process, url = start(folder, given.database)
        try:
            made = make(url, given.games.split(","), given.matches)
            server = psutil.Process(process.pid)
            result, acked = asyncio.run(run(url, server, made, given.seconds, given.rate))
            memory = server.memory_info().rss
        finally:
            process.terminate()
            process.wait(20)
        report = {
            "matches": given.matches,
            "games": given.games.split(","),
            "database": "postgresql" if given.database else "sqlite",
            **result,
            "server_memory_mb": round(memory / 1e6, 1),
            "load_average": [round(x, 2) for x in os.getloadavg()],
            "acknowledged": len(acked),
            "lost": lost(acked, folder, given.database),
        }
    Path(given.out).write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))
    show(report)
    if report["wrong_views"]:
        raise SystemExit(f"{report['wrong_views']} pages do not have the view that the server has for them")
    if report["lost"]:
        raise SystemExit(f"{report['lost']} acknowledged answers are not on disk")


if __name__ == "__main__":
    main()
