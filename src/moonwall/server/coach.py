"""The coach: what a bot would answer, and why, for the page that holds the seat. A worker thinks, as for any bot."""

from __future__ import annotations

import asyncio
import zlib
from typing import Annotated, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter

from moonwall.words import TableWords

from .access import caller
from .docs import answers
from .errors import Refusal
from .play import TAGS, AMatch, Asked, MatchId
from .previews import seat_names
from .room import Room
from .speaking import pack_folders, words_of
from .thinker import Said
from .thinkers import ThinkerFailed
from .turns import PEOPLE, Asker
from .wire_coach import AdviceDoc, CoachDoc, ReasonDoc

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get(f"{AMatch}/coach", tags=TAGS, responses=answers(400, 401, 403, 404, 409))
async def read_advice(
    request: Asked, match_id: MatchId, seat: SeatAsked = None, lang: FromQuery[Literal["en", "it", "pl"]] = "en"
) -> CoachDoc:
    """The best three answers to the seat's open decision, with what speaks for each. Only where the match allows it: by
    default where all other seats are bots'."""
    who = await caller(request, match_id)
    return await advice(who.room, who.seat(seat) if seat is not None else asked_seat(who.room, who.held), lang)


def asked_seat(room: Room, held: tuple[int, ...]) -> int:
    """The first of these seats that is asked something."""
    if not held:
        raise Refusal("token-missing", "spectators have nothing to decide, so there is nothing to advise")
    return next((seat for seat in held if room.match.decision_of(seat) is not None), held[0])


async def advice(room: Room, seat: int, lang: str) -> CoachDoc:
    if not room.coached:
        raise Refusal(
            "not-allowed",
            "this match is played without a coach: people play it, and it was not chosen when it was made",
        )
    decision = room.match.decision_of(seat)
    if decision is None or room.broken:
        raise Refusal("not-your-decision", f"seat {seat} has nothing to decide now, so there is nothing to advise")
    decision_id = room.history.decision_id(decision)
    version, kind = room.version, decision.kind
    said = room.advised.get((version, seat))
    if said is None:
        said = await ask(room, seat, zlib.crc32(decision_id.encode()))
        if version == room.version:
            room.advised[version, seat] = said
    packs = await pack_folders(room)
    match, names = room.match, seat_names(room)
    words = words_of(lang, packs)
    factions = words.at(match)
    here = words.at(match, names=[names.get(s.index) or factions.seat(s.index) for s in match.seats])
    told = await asyncio.to_thread(lambda: [spoken(here, one) for one in said])
    return CoachDoc(version, decision_id, seat, told, here.hint(kind))


async def ask(room: Room, seat: int, seed: int) -> list[Said]:
    """Let a worker think about it, when it is this table's turn."""
    asker = Asker(PEOPLE, room.party, room.id, long=True)
    try:
        return await room.hub.thinkers.advise(room.match.clone(), room.packs, seat, seed, asker)
    except (ThinkerFailed, TimeoutError) as error:
        raise Refusal("not-ready", "the coach finds no time to think now; ask again in a moment", retry=2) from error


def spoken(here: TableWords, one: Said) -> AdviceDoc:
    def sentences(reasons: list[tuple[str, float]]) -> list[ReasonDoc]:
        return [ReasonDoc(here.reason(feature, worth), worth > 0) for feature, worth in reasons]

    option = here.option(one.option)
    return AdviceDoc(one.option, option, one.chance, sentences(one.reasons), sentences(one.against_best))
