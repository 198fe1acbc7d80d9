"""Oni: placing them and the Oni Conquest, played by the active player and mandatory (TS-ONI, TS-ROUND-12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import ALL_SPACES, AROUND, NAMES, SPACE, SPACES, bits_of, over, spaces_in
from ..book import TSUKUYUMI
from ..position import HOMEZONE, ONI, VOID, Tsukuyumi
from .combat import oni_attack
from .march import FRESH, Group, close_march, fresh_reach, open_march
from .movement import Move, begin, candidates, carry, destinations, march_option, oni_enter, ways
from .oni_plan import Plan, attacks, is_goal, oni_range, targets
from .pieces import spawn
from .ways import is_flying, open_edges

MOST = 150
SOURCE = [option("source", name) for name in NAMES]


def supply(game: Tsukuyumi) -> list[int]:
    """Kinds of ordinary Oni that can still be placed."""
    return [k for k in game.book.plain_oni if game.stock[k]]


def can_place(game: Tsukuyumi) -> bool:
    """Whether any Oni can be placed now: Legendary ones belong to the supply, each with its own places (TS-ONI-61)."""
    return bool((supply(game) and spreading(game)) or more_oni(game) or guests(game))


def guests(game: Tsukuyumi) -> list[Option]:
    """Further ways of parts to place an Oni now."""
    return [picked for part in game.rules.on_oni_guests for picked in part.oni_guests(game)]


def more_oni(game: Tsukuyumi) -> list[tuple[int, int]]:
    """Oni of parts that could be placed now, each with the places it may come to, as (kind, space)."""
    return [
        (kind, space)
        for part in game.rules.on_more_oni
        for kind in part.more_oni(game)
        for space in part.oni_places(game, kind)
    ]


ONI_MARKER = bytes([TSUKUYUMI if side == ONI else 0 for side in range(256)])
NO_HOMEZONE = bytes([int(ground not in (VOID, HOMEZONE)) for ground in range(256)])
TSUKUYUMI_HERE = bytes([TSUKUYUMI if ground not in (VOID, HOMEZONE) else 0 for ground in range(256)])


def spreading(game: Tsukuyumi) -> list[int]:
    """Areas from which Oni spread: Tsukuyumi areas, Oni Territories (TS-ONI-21, TS-AREA-06), and areas of the Three
    Shadows (TSM-LEGEND-29). Homezones are no areas (Q-23)."""
    number = int.from_bytes  # all bytes at once
    bits = number(game.printed, "little") & ~number(game.negated, "little") | number(game.added, "little")
    bits |= number(game.territory.translate(ONI_MARKER), "little")
    sources = (bits & number(game.ground.translate(TSUKUYUMI_HERE), "little")).to_bytes(SPACES, "little")
    found = list(compress(ALL_SPACES, sources))
    more = {space for part in game.rules.on_oni_sources for space in part.oni_sources(game)}
    return sorted({*found, *more.intersection(game.areas)}) if more else found


def placeable(game: Tsukuyumi) -> list[int]:
    """Areas from which Oni spread, and what borders them without a Block (TS-ONI-21, TS-ONI-22)."""
    walls, pigs = game.walls, game.pig_walls
    found = here = 0
    for space in spreading(game):
        here |= 1 << space
        found |= over(space, 63 & ~(walls[space] | pigs[space]))
    return spaces_in(found & bits_of(game.ground.translate(NO_HOMEZONE)) | here)


def place_oni(game: Tsukuyumi, seat: int, n: int) -> None:
    """Placing Oni (n): as many as the supply has; with none, one Oni Conquest instead (TS-ONI-20, -24, -25)."""
    if can_place(game):
        game.push(PlaceOni(seat, "", n + sum([part.more_placed(game, seat) for part in game.rules.on_more_placed])))
    elif not supply(game):
        game.tell("no-oni", seat=seat, rule="TS-ONI-24")
        conquest(game, seat, 1, 1, 1)
    else:
        game.tell("no-oni", seat=seat, rule="TS-ONI-21")  # every source is cancelled: nowhere to place them


def place_one(game: Tsukuyumi, seat: int) -> None:
    """One Oni by the placing rules; never a substitute Conquest (TS-ONI-26)."""
    if can_place(game):
        game.push(PlaceOni(seat, "", 1))


class PlaceOni(Choice[Tsukuyumi]):
    """``place <oni> <space>``; any size, each where one likes (TS-ONI-23). Mines do not react (TS-NOMAD-05)."""

    kind_id: str
    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        kinds, spaces = supply(game), placeable(game)
        ids = game.book.kind_ids
        coming = guests(game)
        if self.kind_id and self.kind_id not in game.book.kind_index:
            return [picked for picked in coming if picked.tokens[1] == self.kind_id]
        if self.kind_id:
            kind = game.book.kind_index[self.kind_id]
            if kind not in game.book.plain_oni:
                spaces = [space for one, space in more_oni(game) if one == kind]
            return [option("place", self.kind_id, NAMES[s]) for s in spaces]
        pairs = more_oni(game)
        if len(kinds) * len(spaces) + len(pairs) + len(coming) > MOST:
            sizes = [ids[k] for k in (*kinds, *dict.fromkeys(k for k, _ in pairs))]
            return [option("size", word) for word in (*sizes, *dict.fromkeys(str(p.tokens[1]) for p in coming))]
        found: list[Option] = []
        for kind in kinds:
            found += map(game.book.place_oni[kind].__getitem__, spaces)
        return found + [option("place", ids[k], NAMES[s]) for k, s in pairs] + coming

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked.verb == "size":
            game.push(PlaceOni(self.seat, str(picked.tokens[1]), self.n))
            return
        if picked.tokens[1] not in game.book.kind_index:
            if self.n > 1:
                game.push(PlaceRest(self.n - 1, self.seat))
            next(part for part in game.rules.on_oni_guests if picked in part.oni_guests(game)).guest_comes(
                game, self.seat, picked
            )
            return
        kind, space = game.book.kind_index[str(picked.tokens[1])], SPACE[str(picked.tokens[2])]
        if kind not in game.book.plain_oni:
            if self.n > 1:
                game.push(PlaceRest(self.n - 1, self.seat))
            part = next(part for part in game.rules.on_more_oni if kind in part.more_oni(game))
            part.arrives(game, self.seat, kind, space)
            return
        spawn(game, kind, space)
        game.tell("oni-placed", seat=self.seat, unit=game.book.kind_ids[kind], space=NAMES[space], rule="TS-ONI-20")
        if self.n > 1 and can_place(game):
            game.push(PlaceOni(self.seat, "", self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


class PlaceRest(Step[Tsukuyumi]):
    """The rest of Placing Oni, when all that a Legendary Oni brings with it stands."""

    n: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if can_place(game):
            game.push(PlaceOni(self.seat, "", self.n))


# --- Oni Conquest ------------------------------------------------------------------------------------------


def may_attack(game: Tsukuyumi, areas: int, reach: int, combats: int) -> bool:
    """Whether Oni that are activated can attack anything at all; asked before which ones, so it ends at the first."""
    plan = Plan(game, reach, combats)
    for space in movable(game):  # noqa: SIM110 (a loop is twice as fast)
        if outlook(plan, (), space, areas, combats):
            return True
    return False


def sources(game: Tsukuyumi, areas: int, reach: int, combats: int) -> list[int]:
    """Spaces with Oni that may be activated first: as many attacks as any choice can bring about stay possible."""
    found = movable(game)
    plan = Plan(game, reach, combats)
    worth = [outlook(plan, (), s, areas, combats) for s in found]
    most = max(worth, default=0)
    return [s for s, n in zip(found, worth) if n == most] if most else []


def outlook(plan: Plan, reached: tuple[int, ...], source: int, areas: int, combats: int) -> int:
    """Attacks still possible if the Oni of ``source`` are activated now, as one of ``areas``."""
    rest: list[int] = []
    if areas > 1:  # else nobody comes after them
        rest = [s for s in movable(plan.game) if s != source and s not in reached]
    elif combats == 1 and not reached:  # one area that one of them can come to is all that is asked
        for _, found in plan.source(source):
            if found:
                return 1
        return 0
    return attacks(reached, plan.source(source), rest, areas - 1, plan, combats)


def movable(game: Tsukuyumi) -> list[int]:
    """Spaces with Oni that may be activated."""
    spaces = game.spaces_of(ONI)
    return [s for s in spaces if not fixed(game, s)] if game.book.anchored_oni else spaces


def fixed(game: Tsukuyumi, space: int) -> bool:
    """Whether only the Defiler stands there, who is never activated (QM-65)."""
    anchored = 0
    for kind in game.book.anchored_oni:
        anchored += game.count(space, kind)
    return anchored == game.crowd[ONI * SPACES + space]


def conquest(game: Tsukuyumi, seat: int, areas: int, reach: int, combats: int) -> None:
    """Oni Conquest: Italian 1 area, range 1, 1 attack (TS-ONI-30..33), Polish as the card says (TS-ONI-30-PL); first
    what parts ask for."""
    before = [step for part in game.rules.on_oni_opens for step in part.oni_opens(game, seat)]
    if before:
        game.then(*before, OniSetOut(areas, combats, reach, seat))
    else:
        set_out(game, seat, areas, reach, combats)


class OniSetOut(Step[Tsukuyumi]):
    """The Oni Conquest itself."""

    areas: int
    combats: int
    reach: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        set_out(game, self.seat, self.areas, self.reach, self.combats)


def set_out(game: Tsukuyumi, seat: int, areas: int, reach: int, combats: int) -> None:
    for part in game.rules.on_oni_acts:
        if part.oni_acts(game, seat, reach, combats):
            return
    if may_attack(game, areas, reach, combats):
        game.push(OniSource(seat, areas, combats, reach, ()))
    elif not game.spaces_of(ONI):
        game.tell("no-oni", seat=seat, rule="TS-ONI-37")
    elif game.rules.oni_walk_on:
        game.push(OniTowards(seat))
    else:
        game.push(OniFallback(seat))


class OniSource(Choice[Tsukuyumi]):
    """Which area's Oni are activated: ``source <space>`` (TS-ONI-30). ``reached``: where earlier ones now stand."""

    areas: int
    combats: int
    reach: int
    reached: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        if not self.reached:
            return [SOURCE[s] for s in sources(game, self.areas, self.reach, self.combats)]
        others = [s for s in movable(game) if s not in self.reached]
        plan = Plan(game, self.reach, self.combats)
        now = attacks(self.reached, [], [], 0, plan, self.combats)
        worth = [outlook(plan, self.reached, s, self.areas, self.combats) for s in others]
        most = max(worth, default=0)
        found = [SOURCE[s] for s, n in zip(others, worth) if n >= most]
        return [*found, DONE] if now >= most else found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            game.push(OniTarget(self.seat, self.combats, self.reached))
            return
        space = SPACE[str(picked.tokens[1])]
        game.oni_bonus = oni_range(game, space)
        reach = self.reach + game.oni_bonus
        open_march(game, ONI, reach, space, True)
        game.push(OniMove(self.seat, self.areas, self.combats, reach, self.reached, space))


class OniMove(Choice[Tsukuyumi]):
    """Activated Oni may move, and split up (TS-ONI-31): ``march <oni> <space> <steps>`` or ``done``.

    An answer that gives up an attack that could still be made is not offered (4.6 step 3, TS-ONI-33-PL)."""

    areas: int
    combats: int
    reach: int
    reached: tuple[int, ...]
    source: int
    silent = True

    def spots(self, game: Tsukuyumi) -> tuple[int, ...]:
        """Where activated Oni stand: the source if some stayed, and where others went."""
        found = set(self.reached)
        march = game.march
        for i in range(0, len(march), 5):
            found.add(march[i + 1])
        if game.crowd[ONI * SPACES + self.source]:
            found.add(self.source)
        return tuple(sorted(s for s in found if game.crowd[ONI * SPACES + s]))

    def options(self, game: Tsukuyumi) -> list[Option]:
        plan, groups = self.plan(game), self.groups(game)
        most = self.attacks(game, groups, plan)
        found = []
        for which in dict.fromkeys([g[:3] for g in groups]):
            if may_step(game, self, which, groups, plan, most):
                kind, space, left = which
                found.append(march_option(game.book, kind, space, left))
        if not found or self.attacks(game, [], plan) >= most:
            found.append(DONE)
        return found

    def plan(self, game: Tsukuyumi) -> Plan:
        return Plan(game, self.reach - game.oni_bonus, self.combats)

    def groups(self, game: Tsukuyumi) -> list[Group]:
        return candidates(game, ONI, self.reach, self.source, -1, action=True)

    def attacks(self, game: Tsukuyumi, groups: list[Group], plan: Plan, spot: int = -1) -> int:
        """Attacks still possible by these groups and further sources (no groups: the movement is done). ``spot``: where
        a group of them would have gone."""
        held, rest = self.reached, []
        if plan.one and groups and self.areas == 1 and not held:  # one area that a group can come to is all
            return int(plan.reaches(groups))
        if not groups or self.areas > 1:
            spots = self.spots(game)
            held = held if groups else spots
            if self.areas > 1:
                rest = [s for s in movable(game) if s not in spots and s != spot]
        return attacks(held, plan.able(groups), rest, self.areas - 1, plan, self.combats)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            _, unit, name, left = picked.tokens
            kind, space = game.book.kind_index[str(unit)], SPACE[str(name)]
            game.push(
                OniMoveTo(
                    self.seat, self.areas, self.combats, self.reach, self.reached, self.source, kind, space, int(left)
                )
            )
            return
        spots = self.spots(game)
        close_march(game)
        reach = self.reach - game.oni_bonus
        game.oni_bonus = 0
        if self.areas > 1 and any(s not in spots for s in game.spaces_of(ONI)):
            game.push(OniSource(self.seat, self.areas - 1, self.combats, reach, spots or (self.source,)))
        else:
            game.push(OniTarget(self.seat, self.combats, spots))


def may_step(
    game: Tsukuyumi, move: OniMove, which: tuple[int, int, int], groups: list[Group], plan: Plan, most: int
) -> bool:
    """Whether groups of one kind, space and steps left have any of ``allowed_steps``."""
    if plan.attacks_anyway([g for g in groups if g[:3] != which or g[4] > 1]):  # one steps, these stay or go later
        return any(ways(game, ONI, g, False) for g in groups if g[:3] == which)
    for _ in allowed_steps(game, move, which, groups, plan, most):
        return True
    return False


def allowed_steps(
    game: Tsukuyumi, move: OniMove, which: tuple[int, int, int], groups: list[Group], plan: Plan, most: int
) -> Iterator[Option]:
    """The steps of the groups of one kind, space and steps left after which as many attacks as now, ``most``, are still
    possible."""
    kind, space, left = which
    picked = [g for g in groups if g[:3] == which]
    rest = [g for g in groups if g[:3] != which]
    steps = destinations(game, ONI, space, picked, False, False)
    if plan.attacks_anyway(rest):
        yield from steps
        return
    for step in steps:
        target, n = SPACE[str(step.tokens[1])], int(step.tokens[2])
        if plan.attacks_in(target, kind):
            yield step
            continue
        after = [*rest, (kind, target, left - 1, 0, n)]
        for g in picked:
            took = min(n, g[4])
            n -= took
            if g[4] > took:
                after.append((*g[:4], g[4] - took))
        if move.attacks(game, after, plan, target) >= most:
            yield step


class OniMoveTo(Choice[Tsukuyumi]):
    """``to <space> <n>`` for the Oni picked."""

    areas: int
    combats: int
    reach: int
    reached: tuple[int, ...]
    source: int
    unit: int
    space: int
    left: int
    silent = True

    def _back(self) -> OniMove:
        return OniMove(self.seat, self.areas, self.combats, self.reach, self.reached, self.source)

    def options(self, game: Tsukuyumi) -> list[Option]:
        move = self._back()
        plan, groups = move.plan(game), move.groups(game)
        most = move.attacks(game, groups, plan)
        return list(allowed_steps(game, move, (self.unit, self.space, self.left), groups, plan, most))

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        move = self._back()
        game.push(move)
        groups = [g for g in move.groups(game) if g[:3] == (self.unit, self.space, self.left)]
        target = SPACE[str(picked.tokens[1])]
        move_groups(game, self.space, groups, target, int(picked.tokens[2]))
        oni_enter(game, self.seat, target)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.unit], "space": NAMES[self.space], "n": self.left}


def move_groups(game: Tsukuyumi, space: int, groups: list[Group], target: int, n: int) -> None:
    moved: list[Group] = []
    for kind, at, left, flags, here in groups:
        took = min(here, n)
        if took:
            moved.append((kind, at, left, flags, took))
            n -= took
    carry(game, ONI, space, target, moved)


class OniTarget(Choice[Tsukuyumi]):
    """The area attacked with the Oni Conquest card: one that holds activated Oni (TS-ONI-33, TS-ONI-33-PL)."""

    combats: int
    spots: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        crowd, known = game.crowd, targets(game)
        found = [s for s in self.spots if crowd[ONI * SPACES + s] and is_goal(game, s, -1, known)]
        return [option("attack", NAMES[s]) for s in found] or [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        if self.combats > 1:
            game.push(OniTarget(self.seat, self.combats - 1, self.spots))
        oni_attack(game, self.seat, SPACE[str(picked.tokens[1])])


class OniFallback(Step[Tsukuyumi]):
    """No legal conquest anywhere: up to three Oni may move by 1, and the action ends (TS-ONI-37, Q-05)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        begin(game, self.seat, ONI, 1, budget=3, action=True)


class OniTowards(Choice[Tsukuyumi]):
    """Polish: at least one Oni must move towards an area it could conquer; the action ends (TS-ONI-37-PL).

    ``step <oni> <from> <to>`` brings it nearer by one; two more may then move as in TS-ONI-37."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        far = distances(game)
        ids, leads, anchored = game.book.kind_ids, game.book.leads, game.book.anchored
        found = []
        for space in game.spaces_of(ONI):
            edges = open_edges(game, ONI, space, False)
            plain = [k for k in game.kinds_at(space, ONI) if not leads[k] and not anchored[k]]
            for d, t in AROUND[space]:
                if edges >> d & 1 and far.get(t, 999) < far.get(space, 999):
                    found += [option("step", ids[k], NAMES[space], NAMES[t]) for k in plain]
        return found + leaders_towards(game) or [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        kind, a, b = game.book.kind_index[str(picked.tokens[1])], *(SPACE[str(t)] for t in picked.tokens[2:])
        open_march(game, ONI, 1, -1, True)
        game.push(Move(self.seat, True, 2, 1, -1, ONI))
        carry(game, ONI, a, b, [(kind, a, fresh_reach(game, kind, a, 1, 0, True), FRESH, 1)])
        oni_enter(game, self.seat, b)


def leaders_towards(game: Tsukuyumi) -> list[Option]:
    """The same for Oni who lead: towards what they may attack."""
    found = []
    for kind in [k for k in game.book.oni_kinds if game.book.leads[k]]:
        far = distances(game, kind)
        for space in game.spaces_of(ONI):
            edges = open_edges(game, ONI, space, is_flying(game, ONI, kind, space)) if game.count(space, kind) else 0
            for d, t in AROUND[space]:
                if edges >> d & 1 and far.get(t, 999) < far.get(space, 999):
                    found.append(option("step", game.book.kind_ids[kind], NAMES[space], NAMES[t]))
    return found


def distances(game: Tsukuyumi, mover: int = -1) -> dict[int, int]:
    """Steps of Oni (of one that leads) from each space to the nearest area they could conquer."""
    known = targets(game)
    far = {s: 0 for s in game.areas if is_goal(game, s, mover, known)}
    todo = list(far)
    for space in todo:
        edges = open_edges(game, ONI, space, mover >= 0 and is_flying(game, ONI, mover, space))
        for d, t in AROUND[space]:
            if edges >> d & 1 and t not in far:
                far[t] = far[space] + 1
                todo.append(t)
    return far
