"""What scenes of the co-operative game share: two Hordes, a General with two supporters, the book of cards."""

from __future__ import annotations

from typing import Any

from .scenes import Case, Doc, compose_coop, horde

RIDERS = "co-ordu-riders-left"  # . w q . . . / . . s . h .
COLUMN = "co-iron-column-left"  # s s . o . . / . o . g a .   Power 6
RIDERS_LEFT = horde("left", RIDERS)
TWO = ["abbot", "groom"]
RESTING = {"spearman": 1}
ARCHER = {"archer": 1}


def coop(card: str, doc: Doc, wants: str = "", **more: Any) -> Case:
    return Case(card, doc, wants, coop=True, **more)


def led(general: str, **own: Any) -> Doc:
    return {"general": general, "support": TWO, **own}


def book() -> Any:
    return compose_coop({}).position.book.cards  # type: ignore[attr-defined]
