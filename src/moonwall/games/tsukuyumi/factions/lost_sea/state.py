"""What the Lords of the Lost Sea remember, and what their whales can do where."""

from __future__ import annotations

from typing import Any

from ...board import SPACES
from ...position import HOMEZONE, ONI, Tsukuyumi
from ...values import shielded, suppressed

NAME = "lords-of-the-lost-sea"
# The own state. MOVED: units displaced this round; EVENTS: Events played in the game; STRANDED: bits of the spaces that
# whales may not leave this round; FIRST: the first starting area plus 1; then pairs (kind, n) of units that hold fast
# in the battle in progress.
MOVED, EVENTS, STRANDED, FIRST = range(4)
FAST = 4


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def row(game: Tsukuyumi) -> Any:
    return game.book.content["factions"][NAME]


def unit(game: Tsukuyumi, kind: int) -> Any:
    return game.book.content["units"][game.book.kind_ids[kind]]


def displacement(game: Tsukuyumi, seat: int, space: int) -> int:
    """Units that the whales there move aside, fallen ones counted in (TSF-SEA-05, TSF-SEA-07)."""
    return sum(unit(game, k).displaces * game.count(space, k) for k in game.kinds_at(space, seat))


def far(game: Tsukuyumi, seat: int, space: int) -> int:
    """How many of these may go up to two areas in a battle."""
    return sum(unit(game, k).displaces_far * game.count(space, k) for k in game.kinds_at(space, seat))


def is_quiet(game: Tsukuyumi, seat: int, space: int) -> bool:
    """No unit of another seat and no Oni."""
    crowd = game.crowd
    for side in (*range(game.rules.seats), ONI):  # noqa: SIM110 (asked all the time: a loop is twice as fast)
        if crowd[side * SPACES + space] and side != seat:
            return False
    return True


def waters(game: Tsukuyumi, seat: int) -> list[int]:
    """Areas with a whale that is not under a Rocket Attack."""
    return [s for s in game.spaces_of(seat) if game.ground[s] != HOMEZONE and not suppressed(game, seat, s)]


def tidal(game: Tsukuyumi, seat: int) -> list[int]:
    """Those of them where Tide and Song has force."""
    return [s for s in waters(game, seat) if not shielded(game, seat, s)]


def can_rest(game: Tsukuyumi, seat: int, space: int) -> bool:
    """A Place of Peace: an own quiet area with a whale of the last stage, and no Peace marker (TSF-SEA-08)."""
    if game.territory[space] != seat or not is_quiet(game, seat, space) or game.marks_at("peace", space):
        return False
    return any(unit(game, k).stage == 3 for k in game.kinds_at(space, seat))
