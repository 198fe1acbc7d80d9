"""The layout of what a seat may know, as one row of bytes: every place has a name and a meaning of its own.

A game declares blocks, in the order in which its ``write(position, seat)`` fills them. A block has axes with named
places; an axis ``SEATS`` counts seats from the one that looks (``me``, ``next``, …): what was learnt in one seat holds
in every other. ``write`` itself goes by seat numbers; :meth:`Layout.order` says how to turn them.

Numbers go from 0 to 255: counts fit, and bytes are joined at the speed of the engine.

Researchers use it (``moonwall.lab``); rules do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

SEATS = ("me", "next", "second", "third", "fourth", "fifth")


class Block:
    """Numbers that belong together: ``axes`` are the names along each of them; none means one single number."""

    __slots__ = ("axes", "doc", "first", "name", "size")

    def __init__(self, name: str, doc: str, *axes: Sequence[str]) -> None:
        self.name = name
        self.doc = doc
        self.axes = tuple([tuple(axis) for axis in axes])
        self.first = 0
        size = 1
        for axis in self.axes:
            size *= len(axis)
        self.size = size

    def names(self) -> list[str]:
        """The name of each place, for instance ``clerks/barracks/me``."""
        found = [self.name]
        for axis in self.axes:
            found = [f"{head}/{word}" for head in found for word in axis]
        return found

    def turned(self, seat: int, seats: int) -> list[int]:
        """For each place: where ``write`` has put its number, when ``seat`` looks at a table of so many seats."""
        found = [0]
        for axis in self.axes:
            if axis == SEATS[: len(axis)] and len(axis) >= seats > 1:
                places = [(seat + n) % seats if n < seats else n for n in range(len(axis))]
            else:
                places = list(range(len(axis)))
            found = [at * len(axis) + place for at in found for place in places]
        return found


class Layout:
    """All blocks of a game at one kind of table. ``write`` gives the numbers in the order of the blocks."""

    __slots__ = ("blocks", "seats", "size", "write")

    def __init__(self, blocks: Sequence[Block], seats: int, write: Callable[[Any, int], bytes]) -> None:
        self.blocks = tuple(blocks)
        self.seats = seats
        self.write = write
        self.size = 0
        for block in blocks:
            block.first = self.size
            self.size += block.size

    def names(self) -> list[str]:
        """The name of every place."""
        return [name for block in self.blocks for name in block.names()]

    def order(self, seat: int) -> list[int]:
        """Where ``write`` puts what belongs in each place when ``seat`` looks."""
        return [block.first + at for block in self.blocks for at in block.turned(seat, self.seats)]

    def fingerprint(self) -> str:
        """Changes when any place means something else: keep it beside what was trained with these numbers."""
        return blake2b("\n".join(self.names()).encode(), digest_size=8).hexdigest()

    def describe(self) -> list[dict[str, Any]]:
        return [
            {"name": b.name, "first": b.first, "shape": [len(axis) for axis in b.axes], "means": b.doc}
            for b in self.blocks
        ]


def one_of(count: int) -> list[bytes]:
    """For each of so many things: 1 in its place; the last row, also row -1, is for none of them."""
    return [bytes([int(n == at) for n in range(count)]) for at in range(count + 1)]
