"""Previews over the WebSocket: for the seat's holder only, of an open decision only, with nothing hidden in them."""

from __future__ import annotations

import copy
from typing import Any

from moonwall import table
from moonwall.table.changes import apply

from . import canary
from .house import House, Page, run


async def foresee(page: Page, seat: int, **more: Any) -> dict[str, Any]:
    decision = page.decision(seat)
    assert decision is not None
    return await page.ask({"type": "preview", "ref": "p", "decision": decision["id"], "seat": seat, **more})


def test_a_page_is_told_what_each_option_would_do_in_its_language(house: House) -> None:
    made = house.make("great-wall", ("me", "me", "me"), seed=5)

    async def ask() -> None:
        async with made.page(0) as page:
            decision = page.decision(0)
            assert decision is not None
            said = await foresee(page, 0)
            assert (said["type"], said["decision"], said["seat"]) == ("preview", decision["id"], 0)
            assert [p["option"] for p in said["previews"]] == decision["options"]
            assert all(p["line"] and "changes" not in p for p in said["previews"])
            again = await foresee(page, 0)
            assert again == said
            polish = await foresee(page, 0, lang="pl")
            assert [p["line"] for p in polish["previews"]] != [p["line"] for p in said["previews"]]
            one = await foresee(page, 0, option=decision["options"][-1])
            (preview,) = one["previews"]
            assert preview["line"] == said["previews"][-1]["line"]
            assert {"events", "changes", "waiting", "unless", "asks"} <= set(preview)
            view = copy.deepcopy(page.state["views"]["0"])
            assert set(apply(view, preview["changes"])) == set(page.state["views"]["0"])
            assert page.state["count"] == 0, "nothing was answered"

    run(ask())


def test_only_the_holder_of_the_seat_foresees_and_only_what_is_open(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=5)

    async def ask() -> None:
        async with made.page(0) as one, made.page(1) as two, made.page() as watcher:
            mine = one.decision(0)
            assert mine is not None
            frame = {"type": "preview", "ref": "p", "decision": mine["id"]}
            assert (await two.ask(frame))["error"] == "not-your-decision"
            assert (await one.ask({**frame, "seat": 1}))["error"] == "not-your-decision"
            assert (await watcher.ask(frame))["error"] == "token-missing"
            assert (await one.ask({**frame, "option": "lay 99"}))["error"] == "illegal-option"
            answer = {"type": "answer", "ref": "a", "decision": mine["id"], "option": mine["options"][0]}
            assert (await one.ask(answer))["type"] == "ack"
            assert (await one.ask(frame))["error"] == "late"
            await one.say({**frame, "lang": "xx"})
            await one.until(lambda: "" in one.acks)
            assert one.acks.pop("")["error"] == "invalid", "a language that nobody speaks here"
            assert (await foresee(two, 1))["previews"], "the talk goes on"

    run(ask())


def test_previews_are_anew_after_every_answer(house: House) -> None:
    """What another seat does changes what an option would do: nothing old is told."""
    made = house.make("tsukuyumi", ("me", "me", "me"), seed=4)

    async def ask() -> None:
        async with made.page(0, 1, 2) as page:
            for _ in range(12):
                seat = page.state["views"]["0"]["waiting"][0]
                decision = page.decision(seat)
                assert decision is not None
                said = await foresee(page, seat)
                assert said["version"] == page.version and len(said["previews"]) == len(decision["options"])
                answer = {"type": "answer", "ref": "a", "decision": decision["id"], "option": decision["options"][0]}
                ack = await page.ask({**answer, "seat": seat})
                assert ack["type"] == "ack", ack
                await page.until(lambda v=ack["version"]: page.version >= v)

    run(ask())


def test_no_secret_is_sent_in_a_preview(house: House) -> None:
    """Every secret of the canary is a word of its own: none of the other seat's is in what a seat foresees."""
    made = house.make(canary.CANARY.name, ("me", "me"), seed=3)
    start = table.start(canary.CANARY.name, seats=2, seed=3)
    mine, theirs = ({canary.word(c) for c in hand} for hand in start.position.hands)  # type: ignore[attr-defined]

    async def ask() -> None:
        async with made.page(0) as one, made.page(1) as two:
            for page, seat in ((one, 0), (two, 1), (one, 0)):
                decision = page.decision(seat)
                assert decision is not None
                for option in (None, *decision["options"]):
                    said = await foresee(page, seat, option=option)
                    assert said["type"] == "preview", said
                answer = {"type": "answer", "ref": "a", "decision": decision["id"], "option": decision["options"][-1]}
                ack = await page.ask(answer)
                for other in (one, two):
                    await other.until(lambda o=other, v=ack["version"]: o.version >= v)
            told = "".join(one.frames)
            assert all(word in told for word in mine), "what is one's own is told"
            assert not any(word in told for word in theirs)

    run(ask())
