"""Whole games in bulk, on one process, several, or a Ray cluster; the results are the same on all of them.

A job says everything a game is made of; its result holds nothing that depends on when or where it was played, but for
the time its bots took to think.
"""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.synchronize import Event as Bell
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from moonwall import bots, table
from moonwall.bots import workers
from moonwall.table import Event, Match, Option, SetupError

MOST_DECISIONS = 20_000  # a game longer than this does not end


class Job(msgspec.Struct, frozen=True):
    """One game to play. ``lineup`` names a bot for every seat that people could take."""

    number: int
    game: str
    seed: int
    lineup: tuple[str, ...]
    seats: int | list[str]
    mode: str | None = None
    options: dict[str, Any] = {}
    content: tuple[str, ...] = ()
    pairing: str = ""


class Result(msgspec.Struct):
    """What came of a job, seat by seat where that makes sense. ``error`` says where rules or set-up failed."""

    number: int
    pairing: str
    seed: int
    lineup: list[str]
    factions: list[str] = []
    mode: str = ""
    outcome: dict[str, Any] | None = None
    decisions: int = 0
    asked: list[int] = []  # decisions of each seat
    kinds: dict[str, int] = {}
    widths: dict[int, int] = {}  # how many options were offered, how often
    order: list[int] = []  # seats in the order of their first turn
    used: list[dict[str, int]] = []  # content each seat named in its answers, how often
    offers: dict[str, dict[str, list[int]]] = {}  # by kind of decision: content offered, and taken, how often
    told: dict[str, int] = {}  # by kind of event and the content it is about ("objective gps-mapping"), how often
    faults: int = 0  # moves on which a bot had to be replaced
    thought: list[float] = []  # milliseconds each seat thought; the one thing that another machine does not repeat
    error: str = ""

    @property
    def scores(self) -> list[int]:
        return list(self.outcome["scores"]) if self.outcome else []

    @property
    def winners(self) -> list[int]:
        return list(self.outcome["winners"]) if self.outcome else []


class Stopped(Exception):
    """The run was called off in the middle of a game."""


_bell: Bell | None = None


def bot_seed(seed: int, seat: int) -> int:
    """Every seat's bot has chance of its own, settled by the seed of the game."""
    return Random(f"bot/{seed}/{seat}").getrandbits(53)


def start(job: Job) -> Match:
    """The job's match before its first answer."""
    options = dict(job.options)
    if job.mode is not None:
        options["mode"] = job.mode
    match = table.start(job.game, seats=job.seats, seed=job.seed, content=job.content, **options)
    people = sum(not seat.automaton for seat in match.seats)
    if len(job.lineup) != people:
        raise SetupError(f"{job.game} has {people} seats for bots here, but {len(job.lineup)} bots are named")
    return match


def play_one(job: Job) -> Result:
    """Play a job to its end. An error in the rules is part of the result; the other games go on."""
    result = Result(job.number, job.pairing, job.seed, list(job.lineup))
    try:
        match = start(job)
        _play(job, match, result)
    except Stopped:
        raise
    except Exception as error:
        result.error = f"{type(error).__name__}: {error}"
    return result


def _play(job: Job, match: Match, result: Result) -> None:
    players = [bots.make(spec, seed=bot_seed(job.seed, seat)) for seat, spec in enumerate(job.lineup)]
    cards = {row for rows in match.setup.content.tables.values() for row in rows}
    count = len(match.seats)
    asked = [0] * count
    thought = [0.0] * count
    used: list[dict[str, int]] = [{} for _ in range(count)]
    kinds: dict[str, int] = {}
    widths: dict[int, int] = {}
    order: list[int] = []
    offers: dict[str, dict[str, list[int]]] = {}
    happened: dict[str, int] = {}
    secret: dict[tuple[str, int], int] = {}  # how often a seat has been asked this together with others
    result.factions = [seat.faction for seat in match.seats]
    result.mode = match.setup.mode
    bell = _bell
    while match.decisions:
        if bell is not None and bell.is_set():
            raise Stopped
        alone = not match.together
        decision = match.decisions[0]
        seat = decision.seat
        if len(decision.seats) > 1:  # the table decides together: each of its bots has its say in turn
            seat = decision.seats[match.count % len(decision.seats)]
        begun = perf_counter()
        option = players[seat].choose(match, seat)
        thought[seat] += perf_counter() - begun
        asked[seat] += 1
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        width = len(decision.options)
        widths[width] = widths.get(width, 0) + 1
        if alone and seat not in order:
            order.append(seat)
        _note(used[seat], option.tokens, cards)
        if width > 1:
            kind = decision.kind
            if not alone:  # picks from hands that go round differ by their number
                nth = secret[kind, seat] = secret.get((kind, seat), 0) + 1
                kind = f"{kind} {nth}"
            _offer(offers, kind, decision.options, option, cards)
        match.play(option, seat)
        for event in match.events:
            _count_event(happened, event, cards)
            if event.kind in ("forced", "automaton"):
                _note(used[int(str(event.data["seat"]))], str(event.data["option"]).split(), cards)
        if match.count > MOST_DECISIONS:
            raise RuntimeError(f"the game has not ended after {MOST_DECISIONS} decisions")
    assert match.outcome is not None
    result.outcome = match.outcome.encode()
    result.decisions = match.count
    result.asked = asked
    result.kinds = dict(sorted(kinds.items()))
    result.widths = dict(sorted(widths.items()))
    result.order = order + [s for s in range(len(job.lineup)) if s not in order]
    result.used = [dict(sorted(row.items())) for row in used]
    result.offers = {kind: dict(sorted(rows.items())) for kind, rows in sorted(offers.items())}
    result.told = dict(sorted(happened.items()))
    result.faults = sum(player.faults for player in players)
    result.thought = [round(1000 * seconds, 3) for seconds in thought]


def _note(used: dict[str, int], tokens: Sequence[str | int], cards: set[str]) -> None:
    for token in tokens:
        if token in cards:
            used[str(token)] = used.get(str(token), 0) + 1


def _offer(
    offers: dict[str, dict[str, list[int]]], kind: str, options: Sequence[Option], taken: Option, cards: set[str]
) -> None:
    """Count each content that the options name once, and that of the option taken."""
    named = {token for option in options for token in option.tokens if token in cards}
    if named:
        rows = offers.setdefault(kind, {})
        for token in named:
            counts = rows.setdefault(str(token), [0, 0])
            counts[0] += 1
            counts[1] += token in taken.tokens


def _count_event(happened: dict[str, int], event: Event, cards: set[str]) -> None:
    for about in event.data.values():
        if about in cards:
            key = f"{event.kind} {about}"
            happened[key] = happened.get(key, 0) + 1


# --- on processes -------------------------------------------------------------------------------------------------


def run(
    jobs: Iterable[Job], processes: int = 1, imports: Sequence[str] = (), ray: str | None = None
) -> Generator[Result, None, None]:
    """Play all jobs; results come as they are ready, in no promised order (sort by ``number``).

    ``imports`` names modules that register further games. Closing the generator calls off what is still running.
    """
    if ray is not None:
        from .on_ray import run_on_ray

        yield from run_on_ray(jobs, ray, imports)
        return
    for name in imports:
        importlib.import_module(name)
    if processes <= 1:
        for job in jobs:
            yield play_one(job)
        return
    context = multiprocessing.get_context("spawn")
    bell = context.Event()
    pool = ProcessPoolExecutor(processes, context, _begin, (bell, tuple(imports), os.getpid()))
    waiting: set[Future[Result]] = set()
    supply = iter(jobs)
    try:
        while True:
            for job in islice(supply, 2 * processes + 2 - len(waiting)):
                waiting.add(pool.submit(play_one, job))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        bell.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(bell: Bell, imports: tuple[str, ...], parent: int) -> None:
    global _bell
    _bell = bell
    gc.set_threshold(20_000, 20, 50)  # positions form no cycles; looking for them so often took a tenth of the time
    workers.begin(parent, imports)
