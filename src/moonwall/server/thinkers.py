"""Thinkers: a few worker processes that answer for bots, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec
import structlog

from moonwall import table

from .thinker import Reply, ask_line

log = structlog.get_logger("moonwall.bots")
TIMEOUT = 30.0
SHORT_TIMEOUT = 5.0


class ThinkerFailed(Exception):
    """The worker gave no option: it died, took too long, or its bot raised."""


class Thinkers:
    """``choose`` always gives a legal option: a bot that fails is replaced by greedy, and that by chance."""

    def __init__(self, workers: int, plugins: tuple[str, ...], timeout: float = TIMEOUT) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self.plugins = plugins
        self.timeout = timeout
        self.moves = 0
        self.faults = 0
        self.spent_ms = 0.0
        self.last_ms = 0.0  # of thinking in the worker, without waiting for a free one
        self._free = asyncio.Semaphore(self.size)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def choose(self, match: table.Match, packs: tuple[str, ...], seat: int, bot: str) -> str:
        """``match`` is the caller's to give away: a copy nobody else changes."""
        snapshot = match.snapshot()
        self.moves += 1
        for name, limit in ((bot, self.timeout), ("greedy", SHORT_TIMEOUT)):
            line = ask_line(snapshot, packs, seat, name, random.getrandbits(53))
            try:
                reply = await self._ask(line, limit)
                self.last_ms = reply.ms
                self.spent_ms += reply.ms
                if reply.faults:
                    self.faults += 1
                    log.warning("bot replaced for a move", bot=name, game=match.game.name, count=match.count)
                return reply.option
            except ThinkerFailed as error:
                self.faults += 1
                log.warning("bot failed", bot=name, game=match.game.name, count=match.count, why=str(error))
        decision = match.decision_of(seat)
        assert decision is not None
        return random.choice(decision.options).text

    async def _ask(self, line: bytes, limit: float) -> Reply:
        async with self._free:
            worker = await self._worker()
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
            self._idle.append(worker)
        reply = msgspec.json.decode(answer, type=Reply)
        if reply.error:
            raise ThinkerFailed(reply.error)
        return reply

    async def _worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        command = [sys.executable, "-m", "moonwall.server.thinker", *self.plugins]
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
        self._idle.clear()
