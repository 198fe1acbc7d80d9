"""What a position is worth: named features of a game, each with a weight.

A game names a module in ``GameType.features``. It holds

``WEIGHTS``            ``{"feature name": weight}``, in the order ``measure`` counts them
``SCALE``              the difference in worth that makes a win about 73 % likely
``measure(position)``  a row of numbers a seat (automata too), one number a feature
``teams(position)``    optional: a team number for each seat; seats of one team share what they are worth.
                       One team alone (co-operation, solo) plays against ``PAR``, the worth at which all is even.
``without(part)``      optional: another ``measure``, which does not look at a part of the game
``stage(position)``    optional: how much of the game is over, from 0 to 1
``idle(position)``     optional: a copy whose turn is used up, where much happens by itself between turns; else None
``outsiders(position, worths, blind)``  optional: what those who play without a seat are worth, beside these worths of
                       the seats; ``blind`` is the part that is not looked at

A game without such a module is judged by its scores.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

from moonwall.table import GameType, Match, SetupError
from moonwall.table.outcome import SHARED, THRESHOLD, Outcome

Rows = Sequence[Sequence[float]]
PLACE_SHARE = 0.15  # how much of a finished game's value goes by place, not by winning alone


class Evaluation:
    """Worth of every seat, and from that its chance to win, from 0 to 1."""

    __slots__ = ("_idle", "_outsiders", "_stage", "measure", "names", "par", "scale", "teams", "weights")

    def __init__(
        self,
        measure: Callable[[Any], Rows],
        weights: dict[str, float],
        scale: float,
        teams: Callable[[Any], Sequence[int] | None] | None = None,
        par: float = 0.0,
        stage: Callable[[Any], float] | None = None,
        idle: Callable[[Any], Any] | None = None,
        outsiders: Callable[[Any, list[float]], list[float]] | None = None,
    ) -> None:
        self.measure = measure
        self.names = tuple(weights)
        self.weights = tuple(weights.values())
        self.scale = scale
        self.teams = teams
        self.par = par
        self._stage = stage
        self._idle = idle
        self._outsiders = outsiders

    def idle(self, position: Any) -> Any:
        """The position as if its turn were used up, at tables where much happens by itself between turns; else None."""
        return None if self._idle is None else self._idle(position)

    def guess(self, position: Any) -> list[float]:
        """Each seat's chance to win as the worths have it."""
        worths = self.worths(position)
        teams = None if self.teams is None else self.teams(position)
        return self.chances(worths, teams, self.outsiders(position, worths))

    def outsiders(self, position: Any, worths: list[float]) -> list[float]:
        """What those who play without a seat are worth."""
        return [] if self._outsiders is None else self._outsiders(position, worths)

    def stage(self, position: Any) -> float:
        """How much of the game is over, from 0 to 1; a half where the game does not say."""
        return 0.5 if self._stage is None else max(0.0, min(1.0, self._stage(position)))

    def worths(self, position: Any) -> list[float]:
        """The weighted sum of each seat's features."""
        weights = self.weights
        return [sum(map(mul, weights, row)) for row in self.measure(position)]

    def explain(self, position: Any, seat: int) -> dict[str, float]:
        """What each feature adds to the worth of ``seat``."""
        row = self.measure(position)[seat]
        return {name: weight * number for name, weight, number in zip(self.names, self.weights, row)}

    def values(self, match: Match) -> list[float]:
        """Each seat's chance to win: known at the end, guessed from the worths before."""
        position = match.position
        worths = self.worths(position)
        teams = None if self.teams is None else self.teams(position)
        outcome = position.outcome
        if teams is None and outcome is not None and outcome.kind in (SHARED, THRESHOLD):
            teams = [0] * len(worths)
        guess = self.chances(worths, teams, self.outsiders(position, worths))
        if outcome is None:
            return guess
        return _final(outcome, guess)

    def chances(self, worths: list[float], teams: Sequence[int] | None, outsiders: Sequence[float] = ()) -> list[float]:
        """Each seat's chance to win, by the worth of all; ``outsiders`` win what is left."""
        scale = self.scale
        if teams is None:
            top = max(max(worths), *outsiders) if outsiders else max(worths)
            shares = [exp((w - top) / scale) for w in worths]
            total = sum(shares) + sum([exp((w - top) / scale) for w in outsiders])
            return [s / total for s in shares]
        sums: dict[int, list[float]] = {}
        for team, worth in zip(teams, worths):
            sums.setdefault(team, []).append(worth)
        means = {team: sum(own) / len(own) for team, own in sums.items()}
        if len(means) == 1:
            chance = 1 / (1 + exp(max(-60.0, min(60.0, (self.par - means[teams[0]]) / scale))))
            return [chance] * len(worths)
        top = max(means.values())
        odds = {team: exp((mean - top) / scale) for team, mean in means.items()}
        total = sum(odds.values())
        return [odds[team] / total for team in teams]


def _final(outcome: Outcome, guess: list[float]) -> list[float]:
    seats = range(len(guess))
    if outcome.ranking and len(outcome.ranking) > 1:
        last = len(outcome.ranking) - 1
        place = {seat: 1 - n / last for n, seat in enumerate(outcome.ranking)}
        soft = [place.get(s, 0.0) for s in seats]
    else:
        soft = guess
    winners = outcome.winners
    return [(1 - PLACE_SHARE) * (s in winners) + PLACE_SHARE * soft[s] for s in seats]


def _scores(position: Any) -> Rows:
    return [(n,) for n in position.scores()]


_known: dict[tuple[str, str, str], Evaluation] = {}


def evaluation(game: GameType, weights: str = "", blind: str = "") -> Evaluation:
    """The evaluation of a game, with the weights of a JSON file laid over its own when one is named. ``blind``: a part
    of the game that it does not look at."""
    key = (game.name, weights, blind)
    found = _known.get(key)
    if found is None:
        found = _known[key] = _load(game, weights, blind)
    return found


def _load(game: GameType, weights: str, blind: str) -> Evaluation:
    name = getattr(game, "features", "")
    module = importlib.import_module(name) if name else None
    if blind and not hasattr(module, "without"):
        raise SetupError(f"a bot cannot be blind to {blind!r}: {game.name} has no parts that can be left out")
    if module is None:
        return Evaluation(_scores, {"score": 1.0}, 5.0)
    own: dict[str, float] = dict(module.WEIGHTS)
    if weights:
        own.update(read_weights(weights, own))
    outsiders = getattr(module, "outsiders", None)
    return Evaluation(
        module.without(blind) if blind else module.measure,
        own,
        float(module.SCALE),
        getattr(module, "teams", None),
        float(getattr(module, "PAR", 0.0)),
        getattr(module, "stage", None),
        getattr(module, "idle", None),
        None if outsiders is None else partial(outsiders, blind=blind),
    )


def read_weights(path: str, known: dict[str, float]) -> dict[str, float]:
    """A JSON file ``{"feature": weight}``; what is wrong with it is said."""
    try:
        doc = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"the weights {path!r} cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise SetupError(f"the weights {path!r} are not JSON: {error}") from error
    if not isinstance(doc, dict):
        raise SetupError(f"the weights {path!r} must be a table of features and numbers")
    for name, weight in doc.items():
        if name not in known:
            raise SetupError(f"the weights {path!r} name {name!r}; the features are: {', '.join(known)}")
        if isinstance(weight, bool) or not isinstance(weight, (int, float)):
            raise SetupError(f"the weights {path!r}: {name!r} must be a number, not {weight!r}")
    return doc
