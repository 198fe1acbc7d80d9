"""A cache that forgets: things made once from content, and dropped when newer ones need the room."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """At most so many things by their key; the oldest goes first. Who holds a thing that has gone keeps it."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: dict[Hashable, V] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The thing of this key, made now if it is not there. All threads get the same one."""
        found = self._things.get(key)
        if found is None:
            made = make()
            with self._lock:
                found = self._things.setdefault(key, made)
                while len(self._things) > self.most:
                    del self._things[next(iter(self._things))]
        return found

    def clear(self) -> None:
        """Forget all of them."""
        with self._lock:
            self._things.clear()

    def __len__(self) -> int:
        return len(self._things)
