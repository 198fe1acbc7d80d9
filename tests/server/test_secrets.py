"""Nothing hidden is in any byte sent to another seat or to a spectator, over whole games."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import pytest

from moonwall import table
from tests.guests import dike, goose

from . import canary
from .house import House, Made, Page, run

WORD = re.compile(r"canary-\d{5}")


async def play_all(made: Made, pages: list[Page], chance: random.Random, limit: int = 10_000) -> None:
    """Let the pages play to the end (or so many answers); every page hears everything."""
    number = 0
    while not pages[0].state["over"] and number < limit:
        seats = [s for s in range(len(pages) - 1) if pages[s].decision(s) is not None]
        seat = chance.choice(seats)
        page, decision = pages[seat], pages[seat].decision(seat)
        assert decision is not None
        number += 1
        said = {"type": "answer", "ref": str(number), "decision": decision["id"]}
        ack = await page.ask({**said, "option": chance.choice(decision["options"])})
        assert ack["type"] == "ack", ack
        for other in pages:
            await other.until(lambda o=other, v=ack["version"]: o.version >= v)


@pytest.mark.parametrize("changes", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_secret_word_reaches_anybody_else(house: House, seed: int, changes: bool) -> None:
    """Every secret of this game is a word; a seat may be sent its own and those that were shown, nothing else: not
    in a view, not in the changes of one."""
    made = house.make("canary", ("me", "me", "me"), seed=seed)
    start = table.start("canary", seats=3, seed=seed)
    dealt = [{canary.word(c) for c in hand} for hand in start.position.hands]  # type: ignore[attr-defined]
    over_http: list[list[str]] = []

    async def play() -> list[Page]:
        seats = [made.page(*seat, changes=changes) for seat in ((0,), (1,), (2,), ())]
        async with seats[0] as one, seats[1] as two, seats[2] as three, seats[3] as watcher:
            await play_all(made, [one, two, three, watcher], random.Random(seed), limit=8)
            for seat in (0, 1, 2, None):
                tokens = [] if seat is None else [made.tokens[seat]]
                paths = ["", "/log", "/chat", "/record", *(f"/moments/{k}" for k in range(9))]
                paths += [f"/moments/{k}/steps/{n}" for k in range(1, 9) for n in range(3)]
                over_http.append([made.call("GET", path, tokens).text for path in paths])
            await play_all(made, [one, two, three, watcher], random.Random(seed + 1))
            return [one, two, three, watcher]

    pages = run(play())
    end = table.replay(made.call("GET", "/record", []).json())
    shown = {canary.word(c) for c in end.position.shown}  # type: ignore[attr-defined]
    assert end.over and shown
    for viewer, page in enumerate(pages):
        allowed = shown | (dealt[viewer] if viewer < 3 else set())
        sent = "".join(page.frames) + "".join(over_http[viewer])
        leaked = set(WORD.findall(sent)) - allowed
        assert not leaked, f"viewer {viewer} was sent {leaked}"
        assert ('"changes"' in sent) == changes
        if viewer < 3:
            assert dealt[viewer] <= set(WORD.findall(sent)), "the test must be able to see leaks at all"


def gate(match: table.Match, viewer: int | None) -> dict[str, Any]:
    """What the kernel lets this viewer see, without the server's decision id."""
    seen: dict[str, Any] = json.loads(json.dumps(match.view(viewer)))
    if seen["decision"]:
        del seen["decision"]["id"]
    return seen


def games() -> list[tuple[str, int, bool]]:
    """Whole views are the same code for every game; changes depend on what its views look like."""
    real = [
        (name, min(table.game_type(name).modes[0].seats), True) for name in (dike.DIKE.name, "great-wall", "tsukuyumi")
    ]
    return [(goose.GOOSE.name, 3, False), (goose.GOOSE.name, 3, True), *real]


class Diary(Page):
    """Keeps every state as the page understood it."""

    states: list[dict[str, Any]]

    async def see(self, message: dict[str, Any]) -> None:
        await super().see(message)
        self.states = [*getattr(self, "states", []), self.state]


@pytest.mark.parametrize(("game", "seats", "changes"), games())
def test_pages_are_sent_what_the_kernel_lets_through_and_no_more(
    house: House, game: str, seats: int, changes: bool
) -> None:
    """The server adds nothing to the kernel's view and addressed events, at every answer of a whole game."""
    made = house.make(game, ("me",) * seats, seed=11)

    async def play() -> list[Diary]:
        eyes = [[made.tokens[s]] for s in range(seats)] + [[]]
        pages = [Diary(house, made.id, tokens, None, {"changes": changes}) for tokens in eyes]
        for page in pages:
            await page.__aenter__()
        await play_all(made, pages, random.Random(3))
        for page in pages:
            await page.__aexit__()
        return pages

    pages = run(play())
    assert pages[0].state["over"]
    record = made.call("GET", "/record").json()
    states = [page.states for page in pages]
    assert not any(page.syncs for page in pages)
    match = table.replay(record, to=0)
    for k, answer in enumerate([None, *record["answers"]]):
        if answer is not None:
            match.play(answer[1], answer[0])
        for number, page in enumerate(pages):
            viewer = number if number < seats else None
            name = "watch" if viewer is None else str(viewer)
            events = page.moments[k]["events"]
            assert list(events) == [name]
            assert events[name] == json.loads(json.dumps(match.events_for(viewer)))
            for state in (copy.deepcopy(s) for s in states[number] if s["count"] == k):
                assert list(state["views"]) == [name]
                view = state["views"][name]
                if view["decision"]:
                    del view["decision"]["id"]
                assert view == gate(match, viewer)
                assert list(state["undo"]) == ([] if viewer is None else [name])
