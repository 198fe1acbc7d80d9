"""Updates of content and rules under running matches: nothing changes that their people have not agreed to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .house import House, Made, run


def release(folder: Path, database: str = "", **what: Any) -> House:
    """A server of a release: the same folder, other rules or content."""
    house = House(folder, database, plugins="tests.server.orchard", snapshot_every="4", bot_workers="1")
    house.environment["ORCHARD"] = json.dumps(what)
    return house


def picks(made: Made, count: int) -> None:
    """Every seat picks an apple in its turn."""
    for _ in range(count):
        state = made.state(*made.tokens)
        asked = state["views"][str(min(made.tokens))]["waiting"][0]
        made.answer(asked, "pick apple")


def scores(made: Made) -> list[int]:
    found: list[int] = made.state(min(made.tokens))["views"][str(min(made.tokens))]["scores"]
    return found


def table_of(made: Made) -> dict[str, Any]:
    found: dict[str, Any] = made.call("GET").json()["table"]
    return found


def moved(made: Made, house: House) -> Made:
    made.house = house
    return made


def wish(made: Made, what: str, *seats: int) -> dict[str, Any]:
    answer = made.call("POST", "/wishes", [made.tokens[s] for s in seats], json={"what": what})
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("answers", [3, 9])
def test_a_match_plays_on_with_the_content_it_was_begun_with(tmp_path: Path, answers: int) -> None:
    """With and without a snapshot; the same for a bot's worker. New matches have the new content."""
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, answers)
        before = scores(made)
        bots = house.make("orchard", ("me", "bot:random"))
    with release(tmp_path, apple=50, pear=50) as house:
        moved(made, house)
        assert scores(made) == before and table_of(made)["changed"] is None and table_of(made)["grade"] == "exact"
        picks(made, 1)
        assert sum(scores(made)) == sum(before) + 3, "an apple is worth what it was"
        picks(moved(bots, house), 1)

        async def wait() -> None:
            async with bots.page(0) as page:
                await page.until(lambda: page.state["count"] == 2)

        run(wait())
        assert 5 <= sum(scores(bots)) <= 6 and scores(bots)[0] == 3
        new = house.make("orchard", ("me", "me"))
        picks(new, 1)
        assert scores(new) == [50, 0]
        later = made.call("POST", "/continue", json={"moment": 2, "seats": [{"who": "me"}, {"who": "me"}]})
        child = Made(house, later.json())
        picks(child, 1)
        assert scores(child) == [6, 3], "a match from a moment of it has its content, too"
        picks(made, 11 - answers)
        record = made.call("GET", "/record").json()
        again = house.http().post("/api/import", json={"record": record}).json()
        assert again["grade"] == "exact", "its content is known here"


def test_rules_that_do_not_change_what_was_played_change_nothing(tmp_path: Path) -> None:
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, 6)
    with release(tmp_path, rules=2, double=9) as house:
        moved(made, house)
        assert scores(made) == [9, 9] and table_of(made)["changed"] is None
        picks(made, 6)
        assert sum(scores(made)) == 18 + 2 * 3 + 4 * 6, "from the ninth on by the new rules"
        assert made.call("GET", "/record").json()["rules"] == 2


def test_rules_that_change_a_match_are_told_and_its_people_go_on_from_the_agreed_moment(tmp_path: Path) -> None:
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, 9)
    for start in range(2):  # nothing is decided by a restart
        with release(tmp_path, rules=2, double=6) as house:
            moved(made, house)
            table = table_of(made)
            assert table["changed"]["agreed"] == 5 and "answer 6" in table["changed"]["why"], start
            state = made.state(0)
            assert state["count"] == 9 and state["views"]["0"]["scores"] == [9, 6]
            late = made.call("POST", "/answer", json={"decision": "9-1", "option": "pick apple"})
            assert (late.status_code, late.json()["error"]) == (409, "stuck")
            alone = wish(made, "go-on", 0)
            assert alone["done"] is False and alone["ask"]["what"] == "go-on" and alone["ask"]["to"] == 5
            assert table_of(made)["changed"], "one seat does not decide for the other"
    with release(tmp_path, rules=2, double=6) as house:
        moved(made, house)
        ask = made.state(1)["asks"][0]["id"]
        yes = made.call("POST", "/votes", [made.tokens[1]], json={"ask": ask, "yes": True}).json()
        assert yes["done"] is True and yes["count"] == 5
        assert table_of(made)["changed"] is None and made.state(0)["asks"] == []
        picks(made, 2)
        assert scores(made) == [9 + 6, 6 + 6]
    with release(tmp_path, rules=2, double=6) as house:
        moved(made, house)
        assert scores(made) == [15, 12] and table_of(made)["changed"] is None
        picks(made, 5)
        record = made.call("GET", "/record").json()
        assert (
            record["rules"] == 2
            and house.http().post("/api/import", json={"record": record}).json()["grade"] == "exact"
        )


def test_or_they_keep_it_as_a_record_of_the_rules_it_was_played_under(tmp_path: Path) -> None:
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, 9)
    with release(tmp_path, rules=2, double=6) as house:
        moved(made, house)
        assert wish(made, "keep", 0)["done"] is False
        ask = made.state(1)["asks"][0]["id"]
        assert made.call("POST", "/votes", [made.tokens[1]], json={"ask": ask, "yes": True}).json()["done"] is True
        table = table_of(made)
        assert table["changed"] is None and table["closed"]
        assert wish(made, "go-on", 0, 1)["error"] == "stuck"
        record = made.call("GET", "/record", [made.tokens[0]]).json()
        assert (record["rules"], len(record["answers"])) == (1, 9)
        mine = house.http().post("/api/mine", json={"tokens": [made.tokens[0]]}).json()["matches"][0]
        assert mine["over"] is True
    with release(tmp_path) as house:
        moved(made, house)
        assert house.http().post("/api/import", json={"record": record}).json()["grade"] != "diverged"
        assert table_of(made)["closed"], "it stays one"


def test_content_that_no_longer_fits_the_rules_is_told_as_well(tmp_path: Path) -> None:
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, 4)
    with release(tmp_path, rules=2, colour=True, apple=7) as house:
        moved(made, house)
        assert table_of(made)["changed"]["agreed"] == 0
        assert wish(made, "go-on", 0, 1)["done"] is True
        picks(made, 1)
        assert scores(made) == [7, 0]


def test_a_fingerprint_that_does_not_fit_is_found_when_a_match_is_rebuilt(tmp_path: Path) -> None:
    """Rules that change without a new version: the answers are legal, the position is another."""
    with without_snapshots(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        for _ in range(3):
            picks(made, 6)
            assert made.call("POST", "/undo", json={"to": 0}).json()["done"]
    with without_snapshots(tmp_path, double=4) as house:
        assert table_of(moved(made, house))["changed"] is None, "all was taken back"
    with without_snapshots(tmp_path) as house:
        picks(moved(made, house), 11)
        assert made.state(0)["version"] == 32, "an entry with a fingerprint"
    with without_snapshots(tmp_path, double=4) as house:
        assert table_of(moved(made, house))["changed"]["agreed"] == 3


def without_snapshots(folder: Path, **what: Any) -> House:
    house = release(folder, **what)
    house.environment["MOONWALL_SNAPSHOT_EVERY"] = "1000"
    return house


def test_a_finished_match_stays_what_it_was(tmp_path: Path) -> None:
    with release(tmp_path) as house:
        made = house.make("orchard", ("me", "me"))
        picks(made, 12)
    with release(tmp_path, rules=2, double=6) as house:
        moved(made, house)
        assert table_of(made)["changed"] is None and made.state(0)["over"] is True
        record = made.call("GET", "/record", []).json()
        assert (record["rules"], len(record["answers"])) == (1, 12)
        mine = house.http().post("/api/mine", json={"tokens": [made.tokens[0]]}).json()["matches"][0]
        assert mine["outcome"]["scores"] == [18, 18]
        assert wish(made, "go-on", 0, 1)["error"] == "ask-closed"


def test_one_row_holds_the_content_of_all_matches_that_share_it(tmp_path: Path) -> None:
    import sqlite3

    with release(tmp_path) as house:
        for _ in range(3):
            house.make("orchard", ("me", "me"))
    with release(tmp_path, apple=9) as house:
        house.make("orchard", ("me", "me"))
    with sqlite3.connect(tmp_path / "moonwall.sqlite3") as database:
        rows = database.execute("SELECT COUNT(*) FROM contents WHERE game = 'orchard'").fetchone()
    assert rows == (2,)
