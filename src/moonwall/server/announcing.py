"""What the table itself tells in the chat: that a bot plays for somebody, that they are back, that a seat is open.

It is kept as what happened, not as a sentence: each page says it in its own language. Programs that read the chat get
the English sentence along."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from moonwall.words import LANGUAGES, Words

from .wire_chat import ToldDoc

if TYPE_CHECKING:
    from .room import Room


async def announce(room: Room, told: ToldDoc) -> None:
    await room.hub.store.say(room.id, None, "", in_english(told), told=msgspec.json.encode(told).decode())
    await room.refresh_table()
    room.tell("chat")


def in_english(told: ToldDoc) -> str:
    words = _english()
    who = told.name or words.say("web-seat-who", n=told.seat + 1)
    bot = words.say(f"web-bot-{told.bot}") if told.bot else ""
    return words.say(f"web-told-{told.what}", who=who, bot=bot)


@lru_cache(maxsize=1)
def _english() -> Words:
    return Words(LANGUAGES[0])
