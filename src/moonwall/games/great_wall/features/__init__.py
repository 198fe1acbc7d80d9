"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in Honour: a feature's weight says how much Honour one of it is worth. What only serves to earn
later (Clerks, Overseers, Resources) is weighed by the Years that are left. ``outlook.py`` has what all seats share,
``seats.py`` the features of a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..names import AUTUMN
from ..position import GreatWall
from .outlook import Outlook
from .seats import WIDTH, automaton, row_of
from .weights import ALONE_SHARE, TOGETHER_SHARE, WEIGHTS

__all__ = ["PAR", "SCALE", "WEIGHTS", "measure", "stage", "teams"]

SCALE = 9.0
PAR = 40.0


def measure(game: GreatWall) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``: up to the features of the mode that is played, none of the others."""
    look = Outlook(game)
    humans = game.rules.humans
    seats = range(len(game.seats))
    rows = [row_of(game, look, seat) if seat in humans else automaton(game, look, seat) for seat in seats]
    if look.together:
        return [[0.0] * WIDTH + [TOGETHER_SHARE * n for n in row] for row in rows]
    if look.alone:
        return [[0.0] * (2 * WIDTH) + [ALONE_SHARE * n for n in row] for row in rows]
    return rows


def teams(game: GreatWall) -> Sequence[int] | None:
    """Co-operation is one team against the hordes."""
    return [0] * len(game.seats) if game.rules.together else None


def stage(game: GreatWall) -> float:
    """How much of the game is over: by the Years that are likely still to come."""
    ahead = Outlook(game).horizon
    gone = game.time + (1 if game.season > AUTUMN else 0)
    return gone / max(0.5, gone + ahead)
