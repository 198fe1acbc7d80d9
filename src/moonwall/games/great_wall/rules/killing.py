"""Killing and Rescue (area KILL; GW-BREACH-04..09, GW-HORDE-10, GW-HORDE-16; GW-AMB-06, GW-AMB-37).

Victims are named first, then come Tactic cards, then Rescue payments, then all leave at once. A victim is an int:
``slot * 12 + cell`` on a Horde (a Horseman by the first of its cells), ``108 + section * 4 + seat`` an Archer in a
Shooting spot, ``120 + (section * 4 + seat) * 3 + soldier`` in a Resting zone.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced, without

from ..cards import modifiers, windows
from ..names import (
    ARCHER,
    CELLS,
    EAST,
    FOOT,
    HORSEMAN,
    PARTNER,
    QI,
    SEATS,
    SECTIONS,
    SLOTS,
    SOLDIER_ON,
    SOLDIERS,
    SOUTH,
    SPEARMAN,
)
from ..position import GreatWall
from .goods import spend

FIRST = [frozenset(SOLDIER_ON + seat * 8 + posture for posture in (FOOT, EAST, SOUTH)) for seat in range(SEATS)]
ON_WALL = 108
RESTING = 120
DOOM = [[option("doom", slot, cell) for cell in CELLS] for slot in SLOTS]
DOOM_PICK = {DOOM[slot][cell]: slot * 12 + cell for slot in range(9) for cell in range(12)}
RESCUE_ON = [[option("rescue", slot, soldier) for soldier in SOLDIERS] for slot in SLOTS]
RESCUE_OFF = [[option("rescue", section, soldier) for soldier in SOLDIERS] for section in SECTIONS]


def owner(game: GreatWall, victim: int) -> int:
    if victim < ON_WALL:
        return (game.cover[victim] - SOLDIER_ON) >> 3
    if victim < RESTING:
        return (victim - ON_WALL) % 4
    return (victim - RESTING) // 3 % 4


def soldier(game: GreatWall, victim: int) -> int:
    if victim < ON_WALL:
        return SPEARMAN if (game.cover[victim] - SOLDIER_ON) & 7 == FOOT else HORSEMAN
    return ARCHER if victim < RESTING else (victim - RESTING) % 3


def section_of(victim: int) -> int:
    if victim < ON_WALL:
        return victim // 36
    return (victim - ON_WALL) // 4 if victim < RESTING else (victim - RESTING) // 12


def soldiers_on(game: GreatWall, slot: int, seat: int) -> list[int]:
    """A seat's Soldiers on a Horde, as victims: Spearmen, and Horsemen by their first cell."""
    base = slot * 12
    first = FIRST[seat]
    return [at for at, code in enumerate(game.cover[base : base + 12], base) if code in first]


def present(game: GreatWall, slot: int) -> int:
    """Mask of the seats with a Soldier on a Horde."""
    mask = 0
    base = slot * 12
    for code in game.cover[base : base + 12]:
        if code >= SOLDIER_ON:
            mask |= 1 << ((code - SOLDIER_ON) >> 3)
    return mask


def lift(game: GreatWall, victim: int, leaves: int) -> None:
    """Take a Soldier off a Horde and leave a Wound, or nothing, in each point it held (GW-HORDE-16, GW-AMB-07)."""
    posture = (game.cover[victim] - SOLDIER_ON) & 7
    game.cover[victim] = leaves
    if posture != FOOT:
        game.cover[victim + PARTNER[posture]] = leaves


def rescue(game: GreatWall, victim: int) -> None:
    """The victim is saved; it was never Killed (GW-KILL-06)."""
    game.victims = without(game.victims, victim)
    game.rescued += (victim,)
    if game.log is not None:
        who = SOLDIERS[soldier(game, victim)]
        game.tell("rescue", seat=owner(game, victim), soldier=who, rule="GW-KILL-05")


def name_victims(game: GreatWall, slots: int, lethality: int, alike: int) -> None:
    """On these Hordes together each player loses Lethality-many Soldiers, or all if fewer (GW-KILL-02).

    ``alike``: it makes no difference which of several equal Soldiers dies, so only kinds are asked."""
    there = [(slot, present(game, slot)) for slot in range(9) if slots >> slot & 1 and game.hordes[slot] >= 0]
    for seat in reversed(game.tea):
        found: list[int] = []
        for slot, seats in there:
            if seats >> seat & 1:
                found += soldiers_on(game, slot, seat)
        if len(found) <= lethality or game.seats[seat].automaton:  # those highest up, then leftmost (GW-AMB-06)
            game.victims += tuple(found[:lethality])
            if found and lethality and game.seats[seat].automaton:
                tell_doomed(game, seat, found, lethality)
        elif lethality > 0:
            game.push(NameVictim(seat, slots, lethality, alike))


def tell_doomed(game: GreatWall, seat: int, found: list[int], lethality: int) -> None:
    """Which Soldiers of an automaton die, and among how many."""
    doomed = found[:lethality]
    why = "doomed-first" if len(found) > lethality else "doomed-all"
    points = tuple(CELLS[victim % 12] for victim in doomed)
    slots = tuple(SLOTS[slot] for slot in sorted({victim // 12 for victim in doomed}))
    reasons: dict[str, Any] = {
        "lethality": lethality,
        "among": tuple(CELLS[victim % 12] for victim in found),
        "rule": "GW-AMB-06",
    }
    game.tell("doomed", seat=seat, points=points, horde=slots, why=why, **reasons)


class NameVictim(Choice[GreatWall]):
    """The owner picks who dies (GW-AMB-06)."""

    slots: int
    n: int
    alike: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found: list[Option] = []
        for slot in range(9):
            if self.slots >> slot & 1 and game.hordes[slot] >= 0:
                kinds = 0
                for victim in soldiers_on(game, slot, self.seat):
                    if victim in game.victims:
                        continue
                    kind = 1 << soldier(game, victim)
                    if self.alike and kinds & kind:
                        continue
                    kinds |= kind
                    found.append(DOOM[slot][victim - slot * 12])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        game.victims += (DOOM_PICK[picked],)
        if self.n > 1:
            game.push(NameVictim(self.seat, self.slots, self.n - 1, self.alike))


class WouldDie(Step[GreatWall]):
    """All victims are named: cards, then Rescue (GW-AMB-37)."""

    section: int

    def run(self, game: GreatWall) -> None:
        if not game.victims:
            return
        owners = 0
        for victim in game.victims:
            owners |= 1 << owner(game, victim)
        for seat in reversed(game.tea):
            if owners >> seat & 1 and not game.seats[seat].automaton:  # GW-TWO-12, GW-SOLO-14
                game.push(Rescue(seat))
        windows.open(game, windows.WOULD_DIE, owners, (self.section,))


class Rescue(Choice[GreatWall]):
    """2 Qi for each Soldier saved (GW-KILL-05, GW-KILL-07)."""

    silent = True

    def found(self, game: GreatWall) -> dict[Option, int]:
        """One option for each kind of victim in each place, with the first such victim."""
        qi = game.res[self.seat * 4 + QI]
        ways: dict[Option, int] = {}
        for victim in game.victims:
            if owner(game, victim) == self.seat and price(game, self.seat, victim) <= qi:
                who = soldier(game, victim)
                row = RESCUE_ON[victim // 12] if victim < ON_WALL else RESCUE_OFF[section_of(victim)]
                ways.setdefault(row[who], victim)
        return ways

    def options(self, game: GreatWall) -> list[Option]:
        return [DONE, *self.found(game)]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        victim = self.found(game)[picked]
        spend(game, self.seat, QI, price(game, self.seat, victim))
        rescue(game, victim)
        if any(owner(game, v) == self.seat for v in game.victims):
            game.push(Rescue(self.seat))


def price(game: GreatWall, seat: int, victim: int) -> int:
    return modifiers.rescue_price(game, seat, victim // 12 if victim < ON_WALL else -1)


def carry_out(game: GreatWall, leaves: int) -> None:
    """Killed to the pools (GW-KILL-04), Rescued to the Section's Resting zone (GW-KILL-05), all at once (GW-KILL-03).

    Tells the dead by seat and opens the windows that look at them; the event is over then."""
    killed: dict[int, list[int]] = {}
    for victim in game.victims:
        seat, who = owner(game, victim), soldier(game, victim)
        killed.setdefault(seat, [0, 0, 0])[who] += 1
        game.pool[seat * 3 + who] += 1
        _depart(game, victim, leaves)
    for victim in game.rescued:
        to_rest(game, victim, leaves)
    game.victims = game.rescued = ()
    for seat in reversed(game.tea):
        if seat in killed:
            game.push(Killed(seat, killed[seat][0], killed[seat][1], killed[seat][2]))


def to_rest(game: GreatWall, victim: int, leaves: int) -> None:
    """Into the Resting zone of the Section where it is; automata do not rest (GW-TWO-13, GW-SOLO-14)."""
    seat, who = owner(game, victim), soldier(game, victim)
    if game.seats[seat].automaton:
        game.pool[seat * 3 + who] += 1
    else:
        at = (section_of(victim) * 4 + seat) * 3 + who
        game.rest = replaced(game.rest, at, game.rest[at] + 1)
    _depart(game, victim, leaves)


def _depart(game: GreatWall, victim: int, leaves: int) -> None:
    if victim < ON_WALL:
        lift(game, victim, leaves)
    elif victim < RESTING:
        at = victim - ON_WALL
        game.spots = replaced(game.spots, at, game.spots[at] - 1)
    else:
        at = victim - RESTING
        game.rest = replaced(game.rest, at, game.rest[at] - 1)


class Killed(Step[GreatWall]):
    """Soldiers of a seat have died in an event."""

    seat: int
    spearmen: int
    archers: int
    horsemen: int

    def run(self, game: GreatWall) -> None:
        counts = (self.spearmen, self.archers, self.horsemen)
        game.tell("killed", seat=self.seat, n=sum(counts), rule="GW-KILL-04")
        windows.open(game, windows.KILLED, 1 << self.seat, counts)
