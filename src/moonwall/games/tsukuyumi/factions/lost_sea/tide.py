"""Displacement and Cleansing: what the whales do to others and to the land (TSM-LOSTSEA-02, TSM-LOSTSEA-05)."""

from __future__ import annotations

from moonwall.table import DONE, NO, YES, Choice, Option, Step, option

from ...board import AROUND, NAMES, SPACE
from ...book import M_BLOCK, M_NEGATION, M_STOP
from ...modules.own_events import amount
from ...position import HOMEZONE, NOBODY, ONI, Tsukuyumi
from ...rules.battle import alive, contested
from ...rules.damage import fall, health
from ...rules.ground import cancel, open_edge, set_pig, set_tunnel
from ...rules.movement import step
from ...rules.ways import open_edges
from .state import FAST, MOVED, displacement, far, own, tidal

CLEANSE = [option("cleanse", name) for name in NAMES]
SHOVE = [option("shove", name) for name in NAMES]


# --- Displacement ---------------------------------------------------------------------------------------------


def ways_out(game: Tsukuyumi, side: int, space: int) -> list[int]:
    """Open neighbouring areas: Blocks count, enemies do not, no Homezone (TSF-SEA-05)."""
    edges = open_edges(game, side, space, False)
    return [t for d, t in AROUND[space] if edges >> d & 1 and game.ground[t] != HOMEZONE]


def held_fast(game: Tsukuyumi, kind: int) -> int:
    fast = own(game)[FAST:]
    return sum(n for k, n in zip(fast[::2], fast[1::2]) if k == kind)


def movable(game: Tsukuyumi, seat: int, space: int, only: int) -> list[int]:
    """Kinds of other sides there that can be moved; ``only``: of this side alone."""
    found = []
    for side in (*game.order, ONI):
        if game.rules.friends[seat] >> side & 1 or (only >= 0 and side != only) or not ways_out(game, side, space):
            continue
        found += [
            k
            for k, n in alive(game, side, space)
            if not game.book.anchored[k] and (not contested(game, space) or n > held_fast(game, k))
        ]
    return found


class Push(Choice[Tsukuyumi]):
    """``displace <unit> <from> <to>``, or done. ``n``: how many more, ``far`` of them up to two areas; ``only``: of one
    side alone; ``among``: only these, one entry for each unit (empty: whoever stands there)."""

    space: int
    n: int
    far: int
    only: int
    among: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids, side = game.book.kind_ids, game.rules.kind_side
        here = NAMES[self.space]
        found = []
        for kind in movable(game, self.seat, self.space, self.only):
            if self.among and kind not in self.among:
                continue
            found += [option("displace", ids[kind], here, NAMES[t]) for t in ways_out(game, side[kind], self.space)]
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        kind, to = game.book.kind_index[str(picked.tokens[1])], SPACE[str(picked.tokens[3])]
        farther = self.far > 0
        among = list(self.among)
        if among:
            among.remove(kind)
        game.push(NextPush(self.only, self.space, self.n - 1, self.far - farther, self.seat, tuple(among)))
        if farther:
            game.push(Onward(self.seat, kind, self.space, to, game.count(to, kind)))
        shove(game, self.seat, kind, self.space, to)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "space": NAMES[self.space]}


class NextPush(Step[Tsukuyumi]):
    """The next unit, if there is one."""

    only: int
    space: int
    n: int
    far: int
    seat: int
    among: tuple[int, ...]

    def run(self, game: Tsukuyumi) -> None:
        push(game, self.seat, self.space, self.n, self.far, self.only, self.among)


def push(
    game: Tsukuyumi, seat: int, space: int, n: int, far: int = 0, only: int = -1, among: tuple[int, ...] = ()
) -> None:
    able = movable(game, seat, space, only) if n > 0 else []
    if any(not among or kind in among for kind in able):
        game.push(Push(seat, space, n, far, only, among))


def shove(game: Tsukuyumi, seat: int, kind: int, space: int, to: int) -> None:
    """One unit is moved a step. *Aggressive Displacement* hurts it first: one that falls dies where it stands and does
    not count (TSM-FEVENT-70, TSM-FEVENT-71)."""
    side = game.rules.kind_side[kind]
    damage = amount(game, "aggressive") if game.lasting else 0
    if damage and health(game, side, kind, space) <= 2 * damage:
        fall(game, space, (kind, 1), seat, "displacement")
        return
    own(game)[MOVED] += 1
    step(game, side, space, to, (kind, 1))


class Onward(Choice[Tsukuyumi]):
    """Malak's share goes on, one area more: ``displace <unit> <from> <to>``, or done (TSF-SEA-05). ``before``: units of
    its kind that stood there before it came; if it has fallen on the way none of them goes in its place."""

    kind_no: int
    first: int
    space: int
    before: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        side = game.rules.kind_side[self.kind_no]
        if game.count(self.space, self.kind_no) <= self.before:
            return [DONE]
        unit, here = game.book.kind_ids[self.kind_no], NAMES[self.space]
        ways = [t for t in ways_out(game, side, self.space) if t != self.first]
        return [*[option("displace", unit, here, NAMES[t]) for t in ways], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is not DONE:
            step(game, game.rules.kind_side[self.kind_no], self.space, SPACE[str(picked.tokens[3])], (self.kind_no, 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_no], "space": NAMES[self.space]}


# --- Cleansing ------------------------------------------------------------------------------------------------


def has_markers(game: Tsukuyumi, space: int) -> bool:
    """Whether anything lies there that Cleansing would take, the own Territory marker included."""
    lies = game.territory[space] != NOBODY or game.added[space] or game.negated[space] or game.storm >> space & 1
    edges = game.blocks[space] or game.passages[space] or game.pigs[space] or game.tunnels[space]
    return bool(
        lies
        or edges
        or any(game.marks_at(kind, space) for kind in game.rules.marks if kind not in game.rules.kept_marks)
    )


def cleanse(game: Tsukuyumi, seat: int, space: int, keep: bool = False) -> None:
    """All markers go to their stocks; print, tile side, units and Peace stay (1.2, TSM-LOSTSEA-05). ``keep``: the
    Territory marker stays, too."""
    if not keep:
        game.territory[space] = NOBODY
    for prop in (1, 2, 4, 8):
        if game.added[space] & prop:
            cancel(game, space, prop)
        if game.negated[space] & prop:
            game.negated[space] &= ~prop
            game.neutral[M_NEGATION] += 1
    if game.storm >> space & 1:
        game.storm &= ~(1 << space)
        game.neutral[M_STOP] += 1
    for edge in range(6):
        if game.blocks[space] >> edge & 1:
            open_edge(game, space, edge)
        if game.passages[space] >> edge & 1:
            game.set_ground("passages", space, game.passages[space] & ~(1 << edge))
            game.neutral[M_BLOCK] += 1
        if game.pigs[space] >> edge & 1:
            set_pig(game, space, edge, False)
        if game.tunnels[space] >> edge & 1:
            set_tunnel(game, space, edge, False)
    for kind in game.rules.marks:
        lying = game.marks_at(kind, space)
        if lying and kind not in game.rules.kept_marks:
            game.put_marks(kind, space, -lying)
    for part in game.rules.on_cleansed:
        part.cleansed(game, space)
    game.refresh_ground()
    game.tell("cleansed", seat=seat, space=NAMES[space], rule="TSM-LOSTSEA-05")


class Tide(Choice[Tsukuyumi]):
    """The Faction effect, area by area in any order: ``cleanse <space>``, ``shove <space>``, or done (TSF-SEA-06)."""

    clean: tuple[int, ...]
    pushed: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        here = tidal(game, self.seat)
        found = [CLEANSE[s] for s in here if s not in self.clean and has_markers(game, s)]
        for s in here:
            if s not in self.pushed and displacement(game, self.seat, s) and movable(game, self.seat, s, -1):
                found.append(SHOVE[s])
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        if picked.verb == "cleanse":
            game.push(Tide(self.seat, (*self.clean, space), self.pushed))
            owner = game.territory[space]
            if game.rules.partners_agree and owner != self.seat and owner < game.rules.seats:
                game.push(AskPartner(owner, self.seat, space))
            else:
                cleanse(game, self.seat, space)
        else:
            game.push(Tide(self.seat, self.clean, (*self.pushed, space)))
            push(game, self.seat, space, displacement(game, self.seat, space))


class AskPartner(Choice[Tsukuyumi]):
    """Whether a partner lets the own Territory marker go; the other markers go in any case."""

    by: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        cleanse(game, self.by, self.space, picked is NO)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space], "by": f"@{self.by}"}


def displace_in_battle(game: Tsukuyumi, seat: int, space: int, only: int = -1) -> None:
    push(game, seat, space, displacement(game, seat, space), far(game, seat, space), only)


def crowd_there(game: Tsukuyumi, seat: int, space: int) -> tuple[int, ...]:
    """The kinds of others there, one entry for each unit."""
    sides = [s for s in (*range(game.rules.seats), ONI) if not game.rules.friends[seat] >> s & 1]
    return tuple([k for s in sides for k in game.kinds_at(space, s) for _ in range(game.count(space, k))])
