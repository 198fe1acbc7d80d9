"""Area PROD: Gather, Upgrade, Donate; Overseers."""

from __future__ import annotations

from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.overseers import Upgrade, income, upgrades
from tests.great_wall.scene import everything, scene

MILL, QUARRY, MINE, TEMPLE = range(4)
PLACES = ("lumber-mill", "quarry", "gold-mine", "temple")


def test_what_each_location_gives() -> None:
    """GW-PROD-01, GW-PROD-03: Wood, Stone, Gold, Qi; 1 for each own Clerk."""
    for place, resource in enumerate(("wood", "stone", "gold", "qi")):
        stage = scene(Activate(place), locations={PLACES[place]: {"@0": 2, "@1": 1}}).do("gather", "gather")
        assert stage.res(0) == {resource: 2}
        assert stage.res(1) == {resource: 1}


def test_everybody_finishes_a_step_before_the_next() -> None:
    """GW-PROD-02, GW-EX-15: all gather, then all Upgrade, then all Donate, each in Tea order."""
    rich = {"resources": everything()}
    stage = scene(
        Activate(QUARRY),
        tea=["@1", "@0", "@2"],
        locations={"quarry": {"@0": 2, "@1": 1}},
        players={"@0": rich, "@1": rich},
    )
    asked = []
    for answer in (
        "gather",
        "gather",
        "upgrade quarry spearman",
        "upgrade quarry archer",
        "donate stone",
        "donate stone",
    ):
        asked.append((stage.kind, stage.seat))
        stage.do(answer)
    assert asked == [(k, s) for k in ("gather", "upgrade", "donate") for s in (1, 0)]
    assert stage.quiet


def test_an_overseer_adds_its_level() -> None:
    """GW-PROD-04, GW-PROD-13, GW-EX-16, GW-EX-19: level 2 gives 2 more Gold beside one Clerk."""
    stage = scene(
        Activate(MINE), locations={"gold-mine": {"@0": 1, "@1": 2}}, players={"@0": {"overseers": {"gold-mine": 2}}}
    )
    assert income(stage.game, 0, MINE) == 2
    stage.do("gather")
    assert stage.res(0) == {"gold": 3}


def test_without_a_clerk_nothing_is_gathered() -> None:
    """GW-PROD-05: the Overseer alone gives nothing in an Activation."""
    stage = scene(Activate(MINE), locations={"gold-mine": {"@1": 3}}, players={"@0": {"overseers": {"gold-mine": 3}}})
    stage.do("shame spearman", "gather", "done")
    assert stage.res(0) == {}


def test_only_gatherers_upgrade_and_donate() -> None:
    """GW-PROD-06, GW-PROD-15: who declined may do neither; a gatherer once each, in this Location."""
    rich = {"resources": everything()}
    stage = scene(Activate(QUARRY), locations={"quarry": {"@0": 2, "@1": 1}}, players={"@0": rich, "@1": rich})
    stage.do("decline", "gather")
    assert (stage.kind, stage.seat) == ("upgrade", 1)
    assert all("quarry" in o for o in stage.options if o != "done")
    stage.do("upgrade quarry spearman")
    assert (stage.kind, stage.seat) == ("donate", 1), "one Upgrade"
    assert stage.options == ["done", "donate stone"]
    stage.do("donate stone")
    assert stage.quiet
    assert stage.game.warehouse == [0, 1, 0]
    assert stage.game.honour[:2] == [0, 2]
    assert stage.res(1)["stone"] == 20


def test_the_first_upgrade() -> None:
    """GW-PROD-07, GW-PROD-08, GW-EX-17: 2 of the drawn Resource (Qi at the Gold Mine) and any pool Soldier, level 1."""
    stage = scene(Upgrade(0, 1 << MINE, 0), players={"@0": {"resources": {"qi": 2}}})
    assert stage.options == ["done", *(f"upgrade gold-mine {s}" for s in ("spearman", "archer", "horseman"))]
    stage.do("upgrade gold-mine horseman")
    assert stage.res(0) == {}
    assert stage.pool(0)["horseman"] == 1
    assert income(stage.game, 0, MINE) == 1
    poor = scene(Upgrade(0, 1 << MINE, 0), players={"@0": {"resources": {"qi": 1, "gold": 9}}})
    assert poor.quiet
    for place, pays in (("lumber-mill", "gold"), ("quarry", "wood"), ("temple", "stone")):
        one = scene(Upgrade(0, 1 << PLACES.index(place), 0), players={"@0": {"resources": {pays: 2}}})
        assert f"upgrade {place} archer" in one.options


def test_later_upgrades() -> None:
    """GW-PROD-09, GW-EX-18: 3 Qi from level 1 to 2, one space."""
    stage = scene(Upgrade(0, 1 << MINE, 0), players={"@0": {"resources": {"qi": 3}, "overseers": {"gold-mine": 1}}})
    assert stage.options == ["done", "upgrade gold-mine"]
    stage.do("upgrade gold-mine")
    assert stage.res(0) == {}
    assert income(stage.game, 0, MINE) == 2
    assert stage.pool(0) == {"spearman": 9, "archer": 4, "horseman": 2}, "no second Soldier"


def test_one_overseer_each_and_spaces_are_shared() -> None:
    """GW-PROD-10, GW-PROD-11: one a player and Location; several players on the same space."""
    two = {"resources": everything(), "overseers": {"quarry": 1}}
    stage = scene(Upgrade(0, 1 << QUARRY, 0), players={"@0": two, "@1": two})
    assert [income(stage.game, s, QUARRY) for s in (0, 1)] == [1, 1]
    assert "upgrade quarry spearman" not in stage.options
    stage.do("upgrade quarry").then(Upgrade(1, 1 << QUARRY, 0)).do("upgrade quarry")
    assert [income(stage.game, s, QUARRY) for s in (0, 1)] == [2, 2]


def test_an_overseer_stays_for_good() -> None:
    """GW-PROD-12: it is in nobody's pool, on no Horde, and cannot be Recruited again."""
    from moonwall.games.great_wall.rules.recruit import Recruit

    two = {"quarry": {"level": 1, "soldier": "horseman"}, "temple": {"level": 3, "soldier": "horseman"}}
    stage = scene(Recruit(0, 2), players={"@0": {"resources": everything(), "overseers": two}})
    assert stage.options == ["done", "recruit spearman", "recruit archer"]


def test_the_last_space_is_the_end() -> None:
    """GW-PROD-14: level 4 cannot be Upgraded."""
    for level, can in ((3, True), (4, False)):
        stage = scene(players={"@0": {"resources": everything(), "overseers": {"quarry": level}}})
        assert bool(upgrades(stage.game, 0, QUARRY, 0)) is can


def test_qi_is_not_donated() -> None:
    """GW-PROD-16, GW-EX-20: the Temple has no third step."""
    stage = scene(Activate(TEMPLE), locations={"temple": {"@0": 2, "@1": 1}}).do("gather", "gather")
    assert stage.quiet
