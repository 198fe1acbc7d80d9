"""The database goes away, the disk is full, the rules have a bug: pages wait, and no log holds a secret."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from moonwall.server import logs
from moonwall.server.database import Database
from moonwall.server.health import Health
from tests.server.canary import word

from .cable import Cable
from .house import PATIENCE, ForkedHouse, House, Nursery, run

PASSWORD = "PasswordCanary123"
SEED = 77077070707070


def eventually(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def health(house: House) -> int:
    with house.http() as http:
        return http.get("/healthz").status_code


def secrets_in(log: str, *more: str) -> list[str]:
    hidden = [PASSWORD, str(SEED), "secret reason", *(word(n) for n in range(1, 19)), *more]
    return [secret for secret in hidden if secret in log]


def test_an_outage_of_postgres_is_told_waited_for_and_leaves_no_secret_in_the_log(
    postgres: str, nursery: Nursery, tmp_path: Path
) -> None:
    cable = Cable(postgres, PASSWORD)
    with ForkedHouse(
        nursery, tmp_path / "house", cable.url, plugins="tests.server.canary,tests.server.faulty"
    ) as house:
        made = house.make("canary", ("me", "me"), seed=SEED)
        faulty = house.make("faulty", ("me", "me"))
        before = "the words of a note"
        made.call("PUT", "/notes", [made.tokens[0]], json={"text": before})

        async def play() -> None:
            async with made.page(0, 1) as page:
                await page.until(lambda: page.presence)
                decision = page.decision(0)
                assert decision is not None
                cable.pull()
                said = {"type": "answer", "decision": decision["id"], "option": decision["options"][0], "seat": 0}
                refused = await page.ask({**said, "ref": "1"})
                assert (refused["type"], refused["error"]) == ("refused", "not-ready")
                refused = await page.ask({"type": "chat", "ref": "2", "text": "hello?", "seat": 0})
                assert refused["error"] == "not-ready"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    async with made.page(1) as other:
                        await other.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
                for verb, path, body in (
                    ("GET", "", None),
                    ("POST", "/chat", {"text": "hello?"}),
                    ("PUT", "/notes", {"text": "more"}),
                    ("POST", "/undo", {"to": 0}),
                ):
                    answer = await asyncio.to_thread(made.call, verb, path, [made.tokens[0]], json=body)
                    assert answer.status_code == 503 and answer.json()["error"] == "not-ready", answer.text
                    assert answer.headers["retry-after"]
                assert await asyncio.to_thread(health, house) == 503
                cable.plug()
                await asyncio.to_thread(eventually, lambda: health(house) == 200)
                ack = await page.ask({**said, "ref": "3"})
                assert ack["type"] == "ack" and ack["count"] == 1
                await page.until(lambda: page.version == 1)

        run(play())
        with faulty.house.http(faulty.tokens[0]) as http:
            decision = faulty.state(0)["views"]["0"]["decision"]
            body = {"decision": decision["id"], "option": "hard"}
            assert http.post(f"{faulty.path}/answer", json=body).status_code == 500
        log = house.log()
    cable.close()
    hidden = [made.owner, *made.tokens.values(), made.id, before]
    assert secrets_in(log, *hidden) == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert all(set(line) <= logs.FIELDS for line in lines)
    assert any(line.get("kind") == "ZeroDivisionError" and "faulty.py" in str(line["where"]) for line in lines)
    assert any(line["event"] == "websocket ended" and line["code"] == 1013 for line in lines)
    assert any(line["event"] == "the database does not take writes" for line in lines)


def test_a_full_disk_is_told_and_waited_for(tmp_path: Path) -> None:
    """The server may write no file beyond a few bytes for a while: what a full disk looks like from inside."""
    with House(tmp_path / "house") as house:
        assert house.process is not None
        pid = house.process.pid
        made = house.make("canary", ("me", "me"), seed=SEED)
        free = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        async def play() -> None:
            async with made.page(0, 1) as page:
                decision = page.decision(0)
                assert decision is not None
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1000, free[1]))
                said = {"type": "answer", "decision": decision["id"], "option": decision["options"][0], "seat": 0}
                refused = await page.ask({**said, "ref": "1"})
                assert (refused["type"], refused["error"]) == ("refused", "not-ready")
                await asyncio.to_thread(eventually, lambda: health(house) == 503)
                with house.http() as http:
                    seats = [{"who": "me"}, {"who": "me"}]
                    answer = await asyncio.to_thread(http.post, "/api/matches", json={"game": "goose", "seats": seats})
                assert answer.status_code == 503
                resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
                await asyncio.to_thread(eventually, lambda: health(house) == 200)
                assert (await page.ask({**said, "ref": "2"}))["count"] == 1

        run(play())
        assert made.state(0)["count"] == 1


def test_a_disk_that_still_takes_the_health_row_but_has_no_room_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite overwrites that row where it lies, while answers need new room."""

    async def look() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}")
        await database.open()
        health = Health(database)
        left = [10**9]
        monkeypatch.setattr(
            "moonwall.server.health.shutil.disk_usage", lambda _: SimpleNamespace(free=left[0], used=0, total=0)
        )
        assert await health.good()
        left[0] = 4096
        assert await health.good(), "asked a moment ago"
        health.doubt()
        assert not await health.good()
        left[0] = 10**9
        health.doubt()
        assert await health.good()
        await database.close()

    run(look())


def test_a_websocket_that_ends_badly_is_logged_and_a_good_end_is_not(tmp_path: Path, nursery: Nursery) -> None:
    with ForkedHouse(nursery, tmp_path / "house") as house:
        made = house.make("goose", ("me", "me"))

        async def talk() -> None:
            async with made.page(0):
                pass
            async with made.page(0) as page:
                await page.socket.send(b"\x00")
                with pytest.raises(websockets.ConnectionClosed):
                    while True:
                        await page.hear()
            page = await made.page(0).__aenter__()
            page.socket.transport.abort()

        run(talk())

        def ends() -> list[Any]:
            lines = [json.loads(line) for line in house.log().splitlines()]
            return sorted(line["code"] for line in lines if line["event"] == "websocket ended")

        eventually(lambda: len(ends()) >= 2)
        assert ends() == [1003, 1006]
        with house.http() as http:
            assert 'moonwall_websocket_ends_total{code="1003"} 1.0' in http.get("/metrics").text


def test_fields_that_nobody_has_named_and_words_of_exceptions_are_left_out() -> None:
    try:
        hand = "hand-canary"
        try:
            raise KeyError(hand)
        except KeyError as error:
            raise ValueError("words-canary") from error
    except ValueError as error:
        told = logs.told_without_words(None, "error", {"event": "it failed", "exc_info": error, "hand": "hand-canary"})
    told = logs.strike_out(None, "error", {**told, "why": told["why"], "match": {"hand": "hand-canary"}, "ms": 1.5})
    text = json.dumps(told)
    assert "canary" not in text and "hand" not in told and told["match"] == "dict" and told["ms"] == 1.5
    assert told["kind"] == "ValueError" and told["why"] == "KeyError" and "test_outages.py" in told["where"][-1]
    assert logs.masked("postgresql://me:Secret@h/d and mws_abcdefgh") == "postgresql://me:…@h/d and [token]"
