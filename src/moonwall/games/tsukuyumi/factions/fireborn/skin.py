"""Flaming Skin: at the end of the own Red turn, without card or counterattack (TSM-FIREBORN-12, TSF-FIRE-05)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ...board import NAMES, SPACE, SPACES
from ...position import ONI, Tsukuyumi
from ...rules.damage import Deal
from .state import flame

FLAME = [option("flame", name) for name in NAMES]


def burning(game: Tsukuyumi, seat: int) -> tuple[int, ...]:
    """Spaces where somebody else stands beside a unit with Flaming Skin."""
    sides = (*game.rules.foes[seat], ONI)
    return tuple(
        s for s in game.spaces_of(seat) if flame(game, seat, s) and any(game.crowd[e * SPACES + s] for e in sides)
    )


class FlamingSkin(Step[Tsukuyumi]):
    """The turn ends: which spaces burn is found when it is time."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        spaces = burning(game, self.seat)
        if spaces:
            game.push(Burn(self.seat, spaces))


class Burn(Choice[Tsukuyumi]):
    """In which space first: ``flame <space>``; the Fireborn choose the order."""

    spaces: tuple[int, ...]
    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [FLAME[s] for s in self.spaces]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        seat, space = self.seat, SPACE[str(picked.tokens[1])]
        left = tuple(s for s in self.spaces if s != space)
        if left:
            game.push(Burn(seat, left))
        amount = flame(game, seat, space)
        if not amount:
            return
        game.tell("flames", seat=seat, n=amount, space=NAMES[space], rule="TSM-FIREBORN-12")
        sides = [s for s in (*game.order, ONI) if game.crowd[s * SPACES + space]]
        foes = [s for s in sides if not game.rules.friends[seat] >> s & 1]
        game.then(*[Deal(side, space, 2 * amount, seat, "flaming-skin") for side in foes])
