"""The coach over HTTP: where the match allows it, for whoever holds the seat, in time; analyses of finished matches."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.clock import measured

from .house import PATIENCE, House, Made
from .test_story import finish

RECORDS = Path(__file__).parents[1] / "records"


def test_a_seat_alone_among_bots_is_advised_in_its_language(house: House) -> None:
    made = house.make("great-wall", ("me", "bot:easy", "bot:easy"), seed=5)
    assert made.call("GET").json()["table"]["coach"] is True
    made.call("GET", "/coach")  # the first worker starts

    def ask() -> tuple[float, httpx.Response]:
        begun = time.perf_counter()
        said = made.call("GET", "/coach", params={"lang": "it"})
        return time.perf_counter() - begun, said

    took, said = measured(ask, lambda asked: asked[0] < 1.5)
    assert said.status_code == 200, said.text
    doc = said.json()
    decision = made.state(0)["views"]["0"]["decision"]
    assert doc["decision"] == decision["id"] and doc["seat"] == 0
    assert [one["option"] for one in doc["answers"]] and len(doc["answers"]) <= 3
    for one in doc["answers"]:
        assert one["option"] in decision["options"]
        assert 0 <= one["chance"] <= 1 and one["say"]
        assert all(reason["text"] for reason in one["reasons"])
    assert took < 1.5
    assert made.state(0)["views"]["0"]["decision"]["id"] == decision["id"], "nothing was answered"
    english = made.call("GET", "/coach", params={"lang": "en"}).json()
    assert [one["option"] for one in english["answers"]] == [one["option"] for one in doc["answers"]]
    assert english["hint"] and english["hint"] != doc["hint"]


def test_among_people_there_is_no_coach_unless_it_was_chosen(house: House) -> None:
    plain = house.make("great-wall", ("me", "me", "bot:easy"), seed=5)
    assert plain.call("GET").json()["table"]["coach"] is False
    refused = plain.call("GET", "/coach")
    assert refused.status_code == 403 and refused.json()["error"] == "not-allowed"
    assert "without a coach" in refused.json()["message"]
    invited = house.make("great-wall", ("me", "link", "bot:easy"), seed=5)
    assert invited.call("GET").json()["table"]["coach"] is False
    chosen = house.make("great-wall", ("me", "me", "bot:easy"), seed=5, coach=True)
    assert chosen.call("GET").json()["table"]["coach"] is True
    waiting = chosen.state(0, 1)["views"]["0"]["waiting"][0]
    assert chosen.call("GET", "/coach", params={"seat": waiting}).status_code == 200
    off = house.make("great-wall", ("me", "bot:easy", "bot:easy"), seed=5, coach=False)
    assert off.call("GET", "/coach").status_code == 403


def test_a_seat_that_becomes_a_persons_ends_the_coach(house: House) -> None:
    made = house.make("goose", ("me", "bot:random"), seed=5)
    assert made.call("GET").json()["table"]["coach"] is True
    opened = made.call("PUT", "/seats/1", tokens=[made.owner], json={"who": "link"})
    assert opened.status_code == 200, opened.text
    assert made.call("GET").json()["table"]["coach"] is False
    assert made.call("GET", "/coach").status_code == 403


def test_only_the_holder_is_advised_and_only_when_asked(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=5, coach=True)
    assert made.call("GET", "/coach", tokens=[]).json()["error"] == "token-missing"
    assert made.call("GET", "/coach", tokens=[made.tokens[0]], params={"seat": 1}).json()["error"] == "not-allowed"
    assert made.call("GET", "/coach", params={"lang": "xx"}).status_code == 400
    finish(made)
    assert made.call("GET", "/coach").json()["error"] == "not-your-decision"


def analysed(made: Made, seconds: float = PATIENCE) -> dict[str, Any]:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = made.call("GET", "/analysis", tokens=[])
        assert answer.status_code == 200, (answer.text, made.house.log()[-3000:])
        doc: dict[str, Any] = answer.json()
        if doc["state"] in ("done", "failed"):
            return doc
        assert doc["state"] in ("waiting", "working") and 0 <= doc["done"] <= doc["of"]
        time.sleep(0.2)
    raise AssertionError("the analysis does not end")


def test_a_finished_match_is_analysed_kept_and_shared_by_link(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=2)
    early = made.call("POST", "/analysis", json={})
    assert early.status_code == 403 and "when it is over" in early.json()["message"]
    finish(made)
    assert made.call("GET", "/analysis", tokens=[]).json()["state"] == "none"
    asked = made.call("POST", "/analysis", tokens=[], json={})
    assert asked.status_code == 202, asked.text
    doc = analysed(made)
    assert doc["state"] == "done", doc
    found = doc["analysis"]
    assert found["answers"] == made.state(0)["count"] and len(found["chances"]) == found["answers"] + 1
    again = made.call("POST", "/analysis", tokens=[], json={}).json()
    assert again["state"] == "done" and again["analysis"] == found, "it is kept, not made again"
    with house.http() as http:
        shared = http.get(f"/api/analyses/{doc['link']}").json()
        assert shared["analysis"] == found and shared["match"] == made.id
        assert http.get("/api/analyses/nothing").status_code == 404
    made.call("DELETE", tokens=[made.owner])
    with house.http() as http:
        assert http.get(f"/api/analyses/{doc['link']}").status_code == 404, "it goes with its match"


@pytest.mark.slow
def test_an_imported_game_can_be_analysed(house: House) -> None:
    record = json.loads((RECORDS / "great-wall-two-time.json").read_text(encoding="utf-8"))
    with house.http() as http:
        answer = http.post("/api/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    made = Made(house, answer.json())
    made.call("POST", "/analysis", tokens=[], json={})
    doc = analysed(made)
    assert doc["state"] == "done" and doc["analysis"]["moves"]
