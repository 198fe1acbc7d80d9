"""Advice: the answers a bot likes best, and what speaks for each of them.

The evaluation is a sum of named features, so it can say why it likes one answer better than others: by which features
the positions differ that they lead to. Advice comes from what the seat knows and from nothing else.

    for answer in bots.advise(match, seat):
        print(answer.option, answer.chance, answer.reasons)
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from moonwall.table import Match, Option

from .base import Overrun, Seen
from .calibration import read
from .evaluation import Evaluation, evaluation
from .greedy import look_to_the_end
from .search import BEAM, FOLLOW, TRIES, Runner, SearchBot

BEST = 3  # answers that are shown
COMPARED = 6  # answers that are looked at closely: those shown, and what they are compared with
WORLDS = 2  # imagined worlds in which they are compared
REASONS = 3  # reasons that are named for an answer
SLIGHT = 0.01  # of what makes a win 73 % likely: a difference that is not worth a word
PART = 0.15  # of the largest difference: so much smaller ones are not worth a word either
ITERATIONS = 40
RIVALS, VICTORY = "rivals", "victory"  # reasons that are no features: what the others get, and the end of the game
DECIDED = 4.0  # how much a game that is won or lost counts, in the evaluation's own scale


class Reason(NamedTuple):
    """A feature, and how much better (or worse, below 0) it is after this answer than after the others: in worth, as
    the game counts it (Honour, victory points)."""

    feature: str
    worth: float


class Advice(NamedTuple):
    """An answer, the chance to win with it, and why: against the other good answers, and against the best one."""

    option: Option
    chance: float
    reasons: list[Reason]
    against_best: list[Reason]

    def encode(self) -> dict[str, object]:
        return {
            "option": self.option.text,
            "chance": round(self.chance, 4),
            "reasons": [list(reason) for reason in self.reasons],
            "against_best": [list(reason) for reason in self.against_best],
        }


def advise(
    match: Match,
    seat: int,
    best: int = BEST,
    seed: int = 0,
    ms: int | None = None,
    iterations: int | None = None,
    weights: str = "",
) -> list[Advice]:
    """The best answers to the open decision of ``seat``, the best first. ``ms`` or ``iterations`` bound the thinking;
    with iterations the advice depends on the seed and on what the seat knows alone."""
    seen = Seen(match, seat)
    judge = evaluation(seen.game, weights)
    if ms is None and iterations is None:
        iterations = ITERATIONS
    bot = SearchBot(seed, ms=ms, iterations=iterations, keep=COMPARED, weights=weights)
    thought = bot.think(seen)
    first = max(thought.left, key=lambda runner: runner.score)
    order = [first, *(runner for runner in thought.runners if runner is not first)]
    order[1:] = sorted(order[1:], key=lambda runner: runner.score, reverse=True)
    return compare(seen, order[:COMPARED], judge, best, seen.chance(seed, "advice").getrandbits(53))


def compare(seen: Seen, order: Sequence[Runner], judge: Evaluation, best: int, luck: int) -> list[Advice]:
    """Why the first of these answers are good, by what differs where they lead to."""
    options = [runner.option for runner in order]
    ledger = [[0.0] * (len(judge.weights) + 2) for _ in options]
    worlds = 0
    world = seen.imagine(luck)
    now = world
    try:
        for number in range(WORLDS):
            if number:
                world = seen.imagine(luck + number)
            _, ends = look_to_the_end(world, seen.seat, options, judge, FOLLOW, BEAM, TRIES)
            for row, end in zip(ledger, ends):
                row[:] = map(float.__add__, row, account(end, seen.seat, judge))
            worlds += 1
    except Overrun:  # the bell: what was compared so far must do
        pass
    found = []
    for place, runner in enumerate(order[:best]):
        others = [row for row in ledger if row is not ledger[place]]
        found.append(
            Advice(
                runner.option,
                read(now, shifted(judge.values(now), seen.seat, runner.score), judge)[seen.seat],
                reasons(ledger[place], others, judge, worlds),
                reasons(ledger[place], ledger[:1], judge, worlds) if place else [],
            )
        )
    return found


def shifted(values: Sequence[float], seat: int, chance: float) -> list[float]:
    """The chances of all seats where that of one is known to be another; where all share one, all have it."""
    rest = max(1.0, sum(values)) - values[seat]  # less than 1 where somebody without a seat may win, too
    if max(values) - min(values) < 1e-12 and abs(sum(values) - 1) > 1e-9:
        return [chance] * len(values)
    share = (1 - chance) / rest if rest > 0 else 0.0
    return [chance if place == seat else value * share for place, value in enumerate(values)]


def account(match: Match, seat: int, judge: Evaluation) -> list[float]:
    """What each feature adds to the worth of the seat's side; then what the rivals' worth takes away, and the end."""
    position = match.position
    rows = judge.measure(position)
    teams = None if judge.teams is None else judge.teams(position)
    sides: Sequence[int] = range(len(rows)) if teams is None else teams
    mine = [row for side, row in zip(sides, rows) if side == sides[seat]]
    own = [0.0] * len(judge.weights)
    for row in mine:
        for place, part in enumerate(map(mul, judge.weights, row)):
            own[place] += part / len(mine)
    worths = [sum(map(mul, judge.weights, row)) for row in rows]
    outside = judge.outsiders(position, worths)
    odds = judge.chances(worths, teams, outside)
    others = [s for s, side in enumerate(sides) if side != sides[seat]]
    against = [(odds[s], worths[s]) for s in others]
    against += [((1 - sum(odds)) / len(outside), worth) for worth in outside]
    total = sum([chance for chance, _ in against])
    rivals = sum([chance * worth for chance, worth in against]) / total if total > 0 else 0.0
    outcome = match.outcome
    end = 0.0 if outcome is None else DECIDED * judge.scale * (1 if seat in outcome.winners else -1)
    return [*own, -rivals, end]


def reasons(row: Sequence[float], others: Sequence[Sequence[float]], judge: Evaluation, worlds: int) -> list[Reason]:
    """The largest differences between what an answer leads to and what the others lead to on average."""
    if not others or not worlds:
        return []
    names = [name.rpartition(": ")[2] for name in judge.names] + [RIVALS, VICTORY]
    apart: dict[str, float] = {}
    for place, (name, mine) in enumerate(zip(names, row)):
        apart[name] = apart.get(name, 0.0) + (mine - sum(other[place] for other in others) / len(others)) / worlds
    least = max(SLIGHT * judge.scale, PART * max(map(abs, apart.values())))
    large = [Reason(name, worth) for name, worth in apart.items() if abs(worth) >= least]
    large.sort(key=lambda reason: -abs(reason.worth))
    return large[:REASONS]
