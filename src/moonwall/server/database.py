"""The database: opening, migrating, and the one door through which entries of all matches are committed in groups."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, Executable, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from . import schema
from .errors import StartFault
from .logs import masked

log = structlog.get_logger("moonwall.database")
CHANNEL = "moonwall"
_MIGRATION_LOCK = 0x6D6F6F6E77616C6C  # "moonwall": several processes may start at once
MAX_GROUP = 200
HEAD = "0008"  # the newest migration
BESIDE = -1  # the number of what is no entry

Row = dict[str, Any]
Item = tuple[Row, Sequence[Executable], "asyncio.Future[bool]"]  # an entry, what belongs to it, who waits


class Pool(AsyncAdaptedQueuePool):
    """A pool that knows how long it was waited for."""

    waits = 0
    waited = 0.0

    def _do_get(self) -> Any:
        if self.checkedin() or self.overflow() < self._max_overflow:
            return super()._do_get()
        started = time.perf_counter()
        try:
            return super()._do_get()
        finally:
            self.waits += 1
            self.waited += time.perf_counter() - started

    @property
    def busy(self) -> int:
        return self.checkedout()


class Database:
    """An engine that knows its dialect. PostgreSQL also carries notices between server processes."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = _engine(url, self.postgres)
        assert isinstance(self.engine.pool, Pool)
        self.pool: Pool = self.engine.pool

    @property
    def shown(self) -> str:
        """How the database is named to an operator: without its password."""
        return (
            str(self.url.database)
            if not self.postgres
            else masked(self.url.set(drivername="postgresql").render_as_string())
        )

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        name = self.url.database
        return Path(name) if not self.postgres and name and name != ":memory:" else None

    async def open(self) -> None:
        """Create what is missing and bring the tables to the newest shape; a fault is told in plain words."""
        try:
            await self._open()
        except SQLAlchemyError as error:
            await self.engine.dispose()
            reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            raise StartFault(f"The database {self.shown} cannot be used: {masked(reason)}") from error

    async def _open(self) -> None:
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        if await self._newest():
            return
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
            await connection.run_sync(migrate)

    async def _newest(self) -> bool:
        """Whether there is nothing to migrate; the usual case, and Alembic takes its time to load."""
        try:
            async with self.engine.connect() as connection:
                found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        except DBAPIError as error:
            if away(error) and self.postgres:
                raise
            return False
        if found is not None and str(found) > HEAD:
            raise StartFault(
                f"The database {self.shown} was made by a newer Moonwall (its shape is {found}, this one knows up to "
                f"{HEAD}): start that one, or restore a backup"
            )
        return bool(found == HEAD)

    async def close(self) -> None:
        await self.engine.dispose()

    def size(self) -> int:
        """Bytes of the SQLite files; -1 for a database that lies elsewhere."""
        if self.file is None:
            return -1
        files = [self.file, self.file.with_name(self.file.name + "-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    def insert_new(self, into: Any) -> Any:
        """An INSERT that skips rows whose key exists."""
        make = postgresql.insert if self.postgres else sqlite.insert
        return make(into).on_conflict_do_nothing()

    def upsert(self, into: Any, key: Row, values: Row) -> Any:
        """An INSERT that writes over the row with this key."""
        make = postgresql.insert if self.postgres else sqlite.insert
        return make(into).values(**key, **values).on_conflict_do_update(index_elements=list(key), set_=values)

    async def notify(self, connection: AsyncConnection, payloads: Sequence[str]) -> None:
        """Tell the other processes, when this transaction is committed."""
        if self.postgres:
            for payload in payloads:
                await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def write_pulse(self, at: str) -> None:
        """Write something, to see whether what matters could be written."""
        async with self.engine.begin() as connection:
            await connection.execute(self.upsert(schema.pulse, {"id": 1}, {"at": at}))


def away(error: BaseException) -> bool:
    """Whether the database does not answer, or its disk takes nothing: it may be otherwise in a moment."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))
    return isinstance(error, PoolTimeout)


# parameters hold secrets, and errors are told to many
_POSTGRES: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": 10,
    "hide_parameters": True,
    "connect_args": {"connect_timeout": 5},
}


def _engine(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        return create_async_engine(url, poolclass=Pool, pool_size=8, max_overflow=8, **_POSTGRES)
    engine = create_async_engine(
        url,
        poolclass=Pool,
        pool_size=6,
        max_overflow=4,
        pool_timeout=10,
        hide_parameters=True,
        connect_args={"timeout": 15},
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def plain_engine(database: Database) -> Engine:
    """For the journal's thread and for commands: one connection that stays."""
    if database.postgres:
        return create_engine(database.url, pool_size=1, max_overflow=0, **_POSTGRES)
    connect = {"timeout": 15, "check_same_thread": False}  # opened in the thread, closed after it has ended
    url = database.url.set(drivername="sqlite")
    engine = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True, connect_args=connect)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, target: str = "head") -> None:
    """Run the migrations of this package on an open connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if target == "base":
        command.downgrade(config, target)
    else:
        command.upgrade(config, target)


class _Clash(Exception):
    """A number that an entry wants is taken."""


class Journal:
    """Commits entries. What arrives while one commit is under way shares the next: many matches, one disk flush.

    It has a connection and a thread of its own, so that a whole group costs the event loop a single wait."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.commits = 0
        self.rows = 0  # written, besides what belongs to an entry
        self._waiting: list[Item] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._engine = plain_engine(database)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._insert = database.insert_new(schema.entries).returning(
            schema.entries.c.match_id, schema.entries.c.number, sort_by_parameter_order=False
        )

        columns = [column.name for column in schema.entries.columns]
        self._values: Callable[[Row], tuple[Any, ...]] = itemgetter(*columns)
        places = ", ".join("?" * len(columns))
        into = f"{schema.entries.name} ({', '.join(columns)})"
        self._line = f"INSERT INTO {into} VALUES ({places}) ON CONFLICT DO NOTHING"

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.005)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._thread.shutdown()
        self._hang_up()
        self._engine.dispose()

    async def add(self, row: Row, extra: Sequence[Executable] = ()) -> bool:
        """True when the entry is on disk; False when another entry already has its number.

        ``extra`` statements belong to the entry: they are committed with it or not at all."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, extra, future))
        self._wake.set()
        return await future

    async def beside(self, match_id: str, statements: Sequence[Executable]) -> None:
        """Commit something of a match together with the entries that wait, so that no second writer locks the file."""
        await self.add({"match_id": match_id, "number": BESIDE}, statements)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
            if not self._waiting:
                self._wake.clear()
            # one order for all processes, so that their groups never wait for each other in a circle
            group.sort(key=lambda item: (item[0]["match_id"], item[0]["number"]))
            results = await loop.run_in_executor(self._thread, self._commit_all, group)
            for (_, _, future), result in zip(group, results):
                if future.done():
                    continue
                if isinstance(result, bool):
                    future.set_result(result)
                else:
                    future.set_exception(result)

    # --- in the journal's thread ---------------------------------------------------------------------------------

    def _commit_all(self, group: list[Item]) -> list[bool | Exception]:
        try:
            try:
                return self._commit(group)
            except _Clash:
                return self._commit(group, singly=True)
        except Exception as error:
            self._hang_up()
            log.error("commit failed", entries=len(group), kind=type(error).__name__)
            if len(group) == 1 or not isinstance(error, SQLAlchemyError):
                return [error] * len(group)
        # find out whose fault it was: a match deleted meanwhile, for instance
        return [result for item in group for result in self._commit_all([item])]

    def _commit(self, group: list[Item], singly: bool = False) -> list[bool | Exception]:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            taken = self._enter(connection, [row for row, _, _ in group], singly)
            for (_, extra, _), here in zip(group, taken):
                if extra and here:
                    for statement in extra:
                        connection.execute(statement)
            if self.database.postgres:
                told = {row["match_id"] for (row, _, _), here in zip(group, taken) if here and row["number"] != BESIDE}
                for match in told:
                    connection.execute(select(func.pg_notify(CHANNEL, f"e {match} {self.process}")))
        self.commits += 1
        self.rows += sum(here for (row, _, _), here in zip(group, taken) if row["number"] != BESIDE)
        return [*taken]

    def _enter(self, connection: Connection, rows: list[Row], singly: bool) -> list[bool]:
        """Insert the rows whose numbers are free, and say for each whether it was. SQLite only says how many there
        were: where not all numbers are free the rows are tried again one by one."""
        found = [row["number"] == BESIDE for row in rows]
        entries = [row for row in rows if row["number"] != BESIDE]
        if not entries:
            return found
        if self.database.postgres:
            free = {(match, number) for match, number in connection.execute(self._insert, entries)}
            for place, row in enumerate(rows):
                if (row["match_id"], row["number"]) in free:
                    free.remove((row["match_id"], row["number"]))  # the first of several who want it
                    found[place] = True
            return found
        if not singly:
            if connection.exec_driver_sql(self._line, [self._values(row) for row in entries]).rowcount != len(entries):
                raise _Clash
            return [True] * len(rows)
        return [
            here or connection.exec_driver_sql(self._line, self._values(row)).rowcount == 1
            for row, here in zip(rows, found)
        ]

    def _hang_up(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None
