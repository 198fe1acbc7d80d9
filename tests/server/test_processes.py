"""Several server processes on one PostgreSQL see each other's moves at once; of two answers one is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from .house import ForkedHouse, Made, Nursery, run


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, nursery: Nursery, postgres: str
) -> Iterator[tuple[ForkedHouse, ForkedHouse]]:
    folder: Path = tmp_path_factory.mktemp("pair")
    one, two = (ForkedHouse(nursery, folder / name, postgres) for name in ("one", "two"))
    one.start()
    two.start()
    yield one, two
    one.stop()
    two.stop()


def there(made: Made, house: ForkedHouse) -> Made:
    """The same match seen through another process."""
    return Made(house, made.doc)


def test_moves_undo_chat_and_presence_cross_over(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    made = pair[0].make("goose", ("me", "me"), seed=4)
    other = there(made, pair[1])

    async def play() -> None:
        async with made.page(0) as one, other.page(1) as two:
            await one.until(lambda: one.presence.get("seats") == {"0": 1, "1": 1})
            number = 0
            while not one.state["over"]:
                for page, seat in ((one, 0), (two, 1)):
                    decision = page.decision(seat)
                    if decision is None or page.state["over"]:
                        continue
                    number += 1
                    said = {"type": "answer", "ref": str(number), "decision": decision["id"]}
                    ack = await page.ask({**said, "option": decision["options"][0]})
                    assert ack["type"] == "ack", ack
                    for each in (one, two):
                        await each.until(lambda e=each, v=ack["version"]: e.version >= v)
            assert one.state["views"]["0"]["scores"] == two.state["views"]["1"]["scores"]
            assert {k: m["by"] for k, m in one.moments.items()} == {k: m["by"] for k, m in two.moments.items()}
            await one.ask({"type": "chat", "ref": "c", "text": "well played"})
            await two.until(lambda: two.chat)
            asked = await one.ask({"type": "undo", "ref": "u", "to": 2})
            assert asked["done"] is False
            await two.until(lambda: two.state["asks"])
            assert (await two.ask({"type": "vote", "ref": "v", "ask": asked["ask"]["id"], "yes": True}))["done"] is True
            await one.until(lambda: one.state["count"] == 2 and not one.state["over"])
            assert one.decision(0) is not None

    run(play())


def test_of_two_answers_to_two_processes_exactly_one_is_taken(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    async def race(made: Made, other: Made) -> list[str]:
        async with made.page(0) as one, other.page(0) as two, made.page() as near, other.page() as far:
            decision = one.decision(0)
            assert decision is not None
            said = {"type": "answer", "ref": "r", "decision": decision["id"]}
            answers = await asyncio.gather(
                one.ask({**said, "option": decision["options"][0]}), two.ask({**said, "option": decision["options"][1]})
            )
            for watcher in (near, far):
                await watcher.until(lambda w=watcher: w.version == 1)
            return sorted(a.get("error", a["type"]) for a in answers)

    for seed in range(5):
        made = pair[0].make("goose", ("me", "me"), seed=seed)
        other = there(made, pair[1])
        assert run(race(made, other)) == ["ack", "late"]
        assert made.state(0)["count"] == other.state(0)["count"] == 1


def test_secret_answers_of_several_seats_at_once_are_all_kept(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    """Simultaneous choices race for the same entry number; the loser is simply written one later."""

    async def both(made: Made, other: Made) -> None:
        async with made.page(0) as one, other.page(1) as two:
            said = []
            for page, seat in ((one, 0), (two, 1)):
                decision = page.decision(seat)
                assert decision is not None
                option = decision["options"][-1]
                said.append(page.ask({"type": "answer", "ref": "r", "decision": decision["id"], "option": option}))
            assert [a["type"] for a in await asyncio.gather(*said)] == ["ack", "ack"]

    for seed in range(5):
        made = pair[0].make("goose", ("me", "me"), seed=seed)
        run(both(made, there(made, pair[1])))
        assert made.state(0)["count"] == 2


def test_a_process_that_missed_the_notice_still_tells_the_newest_state(
    pair: tuple[ForkedHouse, ForkedHouse], postgres: str
) -> None:
    """What was acknowledged by one process is read from the other at once, though its notices come late or never."""
    made = pair[0].make("goose", ("me", "me"), seed=6)
    tokens = made.tokens.values()
    with psycopg.connect(postgres, autocommit=True) as base, pair[0].http(*tokens) as one, pair[1].http(*tokens) as two:
        for count in range(1, 7):
            writer, reader = (one, two) if count % 2 else (two, one)
            views = reader.get(made.path).json()["state"]["views"].values()
            decision = next(view["decision"] for view in views if view["decision"])
            body = {"decision": decision["id"], "option": decision["options"][0], "seat": decision["seat"]}
            writer.get(made.path)
            # end the connections on which the processes listen; they come back after a moment
            base.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
            assert writer.post(f"{made.path}/answer", json=body).json()["count"] == count
            assert reader.get(made.path).json()["state"]["count"] == count


def test_a_seat_taken_in_one_process_is_known_in_the_other_without_its_notice(
    pair: tuple[ForkedHouse, ForkedHouse], postgres: str
) -> None:
    with psycopg.connect(postgres, autocommit=True) as base, pair[0].http() as one, pair[1].http() as two:
        for seed in range(4):
            made = pair[0].make("goose", ("me", "link"), seed=seed)
            assert one.get(made.path).status_code == two.get(made.path).status_code == 200
            base.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
            token = two.post("/api/join", json={"invite": made.invites[1], "name": "Far"}).json()["token"]
            answer = one.get(made.path, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 200 and answer.json()["table"]["you"] == [1], answer.text


def test_bots_answer_once_though_both_processes_know_the_match(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    made = pair[0].make("goose", ("me", "bot:random"), seed=9)
    other = there(made, pair[1])

    async def play() -> None:
        async with other.page(0) as page:
            number = 0
            while not page.state["over"]:
                await page.until(lambda: page.state["over"] or page.decision(0) is not None)
                decision = page.decision(0)
                if decision is not None:
                    number += 1
                    said = {"type": "answer", "ref": str(number), "decision": decision["id"]}
                    await page.ask({**said, "option": decision["options"][0]})
                    await page.until(lambda d=decision: page.decision(0) != d or page.state["over"])

    run(play())
    assert made.state(0)["over"]


def test_a_joined_seat_is_known_in_the_other_process(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    made = pair[0].make("goose", ("me", "link"), seed=9)

    async def play() -> None:
        async with made.page(0) as page:
            with pair[1].http() as http:
                token = http.post("/api/join", json={"invite": made.invites[1], "name": "Far"}).json()["token"]
            await page.until(lambda: page.table["seats"][1]["name"] == "Far")
            made.tokens[1] = token
            made.answer(1)
            await page.until(lambda: page.state["count"] == 1)
            assert made.call("DELETE", tokens=[made.owner]).status_code == 204
            message = await page.hear()
            while message["type"] != "bye":
                message = await page.hear()

    run(play())


def test_the_last_two_give_up_in_the_same_moment(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    """Each at another process: the match is closed, and both know it at once."""
    here, there = pair
    with ThreadPoolExecutor(2) as both:
        for _ in range(6):
            made = here.make()
            other = Made(there, made.doc)
            assert other.call("GET", tokens=[made.tokens[1]]).status_code == 200  # loaded there, too
            places = [(made, made.tokens[0]), (other, made.tokens[1])]
            given_up = [both.submit(at.call, "POST", "/resign", [token], json={}) for at, token in places]
            assert [answer.result().status_code for answer in given_up] == [200, 200]
            led = [at.call("POST", "/rematch", [token], json={}) for at, token in reversed(places)]
            assert [answer.status_code for answer in led] == [201, 201], [answer.text for answer in led]


def test_devices_keys_stand_ins_and_rematches_cross_over(pair: tuple[ForkedHouse, ForkedHouse]) -> None:
    here, there = pair
    made = here.make()
    link = made.call("POST", "/devices", [made.tokens[1]], json={}).json()["link"]
    with there.http() as http:
        device = http.post("/api/devices", json={"link": link}).json()["token"]
        key = http.post("/api/key", json={"tokens": [device, made.owner]}).json()["key"]
        assert [m["match"] for m in http.post("/api/mine", json={"tokens": [key]}).json()["matches"]] == [made.id]
    table = made.call("GET", tokens=[key]).json()["table"]
    assert table["you"] == [1] and table["owner"]
    other = Made(there, made.doc)
    assert other.call("POST", "/resign", [device], json={}).status_code == 200

    async def play() -> None:
        async with made.page(0) as page:
            await page.until(lambda: page.table["seats"][1].get("resigned"))

    run(play())
    assert made.call("POST", "/resign", [made.tokens[0]], json={}).status_code == 200
    first, second = (m.call("POST", "/rematch", [made.tokens[0]], json={}).json()["match"] for m in (made, other))
    assert first == second
    after = Made(there, {"match": first, "owner": made.owner, "seats": []})
    assert after.call("GET", tokens=[key]).json()["table"]["you"] == [0]
