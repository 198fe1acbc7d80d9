"""What the research API costs: ``python -m bench.api``. The same tables on the raw engine and through each environment.

A step of the API makes the observation and the mask of the seat to answer, picks a legal id and gives it. Costs are
ratios of time for a decision in the same run: raw engine 1.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

from moonwall import engine, table
from moonwall.lab.encoding import OPTIONS, TOKENS, Play
from moonwall.lab.pettingzoo_env import MoonwallEnv

GAMES = 30
ROUNDS = 5
SUBJECTS = (("great-wall", 4), ("tsukuyumi", 4))
FLOORS = Path(__file__).parent / "floors.toml"

Way = Callable[[int], int]  # plays the game of a seed to its end and says how many decisions it had


def raw(game: str, seats: int) -> Way:
    def run(seed: int) -> int:
        match = table.start(game, seats=seats, seed=seed)
        chance = Random(seed).random
        while match.decision is not None:
            options = match.decision.options
            match.play(options[int(chance() * len(options))])
        return match.count

    return run


def through_play(form: str) -> Callable[[str, int], Way]:
    def way(game: str, seats: int) -> Way:
        play = Play(game, seats, actions=form)

        def run(seed: int) -> int:
            play.reset(seed)
            chance = Random(seed).random
            while play.decision is not None:
                play.observe(play.seat)
                play.mask(play.seat)
                legal = list(play.legal)
                play.answer(legal[int(chance() * len(legal))])
            return play.match.count

        return run

    return way


def through_pettingzoo(game: str, seats: int) -> Way:
    env = MoonwallEnv(game, seats=seats)

    def run(seed: int) -> int:
        env.reset(seed=seed)
        chance = Random(seed).random
        for _ in env.agent_iter(max_iter=1_000_000):
            _, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = info["legal"]
            env.step(legal[int(chance() * len(legal))])
        return env.match.count

    return run


WAYS: dict[str, Callable[[str, int], Way]] = {
    "raw engine": raw,
    "options": through_play(OPTIONS),
    "tokens": through_play(TOKENS),
    "PettingZoo": through_pettingzoo,
}


def measure(game: str, seats: int, games: int, rounds: int) -> dict[str, float]:
    """Seconds a decision, by way. Ways take turns game by game and every game counts with its best round, so that a
    busy moment of the machine hits all of them or none."""
    ways = {name: make(game, seats) for name, make in WAYS.items()}
    best: dict[str, dict[int, float]] = {name: {} for name in ways}
    for _ in range(rounds):
        for seed in range(games):
            for name, run in ways.items():
                begun = process_time()
                count = run(seed)
                each = (process_time() - begun) / count
                best[name][seed] = min(best[name].get(seed, each), each)
    return {name: sum(found.values()) / len(found) for name, found in best.items()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.api", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args(arguments)
    most = tomllib.loads(FLOORS.read_text(encoding="utf-8"))["api"]["cost"]
    above = []
    print(f"{engine.kind()} engine\ngame         way          µs a decision   cost")
    for game, seats in SUBJECTS:
        found = measure(game, seats, given.games, given.rounds)
        whole = found["raw engine"]
        for way, each in found.items():
            print(f"{game:12} {way:12} {each * 1e6:13.1f} {each / whole:6.2f}", flush=True)
            if each / whole > most:
                above.append(f"{game}, {way}: a decision costs {each / whole:.2f} of the raw engine's; at most {most}")
    print("\n".join(above))
    return int(bool(above))


if __name__ == "__main__":
    sys.exit(main())
