"""Keep a database as this release writes it, for ``test_releases.py``: ``python -m tests.server.keep_database 0.1.0``.

Run it once for every release, with the code of that release (``docs/serving.md``, "A release"). A real server makes
matches of both games in several modes, and pages play them: some are running, one is over, one has a content pack,
each has gone back once. What is kept is an SQL dump (no token: the test puts its own in) and beside it how each match
stood.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from .house import House, Made, run

FOLDER = Path(__file__).parent / "databases"
PACK = """
[[advisors]]
id = "woodcutter"
abilities = [{ when = "summer-income", do = [{ verb = "gain", n = 3, of = "wood" }] }]
"""
TABLES: dict[str, tuple[str, str, int, int]] = {  # game, mode, seats, how many answers are played
    "wall": ("great-wall", "standard", 3, 70),
    "wall-four": ("great-wall", "standard", 4, 130),
    "wall-two": ("great-wall", "two", 2, 60),
    "wall-solo": ("great-wall", "solo", 1, 45),
    "wall-coop": ("great-wall", "coop", 2, 60),
    "wall-over": ("great-wall", "two", 2, 5000),
    "moon": ("tsukuyumi", "standard", 3, 120),
    "moon-four": ("tsukuyumi", "standard", 4, 70),
    "moon-two": ("tsukuyumi", "two", 2, 90),
    "moon-alliance": ("tsukuyumi", "alliance", 4, 60),
    "moon-domination": ("tsukuyumi", "domination", 4, 40),
}


async def play(made: Made, answers: int, chance: random.Random) -> None:
    """Answers picked by chance, from one page that holds all seats; once it goes back five answers."""
    async with made.page(*made.tokens) as page:
        back = False
        while not page.state["over"] and page.state["count"] < answers:
            if page.state["count"] == 30 and not back:
                back = True
                ack = await page.ask({"type": "undo", "ref": "u", "to": 25})
            else:
                open_now = [d for seat in made.tokens if (d := page.decision(seat)) is not None]
                decision = chance.choice(open_now)
                option = chance.choice(decision["options"])
                said = {"type": "answer", "ref": "a", "decision": decision["id"], "option": option}
                ack = await page.ask({**said, "seat": decision["seat"]})
            assert ack["type"] == "ack", ack
            await page.until(lambda v=ack["version"]: page.version >= v)


def stands(made: Made) -> dict[str, Any]:
    """How a match stands, and its fingerprints."""
    state = made.call("GET").json()["state"]
    record = made.call("GET", "/record").json()
    return {
        "match": made.id,
        "count": state["count"],
        "over": state["over"],
        "rules": record["rules"],
        "content": record["content"]["hash"],
        "fingerprints": record["fingerprints"],
        **{k: state["views"]["0"][k] for k in ("waiting", "outcome", "scores")},
    }


def keep(release: str) -> None:
    chance = random.Random(20)
    kept: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        with House(Path(folder)) as house:
            with house.http() as http:
                sent = {"game": "great-wall", "name": "woods", "files": {"advisors.toml": PACK}}
                pack = http.post("/api/packs", json=sent).json()["hash"]
            tables = {**TABLES, "wall-pack": ("great-wall", "standard", 3, 70)}
            for number, (name, (game, mode, seats, answers)) in enumerate(tables.items()):
                more = {"packs": [pack]} if name == "wall-pack" else {}
                made = house.make(game, ("me",) * seats, mode=mode, seed=number, **more)
                run(play(made, answers, chance))
                if name == "moon":
                    made.call("POST", "/chat", json={"text": "See you tomorrow.", "seat": 0})
                    made.call("PUT", "/notes", [made.tokens[0]], json={"text": "Hold the east."})
                kept[name] = stands(made)
        with sqlite3.connect(Path(folder) / "moonwall.sqlite3") as database:
            lines = "\n".join(database.iterdump()) + "\n"
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{release}.sql.gz").write_bytes(gzip.compress(lines.encode(), 9, mtime=0))
    rows = ",\n".join(f" {json.dumps(name)}: {json.dumps(doc)}" for name, doc in kept.items())
    (FOLDER / f"{release}.json").write_text("{\n" + rows + "\n}\n")


if __name__ == "__main__":
    keep(sys.argv[1])
