"""HTTP calls for the analysis of a finished match: ask for it, see how far it is, and read it, also by its link."""

from __future__ import annotations

import zlib
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import get, post
from litestar.params import PathParameter

from .access import Caller, address, caller, hub_of
from .analysts import Standing, key_of
from .docs import answers
from .errors import Refusal
from .play import TAGS, AMatch, Asked, MatchId
from .wire_coach import AnalysisDoc

Key = Annotated[str, PathParameter(max_length=64, description="the analysis's id, as its link has it")]


def _finished(who: Caller) -> str:
    """The key of a match's analysis; a refusal where it may not be had."""
    _ = who.viewers
    room = who.room
    if not room.open:
        raise Refusal("not-allowed", "a match is analysed when it is over: analysis knows every secret")
    if room.broken:
        raise Refusal("stuck", f"this match cannot be played again to its end: {room.broken}")
    return key_of(room.row.setup, room.match.answers)


def _doc(found: Standing, link: str) -> AnalysisDoc:
    if found.dead:
        return AnalysisDoc("failed", link, found.done, found.total, "the server was stopped", found.match_id)
    state = cast("Literal['none', 'waiting', 'working', 'done', 'failed']", found.state)
    read: dict[str, Any] | None = msgspec.json.decode(zlib.decompress(found.doc)) if found.doc else None
    return AnalysisDoc(state, link, found.done, found.total, found.why, found.match_id, read)


@post(f"{AMatch}/analysis", tags=TAGS, status_code=202, responses=answers(401, 403, 404, 409, 429))
async def ask_analysis(request: Asked, match_id: MatchId) -> AnalysisDoc:
    """Have a finished match analysed; asked again, it says how far that is."""
    who = await caller(request, match_id)
    key = _finished(who)
    analysts = hub_of(request).analysts
    found = await analysts.find(key)
    if found.state in ("none", "failed") or found.dead:
        record = await who.room.record()
        found = await analysts.ask_for(key, match_id, record, who.room.packs, address(request))
    return _doc(found, key)


@get(f"{AMatch}/analysis", tags=TAGS, responses=answers(401, 403, 404, 409))
async def read_analysis(request: Asked, match_id: MatchId) -> AnalysisDoc:
    """The analysis of a finished match, or how far it is."""
    key = _finished(await caller(request, match_id))
    return _doc(await hub_of(request).analysts.find(key), key)


@get("/api/analyses/{key:str}", tags=TAGS, responses=answers(404))
async def shared_analysis(request: Asked, key: Key) -> AnalysisDoc:
    """An analysis by its link: whoever has the link may read it."""
    found = await hub_of(request).analysts.find(key)
    if found.state == "none":
        raise Refusal("not-found", "there is no such analysis; its match may have been deleted")
    return _doc(found, key)


HANDLERS = [ask_analysis, read_analysis, shared_analysis]
