"""What Oni that are activated can still bring about: how many areas they could attack (4.6 step 3, TS-ONI-33-PL).

The Attacks of an Oni Conquest are mandatory, so every choice on the way must keep possible as many of them as any
choice could. A plan is made of groups as in movement: kind, space, steps left, flags, number.
"""

from __future__ import annotations

from itertools import combinations

from ..board import AROUND, SPACES
from ..book import TSUKUYUMI
from ..position import HOMEZONE, MOON_AREA, NOBODY, ONI, Tsukuyumi
from .movement import FRESH, Group, fresh_reach
from .ways import is_flying, may_pass, open_edges, weight

Able = tuple[int, set[int]]  # so many units, and the areas where each of them could attack


def is_target(game: Tsukuyumi, space: int) -> bool:
    """No Homezone, no Oni Territory, no Moon or Tsukuyumi area without a player's marker (TS-ONI-35, TS-ONI-36). The
    Polish card names only the Property, which a Moon area can lose."""
    ground = game.ground[space]
    if not ground or ground == HOMEZONE:
        return False
    holder = game.territory[space]
    if holder == ONI:
        return False
    if holder != NOBODY:
        return True
    return not game.props(space) & TSUKUYUMI and (ground != MOON_AREA or game.rules.oni_take_moon)


def is_goal(game: Tsukuyumi, space: int, mover: int = -1) -> bool:
    """Whether Oni that stand there may attack; with somebody who leads them by its rules (TS-ONI-62). ``mover``:
    the kind that would come there."""
    for part in game.rules.on_oni_goal:
        found = part.oni_goal(game, space, mover)
        if found >= 0:
            return bool(found)
    return is_target(game, space)


def oni_range(game: Tsukuyumi, space: int) -> int:
    """Steps beyond the card's range of Oni activated in a space."""
    return sum([part.oni_range(game, space) for part in game.rules.on_oni_range])


def waiting(game: Tsukuyumi, space: int, reach: int) -> list[Group]:
    """The Oni of a space as groups, if they were activated; the Defiler never is (QM-65)."""
    reach += oni_range(game, space)
    anchored = game.book.anchored
    return [
        (k, space, fresh_reach(game, k, space, reach, 0, True), FRESH, game.count(space, k))
        for k in game.kinds_at(space, ONI)
        if not anchored[k]
    ]


def goals(game: Tsukuyumi, group: Group, groups: list[Group]) -> set[int]:
    """Areas where a group could stand to attack. On its way through players' units the others activated may come along
    (TS-MOVE-07, TS-MOVE-08)."""
    kind, start, steps, flags, _ = group
    found = {start} if is_goal(game, start, kind) else set()
    seen, edge = {start}, [start]
    for _ in range(steps):
        new = []
        for at in edge:
            flying = is_flying(game, ONI, kind, at)
            if not flying and (at != start or not flags & FRESH) and not _passes(game, at, groups):
                continue
            edges = open_edges(game, ONI, at, flying)
            for d, t in AROUND[at]:
                if edges >> d & 1 and t not in seen:
                    seen.add(t)
                    new.append(t)
                    if is_goal(game, t, kind):
                        found.add(t)
        edge = new
    return found


def _passes(game: Tsukuyumi, space: int, groups: list[Group]) -> bool:
    crowd, order = game.crowd, game.order
    if not any(crowd[seat * SPACES + space] for seat in order):
        return True
    values = game.book.weight
    own = weight(game, ONI, space) + sum(values[g[0]] * g[4] for g in groups if g[1] != space)
    own += sum(game.gone[i + 1] for i in range(0, len(game.gone), 2) if game.gone[i] == space)
    return may_pass(game, ONI, space, own)


def able(game: Tsukuyumi, groups: list[Group]) -> list[Able]:
    return [(g[4], goals(game, g, groups)) for g in groups]


class Sources:
    """What the Oni of each space could do if they were activated; found out once for a question, however many of its
    answers ask for it."""

    __slots__ = ("game", "known", "reach")

    def __init__(self, game: Tsukuyumi, reach: int) -> None:
        self.game = game
        self.reach = reach
        self.known: dict[int, list[Able]] = {}

    def able(self, space: int) -> list[Able]:
        found = self.known.get(space)
        if found is None:
            found = self.known[space] = able(self.game, waiting(self.game, space, self.reach))
        return found


def attacks(held: tuple[int, ...], first: list[Able], rest: list[int], more: int, sources: Sources, wanted: int) -> int:
    """How many different areas can be attacked, up to ``wanted``: those where Oni already ``held`` their ground, those
    the ``first`` can come to, and those Oni of ``more`` spaces of the ``rest`` can come to."""
    game = sources.game
    sure = {s for s in held if game.crowd[ONI * SPACES + s] and is_goal(game, s)}
    if len(sure) >= wanted:
        return wanted
    best = _matched(sure, first, wanted)
    if best == wanted or not more:
        return best
    later = [w for w in map(sources.able, rest) if any(found - sure for _, found in w)]
    for picked in combinations(later, min(more, len(later))):
        best = max(best, _matched(sure, first + [g for w in picked for g in w], wanted))
        if best == wanted:
            break
    return best


def _matched(sure: set[int], able: list[Able], wanted: int) -> int:
    """The largest number of areas that get a unit each (augmenting paths; the numbers are tiny)."""
    units = [found - sure for n, found in able if found - sure for _ in range(min(n, wanted))]
    taken: dict[int, int] = {}

    def seat_unit(unit: int, seen: set[int]) -> bool:
        for area in units[unit]:
            if area not in seen:
                seen.add(area)
                if area not in taken or seat_unit(taken[area], seen):
                    taken[area] = unit
                    return True
        return False

    found = len(sure)
    for unit in range(len(units)):
        if found >= wanted:
            return wanted
        found += seat_unit(unit, set())
    return min(found, wanted)
