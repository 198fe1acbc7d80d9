"""Timing: the clock of a match, which counts days. A seat that is asked for longer than that is not waited for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from .store import until_ms
from .wire import Clock

if TYPE_CHECKING:
    from .room import Room

DAY = 86_400.0
_read = msgspec.json.Decoder(Clock)


def clock_of(text: str | None) -> Clock | None:
    """The clock of a match as it is kept."""
    return None if text is None else _read.decode(text)


def first_look(text: str | None) -> int | None:
    """When a clock must be looked at first: nobody can have taken too long before."""
    clock = clock_of(text)
    return None if clock is None else until_ms(clock.days * DAY)


def ms_of(at: str) -> int:
    return int(1000 * datetime.fromisoformat(at).timestamp())


def text_of(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


async def deadlines(room: Room) -> dict[int, int]:
    """By seat that is waited for: until when, in milliseconds since 1970. Bots and stand-ins have no clock.

    The number in a decision's id is the entry that asked it. Who took the seat later has their days from then on."""
    clock = clock_of(room.row.clock)
    if clock is None or room.open or room.broken:
        return {}
    asked: dict[int, int] = {}
    people = {s.seat: s for s in room.seats if s.taken and s.player is None}
    for decision in room.match.decisions:
        head, _, again = room.history.decision_id(decision).partition(".")
        for seat in decision.seats:
            if seat in people:
                asked[seat] = int(again or head.partition("-")[0])
    if not asked:
        return {}
    times = await room.hub.store.entry_times(room.id, set(asked.values()))
    found = {}
    for seat, number in asked.items():
        since = people[seat].since
        if number in times:  # else it is being written
            start = max(ms_of(times[number]), ms_of(since) if since else 0)
            found[seat] = start + int(1000 * DAY * clock.days)
    return found
