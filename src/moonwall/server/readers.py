"""Readers: the server's side of the process that reads what strangers bring.

Few jobs run at once, those who wait take turns by address, and who asks for too much at once is sent away: however
much is brought, tables are played on.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import AsyncIterator

import msgspec
import structlog

from . import behind
from .errors import Refusal
from .following import Followed
from .reader import HEAD, MAX_REPLY, CheckPack, Follow, Job, LayOut, PackRead, Refused, Reply
from .settings import Settings

log = structlog.get_logger("moonwall.readers")
WAITING_EACH = 8
WAITING_ALL = 100
PATIENCE = 60.0  # seconds by the clock: a busy machine may take long over a little computing
WARM_AFTER = 0.5
LEAVE = 2.0  # seconds in which the reading process should end by itself


class Lane:
    """Lets so many in at once; the others wait, and addresses take turns."""

    def __init__(self, width: int) -> None:
        self.free = width
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self._enter(who)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, who: str) -> None:
        if self.free and not self._waiting:
            self.free -= 1
            return
        mine = self._waiting.setdefault(who, deque())
        if len(mine) >= WAITING_EACH or self.waiting >= WAITING_ALL:
            if not mine:
                del self._waiting[who]
            raise Refusal("too-many", "too much is being read already; try again in a moment", retry=2)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._leave()  # the turn came in the same moment
            else:
                with contextlib.suppress(ValueError):
                    mine.remove(place)
                if not mine and self._waiting.get(who) is mine:
                    del self._waiting[who]
            raise

    def _leave(self) -> None:
        self.free += 1
        while self.free and self._waiting:
            who, mine = self._waiting.popitem(last=False)
            place = mine.popleft()
            if mine:
                self._waiting[who] = mine  # behind the others
            if not place.done():
                self.free -= 1
                place.set_result(None)


class Readers:
    """One per server process. The reading process is started when it is first needed, and again when it is gone."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.refused = 0  # jobs that went beyond their limits
        self.computed = 0.0  # seconds for all jobs
        self._packs = Lane(1)
        self._records = Lane(1)
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._number = 0
        self._ears: asyncio.Task[None] | None = None

    async def check_pack(self, work: CheckPack, who: str) -> PackRead:
        settings = self.settings
        async with self._packs.turn(who):
            found = await self._do(work, settings.pack_seconds, settings.pack_memory)
        assert isinstance(found, PackRead)
        return found

    async def lay_out(self, work: LayOut, who: str) -> Followed:
        settings = self.settings
        async with self._packs.turn(who):
            found = await self._do(work, settings.pack_seconds, settings.pack_memory)
        assert isinstance(found, Followed)
        return found

    async def follow(self, work: Follow, who: str) -> Followed:
        settings = self.settings
        async with self._records.turn(who):
            found = await self._do(work, settings.record_seconds, settings.record_memory)
        assert isinstance(found, Followed)
        return found

    async def _do(self, work: CheckPack | Follow | LayOut, seconds: float, megabytes: int) -> PackRead | Followed:
        process = await self.start()
        self._number += 1
        job = Job(self._number, work, seconds, megabytes * 1_000_000, PATIENCE)
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[job.number] = reply
        try:
            body = msgspec.json.encode(job)
            assert process.stdin is not None
            process.stdin.write(HEAD.pack(len(body)) + body)
            await process.stdin.drain()
            result = (answer := await reply).result
            self.computed += answer.seconds
        except OSError as error:
            raise Refusal("not-ready", "this cannot be read now; try again in a moment") from error
        finally:
            self._asked.pop(job.number, None)
        if isinstance(result, Refused):
            self.refused += result.code == "too-large"
            if result.kind:
                log.warning(
                    "unforeseen fault in what a stranger sent",
                    kind=result.kind,
                    where=result.where,
                    what=type(work).__name__,
                )
            raise Refusal(result.code, result.message, result.fields)
        return result

    async def warm(self) -> None:
        """Start the process soon after the server, before anybody waits for it."""
        await asyncio.sleep(WARM_AFTER)
        await self.start()

    async def start(self) -> Process:
        """The reading process, started if it is not there."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                command = behind.command("reader", behind.READER, *self.settings.plugins)
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
                self._ears = asyncio.create_task(self._listen(self._process))
            return self._process

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
                if size > MAX_REPLY + HEAD.size:
                    break
                body = await process.stdout.readexactly(size)
                reply = msgspec.json.decode(body, type=Reply)
                waiting = self._asked.get(reply.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(reply)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(OSError("the reading process ended"))

    async def close(self) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()  # it ends with its input, and takes its folder along
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), LEAVE)
        if self._ears is not None:
            self._ears.cancel()  # it ends the process
            await asyncio.gather(self._ears, return_exceptions=True)
        if self._process is not None:
            await self._process.wait()
