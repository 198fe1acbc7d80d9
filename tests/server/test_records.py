"""Replay, export, import, continue from here; and the lobby around them."""

from __future__ import annotations

import random
from pathlib import Path

from moonwall import table
from tests.guests import goose

from .house import ForkedHouse, House, Made, Nursery


def play_out(made: Made, seed: int = 0) -> None:
    chance = random.Random(seed)
    while True:
        state = made.state(*made.tokens)
        if state["over"]:
            return
        view = next(v for v in state["views"].values() if v["decision"])
        decision = view["decision"]
        body = {"decision": decision["id"], "option": chance.choice(decision["options"]), "seat": decision["seat"]}
        assert made.call("POST", "/answer", json=body).status_code == 200


def test_every_moment_can_be_looked_at_as_it_was_seen(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=8)
    seen = []
    for seat in (0, 1, 0):
        seen.append(made.state(0)["views"]["0"])
        made.answer(seat)
    for k, view in enumerate(seen):
        doc = made.call("GET", f"/moments/{k}", [made.tokens[0]]).json()
        assert (doc["k"], doc["viewer"], doc["view"]["table"]) == (k, "0", view["table"])
    assert made.call("GET", "/moments/2", []).json()["view"]["table"]["hands"] == [2, 2]
    assert made.call("GET", "/moments/9", []).status_code == 404
    theirs = made.call("GET", "/moments/1", [made.tokens[0]], params={"seat": 1})
    assert (theirs.status_code, theirs.json()["error"]) == (403, "not-allowed")


def test_an_answer_can_be_looked_at_slowly(house: House) -> None:
    """Step by step: before it (0), after each thing told, and never past the last; with one's own eyes only."""
    made = house.make("goose", ("me", "me"), seed=8)
    before = made.state(0)["views"]["0"]["table"]
    made.answer(0)
    told = made.call("GET", "/log", [made.tokens[0]], params={"first": 1}).json()["moments"][0]["events"]["0"]
    docs = [made.call("GET", f"/moments/1/steps/{n}", [made.tokens[0]]).json() for n in range(len(told) + 2)]
    assert docs[0]["view"]["table"] == before and docs[0]["events"] == []
    assert [doc["events"][0] for doc in docs[1 : len(told) + 1]] == told
    assert {doc["steps"] for doc in docs} == {len(told)}
    assert docs[-1] == docs[-2], "past the end is the end"
    assert docs[-1]["view"]["decision"] is None
    assert made.call("GET", "/moments/9/steps/1", []).status_code == 404
    theirs = made.call("GET", "/moments/1/steps/1", [made.tokens[0]], params={"seat": 1})
    assert (theirs.status_code, theirs.json()["error"]) == (403, "not-allowed")


def test_when_it_is_over_everything_may_be_seen(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=8)
    play_out(made)
    doc = made.call("GET", "/moments/0", [], params={"seat": 1}).json()
    assert isinstance(doc["view"]["table"]["hands"][1], list)
    assert made.call("GET", "/moments/0", [], params={"seat": 7}).status_code == 404


def test_a_running_match_keeps_its_record_from_single_seats(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    for tokens in ([], [made.tokens[0]], [made.owner]):
        assert made.call("GET", "/record", tokens).json()["error"] == "not-allowed"
        answer = made.call("POST", "/continue", tokens, json={"moment": 0})
        assert answer.json()["error"] == "not-allowed"
    assert made.call("GET", "/record").status_code == 200, "who holds all seats hides nothing from anybody"


def test_a_record_travels_and_replays_exactly(house: House, nursery: Nursery, tmp_path: Path) -> None:
    made = house.make("goose", ("me", "me"), seed=8)
    play_out(made)
    record = made.call("GET", "/record", []).json()
    assert record["game"] == goose.GOOSE.name
    again = table.replay(record)
    assert again.grade == "exact" and again.over
    with ForkedHouse(nursery, tmp_path / "other") as other, other.http() as http:
        answer = http.post("/api/import", json={"record": record})
        assert answer.status_code == 201 and answer.json()["grade"] == "exact"
        there = Made(other, answer.json())
        assert there.state(0)["over"]
        assert there.call("GET", "/record").json()["answers"] == record["answers"]
        half = http.post("/api/import", json={"record": record, "moment": 3}).json()
        assert Made(other, half).state(0)["count"] == 3


def test_a_record_that_does_not_fit_says_so(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=8)
    made.answer(0)
    made.answer(1)
    record = made.call("GET", "/record").json()
    with house.http() as http:
        for wrong, word in (
            ({}, "what"),
            ({**record, "format": 99}, "format"),
            ({**record, "game": "chess"}, "chess"),
            ({**record, "answers": "many"}, "answers"),
            ({**record, "seats": ["a"] * 9}, "seats"),
        ):
            answer = http.post("/api/import", json={"record": wrong})
            assert answer.status_code == 400 and word in answer.json()["message"], answer.text
        answer = http.post("/api/import", json={"record": {**record, "answers": [*record["answers"], [0, "lay 99"]]}})
        assert answer.json()["grade"] == "diverged" and "answer 3" in answer.json()["grade_reason"]
        assert Made(house, answer.json()).state(0)["count"] == 2


def test_continue_from_here_is_a_match_of_its_own(house: House) -> None:
    made = house.make("goose", ("me", "hot-seat"), seed=8)
    for seat in (0, 1, 0, 1):
        made.answer(seat)
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    answer = made.call("POST", "/continue", json={"moment": 2, "seats": seats})
    assert answer.status_code == 201, answer.text
    branch = Made(house, answer.json())
    assert branch.state(0)["count"] >= 2 and made.state(0)["count"] == 4
    table_doc = branch.call("GET").json()["table"]
    assert table_doc["parent"] == {"match": made.id, "moment": 2} and table_doc["seeded"]
    assert table_doc["seats"][1]["bot"] == "random"
    same = Made(house, made.call("POST", "/continue", json={"moment": 4}).json())
    assert same.state(0)["views"]["0"]["table"] == made.state(0)["views"]["0"]["table"]


def test_lobby_lists_what_is_listed_and_finds_what_is_mine(house: House) -> None:
    shown = house.make("goose", ("me", "me"), listed=True)
    quiet = house.make("goose", ("me", "me"))
    closed = house.make("goose", ("me", "me"), listed=True, spectators=False)
    with house.http() as http:
        listed = [m["match"] for m in http.get("/api/matches").json()["matches"]]
        assert shown.id in listed and quiet.id not in listed and closed.id not in listed
        quiet.answer(1)
        tokens = [shown.tokens[0], quiet.tokens[1], closed.owner, "mws_forged"]
        mine = http.post("/api/mine", json={"tokens": tokens}).json()["matches"]
        assert [m["match"] for m in mine] == [shown.id, quiet.id, closed.id], "whose turn it is comes first"
        assert mine[1]["you"] == [1] and mine[1]["waiting"] == [0] and mine[1]["count"] == 1
        games = {g["name"]: g for g in http.get("/api/games").json()["games"]}
        assert games["goose"]["modes"] == [{"name": "standard", "seats": [2, 3]}]
        assert "hard" in http.get("/api/about").json()["bots"]


def test_the_owner_can_open_a_seat_again_or_give_it_to_a_bot(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    old = made.tokens[1]
    assert made.call("PUT", "/seats/1", [made.tokens[0]], json={"who": "link"}).json()["error"] == "not-owner"
    invite = made.call("PUT", "/seats/1", [made.owner], json={"who": "link"}).json()["invite"]
    assert made.call("GET", tokens=[old]).json()["error"] == "token-unknown"
    with house.http() as http:
        made.tokens[1] = http.post("/api/join", json={"invite": invite, "name": "New"}).json()["token"]
    made.answer(1)
    assert "open again" in made.call("GET", "/chat").json()["chat"][0]["text"]
    made.call("PUT", "/seats/1", [made.owner], json={"who": "bot", "bot": "random"})
    made.answer(0)
    assert made.call("DELETE", tokens=[made.tokens[0]]).status_code == 403
    assert made.call("DELETE", tokens=[made.owner]).status_code == 204
    assert made.call("GET", tokens=[]).status_code == 404


def test_rules_and_catalogues_are_served(house: House) -> None:
    with house.http() as http:
        rule = http.get("/api/rules/GW-PROD-03").json()
        assert rule["game"] == "great-wall" and "Gather" in rule["text"]
        assert http.get("/api/rules/GW-NONE-99").status_code == 404
        for language in ("it", "pl"):
            told = http.get("/api/rules/GW-PROD-03", params={"lang": language}).json()
            assert told["id"] == rule["id"] and told["text"] != rule["text"] and told["title"] != rule["title"]
        assert http.get("/api/rules/GW-PROD-03", params={"lang": "xx"}).status_code == 404
        for language in ("en", "it", "pl"):
            one = http.get(f"/locales/{language}.ftl")
            assert "table-" in one.text and one.headers["content-type"].startswith("text/plain")
            same = http.get(f"/locales/{language}.ftl", headers={"If-None-Match": one.headers["etag"]})
            assert same.status_code == 304 and not same.content
            assert http.get(f"/locales/{language}/table.ftl").text.strip() in one.text
        for wrong in ("/locales/xx.ftl", "/locales/en/../../words.py", "/locales/en/none.ftl", "/locales/"):
            assert http.get(wrong).status_code == 404
