"""Rematches: the same people at the same kind of table, everybody some seats on; several of them are a series."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import Refusal
from .hub import Hub
from .making import Heritage, new_match
from .room import Room
from .rows import MatchRow, SeatRow
from .timing import clock_of
from .wire import NewMatch, SeatWish
from .wire_people import Rematch, Rematched, SeriesDoc, SeriesMatch, Standing


async def rematch(hub: Hub, room: Room, wish: Rematch, owner: bool, who: str) -> Rematched:
    """The next match of these people. Their tokens hold their new seats, so nobody needs an invitation. There is one:
    who asks second is led to it."""
    await room.refresh_table()  # another process may have closed it, or made the next one, a moment ago
    if not room.open:
        raise Refusal("not-allowed", "there is a rematch when this match is over")
    if room.row.rematch is not None:
        return Rematched(room.row.rematch, [])
    chairs = [room.seats[(place - wish.shift) % len(room.seats)] for place in range(len(room.seats))]
    keep = wish.factions == "keep" and bool(room.match.game.factions)
    setup = room.match.setup
    table = NewMatch(
        seats=[_wish(chair, at.faction if keep else None) for chair, at in zip(chairs, room.seats)],
        spectators=room.row.spectators,
        listed=room.row.listed,
        webhook=room.row.webhook,
        clock=clock_of(room.row.clock),
        delay=room.row.delay,
        coach=room.row.coach,
        game=room.row.game,
        mode=setup.mode,
        options={name: value for name, value in setup.options.items() if name != "mode"},
        packs=msgspec.json.decode(room.row.packs),
    )
    heritage = Heritage(
        before=room.id,
        series=room.row.series or room.id,
        owner_hash=room.row.owner_hash,
        watch_hash=room.row.watch_hash,
        persons=[chair.seat if chair.person is None else chair.person for chair in chairs],
        holders=[_tokens(room, chair) for chair in chairs],
        owners=[hashed for hashed, held in room.holders.items() if -1 in held],
    )
    made = await new_match(hub, table, who, heritage)
    await room.refresh_table()
    hub.telling.rematch(room)
    if made is None:  # somebody else was first
        assert room.row.rematch is not None
        return Rematched(room.row.rematch, [])
    return Rematched(made.match, [seat for seat in made.seats if seat.invite] if owner else [])


def _wish(chair: SeatRow, faction: str | None) -> SeatWish:
    if chair.who == "bot":
        return SeatWish("bot", chair.name, chair.bot, faction)
    return SeatWish("me" if chair.taken else "link", chair.name, None, faction)


def _tokens(room: Room, chair: SeatRow) -> list[str]:
    """The hashes of all tokens that hold a seat."""
    further = [hashed for hashed, held in room.holders.items() if chair.seat in held]
    return [*([chair.token_hash] if chair.token_hash else []), *further]


# --- series ------------------------------------------------------------------------------------------------------


async def series(hub: Hub, room: Room) -> SeriesDoc:
    """All matches of a series and how its people stand."""
    name = room.row.series or room.id
    docs: list[SeriesMatch] = []
    standings: dict[int, Standing] = {}
    for match_id in await hub.store.series(name):
        row = await hub.store.match(match_id)
        if row is None:
            continue
        seats = await hub.store.seats(match_id)
        doc = _match(row, seats)
        docs.append(doc)
        for seat in seats:
            _count(standings, doc, seat)
    ordered = sorted(standings.values(), key=lambda s: (-s.wins, -s.points, s.person))
    return SeriesDoc(name, docs, ordered)


def person_of(seat: SeatRow) -> int:
    return seat.seat if seat.person is None else seat.person


def _match(row: MatchRow, seats: list[SeatRow]) -> SeriesMatch:
    outcome: dict[str, Any] | None = None if row.outcome is None else msgspec.json.decode(row.outcome)
    places = {} if outcome is None else {str(person_of(s)): place(outcome, seats, s) for s in seats}
    over = row.outcome is not None or row.closed is not None
    return SeriesMatch(row.id, row.created, over, outcome, [person_of(s) for s in seats], places)


def place(outcome: dict[str, Any], seats: list[SeatRow], seat: SeatRow) -> int:
    """The place of a seat, 1 the best. Winners share the first one; who has resigned comes after all others. Whoever
    played without a seat has a place, too."""
    gone = {s.seat for s in seats if s.resigned}
    winners = [w for w in outcome["winners"] if w not in gone]
    if seat.seat in winners:
        return 1
    if outcome["kind"] != "ranked":
        return 2
    order = [s for s in outcome["ranking"] if s not in gone] + [s for s in outcome["ranking"] if s in gone]
    if seat.seat not in order:
        return len(order) + 1
    target = outcome.get("target")
    beaten = target is not None and target >= outcome["scores"][seat.seat]
    return max(2 if winners else 1, order.index(seat.seat) + 1 + beaten)


def _count(standings: dict[int, Standing], doc: SeriesMatch, seat: SeatRow) -> None:
    who = person_of(seat)
    standing = standings.setdefault(who, Standing(who, seat.name, 0, 0, 0, []))
    standing.name = seat.name or standing.name
    if doc.outcome is None:
        return
    standing.played += 1
    standing.wins += doc.places[str(who)] == 1
    standing.points += doc.outcome["scores"][seat.seat] if seat.seat < len(doc.outcome["scores"]) else 0
    standing.places.append(doc.places[str(who)])
