"""Portals: where the Sentinels come in and between which they travel (TSM-SENTINEL-07, TSM-SENTINEL-08)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ...board import AROUND, NAMES, SPACE
from ...position import AREA, NOBODY, Tsukuyumi
from ...rules.battle import ATTACKER, alive
from ...rules.battle import SPACE as CONTESTED
from ...rules.oni import MOST, placeable, supply
from ...rules.pieces import destroy, spawn
from ...rules.setup import NOWHERE, groups_at, taken_groups
from .state import FIRST, PORTAL, gates, own, places, portals, row, unit

PUT = [option("portal", name) for name in NAMES]
BANISH = [option("banish", name) for name in NAMES]


def lay(game: Tsukuyumi, seat: int, space: int) -> None:
    game.put_marks(PORTAL, space)
    game.tell("portal-laid", seat=seat, space=NAMES[space], rule="TSM-SENTINEL-04")


# --- set-up ---------------------------------------------------------------------------------------------------


def free_areas(game: Tsukuyumi, seat: int) -> list[int]:
    """Areas off the Moon without anybody's marker, no two of them neighbours (TSF-JADE-02). On a board of groups the
    first lies in a group of their own."""
    lying = portals(game)
    free = [s for s in game.areas if game.ground[s] == AREA and game.territory[s] == NOBODY and s not in lying]
    apart = [s for s in free if not any(t in lying for _, t in AROUND[s])]
    if game.rules.board.groups and not lying:
        taken = taken_groups(game, seat)
        apart = [s for s in apart if not taken & set(groups_at(game, s))] or apart
    return apart or free


class LayPortal(Choice[Tsukuyumi]):
    """``portal <space>``: one of the first Portals."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [PUT[s] for s in free_areas(game, self.seat)] or [NOWHERE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NOWHERE:
            return
        space = SPACE[str(picked.tokens[1])]
        own(game)[FIRST] = own(game)[FIRST] or space + 1
        lay(game, self.seat, space)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": row(game).portals - len(portals(game))}


class Gathering(Step[Tsukuyumi]):
    """When all have set up each other player places Oni, in Initiative order (TSF-JADE-03)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        n = row(game).extra_oni_three if game.rules.seats == 3 else row(game).extra_oni
        game.then(*[FurtherOni(seat, "") for seat in game.order if seat != self.seat for _ in range(n)])


class FurtherOni(Choice[Tsukuyumi]):
    """``place <oni> <space>`` by the placing rules, never a Legendary one; where there are many ``size <oni>``."""

    kind_id: str

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids, kinds, spaces = game.book.kind_ids, supply(game), placeable(game)
        if self.kind_id:
            kinds = [game.book.kind_index[self.kind_id]]
        elif len(kinds) * len(spaces) > MOST:
            return [option("size", ids[k]) for k in kinds]
        return [option("place", ids[k], NAMES[s]) for k in kinds for s in spaces] or [NOWHERE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NOWHERE:
            return
        if picked.verb == "size":
            game.push(FurtherOni(self.seat, str(picked.tokens[1])))
            return
        unit_id, space = str(picked.tokens[1]), SPACE[str(picked.tokens[2])]
        spawn(game, game.book.kind_index[unit_id], space)
        game.tell("oni-placed", seat=self.seat, unit=unit_id, space=NAMES[space], rule="TS-ONI-20")


# --- travelling -----------------------------------------------------------------------------------------------


class Teleport(Choice[Tsukuyumi]):
    """``teleport <unit> <from> <to> <n>``, or done; a unit once (TSF-JADE-05). ``scope``: only from this space;
    ``target``: only to this Portal; ``moved``: who has arrived, as (space, kind, n)."""

    scope: int
    target: int
    moved: tuple[int, ...]
    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        goals = [s for s in gates(game, self.seat) if self.target in (-1, s)]
        found = []
        for space in game.spaces_of(self.seat) if self.scope < 0 else [self.scope]:
            for kind, n in alive(game, self.seat, space):
                n -= self._arrived(space, kind)
                found += [
                    option("teleport", ids[kind], NAMES[space], NAMES[to], i)
                    for to in goals
                    if to != space
                    for i in range(1, n + 1)
                ]
        return [*found, DONE]

    def _arrived(self, space: int, kind: int) -> int:
        moved = self.moved
        return sum([moved[i + 2] for i in range(0, len(moved), 3) if moved[i : i + 2] == (space, kind)])

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        kind = game.book.kind_index[str(picked.tokens[1])]
        space, to, n = SPACE[str(picked.tokens[2])], SPACE[str(picked.tokens[3])], int(picked.tokens[4])
        target = -1 if self.scope < 0 else to
        game.push(Teleport(self.seat, self.scope, target, (*self.moved, to, kind, n)))
        teleport(game, kind, space, to, n)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.scope] if self.scope >= 0 else "all"}


def teleport(game: Tsukuyumi, kind: int, a: int, b: int, n: int) -> None:
    """Taken up and set down: no step, so nothing that reacts to one does; movement used up stays used up."""
    tags = game.tags
    spent = sum([tags[i + 3] for i in range(0, len(tags), 4) if tags[i : i + 2] == [kind, a]])
    tired = max(0, n - (game.count(a, kind) - spent))
    for i in range(0, len(tags), 4):
        if tired and tags[i : i + 2] == [kind, a]:
            took = min(tired, tags[i + 3])
            tags[i + 3] -= took
            tags += (kind, b, tags[i + 2], took)
            tired -= took
    game.tags = [v for i in range(0, len(tags), 4) if tags[i + 3] for v in tags[i : i + 4]]
    game.add(a, kind, -n)
    game.add(b, kind, n)
    unit_id = game.book.kind_ids[kind]
    game.tell("teleported", unit=unit_id, n=n, space=NAMES[a], to_space=NAMES[b], rule="TSM-SENTINEL-08")


def may_travel(game: Tsukuyumi, seat: int) -> bool:
    goals = gates(game, seat)
    return bool(goals) and any(s != goals[0] or len(goals) > 1 for s in game.spaces_of(seat))


class Vanish(Step[Tsukuyumi]):
    """Vanishing Blow: the survivors may leave through one Portal."""

    def run(self, game: Tsukuyumi) -> None:
        seat, space = game.battle[ATTACKER], game.battle[CONTESTED]
        if alive(game, seat, space) and any(s != space for s in gates(game, seat)):
            game.push(Teleport(seat, space, -1, ()))


# --- the Faction effect ---------------------------------------------------------------------------------------


def banishable(game: Tsukuyumi, seat: int) -> list[tuple[int, int]]:
    """Small Oni beside own units, as (space, kind)."""
    kinds = [k for k in game.book.kinds_of[-1] if unit(game, k).size == "small"]
    return [(s, k) for s in places(game, seat) for k in kinds if game.count(s, k)]


def shifts(game: Tsukuyumi, seat: int) -> list[Option]:
    """A Portal from stock or from the board, to an area with an own unit and no Portal."""
    lying = portals(game)
    goals = [s for s in places(game, seat) if s not in lying]
    found = [PUT[s] for s in goals] if game.marks_left(PORTAL) else []
    return found + [option("transfer", NAMES[a], NAMES[b]) for a in lying for b in goals]


class SealAndShift(Choice[Tsukuyumi]):
    """``banish <space>``, ``portal <space>``, ``transfer <from> <to>``, or done (TSF-JADE-07)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        banish = [BANISH[s] for s in dict.fromkeys(s for s, _ in banishable(game, self.seat))]
        return [*banish, *shifts(game, self.seat), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        if picked.verb == "portal":
            lay(game, self.seat, space)
        elif picked.verb == "transfer":
            to = SPACE[str(picked.tokens[2])]
            game.put_marks(PORTAL, space, -1)
            game.put_marks(PORTAL, to)
            game.tell("portal-moved", seat=self.seat, space=NAMES[space], to_space=NAMES[to])
        else:
            kind = next(k for s, k in banishable(game, self.seat) if s == space)
            destroy(game, space, (kind, 1), self.seat, "banish")
