"""Making matches: new ones, from records, and from a moment of another one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from moonwall import table

from . import tokens
from .database import Row
from .errors import Refusal, from_table
from .following import lay_out
from .hub import LONGEST, Hub
from .levels import need_bot
from .reader import Follow, LayOut
from .room import Room
from .store import next_of, now
from .timing import first_look
from .wire import Continue, Import, Made, MadeSeat, NewMatch, SeatWish, TableWish

_RESERVED = ("game", "seats", "seed", "content", "mode")


class Heritage(msgspec.Struct):
    """What a match takes over from the one before: who holds which seat, whose it is, and the series."""

    before: str
    series: str
    owner_hash: str
    watch_hash: str | None
    persons: list[int]
    holders: list[list[str]]
    owners: list[str]


async def new_match(hub: Hub, wish: NewMatch, who: str, heritage: Heritage | None = None) -> Made | None:
    """A new match; None when the one before has a next one already."""
    paths = await hub.packs.paths(wish.packs)
    _check_bots(wish)
    for name in _RESERVED:
        if name in wish.options:
            raise Refusal("setup", f"{name!r} is a field of its own, not one of the options")
    try:
        work = _wanted(wish, paths)
        if paths:  # the first table of strangers' content is set where it can do no harm
            found = await hub.readers.lay_out(work, who)
        else:
            found = await asyncio.to_thread(lay_out, work.game, work.seats, work.seed, work.options, paths)
        match = await asyncio.to_thread(table.restore, found.snapshot, paths)
    except table.TableError as error:
        raise from_table(error) from error
    begun = Begun(match, found.setup, found.rows, wish.packs, seeded=wish.seed is not None)
    return await _keep(hub, wish, wish.seats, begun, heritage)


async def from_record(hub: Hub, wish: Import, who: str) -> Made:
    """A record is played again answer by answer; how well that went is its grade."""
    _check_bots(wish)
    content = wish.record.get("content")
    packs = content.get("packs", []) if isinstance(content, dict) else []
    hashes = [p["hash"] for p in packs if isinstance(p, dict) and isinstance(p.get("hash"), str)][:8]
    known = await hub.packs.known(hashes)
    paths = await hub.packs.paths(known)
    if isinstance(content, dict) and isinstance(wish.record.get("game"), str):
        with contextlib.suppress(table.TableError):  # the replay says what is wrong with the record
            paths, _ = await hub.contents.find(wish.record["game"], wish.record, known)
    return await _again(hub, wish, wish.record, wish.moment, known, paths, None, who)


async def from_room(hub: Hub, room: Room, wish: Continue, who: str) -> Made:
    """The same game from an earlier moment on, as a match of its own."""
    _check_bots(wish)
    if wish.moment > room.count:
        raise Refusal("not-found", f"this match has {room.count} answers; there is no moment {wish.moment}")
    if wish.moment > room.match.count:
        raise Refusal("stuck", f"{room.broken}; it can be continued up to moment {room.match.count}")
    record = msgspec.json.decode(room.row.setup)
    record["answers"] = [list(answer) for answer in room.match.answers[: wish.moment]]
    if not wish.seats:
        wish.seats = [
            SeatWish("bot", s.name, s.bot) if s.who == "bot" else SeatWish("hot-seat", s.name) for s in room.seats
        ]
    packs = msgspec.json.decode(room.row.packs)
    return await _again(hub, wish, record, None, packs, room.packs, (room.id, wish.moment), who)


# --- parts -------------------------------------------------------------------------------------------------------


def _check_bots(wish: TableWish) -> None:
    for seat in wish.seats:
        if seat.who == "bot":
            need_bot(seat.bot)
    if wish.clock is not None:
        need_bot(wish.clock.bot)


def _wanted(wish: NewMatch, paths: tuple[str, ...]) -> LayOut:
    kind = table.game_type(wish.game)
    seats: int | list[str] = len(wish.seats)
    asked = [w.faction for w in wish.seats if w.faction]
    if asked:
        if not kind.factions:
            raise table.SetupError(f"{kind.name} has no factions to choose")
        rest = [f for f in kind.factions if f not in asked]
        random.SystemRandom().shuffle(rest)
        seats = [w.faction or (rest.pop() if rest else "") for w in wish.seats]
    options = dict(wish.options)
    if wish.mode is not None:
        options["mode"] = wish.mode
    return LayOut(wish.game, seats, wish.seed, options, paths)


async def _again(
    hub: Hub,
    wish: TableWish,
    record: dict[str, Any],
    to: int | None,
    packs: list[str],
    paths: tuple[str, ...],
    parent: tuple[str, int] | None,
    who: str,
) -> Made:
    answers = record.get("answers")
    if isinstance(answers, list) and len(answers) > LONGEST:
        raise Refusal("record", f"the record has {len(answers)} answers; at most {LONGEST} are taken")
    try:
        found = await hub.readers.follow(Follow(msgspec.Raw(msgspec.json.encode(record)), to, paths), who)
        match = await asyncio.to_thread(table.restore, found.snapshot, paths)
    except table.TableError as error:
        raise from_table(error) from error
    chairs = wish.seats or [SeatWish("hot-seat") for s in match.seats if not s.automaton]
    grade, reason = ("exact", "") if parent is not None else (found.grade, found.reason)
    made = await _keep(
        hub, wish, chairs, Begun(match, found.setup, found.rows, packs, True, grade, reason, parent), None
    )
    assert made is not None
    return made


class Begun(msgspec.Struct):
    """A match that is to be kept."""

    match: table.Match
    setup: dict[str, Any]
    rows: list[Row]
    packs: list[str]
    seeded: bool
    grade: str = "exact"
    reason: str = ""
    parent: tuple[str, int] | None = None


async def _keep(
    hub: Hub, wish: TableWish, wishes: Sequence[SeatWish], begun: Begun, heritage: Heritage | None
) -> Made | None:
    match, rows = begun.match, begun.rows
    chairs = [s for s in match.seats if not s.automaton]
    if len(chairs) != len(wishes):
        raise Refusal("setup", f"this table has {len(chairs)} seats to take, not {len(wishes)}")
    if wish.webhook is not None:
        hub.webhooks.check(wish.webhook)
    match_id = tokens.new_id()
    owner = tokens.new_token(tokens.OWNER)
    made = [_seated(chair.index, asked) for chair, asked in zip(chairs, wishes, strict=True)]
    seat_rows = [
        _seat_row(match_id, chair, asked, seat) for chair, asked, seat in zip(chairs, wishes, made, strict=True)
    ]
    row = _match_row(match_id, wish, begun, tokens.digest(owner))
    heirs: list[Row] = []
    after = None
    if heritage is not None:
        row |= {k: getattr(heritage, k) for k in ("owner_hash", "watch_hash", "series")}
        for seat_row, person, hashes in zip(seat_rows, heritage.persons, heritage.holders, strict=True):
            seat_row["person"] = person
            heirs += [{"token_hash": h, "match_id": match_id, "seat": seat_row["seat"]} for h in hashes]
        heirs += [{"token_hash": hashed, "match_id": match_id, "seat": -1} for hashed in heritage.owners]
        after = next_of(heritage.before, match_id, heritage.series)
    await hub.contents.keep(match.game.name, match.setup.content)
    if not await hub.store.create(row, seat_rows, [{"match_id": match_id, **entry} for entry in rows], heirs, after):
        return None
    if len(rows) > hub.settings.snapshot_every:
        doc = await asyncio.to_thread(lambda: msgspec.json.encode(match.snapshot()))
        await hub.store.write(*hub.store.snapshot_kept(match_id, len(rows) - 1, doc))
    if any(seat.bot for seat in made):
        await hub.room(match_id, ours=True)
    return Made(match_id, owner, made, begun.grade, begun.reason)


def _seated(index: int, asked: SeatWish) -> MadeSeat:
    seat = MadeSeat(index)
    if asked.who == "bot":
        seat.bot = asked.bot or "normal"
    elif asked.who == "link":
        seat.invite = tokens.new_token(tokens.INVITE)
    else:
        seat.token = tokens.new_token(tokens.SEAT)
    return seat


def _seat_row(match_id: str, chair: table.Seat, asked: SeatWish, seat: MadeSeat) -> Row:
    return {
        "match_id": match_id,
        "seat": chair.index,
        "who": "bot" if seat.bot else "human",
        "faction": chair.faction,
        "name": asked.name.strip(),
        "bot": seat.bot,
        "token_hash": tokens.digest(seat.token) if seat.token else None,
        "invite_hash": tokens.digest(seat.invite) if seat.invite else None,
        "notes": "",
        "person": None,
    }


def _match_row(match_id: str, wish: TableWish, begun: Begun, owner_hash: str) -> Row:
    outcome, parent = begun.match.outcome, begun.parent
    clock = None if wish.clock is None else msgspec.json.encode(wish.clock).decode()
    return {
        "id": match_id,
        "game": begun.match.game.name,
        "setup": msgspec.json.encode(begun.setup).decode(),
        "packs": msgspec.json.encode(begun.packs).decode(),
        "spectators": wish.spectators,
        "listed": wish.listed,
        "seeded": begun.seeded,
        "owner_hash": owner_hash,
        "webhook": wish.webhook,
        "grade": begun.grade,
        "grade_reason": begun.reason,
        "parent": parent[0] if parent else None,
        "parent_moment": parent[1] if parent else None,
        "outcome": None if outcome is None else msgspec.json.encode(outcome.encode()).decode(),
        "created": now(),
        "clock": clock,
        "due": None if outcome is not None else first_look(clock),
        "delay": wish.delay,
        "coach": wish.coach,
    }
