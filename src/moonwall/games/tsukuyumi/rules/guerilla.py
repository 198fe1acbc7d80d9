"""The move after an attack whose card allows one (TS-NOMAD-16)."""

from __future__ import annotations

from moonwall.table import Step

from ..position import Tsukuyumi
from .battle import ATTACKER, SPACE, alive
from .movement import March


class GuerillaMove(Step[Tsukuyumi]):
    """Units that took part and survived may move, with all bonuses, also those a Defense action has displaced (Q-73).

    ``strays``: where those are, as (space, n, space, n …)."""

    n: int
    strays: tuple[int, ...] = ()

    def run(self, game: Tsukuyumi) -> None:
        seat, space = game.battle[ATTACKER], game.battle[SPACE]
        steps = [March(False, -1, self.n, space, seat, seat)] if alive(game, seat, space) else []
        for at, n in zip(self.strays[::2], self.strays[1::2]):
            steps.append(March(False, n, self.n, at, seat, seat))
        game.then(*steps)
