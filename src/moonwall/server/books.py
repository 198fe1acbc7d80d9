"""The rule book as the page reads it: made once, then served with a tag, so that browsers keep it."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from moonwall import handbook, lessons
from moonwall.words import LANGUAGES

from .catalogues import Served

_NAME = re.compile(r"(?P<where>[a-z]+)/(?P<what>[a-z0-9-]+)\.json")


def page_of_book(name: str) -> Served | None:
    """``lessons.json``, ``en/great-wall.json`` or ``pictures/gw-board.json``; only what there is is kept in memory."""
    if name == "lessons.json":
        return _lessons()
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    where, what = found["where"], found["what"]
    if where == "pictures":
        return _picture(what) if what in handbook.pictures() else None
    return _book(what, where) if where in LANGUAGES and what in handbook.BOOKS else None


@cache
def _lessons() -> Served:
    return Served(msgspec.json.encode(lessons.describe()), "application/json")


@cache
def _book(book: str, lang: str) -> Served:
    return Served(msgspec.json.encode(handbook.whole(book, lang)), "application/json")


@cache
def _picture(name: str) -> Served:
    return Served(msgspec.json.encode(handbook.picture(name)), "application/json")
