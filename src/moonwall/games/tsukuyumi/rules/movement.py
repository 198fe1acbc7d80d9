"""Movement, step by step (TS-MOVE-01): which units, then where to and how many; until done.

Who has moved how far stands in the books of the movement (``march.py``). ``game.gone`` lists (space, weight) that
has left spaces in this movement: units passing through the same area count together (TS-MOVE-08).
"""

from __future__ import annotations

from itertools import compress

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import AROUND, NAMES, NEXT, OPPOSITE, SPACE, SPACES, edge_of, neighbours
from ..book import COLOURS, Book
from ..position import NOWHERE, ONI, Tsukuyumi
from ..values import is_massive, suppressed
from .march import (
    ESCORTED,
    FRESH,
    SPENT,
    TUNNELLED,
    TWICE,
    Group,
    add_gone,
    close_march,
    forget_lost,
    fresh_reach,
    join_march,
    open_march,
    standing,
    take_from_march,
)
from .ways import all_open_edges, finds_paths, is_flying, may_pass, open_edges, special, tunnel_ways, weight

MOST = 15
TO = [[option("to", name, n) for n in range(1, MOST + 1)] for name in NAMES]
TO_ALL = [option("to", name) for name in NAMES]
MARCH_ALL = [option("march", "all", name) for name in NAMES]


def may_move(game: Tsukuyumi, seat: int) -> bool:
    """Movement comes before Combat: none after a Combat card in this turn (TS-ROUND-10, TS-ROUND-10-PL, Q-01)."""
    return not (game.fought and seat == game.active and game.rules.move_before_combat & COLOURS[game.phase])


def begin(
    game: Tsukuyumi, seat: int, side: int, reach: int, scope: int = -1, budget: int = -1, action: bool = False
) -> None:
    """Push a movement: ``seat`` moves units of ``side`` by up to ``reach`` and their bonuses. ``scope``: only units
    that start in this space; ``budget``: at most so many units; ``action``: a Movement action (TS-ROUND-10), or the
    movement of an Oni action."""
    game.push(March(action, budget, reach, scope, seat, side))
    if action and side != ONI:
        game.then(*game.rules.factions[side].movement_opens(game, side))


class March(Step[Tsukuyumi]):
    """A movement begins: what was used up earlier in the phase is remembered."""

    action: bool
    budget: int
    reach: int
    scope: int
    seat: int
    side: int

    def run(self, game: Tsukuyumi) -> None:
        open_march(game, self.side, self.reach, self.scope, self.action)
        game.push(Move(self.seat, self.action, self.budget, self.reach, self.scope, self.side))


def has_escort(game: Tsukuyumi, side: int) -> bool:
    """Whether an escort may give steps to units of the side."""
    return game.rules.escorted[side]


def began_with(game: Tsukuyumi, kind: int, space: int) -> int:
    """The steps a unit that has not moved has by where it stood when the movement began."""
    return sum([part.steps_from(game, kind, space) for part in game.rules.on_steps_from])


def escort_at(game: Tsukuyumi, side: int, space: int) -> int:
    """The steps an escort (Lt. Dan) in this space gives to own units that enter, cross or leave it (TS-NOMAD-12)."""
    if side == ONI:
        return 0
    book = game.book
    for part in game.rules.on_escorts:
        steps = part.escorts(game, side, space)
        if steps:
            return steps
    for kind in book.escort_kinds[game.rules.faction_of[side]]:
        if game.units[space * game.kinds + kind] and not suppressed(game, side, space):
            return book.escort[kind]
    return 0


def plain_reach(game: Tsukuyumi, side: int, action: bool) -> bool:
    """Whether units of the side of which nothing is said have just the range now."""
    rules = game.rules
    if (rules.plain_action if action else rules.plain_steps)[side]:
        return True
    if rules.on_burdens or not rules.alike[side]:
        return False
    for part in rules.on_more_steps:
        if part.gives_steps(game, side):
            return False
    for part in rules.on_action_steps if action else ():  # noqa: SIM110
        if part.gives_steps(game, side):
            return False
    return True


def candidates(
    game: Tsukuyumi,
    side: int,
    reach: int,
    scope: int,
    budget: int,
    only: int = -1,
    action: bool = False,
    unit: int = -1,
) -> list[Group]:
    """All groups of the side (of one space: ``only``; of one kind: ``unit``), moved or not, with steps left; an escort
    counts in."""
    found: list[Group] = []
    tracked = tracked_groups(game, side, budget, only, unit, found) if game.march else {}
    if budget == 0:
        return found
    if only < 0:
        spaces = game.spaces_of(side) if scope < 0 else [scope]
    else:
        spaces = [only] if scope in (-1, only) else []
    kinds, units, mine = game.kinds, game.units, game.rules.kinds[side]
    usual, bonus, first, last = game.book.usual_steps, game.book.range_bonus, mine.start, mine.stop
    escorted, alike, plain = game.rules.escorted[side], game.rules.alike[side], plain_reach(game, side, action)
    battle = game.battle[0] if game.battle else -1
    steps: dict[int, int] = {}  # by kind, where it does not matter where they stand
    for space in spaces:
        base = space * kinds
        extra = escort_at(game, side, space) if escorted else 0
        others = tracked.get(space) if tracked else None
        for kind in compress(mine, units[base + first : base + last]) if unit < 0 else (unit,):
            n = units[base + kind]
            if others:
                n -= others.get(kind, 0)
            if space == battle:
                n -= game.fallen[kind]
            if n <= 0:
                continue
            if plain and usual[kind]:
                left = reach
            elif kind in steps:
                left = steps[kind]
            else:
                left = fresh_reach(game, kind, space, reach, 0, action)
                if alike and not bonus[kind]:
                    steps[kind] = left
            if extra and not is_massive(game, kind) and (alike or not began_with(game, kind, space)):
                left += extra
            found.append((kind, space, left, FRESH, n if budget < 0 or n < budget else budget))
    return found


def tracked_groups(
    game: Tsukuyumi, side: int, budget: int, only: int, unit: int, found: list[Group]
) -> dict[int, dict[int, int]]:
    """Add the groups that the books of the movement list to ``found``; by space and kind: how many there are."""
    march, escorted = game.march, game.rules.escorted[side]
    tracked: dict[int, dict[int, int]] = {}
    for kind, space, left, flags, n in zip(march[::5], march[1::5], march[2::5], march[3::5], march[4::5]):
        if (only >= 0 and space != only) or (unit >= 0 and kind != unit):
            continue
        here = tracked.setdefault(space, {})
        here[kind] = here.get(kind, 0) + n
        if flags & FRESH:
            if budget == 0:
                continue
            n = min(n, budget) if budget > 0 else n
        if escorted and not flags & ESCORTED and not is_massive(game, kind):
            left += escort_at(game, side, space)
        found.append((kind, space, left, flags, n))
    return tracked


def march_option(book: Book, kind: int, space: int, left: int) -> Option:
    """``march <unit> <space> <steps left>``."""
    key = (left * book.kinds + kind) * SPACES + space
    found = book.marches.get(key)
    if found is None:
        found = book.marches[key] = option("march", book.kind_ids[kind], NAMES[space], left)
    return found


def ways(game: Tsukuyumi, side: int, group: Group, action: bool, beside: int = 0) -> int:
    """Edges over which the group may take a step now, as bits. ``beside``: those a Squad Leader could take with it."""
    kind, space, left, flags, _ = group
    if left <= 0:
        return 0
    if is_held(game, kind, space):
        return 0
    flying = is_flying(game, side, kind, space)
    edges = open_edges(game, side, space, flying, action and finds_paths(game, side))
    if edges and not flying and not flags & FRESH and not passes(game, side, space):
        return edges & led(game, side, kind, space, beside)
    return edges


def is_held(game: Tsukuyumi, kind: int, space: int) -> bool:
    """Whether units of the kind there may not step anywhere."""
    for part in game.rules.on_holds:  # noqa: SIM110
        if part.holds(game, kind, space):
            return True
    return False


def led(game: Tsukuyumi, side: int, kind: int, space: int, beside: int) -> int:
    """Edges over which enemies do not hold a unit, as bits; none under a Rocket Attack (TS-CYBER-14).

    They are a Squad Leader's own, and for others those he takes in the same step or has taken from here in this
    movement, so that they go with him (TS-NOMAD-14)."""
    if not game.rules.guided[side] or suppressed(game, side, space):
        return 0
    return 63 if game.book.guide[kind] else game.trail >> space * 6 & 63 | beside


def guide_ways(game: Tsukuyumi, side: int, groups: list[Group], action: bool) -> int:
    """Edges over which a Squad Leader among these groups may take a step, as bits."""
    edges, guide = 0, game.book.guide
    for group in groups if game.rules.guided[side] else ():
        if guide[group[0]]:
            edges |= ways(game, side, group, action)
    return edges


def passes(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether units that entered this space may move on through its enemies (TS-MOVE-06..09).

    Counted are the own units there and those that have already left it in this movement (TS-MOVE-08, Q-09). With the
    special text Infiltration enemies do not matter; for a Squad Leader see ``led``."""
    crowd = game.crowd
    friends = game.rules.friends[side]  # allies do not stand in the way (TS-ALLY-06-PL)
    for enemy in (*game.order, ONI):
        if crowd[enemy * SPACES + space] and not friends >> enemy & 1:
            break
    else:
        return True
    if side != ONI:
        if special(game, side) == "infiltration":
            return True
        for part in game.rules.on_passes:
            if part.passes(game, side):
                return True
    own = weight(game, side, space)
    gone = game.gone
    for i in range(0, len(gone), 2):
        if gone[i] == space:
            own += gone[i + 1]
    return may_pass(game, side, space, own)


def exits(game: Tsukuyumi, side: int, kind: int, space: int) -> list[int]:
    """Spaces one step away for a unit that stands here and has not moved."""
    if game.book.anchored[kind]:
        return []
    edges = open_edges(game, side, space, is_flying(game, side, kind, space))
    return [t for d, t in AROUND[space] if edges >> d & 1]


class Move(Choice[Tsukuyumi]):
    """Which units take the next step: ``march <unit> <space> <steps left>``, ``march all <space>``, or ``done``."""

    action: bool
    budget: int
    reach: int
    scope: int
    side: int
    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        found = march_options(game, self.side, self.reach, self.scope, self.budget, self.action)
        found.append(DONE)
        return found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            close_march(game)
            return
        _, unit, name, *left = picked.tokens
        space = SPACE[str(name)]
        kind = -1 if unit == "all" else game.book.kind_index[str(unit)]
        steps = int(left[0]) if left else -1
        game.push(MoveTo(self.seat, self.action, self.budget, self.reach, self.scope, self.side, kind, space, steps))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.reach, "who": "oni" if self.side == ONI else "own"}


def march_options(game: Tsukuyumi, side: int, reach: int, scope: int, budget: int, action: bool) -> list[Option]:
    book, tunnels, holding = game.book, game.tunnels, game.rules.on_holds
    offers, kinds, wings = book.marches, book.kinds, book.flying
    anywhere = side != ONI and tunnels != NOWHERE
    tracked = bool(game.march)  # else no two groups are of one kind, in one space
    found: list[Option] = []
    common: dict[int, int] = {}  # by space: edges common to all groups that can step
    several: list[int] = []  # spaces where several groups can
    groups = candidates(game, side, reach, scope, budget, -1, action)
    guides: dict[int, int] = {}
    if game.rules.guided[side]:
        guides = {g[1]: guide_ways(game, side, [g], action) for g in groups if book.guide[g[0]]}
    may_fly = bool(game.rules.may_fly >> side & 1)
    walking = all_open_edges(game, side, False, action and finds_paths(game, side))
    free: dict[int, bool] = {}  # by space: whether those who have come there may go on
    for kind, space, left, flags, _ in groups:
        edges = 0
        if left > 0 and not (holding and is_held(game, kind, space)):
            if (may_fly or wings[kind]) and is_flying(game, side, kind, space):
                edges = joint = open_edges(game, side, space, True)
            else:
                edges = joint = walking[space]
                if edges and not flags & FRESH:
                    if space not in free:
                        free[space] = passes(game, side, space)
                    if not free[space]:
                        joint = edges & led(game, side, kind, space, guides.get(space, 0))
                        edges &= led(game, side, kind, space, 0)
            if joint and budget < 0:
                if space in common:
                    common[space] &= joint
                    several.append(space)
                else:
                    common[space] = joint
        if edges or (anywhere and tunnels[space] and not flags & TUNNELLED and tunnel_ways(game, side, space)):
            offer = offers.get((left * kinds + kind) * SPACES + space) or march_option(book, kind, space, left)
            if not tracked or offer not in found:
                found.append(offer)
    if several:
        found += [MARCH_ALL[space] for space in common if common[space] and space in several]
    return found


class MoveTo(Choice[Tsukuyumi]):
    """Where to and how many: ``to <space> <n>`` (``to <space>`` for all), ``tunnel <space> <n>`` by a Tunnel."""

    action: bool
    budget: int
    reach: int
    scope: int
    side: int
    unit: int
    space: int
    left: int

    def _groups(self, game: Tsukuyumi) -> list[Group]:
        unit, left = self.unit, self.left
        if unit >= 0 and not game.march:  # nobody has moved: those that were named stand there
            n = standing(game, unit, self.space)
            return [(unit, self.space, left, FRESH, n if self.budget < 0 else min(n, self.budget))]
        found = candidates(game, self.side, self.reach, self.scope, self.budget, self.space, self.action, unit)
        if unit < 0 or (len(found) == 1 and found[0][2] == left):
            return found
        return [group for group in found if group[2] == left]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return destinations(game, self.side, self.space, self._groups(game), self.unit < 0, self.action)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        target = SPACE[str(picked.tokens[1])]
        groups = self._groups(game)
        edge = edge_of(self.space, target)
        tunnel = picked.verb == "tunnel"
        if tunnel:
            usable = [g for g in groups if not g[3] & TUNNELLED]
        elif len(groups) == 1:  # else the step would not have been offered
            usable = groups
        else:
            beside = guide_ways(game, self.side, groups, self.action) if self.unit < 0 else 0
            usable = [g for g in groups if ways(game, self.side, g, self.action, beside) >> edge & 1]
        left = sum([g[4] for g in usable]) if self.unit < 0 else int(picked.tokens[2])
        moved: list[Group] = []
        for kind, space, steps, flags, n in usable:
            n = min(n, left)
            if n:
                moved.append((kind, space, steps, flags, n))
                left -= n
        budget = self.budget - sum([g[4] for g in moved if g[3] & FRESH]) if self.budget >= 0 else -1
        game.push(Move(self.seat, self.action, budget, self.reach, self.scope, self.side))
        if tunnel:
            total, here, there = sum(g[4] for g in moved), NAMES[self.space], NAMES[target]
            game.tell("tunnel-used", seat=self.seat, n=total, space=here, to_space=there, rule="TS-BOAR-09")
            if not open_tunnels(game):
                use_tunnel(game, self.space, edge)
        carry(game, self.side, self.space, target, moved, free=tunnel)
        if self.action and self.side == ONI:
            oni_enter(game, self.seat, target)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        unit = "all" if self.unit < 0 else game.book.kind_ids[self.unit]
        return {"unit": unit, "space": NAMES[self.space], "n": max(self.left, 0)}


def destinations(
    game: Tsukuyumi, side: int, space: int, groups: list[Group], together: bool, action: bool
) -> list[Option]:
    beside = guide_ways(game, side, groups, action) if together else 0
    reach = [(ways(game, side, g, action, beside), g) for g in groups]
    found: list[Option] = []
    if together:
        common = 63  # edges open to all that can step at all
        for edges, _ in reach:
            common &= edges or 63
        if any(edges for edges, _ in reach):
            found += [TO_ALL[t] for d, t in AROUND[space] if common >> d & 1]
        return found
    for t, n in step_targets(space, reach):
        found += TO[t][:n] if n <= MOST else [option("to", NAMES[t], i) for i in range(1, n + 1)]
    tunnels = tunnel_ways(game, side, space)
    if tunnels:
        n = sum([g[4] for g in groups if not g[3] & TUNNELLED])
        for d, t in AROUND[space]:
            if tunnels >> d & 1:
                found += [option("tunnel", NAMES[t], i) for i in range(1, n + 1)]
    return found


def step_targets(space: int, reach: list[tuple[int, Group]]) -> list[tuple[int, int]]:
    """Where groups with these open edges can step to, each with how many of them can."""
    if len(reach) == 1:
        edges, group = reach[0]
        return [(t, group[4]) for t in neighbours(space, edges)]
    found = []
    for d, t in AROUND[space]:
        n = 0
        for edges, group in reach:
            if edges >> d & 1:
                n += group[4]
        if n:
            found.append((t, n))
    return found


def open_tunnels(game: Tsukuyumi) -> bool:
    """Whether Tunnels may be used any number of times: as agreed (Q-26), or by *From the Depths* (TSM-FEVENT-36)."""
    if game.rules.tunnel_capacity != "group":
        return True
    return any(part.opens_tunnels(game) for part in game.rules.on_opens_tunnels)


def use_tunnel(game: Tsukuyumi, space: int, edge: int) -> None:
    """Turn a Tunnel to its used side until the end of the round (TS-BOAR-10)."""
    other = NEXT[space * 6 + edge]
    game.set_ground("tunnels_used", space, game.tunnels_used[space] | 1 << edge)
    game.set_ground("tunnels_used", other, game.tunnels_used[other] | 1 << OPPOSITE[edge])


def carry(game: Tsukuyumi, side: int, a: int, b: int, moved: list[Group], free: bool = False) -> None:
    """Take groups one step on, keep the books of the movement, then let the space react (TS-MOVE-04)."""
    book = game.book
    values = book.weight
    escorted, alike = has_escort(game, side), game.rules.alike[side]
    before = escort_at(game, side, a) if escorted else 0
    arrived: list[int] = []
    left_weight = 0
    gained: list[Group] = []
    for kind, _, left, flags, n in moved:
        if game.march:
            lent = before if before and not flags & ESCORTED and not is_massive(game, kind) else 0
            take_from_march(game, (kind, a, left - lent, flags, n))
        game.shift(a, b, kind, n)
        arrived += (kind, n)
        left_weight += values[kind] * n
        if flags & FRESH and not alike and began_with(game, kind, a):
            flags |= ESCORTED
        if book.guide[kind] and not free:
            game.trail |= 1 << a * 6 + edge_of(a, b)
        flags &= ~(FRESH | TUNNELLED)
        if free and open_tunnels(game):
            flags |= TUNNELLED
        if is_massive(game, kind):
            flags |= TWICE if flags & SPENT else SPENT
        elif before:
            flags |= ESCORTED
        gained.append((kind, b, left if free else left - 1, flags, n))
    after = escort_at(game, side, b) if escorted else 0
    for kind, space, left, flags, n in gained:
        if after and not flags & ESCORTED and not is_massive(game, kind):
            left, flags = left + after, flags | ESCORTED
        join_march(game, (kind, space, left, flags, n))
    if left_weight:
        add_gone(game, a, left_weight)
    tell_moved(game, side, a, b, arrived)
    enter(game, side, b, tuple(arrived))


def step(game: Tsukuyumi, side: int, a: int, b: int, group: tuple[int, ...]) -> None:
    """Move (kind, n, kind, n …) one step without asking: displaced, fleeing, pushed. Entering counts (Q-63)."""
    for kind, n in zip(group[::2], group[1::2]):
        game.shift(a, b, kind, n)
        if game.march or game.tags:
            forget_lost(game, a, kind)
    tell_moved(game, side, a, b, list(group))
    enter(game, side, b, group)


def tell_moved(game: Tsukuyumi, side: int, a: int, b: int, group: list[int]) -> None:
    if game.log is None:
        return
    for kind, n in zip(group[::2], group[1::2]):
        unit = game.book.kind_ids[kind]
        game.tell("moved", unit=unit, n=n, space=NAMES[a], to_space=NAMES[b])


def enter(game: Tsukuyumi, side: int, space: int, group: tuple[int, ...]) -> None:
    """A group has moved in: factions with something there react (Mines). Entering starts no fight (TS-MOVE-12)."""
    listening = game.rules.on_entered
    if listening:
        group = merged(group)
        friends = game.rules.friends[side]  # TS-ALLY-07-PL: Mines spare the ally
        for seat in game.order:
            part = game.rules.factions[seat]
            if part in listening and not friends >> seat & 1:
                part.entered(game, seat, side, space, group)
        for part in game.rules.modules:
            if part in listening:
                part.entered(game, part.seat, side, space, group)


def merged(group: tuple[int, ...]) -> tuple[int, ...]:
    """A group that has come together from several spaces: each kind stands in it once."""
    kinds = group[::2]
    if len(set(kinds)) == len(kinds):
        return group
    counts: dict[int, int] = {}
    for kind, n in zip(kinds, group[1::2]):
        counts[kind] = counts.get(kind, 0) + n
    return tuple([part for pair in counts.items() for part in pair])


def oni_enter(game: Tsukuyumi, mover: int, space: int) -> None:
    """Oni have come into a space by the movement of an Oni action."""
    for part in game.rules.on_oni_entered:
        part.oni_entered(game, mover, space)
