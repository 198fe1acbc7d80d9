"""Many matches cost no more than a few: neither time nor, asleep, memory. The long run: ``make torture ARGS=many``."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest

from tests.torture.many import Base, compare, fill, furnish, sleeping

from .house import ForkedHouse, House, Nursery
from .plans import MORE, Filled, ask_a_little, read_through

ROUNDS = 3
ASKED = {"lobby", "mine", "wake", "move", "invitation"}


def test_with_many_matches_in_the_store_everything_takes_as_long_as_with_few(nursery: Nursery, tmp_path: Path) -> None:
    """The promise is a ratio of at most 1.5 for 20,000 matches against 20. A machine that does much else can make any
    single answer slow, so the quickest of each are compared, and looked at again, up to three times, if they differ; a
    table that is read from end to end is slow each time."""

    def fast(ratios: dict[str, float]) -> bool:
        return all(ratio <= 1.5 for ratio in ratios.values())

    found = compare(
        tmp_path,
        2000,
        played=5,
        make=lambda folder: ForkedHouse(nursery, folder),
        rounds=ROUNDS,
        enough=lambda so_far: fast(so_far.quickest),
    )
    assert set(found.quickest) == {"lobby", "mine", "wake", "move"}
    assert fast(found.quickest), found.report()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def filled(request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Filled:
    """A store with some hundred matches, and what was asked of it by name of the request."""
    folder = tmp_path_factory.mktemp("filled")
    url = ""
    if request.param == "postgresql":
        server: str = request.getfixturevalue("postgres")
        with psycopg.connect(server, autocommit=True) as base:
            base.execute("CREATE DATABASE filled")
        url = server.replace("/postgres?", "/filled?")
    house: House = ForkedHouse(nursery, folder, url)
    docs = furnish(house, "goose", played=1, who=("me", "hot-seat", "link"))
    fill(house, 500)
    with Base(house).open() as base:
        for statement in MORE:
            base.execute(statement)
    return folder, url, asyncio.run(ask_a_little(folder, url, docs))


def test_whatever_is_asked_for_is_found_by_an_index(filled: Filled) -> None:
    folder, url, asked = filled
    assert set(asked) == ASKED
    assert all(asked.values()), "each of them asks the database"
    assert {what: read_through(folder, url, statements) for what, statements in asked.items()} == {
        what: [] for what in ASKED
    }


@pytest.mark.parametrize(
    ("index", "noticed"),
    [
        ("ix_matches_listed_created", {"lobby"}),
        ("ix_matches_owner_hash", {"mine"}),
        ("ix_seats_used_invite", {"invitation"}),
        ("ix_asks_match_id_state", {"wake"}),
    ],
)
def test_that_a_missing_index_would_be_noticed(filled: Filled, index: str, noticed: set[str]) -> None:
    folder, url, asked = filled
    if url:
        with psycopg.connect(url, autocommit=True) as base:
            found = base.execute("SELECT indexdef FROM pg_indexes WHERE indexname = %s", (index,)).fetchone()
    else:
        with sqlite3.connect(folder / "moonwall.sqlite3") as base:
            found = base.execute("SELECT sql FROM sqlite_master WHERE name = ?", (index,)).fetchone()
    assert found is not None, index
    _run(folder, url, f"DROP INDEX {index}")
    try:
        assert {what for what, statements in asked.items() if read_through(folder, url, statements)} == noticed
    finally:
        _run(folder, url, str(found[0]))


def _run(folder: Path, url: str, statement: str) -> None:
    if url:
        with psycopg.connect(url, autocommit=True) as base:
            base.execute(statement.encode())
    else:
        with sqlite3.connect(folder / "moonwall.sqlite3") as file:
            file.execute(statement)


def test_a_match_that_sleeps_costs_the_process_less_than_two_kilobytes(tmp_path: Path) -> None:
    assert sleeping(tmp_path, matches=120, played=2) < 2000
