"""Events: what has happened, addressed to those who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Value = str | int | tuple[str | int, ...]


class Event:
    """``kind`` names the sentence in the catalogues, ``data`` fills it; ``to`` is None (all) or the seats told."""

    __slots__ = ("data", "kind", "to")

    def __init__(self, kind: str, data: dict[str, Value], to: tuple[int, ...] | None = None) -> None:
        self.kind = kind
        self.data = data
        self.to = to

    def seen_by(self, seat: int | None) -> bool:
        """A spectator (None, written -1 in addresses) sees what is addressed to all or to spectators."""
        return self.to is None or (-1 if seat is None else seat) in self.to

    def encode(self) -> dict[str, Any]:
        return {"kind": self.kind, "data": self.data}

    def __repr__(self) -> str:
        words = " ".join(f"{k}={v}" for k, v in self.data.items())
        return f"<{self.kind} {words}{'' if self.to is None else f' to {self.to}'}>"


def visible(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
    """The events a seat (or a spectator, None) may see, JSON-able."""
    return [e.encode() for e in events if e.seen_by(seat)]
