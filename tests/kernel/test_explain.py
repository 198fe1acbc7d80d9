"""What happens by itself is explained, in any game: words for what was compared, and events for what is left out."""

from __future__ import annotations

from moonwall import table
from moonwall.table.explain import named, skip, tally


def test_things_are_told_by_their_words() -> None:
    banks = ("north", "east", "south")
    assert named(banks, (2, 0)) == ("south", "north")
    assert named(banks, ()) == ()


def test_numbers_stand_behind_their_things() -> None:
    assert tally([("north", 2), ("@1", 0)]) == ("north:2", "@1:0")


def test_what_is_left_out_is_told_with_its_reason() -> None:
    game = table.start("dike", seats=["birch", "cedar"], seed=1).position
    game.log = []
    skip(game, 1, "guard", "no-sack", "DK-01", among=("north", "south"))
    (event,) = game.log
    assert event.kind == "skipped"
    assert event.data == {"seat": 1, "what": "guard", "why": "no-sack", "rule": "DK-01", "among": ("north", "south")}
    game.log = None  # a clone that only thinks keeps no log
    skip(game, 1, "guard", "no-sack", "DK-01")
    assert game.log is None
