"""Areas BARRACKS and LOGI: Recruiting, attacking, moving Soldiers."""

from __future__ import annotations

from typing import Any

from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.attack import AttackAll, AttackWith
from moonwall.games.great_wall.rules.logistics import March
from moonwall.games.great_wall.rules.recruit import Recruit
from tests.great_wall.scene import Scene, everything, scene

SCOUTS = "steppe-scouts-left"
LANCERS = "naiman-lancers-left"
TUMEN = "black-tumen-left"
RICH = {"@0": {"resources": everything()}}
BARRACKS = 4


def recruiting(n: int = 1, **doc: Any) -> Scene:
    return scene(Recruit(0, n), players=doc.pop("players", RICH), **doc)


def test_up_to_one_recruit_for_each_clerk_in_tea_order() -> None:
    """GW-BARRACKS-01: two Clerks, two Recruits; each player in turn."""
    stage = scene(
        Activate(BARRACKS),
        tea=["@1", "@0", "@2"],
        locations={"barracks": {"@0": 2, "@1": 2}},
        players={"@0": {"resources": everything()}, "@1": {"resources": everything()}},
    )
    assert stage.seat == 1
    stage.do("done")
    assert stage.seat == 0
    stage.do("recruit spearman", "recruit archer")
    assert stage.kind == "place-recruit", "no third"


def test_any_mix_of_clean_pool_soldiers() -> None:
    """GW-BARRACKS-02: types as one likes, while the pool has them."""
    stage = recruiting(3, players={"@0": {"resources": everything(30), "shamed": {"horseman": 1}}}, shame=20)
    stage.do("recruit horseman")
    assert stage.options == ["done", "recruit spearman", "recruit archer"]
    stage.do("recruit spearman", "recruit spearman")
    assert stage.game.recruits[:3] == [2, 0, 1]


def test_printed_costs() -> None:
    """GW-BARRACKS-03, GW-EX-21: 2 Stone 1 Wood, 2 Qi 1 Wood, 3 Gold 1 Wood."""
    for soldier, cost in (
        ("spearman", {"stone": 2, "wood": 1}),
        ("archer", {"qi": 2, "wood": 1}),
        ("horseman", {"gold": 3, "wood": 1}),
    ):
        stage = recruiting(players={"@0": {"resources": cost}}).do(f"recruit {soldier}")
        assert stage.res(0) == {}
        lack = {**cost, "wood": 0}
        assert recruiting(players={"@0": {"resources": lack}}).quiet


def test_a_recruit_attacks_or_rests_anywhere() -> None:
    """GW-BARRACKS-04, GW-BARRACKS-06: any Section, the same or different ones."""
    stage = recruiting(2, sections={"left": {"hordes": [SCOUTS]}, "right": {"hordes": [LANCERS]}})
    stage.do("recruit spearman", "recruit spearman")
    assert stage.options == [
        "attack spearman left-1",
        "attack spearman right-1",
        "rest spearman left",
        "rest spearman middle",
        "rest spearman right",
    ]
    stage.do("rest spearman middle", "attack spearman right-1", "cover a1")
    assert stage.rest("middle", 0) == {"spearman": 1}
    assert set(stage.cover("right-1")) == {"a1"}
    assert stage.quiet


def test_one_activation_is_one_recruitment() -> None:
    """GW-BARRACKS-05: choose and pay all, then place; a bonus is used once (Meng Gong: 1 Resource off in all).

    GW-AMB-35: a Reward gained while placing cannot pay for the same Recruitment."""
    stage = recruiting(
        2,
        players={"@0": {"resources": {"stone": 4, "wood": 1}, "general": "meng-gong", "support": ["scribe"]}},
        sections={"left": {"hordes": [SCOUTS]}},
    )
    stage.do("recruit spearman", "recruit spearman")
    assert stage.kind == "place-recruit", "2 Wood less 1: the waiver could only be Wood"
    assert stage.res(0) == {}
    late = recruiting(
        2, players={"@0": {"resources": {"stone": 4, "wood": 1}}}, sections={"left": {"hordes": [SCOUTS]}}
    )
    late.do("recruit spearman", "attack spearman left-1", "cover a1")
    assert late.quiet and late.res(0) == {"stone": 2, "wood": 1}


def test_a_spearman_attacks_row_one() -> None:
    """GW-BARRACKS-07, GW-BARRACKS-10, GW-EX-70: a vacant point of the Horde next to the Wall; its Reward at once."""
    stage = recruiting(sections={"left": {"hordes": [SCOUTS, LANCERS]}}).do("recruit spearman")
    assert [o for o in stage.options if o.startswith("attack")] == ["attack spearman left-1"]
    before = stage.res(0)["qi"]
    stage.do("attack spearman left-1")
    assert stage.options == ["cover a1", "cover a3", "cover a6", "cover b1"]
    stage.do("cover a3")
    assert stage.res(0)["qi"] == before + 1
    covered = {"card": SCOUTS, "cover": {"a1 a3 a6 b1": "wound"}}
    walled = recruiting(3, sections={"left": {"hordes": [covered, LANCERS]}})
    walled.do("recruit spearman", "recruit archer", "recruit horseman")
    strikes = [o for o in walled.options if o.startswith("attack")]
    assert strikes == ["attack archer left-2", "attack horseman left-2"], "no target for the Spearman before 3C"
    thin = {"card": LANCERS, "cover": {"a2 b5": "wound"}}
    none = recruiting(sections={"left": {"hordes": [covered, thin]}}).do("recruit horseman")
    assert not [o for o in none.options if o.startswith("attack")], "a1, a5 and b2 are not neighbours"


def test_a_horseman_attacks_two_neighbours_of_any_row() -> None:
    """GW-BARRACKS-08, GW-BARRACKS-10: orthogonal, on one card; both Rewards."""
    stage = recruiting(sections={"middle": {"hordes": [SCOUTS, LANCERS]}}).do("recruit horseman")
    assert [o for o in stage.options if o.startswith("attack")] == [
        "attack horseman middle-1",
        "attack horseman middle-2",
    ]
    before = stage.res(0)
    stage.do("attack horseman middle-2")
    assert stage.options == ["cover a1 a2", "cover a2 b2", "cover a5 b5"]
    stage.do("cover a1 a2")
    assert stage.res(0) == {**before, "gold": before["gold"] + 1, "stone": before["stone"] + 1}
    assert set(stage.cover("middle-2")) == {"a1", "a2"}
    raiders = recruiting(sections={"middle": {"hordes": ["merkit-raiders-left"]}}).do("recruit horseman")
    assert not [o for o in raiders.options if o.startswith("attack")], "no neighbouring points at all"


def test_an_archer_takes_a_spot_and_wounds() -> None:
    """GW-BARRACKS-09, GW-BARRACKS-11, GW-BARRACKS-18: any row of that Section, no Reward; one Archer a spot."""
    stage = recruiting(
        2, sections={"left": {"hordes": [SCOUTS, LANCERS]}, "right": {"hordes": [TUMEN], "archers": {"@1": 1}}}
    )
    stage.do("recruit archer", "recruit archer")
    strikes = [o for o in stage.options if not o.startswith("rest")]
    assert strikes == ["attack archer left-1", "attack archer left-2", "post middle"], "the right spot is taken"
    before = stage.res(0)
    stage.do("attack archer left-2", "wound left-2 a1")
    assert stage.res(0) == before
    assert stage.archers("left", 0) == 1
    assert stage.wounds("left-2") == ["a1"]
    assert not [o for o in stage.options if o.startswith("attack")], "one spot on an unbuilt Wall"
    stage.do("post middle")
    assert stage.archers("middle", 0) == 1, "GW-AMB-16: with nothing to hit it may still take the spot"
    assert stage.game.wounds_dealt[0] == 1


def test_other_attacks_never_come_from_the_pool() -> None:
    """GW-BARRACKS-12, GW-BARRACKS-13: only resting Soldiers and Archers in spots; those on points stay there."""
    sections = {"left": {"hordes": [{"card": TUMEN, "cover": {"a1": "@0 spearman"}}]}}
    assert scene(AttackWith(0, 3, 7, 0, 7), sections=sections).quiet
    assert scene(March(0, 2), sections=sections).quiet


def test_reach_from_a_resting_zone() -> None:
    """GW-BARRACKS-14, GW-BARRACKS-15, GW-BARRACKS-16, GW-EX-22: Spearman nearest only, Horseman and Archer any row."""
    stage = scene(
        AttackWith(0, 3, 7, 0, 7),
        sections={
            "left": {
                "hordes": [SCOUTS, LANCERS, TUMEN],
                "rest": {"@0": {"spearman": 1, "archer": 1, "horseman": 1}},
            },
            "right": {"hordes": ["black-tumen-right"]},
        },
    )
    assert stage.options == [
        "done",
        "attack spearman left-1",
        *(f"attack horseman left-{row}" for row in (1, 2, 3)),
        *(f"attack archer left-{row}" for row in (1, 2, 3)),
    ]
    stage.do("attack spearman left-1", "cover b1")
    assert stage.res(0) == {"stone": 1}
    stage.do("attack horseman left-2", "cover a1 a2", "attack archer left-3", "wound left-3 b6")
    assert stage.quiet, "three Attacks were allowed"
    assert stage.rest("left", 0) == {}
    assert stage.archers("left", 0) == 1


def test_an_archer_in_a_spot_attacks_from_there() -> None:
    """GW-BARRACKS-17: it stays and Wounds; each Soldier once in an effect."""
    stage = scene(AttackWith(0, 3, 7, 0, 7), sections={"left": {"wall": 1, "hordes": [SCOUTS], "archers": {"@0": 1}}})
    assert stage.options == ["done", "shoot left-1"]
    stage.do("shoot left-1", "wound left-1 a1")
    assert stage.quiet
    assert stage.archers("left", 0) == 1
    rest_only = scene(AttackWith(0, 3, 7, 1, 7), sections={"left": {"hordes": [SCOUTS], "archers": {"@0": 1}}})
    assert rest_only.quiet


def test_a_whole_zone_attacks() -> None:
    """GW-BARRACKS-12 by Attack Order: all with a legal target must, the others stay."""
    stage = scene(
        AttackAll(0, 0b001),
        sections={
            "left": {
                "hordes": [{"card": SCOUTS, "cover": {"a1 a3 a6": "wound"}}],
                "rest": {"@0": {"spearman": 2}},
            },
            "right": {"hordes": [TUMEN], "rest": {"@0": {"spearman": 1}}},
        },
    )
    assert stage.quiet, "one target, one Spearman: no choice"
    assert stage.rest("left", 0) == {"spearman": 1}
    assert stage.rest("right", 0) == {"spearman": 1}


# --- Logistics Centre ----------------------------------------------------------------------------------------------


CAMP = {
    "left": {"archers": {"@0": 1}, "rest": {"@0": {"archer": 1, "spearman": 2}}, "hordes": [SCOUTS]},
    "right": {"hordes": [{"card": TUMEN, "cover": {"a1": "@0 spearman"}}]},
}


def test_one_move_for_each_clerk() -> None:
    """GW-LOGI-01: in Tea order; declining is done."""
    sections = {"left": {"rest": {"@0": {"spearman": 1}, "@1": {"spearman": 1}}}}
    stage = scene(Activate(7), locations={"logistics-centre": {"@0": 1, "@1": 2}}, sections=sections)
    stage.do("march left right", "bring spearman")
    assert stage.seat == 1, "one Clerk, one Move"
    stage.do("march left middle", "bring spearman")
    assert stage.kind == "march" and stage.seat == 1, "two Clerks, two Moves"
    stage.do("done")
    assert stage.quiet


def test_any_number_from_one_section_to_one_other() -> None:
    """GW-LOGI-02, GW-LOGI-03: one source, one destination; no Wound, no Reward, no Horde is touched."""
    stage = scene(March(0, 1), sections=CAMP)
    assert stage.options == ["done", "march left middle", "march left right"]
    stage.do("march left right", "bring spearman", "bring spearman", "bring archer", "done")
    assert stage.rest("right", 0) == {"spearman": 2, "archer": 1}
    assert stage.rest("left", 0) == {}
    assert stage.res(0) == {} and stage.game.wounds_dealt[0] == 0
    assert stage.cover("left-1") == {}


def test_who_may_go_where() -> None:
    """GW-LOGI-04, GW-LOGI-05, GW-LOGI-06, GW-EX-24: only the Archer from a spot may take a spot."""
    stage = scene(March(0, 1), sections=CAMP).do("march left right")
    assert stage.options == ["done", "bring spearman", "bring archer", "bring lookout rest", "bring lookout spot"]
    stage.do("bring lookout spot")
    assert stage.archers("right", 0) == 1
    taken = {**CAMP, "right": {"archers": {"@1": 1}}}
    assert "bring lookout spot" not in scene(March(0, 1), sections=taken).do("march left right").options
    rest = scene(March(0, 1), sections=CAMP).do("march left right", "bring lookout rest", "bring archer")
    assert rest.rest("right", 0) == {"archer": 2}


def test_soldiers_on_hordes_cannot_move() -> None:
    """GW-LOGI-07: the Spearman on the right Horde is no source."""
    stage = scene(March(0, 1), sections=CAMP)
    assert not [o for o in stage.options if o.startswith("march right")]


def test_moved_soldiers_may_move_again() -> None:
    """GW-LOGI-08: with several Clerks."""
    stage = scene(March(0, 2), sections={"left": {"rest": {"@0": {"spearman": 1}}}})
    stage.do("march left middle", "bring spearman", "march middle right", "bring spearman")
    assert stage.rest("right", 0) == {"spearman": 1}
