"""A real server process on loopback, and clients that talk to it as pages do."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from moonwall.table.changes import apply
from tests.clock import PATIENCE

ROOT = Path(__file__).parents[2]
PLUGINS = "tests.guests.goose,tests.guests.dike,tests.server.canary,tests.server.faulty"


class House:
    """Start it, kill it, start it again: the folder (or the database) is what stays."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("MOONWALL_")},
            "MOONWALL_DATA_DIR": str(folder),
            "MOONWALL_DATABASE_URL": database,
            "MOONWALL_PLUGINS": PLUGINS,
            "MOONWALL_LOG": "json",
            "MOONWALL_RATE": "0",
            "MOONWALL_CREATE_RATE": "0",
            "MOONWALL_SOCKET_RATE": "0",
            "MOONWALL_SOCKETS_PER_ADDRESS": "0",
            "MOONWALL_DAILY_BYTES": "0",
            "MOONWALL_MIN_FREE_BYTES": "0",
            "MOONWALL_BOT_WORKERS": "1",
            **{f"MOONWALL_{k.upper()}": v for k, v in settings.items()},
        }
        self.process: subprocess.Popen[str] | None = None
        self.command = [sys.executable, "-m", "moonwall.server"]
        self.place = ROOT
        self.url = ""
        self.port = 0  # any free one, another at each start

    def start(self) -> House:
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port)],
                cwd=self.place,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Moonwall is at "), (line, self.log())
        self.url = line.split()[3].rstrip("/")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(self.url + "/healthz", timeout=5, trust_env=False).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.log()
            time.sleep(0.02)
        raise AssertionError("the server does not answer: " + self.log())

    def log(self) -> str:
        return (self.folder / "log.jsonl").read_text()

    def kill(self) -> None:
        """kill -9: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self._close()

    def _close(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def http(self, *tokens: str) -> httpx.Client:
        headers = {"Authorization": "Bearer " + ",".join(tokens)} if tokens else {}
        # no certificates are read for a server on loopback: that would take longer than most answers
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, trust_env=False, verify=False)

    def make(self, game: str = "goose", who: tuple[str, ...] = ("me", "me"), **more: Any) -> Made:
        """A new match; ``who`` may name bots as ``bot:random``."""
        seats = [{"who": w.partition(":")[0], "bot": w.partition(":")[2] or None} for w in who]
        with self.http() as http:
            answer = http.post("/api/matches", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())


class Nursery:
    """Forks houses that are ready at once, for tests that kill many of them."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._hear()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def fork(self, environment: dict[str, str], out: Path, log: Path) -> int:
        assert self.process.stdin is not None
        wanted = {"environment": environment, "out": str(out), "log": str(log)}
        self.process.stdin.write(json.dumps(wanted) + "\n")
        self.process.stdin.flush()
        return int(self._hear())

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class ForkedHouse(House):
    """A house whose process comes from a nursery."""

    def __init__(self, nursery: Nursery, folder: Path, database: str = "", **settings: str) -> None:
        super().__init__(folder, database, **settings)
        self.nursery = nursery
        self.pid = 0

    def start(self) -> ForkedHouse:
        self.folder.mkdir(parents=True, exist_ok=True)
        out = self.folder / "out.txt"
        out.write_text("")
        self.pid = self.nursery.fork(self.environment, out, self.folder / "log.jsonl")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if out.read_text().startswith("Moonwall is at "):
                self.url = out.read_text().split()[3].rstrip("/")
                try:
                    if httpx.get(self.url + "/healthz", timeout=5, trust_env=False).status_code == 200:
                        return self
                except httpx.TransportError:
                    pass
            time.sleep(0.01)
        raise AssertionError("the server does not answer: " + self.log())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        pid, self.pid = self.pid, 0
        while time.monotonic() < end:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.01)
        raise AssertionError("the server does not end: " + self.log())


class Made:
    """A match and its secrets."""

    def __init__(self, house: House, doc: dict[str, Any]) -> None:
        self.house = house
        self.id: str = doc["match"]
        self.owner: str = doc["owner"]
        self.doc = doc
        self.tokens = {s["seat"]: s["token"] for s in doc["seats"] if "token" in s}
        self.invites = {s["seat"]: s["invite"] for s in doc["seats"] if "invite" in s}
        self.path = f"/api/matches/{self.id}"

    def call(self, verb: str, path: str = "", tokens: list[str] | None = None, **more: Any) -> httpx.Response:
        given = list(self.tokens.values()) if tokens is None else tokens
        with self.house.http(*given) as http:
            return http.request(verb, self.path + path, **more)

    def state(self, *seats: int) -> dict[str, Any]:
        answer = self.call("GET", tokens=[self.tokens[s] for s in seats])
        assert answer.status_code == 200, answer.text
        return answer.json()["state"]

    def reaches(self, count: int, seat: int = 0) -> dict[str, Any]:
        """The state once so many answers are given: standing ones come after the answer that leads to them is told."""
        for _ in range(500):
            state = self.state(seat)
            if state["count"] >= count:
                return state
            time.sleep(0.02)
        raise AssertionError(f"there are {state['count']} answers, not {count}")

    def answer(self, seat: int, option: str | None = None) -> dict[str, Any]:
        """Answer the open decision of a seat, with its first option unless one is named."""
        decision = self.state(seat)["views"][str(seat)]["decision"]
        body = {"decision": decision["id"], "option": option or decision["options"][0], "seat": seat}
        answer = self.call("POST", "/answer", [self.tokens[seat]], json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def page(self, *seats: int, since: int | None = None, **more: Any) -> Page:
        return Page(self.house, self.id, [self.tokens[s] for s in seats], since, more)


class Page:
    """A page: keeps what it was sent, like the web table does."""

    def __init__(self, house: House, match: str, tokens: list[str], since: int | None, more: dict[str, Any]) -> None:
        self.house = house
        self.hello = {"type": "hello", "match": match, "tokens": tokens, **more}
        if since is not None:
            self.hello["since"] = since
        self.socket: ClientConnection
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.moments: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.acks: dict[str, dict[str, Any]] = {}
        self.syncs = 0

    async def __aenter__(self) -> Page:
        url = self.house.url.replace("http", "ws") + "/ws"
        self.socket = await connect(url, proxy=None, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)
        await self.say(self.hello)
        await self.until(lambda: self.state)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        kind = message["type"]
        if kind == "state":
            await self.see(message)
        elif kind == "table":
            self.table = message
        elif kind == "chat":
            self.chat.extend(message["chat"])
        elif kind == "presence":
            self.presence = message
        elif kind in ("ack", "refused", "preview"):
            self.acks[message["ref"]] = message
        return message

    async def see(self, message: dict[str, Any]) -> None:
        """Take a state as ``docs/protocol.md`` tells pages to: changes only to the views they were made for."""
        views = dict(message["views"])
        for viewer, edits in message.get("changes", {}).items():
            if not self.state or message["base"] != self.version:
                self.syncs += 1
                await self.say({"type": "sync", "since": self.version} if self.state else {"type": "sync"})
                return
            views[viewer] = apply(copy.deepcopy(self.state["views"][viewer]), edits)
        if not self.state or message["version"] >= self.version:
            self.state = {**message, "views": views}
            self.moments = {k: m for k, m in self.moments.items() if k <= message["from"]}
            self.moments.update({m["k"]: m for m in message["moments"]})

    async def until(self, done: Any, timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not done():
            try:
                await self.hear(max(0.01, end - time.monotonic()))
            except TimeoutError:
                last = [frame[:200] for frame in self.frames[-3:]]
                raise AssertionError(f"waited {timeout} s in vain; the last frames: {last}") from None

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something and wait for its ack or refusal."""
        await self.say(message)
        await self.until(lambda: message["ref"] in self.acks)
        return self.acks.pop(message["ref"])

    def decision(self, seat: int) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state["views"][str(seat)]["decision"]
        return found

    @property
    def version(self) -> int:
        return int(self.state["version"])


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


Gone = (websockets.ConnectionClosed, OSError, TimeoutError)
