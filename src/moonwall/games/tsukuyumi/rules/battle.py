"""The battle in progress: what ``game.battle`` holds, and who has how much of what in its area.

``game.battle`` is empty when there is no battle. ``game.fallen`` counts units of the area that are destroyed but, until
the battle ends, still lie there (TS-COMBAT-13).
"""

from __future__ import annotations

from itertools import compress
from operator import gt
from typing import Any

from ..board import NAMES, SPACES
from ..position import ONI, Tsukuyumi
from ..values import more_cp, sits_out, times_cp, works_cp

# Fields of game.battle; then (kind, n, by) for every loss. EVADES: bits of the sides that have declared it (Samurai).
# LATE: bits of the seats whose Defense action comes after the battle. CONQUEROR: how many were on the board, if one is
# given up.
(SPACE, ATTACKER, CARD, DECIDER, PARTS, MARKED, DEFENDERS, SHIELDED, EVADES, CONQUEROR, LATE, EGG, AMBUSH, HOLDER,
 PINCER) = range(15)  # fmt: skip
ALLOT = 15  # by side: damage dealt to it by the attack, in half points
CHOSEN = 22  # by side: counterattacks chosen, as bits over book.counters
LOSSES = 29
GIVEN_UP = 8  # instead of a killer: the owner gave the units up (nobody's kill, no Egg)
# The same: units that are not destroyed. Those that stand aside take no part until the battle ends; sheltered ones
# strike back, but cannot be hit, chosen or moved.
ASIDE, SHELTERED = 9, 10


def new_battle(space: int, attacker: int, decider: int, defenders: int, conqueror: int = 0) -> list[int]:
    battle = [0] * LOSSES
    battle[SPACE] = space
    battle[ATTACKER] = attacker
    battle[CARD] = -1
    battle[DECIDER] = decider
    battle[DEFENDERS] = defenders
    battle[CONQUEROR] = conqueror
    battle[HOLDER] = -1
    battle[PINCER] = -1
    return battle


def kinds_of(game: Tsukuyumi, side: int) -> range:
    return game.rules.kinds[side]


def contested(game: Tsukuyumi, space: int) -> bool:
    """Whether the battle in progress is fought in this space."""
    return bool(game.battle) and game.battle[SPACE] == space


def alive(game: Tsukuyumi, side: int, space: int) -> list[tuple[int, int]]:
    """(kind, n) of the units of a side that stand in a space and have not fallen."""
    if not game.crowd[side * SPACES + space]:
        return []
    units, base, mine = game.units, space * game.kinds, kinds_of(game, side)
    there = compress(mine, units[base + mine.start : base + mine.stop])
    if game.battle and game.battle[SPACE] == space:
        fallen = game.fallen
        return [(k, units[base + k] - fallen[k]) for k in there if units[base + k] > fallen[k]]
    return [(k, units[base + k]) for k in there]


def any_alive(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether a unit of a side stands in a space that has not fallen."""
    if not game.crowd[side * SPACES + space]:
        return False
    if not (game.battle and game.battle[SPACE] == space):
        return True
    base, mine = space * game.kinds, kinds_of(game, side)
    first, last = mine.start, mine.stop
    return any(map(gt, game.units[base + first : base + last], game.fallen[first:last]))


def fighting(game: Tsukuyumi, units: list[tuple[int, int]], space: int) -> list[tuple[int, int]]:
    """Those of the units (kind, n) that take part in battles in the space."""
    if not game.rules.on_sits_out:
        return units
    return [(k, n) for k, n in units if not sits_out(game, k, space)]


def set_aside(game: Tsukuyumi, kind: int, n: int, how: int) -> None:
    """Units of the contested area are out of the battle (``ASIDE``) or out of harm (``SHELTERED``) until it ends."""
    game.fallen[kind] += n
    game.battle += [kind, n, how]


def set_apart(game: Tsukuyumi, kind: int, how: int) -> int:
    """How many units of a kind are."""
    battle = game.battle
    return sum([battle[at + 1] for at in range(LOSSES, len(battle), 3) if battle[at] == kind and battle[at + 2] == how])


def set_out(game: Tsukuyumi, kind: int) -> dict[str, int]:
    """What has become of units of a kind in the contested area, by word."""
    aside, sheltered = set_apart(game, kind, ASIDE), set_apart(game, kind, SHELTERED)
    found = (("fallen", game.fallen[kind] - aside - sheltered), ("aside", aside), ("sheltered", sheltered))
    return {word: n for word, n in found if n}


def survivors(game: Tsukuyumi, side: int, space: int) -> int:
    return sum(n for _, n in alive(game, side, space))


def strength(game: Tsukuyumi, side: int, space: int) -> int:
    """CP of a side's surviving units in a space, with what units elsewhere bring to it."""
    cp = game.book.cp
    total = sum([cp[k] * n for k, n in fighting(game, alive(game, side, space), space)]) + more_cp(game, side, space)
    return total * times_cp(game, side)


def special_of(game: Tsukuyumi, seat: int) -> str:
    return game.special(seat)


def standing(game: Tsukuyumi, side: int, space: int) -> int:
    """CP with which a side defends a space: units, Strongholds, *Fortification*; the Mountain comes on top."""
    total = strength(game, side, space) + works_cp(game, side, space)
    if (
        side != ONI
        and game.territory[space] == side
        and game.crowd[side * SPACES + space]
        and special_of(game, side) == "fortification"
    ):
        total += game.book.special_n[game.chosen[side]]
    return total


def oni_decider(game: Tsukuyumi, space: int) -> int:
    """Who decides for the Oni in a space: in their own attack the active player (TS-ONI-41), else TS-ONI-51."""
    battle = game.battle
    if battle and battle[SPACE] == space:
        return battle[DECIDER] if battle[ATTACKER] == ONI else game.chooser(battle[ATTACKER])
    return game.chooser(game.active)


def decider(game: Tsukuyumi, side: int, space: int) -> int:
    return oni_decider(game, space) if side == ONI else side


def battle_view(game: Tsukuyumi) -> dict[str, Any] | None:
    """The battle in progress as everybody sees it."""
    battle = game.battle
    if not battle:
        return None
    sides = [s for s in (*game.order, ONI) if battle[DEFENDERS] >> s & 1]
    ids = game.book.counter_ids
    return {
        "at": NAMES[battle[SPACE]],
        "attacker": "oni" if battle[ATTACKER] == ONI else battle[ATTACKER],
        "card": None if battle[CARD] < 0 else game.book.card_ids[battle[CARD]],
        "defenders": ["oni" if s == ONI else s for s in sides],
        "conquered": bool(battle[MARKED]),
        "samurai": bool(battle[EVADES]),
        "damage": {"oni" if s == ONI else str(s): battle[ALLOT + s] / 2 for s in sides if battle[ALLOT + s]},
        "counters": {
            "oni" if s == ONI else str(s): [i for n, i in enumerate(ids) if battle[CHOSEN + s] >> n & 1] for s in sides
        },
    }
