"""HTTP calls of the lobby: what there is to play, making matches, joining them, finding one's own."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from moonwall import __version__, table
from moonwall.ledger import rule
from moonwall.words import LANGUAGES

from . import tokens, wire
from .access import address, hub_of
from .docs import answers
from .errors import Refusal
from .levels import LEVELS
from .making import from_record, new_match
from .summaries import summaries

Asked = Request[Any, Any, Any]
MAX_LISTED = 50
MAX_MINE = 200
TAGS = ["lobby"]


@get("/api/about", tags=TAGS, responses=answers())
async def about(request: Asked) -> wire.About:
    """This server: version, languages, bot levels, limits."""
    settings = hub_of(request).settings
    limits = {"body": settings.max_body, "frame": settings.max_frame, "chat": 1000, "notes": 20_000, "name": 40}
    return wire.About("moonwall", __version__, list(LANGUAGES), list(LEVELS), settings.webhooks, limits)


@get("/api/games", tags=TAGS, responses=answers(), sync_to_thread=False)
def games() -> wire.GamesDoc:
    """What can be played, with modes, seats, factions and options."""
    return wire.GamesDoc(table.games(), list(LEVELS))


@post("/api/matches", tags=TAGS, responses=answers(400, 403, 429))
async def create_match(request: Asked, data: JSONBody[wire.NewMatch]) -> wire.Made:
    """Set a table. The answer holds every secret of it, this once."""
    made = await new_match(hub_of(request), data, address(request))
    assert made is not None
    return made


@post("/api/import", tags=TAGS, responses=answers(400, 403, 429))
async def import_record(request: Asked, data: JSONBody[wire.Import]) -> wire.Made:
    """A match from a record: to look at when it is finished, to go on with when not."""
    return await from_record(hub_of(request), data, address(request))


@get("/api/matches", tags=TAGS, responses=answers())
async def listed_matches(request: Asked) -> wire.Summaries:
    """Matches that are open for everybody to watch."""
    store = hub_of(request).store
    return wire.Summaries(await summaries(store, await store.listed(MAX_LISTED), set()))


@post("/api/mine", tags=TAGS, status_code=200, responses=answers(400))
async def my_matches(request: Asked, data: JSONBody[wire.Tokens]) -> wire.Summaries:
    """The matches of these tokens (of seats, owners and keys): those that wait for them, then others that run, then
    those that are over; of each the newest last move first."""
    store = hub_of(request).store
    hashes = {tokens.digest(token) for token in data.tokens}
    if not hashes:
        return wire.Summaries([])
    found = await summaries(store, await store.with_tokens(sorted(hashes), MAX_MINE), hashes)
    newest = sorted(found, key=lambda s: s.updated, reverse=True)
    return wire.Summaries(sorted(newest, key=lambda s: (s.over, not set(s.you) & set(s.waiting))))


@post("/api/invitation", tags=TAGS, status_code=200, responses=answers(400, 404))
async def look_at_invitation(request: Asked, data: JSONBody[wire.Invitation]) -> wire.InvitationDoc:
    """What an invitation leads to, before it is taken."""
    store = hub_of(request).store
    hashed = tokens.digest(data.invite)
    seat = await store.seat_of_invite(hashed)
    mine = {tokens.digest(t) for t in data.tokens}
    found = [] if seat is None else await summaries(store, [seat.match_id], mine)
    if seat is None or not found:
        raise Refusal("not-found", "this invitation is not known here; it may have been withdrawn")
    is_open = seat.invite_hash == hashed and not seat.taken
    return wire.InvitationDoc(found[0], seat.seat, seat.faction, is_open, seat.seat in found[0].you)


@post("/api/join", tags=TAGS, responses=answers(400, 404, 409))
async def join(request: Asked, data: JSONBody[wire.Join]) -> wire.Joined:
    """Take the seat of an invitation. The invitation is used up, the token is yours."""
    hub = hub_of(request)
    hashed = tokens.digest(data.invite)
    seat = await hub.store.seat_of_invite(hashed)
    if seat is None:
        raise Refusal("not-found", "this invitation is not known here; it may have been withdrawn")
    if seat.invite_hash != hashed:
        raise Refusal("taken", "this invitation has been used already")
    token = tokens.new_token(tokens.SEAT)
    if not await hub.store.take_seat(seat.match_id, hashed, tokens.digest(token), data.name.strip()):
        raise Refusal("taken", "somebody else has just taken this seat")
    room = await hub.room(seat.match_id)
    await room.refresh_table()
    return wire.Joined(seat.match_id, seat.seat, token)


@post("/api/packs", tags=TAGS, responses=answers(400, 413, 429))
async def add_pack(request: Asked, data: JSONBody[wire.NewPack]) -> wire.PackMade:
    """Keep a content pack for matches of its game."""
    return wire.PackMade(await hub_of(request).packs.add(data.game, data.name, data.files, address(request)))


@post("/api/packs/check", status_code=200, tags=TAGS, responses=answers(400, 413, 429))
async def check_pack(request: Asked, data: JSONBody[wire.PackDraft]) -> wire.PackReport:
    """What is wrong with a content pack that is still being written; nothing is kept."""
    return await hub_of(request).packs.report(data.game, data.files, address(request))


@get("/api/games/{game:str}/rows/{name:str}", tags=TAGS, responses=answers(400, 404), sync_to_thread=True)
def read_rows(
    game: Annotated[str, PathParameter(max_length=64)], name: Annotated[str, PathParameter(max_length=64)]
) -> wire.RowsDoc:
    """The rows of one of the game's own tables, to begin a pack from."""
    rows = table.game_type(game).load_content().tables.get(name)
    if rows is None:
        raise Refusal("not-found", f"{game} has no table {name!r}")
    return wire.RowsDoc([msgspec.to_builtins(row) for row in rows.values()])


@get("/api/packs/{pack_hash:str}", tags=TAGS, responses=answers(404))
async def read_pack(request: Asked, pack_hash: Annotated[str, PathParameter(max_length=64)]) -> wire.PackDoc:
    """A content pack's files."""
    found = await hub_of(request).store.pack(pack_hash)
    if found is None:
        raise Refusal("not-found", "there is no such content pack here")
    return wire.PackDoc(pack_hash, *found)


@get("/api/rules/{rule_id:str}", tags=TAGS, responses=answers(404), sync_to_thread=True)
def read_rule(
    rule_id: Annotated[str, PathParameter(max_length=64)],
    language: Annotated[str, QueryParameter(name="lang", max_length=8)] = LANGUAGES[0],
) -> wire.RuleDoc:
    """A rule's text from the ledgers, in the reader's language where it has been translated."""
    if language not in LANGUAGES:
        raise Refusal("not-found", f"there is no language {language!r} here. Known: {', '.join(LANGUAGES)}.")
    found = rule(rule_id, language)
    if found is None:
        raise Refusal("not-found", f"there is no rule {rule_id!r} in the ledgers")
    return wire.RuleDoc(*found)


HANDLERS = [
    about,
    games,
    create_match,
    import_record,
    listed_matches,
    my_matches,
    look_at_invitation,
    join,
    add_pack,
    check_pack,
    read_rows,
    read_pack,
    read_rule,
]
