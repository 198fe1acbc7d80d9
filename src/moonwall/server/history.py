"""History: what the entries of a match add up to, undone ones included.

Entries are numbered once and for all; moments (how many answers stand) go back with an undo. Decision ids are built on
entry numbers, so that they never come again: an answer that arrives late cannot hit another decision by accident.
"""

from __future__ import annotations

from moonwall import table


class History:
    """``version`` is the number of the last entry. Lists are indexed by moment unless they say otherwise."""

    __slots__ = ("_burnt", "_decisions", "_moments", "_undos", "by", "reached", "version")

    def __init__(self) -> None:
        self.version = 0
        self.reached = [0]  # the entry that led to the moment
        self.by = [-1]  # the seat that answered
        self._decisions = [""]  # the decision that was answered
        self._moments = [0]  # by entry: the moment after it
        self._undos: list[tuple[int, int]] = []  # entry, moment gone back to
        self._burnt: dict[str, int] = {}  # decisions whose answer was taken back, by the entry that did it

    @property
    def just_undone(self) -> bool:
        """Whether the last entry took something back."""
        return bool(self._undos) and self._undos[-1][0] == self.version

    @property
    def count(self) -> int:
        return len(self.reached) - 1

    def answered(self, seat: int, decision: str) -> None:
        self.version += 1
        self.reached.append(self.version)
        self.by.append(seat)
        self._decisions.append(decision)
        self._moments.append(self.count)

    def undone(self, to: int) -> None:
        self.version += 1
        for decision in self._decisions[to + 1 :]:
            self._burnt[decision.partition(".")[0]] = self.version
        del self.reached[to + 1 :]
        del self.by[to + 1 :]
        del self._decisions[to + 1 :]
        self._moments.append(to)
        self._undos.append((self.version, to))

    def decision_id(self, decision: table.Decision) -> str:
        """The id a page answers to. It stays while the decision is open and is new when an undo opens it again."""
        opened, _, seat = decision.id.partition("-")
        base = f"{self.reached[int(opened)]}-{seat}"
        burnt = self._burnt.get(base)
        return base if burnt is None else f"{base}.{burnt}"

    def common(self, version: int) -> int:
        """The newest moment that somebody who knows ``version`` still has right; -1 when that cannot be said."""
        if not 0 <= version <= self.version:
            return -1
        moment = self._moments[version]
        for entry, to in reversed(self._undos):
            if entry <= version:
                break
            moment = min(moment, to)
        return moment

    def moment_at(self, version: int) -> int:
        """How many answers stood at a version; 0 where that cannot be said."""
        return self._moments[version] if 0 <= version <= self.version else 0

    def last_of(self, seat: int) -> int | None:
        """The moment before this seat's newest answer."""
        for moment in range(self.count, 0, -1):
            if self.by[moment] == seat:
                return moment - 1
        return None
