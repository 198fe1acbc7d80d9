"""Hard bots: they answer within their budget plus a fifth, in a worker, while the server stays responsive."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from moonwall import bots, table
from moonwall.server.thinkers import Thinkers
from tests.clock import measured

from .house import PATIENCE, House, run

GAMES = ("great-wall", "tsukuyumi")
BUDGET = bots.make("hard").budget_ms or 0


def kept_waiting(pid: int) -> float:
    """Milliseconds for which the machine had no time for this process, where it tells: those are not the bot's."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e6
    except (OSError, IndexError, ValueError):
        return 0.0


def hard_decisions(game: str, seats: int, wanted: int) -> list[table.Match]:
    """Moments of a game with much to choose from, some time apart."""
    match, chance, found = table.start(game, seats=seats, seed=8), random.Random(8), []
    last = -100
    while not match.over and len(found) < wanted:
        decision = match.decisions[0]
        if len(decision.options) >= 6 and match.count - last > 25:
            found.append(match.clone())
            last = match.count
        match.play(chance.choice(decision.options), decision.seat)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hard_bot_in_a_worker_keeps_to_its_budget_and_a_fifth(game: str) -> None:
    assert BUDGET == 1000

    async def think() -> list[tuple[float, float]]:
        thinkers = Thinkers(1, ())
        spent = []
        try:
            for match in hard_decisions(game, 3, 5):
                decision = match.decisions[0]
                seat = decision.seat
                if not spent:
                    await thinkers.choose(match.clone(), (), seat, "random")  # the worker has started
                (worker,) = thinkers._all
                before = kept_waiting(worker.pid)
                option = await thinkers.choose(match.clone(), (), seat, "hard")
                spent.append((thinkers.last_ms, kept_waiting(worker.pid) - before))
                assert option in [o.text for o in decision.options]
            assert thinkers.faults == 0
        finally:
            await thinkers.close()
        return spent

    def thought() -> list[float]:
        spent = run(think())
        clock, waiting = ([round(ms) for ms in times] for times in zip(*spent))
        print(game, "ms by the clock:", clock, "of it waiting:", waiting)
        return [clock - waiting for clock, waiting in spent]

    own = measured(thought, lambda own: max(own) <= 1.2 * BUDGET)
    assert len(own) == 5 and max(own) <= 1.2 * BUDGET, f"milliseconds: {[round(ms) for ms in own]}"
    assert max(own) > 20, "it must have thought at all"


def test_the_server_stays_responsive_while_hard_bots_think(house: House) -> None:
    """Both games are played by hard bots alone; /healthz and a person's answers elsewhere do not wait for them. On a
    slow machine everything takes long: what counts is how much longer than while nobody thinks."""

    async def use(seconds: float, enough: Callable[[], bool]) -> tuple[list[float], list[float]]:
        health, answers = [], []
        made = house.make("goose", ("me", "me"), seed=5)
        async with (
            made.page(0, 1) as page,
            httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, trust_env=False) as http,
        ):
            begun = time.monotonic()
            number = 0
            while time.monotonic() < begun + seconds or not enough():
                assert time.monotonic() < begun + PATIENCE, "the bots give no answer"
                started = time.perf_counter()
                assert (await http.get("/healthz")).status_code == 200
                health.append(time.perf_counter() - started)
                decision = page.decision(0) or page.decision(1)
                if decision is not None:
                    number += 1
                    said = {"type": "answer", "ref": str(number), "decision": decision["id"], "seat": decision["seat"]}
                    started = time.perf_counter()
                    ack = await page.ask({**said, "option": decision["options"][0]})
                    answers.append(time.perf_counter() - started)
                    await page.until(lambda v=ack["version"]: page.version >= v)
                await asyncio.sleep(0.05)
        return health, answers

    def late() -> list[str]:
        alone = run(use(2, lambda: True))
        thinking = [house.make(game, ("bot:hard",) * 3, seed=4) for game in GAMES]
        before = [match.state()["count"] for match in thinking]
        health, answers = run(use(6, lambda: [match.state()["count"] for match in thinking] != before))
        for match in thinking:
            match.call("DELETE", tokens=[match.owner])
        print("ms: healthz", *(round(1000 * f(health), 1) for f in (statistics.median, max)), end=" ")
        print("answers", *(round(1000 * f(answers), 1) for f in (statistics.median, max)))
        wrong = []
        for name, times, calm in (("healthz", health, alone[0]), ("answers", answers, alone[1])):
            usual, longest = max(0.25, 4 * statistics.median(calm)), max(2.0, 8 * max(calm))
            if statistics.median(times) >= usual or max(times) >= longest:
                wrong.append(f"{name}: {sorted(times)[-5:]}")
        return wrong

    assert measured(late, lambda wrong: not wrong) == []


@pytest.mark.parametrize("game", GAMES)
def test_with_a_seed_bots_answer_alike_in_every_run(game: str) -> None:
    async def answers(seed: int) -> list[str]:
        thinkers = Thinkers(1, (), seed=seed)
        found = []
        try:
            match = table.start(game, seats=3, seed=4)
            for _ in range(12):
                seat = match.decisions[0].seat
                found.append(await thinkers.choose(match.clone(), (), seat, "random"))
                match.play(found[-1], seat)
        finally:
            await thinkers.close()
        return found

    once, again, others = run(answers(5)), run(answers(5)), run(answers(6))
    assert once == again
    assert once != others
