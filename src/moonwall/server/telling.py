"""Telling: whose turn it is, said to who is not at the table: by the match's webhook, and by push to browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from moonwall import table
from moonwall.words import LANGUAGES, Words

from .push import Message
from .rows import SeatRow
from .standing import given

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = structlog.get_logger("moonwall.telling")
FORGET_AT = 20_000  # matches of which is known what was told last


class Telling:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told: dict[str, tuple[int, ...]] = {}

    def forget(self, match_id: str) -> None:
        """A match is gone. One that only sleeps is remembered, so that it is not told again what is told already."""
        self._told.pop(match_id, None)

    def turn(self, room: Room) -> None:
        """Whose turn it is, if that is news."""
        if not room.row.webhook and not self.hub.push.anybody:
            return
        people = {s.seat: s for s in room.seats if s.player is None}
        asked = [d for d in room.match.decisions if given(room, d) is None]
        waiting = tuple(sorted({s for d in asked for s in d.seats if s in people}))
        before = self._told.pop(room.id, ())
        self._told[room.id] = waiting
        while len(self._told) > FORGET_AT:
            del self._told[next(iter(self._told))]
        if before == waiting and not room.over:
            return
        if room.over:
            self._push(room, [s for s in room.seats if s.taken], "over")
        else:
            self._push(room, [people[s] for s in waiting if s not in before and people[s].taken], "turn")
        if room.row.webhook and (waiting or room.over):
            self._hook(room, room.row.webhook, [people[s] for s in waiting])

    def _hook(self, room: Room, url: str, waiting: list[SeatRow]) -> None:
        names = [row.name or f"seat {row.seat + 1}" for row in waiting]
        turn = f"{', '.join(names)}: it is your turn ({room.row.game})"
        self.post(room, url, waiting, turn if waiting else f"The game is over ({room.row.game})")

    def post(self, room: Room, url: str, waiting: list[SeatRow], text: str, nudge: bool = False) -> None:
        body = {
            "match": room.id,
            "game": room.row.game,
            "count": room.count,
            "waiting": [{"seat": row.seat, "name": row.name} for row in waiting],
            "over": room.over,
            **({"nudge": True} if nudge else {}),
            "text": text,
            "content": text,
        }
        self.hub.webhooks.send(url, body)

    def nudge(self, room: Room, row: SeatRow, by: int, text: str) -> None:
        """Somebody is asked to play who is waited for."""
        asker = next((s.name or f"seat {s.seat + 1}" for s in room.seats if s.seat == by), "")
        if room.row.webhook:
            name = row.name or f"seat {row.seat + 1}"
            words = text or f"{name}: {asker or 'the table'} waits for you ({room.row.game})"
            self.post(room, room.row.webhook, [row], words, nudge=True)
        self._push(room, [row], "nudge", asker)

    def rematch(self, room: Room) -> None:
        """The next match is there."""
        self._push(room, [s for s in room.seats if s.taken], "rematch")

    def _push(self, room: Room, rows: list[SeatRow], what: str, asker: str = "") -> None:
        """To those of these seats that have no page open."""
        if not rows or not self.hub.push.anybody:
            return
        here = self.hub.presence(room).seats
        absent = [row for row in rows if not here.get(str(row.seat))]
        if absent:
            self.hub.spawn(self._tell(room, absent, what, asker))

    async def _tell(self, room: Room, rows: list[SeatRow], what: str, asker: str) -> None:
        seats = {row.seat for row in rows}
        hashes = {row.token_hash for row in rows if row.token_hash}
        hashes |= {hashed for hashed, held in room.holders.items() if held & seats}
        target = room.row.rematch if what == "rematch" and room.row.rematch else room.id
        try:
            listeners = await self.hub.push.listeners(hashes)
            messages = [(one, _message(one.lang, room.row.game, what, target, asker)) for one in listeners]
            if messages:
                await self.hub.push.tell(room.id, messages)
        except (SQLAlchemyError, OSError) as error:
            log.warning("push not kept", kind=type(error).__name__)


def _message(lang: str, game: str, what: str, match_id: str, asker: str) -> Message:
    words = Words(lang if lang in LANGUAGES else LANGUAGES[0])
    name = words.say(table.game_type(game).prefix)
    body = words.say(f"server-push-{what}", game=name, who=asker or name)
    return Message("Moonwall", body, match_id, f"/m/{match_id}")
