"""Pairs of worlds that a seat cannot tell apart: everything sent to that seat must be the same in both.

``python -m tests.worlds great-wall 10000`` looks at so many pairs. A pair is made of a moment of a random game: twice
all that the seat cannot know is dealt anew (``match.imagine``), with the same chance to come. Then the same answers are
played in both, by any seat, as long as they are legal in both, and after each the seat's view, its events and how far
it may go back are compared. Where an answer reveals something the worlds may part, but they must both reveal.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from moonwall import table

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "great-wall": [
        (3, {"mode": "standard"}),
        (4, {"mode": "standard"}),
        (2, {"mode": "two"}),
        (3, {"mode": "coop"}),
        (1, {"mode": "solo"}),
    ],
    "tsukuyumi": [
        (4, {"mode": "standard", "faction_events": True, "legendary_oni": True}),
        (3, {"mode": "standard", "edition": "polish", "faction_events": True}),
        (2, {"mode": "two"}),
        (4, {"mode": "alliance", "edition": "polish"}),
        (4, {"mode": "domination", "mascots": True}),
        (4, {"mode": "standard"}),
        (3, {"mode": "standard", "rival_oni": True}),
    ],
}
LOOK = 0.2  # how many of the moments of a game are looked at
FOLLOW = 6  # how many answers are played in both worlds


def sent(match: table.Match, seat: int) -> dict[str, Any]:
    """All that a page of this seat is told of a moment."""
    return {**match.view(seat), "events": match.events_for(seat), "undo": match.undoable(seat) if match.count else 0}


def differ(one: table.Match, two: table.Match, seat: int, chance: random.Random) -> str:
    """What the seat is told differently in two worlds, now or after answers that both allow; empty if nothing."""
    told = "now"
    for _ in range(FOLLOW):
        was, now = sent(one, seat), sent(two, seat)
        if was != now:
            return f"{told}: {', '.join(key for key in was if was[key] != now[key])}"
        if one.over:
            return ""
        asked = chance.choice(one.decisions)
        other = two.decision_of(asked.seat)
        both = [] if other is None else [o for o in asked.options if o in other.options]
        if not both:
            return ""
        quiet = [o for o in both if o in (table.PASS, table.DONE, table.NO)]
        option = chance.choice(quiet if quiet and asked.seat != seat and chance.random() < 0.7 else both)
        told = f"after {asked.kind} {option.text!r}"
        revealed = []
        for match in (one, two):
            before = match.position.draws
            match.position.log = []
            match.play(option.text, asked.seat)
            revealed.append(match.position.revealed or match.position.draws != before or match.over)
        if revealed[0] != revealed[1]:
            return f"{told}: one reveals something, the other does not"
        if revealed[0]:
            return ""
    return ""


def pairs(game: str, start: int = 0, **options: Any) -> Iterator[tuple[str, str]]:
    """Where each pair was made, and what differs in it."""
    seed = start
    while True:
        seats, settings = TABLES[game][seed % len(TABLES[game])]
        match = table.start(game, seats=seats, seed=seed, **settings, **options)
        chance = random.Random(seed)
        people = [s.index for s in match.seats if not s.automaton]
        while not match.over:
            if chance.random() < LOOK:
                seat = chance.choice(people)
                number = chance.getrandbits(60)
                one, two = match.imagine(seat, number), match.imagine(seat, number + 1)
                two.position.seed = one.position.seed
                yield (
                    f"{game} {seats} seats seed {seed} moment {match.count} seat {seat}",
                    differ(one, two, seat, chance),
                )
            decision = chance.choice(match.decisions)
            match.play(chance.choice(decision.options), decision.seat)
        seed += 1


def count(game: str, wanted: int, start: int = 0, **options: Any) -> list[str]:
    """The pairs among so many that differ, and in what."""
    found = []
    for number, (where, what) in enumerate(pairs(game, start, **options), 1):
        if what:
            found.append(f"{where}: {what}")
        if number == wanted:
            break
    return found


if __name__ == "__main__":
    name, wanted = sys.argv[1], int(sys.argv[2])
    for ask_always in (False, True):
        found = count(name, wanted, ask_always=ask_always)
        print(f"{name}, ask_always={ask_always}: {len(found)} of {wanted} pairs differ")
        for line, n in Counter(f.partition(": ")[2] for f in found).most_common(12):
            print(f"  {n} {line}")
    sys.exit(bool(found))
