"""Observations and ids over many games: ``python -m tests.lab.spaces tsukuyumi 500``.

Every table of ``tests.random_games`` is played at random; each option must have an id of its own that leads back to it,
each observation must be as long as its names and the same in a world that the seat cannot tell apart.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np

from moonwall.lab.encoding import OPTIONS, TOKENS, Play
from tests.random_games import started

EVERY = 25  # decisions from one look at an observation to the next


def look(game: str, number: int, seen: dict[str, dict[int, str]]) -> str:
    """What is wrong in one game, or nothing. ``seen`` keeps, by numbering, the option of every id so far."""
    chance = Random(number)
    play = Play(game, actions=OPTIONS if number % 2 else TOKENS, **started(game, number)[0])
    play.reset(number)
    names = play.codec.names()
    if len(set(names)) != len(names) or len(names) != play.codec.observed:
        return f"game {number}: two places of an observation have one name"
    ids = seen.setdefault(play.codec.grammar.fingerprint(), {})
    count = 0
    while play.decision is not None:
        for one in play.decision.options:
            at = play.codec.grammar.number(one)
            if at < 0 or play.codec.grammar.option(at) is not one or ids.setdefault(at, one.text) != one.text:
                return f"game {number}: {one.text!r} has the id {at}, which is not its own"
        if count % EVERY == 0:
            wrong = honest(play, chance)
            if wrong:
                return f"game {number}, decision {count}: {wrong}"
        while not play.answer(chance.choice(list(play.legal))):
            pass
        count += 1
    return ""


def honest(play: Play, chance: Random) -> str:
    """Whether what the seat sees is the same in a world that it cannot tell apart."""
    before = play.observe(play.seat)
    real = play.match
    play.match = real.imagine(play.seat, chance.randrange(1 << 30))
    other = play.observe(play.seat)
    play.match = real
    if np.array_equal(before, other):
        return ""
    names = play.codec.names()
    return f"seat {play.seat} sees what is hidden: {names[int(np.flatnonzero(before != other)[0])]}"


def run(game: str, count: int, first: int = 0) -> list[str]:
    seen: dict[str, dict[int, str]] = {}
    return [wrong for number in range(first, first + count) if (wrong := look(game, number, seen))]


def main(arguments: list[str]) -> int:
    game, count, *first = arguments
    found: list[Any] = run(game, int(count), int(first[0]) if first else 0)
    print("\n".join(found))
    print(f"{count} games, {len(found)} wrong")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
