"""One learner among bots, as a Gymnasium environment, and many of them at once (``pip install moonwall[pettingzoo]``).

``MoonwallGym("great-wall", seats=3, opponents="greedy")``: the learner takes one seat, drawn anew each game unless
``seat`` says which; the others are bots, which answer between two steps of the learner. ``MoonwallVector`` steps
several such tables together and starts a new game where one has ended.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from moonwall import bots
from moonwall.bots import Player
from moonwall.lab.encoding import Bytes, Play
from moonwall.table import SetupError


class MoonwallGym(gymnasium.Env[Bytes, np.int64]):
    """Observations are rows of bytes (``names()``), actions are ids; ``action_masks()`` marks the legal ones.

    The reward at the end is 1 for the first place down to -1 for the last. With ``shaping`` above 0 each step also
    gives that share of what the lead over the best other seat (or, together, the score) has grown by, in points.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        opponents: str = "random",
        seat: int | None = None,
        actions: str | None = None,
        shaping: float = 0.0,
        max_decisions: int | None = None,
        content: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        self.table = Play(game, seats, content, actions, **options)
        codec = self.table.codec
        if seat is not None and seat not in self.table.people:
            known = ", ".join(map(str, self.table.people))
            raise SetupError(f"seat must be one of {known}, not {seat!r}")
        self.fixed = seat
        self.seat = self.table.people[0]
        self.shaping = shaping
        self.max_decisions = max_decisions
        self.opponents = opponents
        self._players: dict[int, Player] = {}
        self._lead = 0.0
        self.observation_space = spaces.Box(0, 255, (codec.observed,), np.uint8)
        self.action_space = spaces.Discrete(codec.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        people = self.table.people
        chance = self.np_random
        for _ in range(100):  # a game may be over before the learner is asked at all
            self.seat = people[int(chance.integers(len(people)))] if self.fixed is None else self.fixed
            self._players = {
                other: bots.make(self.opponents, seed=int(chance.integers(1 << 31)))
                for other in people
                if other != self.seat
            }
            self.table.reset(int(chance.integers(1 << 53)), (options or {}).get("start"))
            self._others()
            if self.table.seat == self.seat:
                break
        self._lead = self._ahead()
        return self.table.observe(self.seat), self._info()

    def step(self, action: int | np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        table = self.table
        reward = 0.0
        if table.answer(int(action)):
            self._others()
            if self.shaping:
                lead = self._ahead()
                reward, self._lead = self.shaping * (lead - self._lead), lead
        ended = table.decision is None
        if ended:
            reward += table.rewards()[self.seat]
        cut = not ended and self.max_decisions is not None and table.match.count >= self.max_decisions
        return table.observe(self.seat), reward, ended, cut, self._info()

    def _others(self) -> None:
        """Let the bots answer until the learner is asked or the game is over."""
        table = self.table
        match = table.match
        while True:
            decision = match.decision
            if decision is None or decision.seat == self.seat:
                break
            match.play(self._players[decision.seat].choose(match, decision.seat), decision.seat)
        table.ask()

    def _ahead(self) -> float:
        scores = self.table.match.scores
        others = [scores[seat] for seat in range(len(scores)) if seat != self.seat]
        return float(scores[self.seat] - max(others, default=0))

    def _info(self) -> dict[str, Any]:
        decision = self.table.decision
        return {"seat": self.seat, "decision": None if decision is None else decision.kind}

    def action_masks(self) -> NDArray[np.bool_]:
        """Legal ids, in the form that MaskablePPO of sb3-contrib asks for."""
        return self.table.mask(self.seat).astype(np.bool_)

    def names(self) -> list[str]:
        """What each place of an observation means."""
        return self.table.codec.names()

    def render(self) -> str:
        from moonwall.lab.pettingzoo_env import draw

        return draw(self.table.match)


class MoonwallVector(VectorEnv[Any, Any, Any]):
    """Several tables in one process. A table whose game has ended sets a new one at the next step (its observation and
    mask are those of the new game, its reward 0)."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, game: str, num_envs: int, **settings: Any) -> None:
        if num_envs < 1:
            raise SetupError(f"num_envs must be at least 1, not {num_envs}")
        self.tables = [MoonwallGym(game, **settings) for _ in range(num_envs)]
        one = self.tables[0]
        self.num_envs = num_envs
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        self._seen = np.zeros((num_envs, one.table.codec.observed), dtype=np.uint8)
        self._over = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        for n, one in enumerate(self.tables):
            self._seen[n] = one.reset(seed=seeds[n], options=options)[0]
        self._over[:] = False
        return self._seen.copy(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Bytes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        for n, one in enumerate(self.tables):
            if self._over[n]:
                self._seen[n] = one.reset()[0]
            else:
                self._seen[n], rewards[n], ended[n], cut[n], _ = one.step(int(actions[n]))
        self._over = ended | cut
        return self._seen.copy(), rewards, ended, cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """A row of legal ids for each table."""
        return np.stack([one.action_masks() for one in self.tables])
