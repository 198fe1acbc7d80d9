"""Every game and mode as a PettingZoo AEC environment (``pip install moonwall[pettingzoo]``).

An observation is a row of bytes, ``names()`` says what each place means; an action is an id of an option, or of one
word of an option (``actions="tokens"``). See ``encoding.py``.
"""

from __future__ import annotations

import json
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy import int8, uint8
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from moonwall import table
from moonwall.lab.encoding import Play
from moonwall.table import Match, Option, game_type


class MoonwallEnv(AECEnv):  # type: ignore[misc]
    """``MoonwallEnv("great-wall", seats=3)``; ``reset(seed=7)`` sets the table of that seed.

    Seats that choose at once and in secret are asked one after the other and see nothing of each other's answers.
    Rewards come at the end: 1 for the first place down to -1 for the last, or 1 and -1 where all win or lose together.
    ``infos[agent]`` names the decision; ``legal`` lists the ids of the agent to move, as its mask does.
    """

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        render_mode: str | None = None,
        actions: str | None = None,
        max_decisions: int | None = None,
        content: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        super().__init__()
        kind = game_type(game)
        self.metadata: dict[str, Any] = {
            "name": f"moonwall_{kind.name}_v1",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise table.SetupError(f"render_mode must be 'ansi' or 'human', not {render_mode!r}")
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self.play = Play(game, seats, content, actions, **options)
        codec = self.play.codec
        self.possible_agents = [f"seat_{seat}" for seat in self.play.people]
        self._seats = dict(zip(self.possible_agents, self.play.people))
        self._agents = {seat: agent for agent, seat in self._seats.items()}
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (codec.observed,), uint8),
                "action_mask": spaces.Box(0, 1, (codec.actions,), int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(codec.actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self.agents: list[str] = []

    @property
    def match(self) -> Match:
        """The match itself. Whoever changes it, calls ``play.ask()``."""
        return self.play.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing --------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set a new table. Without a seed the next one follows from the last seed that was given.

        ``options={"start": {...}}`` changes start options for this game; factions stay those of the environment.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = seed if seed is not None else int(self._random.integers(1 << 53))
        self.play.reset(number, (options or {}).get("start"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn()
        if self.match.over:
            self._finish()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.play.answer(action) and self.play.decision is None:
            self._finish()
            self._accumulate_rewards()
        elif self.max_decisions is not None and self.match.count >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        play = self.play
        if play.decision is not None:
            agent = self.agent_selection = self._agents[play.seat]
            self.infos[agent] = {"decision": play.decision.kind, "legal": list(play.legal)}

    def _finish(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {self._agents[seat]: reward for seat, reward in self.play.rewards().items()}

    # --- seeing ---------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """What each place of an observation means."""
        return self.play.codec.names()

    def view(self, agent: str) -> dict[str, Any]:
        """All that the agent may know, as the table shows it."""
        return self.match.view(self._seats[agent])

    def option_of(self, action: int) -> Option:
        """The option a legal action id of the agent to move stands for."""
        return self.play.option_of(action)

    def action_of(self, option: Option | str) -> int:
        """The action id of a legal option of the agent to move; of its first word, where words are picked."""
        return self.play.way_to(option)[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        ended = self.terminations.get(agent) or self.truncations.get(agent)
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(-2 if ended else seat)}

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
