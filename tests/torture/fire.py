"""Fire: a running server under wild requests and wild frames. No answer of 500 and more, no traceback, no death.

Requests are written to the socket as they are, so that heads and bodies may be wrong in ways a client would not allow.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, House, Made

from . import wild

LANES = 8
KINDS = ("application/json",) * 17 + (
    "application/json; charset=utf-8",
    "text/plain",
    "multipart/form-data; boundary=x",
)
ASIDE = ("", "moments/0", "moments/1/steps/0", "log", "chat", "notes", "record", "webhook", "continue", "answer")


class Fired:
    """What was fired and what came back."""

    def __init__(self) -> None:
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []


def bodies(made: Made) -> dict[str, Any]:
    """A right body for every call that takes one, by method and path."""
    seats = [{"who": "me"}, {"who": "me"}]
    record = made.call("GET", "/record").json()
    pack = {"a.toml": '[[advisors]]\nid = "woodcutter"\n', "locales/en/a.ftl": "gw-woodcutter = W"}
    here = made.path
    return {
        "POST /api/matches": {"game": "goose", "seats": seats, "options": {"rounds": 3}, "seed": 4, "packs": []},
        "POST /api/import": {"record": record, "moment": 1, "seats": seats, "listed": False},
        "POST /api/mine": {"tokens": [made.owner, made.tokens[0]]},
        "POST /api/invitation": {"invite": "mwi_x"},
        "POST /api/join": {"invite": "mwi_x", "name": "n"},
        "POST /api/packs": {"game": "great-wall", "name": "mine", "files": pack},
        "POST /api/packs/check": {"game": "great-wall", "files": pack},
        f"POST {here}/answer": {"decision": "0-0", "option": "lay 1", "seat": 0},
        f"POST {here}/undo": {"to": 0, "seat": 0},
        f"POST {here}/votes": {"ask": 1, "yes": True, "seat": 0},
        f"POST {here}/continue": {"moment": 1, "seats": seats},
        f"POST {here}/chat": {"text": "hello", "seat": 0},
        f"PUT {here}/notes": {"text": "mine"},
        f"PUT {here}/name": {"name": "N", "seat": 0},
        f"PUT {here}/seats/1": {"who": "link", "bot": None},
        f"PUT {here}/webhook": {"url": None},
        "POST /api/key": {"tokens": [made.owner, made.tokens[0]], "key": None},
        "POST /api/key/forget": {"key": "mwk_x"},
        "POST /api/devices": {"link": "mwd_x"},
        f"POST {here}/devices": {"seat": 0},
        f"POST {here}/nudge": {"seat": 1},
        f"POST {here}/resign": {"seat": 15},
        f"POST {here}/rematch": {"shift": 1, "factions": "keep"},
        f"PUT {here}/seats/0": {"who": "stand-in", "bot": "random"},
        f"PUT {here}/watching": {"spectators": True, "delay": 0, "link": True},
    }


def target(chance: random.Random, made: Made, known: list[str]) -> tuple[str, str]:
    """A method and a path: one of a call, or one that reads, often with something odd in it."""
    if chance.random() < 0.6:
        method, _, path = chance.choice(known).partition(" ")
    else:
        method = chance.choice(("GET", "GET", "GET", "HEAD", "DELETE", "OPTIONS", "PATCH", "BREW"))
        path = f"{made.path}/{chance.choice(ASIDE)}".rstrip("/")
        if method == "DELETE":
            path = "/api/matches/none"
        if chance.random() < 0.3:
            path = chance.choice(("/api/games", "/api/about", "/api/packs/x", "/locales/en/x", "/api/rules/x", "/m/x"))
    if chance.random() < 0.25:
        odd = quote(str(chance.choice((*wild.TEXTS, *wild.NUMBERS, "9" * 5000, "\ud800")))[:6000], errors="replace")
        parts = path.split("/")
        place = chance.randrange(1, len(parts))
        if method != "DELETE":
            parts[place] = chance.choice((odd, "%00", "%ff%fe", "%", "..", parts[place] + "%00", "9" * 4400))
        path = "/".join(parts)
    if chance.random() < 0.3:
        names = ("since", "log", "first", "last", "seat", "after", "lang", "x%00", "%ff")
        odd = quote(str(wild.value(chance, 9))[:300], errors="replace")
        path += f"?{chance.choice(names)}={chance.choice((odd, '9' * 4400, '%00', '%ff', '-1', ''))}"
    return method, path


def request(chance: random.Random, made: Made, right: dict[str, Any]) -> bytes:
    method, path = target(chance, made, list(right))
    sent = wild.body(chance, right.get(f"{method} {path}", {}))
    given = chance.choice((made.owner, made.tokens[0], f"{made.owner},{made.tokens[0]},{made.tokens[1]}", "mws_x", ""))
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(sent)}"]
    lines.append(f"Content-Type: {chance.choice(KINDS)}")
    if given:
        lines.append(f"Authorization: {chance.choice(('Bearer', 'Bearer', 'Bearer', 'Basic', 'é'))} {given}")
    if chance.random() < 0.05:
        lines.append(f"{chance.choice(('If-None-Match', 'Origin', 'Cookie', 'Accept-Encoding', 'X'))}: {'é' * 50}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + sent


async def ask(house: House, wanted: bytes) -> int:
    """One request on a connection of its own; the status of the answer, 0 when the connection was closed without."""
    where = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        writer.write(wanted)
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        return int(line.split()[1]) if line else 0
    except ConnectionError:
        return 0
    finally:
        writer.close()


async def fire_requests(house: House, count: int, seed: int = 1, tell: Callable[[str], None] = print) -> Fired:
    """So many wild requests at one match's table and at everything around it."""
    fired = Fired()
    chance = random.Random(seed)
    made = house.make("goose", ("me", "me"), seed=1)
    right = bodies(made)
    left = count

    async def lane() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            fired.sent += 1
            wanted = request(chance, made, right)
            status = await ask(house, wanted)
            fired.answers[str(status)] += 1
            if status >= 500:
                fired.faults.append(f"{status}: {wanted[:300]!r}")
                tell(fired.faults[-1])
            if fired.sent % 5000 == 0:
                tell(f"{fired.sent} requests, {len(fired.faults)} faults, {dict(fired.answers)}")

    await asyncio.gather(*(lane() for _ in range(LANES)))
    return fired


# --- frames ------------------------------------------------------------------------------------------------------


def frame(chance: random.Random, made: Made) -> str | bytes:
    """A frame that is wrong, or right by accident."""
    right = chance.choice(
        (
            {"type": "answer", "decision": "0-0", "option": "lay 1", "ref": "r", "seat": 0},
            {"type": "undo", "to": 0, "ref": "r", "seat": 0},
            {"type": "vote", "ask": 1, "yes": True, "ref": "r", "seat": 0},
            {"type": "chat", "text": "hello", "ref": "r", "seat": 0},
            {"type": "sync", "since": 0},
            {"type": "preview", "decision": "0-0", "lang": "it"},
            {"type": "hello", "match": made.id, "tokens": list(made.tokens.values()), "since": 0, "log": 5},
            {"type": "ping"},
        )
    )
    if chance.random() < 0.1:  # what comes first must be skipped before the type is known
        deep = chance.choice((5, 300, 990, 5000))
        odd = chance.choice(("[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep, "9" * 4400, '"\\u0000"'))
        return f'{{"x": {odd}, {json.dumps(right)[1:]}'
    sent = wild.body(chance, right)
    try:
        return sent.decode() if chance.random() < 0.98 else sent
    except UnicodeDecodeError:
        return sent


async def fire_frames(house: House, count: int, seed: int = 1, tell: Callable[[str], None] = print) -> Fired:
    """So many wild frames, the first ones of a talk among them; a talk that is ended is begun again."""
    fired = Fired()
    chance = random.Random(seed)
    made = house.make("goose", ("me", "me"), seed=1)
    hello = json.dumps({"type": "hello", "match": made.id, "tokens": list(made.tokens.values()), "log": 0})
    left = count

    def heard(message: str | bytes) -> str:
        doc = json.loads(message)
        fired.answers[doc.get("error") or doc["type"]] += 1
        if doc.get("error") == "internal":
            fired.faults.append(str(doc))
            tell(str(doc))
        return str(doc["type"])

    async def talk(socket: ClientConnection) -> None:
        """A frame, a ping, all that is heard up to the pong: so every frame is read before the talk ends."""
        nonlocal left
        if chance.random() < 0.7:
            await socket.send(hello)
        while left > 0:
            left -= 1
            fired.sent += 1
            await socket.send(frame(chance, made))
            await socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while heard(await socket.recv()) != "pong":
                    pass
            if fired.sent % 5000 == 0:
                tell(f"{fired.sent} frames, {len(fired.faults)} faults, {dict(fired.answers)}")

    async def lane() -> None:
        while left > 0:
            url = house.url.replace("http", "ws") + "/ws"
            async with connect(url, proxy=None, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
                try:
                    await talk(socket)
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 1006
                    fired.answers[f"closed {code}"] += 1
                    if code in (1006, 1011):
                        fired.faults.append(f"the talk ended with {code}")
                        tell(fired.faults[-1])

    await asyncio.gather(*(lane() for _ in range(LANES)))
    return fired


def unharmed(house: House) -> list[str]:
    """What is wrong with a server after the fire: errors in its log, a process that is gone."""
    found = [line[:1000] for line in house.log().splitlines() if '"level": "error"' in line or "Traceback" in line]
    with house.http() as http:
        if http.get("/healthz").status_code != 200:
            found.append("the server is not well")
    return found
