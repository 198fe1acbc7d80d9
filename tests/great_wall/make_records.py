"""Plays and keeps the records of whole games that tests/great_wall/test_records.py replays.

    python -m tests.great_wall.make_records [NAME ... | --refresh]

Run it when a change of rules or cards alters recorded games on purpose, and say so in the commit. Random play always
ends in Shame; greedy bots finish the Walls, unless they are kept from it: then time runs out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from moonwall import bots, table
from moonwall.games.great_wall.names import SECTIONS, TOP_WALL
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Decision, Match, Option, Outcome

FOLDER = Path(__file__).parent.parent / "records"
Hand = Callable[[Match, Decision, int], Option]


def at_random(match: Match, decision: Decision, seed: int) -> Option:
    chance = Random(seed * 100_003 + match.count)
    return decision.options[int(chance.random() * len(decision.options))]


def greedy(match: Match, decision: Decision, seed: int) -> Option:
    return bots.make("greedy", seed=seed * 10 + decision.seat).choose(match, decision.seat)


def unfinished(match: Match, decision: Decision, seed: int) -> Option:
    """Greedy, but nobody puts up the last part of a Wall."""
    picked = greedy(match, decision, seed)
    game = match.position
    assert isinstance(game, GreatWall)
    if picked.tokens[:2] == ("build", "wall") and game.wall[SECTIONS.index(str(picked.tokens[2]))] == TOP_WALL - 1:
        return decision.options[0]
    return picked


def game(mode: str, seats: int, seed: int, hand: Hand) -> Match:
    return play(table.start("great-wall", seats=seats, mode=mode, seed=seed), seed, hand)


def play(match: Match, seed: int, hand: Hand) -> Match:
    while not match.over:
        decision = match.decisions[0]
        match.play(hand(match, decision, seed), decision.seat)
    return match


def tied(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > 1


def ends(reason: str) -> Callable[[Outcome], bool]:
    return lambda outcome: outcome.reason == reason


Wanted = tuple[str, int, Hand, Callable[[Outcome], bool]]
WANTED: dict[str, Wanted] = {
    "shame-3": ("standard", 3, at_random, lambda o: o.reason == "shame" and not tied(o)),
    "shame-4": ("standard", 4, at_random, lambda o: o.reason == "shame" and not tied(o)),
    "tie-3": ("standard", 3, at_random, tied),
    "tie-4": ("standard", 4, at_random, tied),
    "walls-3": ("standard", 3, greedy, ends("walls")),
    "walls-4": ("standard", 4, greedy, ends("walls")),
    "time-4": ("standard", 4, unfinished, ends("time")),
    "two-shame": ("two", 2, at_random, ends("shame")),
    "two-walls": ("two", 2, greedy, ends("walls")),
    "two-time": ("two", 2, unfinished, ends("time")),
    "solo-shame": ("solo", 1, at_random, ends("shame")),
    "solo-walls": ("solo", 1, greedy, ends("walls")),
    "solo-time": ("solo", 1, unfinished, ends("time")),
    "solo-won": ("solo", 1, greedy, lambda o: bool(o.winners)),
    "coop-shame-2": ("coop", 2, at_random, ends("shame")),
    "coop-shame-3": ("coop", 3, at_random, ends("shame")),
    "coop-shame-4": ("coop", 4, at_random, ends("shame")),
    "coop-won": ("coop", 2, greedy, lambda o: o.reason == "requests" and bool(o.winners)),
    "coop-time": ("coop", 4, greedy, lambda o: o.reason == "time" and not o.winners),
}

# An end that bots seldom reach is played from a position near it.
COMPOSED: dict[str, tuple[dict[str, Any], Callable[[Outcome], bool]]] = {
    "time-3": (
        {"seats": 3, "year": 4, "start": "spring", "sections": {s: {"wall": 2} for s in SECTIONS}},
        ends("time"),
    ),
}


def main(names: list[str]) -> None:
    if names == ["--refresh"]:
        refresh()
        return
    for name, (mode, seats, hand, wanted) in WANTED.items():
        if names and name not in names:
            continue
        for seed in range(300):
            match = game(mode, seats, seed, hand)
            assert match.outcome is not None
            if wanted(match.outcome):
                keep(name, match)
                break
        else:
            print(f"no seed gives {name}")
    for name, (doc, reached) in COMPOSED.items():
        if names and name not in names:
            continue
        for seed in range(300):
            match = play(table.compose("great-wall", {**doc, "seed": seed}), seed, at_random)
            if match.outcome is not None and reached(match.outcome):
                keep(name, match)
                break
        else:
            print(f"no seed gives {name}")


def keep(name: str, match: Match) -> None:
    path = FOLDER / f"great-wall-{name}.json"
    path.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
    print(path.name, match.count, match.outcome)


def refresh() -> None:
    """Write the kept games again where content or fingerprints have changed but every answer is still legal."""
    for path in sorted(FOLDER.glob("great-wall-*.json")):
        doc = json.loads(path.read_text(encoding="utf-8"))
        match = table.replay({**doc, "fingerprints": {}})
        name = path.stem.removeprefix("great-wall-")
        wanted = COMPOSED[name][1] if name in COMPOSED else WANTED[name][3]
        if match.grade == "diverged" or match.outcome is None or not wanted(match.outcome):
            print(f"{path.name} must be played anew: {match.grade_reason}")
        else:
            keep(name, match)


if __name__ == "__main__":
    main(sys.argv[1:])
