"""Changes: a page that has a view and is told what is new in it has the new view, to the letter."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from moonwall import table
from moonwall.server.gallery import KEEP_STEPS, Gallery, answerable
from moonwall.server.history import History
from moonwall.table.changes import Comparer, apply, changed
from tests.guests import goose

from . import canary
from .house import House, Page, run

GAMES = [(goose.GOOSE.name, 3), (canary.CANARY.name, 3), ("great-wall", 2), ("great-wall", 4), ("tsukuyumi", 3)]


def text(view: object) -> str:
    """JSON tells apart what Python takes for equal: 1 and true, and the order of keys."""
    return json.dumps(view)


def fresh(match: table.Match, viewer: int | None, history: History) -> Any:
    view = match.view(viewer)
    answerable(view, viewer, match, history)
    return json.loads(json.dumps(view))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_changes_lead_to_the_very_view_for_every_seat_and_spectator_over_whole_games(game: str, seats: int) -> None:
    """Pages come and go, fall behind by any number of answers, and undos take moments back."""
    match = table.start(game, seats=seats, seed=5)
    chance, history, gallery = random.Random(seats), History(), Gallery()
    eyes: list[int | None] = [*range(seats), None]
    pages: dict[int | None, tuple[int, Any]] = {}
    told = whole_views = sent = size = 0
    while not match.over and match.count < 500:
        decision = chance.choice(match.decisions)
        opened = history.decision_id(decision)
        match.play(chance.choice(decision.options), decision.seat)
        history.answered(decision.seat, opened)
        if match.count > 5 and chance.random() < 0.02:
            match.undo(chance.randint(1, 4), consent=True)
            history.undone(match.count)
        for viewer in eyes:
            if chance.random() < 0.3:
                continue  # this page is slow
            if chance.random() < 0.01:
                pages.pop(viewer, None)  # this one is opened anew
            eye = gallery.eye(viewer, set(eyes), match, history)
            had = pages.get(viewer)
            edits = None if had is None else eye.changes_since(had[0])
            if edits is None or had is None:
                view = json.loads(bytes(eye.whole_view()))
                whole_views += 1
            else:
                view = apply(had[1], json.loads(bytes(edits)))
                told += 1
                sent += len(bytes(edits))
                size += len(text(view))
            assert text(view) == text(fresh(match, viewer, history))
            pages[viewer] = history.version, view
    assert told > 5 * whole_views, "changes must be what is mostly sent"
    if game in ("great-wall", "tsukuyumi"):
        assert sent < size / 4, f"changes are not small: {sent} of {size} bytes"


def test_who_is_too_far_behind_gets_the_whole_view() -> None:
    match, history, gallery = table.start(goose.GOOSE.name, seats=2, seed=1), History(), Gallery()
    gallery.eye(0, {0}, match, history)
    steps = 0
    while not match.over and steps <= KEEP_STEPS:
        decision = match.decisions[0]
        match.play(decision.options[0], decision.seat)
        history.answered(decision.seat, f"{steps}")
        eye = gallery.eye(0, {0}, match, history)
        steps += 1
        assert (eye.changes_since(0) is None) == (steps > KEEP_STEPS)
        assert eye.changes_since(history.version + 1) is None
    assert bytes(eye.changes_since(history.version) or b"") == b"[]"


LONG = "so long that telling all of it again is never shorter than telling what is new in it, whatever that may be"


@pytest.mark.parametrize(
    ("old", "new", "edits"),
    [
        ({"n": 1}, {"n": 1}, []),
        ({"n": 1}, {"n": 2}, [[["table", "x", "n"], 2]]),
        ({"a": 1, "b": {"c": 1}}, {"a": 1, "b": {"c": 2}}, [[["table", "x", "b", "c"], 2]]),
        ({"b": {"c": 1, "d": 1}}, {"b": {"c": 2, "d": 2}}, [[["table", "x", "b"], {"c": 2, "d": 2}]]),
        ({"a": 1, "b": 2}, {"a": 1, "c": 2}, "whole"),
        ({"a": 1}, {"a": 1, "b": 2}, "whole"),
        ({"a": [1, 2]}, {"a": [1, 3]}, [[["table", "x", "a"], [1, 3]]]),
        ({"a": [{"n": 1}, {"n": 2}]}, {"a": [{"n": 1}, {"n": 3}]}, [[["table", "x", "a", 1, "n"], 3]]),
        ({"a": [{"n": 1}]}, {"a": [{"n": 1}, {"n": 2}]}, [[["table", "x", "a"], [{"n": 1}, {"n": 2}]]]),
        ({"a": None}, {"a": {}}, [[["table", "x", "a"], {}]]),
        ({"a": {"n": 1}}, {"a": [1]}, [[["table", "x", "a"], [1]]]),
    ],
)
def test_what_an_edit_says(old: Any, new: Any, edits: Any) -> None:
    old, new = {**old, "words": LONG}, {**new, "words": LONG}
    before, after = {"you": 0, "table": {"x": old}}, {"you": 0, "table": {"x": new}}
    made = json.loads(changed([Comparer().edits(before, after) or b""]))
    assert text(made) == text([[["table", "x"], new]] if edits == "whole" else edits)
    assert text(apply(before, made)) == text(after)


def test_other_keys_of_a_view_or_its_table_need_the_whole_view() -> None:
    view = {"you": 0, "table": {"x": 1, "y": 2}}
    for other in ({"you": 0, "table": {"x": 1}}, {"you": 0, "table": {"y": 2, "x": 1}}, {"table": {"x": 1, "y": 2}}):
        assert Comparer().edits(view, other) is None


class Careless(Page):
    """A page on a bad line: states are lost, come twice, or come later than the next one."""

    chance = random.Random(8)
    late: dict[str, Any] | None = None

    async def see(self, message: dict[str, Any]) -> None:
        luck = self.chance.random()
        if self.state and "changes" in message:
            if luck < 0.15:
                return
            if luck < 0.3 and self.late is None:
                self.late = message
                return
        await super().see(message)
        if luck > 0.85:
            await super().see(message)
        if self.late is not None:
            late, self.late = self.late, None
            await super().see(late)


@pytest.mark.parametrize(("game", "seats"), [("great-wall", 2), ("tsukuyumi", 3)])
def test_lost_repeated_and_late_messages_are_recovered_from(house: House, game: str, seats: int) -> None:
    made = house.make(game, ("me",) * seats, seed=3)

    async def play() -> None:
        tokens = [made.tokens[s] for s in range(seats)]
        careless = Careless(house, made.id, tokens, None, {"changes": True})
        async with made.page(*range(seats), changes=True) as player, careless as page:
            chance = random.Random(2)
            for number in range(120):
                seat = chance.choice([s for s in range(seats) if player.decision(s)])
                decision = player.decision(seat)
                assert decision is not None
                said = {"type": "answer", "ref": str(number), "decision": decision["id"], "seat": seat}
                ack = await player.ask({**said, "option": chance.choice(decision["options"])})
                await player.until(lambda v=ack["version"]: player.version >= v)
                if chance.random() < 0.5:
                    try:
                        async with asyncio.timeout(0.05):
                            while True:
                                await page.hear(1)
                    except TimeoutError:
                        pass
            if page.version < player.version:
                await page.say({"type": "sync", "since": page.version})
            await page.until(lambda: page.version == player.version)
            assert page.syncs > 0, "the line must have been bad at all"
            assert text(page.state["views"]) == text(player.state["views"])
            whole_views = made.state(*range(seats))["views"]
            assert text(page.state["views"]) == text(whole_views)

    run(play())


def test_pages_that_do_not_ask_for_changes_get_whole_views(house: House) -> None:
    made = house.make(goose.GOOSE.name, ("me", "me"), seed=3)

    async def play() -> None:
        async with made.page(0) as old, made.page(0, changes=True) as new:
            for _ in range(3):
                seat = 0 if old.decision(0) else 1
                version = made.answer(seat)["version"]
                for page in (old, new):
                    await page.until(lambda p=page, v=version: p.version >= v)
            states = [[m for m in map(json.loads, page.frames) if m["type"] == "state"] for page in (old, new)]
            assert all(set(m["views"]) == {"0"} and "changes" not in m and "base" not in m for m in states[0])
            assert "changes" not in states[1][0] and set(states[1][0]["views"]) == {"0"}
            assert all(m["views"] == {} and set(m["changes"]) == {"0"} for m in states[1][1:])
            assert text(old.state["views"]) == text(new.state["views"])
            await new.say({"type": "sync", "since": new.version})
            while "0" not in (await new.hear())["views"]:
                pass

    run(play())
