"""Content packs that players bring: checked, kept in the database by their hash, laid out as folders for the kernel.

What a stranger sends is read by a process of its own (``readers``); here only its size and shape are looked at first.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

import msgspec

from moonwall import table
from moonwall.words import LANGUAGES

from .errors import Refusal, from_table
from .reader import CheckPack
from .readers import Readers
from .store import Store, now
from .wire import PackReport

_NAME = r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}"
_FILE = re.compile(rf"(?:{_NAME}\.toml|locales/(?:{'|'.join(LANGUAGES)})/{_NAME}\.ftl)\Z")
_KEY = re.compile(r"[\w\s\"'.\[\]-]*\Z")  # what may stand before the = of a line, and in a header
_STACKED = re.compile(r"[\[{]{12}")
MAX_BYTES = 500_000
MAX_TOML = 100_000  # twice a whole game's
MAX_ROWS = 1_000
MAX_LINE = 8_000
MAX_PARTS = 12  # of a key: no row is nested so deep, and reading keys takes the square of their parts


class PackShelf:
    """The folders are a cache of the database; a missing one is written again."""

    def __init__(self, store: Store, folder: Path, readers: Readers) -> None:
        self.store = store
        self.folder = folder
        self.readers = readers

    async def add(self, game: str, name: str, files: dict[str, str], who: str) -> str:
        """Keep a pack if the game can use it; its hash names it from then on."""
        _fits(files)
        found = await self.readers.check_pack(CheckPack(game, name, files), who)
        if found.problems:
            problems = [table.Problem(p.file, p.row, p.field, p.message, p.line) for p in found.problems]
            raise from_table(table.ContentError(problems))
        doc = msgspec.json.encode(files).decode()
        await self.store.keep_pack({"hash": found.hash, "game": game, "name": name, "files": doc, "at": now()})
        return found.hash

    async def report(self, game: str, files: dict[str, str], who: str) -> PackReport:
        """Everything that is wrong with a pack, and its rows; nothing is kept."""
        _fits(files)
        found = await self.readers.check_pack(CheckPack(game, "draft", files), who)
        return PackReport(found.problems, found.rows)

    async def paths(self, hashes: list[str]) -> tuple[str, ...]:
        """The folders of these packs; an unknown hash is refused."""
        return tuple([await self._path(digest) for digest in hashes])

    async def known(self, hashes: list[str]) -> list[str]:
        """Those of these packs that are here."""
        return [digest for digest in hashes if await self.store.pack(digest) is not None]

    async def _path(self, digest: str) -> str:
        found = await self.store.pack(digest)
        if found is None:
            raise Refusal("content", f"there is no content pack {digest!r} here; upload it first")
        _, name, files = found
        target = self.folder / digest / name
        if not target.is_dir():
            await asyncio.to_thread(_lay_out, target, files)
        return str(target)


def forget_folders(folder: Path, hashes: Iterable[str]) -> None:
    """Packs that are gone from the database need no folder."""
    for digest in hashes:
        shutil.rmtree(folder / digest, ignore_errors=True)


def _fits(files: dict[str, str]) -> None:
    """Refuse what is no pack, or too much of one, before anybody reads it."""
    wrong = [file for file in files if not _FILE.match(file)]
    if wrong:
        raise Refusal(
            "content", f"a pack holds .toml files and locales/<language>/*.ftl with plain names, not {wrong[0][:100]!r}"
        )
    if sum(len(text.encode()) for text in files.values()) > MAX_BYTES:
        raise Refusal("too-large", f"a pack may hold {MAX_BYTES // 1000} kB, not more")
    rows = {name: text for name, text in files.items() if name.endswith(".toml")}
    if sum(len(text.encode()) for text in rows.values()) > MAX_TOML:
        raise Refusal("too-large", f"the .toml files of a pack may hold {MAX_TOML // 1000} kB, not more")
    if sum(text.count("[[") for text in rows.values()) > MAX_ROWS:
        raise Refusal("too-large", f"a pack may hold {MAX_ROWS} rows, not more")
    for name, text in rows.items():
        for number, line in enumerate(text.splitlines(), 1):
            if len(line) > MAX_LINE:
                raise Refusal("content", f"{name}:{number}: a line may have {MAX_LINE} characters, not more")
            if line.count(".") >= MAX_PARTS:
                key = line.partition("=")[0]
                if key.count(".") >= MAX_PARTS and _KEY.match(key):
                    raise Refusal(
                        "content", f"{name}:{number}: a key has more parts than any row; write [[table]] rows"
                    )
        if _STACKED.search(text):
            raise Refusal("content", f"{name}: brackets are nested deeper than any row")


def _lay_out(target: Path, files: dict[str, str]) -> None:
    """Write all files, then give the folder its name, so that nobody ever sees half of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=".new-", dir=target.parent))
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    try:
        folder.rename(target)
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)  # another process was first
        if not target.is_dir():
            raise
