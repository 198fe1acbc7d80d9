"""Area LOC: Clerks, Locations, Activation."""

from __future__ import annotations

from moonwall.games.great_wall.names import LOCATIONS
from moonwall.games.great_wall.rules.activation import Activate, can_advance, ready
from moonwall.games.great_wall.rules.clerks import MoveClerks, full
from tests.great_wall.scene import composed, scene

MILL, QUARRY, MINE, TEMPLE, BARRACKS, TEA, BUILDERS, LOGISTICS, EMBASSY, SCHOOL = range(10)


def test_ten_locations_of_two_types() -> None:
    """GW-LOC-01, GW-LOC-18, GW-LOC-19: six Regular, four Special; the Shame icon on Production and Barracks."""
    book = scene().game.book
    regular = [LOCATIONS[p] for p in range(10) if book.regular[p]]
    assert regular == ["lumber-mill", "quarry", "gold-mine", "temple", "barracks", "tea-house"]
    assert [LOCATIONS[p] for p in range(10) if book.shame_icon[p]] == regular[:5]


def test_a_regular_location_takes_one_clerk_a_space() -> None:
    """GW-LOC-02, GW-LOC-03: with no free space nobody enters; it is ready only when full, of any owners."""
    stage = scene(MoveClerks(0, 1), locations={"quarry": {"@1": 2, "@2": 1}, "temple": {"@1": 2}})
    assert "move pool quarry" not in stage.options
    assert "move pool temple" in stage.options
    assert ready(stage.game, QUARRY) and full(stage.game, QUARRY)
    assert not ready(stage.game, TEMPLE)


def test_a_special_location_takes_any_number() -> None:
    """GW-LOC-04, GW-LOC-05: one Clerk makes it ready, eight still leave room."""
    stage = scene(MoveClerks(0, 1), locations={"martial-school": {"@1": 5, "@2": 3}})
    assert "move pool martial-school" in stage.options
    assert ready(stage.game, SCHOOL)
    assert not ready(stage.game, EMBASSY)


def test_moving_a_clerk_from_pool_or_location() -> None:
    """GW-LOC-06, GW-LOC-07: from the pool anywhere with room, from a Location to another one."""
    stage = scene(MoveClerks(0, 2), locations={"temple": {"@0": 1}})
    moves = [o for o in stage.options if o.startswith("move temple")]
    assert len([o for o in stage.options if o.startswith("move pool")]) == 10
    assert len(moves) == 9 and "move temple temple" not in moves
    stage.do("move temple barracks", "move pool temple")
    assert stage.clerks("temple")[0] == stage.clerks("barracks")[0] == 1
    assert stage.game.clerk_pool[0] == 3
    empty = scene(MoveClerks(0, 1), locations={"martial-school": {"@0": 5}})
    assert not [o for o in empty.options if o.startswith("move pool")], "the pool is empty"


def test_full_is_locked() -> None:
    """GW-LOC-08, GW-EX-61: no Clerk leaves a full Regular Location; after the Activation all go home."""
    stage = scene(MoveClerks(0, 1), locations={"quarry": {"@0": 2, "@1": 1}, "barracks": {"@0": 1}})
    assert not [o for o in stage.options if o.startswith("move quarry")]
    assert [o for o in stage.options if o.startswith("move barracks")]
    stage.do("done").then(Activate(QUARRY)).do("gather", "gather")
    while not stage.quiet:
        stage.do("done")
    assert stage.clerks("quarry") == [0, 0, 0]
    assert stage.game.clerk_pool[:2] == [4, 5]


def test_effects_come_in_tea_order_and_clerks_are_combined() -> None:
    """GW-LOC-09, GW-LOC-10: each player with Clerks there, once, for all Clerks together."""
    stage = scene(Activate(SCHOOL), tea=["@2", "@0", "@1"], locations={"martial-school": {"@0": 2, "@2": 1}})
    assert stage.seat == 2
    stage.do("draw")
    assert stage.seat == 0
    stage.do("draw")
    assert stage.quiet
    assert [stage.game.tactics[s].bit_count() for s in range(3)] == [2, 0, 1]


def test_all_clerks_return_used_or_not() -> None:
    """GW-LOC-11, GW-LOC-12: a player may decline; the Clerks return to the pools all the same."""
    stage = scene(Activate(MILL), locations={"lumber-mill": {"@0": 2, "@1": 1}})
    stage.do("decline", "gather", "done")
    assert stage.res(0) == {}
    assert stage.res(1) == {"wood": 1}
    assert stage.clerks("lumber-mill") == [0, 0, 0]
    assert stage.game.clerk_pool[:2] == [5, 5]
    school = scene(Activate(SCHOOL), locations={"martial-school": {"@0": 2}}).do("decline")
    assert school.game.tactics[0] == 0


def test_lone_shame_is_tested_on_each_activation_also_when_declining() -> None:
    """GW-LOC-13: the token comes before the effect."""
    stage = scene(Activate(MINE), locations={"gold-mine": {"@1": 3}})
    assert (stage.kind, stage.seat) == ("place-shame", 1)
    stage.do("shame spearman", "decline")
    assert stage.shamed(1) == 1
    tea = scene(Activate(TEA), locations={"tea-house": {"@1": 2}})
    assert tea.kind == "tea-house", "no Shame icon on the Tea House"


def test_clerks_stay_where_nothing_was_activated() -> None:
    """GW-LOC-14: from Year to Year."""
    stage = composed(locations={"quarry": {"@0": 1}}, start="winter")
    stage.until("choose-command")
    assert stage.game.year == 2
    assert stage.clerks("quarry") == [1, 0, 0]


def test_advanced_activation() -> None:
    """GW-LOC-15, GW-LOC-16, GW-LOC-17: fires though not full, without Shame; a Special one needs a Clerk."""
    stage = scene(Activate(QUARRY, 1), locations={"quarry": {"@0": 1}})
    assert stage.kind == "gather", "no Shame for the lone player"
    stage.do("gather", "done")
    assert stage.res(0) == {"stone": 1}
    assert stage.clerks("quarry") == [0, 0, 0]
    assert can_advance(stage.game, QUARRY), "legal and without effect when empty (GW-AMB-58)"
    assert not can_advance(stage.game, BUILDERS)
    assert stage.then(Activate(MILL, 1)).quiet


def test_advanced_activation_lists_only_locations_where_something_would_happen() -> None:
    """GW-AMB-58: without a Clerk nothing happens; a rival's Clerk would resolve and go home."""
    stage = composed(
        track=[["@0", "despotism"]], start="turns", locations={"quarry": {"@2": 1}, "tea-house": {"@0": 1}}
    )
    stage.until("advanced-activation", "done")
    assert stage.options == ["done", "activate quarry", "activate tea-house"]
    empty = composed(track=[["@0", "despotism"], ["@1", "economy"]], start="turns")
    while empty.kind != "choose-command":
        assert empty.kind != "advanced-activation", "no Location to Activate, no question"
        empty.do("done" if "done" in empty.options else empty.options[-1])


def test_the_warehouse_is_no_location() -> None:
    """GW-LOC-20: no Clerk can go there."""
    stage = scene(MoveClerks(0, 1))
    assert "warehouse" not in LOCATIONS
    assert not [o for o in stage.options if "warehouse" in o]


def test_advanced_activation_happens_at_once_and_does_not_replace_the_step() -> None:
    """GW-LOC-21: Despotism fires the Quarry inside its box; the Temple, and what is full by then, fire in 3B."""
    stage = composed(
        track=[["@0", "despotism"]],
        start="turns",
        locations={"temple": {"@0": 2, "@1": 1}, "quarry": {"@2": 1}},
    )
    stage.until("advanced-activation", "done")
    assert stage.game.clerks[TEMPLE * 4] == 2, "3B has not come"
    stage.do("activate quarry")
    assert (stage.kind, stage.seat) == ("gather", 2)
    stage.do("gather", "done")
    assert (stage.kind, stage.seat, stage.game.place) == ("gather", 0, TEMPLE)
