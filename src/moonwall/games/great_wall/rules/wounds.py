"""Vital points and Wounds (GW-HORDE-01, GW-HORDE-16, GW-HORDE-17, GW-BARRACKS-09, GW-BARRACKS-11).

A Wound never gives a Reward. An armoured point takes no Wound from Archers or effects.
"""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..names import CELLS, SLOTS, WOUND
from ..position import GreatWall

WOUND_AT = [[option("wound", slot, cell) for cell in CELLS] for slot in SLOTS]
WOUND_PICK = {WOUND_AT[slot][cell]: (slot, cell) for slot in range(9) for cell in range(12)}


def vacant(game: GreatWall, slot: int) -> list[int]:
    """Vital points of the Horde in a slot that nothing covers."""
    card = game.hordes[slot]
    if card < 0:
        return []
    base = slot * 12
    cover = game.cover
    return [cell for cell in game.book.cards.horde_points[card] if not cover[base + cell]]


def woundable(game: GreatWall, slot: int) -> list[int]:
    """Vacant points that may take a Wound."""
    card = game.hordes[slot]
    if card < 0:
        return []
    base = slot * 12
    cover = game.cover
    return [cell for cell in game.book.soft_points[card] if not cover[base + cell]]


def wound_options(game: GreatWall, slots: int) -> list[Option]:
    """Every Wound that may be dealt to the Hordes of a mask of slots."""
    found: list[Option] = []
    for slot in range(9):
        if slots >> slot & 1 and game.hordes[slot] >= 0:
            row = WOUND_AT[slot]
            found += [row[cell] for cell in woundable(game, slot)]
    return found


def deal(game: GreatWall, seat: int, slot: int, cell: int, **why: Any) -> None:
    """Put a Wound and count it for the seat."""
    game.cover[slot * 12 + cell] = WOUND
    game.wounds_dealt = replaced(game.wounds_dealt, seat, game.wounds_dealt[seat] + 1)
    if game.log is not None:
        game.tell("wound", seat=seat, horde=SLOTS[slot], point=CELLS[cell], **why)


class DealWounds(Choice[GreatWall]):
    """Deal up to n Wounds in the slots of a mask; with ``one_horde`` all to the same card."""

    n: int
    slots: int
    one_horde: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [*wound_options(game, self.slots), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        slot, cell = WOUND_PICK[picked]
        deal(game, self.seat, slot, cell)
        if self.n > 1:
            slots = 1 << slot if self.one_horde else self.slots
            game.push(DealWounds(self.seat, self.n - 1, slots, self.one_horde))


class WoundHorde(Choice[GreatWall]):
    """An Archer's Attack: 1 Wound on a vacant Vital point of that Horde (GW-BARRACKS-09)."""

    slot: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"horde": SLOTS[self.slot]}

    def options(self, game: GreatWall) -> list[Option]:
        row = WOUND_AT[self.slot]
        return [row[cell] for cell in woundable(game, self.slot)]

    def take(self, game: GreatWall, picked: Option) -> None:
        deal(game, self.seat, self.slot, WOUND_PICK[picked][1])
