"""A card taken out of the box: what a case of it needs must then fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from moonwall.games.tsukuyumi import GAME, book
from moonwall.games.tsukuyumi.modes.moon_princess import cards
from moonwall.table import TableError

Case = Callable[[], Any]


@contextmanager
def blank(table: str, card: str, **fields: Any) -> Iterator[None]:
    """While it lasts the card does nothing; books compiled with it are forgotten."""
    rows = GAME.load_content()[table]
    kept = rows[card]
    rows[card] = msgspec.structs.replace(kept, **(fields or {"do": "blank"}))
    forget()
    try:
        yield
    finally:
        rows[card] = kept
        forget()


def forget() -> None:
    book.BOOKS.clear()
    cards._cards.clear()


def fails_without(table: str, card: str, case: Case, **fields: Any) -> None:
    """The case holds with the card and fails when the card is blank."""
    case()
    with blank(table, card, **fields), pytest.raises((AssertionError, TableError, StopIteration, KeyError)):
        case()
    case()
