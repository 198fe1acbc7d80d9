"""Contents: all rows a match was begun with, kept by their hash, once for all matches that share them.

A match goes on with its own cards when an update of the house changes them. The files are a cache of the database.
``operate.tend`` deletes what no match was begun with; a content that is used again is written again.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from moonwall import table
from moonwall.table.content import KEPT

from .packs import PackShelf
from .store import Store, now

log = structlog.get_logger("moonwall.contents")
SURE = 3600.0  # seconds for which a content is known to be kept; shorter than any unused one stays


class Contents:
    def __init__(self, store: Store, packs: PackShelf, folder: Path) -> None:
        self.store = store
        self.packs = packs
        self.folder = folder
        self._kept: dict[str, float] = {}  # when it was last kept, by the clock that never goes back

    async def keep_house(self) -> None:
        """Keep what the house has now: matches that nobody opens before the next update were begun with it."""
        for game in await asyncio.to_thread(table.games):
            kind = table.game_type(game["name"])
            content = await asyncio.to_thread(kind.load_content)
            try:
                await self.keep(kind.name, content)
            except SQLAlchemyError as error:  # a full disk: matches are not begun before it is kept, and it says so
                log.warning("content not kept", game=kind.name, kind=type(error).__name__)

    async def keep(self, game: str, content: table.Content) -> None:
        if not content.tables or time.monotonic() - self._kept.get(content.hash, -SURE) < SURE:
            return
        doc = await asyncio.to_thread(lambda: zlib.compress(content.write(), 9))
        await self.store.keep_content({"hash": content.hash, "game": game, "doc": doc, "at": now()})
        self._kept[content.hash] = time.monotonic()

    async def find(self, game: str, setup: dict[str, Any], packs: list[str]) -> tuple[tuple[str, ...], bool]:
        """What the kernel is to read for a match, and whether that is what it was begun with."""
        wanted = str(setup.get("content", {}).get("hash", ""))
        kind = await asyncio.to_thread(table.game_type, game)
        if not packs:
            house = await asyncio.to_thread(kind.load_content)
            if house.hash == wanted:
                return (), True
        kept = await self._kept_file(kind, wanted)
        if kept is not None:
            return kept, True
        paths = await self.packs.paths(packs)
        present = await asyncio.to_thread(kind.content, paths)
        if present.hash == wanted:
            await self.keep(game, present)
        return paths, present.hash == wanted

    async def _kept_file(self, kind: table.GameType, wanted: str) -> tuple[str, ...] | None:
        """The file of a kept content; None where it is not kept, or does not fit the rules of this version."""
        doc = await self.store.content(wanted)
        if doc is None:
            return None
        target = self.folder / f"{wanted}{KEPT}"
        try:
            if not target.is_file():
                await asyncio.to_thread(_write, target, zlib.decompress(doc))
            await asyncio.to_thread(kind.content, (str(target),))
        except table.ContentError:
            return None
        return (str(target),)


def forget_files(folder: Path, hashes: Iterable[str]) -> None:
    """Contents that are gone from the database need no file."""
    for digest in hashes:
        (folder / f"{digest}{KEPT}").unlink(missing_ok=True)


def _write(target: Path, text: bytes) -> None:
    """All of it or nothing, also when others write the same."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".new-", dir=target.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(text)
    Path(name).replace(target)
