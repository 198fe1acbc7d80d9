"""The Power card *Revenge of the Oni*: for a round Oni do not conquer. Who moves them must bring them to a unit of any
player by a shortest way, and there they deal damage (TSM-POWER-12..18, QM-53).

A space with a unit is a goal, a Homezone too (Q-22), so a shortest way never leads through one: the strength of those
who stand in the way does not matter.
"""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import AROUND, NAMES, SPACE, SPACES, bits_of, over, spaces_in
from ..position import ONI, Tsukuyumi
from ..rules import battle as b
from ..rules.cards import DAMAGE, cards_of
from ..rules.combat import oni_attack
from ..rules.march import fresh_reach
from ..rules.movement import oni_enter, step
from ..rules.oni import fixed
from ..rules.oni_plan import oni_range
from ..rules.ways import all_open_edges, is_flying, open_edges


def is_prey(game: Tsukuyumi, space: int) -> bool:
    """Whether a player's unit stands there."""
    crowd = game.crowd
    for seat in game.order:  # noqa: SIM110 (asked of every space on the way)
        if crowd[seat * SPACES + space]:
            return True
    return False


def walking(game: Tsukuyumi, kind: int) -> bytes:
    """By space: edges that an Oni of the kind may cross; empty for one that may fly, which must be asked each time."""
    return b"" if game.book.flying[kind] else all_open_edges(game, ONI, False)


def exits(game: Tsukuyumi, kind: int, space: int, known: bytes) -> int:
    """The edges of a space; ``known`` is what :func:`walking` says."""
    return known[space] if known else open_edges(game, ONI, space, is_flying(game, ONI, kind, space))


def ways_from(game: Tsukuyumi, source: int, kind: int) -> dict[int, int]:
    """Steps of an Oni of this kind to each space, as far as the nearest units; none through them."""
    far = {source: 0}
    todo = [source]
    nearest = 0 if is_prey(game, source) else 999
    known = walking(game, kind)
    for space in todo:
        if far[space] >= nearest:
            break
        edges = exits(game, kind, space, known)
        for d, t in AROUND[space]:
            if edges >> d & 1 and t not in far:
                far[t] = far[space] + 1
                todo.append(t)
                if nearest == 999 and is_prey(game, t):
                    nearest = far[t]
    return far


def movers(game: Tsukuyumi, source: int) -> list[int]:
    return [k for k in game.kinds_at(source, ONI) if not game.book.anchored[k]]


def steps_of(game: Tsukuyumi, source: int, kind: int, reach: int) -> int:
    return fresh_reach(game, kind, source, reach + oni_range(game, source), 0, True)


def nearest(game: Tsukuyumi, source: int) -> int:
    """The least number of steps from a source to a unit; 999 if there is no way."""
    return Hunt(game).nearest(source)


class Hunt:
    """What is found out once, however many sources are asked about: where units stand, and the edges open on foot."""

    __slots__ = ("edges", "game", "prey")

    def __init__(self, game: Tsukuyumi) -> None:
        self.game = game
        self.prey = 0
        for seat in game.order:
            self.prey |= bits_of(bytes(game.crowd[seat * SPACES : (seat + 1) * SPACES]))
        self.edges = b""

    def nearest(self, source: int) -> int:
        """The least number of steps from a source to a unit; 999 if there is no way."""
        game, least, walked = self.game, 999, False
        kinds = movers(game, source)
        if self.prey >> source & 1:
            return 0 if kinds else 999
        for kind in kinds:
            if game.book.flying[kind]:
                least = min([least, *[n for s, n in ways_from(game, source, kind).items() if is_prey(game, s)]])
            elif not walked:
                least, walked = min(least, self._on_foot(source)), True
        return least

    def _on_foot(self, source: int) -> int:
        if not self.edges:
            self.edges = all_open_edges(self.game, ONI, False)
        steps, seen = 0, 1 << source
        edge = seen
        while edge:
            if edge & self.prey:
                return steps
            new = 0
            for space in spaces_in(edge):
                new |= over(space, self.edges[space])
            edge = new & ~seen
            seen |= edge
            steps += 1
        return 999


def goals(game: Tsukuyumi, source: int, kind: int, reach: int) -> list[int]:
    """Where an activated Oni of the source goes: to units at the least distance of the source (TSM-POWER-13), or, if
    they are too far, as near to them as it comes (TSM-POWER-14)."""
    least, steps = nearest(game, source), steps_of(game, source, kind, reach)
    far = ways_from(game, source, kind)
    if least <= steps:
        return sorted(s for s, n in far.items() if n == least and is_prey(game, s))
    prey = [s for s, n in far.items() if n == least and is_prey(game, s)]
    back = distances_to(game, prey, kind)
    return sorted(s for s, n in far.items() if 0 < n == steps and back.get(s, 999) == least - steps)


def distances_to(game: Tsukuyumi, prey: list[int], kind: int) -> dict[int, int]:
    far = dict.fromkeys(prey, 0)
    todo = list(prey)
    known = walking(game, kind)
    for space in todo:
        for d, t in AROUND[space]:
            back = (d + 3) % 6
            if game.ground[t] and t not in far and exits(game, kind, t, known) >> back & 1:
                far[t] = far[space] + 1
                todo.append(t)
    return far


def able(game: Tsukuyumi, reach: int) -> list[int]:
    """Sources whose Oni come to a unit."""
    found, hunt = [], Hunt(game)
    for space in game.spaces_of(ONI):
        kinds = movers(game, space)
        if kinds and hunt.nearest(space) <= max([steps_of(game, space, k, reach) for k in kinds]):
            found.append(space)
    return found


def begin(game: Tsukuyumi, seat: int, reach: int, combats: int) -> None:
    """Each attack of the action is one of these (QM-53)."""
    game.then(*[Revenge(seat, reach) for _ in range(combats)])


class Revenge(Step[Tsukuyumi]):
    """Oni that come to a unit, or else are brought nearer to one."""

    seat: int
    reach: int

    def run(self, game: Tsukuyumi) -> None:
        found = able(game, self.reach)
        attack = bool(found)
        if not attack:
            there = [s for s in game.spaces_of(ONI) if not fixed(game, s)]
            found = [s for s in there if any(goals(game, s, k, self.reach) for k in movers(game, s))]
        if found:
            game.push(RevengeSource(self.seat, self.reach, tuple(found), attack))
        else:
            game.tell("no-oni", seat=self.seat, rule="TSM-POWER-14")


class RevengeSource(Choice[Tsukuyumi]):
    """Which area's Oni go: ``source <space>``."""

    reach: int
    found: tuple[int, ...]
    attack: bool

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("source", NAMES[s]) for s in self.found]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        source = SPACE[str(picked.tokens[1])]
        if self.attack and is_prey(game, source):
            oni_attack(game, self.seat, source)  # they need not move
            return
        plan: list[tuple[int, tuple[int, ...]]] = []
        for kind in movers(game, source):
            found = goals(game, source, kind, self.reach)
            if self.attack:
                found = [s for s in found if is_prey(game, s)]
            if found:
                plan.append((kind, tuple(found)))
        why = "revenge-nearest" if self.attack else "revenge-towards"
        n, among = nearest(game, source), tuple(sorted({NAMES[s] for _, found in plan for s in found}))
        rule = "TSM-POWER-13" if self.attack else "TSM-POWER-14"
        game.tell("revenge-way", space=NAMES[source], n=n, among=among, why=why, rule=rule)
        game.push(RevengeMove(self.seat, source, tuple(plan), self.attack, ()))


class RevengeMove(Choice[Tsukuyumi]):
    """Who of them goes where: ``send <oni> <space> <n>``, at least one; then ``done`` (TSM-POWER-13, -14)."""

    source: int
    plan: tuple[tuple[int, tuple[int, ...]], ...]
    attack: bool
    reached: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        found = [
            option("send", ids[kind], NAMES[space], n)
            for kind, spaces in self.plan
            for space in spaces
            for n in range(1, game.count(self.source, kind) + 1)
        ]
        return [*found, DONE] if self.reached or not found else found

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            if self.attack:
                game.push(RevengeTarget(self.seat, self.reached))
            return
        kind, to, n = game.book.kind_index[str(picked.tokens[1])], SPACE[str(picked.tokens[2])], int(picked.tokens[3])
        reached = tuple(sorted({*self.reached, to}))
        game.then(
            RevengeWalk(self.seat, kind, n, self.source, to),
            RevengeMove(self.seat, self.source, self.plan, self.attack, reached),
        )

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.source]}


class RevengeWalk(Step[Tsukuyumi]):
    """One step of Oni on a shortest way; Mines on it react (TS-MOVE-04)."""

    seat: int
    unit: int
    n: int
    space: int
    to: int

    def run(self, game: Tsukuyumi) -> None:
        n = min(self.n, game.count(self.space, self.unit))
        if not n or self.space == self.to:
            return
        far = distances_to(game, [self.to], self.unit)
        edges = open_edges(game, ONI, self.space, is_flying(game, ONI, self.unit, self.space))
        near = [t for d, t in AROUND[self.space] if edges >> d & 1 and far.get(t, 999) < far.get(self.space, 999)]
        if near:
            game.push(RevengeWalk(self.seat, self.unit, n, near[0], self.to))
            step(game, ONI, self.space, near[0], (self.unit, n))
            oni_enter(game, self.seat, near[0])


class RevengeTarget(Choice[Tsukuyumi]):
    """Exactly one of the spaces they have come to is attacked: ``attack <space>``."""

    spots: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        crowd = game.crowd
        found = [s for s in self.spots if crowd[ONI * SPACES + s] and is_prey(game, s)]
        return [option("attack", NAMES[s]) for s in found] or [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            oni_attack(game, self.seat, SPACE[str(picked.tokens[1])])


def lead_attack(game: Tsukuyumi) -> None:
    """Damage instead of Conquest under any leader; nothing is marked or devastated (TSM-POWER-12, TSM-POWER-15).
    Counterattacks are those of the card Oni Conquest (TSM-POWER-17)."""
    battle = game.battle
    battle[b.CARD] = cards_of(game.book).oni_card
    battle[b.PARTS] = DAMAGE
