"""Every game and mode as a PettingZoo AEC environment (``pip install moonwall[pettingzoo]``).

Actions have stable ids: the id of an option is a hash of its text, so ``lay 3`` is the same number in every position,
game length, process and version. Should two options of one legal list fall on the same id, the later of them (in the
order of their texts) takes the next free one; ``env.option_of(id)`` always tells which option an id stands for now.

Observations are a view, hashed into a vector of fixed size: each number of the view counts in the place its path falls
on, each word in the place its path and itself fall on. The view itself is ``env.view(agent)``.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from moonwall import table
from moonwall.table import Match, Option, game_type
from moonwall.table.outcome import RANKED

ACTIONS = 1 << 14
OBSERVED = 1 << 11

_places: dict[str, int] = {}


def place_of(text: str, size: int) -> int:
    """Where a text falls among ``size`` places, the same in every process."""
    found = _places.get(text)
    if found is None:
        found = int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
        if len(_places) < 1_000_000:
            _places[text] = found
    return found % size


def action_ids(options: list[Option], size: int) -> dict[int, Option]:
    """The ids of a legal list."""
    found: dict[int, Option] = {}
    for option in sorted(options, key=lambda o: o.text):
        number = place_of(option.text, size)
        while number in found:
            number = (number + 1) % size
        found[number] = option
    return found


def observe_view(view: Any, size: int) -> NDArray[np.float32]:
    """A view as a vector. Numbers are squeezed to keep large ones from drowning the rest."""
    vector = np.zeros(size, dtype=np.float32)
    _pour(vector, view, "", size)
    return np.sign(vector) * np.log1p(np.abs(vector)).astype(np.float32)


def _pour(vector: NDArray[np.float32], part: Any, path: str, size: int) -> None:
    if isinstance(part, dict):
        for key, value in part.items():
            _pour(vector, value, f"{path}/{key}", size)
    elif isinstance(part, (list, tuple)):
        for number, value in enumerate(part):
            _pour(vector, value, f"{path}/{number}", size)
    elif isinstance(part, str):
        vector[place_of(f"{path}={part}", size)] += 1
    elif part is not None:
        vector[place_of(path, size)] += part


class MoonwallEnv(AECEnv):  # type: ignore[misc]
    """``MoonwallEnv("great-wall", seats=3)``; ``reset(seed=7)`` sets the table of that seed.

    Seats that choose at once and in secret are asked one after the other and see nothing of each other's answers.
    Rewards come at the end: 1 for the first place down to -1 for the last, or 1 and -1 where all win or lose together.
    """

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        render_mode: str | None = None,
        actions: int = ACTIONS,
        observed: int = OBSERVED,
        max_decisions: int | None = None,
        content: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        super().__init__()
        kind = game_type(game)
        self.metadata: dict[str, Any] = {
            "name": f"moonwall_{kind.name}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise table.SetupError(f"render_mode must be 'ansi' or 'human', not {render_mode!r}")
        self.game = game
        self.render_mode = render_mode
        self.actions = actions
        self.observed = observed
        self.max_decisions = max_decisions
        self._start: dict[str, Any] = {"seats": seats, "content": content, **options}
        self.match: Match = table.start(game, seed=0, **self._start)
        self.possible_agents = [f"seat_{s.index}" for s in self.match.seats if not s.automaton]
        space = spaces.Dict(
            {
                "observation": spaces.Box(-100.0, 100.0, (observed,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._legal: dict[int, Option] = {}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing --------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set a new table. Without a seed the next one follows from the last seed that was given.

        ``options={"start": {...}}`` changes start options for this game, for instance its factions.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = seed if seed is not None else int(self._random.integers(1 << 53))
        self.match = table.start(self.game, seed=number, **{**self._start, **(options or {}).get("start", {})})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()
        if self.match.over:
            self._finish()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._legal.get(-1 if action is None else int(action))
        if option is None:
            raise table.IllegalOption(
                f"action {action} is not legal for {agent} now; the action mask marks the {len(self._legal)} that are"
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(option, self._seat(agent))
        if self.match.over:
            self._finish()
        elif self.max_decisions is not None and self.match.count >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        decision = self.match.decision
        if decision is not None:
            self.agent_selection = f"seat_{decision.seat}"
            self._legal = action_ids(decision.options, self.actions)
        else:
            self._legal = {}
        for agent in self.agents:
            mine = self.match.decision_of(self._seat(agent))
            self.infos[agent] = {} if mine is None else {"decision": mine.kind}

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            seat = self._seat(agent)
            if outcome.kind == RANKED and len(outcome.ranking) > 1:
                last = len(outcome.ranking) - 1
                self.rewards[agent] = 1.0 - 2.0 * outcome.ranking.index(seat) / last
            else:
                self.rewards[agent] = 1.0 if seat in outcome.winners else -1.0

    # --- seeing ---------------------------------------------------------------------------------------------------

    def _seat(self, agent: str) -> int:
        return int(agent.removeprefix("seat_"))

    def view(self, agent: str) -> dict[str, Any]:
        """All that the agent may know, as the table shows it."""
        return self.match.view(self._seat(agent))

    def option_of(self, action: int) -> Option:
        """The option a legal action id of the agent to move stands for."""
        try:
            return self._legal[int(action)]
        except KeyError:
            raise table.IllegalOption(f"action {action} is not legal now") from None

    def action_of(self, option: Option | str) -> int:
        """The action id of a legal option of the agent to move."""
        text = option if isinstance(option, str) else option.text
        for number, legal in self._legal.items():
            if legal.text == text:
                return number
        raise table.IllegalOption(f"{text!r} is not legal now")

    def observe(self, agent: str) -> dict[str, Any]:
        view = self.view(agent)
        decision = view.pop("decision")
        view["kind"] = None if decision is None else decision["kind"]
        view["about"] = None if decision is None else decision["about"]
        mask = np.zeros(self.actions, dtype=np.int8)
        if agent == self.agent_selection and not (self.terminations.get(agent) or self.truncations.get(agent)):
            mask[list(self._legal)] = 1
        return {"observation": observe_view(view, self.observed).clip(-100, 100), "action_mask": mask}

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        text = draw(self.match)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        return None

    def __str__(self) -> str:
        return str(self.metadata["name"])


def draw(match: Match) -> str:
    """A spectator's view, drawn as the terminal table draws it where the game brings a drawing."""
    view = match.view(None)
    if not match.game.terminal:
        return json.dumps(view, indent=1, sort_keys=True)
    import importlib

    from rich.console import Console

    from moonwall.words import Words

    console = Console(width=120, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(importlib.import_module(match.game.terminal).draw(view, Words("en").at(match)))
    return captured.get()


def env(game: str, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual safety wrapper: calls out of order get a clear error."""
    return wrappers.OrderEnforcingWrapper(MoonwallEnv(game, **settings))
