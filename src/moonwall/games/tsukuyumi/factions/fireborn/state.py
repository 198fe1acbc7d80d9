"""What the Fireborn remember, and small questions about it."""

from __future__ import annotations

from ...position import AREA, Tsukuyumi
from ...rules.devastation import is_razed
from ...values import suppressed

NAME = "fireborn"
# The own state. MODE: what the Production in progress is spent on; WINGS: Ash Wings this round; RAZED and LOST: spaces
# devastated and units lost this round; HOMES: Homezones and seats devastated in the game; PAID: bits of the opponents
# without Homezone whose seat has paid; SMOTHERED: bits of the spaces without Flaming Skin this round; then the units
# each seat has destroyed.
MODE, WINGS, RAZED, LOST, HOMES, PAID, SMOTHERED = range(7)
KILLED = 7
PLACE, GROW, GROW_ONLY = 1, 2, 3


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def razed_areas(game: Tsukuyumi) -> list[int]:
    """Devastated areas; Homezones are none."""
    return [s for s in game.razed[::3] if game.ground[s] == AREA]


def flame(game: Tsukuyumi, seat: int, space: int) -> int:
    """Damage of the Flaming Skin there, however many have it; none under a Rocket Attack or when smothered."""
    if own(game)[SMOTHERED] >> space & 1 or suppressed(game, seat, space):
        return 0
    units, ids = game.book.content["units"], game.book.kind_ids
    return max((units[ids[k]].flaming for k in game.kinds_at(space, seat)), default=0)


def can_scorch(game: Tsukuyumi, space: int) -> bool:
    """Areas off the Moon, never a Homezone; nothing twice."""
    return game.ground[space] == AREA and not is_razed(game, space)
