"""Teach a policy to play and see how often it wins: an example that trains and beats random.

    pip install "moonwall[pettingzoo]" sb3-contrib
    python examples/learning/train.py great-wall --seats 3 --steps 400000 --seed 1 --out run-1.json

MaskablePPO (sb3-contrib) learns in one seat against random bots, on several tables at once, and is paid for its place
at the end and a little for its lead on the way. Every tenth of the way it plays games on seeds of their own, always
with its likeliest answer, and the share it wins is written to the file; ``curve.py`` draws it.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from moonwall.lab.gym_env import MoonwallGym
from moonwall.lab.numbers import wilson

LOG = np.log1p(np.arange(256)).astype(np.float32)  # bytes as they come are too large for a network's taste


class Scaled(gymnasium.ObservationWrapper):
    """Observations as small floats; the mask stays within reach."""

    def __init__(self, env: MoonwallGym) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, float(LOG[-1]), env.observation_space.shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        return LOG[observation]

    def action_masks(self) -> np.ndarray:
        return self.env.unwrapped.action_masks()


def play(model: MaskablePPO, envs: list[Scaled], first_seed: int) -> int:
    """How many games the policy wins, one at each table, all at once."""
    seen = [env.reset(seed=first_seed + n)[0] for n, env in enumerate(envs)]
    going = list(range(len(envs)))
    while going:
        masks = np.stack([envs[n].action_masks() for n in going])
        actions, _ = model.predict(np.stack([seen[n] for n in going]), action_masks=masks, deterministic=True)
        over = set()
        for n, action in zip(going, actions):
            seen[n], _, ended, cut, _ = envs[n].step(int(action))
            if ended or cut:
                over.add(n)
        going = [n for n in going if n not in over]
    seats = [(env.unwrapped.seat, env.unwrapped.table.match.outcome) for env in envs]
    return sum([outcome is not None and seat in outcome.winners for seat, outcome in seats])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--games", type=int, default=100, help="games at each tenth of the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("run.json"))
    args = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: threads would only wait for each other

    def make() -> Scaled:
        return Scaled(MoonwallGym(args.game, seats=args.seats, shaping=0.02))

    tables = DummyVecEnv([make] * args.tables)
    judges = [Scaled(MoonwallGym(args.game, seats=args.seats)) for _ in range(args.games)]
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        seed=args.seed,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=3e-4,
        ent_coef=0.01,
        gamma=0.997,
        policy_kwargs={"net_arch": [128, 128]},
    )
    rows = []
    begun, cpu = time.time(), time.process_time()
    for tenth in range(11):
        if tenth:
            model.learn(args.steps // 10, reset_num_timesteps=False)
        won, games = play(model, judges, 1_000_000), args.games
        low, high = wilson(won, games)
        row = {
            "steps": model.num_timesteps,
            "won": won,
            "games": games,
            "low": low,
            "high": high,
            "seconds": round(time.time() - begun),
            "cpu": round(time.process_time() - cpu),
        }
        rows.append(row)
        print(f"{row['steps']:>8} steps: {won} of {games} won ({low:.0%} - {high:.0%}), {row['cpu']} CPU s", flush=True)
    fingerprint = judges[0].unwrapped.table.codec.fingerprint()
    start = {"game": args.game, "seats": args.seats, "seed": args.seed}
    args.out.write_text(json.dumps({**start, "fingerprint": fingerprint, "rows": rows}, indent=1))
    model.save(args.out.with_suffix(".zip"))


if __name__ == "__main__":
    main()
