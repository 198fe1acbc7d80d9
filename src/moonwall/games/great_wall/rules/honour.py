"""Honour: an integer that never falls below 0 (GW-SETUP-30, GW-AMB-12, GW-AMB-52)."""

from __future__ import annotations

from typing import Any

from ..position import GreatWall


def gain_honour(game: GreatWall, seat: int, n: int, **why: Any) -> None:
    if n > 0 and seat not in game.rules.bystanders:  # GW-TWO-11
        game.honour[seat] += n
        if game.log is not None:
            game.tell("honour", seat=seat, n=n, **why)


def lose_honour(game: GreatWall, seat: int, n: int, **why: Any) -> None:
    n = min(n, game.honour[seat])
    if n > 0:
        game.honour[seat] -= n
        game.tell("lose-honour", seat=seat, n=n, **why)
