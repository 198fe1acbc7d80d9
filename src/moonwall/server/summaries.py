"""Summaries: lines for the lobby, from the database alone. No position is rebuilt for them, and however many matches
there are, they are read with the same few questions, each by an index."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import LastEntry, MatchRow, SeatRow
from .schema import entries, holders, matches, seats
from .store import SEAT_COLUMNS, Store
from .views import seat_doc
from .wire import Summary


class _Known(msgspec.Struct):
    """What is read of a match."""

    row: MatchRow
    last: LastEntry | None = None
    chairs: list[SeatRow] = []
    held: dict[str, set[int]] = {}


async def summaries(store: Store, ids: Sequence[str], hashes: set[str]) -> list[Summary]:
    """In the order of ``ids``; ``hashes`` are those of the tokens of who asks."""
    if not ids:
        return []
    async with store.database.engine.connect() as connection:
        found = await connection.execute(select(matches).where(matches.c.id.in_(list(ids))))
        known = {row[0]: _Known(MatchRow(*row)) for row in found}
        await _read_last(connection, known)
        chairs = select(*SEAT_COLUMNS).where(seats.c.match_id.in_(list(known))).order_by(seats.c.match_id, seats.c.seat)
        for values in await connection.execute(chairs):
            known[values[0]].chairs.append(SeatRow(*values))
        if hashes:
            mine = and_(holders.c.match_id.in_(list(known)), holders.c.token_hash.in_(sorted(hashes)))
            columns = (holders.c.match_id, holders.c.token_hash, holders.c.seat)
            for match_id, hashed, seat in await connection.execute(select(*columns).where(mine)):
                known[match_id].held.setdefault(hashed, set()).add(seat)
    return [_summary(known[m], known[m].last, hashes) for m in ids if m in known and known[m].last is not None]


async def _read_last(connection: AsyncConnection, known: dict[str, _Known]) -> None:
    each = entries.alias()
    newest = select(func.max(each.c.number)).where(each.c.match_id == matches.c.id).correlate(matches).scalar_subquery()
    columns = (matches.c.id, entries.c.number, entries.c.moment, entries.c.waiting, entries.c.at)
    joined = and_(entries.c.match_id == matches.c.id, entries.c.number == newest)
    query = select(*columns).select_from(matches.join(entries, joined)).where(matches.c.id.in_(list(known)))
    for match_id, number, moment, waiting, at in await connection.execute(query):
        known[match_id].last = LastEntry(number, moment, [int(w) for w in waiting.split(",") if w], at)


def _summary(known: _Known, last: LastEntry | None, hashes: set[str]) -> Summary:
    assert last is not None
    row = known.row
    further = {seat for held in known.held.values() for seat in held}
    you = [s.seat for s in known.chairs if s.token_hash in hashes or s.seat in further]
    over = row.outcome is not None or row.closed is not None
    behind = 0 if you or over else row.delay
    return Summary(
        match=row.id,
        game=row.game,
        mode=msgspec.json.decode(row.setup)["mode"],
        seats=[seat_doc(s) for s in known.chairs],
        you=you,
        owner=row.owner_hash in hashes or -1 in further,
        count=max(0, last.moment - behind),
        version=last.number,
        waiting=[] if behind else last.waiting,
        over=over,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome),
        created=row.created,
        updated=last.at,
        spectators=row.spectators,
        series=row.series or UNSET,
        rematch=row.rematch or UNSET,
    )
