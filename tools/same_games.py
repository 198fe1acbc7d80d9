"""Check that the compiled engine plays the same games as the interpreted one, and say how much faster it is.

``python tools/same_games.py`` plays every mode of every game on both, by chance and by bots, and compares what was
asked, offered, told and seen, and the fingerprint of every tenth position. ``tools/compile.py`` builds
the compiled one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from compile import BUILD, ROOT, build, fresh, has_compiler

BOTS = ("greedy", "search:iterations=8")
LONGEST = 1500  # answers; what comes after them adds nothing to the comparison
FEW = 60  # answers of a bot's game where a few games must do


def every_module(game: dict[str, Any]) -> dict[str, Any]:
    """The start options with all modules of a game on that go together."""
    from moonwall import table

    found: dict[str, Any] = {}
    for option in game["options"]:
        if option["group"] == "module" and option["choices"] == [True, False]:
            try:
                table.start(game["name"], seats=max(game["modes"][0]["seats"]), **found, **{option["name"]: True})
            except table.SetupError:
                continue
            found[option["name"]] = True
    return found


def play(
    name: str, mode: str, seats: int, seed: int, spec: str, longest: int, options: dict[str, Any] | None = None
) -> tuple[str, float, float]:
    """A whole game, by chance or by bots: a digest of it, decisions and seconds of play alone."""
    from moonwall import bots, table

    digest = hashlib.blake2b(digest_size=12)
    match = table.start(name, seats=seats, seed=seed, mode=mode, **(options or {}))
    players = [] if spec == "random" else [bots.make(spec, seed=seed * 10 + place) for place in range(seats)]
    chance, spent = Random(seed), 0.0
    while not match.over and match.count < longest:
        decision = match.decisions[int(chance.random() * len(match.decisions))]
        seat = decision.seats[0]
        began = process_time()
        if players:
            option = players[seat].choose(match, seat)
        else:
            option = decision.options[int(chance.random() * len(decision.options))]
        match.play(option, seat)
        spent += process_time() - began
        digest.update(f"{decision!r} {decision.options} {option} {match.events}".encode())
        if match.count % 10 == 0:
            seen = [match.view(seat), match.imagine(seat, seed).view(seat), match.clone().fingerprint()]
            digest.update((match.fingerprint() + json.dumps(seen, sort_keys=True)).encode())
    digest.update(json.dumps(match.record(), sort_keys=True).encode())
    return digest.hexdigest(), float(match.count), spent


def play_all(only: list[str], games: int, few: bool) -> dict[str, tuple[str, float, float]]:
    """Random games of every mode and number of seats, and games of bots; with ``few`` one random game of each
    mode's smallest and largest table."""
    from moonwall import table

    found: dict[str, tuple[str, float, float]] = {}
    for game in table.games():
        if only and game["name"] not in only:
            continue
        name = game["name"]
        for mode in game["modes"]:
            first = mode is game["modes"][0]
            for seats in sorted({mode["seats"][0], mode["seats"][-1]}) if few else mode["seats"]:
                for seed in range(games):
                    where = f"{name} {mode['name']} {seats} random {seed}"
                    found[where] = play(name, mode["name"], seats, seed, "random", LONGEST)
            seats = mode["seats"][0]
            for spec in () if few and not first else BOTS[: 2 if first and not few else 1]:
                where = f"{name} {mode['name']} {seats} {spec} 0"
                found[where] = play(name, mode["name"], seats, 0, spec, FEW if few else LONGEST)
        modules, seats = every_module(game), max(game["modes"][0]["seats"])
        for seed in range(games if modules else 0):  # everything at once, with as many seats as there may be
            for spec in ("random", "greedy"):
                longest = LONGEST if spec == "random" or not few else 2 * FEW
                where = f"{name} modules {seats} {spec} {seed}"
                found[where] = play(name, game["modes"][0]["name"], seats, seed, spec, longest, modules)
    return found


def run(path: Path, only: list[str], games: int, few: bool) -> dict[str, tuple[str, float, float]]:
    """The same in a process of its own, with the engine that lies in ``path``."""
    command = [sys.executable, __file__, "--here", "--games", str(games), *(["--few"] if few else []), *only]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, stdout=subprocess.PIPE, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"the engine in {path.relative_to(ROOT)} failed, see above")
    answer: dict[str, tuple[str, float, float]] = json.loads(done.stdout)
    return answer


def compare(only: list[str], games: int, few: bool) -> int:
    if not BUILD.exists():
        raise SystemExit("There is no compiled engine yet: make compiled")
    if not fresh():
        raise SystemExit("The sources have changed since the engine was compiled: make compiled")
    ours, compiled = run(ROOT / "src", only, games, few), run(BUILD, only, games, few)
    wrong = [where for where in ours if ours[where][0] != compiled[where][0]]
    groups: dict[str, list[str]] = {}
    for where in ours:
        game, _, _, spec, _ = where.split()
        groups.setdefault(f"{game}, {spec}", []).append(where)
    for group, members in groups.items():
        slow, fast = sum(ours[w][2] for w in members), sum(compiled[w][2] for w in members)
        count = sum(ours[w][1] for w in members)
        print(
            f"{group}: {len(members)} games, {count / slow:.0f} answers a second, compiled {slow / fast:.1f} times that"
        )
    for where in wrong:
        print(f"DIFFERENT: {where}")
    print(f"{len(ours) - len(wrong)} of {len(ours)} games are the same to the last bit")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compare the compiled engine with the interpreted one.")
    parser.add_argument("only", nargs="*", help="games, by name; all without")
    parser.add_argument(
        "--games", type=int, default=3, help="random games of each mode and number of seats (default 3)"
    )
    parser.add_argument(
        "--few", action="store_true", help="one random game of each mode and the beginning of a bots' game"
    )
    parser.add_argument("--build", action="store_true", help="compile first, if need be: in haste, with -O0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C files at once (default: all cores)")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    games = 1 if given.few else given.games
    if given.here:
        print(json.dumps(play_all(given.only, games, given.few)))
        sys.exit()
    if given.build and not fresh():
        if not has_compiler():
            print("There is no C compiler (or no Python.h) here, so the compiled engine is not checked.")
            sys.exit()
        build("0", given.jobs)
    sys.exit(compare(given.only, games, given.few))
