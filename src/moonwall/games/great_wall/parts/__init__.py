"""The parts of this game: people, the Reed Clan, Qin Jiushao, co-operation; which of them a match has."""

from __future__ import annotations

from collections.abc import Sequence

from moonwall.table import Setup

from ..names import QIN, REED
from ..part import Part
from .coop import Cooperation
from .people import People
from .qin import Qin
from .reed import Reed

ALL: tuple[type[Part], ...] = (People, Reed, Qin, Cooperation)
AUTOMATA = {REED: Reed, QIN: Qin}
SHOWN = tuple(field for kind in ALL for field in kind.shown)  # fields of a view that some part fills

WRITTEN = tuple(field for kind in ALL for field in kind.written)  # fields of a document that some part reads


def parts_of(setup: Setup) -> list[Part]:
    """The parts of a match, in the order in which they are asked."""
    parts: list[Part] = [People(seat.index) for seat in setup.seats if not seat.automaton]
    for seat in reversed(setup.seats):  # the Reed Clan, which Qin commands, sits behind him and comes first
        if seat.automaton:
            parts.append(AUTOMATA[seat.faction](seat.index, setup.options))
    if setup.mode == "coop":
        parts.append(Cooperation(setup.options))
    return parts


def refused_fields(parts: Sequence[Part]) -> dict[str, str]:
    """Fields of a position written by hand that belong to parts which do not play, and what to say of them."""
    here = {type(part) for part in parts}
    return {field: why for kind in ALL if kind not in here for field, why in kind.refused.items()}
