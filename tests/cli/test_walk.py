"""Walking the tree of options."""

from __future__ import annotations

from moonwall.table import PASS, option
from moonwall.terminal.walk import SHORT, Walk

PLACES = [f"{q},{r}" for q in range(4) for r in range(4)]
MOVES = [option("move", unit, place) for unit in ("worker", "scout") for place in PLACES]
BUILD = option("build", "wall", 2)


def test_few_options_are_listed_whole() -> None:
    walk = Walk(MOVES[: SHORT - 1])
    assert [b.leaf for b in walk.branches()] == MOVES[: SHORT - 1]


def test_many_options_fork_by_token_and_lone_ones_are_picked_at_once() -> None:
    walk = Walk([PASS, BUILD, *MOVES])
    branches = walk.branches()
    assert [(b.token, len(b.options)) for b in branches] == [("build", 1), ("move", 32), ("pass", 1)]
    assert walk.follow(branches[0]) is BUILD
    assert walk.follow(branches[1]) is None
    assert walk.path == ("move",)
    assert [b.token for b in walk.branches()] == ["worker", "scout"]
    assert walk.follow(walk.branches()[0]) is None
    assert walk.follow(walk.branches()[3]) is MOVES[3]


def test_what_ends_stands_last() -> None:
    few = [option("done"), BUILD, option("no", 2)]
    assert [b.leaf for b in Walk(few).branches()] == [BUILD, option("no", 2), option("done")]


def test_what_is_no_choice_is_passed_over() -> None:
    walk = Walk([PASS, *MOVES[:16]])
    walk.follow(walk.branches()[0])
    assert walk.path == ("move", "worker")


def test_an_option_that_others_continue_stays_within_reach() -> None:
    walk = Walk([option("move"), *MOVES])
    assert walk.follow(walk.branches()[0]) is None
    assert [b.token for b in walk.branches()] == [None, "worker", "scout"]
    assert walk.follow(walk.branches()[0]) is option("move")


def test_back_and_cancel() -> None:
    walk = Walk([PASS, *MOVES])
    assert walk.back() is False
    walk.follow(walk.branches()[0])
    walk.follow(walk.branches()[1])
    assert walk.path == ("move", "scout")
    assert walk.back() is True
    assert walk.path == ("move",)
    walk.follow(walk.branches()[0])
    walk.restart()
    assert walk.path == ()
