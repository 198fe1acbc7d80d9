"""Weights from games: what each feature of a position turned out to be worth in the end.

    python -m moonwall.lab.fit great-wall --games 400 --bots "greedy:noise=0.2 random" --out weights.json

Positions are sampled from whole games; the final score of each seat (against the mean of its table) is explained by its
features (against the mean of the table) with least squares, leaning to the present weights where games say little.
The result is a file for ``greedy:weights=FILE``; what proves better in a tournament is taken over by hand.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from moonwall import bots
from moonwall.bots import evaluation
from moonwall.table import game_type

from .batch import Job, bot_seed, start
from .cli import split_bots
from .plans import Plan, jobs

SAMPLED = 0.06  # of all positions

Sample = tuple[list[list[float]], list[float]]


def samples(job: Job) -> list[Sample]:
    """Positions of one game: the features of every seat, and the score each had in the end."""
    match = start(job)
    players = [bots.make(spec, seed=bot_seed(job.seed, seat)) for seat, spec in enumerate(job.lineup)]
    judge = evaluation(match.game)
    chance = Random(f"fit/{job.seed}")
    rows: list[list[list[float]]] = []
    while match.decision is not None:
        if chance.random() < SAMPLED:
            rows.append([list(map(float, row)) for row in judge.measure(match.position)])
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat), seat)
    scores = [float(n) for n in match.scores]
    return [(row, scores) for row in rows]


def gather(plan: Plan, processes: int) -> Iterator[Sample]:
    if processes <= 1:
        for job in jobs(plan):
            yield from samples(job)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for some in pool.map(samples, jobs(plan), chunksize=4):
            yield from some


def solve(found: list[Sample], weights: tuple[float, ...], lean: float) -> NDArray[np.float64]:
    """Weights that explain final scores best; ``lean`` says how many samples the present weights count for."""
    xs: list[NDArray[np.float64]] = []
    ys: list[NDArray[np.float64]] = []
    for rows, scores in found:
        x = np.asarray(rows)
        y = np.asarray(scores)[: len(x)]
        xs.append(x - x.mean(axis=0))
        ys.append(y - y.mean())
    x, y = np.concatenate(xs), np.concatenate(ys)
    prior = np.asarray(weights)[: x.shape[1]]  # a mode may not come to the last features of its game
    spread = x.var(axis=0) + 1e-6
    left = x.T @ x + lean * np.diag(spread)
    right = x.T @ y + lean * spread * prior
    return np.asarray(np.linalg.solve(left, right))


def main(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 200,
    bots_: Annotated[str, typer.Option("--bots")] = "greedy:noise=0.2",
    seats: Annotated[str, typer.Option("--seats", help="One or more numbers of seats, with commas.")] = "",
    mode: Annotated[str | None, typer.Option("--mode")] = None,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    processes: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    lean: Annotated[float, typer.Option("--lean")] = 300.0,
    out: Annotated[Path, typer.Option("--out")] = Path("weights.json"),
) -> None:
    judge = evaluation(game_type(game))
    found: list[Sample] = []
    for count in filter(None, seats.split(",")) if seats else (None,):
        plan = Plan("simulation", game, split_bots(bots_), games, int(count) if count else None, seed, mode)
        found += gather(plan, processes)
    fitted = solve(found, judge.weights, lean)
    doc: dict[str, Any] = {}
    for name, old, new in zip(judge.names, judge.weights, fitted):
        doc[name] = round(float(new), 3)
        print(f"{name:24} {old:8.3f} -> {new:8.3f}")
    out.write_text(json.dumps(doc, indent=1), encoding="utf-8")
    print(f"{len(found)} positions; weights written to {out}")


if __name__ == "__main__":
    typer.run(main)
