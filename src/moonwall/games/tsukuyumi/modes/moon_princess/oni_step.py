"""The Oni's attacks before a player's Black turn: what is aimed at, which Oni go, and how (ALG-3, ALG-4).

What they decide is found by ``aim`` and ``party``; the steps carry it out and tell why.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from moonwall.table import DONE, Option, Step, option

from ...board import AROUND, NAMES, SPACE
from ...position import NOBODY, ONI, Tsukuyumi
from ...rules.movement import enter, oni_enter
from . import explain
from .aim import (
    BY_OBSERVER,
    BY_SEARCH,
    NOBODY_CAN,
    PASSED_ON,
    Aim,
    aim,
    falls_at_once,
    group_at,
    group_path,
    plan_of,
    stands,
    third_aim,
    without_units,
)
from .onslaught import Fall
from .party import Parties, Path, Pick, Plan
from .search import cp_there, need, sources
from .state import rested, terms_of, tire
from .team import TeamChoice, speaker

ATTACKS = 2  # before each player's Black turn (MP-BLACK-01)
FEW = 6  # Oni that are nearly always enough: larger sets are looked for only if so many are not
ATTACK = [option("oni-attack", name) for name in NAMES]
FIRST = [option("first", name) for name in NAMES]


def left_out(game: Tsukuyumi, why: str, rule: str, **data: Any) -> None:
    """An attack that would be due does not happen."""
    game.tell("skipped", what="oni-attack", why=why, rule=rule, **data)


class OniTurn(Step[Tsukuyumi]):
    """Before a player's Black actions: two attacks, then the Abyssal's (MP-BLACK-01 to -03, MP-PRIORITY-01)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if terms_of(game).moves_once:
            rested(game)
        more = int(stands(game, "abyssal") >= 0)
        oni_turn(game, self.seat, ATTACKS + more, "turn-oni", "MP-BLACK-01")
        game.then(OniAttacks(ATTACKS, 1), ThirdAttack())


def oni_turn(game: Tsukuyumi, seat: int, n: int, why: str, rule: str) -> None:
    """The Oni act before a turn of the seat."""
    game.active = seat
    game.tell("oni-step", seat=seat, n=n, why=why, rule=rule)


class OniAttacks(Step[Tsukuyumi]):
    """So many attacks are left; ``leads``: the Dark Observer may still lead one (MQ-25)."""

    left: int
    leads: int

    def run(self, game: Tsukuyumi) -> None:
        if self.left <= 0:
            return
        terms = terms_of(game)
        found = aim(game, self.left, bool(self.leads), terms)
        if found.who == NOBODY_CAN:
            left_out(game, "no-target", rule="MP-PRIORITY-11")
            return
        leads = self.leads if found.who != BY_OBSERVER or not terms.observer_first else 0
        tell_search(game, found)
        chosen = found.sure[: 1 if found.who == BY_OBSERVER else self.left]
        if found.asked:
            game.push(OniAim(speaker(game), found.among, found.asked, chosen, found.group, self.left, leads))
            return
        if game.log is not None:
            tell_aims(game, found, chosen)
        go(game, found.group, chosen, self.left, leads)


def tell_search(game: Tsukuyumi, found: Aim) -> None:
    if game.log is not None and found.who == BY_SEARCH:
        game.tell("oni-search", **explain.searched(found))


def tell_aims(game: Tsukuyumi, found: Aim, chosen: tuple[int, ...]) -> None:
    for space in chosen:
        game.tell("oni-aim", **explain.aimed(found, space, terms_of(game).rivals))


def go(game: Tsukuyumi, group: int, chosen: tuple[int, ...], left: int, leads: int) -> None:
    """The areas are fixed: attack them, in an order that the team likes (ALG-3 step 5)."""
    if len(chosen) > 1 and bound(game, chosen):
        game.push(OniOrder(speaker(game), chosen, left, leads))
    else:
        game.push(Chosen(chosen, group, left, leads))


def bound(game: Tsukuyumi, areas: tuple[int, ...]) -> bool:
    """Whether the order of these attacks may matter: some Oni can reach two of them, new Oni run short, or somebody may
    be driven from one into the other."""
    if sum([game.stock[k] for k in game.book.plain_oni]) < 2 * len(areas):
        return True
    terms = terms_of(game)
    if all(falls_at_once(game, s, terms) for s in areas):  # nobody moves but those who counterattack
        return any(t in areas for s in areas if not without_units(game, s) for _, t in AROUND[s])
    if game.rules.on_entered:  # Mines on the way
        return True
    seen: set[tuple[int, int]] = set()
    for space in areas:
        mine = {(m.kind, m.source) for m in Parties(game, space, terms).escort}
        if mine & seen or any(source == space for _, source in seen):
            return True
        seen |= mine
    return any(source in areas for _, source in seen)


class OniAim(TeamChoice):
    """More areas are equal than attacks are left, so the team picks (MP-PRIORITY-05, -06): ``oni-attack <space>``."""

    among: tuple[int, ...]
    asked: int
    chosen: tuple[int, ...]
    group: int
    left: int
    leads: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [ATTACK[s] for s in self.among]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        rest = tuple([s for s in self.among if s != space])
        chosen = (*self.chosen, space)
        if self.asked > 1:
            game.push(OniAim(self.seat, rest, self.asked - 1, chosen, self.group, self.left, self.leads))
            return
        if game.log is not None:  # the search was made before the team was asked; again only to tell of it
            tell_aims(game, aim(game, self.left, self.group >= 0, terms_of(game)), chosen)
        go(game, self.group, chosen, self.left, self.leads)

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.asked}


class OniOrder(TeamChoice):
    """Which of the fixed attacks comes first: ``first <space>``."""

    areas: tuple[int, ...]
    left: int
    leads: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [FIRST[s] for s in self.areas]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        rest = tuple([s for s in self.areas if s != space])
        game.push(Chosen((space, *rest), -1, self.left, self.leads))


class Chosen(Step[Tsukuyumi]):
    """The first of the fixed areas, if it still can be taken; one that cannot costs no attack (ALG-3 step 5)."""

    areas: tuple[int, ...]
    group: int
    left: int
    leads: int

    def run(self, game: Tsukuyumi) -> None:
        if not self.areas or self.left <= 0:
            game.push(OniAttacks(self.left, self.leads))
            return
        space, rest = self.areas[0], self.areas[1:]
        then = Chosen(rest, -1, self.left - 1, self.leads)
        if self.group >= 0:
            game.then(Strike(self.group, space), then)
            return
        terms = terms_of(game)
        if falls_at_once(game, space, terms):
            game.then(Fall(space), then)
            return
        plan = plan_of(game, space, terms)
        if plan is None:
            left_out(game, "no-target", rule="MP-PRIORITY-10", space=NAMES[space])
            game.push(Chosen(rest, -1, self.left, self.leads))
            return
        game.push(then)
        choose_oni(game, space, (), plan)


class ThirdAttack(Step[Tsukuyumi]):
    """The Abyssal's own (MP-LEGEND-14), or one that it passes on (MP-LEGEND-15)."""

    def run(self, game: Tsukuyumi) -> None:
        found = third_aim(game, terms_of(game))
        if found is None:
            return
        if found.who == NOBODY_CAN:
            left_out(game, "no-target", rule="MP-LEGEND-15")
        elif found.asked:
            game.push(ThirdAim(speaker(game), found.among, found.group))
        else:
            third(game, found, found.sure[0])


def third(game: Tsukuyumi, found: Aim, space: int) -> None:
    if game.log is not None:
        game.tell("oni-aim", **explain.aimed(found, space))
    if found.who != PASSED_ON:
        game.push(Strike(found.group, space))
    elif falls_at_once(game, space, terms_of(game)):
        game.push(Fall(space))
    else:
        game.push(Substitute(speaker(game), (), space))


class ThirdAim(TeamChoice):
    """Where the Abyssal's group goes, or whom other Oni attack in its place: ``oni-attack <space>``."""

    among: tuple[int, ...]
    group: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [ATTACK[s] for s in self.among]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        found = third_aim(game, terms_of(game))
        assert found is not None
        third(game, found, SPACE[str(picked.tokens[1])])

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": 1}


class Substitute(TeamChoice):
    """Any Oni within range that can conquer the area, of the team's choice (MP-LEGEND-15): ``dispatch <oni> <space>``
    one by one, ``done`` when they are enough."""

    fixed: tuple[tuple[int, int, Path], ...]
    space: int

    kind = "oni-who"

    def picks(self, game: Tsukuyumi) -> list[Pick]:
        """Oni with which the set can still become enough; those beside the Ronin go as far as it does if it goes, too
        (MQ-26)."""
        parties = Parties(game, self.space, terms_of(game))
        fixed = list(self.fixed)
        everybody = sum([n for _, _, n in sources(game)])
        few = min(everybody, len(fixed) + FEW)
        found: dict[tuple[int, int], Pick] = {}
        for mover in (*parties.movers, *parties.escort):
            who = (mover.kind, mover.source)
            if who in found or sum([1 for kind, source, _ in fixed if (kind, source) == who]) >= mover.n:
                continue
            for route in mover.routes:
                pick = (mover.kind, mover.source, route.paths[0])
                if parties.best(few, [*fixed, pick]) or parties.best(everybody, [*fixed, pick]):
                    found[who] = pick
                    break
        return list(found.values())

    def enough(self, game: Tsukuyumi) -> bool:
        n = len(self.fixed)
        if not n:
            return False
        found = Parties(game, self.space, terms_of(game)).best(n, list(self.fixed))
        return any(key[0] == n for key in found)

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        found = [option("dispatch", ids[kind], NAMES[source]) for kind, source, _ in self.picks(game)]
        return [*found, DONE] if self.enough(game) else found

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            march(game, self.space, list(self.fixed), False)
            return
        kind, source = game.book.kind_index[str(picked.tokens[1])], SPACE[str(picked.tokens[2])]
        pick = next(p for p in self.picks(game) if p[:2] == (kind, source))
        game.push(Substitute(self.seat, (*self.fixed, pick), self.space))

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space], "n": need(game, self.space)}


# --- one attack ---------------------------------------------------------------------------------------------


class Strike(Step[Tsukuyumi]):
    """An attack on an area: by the whole group of a space, or by the fewest and smallest Oni (ALG-4)."""

    group: int
    space: int

    def run(self, game: Tsukuyumi) -> None:
        space = self.space
        if self.group >= 0:
            if self.group == space:
                game.push(Fall(space))
                return
            path = group_path(game, self.group, space)
            fixed = [(kind, self.group, path) for kind, n in group_at(game, self.group) for _ in range(n)]
            march(game, space, fixed, True)
            return
        if falls_at_once(game, space, terms_of(game)):
            game.push(Fall(space))
        else:
            choose_oni(game, space, ())


def choose_oni(game: Tsukuyumi, space: int, fixed: tuple[tuple[int, int, Path], ...], plan: Plan | None = None) -> None:
    """Fix the set Oni by Oni; ask only where equal sets are left (MP-ATTACK-14). ``plan``: if it is known already."""
    plan = plan or plan_of(game, space, terms_of(game))
    if plan is None:
        left_out(game, "no-target", rule="MP-PRIORITY-10", space=NAMES[space])
        return
    chosen = list(fixed)
    while len(chosen) < plan.n:
        picks = plan.picks(chosen)
        if len(distinct(game, picks)) > 1:
            rest = only_set(game, plan, chosen)
            if rest is None:
                game.push(OniWho(speaker(game), tuple(chosen), space))
                return
            chosen += rest
        else:
            chosen.append(picks[0])
    march(game, space, chosen, False)


def only_set(game: Tsukuyumi, plan: Plan, chosen: list[Pick]) -> list[Pick] | None:
    """What makes the set whole after those that are chosen, if nothing else does; None if there is a choice. Another
    set of as many Oni has more than this one of something, so for each pick one more of it is tried."""
    first: list[Pick] = []
    while len(chosen) + len(first) < plan.n:
        first.append(plan.picks([*chosen, *first])[0])
    noticed = Counter([notice(game, pick) for pick in first])
    for pick in distinct(game, plan.picks(chosen)):
        key = notice(game, pick)
        if plan.could_hold(chosen, key, noticed[key] + 1):
            return None
    found: list[Pick] = []
    for key in sorted(noticed.elements()):
        found.append(next(p for p in plan.picks([*chosen, *found]) if notice(game, p) == key))
    return found


def distinct(game: Tsukuyumi, picks: list[Pick]) -> list[Pick]:
    """Picks that differ in more than a way that nobody would notice: one of each kind, start and way that matters."""
    found: dict[Pick, Pick] = {}
    for pick in picks:
        found.setdefault(notice(game, pick), pick)
    return list(found.values())


def notice(game: Tsukuyumi, pick: Pick) -> Pick:
    """What somebody would notice of a pick: the way only where Mines may lie or the Skybound tears markers."""
    kind, source, path = pick
    matters = bool(game.rules.on_entered) or game.book.legend[kind] == "skybound"
    return kind, source, path if matters else ()


class OniWho(TeamChoice):
    """Which of equal Oni goes, and over which way where that matters: ``dispatch <oni> <space> [<way> …]``."""

    fixed: tuple[tuple[int, int, Path], ...]
    space: int

    def picks(self, game: Tsukuyumi) -> dict[Option, Pick]:
        plan = plan_of(game, self.space, terms_of(game))
        ids = game.book.kind_ids
        picks = distinct(game, plan.picks(list(self.fixed))) if plan is not None else []
        found: dict[Option, Pick] = {}
        for kind, source, path in picks:
            same = [p for p in picks if p[:2] == (kind, source)]
            ways = [NAMES[s] for s in path[:-1]] if len(same) > 1 else []
            found[option("dispatch", ids[kind], NAMES[source], *ways)] = (kind, source, path)
        return found

    def options(self, game: Tsukuyumi) -> list[Option]:
        return list(self.picks(game))

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        choose_oni(game, self.space, (*self.fixed, self.picks(game)[picked]))

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space], "n": need(game, self.space) - cp_there(game, self.space)}


# --- moving -------------------------------------------------------------------------------------------------


def march(game: Tsukuyumi, space: int, chosen: list[Pick], group: bool) -> None:
    """All Oni of the set walk into the area, equal ones together, step by step."""
    bands: dict[tuple[int, int, Path], int] = {}
    for pick in chosen:
        bands[pick] = bands.get(pick, 0) + 1
    steps = [OniWalk(0, int(group), kind, n, path, source) for (kind, source, path), n in bands.items()]
    game.then(*steps, Fall(space))


class OniWalk(Step[Tsukuyumi]):
    """Oni of a kind go one space farther on their way; Mines may thin them out (ALG-5 step 1)."""

    at: int  # how many spaces of the way lie behind them
    group: int
    unit: int
    n: int
    path: Path
    source: int

    def run(self, game: Tsukuyumi) -> None:
        here = self.path[self.at - 1] if self.at else self.source
        n = min(self.n, game.count(here, self.unit))
        if not n:
            return
        there = self.path[self.at]
        before = game.count(there, self.unit)
        game.add(here, self.unit, -n)
        game.add(there, self.unit, n)
        last = self.at + 1 == len(self.path)
        if last and terms_of(game).moves_once:
            tire(game, there, self.unit, n)
        if last and game.log is not None:
            data = explain.moved(game, self.unit, n, self.source, self.path, (0, 0), bool(self.group))
            game.tell("oni-moves", **data)
        if game.book.legend[self.unit] == "skybound":
            tear(game, there)
        if not last:
            game.push(OniOnward(self.at + 1, before, self.group, self.unit, n, self.path, self.source))
        enter(game, ONI, there, (self.unit, n))
        oni_enter(game, speaker(game), there)


class OniOnward(Step[Tsukuyumi]):
    """Those who are left of a band that has entered a space go on."""

    at: int
    before: int
    group: int
    unit: int
    n: int
    path: Path
    source: int

    def run(self, game: Tsukuyumi) -> None:
        left = game.count(self.path[self.at - 1], self.unit) - self.before
        if left > 0:
            game.push(OniWalk(self.at, self.group, self.unit, min(left, self.n), self.path, self.source))


def tear(game: Tsukuyumi, space: int) -> None:
    """The Skybound has entered an area: a player's marker there goes (MP-LEGEND-19)."""
    owner = game.territory[space]
    if owner < game.rules.seats:
        game.territory[space] = NOBODY
        game.tell("marker-torn", space=NAMES[space], owner=owner, why="enters", rule="MP-LEGEND-19")


def next_attacks(game: Tsukuyumi) -> tuple[Aim, Aim | None]:
    """What the Oni would do if their step came now: open information (content page 13.2)."""
    terms = terms_of(game)
    return aim(game, ATTACKS, True, terms), third_aim(game, terms)
