"""Chances to win, as games turned out: the evaluation's guess, corrected by what such guesses came to.

``calibration.toml`` has a row for each game and mode. A guess ``p`` becomes ``p ** a`` (all seats together make 1
again), or, where the table stands alone, its log odds times ``a`` plus ``b``. Both numbers go evenly from the begin
of a game to its end. ``python -m moonwall.lab.calibrate`` measures them; ``docs/analysis.md`` tells how well they fit.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp, log
from typing import NamedTuple

from moonwall.table import Match
from moonwall.table.outcome import SHARED

from .evaluation import Evaluation, evaluation

LEAST = 1e-6
NOISE = 1e-9  # of sums that are 1


class Row(NamedTuple):
    """``begin`` and ``end`` are the steepness at both ends of a game, ``shift`` and ``shift_end`` the odds added."""

    begin: float = 1.0
    end: float = 1.0
    shift: float = 0.0
    shift_end: float = 0.0

    def chances(self, raw: Sequence[float], stage: float, alone: bool) -> list[float]:
        """``raw`` as it should be read; ``alone`` says that all win or lose together."""
        steep = self.begin + (self.end - self.begin) * stage
        if alone:
            one = min(1 - LEAST, max(LEAST, raw[0]))
            odds = steep * log(one / (1 - one)) + self.shift + (self.shift_end - self.shift) * stage
            return [1 / (1 + exp(-max(-30.0, min(30.0, odds))))] * len(raw)
        powers = [p**steep if p > LEAST else 0.0 for p in raw]  # who cannot win stays so
        total = sum(powers)
        left = 1 - sum(raw)  # somebody without a seat may win, too
        if left > NOISE:
            total += left**steep
        return [power / total for power in powers] if total else [0.0] * len(powers)


@cache
def rows() -> dict[tuple[str, str], Row]:
    text = resources.files("moonwall.bots").joinpath("calibration.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text).get("fit", [])
    return {(one["game"], one["mode"]): Row(*(float(one[name]) for name in Row._fields)) for one in found}


def row_of(match: Match) -> Row:
    """The row of a match's game and mode; one that changes nothing where none was measured."""
    return rows().get((match.game.name, match.setup.mode), Row())


def stands_alone(match: Match, judge: Evaluation) -> bool:
    """Whether the whole table wins or loses together."""
    teams = None if judge.teams is None else judge.teams(match.position)
    return (teams is not None and len(set(teams)) == 1) or len(match.seats) == 1


def match_winner(match: Match) -> tuple[int, ...]:
    """Who has won where no person has: the automaton they had to beat, if there was one."""
    outcome = match.outcome
    if outcome is None or outcome.kind == SHARED:
        return ()
    rivals = [seat.index for seat in match.seats if seat.automaton and seat.index < len(outcome.scores)]
    return (max(rivals, key=lambda seat: outcome.scores[seat]),) if rivals else ()


def chances(match: Match, judge: Evaluation | None = None) -> list[float]:
    """Each seat's chance to win this match as it stands, with everything known; at the end it is 0 or 1.

    Allies share theirs, so the chances of a table with teams may come to more than 1."""
    judge = judge or evaluation(match.game)
    outcome = match.outcome
    seats = range(len(match.seats))
    if outcome is not None:
        winners = outcome.winners or match_winner(match)
        return [float(seat in winners) for seat in seats]
    return read(match, judge.values(match), judge)


def read(match: Match, raw: Sequence[float], judge: Evaluation) -> list[float]:
    """What the evaluation's guesses ``raw`` mean at this point of this match."""
    teams = None if judge.teams is None else judge.teams(match.position)
    alone = stands_alone(match, judge)
    row, stage = row_of(match), judge.stage(match.position)
    if alone or teams is None:
        return row.chances(raw, stage, alone)
    sides = sorted(set(teams))
    firsts = [list(teams).index(side) for side in sides]
    known = dict(zip(sides, row.chances([raw[seat] for seat in firsts], stage, False)))
    return [known[team] for team in teams]
