"""Standing answers of a seat: kept with the seat, given in its name as answers like any other, known to it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moonwall import table
from moonwall.table import standing

from .errors import Refusal
from .wire import Done, StandDoc

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .room import Room
    from .rows import SeatRow


class Wish(msgspec.Struct):
    """``since``: the number of the turn, round … it was made in, see ``table.standing.until``."""

    decision: str
    answer: str
    span: str
    since: int


_read = msgspec.json.Decoder(list[Wish])


def wishes(room: Room, row: SeatRow) -> list[Wish]:
    """Those of a seat that have not ended. Today's rules may not know one any more: it is left out."""
    if row.standing == "[]" or room.broken:
        return []
    known = {one.decision: one for one in room.match.game.standing}
    position = room.match.position
    return [
        wish
        for wish in _read.decode(row.standing)
        if wish.decision in known
        and wish.answer in known[wish.decision].answers
        and wish.span in known[wish.decision].spans
        and standing.lasts(position, wish.span, wish.since)
    ]


def docs(room: Room, seat: int) -> list[StandDoc]:
    """What a seat is told of its own."""
    row = next((s for s in room.seats if s.seat == seat), None)
    return [] if row is None else [StandDoc(w.decision, w.answer, w.span) for w in wishes(room, row)]


def given(room: Room, decision: table.Decision) -> tuple[int, str] | None:
    """The seat and the option with which an open decision is answered without asking; None where the seat is asked.

    A seat that has just taken something back wants to be asked; what several may decide is always asked."""
    if room.history.just_undone or len(decision.seats) > 1:
        return None
    row = next((s for s in room.seats if s.seat == decision.seat), None)
    if row is None or not row.taken:
        return None
    for wish in wishes(room, row):
        if wish.decision == decision.kind:
            option = standing.meant(decision, wish.answer)
            if option is not None:
                return decision.seat, option.text
    return None


async def stand(
    room: Room, held: Sequence[int], seat: int | None, decision: str, answer: str | None, span: str
) -> Done:
    """Keep a standing answer of a seat, or lift it (``answer`` None)."""
    row = next((s for s in room.seats if s.seat == (held[0] if seat is None and held else seat)), None)
    if row is None or row.seat not in held:
        raise Refusal("not-your-decision", "only a seat has standing answers; this page does not hold that one")
    known = {one.decision: one for one in room.match.game.standing}
    asked = known.get(decision)
    if asked is None:
        there = ", ".join(known) or "none in this game"
        raise Refusal("invalid", f"{decision!r} is no question that can have a standing answer; these can: {there}")
    if answer is not None and answer not in asked.answers:
        raise Refusal("invalid", f"{answer!r} cannot stand for {decision!r}; one of: {', '.join(asked.answers)}")
    if answer is not None and span not in asked.spans:
        raise Refusal("invalid", f"{span!r} is no time for {decision!r}; one of: {', '.join(asked.spans)}")
    async with room.lock:
        kept = [wish for wish in wishes(room, row) if wish.decision != decision]
        if answer is not None:
            kept.append(Wish(decision, answer, span, standing.until(room.match.position, span)))
        text = msgspec.json.encode(kept).decode()
        await room.hub.store.change_seat(room.id, row.seat, standing=text)
        row.standing = text
    room.publish()
    return Done(room.version, room.count)
