"""Movement, step by step (TS-MOVE-01): which units, then where to and how many; until done.

Units that have not moved in the present movement are simply those that stand there. Those that have are *groups* in
``game.march``, five ints each: kind, space, steps left, flags, number. ``game.gone`` lists (space, weight) that has
left spaces in this movement: units passing through the same area count together (TS-MOVE-08).
"""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import AROUND, NAMES, NEXT, OPPOSITE, SPACE, SPACES, edge_of
from ..book import COLOURS
from ..position import ONI, Tsukuyumi
from ..values import is_massive, massive_steps, shielded, suppressed
from .ways import is_flying, may_pass, open_edges, special, weight

ESCORTED = 1  # has had the bonus of an escort (Lt. Dan), once a phase (TS-NOMAD-12)
SPENT = 2  # Massive: its one step of the phase is made (TS-UNIT-04)
TWICE = 16  # Massive, where two steps a phase are allowed: both are made
KEPT = ESCORTED | SPENT | TWICE  # what counts for the rest of the phase
FRESH = 4  # carries a flag from earlier in the phase, but has not moved in this movement
TUNNELLED = 8  # has come through a Tunnel that stays open: a step must follow before the next one

MOST = 15
TO = [[option("to", name, n) for n in range(1, MOST + 1)] for name in NAMES]

Group = tuple[int, int, int, int, int]  # kind, space, steps left, flags, number


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


def open_march(game: Tsukuyumi, side: int, reach: int, scope: int, action: bool = False) -> None:
    game.march = []
    game.gone = []
    game.trail = 0
    for part in game.rules.on_march_opens:
        part.march_opens(game, side)
    sides = game.rules.kind_side
    tags = game.tags
    tagged: dict[tuple[int, int], int] = {}  # several tags may speak of the same units: never of more than stand there
    for i in range(0, len(tags), 4):
        kind, space, flags, n = tags[i : i + 4]
        if sides[kind] == side and scope in (-1, space):
            before = tagged.get((kind, space), 0)
            n = min(n, standing(game, kind, space) - before)
            if n > 0:
                tagged[kind, space] = before + n
                game.march += (kind, space, fresh_reach(game, kind, space, reach, flags, action), flags | FRESH, n)


def hold(game: Tsukuyumi, side: int) -> None:
    """The movement is part of the Faction effect: units where that has no force stay out of it (TS-CYBER-14)."""
    for space in game.spaces_of(side):
        if suppressed(game, side, space) or shielded(game, side, space):
            march = game.march
            game.march = [v for i in range(0, len(march), 5) if march[i + 1] != space for v in march[i : i + 5]]
            for kind in game.kinds_at(space, side):
                game.march += (kind, space, 0, FRESH, game.count(space, kind))


def close_march(game: Tsukuyumi) -> None:
    """Keep what counts for the rest of the phase; the movement is over."""
    groups = game.march
    sides = {game.rules.kind_side[groups[i]] for i in range(0, len(groups), 5)}
    kept: list[int] = []
    tags, book = game.tags, game.book
    for i in range(0, len(tags), 4):  # groups of other movers stay as they are
        if game.rules.kind_side[tags[i]] not in sides:
            kept += tags[i : i + 4]
    for i in range(0, len(groups), 5):
        kind, space, _, flags, n = groups[i : i + 5]
        if not book.escort_kinds[book.faction_of[kind]]:  # a bonus of every movement, not of the phase
            flags &= ~ESCORTED
        if flags & KEPT:
            kept += (kind, space, flags & KEPT, n)
    game.tags = kept
    game.march = []
    game.gone = []
    game.trail = 0


def fresh_reach(game: Tsukuyumi, kind: int, space: int, reach: int, flags: int, action: bool = False) -> int:
    """Steps of a unit that starts a movement: range and its own bonus, Massive at most 1 a phase (TS-UNIT-04)."""
    book = game.book
    if book.anchored[kind]:  # TSM-LEGEND-26
        return 0
    if is_massive(game, kind):
        made = bool(flags & SPENT) + bool(flags & TWICE)
        return min(reach, max(0, massive_steps(game, kind) - made))
    for part in game.rules.on_more_steps:
        reach += part.more_steps(game, kind)
    if action:
        for part in game.rules.on_action_steps:
            reach += part.action_steps(game, kind)
    for part in game.rules.on_steps_from:
        reach += part.steps_from(game, kind, space)
    bonus = book.range_bonus[kind]
    return reach + (0 if bonus and suppressed(game, book_side(game, kind), space) else bonus)


def book_side(game: Tsukuyumi, kind: int) -> int:
    return game.rules.kind_side[kind]


def has_escort(game: Tsukuyumi, side: int) -> bool:
    """Whether an escort may give steps to units of the side."""
    if game.rules.on_escorts:
        return True
    return bool(game.book.escort_kinds[-1 if side == ONI else game.rules.faction_of[side]])


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


def spent(game: Tsukuyumi, kind: int, space: int) -> int:
    """Flags of this phase that hold for every unit of the kind there; 0 if one of them is fresh."""
    tags, found, n = game.tags, 0, 0
    for i in range(0, len(tags), 4):
        if tags[i] == kind and tags[i + 1] == space:
            found, n = tags[i + 2], n + tags[i + 3]
    return found if n and n >= standing(game, kind, space) else 0


def standing(game: Tsukuyumi, kind: int, space: int) -> int:
    """Units there that are not marked as destroyed in the battle in progress (Q-68)."""
    n = game.units[space * game.kinds + kind]
    if game.battle and game.battle[0] == space:
        n -= game.fallen[kind]
    return n


def candidates(
    game: Tsukuyumi, side: int, reach: int, scope: int, budget: int, only: int = -1, action: bool = False
) -> list[Group]:
    """All groups of the side (of one space: ``only``), moved or not, with steps left; an escort counts in."""
    found: list[Group] = []
    march, book, kinds = game.march, game.book, game.kinds
    faction = -1 if side == ONI else game.rules.faction_of[side]
    escorted = has_escort(game, side)
    tracked: dict[int, int] = {}
    for i in range(0, len(march), 5):
        kind, space, left, flags, n = march[i : i + 5]
        if only >= 0 and space != only:
            continue
        key = space * kinds + kind
        tracked[key] = tracked.get(key, 0) + n
        if flags & FRESH:
            if budget == 0:
                continue
            n = min(n, budget) if budget > 0 else n
        if escorted and not flags & ESCORTED and not is_massive(game, kind):
            left += escort_at(game, side, space)
        found.append((kind, space, left, flags, n))
    if budget == 0:
        return found
    battle = game.battle[0] if game.battle else -1
    units, mine = game.units, book.kinds_of[faction]
    first, last = mine.start, mine.stop
    steps: dict[int, int] = {}  # by kind, where it does not matter where they stand
    alike = not game.rules.on_steps_from
    if only >= 0:
        spaces: list[int] = [only] if scope in (-1, only) else []
    else:
        spaces = game.spaces_of(side) if scope < 0 else [scope]
    for space in spaces:
        base = space * kinds
        extra = escort_at(game, side, space) if escorted else 0
        for kind, n in enumerate(units[base + first : base + last], first):
            if not n:
                continue
            if tracked:
                n -= tracked.get(base + kind, 0)
            if space == battle:
                n -= game.fallen[kind]
            if n <= 0:
                continue
            left = steps.get(kind, -1)
            if left < 0:
                left = fresh_reach(game, kind, space, reach, 0, action)
                if alike and not book.range_bonus[kind]:
                    steps[kind] = left
            if extra and not is_massive(game, kind) and not began_with(game, kind, space):
                left += extra
            found.append((kind, space, left, FRESH, n if budget < 0 else min(n, budget)))
    return found


def ways(game: Tsukuyumi, side: int, group: Group, action: bool, beside: int = 0) -> int:
    """Edges over which the group may take a step now, as bits. ``beside``: those a Squad Leader could take with it."""
    kind, space, left, flags, _ = group
    if left <= 0:
        return 0
    for part in game.rules.on_holds:
        if part.holds(game, kind, space):
            return 0
    flying = is_flying(game, side, kind, space)
    no_blocks = action and side != ONI and special(game, side) == "pathfinders"
    edges = open_edges(game, side, space, flying, no_blocks)
    if edges and not flying and not flags & FRESH and not passes(game, side, space):
        return edges & led(game, side, kind, space, beside)
    return edges


def led(game: Tsukuyumi, side: int, kind: int, space: int, beside: int) -> int:
    """Edges over which enemies do not hold a unit, as bits; none under a Rocket Attack (TS-CYBER-14).

    They are a Squad Leader's own, and for others those he takes in the same step or has taken from here in this
    movement, so that they go with him (TS-NOMAD-14)."""
    if side == ONI or not game.book.guide_kinds[game.rules.faction_of[side]] or suppressed(game, side, space):
        return 0
    return 63 if game.book.guide[kind] else game.trail >> space * 6 & 63 | beside


def guide_ways(game: Tsukuyumi, side: int, groups: list[Group], action: bool) -> int:
    """Edges over which a Squad Leader among these groups may take a step, as bits."""
    edges, guide = 0, game.book.guide
    for group in groups:
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


def tunnel_ways(game: Tsukuyumi, side: int, space: int) -> int:
    """Edges with a Tunnel the side may take now, as bits (TS-BOAR-09)."""
    if not game.tunnels[space] or side == ONI:
        return 0
    return game.rules.factions[side].tunnels(game, side, space)


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
        return [*march_options(game, self.side, self.reach, self.scope, self.budget, self.action), DONE]

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
    ids = game.book.kind_ids
    found: list[Option] = []
    common: dict[int, list[int]] = {}  # space -> [groups that can step, edges common to all of them]
    groups = candidates(game, side, reach, scope, budget, -1, action)
    guides = {g[1]: guide_ways(game, side, [g], action) for g in groups if game.book.guide[g[0]]}
    known: dict[tuple[int, bool, int], int] = {}  # of space, flying and fresh or not: the edges
    # where some are held, or Squad Leaders go with them, it matters who they are
    each = bool(game.rules.on_holds) or (side != ONI and bool(game.book.guide_kinds[game.rules.faction_of[side]]))
    for group in groups:
        kind, space, left, flags, _ = group
        if each or left <= 0:
            edges = ways(game, side, group, action)
        else:
            key = (space, is_flying(game, side, kind, space), flags & FRESH)
            edges = known.get(key, -1)
            if edges < 0:
                edges = known[key] = ways(game, side, group, action)
        joint = ways(game, side, group, action, guides[space]) if space in guides else edges
        if joint:
            seen = common.get(space)
            if seen is None:
                common[space] = [1, joint]
            else:
                seen[0] += 1
                seen[1] &= joint
        if edges or (not group[3] & TUNNELLED and tunnel_ways(game, side, space)):
            offer = option("march", ids[kind], NAMES[space], left)
            if offer not in found:
                found.append(offer)
    if budget < 0:
        for space, (n, edges) in common.items():
            if n > 1 and edges:
                found.append(option("march", "all", NAMES[space]))
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
        found = []
        for group in candidates(game, self.side, self.reach, self.scope, self.budget, self.space, self.action):
            kind, _, left, _, _ = group
            if self.unit < 0 or (kind == self.unit and left == self.left):
                found.append(group)
        return found

    def options(self, game: Tsukuyumi) -> list[Option]:
        return destinations(game, self.side, self.space, self._groups(game), self.unit < 0, self.action)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        target = SPACE[str(picked.tokens[1])]
        groups = self._groups(game)
        edge = edge_of(self.space, target)
        tunnel = picked.verb == "tunnel"
        if tunnel:
            usable = [g for g in groups if not g[3] & TUNNELLED]
        else:
            beside = guide_ways(game, self.side, groups, self.action) if self.unit < 0 else 0
            usable = [g for g in groups if ways(game, self.side, g, self.action, beside) >> edge & 1]
        left = sum(g[4] for g in usable) if self.unit < 0 else int(picked.tokens[2])
        moved: list[Group] = []
        for kind, space, steps, flags, n in usable:
            n = min(n, left)
            if n:
                moved.append((kind, space, steps, flags, n))
                left -= n
        fresh = sum(g[4] for g in moved if g[3] & FRESH)
        budget = self.budget - fresh if self.budget >= 0 else -1
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
            found += [option("to", NAMES[t]) for d, t in AROUND[space] if common >> d & 1]
        return found
    for d, t in AROUND[space]:
        n = 0
        for edges, group in reach:
            if edges >> d & 1:
                n += group[4]
        if n:
            found += TO[t][:n] if n <= MOST else [option("to", NAMES[t], i) for i in range(1, n + 1)]
    tunnels = tunnel_ways(game, side, space)
    if tunnels:
        n = sum([g[4] for g in groups if not g[3] & TUNNELLED])
        for d, t in AROUND[space]:
            if tunnels >> d & 1:
                found += [option("tunnel", NAMES[t], i) for i in range(1, n + 1)]
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
    before = escort_at(game, side, a)
    arrived: list[int] = []
    left_weight = 0
    gained: list[Group] = []
    for kind, _, left, flags, n in moved:
        take_from_march(game, kind, a, flags, n)
        game.add(a, kind, -n)
        game.add(b, kind, n)
        arrived += (kind, n)
        left_weight += values[kind] * n
        if flags & FRESH and began_with(game, kind, a):
            flags |= ESCORTED
        if book.guide[kind] and not free:
            game.trail |= 1 << a * 6 + edge_of(a, b)
        flags &= ~(FRESH | TUNNELLED)
        if free and open_tunnels(game):
            flags |= TUNNELLED
        if is_massive(game, kind):
            flags |= TWICE if flags & SPENT else SPENT
        if before and not flags & ESCORTED and not is_massive(game, kind):
            flags |= ESCORTED
        gained.append((kind, b, left if free else left - 1, flags, n))
    after = escort_at(game, side, b)
    for kind, space, left, flags, n in gained:
        if after and not flags & ESCORTED and not is_massive(game, kind):
            left, flags = left + after, flags | ESCORTED
        join_march(game, (kind, space, left, flags, n))
    if left_weight:
        add_gone(game, a, left_weight)
    tell_moved(game, side, a, b, arrived)
    enter(game, side, b, tuple(arrived))


def take_from_march(game: Tsukuyumi, kind: int, space: int, flags: int, n: int) -> None:
    """Take n units out of the tracked groups with these flags; untracked units need no book-keeping."""
    march = game.march
    for i in range(0, len(march), 5):
        if march[i] == kind and march[i + 1] == space and march[i + 3] == flags and n:
            took = min(n, march[i + 4])
            march[i + 4] -= took
            n -= took
    game.march = [v for i in range(0, len(march), 5) if march[i + 4] for v in march[i : i + 5]]


def join_march(game: Tsukuyumi, group: Group) -> None:
    march = game.march
    for i in range(0, len(march), 5):
        if tuple(march[i : i + 4]) == group[:4]:
            march[i + 4] += group[4]
            return
    march += group


def add_gone(game: Tsukuyumi, space: int, n: int) -> None:
    gone = game.gone
    for i in range(0, len(gone), 2):
        if gone[i] == space:
            gone[i + 1] += n
            return
    gone += (space, n)


def forget_lost(game: Tsukuyumi, space: int, kind: int) -> None:
    """After losses: no more units are tracked in a space than stand there."""
    present = game.count(space, kind)
    for books, width, number in ((game.march, 5, 4), (game.tags, 4, 3)):
        for i in range(len(books) - width, -1, -width):
            if books[i] == kind and books[i + 1] == space:
                books[i + number] = min(books[i + number], present)
                present -= books[i + number]
    march, tags = game.march, game.tags
    game.march = [v for i in range(0, len(march), 5) if march[i + 4] for v in march[i : i + 5]]
    game.tags = [v for i in range(0, len(tags), 4) if tags[i + 3] for v in tags[i : i + 4]]


def step(game: Tsukuyumi, side: int, a: int, b: int, group: tuple[int, ...]) -> None:
    """Move (kind, n, kind, n …) one step without asking: displaced, fleeing, pushed. Entering counts (Q-63)."""
    for kind, n in zip(group[::2], group[1::2]):
        game.add(a, kind, -n)
        game.add(b, kind, n)
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
        friends = game.rules.friends[side]  # TS-ALLY-07-PL: Mines spare the ally
        for seat in game.order:
            part = game.rules.factions[seat]
            if part in listening and not friends >> seat & 1:
                part.entered(game, seat, side, space, group)
        for part in game.rules.modules:
            if part in listening:
                part.entered(game, part.seat, side, space, group)


def oni_enter(game: Tsukuyumi, mover: int, space: int) -> None:
    """Oni have come into a space by the movement of an Oni action."""
    for part in game.rules.on_oni_entered:
        part.oni_entered(game, mover, space)
