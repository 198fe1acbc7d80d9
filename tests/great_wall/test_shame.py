"""Area SHAME: receiving, placing and shedding Shame."""

from __future__ import annotations

from moonwall.games.great_wall.rules import shame
from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.breach import Breach
from moonwall.games.great_wall.rules.ending import end_reason, final_scoring, horde_honour
from moonwall.games.great_wall.rules.overseers import Upgrade
from moonwall.games.great_wall.rules.recruit import Recruit
from moonwall.games.great_wall.rules.shame import Cleanse, Receive
from moonwall.games.great_wall.rules.summer import Shame
from tests.great_wall.scene import composed, everything, scene

DRAINED = {"spearman": 10, "archer": 4, "horseman": 2}


def test_a_breach_shames_those_who_are_not_on_the_card() -> None:
    """GW-SHAME-01: a player with a Soldier there gets none."""
    horde = {"card": "black-tumen-left", "cover": {"a1": "@1 spearman"}}
    stage = scene(Breach(0), sections={"left": {"hordes": [horde]}})
    stage.game.events.append(0)
    order = []
    while stage.kind == "place-shame":
        order.append(stage.seat)
        stage.do("shame spearman")
    assert order == [0, 2]


def test_alone_in_an_activated_location() -> None:
    """GW-SHAME-02: any number of Clerks; any company spares it."""
    stage = scene(Activate(1), locations={"quarry": {"@0": 3}})
    assert (stage.kind, stage.seat) == ("place-shame", 0)
    stage.do("shame archer", "gather")
    assert stage.game.shamed[1] == 1
    company = scene(Activate(1), locations={"quarry": {"@0": 2, "@2": 1}})
    assert company.kind == "gather"


def test_where_a_token_goes() -> None:
    """GW-SHAME-03, GW-SHAME-04, GW-SHAME-07: under a clean pool Soldier, or on a taken Horde with a free space."""
    taken = [{"card": "steppe-scouts-left", "shame": 1}, {"card": "black-tumen-left", "shame": 2}]
    stage = scene(
        Receive(0, 1),
        players={"@0": {"hordes": taken, "shamed": {"horseman": 2}}, "@1": {"hordes": ["war-drummers-left"]}},
        shame=20,
    )
    assert stage.options == ["shame spearman", "shame archer", "shame steppe-scouts-left"]
    stage.do("shame steppe-scouts-left")
    card = stage.game.book.cards.horde_ids.index("steppe-scouts-left")
    assert stage.game.horde_shame[card] == 2
    assert stage.game.shame_supply == 19


def test_a_shamed_soldier_cannot_be_used() -> None:
    """GW-SHAME-05: neither Recruited nor made Overseer; at most one token each."""
    stage = scene(
        Recruit(0, 3), players={"@0": {"shamed": {"spearman": 10, "horseman": 1}, "resources": everything()}}, shame=9
    )
    assert stage.options == ["done", "recruit archer", "recruit horseman"]
    stage.do("recruit horseman")
    assert stage.options == ["done", "recruit archer"], "the second Horseman carries Shame"
    stage = scene(
        Upgrade(0, 0b0010, 0), players={"@0": {"shamed": {"spearman": 10}, "resources": everything()}}, shame=9
    )
    assert stage.options == ["done", "upgrade quarry archer", "upgrade quarry horseman"]


def test_what_shame_costs_at_the_end() -> None:
    """GW-SHAME-06, GW-SHAME-08: 5 Honour for each Shamed Soldier; a Horde with Shame scores and costs nothing."""
    taken = [{"card": "steppe-scouts-left", "shame": 1}, "black-tumen-left"]
    stage = scene(players={"@0": {"honour": 30, "hordes": taken, "shamed": {"spearman": 2}}}, shame=10)
    stage.game.artifacts = ()
    assert horde_honour(stage.game, 0) == 9
    final_scoring(stage.game)
    assert stage.game.honour[0] == 30 - 10 + 9


def test_an_empty_supply_costs_honour() -> None:
    """GW-SHAME-09, GW-EX-60: no token, 5 Honour at once, never below 0 (GW-AMB-12)."""
    stage = scene(Receive(0, 1), Receive(1, 1), shame=0, players={"@0": {"honour": 12}, "@1": {"honour": 3}})
    assert stage.quiet
    assert stage.game.honour[:2] == [7, 0]
    assert stage.shamed(0) == 0


def test_no_place_for_a_token() -> None:
    """GW-SHAME-10, GW-EX-60: it goes to the box, and 5 Honour are lost."""
    stage = scene(
        Receive(0, 1),
        shame=9,
        players={"@0": {"honour": 12, "shamed": DRAINED, "hordes": [{"card": "steppe-scouts-left", "shame": 2}]}},
    )
    assert stage.quiet
    assert stage.game.honour[0] == 7
    assert stage.game.shame_supply == 8
    assert stage.game.shame_boxed == 30 - 8 - 16 - 2


def test_shame_is_bought_off_in_summer() -> None:
    """GW-SHAME-11, GW-SUMMER-04: 2 Qi each, from wherever, as often as one can pay."""
    stage = scene(
        Shame(),
        shame=10,
        players={
            "@0": {
                "resources": {"qi": 5},
                "shamed": {"archer": 2},
                "hordes": [{"card": "steppe-scouts-left", "shame": 1}],
            },
            "@1": {"resources": {"qi": 1}, "shamed": {"archer": 2}},
        },
    )
    assert stage.options == ["cleanse archer", "cleanse steppe-scouts-left", "done"]
    stage.do("cleanse steppe-scouts-left", "cleanse archer")
    assert stage.res(0) == {"qi": 1}
    assert stage.kind != "discard-shame", "seat 0 is out of Qi and seat 1 never had enough"
    assert stage.game.shame_supply == 12


def test_removed_shame_returns_to_the_supply_and_frees() -> None:
    """GW-SHAME-12, GW-SHAME-13: the Soldier and the Horde are normal again."""
    taken = [{"card": "black-tumen-left", "shame": 1}]
    stage = scene(Cleanse(0, 3), shame=10, players={"@0": {"shamed": {"horseman": 1}, "hordes": taken}})
    stage.do("cleanse horseman", "cleanse black-tumen-left")
    assert stage.quiet
    assert stage.pool(0)["horseman"] == 2
    assert horde_honour(stage.game, 0) == 9
    assert stage.game.shame_supply == 12


def test_an_empty_supply_ends_nothing_before_the_check() -> None:
    """GW-SHAME-14: tokens that come back refill it."""
    stage = composed(year=2, shame=0, start="summer", players={"@0": {"resources": {"qi": 2}, "shamed": {"archer": 1}}})
    assert not stage.match.over
    assert end_reason(stage.game) == "shame"
    stage.do("cleanse archer")
    assert end_reason(stage.game) == ""
    assert shame.count(stage.game, 0) == 0
