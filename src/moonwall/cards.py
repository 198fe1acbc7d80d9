"""The sentence of a card: one truth, its row.

The sentence of the catalogues is filled with the numbers of the row (``table/facts.py``), so that a changed number
changes it in every language. Where a pack makes another kind of thing of a row, a plain sentence is made from its
effects by the game's ``sentences`` module; the pack's own text comes before both.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from moonwall.table import Content, GameType
from moonwall.table.facts import Facts

if TYPE_CHECKING:
    from moonwall.words import TableWords

Found = tuple[str, Any, Facts]  # table, row, numbers


class Shelf:
    """The rows of one content by what the table calls them. ``parts`` are named pieces of rows (options to choose)."""

    def __init__(self, game: GameType, content: Content) -> None:
        self.game = game
        self.rows = {row_id: (table, row) for table, rows in content.tables.items() for row_id, row in rows.items()}
        if game.sentences:
            named = import_module(game.sentences).parts(content)
            self.rows = {name: ("", part) for name, part in named.items()} | self.rows
        self._found: dict[str, Found] = {}
        self._aside = {spec.name: spec.aside for spec in content.specs}

    def find(self, token: str) -> Found | None:
        found = self._found.get(token)
        if found is None:
            row = self.rows.get(token)
            if row is None:
                return None
            found = self._found[token] = (*row, Facts(row[1], self._aside.get(row[0], ())))
        return found


SHELVES_KEPT = 32
_shelves: dict[tuple[str, str], Shelf] = {}


def shelf_of(game: GameType, content: Content) -> Shelf:
    key = (game.name, content.hash)
    found = _shelves.get(key)
    if found is None:
        if len(_shelves) >= SHELVES_KEPT:
            _shelves.clear()
        found = _shelves.setdefault(key, Shelf(game, content))
    return found


class Cards:
    """The cards of one table in the words of one language."""

    def __init__(self, here: TableWords, content: Content) -> None:
        self.here = here
        self.content = content
        self.shelf = shelf_of(here.game, content)
        self.house = shelf_of(here.game, here.game.load_content())

    def numbers(self, token: str) -> dict[str, int]:
        """What fills the name of a card."""
        found = self.shelf.find(token)
        return found[2].numbers if found else {}

    def changed(self, token: str) -> bool:
        """Whether the sentence of the catalogue does not fit the row: it is new, does another kind of thing than the
        house's, or a number is changed that the sentence does not name."""
        found, known = self.shelf.find(token), self.house.find(token)
        if found is None or found is known:
            return False
        if known is None or known[2].kind != found[2].kind:
            return True
        was = known[2].numbers
        other = {name for name, n in found[2].numbers.items() if n != was[name]}
        if self.here.words.find(f"{self.here.prefix}-{token}", "text", **was) is None:
            return False  # its sentence is made of the row anyway
        return not other <= self.here.words.needs(f"{self.here.prefix}-{token}")

    def source(self, token: str) -> str:
        """Where the sentence of a row comes from: ``pack``, ``house`` with the row's numbers, ``made`` from its
        effects, ``stale`` if it is the house's though the row does something else; empty for what is no row."""
        token = token if token in self.shelf.rows else self.here.game.row_id(token)
        found = self.shelf.find(token)
        if found is None or not found[0]:
            return ""
        words, message, numbers = self.here.words, f"{self.here.prefix}-{token}", found[2].numbers
        if words.of_pack(message, numbers, "text") is not None:
            return "pack"
        told = words.find(message, "text", **numbers) is not None
        if told and not self.changed(token):
            return "house"
        return "made" if self.made(token) else "stale" if told else ""

    def text(self, token: str) -> str:
        """The pack's own sentence, else the house's with the row's numbers, else one made from what the row does."""
        row_id = token if token in self.shelf.rows else self.here.game.row_id(token)
        words, found = self.here.words, self.shelf.find(row_id)
        if found is None:
            return words.find(f"{self.here.prefix}-{token}", "text") or ""
        message, numbers = f"{self.here.prefix}-{row_id}", found[2].numbers
        source = self.source(row_id)
        if source == "pack":
            return words.of_pack(message, numbers, "text") or ""
        if source == "made":
            return self.made(row_id)
        return (words.find(message, "text", **numbers) or "") if source else ""

    def made(self, token: str) -> str:
        """The plain sentence made from the row's effects; empty where the game makes none of such rows."""
        found = self.shelf.find(token)
        if found is None or not self.here.game.sentences:
            return ""
        said: str = import_module(self.here.game.sentences).sentence(found[0], found[1], self.here)
        return said

    def name(self, token: str) -> str | None:
        """The name of a piece of a row; None for all else."""
        found = self.shelf.find(token)
        if found is None or found[0]:
            return None
        said = None if self.changed(token) else self.here.words.find(f"{self.here.prefix}-{token}", **found[2].numbers)
        return said if said is not None else self.made(token) or None

    def catalogue(self) -> Iterator[str]:
        """Every row's name and sentence, finished, as entries of a Fluent file: for a page that knows no rows."""
        for token in (*self.shelf.rows, *self.here.game.aliases(self.content)):
            name, text = self.here.name(token), self.text(token)
            if name == token and not text:
                continue
            lines = [f"{self.here.prefix}-{token} = {_quoted(name)}"]
            if text:
                lines.append(f"    .text = {_quoted(text)}")
            yield "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A sentence as a Fluent pattern that says exactly that."""
    plain = " ".join(text.split())
    plain = plain.replace("{", "\0").replace("}", '{"}"}').replace("\0", '{"{"}')
    return '{""}' + plain if plain[:1] in (".", "*", "[", "#") else plain
