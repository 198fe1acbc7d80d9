"""The shapes of the chat, as ``docs/protocol.md`` tells them: what people write, and what the table tells of them."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class ToldDoc(Struct, omit_defaults=True):
    """What the table tells of a seat. Pages word it in their own language; ``text`` has it in English."""

    what: Literal["stand-in", "back", "resigned", "time-over", "open", "bot"]
    seat: int
    name: str = ""  # what its holder was called then
    bot: str | None = None


class ChatDoc(Struct):
    id: int
    seat: int | None
    name: str
    text: str
    at: str
    told: ToldDoc | UnsetType = UNSET


class ChatList(Struct):
    chat: list[ChatDoc]
