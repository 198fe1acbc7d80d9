"""kill -9 at random moments under load: what was acknowledged is there when the server comes back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from .house import ForkedHouse, Gone, Made, Nursery, run

KILLS = 10  # on each database
PAGES = 8


async def pound(made: Made, acked: dict[tuple[str, int], str], chance: random.Random) -> None:
    """Play a hot-seat match as fast as it goes, going back now and then, until the server is gone."""
    number = 0
    try:
        async with made.page(0, 1) as page:
            while True:
                if page.state["over"] or (page.state["count"] > 2 and chance.random() < 0.1):
                    to = chance.randrange(page.state["count"])
                    ack = await page.ask({"type": "undo", "ref": "u", "to": to})
                    acked[made.id, ack["version"]] = f"undo {to}"
                else:
                    decision = page.decision(0) or page.decision(1)
                    assert decision is not None
                    number += 1
                    option = chance.choice(decision["options"])
                    said = {"type": "answer", "ref": str(number), "decision": decision["id"], "option": option}
                    ack = await page.ask({**said, "seat": decision["seat"]})
                    assert ack["type"] == "ack", ack
                    acked[made.id, ack["version"]] = f"{decision['seat']} {option}"
                await page.until(lambda v=ack["version"]: page.version >= v)
    except Gone:
        return


def entries(database: str, folder: Path) -> dict[tuple[str, int], str]:
    """What is on disk, read without the server."""
    from sqlalchemy import create_engine, select

    from moonwall.server import schema
    from moonwall.server.settings import database_url

    engine = create_engine(database_url(database, folder).replace("+aiosqlite", ""))
    found = {}
    with engine.connect() as connection:
        for row in connection.execute(select(schema.entries)).mappings():
            said = f"undo {row['moment']}" if row["kind"] == "undo" else f"{row['seat']} {row['option']}"
            found[row["match_id"], row["number"]] = said
    engine.dispose()
    return found


def survive(nursery: Nursery, folder: Path, database: str) -> None:
    chance = random.Random(7)
    acked: dict[tuple[str, int], str] = {}
    house = ForkedHouse(nursery, folder, database, snapshot_every="8")
    house.start()
    made = [house.make("goose", ("me", "hot-seat")) for _ in range(PAGES)]

    async def load(answers: int) -> None:
        enough = len(acked) + answers
        players = [asyncio.create_task(pound(m, acked, chance)) for m in made]
        while len(acked) < enough:
            await asyncio.sleep(0.001)
        await asyncio.sleep(chance.uniform(0, 0.01))
        house.kill()
        await asyncio.gather(*players)

    try:
        for _ in range(KILLS):
            run(load(chance.randrange(1, 60)))
            kept = entries(database, folder)
            lost = {key: said for key, said in acked.items() if kept.get(key) != said}
            assert not lost, f"acknowledged but not on disk: {lost}"
            house.start()
        for match in made:
            check_whole(match, kept)
    finally:
        house.stop()


def check_whole(match: Made, kept: dict[tuple[str, int], str]) -> None:
    """The rebuilt match is the one its entries tell, and goes on."""
    answers: list[Any] = []
    for (match_id, number), said in sorted(kept.items()):
        if match_id == match.id and number > 0:
            if said.startswith("undo"):
                del answers[int(said.split()[1]) :]
            else:
                seat, _, option = said.partition(" ")
                answers.append([int(seat), option])
    record = match.call("GET", "/record").json()
    assert record["answers"] == answers
    state = match.state(0, 1)
    if not state["over"]:
        decision = next(v["decision"] for v in state["views"].values() if v["decision"])
        match.answer(decision["seat"])


def test_on_sqlite_nothing_acknowledged_is_lost(tmp_path: Path, nursery: Nursery) -> None:
    survive(nursery, tmp_path / "house", "")


def test_on_postgresql_nothing_acknowledged_is_lost(tmp_path: Path, nursery: Nursery, postgres: str) -> None:
    survive(nursery, tmp_path / "house", postgres)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_go_up_and_down(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine, inspect, text

    from moonwall.server.database import HEAD, migrate
    from moonwall.server.schema import metadata
    from moonwall.server.settings import database_url

    if kind == "sqlite":
        url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    else:
        server = request.getfixturevalue("postgres")
        with create_engine(database_url(server, tmp_path), isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS migrated"))
            connection.execute(text("CREATE DATABASE migrated"))
        url = database_url(server.replace("/postgres?", "/migrated?"), tmp_path)
    engine = create_engine(url)
    with engine.begin() as connection:
        migrate(connection)
        assert set(metadata.tables) <= set(inspect(connection).get_table_names())
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
        assert not differences, "schema.py and the migrations tell different tables"
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        migrate(connection)
        migrate(connection, "base")
        assert not set(metadata.tables) & set(inspect(connection).get_table_names())
    engine.dispose()
