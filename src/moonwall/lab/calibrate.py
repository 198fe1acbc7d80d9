"""Calibration: how often a chance that the evaluation guesses comes true, and what it should be read as.

    python -m moonwall.lab.calibrate great-wall standard --seats 3,4 --games 200 --jobs 2

Games are played by bots that make mistakes; positions are sampled. Half of the games settle the four numbers of a row
of ``bots/calibration.toml`` (by the least logarithmic loss), the other half say how well they fit: of all guesses of
30 to 40 %, how many came true. Nothing is written without ``--write``.
"""

from __future__ import annotations

import json
import tomllib
from concurrent.futures import ProcessPoolExecutor
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

import typer

from moonwall import bots
from moonwall.bots.calibration import Row, match_winner, rows, stands_alone
from moonwall.bots.evaluation import evaluation
from moonwall.table import SetupError

from .batch import Job, bot_seed, start
from .plans import Plan, jobs

SAMPLES = 40  # positions of each game, spread over it
BOTS = ["greedy", "greedy:noise=0.1", "greedy:noise=0.25"]
SELDOM = 0.05  # of games that a table wins together: with fewer there is nothing to learn from
FILE = Path(bots.__file__).with_name("calibration.toml")


class Sample(NamedTuple):
    """A position: what the evaluation guesses for each side, how far the game was, and who won in the end."""

    raw: list[float]
    stage: float
    alone: bool
    won: list[float]


def samples(job: Job) -> list[Sample]:
    """Positions of one game; none where the factions drawn cannot play this mode."""
    try:
        match = start(job)
    except SetupError:
        return []
    players = [bots.make(spec, seed=bot_seed(job.seed, seat)) for seat, spec in enumerate(job.lineup)]
    judge = evaluation(match.game)
    found: list[tuple[list[float], float, bool, list[int]]] = []
    while match.decisions:
        decision = match.decisions[0]
        alone = stands_alone(match, judge)
        teams = None if judge.teams is None else judge.teams(match.position)
        sides = list(range(len(match.seats))) if teams is None else list(teams)
        firsts = [sides.index(side) for side in sorted(set(sides))]
        values = judge.values(match)
        found.append(([values[seat] for seat in firsts], judge.stage(match.position), alone, firsts))
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)
    step = max(1, len(found) // SAMPLES)
    shift = Random(f"calibrate/{job.seed}").randrange(step)
    winners = set(match.winners) or set(match_winner(match))
    return [
        Sample(raw, stage, alone, [float(s in winners) for s in firsts])
        for raw, stage, alone, firsts in found[shift::step]
    ]


def loss(found: list[Sample], row: Row) -> float:
    """The mean logarithmic loss: how surprising the outcomes are."""
    total = 0.0
    for one in found:
        read = row.chances(one.raw, one.stage, one.alone)
        if one.alone:
            total -= log(max(1e-9, read[0] if one.won[0] else 1 - read[0]))
        else:
            total -= log(max(1e-9, sum(p for p, won in zip(read, one.won) if won)))
    return total / len(found)


def fit(found: list[Sample]) -> Row:
    """The row with the least loss, found by changing one number after the other by less and less."""
    best = Row()
    least = loss(found, best)
    step = 0.5
    while step > 0.01:
        better = False
        for place in range(4 if found[0].alone else 2):
            for sign in (1, -1):
                numbers = list(best)
                numbers[place] += sign * step
                if place < 2 and numbers[place] < 0.02:
                    continue
                tried = Row(*numbers)
                there = loss(found, tried)
                if there < least - 1e-6:
                    best, least, better = tried, there, True
        if not better:
            step /= 2
    return Row(*(round(n, 3) for n in best))


def table_of(found: list[Sample], row: Row, classes: int = 10) -> list[tuple[str, int, float, float]]:
    """By classes of guesses: how many, what was guessed on average, and how often it came true."""
    counts: list[list[float]] = [[0, 0.0, 0.0] for _ in range(classes)]
    for one in found:
        read = row.chances(one.raw, one.stage, one.alone)
        pairs = [(read[0], one.won[0])] if one.alone else list(zip(read, one.won))
        for chance, won in pairs:
            here = counts[min(classes - 1, int(chance * classes))]
            here[0] += 1
            here[1] += chance
            here[2] += won
    size = 100 // classes
    return [
        (f"{place * size} – {place * size + size} %", int(n), guessed / n, came / n)
        for place, (n, guessed, came) in enumerate(counts)
        if n
    ]


def gap(rows_: list[tuple[str, int, float, float]]) -> float:
    """How far guesses lie from what came true, on average over all guesses."""
    return sum(n * abs(guessed - came) for _, n, guessed, came in rows_) / sum(n for _, n, _, _ in rows_)


def write(game: str, mode: str, row: Row, games: int) -> None:
    """Put a row into the file, in place of the one of the same game and mode."""
    text = FILE.read_text(encoding="utf-8")
    kept = [one for one in tomllib.loads(text).get("fit", []) if (one["game"], one["mode"]) != (game, mode)]
    kept.append({"game": game, "mode": mode, **row._asdict(), "games": games})
    kept.sort(key=lambda one: (one["game"], one["mode"]))
    head = text.split("[[fit]]")[0].rstrip()
    lines = [head]
    for one in kept:
        lines += ["", "[[fit]]", *(f"{key} = {json.dumps(value)}" for key, value in one.items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    rows.cache_clear()


def main(
    game: str,
    mode: str,
    seats: Annotated[str, typer.Option("--seats", help="One or more numbers of seats, with commas.")] = "",
    games: Annotated[int, typer.Option("--games", "-n", help="For each number of seats.")] = 100,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    processes: Annotated[int, typer.Option("--jobs", "-j")] = 1,
    players: Annotated[str, typer.Option("--bots", help="Who plays, with commas.")] = ",".join(BOTS),
    keep: Annotated[bool, typer.Option("--write", help="Write the row into the package's own file.")] = False,
) -> None:
    """Play games, fit the row of a game and mode, and print how well it fits games it has not seen."""
    found: list[list[Sample]] = []
    counts: list[int | None] = [int(n) for n in seats.split(",") if n]
    for count in counts or [None]:
        plan = Plan("simulation", game, players.split(","), games, count, seed, mode)
        if processes <= 1:
            found += map(samples, jobs(plan))
        else:
            with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
                found += pool.map(samples, jobs(plan), chunksize=2)
    found = [some for some in found if some]
    learnt = [one for some in found[::2] for one in some]
    unseen = [one for some in found[1::2] for one in some]
    won = sum(one.won[0] for one in learnt) / len(learnt)
    if learnt[0].alone and not SELDOM <= won <= 1 - SELDOM:
        print(f"{100 * won:.0f} % of these games were won: that does not tell positions apart, and nothing is fitted")
        raise typer.Exit(1)
    row = fit(learnt)
    before, after = table_of(unseen, Row()), table_of(unseen, row)
    print(json.dumps({"game": game, "mode": mode, "games": len(found), **row._asdict()}))
    print(f"loss {loss(unseen, Row()):.3f} -> {loss(unseen, row):.3f}, gap {gap(before):.3f} -> {gap(after):.3f}")
    result: list[Any] = ["| read as | guesses | mean | came true |", "|---|---|---|---|"]
    result += [f"| {name} | {n} | {100 * guess:.0f} % | {100 * came:.0f} % |" for name, n, guess, came in after]
    print("\n".join(result), flush=True)
    if keep:
        write(game, mode, row, len(found))


if __name__ == "__main__":
    typer.run(main)
