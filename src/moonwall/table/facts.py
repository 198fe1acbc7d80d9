"""The numbers of a row by name, and what kind of thing the row is: what the sentence of a card is filled with.

A number is called like its field, ``n``; the second of that name in the row ``n2``, and so on in the order of the row.
One in a part that is a field of its own is called by both: ``blue-draw``, ``two-honour``, ``if-clerks``. Lists add
nothing to a name. A row whose numbers alone differ from another's is of the same kind: the same sentence serves both.

A part may say which of its fields count, ``def uses(self, field: str) -> bool``, and a row may count something more,
``def counts(self) -> dict[str, int]``. Fields that are said elsewhere than in the sentence are left ``aside``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

NOT_TOLD = frozenset({"id", "source", "house"})


_known: dict[type[Any], tuple[tuple[str, str, Any], ...]] = {}


def _fields(row: type[Any]) -> tuple[tuple[str, str, Any], ...]:
    """Attribute, name in a file and default of each field; msgspec works them out anew whenever it is asked."""
    found = _known.get(row)
    if found is None:
        import msgspec

        found = tuple([(f.name, f.encode_name, f.default) for f in msgspec.structs.fields(row)])
        _known[row] = found
    return found


class Facts:
    """``numbers`` by name; ``kind`` is all the rest, with ``#`` where a number stands; ``fields`` says in which field
    of the row each number is."""

    __slots__ = ("_aside", "fields", "kind", "numbers")

    def __init__(self, row: Any, aside: Collection[str] = ()) -> None:
        self.numbers: dict[str, int] = {}
        self.fields: dict[str, str] = {}
        kind: list[tuple[str, Any]] = []
        self._aside = NOT_TOLD.union(aside)
        self._struct(row, "", "", kind)
        for name, n in row.counts().items() if hasattr(row, "counts") else ():
            self._value(n, name, "", name, kind)
        self.kind = tuple(kind)

    def _struct(self, part: Any, top: str, prefix: str, kind: list[tuple[str, Any]]) -> None:
        uses = getattr(part, "uses", None)
        for attribute, name, default in _fields(type(part)):
            value = getattr(part, attribute)
            if (not top and name in self._aside) or (uses is not None and not uses(name)):
                continue
            if value == default and not (isinstance(value, int) and not isinstance(value, bool) and value > 0):
                continue  # not written: a number that is 1 by default counts all the same
            self._value(value, top or name, prefix, name, kind)

    def _value(self, value: Any, top: str, prefix: str, name: str, kind: list[tuple[str, Any]]) -> None:
        import msgspec

        whole = prefix + name
        if isinstance(value, (bool, str)) or value is None:
            kind.append((whole, value))
        elif isinstance(value, int):
            kind.append((whole, "#" if value else 0))
            count, called = 1, whole
            while called in self.numbers:
                count += 1
                called = f"{whole}{count}"
            self.numbers[called] = value
            self.fields[called] = top
        elif isinstance(value, msgspec.Struct):
            self._struct(value, top, f"{whole}-", kind)
        elif isinstance(value, dict):
            for key, entry in value.items():
                self._value(entry, top, f"{whole}-", key, kind)
        else:
            kind.append((whole, len(value)))
            for entry in value:
                if isinstance(entry, msgspec.Struct):
                    self._struct(entry, top, prefix, kind)
                else:
                    self._value(entry, top, prefix, name, kind)
