"""The journal: many matches, one commit; each entry is told by itself whether it is on disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from moonwall.server import schema
from moonwall.server.database import Database, Journal
from moonwall.server.store import Store

from .house import run


def entry(match: str, number: int, option: str = "lay 1") -> dict[str, Any]:
    return {
        "match_id": match,
        "number": number,
        "kind": "answer",
        "seat": 0,
        "option": option,
        "decision": f"{number}-0",
        "moment": number,
        "waiting": "0",
        "events": "[]",
        "at": "2026-01-31T12:00:00Z",
        "print": None,
    }


def match_row(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "game": "goose",
        "setup": "{}",
        "packs": "[]",
        "spectators": True,
        "listed": False,
        "seeded": False,
        "owner_hash": name,
        "webhook": None,
        "grade": "exact",
        "grade_reason": "",
        "parent": None,
        "parent_moment": None,
        "outcome": None,
        "created": "",
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_a_group_each_entry_is_taken_or_not_by_itself(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").replace("postgresql://", "postgresql+psycopg://")

    async def play() -> None:
        database = Database(url)
        await database.open()
        store, journal = Store(database, "here"), Journal(database, "here")
        names = [f"{kind}-one", f"{kind}-two"]
        for name in names:
            await store.create(match_row(name), [], [])
        journal.start()
        outcome = update(schema.matches).where(schema.matches.c.id == names[1]).values(outcome="mine")
        other = update(schema.matches).where(schema.matches.c.id == names[1]).values(outcome="theirs")
        found = await asyncio.gather(
            journal.add(entry(names[0], 0)),
            journal.add(entry(names[1], 0), [outcome]),
            journal.add(entry("deleted meanwhile", 0)),
            journal.add(entry(names[1], 0, "lay 2"), [other]),
            return_exceptions=True,
        )
        assert [found[0], found[1], found[3]] == [True, True, False], found
        assert isinstance(found[2], IntegrityError)
        assert await journal.add(entry(names[0], 0)) is False
        assert await journal.add(entry(names[0], 1)) is True
        again = (journal.add(entry(names[0], 1, "lay 3")), journal.add(entry(names[1], 1)))
        assert await asyncio.gather(*again) == [False, True], "one number of the group is taken"
        kept = [(row.number, row.option) for name in names for row in await store.entries(name)]
        assert kept == [(0, "lay 1"), (1, "lay 1"), (0, "lay 1"), (1, "lay 1")]
        row = await store.match(names[1])
        assert row is not None and row.outcome == "mine", "what belongs to a refused entry is not done"
        for name in names:
            await store.delete(name)
        await journal.stop()
        await database.close()

    run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_written_beside_entries_is_written_once_and_harms_none(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").replace("postgresql://", "postgresql+psycopg://")

    async def play() -> None:
        database = Database(url)
        await database.open()
        store, journal = Store(database, "here"), Journal(database, "here")
        name = f"{kind}-beside"
        await store.create(match_row(name), [], [])
        journal.start()
        await journal.beside(name, store.snapshot_kept(name, 1, b"older"))  # alone in its group
        commits = journal.commits
        found = await asyncio.gather(
            journal.add(entry(name, 0)),
            journal.add(entry(name, 1)),
            journal.add(entry(name, 1, "lay 2")),
            journal.beside(name, store.snapshot_kept(name, 2, b"newer")),
        )
        assert found == [True, True, False, None]
        assert journal.commits == commits + 1, "all of it in one commit"
        assert await store.snapshot(name) == (2, b"newer")
        gone = await asyncio.gather(
            journal.add(entry(name, 2)),
            journal.beside("deleted meanwhile", store.snapshot_kept("deleted meanwhile", 1, b"")),
            return_exceptions=True,
        )
        assert gone[0] is True and isinstance(gone[1], IntegrityError)
        await store.delete(name)
        await journal.stop()
        await database.close()

    run(play())
