"""Absent players: who does not come is nudged, a bot plays for them until they are back, or to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from .announcing import announce
from .errors import Refusal
from .levels import need_bot
from .rows import SeatRow
from .store import close_match, now, until_ms
from .timing import clock_of, deadlines, first_look, ms_of
from .wire import Done
from .wire_chat import ToldDoc

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = structlog.get_logger("moonwall.absent")
NUDGE_EVERY = 600.0  # seconds before the same seat may be nudged again
DUE_AT_ONCE = 200
OWNER = -1


def a_seat(room: Room, seat: int) -> SeatRow:
    row = room.seat_row(seat)
    if row is None:
        raise Refusal("not-found", f"this match has no seat {seat} to give")
    return row


def a_persons(room: Room, seat: int) -> SeatRow:
    """The seat of somebody who plays here and has not given up."""
    row = a_seat(room, seat)
    if not row.taken:
        raise Refusal("not-allowed", f"nobody has taken seat {seat + 1}")
    if row.resigned:
        raise Refusal("not-allowed", f"seat {seat + 1} has resigned; a bot plays it to the end")
    if room.open:
        raise Refusal("not-allowed", "this match is not played any more")
    return row


def playing(room: Room, held: Sequence[int], seat: int | None) -> tuple[int, ...]:
    """Those of the held seats that still play."""
    left = tuple(s for s in held if s in room.people)
    if held and (not left or (seat is not None and seat in held and seat not in left)):
        raise Refusal("not-your-decision", "this seat has resigned; a bot plays it to the end")
    return left


async def by_hand(room: Room, held: Sequence[int], decision: str, option: str, seat: int | None) -> Done:
    """An answer of a person. Where a bot stood in for them, they are back."""
    mine = playing(room, held, seat)
    asked = next((d for d in room.match.decisions if room.history.decision_id(d) == decision), None)
    done = await room.answer(mine, decision, option, seat)
    for one in (s for s in mine if asked is not None and s in asked.seats):
        row = room.seat_row(one)
        if row is not None and row.stand_in and not row.resigned:
            await come_back(room, one)
    return done


async def stand_in(room: Room, seat: int, bot: str | None) -> None:
    """A bot plays this seat until its holder is back; the seat stays theirs, and so do its secrets."""
    row = a_persons(room, seat)
    level = need_bot(bot)
    await room.hub.store.change_seat(room.id, seat, stand_in=level)
    await announce(room, ToldDoc("stand-in", seat, row.name, level))


async def come_back(room: Room, seat: int) -> None:
    """The seat's holder plays again."""
    row = a_persons(room, seat)
    if row.stand_in is None:
        return
    await room.hub.store.change_seat(room.id, seat, stand_in=None, since=now())
    await announce(room, ToldDoc("back", seat, row.name))


async def resign(room: Room, seat: int, bot: str | None = None) -> None:
    """Somebody gives up: a bot plays their seat to the end. When all people have, the match is a record."""
    row = a_persons(room, seat)
    clock = clock_of(room.row.clock)
    level = need_bot(bot or (clock.bot if clock is not None else None))
    await room.hub.store.change_seat(room.id, seat, stand_in=level, resigned=now(), standing="[]")
    await room.refresh_table()  # somebody else may have given up elsewhere in the same moment
    if not room.people:
        await room.hub.store.write(close_match(room.id), notice=f"t {room.id}")
    await announce(room, ToldDoc("resigned", seat, row.name, level))


async def nudge(room: Room, seat: int, by: int, text: str = "") -> None:
    """Ask somebody to play who is waited for: at the table, by its webhook, and by push."""
    row = a_persons(room, seat)
    if not any(seat in d.seats for d in room.match.decisions):
        raise Refusal("not-allowed", f"nobody waits for seat {seat + 1}")
    before = row.nudged.partition(" ")[0] if row.nudged else ""
    left = (ms_of(before) - until_ms(-NUDGE_EVERY)) / 1000 if before else 0.0
    if left > 0 and by != OWNER:
        raise Refusal("too-many", f"seat {seat + 1} was nudged a moment ago", retry=int(left) + 1)
    await room.hub.store.change_seat(room.id, seat, nudged=f"{now()} {by}")
    await room.refresh_table()
    room.hub.telling.nudge(room, row, by, text)


# --- the clock ---------------------------------------------------------------------------------------------------


async def look_at_clocks(hub: Hub) -> None:
    """Do what the table has chosen for seats whose days are over. One process looks at a match at a time."""
    for match_id, seen in await hub.store.due(DUE_AT_ONCE):
        try:
            room = await hub.room(match_id)
            if hub.database.postgres:
                await room.catch_up()
            due = await deadlines(room)
            late = [seat for seat, until in due.items() if until <= until_ms(0.0)]
            ahead = [until for until in due.values() if until > until_ms(0.0)]
            again = None if room.open else min(ahead, default=first_look(room.row.clock))
            if not await hub.store.look_again(match_id, seen, again):
                continue
            for seat in late:
                await _time_is_up(room, seat)
        except Exception as error:  # this match waits; the others do not wait for it
            code = error.code if isinstance(error, Refusal) else "internal"
            log.warning("clock refused", error=code, match=match_id[:6], exc_info=error)
            await hub.store.look_again(match_id, seen, until_ms(3600.0))


async def _time_is_up(room: Room, seat: int) -> None:
    clock = clock_of(room.row.clock)
    if clock is None:
        return
    name = next((s.name for s in room.seats if s.seat == seat), "")
    await announce(room, ToldDoc("time-over", seat, name))
    if clock.then == "bot":
        await stand_in(room, seat, clock.bot)
    elif clock.then == "resign":
        await resign(room, seat, clock.bot)
    else:
        await nudge(room, seat, OWNER, f"{name or f'seat {seat + 1}'}: your time is over ({room.row.game})")
        await room.hub.store.change_seat(room.id, seat, since=now())
