"""What an Oni attack does where it falls, and who is hurt: ALG-5, ALG-6 and ALG-7, as functions that only look.

Damage is counted in half points, as everywhere (``rules/damage.py``).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...board import SPACES
from ...position import ONI, Tsukuyumi
from ...rules.battle import alive
from ...rules.damage import covered, health
from ...values import hp as hp_of
from .party import size
from .search import cp_there, need, present
from .state import defenders, effect, princess_dmg, princess_hp, supply, terms_of, touches

PRINCESS = -1  # instead of a kind: she herself
LARGER_THAN_ALL = 9  # her place in the order of kinds of equal HP (ALG-7)


class Verdict:
    """An attack on an area as it stands, the Oni that move being there (ALG-5 steps 2 to 6). ``defenders`` begin with
    the lowest initiative; ``new``: kinds of Oni that come instead of damage, where nobody defends."""

    __slots__ = ("cp", "damage", "defenders", "need", "new", "present")

    def __init__(self, game: Tsukuyumi, space: int) -> None:
        self.cp = cp_there(game, space)
        self.need = need(game, space)
        self.present = present(game, space, terms_of(game))
        self.defenders = defenders(game, space)
        self.damage = damage_at(game, space) if self.defenders else 0  # MP-ATTACK-21
        self.new: list[int] = [] if self.defenders else newcomers(game)

    @property
    def enough(self) -> bool:
        """Whether the Oni conquer; Mines may have thinned them out on the way in, or have left nobody (MQ-14,
        MP-ATTACK-07)."""
        return self.present and self.cp >= self.need


def damage_at(game: Tsukuyumi, space: int) -> int:
    """DMG of all Oni in the area, moved in or there before, with the Princess and *Masks of Fury* (MP-DAMAGE-01)."""
    units, base, dmg = game.units, space * game.kinds, game.book.dmg
    total = sum([dmg[k] * units[base + k] for k in game.book.oni_kinds if units[base + k]])
    if touches(game, space):
        total += princess_dmg(game)
    return total + effect(game, "damage")


def newcomers(game: Tsukuyumi) -> list[int]:
    """The smallest Oni available, for a conquered area without players' units; two at *Scattered Host*; fewer if the
    supply runs out (MP-ATTACK-20, -27)."""
    return smallest(game, 1 + effect(game, "two-oni"))


def smallest(game: Tsukuyumi, n: int) -> list[int]:
    found: list[int] = []
    for kind in supply(game):
        found += [kind] * min(n - len(found), game.stock[kind])
    return found


def largest(game: Tsukuyumi, n: int) -> list[int]:
    found: list[int] = []
    for kind in reversed(supply(game)):
        found += [kind] * min(n - len(found), game.stock[kind])
    return found


# --- ALG-6: damage to players -------------------------------------------------------------------------------


class Spill:
    """Damage that goes from player to player. ``dead``: (seat, kind) of the units that are lost, in order. ``asks``:
    the seat whose owner must name the next unit, -1 when all is assigned; ``left``: what is still to assign."""

    __slots__ = ("asks", "dead", "left", "reached")

    def __init__(self, left: int) -> None:
        self.left = left
        self.dead: list[tuple[int, int]] = []
        self.asks = -1
        self.reached: list[int] = []  # seats in the order in which damage came to them


def spill(game: Tsukuyumi, space: int, damage: int, named: dict[int, list[int]], evading: int = 0) -> Spill:
    """Assign a total of half points (MP-DAMAGE-02, -03): to the lowest initiative first, what is left goes on.
    ``named`` holds the kinds that owners have named so far; they are asked only where it matters. ``evading``: bits of
    seats that damage passes by."""
    found = Spill(damage)
    for seat in defenders(game, space):
        if found.left <= 0:
            break
        if evading >> seat & 1:
            found.reached.append(seat)
            continue
        found.left = covered(game, seat, space, found.left)
        found.reached.append(seat)
        _suffer(game, seat, space, found, named.get(seat, []))
        if found.asks >= 0:
            break
    return found


def _suffer(game: Tsukuyumi, seat: int, space: int, found: Spill, named: list[int]) -> None:
    standing = dict(alive(game, seat, space))
    hps = {kind: health(game, seat, kind, space) for kind in standing}
    names = list(named)
    while found.left > 0 and standing:
        if found.left >= sum([hps[kind] * n for kind, n in standing.items()]):
            for kind, n in standing.items():  # all of them fall, whoever is named
                found.dead += [(seat, kind)] * n
                found.left -= hps[kind] * n
            return
        if found.left < min([hps[kind] for kind in standing]):
            found.left = 0  # TS-DMG-08: whoever is named absorbs it
            return
        if len(standing) > 1 and not names:
            found.asks = seat
            return
        kind = names.pop(0) if len(standing) > 1 else next(iter(standing))
        if found.left < hps[kind]:
            found.left = 0
            return
        found.dead.append((seat, kind))
        found.left -= hps[kind]
        standing[kind] -= 1
        if not standing[kind]:
            del standing[kind]


# --- ALG-7: damage to Oni -----------------------------------------------------------------------------------


def oni_losses(game: Tsukuyumi, space: int, damage: int, named: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """Kinds of Oni that fall by a total of points, in order, PRINCESS for her: always who has most HP, so that as few
    as possible fall (MP-DAMAGE-06 to -08); and two or more Legendary Oni that are equal, of which the team must
    name one (``named`` so far)."""
    observer = game.book.legends.get("observer", -2)
    standing: dict[int, int] = dict(alive(game, ONI, space))
    if touches(game, space):
        standing[PRINCESS] = 1
    keys = {kind: _order(game, kind, space) for kind in standing}
    fallen: list[int] = []
    names = list(named)
    while damage > 0 and standing:
        others = [kind for kind in standing if kind != observer] or list(standing)
        top = max([keys[kind] for kind in others])
        first = [kind for kind in others if keys[kind] == top]
        if damage < top[0]:
            break
        kind = first[0]
        if len(first) > 1 and damage < top[0] * sum([standing[k] for k in first]):
            if not names:
                return fallen, first
            kind = names.pop(0)
        fallen.append(kind)
        damage -= top[0]
        standing[kind] -= 1
        if not standing[kind]:
            del standing[kind]
    return fallen, []


def _order(game: Tsukuyumi, kind: int, space: int) -> tuple[int, int]:
    """HP first; of equal ones the larger kind (ALG-7)."""
    if kind == PRINCESS:
        return princess_hp(game), LARGER_THAN_ALL
    return hp_of(game, kind, space), size(game, kind)


# --- ALG-11: the Princess's standard counter ----------------------------------------------------------------


def converted(game: Tsukuyumi, seat: int, space: int) -> tuple[int, list[int]]:
    """After an attack of a player where she was: how many of the own units there become Oni, half of them rounded up,
    and the largest Oni available that take their places; without any the units are lost all the same
    (MP-PRINCESS-12 to -14, MQ-23)."""
    n = (game.crowd[seat * SPACES + space] + 1) // 2
    return n, largest(game, n)
