"""What was shown last: a view that is made of parts of the last one is the view that is made anew, to the letter.

``python -m tests.test_shown great-wall 200`` looks at so many games of every mode, edition, faction and module."""

from __future__ import annotations

import json
import random
import sys

import pytest

from moonwall import table
from moonwall.table.shown import Shown

from .random_games import started

LARGEST = {"great-wall": "locations", "tsukuyumi": "spaces"}


def follow(name: str, number: int, answers: int = 300) -> tuple[int, int]:
    """Play a random game with undos in it and compare what every seat and a spectator see; how often, and how often the
    largest part of it was that of the last time."""
    match = started(name, number)[1](number)
    chance, shown = random.Random(number), Shown()
    eyes: list[int | None] = [*range(len(match.seats)), None]
    looks = kept = 0
    last: object = None
    while True:
        seen, fresh = match.views(eyes, shown), match.views(eyes)
        assert json.dumps(seen) == json.dumps(fresh), f"{name} {number}, moment {match.count}"
        part = seen[0]["table"][LARGEST[name]]
        looks, kept, last = looks + 1, kept + (part is last), part
        if match.over or match.count >= answers:
            return looks, kept
        decision = chance.choice(match.decisions)
        match.play(chance.choice(decision.options), decision.seat)
        if match.count > 5 and chance.random() < 0.03:
            match.undo(chance.randint(1, 4), consent=True)


@pytest.mark.parametrize("name", ["great-wall", "tsukuyumi"])
@pytest.mark.parametrize("number", range(6))
def test_a_view_of_kept_parts_is_the_view(name: str, number: int) -> None:
    looks, kept = follow(name, number, 150)
    assert kept > looks / 4, f"hardly anything is kept: {kept} of {looks}"


def test_who_gives_nothing_to_keep_parts_in_gets_a_view_of_its_own() -> None:
    match = table.start("tsukuyumi", seats=3, seed=1)
    one, two = match.view(0), match.view(0)
    assert one == two
    assert not {id(v) for v in one["table"].values() if v and isinstance(v, (list, dict))} & {
        id(v) for v in two["table"].values()
    }


if __name__ == "__main__":
    for n in range(int(sys.argv[2])):
        follow(sys.argv[1], n)
    print(f"{sys.argv[2]} games of {sys.argv[1]}: every view as it is made anew")
