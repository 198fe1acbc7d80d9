"""HTTP calls of one match: state, answers, undo, replay, records, chat, notes, and what its owner may do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from . import tokens, wire
from .absent import a_seat, by_hand, come_back, playing, stand_in
from .access import address, caller, hub_of
from .announcing import announce
from .docs import answers
from .levels import need_bot
from .making import from_room
from .sockets import chat_docs, say
from .speaking import card_words
from .standing import stand
from .views import moment_docs, replayed, state, table_doc
from .wire_chat import ChatList, ToldDoc

Asked = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=64, description="the match's id")]
Version = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
AMatch = "/api/matches/{match_id:str}"
TAGS = ["match"]


@get(AMatch, tags=TAGS, responses=answers(401, 403, 404))
async def read_match(
    request: Asked, match_id: MatchId, since: Version = None, log: Annotated[int, QueryParameter(ge=0, le=5000)] = 200
) -> Response[bytes]:
    """How a match stands, for the seats of the tokens or for a spectator: ``{"table": …, "state": …}``."""
    who = await caller(request, match_id)
    doc = {
        "table": table_doc(who.room, who.held, who.owner),
        "state": await state(who.room, who.viewers, who.held, since, log),
    }
    return Response(wire.encode(doc), media_type="application/json")


@post(f"{AMatch}/answer", tags=TAGS, status_code=200, responses=answers(400, 401, 404, 409, 422))
async def answer(request: Asked, match_id: MatchId, data: JSONBody[wire.Answer]) -> wire.Done:
    """Answer a decision. It is on disk when this returns; the same answer again is harmless."""
    who = await caller(request, match_id)
    who.seat(data.seat)
    done = await by_hand(who.room, who.held, data.decision, data.option, data.seat)
    who.room.hub.answers += not done.repeat
    return done


@post(f"{AMatch}/undo", tags=TAGS, status_code=200, responses=answers(400, 401, 403, 404, 409))
async def undo(request: Asked, match_id: MatchId, data: JSONBody[wire.Undo]) -> wire.UndoDone:
    """Go back to a moment, at once where that is free, else by asking the others."""
    who = await caller(request, match_id)
    seat = who.seat(data.seat)
    return await who.room.undo(playing(who.room, who.held, data.seat), data.to, None if data.seat is None else seat)


@post(f"{AMatch}/votes", tags=TAGS, status_code=200, responses=answers(400, 401, 403, 404, 409))
async def vote(request: Asked, match_id: MatchId, data: JSONBody[wire.Vote]) -> wire.UndoDone:
    """Say yes or no to a request to go back."""
    who = await caller(request, match_id)
    who.seat(data.seat)
    return await who.room.vote(who.held, data.ask, data.yes, data.seat)


@post(f"{AMatch}/wishes", tags=TAGS, status_code=200, responses=answers(400, 401, 403, 404, 409))
async def wish(request: Asked, match_id: MatchId, data: JSONBody[wire.Wish]) -> wire.UndoDone:
    """Ask the table for the record of a running match; or, when an update has changed its rules, choose whether it goes
    on from the last agreed moment or is kept as a record."""
    who = await caller(request, match_id)
    return await who.room.wish(who.held, data.what, who.seat(data.seat))


@put(f"{AMatch}/standing", tags=TAGS, responses=answers(400, 401, 404, 409))
async def write_standing(request: Asked, match_id: MatchId, data: JSONBody[wire.Stand]) -> wire.Done:
    """Keep or lift a standing answer of a seat: what it would answer to a kind of question anyway."""
    who = await caller(request, match_id)
    return await stand(who.room, who.held, who.seat(data.seat), data.decision, data.answer, data.span)


@get(f"{AMatch}/log", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_log(
    request: Asked,
    match_id: MatchId,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    last: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
) -> wire.LogDoc:
    """What happened from one moment to another, at most 1000 moments."""
    who = await caller(request, match_id)
    viewers = who.viewers
    return wire.LogDoc(moment_docs(await who.room.moments(first, min(last, first + 999, who.newest)), viewers))


@get(f"{AMatch}/moments/{{moment:int}}", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_moment(
    request: Asked,
    match_id: MatchId,
    moment: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> wire.ReplayDoc:
    """An earlier moment as the own seat or a spectator sees it; of any seat when the game is over."""
    who = await caller(request, match_id)
    viewer = who.eyes(seat)
    who.must_be_shown(moment)
    return await replayed(who.room, moment, viewer)


@post(f"{AMatch}/continue", tags=TAGS, responses=answers(400, 401, 403, 404, 429))
async def continue_from(request: Asked, match_id: MatchId, data: JSONBody[wire.Continue]) -> wire.Made:
    """A new match from a moment of this one."""
    who = await caller(request, match_id)
    await who.need_everything("going on from here")
    return await from_room(hub_of(request), who.room, data, address(request))


@get(f"{AMatch}/record", tags=TAGS, responses=answers(401, 403, 404))
async def read_record(request: Asked, match_id: MatchId) -> Response[dict[str, Any]]:
    """The record: everything needed to play this match again."""
    who = await caller(request, match_id)
    await who.need_everything("the record")
    doc = await who.room.record()
    name = f"{doc['game']}-{match_id[:6]}-{len(doc['answers'])}.json"
    return Response(doc, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get(f"{AMatch}/chat", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_chat(
    request: Asked, match_id: MatchId, after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
) -> ChatList:
    """The newest 200 lines after one."""
    who = await caller(request, match_id)
    _ = who.viewers
    return ChatList(chat_docs(await who.room.hub.store.chat(who.room.id, after, 200)))


@post(f"{AMatch}/chat", tags=TAGS, responses=answers(400, 401, 403, 404))
async def write_chat(request: Asked, match_id: MatchId, data: JSONBody[wire.Say]) -> wire.Done:
    """Say something to the table."""
    who = await caller(request, match_id)
    kept = await say(who.room.hub, who.room, who.held, data.text, data.seat, data.key)
    return wire.Done(who.room.version, who.room.count, repeat=not kept)


@get(f"{AMatch}/words", tags=TAGS, responses=answers(400, 401, 403, 404))
async def read_words(
    request: Asked, match_id: MatchId, lang: FromQuery[Literal["en", "it", "pl"]] = "en"
) -> wire.WordsDoc:
    """Names and sentences of the match's own cards, with the numbers of their rows, as a Fluent file."""
    who = await caller(request, match_id)
    return wire.WordsDoc(await card_words(who.room, lang))


@get(f"{AMatch}/notes", tags=TAGS, responses=answers(401, 404))
async def read_notes(request: Asked, match_id: MatchId) -> wire.NotesDoc:
    """One's own notes."""
    who = await caller(request, match_id)
    return wire.NotesDoc(await who.room.hub.store.notes(match_id, who.seat()))


@put(f"{AMatch}/notes", tags=TAGS, responses=answers(400, 401, 404))
async def write_notes(request: Asked, match_id: MatchId, data: JSONBody[wire.Notes]) -> wire.NotesDoc:
    """Write one's own notes."""
    who = await caller(request, match_id)
    await who.room.hub.store.set_notes(match_id, who.seat(), data.text)
    return wire.NotesDoc(data.text)


@put(f"{AMatch}/name", tags=TAGS, responses=answers(400, 401, 403, 404))
async def rename(request: Asked, match_id: MatchId, data: JSONBody[wire.Rename]) -> wire.Done:
    """What the others call you."""
    who = await caller(request, match_id)
    room = who.room
    await room.hub.store.change_seat(room.id, who.seat(data.seat), name=data.name.strip())
    await room.refresh_table()
    return wire.Done(room.version, room.count)


@put(f"{AMatch}/seats/{{seat:int}}", tags=TAGS, responses=answers(400, 401, 403, 404))
async def reseat(
    request: Asked, match_id: MatchId, seat: Annotated[int, PathParameter(ge=0, le=15)], data: JSONBody[wire.Reseat]
) -> wire.Reseated:
    """The ways out when a player is gone; everyone is told. Owner: open a seat for somebody else, or give it to a bot.
    Owner and the seat itself: a bot stands in until its holder is back."""
    who = await caller(request, match_id)
    room = who.room
    row = a_seat(room, seat)
    if data.who in ("stand-in", "back"):
        if seat not in who.held:
            who.need_owner()
        await (stand_in(room, seat, data.bot) if data.who == "stand-in" else come_back(room, seat))
        return wire.Reseated(None)
    who.need_owner()
    level = need_bot(data.bot)
    invite = tokens.new_token(tokens.INVITE) if data.who == "link" else None
    await room.hub.store.give_seat(
        room.id,
        seat,
        who="bot" if invite is None else "human",
        bot=level if invite is None else None,
        token_hash=None,
        invite_hash=tokens.digest(invite) if invite else None,
        passed=row.passed or row.taken,
        notes="",  # they were its holder's
        standing="[]",
        seen=None,
        nudged=None,
        stand_in=None,
        resigned=None,
    )
    told = ToldDoc("open", seat, row.name) if invite else ToldDoc("bot", seat, row.name, level)
    await announce(room, told)
    return wire.Reseated(invite)


@get(f"{AMatch}/webhook", tags=TAGS, responses=answers(401, 403, 404))
async def read_webhook(request: Asked, match_id: MatchId) -> wire.WebhookDoc:
    """Where turns are told, for the owner."""
    who = await caller(request, match_id)
    who.need_owner()
    return wire.WebhookDoc(who.room.row.webhook)


@put(f"{AMatch}/webhook", tags=TAGS, responses=answers(400, 401, 403, 404))
async def write_webhook(request: Asked, match_id: MatchId, data: JSONBody[wire.Webhook]) -> wire.WebhookDoc:
    """Tell turns to this address, or to none."""
    who = await caller(request, match_id)
    who.need_owner()
    room = who.room
    if data.url is not None:
        room.hub.webhooks.check(data.url)
    await room.hub.store.set_webhook(room.id, data.url)
    await room.refresh_table()
    return wire.WebhookDoc(data.url)


@delete(AMatch, tags=TAGS, responses=answers(401, 403, 404))
async def forget(request: Asked, match_id: MatchId) -> None:
    """Delete the match and everything about it."""
    who = await caller(request, match_id)
    who.need_owner()
    await who.room.hub.delete(who.room)


HANDLERS = [
    read_match,
    answer,
    undo,
    vote,
    wish,
    write_standing,
    read_log,
    read_moment,
    continue_from,
    read_record,
    read_chat,
    write_chat,
    read_notes,
    read_words,
    write_notes,
    rename,
    reseat,
    read_webhook,
    write_webhook,
    forget,
]
