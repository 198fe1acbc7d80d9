"""Plays and keeps the records of whole games that tests/great_wall/test_records.py replays.

    python -m tests.great_wall.make_records [NAME ...]

Run it when a change of rules or cards alters recorded games on purpose, and say so in the commit. Random play always
ends in Shame; greedy bots finish the Walls, unless they are kept from it: then time runs out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

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


def game(seats: int, seed: int, hand: Hand) -> Match:
    match = table.start("great-wall", seats=seats, seed=seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(hand(match, decision, seed), decision.seat)
    return match


def tied(outcome: Outcome) -> bool:
    return outcome.scores.count(max(outcome.scores)) > 1


WANTED: dict[str, tuple[int, Hand, Callable[[Outcome], bool]]] = {
    "shame-3": (3, at_random, lambda o: o.reason == "shame" and not tied(o)),
    "shame-4": (4, at_random, lambda o: o.reason == "shame" and not tied(o)),
    "tie-3": (3, at_random, tied),
    "tie-4": (4, at_random, tied),
    "walls-3": (3, greedy, lambda o: o.reason == "walls"),
    "walls-4": (4, greedy, lambda o: o.reason == "walls"),
    "time-3": (3, unfinished, lambda o: o.reason == "time"),
    "time-4": (4, unfinished, lambda o: o.reason == "time"),
}


def main(names: list[str]) -> None:
    for name, (seats, hand, wanted) in WANTED.items():
        if names and name not in names:
            continue
        for seed in range(500):
            match = game(seats, seed, hand)
            assert match.outcome is not None
            if wanted(match.outcome):
                path = FOLDER / f"great-wall-{name}.json"
                path.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
                print(path.name, seed, match.count, match.outcome)
                break
        else:
            print(f"no seed gives {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
