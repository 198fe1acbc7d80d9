"""Random games of a title in all its modes: ``python -m tests.random_games tsukuyumi 2000``; or, as ``factions``, of
tables of three to six drawn from all nine factions of Tsukuyumi.

Every game is another table: mode, number of seats, edition, factions, modules and switches follow from its number. The
invariants of the game are checked at every decision, the promises of the kernel (``tests.promises``) now and then, and
the record replays exactly. A third word is the first number; what is found wrong names the game, which is played
again by ``python -m tests.random_games tsukuyumi 1 NUMBER``.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from moonwall import table
from moonwall.games.tsukuyumi import GAME as TSUKUYUMI
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS, HOUSE, MODULES
from moonwall.table import Decision, GameType, Match, Option, game_type
from tests.great_wall import invariants as great_wall_invariants
from tests.promises import keep_promises
from tests.tsukuyumi import invariants as tsukuyumi_invariants

EVERY = 60  # decisions from one look at all promises to the next
TABLE = dict[str, Any]


def switches(game: GameType, mode: str, chance: Random, but: set[str]) -> TABLE:
    """A random value for every option of the mode that has a few."""
    found: TABLE = {}
    for option in game.options:
        if option.name not in but and option.choices and mode in (option.modes or (mode,)):
            value = option.choices[int(chance.random() * len(option.choices))]
            if type(value) is type(option.default):
                found[option.name] = value
    return found


def great_wall(number: int) -> TABLE:
    """Every mode and number of seats in turn, every second time round with other readings."""
    tables = [(mode.name, n) for mode in game_type("great-wall").modes for n in mode.seats]
    mode, seats = tables[number % len(tables)]
    odd = number // len(tables) % 2
    options = switches(game_type("great-wall"), mode, Random(number), set()) if odd else {}
    return {"seats": seats, "mode": mode, **options}


def tsukuyumi(number: int) -> TABLE:
    """Every mode and number of seats in turn, both editions, with and without modules and expansion factions."""
    chance = Random(number)
    tables = [(mode.name, n) for mode in TSUKUYUMI.modes for n in mode.seats]
    mode, seats = tables[number % len(tables)]
    turn = number // len(tables)
    names = {module.option.name for module in MODULES if module.option is not None}
    found: TABLE = {"mode": mode, "edition": ("italian", "polish")[turn % 2]}
    if turn // 4 % 2:
        found |= switches(TSUKUYUMI, mode, chance, {*names, "edition", "legends", "expansions"})
    if turn // 2 % 2:
        joinable = HOUSE.joinable()
        able = [o.name for o in TSUKUYUMI.options if o.name in joinable and mode in (o.modes or (mode,))]
        found |= dict.fromkeys([name for name in able if chance.random() < 0.5], True)
    elif mode == "standard" and turn % 8 in (1, 4):  # it joins no other module
        found["rival_oni"] = True
    pool = list(FACTIONS) if turn % 3 or seats > len(BASE) else list(BASE)
    found["seats"] = chance.sample(pool, seats)
    return found


def factions(number: int) -> TABLE:
    """Tables of three to six, drawn from all nine factions; both editions, with and without modules, every sixth on
    another board."""
    chance = Random(number)
    seats, turn = 3 + number % 4, number // 4
    found: TABLE = {"edition": ("italian", "polish")[turn % 2], "mode": "standard"}
    if turn // 2 % 2:
        found |= dict.fromkeys([name for name in HOUSE.joinable() if chance.random() < 0.5], True)
    elif turn % 8 == 1:
        found["rival_oni"] = True
    if turn % 3 == 2 and chance.random() < 0.5:
        rows = TSUKUYUMI.load_content()["scenarios"].values()
        found["scenario"] = chance.choice([row.id for row in rows if seats in row.players and not row.teams])
    return {**found, "seats": chance.sample(list(FACTIONS), seats)}


TABLES: dict[str, tuple[str, Callable[[int], TABLE]]] = {
    "great-wall": ("great-wall", great_wall),
    "tsukuyumi": ("tsukuyumi", tsukuyumi),
    "factions": ("tsukuyumi", factions),
}


def started(name: str, number: int) -> tuple[TABLE, Callable[[int], Match]]:
    """The table of a number; what a rule refuses is left out: scenario, factions drawn, modules."""
    title, tables = TABLES[name]
    wanted = tables(number)
    for less in poorer(wanted, Random(number)):
        try:
            table.start(title, seed=number, **less)
        except table.SetupError:
            continue
        return less, partial(begin, title, less)
    raise AssertionError(f"no table of {name} for number {number}: {wanted}")


def poorer(wanted: TABLE, chance: Random) -> Iterator[TABLE]:
    """The table, and then the same with less: no scenario, other factions, no modules and switches."""
    yield wanted
    land = {k: v for k, v in wanted.items() if k != "scenario"}
    yield land
    bare = {k: v for k, v in land.items() if k in ("seats", "mode", "edition")}
    for options in (land, bare):
        for _ in range(40):
            yield {**options, "seats": chance.sample(list(FACTIONS), len(wanted["seats"]))}


def begin(name: str, wanted: TABLE, seed: int) -> Match:
    return table.start(name, seed=seed, **wanted)


def play(name: str, number: int) -> TABLE:
    """One game to its end, everything checked."""
    wanted, start = started(name, number)
    first: list[Match] = []

    def remembered(seed: int) -> Match:
        first.append(start(seed))
        return first[-1]

    def pick(chance: Random, decision: Decision) -> Option:
        match = first[0]
        if name == "great-wall":
            great_wall_invariants.check(match)
        else:
            tsukuyumi_invariants.check(match.position, deep=match.count % 20 == 0)  # type: ignore[arg-type]
        return decision.options[int(chance.random() * len(decision.options))]

    keep_promises(remembered, games=1, every=EVERY, seed=number, pick=pick)
    return wanted


def main() -> int:
    name, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    seen: Counter[str] = Counter()
    wrong = 0
    for number in range(first, first + count):
        try:
            wanted = play(name, number)
        except Exception as error:
            wrong += 1
            print(f"game {number} ({started(name, number)[0]}): {type(error).__name__}: {error}", flush=True)
            continue
        seats = wanted["seats"]
        seen[f"{wanted['mode']} {seats if isinstance(seats, int) else len(seats)}"] += 1
        if (number - first + 1) % 50 == 0:
            print(f"{number - first + 1} games, {wrong} wrong", flush=True)
    print(f"{count} games of {name}, {wrong} wrong: {', '.join(f'{k}: {n}' for k, n in sorted(seen.items()))}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
