"""Which Oni move: sets of several in ALG-2, and the choice among equal ones in ALG-4.

A *way* is a path of one Oni to the area. Players in a space on the way hold up Oni that walk, unless all Oni of the
attack that pass there, with those who stand there, weigh as much (TS-MOVE-07 to -09). So ways depend on each other: the
sets are built Oni by Oni, and for each number of Oni, sum of CP and weight that passes each such space only the least
distance is kept.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...board import steps_to
from ...position import Tsukuyumi
from .search import Field, Rank, cp_there, heft, need
from .state import PLAIN_TERMS, Terms

Path = tuple[int, ...]  # spaces after the start, the area last
Pick = tuple[int, int, Path]  # kind, where it starts, its way
Wanted = tuple[int, int]  # CP and distance of the only sets that are of use
State = tuple[int, int, tuple[int, ...]]  # Oni, CP, by held space: weight that passes * 2, 1 more if somebody walks


def size(game: Tsukuyumi, kind: int) -> int:
    """Small before Medium before Large before Legendary (ALG-4)."""
    return 8 if game.book.legend[kind] else game.book.strength[kind]


class Route:
    """Ways of one kind from one space that pass the same held spaces: as many steps, and what they are good for."""

    __slots__ = ("helps", "paths", "steps", "walks")

    def __init__(self, steps: int, helps: int, walks: int, path: Path) -> None:
        self.steps = steps
        self.helps = helps  # held spaces on the way, as bits
        self.walks = walks  # those of them where the Oni does not fly
        self.paths = [path]


class Mover:
    """Oni of a kind in a space that can come to the area."""

    __slots__ = ("cp", "heft", "kind", "n", "routes", "size", "source")

    def __init__(self, game: Tsukuyumi, kind: int, source: int, n: int, routes: list[Route]) -> None:
        self.kind = kind
        self.source = source
        self.n = n
        self.routes = routes
        self.cp = game.book.cp[kind]
        self.heft = heft(game, kind)
        self.size = size(game, kind)


def paths_to(field: Field, kind: int, source: int, area: int, reach: int) -> list[Path]:
    """Every way of at most so many steps over open edges that enters no space twice."""
    far, wings = steps_to(area), field.wings[kind]
    found: list[Path] = []
    todo: list[Path] = [()]
    while todo:
        path = todo.pop()
        at, left = (path[-1] if path else source), reach - len(path)
        for t in field.near(at, wings and field.flies(kind, at)):
            if far[t] >= left or t == source or t in path:
                continue
            if t == area:
                found.append((*path, t))
            else:
                todo.append((*path, t))
    return found


class Parties:
    """All sets of Oni that could conquer one area; ``lone``: only sets of one that
    takes at most so many steps."""

    def __init__(
        self, game: Tsukuyumi, area: int, terms: Terms = PLAIN_TERMS, field: Field | None = None, lone: int = 0
    ) -> None:
        self.game = game
        self.field = field or Field(game)  # of the search that asks, or an own one
        self.area = area
        self.longest = terms.longest
        self.lack = need(game, area) - cp_there(game, area)
        self.held: list[int] = []  # spaces on ways where players hold Oni up
        self.guards: list[int] = []  # what must weigh to pass them
        ronin = game.book.legends.get("ronin", -1)
        home = -1  # where the Ronin starts, if it can come
        routes_of: dict[tuple[int, int, int], list[Route]] = {}  # those who walk the same way share them
        self.movers: list[Mover] = []
        self.escort: list[Mover] = []  # the same with the Ronin's company, who go as far as it does (MQ-26)
        for source, kind, _ in self.field.oni if self.field.company else ():
            if kind == ronin and source != area:
                home = source
        away, furthest = steps_to(area), lone or self.field.furthest
        for source, kind, n in self.field.oni:
            if source == area or away[source] > furthest or (lone and game.book.cp[kind] < self.lack):
                continue
            reach = min(lone or 99, self.field.reach(kind))
            far = reach + 1 if source == home and kind != ronin else reach
            if away[source] > far:
                continue  # too far whatever lies between
            same = (source, far, kind if self.field.wings[kind] else -1)
            if same not in routes_of:
                routes_of[same] = self._routes(kind, source, far)
            routes = routes_of[same]
            if not routes:
                continue
            mover = Mover(game, kind, source, n, routes)
            self.escort.append(mover)
            if far > reach:
                mover = Mover(game, kind, source, n, [route for route in routes if route.steps <= reach])
            if mover.routes:
                self.movers.append(mover)
        self.ronin = ronin if any(m.kind == ronin for m in self.movers) else -1

    def _routes(self, kind: int, source: int, reach: int) -> list[Route]:
        found: dict[tuple[int, int], Route] = {}  # a longer way that passes the same held spaces is never better
        for path in paths_to(self.field, kind, source, self.area, reach):
            helps = walks = 0
            for space in path[:-1]:
                bit = self._held(space)
                helps |= bit
                if bit and not self.field.flies(kind, space):
                    walks |= bit
            known = found.get((helps, walks))
            if known is None or len(path) < known.steps:
                found[helps, walks] = Route(len(path), helps, walks, path)
            elif len(path) == known.steps:
                known.paths.append(path)
        return list(found.values())

    def _held(self, space: int) -> int:
        """The bit of a space where players hold up who passes, 0 if nobody does."""
        if space not in self.held:
            weight = self.field.guard(space)
            if weight <= 0:
                return 0
            self.held.append(space)
            self.guards.append(weight)
        return 1 << self.held.index(space)

    # --- building sets --------------------------------------------------------------------------------------

    def _joined(self, state: State, mover: Mover, route: Route) -> State:
        n, cp, held = state
        if route.helps:
            now = list(held)
            for i, most in enumerate(self.guards):
                if route.helps >> i & 1:
                    now[i] = min(now[i] // 2 + mover.heft, most) * 2 | now[i] & 1 | route.walks >> i & 1
            held = tuple(now)
        return n + 1, cp + mover.cp, held

    def _passes(self, held: tuple[int, ...]) -> bool:
        for value, most in zip(held, self.guards):  # noqa: SIM110
            if value & 1 and value // 2 < most:
                return False
        return True

    def _steps(self, so_far: int, route: Route) -> int:
        return max(so_far, route.steps) if self.longest else so_far + route.steps

    def _start(
        self, fixed: list[Pick], movers: list[Mover]
    ) -> tuple[dict[State, int], dict[tuple[int, int], int]] | None:
        """The state of Oni that are chosen already, and how many of each kind and space are used up."""
        state: State = (0, 0, (0,) * len(self.guards))
        steps = 0
        used: dict[tuple[int, int], int] = {}
        for kind, source, path in fixed:
            mover = next((m for m in movers if m.kind == kind and m.source == source), None)
            if mover is None:
                return None
            route = next((r for r in mover.routes if path in r.paths), None)
            used[kind, source] = used.get((kind, source), 0) + 1
            if route is None or used[kind, source] > mover.n:
                return None
            state, steps = self._joined(state, mover, route), self._steps(steps, route)
        return {state: steps}, used

    def _best(
        self, movers: list[Mover], most: int, fixed: list[Pick], with_ronin: bool, largest: int, wanted: Wanted | None
    ) -> dict[tuple[int, int], int]:
        """The least distance by number of Oni and CP, of sets of at most ``most`` that pass and are enough."""
        if most == 1 and not fixed:
            return self._best_single(movers, with_ronin, largest)
        begun = self._start(fixed, movers)
        if begun is None:
            return {}
        states, used = begun
        if len(fixed) >= most:  # the set is whole: nobody joins it
            if with_ronin and self._lacks_ronin(movers, used, largest):
                return {}
            movers = []
        for place, mover in enumerate(movers):
            if mover.size > largest:
                continue
            if wanted is not None:
                states = self._hopeful(states, movers[place:], most, wanted)
            left = mover.n - used.get((mover.kind, mover.source), 0)
            must = with_ronin and mover.kind == self.ronin and not used.get((mover.kind, mover.source))
            new: dict[State, int] = {} if must else dict(states)
            for count in range(1, min(left, most) + 1):
                for taken in combinations_with_replacement(mover.routes, count):
                    for state, steps in states.items():
                        if state[0] + count > most:
                            continue
                        for route in taken:
                            state, steps = self._joined(state, mover, route), self._steps(steps, route)
                        if steps < new.get(state, 1 << 20):
                            new[state] = steps
            states = new
        found: dict[tuple[int, int], int] = {}
        for (n, cp, held), steps in states.items():
            if n and cp >= self.lack and self._passes(held) and steps < found.get((n, cp), 1 << 20):
                found[n, cp] = steps
        return found

    def _hopeful(self, states: dict[State, int], movers: list[Mover], most: int, wanted: Wanted) -> dict[State, int]:
        """Those that the Oni who are left can still make a set of ``most`` Oni with what is wanted."""
        cp, far = wanted
        some = [m.cp for m in movers]
        least, best, nearest = min(some), max(some), min([r.steps for m in movers for r in m.routes])
        found = {}
        for state, steps in states.items():
            left = most - state[0]
            if left * least <= cp - state[1] <= left * best:
                to_come = 0 if not left or self.longest else left * nearest
                if steps + to_come <= far:
                    found[state] = steps
        return found

    def _lacks_ronin(self, movers: list[Mover], used: dict[tuple[int, int], int], largest: int) -> bool:
        """Whether the Ronin, who must lead, is not among those that are used."""
        for mover in movers:
            if mover.kind == self.ronin and mover.size <= largest and not used.get((mover.kind, mover.source)):
                return True
        return False

    def _best_single(self, movers: list[Mover], with_ronin: bool, largest: int) -> dict[tuple[int, int], int]:
        """The same of single Oni; with the Ronin, that is the Ronin."""
        found: dict[tuple[int, int], int] = {}
        for mover in movers:
            if mover.cp < self.lack or (with_ronin and mover.kind != self.ronin) or mover.size > largest:
                continue
            for route in mover.routes:
                if route.steps < found.get((1, mover.cp), 1 << 20) and self._lets_pass(mover.heft, route.walks):
                    found[1, mover.cp] = route.steps
        return found

    def _lets_pass(self, weight: int, walks: int) -> bool:
        """Whether one Oni is enough for every held space that it walks through, bits of which are given."""
        for i, most in enumerate(self.guards):  # noqa: SIM110
            if walks >> i & 1 and weight < most:
                return False
        return True

    def best(
        self, most: int, fixed: list[Pick], largest: int = 8, wanted: Wanted | None = None
    ) -> dict[tuple[int, int], int]:
        """The same, whether the Ronin leads its company or not. With ``wanted``, only sets of
        ``most`` Oni with that CP and distance need to be among them."""
        found = self._best(self.movers, most, fixed, False, largest, wanted)
        if self.ronin >= 0 and len(self.escort) and largest >= 8:
            for key, steps in self._best(self.escort, most, fixed, True, largest, wanted).items():
                if steps < found.get(key, 1 << 20):
                    found[key] = steps
        return found

    def rank(self) -> Rank | None:
        """The fewest Oni, then the fewest steps, of sets of one and more; None if no set is enough (ALG-2)."""
        strong = sorted([m.cp for m in self.escort for _ in range(m.n)], reverse=True)
        fewest, total = 0, 0
        while total < self.lack or not fewest:
            if fewest == len(strong):
                return None
            total += strong[fewest]
            fewest += 1
        for most in range(fewest, len(strong) + 1):
            steps = [d for (n, _), d in self.best(most, []).items() if n == most]
            if steps:
                return most, min(steps)
        return None


class Plan:
    """The Oni of one attack as ALG-4 has them: so many, so many steps together, so much CP, none larger than needed."""

    __slots__ = ("area", "cp", "known", "largest", "n", "parties", "steps")

    def __init__(
        self, game: Tsukuyumi, area: int, rank: Rank, terms: Terms = PLAIN_TERMS, parties: Parties | None = None
    ) -> None:
        self.area = area
        self.known: dict[tuple[Pick, ...], list[Pick]] = {}
        self.n, self.steps = rank
        self.parties = parties or Parties(game, area, terms)
        fitting = [cp for (n, cp), d in self.parties.best(self.n, []).items() if n == self.n and d == self.steps]
        self.cp = min(fitting)
        kinds = {m.size for m in self.parties.movers} | {m.size for m in self.parties.escort}
        self.largest = min(s for s in sorted(kinds) if self._fits([], s))

    def _fits(self, fixed: list[Pick], largest: int) -> bool:
        wanted = (self.cp, self.steps)
        return self.parties.best(self.n, fixed, largest, wanted).get((self.n, self.cp), -1) == self.steps

    def picks(self, fixed: list[Pick]) -> list[Pick]:
        """What the next Oni of the set may be, after those that are ``fixed``: every one with which the set can still
        be as good as any (MP-ATTACK-14). One answer is no question."""
        found = self.known.get(tuple(fixed))
        if found is None:
            found = self.known[tuple(fixed)] = self._picks(fixed)
        return found

    def could_hold(self, fixed: list[Pick], pick: Pick, n: int) -> bool:
        """Whether a set as good as any has, after those that are ``fixed``, so many Oni of this kind and start, over
        this way; an empty way: over any."""
        kind, source, path = pick
        paths = [path]
        if not path:
            both = (*self.parties.movers, *self.parties.escort)
            routes = [r for m in both if m.kind == kind and m.source == source for r in m.routes]
            paths = list(dict.fromkeys(route.paths[0] for route in routes))
        for taken in combinations_with_replacement(paths, n):
            if self._fits([*fixed, *[(kind, source, way) for way in taken]], self.largest):
                return True
        return False

    def _picks(self, fixed: list[Pick]) -> list[Pick]:
        found: list[Pick] = []
        if len(fixed) >= self.n:
            return found
        seen = set()
        for mover in (*self.parties.movers, *self.parties.escort):
            if mover.size > self.largest:
                continue
            for route in mover.routes:
                key = (mover.kind, mover.source, route.steps, route.helps, route.walks)
                if key in seen:
                    continue
                seen.add(key)
                if self._fits([*fixed, (mover.kind, mover.source, route.paths[0])], self.largest):
                    found += [(mover.kind, mover.source, path) for path in route.paths]
        return found
