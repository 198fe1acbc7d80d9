"""What Oni that are activated can still bring about: how many areas they could attack (4.6 step 3, TS-ONI-33-PL).

The Attacks of an Oni Conquest are mandatory, so every choice on the way must keep possible as many of them as any
choice could. A plan is made of groups as in movement: kind, space, steps left, flags, number.
"""

from __future__ import annotations

from itertools import combinations

from ..board import AROUND, SPACES
from ..book import TSUKUYUMI
from ..position import MOON_AREA, NOBODY, ONI, Tsukuyumi
from .movement import FRESH, Group, fresh_reach
from .ways import is_flying, may_pass, open_edges, weight

Able = tuple[int, set[int]]  # so many units, and the areas where each of them could attack


def targets(game: Tsukuyumi) -> set[int]:
    """What Oni may conquer: no Homezone, no Oni Territory, no Moon or Tsukuyumi area without a player's marker
    (TS-ONI-35, TS-ONI-36). The Polish card names only the Property, which a Moon area can lose."""
    ground, territory, take_moon = game.ground, game.territory, game.rules.oni_take_moon
    printed, negated, added = game.printed, game.negated, game.added
    return {
        s
        for s in game.areas
        if territory[s] != ONI
        if territory[s] != NOBODY
        or not ((printed[s] & ~negated[s] | added[s]) & TSUKUYUMI or (ground[s] == MOON_AREA and not take_moon))
    }


def is_target(game: Tsukuyumi, space: int) -> bool:
    return space in targets(game)


def is_goal(game: Tsukuyumi, space: int, mover: int = -1, known: set[int] | None = None) -> bool:
    """Whether Oni that stand there may attack; with somebody who leads them by its rules (TS-ONI-62). ``mover``:
    the kind of a leader that would come there; ``known``: the targets, if they have been looked up."""
    for part in game.rules.on_oni_goal:
        found = part.oni_goal(game, space, mover)
        if found >= 0:
            return bool(found)
    return space in (targets(game) if known is None else known)


def oni_range(game: Tsukuyumi, space: int) -> int:
    """Steps beyond the card's range of Oni activated in a space."""
    steps = 0
    for part in game.rules.on_oni_range:
        steps += part.oni_range(game, space)
    return steps


def waiting(game: Tsukuyumi, space: int, reach: int) -> list[Group]:
    """The Oni of a space as groups, if they were activated; the Defiler never is (QM-65)."""
    reach += oni_range(game, space)
    anchored = game.book.anchored
    return [
        (k, space, fresh_reach(game, k, space, reach, 0, True), FRESH, game.count(space, k))
        for k in game.kinds_at(space, ONI)
        if not anchored[k]
    ]


def goals(game: Tsukuyumi, group: Group, groups: list[Group], plan: Plan | None = None) -> set[int]:
    """Areas where a group could stand to attack. On its way through players' units the others activated may come along
    (TS-MOVE-07, TS-MOVE-08)."""
    if plan is None:
        plan = Plan(game, 0, 0)
    kind, start, steps, flags, _ = group
    found: set[int] = set()
    led, targets = plan.led, plan.targets
    leader = kind if game.book.leads[kind] else -1
    if plan.is_goal(start, leader):
        found.add(start)
        if plan.one:
            return found
    seen, edge = {start}, [start]
    alone = True  # whether the others activated do not matter
    for _ in range(steps):
        new = []
        for at in edge:
            flying = is_flying(game, ONI, kind, at)
            if not flying and (at != start or not flags & FRESH) and _players_at(game, at):
                alone = False
                if not _passes(game, at, groups):
                    continue
            edges = open_edges(game, ONI, at, flying)
            for d, t in AROUND[at]:
                if edges >> d & 1 and t not in seen:
                    seen.add(t)
                    new.append(t)
                    if plan.is_goal(t, leader) if led else t in targets:
                        found.add(t)
                        if plan.one:
                            return found
        edge = new
    if alone:
        plan.ways[plan.way(group)] = found
    return found


def _players_at(game: Tsukuyumi, space: int) -> bool:
    crowd = game.crowd
    for seat in game.order:  # noqa: SIM110 (asked all the time: a loop is twice as fast)
        if crowd[seat * SPACES + space]:
            return True
    return False


def _passes(game: Tsukuyumi, space: int, groups: list[Group]) -> bool:
    values = game.book.weight
    own = weight(game, ONI, space) + sum(values[g[0]] * g[4] for g in groups if g[1] != space)
    own += sum(game.gone[i + 1] for i in range(0, len(game.gone), 2) if game.gone[i] == space)
    return may_pass(game, ONI, space, own)


class Plan:
    """What is found out for one question, once, however many of its answers ask for it: what may be attacked, where
    groups can come that nobody can hold up, and what the Oni of each space could do if they were activated."""

    __slots__ = ("asked", "game", "known", "led", "one", "reach", "targets", "ways")

    def __init__(self, game: Tsukuyumi, reach: int, wanted: int) -> None:
        self.game = game
        self.reach = reach
        self.one = wanted == 1  # a single attack: one area that a group can come to is as good as all
        self.targets = targets(game)
        self.led = bool(game.rules.on_oni_goal)  # somebody may lead them by other rules
        self.asked: dict[tuple[int, int], bool] = {}
        self.ways: dict[tuple[int, int, int, int], set[int]] = {}
        self.known: dict[int, list[Able]] = {}

    def is_goal(self, space: int, leader: int) -> bool:
        """Whether Oni that come there may attack; ``leader``: the kind of one who leads them there, or -1."""
        if not self.led:
            return space in self.targets
        found = self.asked.get((space, leader))
        if found is None:
            found = self.asked[space, leader] = is_goal(self.game, space, leader, self.targets)
        return found

    def way(self, group: Group) -> tuple[int, int, int, int]:
        """Groups for which this is the same come to the same areas, unless players are in the way."""
        kind, start, steps, flags, _ = group
        book = self.game.book
        return start, steps, flags & FRESH, kind if book.leads[kind] or book.flying[kind] else -1

    def able(self, groups: list[Group]) -> list[Able]:
        found = []
        for group in groups:
            areas = self.ways.get(self.way(group))
            if areas is None:
                areas = goals(self.game, group, groups, self)
            found.append((group[4], areas))
            if self.one and areas:
                break
        return found

    def source(self, space: int) -> list[Able]:
        """What the Oni of a space could do."""
        found = self.known.get(space)
        if found is None:
            found = self.known[space] = self.able(waiting(self.game, space, self.reach))
        return found


def attacks(held: tuple[int, ...], first: list[Able], rest: list[int], more: int, plan: Plan, wanted: int) -> int:
    """How many different areas can be attacked, up to ``wanted``: those where Oni already ``held`` their ground, those
    the ``first`` can come to, and those Oni of ``more`` spaces of the ``rest`` can come to."""
    sure: set[int] = set()
    if held:
        crowd = plan.game.crowd
        sure = {s for s in held if crowd[ONI * SPACES + s] and plan.is_goal(s, -1)}
    if len(sure) >= wanted:
        return wanted
    best = _matched(sure, first, wanted)
    if best == wanted or not more:
        return best
    later = [w for w in map(plan.source, rest) if any(found - sure for _, found in w)]
    for picked in combinations(later, min(more, len(later))):
        best = max(best, _matched(sure, first + [g for w in picked for g in w], wanted))
        if best == wanted:
            break
    return best


def _matched(sure: set[int], able: list[Able], wanted: int) -> int:
    """The largest number of areas that get a unit each (augmenting paths; the numbers are tiny)."""
    if len(sure) + 1 == wanted:
        for _, areas in able:
            if not areas <= sure:
                return wanted
        return len(sure)
    units = [areas - sure for n, areas in able if areas - sure for _ in range(min(n, wanted))]
    taken: dict[int, int] = {}

    def seat_unit(unit: int, seen: set[int]) -> bool:
        for area in units[unit]:
            if area not in seen:
                seen.add(area)
                if area not in taken or seat_unit(taken[area], seen):
                    taken[area] = unit
                    return True
        return False

    total = len(sure)
    for unit in range(len(units)):
        if total >= wanted:
            return wanted
        total += seat_unit(unit, set())
    return min(total, wanted)
