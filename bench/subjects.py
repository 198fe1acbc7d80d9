"""What is measured: our games by the kernel's public face, and the yardstick by its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import process_time as clock  # of this process alone: what else the machine does counts less
from typing import Any, Protocol

from moonwall import table

SAMPLE = 40  # positions of a game that are copied and asked for their options


class Subject(Protocol):
    name: str

    def play(self, seconds: float) -> float:
        """Decisions a second at random play, for about so long."""

    def clone(self) -> float:
        """Seconds of a copy, mean over positions of a game."""

    def legal(self) -> float:
        """Seconds to list what is legal, mean over positions of a game."""


def timed(work: Callable[[], object], times: int = 1) -> float:
    begin = clock()
    for _ in range(times):
        work()
    return (clock() - begin) / times


class Moonwall:
    """A mode of one of our games at a table of so many; ``more`` names the start options that are on."""

    def __init__(self, game: str, mode: str, seats: int, options: dict[str, Any] | None = None, more: str = "") -> None:
        self.game, self.mode, self.seats = game, mode, seats
        self.options = options or {}
        self.name = f"{game} {mode} {seats}{more}"
        self.seed = 0
        self.widest = 0
        self.lengths: list[int] = []
        self._match: table.Match | None = None
        self._chance = Random(0)

    def start(self) -> table.Match:
        self.seed += 1
        return table.start(self.game, seats=self.seats, seed=self.seed, mode=self.mode, **self.options)

    def play(self, seconds: float) -> float:
        draw, count = self._chance.random, 0
        begin = clock()
        while clock() - begin < seconds:
            match = self._match
            if match is None or match.over:
                match = self._match = self.start().clone()  # a clone keeps no log: this is how bots and batches play
            for _ in range(50):
                decisions = match.decisions
                if not decisions:
                    self.lengths.append(match.count)
                    break
                options = decisions[0].options
                if len(options) > self.widest:
                    self.widest = len(options)
                match.play(options[int(draw() * len(options))])
                count += 1
        return count / (clock() - begin)

    def sample(self) -> list[table.Match]:
        """Positions spread over one random game."""
        match, found = self.start(), []
        while not match.over:
            found.append(match.clone())
            options = match.decisions[0].options
            match.play(options[int(self._chance.random() * len(options))])
        return found[:: max(1, len(found) // SAMPLE)]

    def clone(self) -> float:
        sample = self.sample()
        return sum(timed(match.clone, 20) for match in sample) / len(sample)

    def legal(self) -> float:
        total, sample = 0.0, self.sample()
        for match in sample:
            decision = match.decisions[0]
            total += timed(lambda m=match, d=decision: d.choice.options(m.position), 20)  # type: ignore[misc]
        return total / len(sample)

    def papers(self) -> dict[str, float]:
        """Milliseconds of a snapshot, of restoring it, of a record and of its replay, at the end of a game."""
        match = self.start()
        middle: dict[str, Any] = {}
        while not match.over:
            if match.count == 100 or not middle:
                middle = match.snapshot()
            options = match.decisions[0].options
            match.play(options[int(self._chance.random() * len(options))])
        text = json.dumps(match.record())
        return {
            "snapshot_ms": 1000 * timed(match.snapshot, 5),
            "restore_ms": 1000 * timed(lambda: table.restore(middle), 5),
            "fingerprint_ms": 1000 * timed(match.fingerprint, 5),
            "replay_ms": 1000 * timed(lambda: table.replay(text)),
            "replayed_answers": match.count,
        }


class Catanatron:
    """The yardstick: another engine of a board game in plain Python, played at random through its public face."""

    name = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        self._make: Callable[[int], Any] = lambda seed: Game([RandomPlayer(c) for c in colours], seed)
        self._seed = 0
        self._game: Any = None

    def start(self) -> Any:
        self._seed += 1
        return self._make(self._seed)

    def play(self, seconds: float) -> float:
        count = 0
        begin = clock()
        while clock() - begin < seconds:
            if self._game is None or self._over(self._game):
                self._game = self.start()
            for _ in range(50):
                if self._over(self._game):
                    break
                self._game.play_tick()
                count += 1
        return count / (clock() - begin)

    @staticmethod
    def _over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= 1000

    def sample(self) -> list[Any]:
        game, found = self.start(), []
        while not self._over(game):
            found.append(game.copy())
            game.play_tick()
        return found[:: max(1, len(found) // SAMPLE)]

    def clone(self) -> float:
        sample = self.sample()
        return sum(timed(game.copy, 20) for game in sample) / len(sample)

    def legal(self) -> float:
        from catanatron.models.actions import generate_playable_actions  # type: ignore[import-not-found,unused-ignore]

        sample = self.sample()
        return sum(timed(lambda g=game: generate_playable_actions(g.state), 20) for game in sample) / len(sample)
