"""Webhooks: whose turn it is, told to an address the match's owner gave. Strangers give addresses, so: care."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from . import outside
from .errors import Refusal
from .outside import LONGEST, TIMEOUT

log = structlog.get_logger("moonwall.webhook")
AT_ONCE = 8
WAITING = 200
REMEMBERED = 1000  # matches of which is known what was told last
PAUSES = (2.0, 8.0, 30.0, 120.0, 600.0)  # seconds before each further try
PASSING = (408, 425, 429)
GRACE = 30.0  # seconds after which the process that should have tried is taken for dead
ADOPT_EVERY = 20.0


class Note(msgspec.Struct):
    """What is still to be told, as it is kept: ``due`` is in milliseconds since 1970."""

    match: str
    note: str
    body: str
    attempt: int
    due: int
    url: str | None = None


class Keeper(Protocol):
    """Where notes outlive the process."""

    async def keep_note(self, note: Note) -> None: ...
    async def postpone_note(self, match: str, note: str, attempt: int, due: int, seen: int | None = None) -> bool: ...
    async def drop_note(self, match: str, note: str) -> None: ...
    async def notes_due(self, before: int) -> list[Note]: ...


class Failure:
    """Why a try failed, and whether it may be otherwise later."""

    __slots__ = ("after", "passing", "why")

    def __init__(self, why: str, passing: bool, after: float = 0.0) -> None:
        self.why = why
        self.passing = passing
        self.after = after


class Webhooks:
    """``policy`` is off, public (no address of a private network, loopback or the like) or any."""

    def __init__(self, policy: str, pauses: tuple[float, ...] = PAUSES, keeper: Keeper | None = None) -> None:
        self.policy = policy
        self.pauses = pauses
        self.keeper = keeper
        self.sent = 0
        self.failed = 0
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._newest: dict[str, int] = {}  # by match: the number of what was told last

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def check(self, url: str) -> str:
        """The URL, or a refusal that says what would be right. Its host is looked up when it is used, each time."""
        if self.policy == "off":
            raise Refusal("not-allowed", "this server sends no webhooks (MOONWALL_WEBHOOKS=off)")
        return outside.check(url, self.policy, "webhook")

    def send(self, url: str, body: dict[str, Any]) -> None:
        """Send when there is time. More than a few hundred waiting ones are dropped."""
        if self.policy == "off":
            return
        match = str(body["match"])
        self._newest[match] = number = self._newest.pop(match, 0) + 1
        if len(self._tasks) >= WAITING:
            self.failed += 1
            log.warning("webhook dropped: too many are waiting", match=match[:6])
            return
        body = {**body, "id": secrets.token_hex(8)}  # the same when it is sent again
        self._spawn(self._first(url, body, match, number))
        while len(self._newest) > REMEMBERED:
            del self._newest[next(iter(self._newest))]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _first(self, url: str, body: dict[str, Any], match: str, number: int) -> None:
        if self.keeper is not None:
            note = Note(match, body["id"], msgspec.json.encode(body).decode(), 0, _in(2 * TIMEOUT))
            await _kept(self.keeper.keep_note(note))
        await self._deliver(url, body, match, number)

    async def adopt(self, all_of_them: bool) -> None:
        """Go on with notes whose process has ended: all that are kept, or those that nobody has tried in time."""
        if self.keeper is None or self.policy == "off":
            return
        before = _in(LONGEST * 2) if all_of_them else _in(-GRACE)
        for note in (await self.keeper.notes_due(before))[: WAITING - len(self._tasks)]:
            mine = await self.keeper.postpone_note(note.match, note.note, note.attempt, _in(2 * TIMEOUT), note.due)
            if mine and note.url:
                self._newest[note.match] = number = self._newest.pop(note.match, 0) + 1
                wait = max(0.0, note.due / 1000 - time.time()) if all_of_them else 0.0
                body = msgspec.json.decode(note.body)
                self._spawn(self._later(min(wait, LONGEST), note.url, body, note.match, number, note.attempt))
            elif mine:
                await self.keeper.drop_note(note.match, note.note)

    async def watch_over(self, alone: bool, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Adopt what is left behind; ``alone``: no other process can be at work on it."""
        first = alone
        while True:
            await _kept(self.adopt(first))
            first = False
            await pause(ADOPT_EVERY)

    async def _later(self, wait: float, url: str, body: dict[str, Any], match: str, number: int, attempt: int) -> None:
        await asyncio.sleep(wait)
        await self._deliver(url, body, match, number, attempt)

    async def _deliver(self, url: str, body: dict[str, Any], match: str, number: int, failed: int = 0) -> None:
        """Try, and try again later while that may help and nothing newer is to be told of this match."""
        for attempt, pause in enumerate((*self.pauses[failed:], None), failed + 1):
            async with self._slots:
                failure = await self._try(url, body)
            if failure is None:
                self.sent += 1
                break
            again = pause is not None and failure.passing
            wait = max(pause or 0.0, failure.after) * random.uniform(0.8, 1.2)
            log.info(
                "webhook failed",
                match=match[:6],
                why=failure.why,
                attempt=attempt,
                again_in=round(wait, 1) if again else None,
            )
            if again:
                if self.keeper is not None:
                    await _kept(self.keeper.postpone_note(match, body["id"], attempt, _in(wait)))
                await asyncio.sleep(wait)
            if not again or self._newest.get(match, number) != number:
                self.failed += 1
                break
        if self.keeper is not None:
            await _kept(self.keeper.drop_note(match, body["id"]))

    async def _try(self, url: str, body: dict[str, Any]) -> Failure | None:
        """None when it was taken. What is logged never holds the address: it may be a secret itself."""
        try:
            async with asyncio.timeout(TIMEOUT * 2):
                status, after = await self._post(self.check(url), body)
        except (Refusal, ValueError) as error:
            return Failure(type(error).__name__, False)
        except (OSError, TimeoutError) as error:
            return Failure(type(error).__name__, True)
        if status < 300:
            return None
        return Failure(f"status {status}", status >= 500 or status in PASSING, after)

    async def _post(self, url: str, body: dict[str, Any]) -> tuple[int, float]:
        content = msgspec.json.encode(body)
        return await outside.post(url, self.policy, content, {"Content-Type": "application/json"})

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _in(seconds: float) -> int:
    """So many seconds from now, in milliseconds since 1970."""
    return int(1000 * (time.time() + seconds))


async def _kept(work: Awaitable[object]) -> None:
    """Notes are told also while the database is away; then they are not kept."""
    try:
        await work
    except (SQLAlchemyError, OSError) as error:
        log.warning("webhook not kept", kind=type(error).__name__)
