"""A reel: the whole of a finished match through one seat's eyes, in one answer, to be looked at without a network."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter

from moonwall import table
from moonwall.table.changes import Comparer

from . import wire_people
from .access import caller
from .docs import answers
from .errors import Refusal
from .gallery import Viewer
from .play import TAGS, AMatch, Asked, MatchId
from .rebuild import begin
from .room import Room
from .views import view
from .wire import viewer_name

ONE_AT_A_TIME = asyncio.Semaphore(1)  # a whole game is played again for each


@get(f"{AMatch}/reel", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_reel(
    request: Asked, match_id: MatchId, seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None
) -> wire_people.ReelDoc:
    """Every moment of a match that is over: the first view, and what each answer changed in it."""
    who = await caller(request, match_id)
    viewer = who.eyes(seat)
    room = who.room
    if not room.over or room.broken:
        raise Refusal("not-allowed", "a whole match is given when it is over")
    return await reel(room, viewer)


async def reel(room: Room, viewer: Viewer) -> wire_people.ReelDoc:
    async with ONE_AT_A_TIME:
        played = list(room.match.answers)
        first, edits = await asyncio.to_thread(_unroll, room.row.setup, room.packs, played, viewer)
    moments = await room.moments(0, len(played))
    told = [table.visible(moment.events, viewer) for moment in moments]
    return wire_people.ReelDoc(room.id, viewer_name(viewer), len(played), first, edits, told)


def _unroll(
    setup: str, packs: tuple[str, ...], played: list[tuple[int, str]], viewer: Viewer
) -> tuple[msgspec.Raw, list[msgspec.Raw]]:
    """The first view, and for each answer its edits; where only a whole view will do it is put at the empty path."""
    match = begin(setup, packs)
    seen = view(match, viewer)
    first, edits = msgspec.Raw(msgspec.json.encode(seen)), []
    for seat, option in played:
        match.play(option, seat)
        now = view(match, viewer)
        made = Comparer().edits(seen, now)
        whole = b"[[],%s]" % msgspec.json.encode(now) if made is None else made
        edits.append(msgspec.Raw(b"[%s]" % whole))
        seen = now
    return first, edits
