"""Undo: free to the last reveal or other seat's answer, beyond that by consent; ids never come again."""

from __future__ import annotations

from .house import House, Made, run


def laid(made: Made) -> None:
    """Both have laid a card: the cards are revealed, seat 0 may swap."""
    made.answer(0)
    made.answer(1)


def undo(made: Made, seat: int, to: int) -> dict[str, object]:
    answer = made.call("POST", "/undo", [made.tokens[seat]], json={"to": to})
    return {"status": answer.status_code, **answer.json()}


def test_ones_own_last_answer_goes_back_at_once(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=2)
    before = made.state(0)
    made.answer(0)
    state = made.state(0)
    assert state["undo"]["0"] == {"free": 0, "last": 0} and made.state(1)["undo"]["1"]["free"] is None
    done = undo(made, 0, 0)
    assert done["done"] and done["version"] == 2 and done["count"] == 0
    after = made.state(0)
    assert after["views"]["0"]["table"] == before["views"]["0"]["table"]


def test_a_decision_opened_again_has_a_new_id_and_the_others_keep_theirs(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=2)
    mine, theirs = (made.state(s)["views"][str(s)]["decision"] for s in (0, 1))
    made.answer(0)
    undo(made, 0, 0)
    now, others = (made.state(s)["views"][str(s)]["decision"] for s in (0, 1))
    assert now["id"] != mine["id"] and now["options"] == mine["options"]
    assert others == theirs, "an honest answer under way must not be lost"
    late = {"decision": mine["id"], "option": mine["options"][1]}
    assert made.call("POST", "/answer", [made.tokens[0]], json=late).json()["error"] == "late"
    repeat = {"decision": mine["id"], "option": mine["options"][0]}
    assert made.call("POST", "/answer", [made.tokens[0]], json=repeat).json()["repeat"] is True
    assert made.state(0)["count"] == 0


def test_beyond_a_reveal_everybody_is_asked_and_the_last_yes_goes_back(house: House) -> None:
    made = house.make("goose", ("me", "me", "me"), seed=3)
    laid(made)
    made.answer(2)

    async def play() -> None:
        async with made.page(0) as one, made.page(1) as two, made.page(2) as three:
            asked = await one.ask({"type": "undo", "ref": "u", "to": 0})
            assert asked["done"] is False and asked["ask"]["waiting"] == [1, 2]
            ask = asked["ask"]["id"]
            for page in (two, three):
                await page.until(lambda p=page: p.state["asks"])
            first = await two.ask({"type": "vote", "ref": "v", "ask": ask, "yes": True})
            assert first["done"] is False and two.state["count"] == 3
            last = await three.ask({"type": "vote", "ref": "v", "ask": ask, "yes": True})
            assert last["done"] is True and last["count"] == 0
            for page in (one, two, three):
                await page.until(lambda p=page: p.state["count"] == 0 and not p.state["asks"])
                assert sorted(page.moments) == [0]

    run(play())


def test_one_no_closes_the_request(house: House) -> None:
    made = house.make("goose", ("me", "me", "me"), seed=3)
    laid(made)
    made.answer(2)
    ask = undo(made, 0, 1)["ask"]
    assert isinstance(ask, dict)
    no = made.call("POST", "/votes", [made.tokens[2]], json={"ask": ask["id"], "yes": False})
    assert no.json()["done"] is False
    yes = made.call("POST", "/votes", [made.tokens[1]], json={"ask": ask["id"], "yes": True})
    assert (yes.status_code, yes.json()["error"]) == (409, "ask-closed")
    state = made.state(0)
    assert state["asks"] == [] and state["count"] == 3


def test_with_bots_only_the_people_are_asked(house: House) -> None:
    made = house.make("goose", ("me", "bot:random"), seed=4)

    async def play() -> None:
        async with made.page(0) as page:
            decision = page.decision(0)
            assert decision is not None
            said = {"type": "answer", "ref": "a", "decision": decision["id"], "option": decision["options"][0]}
            await page.ask(said)
            await page.until(lambda: page.decision(0) is not None and page.decision(0)["kind"] == "swap")
            assert page.state["undo"]["0"] == {"free": None, "last": page.state["undo"]["0"]["last"]}
            done = await page.ask({"type": "undo", "ref": "u", "to": page.state["undo"]["0"]["last"]})
            assert done["done"] is True

    run(play())


def test_a_page_with_all_seats_needs_to_ask_nobody(house: House) -> None:
    made = house.make("goose", ("me", "hot-seat"), seed=4)
    laid(made)
    done = made.call("POST", "/undo", json={"to": 0}).json()
    assert done["done"] is True and made.state(0)["count"] == 0


def test_nonsense_is_refused(house: House) -> None:
    made = house.make("goose", ("me", "me"))
    assert undo(made, 0, 0)["error"] == "undo-refused"
    assert undo(made, 0, 7)["error"] == "undo-refused"
    assert made.call("POST", "/undo", [], json={"to": 0}).status_code == 401
    vote = made.call("POST", "/votes", [made.tokens[0]], json={"ask": 999999, "yes": True})
    assert vote.json()["error"] == "ask-closed"


def test_the_end_can_be_taken_back(house: House) -> None:
    made = house.make("goose", ("me", "hot-seat"), options={"rounds": 1}, seed=6)
    laid(made)
    made.answer(0, "pass")
    made.answer(1, "pass")
    assert made.state(0)["over"]
    assert mine(house, made)["over"]
    assert made.call("POST", "/undo", json={"to": 3}).json()["done"]
    assert not made.state(0)["over"] and not mine(house, made)["over"]


def mine(house: House, made: Made) -> dict[str, object]:
    with house.http() as http:
        found: dict[str, object] = http.post("/api/mine", json={"tokens": [made.tokens[0]]}).json()["matches"][0]
        return found
