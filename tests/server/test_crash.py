"""kill -9 at random moments under load: what was acknowledged is there, once, when the server comes back.

Both titles are played, and nothing is prepared beforehand. ``python -m tests.torture kills`` kills a thousand times.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.torture.kills import Player, survive, wrongs
from tests.torture.restarts import restarts

from .house import ForkedHouse, Nursery

KILLS = 35
KILLS_OF_TWO = 15


def quietly(_: str) -> None:
    """Long runs tell how far they are."""


def test_on_sqlite_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, nursery: Nursery) -> None:
    house = ForkedHouse(nursery, tmp_path / "house", snapshot_every="8")
    assert not survive([house], "", KILLS, tell=quietly)


def test_on_postgresql_with_two_processes_neither(tmp_path: Path, nursery: Nursery, postgres: str) -> None:
    pair = [ForkedHouse(nursery, tmp_path / name, postgres, snapshot_every="8") for name in ("one", "two")]
    assert not survive(pair, postgres, KILLS_OF_TWO, matches=4, tell=quietly)


def test_twenty_pages_come_back_at_once_after_a_restart(tmp_path: Path, nursery: Nursery) -> None:
    assert not restarts(ForkedHouse(nursery, tmp_path / "house"), times=4, tell=quietly)


def test_losses_and_doubles_would_be_noticed() -> None:
    player = Player({}, None)  # type: ignore[arg-type]
    player.answers = [("0-0", 0, "pass")]
    player.undos = {2: 0}
    whole = {
        0: ("start", 0, "", "", 0),
        1: ("answer", 0, "pass", "0-0", 1),
        2: ("undo", 0, "", "", 0),
    }
    assert not wrongs(player, whole)
    assert wrongs(player, {**whole, 1: ("answer", 0, "fight", "0-0", 1)}) == ["lost: ('0-0', 0, 'pass')"]
    assert wrongs(player, {**whole, 3: ("answer", 0, "pass", "0-0", 1)}) == ["doubled: ('0-0', 0, 'pass')"]
    assert wrongs(player, {**whole, 2: ("undo", 0, "", "", 1)}) == ["lost: undo to 0 as entry 2"]
    assert wrongs(player, {0: whole[0], 1: whole[1], 2: whole[2], 4: whole[2]}) == ["entries are missing or doubled"]


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
