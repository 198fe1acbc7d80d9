"""Operate: what an operator may look at and clear away, with or without a server running on the same database.

A running server notices within seconds: PostgreSQL tells it, on SQLite it looks.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import structlog
from sqlalchemy import JSON, ColumnElement, Engine, and_, case, cast, delete, func, insert, or_, select, type_coerce

from .contents import forget_files
from .database import CHANNEL, Database, plain_engine
from .packs import forget_folders
from .schema import blocks, contents, entries, matches, packs, seats
from .settings import Settings
from .store import now

log = structlog.get_logger("moonwall.operate")
CONTENT_DAYS = 1.0  # a content stays at least as long after it was kept: a match may be about to begin with it
AT_ONCE = 1000  # matches that are cleared away in one go


class MatchLine(msgspec.Struct):
    """A match as the operator sees it: no name, no secret."""

    id: str
    game: str
    people: int
    bots: int
    answers: int
    over: bool
    created: str
    last: str
    bytes: int


class PackLine(msgspec.Struct):
    hash: str
    game: str
    name: str
    bytes: int
    matches: int
    at: str


def _last(column: Any) -> Any:
    """A column of the newest entry of a match."""
    newest = select(column).where(entries.c.match_id == matches.c.id).order_by(entries.c.number.desc()).limit(1)
    return newest.scalar_subquery()


def _people() -> Any:
    mine = and_(seats.c.match_id == matches.c.id, seats.c.who == "human")
    return select(func.count()).where(mine).scalar_subquery()


def days_ago(days: float) -> str:
    """A time as it is kept."""
    at = datetime.now(UTC) - timedelta(days=days)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def bots_only() -> ColumnElement[bool]:
    alone: ColumnElement[bool] = _people() == 0
    return alone


def idle_since(at: str) -> ColumnElement[bool]:
    return func.coalesce(_last(entries.c.at), matches.c.created) < at


def never_played() -> ColumnElement[bool]:
    return func.coalesce(_last(entries.c.number), 0) == 0


def outlived(settings: Settings) -> ColumnElement[bool] | None:
    """The matches whose time is over by the settings; None when all may stay."""
    found: list[ColumnElement[bool]] = []
    if settings.days_of_matches:
        found.append(idle_since(days_ago(settings.days_of_matches)))
        found.append(and_(never_played(), idle_since(days_ago(min(30.0, settings.days_of_matches)))))
    if settings.keep_bot_tables:
        found.append(and_(bots_only(), idle_since(days_ago(settings.keep_bot_tables))))
    return or_(*found) if found else None


def list_matches(engine: Engine, where: Sequence[ColumnElement[bool]] = (), limit: int = 50) -> list[MatchLine]:
    """The newest first."""
    size = select(func.sum(func.length(entries.c.events))).where(entries.c.match_id == matches.c.id).scalar_subquery()
    bots = select(func.count()).where(and_(seats.c.match_id == matches.c.id, seats.c.who == "bot")).scalar_subquery()
    columns = (
        matches.c.id,
        matches.c.game,
        _people(),
        bots,
        func.coalesce(_last(entries.c.moment), 0),
        case((matches.c.outcome.is_(None), 0), else_=1),
        matches.c.created,
        func.coalesce(_last(entries.c.at), matches.c.created),
        func.coalesce(size, 0) + func.length(matches.c.setup),
    )
    query = select(*columns).where(and_(True, *where)).order_by(matches.c.created.desc()).limit(limit)
    with engine.connect() as connection:
        return [MatchLine(*row[:5], bool(row[5]), *row[6:]) for row in connection.execute(query)]


def known_matches(engine: Engine, ids: Sequence[str]) -> set[str]:
    """Those of these ids that are matches."""
    with engine.connect() as connection:
        return {m for m in ids if connection.execute(select(matches.c.id).where(matches.c.id == m)).first() is not None}


def delete_matches(engine: Engine, ids: Sequence[str]) -> int:
    """Forget these matches and everything about them; how many there were."""
    gone = 0
    for match_id in ids:
        with engine.begin() as connection:
            if connection.execute(delete(matches).where(matches.c.id == match_id)).rowcount:
                gone += 1
                _tell(connection, f"d {match_id} admin")
    return gone


def list_packs(engine: Engine) -> list[PackLine]:
    with engine.connect() as connection:
        used = _uses(connection)
        columns = (packs.c.hash, packs.c.game, packs.c.name, func.length(packs.c.files), packs.c.at)
        rows = connection.execute(select(*columns).order_by(packs.c.at.desc())).all()
    return [PackLine(h, game, name, size, used.get(h, 0), at) for h, game, name, size, at in rows]


def _uses(connection: Any) -> dict[str, int]:
    used: dict[str, int] = {}
    for (text,) in connection.execute(select(matches.c.packs).where(matches.c.packs != "[]")):
        for digest in msgspec.json.decode(text):
            used[digest] = used.get(digest, 0) + 1
    return used


def delete_packs(engine: Engine, hashes: Sequence[str]) -> tuple[list[str], list[str]]:
    """Those that are gone, and those that stay because matches are played with them."""
    with engine.begin() as connection:
        used = _uses(connection)
        free = [digest for digest in hashes if digest not in used]
        gone = [
            digest for digest in free if connection.execute(delete(packs).where(packs.c.hash == digest)).rowcount == 1
        ]
    return gone, [digest for digest in hashes if digest in used]


def unused_packs(engine: Engine, before: str) -> list[str]:
    """Packs that no match is played with and that have been here since before a time."""
    return [pack.hash for pack in list_packs(engine) if not pack.matches and pack.at < before]


def delete_contents(engine: Engine, before: str) -> list[str]:
    """Delete the rows of contents that no match was begun with and that were last kept before a time."""
    text: Any = matches.c.setup
    text = cast(text, JSON) if engine.dialect.name == "postgresql" else type_coerce(text, JSON)
    used = select(text["content", "hash"].as_string()).distinct()
    with engine.begin() as connection:
        needed = {digest for (digest,) in connection.execute(used)}
        old = connection.scalars(select(contents.c.hash).where(contents.c.at < before)).all()
        unused = [digest for digest in old if digest not in needed]
        still = and_(contents.c.hash.in_(unused), contents.c.at < before)
        return list(connection.scalars(delete(contents).where(still).returning(contents.c.hash)))


def tend(database: Database, settings: Settings, busy: Collection[str]) -> list[str]:
    """Delete what has outlived its time, but not what somebody looks at; the matches that are gone."""
    engine = plain_engine(database)
    try:
        where = outlived(settings)
        found = [] if where is None else [m.id for m in list_matches(engine, [where], AT_ONCE) if m.id not in busy]
        delete_matches(engine, found)
        if settings.keep_packs:
            gone, _ = delete_packs(engine, unused_packs(engine, days_ago(settings.keep_packs)))
            forget_folders(settings.folder / "packs", gone)
            unused = delete_contents(engine, days_ago(max(settings.keep_packs, CONTENT_DAYS)))
            forget_files(settings.folder / "contents", unused)
            if found or gone or unused:
                log.info("what was old is gone", count=len(found), entries=len(gone), contents=len(unused))
    finally:
        engine.dispose()
    return found


# --- addresses ---------------------------------------------------------------------------------------------------


def network(text: str) -> str:
    """An address or network in one form; ValueError when it is neither."""
    return str(ipaddress.ip_network(text.strip(), strict=False))


def block(engine: Engine, net: str, reason: str) -> None:
    with engine.begin() as connection:
        connection.execute(delete(blocks).where(blocks.c.net == net))
        connection.execute(insert(blocks), [{"net": net, "reason": reason, "at": now()}])


def unblock(engine: Engine, net: str) -> bool:
    with engine.begin() as connection:
        return connection.execute(delete(blocks).where(blocks.c.net == net)).rowcount == 1


def list_blocks(engine: Engine) -> list[tuple[str, str, str]]:
    with engine.connect() as connection:
        query = select(blocks.c.net, blocks.c.reason, blocks.c.at).order_by(blocks.c.at)
        return [(net, reason, at) for net, reason, at in connection.execute(query)]


def _tell(connection: Any, payload: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, payload)))
