"""A database that each release has written is opened by today's code, and its matches are played on.

``databases/<release>.sql.gz`` is what ``keep_database.py`` kept with the code of that release, ``.json`` how its
matches stood. A match of then is either the same to the last answer, or its people are told from where on it is not.
"""

from __future__ import annotations

import gzip
import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.server import tokens

from .house import ROOT, House, Made, run

FOLDER = Path(__file__).parent / "databases"
RELEASES = sorted(path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))


def laid_out(folder: Path, release: str) -> dict[str, dict[str, Any]]:
    """The database in a folder, with tokens that the test knows; and how its matches stood."""
    text = gzip.decompress((FOLDER / f"{release}.sql.gz").read_bytes()).decode()
    with sqlite3.connect(folder / "moonwall.sqlite3") as database:
        database.executescript(text)
        for match, seat in database.execute("SELECT match_id, seat FROM seats WHERE who = 'human'").fetchall():
            hashed = tokens.digest(token(match, seat))
            where = "WHERE match_id = ? AND seat = ?"
            database.execute(f"UPDATE seats SET token_hash = ? {where}", (hashed, match, seat))
    kept: dict[str, dict[str, Any]] = json.loads((FOLDER / f"{release}.json").read_text())
    return kept


def token(match: str, seat: int) -> str:
    return f"mws_{match}{seat}".ljust(36, "x")


def at_table(house: House, kept: dict[str, Any]) -> Made:
    seats = range(len(kept["scores"]))
    made = Made(house, {"match": kept["match"], "owner": "", "seats": []})
    with house.http() as http:
        known = http.post("/api/mine", json={"tokens": [token(made.id, s) for s in seats]}).json()["matches"]
    made.tokens = {s: token(made.id, s) for s in known[0]["you"]}
    return made


async def play_on(made: Made, answers: int) -> int:
    chance = random.Random(made.id)
    async with made.page(*made.tokens) as page:
        end = page.state["count"] + answers
        while not page.state["over"] and page.state["count"] < end:
            decision = chance.choice([d for seat in made.tokens if (d := page.decision(seat)) is not None])
            said = {"type": "answer", "ref": "a", "decision": decision["id"], "seat": decision["seat"]}
            ack = await page.ask({**said, "option": chance.choice(decision["options"])})
            assert ack["type"] == "ack", ack
            await page.until(lambda v=ack["version"]: page.version >= v)
        return int(page.state["count"])


def test_every_release_of_the_changelog_has_kept_one() -> None:
    headings = re.findall(r"^## \[?(\d[^\]\s]*)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert {*headings, "0.1.0"} <= set(RELEASES)


@pytest.mark.parametrize("release", RELEASES)
def test_matches_of_a_release_are_opened_and_played_on(tmp_path: Path, release: str) -> None:
    kept = laid_out(tmp_path, release)
    counts: dict[str, int] = {}
    with House(tmp_path) as house:
        for name, was in kept.items():
            made = at_table(house, was)
            doc = made.call("GET").json()
            state, changed = doc["state"], doc["table"]["changed"]
            view = next(iter(state["views"].values()))
            assert state["count"] == was["count"] and state["over"] == was["over"], name
            record = made.call("GET", "/record").json()
            assert len(record["answers"]) == was["count"], name
            if was["over"]:
                continue
            if changed is None:
                assert (view["scores"], view["waiting"]) == (was["scores"], was["waiting"]), name
            else:
                assert 0 <= changed["agreed"] <= was["count"] and changed["why"], name
                assert record["rules"] == was["rules"], "until they agree it is a match of those rules"
                done = made.call("POST", "/wishes", json={"what": "go-on"}).json()
                assert done == {"done": True, "version": done["version"], "count": changed["agreed"]}, name
            counts[name] = run(play_on(made, 25))
        assert house.http(*made.tokens.values()).get("/api/about").status_code == 200
    with House(tmp_path) as house:
        for name, count in counts.items():
            made = at_table(house, kept[name])
            doc = made.call("GET").json()
            assert doc["table"]["changed"] is None and doc["state"]["count"] == count, name
            record = made.call("GET", "/record").json()
            if name != "wall-pack":
                assert table.replay(record).grade == "exact", name
    assert "Traceback" not in house.log()


@pytest.mark.parametrize("release", RELEASES)
def test_chat_and_notes_of_a_release_are_still_there(tmp_path: Path, release: str) -> None:
    kept = laid_out(tmp_path, release)
    with House(tmp_path) as house:
        made = at_table(house, kept["moon"])
        assert [line["text"] for line in made.call("GET", "/chat").json()["chat"]] == ["See you tomorrow."]
        assert made.call("GET", "/notes", [made.tokens[0]]).json()["text"] == "Hold the east."
