"""What the Sentinels remember, and where their Portals and the Oni are."""

from __future__ import annotations

from itertools import compress
from typing import Any

from ...board import ALL_SPACES, SPACES
from ...position import HOMEZONE, ONI, VOID, Tsukuyumi
from ...values import shielded, suppressed

NAME = "sentinels"
PORTAL = "portal"
# The own state. SLAIN: Oni destroyed in the game; DUELS: Ritual Combats won; MASKED: Maskings of this round; SHUT: 1 if
# Masking is forbidden until the round ends; GATE: the space whose units help in the battle in progress, plus 1;
# CHAMPION: 1 if an Oni falls in that battle as a champion; FIRST: the space of the first Portal plus 1.
SLAIN, DUELS, MASKED, SHUT, GATE, CHAMPION, FIRST = range(7)
FIELDS = 7


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def row(game: Tsukuyumi) -> Any:
    return game.book.content["factions"][NAME]


def unit(game: Tsukuyumi, kind: int) -> Any:
    return game.book.content["units"][game.book.kind_ids[kind]]


def portals(game: Tsukuyumi) -> list[int]:
    """Areas with a Portal."""
    lying = game.marks_of(PORTAL)
    return [s for s in compress(ALL_SPACES, lying) if game.ground[s] not in (VOID, HOMEZONE)]


def gates(game: Tsukuyumi, seat: int) -> list[int]:
    """Those that are open: one under a Rocket Attack is shut (TSF-JADE-05)."""
    return [s for s in portals(game) if not suppressed(game, seat, s)]


def stands(game: Tsukuyumi, seat: int, ability: str) -> list[int]:
    """Spaces where a unit with this ability can use it."""
    return [
        s
        for s in game.spaces_of(seat)
        if any(getattr(unit(game, k), ability) for k in game.kinds_at(s, seat)) and not suppressed(game, seat, s)
    ]


def places(game: Tsukuyumi, seat: int) -> list[int]:
    """Areas with an own unit that the Faction effect may work in."""
    found = [s for s in game.spaces_of(seat) if game.ground[s] != HOMEZONE and not suppressed(game, seat, s)]
    return [s for s in found if not shielded(game, seat, s)]  # TSM-FEVENT-66


def oni_count(game: Tsukuyumi) -> int:
    """Oni on the board, Legendary ones and each Shadow included."""
    return sum(game.crowd[ONI * SPACES : (ONI + 1) * SPACES])


def sealed(game: Tsukuyumi) -> int:
    """Points for the Oni destroyed: so many for every so many, rounded down (TSF-JADE-10)."""
    each, n = seal(game)
    return own(game)[SLAIN] * each // n


def seal(game: Tsukuyumi) -> tuple[int, int]:
    """Points, and for how many Oni."""
    aim = game.book.content["objectives"]["the-jade-seal"]
    return aim.each, aim.n


def ritual_vp(game: Tsukuyumi) -> int:
    """Points of a Ritual Combat won."""
    points: int = game.book.content["combat_cards"]["jade-ritual-combat"].vp
    return points
