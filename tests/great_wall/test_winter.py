"""Areas WINTER and BREACH."""

from __future__ import annotations

from typing import Any

from moonwall.games.great_wall.cards.modifiers import power
from moonwall.games.great_wall.rules.breach import Assault, breaks, defence
from moonwall.games.great_wall.rules.winter import Shooting
from tests.great_wall.scene import Scene, composed, scene

TUMEN = "black-tumen-left"
SCOUTS = "steppe-scouts-left"


def breached(hordes: list[Any], answers: str = "shame spearman", **doc: Any) -> Scene:
    """The Assault on an undefended left Section, all Shame placed under Spearmen."""
    section = {"hordes": hordes, **doc.pop("section", {})}
    stage = scene(Assault(0), sections={"left": section}, **doc)
    while stage.kind == "place-shame":
        stage.do(answers)
    return stage


def test_shame_of_a_breach_is_dealt_player_by_player() -> None:
    """GW-BREACH-02, GW-TEA-02: in Tea order, each their tokens for all cards; who stands on one card gets one less."""
    hordes = [{"card": TUMEN, "cover": {"a1": "@0 spearman"}}, SCOUTS]
    stage = scene(Assault(0), sections={"left": {"hordes": hordes}}, tea=["@1", "@0", "@2"])
    order = []
    while stage.kind == "place-shame":
        order.append(stage.seat)
        stage.do("shame spearman")
    assert order == [1, 1, 0, 2, 2]


def test_archers_shoot_section_by_section_in_tea_order() -> None:
    """GW-WINTER-01: from the left; in a Section in Tea order; every Archer in a spot must, if possible."""
    stage = composed(
        tea=["@2", "@0", "@1"],
        start="shooting",
        sections={
            "right": {"hordes": ["black-tumen-right"], "archers": {"@1": 1}},
            "left": {"wall": 2, "hordes": [TUMEN], "archers": {"@0": 1, "@2": 2}},
            "middle": {"wall": 1, "archers": {"@0": 2}},
        },
    )
    order = []
    while stage.kind == "winter-shot":
        assert "done" not in stage.options
        order.append(stage.seat)
        stage.do(stage.options[0])
    assert order == [2, 2, 0, 1], "in the middle there is nothing to hit"


def test_the_owner_chooses_card_and_point_and_gains_nothing() -> None:
    """GW-WINTER-02: any row, any vacant unarmoured point; no Reward."""
    stage = composed(
        start="shooting",
        sections={
            "left": {"hordes": [{"card": SCOUTS, "cover": {"a1": "wound"}}, "kheshig-guard-left"], "archers": {"@0": 1}}
        },
    )
    assert stage.options == [
        *(f"wound left-1 {c}" for c in ("a3", "a6", "b1")),
        *(f"wound left-2 {c}" for c in ("a4", "b2", "b3", "b5")),
    ]
    stage.do("wound left-2 b3")
    assert stage.wounds("left-2") == ["b3"]
    assert stage.game.wounds_dealt[0] == 1
    assert stage.game.honour[0] == 0


def test_resting_archers_do_not_shoot() -> None:
    """GW-WINTER-03."""
    stage = scene(Shooting(), sections={"left": {"hordes": [SCOUTS], "rest": {"@0": {"archer": 3}}}})
    assert stage.kind != "winter-shot"
    assert stage.game.wounds_dealt == (0, 0, 0, 0)


def test_the_check_comes_after_all_have_shot() -> None:
    """GW-WINTER-04: the Horde falls after the last Section has shot, before the Assault."""
    stage = composed(
        start="shooting",
        sections={
            "left": {"hordes": [{"card": SCOUTS, "cover": {"a1 a3 a6": "wound"}}], "archers": {"@0": 1}},
            "right": {"hordes": ["black-tumen-right"], "archers": {"@1": 1}, "wall": 3},
        },
    )
    assert (stage.kind, stage.seat) == ("winter-shot", 1), "the first shot was the only one possible"
    assert stage.horde("left-1") == SCOUTS
    stage.do("wound right-1 a1")
    assert [e["card"] for e in stage.told("defeated")] == [SCOUTS]
    assert not stage.told("breach")


def test_sections_are_judged_from_the_left() -> None:
    """GW-WINTER-05: three weak Sections, three Breaches in order."""
    stage = composed(
        start="shooting",
        sections={s: {"hordes": [f"black-tumen-{s}"]} for s in ("right", "left", "middle")},
    )
    seen: list[str] = []
    while stage.game.year == 1 and not stage.match.over:
        seen += [e["section"] for e in stage.told("breach")]
        stage.do(stage.options[0])
    assert seen == ["left", "middle", "right"]


def test_defence_of_a_section() -> None:
    """GW-WINTER-06, GW-BUILD-03, GW-EX-10: base of the Wall's state and 2 for each Barricade, 14 for level 2 with 3."""
    for wall, barricades, total in ((0, 0, 0), (0, 3, 6), (1, 1, 7), (2, 3, 14), (3, 1, 14)):
        stage = scene(sections={"left": {"wall": wall, "barricades": barricades}})
        assert defence(stage.game, 0) == total


def test_power_of_a_section() -> None:
    """GW-WINTER-07, GW-WINTER-09, GW-EX-11: the sum of all its Hordes with their abilities; 15 breaks 14."""
    hordes = [TUMEN, "kheshig-guard-left", SCOUTS]
    stage = scene(sections={"left": {"wall": 2, "barricades": 3, "hordes": hordes}})
    assert power(stage.game, 0) == 15
    assert breaks(stage.game, 0)
    lancers = scene(sections={"left": {"hordes": ["naiman-lancers-left", "war-drummers-left"]}})
    assert power(lancers.game, 0) == 3 + 2 + 2 + 1


def test_equal_sums_hold() -> None:
    """GW-WINTER-08, GW-EX-59: Defence 12 against Power 12: nothing happens."""
    stage = scene(
        Assault(0), sections={"left": {"wall": 3, "hordes": [TUMEN, "black-tumen-middle"], "archers": {"@0": 1}}}
    )
    assert stage.quiet
    assert stage.told("holds")[0]["power"] == stage.told("holds")[0]["defence"] == 12
    assert stage.archers("left", 0) == 1
    assert stage.game.shame_supply == 30


def test_barricades_are_discarded_after_all_sections() -> None:
    """GW-WINTER-10, GW-BUILD-04: they count in every Assault of this Winter, then all are gone."""
    stage = composed(
        start="assault",
        sections={
            "left": {"barricades": 3, "hordes": [TUMEN]},
            "right": {"barricades": 3, "hordes": ["black-tumen-right"]},
        },
    )
    held = [e["section"] for e in stage.told("holds")]
    assert held == ["left", "right"]
    assert stage.game.barricades == (0, 0, 0)


def test_the_end_is_checked_in_winter_only() -> None:
    """GW-WINTER-11, GW-WINTER-12: an empty Shame supply in Autumn ends nothing; without a condition a Year follows."""
    stage = composed(shame=0)
    assert stage.kind == "choose-command"
    assert composed(shame=0, start="end-check").match.over
    goes_on = composed(start="end-check")
    assert not goes_on.match.over and goes_on.game.year == 2


def test_what_stays_for_the_next_year() -> None:
    """GW-WINTER-13: Hordes, Soldiers on them, Archers, resting Soldiers."""
    stage = composed(
        start="assault",
        sections={
            "left": {
                "wall": 3,
                "hordes": [{"card": TUMEN, "cover": {"a1": "@0 spearman", "a2": "wound"}}],
                "archers": {"@1": 2},
                "rest": {"@2": {"horseman": 1}},
            }
        },
    )
    assert stage.game.year == 2
    assert stage.horde("left-1") == TUMEN
    assert set(stage.cover("left-1")) == {"a1", "a2"}
    assert stage.archers("left", 1) == 2
    assert stage.rest("left", 2) == {"horseman": 1}


# --- Breach ---


def test_shame_for_each_card_one_is_not_on() -> None:
    """GW-BREACH-01, GW-BREACH-02, GW-EX-56: three Hordes, blue on one of them: 2 tokens; with the switch none."""
    rows = [{"card": TUMEN, "cover": {"a1": "@0 spearman"}}, "black-tumen-middle", "black-tumen-right"]
    stage = breached(rows, seats=3)
    assert stage.shamed(0) == 2
    assert stage.shamed(1) == stage.shamed(2) == 3
    section = breached(rows, options={"breach_shame_scope": "section"})
    assert section.shamed(0) == 0 and section.shamed(1) == 3


def test_presence_is_judged_before_the_killing() -> None:
    """GW-BREACH-03: the one Soldier dies, and yet no Shame."""
    stage = breached([{"card": TUMEN, "cover": {"a1": "@0 spearman"}}])
    assert stage.shamed(0) == 0
    assert stage.wounds("left-1") == ["a1"]


def test_lethality_on_each_card() -> None:
    """GW-BREACH-04, GW-BREACH-05, GW-BREACH-06, GW-EX-57: red loses one Spearman on X and the Horseman on Y."""
    rows = [
        {"card": SCOUTS, "cover": {"a1 a3": "@1 spearman"}},
        {"card": "naiman-lancers-left", "cover": {"a1 a2": "@1 horseman"}},
    ]
    stage = breached(rows)
    assert (stage.kind, stage.seat) == ("name-victim", 1)
    assert stage.options == ["doom left-1 a1", "doom left-1 a3"]
    stage.do("doom left-1 a3")
    assert stage.wounds("left-1") == ["a3"]
    assert stage.wounds("left-2") == ["a1", "a2"], "a Horseman leaves two (GW-AMB-07)"
    assert set(stage.cover("left-1")) == {"a1", "a3"}, "the survivor stays"
    assert stage.pool(1) == {"spearman": 9 - stage.shamed(1), "archer": 4, "horseman": 2}


def test_other_readings_of_breach_killing() -> None:
    """GW-BREACH-04 with the switch of GW-AMB-05: once in the Section, or all who are there."""
    rows = [
        {"card": SCOUTS, "cover": {"a1": "@1 spearman"}},
        {"card": "naiman-lancers-left", "cover": {"a1": "@1 spearman", "a2": "@1 spearman"}},
    ]
    once = breached(rows, options={"breach_lethality_scope": "section"}).do("doom left-2 a1")
    assert once.quiet and once.wounds("left-2") == ["a1"] and once.wounds("left-1") == []
    everyone = breached(rows, options={"breach_lethality_scope": "all"})
    assert everyone.quiet and len(everyone.wounds("left-1") + everyone.wounds("left-2")) == 3


def test_all_archers_on_the_wall_die() -> None:
    """GW-BREACH-07, GW-EX-58: whatever the Lethality; one is Rescued for 2 Qi into that Resting zone."""
    stage = breached(
        [TUMEN, "black-tumen-middle"],
        section={"wall": 2, "archers": {"@1": 3}},
        players={"@1": {"resources": {"qi": 3}}},
    )
    assert (stage.kind, stage.seat) == ("rescue", 1)
    assert stage.options == ["done", "rescue left archer"]
    stage.do("rescue left archer")
    assert stage.rest("left", 1) == {"archer": 1}
    assert stage.pool(1)["archer"] == 3
    assert stage.archers("left", 1) == 0


def test_resting_soldiers_suffer_nothing() -> None:
    """GW-BREACH-08: and Soldiers of other Sections neither."""
    stage = breached([TUMEN], section={"rest": {"@0": {"archer": 2, "spearman": 3}}})
    assert stage.rest("left", 0) == {"archer": 2, "spearman": 3}


def test_all_deaths_of_a_breach_are_one_event() -> None:
    """GW-BREACH-09, GW-TACTIC-06, GW-EX-13: one Boosted Retreat saves Soldiers on every Horde and the Archers."""
    rows = [
        {"card": TUMEN, "cover": {"a1": "@1 spearman"}},
        {"card": "black-tumen-middle", "cover": {"a5 a6": "@1 horseman"}},
    ]
    stage = breached(
        rows,
        section={"wall": 2, "archers": {"@1": 2}},
        players={"@1": {"resources": {"qi": 2}, "tactics": ["retreat", "shield-wall"]}},
    )
    assert stage.kind == "play-tactic"
    stage.do("play retreat boosted")
    assert stage.quiet, "no second card for the same event"
    assert stage.rest("left", 1) == {"spearman": 1, "archer": 2, "horseman": 1}
    assert stage.wounds("left-1") == ["a1"] and stage.wounds("left-2") == ["a5", "a6"]


def test_cards_and_wall_stay() -> None:
    """GW-BREACH-10: the Hordes stay where they are, the Wall loses no level."""
    stage = breached([TUMEN, SCOUTS], section={"wall": 1})
    assert stage.told("breach") or stage.shamed(0) == 2
    assert (stage.horde("left-1"), stage.horde("left-2")) == (TUMEN, SCOUTS)
    assert stage.game.wall[0] == 1
