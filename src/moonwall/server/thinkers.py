"""Thinkers: a few worker processes that answer for bots, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from asyncio.subprocess import DEVNULL, PIPE, Process
from functools import lru_cache

import msgspec
import structlog

from moonwall import bots, table

from . import behind
from .thinker import Reply, Said, ask_line
from .turns import PEOPLE, Asker, Turns

log = structlog.get_logger("moonwall.bots")
TIMEOUT = 30.0
SHORT_TIMEOUT = 5.0
LONG_MS = 400  # a bot with this budget or more thinks long
ADVICE_MS = 600  # the coach thinks so long before it compares its best answers
ADVICE_WITHIN = 5.0  # for its turn to think


class ThinkerFailed(Exception):
    """The worker gave no option: it died, took too long, or its bot raised."""


@lru_cache(100)
def thinks_long(bot: str) -> bool:
    """Whether a bot of this name takes a second for a move, not a moment."""
    try:
        return (getattr(bots.make(bot), "budget_ms", None) or 0) >= LONG_MS
    except Exception:
        return False


class Thinkers:
    """``choose`` always gives a legal option: a bot that fails is replaced by greedy, and that by chance.

    Bots that play among themselves think in a worker of their own, which steps back for all others."""

    def __init__(self, workers: int, plugins: tuple[str, ...], timeout: float = TIMEOUT, seed: int = -1) -> None:
        self.size = workers or max(2, (os.cpu_count() or 2) - 1)
        self.plugins = plugins
        self.timeout = timeout
        self.seed = seed  # below 0: by chance
        self.moves = 0
        self.faults = 0
        self.advised = 0
        self.spent_ms = 0.0
        self.last_ms = 0.0  # of thinking in the worker, without waiting for a free one
        self.turns = Turns(self.size)
        self._idle: dict[bool, list[Process]] = {False: [], True: []}  # by whether they step back
        self._all: set[Process] = set()

    async def choose(
        self, match: table.Match, packs: tuple[str, ...], seat: int, bot: str, asker: Asker | None = None
    ) -> str:
        """``match`` is the caller's to give away: a copy nobody else changes."""
        asker = asker or Asker(long=thinks_long(bot))
        self.moves += 1
        snapshot = None
        for name, limit in ((bot, self.timeout), ("greedy", SHORT_TIMEOUT)):
            await self.turns.wait(asker)
            try:
                if snapshot is None:
                    snapshot = match.snapshot()
                seed = random.getrandbits(53) if self.seed < 0 else self.seed
                line = ask_line(snapshot, packs, seat, name, seed)
                reply = await self._ask(line, limit, asker.lane != PEOPLE)
                self.last_ms = reply.ms
                self.spent_ms += reply.ms
                if reply.faults:
                    self.faults += 1
                    log.warning("bot replaced for a move", bot=name, game=match.game.name, count=match.count)
                return reply.option
            except ThinkerFailed as error:
                self.faults += 1
                log.warning("bot failed", bot=name, game=match.game.name, count=match.count, why=str(error))
            finally:
                self.turns.leave(asker)
        decision = match.decision_of(seat)
        assert decision is not None
        return random.choice(decision.options).text

    async def advise(
        self, match: table.Match, packs: tuple[str, ...], seat: int, seed: int, asker: Asker
    ) -> list[Said]:
        """What a bot would answer, and why. ``match`` is the caller's to give away."""
        async with asyncio.timeout(ADVICE_WITHIN):
            await self.turns.wait(asker)
        try:
            line = ask_line(match.snapshot(), packs, seat, "", seed, ADVICE_MS)
            reply = await self._ask(line, SHORT_TIMEOUT, False)
        finally:
            self.turns.leave(asker)
        self.advised += 1
        return reply.advice

    async def _ask(self, line: bytes, limit: float, back: bool) -> Reply:
        worker = await self._worker(back)
        assert worker.stdin is not None and worker.stdout is not None
        try:
            async with asyncio.timeout(limit):
                worker.stdin.write(line)
                await worker.stdin.drain()
                answer = await worker.stdout.readline()
            if not answer:
                raise ThinkerFailed("the worker process ended")
        except TimeoutError:
            self._kill(worker)
            raise ThinkerFailed(f"no answer within {limit:g} s") from None
        except (OSError, asyncio.CancelledError, ThinkerFailed) as error:
            self._kill(worker)
            if isinstance(error, OSError):
                raise ThinkerFailed("the worker process is gone") from error
            raise
        self._idle[back].append(worker)
        reply = msgspec.json.decode(answer, type=Reply)
        if reply.error:
            raise ThinkerFailed(reply.error)
        return reply

    async def _worker(self, back: bool) -> Process:
        idle = self._idle[back]
        while idle:
            worker = idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        command = behind.command("thinker", behind.BOTS_ALONE if back else 0, *self.plugins)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=2**20)
        self._all.add(worker)
        return worker

    def _kill(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        for worker in list(self._all):
            self._kill(worker)
            await worker.wait()
        for idle in self._idle.values():
            idle.clear()
