"""What Kampfgruppe 03 remember: Missiles, broken seals, destroyed Oni, cards that outlast a round."""

from __future__ import annotations

from typing import Any

from ...position import Tsukuyumi

NAME = "kampfgruppe-03"
# The own state. READY: Missiles; BROKEN: bits of the own kinds whose seal is broken; KEPT: seals cannot be broken any
# more (Hermetic Seal); HUNT: Combat actions of The Great Hunt to come; HOLY: points of Holy Mission; ROUND: Oni
# destroyed this round; then the Oni each seat has destroyed in the game.
READY, BROKEN, KEPT, HUNT, HOLY, ROUND = range(6)
SLAIN = 6


def own(game: Tsukuyumi) -> list[int]:
    """The faction's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def row(game: Tsukuyumi) -> Any:
    return game.book.content["factions"][NAME]


def pieces(game: Tsukuyumi) -> int:
    return game.book.marks_in_box["missile"]


def bit(game: Tsukuyumi, kind: int) -> int:
    """The bit of an own kind in BROKEN."""
    return 1 << kind - game.book.kinds_of[game.book.faction_of[kind]].start


def is_sealed(game: Tsukuyumi, kind: int) -> bool:
    unit = game.book.content["units"][game.book.kind_ids[kind]]
    return bool(unit.sealed) and not own(game)[BROKEN] & bit(game, kind)
