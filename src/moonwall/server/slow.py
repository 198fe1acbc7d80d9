"""Slow motion: the table after each single thing that one answer led to, so that automatic play can be followed."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from moonwall import table
from moonwall.table.film import film

from . import wire
from .access import caller
from .docs import answers
from .errors import Refusal
from .play import TAGS, AMatch, Asked, MatchId
from .room import Room
from .wire import viewer_name

Count = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Step = Annotated[int, PathParameter(ge=0, le=10_000)]


@get(f"{AMatch}/moments/{{moment:int}}/steps/{{step:int}}", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_step(
    request: Asked,
    match_id: MatchId,
    moment: Count,
    step: Step,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> wire.StepDoc:
    """The table right after the ``step``-th thing told of answer ``moment``; step 0 is the table before it."""
    who = await caller(request, match_id)
    viewer = who.eyes(seat)
    who.must_be_shown(moment)
    return await slowly(who.room, moment, step, viewer)


async def slowly(room: Room, moment: int, step: int, viewer: int | None) -> wire.StepDoc:
    """One picture of the film; a step past the last one is the last one."""
    if moment > room.count:
        raise Refusal("not-found", f"this match has {room.count} answers; there is no moment {moment}")
    by, option = room.match.answers[moment - 1]
    before = await room.match_at(moment - 1)
    try:
        frames = await asyncio.to_thread(film, before, option, by, viewer)
    except table.TableError as error:  # an undo came between
        raise Refusal("not-found", f"answer {moment} was taken back in the meantime") from error
    shown = min(step, len(frames))
    view = frames[shown - 1][1] if shown else {**before.view(viewer), "decision": None, "waiting": []}
    events = [frames[shown - 1][0]] if shown else []
    return wire.StepDoc(
        k=moment,
        step=shown,
        steps=len(frames),
        version=room.version,
        viewer=viewer_name(viewer),
        view=view,
        events=events,
    )
