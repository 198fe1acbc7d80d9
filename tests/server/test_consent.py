"""What needs everybody's yes: going back from the end, and the record of a running match. Notes are nobody else's."""

from __future__ import annotations

from typing import Any

from .house import House, Made
from .test_records import play_out


def asked(made: Made, what: str, seat: int) -> dict[str, Any]:
    answer = made.call("POST", "/wishes", [made.tokens[seat]], json={"what": what})
    return {"status": answer.status_code, **answer.json()}


def voted(made: Made, ask: int, seat: int, yes: bool = True) -> dict[str, Any]:
    found: dict[str, Any] = made.call("POST", "/votes", [made.tokens[seat]], json={"ask": ask, "yes": yes}).json()
    return found


def record(made: Made, *given: str) -> int:
    return made.call("GET", "/record", list(given)).status_code


def reseat(made: Made, seat: int, who: str) -> dict[str, Any]:
    found: dict[str, Any] = made.call("PUT", f"/seats/{seat}", [made.owner], json={"who": who, "bot": None}).json()
    return found


def test_the_end_is_a_reveal(house: House) -> None:
    """Hands and record are open then: nobody takes the last answer back freely and plays on with what they saw."""
    made = house.make("goose", ("me", "me"), seed=4)
    play_out(made)
    end = made.state(0)["count"]
    assert record(made) == 200, "everybody may read it"
    for seat in (0, 1):
        state = made.state(seat)
        assert state["over"] and state["undo"][str(seat)]["free"] is None
    back = made.call("POST", "/undo", [made.tokens[0]], json={"to": end - 1}).json()
    assert back["done"] is False and back["ask"]["what"] == "undo" and back["ask"]["waiting"] == [1]
    assert voted(made, back["ask"]["id"], 1)["done"] is True and not made.state(0)["over"]
    assert record(made, made.tokens[0]) == 403, "it runs again"


def test_an_owner_does_not_get_the_record_by_seating_bots_for_a_moment(house: House) -> None:
    made = house.make("goose", ("me", "link"), seed=4)
    joined = house.http().post("/api/join", json={"invite": made.invites[1], "name": "Ben"}).json()
    made.tokens[1] = joined["token"]
    made.answer(0)
    assert record(made, made.owner, made.tokens[0]) == 403
    reseat(made, 1, "bot")
    assert record(made, made.owner, made.tokens[0]) == 403, "somebody held that seat and has not agreed"
    invite = reseat(made, 1, "link")["invite"]
    mine = house.http().post("/api/join", json={"invite": invite, "name": "me"}).json()["token"]
    assert record(made, made.owner, made.tokens[0], mine) == 403, "not by taking the seat oneself either"
    said = asked(made, "record", 0)
    assert said["status"] == 403 and "seat 2" in said["message"]
    later = made.call("POST", "/continue", [made.owner, made.tokens[0], mine], json={"moment": 0, "seats": []})
    assert later.status_code == 403, "a match from here would show the same"


def test_with_everybodys_yes_the_table_gets_the_record(house: House) -> None:
    made = house.make("goose", ("me", "me", "me"), seed=4)
    made.answer(0)
    ask = asked(made, "record", 0)
    assert ask["done"] is False and (ask["ask"]["what"], ask["ask"]["waiting"]) == ("record", [1, 2])
    assert voted(made, ask["ask"]["id"], 1)["done"] is False
    assert record(made, made.owner) == record(made, made.tokens[0]) == 403
    assert voted(made, ask["ask"]["id"], 2)["done"] is True
    assert record(made, made.owner) == record(made, made.tokens[1]) == 200
    assert record(made) == 403, "spectators were not meant"


def test_one_no_keeps_the_record_shut(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=4)
    ask = asked(made, "record", 0)["ask"]["id"]
    assert voted(made, ask, 1, yes=False)["done"] is False
    assert made.state(0)["asks"] == [] and record(made, made.tokens[0]) == 403


def test_a_hot_seat_table_needs_to_ask_nobody(house: House) -> None:
    made = house.make("goose", ("me", "hot-seat", "bot:random"), seed=4)
    assert record(made, *made.tokens.values()) == 200
    assert record(made, made.tokens[0]) == 403


def test_notes_do_not_pass_to_the_next_holder_of_a_seat(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=4)
    made.call("PUT", "/notes", [made.tokens[0]], json={"text": "mine"})
    made.call("PUT", "/notes", [made.tokens[1]], json={"text": "never trust seat 1"})
    invite = reseat(made, 1, "link")["invite"]
    token = house.http().post("/api/join", json={"invite": invite}).json()["token"]
    assert made.call("GET", "/notes", [token]).json() == {"text": ""}
    assert made.call("GET", "/notes", [made.tokens[0]]).json() == {"text": "mine"}, "the others keep theirs"


def test_a_seed_that_was_not_chosen_travels_whole(house: House) -> None:
    """128 bits, as a text: a page that reads the record and sends it again loses nothing."""
    made = house.make("goose", ("me", "me"))
    play_out(made)
    doc = made.call("GET", "/record").json()
    assert isinstance(doc["seed"], str) and int(doc["seed"]).bit_length() > 96
    again = house.http().post("/api/import", json={"record": doc}).json()
    assert again["grade"] == "exact"


def test_there_is_nothing_to_choose_while_the_rules_are_the_same(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=4)
    for what in ("go-on", "keep"):
        assert asked(made, what, 0)["error"] == "ask-closed"
    assert made.call("POST", "/wishes", [made.tokens[0]], json={"what": "undo"}).status_code == 400
