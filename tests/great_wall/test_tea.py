"""Areas TEA and TEAHOUSE."""

from __future__ import annotations

from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.breach import Assault
from moonwall.games.great_wall.rules.defeat import taker
from tests.great_wall.scene import composed, scene


def test_tea_order_is_a_strict_order_of_all() -> None:
    """GW-TEA-01, GW-TEA-02, GW-EX-03: what concerns all is done from the top of the stack down."""
    stage = composed(tea=["@1", "@2", "@0"], start="autumn")
    for seat in range(3):
        stage.match.play("command economy", seat)
    order = []
    while stage.kind == "choose-slot":
        order.append(stage.seat)
        stage.do(stage.options[-1])
    assert order == [1, 2], "the third has one slot left"
    assert stage.game.track_seat == (0, 2, 1)


def test_ties_go_to_the_higher_in_tea_order() -> None:
    """GW-TEA-03: equal cover."""
    cover = {"a1 a3": "@0 spearman", "a6 b1": "@2 spearman"}
    for tea, wins in ((["@0", "@1", "@2"], 0), (["@1", "@2", "@0"], 2)):
        stage = scene(tea=tea, sections={"left": {"hordes": [{"card": "steppe-scouts-left", "cover": cover}]}})
        assert taker(stage.game, 0) == wins


def test_only_the_tea_house_changes_the_order() -> None:
    """GW-TEA-04: another Activation, a defeat or a Winter leaves it."""
    stage = scene(Activate(3), locations={"temple": {"@2": 2, "@1": 1}}).do("gather", "gather")
    assert stage.game.tea == (0, 1, 2)
    stage.then(Assault(0), Assault(1))
    assert stage.game.tea == (0, 1, 2)
    house = scene(Activate(5), locations={"tea-house": {"@2": 1, "@1": 1}}).do("tea up", "tea stay")
    assert house.game.tea == (1, 0, 2)


def test_tea_house_moves_up_one_in_the_order_of_the_start() -> None:
    """GW-TEAHOUSE-01, GW-TEAHOUSE-02, GW-EX-25: red passes yellow, then blue passes yellow."""
    yellow, red, blue = 0, 1, 2
    stage = scene(Activate(5), tea=[yellow, red, blue], locations={"tea-house": {"@1": 1, "@2": 1}})
    assert stage.seat == red
    stage.do("tea up")
    assert stage.seat == blue
    stage.do("tea up")
    assert stage.game.tea == (red, blue, yellow)


def test_one_step_whatever_the_number_of_clerks() -> None:
    """GW-TEAHOUSE-01: two Clerks of three spaces move one position."""
    stage = scene(Activate(5), seats=4, tea=[0, 1, 2, 3], locations={"tea-house": {"@3": 2, "@0": 1}})
    assert stage.options == ["tea up", "tea stay"]
    stage.do("tea up")
    assert stage.game.tea == (0, 1, 3, 2)


def test_who_holds_all_spaces_may_go_to_the_top() -> None:
    """GW-TEAHOUSE-03: and in an Advanced Activation with empty spaces nobody does (GW-AMB-24)."""
    stage = scene(Activate(5), locations={"tea-house": {"@2": 2}})
    assert stage.options == ["tea up", "tea top", "tea stay"]
    stage.do("tea top")
    assert stage.game.tea == (2, 0, 1)
    early = scene(Activate(5, 1), locations={"tea-house": {"@2": 1}})
    assert early.options == ["tea up", "tea stay"]
    second = scene(Activate(5), locations={"tea-house": {"@1": 2}})
    assert second.options == ["tea up", "tea stay"], "one up is the top"


def test_on_top_there_is_nothing_to_gain() -> None:
    """GW-TEAHOUSE-04: the Clerks go home all the same."""
    stage = scene(Activate(5), locations={"tea-house": {"@0": 2}})
    assert stage.quiet
    assert stage.game.tea == (0, 1, 2)
    assert stage.clerks("tea-house") == [0, 0, 0]
    assert stage.game.clerk_pool[0] == 5
