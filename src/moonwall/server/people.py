"""HTTP calls around a seat: keys and other devices, absent players, rematches, who may watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post, put
from litestar.params import JSONBody

from . import tokens, wire, wire_people
from .absent import OWNER, nudge, resign
from .access import address, caller, hub_of
from .docs import answers
from .errors import Refusal
from .play import TAGS, AMatch, MatchId
from .rematch import rematch, series
from .room import Room
from .store import until_ms
from .timing import text_of

Asked = Request[Any, Any, Any]
LINK_LASTS = 900.0  # seconds
MAX_HELD = 2000  # matches of a key


# --- keys and devices --------------------------------------------------------------------------------------------


@post("/api/key", tags=["lobby"], status_code=200, responses=answers(400, 401))
async def write_key(request: Asked, data: JSONBody[wire_people.KeyWish]) -> wire_people.KeyDoc:
    """Make a key, or add to one's own: it holds every seat and every match that these tokens hold."""
    hub = hub_of(request)
    if data.key is not None and not data.key.startswith(tokens.KEY):
        raise Refusal("token-unknown", "this is no key")
    held = await hub.store.held_by([tokens.digest(token) for token in data.tokens]) if data.tokens else []
    if not held:
        raise Refusal("token-unknown", "none of these tokens holds anything here")
    key = data.key or tokens.new_token(tokens.KEY)
    before = await hub.store.held_by([tokens.digest(key)])
    if data.key is not None and not before:
        raise Refusal("token-unknown", "this key is not known here")
    if len({match for match, _ in [*held, *before]}) > MAX_HELD:
        raise Refusal("too-many", f"a key holds {MAX_HELD} matches, not more; make another one")
    fresh = sorted(set(held) - set(before))
    await hub.store.hold(tokens.digest(key), fresh)
    await _tell_rooms(request, {match for match, _ in fresh})
    return wire_people.KeyDoc(None if data.key else key, _held_docs([*before, *fresh]))


@post("/api/key/forget", tags=["lobby"], status_code=200, responses=answers(400, 401))
async def forget_key(request: Asked, data: JSONBody[wire_people.KeyToken]) -> wire_people.KeyDoc:
    """This key, or the token of another device, holds nothing any more."""
    gone = await hub_of(request).store.forget_token(tokens.digest(data.key))
    if not gone:
        raise Refusal("token-unknown", "this key is not known here")
    await _tell_rooms(request, set(gone))
    return wire_people.KeyDoc(None, [])


async def _tell_rooms(request: Asked, matches: set[str]) -> None:
    rooms = hub_of(request).rooms
    for match_id in matches & rooms.keys():
        await rooms[match_id].refresh_table()


def _held_docs(held: Sequence[tuple[str, int]]) -> list[wire_people.HeldDoc]:
    found: dict[str, wire_people.HeldDoc] = {}
    for match_id, seat in sorted(held):
        doc = found.setdefault(match_id, wire_people.HeldDoc(match_id, [], False))
        if seat < 0:
            doc.owner = True
        else:
            doc.seats.append(seat)
    return list(found.values())


@post(f"{AMatch}/devices", tags=TAGS, status_code=201, responses=answers(400, 401, 403, 404))
async def make_device_link(
    request: Asked, match_id: MatchId, data: JSONBody[wire_people.OneSeat]
) -> wire_people.DeviceDoc:
    """A link that takes a seat of one's own to another device: once, within a quarter of an hour."""
    who = await caller(request, match_id)
    link, until = tokens.new_token(tokens.DEVICE), until_ms(LINK_LASTS)
    await who.room.hub.store.keep_link(tokens.digest(link), who.room.id, who.seat(data.seat), until)
    return wire_people.DeviceDoc(link, text_of(until))


@post("/api/devices", tags=["lobby"], status_code=201, responses=answers(400, 404))
async def take_device_link(request: Asked, data: JSONBody[wire_people.DeviceLink]) -> wire.Joined:
    """Take the seat of such a link: the token is this device's own."""
    hub = hub_of(request)
    token = tokens.new_token(tokens.SEAT)
    found = await hub.store.take_link(tokens.digest(data.link), tokens.digest(token))
    if found is None:
        raise Refusal("not-found", "this link was used already or has run out; make another one")
    await (await hub.room(found[0])).refresh_table()
    return wire.Joined(found[0], found[1], token)


# --- absent players ----------------------------------------------------------------------------------------------


@post(f"{AMatch}/nudge", tags=TAGS, status_code=200, responses=answers(400, 401, 403, 404))
async def nudge_seat(request: Asked, match_id: MatchId, data: JSONBody[wire_people.Nudge]) -> wire.Done:
    """Ask somebody to play who is waited for."""
    who = await caller(request, match_id)
    if not who.held:
        who.need_owner()
    await nudge(who.room, data.seat, who.held[0] if who.held else OWNER)
    return wire.Done(who.room.version, who.room.count)


@post(f"{AMatch}/resign", tags=TAGS, status_code=200, responses=answers(400, 401, 403, 404))
async def resign_seat(request: Asked, match_id: MatchId, data: JSONBody[wire_people.OneSeat]) -> wire.Done:
    """Give up: a bot plays the seat to the end."""
    who = await caller(request, match_id)
    await resign(who.room, who.seat(data.seat))
    return wire.Done(who.room.version, who.room.count)


# --- the next match ----------------------------------------------------------------------------------------------


@post(f"{AMatch}/rematch", tags=TAGS, responses=answers(400, 401, 403, 404))
async def make_rematch(request: Asked, match_id: MatchId, data: JSONBody[wire_people.Rematch]) -> wire_people.Rematched:
    """The next match with the same people, everybody some seats on. Tokens of this match hold their seats there."""
    who = await caller(request, match_id)
    if not who.held:
        who.need_owner()
    return await rematch(hub_of(request), who.room, data, who.owner, address(request))


@get(f"{AMatch}/series", tags=TAGS, responses=answers(401, 403, 404))
async def read_series(request: Asked, match_id: MatchId) -> wire_people.SeriesDoc:
    """The matches of the series and how its people stand."""
    who = await caller(request, match_id)
    _ = who.viewers
    return await series(hub_of(request), who.room)


# --- watching ----------------------------------------------------------------------------------------------------


@get(f"{AMatch}/watching", tags=TAGS, responses=answers(401, 403, 404))
async def read_watching(request: Asked, match_id: MatchId) -> wire_people.WatchingDoc:
    """Who may watch, and how far behind; for the owner."""
    who = await caller(request, match_id)
    who.need_owner()
    return await _watching(who.room)


@put(f"{AMatch}/watching", tags=TAGS, responses=answers(400, 401, 403, 404))
async def write_watching(
    request: Asked, match_id: MatchId, data: JSONBody[wire_people.Watching]
) -> wire_people.WatchingDoc:
    """Let everybody watch or only those who have the link, and set how many answers they are behind."""
    who = await caller(request, match_id)
    who.need_owner()
    room = who.room
    link = tokens.new_token(tokens.WATCH) if data.link else None
    values: dict[str, Any] = {}
    if data.spectators is not None:
        values["spectators"] = data.spectators
    if data.delay is not None:
        values["delay"] = data.delay
    if data.link is not None:
        values["watch_hash"] = tokens.digest(link) if link else None
    commentator = tokens.new_token(tokens.COMMENT) if data.commentator else None
    if commentator and not await room.hub.store.granted(room.id, "comment"):
        raise Refusal("not-allowed", "a commentator sees every hand; all people at the table must agree to it")
    if data.commentator is not None:
        values["comment_hash"] = tokens.digest(commentator) if commentator else None
    if values:
        await room.hub.store.change_match(room.id, **values)
        await room.refresh_table()
    doc = await _watching(room)
    doc.link, doc.commentator = link, commentator
    return doc


async def _watching(room: Room) -> wire_people.WatchingDoc:
    row = room.row
    agreed = await room.hub.store.granted(room.id, "comment")
    return wire_people.WatchingDoc(
        row.spectators, row.delay, row.watch_hash is not None, agreed=agreed, commented=row.comment_hash is not None
    )


# --- push --------------------------------------------------------------------------------------------------------


@get("/api/push", tags=["lobby"], responses=answers(403))
async def read_push_key(request: Asked) -> wire_people.PushKey:
    """The key with which a page asks its browser for push messages of this house."""
    return wire_people.PushKey((await hub_of(request).push.signer()).public)


@post("/api/push", tags=["lobby"], status_code=200, responses=answers(400, 401, 403, 429))
async def subscribe(request: Asked, data: JSONBody[wire_people.Subscription]) -> wire_people.Subscribed:
    """Tell this browser when it is the turn of what these tokens hold, now and later."""
    hub = hub_of(request)
    hashes = [tokens.digest(token) for token in data.tokens]
    held = await hub.store.held_by(hashes) if hashes else []
    if not held:
        raise Refusal("token-unknown", "none of these tokens holds anything here")
    await hub.push.subscribe(data.endpoint, data.p256dh, data.auth, data.lang, hashes)
    return wire_people.Subscribed(len({match for match, _ in held}))


@post("/api/push/forget", tags=["lobby"], status_code=200, responses=answers(400, 404))
async def unsubscribe(request: Asked, data: JSONBody[wire_people.Unsubscription]) -> wire_people.Subscribed:
    """This browser is told nothing any more."""
    if not await hub_of(request).push.unsubscribe(data.endpoint):
        raise Refusal("not-found", "this browser is not told anything here")
    return wire_people.Subscribed(0)


HANDLERS = [
    write_key,
    forget_key,
    make_device_link,
    take_device_link,
    nudge_seat,
    resign_seat,
    make_rematch,
    read_series,
    read_watching,
    write_watching,
    read_push_key,
    subscribe,
    unsubscribe,
]
