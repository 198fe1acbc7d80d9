"""Content packs that players bring: checked, kept in the database by their hash, laid out as folders for the kernel."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from moonwall import table
from moonwall.words import LANGUAGES

from .errors import Refusal, from_table
from .store import Store, now
from .wire import PackProblem, PackReport

_NAME = r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}"
_FILE = re.compile(rf"(?:{_NAME}\.toml|locales/(?:{'|'.join(LANGUAGES)})/{_NAME}\.ftl)\Z")
MAX_BYTES = 500_000


class PackShelf:
    """The folders are a cache of the database; a missing one is written again."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.store = store
        self.folder = folder

    async def add(self, game: str, name: str, files: dict[str, str]) -> str:
        """Keep a pack if the game can use it; its hash names it from then on."""
        _fits(files)
        try:
            digest = await asyncio.to_thread(_check, game, name, files)
        except table.TableError as error:
            raise from_table(error) from error
        doc = msgspec.json.encode(files).decode()
        await self.store.keep_pack({"hash": digest, "game": game, "name": name, "files": doc, "at": now()})
        return digest

    async def report(self, game: str, files: dict[str, str]) -> PackReport:
        """Everything that is wrong with a pack, and its rows; nothing is kept."""
        _fits(files)
        try:
            await asyncio.to_thread(_check, game, "draft", files)
        except table.ContentError as error:
            problems = [PackProblem(p.file, p.line, p.row, p.field, p.message) for p in error.problems]
        except table.TableError as error:
            raise from_table(error) from error
        else:
            problems = []
        return PackReport(problems, _rows(files))

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


def _fits(files: dict[str, str]) -> None:
    """Refuse names that are no part of a pack, and too much of it."""
    wrong = [file for file in files if not _FILE.match(file)]
    if wrong:
        raise Refusal(
            "content", f"a pack holds .toml files and locales/<language>/*.ftl with plain names, not {wrong[0]!r}"
        )
    if sum(len(text.encode()) for text in files.values()) > MAX_BYTES:
        raise Refusal("too-large", f"a pack may hold {MAX_BYTES // 1000} kB, not more")


def _rows(files: dict[str, str]) -> dict[str, dict[str, Any]]:
    found = {}
    for name, text in files.items():
        if name.endswith(".toml"):
            with contextlib.suppress(tomllib.TOMLDecodeError):
                found[name] = tomllib.loads(text)
    return found


def _check(game: str, name: str, files: dict[str, str]) -> str:
    kind = table.game_type(game)
    with tempfile.TemporaryDirectory(prefix="moonwall-pack-") as folder:
        target = Path(folder) / name
        _lay_out(target, files)
        try:
            content = kind.load_content((str(target),))
        except table.ContentError as error:
            for problem in error.problems:
                problem.file = problem.file.removeprefix(f"{target}/").removeprefix(str(target))
            raise table.ContentError(error.problems) from error
    if not content.packs:
        raise table.SetupError(f"{game} takes no content packs")
    return content.packs[-1]["hash"]


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
