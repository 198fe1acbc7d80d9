"""Changes: what is new in a view since an earlier one of the same viewer, as edits to the copy a page has.

An edit is ``[path, value]``: put the value at that place. A path leads through objects by key and lists by index.
There is no other kind: an object whose keys are others, or a list that is longer or shorter, is put whole. So edits
applied to the earlier view give the later one to the letter, the order of keys included, and edits of several steps
simply follow each other. They are made from two views of one viewer and nothing else: they tell no more than these.

What is looked for is cheap to find: most of a view is equal to what it was, and Python compares whole trees at once.
A game must not say 1 where it said true before: those are equal to Python, and the change would not be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

_encode = msgspec.json.encode
View = dict[str, Any]
Path = tuple[str | int, ...]


class Comparer:
    """Compares views of one moment with earlier ones. Views share what is public: that is compared once."""

    __slots__ = ("_edits",)

    def __init__(self) -> None:
        self._edits: dict[
            tuple[int, int], list[bytes]
        ] = {}  # by the ids of what was and is, which the views keep alive

    def edits(self, old: View, new: View) -> bytes | None:
        """The edits that lead from one view to the other, encoded; None when only the whole view will do."""
        before, table = old["table"], new["table"]
        if list(old) != list(new) or list(before) != list(table):
            return None
        found: list[bytes] = []
        for key, now in new.items():
            if key != "table" and now != old[key]:
                _compare((key,), old[key], now, found)
        for key, now in table.items():
            was = before[key]
            if was is not now:
                if type(now) is list or type(now) is dict:
                    found += self._shared(key, was, now)
                elif was != now:
                    found.append(_put(("table", key), _encode(now)))
        return b",".join(found)

    def _shared(self, key: str, was: Any, now: Any) -> list[bytes]:
        pair = (id(was), id(now))
        made = self._edits.get(pair)
        if made is None:
            made = self._edits[pair] = []
            if was != now:
                _compare(("table", key), was, now, made)
        return made


def changed(steps: Iterable[bytes]) -> bytes:
    """The edits of several steps as one list."""
    return b"[" + b",".join([step for step in steps if step]) + b"]"


def apply(view: Any, edits: Iterable[tuple[list[str | int], Any]]) -> Any:
    """A page's part: put the edits into a view it may change. What comes back takes the view's place."""
    for path, value in edits:
        if not path:
            view = value
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return view


def _put(path: Path, value: bytes) -> bytes:
    return b"[" + _encode(path) + b"," + value + b"]"


def _compare(path: Path, old: Any, new: Any, found: list[bytes]) -> None:
    """Tell how two values that differ differ: in parts of them, unless telling the whole is shorter."""
    if type(new) is dict and type(old) is dict and list(new) == list(old):
        parts: list[bytes] = []
        for key, now in new.items():
            if now != old[key]:
                _compare((*path, key), old[key], now, parts)
        whole = _put(path, _encode(new))
        if len(whole) <= sum(map(len, parts)):
            found.append(whole)
        else:
            found += parts
    elif type(new) is list and type(old) is list and len(new) == len(old) and any(type(v) is dict for v in new):
        for i, now in enumerate(new):
            if now != old[i]:
                _compare((*path, i), old[i], now, found)
    else:
        found.append(_put(path, _encode(new)))
