"""What was shown last: parts of a view that are made again only when what they are made of has changed.

Whoever looks at a match again and again and only reads what it sees (the server) gives :meth:`Match.views` a
:class:`Shown`. Parts that are the same as the last time are then the very objects of the last time, so that nobody has
to compare them. Without one every view is made anew, and is the caller's own.
"""

from __future__ import annotations

from typing import Any


class Shown:
    """Parts by name, each with all that it was made of."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[object, tuple[object, Any]] = {}

    def get(self, name: object, made_of: object) -> Any:
        """The part, if it was made of the same the last time; else None."""
        kept = self._parts.get(name)
        return kept[1] if kept is not None and kept[0] == made_of else None

    def put(self, name: object, made_of: object, part: Any) -> Any:
        self._parts[name] = made_of, part
        return part

    def same(self, name: object, part: Any) -> Any:
        """The part of the last time where this one is equal to it."""
        kept = self._parts.get(name)
        if kept is not None and kept[1] == part:
            return kept[1]
        self._parts[name] = None, part
        return part
