"""The words of a match: the catalogues, its packs' own, and its cards with the numbers of their rows."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec

from moonwall import table
from moonwall.words import Words

from .room import Room


@lru_cache(maxsize=32)
def words_of(lang: str, packs: tuple[str, ...]) -> Words:
    words = Words(lang)
    for pack in packs:
        words.add_pack(pack)
    return words


async def pack_folders(room: Room) -> tuple[str, ...]:
    """The folders of the packs a match was begun with, as far as they are still here."""
    shelf = room.hub.packs
    return await shelf.paths(await shelf.known(msgspec.json.decode(room.row.packs)))


async def card_words(room: Room, lang: str) -> str:
    """Names and sentences of all cards of the match, finished, as a Fluent file."""
    packs = await pack_folders(room)
    setup = room.match.setup
    key = (room.match.game.name, setup.content.hash, lang, packs)
    found = _made.get(key)
    if found is None:
        found = await asyncio.to_thread(_make, room.match.game, setup.content, lang, packs)
        if len(_made) >= KEPT:
            _made.clear()
        _made[key] = found
    return found


def _make(game: table.GameType, content: table.Content, lang: str, packs: tuple[str, ...]) -> str:
    return "\n".join(words_of(lang, packs).at(game, content=content).cards.catalogue())


KEPT = 32
_made: dict[tuple[str, str, str, tuple[str, ...]], str] = {}
