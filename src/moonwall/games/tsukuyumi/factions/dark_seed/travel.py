"""The Queen Travels: the Nest moves to another place of the board, with all that stands in it (TSM-FEVENT-23..27)."""

from __future__ import annotations

from moonwall.table import NO, YES, Choice, Option, option

from ...board import NAMES, SPACE
from ...position import AREA, Tsukuyumi
from ...rules import devastation
from ...rules.homes import travel
from ...rules.setup import edge_spaces


def destinations(game: Tsukuyumi, seat: int) -> list[int]:
    """Any empty space at the edge that touches an area, any area off the Moon; no other Homezone (TSM-FEVENT-26,
    QM-29)."""
    if game.homezone[seat] < 0:
        return []
    return sorted({*edge_spaces(game), *[s for s in game.areas if game.ground[s] == AREA]})


class Travel(Choice[Tsukuyumi]):
    """``home <space>``: where the Nest goes."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("home", NAMES[s]) for s in destinations(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        travel(game, self.seat, space, "TSM-FEVENT-23")
        if devastation.is_razed(game, space):
            game.push(TurnBack(self.seat))


class TurnBack(Choice[Tsukuyumi]):
    """A devastated Nest may be turned back to its intact side (TSM-FEVENT-27)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            devastation.restore(game, game.homezone[self.seat])
            game.tell("restored", space=NAMES[game.homezone[self.seat]], rule="TSM-FEVENT-27")
