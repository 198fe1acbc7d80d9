"""Turns: who may think next. People's tables come first, one of each party in turn; tables of bots alone have a place
of their own, so that no number of them holds a person up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

PEOPLE, WATCHED, IDLE = "people", "watched", "idle"


class Asker(NamedTuple):
    """Whose question it is. ``party`` is who shares a turn (an address), ``table`` the match."""

    lane: str = PEOPLE
    party: str = ""
    table: str = ""
    long: bool = False  # a bot that thinks for a second, not for a moment


class Line:
    """Those who wait, one of each party in turn."""

    def __init__(self) -> None:
        self._parties: OrderedDict[str, deque[tuple[Asker, asyncio.Future[None]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._parties.values()))

    def add(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        self._parties.setdefault(asker.party, deque()).append((asker, turn))

    def call(self) -> asyncio.Future[None] | None:
        """The next one's turn; one that has left meanwhile is passed over."""
        while self._parties:
            party, waiting = next(iter(self._parties.items()))
            _, turn = waiting.popleft()
            if waiting:
                self._parties.move_to_end(party)
            else:
                del self._parties[party]
            if not turn.done():
                return turn
        return None

    def take_out(self, table: str) -> list[tuple[Asker, asyncio.Future[None]]]:
        """Everybody who waits for this table, who leave the line."""
        found = []
        for party, waiting in list(self._parties.items()):
            found += [pair for pair in waiting if pair[0].table == table]
            rest = deque(pair for pair in waiting if pair[0].table != table)
            if rest:
                self._parties[party] = rest
            else:
                del self._parties[party]
        return found


class Turns:
    """Places to think at: ``size`` for tables with people, one for tables of bots alone.

    With several places one is kept free of long thoughts, so that a quick answer never waits for one."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.long_at_once = max(1, size - 1)
        self.busy = 0
        self.busy_long = 0
        self.busy_bots = 0
        self._quick, self._long, self._watched, self._idle = Line(), Line(), Line(), Line()
        self._long_next = False

    @property
    def waiting(self) -> dict[str, int]:
        return {PEOPLE: len(self._quick) + len(self._long), WATCHED: len(self._watched), IDLE: len(self._idle)}

    async def wait(self, asker: Asker) -> None:
        """Return when it is this one's turn; :meth:`leave` must follow."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line(asker).add(asker, turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(asker)  # called in the very moment of leaving
            raise

    def leave(self, asker: Asker) -> None:
        if asker.lane != PEOPLE:
            self.busy_bots -= 1
        else:
            self.busy -= 1
            self.busy_long -= asker.long
        self._call()

    def watched(self, table: str) -> None:
        """Somebody looks at this table now: it need not wait with those that nobody looks at."""
        for asker, turn in self._idle.take_out(table):
            self._watched.add(asker, turn)

    def _line(self, asker: Asker) -> Line:
        if asker.lane == PEOPLE:
            return self._long if asker.long else self._quick
        return self._watched if asker.lane == WATCHED else self._idle

    def _call(self) -> None:
        while self.busy < self.size:
            turn = self._next_of_people()
            if turn is None:
                break
            turn.set_result(None)
        while self.busy_bots < 1:
            turn = self._watched.call() or self._idle.call()
            if turn is None:
                break
            self.busy_bots += 1
            turn.set_result(None)

    def _next_of_people(self) -> asyncio.Future[None] | None:
        """Quick and long ones in turn, so that neither starves the other."""
        first = (True, False) if self._long_next else (False, True)
        for long in first:
            if long and self.busy_long >= self.long_at_once:
                continue
            turn = (self._long if long else self._quick).call()
            if turn is not None:
                self.busy += 1
                self.busy_long += long
                self._long_next = not long
                return turn
        return None
