"""What Oni that are activated can still bring about: how many areas they could attack (4.6 step 3, TS-ONI-33-PL).

The Attacks of an Oni Conquest are mandatory, so every choice on the way must keep possible as many of them as any
choice could. A plan is made of groups as in movement: kind, space, steps left, flags, number.
"""

from __future__ import annotations

from itertools import combinations

from ..board import SPACES, bits_of, over
from ..book import TSUKUYUMI
from ..position import AREA, MOON_AREA, NOBODY, ONI, Tsukuyumi
from .march import FRESH, Group, fresh_reach
from .ways import all_open_edges, is_flying, may_pass, weight

Able = tuple[int, int]  # so many units, and the areas where each of them could attack, as bits


FREE, TAKEN = 1, 2  # an area may be conquered while nobody's marker lies there, while a player's does
BY_MARKER = bytes([FREE if side == NOBODY else 0 if side == ONI else TAKEN for side in range(256)])
BY_GROUND = bytes([{AREA: FREE | TAKEN, MOON_AREA: TAKEN}.get(ground, 0) for ground in range(256)])
BY_GROUND_TOO = bytes([FREE | TAKEN if ground in (AREA, MOON_AREA) else 0 for ground in range(256)])
BY_PROPERTY = bytes([TAKEN if bits & TSUKUYUMI else FREE | TAKEN for bits in range(256)])


def targets(game: Tsukuyumi) -> bytes:
    """What Oni may conquer, by space: no Homezone, no Oni Territory, no Moon or Tsukuyumi area without a player's
    marker (TS-ONI-35, TS-ONI-36). The Polish card names only the Property, which a Moon area can lose."""
    return known_targets(game)[0]


def known_targets(game: Tsukuyumi) -> tuple[bytes, int]:
    """The same, and those spaces as bits. Every step of an Oni Conquest asks for it, so the last answer is kept with
    what it follows from."""
    land = (bytes(game.territory), game.ground, game.printed, bytes(game.negated), bytes(game.added))
    kept = game.rules.oni_targets
    if kept is not None and kept[0] == land:
        return kept[1]
    by_space = _targets(game)
    found = (by_space, bits_of(by_space))
    game.rules.oni_targets = (land, found)
    return found


def _targets(game: Tsukuyumi) -> bytes:
    number = int.from_bytes  # all bytes at once
    by_marker = number(game.territory.translate(BY_MARKER), "little")
    by_ground = number(game.ground.translate(BY_GROUND_TOO if game.rules.oni_take_moon else BY_GROUND), "little")
    bits = number(game.printed, "little") & ~number(game.negated, "little") | number(game.added, "little")
    by_property = number(bits.to_bytes(SPACES, "little").translate(BY_PROPERTY), "little")
    return (by_marker & by_ground & by_property).to_bytes(SPACES, "little")


def is_target(game: Tsukuyumi, space: int) -> bool:
    return bool(targets(game)[space])


def is_goal(game: Tsukuyumi, space: int, mover: int = -1, known: bytes | None = None) -> bool:
    """Whether Oni that stand there may attack; with somebody who leads them by its rules (TS-ONI-62). ``mover``:
    the kind of a leader that would come there; ``known``: the targets, if they have been looked up."""
    for part in game.rules.on_oni_goal:
        found = part.oni_goal(game, space, mover)
        if found >= 0:
            return bool(found)
    return bool((targets(game) if known is None else known)[space])


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


def goals(game: Tsukuyumi, group: Group, groups: list[Group], plan: Plan | None = None) -> int:
    """Areas where a group could stand to attack, as bits. On its way through players' units the others activated may
    come along (TS-MOVE-07, TS-MOVE-08)."""
    if plan is None:
        plan = Plan(game, 0, 0)
    kind, start, steps, flags, _ = group
    leader = kind if game.book.leads[kind] else -1
    wings = game.book.flying[kind]
    seen = edge = 1 << start
    found = plan.goals_in(edge, leader)
    alone = True  # whether the others activated do not matter
    for _ in range(steps):
        if found and plan.one:
            break
        new = 0
        while edge:
            low = edge & -edge
            edge ^= low
            at = low.bit_length() - 1
            flying = wings and is_flying(game, ONI, kind, at)
            if not flying and (at != start or not flags & FRESH) and _players_at(game, at):
                alone = False
                if not _passes(game, at, groups):
                    continue
            new |= plan.near(at, flying)
        edge = new & ~seen
        seen |= edge
        found |= plan.goals_in(edge, leader)
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
    own = weight(game, ONI, space) + sum([values[g[0]] * g[4] for g in groups if g[1] != space])
    own += sum([game.gone[i + 1] for i in range(0, len(game.gone), 2) if game.gone[i] == space])
    return may_pass(game, ONI, space, own)


class Plan:
    """What is found out for one question, once, however many of its answers ask for it: what may be attacked, where
    groups can come that nobody can hold up, and what the Oni of each space could do if they were activated."""

    __slots__ = ("areas", "asked", "edges", "game", "known", "led", "one", "reach", "targets", "to", "ways")

    def __init__(self, game: Tsukuyumi, reach: int, wanted: int) -> None:
        self.game = game
        self.reach = reach
        self.one = wanted == 1  # a single attack: one area that a group can come to is as good as all
        self.targets, self.areas = known_targets(game)
        self.led = 0  # spaces where somebody may lead them by other rules, as bits
        for part in game.rules.on_oni_goal:
            self.led |= part.led_spaces(game)
        self.asked: dict[tuple[int, int], bool] = {}
        self.ways: dict[tuple[int, int, int, int], int] = {}
        self.edges = [b"", b""]  # that may be crossed, by space: on foot, flying
        self.to: dict[int, int] = {}
        self.known: dict[int, list[Able]] = {}

    def is_goal(self, space: int, leader: int) -> bool:
        """Whether Oni that come there may attack; ``leader``: the kind of one who leads them there, or -1."""
        if not (self.led if leader >= 0 else self.led >> space & 1):
            return bool(self.targets[space])
        found = self.asked.get((space, leader))
        if found is None:
            found = self.asked[space, leader] = is_goal(self.game, space, leader, self.targets)
        return found

    def goals_in(self, spaces: int, leader: int) -> int:
        """Those of the spaces, as bits, where they may attack."""
        if leader < 0:
            found = spaces & self.areas & ~self.led
            spaces &= self.led
        elif self.led:
            found = 0
        else:
            return spaces & self.areas
        while spaces:
            low = spaces & -spaces
            spaces ^= low
            if self.is_goal(low.bit_length() - 1, leader):
                found |= low
        return found

    def near(self, at: int, flying: bool) -> int:
        """Spaces that Oni can step to from there, as bits."""
        found = self.to.get(at * 2 + flying, -1)
        if found < 0:
            edges = self.edges[flying]
            if not edges:
                edges = self.edges[flying] = all_open_edges(self.game, ONI, flying)
            found = self.to[at * 2 + flying] = over(at, edges[at])
        return found

    def way(self, group: Group) -> tuple[int, int, int, int]:
        """Groups for which this is the same come to the same areas, unless players are in the way."""
        kind, start, steps, flags, _ = group
        book = self.game.book
        return start, steps, flags & FRESH, kind if book.leads[kind] or book.flying[kind] else -1

    def at_once(self, group: Group) -> int:
        """For a single attack: areas where a group could stand after at most one step, if that is easy to say; -1: it
        must be searched."""
        kind, start, steps, flags, _ = group
        if self.led and self.game.book.leads[kind]:
            return -1
        if self.goals_in(1 << start, -1):
            return 1 << start
        if steps <= 0:
            return 0
        if flags & FRESH and not self.game.book.flying[kind]:  # nobody holds up who sets out
            found = self.goals_in(self.near(start, False), -1)
            return found if found or steps == 1 else -1
        return -1

    def attacks_in(self, space: int, kind: int) -> bool:
        """Whether Oni of the kind that stand there are sure to bring about the single attack."""
        if not self.one or (self.led and self.game.book.leads[kind]):
            return False
        return bool(self.areas >> space & ~(self.led >> space) & 1)

    def reaches(self, groups: list[Group]) -> bool:
        """Whether one of the groups could come to an area and attack it."""
        for _, areas in self.able(groups):  # noqa: SIM110
            if areas:
                return True
        return False

    def attacks_anyway(self, groups: list[Group]) -> bool:
        """Whether one of the groups is sure to bring about the single attack, wherever all others go: nobody can hold
        it up."""
        if not self.one:
            return False
        for group in groups:  # noqa: SIM110
            if self.at_once(group) > 0 or self.ways.get(self.way(group), 0):
                return True
        return False

    def able(self, groups: list[Group]) -> list[Able]:
        found = []
        for group in groups:
            known = self.at_once(group) if self.one else -1
            areas = known if known >= 0 else self.ways.get(self.way(group))
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
            easy = self.one and not self.led >> space & 1  # no leader stands there
            if easy and self.targets[space] and not self.game.book.anchored_oni:
                found = [(1, 1 << space)]  # whoever they are, they may stay and attack
            else:
                beside = self.goals_in(self.near(space, False), -1) if easy else 0
                if beside and self._sets_out(space):
                    found = [(1, beside)]
                else:
                    found = self.able(waiting(self.game, space, self.reach))
            self.known[space] = found
        return found

    def _sets_out(self, space: int) -> bool:
        """Whether an Oni of the space may take a first step: nobody holds it up."""
        game = self.game
        reach = self.reach + oni_range(game, space)
        for kind in game.kinds_at(space, ONI):  # noqa: SIM110
            if fresh_reach(game, kind, space, reach, 0, True) > 0:
                return True
        return False


def attacks(held: tuple[int, ...], first: list[Able], rest: list[int], more: int, plan: Plan, wanted: int) -> int:
    """How many different areas can be attacked, up to ``wanted``: those where Oni already ``held`` their ground, those
    the ``first`` can come to, and those Oni of ``more`` spaces of the ``rest`` can come to."""
    sure = 0
    if held:
        crowd = plan.game.crowd
        for space in held:
            if crowd[ONI * SPACES + space] and plan.is_goal(space, -1):
                sure |= 1 << space
    if sure.bit_count() >= wanted:
        return wanted
    best = _matched(sure, first, wanted)
    if best == wanted or not more:
        return best
    later = [w for w in map(plan.source, rest) if any(found & ~sure for _, found in w)]
    for picked in combinations(later, min(more, len(later))):
        best = max(best, _matched(sure, first + [g for w in picked for g in w], wanted))
        if best == wanted:
            break
    return best


def _matched(sure: int, able: list[Able], wanted: int) -> int:
    """The largest number of areas that get a unit each (augmenting paths; the numbers are tiny)."""
    total = sure.bit_count()
    if total + 1 == wanted:
        for _, areas in able:
            if areas & ~sure:
                return wanted
        return total
    units = [areas & ~sure for n, areas in able if areas & ~sure for _ in range(min(n, wanted))]
    taken: dict[int, int] = {}  # by area, as a bit: the unit that goes there
    for unit in range(len(units)):
        if total >= wanted:
            return wanted
        total += _seat_unit(unit, units, taken, [0])
    return min(total, wanted)


def _seat_unit(unit: int, units: list[int], taken: dict[int, int], tried: list[int]) -> bool:
    """Whether an area is found for a unit, if others go elsewhere for it; ``tried``: areas looked at, as bits."""
    areas = units[unit] & ~tried[0]
    while areas:
        area = areas & -areas
        tried[0] |= area
        if area not in taken or _seat_unit(taken[area], units, taken, tried):
            taken[area] = unit
            return True
        areas = units[unit] & ~tried[0]
    return False
