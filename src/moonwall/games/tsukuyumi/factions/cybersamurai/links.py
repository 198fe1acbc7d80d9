"""Uplinks and their markers: the faction's own state, and what follows from it for everybody."""

from __future__ import annotations

from ...board import NEXT, OPPOSITE
from ...position import Tsukuyumi

NAME = "cybersamurai"

# Uplinks by their index in the content.
AMATERASU, TETSUO, KANEDA, ROCKET, TENNO, SHOGUN, SAMURAI, BUSHIDO, ESPIONAGE, GHOST = range(10)

# Fields of the own state. Markers: 0 is off the board; an edge is space * 6 + edge + 1, an area space + 1.
INSTALLED, KANEDA_RED, KANEDA_BLUE, ROCKET_RED, ROCKET_BLUE, USED, HAUNTED = range(7)


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def installed(game: Tsukuyumi, uplink: int) -> bool:
    """Whether an Uplink lies face up (TS-CYBER-02). Nothing can switch it off but the loss of the Shogun."""
    return bool(own(game)[INSTALLED] >> uplink & 1)


def spent(game: Tsukuyumi, uplink: int) -> bool:
    return bool(own(game)[USED] >> uplink & 1)


def spend(game: Tsukuyumi, uplink: int) -> None:
    own(game)[USED] |= 1 << uplink


def ready_again(game: Tsukuyumi, *uplinks: int) -> None:
    for uplink in uplinks:
        own(game)[USED] &= ~(1 << uplink)


def closed_by_kaneda(game: Tsukuyumi, side: int, space: int) -> int:
    """Edges of a space that no enemy of the Cybersamurai crosses, whatever it can do, as bits (TS-CYBER-11, -12)."""
    cyber = own(game)
    red, blue = cyber[KANEDA_RED], cyber[KANEDA_BLUE]
    if not (red or blue) or game.rules.friends[side] >> game.rules.seat_of[NAME] & 1:
        return 0
    mask = 0
    for at in (red - 1, blue - 1):
        if at < 0:
            continue
        if at // 6 == space:
            mask |= 1 << at % 6
        elif NEXT[at] == space:
            mask |= 1 << OPPOSITE[at % 6]
    return mask


def under_rocket(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether a Rocket Attack marker switches off the side's unit Properties, Faction effect and markers there
    (TS-CYBER-14); the Cybersamurai's own and their allies' stay usable (TS-ALLY-07-PL)."""
    cyber = own(game)
    if not (cyber[ROCKET_RED] or cyber[ROCKET_BLUE]) or game.rules.friends[side] >> game.rules.seat_of[NAME] & 1:
        return False
    return space + 1 in (cyber[ROCKET_RED], cyber[ROCKET_BLUE])


def put_blue(game: Tsukuyumi, field: int, value: int) -> None:
    """A blue marker is placed or moved; there is never a second one (TS-CYBER-07, TS-CYBER-17)."""
    own(game)[KANEDA_BLUE] = own(game)[ROCKET_BLUE] = 0
    own(game)[field] = value


def clear(game: Tsukuyumi, *fields: int) -> None:
    names = {KANEDA_RED: "kaneda-red", KANEDA_BLUE: "kaneda-blue", ROCKET_RED: "rocket-red", ROCKET_BLUE: "rocket-blue"}
    for field in fields:
        if own(game)[field]:
            own(game)[field] = 0
            game.tell("marker-off", marker=names[field], rule="TS-CYBER-16")
