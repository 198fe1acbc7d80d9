"""The story of the points, for the end of a match."""

from __future__ import annotations

import asyncio

from litestar import get

from moonwall.table.story import describe, story

from . import wire
from .access import caller
from .docs import answers
from .errors import Refusal
from .play import TAGS, AMatch, Asked, MatchId


@get(f"{AMatch}/story", tags=TAGS, responses=answers(401, 403, 404))
async def read_story(request: Asked, match_id: MatchId) -> wire.StoryDoc:
    """When each seat's score changed, and by what: ``[answer, seat, change, kind of event or question]``. For matches
    that are over."""
    who = await caller(request, match_id)
    _ = who.viewers
    if not who.room.over or who.room.broken:
        raise Refusal("not-allowed", "the story of the points is told when the game is over")
    match = who.room.match.clone()
    return wire.StoryDoc(match.count, match.scores, describe(await asyncio.to_thread(story, match)))
