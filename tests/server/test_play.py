"""A match over HTTP and WebSocket: answers, repeats, late ones, reconnecting, hot-seat."""

from __future__ import annotations

import asyncio

from .house import House, run


def test_two_pages_play_a_whole_game_and_see_the_same_end(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=5)

    async def play() -> None:
        async with made.page(0) as one, made.page(1) as two, made.page() as watcher:
            number = 0
            while not one.state["over"]:
                for seat, page in ((0, one), (1, two)):
                    decision = page.decision(seat)
                    if decision is not None and not page.state["over"]:
                        number += 1
                        said = {"type": "answer", "ref": str(number), "decision": decision["id"]}
                        ack = await page.ask({**said, "option": decision["options"][0]})
                        assert ack["type"] == "ack" and not ack["repeat"], ack
                        for other in (one, two, watcher):
                            await other.until(lambda o=other, v=ack["version"]: o.version >= v)
            for page, viewer in ((one, "0"), (two, "1"), (watcher, "watch")):
                view = page.state["views"][viewer]
                assert view["outcome"]["kind"] == "ranked"
                assert sorted(page.moments) == list(range(page.state["count"] + 1))

    run(play())
    assert made.state(0)["over"]


def test_a_repeated_answer_is_acknowledged_again_and_changes_nothing(house: House) -> None:
    made = house.make("goose", ("me", "me"))

    async def play() -> None:
        async with made.page(0) as page:
            decision = page.decision(0)
            assert decision is not None
            said = {"type": "answer", "decision": decision["id"], "option": decision["options"][1]}
            first = await page.ask({**said, "ref": "1"})
            again = await page.ask({**said, "ref": "2"})
            assert (first["repeat"], again["repeat"]) == (False, True)
            assert first["version"] == again["version"] == 1
            other = await page.ask({**said, "ref": "3", "option": decision["options"][0]})
            assert (other["type"], other["error"]) == ("refused", "late")

    run(play())


def test_of_two_answers_at_once_exactly_one_is_taken(house: House) -> None:
    made = house.make("goose", ("me", "me"))

    async def play() -> None:
        async with made.page(0) as one, made.page(0) as two:
            decision = one.decision(0)
            assert decision is not None
            said = {"type": "answer", "ref": "x", "decision": decision["id"]}
            answers = await asyncio.gather(
                one.ask({**said, "option": decision["options"][0]}), two.ask({**said, "option": decision["options"][1]})
            )
            assert sorted(a["type"] for a in answers) == ["ack", "refused"]
            assert next(a for a in answers if a["type"] == "refused")["error"] == "late"
        assert made.state(0)["count"] == 1

    run(play())


def test_reconnecting_with_since_gets_exactly_what_was_missed(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=1)

    async def play() -> None:
        async with made.page(1) as page:
            version = page.version
        made.answer(0)
        made.answer(1)
        made.answer(0, "pass")
        async with made.page(1, since=version) as page:
            assert (page.state["from"], [m["k"] for m in page.state["moments"]]) == (0, [1, 2, 3])
            assert [m["by"] for m in page.state["moments"]] == [0, 1, 0]
        async with made.page(1, since=3) as page:
            assert page.state["moments"] == [] and page.state["from"] == 3
        async with made.page(1, log=2) as page:
            assert page.state["from"] == -1 and [m["k"] for m in page.state["moments"]] == [2, 3]

    run(play())
    log = made.call("GET", "/log", params={"first": 0, "last": 1}).json()["moments"]
    assert [m["k"] for m in log] == [0, 1] and set(log[0]["events"]) == {"0", "1"}


def test_a_page_may_hold_several_seats(house: House) -> None:
    made = house.make("goose", ("me", "hot-seat"))

    async def play() -> None:
        async with made.page(0, 1) as page:
            assert set(page.state["views"]) == {"0", "1"} and page.table["you"] == [0, 1]
            for seat in (0, 1):
                decision = page.decision(seat)
                assert decision is not None
                said = {"type": "answer", "ref": f"s{seat}", "decision": decision["id"], "seat": seat}
                assert (await page.ask({**said, "option": decision["options"][0]}))["type"] == "ack"

    run(play())


def test_a_seat_cannot_answer_for_another(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    theirs = made.state(1)["views"]["1"]["decision"]
    body = {"decision": theirs["id"], "option": theirs["options"][0]}
    answer = made.call("POST", "/answer", [made.tokens[0]], json=body)
    assert (answer.status_code, answer.json()["error"]) == (409, "not-your-decision")
    answer = made.call("POST", "/answer", [made.tokens[0]], json={**body, "seat": 1})
    assert answer.status_code == 403
    assert made.state(1)["count"] == 0


def test_an_illegal_option_gets_a_hint_and_changes_nothing(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    mine = made.state(0)["views"]["0"]["decision"]
    answer = made.call("POST", "/answer", [made.tokens[0]], json={"decision": mine["id"], "option": "lay 99"})
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal-option")
    assert "lay" in answer.json()["message"]
    assert made.state(0)["version"] == 0


def test_bots_play_their_seats_by_themselves(house: House) -> None:
    made = house.make("goose", ("me", "bot:random", "bot:easy"))

    async def play() -> None:
        async with made.page(0) as page:
            number = 0
            while not page.state["over"]:
                await page.until(lambda: page.state["over"] or page.decision(0) is not None)
                decision = page.decision(0)
                if decision is not None:
                    number += 1
                    said = {"type": "answer", "ref": str(number), "decision": decision["id"]}
                    await page.ask({**said, "option": decision["options"][-1]})
                    await page.until(lambda n=number, d=decision: page.state["over"] or page.decision(0) != d)
            assert {m["by"] for m in page.moments.values()} == {None, 0, 1, 2}

    run(play())


def test_chat_presence_and_names(house: House) -> None:
    made = house.make("goose", ("me", "link"))
    with house.http() as http:
        seen = http.post("/api/invitation", json={"invite": made.invites[1]}).json()
        assert seen["seat"] == 1 and seen["open"] and seen["match"]["match"] == made.id
        joined = http.post("/api/join", json={"invite": made.invites[1], "name": "Ben"}).json()
        again = http.post("/api/join", json={"invite": made.invites[1], "name": "Eve"})
        assert again.status_code == 409 and again.json()["error"] == "taken"
    made.tokens[1] = joined["token"]

    async def play() -> None:
        async with made.page(0) as one:
            assert one.table["seats"][1]["name"] == "Ben" and not one.table["seats"][1]["open"]
            async with made.page(1) as two, made.page() as watcher:
                await one.until(lambda: one.presence.get("seats") == {"0": 1, "1": 1} and one.presence["watchers"] == 1)
                assert (await two.ask({"type": "chat", "ref": "c", "text": "hello there"}))["type"] == "ack"
                for page in (one, watcher):
                    await page.until(lambda p=page: p.chat)
                    assert page.chat[0]["name"] == "Ben" and page.chat[0]["text"] == "hello there"
                refused = await watcher.ask({"type": "chat", "ref": "w", "text": "hm"})
                assert refused["error"] == "token-missing"
            await one.until(lambda: one.presence["seats"] == {"0": 1, "1": 0} and not one.presence["watchers"])

    run(play())


def test_notes_are_ones_own(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    one, two = [made.tokens[0]], [made.tokens[1]]
    assert made.call("PUT", "/notes", one, json={"text": "lay the 12 last"}).status_code == 200
    assert made.call("GET", "/notes", one).json() == {"text": "lay the 12 last"}
    assert made.call("GET", "/notes", two).json() == {"text": ""}
    assert made.call("GET", "/notes", []).status_code == 401
