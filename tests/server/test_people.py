"""People over weeks: keys and other devices, absent players, the clock, rematches, and who watches how far behind."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from moonwall.server import absent, tokens
from moonwall.server.database import Database
from moonwall.server.hub import Hub
from moonwall.server.making import new_match
from moonwall.server.rematch import place
from moonwall.server.rows import SeatRow
from moonwall.server.settings import Settings, database_url
from moonwall.server.store import Store
from moonwall.server.wire import NewMatch, SeatWish
from tests.guests import goose

from .house import PATIENCE, ForkedHouse, House, Made, Nursery, run
from .test_around import Listener  # a webhook's other end


def until(done: Any) -> None:
    """Wait for a state, however busy the machine is."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def table(made: Made, tokens: list[str] | None = None) -> dict[str, Any]:
    doc: dict[str, Any] = made.call("GET", tokens=tokens).json()["table"]
    return doc


def post(house: House, path: str, **body: Any) -> Any:
    with house.http() as http:
        return http.post(path, json=body)


def finish(made: Made) -> None:
    """Play to the end with the first options."""
    seats = sorted(made.tokens)
    while True:
        state = made.state(*seats)
        if state["over"]:
            return
        decision = next(v["decision"] for v in state["views"].values() if v["decision"])
        made.answer(decision["seat"])


def test_who_has_more_matches_than_are_listed_is_shown_those_that_run(tmp_path: Path) -> None:
    # Given three matches of one person, the newest of them over
    with House(tmp_path / "house") as house:
        running = [house.make("goose", ("me", "me")) for _ in range(2)]
        over = house.make("goose", ("me", "me"), options={"rounds": 1})
        finish(over)
        made = [*running, over]
        mine = [tokens.digest(match.tokens[0]) for match in made]

    # When there is room for two
    async def ask(limit: int) -> list[str]:
        database = Database(database_url("", tmp_path / "house"))
        try:
            return await Store(database, "test").with_tokens(sorted(mine), limit)
        finally:
            await database.close()

    # Then those are named that can still be played
    assert run(ask(2)) == [running[1].id, running[0].id]
    assert run(ask(1)) == [running[1].id]
    assert set(run(ask(200))) == {match.id for match in made}


def test_after_a_restart_bots_go_on_first_where_people_wait(tmp_path: Path) -> None:
    # Given tables of people with a bot and, made after the first of them, one of bots alone
    with House(tmp_path / "house", idle_tables="0") as house:
        older = house.make("goose", ("me", "bot:random"))
        alone = house.make("goose", ("bot:random", "bot:random"))
        newer = house.make("goose", ("me", "bot:random"))
        house.make("goose", ("me", "me"))

    # When it is asked for which of them bots are started
    async def ask() -> list[str]:
        database = Database(database_url("", tmp_path / "house"))
        try:
            return await Store(database, "test").with_bots(10)
        finally:
            await database.close()

    # Then people come first, and nobody is waited for where there is no bot
    assert run(ask()) == [newer.id, older.id, alone.id]


# --- invitations, devices, keys ----------------------------------------------------------------------------------


def test_an_owner_without_a_seat_is_known_at_the_page_and_stays_when_the_seat_goes(house: House) -> None:
    made = house.make(who=("me", "link"))

    async def play() -> None:
        page = made.page(0)
        page.hello["tokens"] = [made.tokens[0], made.owner]
        async with page:
            assert page.table["owner"] and page.table["you"] == [0]
            answer = made.call("PUT", "/seats/0", [made.owner], json={"who": "bot", "bot": "random"})
            assert answer.status_code == 200, answer.text
            await page.until(lambda: page.table["you"] == [] and "watch" in page.state["views"])
            assert page.table["owner"]

    run(play())


def test_ones_own_invitation_leads_to_ones_seat_and_a_used_one_says_so(house: House) -> None:
    made = house.make(who=("me", "link"))
    invite = made.invites[1]
    looked = post(house, "/api/invitation", invite=invite).json()
    assert (looked["open"], looked["yours"], looked["match"]["spectators"]) == (True, False, True)
    token = post(house, "/api/join", invite=invite, name="Ben").json()["token"]
    own = post(house, "/api/invitation", invite=invite, tokens=[token]).json()
    assert (own["open"], own["yours"], own["seat"], own["match"]["you"]) == (False, True, 1, [1])
    other = post(house, "/api/invitation", invite=invite, tokens=[made.tokens[0]]).json()
    assert (other["open"], other["yours"], other["match"]["match"]) == (False, False, made.id)
    again = post(house, "/api/join", invite=invite)
    assert again.status_code == 409 and again.json()["error"] == "taken"
    assert post(house, "/api/invitation", invite="mwi_" + "x" * 32).status_code == 404


def test_a_seat_is_taken_to_another_device_once_and_both_play(house: House) -> None:
    made = house.make()
    answer = made.call("POST", "/devices", [made.tokens[1]], json={})
    assert answer.status_code == 201, answer.text
    link = answer.json()["link"]
    taken = post(house, "/api/devices", link=link).json()
    assert (taken["match"], taken["seat"]) == (made.id, 1) and taken["token"] != made.tokens[1]
    assert post(house, "/api/devices", link=link).status_code == 404
    assert table(made, [taken["token"]])["you"] == [1] and table(made, [made.tokens[1]])["you"] == [1]
    # When the seat is given to somebody else, neither device holds it any more
    made.call("PUT", "/seats/1", [made.owner], json={"who": "link"})
    for token in (taken["token"], made.tokens[1]):
        assert made.call("GET", tokens=[token]).status_code == 401
    assert made.call("POST", "/devices", [], json={}).status_code == 401


def test_a_link_to_another_device_runs_out(nursery: Nursery, tmp_path: Path) -> None:
    with ForkedHouse(nursery, tmp_path) as house:
        made = house.make()
        link = made.call("POST", "/devices", [made.tokens[0]], json={}).json()["link"]
        with sqlite3.connect(tmp_path / "moonwall.sqlite3") as base:
            base.execute("UPDATE links SET until = 1")
        base.close()
        assert post(house, "/api/devices", link=link).status_code == 404


def test_a_key_holds_all_seats_of_a_person_after_a_cleared_browser(house: House) -> None:
    one, two = house.make(), house.make(who=("me", "link"))
    ours = [*one.tokens.values(), one.owner]
    made = post(house, "/api/key", tokens=ours).json()
    key = made["key"]
    assert key.startswith("mwk_") and made["matches"] == [{"match": one.id, "seats": [0, 1], "owner": True}]
    # What is won later is added
    token = post(house, "/api/join", invite=two.invites[1]).json()["token"]
    added = post(house, "/api/key", tokens=[token], key=key).json()
    assert added["key"] is None and {"match": two.id, "seats": [1], "owner": False} in added["matches"]
    # Another browser knows nothing but the key
    mine = {m["match"]: m for m in post(house, "/api/mine", tokens=[key]).json()["matches"]}
    assert (mine[one.id]["you"], mine[one.id]["owner"]) == ([0, 1], True)
    assert (mine[two.id]["you"], mine[two.id]["owner"]) == ([1], False)
    assert table(one, [key])["you"] == [0, 1] and table(one, [key])["owner"]
    one.tokens = {0: key, 1: key}
    one.answer(0)
    # A counter-example: a key that is forgotten holds nothing
    assert post(house, "/api/key/forget", key=key).status_code == 200
    assert table(one, [key])["you"] == [] and not table(one, [key])["owner"], "a key that holds nothing here may watch"
    assert house.make(spectators=False).call("GET", tokens=[key]).status_code == 403
    assert post(house, "/api/mine", tokens=[key]).json()["matches"] == []
    for body in ({"tokens": ["mws_none"]}, {"tokens": [], "key": key}, {"tokens": ours, "key": key}):
        assert post(house, "/api/key", **body).status_code == 401, body


# --- absent players ----------------------------------------------------------------------------------------------


def test_who_is_away_is_told_with_since_when(house: House) -> None:
    made = house.make()

    async def play() -> None:
        async with made.page(0) as page:
            await page.until(lambda: page.presence.get("away") == {"1": None})
            async with made.page(1):
                await page.until(lambda: page.presence["away"] == {})
            await page.until(lambda: page.presence["away"].get("1"))
            since = page.presence["away"]["1"]
            until(lambda: table(made)["seats"][1].get("seen") == since)

    run(play())


def test_a_bot_stands_in_until_the_seats_holder_answers_again(house: House) -> None:
    made = house.make(who=("me", "me"))
    assert made.call("PUT", "/seats/1", [made.tokens[0]], json={"who": "stand-in"}).status_code == 403
    made.call("PUT", "/seats/1", [made.owner], json={"who": "stand-in", "bot": "random"})
    seat = table(made)["seats"][1]
    assert (seat["who"], seat["stand_in"]) == ("human", "random")
    # The bot plays: seat 0 is asked again and again, seat 1 never waits
    made.answer(0)
    until(lambda: made.state(0)["views"]["0"]["waiting"] == [0])
    assert made.state(0)["count"] >= 2
    # Its holder is back, first by a word, then by an answer
    answer = made.call("PUT", "/seats/1", [made.tokens[1]], json={"who": "back"})
    assert answer.status_code == 200 and "stand_in" not in table(made)["seats"][1]
    made.answer(0)
    until(lambda: 1 in made.state(1)["views"]["1"]["waiting"])
    lines = made.call("GET", "/chat").json()["chat"]
    assert [line["text"] for line in lines] == [
        "A bot (Random) plays for Seat 2 until they are back.",
        "Seat 2 is back.",
    ]
    # Pages say it in their own language
    assert [line["told"] for line in lines] == [
        {"what": "stand-in", "seat": 1, "bot": "random"},
        {"what": "back", "seat": 1},
    ]
    # Its notes and its secrets stayed its own
    assert made.call("GET", "/record", [made.tokens[0], made.owner]).status_code == 403


def test_an_answer_of_ones_own_ends_the_stand_in(tmp_path: Path) -> None:
    async def play() -> None:
        hub = Hub(Settings(data_dir=str(tmp_path)))
        await hub.open()
        hub.thinkers.choose = never  # type: ignore[method-assign]
        try:
            made = await new_match(hub, NewMatch(game=goose.GOOSE.name, seats=[SeatWish("me"), SeatWish("me")]), "a")
            assert made is not None
            room = await hub.room(made.match)
            await absent.stand_in(room, 0, "random")
            assert room.thinking, "the bot is at it"
            decision = room.match.decision_of(0)
            assert decision is not None
            said = room.history.decision_id(decision), decision.options[0].text
            await absent.by_hand(room, (0,), *said, None)
            row = room.seat_row(0)
            assert row is not None and row.stand_in is None and row.since and room.count == 1
            # A counter-example: an answer of the other seat changes nothing
            await absent.stand_in(room, 0, "random")
            other = room.match.decision_of(1)
            assert other is not None
            await absent.by_hand(room, (1,), room.history.decision_id(other), other.options[0].text, None)
            assert room.seat_row(0).stand_in == "random"  # type: ignore[union-attr]
        finally:
            await hub.close()

    async def never(*_: object) -> str:
        await asyncio.Event().wait()
        return ""

    run(play())


def test_who_resigns_is_played_for_to_the_end_and_when_all_have_the_match_is_a_record(house: House) -> None:
    made = house.make(who=("me", "me"))
    assert made.call("POST", "/resign", [made.tokens[1]], json={}).status_code == 200
    seat = table(made)["seats"][1]
    assert seat["resigned"] and seat["stand_in"] == "normal"
    refused = made.call("PUT", "/seats/1", [made.tokens[1]], json={"who": "back"})
    assert refused.status_code == 403 and "resigned" in refused.json()["message"]
    decision = made.state(1)["views"]["1"]["decision"]
    said = {"decision": decision["id"] if decision else "0-1", "option": "lay 1", "seat": 1}
    assert made.call("POST", "/answer", [made.tokens[1]], json=said).json()["error"] == "not-your-decision"
    # The other goes back without asking who has resigned
    made.answer(0)
    until(lambda: made.state(0)["views"]["0"]["waiting"] == [0])
    assert made.call("POST", "/undo", [made.tokens[0]], json={"to": 0}).json()["done"] is True
    # but the record of a running match needs the yes of all who ever played
    assert made.call("POST", "/wishes", [made.tokens[0]], json={"what": "record"}).json()["done"] is False
    assert made.call("POST", "/resign", [made.tokens[0]], json={}).status_code == 200
    assert table(made)["closed"] and made.call("GET", "/record", []).status_code == 200


def test_a_nudge_is_seen_at_the_table_and_told_by_the_webhook_once_in_ten_minutes(
    nursery: Nursery, tmp_path: Path
) -> None:
    stranger = Listener()
    with contextlib.closing(stranger), ForkedHouse(nursery, tmp_path, webhooks="any") as house:
        made = house.make(who=("me", "me"), webhook=stranger.url)
        made.answer(0)
        body = {"seat": 1}
        assert made.call("POST", "/nudge", [], json=body).status_code == 401
        assert made.call("POST", "/nudge", [made.tokens[0]], json={"seat": 0}).status_code == 403, "nobody waits for 0"
        assert made.call("POST", "/nudge", [made.tokens[0]], json=body).status_code == 200
        assert table(made)["seats"][1]["nudge"]["by"] == 0
        until(lambda: any(note.get("nudge") for note in stranger.heard))
        again = made.call("POST", "/nudge", [made.tokens[0]], json=body)
        assert again.status_code == 429 and 0 < int(again.headers["retry-after"]) <= 601


@pytest.mark.parametrize(
    ("then", "shown"),
    [("nudge", {"nudge"}), ("bot", {"stand_in"}), ("resign", {"stand_in", "resigned"})],
)
def test_when_the_days_of_a_seat_are_over_what_was_chosen_happens(
    nursery: Nursery, tmp_path: Path, then: str, shown: set[str]
) -> None:
    folder = tmp_path / "house"
    with ForkedHouse(nursery, folder) as house:
        made = house.make(who=("me", "me"), clock={"days": 3, "then": then, "bot": "random"})
        other = house.make(who=("me", "me"), clock={"days": 3, "then": then})
        assert table(made)["clock"] == {"days": 3.0, "then": then, "bot": "random"}
        made.answer(0)
        due = made.state(0)["due"]
        assert set(due) == {"1"} and due["1"] > table(made)["created"]
    # Three days later, after a restart, nobody has opened it
    with sqlite3.connect(folder / "moonwall.sqlite3") as base:
        base.execute("UPDATE entries SET at = '2026-01-01T00:00:00.000Z' WHERE match_id = ?", (made.id,))
        base.execute("UPDATE matches SET due = 1 WHERE id IN (?, ?)", (made.id, other.id))
    base.close()
    with ForkedHouse(nursery, folder) as house:
        made.house = other.house = house
        until(lambda: shown <= set(table(made)["seats"][1]))
        assert not shown & set(table(made)["seats"][0]), "seat 0 had answered"
        until(lambda: "due" in other.state(0))
        assert not shown & set(table(other)["seats"][1]), "its days are not over"
        lines = made.call("GET", "/chat").json()["chat"]
        assert lines[0]["told"] == {"what": "time-over", "seat": 1}
        assert lines[0]["text"] == "The time of Seat 2 is over."
        assert '"level": "error"' not in house.log()


# --- the next match ----------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_one_seat_on_and_a_series_keeps_count(house: House) -> None:
    made = house.make(who=("me", "link", "bot:random"), seed=4)
    made.call("PUT", "/name", [made.tokens[0]], json={"name": "Ada"})
    made.tokens[1] = post(house, "/api/join", invite=made.invites[1], name="Ben").json()["token"]
    key = post(house, "/api/key", tokens=[made.tokens[1]]).json()["key"]
    early = made.call("POST", "/rematch", [made.tokens[0]], json={})
    assert early.status_code == 403 and "over" in early.json()["message"]
    people = {0: made.tokens[0], 1: made.tokens[1]}

    def play_on() -> bool:
        state = made.call("GET", tokens=list(people.values())).json()["state"]
        for seat, view in state["views"].items():
            if view["decision"] and not state["over"]:
                made.tokens = people
                made.answer(int(seat))
        return bool(state["over"])

    until(play_on)

    async def told() -> None:
        async with made.page(0) as page:
            answer = made.call("POST", "/rematch", [made.tokens[1]], json={})
            assert answer.status_code == 201, answer.text
            await page.until(lambda: page.table.get("rematch") == answer.json()["match"])

    run(told())
    following = made.call("POST", "/rematch", [made.tokens[0]], json={"shift": 2}).json()["match"]
    assert following == table(made)["rematch"], "there is one"
    after = Made(house, {"match": following, "owner": made.owner, "seats": []})
    doc = table(after, [made.tokens[0]])
    assert [s["name"] for s in doc["seats"]] == ["", "Ada", "Ben"] and doc["seats"][0]["bot"] == "random"
    assert doc["you"] == [1] and table(after, [made.tokens[1]])["you"] == [2]
    assert table(after, [key])["you"] == [2] and table(after, [made.owner])["owner"]
    found = after.call("GET", "/series", [made.tokens[0]]).json()
    assert [m["match"] for m in found["matches"]] == [made.id, following]
    assert found["matches"][1]["persons"] == [2, 0, 1]
    standings = {s["person"]: s for s in found["standings"]}
    assert {0: "Ada", 1: "Ben"}.items() <= {p: s["name"] for p, s in standings.items()}.items()
    assert sum(s["wins"] for s in standings.values()) == 1 and all(s["played"] == 1 for s in standings.values())
    assert sorted(s["places"][0] for s in standings.values()) == [1, 2, 3]


# --- watching ----------------------------------------------------------------------------------------------------


def test_spectators_by_link_are_as_far_behind_as_the_owner_says(house: House) -> None:
    made = house.make(spectators=False)
    assert made.call("GET", tokens=[]).status_code == 403
    assert made.call("PUT", "/watching", [made.tokens[0]], json={"delay": 2}).status_code == 403
    told = made.call("PUT", "/watching", [made.owner], json={"delay": 2, "link": True}).json()
    link = told["link"]
    assert link.startswith("mwv_") and (told["spectators"], told["delay"], told["linked"]) == (False, 2, True)

    async def play() -> None:
        watcher = made.page()
        watcher.hello |= {"tokens": [link], "changes": True}
        async with watcher:
            for _ in range(4):
                state = made.state(0, 1)
                seat = next(v["decision"]["seat"] for v in state["views"].values() if v["decision"])
                version = made.answer(seat)["version"]
                await watcher.until(lambda v=version: watcher.version >= v)
                count = made.state(0)["count"]
                assert watcher.state["count"] == max(0, count - 2)
                assert sorted(watcher.moments) == list(range(max(0, count - 2) + 1))
                behind = made.call("GET", f"/moments/{max(0, count - 2)}", [link]).json()
                assert watcher.state["views"]["watch"] == behind["view"]
            count = made.state(0)["count"]
            for path in (f"/moments/{count}", f"/moments/{count}/steps/0"):
                assert made.call("GET", path, [link]).status_code == 404
            assert made.call("GET", f"/moments/{count}", [made.tokens[0]]).status_code == 200
            log = made.call("GET", "/log", [link]).json()["moments"]
            assert [m["k"] for m in log] == list(range(count - 1))
            # A shorter delay is told at once
            made.call("PUT", "/watching", [made.owner], json={"delay": 0})
            await watcher.until(lambda: watcher.state["count"] == count)
            assert sorted(watcher.moments) == list(range(count + 1))

    run(play())
    # At the end everything is shown; a link that is ended lets nobody in
    made.call("PUT", "/watching", [made.owner], json={"delay": 50})
    assert made.call("GET", tokens=[link]).json()["state"]["count"] == 0
    finish(made)
    assert made.call("GET", tokens=[link]).json()["state"]["over"] is True
    made.call("PUT", "/watching", [made.owner], json={"link": False})
    assert made.call("GET", tokens=[link]).status_code == 401


def test_the_lobby_tells_of_a_delayed_match_no_more_than_its_spectators_see(house: House) -> None:
    made = house.make(listed=True, delay=3)
    made.answer(0)
    with house.http() as http:
        listed = next(m for m in http.get("/api/matches").json()["matches"] if m["match"] == made.id)
    assert (listed["count"], listed["waiting"]) == (0, [])
    mine = post(house, "/api/mine", tokens=[made.tokens[0]]).json()["matches"][0]
    assert mine["count"] == 1 and mine["waiting"] == [1]


# --- a commentator -----------------------------------------------------------------------------------------------


def test_a_commentator_sees_every_hand_when_all_have_agreed_and_until_a_seat_changes_hands(house: House) -> None:
    made = house.make("canary", ("me", "link"), spectators=False)
    made.tokens[1] = post(house, "/api/join", invite=made.invites[1]).json()["token"]
    owner, mine = [made.owner], [made.tokens[0]]
    early = made.call("PUT", "/watching", owner, json={"commentator": True})
    assert early.status_code == 403 and "agree" in early.json()["message"]
    asked = made.call("POST", "/wishes", mine, json={"what": "comment"}).json()
    assert asked["done"] is False and asked["ask"]["what"] == "comment" and asked["ask"]["waiting"] == [1]
    assert made.call("PUT", "/watching", owner, json={"commentator": True}).status_code == 403, "one has not agreed"
    body = {"ask": asked["ask"]["id"], "yes": True}
    assert made.call("POST", "/votes", [made.tokens[1]], json=body).json()["done"] is True
    assert made.call("GET", "/watching", owner).json()["agreed"] is True
    link = made.call("PUT", "/watching", owner, json={"commentator": True}).json()["commentator"]
    seen = made.call("GET", tokens=[link]).json()
    assert set(seen["state"]["views"]) == {"0", "1"} and seen["table"]["you"] == [] and seen["state"]["undo"] == {}
    assert table(made)["commented"] is True, "everybody sees that somebody looks on"
    own = {seat: made.state(seat)["views"][str(seat)] for seat in (0, 1)}
    assert {int(name): view for name, view in seen["state"]["views"].items()} == own
    decision = next(v["decision"] for v in own.values() if v["decision"])
    answer = {"decision": decision["id"], "option": decision["options"][0], "seat": decision["seat"]}
    assert made.call("POST", "/answer", [link], json=answer).status_code in (401, 403), "looking is not playing"

    async def until_somebody_new_sits_down() -> None:
        page = made.page()
        page.hello["tokens"] = [link]
        async with page:
            assert set(page.state["views"]) == {"0", "1"}
            made.call("PUT", "/seats/1", owner, json={"who": "link"})
            with pytest.raises(Exception):  # noqa: B017  (the server closes: spectators are not let in here)
                await page.until(lambda: False)

    run(until_somebody_new_sits_down())
    assert made.call("GET", tokens=[link]).status_code == 401
    assert made.call("GET", "/watching", owner).json()["agreed"] is False


# --- sleep -------------------------------------------------------------------------------------------------------


def test_a_match_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def nap() -> None:
        hub = Hub(Settings(data_dir=str(tmp_path), bot_workers=1, sleep_after=60.0))
        await hub.open()
        try:
            wish = NewMatch(seats=[SeatWish("me"), SeatWish("me")], game="goose")
            made = await new_match(hub, wish, "")
            assert made is not None
            room = await hub.room(made.match)
            first = room.match.decisions[0]
            await room.answer((0, 1), room.history.decision_id(first), first.options[0].text, first.seat)
            hub.rest()
            assert made.match in hub.rooms, "it was needed a moment ago"
            room.used = room.looked = time.monotonic() - 61.0
            async with room.lock:
                hub.rest()
                assert made.match in hub.rooms, "something is being done there"
            hub.rest()
            assert made.match not in hub.rooms
            again = await hub.room(made.match)
            assert again is not room and again.count == 1
        finally:
            await hub.close()

    run(nap())


@pytest.mark.parametrize(
    ("target", "winners", "places"), [(9, [], [2, 3, 4]), (5, [0], [1, 3, 4]), (None, [0], [1, 2, 3])]
)
def test_who_plays_without_a_seat_has_a_place_in_the_series(
    target: int | None, winners: list[int], places: list[int]
) -> None:
    """MP-REGULAR-02: where the Oni win nobody at the table has won."""
    seats = [SeatRow("m", n, "person", "nomads", f"{n}", None, None, None) for n in range(3)]
    outcome = {"kind": "ranked", "scores": [9, 4, 2], "winners": winners, "ranking": [0, 1, 2], "target": target}
    assert [place(outcome, seats, seat) for seat in seats] == places
