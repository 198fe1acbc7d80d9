"""Where the Oni attack: ALG-3 as functions that only look at a position. The steps of the mode ask them, and so do the
page (what the Oni would do now) and the bots.

An answer explains itself: what was compared, what decided, and by which rule (``explain.py`` makes events of it).
"""

from __future__ import annotations

from operator import attrgetter

from moonwall.table.fields import WRITTEN_KINDS

from ...board import AROUND, SPACES
from ...position import ONI, Tsukuyumi
from ...rules.ways import is_flying, open_edges
from .party import Parties, Plan
from .search import NEVER, RANGE, Field, Lack, Rank, cp_there, guard, heft, need, ready, single_ranks
from .state import PLAIN_TERMS, Terms, effect, eligible, prioritised, tired

# Who attacks.
NOBODY_CAN, BY_SEARCH, BY_OBSERVER, BY_ABYSSAL, PASSED_ON = range(5)


class Aim:
    """What the Oni attack next: areas that are ``sure``, and ``asked`` of the areas in ``among`` that the team picks
    from. ``equals``: all that shared the best ``rank``; ``by_priority``: markers decided among them."""

    __slots__ = ("among", "asked", "by_priority", "equals", "group", "rank", "sure", "who")

    def __init__(self, who: int, rank: Rank = NEVER, equals: tuple[int, ...] = (), group: int = -1) -> None:
        self.who = who
        self.rank = rank
        self.equals = equals
        self.group = group  # where the whole group stands that attacks, or -1
        self.sure: tuple[int, ...] = ()
        self.among: tuple[int, ...] = ()
        self.asked = 0
        self.by_priority = False

    def settle(self, game: Tsukuyumi, left: int) -> Aim:
        """Break the tie, if more areas are equal than attacks are left (MP-PRIORITY-03 to -06)."""
        equals = self.equals
        if len(equals) <= left:
            self.sure = equals
            return self
        first = tuple([s for s in equals if prioritised(game, s)])
        self.by_priority = bool(first) and len(first) < len(equals)
        if len(first) > left:
            self.among, self.asked = first, left
        else:
            self.sure = first
            self.asked = left - len(first)
            self.among = tuple([s for s in equals if s not in first]) if self.asked else ()
        return self


# --- the search ---------------------------------------------------------------------------------------------


def search(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> tuple[Rank, tuple[int, ...]]:
    """The best rank, and every area that has it (ALG-3 step 4); NEVER and none if nothing can be conquered."""
    lack = Lack(game)
    here = tuple([s for s in lack.open if ready(game, s, terms)])
    if here:
        return (0, 0), here
    field = Field(game)
    singles = single_ranks(field, lack, nearest=True)
    if singles:
        least = min(singles.values())
        return (1, least), tuple([s for s in lack.open if singles.get(s) == least])
    best: Rank = NEVER
    found: list[int] = []
    for space in lack.open:
        rank = rank_by_moving(field, lack, space, terms)
        if rank is not None and rank <= best:
            if rank < best:
                best, found = rank, []
            found.append(space)
    return best, tuple(found)


def rank_by_moving(field: Field, lack: Lack, space: int, terms: Terms) -> Rank | None:
    """The rank of an area where Oni must come to; None if all that are near are not enough."""
    if field.most(space) < lack.of(space):
        return None
    return Parties(field.game, space, terms, field).rank()


def rank_of(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> Rank:
    """The rank of one area; NEVER if the Oni cannot conquer it (ALG-2)."""
    if not eligible(game, space):
        return NEVER
    if ready(game, space, terms):
        return 0, 0
    return Parties(game, space, terms).rank() or NEVER


def falls_at_once(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> bool:
    """Whether the rank of the area is (0, 0): nobody has to move."""
    return eligible(game, space) and ready(game, space, terms)


def ranked(game: Tsukuyumi, space: int, terms: Terms) -> tuple[Parties, Rank | None]:
    """What moving there takes, and the sets for it. Nearly always one Oni from near is enough, so others are looked at
    only if none is."""
    field = Field(game)
    for steps in range(1, field.furthest + 1):
        parties = Parties(game, space, terms, field, lone=steps)
        far = parties.best(1, []).values()
        if far:
            return parties, (1, min(far))
    parties = Parties(game, space, terms, field)
    return parties, parties.rank()


WRITTEN = attrgetter(*[name for name, kind in Tsukuyumi.field_types.items() if kind in WRITTEN_KINDS])


class LastPlan:
    """The plan that was made last, and the table it was made for. An attack asks for the same plan several times, while
    the table stays as it is: can the area be taken, who goes, what may the team pick, and what has it picked."""

    __slots__ = ("plan", "space", "table", "terms")

    def __init__(self, game: Tsukuyumi, space: int, terms: Terms) -> None:
        self.table = game.clone()
        self.space = space
        self.terms = terms
        self.plan: Plan | None = None
        if eligible(game, space):
            parties, rank = ranked(self.table, space, terms)
            if rank is not None:
                self.plan = Plan(self.table, space, rank, terms, parties)

    def fits(self, game: Tsukuyumi, space: int, terms: Terms) -> bool:
        table = self.table
        if space != self.space or terms is not self.terms or game.rules is not table.rules:
            return False
        return bool(WRITTEN(game) == WRITTEN(table))


_last: list[LastPlan] = []  # one at most


def plan_of(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> Plan | None:
    """Which Oni move to conquer an area that does not fall at once (ALG-4); None if they cannot."""
    for last in _last:
        if last.fits(game, space, terms):
            return last.plan
    made = LastPlan(game, space, terms)
    _last[:] = [made]
    return made.plan


def ranks(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> dict[int, Rank]:
    """The rank of every area that can be conquered: open information, for the board."""
    lack, field = Lack(game), Field(game)
    singles = single_ranks(field, lack)
    found: dict[int, Rank] = {}
    for space in lack.open:
        if ready(game, space, terms):
            found[space] = (0, 0)
        elif space in singles:
            found[space] = (1, singles[space])
        else:
            rank = rank_by_moving(field, lack, space, terms)
            if rank is not None:
                found[space] = rank
    return found


# --- groups that attack as a whole --------------------------------------------------------------------------


def stands(game: Tsukuyumi, legend: str) -> int:
    """The space of a Legendary Oni, -1 if it is not on the board."""
    kind = game.book.legends.get(legend, -1)
    if kind < 0 or game.stock[kind] == game.book.pieces[kind]:
        return -1
    kinds = game.kinds
    return next((s for s in game.spaces if game.units[s * kinds + kind]), -1)


def group_at(game: Tsukuyumi, space: int) -> list[tuple[int, int]]:
    """(kind, n) of the Oni of a space that move together; the Defiler stays (ALG-3 steps 2 and 6)."""
    units, base, anchored = game.units, space * game.kinds, game.book.anchored
    return [(k, units[base + k]) for k in game.book.oni_kinds if units[base + k] and not anchored[k]]


def group_ways(game: Tsukuyumi, space: int) -> dict[int, int]:
    """Where the whole group can come to, with the fewest steps: over a Block only if all of them fly, past players only
    if all together weigh enough."""
    group = group_at(game, space)
    own = sum([heft(game, k) * n for k, n in group])
    found = {space: 0}
    edge = [space]
    for steps in range(1, RANGE + effect(game, "range") + 1):
        new = []
        for at in edge:
            flying = all(is_flying(game, ONI, k, at) for k, _ in group)
            if at != space and not flying and guard(game, at) > own:
                continue
            edges = open_edges(game, ONI, at, flying)
            for d, t in AROUND[at]:
                if edges >> d & 1 and t not in found:
                    found[t] = steps
                    new.append(t)
        edge = new
    return found


def group_path(game: Tsukuyumi, space: int, to: int) -> tuple[int, ...]:
    """A shortest way of the whole group, without its start; () if it is there."""
    ways = group_ways(game, space)
    group = group_at(game, space)
    path = [to]
    while ways[path[0]] > 1:
        for at in [s for s, steps in ways.items() if steps == ways[path[0]] - 1]:
            flying = all(is_flying(game, ONI, k, at) for k, _ in group)
            passes = flying or guard(game, at) <= sum([heft(game, k) * n for k, n in group])
            edges = open_edges(game, ONI, at, flying)
            if passes and any(edges >> d & 1 and t == path[0] for d, t in AROUND[at]):
                path.insert(0, at)
                break
    return tuple(path) if to != space else ()


def group_targets(game: Tsukuyumi, space: int, terms: Terms = PLAIN_TERMS) -> dict[int, int]:
    """Areas that the whole group of a space can conquer, with its steps."""
    own = sum([game.book.cp[k] * n for k, n in group_at(game, space)])
    found = {}
    stays = any(at == space for at, _ in tired(game))  # some have moved already (MQ-05)
    for t, steps in group_ways(game, space).items() if not stays else [(space, 0)]:
        if eligible(game, t):
            enough = cp_there(game, t) + own >= need(game, t) if steps else ready(game, t, terms)
            if enough:
                found[t] = steps
    return found


def group_aim(game: Tsukuyumi, who: int, space: int, terms: Terms) -> Aim | None:
    """Least distance, then Priority markers, then the team; None without a target."""
    targets = group_targets(game, space, terms)
    if not targets:
        return None
    least = min(targets.values())
    n = sum([count for _, count in group_at(game, space)]) if least else 0
    equals = tuple(sorted([t for t, steps in targets.items() if steps == least]))
    return Aim(who, (n, least), equals, space).settle(game, 1)


# --- ALG-3 --------------------------------------------------------------------------------------------------


def aim(game: Tsukuyumi, left: int, observer: bool = True, terms: Terms = PLAIN_TERMS) -> Aim:
    """What is attacked with so many attacks left: by the Dark Observer's group as long as it has a target
    (MP-LEGEND-11, MQ-25; ``observer``: she may still lead one), else by the search (MP-PRIORITY-02)."""
    at = stands(game, "observer") if observer else -1
    if at >= 0:
        found = group_aim(game, BY_OBSERVER, at, terms)
        if found is not None:
            return found
    rank, equals = search(game, terms)
    if not equals:
        return Aim(NOBODY_CAN)  # MP-PRIORITY-11
    return Aim(BY_SEARCH, rank, equals).settle(game, left)


def third_aim(game: Tsukuyumi, terms: Terms = PLAIN_TERMS) -> Aim | None:
    """The Abyssal's own attack after the others (MP-LEGEND-14); without a target the team picks any area that any Oni
    could conquer (MP-LEGEND-15). None while it is not on the board."""
    at = stands(game, "abyssal")
    if at < 0:
        return None
    found = group_aim(game, BY_ABYSSAL, at, terms)
    if found is not None:
        return found
    able = tuple(ranks(game, terms))
    if not able:
        return Aim(NOBODY_CAN)
    passed = Aim(PASSED_ON, NEVER, able)
    passed.among, passed.asked = able, 1
    return passed


def without_units(game: Tsukuyumi, space: int) -> bool:
    """Whether no player's unit is there: then a conquest brings a new Oni instead of damage (MP-ATTACK-20, -21)."""
    return not any(game.crowd[seat * SPACES + space] for seat in range(game.rules.seats))
