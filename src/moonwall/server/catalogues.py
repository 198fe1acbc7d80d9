"""Catalogues and the built web table, held in memory and served with tags that let browsers keep them."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from moonwall import table
from moonwall.words import LANGUAGES

STATIC = Path(__file__).parent / "static"
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moonwall</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/schema/style.css"></head>
<body><h1>The server runs, the web table is not built yet</h1>
<p>Run <code>make web</code> in the project's folder, then load this page again.
<code>make play</code> does it by itself.</p>
<p>What the server offers meanwhile is described in its <a href="/schema">API documentation</a>.</p></body></html>
"""


class Served:
    """A file with its type and tag."""

    __slots__ = ("body", "etag", "immutable", "kind")

    def __init__(self, body: bytes, kind: str, immutable: bool = False) -> None:
        self.body = body
        self.kind = kind
        self.immutable = immutable
        self.etag = '"' + hashlib.blake2b(body, digest_size=9).hexdigest() + '"'


class WebTable:
    """All files of the built page. Names outside of it simply do not exist; a new build is noticed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._files: dict[str, Served] = {}
        self._built = -1.0

    def _read(self) -> None:
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built == self._built:
            return
        self._built = built
        self._files = {}
        for path in self.folder.rglob("*") if built else ():
            if path.is_file():
                name = path.relative_to(self.folder).as_posix()
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                if kind.startswith("text/"):
                    kind += "; charset=utf-8"
                self._files[name] = Served(path.read_bytes(), kind, immutable=name.startswith("assets/"))

    def file(self, name: str) -> Served | None:
        self._read()
        return self._files.get(name)

    def index(self) -> Served:
        self._read()
        return self._files.get("index.html") or Served(MISSING.encode(), "text/html; charset=utf-8")


def _catalogue_folders(language: str) -> list[Traversable]:
    packages = ["moonwall", *(getattr(table.game_type(g["name"]), "catalogues", "") for g in table.games())]
    folders = [resources.files(p) / "locales" / language for p in dict.fromkeys(packages) if p]
    return [f for f in folders if f.is_dir()]


@cache
def _names(language: str) -> frozenset[str]:
    return frozenset(entry.name for folder in _catalogue_folders(language) for entry in folder.iterdir())


def catalogue(language: str, name: str | None = None) -> Served | None:
    """All catalogues of a language in one file, or one of them. Only what there is is kept in memory."""
    if language not in LANGUAGES or (name is not None and name not in _names(language)):
        return None
    return _catalogue(language, name)


@cache
def _catalogue(language: str, name: str | None) -> Served | None:
    texts = []
    for folder in _catalogue_folders(language):
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl") and name in (None, entry.name):
                texts.append(entry.read_text(encoding="utf-8").rstrip("\n"))
    if not texts:
        return None
    return Served(("\n\n".join(texts) + "\n").encode(), "text/plain; charset=utf-8")
