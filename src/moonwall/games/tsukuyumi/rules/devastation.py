"""Devastation, the third type of attack (TS-COMBAT-15-PL): the ground is turned to its devastated side.

A devastated area keeps type, Properties, Blocks and markers and can be conquered, but scores nothing
(TSM-TERRAIN-06, TS-CONQ-14-PL); the Moon cannot be devastated (TS-MOON-02). ``game.razed`` lists such spaces.
"""

from __future__ import annotations

from ..board import NAMES
from ..position import AREA, HOMEZONE, NOBODY, Tsukuyumi


def is_razed(game: Tsukuyumi, space: int) -> bool:
    return bool(game.razed) and space in game.razed[::3]


def can_raze(game: Tsukuyumi, side: int, space: int) -> bool:
    """Areas off the Moon, and Homezones of enemies; nothing twice (TSM-FIREBORN-09, TSM-FIREBORN-10)."""
    ground = game.ground[space]
    for part in game.rules.on_bars_raze:
        if part.bars_raze(game, side, space):
            return False
    if ground == HOMEZONE:
        return not game.rules.friends[side] >> game.home[space] & 1 and not is_razed(game, space)
    return ground == AREA and not is_razed(game, space)


def raze(game: Tsukuyumi, space: int, by: int, vp: int = 0) -> None:
    """Turn the tile over. Markers on it stay; a Homezone pays ``vp`` at once (TSM-FIREBORN-10)."""
    entries = [tuple(game.razed[i : i + 3]) for i in range(0, len(game.razed), 3)]
    entries.append((space, by, vp if game.ground[space] == HOMEZONE else 0))
    game.razed = tuple([v for entry in sorted(entries) for v in entry])
    game.tell("devastated", space=NAMES[space], rule="TSM-TERRAIN-06")
    if game.razed[game.razed.index(space) + 2] and not game.rules.victory_cards:
        game.tell("home-devastated", seat=by, n=vp, rule="TSM-FIREBORN-10")
    for part in game.rules.on_razed:
        part.razed(game, space, by)


def restore(game: Tsukuyumi, space: int) -> None:
    """The coloured side again, or another tile: points of a Homezone are lost with it (TSM-FIREBORN-11)."""
    kept = [game.razed[i : i + 3] for i in range(0, len(game.razed), 3) if game.razed[i] != space]
    game.razed = tuple([v for entry in kept for v in entry])


def move(game: Tsukuyumi, a: int, b: int) -> None:
    """Two tiles have changed places, or a Homezone has moved from ``a`` to ``b``."""
    there = {a: b, b: a}
    entries = [game.razed[i : i + 3] for i in range(0, len(game.razed), 3)]
    moved = sorted((there.get(s, s), by, vp) for s, by, vp in entries)
    game.razed = tuple([v for entry in moved for v in entry])


def points(game: Tsukuyumi, seat: int) -> int:
    """Instant points for devastated Homezones."""
    razed = game.razed
    return sum(razed[i + 2] for i in range(0, len(razed), 3) if razed[i + 1] == seat != NOBODY)
