"""Small things that must not get lost: lines of chat, notices to webhooks, one seat of several, the listening port."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from moonwall.server.database import Database
from moonwall.server.schema import hooks
from moonwall.server.settings import database_url
from moonwall.server.store import Store

from .house import PATIENCE, ForkedHouse, House, Nursery, run
from .test_around import Listener

# --- chat --------------------------------------------------------------------------------------------------------


def test_a_line_of_chat_never_becomes_visible_behind_a_later_one(
    postgres: str, nursery: Nursery, tmp_path: Path
) -> None:
    """A page asks for what came after the last id it has heard: an id that is committed late would never be heard."""
    with ForkedHouse(nursery, tmp_path / "house", postgres) as house:
        made = house.make("goose", ("me", "me"))

    async def chat() -> list[str]:
        database = Database(postgres.replace("postgresql://", "postgresql+psycopg://"))
        slow, quick = Store(database, "slow"), Store(database, "quick")
        held, go_on = asyncio.Event(), asyncio.Event()
        told = database.notify

        async def late(connection: Any, payloads: Any) -> None:
            if "slow" in payloads[0]:
                held.set()
                await go_on.wait()
            await told(connection, payloads)

        database.notify = late  # type: ignore[method-assign]
        first = asyncio.create_task(slow.say(made.id, 0, "Ada", "first"))
        await held.wait()
        second = asyncio.create_task(quick.say(made.id, 1, "Ben", "second"))
        await asyncio.wait([second], timeout=1.0)
        heard = await slow.chat(made.id, 0, 50)
        go_on.set()
        await asyncio.gather(first, second)
        heard += await slow.chat(made.id, heard[-1].id if heard else 0, 50)
        other = await quick.say(made.id, 1, "Ben", "third")
        heard += await slow.chat(made.id, heard[-1].id, 50)
        assert heard[-1].id == other
        await database.close()
        return [line.text for line in heard]

    assert run(chat()) == ["first", "second", "third"]


@pytest.mark.parametrize("base", ["sqlite", "postgres"])
def test_a_line_said_again_after_a_crash_is_heard_once(
    base: str, nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    house = ForkedHouse(nursery, tmp_path / "house", request.getfixturevalue("postgres") if base == "postgres" else "")
    house.start()
    made = house.make("goose", ("me", "me"))
    line = {"type": "chat", "ref": "c1", "text": "well met", "seat": 0, "key": "k-0123456789"}

    async def say(*lines: dict[str, Any]) -> list[dict[str, Any]]:
        async with made.page(0, 1) as page:
            return [await page.ask(line) for line in lines]

    assert [ack["repeat"] for ack in run(say(line))] == [False]
    house.kill()
    house.start()
    again = run(say(line, {**line, "seat": 1}, {**line, "key": "k-another-one"}, {**line, "key": None}))
    assert [ack["repeat"] for ack in again] == [True, False, False, False]
    told = made.call("POST", "/chat", json={"text": "well met", "seat": 0, "key": "k-0123456789"}).json()
    assert told["repeat"] is True
    assert [line["seat"] for line in made.call("GET", "/chat").json()["chat"]] == [0, 1, 0, 0]
    house.stop()


# --- webhooks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", ["sqlite", "postgres"])
def test_a_webhook_that_nobody_took_is_told_again_after_a_crash(
    base: str, nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("postgres") if base == "postgres" else ""
    listener = Listener(503, 503, 204)
    house = ForkedHouse(nursery, tmp_path / "house", database, webhooks="any")
    house.start()
    made = house.make("goose", ("me", "me"), webhook=listener.url)
    made.answer(0)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not listener.heard:
        time.sleep(0.01)
    house.kill()
    house.start()
    while time.monotonic() < end and len(listener.heard) < 3:
        time.sleep(0.05)
    assert len(listener.heard) == 3 and len({h["id"] for h in listener.heard}) == 1
    engine = create_engine(database_url(database, house.folder).replace("+aiosqlite", ""))
    with engine.connect() as connection:
        while connection.execute(select(hooks.c.note).where(hooks.c.match_id == made.id)).all():
            assert time.monotonic() < end, "what was taken is still kept"
            connection.rollback()
            time.sleep(0.02)
    engine.dispose()
    house.kill()
    house.start()
    time.sleep(1.0)
    assert len(listener.heard) == 3, "what was taken is not told again"
    house.stop()
    listener.close()


# --- seats -------------------------------------------------------------------------------------------------------


def test_one_dead_token_of_a_hot_seat_page_refuses_only_its_seat(house: House) -> None:
    made = house.make("goose", ("me", "me", "me"))
    tokens = [made.tokens[0], made.tokens[1], "mws_" + "A" * 32]
    assert made.call("GET", tokens=tokens).json()["table"]["you"] == [0, 1]
    assert made.call("GET", tokens=tokens[2:]).status_code == 401
    assert made.call("GET", tokens=[tokens[2], made.owner]).json()["table"]["you"] == []

    async def play() -> None:
        page = made.page(0, 1, 2)
        page.hello["tokens"] = tokens
        async with page, made.page(1) as other:
            assert set(page.state["views"]) == {"0", "1"} and page.table["you"] == [0, 1]
            made.call("PUT", "/seats/1", [made.owner], json={"who": "link"})
            await page.until(lambda: page.table["you"] == [0] and set(page.state["views"]) == {"0"})
            decision = page.decision(0)
            assert decision is not None
            said = {"type": "answer", "decision": decision["id"], "option": decision["options"][0]}
            refused = await page.ask({**said, "ref": "1", "seat": 1})
            assert refused["error"] == "not-your-decision"
            assert (await page.ask({**said, "ref": "2", "seat": 0}))["type"] == "ack"
            message = await other.hear()
            while message["type"] != "bye":
                message = await other.hear()
            assert message["error"] == "token-unknown", "a page without any seat left is told"

    run(play())
