"""Every General: what it does with Support Advisors (GW-SETUP-33), and when it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import (
    GUARD,
    LATER,
    MINE,
    NAIMANS,
    SCOUTS,
    SHARED,
    Case,
    Doc,
    after_activation,
    check,
    compose,
    defeated,
    fires,
    goods,
    horde,
    turn,
)

TWO = ["abbot", "groom"]
THREE = ["abbot", "groom", "scribe"]


def led(general: str, support: list[str] | None = None, **own: Any) -> Doc:
    """Seat 0 under a General with two Support Advisors, or those given."""
    return {"general": general, "support": TWO if support is None else support, **own}


TWO_MINE = {"a1 a3": "@0 spearman", "a6": "@1 spearman", "b1": "wound"}
RECRUIT_ONE = "recruit spearman,done,attack spearman left-1,cover a1"
SCOUTS_LEFT = horde("left", SCOUTS)

FIRE = [
    Case(
        "yang-ye",
        defeated(led("yang-ye", **goods(qi=2)), TWO_MINE, year=4),
        "use yang-ye,rescue left-1 spearman,rescue left-1 spearman",
        until=LATER,
        rest_left_0_spearman=2,
        qi_0=0,
        honour_0=2 * 3 + 2,
    ),
    Case(
        "che-kung",
        fires("barracks", led("che-kung", **goods(wood=1, stone=2)), sections=SCOUTS_LEFT),
        RECRUIT_ONE,
        honour_0=2,
    ),
    Case(
        "zhang-shijie",
        turn(led("zhang-shijie", tactics=["war-council"], **goods(qi=1))),
        "play war-council boosted",
        qi_0=2,
    ),
    Case("yang-paifeng", defeated(led("yang-paifeng"), SHARED), until=LATER, taken_0=1),
    Case(
        "han-shizhong",
        fires("quarry", led("han-shizhong"), {"@0": 2}),
        "use han-shizhong,choose draw-card",
        hand_0=1,
    ),
    Case(
        "han-shizhong",
        fires(
            "quarry",
            led("han-shizhong"),
            {"@0": 2},
            sections=horde("left", SCOUTS, rest={"@0": {"spearman": 1}}),
        ),
        "use han-shizhong,choose attack-once,attack spearman left-1,cover a1",
        points_left1_0=1,
    ),
    Case(
        "yue-fei",
        fires("barracks", led("yue-fei", **goods(wood=1, stone=2, qi=1)), sections=SCOUTS_LEFT),
        RECRUIT_ONE + ",use yue-fei,wound left-1 a3,wound left-1 a6",
        wounds_left1=2,
        qi_0=0,
        dealt_0=2,
    ),
    Case("zong-ze", fires("quarry", led("zong-ze", THREE)), "use zong-ze,gather", stone_0=3),
    Case("zong-ze", fires("quarry", led("zong-ze", [*THREE, "envoy"])), "use zong-ze,gather", stone_0=3),
    Case(
        "bi-zaiyu",
        after_activation(led("bi-zaiyu"), sections=horde("left", SCOUTS, rest={"@0": {"spearman": 3}})),
        "use bi-zaiyu,attack spearman left-1,cover a1,attack spearman left-1,cover a3",
        points_left1_0=2,
    ),
    Case(
        "meng-gong",
        fires("barracks", led("meng-gong", **goods(stone=1))),
        "recruit spearman,done,waive wood,rest spearman left",
        rest_left_0_spearman=1,
        stone_0=0,
    ),
    Case(
        "wanyan-chenheshang",
        fires("barracks", led("wanyan-chenheshang", **goods(wood=1, gold=2)), sections=horde("left", NAIMANS)),
        "recruit horseman,done,attack horseman left-1,cover a1 a2,"
        "use wanyan-chenheshang,wound left-1 b2,wound left-1 a5",
        points_left1_0=2,
        wounds_left1=2,
    ),
    Case(
        "liang-hongyu",
        {"start": "shooting", "players": {"@0": led("liang-hongyu")}}
        | {"sections": horde("left", SCOUTS, archers={"@0": 1})},
        "wound left-1 a1,use liang-hongyu,wound left-1 a3,wound left-1 a6",
        wounds_left1=3,
        dealt_0=3,
    ),
    Case("she-saihua", defeated(led("she-saihua"), MINE), until=LATER, honour_0=2 + 2 * 2),
    Case(
        "yu-jie",
        fires("builders-quarters", led("yu-jie", **goods(stone=5)), {"@0": 2}),
        "build wall left,build barricade middle",
        honour_0=5 + 1 + 2,
        stone_0=0,
    ),
]

QUIET_CASES = [
    Case("yang-ye", defeated(led("yang-ye", [], **goods(qi=2)), TWO_MINE, year=4), until=LATER, never="use yang-ye"),
    Case(
        "che-kung",
        fires("barracks", led("che-kung", **goods(wood=1, qi=2)), sections=SCOUTS_LEFT),
        "recruit archer,done,attack archer left-1,wound left-1 a1",
        honour_0=0,
    ),
    Case("zhang-shijie", turn(led("zhang-shijie", tactics=["war-council"])), "pass", qi_0=0),
    Case(
        "yang-paifeng",
        defeated(
            led("yang-paifeng"),
            {"a1 a2": "@0 horseman", "a5 b2 b5": "@1 spearman"},
            NAIMANS,
            sections=horde("left", NAIMANS, {"a1 a2": "@0 horseman", "a5 b2 b5": "@1 spearman"}),
        ),
        until=LATER,
        taken_1=1,
    ),
    Case("han-shizhong", fires("quarry", led("han-shizhong")), until=LATER, never="use han-shizhong"),
    Case(
        "yue-fei",
        fires("barracks", led("yue-fei", **goods(wood=1, stone=2)), sections=SCOUTS_LEFT),
        RECRUIT_ONE,
        until=LATER,
        never="use yue-fei",
    ),
    Case("zong-ze", fires("quarry", led("zong-ze", THREE), {"@0": 2}), "gather", stone_0=2, never="use zong-ze"),
    Case(
        "bi-zaiyu",
        after_activation(led("bi-zaiyu"), sections=horde("left", SCOUTS, archers={"@0": 1})),
        until=LATER,
        never="use bi-zaiyu",
    ),
    Case("meng-gong", fires("barracks", led("meng-gong", [], **goods(stone=1))), until=LATER, never="recruit spearman"),
    Case(
        "wanyan-chenheshang",
        fires(
            "barracks",
            led("wanyan-chenheshang", **goods(wood=1, stone=2)),
            sections=horde("left", NAIMANS),
        ),
        "recruit spearman,done,attack spearman left-1,cover a1",
        until=LATER,
        never="use wanyan-chenheshang",
    ),
    Case(
        "liang-hongyu",
        {"start": "shooting", "players": {"@0": led("liang-hongyu")}, "sections": SCOUTS_LEFT},
        until=LATER,
        never="use liang-hongyu",
    ),
    Case("she-saihua", defeated(led("she-saihua"), SHARED), until=LATER, honour_0=2, taken_1=1),
    Case("yu-jie", fires("builders-quarters", led("yu-jie", []), {"@0": 1}), until=LATER, honour_0=0),
]


@pytest.mark.parametrize("case", FIRE, ids=repr)
def test_the_general_acts(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", QUIET_CASES, ids=repr)
def test_the_general_does_not_act(case: Case) -> None:
    check(case)


def test_every_general_has_both_cases() -> None:
    cards = compose({}).position.book.cards.general_ids  # type: ignore[attr-defined]
    assert {case.card for case in FIRE} == set(cards)
    assert {case.card for case in QUIET_CASES} == set(cards)


def test_ability_scales_with_support_advisors() -> None:
    """GW-EX-04: 2 Honour for each Support Advisor; with two of them, 4."""
    for support, gained in (([], 0), (["abbot"], 2), (TWO, 4), (THREE, 6)):
        check(Case("she-saihua", defeated(led("she-saihua", support), MINE), until=LATER, honour_0=2 + gained))


def test_active_advisors_do_not_scale_a_general() -> None:
    """GW-SETUP-33, GW-SETUP-36: only Support Advisors count."""
    own = {"general": "she-saihua", "active": ["banner-bearer", "scribe"], "support": ["abbot"]}
    check(Case("she-saihua", defeated(own, MINE), until=LATER, honour_0=2 + 2))


def test_yearly_limit_of_a_general() -> None:
    """Yue Fei: twice a Year; han-shizhong: as often as there are Support Advisors."""
    own = led("han-shizhong", ["abbot"])
    doc = fires("quarry", own, {"@0": 2}) | {
        "locations": {"quarry": {"@0": 2}, "martial-school": {"@0": 2}},
    }
    assert _times(doc, "use han-shizhong") == 1
    assert _times(doc | {"players": {"@0": led("han-shizhong")}}, "use han-shizhong") == 2


def _times(doc: Doc, option: str) -> int:
    """Take an option whenever it is offered until the next Autumn; how often it was."""
    match = compose(doc)
    times = 0
    while match.decision is not None and match.decision.kind != LATER:
        texts = [o.text for o in match.decision.options]
        if option in texts:
            times += 1
            match.play(option)
        elif "gather" in texts:
            match.play("gather")
        else:
            match.play(next((t for t in ("choose draw-card", "done", "pass") if t in texts), texts[0]))
    return times


def test_armour_is_no_target_for_a_general_s_wounds() -> None:
    """Armoured points take no Wound by any effect."""
    doc = {"start": "shooting", "players": {"@0": led("liang-hongyu")}}
    doc["sections"] = horde("left", GUARD, archers={"@0": 1})
    case = Case("liang-hongyu", doc, "wound left-1 b2,use liang-hongyu,wound left-1 a4", never="wound left-1 a2")
    check(case)
