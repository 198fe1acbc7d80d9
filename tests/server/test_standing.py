"""Standing answers: what a seat answers without being asked, as answers like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from moonwall import table
from tests.guests import dike as _  # noqa: F401 (the game is known here, too)

from .house import ForkedHouse as Forked
from .house import House, Made, Nursery, Page, run


def stand(made: Made, seat: int, answer: str | None, span: str = "always", decision: str = "raise") -> Any:
    body = {"decision": decision, "answer": answer, "span": span, "seat": seat}
    return made.call("PUT", "/standing", [made.tokens[seat]], json=body)


def dike(house: House) -> Made:
    return house.make("dike", ("me", "me"), seed=1, options={"calm": True})


async def asked(page: Page, seat: int) -> dict[str, Any]:
    await page.until(lambda: page.decision(seat))
    found = page.decision(seat)
    assert found is not None
    return found


def test_for_a_round_they_are_given_and_then_the_seat_is_asked_again(house: House) -> None:
    made = dike(house)
    assert stand(made, 0, "pass", "round").status_code == 200
    made.answer(0, "guard north")

    async def play() -> None:
        async with made.page(0, 1) as page:
            # seat 0 has passed without being asked; seat 1, which has no such wish, is asked
            await page.until(lambda: page.decision(1))
            assert page.state["count"] == 2
            assert page.decision(1)["kind"] == "raise" and page.decision(0) is None
            assert page.moments[2]["by"] == 0, "it is an answer of the seat like any other"
            assert page.state["standing"] == {"0": [{"decision": "raise", "answer": "pass", "span": "round"}]}
            made.answer(1, "pass")
            made.answer(0, "guard north")  # the next round
            await page.until(lambda: page.state["count"] == 4)
            assert (await asked(page, 0))["kind"] == "raise", "its time is over: it is asked"
            assert "standing" not in page.state

    run(play())


def test_always_lasts_until_it_is_lifted_and_is_nobody_elses_business(house: House) -> None:
    made = dike(house)
    stand(made, 0, "pass")
    made.answer(0, "guard north")
    assert made.reaches(2)["standing"]["0"][0]["span"] == "always"
    assert "standing" not in made.state(1), "the other seat does not know"
    assert "standing" not in made.call("GET", tokens=[]).json()["state"], "nor does a spectator"
    made.answer(1, "pass")
    made.answer(0, "guard north")
    assert made.reaches(5)["count"] == 5, "in the next round it stands as well"
    made.answer(1, "pass")
    assert stand(made, 0, None).status_code == 200
    made.answer(0, "guard north")
    assert made.state(0)["views"]["0"]["decision"]["kind"] == "raise"


def test_a_wish_answers_the_question_that_is_open(house: House) -> None:
    made = dike(house)
    made.answer(0, "guard north")
    assert made.state(0)["views"]["0"]["decision"]["kind"] == "raise"
    stand(made, 0, "pass", "round")

    async def play() -> None:
        async with made.page(0) as page:
            await page.until(lambda: page.state["count"] == 2)

    run(play())


def test_an_answer_that_means_several_options_is_asked(house: House) -> None:
    made = dike(house)
    stand(made, 0, "raise")  # every segment can be raised
    made.answer(0, "guard north")
    state = made.state(0)
    assert state["count"] == 1 and state["views"]["0"]["decision"]["kind"] == "raise"


def test_who_takes_back_is_asked(house: House) -> None:
    made = dike(house)
    stand(made, 0, "pass")
    made.answer(0, "guard north")
    assert made.reaches(2)["count"] == 2
    assert made.call("POST", "/undo", json={"to": 1}).json()["done"]
    state = made.state(0)
    assert state["count"] == 1 and state["views"]["0"]["decision"]["kind"] == "raise"
    made.answer(0, "raise north 1")
    made.answer(1, "pass")
    made.answer(0, "guard north")
    assert made.reaches(5)["count"] == 5, "what comes later is answered again"


def test_a_question_that_is_answered_unasked_is_on_no_page(house: House) -> None:
    made = dike(house)
    stand(made, 0, "pass")

    async def play() -> None:
        async with made.page(0, changes=True) as page:
            made.answer(0, "guard north")
            await page.until(lambda: page.state["count"] == 2)
            assert not any('"raise north' in frame for frame in page.frames)

    run(play())


def test_what_cannot_stand_is_refused_and_changes_nothing(house: House) -> None:
    made = dike(house)
    for more, said in (
        ({"decision": "guard"}, "'guard' is no question that can have a standing answer; these can: raise"),
        ({"answer": "flee"}, "'flee' cannot stand for 'raise'; one of: pass, raise"),
        ({"span": "week"}, "'week' is no time for 'raise'; one of: round, always"),
    ):
        body = {"decision": "raise", "answer": "pass", "span": "round", "seat": 0, **more}
        answer = made.call("PUT", "/standing", [made.tokens[0]], json=body)
        assert answer.status_code == 400 and answer.json()["message"] == said
    other = {"decision": "raise", "answer": "pass", "seat": 1}
    assert made.call("PUT", "/standing", [made.tokens[0]], json=other).status_code == 403
    assert made.call("PUT", "/standing", [], json=other).status_code == 401
    assert "standing" not in made.state(0)


def test_over_the_socket_after_a_restart_and_in_the_record(nursery: Nursery, tmp_path: Path) -> None:
    house = Forked(nursery, tmp_path / "own")
    house.start()
    made = dike(house)

    async def wish() -> None:
        async with made.page(0) as page:
            told = {"type": "stand", "ref": "s", "decision": "raise", "answer": "pass", "span": "always", "seat": 0}
            assert (await page.ask(told))["type"] == "ack"
            wrong = await page.ask({**told, "ref": "t", "answer": "flee"})
            assert wrong["type"] == "refused" and wrong["error"] == "invalid"

    run(wish())
    house.kill()
    house.start()
    made.house = house
    made.answer(0, "guard north")
    assert made.reaches(2)["count"] == 2
    record = made.call("GET", "/record").json()
    assert [tuple(answer) for answer in record["answers"]] == [(0, "guard north"), (0, "pass")]
    assert "standing" not in str(record)
    assert table.replay(record).grade == "exact"
    house.stop()


def test_a_seat_that_is_given_away_loses_its_wishes(house: House) -> None:
    made = dike(house)
    stand(made, 0, "pass")
    with house.http(made.owner) as http:
        invite = http.put(f"{made.path}/seats/0", json={"who": "link"}).json()["invite"]
        made.tokens[0] = http.post("/api/join", json={"invite": invite}).json()["token"]
    assert "standing" not in made.state(0)
