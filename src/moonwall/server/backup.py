"""Backups: every table of ours as lines of JSON, the same for SQLite and PostgreSQL, so that one can become the other.

The first line says what shape the database had, the last how many rows each table has: half a backup is known as such.
A backup of an older shape is laid out in that shape and then migrated, as the database itself would have been.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from . import database as base
from .alone import Alone, private
from .errors import StartFault

KIND = "moonwall-backup"
AT_ONCE = 200  # rows
KINDS = (".jsonl.gz", ".jsonl", ".sqlite3")  # how backups are called


def open_engine(url: str) -> Engine:
    """An engine for a command: a database that exists, in today's shape."""
    found = base.Database(url)
    if found.file is not None and not found.file.is_file():
        raise StartFault(f"There is no database at {found.file}")
    engine = base.plain_engine(found)
    with engine.connect() as connection:
        shape = _shape(connection)
    if shape != base.HEAD:
        engine.dispose()
        raise StartFault(f"The database {found.shown} has the shape {shape}, not {base.HEAD}: start the server once")
    return engine


def back_up(url: str, target: Path) -> dict[str, int]:
    """Write a backup while servers may go on. A name that ends in .sqlite3 gets a copy of the SQLite file itself."""
    found = base.Database(url)
    if target.exists():
        raise StartFault(f"{target} exists already; a backup writes over nothing")
    if not target.name.endswith(KINDS):
        raise StartFault(f"{target}: a backup is called NAME{', NAME'.join(KINDS[:-1])} or NAME{KINDS[-1]}")
    half = target.with_name(target.name + ".part")
    try:
        private(half)
        if target.suffix == ".sqlite3":
            counts = _copy_file(found, half)
        else:
            engine = open_engine(url)
            with _written(half, target.suffix == ".gz") as out:
                counts = _write(engine, out)
            engine.dispose()
        with half.open("rb") as done:
            os.fsync(done.fileno())
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)
    return counts


def _copy_file(found: base.Database, half: Path) -> dict[str, int]:
    if found.file is None:
        raise StartFault("A .sqlite3 backup is a copy of a SQLite file; write .jsonl.gz for PostgreSQL")
    if not found.file.is_file():
        raise StartFault(f"There is no database at {found.file}")
    try:
        with closing(sqlite3.connect(found.file)) as source, closing(sqlite3.connect(half)) as copy:
            source.backup(copy, pages=1000)
            rows = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            counts = {name: copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in rows}
    except sqlite3.Error as error:
        raise StartFault(f"{found.file} cannot be copied: {error}") from error
    if not {"matches", "entries", "alembic_version"} <= counts.keys():
        raise StartFault(f"{found.file} is no database of Moonwall")
    return {name: n for name, n in counts.items() if name != "alembic_version"}


def _written(path: Path, packed: bool) -> IO[str]:
    return gzip.open(path, "wt", encoding="utf-8") if packed else path.open("w", encoding="utf-8")


def _write(engine: Engine, out: IO[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    postgres = engine.dialect.name == "postgresql"
    level = "REPEATABLE READ" if postgres else "SERIALIZABLE"
    with engine.connect().execution_options(isolation_level=level, yield_per=AT_ONCE) as connection:
        if not postgres:
            connection.exec_driver_sql("BEGIN")  # one moment for all tables
        shape = _shape(connection)
        at = datetime.now(UTC).isoformat(timespec="seconds")
        out.write(json.dumps({"kind": KIND, "shape": shape, "at": at}) + "\n")
        for table in _tables(connection):
            counts[table.name] = 0
            for row in connection.execute(select(table)):
                values = [_to_json(value) for value in row]
                out.write(json.dumps([table.name, dict(zip(table.c.keys(), values))], ensure_ascii=False) + "\n")
                counts[table.name] += 1
        out.write(json.dumps({"kind": "end", "counts": counts}) + "\n")
    return counts


def restore(url: str, source: Path) -> dict[str, int]:
    """Lay a backup out in an empty database: all of it or nothing."""
    found = base.Database(url)
    if not source.is_file():
        raise StartFault(f"There is no backup at {source}")
    if found.file is None:
        engine = base.plain_engine(found)
        with engine.begin() as connection:
            if _shape(connection) and connection.execute(text("SELECT count(*) FROM matches")).scalar():
                raise StartFault(f"The database {found.shown} holds matches already; restore into an empty one")
            counts = _lay_out(connection, source)
        engine.dispose()
        return counts
    if found.file.exists():
        raise StartFault(f"{found.file} exists already; move it away first, or restore to another place")
    found.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    alone = Alone(found.file)
    alone.hold()
    half = found.file.with_name(found.file.name + ".part")
    half.unlink(missing_ok=True)
    try:
        private(half)
        counts = _fill_file(half, source)
        half.replace(found.file)
    finally:
        half.unlink(missing_ok=True)
        alone.let_go()
    return counts


def _fill_file(half: Path, source: Path) -> dict[str, int]:
    if source.suffix == ".sqlite3":
        return _copy_file(base.Database(f"sqlite+aiosqlite:///{source}"), half)
    engine = base.plain_engine(base.Database(f"sqlite+aiosqlite:///{half}"))
    with engine.begin() as connection:
        counts = _lay_out(connection, source)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    engine.dispose()
    return counts


def _lay_out(connection: Connection, source: Path) -> dict[str, int]:
    try:
        return _rows_of(connection, source)
    except (IntegrityError, LookupError, TypeError) as error:
        raise StartFault(f"{source} is not whole: rows are missing or spoilt") from error


def _rows_of(connection: Connection, source: Path) -> dict[str, int]:
    lines = _lines(source)
    head: Any = next(lines, {})
    shape = str(head.get("shape", "")) if isinstance(head, dict) else ""
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise StartFault(f"{source} is no backup of Moonwall")
    if shape > base.HEAD:
        raise StartFault(f"{source} comes from a newer Moonwall (shape {shape}, this one knows up to {base.HEAD})")
    base.migrate(connection, shape)
    tables = {table.name: table for table in _tables(connection)}
    counts = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    name, end = "", None
    for line in lines:
        if isinstance(line, dict):
            end = line.get("counts")
            break
        if line[0] != name or len(waiting) >= AT_ONCE:
            _put(connection, tables, name, waiting)
            name, waiting = line[0], []
        waiting.append(line[1])
        counts[line[0]] += 1
    _put(connection, tables, name, waiting)
    if end != counts:
        raise StartFault(f"{source} is not whole: it ends too early, or rows are missing")
    _set_numbers(connection, tables)
    base.migrate(connection)
    return counts


def _put(connection: Connection, tables: dict[str, Table], name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        table = tables[name]
        data = [{key: _from_json(table, key, value) for key, value in row.items()} for row in rows]
        connection.execute(insert(table), data)


def _lines(source: Path) -> Iterator[Any]:
    opened = gzip.open if source.suffix == ".gz" else open
    try:
        with opened(source, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except (EOFError, OSError, ValueError) as error:
        raise StartFault(f"{source} cannot be read to its end: {type(error).__name__}") from error


def _tables(connection: Connection) -> list[Table]:
    """Ours as they are, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _shape(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _set_numbers(connection: Connection, tables: dict[str, Table]) -> None:
    """PostgreSQL counts on from where the backup was."""
    if connection.dialect.name != "postgresql":
        return
    for name, table in tables.items():
        if "id" in table.c and connection.execute(func.pg_get_serial_sequence(name, "id").select()).scalar():
            highest = connection.execute(select(func.max(table.c.id))).scalar()
            if highest:
                connection.execute(select(func.setval(func.pg_get_serial_sequence(name, "id"), highest)))


def _to_json(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value


def _from_json(table: Table, key: str, value: Any) -> Any:
    if isinstance(value, dict):
        return base64.b64decode(value["base64"])
    if value is not None and isinstance(table.c[key].type, LargeBinary):
        return str(value).encode()
    return value
