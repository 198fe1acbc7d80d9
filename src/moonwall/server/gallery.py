"""Gallery: what each viewer of a room sees now, made once for all pages that look with the same eyes.

It keeps the last views, and the edits that led from one to the next, so that a page that has an earlier view is sent
what is new in it. Nobody's view is made unless somebody looks.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from moonwall import table
from moonwall.table.changes import Comparer, View, changed
from moonwall.table.shown import Shown

if TYPE_CHECKING:
    from .history import History

Viewer = int | None
KEEP_STEPS = 24  # how far a page may fall behind and still be sent changes


class Eye:
    """One viewer's newest view, and the way that led to it: (version before, edits)."""

    __slots__ = ("size", "steps", "version", "view", "whole")

    def __init__(self) -> None:
        self.view: View | None = None
        self.version = -1
        self.whole: msgspec.Raw | None = None
        self.size = 0
        self.steps: deque[tuple[int, bytes]] = deque(maxlen=KEEP_STEPS)

    def look(self, comparer: Comparer, view: View, version: int) -> None:
        edits = None if self.view is None else comparer.edits(self.view, view)
        if edits is None:
            self.steps.clear()
        else:
            self.steps.append((self.version, edits))
        self.view = view
        self.version = version
        self.whole = None

    def whole_view(self) -> msgspec.Raw:
        if self.whole is None:
            text = msgspec.json.encode(self.view)
            self.whole = msgspec.Raw(text)
            self.size = len(text)
        return self.whole

    def changes_since(self, base: int) -> msgspec.Raw | None:
        """The edits from the view of an earlier version to this one; None where the way back is not known."""
        if base == self.version:
            return _NOTHING
        taken: list[bytes] = []
        for before, edits in reversed(self.steps):
            taken.append(edits)
            if before == base:
                text = changed(reversed(taken))
                return msgspec.Raw(text) if not self.size or len(text) < self.size else None
        return None


_NOTHING = msgspec.Raw(b"[]")


class Gallery:
    """``now`` is the newest position; ``present`` names all who have a page open, to make their views at once."""

    def __init__(self) -> None:
        self._eyes: dict[Viewer, Eye] = {}
        self._shown = Shown()

    def eye(self, viewer: Viewer, present: set[Viewer], match: table.Match, history: History) -> Eye:
        """What this viewer sees at the newest version."""
        found = self._eyes.get(viewer)
        if found is None or found.version != history.version:
            self._look(present | {viewer}, match, history)
            found = self._eyes[viewer]
        return found

    def _look(self, viewers: set[Viewer], match: table.Match, history: History) -> None:
        stale = [v for v in viewers if v not in self._eyes or self._eyes[v].version != history.version]
        comparer = Comparer()
        for viewer, view in zip(stale, match.views(stale, self._shown)):
            answerable(view, viewer, match, history)
            self._eyes.setdefault(viewer, Eye()).look(comparer, view, history.version)
        for gone in [v for v in self._eyes if v not in viewers]:
            del self._eyes[gone]


def answerable(view: dict[str, Any], viewer: Viewer, match: table.Match, history: History | None) -> None:
    """Put the server's id on an open decision; without a history it is an old moment's, which cannot be answered."""
    if viewer is not None and view["decision"] is not None:
        mine = match.decision_of(viewer)
        view["decision"]["id"] = history.decision_id(mine) if history is not None and mine is not None else ""
