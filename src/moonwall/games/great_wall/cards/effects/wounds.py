"""Verbs about Vital points: wound, reward."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...names import CELLS, PARTNER, SLOTS, SOLDIER_ON, VACANT
from ...position import GreatWall
from ...rules.goods import take_reward
from ...rules.wounds import DealWounds, woundable
from ..book import Act
from ..conditions import archer_sections, sections_of, slots_of
from .core import Context, amount, verb

REWARD = [[option("reward", slot, cell) for cell in CELLS] for slot in SLOTS]
REWARD_PICK = {REWARD[slot][cell]: (slot, cell) for slot in range(9) for cell in range(12)}
ALL_SLOTS = 0b111111111
ROW_1 = 0b001001001


def in_sections(sections: int) -> int:
    """The mask of the slots of a mask of Sections."""
    return sum(0b111 << section * 3 for section in range(3) if sections >> section & 1)


def scope(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> int:
    """The mask of Hordes an act may Wound."""
    where = act.where
    if where == "row-1":
        return ROW_1
    if where in ("that-horde", "section", "each-horde"):
        return slots_of(window, context)
    if where == "those-sections":
        return in_sections(sections_of(window, context))
    if where == "archer-sections":
        return in_sections(archer_sections(game, seat))
    return ALL_SLOTS


def _can_wound(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    if amount(game, seat, act, window, context) < 1:
        return False
    slots = scope(game, seat, act, window, context)
    return any(slots >> slot & 1 and woundable(game, slot) for slot in range(9))


@verb("wound", _can_wound)
def wound(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """Wounds by a card give no Reward (GW-HORDE-17) and count for the seat."""
    n = amount(game, seat, act, window, context)
    slots = scope(game, seat, act, window, context)
    if act.where == "each-horde":
        for slot in reversed(range(9)):
            if slots >> slot & 1 and woundable(game, slot):
                game.push(DealWounds(seat, n, 1 << slot, 1))
        return
    game.push(DealWounds(seat, n, slots, int(act.where in ("that-horde", "one-horde"))))


def next_to(game: GreatWall, slot: int, cell: int) -> list[int]:
    """Vacant Vital points beside the Soldier on a cell."""
    base = slot * 12
    posture = (game.cover[base + cell] - SOLDIER_ON) % 8
    cells = {cell, cell + PARTNER[posture]}
    points = game.book.cards.horde_points[game.hordes[slot]]
    return [p for p in points if game.cover[base + p] == VACANT and any(neighbours(p, c) for c in cells)]


def neighbours(a: int, b: int) -> bool:
    """Orthogonally adjacent cells of the grid."""
    return abs(a - b) == 6 or (abs(a - b) == 1 and a // 6 == b // 6)


def rewarding(game: GreatWall, seat: int, act: Act, context: Context) -> list[int]:
    """The points whose Reward may be taken."""
    slot = context[0]
    if act.where == "next-to":
        found = next_to(game, slot, context[2])
    else:
        codes = game.cover[slot * 12 : slot * 12 + 12]
        found = [cell for cell, code in enumerate(codes) if code >= SOLDIER_ON and code - SOLDIER_ON >> 3 == seat]
    rewards = game.book.cards.horde_cells[game.hordes[slot]]
    return [cell for cell in found if rewards[cell] > 0]


def _can_reward(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return bool(rewarding(game, seat, act, context))


@verb("reward", _can_reward)
def reward(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = amount(game, seat, act, window, context)
    cells = sum(1 << cell for cell in rewarding(game, seat, act, context))
    game.push(TakeReward(seat, n, context[0], cells))


class TakeReward(Choice[GreatWall]):
    """Take the printed Reward of up to n of these points, each once, without covering them."""

    n: int
    slot: int
    cells: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [*(REWARD[self.slot][cell] for cell in range(12) if self.cells >> cell & 1), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        slot, cell = REWARD_PICK[picked]
        cells = self.cells & ~(1 << cell)
        if self.n > 1 and cells:
            game.push(TakeReward(self.seat, self.n - 1, slot, cells))
        take_reward(game, self.seat, game.book.cards.horde_cells[game.hordes[slot]][cell])
