"""Writes the kept records of Tsukuyumi anew: ``python -m tests.tsukuyumi.keep_records [--refresh]``.

Only after a change of the rules that is meant to alter recorded games, with a new ``rules_version``. ``--refresh``
plays nothing anew: a record whose every position is still the same names today's content, and is graded exact again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

from moonwall import bots, table
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS, HOUSE
from moonwall.table import Decision, Match, Option

from .modules.eager import BOTH, eager

Pick = Callable[[Random, Decision], Option]
RECORDS = Path(__file__).parent.parent / "records"
SHORT = {"cybersamurai": "cyber", "dark-seed": "seed", "nomads": "nomads", "boarlords": "boar"}
ALL = HOUSE.joinable()
EXPANSIONS = [name for name in FACTIONS if name not in BASE]


def anything(chance: Random, decision: Decision) -> Option:
    return decision.options[int(chance.random() * len(decision.options))]


def keep(name: str, seats: list[str], seed: int, pick: Pick = anything, **options: object) -> None:
    match = table.start("tsukuyumi", seats=seats, seed=seed, **options)
    chance = Random(seed)
    while match.decision:
        match.play(pick(chance, match.decision))
    text = json.dumps(match.record(), separators=(",", ":"))
    (RECORDS / f"tsukuyumi-{name}.json").write_text(text + "\n")


def keep_team(name: str, seats: int | list[str], seed: int, won: bool, **options: object) -> None:
    """A game of *Rise of the Moon Princess* that bots have played: the first from this seed on that ended so."""
    match = table.start("tsukuyumi", mode="moon-princess", seats=seats, seed=seed, **options)
    bots_play(match, seed)
    assert match.outcome is not None
    if bool(match.outcome.winners) != won:
        keep_team(name, seats, seed + 1, won, **options)
        return
    text = json.dumps(match.record(), separators=(",", ":"))
    (RECORDS / f"tsukuyumi-{name}.json").write_text(text + "\n")


def keep_rivals(name: str, seats: list[str], seed: int, won: bool, **options: object) -> None:
    """A game against Oni who play for themselves, by bots: the first from this seed on that a player won, or not."""
    match = table.start("tsukuyumi", seats=seats, seed=seed, rival_oni=True, **options)
    bots_play(match, seed)
    if match.outcome is None or bool(match.outcome.winners) != won:
        keep_rivals(name, seats, seed + 1, won, **options)
        return
    text = json.dumps(match.record(), separators=(",", ":"))
    (RECORDS / f"tsukuyumi-{name}.json").write_text(text + "\n")


def bots_play(match: Match, seed: int) -> None:
    players = [bots.make("greedy", seed=seed * 10 + n) for n in range(len(match.seats))]
    while not match.over:
        decision = match.decisions[0]
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)


def keep_princess() -> None:
    """Won and lost."""
    keep_team("princess-won", 1, 2, True, difficulty="easy", objections=False)
    keep_team("princess-lost", ["nomads", "boarlords"], 401, False)
    keep("princess-three", ["dark-seed", "nomads", "lords-of-the-lost-sea"], 402, mode="moon-princess", rounds=4)
    jade = ["sentinels", "nomads", "fireborn", "boarlords", "dark-seed", "cybersamurai"]
    keep("princess-six", jade, 403, eager, mode="moon-princess", objections=False)


def main() -> None:
    tables = [list(three) for three in combinations(BASE, 3)] + [list(BASE)]
    for number, seats in enumerate(tables):
        for edition in ("italian", "polish"):
            name = "-".join(SHORT[s] for s in seats) + ("-pl" if edition == "polish" else "")
            keep(name, seats[number % 3 :] + seats[: number % 3], 100 + number, edition=edition)
    keep("supremacy", list(BASE), 200, supremacy=7)
    keep("quick", list(BASE)[1:], 201, rounds=3, skip_first_white=True)
    keep("epic", list(BASE)[:3], 202, rounds=5, oni_total=18)
    for number, pair in enumerate(combinations(BASE, 2)):
        edition = ("italian", "polish")[number % 2]
        keep("two-" + "-".join(SHORT[s] for s in pair), list(pair), 300 + number, edition=edition, mascots=number > 2)
    keep("exploration", list(BASE)[::-1], 310, scenario="exploration")
    keep("control", list(BASE)[:3], 311, scenario="control", edition="polish")
    keep("pacific-standoff", list(BASE)[1:], 312, scenario="pacific-standoff")
    keep("broken-earth", list(BASE), 313, scenario="broken-earth", mascots=True)
    keep("canyon", list(BASE), 314, scenario="canyon")
    keep("alliance", list(BASE), 315, mode="alliance", edition="polish", mascots=True)
    keep("domination", list(BASE), 316, mode="domination", edition="polish")
    for number, edition in enumerate(("italian", "polish")):
        end = "-pl" if edition == "polish" else ""
        keep("modules" + end, list(BASE), 320 + number, eager, edition=edition, mascots=True, **BOTH)
        keep("modules-three" + end, list(BASE)[1:], 322 + number, eager, edition=edition, rounds=5, **BOTH)
    keep("legends", list(BASE)[:3], 324, eager, legendary_oni=True)
    keep("faction-events", list(BASE)[::-1], 325, eager, edition="polish", faction_events=True)
    keep("modules-two", ["dark-seed", "nomads"], 326, eager, **BOTH)
    keep("modules-alliance", list(BASE), 327, eager, mode="alliance", edition="polish", **BOTH)
    for number, name in enumerate(EXPANSIONS):
        edition = ("italian", "polish")[number % 2]
        keep(
            name,
            [name, *list(BASE)[number % 2 : number % 2 + 3]],
            340 + number,
            eager,
            edition=edition,
            mascots=True,
            **BOTH,
        )
    lion = ["children-of-the-lion", *list(BASE)[1:]]  # a game in which Beasts place and replace tiles
    keep("lion-land", lion, 355, eager, edition="polish", mascots=True, **BOTH)
    keep_princess()
    five = ["lords-of-the-lost-sea", "cybersamurai", "fireborn", "boarlords", "nomads"]
    keep("five", five, 360, eager, scenario="full-moon-down")
    six = ["children-of-the-lion", *five[:3], "kampfgruppe-03", "dark-seed"]
    keep("six", six, 361, eager, mascots=True, **BOTH)
    keep("six-pl", six[::-1], 362, eager, edition="polish")
    keep("three-canyons", [*six[1:], "sentinels"], 363, eager, scenario="three-canyons", oni_missions=True)
    lands = ["sentinels", *five]
    keep("six-lands", lands, 364, eager, edition="polish", scenario="six-lands", starting_advantages=True)
    keep("aims", list(BASE), 331, eager, edition="polish", alternative_objectives=True)
    keep("oni-missions", list(BASE), 330, eager, oni_missions=True)
    keep("advantages", list(BASE), 334, eager, edition="polish", starting_advantages=True)
    keep("epics", list(BASE), 335, eager, epic_events=True)
    keep("moonfall", list(BASE), 333, eager, after_the_moonfall=True)
    keep("oni-power", list(BASE), 332, eager, edition="polish", rounds=5, oni_power=True)
    keep("mascots", list(BASE), 336, eager, mascots=True)
    keep("princess-legend", list(BASE), 370, eager, moon_princess=True)
    keep_rivals("rival-lost", list(BASE), 380, False)
    keep_rivals("rival-won", list(BASE)[1:], 390, True, rival_share=4)
    keep("all-modules", list(BASE), 337, eager, **dict.fromkeys(ALL, True))
    keep("all-modules-pl", list(BASE)[::-1], 338, eager, edition="polish", **dict.fromkeys(ALL, True))


def refresh() -> None:
    for path in sorted(RECORDS.glob("tsukuyumi-*.json")):
        text = path.read_text(encoding="utf-8")
        match = table.replay(text)
        if match.grade == "diverged":
            print(f"{path.name} must be played anew: {match.grade_reason}")
        elif match.grade == "unverified":
            old, new = json.loads(text)["content"]["hash"], json.loads(json.dumps(match.record()))["content"]["hash"]
            renewed = text.replace(old, new)
            assert table.replay(renewed).grade == "exact", path.name
            path.write_text(renewed, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    refresh() if sys.argv[1:] == ["--refresh"] else main()
