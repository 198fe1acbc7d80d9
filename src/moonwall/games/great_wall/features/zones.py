"""Soldiers at rest that are about to attack all at once (Attack Order): as good as Recruits, not yet on a Horde."""

from __future__ import annotations

from moonwall.table import Choice

from ..position import GreatWall
from ..rules.attack import AttackAll, AttackNext


def charging(game: GreatWall) -> tuple[int, int]:
    """Whose Soldiers attack from which Resting zones (a mask), or still may be told to; -1 nobody's."""
    for step in game.stack[::-1]:
        if isinstance(step, Choice) and step.kind == "choose-zones":
            zones = 0
            for section in game.rules.sections:
                if game.hordes[section * 3] >= 0:
                    zones |= 1 << section
            return step.seat, zones
        if isinstance(step, (AttackAll, AttackNext)):
            return step.seat, step.sections
    return -1, 0
