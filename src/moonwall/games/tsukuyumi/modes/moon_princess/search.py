"""Which areas the Oni can attack, and how cheaply: ALG-1 and ALG-2, as functions that only look at a position.

The rank of an area is how many Oni must move to conquer it, then how many steps they take together (MP-ATTACK-12,
-13). Nearly every search ends with areas that need nobody or a single Oni, so these are looked for first; sets of
several are built in ``party.py``.
"""

from __future__ import annotations

from itertools import compress

from ...board import SPACES, neighbours, steps_to
from ...position import ONI, Tsukuyumi
from ...rules.battle import standing
from ...rules.ways import all_open_edges, is_flying, weight
from .state import PLAIN_TERMS, Terms, effect, eligible, princess_cp, tired, touches

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
        works = more = 0
        here = crowd[seat * SPACES + space]
        if not here:  # asked of every area: without calls in between
            for part in rules.on_works_cp:
                works += part.works_cp(game, seat, space)
            for part in rules.on_more_cp:
                more += part.more_cp(game, seat, space)
        if here or works or more:
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
    """Steps of one Oni in an attack: 2, the Ronin 3 (MP-ATTACK-08, MP-LEGEND-10), one more at *Low Tide*. ``kind`` -1:
    any other's."""
    return RANGE + effect(game, "range") + int(kind >= 0 and game.book.legend[kind] == "ronin")


def sources(game: Tsukuyumi) -> list[tuple[int, int, int]]:
    """(space, kind, n) of all Oni on the board that can move; the Defiler cannot (ALG-2)."""
    units, kinds, anchored, mine = game.units, game.kinds, game.book.anchored, game.rules.kinds[ONI]
    first, last = mine.start, mine.stop
    found = [
        (space, kind, units[space * kinds + kind])
        for space in game.spaces_of(ONI)
        for kind in compress(mine, units[space * kinds + first : space * kinds + last])
        if not anchored[kind]
    ]
    weary = tired(game)
    if weary:
        left = [(space, kind, n - weary.get((space, kind), 0)) for space, kind, n in found]
        return [one for one in left if one[2] > 0]
    return found


class Field:
    """The board of one search: what many Oni ask of the same spaces is looked up once."""

    __slots__ = ("_edges", "_guards", "_near", "_range", "company", "furthest", "game", "oni", "wings")

    def __init__(self, game: Tsukuyumi) -> None:
        self.game = game
        self.oni = sources(game)
        self.wings = game.book.flying
        ronin = game.book.legends.get("ronin", -1)
        # the Ronin may take others along (MQ-26)
        self.company = ronin >= 0 and ronin in [kind for _, kind, _ in self.oni]
        self._range = reach_of(game, -1)
        self.furthest = self._range + 2 * self.company  # nobody goes further, the Ronin's company included
        self._near: dict[int, tuple[int, ...]] = {}
        self._edges = [b"", b""]  # that may be crossed, by space: on foot, flying
        self._guards: dict[int, int] = {}

    def reach(self, kind: int) -> int:
        return self._range + int(self.game.book.legend[kind] == "ronin")

    def flies(self, kind: int, at: int) -> bool:
        return self.wings[kind] and is_flying(self.game, ONI, kind, at)

    def near(self, at: int, flying: bool) -> tuple[int, ...]:
        """Spaces that an Oni can step to from there."""
        found = self._near.get(at * 2 + flying)
        if found is None:
            known = self._edges[flying]
            if not known:
                known = self._edges[flying] = all_open_edges(self.game, ONI, flying)
            found = self._near[at * 2 + flying] = neighbours(at, known[at])
        return found

    def guard(self, at: int) -> int:
        found = self._guards.get(at)
        if found is None:
            found = self._guards[at] = guard(self.game, at)
        return found

    def most(self, area: int) -> int:
        """No more CP than this can come to an area, whatever lies between."""
        far, cp, further, total = steps_to(area), self.game.book.cp, int(self.company), 0
        for source, kind, n in self.oni:
            if far[source] <= self.reach(kind) + further:
                total += cp[kind] * n
        return total


def alone(field: Field, kind: int, source: int) -> dict[int, int]:
    """Where one Oni can come to without company, with the fewest steps (MP-ATTACK-11)."""
    found: dict[int, int] = {}
    own, wings = heft(field.game, kind), field.wings[kind]
    edge = [source]
    for steps in range(1, field.reach(kind) + 1):
        new = []
        for at in edge:
            flying = wings and field.flies(kind, at)
            if at != source and not flying and field.guard(at) > own:
                continue
            for t in field.near(at, flying):
                if t != source and t not in found:
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


def single_ranks(field: Field, lack: Lack, nearest: bool = False) -> dict[int, int]:
    """Areas that a single Oni conquers by moving there, with its steps; ``nearest``: only those with the fewest."""
    best: dict[int, int] = {}
    wanted = set(lack.open)
    cp, oni = field.game.book.cp, strongest(field)
    if nearest:
        for source, kind in oni:
            for space in field.near(source, field.flies(kind, source)):
                if space in wanted and cp[kind] >= lack.of(space):
                    best[space] = 1
        if best:
            return best
    for source, kind in oni:
        for space, steps in alone(field, kind, source).items():
            if space in wanted and steps < best.get(space, 99) and cp[kind] >= lack.of(space):
                best[space] = steps
    return best


def strongest(field: Field) -> list[tuple[int, int]]:
    """Space and kind of all Oni but those who walk beside one that comes as far, weighs as much and has as much CP."""
    game = field.game
    best: dict[int, tuple[int, int, int]] = {}  # by space: CP, weight and kind of one that walks
    found: list[tuple[int, int]] = []
    for source, kind, _ in field.oni:
        if field.wings[kind] or game.book.legend[kind]:
            found.append((source, kind))
            continue
        mine = (game.book.cp[kind], heft(game, kind), kind)
        other = best.get(source)
        if other is None or (mine[0] >= other[0] and mine[1] >= other[1]):
            best[source] = mine
        elif mine[0] > other[0] or mine[1] > other[1]:
            found.append((source, kind))
    return found + [(source, kind) for source, (_, _, kind) in best.items()]
