"""Tea order and the Tea House (areas TEA and TEAHOUSE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moonwall.table import Choice, Option, Step, option
from moonwall.table.position import without

from ..names import TEA_HOUSE
from ..position import GreatWall

UP = option("tea", "up")
TOP = option("tea", "top")
STAY = option("tea", "stay")
TO_TOP = 9


def in_order(game: GreatWall, acts: Sequence[tuple[int, Step[GreatWall]]]) -> None:
    """Seats act one after another: ``acts`` come in Tea order (GW-TEA-02), which a part may change."""
    for part in game.rules.on_agree_order:
        if part.agree_order(game, acts):
            return
    game.then(*(step for _, step in acts))


def tea_up(game: GreatWall, seat: int, n: int, **why: Any) -> None:
    """The seat's Tea token goes up n positions, at most to the top (GW-TEA-04)."""
    place = game.tea.index(seat)
    to = max(0, place - n)
    if to != place:
        others = without(game.tea, seat)
        game.tea = (*others[:to], seat, *others[to:])
        game.tell("tea", seat=seat, n=to + 1, **{"rule": "GW-TEAHOUSE-01", **why})


class TeaHouse(Choice[GreatWall]):
    """Up one position, whatever the number of Clerks (GW-TEAHOUSE-01); to the top for a player who holds all the spaces
    (GW-TEAHOUSE-03); on top there is nothing to gain (GW-TEAHOUSE-04)."""

    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        place = game.tea.index(self.seat)
        if place == 0:
            return [STAY]
        if place > 1 and game.clerks[TEA_HOUSE * 4 + self.seat] == game.rules.spaces[TEA_HOUSE]:
            return [UP, TOP, STAY]
        return [UP, STAY]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is UP:
            tea_up(game, self.seat, 1)
        elif picked is TOP:
            tea_up(game, self.seat, TO_TOP)
