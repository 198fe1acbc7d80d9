"""Analysis of a game that was played: how the chances went, where they turned, what cost most, and what was luck.

Every answer is judged by what its seat knew: the options are followed in imagined worlds, as greedy does. An answer
that looks worse than another is compared with that one again, in further worlds, so that neither luck of one deal nor
the best of many guesses makes a mistake of it. The curve itself knows everything.

    from moonwall import bots
    found = bots.analyse(record)
    found.moves[0].cost, found.moves[0].best

``docs/analysis.md`` tells how good this is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Any

import msgspec

from moonwall import table
from moonwall.table import Match, Option

from .advice import account, reasons, shifted
from .base import Seen, attempt
from .calibration import chances, read
from .evaluation import Evaluation, evaluation
from .greedy import look_to_the_end
from .workers import begin

FORMAT = 1
WORLDS = 3  # imagined worlds in which all options are judged
DEEP = 8  # further worlds in which an answer is compared with what seemed better
RIVALS = 4  # options that the answer given is compared with there
DOUBTED = 0.01  # of the chance to win: from such a cost on it is looked at again
TOLD = 0.005  # what costs less is not worth telling
LUCK = 8  # worlds that say what an answer leads to on average
FOLLOW, BEAM, TRIES = 6, 6, 160
CHUNK = 24  # answers that one process judges before it is given others
WINDOW = 6  # answers before and after a moment over which the chance is looked at, to find where it turned
TURNS = 5  # turning points that are told


class Move(msgspec.Struct):
    """An answer. ``cost`` is how much more likely a win was with the best answer; ``luck`` says for each seat what came
    of chance and reveals, ``gift`` what the mistake was to each seat (to the one that made it: the cost, below 0)."""

    k: int
    seat: int
    kind: str
    option: str
    options: int
    about: dict[str, Any]
    chances: list[float]
    cost: float = 0.0
    best: str = ""
    reasons: list[tuple[str, float]] = []
    luck: list[float] = []
    gift: list[float] = []


class Share(msgspec.Struct):
    """What became of a seat's chance between the first answer and the last: by its own answers (against the best ones),
    by those of others, by chance and reveals, and by the course of the game if all answer as well as they can."""

    start: float
    own: float
    others: float
    luck: float
    course: float
    end: float


class Turn(msgspec.Struct):
    """A moment around which a seat's chance changed much."""

    k: int
    seat: int
    before: float
    after: float


class Analysis(msgspec.Struct):
    """``chances`` has a row for the begin and for each answer; ``moves`` all answers that cost something, dearest
    first."""

    game: str
    mode: str
    rules: int
    seats: list[dict[str, Any]]
    answers: int
    grade: str
    grade_reason: str
    outcome: dict[str, Any] | None
    chances: list[list[float]]
    moves: list[Move]
    turns: list[Turn]
    shares: list[Share]
    together: bool = False
    what: str = "moonwall-analysis"
    format: int = FORMAT


class Depth(msgspec.Struct, frozen=True):
    """How much is looked at; ``normal`` is the default."""

    worlds: int = WORLDS
    deep: int = DEEP
    luck: int = LUCK


DEPTHS = {"quick": Depth(1, 4, 4), "normal": Depth(), "deep": Depth(4, 24, 12)}


def analyse(
    record: Any,
    content: tuple[str, ...] = (),
    depth: str = "normal",
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    imports: Sequence[str] = (),
) -> Analysis:
    """Analyse a record (or a match). ``progress`` hears how many answers of how many are judged; ``imports`` names
    modules that register further games."""
    doc = record.record() if isinstance(record, Match) else record
    match = table.replay(doc, content=content)
    count = match.count
    raw = msgspec.json.encode(doc) if not isinstance(doc, (str, bytes)) else doc
    parts = [(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    found: dict[int, list[Move]] = {}
    done = 0
    for first, some in _judged(raw, content, depth, parts, jobs, imports):
        found[first] = some
        done += len(some)
        if progress is not None:
            progress(done, count)
    moves = [move for first in sorted(found) for move in found[first]]
    return summary(match, moves)


def _judged(
    raw: str | bytes,
    content: tuple[str, ...],
    depth: str,
    parts: list[tuple[int, int]],
    jobs: int,
    imports: Sequence[str],
) -> Iterator[tuple[int, list[Move]]]:
    if jobs <= 1 or len(parts) < 2:
        match = table.replay(raw, to=0, content=content)
        answers = msgspec.json.decode(raw)["answers"]
        for first, last in parts:
            yield first, judge_part(match, answers[first:last], DEPTHS[depth])
        return
    with ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), begin, (os.getpid(), imports)) as pool:
        waiting: dict[Future[list[Move]], int] = {}
        for first, last in parts:
            waiting[pool.submit(judge_chunk, raw, content, depth, first, last)] = first
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield waiting.pop(future), future.result()


def judge_chunk(raw: str | bytes, content: tuple[str, ...], depth: str, first: int, last: int) -> list[Move]:
    """Some answers of a record, in a process of their own."""
    match = table.replay(raw, to=first, content=content)
    return judge_part(match, msgspec.json.decode(raw)["answers"][first:last], DEPTHS[depth])


def judge_part(match: Match, answers: Sequence[tuple[int, str]], depth: Depth) -> list[Move]:
    """Judge answers one after the other; ``match`` is played on by them."""
    judge = evaluation(match.game)
    found = []
    for seat, text in answers:
        found.append(judge_answer(match, seat, text, judge, depth))
    return found


def judge_answer(match: Match, seat: int, text: str, judge: Evaluation, depth: Depth) -> Move:
    decision = match.decision_of(seat)
    assert decision is not None, "the record was played again before"
    before = chances(match, judge)
    given = next(option for option in decision.options if option.text == text)
    seen = Seen(match, seat)
    number = Random(f"analysis/{match.count}/{seat}").getrandbits(40)
    move = Move(
        match.count + 1, seat, decision.kind, text, len(decision.options), match.describe(decision)["about"], []
    )
    zeros = [0.0] * len(match.seats)
    move.gift = zeros
    if len(decision.options) > 1:
        compare(move, seen, given, judge, depth, number)
    expected = None
    worlds = [seen.imagine(number + 100 + n) for n in range(depth.luck)]
    match.play(given, seat)
    move.chances = [round(chance, 4) for chance in chances(match, judge)]
    if match.revealed:
        expected = usual_change(worlds, given, seat, judge)
    move.luck = (
        [0.0] * len(zeros)
        if expected is None
        else [after - was - change for after, was, change in zip(move.chances, before, expected)]
    )
    return move


def compare(move: Move, seen: Seen, given: Option, judge: Evaluation, depth: Depth, luck: int) -> None:
    """Find out whether something was better than the answer given, and what that cost."""
    options, seat = seen.options, seen.seat
    totals = [0.0] * len(options)
    for n in range(depth.worlds):
        world = seen.imagine(luck + n)
        values, _ = look_to_the_end(world, seat, options, judge, FOLLOW, BEAM, TRIES)
        for place, value in enumerate(values):
            totals[place] += value[seat]
    mine = options.index(given)
    order = sorted((place for place in range(len(options)) if place != mine), key=lambda place: -totals[place])
    if totals[order[0]] <= totals[mine]:
        return
    first = seen.imagine(luck)
    ahead, own = (
        read(first, shifted(judge.values(first), seat, totals[place] / depth.worlds), judge)[seat]
        for place in (order[0], mine)
    )
    if ahead - own < DOUBTED:
        return
    few = [options[place] for place in (mine, *order[:RIVALS])]
    weigh(move, seen, few, judge, depth.deep, luck + 1000)


def weigh(move: Move, seen: Seen, few: list[Option], judge: Evaluation, worlds: int, luck: int) -> None:
    """The answer (the first of ``few``) against what seemed better, world by world with the same luck in each.

    Half of the worlds say which of them is the best, the others what it is worth."""
    seat = seen.seat
    half = max(1, worlds // 2)
    sums = [[0.0] * len(few) for _ in range(2)]
    seats = [[[0.0] * len(move.gift) for _ in few] for _ in range(2)]
    ledger = [[0.0] * (len(judge.weights) + 2) for _ in few]
    for n in range(worlds):
        part = int(n >= half)
        world = seen.imagine(luck + n)
        values, ends = look_to_the_end(world, seat, few, judge, FOLLOW, BEAM, TRIES)
        for place, (value, end) in enumerate(zip(values, ends)):
            known = chances(end, judge) if end.outcome is not None else read(end, value, judge)
            sums[part][place] += known[seat]
            seats[part][place] = [a + b for a, b in zip(seats[part][place], known)]
            ledger[place] = [a + b for a, b in zip(ledger[place], account(end, seat, judge))]
    best = max(range(len(few)), key=lambda place: sums[0][place])
    part = 1 if worlds > half else 0
    weight = worlds - half if part else half
    cost = (sums[part][best] - sums[part][0]) / weight
    if not best or cost < TOLD:
        return
    move.cost = cost
    move.best = few[best].text
    move.gift = [(mine - theirs) / weight for mine, theirs in zip(seats[part][0], seats[part][best])]
    move.reasons = [(reason.feature, reason.worth) for reason in reasons(ledger[best], ledger[:1], judge, worlds)]


def usual_change(worlds: Sequence[Match], given: Option, seat: int, judge: Evaluation) -> list[float] | None:
    """How an answer changes everybody's chances on average, over worlds that the seat may take for the true one."""
    changes = []
    for world in worlds:
        before = chances(world, judge)
        if attempt(world, given, seat):
            changes.append([after - was for after, was in zip(chances(world, judge), before)])
    return [sum(column) / len(changes) for column in zip(*changes)] if changes else None


# --- all of it ----------------------------------------------------------------------------------------------------


def summary(match: Match, moves: list[Move]) -> Analysis:
    """What the judged answers come to."""
    judge = evaluation(match.game)
    begin = [round(chance, 4) for chance in chances(match.beginning(), judge)]
    curve = [begin, *(move.chances for move in moves)]
    seats = range(len(match.seats))
    told = sorted((move for move in moves if move.cost >= TOLD), key=lambda move: -move.cost)
    for move in told:
        move.cost = round(move.cost, 4)
        move.gift = [round(n, 4) for n in move.gift]
        move.luck = [round(n, 4) for n in move.luck]
        move.reasons = [(name, round(worth, 3)) for name, worth in move.reasons]
    return Analysis(
        game=match.game.name,
        mode=match.setup.mode,
        rules=match.game.rules_version,
        seats=[seat.encode() for seat in match.seats],
        answers=len(moves),
        grade=match.grade,
        grade_reason=match.grade_reason,
        outcome=None if match.outcome is None else match.outcome.encode(),
        chances=curve,
        moves=told,
        turns=turning_points(curve),
        shares=[share_of(seat, curve, moves) for seat in seats],
        together=len({tuple(row[seat] for row in curve) for seat in seats}) == 1,
    )


def share_of(seat: int, curve: list[list[float]], moves: list[Move]) -> Share:
    start, end = curve[0][seat], curve[-1][seat]
    own = sum(move.gift[seat] for move in moves if move.seat == seat)
    others = sum(move.gift[seat] for move in moves if move.seat != seat)
    luck = sum(move.luck[seat] for move in moves)
    numbers = (start, own, others, luck, end - start - own - others - luck, end)
    return Share(*(round(n, 4) for n in numbers))


def turning_points(curve: list[list[float]]) -> list[Turn]:
    """Where chances changed most and stayed so: the middle of what came after against the middle of what went before.

    What flickers while an action is under way is no turn."""
    last = len(curve) - 1
    found: list[Turn] = []
    for k in range(min(WINDOW, last), last + 1):
        for seat in range(len(curve[0])):
            before = median(row[seat] for row in curve[max(0, k - WINDOW) : k])
            after = median(row[seat] for row in curve[k : k + WINDOW])
            found.append(Turn(k, seat, round(before, 4), round(after, 4)))
    steps = [[abs(b - a) for a, b in zip(was, now)] for was, now in pairwise(curve)]
    found.sort(key=lambda turn: (-abs(turn.after - turn.before), -steps[turn.k - 1][turn.seat]))
    kept: list[Turn] = []
    apart = max(WINDOW, last // 30)
    for turn in found:
        if abs(turn.after - turn.before) < 0.05 or len(kept) == TURNS:
            break
        if all(abs(turn.k - other.k) > apart for other in kept):
            kept.append(turn)
    return sorted(kept, key=lambda turn: turn.k)
