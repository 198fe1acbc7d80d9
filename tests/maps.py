"""Scenarios of Tsukuyumi as people draw them: those of the box with a name of one's own, the largest that can be drawn,
and some that are hard to lay; and maps that are made to take a server's time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, COORDS, MOON, NAMES, SPACE, distance
from moonwall.games.tsukuyumi.scenarios import FARTHEST, TILES_EACH, as_toml, outer
from moonwall.table import Content

SEATS = (3, 4, 5, 6)


@lru_cache(1)
def box() -> Content:
    return table.game_type("tsukuyumi").load_content()


def of_the_box() -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Every scenario as the editor saves it: name, text, numbers of players."""
    for row in box()["scenarios"].values():
        boards = [b for b in box()["boards"].values() if b.scenario == row.id]
        if boards:
            mine = f"own-{row.id}"
            scenario = {**plain(row), "id": mine, "players": [b.players for b in boards], "players_pl": []}
            scenario.pop("editions")
            own = [{**plain(b), "id": f"{mine}-{b.players}", "scenario": mine} for b in boards]
            yield mine, as_toml(scenario, own), tuple(b.players for b in boards)


def plain(row: Any) -> dict[str, Any]:
    return {field: value for field, value in msgspec.to_builtins(row).items() if field != "source"}


def largest(seats: tuple[int, ...] = SEATS) -> str:
    """A board for each number of players with every field filled: all tiles of a kind that the box holds are fixed, all
    that lies round the board is a hole or a Homezone, all tiles are in groups, many ways stay open."""
    boards = []
    for n in seats:
        row = plain(box()["boards"][f"random-{n}"])
        free = [NAMES[s] for s in sorted(outer(row["spaces"], [], True))]
        homes = free[:: len(free) // (3 * n)][: 3 * n]
        kinds = {"fertile": 4, "mountain": 4, "radioactive": 3, "ocean": 5}
        order = iter(row["spaces"])
        row["fixed"] = {kind: [next(order) for _ in range(many)] for kind, many in kinds.items()}
        row["holes"] = [s for s in free if s not in homes]
        row["homes"], row["fair"] = homes, homes[::3]
        row["exact"] = ["fertile", "mountain", "radioactive"]
        row["groups"] = [row["spaces"][k::n] for k in range(n)]
        row["open"] = ways(row["spaces"])[::6]
        boards.append({**row, "id": f"own-all-{n}", "scenario": "own-all"})
    return as_toml({"id": "own-all", "name": "Æther & Ōkami, größte Insel " * 3, "players": list(seats)}, boards)


def ways(spaces: list[str]) -> list[str]:
    """All pairs of tiles that lie side by side."""
    pairs = {tuple(sorted((SPACE[s], t))) for s in spaces for _, t in AROUND[SPACE[s]] if NAMES[t] in spaces}
    return [f"{NAMES[a]}|{NAMES[b]}" for a, b in sorted(pairs)]


def arms(players: int, seed: int = 1, fertile: int = 0) -> str:
    """Arms of single tiles that fork: each tile must be open where its arm goes on, so that turning alone is often in
    vain. So many of the first spaces are Fertile Ground."""
    chance = Random(seed)
    while True:
        arm: list[int] = []
        while len(arm) < TILES_EACH * players:
            board = {*MOON, *arm}
            ends = [s for at in (*MOON, *arm) for _, s in AROUND[at] if s not in board and far_enough(s, board)]
            if not ends:
                break
            arm.append(ends[int(chance.random() * len(ends))])
        else:
            spaces = [NAMES[s] for s in arm]
            row = {"players": players, "tiles": len(spaces), "spaces": spaces, "fixed": {"fertile": spaces[:fertile]}}
            scenario = {"id": "own-arms", "name": "Arms", "players": [players]}
            return as_toml(scenario, [{"id": f"own-arms-{players}", "scenario": "own-arms", **row}])


def far_enough(space: int, board: set[int]) -> bool:
    return distance(COORDS[space], (0, 0)) <= FARTHEST and sum(t in board for _, t in AROUND[space]) == 1


# --- hostile ones ------------------------------------------------------------------------------------------------

HEAD = '[[scenarios]]\nid = "m"\nplayers = [3]\n\n'
BOARD = '[[boards]]\nid = "m-3"\nscenario = "m"\nplayers = 3\ntiles = 21\n'


def hostile() -> dict[str, str]:
    """What each would like to be costly by; all of them are small enough to be read at all."""
    spaces = "spaces = " + str(box()["boards"]["random-3"].spaces).replace("'", '"') + "\n"
    whole = HEAD + BOARD
    words = [f'"{n}"' for n in range(9_000)]
    two = ['"2,0"'] * 6_000
    kinds = "".join(f"k{n} = []\n" for n in range(8_000))
    twins = "".join(
        f'[[boards]]\nid = "m{n}"\nscenario = "m"\nplayers = 3\ntiles = 21\nspaces = []\n' for n in range(900)
    )
    return {
        "one space 12,000 times": whole + listed("spaces", 2 * two),
        "9,000 spaces that are none": whole + listed("spaces", words),
        "one hole 12,000 times": whole + spaces + listed("holes", ['"4,0"'] * 12_000),
        "6,000 holes beside 6,000 spaces": whole + listed("spaces", two) + listed("holes", ['"4,0"'] * 6_000),
        "7,500 open ways": whole + spaces + listed("open", ['"2,0|2,0"'] * 7_500),
        "8,000 kinds that are fixed": whole + spaces + "[boards.fixed]\n" + kinds,
        "900 boards of one scenario": HEAD + twins,
        "30,000 numbers of players": '[[scenarios]]\nid = "m"\n' + listed("players", ["3"] * 30_000),
    }


def listed(field: str, words: list[str]) -> str:
    """A long list, each word in a line of its own."""
    return f"{field} = [\n" + "".join(f"{word},\n" for word in words) + "]\n"


def never_laid() -> str:
    """All ways stay open, which no tiles of the box allow."""
    spaces = list(box()["boards"]["random-3"].spaces)
    row = {"id": "m-3", "scenario": "m", "players": 3, "tiles": 21, "spaces": spaces, "open": ways(spaces)}
    return as_toml({"id": "m", "players": [3]}, [row])
