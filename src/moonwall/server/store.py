"""Store: every question to the database besides the journal's. Rows in, small structs out; no game is known here."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Executable, and_, delete, exists, func, insert, literal, or_, select, union, update

from moonwall import table

from .database import Database, Row
from .rows import Ask, ChatLine, MatchRow, Moment, SeatRow
from .schema import (
    asks,
    blocks,
    chat,
    contents,
    entries,
    holders,
    hooks,
    links,
    matches,
    packs,
    seats,
    snapshots,
    votes,
)
from .space import Space
from .webhook import Note

OVERHEAD = 200  # bytes of an entry besides what happened


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def until_ms(seconds: float) -> int:
    """So many seconds from now, in milliseconds since 1970."""
    return int(1000 * (time.time() + seconds))


SEAT_COLUMNS = [c for c in seats.c if c.name != "notes"]
_SHAPE = (
    entries.c.number,
    entries.c.kind,
    entries.c.seat,
    entries.c.option,
    entries.c.decision,
    entries.c.moment,
    entries.c.at,
    entries.c.print,
)


def encode_events(events: Iterable[table.Event]) -> str:
    return msgspec.json.encode([[e.kind, e.data, e.to] for e in events]).decode()


def decode_events(text: str) -> list[table.Event]:
    return [table.Event(kind, data, None if to is None else tuple(to)) for kind, data, to in msgspec.json.decode(text)]


class Store:
    """One per process. Writes that others must see at once end in a notice."""

    def __init__(self, database: Database, process: str, space: Space | None = None) -> None:
        self.database = database
        self.process = process
        self.space = space

    async def _rows(self, query: Any) -> Sequence[Any]:
        async with self.database.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def write(self, *statements: Executable, notice: str = "") -> int:
        """Run statements in one transaction; the number of rows the last one touched."""
        touched = 0
        async with self.database.engine.begin() as connection:
            for statement in statements:
                touched = (await connection.execute(statement)).rowcount
            if notice and touched:
                await self.database.notify(connection, [f"{notice} {self.process}"])
        return touched

    # --- matches -------------------------------------------------------------------------------------------------

    async def create(
        self,
        match: Row,
        chairs: list[Row],
        first: list[Row],
        heirs: Sequence[Row] = (),
        after: Executable | None = None,
    ) -> bool:
        """A new match with its seats, those who hold them and everything that has happened already, all or nothing:
        False when ``after``, which makes it the next of another match, finds that there is one already."""
        if self.space is not None:
            self.space.check()
            self.space.owe(len(match["setup"]) + sum(OVERHEAD + len(row["events"]) for row in first))
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(matches), [match])
            if chairs:
                await connection.execute(insert(seats), chairs)
            for start in range(0, len(first), 500):
                await connection.execute(insert(entries), first[start : start + 500])
            if heirs:
                await connection.execute(insert(holders), list(heirs))
            if after is not None and not (await connection.execute(after)).rowcount:
                await connection.rollback()
                return False
        return True

    async def match(self, match_id: str) -> MatchRow | None:
        rows = await self._rows(select(matches).where(matches.c.id == match_id))
        return MatchRow(*rows[0]) if rows else None

    async def seats(self, match_id: str) -> list[SeatRow]:
        query = select(*SEAT_COLUMNS).where(seats.c.match_id == match_id).order_by(seats.c.seat)
        return [SeatRow(*row) for row in await self._rows(query)]

    async def delete(self, match_id: str) -> None:
        await self.write(delete(matches).where(matches.c.id == match_id), notice=f"d {match_id}")

    async def with_tokens(self, hashes: list[str], limit: int) -> list[str]:
        """The matches these seat or owner tokens belong to; of too many those that run, then the newest."""
        query = union(  # each by its own index
            select(matches.c.id).where(matches.c.owner_hash.in_(hashes)),
            select(seats.c.match_id).where(seats.c.token_hash.in_(hashes)),
            select(holders.c.match_id).where(holders.c.token_hash.in_(hashes)),
        )
        ids = [row[0] for row in await self._rows(query)]
        if len(ids) <= limit:
            return ids
        over = or_(matches.c.outcome.is_not(None), matches.c.closed.is_not(None))
        known: list[tuple[str, bool, str]] = []
        for start in range(0, len(ids), 400):  # named one by one, each is found by its index on both databases
            some = select(matches.c.id, over, matches.c.created).where(matches.c.id.in_(ids[start : start + 400]))
            known += [(match_id, bool(done), created) for match_id, done, created in await self._rows(some)]
        newest = sorted(known, key=lambda one: one[2], reverse=True)
        return [match_id for match_id, _, _ in sorted(newest, key=lambda one: one[1])][:limit]

    async def listed(self, limit: int) -> list[str]:
        query = (
            select(matches.c.id).where(and_(matches.c.listed, matches.c.spectators)).order_by(matches.c.created.desc())
        )
        return [row[0] for row in await self._rows(query.limit(limit))]

    async def with_bots(self, limit: int) -> list[str]:
        """Unfinished matches with a bot at the table: somebody may be waiting for one. Those with people come first, of
        each the newest."""
        here = seats.c.match_id == matches.c.id
        bots = exists().where(here, or_(seats.c.who == "bot", seats.c.stand_in.is_not(None)))
        people = exists().where(here, seats.c.who == "human")
        running = and_(matches.c.outcome.is_(None), matches.c.closed.is_(None))
        query = select(matches.c.id).where(running, bots).order_by(people.desc(), matches.c.created.desc())
        return [row[0] for row in await self._rows(query.limit(limit))]

    async def existing(self, ids: list[str]) -> set[str]:
        """Those of these matches that are still there."""
        found: set[str] = set()
        for start in range(0, len(ids), 400):
            query = select(matches.c.id).where(matches.c.id.in_(ids[start : start + 400]))
            found |= {row[0] for row in await self._rows(query)}
        return found

    async def blocked(self) -> list[str]:
        return [row[0] for row in await self._rows(select(blocks.c.net))]

    async def counts(self) -> tuple[int, int]:
        rows = await self._rows(select(func.count(), func.count(matches.c.outcome)).select_from(matches))
        return rows[0][0], rows[0][1]

    # --- entries -------------------------------------------------------------------------------------------------

    async def entries(self, match_id: str, after: int = -1) -> Sequence[Any]:
        """number, kind, seat, option, decision, moment, time, print of all entries after one, in order."""
        where = and_(entries.c.match_id == match_id, entries.c.number > after)
        return await self._rows(select(*_SHAPE).where(where).order_by(entries.c.number))

    async def answer_to(self, match_id: str, decision: str) -> tuple[int, str] | None:
        """The seat and option that a decision was answered with."""
        where = and_(entries.c.match_id == match_id, entries.c.decision == decision)
        rows = await self._rows(select(entries.c.seat, entries.c.option).where(where))
        return (rows[0][0], rows[0][1]) if rows else None

    async def moments(self, match_id: str, numbers: list[int]) -> list[Moment]:
        """The moments that these entries led to."""
        columns = (entries.c.number, entries.c.moment, entries.c.seat, entries.c.at, entries.c.events)
        where = and_(entries.c.match_id == match_id, entries.c.number.between(numbers[0], numbers[-1]))
        wanted = set(numbers)
        rows = await self._rows(select(*columns).where(where).order_by(entries.c.number))
        return [Moment(k, seat, at, decode_events(text)) for number, k, seat, at, text in rows if number in wanted]

    async def story(self, match_id: str) -> dict[int, tuple[str, str]]:
        """By entry: who was asked after it, and what was told of it."""
        query = select(entries.c.number, entries.c.waiting, entries.c.events).where(entries.c.match_id == match_id)
        return {number: (waiting, events) for number, waiting, events in await self._rows(query)}

    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        query = select(snapshots.c.number, snapshots.c.doc).where(snapshots.c.match_id == match_id)
        rows = await self._rows(query.order_by(snapshots.c.number.desc()).limit(1))
        return (rows[0][0], rows[0][1]) if rows else None

    def snapshot_kept(self, match_id: str, number: int, doc: bytes) -> list[Executable]:
        """Keep this one and drop the older ones: snapshots are a cache."""
        older = and_(snapshots.c.match_id == match_id, snapshots.c.number < number)
        fresh = self.database.insert_new(snapshots).values(match_id=match_id, number=number, doc=doc)
        return [fresh, delete(snapshots).where(older)]

    # --- seats ---------------------------------------------------------------------------------------------------

    async def seat_of_invite(self, invite_hash: str) -> SeatRow | None:
        """The seat that an invitation leads to, or led to before it was taken."""
        query = union(  # each by its own index
            select(*SEAT_COLUMNS).where(seats.c.invite_hash == invite_hash),
            select(*SEAT_COLUMNS).where(seats.c.used_invite == invite_hash),
        )
        rows = await self._rows(query)
        return SeatRow(*rows[0]) if rows else None

    async def take_seat(self, match_id: str, invite_hash: str, token_hash: str, name: str) -> bool:
        """Exactly one of several who come with the same invitation gets the seat."""
        where = and_(seats.c.match_id == match_id, seats.c.invite_hash == invite_hash, seats.c.token_hash.is_(None))
        values: Row = {"token_hash": token_hash, "invite_hash": None, "used_invite": invite_hash, "since": now()}
        if name:
            values["name"] = name
        take = update(seats).where(where).values(**values)
        return await self.write(*no_comments(match_id), take, notice=f"t {match_id}") == 1

    async def change_seat(self, match_id: str, seat: int, **values: Any) -> None:
        where = and_(seats.c.match_id == match_id, seats.c.seat == seat)
        await self.write(update(seats).where(where).values(**values), notice=f"t {match_id}")

    async def change_match(self, match_id: str, **values: Any) -> None:
        await self.write(update(matches).where(matches.c.id == match_id).values(**values), notice=f"t {match_id}")

    async def saw(self, match_id: str, left: Iterable[int], at: str) -> None:
        """The last page of these seats was closed."""
        where = and_(seats.c.match_id == match_id, seats.c.seat.in_(list(left)))
        await self.write(update(seats).where(where).values(seen=at))

    # --- further tokens ------------------------------------------------------------------------------------------

    async def holders(self, match_id: str) -> dict[str, frozenset[int]]:
        """Further tokens of a match by their hash, with the seats they hold (-1: the owner's rights)."""
        found: dict[str, frozenset[int]] = {}
        for hashed, seat in await self._rows(
            select(holders.c.token_hash, holders.c.seat).where(holders.c.match_id == match_id)
        ):
            found[hashed] = found.get(hashed, frozenset()) | {seat}
        return found

    async def held_by(self, hashes: list[str]) -> list[tuple[str, int]]:
        """Every match and seat (-1: the owner's rights) that these tokens hold."""
        query = union(
            select(seats.c.match_id, seats.c.seat).where(seats.c.token_hash.in_(hashes)),
            select(holders.c.match_id, holders.c.seat).where(holders.c.token_hash.in_(hashes)),
            select(matches.c.id, literal(-1)).where(matches.c.owner_hash.in_(hashes)),
        )
        return [(match_id, seat) for match_id, seat in await self._rows(query)]

    async def hold(self, token_hash: str, held: Sequence[tuple[str, int]]) -> None:
        """From now on this token holds these seats, too."""
        rows = [{"token_hash": token_hash, "match_id": match_id, "seat": seat} for match_id, seat in held]
        async with self.database.engine.begin() as connection:
            if rows:
                await connection.execute(self.database.insert_new(holders), rows)
            for match_id in sorted({match_id for match_id, _ in held}):
                await self.database.notify(connection, [f"t {match_id} {self.process}"])

    async def forget_token(self, token_hash: str) -> list[str]:
        """This further token holds nothing any more; the matches in which it did."""
        mine = holders.c.token_hash == token_hash
        async with self.database.engine.begin() as connection:
            gone = [row[0] for row in await connection.execute(select(holders.c.match_id).where(mine).distinct())]
            await connection.execute(delete(holders).where(mine))
            for match_id in gone:
                await self.database.notify(connection, [f"t {match_id} {self.process}"])
        return gone

    async def give_seat(self, match_id: str, seat: int, **values: Any) -> None:
        """A seat gets another holder, or none: whoever held it does not any more."""
        where = and_(seats.c.match_id == match_id, seats.c.seat == seat)
        others = [
            delete(gone).where(and_(gone.c.match_id == match_id, gone.c.seat == seat)) for gone in (holders, links)
        ]
        await self.write(
            *no_comments(match_id), *others, update(seats).where(where).values(**values), notice=f"t {match_id}"
        )

    async def keep_link(self, link_hash: str, match_id: str, seat: int, until: int) -> None:
        """A link to another device; those that have run out are forgotten."""
        old = delete(links).where(links.c.until < until_ms(0.0))
        row = {"hash": link_hash, "match_id": match_id, "seat": seat, "until": until}
        await self.write(old, insert(links).values(row))

    async def take_link(self, link_hash: str, token_hash: str) -> tuple[str, int] | None:
        """The match and seat of a link, which this token holds from now on; None when it was taken or has run out."""
        where = and_(links.c.hash == link_hash, links.c.until >= until_ms(0.0))
        async with self.database.engine.begin() as connection:
            taken = delete(links).where(where).returning(links.c.match_id, links.c.seat)
            found = (await connection.execute(taken)).first()
            if found is None:
                return None
            row = {"token_hash": token_hash, "match_id": found[0], "seat": found[1]}
            await connection.execute(insert(holders).values(row))
            await self.database.notify(connection, [f"t {found[0]} {self.process}"])
        return str(found[0]), int(found[1])

    # --- clocks and series ---------------------------------------------------------------------------------------

    async def due(self, limit: int) -> list[tuple[str, int]]:
        """Matches whose clock must be looked at, with the time that is kept of it."""
        query = select(matches.c.id, matches.c.due).where(matches.c.due <= until_ms(0.0)).order_by(matches.c.due)
        return [(match_id, due) for match_id, due in await self._rows(query.limit(limit))]

    async def look_again(self, match_id: str, seen: int, due: int | None) -> bool:
        """When the clock of a match is to be looked at next; False when another process looks at it now."""
        where = and_(matches.c.id == match_id, matches.c.due == seen)
        return await self.write(update(matches).where(where).values(due=due)) == 1

    async def entry_times(self, match_id: str, numbers: Iterable[int]) -> dict[int, str]:
        where = and_(entries.c.match_id == match_id, entries.c.number.in_(list(numbers)))
        rows = await self._rows(select(entries.c.number, entries.c.at).where(where))
        return {row[0]: row[1] for row in rows}

    async def series(self, series: str) -> list[str]:
        """The matches of a series, the first one first."""
        query = select(matches.c.id).where(or_(matches.c.series == series, matches.c.id == series))
        return [row[0] for row in await self._rows(query.order_by(matches.c.created, matches.c.id))]

    async def notes(self, match_id: str, seat: int) -> str:
        rows = await self._rows(select(seats.c.notes).where(and_(seats.c.match_id == match_id, seats.c.seat == seat)))
        return str(rows[0][0]) if rows else ""

    async def set_notes(self, match_id: str, seat: int, text: str) -> None:
        where = and_(seats.c.match_id == match_id, seats.c.seat == seat)
        await self.write(update(seats).where(where).values(notes=text))

    async def set_webhook(self, match_id: str, url: str | None) -> None:
        await self.write(update(matches).where(matches.c.id == match_id).values(webhook=url), notice=f"t {match_id}")

    # --- chat ----------------------------------------------------------------------------------------------------

    async def say(
        self, match_id: str, seat: int | None, name: str, text: str, key: str | None = None, told: str | None = None
    ) -> int | None:
        """Keep a line; None when this seat's line of this key is kept already.

        Pages ask for what comes after the last id they know, so ids must become visible in their order: who takes
        one for a match holds the match until it is committed."""
        row = {"match_id": match_id, "seat": seat, "name": name, "text": text, "at": now(), "key": key, "told": told}
        async with self.database.engine.begin() as connection:
            if self.database.postgres:
                mine = select(matches.c.id).where(matches.c.id == match_id).with_for_update(key_share=True)
                await connection.execute(mine)
            made = (await connection.execute(self.database.insert_new(chat).values(row).returning(chat.c.id))).scalar()
            if made is not None:
                await self.database.notify(connection, [f"c {match_id} {self.process}"])
        return None if made is None else int(made)

    async def chat(self, match_id: str, after: int, limit: int) -> list[ChatLine]:
        """The newest lines after one, oldest first."""
        columns = (chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.told)
        query = select(*columns).where(and_(chat.c.match_id == match_id, chat.c.id > after))
        rows = await self._rows(query.order_by(chat.c.id.desc()).limit(limit))
        return [ChatLine(*row) for row in reversed(rows)]

    # --- webhooks ------------------------------------------------------------------------------------------------

    async def keep_note(self, note: Note) -> None:
        """The newest note of a match takes the place of an older one."""
        row = {"note": note.note, "body": note.body, "attempt": note.attempt, "due": note.due}
        await self.write(self.database.upsert(hooks, {"match_id": note.match}, row))

    async def postpone_note(self, match: str, note: str, attempt: int, due: int, seen: int | None = None) -> bool:
        """When it is to be tried next; with ``seen`` only if nobody else has changed that meanwhile."""
        where = and_(hooks.c.match_id == match, hooks.c.note == note)
        if seen is not None:
            where = and_(where, hooks.c.due == seen)
        return await self.write(update(hooks).where(where).values(attempt=attempt, due=due)) == 1

    async def drop_note(self, match: str, note: str) -> None:
        await self.write(delete(hooks).where(and_(hooks.c.match_id == match, hooks.c.note == note)))

    async def notes_due(self, before: int) -> list[Note]:
        columns = (hooks.c.match_id, hooks.c.note, hooks.c.body, hooks.c.attempt, hooks.c.due, matches.c.webhook)
        query = select(*columns).join(matches, matches.c.id == hooks.c.match_id).where(hooks.c.due < before)
        return [Note(*row) for row in await self._rows(query.order_by(hooks.c.due))]

    # --- asks ----------------------------------------------------------------------------------------------------

    async def asks(self, match_id: str) -> list[Ask]:
        """The open ones."""
        query = (
            select(asks.c.id, asks.c.seat, asks.c.moment, asks.c.what, votes.c.seat, votes.c.yes)
            .outerjoin(votes, votes.c.ask_id == asks.c.id)
            .where(and_(asks.c.match_id == match_id, asks.c.state == "open"))
            .order_by(asks.c.id, votes.c.seat)
        )
        found: dict[int, Ask] = {}
        for ask_id, seat, moment, what, voter, yes in await self._rows(query):
            ask = found.setdefault(ask_id, Ask(ask_id, seat, moment, what, {}))
            if voter is not None:
                ask.votes[voter] = bool(yes)
        return list(found.values())

    async def open_ask(self, match_id: str, seat: int, what: str, moment: int, voters: Iterable[int]) -> int:
        """A new ask; an older one of the same seat lapses."""
        async with self.database.engine.begin() as connection:
            mine = and_(asks.c.match_id == match_id, asks.c.seat == seat, asks.c.state == "open")
            await connection.execute(update(asks).where(mine).values(state="lapsed"))
            row = {"match_id": match_id, "seat": seat, "moment": moment, "state": "open", "at": now(), "what": what}
            made = (await connection.execute(insert(asks).values(row).returning(asks.c.id))).scalar_one()
            await connection.execute(insert(votes), [{"ask_id": made, "seat": s, "yes": True} for s in sorted(voters)])
            await self.database.notify(connection, [f"t {match_id} {self.process}"])
        return int(made)

    async def granted(self, match_id: str, what: str) -> bool:
        """Whether everybody has agreed to this once."""
        where = and_(asks.c.match_id == match_id, asks.c.state == "granted", asks.c.what == what)
        return bool(await self._rows(select(asks.c.id).where(where).limit(1)))

    async def vote(self, match_id: str, ask: int, voters: Iterable[int], yes: bool) -> None:
        statement = self.database.insert_new(votes)
        rows = [{"ask_id": ask, "seat": seat, "yes": yes} for seat in sorted(voters)]
        async with self.database.engine.begin() as connection:
            await connection.execute(statement, rows)
            if not yes:
                await connection.execute(close_ask(ask, "refused"))
            await self.database.notify(connection, [f"t {match_id} {self.process}"])

    # --- packs ---------------------------------------------------------------------------------------------------

    async def keep_pack(self, row: Row) -> None:
        if self.space is not None:
            self.space.check()
            self.space.owe(len(row["files"]))
        async with self.database.engine.begin() as connection:
            await connection.execute(self.database.insert_new(packs), [row])

    async def pack(self, pack_hash: str) -> tuple[str, str, dict[str, str]] | None:
        """game, name, files."""
        rows = await self._rows(select(packs.c.game, packs.c.name, packs.c.files).where(packs.c.hash == pack_hash))
        return (rows[0][0], rows[0][1], msgspec.json.decode(rows[0][2])) if rows else None

    # --- contents ------------------------------------------------------------------------------------------------

    async def keep_content(self, row: Row) -> None:
        """What is kept already stays from now on as long as what is new."""
        again = update(contents).where(contents.c.hash == row["hash"]).values(at=row["at"])
        async with self.database.engine.begin() as connection:
            if not (await connection.execute(again)).rowcount:
                await connection.execute(self.database.insert_new(contents), [row])

    async def content(self, content_hash: str) -> bytes | None:
        """The packed rows of a content."""
        rows = await self._rows(select(contents.c.doc).where(contents.c.hash == content_hash))
        return bytes(rows[0][0]) if rows else None

    async def set_setup(self, match_id: str, setup: str) -> None:
        await self.write(update(matches).where(matches.c.id == match_id).values(setup=setup), notice=f"t {match_id}")


def close_ask(ask: int, state: str) -> Executable:
    return update(asks).where(and_(asks.c.id == ask, asks.c.state == "open")).values(state=state)


def lapse_asks(match_id: str, moment: int) -> Executable:
    """Asks that would go back to where the match already is (or beyond) are done with."""
    undo = and_(asks.c.match_id == match_id, asks.c.state == "open", asks.c.what == "undo")
    where = and_(undo, asks.c.moment >= moment)
    return update(asks).where(where).values(state="lapsed")


def no_comments(match_id: str) -> list[Executable]:
    """A seat gets another holder, who has not agreed to a commentator: there is none until all agree again."""
    asked = and_(asks.c.match_id == match_id, asks.c.state == "granted", asks.c.what == "comment")
    return [
        update(asks).where(asked).values(state="lapsed"),
        update(matches).where(matches.c.id == match_id).values(comment_hash=None),
    ]


def set_outcome(match_id: str, outcome: str | None, due: int | None) -> Executable:
    """``due``: when its clock is looked at next; a finished match has none."""
    return update(matches).where(matches.c.id == match_id).values(outcome=outcome, due=due)


def next_of(match_id: str, following: str, series: str) -> Executable:
    """The match that is played next; there is one."""
    where = and_(matches.c.id == match_id, matches.c.rematch.is_(None))
    return update(matches).where(where).values(rematch=following, series=series)


def under_rules(match_id: str, setup: str) -> list[Executable]:
    """From here on the match goes by these rules and this content; snapshots of the others are of no use."""
    return [
        update(matches).where(matches.c.id == match_id).values(setup=setup),
        delete(snapshots).where(snapshots.c.match_id == match_id),
    ]


def close_match(match_id: str) -> Executable:
    return update(matches).where(matches.c.id == match_id).values(closed=now())
