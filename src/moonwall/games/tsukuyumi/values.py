"""Every number and every "may" that more than one rule asks for, in one place. Parts add to them by their hooks."""

from __future__ import annotations

from typing import Any

from .board import SPACES
from .part import Part
from .position import Tsukuyumi


def suppressed(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether the side's unit Properties, Faction effect and markers are switched off in the space (TS-CYBER-14)."""
    for part in game.rules.on_silences:  # noqa: SIM110 (asked all the time: a loop is twice as fast)
        if part.silences(game, side, space):
            return True
    return False


def may_suppress(game: Tsukuyumi, side: int) -> bool:
    """Whether ``suppressed`` may say so of any space now."""
    for part in game.rules.on_silences:  # noqa: SIM110
        if part.silences_any(game, side):
            return True
    return False


def works_cp(game: Tsukuyumi, side: int, space: int) -> int:
    """CP that a side has in a space besides its units (TS-BOAR-11)."""
    total = 0
    for part in game.rules.on_works_cp:
        total += part.works_cp(game, side, space)
    return total


def more_cp(game: Tsukuyumi, side: int, space: int) -> int:
    """CP that units of the side bring to a space beyond what is printed on those that stand there."""
    total = 0
    for part in game.rules.on_more_cp:
        total += part.more_cp(game, side, space)
    return total


def times_cp(game: Tsukuyumi, side: int) -> int:
    """What the CP of a side's units are multiplied by (TSM-POWER-09)."""
    times = 1
    for part in game.rules.on_times_cp:
        times *= part.times_cp(game, side)
    return times


def more_dmg(game: Tsukuyumi, side: int, space: int) -> int:
    """Damage that a side's units deal in a space beyond what is printed on those that stand there."""
    total = 0
    for part in game.rules.on_more_dmg:
        total += part.more_dmg(game, side, space)
    return total


def sits_out(game: Tsukuyumi, kind: int, space: int) -> bool:
    """Whether units of the kind there take no part in attacks and count nothing in battles (TSM-LION-03)."""
    for part in game.rules.on_sits_out:  # noqa: SIM110
        if part.sits_out(game, kind, space):
            return True
    return False


def idle_cp(game: Tsukuyumi, side: int, space: int) -> int:
    """CP in print of a side's units there that sit out."""
    if not game.rules.on_sits_out:
        return 0
    cp, kinds = game.book.cp, game.kinds_at(space, side)
    return sum([cp[k] * game.count(space, k) for k in kinds if sits_out(game, k, space)])


def shielded(game: Tsukuyumi, seat: int, space: int) -> bool:
    """Whether the seat's Faction effect has no force in the space (TSM-FEVENT-66)."""
    for part in game.rules.on_shields:  # noqa: SIM110
        if part.shields(game, seat, space):
            return True
    return False


def dmg(game: Tsukuyumi, kind: int, space: int) -> int:
    """Damage of one unit of a kind in a space: printed, and what parts add."""
    total = game.book.dmg[kind]
    for part in game.rules.on_each_dmg:
        total += part.each_dmg(game, kind, space)
    return total


def hp(game: Tsukuyumi, kind: int, space: int) -> int:
    """HP of one unit of a kind in a space: printed, and what parts add."""
    total = game.book.hp[kind]
    for part in game.rules.on_more_hp:
        total += part.more_hp(game, kind, space)
    return total


def start_spots(game: Tsukuyumi, seat: int) -> list[int]:
    """Where starting units of a seat may stand: its Homezone, if it has one, and its areas (TS-SETUP-24)."""
    for part in game.rules.on_start_land:
        found = part.start_land(game, seat)
        if found:
            return found
    found = game.rules.factions[seat].start_spots(game, seat)
    if found:
        return found
    home = game.homezone[seat]
    mine = game.areas_of(seat)
    return mine if home < 0 else [home, *mine]


def objective_of(game: Tsukuyumi, seat: int) -> tuple[Part, Any]:
    """The objective in force for a seat: the part that judges it, and its row (TS-VP-04, TSM-ALTOBJ-04)."""
    for part in game.rules.on_other_objective:
        row = part.other_objective(game, seat)
        if row is not None:
            return part, row
    return game.rules.factions[seat], game.book.objectives[game.rules.faction_of[seat]]


def barred(game: Tsukuyumi, space: int) -> bool:
    """Whether no player may mark or conquer the space (TSM-LEGEND-24)."""
    for part in game.rules.on_bars_mark:  # noqa: SIM110
        if part.bars_mark(game, space):
            return True
    return False


def may_mark(game: Tsukuyumi, seat: int) -> bool:
    """Whether the seat's faction puts Territory markers on areas at all."""
    return game.rules.factions[seat].may_mark(game, seat)


def spared(game: Tsukuyumi, side: int, kinds: list[int]) -> int:
    """The kind, of those of the side that are left, that no damage can be assigned to; else -1 (TSM-LEGEND-18)."""
    for part in game.rules.on_spares:
        kind = part.spares(game, side, kinds)
        if kind >= 0:
            return kind
    return -1


def is_massive(game: Tsukuyumi, kind: int) -> bool:
    """Whether units of the kind are Massive now (TS-UNIT-04)."""
    for part in game.rules.on_burdens:
        if part.burdens(game, kind):
            return True
    if not game.book.massive[kind]:
        return False
    for part in game.rules.on_lightens:  # noqa: SIM110
        if part.lightens(game, kind):
            return False
    return True


def massive_steps(game: Tsukuyumi, kind: int) -> int:
    """Steps that a Massive unit may make in a phase (TS-UNIT-04)."""
    most = 1
    for part in game.rules.on_massive_steps:
        most = max(most, part.massive_steps(game, kind))
    return most


def seat_spaces(game: Tsukuyumi, seat: int) -> list[int]:
    """What a rule means by the Homezone of a seat; a faction without one names what stands for it (QM-58)."""
    home = game.homezone[seat]
    return [home] if home >= 0 else game.rules.factions[seat].stand_ins(game, seat)


def present(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether the side takes part in battles there: a unit stands there, or a part says so."""
    if game.crowd[side * SPACES + space]:
        return True
    for part in game.rules.on_present:  # noqa: SIM110
        if part.present(game, side, space):
            return True
    return False


def joins(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether the side takes part in battles there though none of its units need stand there."""
    for part in game.rules.on_present:  # noqa: SIM110
        if part.present(game, side, space):
            return True
    return False


def enough_marks(game: Tsukuyumi, kind: str, space: int) -> bool:
    """Whether no more markers of a kind may be laid in a space."""
    for part in game.rules.on_enough_marks:  # noqa: SIM110
        if part.enough_marks(game, kind, space):
            return True
    return False
