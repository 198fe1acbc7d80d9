"""Attacks: who may strike which Horde, and covering Vital points (GW-BARRACKS-07..18, GW-KILL-10).

An Attack is asked in two steps: the Soldier and the Horde, then the Vital point or pair of points.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import (
    ARCHER,
    CELLS,
    EAST,
    FOOT,
    HORSEMAN,
    NORTH,
    SECTIONS,
    SLOTS,
    SOLDIER_ON,
    SOLDIERS,
    SOUTH,
    SPEARMAN,
    WEST,
)
from ..position import GreatWall
from .goods import take_reward
from .wounds import WOUND_PICK, WoundHorde, deal, vacant, wound_options, woundable

ATTACK = [[option("attack", soldier, slot) for slot in SLOTS] for soldier in SOLDIERS]
SHOOT = [option("shoot", slot) for slot in SLOTS]
POST = [option("post", section) for section in SECTIONS]
COVER = [option("cover", cell) for cell in CELLS]
COVER_PAIR = {(a, b): option("cover", CELLS[a], CELLS[b]) for a in range(12) for b in (a + 1, a + 6) if b < 12}

# what an option of the first step says: kind of strike, slot or section
STRIKE_SHOOT, STRIKE_POST = 3, 4
STRIKE: dict[Option, tuple[int, int]] = {}
for _soldier in range(3):
    STRIKE.update({ATTACK[_soldier][_slot]: (_soldier, _slot) for _slot in range(9)})
STRIKE.update({SHOOT[_slot]: (STRIKE_SHOOT, _slot) for _slot in range(9)})
STRIKE.update({POST[_section]: (STRIKE_POST, _section) for _section in range(3)})

FROM_RECRUITS = -1
POSTURES = {1: (EAST, WEST), 6: (SOUTH, NORTH)}
Counts = tuple[int, ...]


def free_spot(game: GreatWall, section: int) -> bool:
    """A vacant Shooting spot; one Archer each (GW-BARRACKS-18)."""
    base = section * 4
    spots = game.spots
    taken = spots[base] + spots[base + 1] + spots[base + 2] + spots[base + 3]
    return taken < game.book.wall_spots[game.wall[section]]


def open_pairs(game: GreatWall, slot: int) -> list[tuple[int, int]]:
    """Neighbouring vacant Vital points of one Horde, for a Horseman (GW-BARRACKS-08)."""
    card = game.hordes[slot]
    if card < 0:
        return []
    base = slot * 12
    cover = game.cover
    return [p for p in game.book.cards.horde_pairs[card] if not cover[base + p[0]] and not cover[base + p[1]]]


def spearman_strikes(game: GreatWall, seat: int, section: int, recruit: bool = False) -> list[Option]:
    """The row next to the Wall (GW-BARRACKS-07, GW-BARRACKS-14); cards may change the reach."""
    first = section * 3
    found = []
    for slot in range(first, first + modifiers.spearman_rows(game, seat)):
        card = game.hordes[slot]
        if card >= 0 and vacant(game, slot) and not modifiers.spearman_barred(game, card, recruit):
            found.append(ATTACK[SPEARMAN][slot])
    return found


def horseman_strikes(game: GreatWall, section: int) -> list[Option]:
    """Any row (GW-BARRACKS-08, GW-BARRACKS-15)."""
    first = section * 3
    return [ATTACK[HORSEMAN][s] for s in range(first, first + 3) if open_pairs(game, s)]


def archer_strikes(game: GreatWall, section: int) -> list[Option]:
    """Takes a vacant Shooting spot and Wounds any Horde there (GW-BARRACKS-09, GW-BARRACKS-16); with nothing to Wound
    it may take the spot all the same (GW-AMB-16)."""
    if not free_spot(game, section):
        return []
    first = section * 3
    return [ATTACK[ARCHER][s] for s in range(first, first + 3) if woundable(game, s)] or [POST[section]]


def lookout_strikes(game: GreatWall, section: int) -> list[Option]:
    """An Archer already in a Shooting spot (GW-BARRACKS-17)."""
    first = section * 3
    return [SHOOT[s] for s in range(first, first + 3) if woundable(game, s)]


def strike(game: GreatWall, seat: int, picked: Option, recruit: bool) -> int:
    """Carry out the first step; returns the mask of the Horde attacked."""
    kind, slot = STRIKE[picked]
    if kind == STRIKE_SHOOT:
        game.push(WoundHorde(seat, slot))
        return 1 << slot
    if kind == STRIKE_POST:
        take_spot(game, seat, slot, recruit)
        return 0
    section = slot // 3
    if kind == ARCHER:
        take_spot(game, seat, section, recruit)
        game.push(WoundHorde(seat, slot))
    else:
        game.push(CoverPoint(seat, kind, slot, FROM_RECRUITS if recruit else section))
    return 1 << slot


def take_spot(game: GreatWall, seat: int, section: int, recruit: bool) -> None:
    leave(game, seat, ARCHER, FROM_RECRUITS if recruit else section)
    game.spots = replaced(game.spots, section * 4 + seat, game.spots[section * 4 + seat] + 1)
    game.tell("take-spot", seat=seat, section=SECTIONS[section])


def leave(game: GreatWall, seat: int, soldier: int, source: int) -> None:
    """The Soldier leaves the Resting zone of a Section, or the Recruits."""
    if source == FROM_RECRUITS:
        game.recruits[seat * 3 + soldier] -= 1
    else:
        at = (source * 4 + seat) * 3 + soldier
        game.rest = replaced(game.rest, at, game.rest[at] - 1)


class CoverPoint(Choice[GreatWall]):
    """The Vital point a Spearman, or the pair a Horseman, covers."""

    soldier: int
    slot: int
    source: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"soldier": SOLDIERS[self.soldier], "horde": SLOTS[self.slot]}

    def options(self, game: GreatWall) -> list[Option]:
        if self.soldier == HORSEMAN:
            return [COVER_PAIR[pair] for pair in open_pairs(game, self.slot)]
        return [COVER[cell] for cell in vacant(game, self.slot)]

    def take(self, game: GreatWall, picked: Option) -> None:
        leave(game, self.seat, self.soldier, self.source)
        cells = tuple(CELLS.index(str(word)) for word in picked.tokens[1:])
        cover(game, self.seat, self.slot, cells)
        rewards = game.book.cards.horde_cells[game.hordes[self.slot]]
        game.push(Covered(self.seat, self.slot, self.soldier, cells[0]))
        for cell in reversed(cells):
            take_reward(game, self.seat, rewards[cell])  # GW-BARRACKS-10


def cover(game: GreatWall, seat: int, slot: int, cells: tuple[int, ...], **why: Any) -> None:
    """Put a Spearman (one cell) or a Horseman (two) on a Horde."""
    code = SOLDIER_ON + seat * 8
    base = slot * 12
    if len(cells) == 1:
        game.cover[base + cells[0]] = code + FOOT
    else:
        first, second = POSTURES[cells[1] - cells[0]]
        game.cover[base + cells[0]] = code + first
        game.cover[base + cells[1]] = code + second
    if game.log is not None:
        soldier = SOLDIERS[SPEARMAN if len(cells) == 1 else HORSEMAN]
        points = tuple(CELLS[c] for c in cells)
        reasons = {"rule": "GW-BARRACKS-10", **why}
        game.tell("cover", seat=seat, soldier=soldier, horde=SLOTS[slot], points=points, **reasons)


class Covered(Step[GreatWall]):
    """A Soldier has been put on a Horde and its Reward taken."""

    seat: int
    slot: int
    soldier: int
    cell: int

    def run(self, game: GreatWall) -> None:
        windows.open(game, windows.COVER, 1 << self.seat, (self.slot, self.soldier, self.cell))


def attacks_done(game: GreatWall, seat: int, hits: int) -> None:
    """All Attacks of one effect or Recruitment are done."""
    if hits:
        windows.open(game, windows.ATTACK, 1 << seat, (hits,))


def muster_roll(game: GreatWall, seat: int) -> Counts:
    """Who could attack now: resting Soldiers by Section and kind, then Archers in Shooting spots by Section."""
    counts = [game.rest[(section * 4 + seat) * 3 + s] for section in range(3) for s in range(3)]
    return (*counts, *(game.spots[section * 4 + seat] for section in range(3)))


class AttackWith(Choice[GreatWall]):
    """Attack with up to n own Soldiers from Resting zones or Shooting spots, never from the pool (GW-BARRACKS-12).

    ``only`` bounds who may still attack, as ``muster_roll`` counts; None is everybody there now.
    """

    n: int
    types: int
    rest_only: int
    sections: int
    only: Counts | None = None
    hits: int = 0
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        only = muster_roll(game, self.seat) if self.only is None else self.only
        types = self.types
        found: list[Option] = [DONE]
        for section in range(3):
            if not self.sections >> section & 1:
                continue
            base = section * 3
            if types & 1 and only[base]:
                found += spearman_strikes(game, self.seat, section)
            if types & 4 and only[base + HORSEMAN]:
                found += horseman_strikes(game, section)
            if types & 2:
                if only[base + ARCHER]:
                    found += archer_strikes(game, section)
                if only[9 + section] and not self.rest_only:
                    found += lookout_strikes(game, section)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            attacks_done(game, self.seat, self.hits)
            return
        only = list(muster_roll(game, self.seat) if self.only is None else self.only)
        only[roll_place(picked)] -= 1
        kind, slot = STRIKE[picked]
        hits = self.hits | (0 if kind == STRIKE_POST else 1 << slot)
        more = AttackWith(self.seat, self.n - 1, self.types, self.rest_only, self.sections, tuple(only), hits)
        game.push(more if self.n > 1 else AttacksDone(self.seat, hits))
        strike(game, self.seat, picked, False)


class AttacksDone(Step[GreatWall]):
    seat: int
    hits: int

    def run(self, game: GreatWall) -> None:
        attacks_done(game, self.seat, self.hits)


def roll_place(picked: Option) -> int:
    """Where the Soldier of a first-step option is counted in ``muster_roll``."""
    kind, slot = STRIKE[picked]
    if kind == STRIKE_SHOOT:
        return 9 + slot // 3
    if kind == STRIKE_POST:
        return slot * 3 + ARCHER
    return slot // 3 * 3 + kind


class AttackAll(Step[GreatWall]):
    """Every own Soldier in these Resting zones that has a legal target must attack, in the owner's order."""

    seat: int
    sections: int
    hits: int = 0

    def strikes(self, game: GreatWall) -> list[Option]:
        found: list[Option] = []
        for section in range(3):
            if self.sections >> section & 1:
                base = (section * 4 + self.seat) * 3
                if game.rest[base + SPEARMAN]:
                    found += spearman_strikes(game, self.seat, section)
                if game.rest[base + HORSEMAN]:
                    found += horseman_strikes(game, section)
                if game.rest[base + ARCHER]:
                    found += archer_strikes(game, section)
        return found

    def run(self, game: GreatWall) -> None:
        if self.strikes(game):
            game.push(AttackNext(self.seat, self.sections, self.hits))
        else:
            attacks_done(game, self.seat, self.hits)


class AttackNext(Choice[GreatWall]):
    """Which of them is next."""

    sections: int
    hits: int

    def options(self, game: GreatWall) -> list[Option]:
        return AttackAll(self.seat, self.sections, self.hits).strikes(game)

    def take(self, game: GreatWall, picked: Option) -> None:
        kind, slot = STRIKE[picked]
        hits = self.hits | (0 if kind == STRIKE_POST else 1 << slot)
        game.push(AttackAll(self.seat, self.sections, hits))
        strike(game, self.seat, picked, False)


class ShootWith(Choice[GreatWall]):
    """Up to n own Archers now in Shooting spots deal 1 Wound each in their Section, each Archer once.

    ``left`` counts by Section those that have not shot yet; None is everybody there now.
    """

    n: int
    sections: int
    left: Counts | None = None
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def ready(self, game: GreatWall) -> Counts:
        if self.left is not None:
            return self.left
        return tuple(game.spots[section * 4 + self.seat] for section in range(3))

    def options(self, game: GreatWall) -> list[Option]:
        left = self.ready(game)
        slots = 0
        for section in range(3):
            if left[section] and self.sections >> section & 1:
                slots |= 0b111 << section * 3
        return [DONE, *wound_options(game, slots)]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        slot, cell = WOUND_PICK[picked]
        left = list(self.ready(game))
        left[slot // 3] -= 1
        deal(game, self.seat, slot, cell)
        if self.n > 1:
            game.push(ShootWith(self.seat, self.n - 1, self.sections, tuple(left)))
