"""Changes: what is new in a view since an earlier one of the same viewer, as edits to the copy a page has.

An edit is ``[path, value]``: put the value at that place. A path leads through objects by key and lists by index.
There is no other kind: an object whose keys are others, or a list that is longer or shorter, is put whole. So edits
applied to the earlier view give the later one to the letter, the order of keys included, and edits of several steps
simply follow each other. They are made from two views of one viewer and nothing else: they tell no more than these.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

_encode = msgspec.json.encode
_decode = msgspec.json.decode

Part = bytes | list[bytes]
Shown = tuple[dict[str, bytes], dict[str, Part]]  # the encoded parts of a view but its table, and of its table
SMALL = 64  # bytes: no part of so little is looked into


class Cutter:
    """Cuts views of one moment into encoded parts. Views share what is public: it is encoded and compared once."""

    __slots__ = ("_edits", "_kept", "_made")

    def __init__(self) -> None:
        self._made: dict[int, Part] = {}
        self._edits: dict[tuple[int, int], bytes] = {}
        self._kept: list[object] = []  # keeps the ids used as keys from being used again

    def cut(self, view: dict[str, Any]) -> Shown:
        head = {key: _encode(value) for key, value in view.items() if key != "table"}
        return head, {key: self._part(value) for key, value in view["table"].items()}

    def _part(self, value: Any) -> Part:
        kind = type(value)
        if kind is not list and kind is not dict:
            return _encode(value)
        made = self._made.get(id(value))
        if made is None:
            if kind is list and value and type(value[0]) is dict:
                made = [self._element(element) for element in value]
            else:
                made = _encode(value)
            self._made[id(value)] = made
            self._kept.append(value)
        return made

    def _element(self, value: Any) -> bytes:
        """Lists of players differ by viewer, most players in them do not."""
        made = self._made.get(id(value))
        if made is None:
            made = self._made[id(value)] = _encode(value)
            self._kept.append(value)
        assert isinstance(made, bytes)
        return made

    def edits(self, old: Shown, new: Shown) -> bytes | None:
        """The edits that lead from one to the other, encoded; None when only the whole view will do."""
        if list(old[0]) != list(new[0]) or list(old[1]) != list(new[1]):
            return None
        found = [self._edit((key,), old[0][key], part) for key, part in new[0].items() if part != old[0][key]]
        before = old[1]
        for key, now in new[1].items():
            was = before[key]
            if was is now or (type(now) is bytes and was == now):
                continue
            if type(now) is list and type(was) is list and len(was) == len(now):
                edits = self._edit_list(key, was, now)
                if edits:
                    found.append(edits)
            elif isinstance(was, bytes) and isinstance(now, bytes):
                found.append(self._edit(("table", key), was, now))
            else:
                found.append(_put(("table", key), _join(now)))
        return b",".join(found)

    def _edit_list(self, key: str, was: list[bytes], now: list[bytes]) -> bytes:
        pair = (id(was), id(now))
        made = self._edits.get(pair)
        if made is None:
            found = [
                self._edit(("table", key, i), before, after)
                for i, (before, after) in enumerate(zip(was, now))
                if before is not after and before != after
            ]
            made = self._edits[pair] = b",".join(found)
            self._kept += (was, now)
        return made

    def _edit(self, path: tuple[str | int, ...], old: bytes, new: bytes) -> bytes:
        """One part has changed: look what in it has, unless it is small."""
        if len(new) < SMALL:
            return _put(path, new)
        pair = (id(old), id(new))
        made = self._edits.get(pair)
        if made is None:
            finer: list[bytes] = []
            _compare(path, _decode(old), _decode(new), finer)
            made = self._edits[pair] = min(_put(path, new), b",".join(finer), key=len)
            self._kept += (old, new)
        return made


def whole(shown: Shown) -> bytes:
    """The view itself, from its parts."""
    head = [_encode(key) + b":" + part for key, part in shown[0].items()]
    table = b",".join([_encode(key) + b":" + _join(part) for key, part in shown[1].items()])
    return b"{" + b",".join([*head, b'"table":{' + table + b"}"]) + b"}"


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


def _join(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def _put(path: tuple[str | int, ...], value: bytes) -> bytes:
    return b"[" + _encode(path) + b"," + value + b"]"


def _compare(path: tuple[str | int, ...], old: Any, new: Any, found: list[bytes]) -> None:
    """Both are read from JSON. 1 and true are equal in Python, but not here."""
    kind = type(new)
    if kind is not type(old):
        found.append(_put(path, _encode(new)))
    elif kind is dict and list(new) == list(old):
        for key, value in new.items():
            _compare((*path, key), old[key], value, found)
    elif kind is list and len(new) == len(old) and any(type(value) is dict for value in new):
        for i, value in enumerate(new):
            _compare((*path, i), old[i], value, found)
    elif kind is dict or kind is list:
        encoded = _encode(new)
        if encoded != _encode(old):
            found.append(_put(path, encoded))
    elif new != old:
        found.append(_put(path, _encode(new)))
