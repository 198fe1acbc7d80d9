"""The words of a content pack: what cannot be read of them, and what nobody should have to say.

A pack comes from anybody, and its sentences are filled while others wait for theirs. So an entry is short, nests
little, leaves numbers as they are, and what it names of its own pack names no more of it: else a few lines would be a
page of millions of words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from moonwall.table.content import Problem

from .words import LANGUAGES, files, split

LENGTH = 4_000  # letters of an entry, four times the longest of the house
BRACES = 40
DEPTH = 6

_TOKEN = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_BRACE = re.compile(r"[{}]")
_NUMBERS = re.compile(r"\b(NUMBER|DATETIME)\s*\(")


def pack_problems(pack: Traversable) -> list[Problem]:
    """What is wrong with the words of a content pack, each with file and line."""
    return [problem for lang in LANGUAGES for problem in _of_language(pack, lang)]


def _of_language(pack: Traversable, lang: str) -> Iterator[Problem]:
    texts = [(f"locales/{lang}/{name}", text) for name, text in files(pack, lang)]
    entries = {entry: body for _, text in texts for entry, body in split(text).items()}
    for file, text in texts:
        mine = split(text)
        tall = [Problem(file, entry, "", why, _line(text, body)) for entry, body in mine.items() for why in _tall(body)]
        yield from tall
        if not tall:  # only what is small enough is read by the grammar
            yield from _junk(file, text)
        for entry, body in mine.items():
            for other in sorted(_named(entry, body, entries)):
                further = _named(other, entries[other], entries)
                if further:
                    why = f"it names {other!r}, which names {min(further)!r}: words of a pack go one step"
                    yield Problem(file, entry, "", why, _line(text, body))


def _tall(body: str) -> Iterator[str]:
    """Reasons why an entry is more than any card says."""
    if len(body) > LENGTH:
        yield f"it has {len(body)} letters, more than {LENGTH}"
    if body.count("{") > BRACES:
        yield f"it has {body.count('{')} braces, more than {BRACES}"
    depth = deepest = 0
    for brace in _BRACE.findall(body):
        depth += 1 if brace == "{" else -1
        deepest = max(deepest, depth)
    if deepest > DEPTH:
        yield f"its braces are nested {deepest} deep, deeper than {DEPTH}"
    if _NUMBERS.search(body):
        yield "numbers are written as they are: leave NUMBER and DATETIME out"


def _junk(file: str, text: str) -> Iterator[Problem]:
    try:
        body = FluentParser().parse(text).body
    except RecursionError:
        yield Problem(file, "", "", "it is nested too deep")
        return
    for entry in body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = text.count("\n", 0, entry.span.start) + 1
            why = entry.annotations[0].message if entry.annotations else "not a message"
            yield Problem(file, "", "", f"{why}; a message is written: id = text", line)


def _named(entry: str, body: str, entries: dict[str, str]) -> set[str]:
    """The other entries of the pack that this one may name."""
    return {token for token in _TOKEN.findall(body) if token in entries and token != entry}


def _line(text: str, body: str) -> int:
    return text.count("\n", 0, text.index(body)) + 1
