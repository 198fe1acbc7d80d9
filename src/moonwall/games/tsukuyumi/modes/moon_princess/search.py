"""Which areas the Oni can attack, and how cheaply: ALG-1 and ALG-2, as functions that only look at a position.

The rank of an area is how many Oni must move to conquer it, then how many steps they take together (MP-ATTACK-12,
-13). Nearly every search ends with areas that need nobody or a single Oni, so these are looked for first; sets of
several are built in ``party.py``.
"""

from __future__ import annotations

from ...board import AROUND, SPACES
from ...position import ONI, Tsukuyumi
from ...rules.battle import standing
from ...rules.ways import is_flying, open_edges, weight
from ...values import more_cp, works_cp
from .state import PLAIN_TERMS, Terms, effect, eligible, princess_cp, touches

Rank = tuple[int, int]  # Oni that move, steps together
NEVER: Rank = (99, 99)
RANGE = 2  # MP-ATTACK-08
LEGEND_HEFT = 4  # ALG-2: Legendary Oni pass like Large ones


# --- ALG-1 --------------------------------------------------------------------------------------------------


def need(game: Tsukuyumi, space: int) -> int:
    """CP the Oni must reach there: the strongest single player, never several together, and the Mountain on top; works
    such as Strongholds count without units, too (MP-ATTACK-05 to -07)."""
    best = 0
    crowd, rules = game.crowd, game.rules
    for seat in range(rules.seats):
        here = crowd[seat * SPACES + space]
        if here or (rules.on_works_cp and works_cp(game, seat, space)) or more_cp(game, seat, space):
            best = max(best, standing(game, seat, space))
    return best + game.mountain[space]


def cp_there(game: Tsukuyumi, space: int) -> int:
    """CP of all Oni in the area, with the Princess if she is there (MP-ATTACK-16)."""
    total = game.might[ONI * SPACES + space]
    return total + princess_cp(game) if touches(game, space) else total


def present(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> bool:
    """Whether an Oni is there, or the Princess alone, who is enough by MQ-06."""
    return bool(game.crowd[ONI * SPACES + space]) or (terms.princess_enables and touches(game, space))


def ready(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> bool:
    """Whether the Oni who are there are enough: nobody has to move (MP-ATTACK-10)."""
    return present(game, space, terms) and cp_there(game, space) >= need(game, space)


# --- moving -------------------------------------------------------------------------------------------------


def heft(game: Tsukuyumi, kind: int) -> int:
    """What an Oni weighs in passing through (TS-MOVE-07); in the Polish edition its Health (TS-MOVE-07-PL)."""
    book = game.book
    value = book.weight[kind]
    return LEGEND_HEFT if book.legend[kind] and value == book.strength[kind] else value


def guard(game: Tsukuyumi, space: int) -> int:
    """What Oni on their way through must weigh together beyond those who stand there; 0 or less: nobody holds them up
    (TS-MOVE-09: each player by himself)."""
    crowd = game.crowd
    most = 0
    for seat in game.order:
        if crowd[seat * SPACES + space]:
            most = max(most, weight(game, seat, space))
    if most and crowd[ONI * SPACES + space]:
        units, base = game.units, space * game.kinds
        most -= sum([heft(game, k) * units[base + k] for k in game.book.oni_kinds if units[base + k]])
    return most


def reach_of(game: Tsukuyumi, kind: int) -> int:
    """Steps of one Oni in an attack: 2, the Ronin 3 (MP-ATTACK-08, MP-LEGEND-10), one more at *Low Tide*."""
    return RANGE + effect(game, "range") + int(game.book.legend[kind] == "ronin")


def sources(game: Tsukuyumi) -> list[tuple[int, int, int]]:
    """(space, kind, n) of all Oni on the board that can move; the Defiler cannot (ALG-2)."""
    found = []
    crowd, units, kinds, anchored = game.crowd, game.units, game.kinds, game.book.anchored
    oni = game.book.oni_kinds
    for space in game.spaces:
        if crowd[ONI * SPACES + space]:
            base = space * kinds
            for kind in oni:
                n = units[base + kind]
                if n and not anchored[kind]:
                    found.append((space, kind, n))
    return found


def alone(game: Tsukuyumi, kind: int, source: int, reach: int) -> dict[int, int]:
    """Where one Oni can come to without company, with the fewest steps (MP-ATTACK-11)."""
    found: dict[int, int] = {}
    own = heft(game, kind)
    edge = [source]
    for steps in range(1, reach + 1):
        new = []
        for at in edge:
            flying = is_flying(game, ONI, kind, at)
            if at != source and not flying and guard(game, at) > own:
                continue
            edges = open_edges(game, ONI, at, flying)
            for d, t in AROUND[at]:
                if edges >> d & 1 and t != source and t not in found:
                    found[t] = steps
                    new.append(t)
        edge = new
    return found


# --- the cheapest areas -------------------------------------------------------------------------------------


class Lack:
    """Areas that may be attacked, and what the Oni lack there; asked once in a search."""

    __slots__ = ("game", "lacks", "open")

    def __init__(self, game: Tsukuyumi) -> None:
        self.game = game
        self.open = [s for s in game.areas if eligible(game, s)]
        self.lacks: dict[int, int] = {}

    def of(self, space: int) -> int:
        found = self.lacks.get(space)
        if found is None:
            found = self.lacks[space] = need(self.game, space) - cp_there(self.game, space)
        return found


def single_ranks(game: Tsukuyumi, lack: Lack) -> dict[int, int]:
    """Areas that a single Oni conquers by moving there, with its steps."""
    best: dict[int, int] = {}
    wanted = set(lack.open)
    cp = game.book.cp
    for source, kind, _ in sources(game):
        for space, steps in alone(game, kind, source, reach_of(game, kind)).items():
            if space in wanted and steps < best.get(space, 99) and cp[kind] >= lack.of(space):
                best[space] = steps
    return best
