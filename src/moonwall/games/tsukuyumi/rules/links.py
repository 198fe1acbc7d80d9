"""Uplinks and their markers as all rules see them: ``game.cyber``, laid out here and filled by the Cybersamurai.

It lies among the rules, and imports none of them, because movement, battles and production all ask it."""

from __future__ import annotations

from ..board import NEXT, OPPOSITE
from ..book import CYBER
from ..position import Tsukuyumi

# Uplinks by their index in the content.
AMATERASU, TETSUO, KANEDA, ROCKET, TENNO, SHOGUN, SAMURAI, BUSHIDO, ESPIONAGE, GHOST = range(10)

# Fields of game.cyber. Markers: 0 is off the board; an edge is space * 6 + edge + 1, an area space + 1.
INSTALLED, KANEDA_RED, KANEDA_BLUE, ROCKET_RED, ROCKET_BLUE, USED, HAUNTED = range(7)


def installed(game: Tsukuyumi, uplink: int) -> bool:
    """Whether an Uplink lies face up (TS-CYBER-02). Nothing can switch it off but the loss of the Shogun."""
    return bool(game.cyber) and bool(game.cyber[INSTALLED] >> uplink & 1)


def spent(game: Tsukuyumi, uplink: int) -> bool:
    return bool(game.cyber[USED] >> uplink & 1)


def spend(game: Tsukuyumi, uplink: int) -> None:
    game.cyber[USED] |= 1 << uplink


def ready_again(game: Tsukuyumi, *uplinks: int) -> None:
    for uplink in uplinks:
        game.cyber[USED] &= ~(1 << uplink)


def closed_by_kaneda(game: Tsukuyumi, side: int, space: int, edge: int) -> bool:
    """No enemy of the Cybersamurai crosses this edge, whatever it can do (TS-CYBER-11, TS-CYBER-12)."""
    cyber = game.cyber
    if not cyber or game.rules.friends[side] >> game.rules.seat_of[CYBER] & 1:
        return False
    red, blue = cyber[KANEDA_RED], cyber[KANEDA_BLUE]
    if not red and not blue:
        return False
    here = space * 6 + edge + 1
    there = NEXT[space * 6 + edge] * 6 + OPPOSITE[edge] + 1
    return red in (here, there) or blue in (here, there)


def suppressed(game: Tsukuyumi, side: int, space: int) -> bool:
    """Whether a Rocket Attack marker switches off the side's unit Properties, Faction effect and markers there
    (TS-CYBER-14); the Cybersamurai's own and their allies' stay usable (TS-ALLY-07-PL)."""
    cyber = game.cyber
    if not cyber or game.rules.friends[side] >> game.rules.seat_of[CYBER] & 1:
        return False
    return space + 1 in (cyber[ROCKET_RED], cyber[ROCKET_BLUE])


def put_blue(game: Tsukuyumi, field: int, value: int) -> None:
    """A blue marker is placed or moved; there is never a second one (TS-CYBER-07, TS-CYBER-17)."""
    game.cyber[KANEDA_BLUE] = game.cyber[ROCKET_BLUE] = 0
    game.cyber[field] = value


def clear(game: Tsukuyumi, *fields: int) -> None:
    names = {KANEDA_RED: "kaneda-red", KANEDA_BLUE: "kaneda-blue", ROCKET_RED: "rocket-red", ROCKET_BLUE: "rocket-blue"}
    for field in fields:
        if game.cyber[field]:
            game.cyber[field] = 0
            game.tell("marker-off", marker=names[field], rule="TS-CYBER-16")
