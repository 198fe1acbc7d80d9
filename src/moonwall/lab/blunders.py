"""Does analysis find mistakes? Games of greedy in which one known answer is the worst there was.

    python -m moonwall.lab.blunders great-wall --games 50 --jobs 2

A game is played by greedy. Of all its decisions at which the worst option costs at least a tenth of the chance to win
one is drawn, the worst option is played there, and greedy plays on. Then the game is analysed, and counted if the
planted answer is among the three that cost most.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer

from moonwall import bots, table
from moonwall.bots.advice import shifted
from moonwall.bots.analysis import BEAM, FOLLOW, TRIES, analyse
from moonwall.bots.base import Seen
from moonwall.bots.calibration import read
from moonwall.bots.evaluation import evaluation
from moonwall.bots.greedy import look_to_the_end
from moonwall.table import Match, Option

from .batch import bot_seed

LEAST = 0.1  # of the chance to win: what a blunder costs at least, as it looks before it is played
WORLDS = 2
TOP = 3


class Planted(NamedTuple):
    """A game with its blunder: which answer it is, what it looked to cost, where analysis lists it (0: nowhere)."""

    seed: int
    k: int
    kind: str
    worst: str
    looked: float
    place: int
    cost: float
    seconds: float


def worst_of(match: Match, seat: int, seed: int) -> tuple[Option, float]:
    """The worst option of the seat's decision, and how far it lies behind the best."""
    seen = Seen(match, seat)
    judge = evaluation(match.game)
    luck = seen.chance(seed, "blunder").getrandbits(40)
    totals = [0.0] * len(seen.options)
    for n in range(WORLDS):
        values, _ = look_to_the_end(seen.imagine(luck + n), seat, seen.options, judge, FOLLOW, BEAM, TRIES)
        for place, value in enumerate(values):
            totals[place] += value[seat] / WORLDS
    low = min(range(len(totals)), key=totals.__getitem__)
    now = seen.imagine(luck)
    values_now = judge.values(now)
    ends = [read(now, shifted(values_now, seat, n), judge)[seat] for n in (max(totals), totals[low])]
    return seen.options[low], ends[0] - ends[1]


def play(
    game: str, seats: int | None, seed: int, options: dict[str, Any], blunder: int = -1
) -> tuple[Match, list[int]]:
    """A game of greedy; the decisions at which a blunder could be planted, or the match with the one that was."""
    kind = table.game_type(game)
    match = table.start(game, seats=seats or kind.modes[0].seats[0], seed=seed, **options)
    players = [bots.make("greedy", seed=bot_seed(seed, seat)) for seat in range(len(match.seats))]
    places: list[int] = []
    while match.decisions:
        seat = match.decisions[0].seat
        answer = players[seat].choose(match, seat)
        if match.count == blunder or (blunder < 0 and len(match.decisions[0].options) > 1):
            worst, cost = worst_of(match, seat, seed)
            if blunder >= 0:
                answer = worst
            elif cost >= LEAST:
                places.append(match.count)
        match.play(answer, seat)
    return match, places


def planted(game: str, seats: int | None, seed: int, options: dict[str, Any]) -> Planted | None:
    """Plant one blunder and look for it; None where no answer of the game could cost so much."""
    _, places = play(game, seats, seed, options)
    if not places:
        return None
    k = Random(f"blunder/{seed}").choice(places)
    match, _ = play(game, seats, seed, options, k)
    record = match.record()
    seat, text = match.answers[k]
    before = table.replay(record, to=k)
    _, looked = worst_of(before, seat, seed)
    decision = before.decision_of(seat)
    begun = perf_counter()
    found = analyse(record)
    seconds = perf_counter() - begun
    place = next((n for n, move in enumerate(found.moves, 1) if move.k == k + 1), 0)
    cost = found.moves[place - 1].cost if place else 0.0
    return Planted(seed, k + 1, decision.kind if decision else "", text, round(looked, 3), place, cost, seconds)


def main(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 50,
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    mode: Annotated[str | None, typer.Option("--mode")] = None,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    processes: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    begin: Annotated[int, typer.Option("--begin", help="Number of the first game, from 0: to go on after a stop.")] = 0,
) -> None:
    """Print where analysis lists each planted blunder, and how many of them are among the first three."""
    options: dict[str, Any] = {} if mode is None else {"mode": mode}
    seeds = [Random(f"blunders/{seed}/{n}").getrandbits(40) for n in range(begin, games)]
    hits = total = 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = [pool.submit(planted, game, seats, one, options) for one in seeds]
        for future in waiting:
            one = future.result()
            if one is None:
                print("no answer of this game could cost a tenth of the chance to win", flush=True)
                continue
            total += 1
            hits += 0 < one.place <= TOP
            print(json.dumps(one._asdict()), f"{hits} of {total}", flush=True)
    print(f"{game}: {hits} of {total} planted blunders are among the three answers that cost most")


if __name__ == "__main__":
    typer.run(main)
