"""Views: what a viewer gets to see of a room. The kernel is the gate; nothing here adds to what it lets through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET

from moonwall import table

from . import standing
from .errors import Refusal
from .gallery import Viewer, answerable
from .room import Room
from .rows import Moment, SeatRow
from .timing import clock_of, deadlines, text_of
from .wire import (
    Changed,
    MomentDoc,
    NudgeDoc,
    Parent,
    ReplayDoc,
    SeatDoc,
    StateDoc,
    TableDoc,
    UndoDoc,
    Who,
    viewer_name,
)


def viewers_of(room: Room, held: Sequence[int], given: Sequence[str]) -> tuple[Viewer, ...]:
    """Whose views somebody with these tokens gets: those of their seats, all of them for a commentator, or a
    spectator's where the match allows that, or lets this one in (its owner, and who has the link)."""
    if held:
        return tuple(held)
    if room.comments(given):
        return tuple(seat.index for seat in room.match.seats)
    if not room.row.spectators and not room.owned(given) and not room.let_in(given):
        raise Refusal("not-allowed", "this match is not open to spectators; a seat's link is needed")
    return (None,)


def view(match: table.Match, viewer: Viewer) -> dict[str, Any]:
    """The kernel's view of an old moment; its decision cannot be answered."""
    seen = match.view(viewer)
    answerable(seen, viewer, match, None)
    return seen


def moment_docs(moments: Iterable[Moment], viewers: Sequence[Viewer]) -> list[MomentDoc]:
    return [MomentDoc(m.k, m.by, m.at, {viewer_name(v): table.visible(m.events, v) for v in viewers}) for m in moments]


async def state(
    room: Room,
    viewers: Sequence[Viewer],
    held: Sequence[int],
    since: int | None,
    limit: int,
    base: int | None = None,
) -> StateDoc:
    """How things stand, and what has happened since a version. ``held``: the seats that the page plays. ``base`` is the
    version of the views that it has: what can be told as changes of those is not sent whole."""
    if viewers == (None,) and room.shown < room.count:
        return await behind(room, since, limit)
    while True:
        version = room.version
        start = -1 if since is None else room.history.common(since)
        first = max(start + 1, room.count - limit + 1) if limit else room.count + 1
        if first > start + 1:
            start = -1  # the page would have a hole in its log: let it begin again
        moments = await room.moments(first, room.count)
        if version == room.version:
            break  # nothing happened while the disk was asked
    doc = StateDoc(
        version=version,
        count=room.count,
        start=start,
        over=room.over,
        views={},
        moments=moment_docs(moments, viewers),
        undo={str(seat): undo_doc(room, seat) for seat in held},
        asks=room.ask_docs() if room.asks else [],
    )
    stands = {str(v): docs for v in held if (docs := standing.docs(room, v))}
    if stands:
        doc.standing = stands
    if room.row.clock and (due := await deadlines(room)):
        doc.due = {str(seat): text_of(until) for seat, until in sorted(due.items())}
    if base is not None:
        doc.base, doc.changes = base, {}
    for viewer in viewers:
        eye = room.eye(viewer)
        edits = None if base is None else eye.changes_since(base)
        if edits is not None and doc.changes is not UNSET:
            doc.changes[viewer_name(viewer)] = edits
        else:
            doc.views[viewer_name(viewer)] = eye.whole_view()
    return doc


async def behind(room: Room, since: int | None, limit: int) -> StateDoc:
    """What spectators are told of a match that is some answers further."""
    while True:
        version, shown = room.version, room.shown
        start = -1 if since is None else min(room.history.common(since), room.history.moment_at(since) - room.row.delay)
        start = max(-1, min(start, shown))
        first = max(start + 1, shown - limit + 1) if limit else shown + 1
        if first > start + 1:
            start = -1
        match = await room.match_at(shown)
        moments = await room.moments(first, shown)
        if version == room.version:
            break
    return StateDoc(
        version=version,
        count=shown,
        start=start,
        over=False,
        views={viewer_name(None): msgspec.Raw(msgspec.json.encode(view(match, None)))},
        moments=moment_docs(moments, (None,)),
        undo={},
        asks=[],
    )


def undo_doc(room: Room, seat: int) -> UndoDoc:
    free = room.match.undoable(seat)
    return UndoDoc(room.count - free if free else None, room.history.last_of(seat))


async def replayed(room: Room, moment: int, viewer: Viewer) -> ReplayDoc:
    """An earlier moment as the viewer saw it then."""
    if moment > room.count:
        raise Refusal("not-found", f"this match has {room.count} answers; there is no moment {moment}")
    match = await room.match_at(moment)
    events = await room.moments(moment, moment)
    return ReplayDoc(
        k=match.count,
        count=room.count if viewer is not None else room.shown,
        version=room.version,
        viewer=viewer_name(viewer),
        over=match.over,
        view=view(match, viewer),
        events=table.visible(events[0].events, viewer) if events else [],
    )


def seat_docs(room: Room) -> list[SeatDoc]:
    rows = {s.seat: s for s in room.seats}
    docs = []
    for seat in room.match.seats:
        row = rows.get(seat.index)
        if row is None:
            docs.append(SeatDoc(seat.index, seat.faction, "automaton", "", None, False))
        else:
            docs.append(seat_doc(row))
    return docs


def seat_doc(row: SeatRow) -> SeatDoc:
    doc = SeatDoc(row.seat, row.faction, cast("Who", row.who), row.name, row.bot, row.who == "human" and not row.taken)
    if row.stand_in:
        doc.stand_in = row.stand_in
    if row.resigned:
        doc.resigned = True
    if row.seen and row.taken:
        doc.seen = row.seen
    if row.nudged:
        at, _, by = row.nudged.partition(" ")
        doc.nudge = NudgeDoc(at, int(by))
    return doc


def table_doc(room: Room, held: Sequence[int], owner: bool) -> TableDoc:
    row, match = room.row, room.match
    return TableDoc(
        match=row.id,
        game=row.game,
        prefix=match.game.prefix,
        mode=match.setup.mode,
        options=dict(match.setup.options),
        spectators=row.spectators,
        listed=row.listed,
        seeded=row.seeded,
        packs=msgspec.json.decode(row.packs),
        grade="diverged" if room.broken else row.grade,
        grade_reason=room.broken or row.grade_reason,
        parent=None if row.parent is None else Parent(row.parent, row.parent_moment or 0),
        created=row.created,
        you=list(held),
        owner=owner,
        seats=seat_docs(room),
        changed=Changed(match.count, room.broken) if room.broken and not room.open else None,
        closed=row.closed,
        clock=clock_of(row.clock) or UNSET,
        delay=row.delay or UNSET,
        series=row.series or UNSET,
        rematch=row.rematch or UNSET,
        commented=True if row.comment_hash and not room.open else UNSET,
        coach=room.coached,
    )
