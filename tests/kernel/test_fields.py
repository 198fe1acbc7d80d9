"""Fields of a position: what a clone shares, what it copies, and how each is written down and read."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from moonwall.table import Position, Seat
from moonwall.table.fields import Ints, Lists, Row, Rows
from moonwall.table.position import replaced, without


class Shelf(Position):
    loose: Ints
    piles: Lists
    row: Row
    rows: Rows

    def view(self, seat: int | None) -> dict[str, Any]:
        return {}

    def scores(self) -> list[int]:
        return [0]

    def redeal(self, seat: int, chance: Random) -> None:
        pass


def shelf() -> Shelf:
    one = Shelf((Seat(0, "a"),), 1)
    one.loose, one.piles, one.row, one.rows = [1, 2], [[3], []], (4, 5, 4), ((6,), ())
    return one


def test_a_clone_shares_rows_and_copies_lists() -> None:
    one = shelf()
    two = one.clone()
    assert two.row is one.row and two.rows is one.rows
    assert two.loose is not one.loose and two.piles[0] is not one.piles[0]
    two.row, two.rows = replaced(two.row, 0, 9), replaced(two.rows, 1, (7, 8))
    two.loose.append(3)
    assert (one.loose, one.piles, one.row, one.rows) == ([1, 2], [[3], []], (4, 5, 4), ((6,), ()))
    assert (two.row, two.rows) == ((9, 5, 4), ((6,), (7, 8)))


def test_rows_are_written_as_lists_and_read_as_rows() -> None:
    one, two = shelf(), shelf()
    doc = json.loads(json.dumps(one.encode()))
    assert doc["row"] == [4, 5, 4] and doc["rows"] == [[6], []]
    two.row, two.rows = (), ()
    two.decode(doc)
    assert two.row == one.row and two.rows == one.rows and two.encode() == one.encode()


def test_a_row_with_one_place_or_value_changed() -> None:
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3) and replaced((1, 2, 3), -1, 9) == (1, 2, 9)
    assert without((1, 2, 1), 1) == (2, 1)
    with pytest.raises(ValueError):
        without((1, 2), 3)
