"""Every Advisor: it does what its row says while Active, and there is a case where it must not.

GW-SETUP-35: only Active Advisors give their ability. GW-SETUP-36: a Support Advisor's ability is never used.
"""

from __future__ import annotations

from typing import Any

import pytest

from . import scenes
from .scenes import LATER, NAIMANS, SCOUTS, Case, Doc, check, compose, goods, horde
from .scenes import SHARED as FULL

SUMMER = LATER


def me(*active: str, **own: Any) -> Doc:
    """Seat 0 with these Active Advisors."""
    return {"@0": {"active": list(active), **own}}


def summer(*active: str, own: Doc | None = None, **more: Any) -> Doc:
    return scenes.summer({"active": list(active), **(own or {})}, **more)


def turn(*active: str, own: Doc | None = None, **more: Any) -> Doc:
    return scenes.turn({"active": list(active), **(own or {})}, **more)


def fires(place: str, *active: str, own: Doc | None = None, **more: Any) -> Doc:
    return scenes.fires(place, {"active": list(active), **(own or {})}, **more)


def after_activation(*active: str, own: Doc | None = None, **more: Any) -> Doc:
    return scenes.after_activation({"active": list(active), **(own or {})}, **more)


RESTING = {"spearman": 1}
RICH = goods(wood=9, stone=9, gold=9, qi=9)

FIRE = [
    # --- production and Overseers
    Case("woodcutter", summer("woodcutter"), until=SUMMER, wood_0=2, wood_1=0),
    Case("quarryman", fires("quarry", "quarryman"), "gather", stone_0=3),
    Case("prospector", fires("gold-mine", "prospector"), "gather", gold_0=2),
    Case("prospector", summer("prospector"), until=SUMMER, gold_0=1),
    Case("herbalist", summer("herbalist"), until=SUMMER, qi_0=2),
    Case(
        "racketeer",
        summer("racketeer", own={}) | {"players": me("racketeer") | {"@1": {"overseers": {"temple": 4}}}},
        "use racketeer",
        qi_0=3,
        qi_1=4,
    ),
    Case(
        "spiritual-guide",
        fires("temple", "spiritual-guide", own=goods(stone=4)),
        "gather,use spiritual-guide,upgrade temple spearman,upgrade temple",
        overseer_temple_0=2,
        stone_0=0,
    ),
    Case(
        "foreman",
        fires("quarry", "foreman", own=goods(wood=2)),
        "gather,upgrade quarry archer",
        wood_0=1,
        honour_0=1,
        overseer_quarry_0=1,
    ),
    Case(
        "surveyor",
        fires("quarry", "surveyor", own=goods(wood=2)),
        "gather,upgrade quarry archer,use surveyor,move pool temple",
        clerks_temple_0=1,
    ),
    Case(
        "tax-collector",
        summer("tax-collector", own={"overseers": {"temple": 1, "quarry": 2, "lumber-mill": 1, "gold-mine": 1}}),
        until=SUMMER,
        gold_0=1 + 3,
    ),
    Case(
        "almoner",
        fires("quarry", "almoner", own=goods(stone=3)),
        "gather,donate stone,use almoner,donate stone",
        honour_0=4,
        stone_0=2,
        warehouse=2,
    ),
    Case(
        "steward",
        summer("steward", own=goods(wood=2, gold=1)),
        "use steward,donate wood,donate gold",
        honour_0=4,
        warehouse=2,
        wood_0=1,
    ),
    Case(
        "money-changer",
        turn("money-changer", own=goods(wood=3)),
        "use money-changer,swap wood gold,swap wood qi,swap wood stone",
        wood_0=0,
        gold_0=1,
        qi_0=1,
        stone_0=1,
    ),
    # --- Clerks and court
    Case("scribe", turn("scribe"), "use scribe,move pool temple", clerks_temple_0=1),
    Case(
        "messenger",
        turn() | {"track": [["@1", "economy"]], "players": me("messenger")},
        "move pool quarry,use messenger,move pool temple",
        clerks_temple_0=1,
        clerks_quarry_0=1,
    ),
    Case("innkeeper", summer("innkeeper", tea=["@1", "@0", "@2"]), "use innkeeper,choose tea-up", tea=(0, 1, 2)),
    Case("innkeeper", summer("innkeeper", tea=["@1", "@0", "@2"]), "use innkeeper,choose take-qi", qi_0=1),
    Case(
        "innkeeper",  # one place up or 1 Qi: who is on top only by this gets no Qi
        summer("innkeeper", tea=["@1", "@0", "@2"]),
        "use innkeeper,choose tea-up",
        until=SUMMER,
        tea=(0, 1, 2),
        qi_0=0,
    ),
    Case("innkeeper", summer("innkeeper"), until=SUMMER, qi_0=2),
    Case(
        "chamberlain",
        fires("emperors-embassy", "chamberlain", clerks={"@0": 2}, own=goods(gold=2)),
        "hire clerk,hire clerk",
        gold_0=0,
        honour_0=1,
    ),
    Case(
        "examiner",
        fires("emperors-embassy", "examiner", own=goods(gold=9), advisors=["abbot", "groom", "scribe", "envoy"]),
        "hire abbot,make support,use examiner",
        hand_0=1,
        honour_0=1,
    ),
    Case(
        "magistrate",
        after_activation("magistrate", locations={"quarry": {"@0": 2}}),
        "use magistrate,activate quarry,gather",
        stone_0=2,
    ),
    Case(
        "bailiff",
        {
            "turn": "@0",
            "locations": {"quarry": {"@0": 3}},
            "start": {"at": "activate", "location": "quarry"},
            "players": me("bailiff", **goods(qi=1)),
        },
        "use bailiff,gather",
        shame_0=0,
        qi_0=0,
    ),
    Case(
        "envoy",
        {"track": [["@1", "economy"], ["@0", "despotism"]], "start": "turns", "players": me("envoy")},
        "take wood,take gold",
        wood_0=1,
        gold_0=1,
    ),
    # --- Soldiers and Hordes
    Case(
        "guardian",
        after_activation(
            "guardian",
            sections=horde("left", SCOUTS, rest={"@0": RESTING})
            | horde("middle", "steppe-scouts-middle", rest={"@0": RESTING}),
        ),
        "use guardian,attack spearman left-1,cover a1,attack spearman middle-1,cover b1",
        points_left1_0=1,
        points_middle1_0=1,
        wood_0=1,
        stone_0=1,
    ),
    Case(
        "logistician",
        turn("logistician", sections={"middle": {"rest": {"@0": RESTING}}} | horde("left", SCOUTS)),
        "use logistician,march middle left,bring spearman,attack spearman left-1,cover a1",
        points_left1_0=1,
    ),
    Case(
        "horse-dealer",
        {
            "turn": "@0",
            "start": "defeats",
            "sections": horde("left", NAIMANS, {"a1 a2": "@0 horseman", "a5": "wound", "b2": "wound", "b5": "wound"}),
            "players": me("horse-dealer"),
        },
        until=LATER,
        gold_0=2,
    ),
    Case(
        "drillmaster",
        fires("barracks", "drillmaster", clerks={"@0": 2, "@1": 1}, own=goods(wood=2, stone=2)),
        "recruit spearman,recruit spearman,done,rest spearman left,rest spearman left",
        honour_0=2,
        stone_0=0,
    ),
    Case(
        "fletcher",
        fires("barracks", "fletcher", own=goods(wood=1, qi=1), sections=horde("left", SCOUTS)),
        "recruit archer,done,attack archer left-1,wound left-1 a1,use fletcher,wound left-1 a3",
        wounds_left1=2,
        qi_0=0,
    ),
    Case(
        "groom",
        fires("barracks", "groom", own=goods(wood=1, gold=2), sections=horde("left", NAIMANS)),
        "recruit horseman,done,attack horseman left-1,cover a1 a2",
        honour_0=2,
        gold_0=1,
    ),
    Case(
        "banner-bearer",
        fires("barracks", "banner-bearer", own=goods(wood=1, stone=2), sections=horde("left", SCOUTS)),
        "recruit spearman,done,attack spearman left-1,cover a1",
        honour_0=2,
    ),
    Case(
        "pathfinder",
        fires(
            "barracks",
            "pathfinder",
            own=goods(wood=1, stone=2),
            sections={"left": {"hordes": [SCOUTS, "war-drummers-left"]}},
        ),
        "recruit spearman,done,attack spearman left-2,cover b1",
        points_left2_0=1,
    ),
    Case(
        "scavenger",
        fires("barracks", "scavenger", own=goods(wood=1, stone=2), sections=horde("left", SCOUTS)),
        "recruit spearman,done,attack spearman left-1,cover a1,use scavenger,reward left-1 b1",
        wood_0=1,
        stone_0=1,
        points_left1_0=1,
    ),
    Case(
        "executioner",
        {"turn": "@0", "start": "defeats", "players": me("executioner")}
        | {"sections": horde("left", SCOUTS, {"a1 a3 a6 b1": "@0 spearman"})},
        "take gold,take gold",
        gold_0=2,
        taken_0=1,
    ),
    Case(
        "chronicler",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL), "players": me("chronicler")},
        until=LATER,
        honour_0=2 + 3,
        taken_1=1,
    ),
    Case(
        "field-surgeon",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL), "players": me("field-surgeon")},
        "use field-surgeon,rescue left-1 spearman",
        rest_left_0_spearman=1,
    ),
    Case(
        "physician",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL)}
        | {"players": me("physician", **goods(qi=1))},
        "rescue left-1 spearman",
        rest_left_0_spearman=1,
        qi_0=0,
    ),
    Case(
        "undertaker",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL), "players": me("undertaker")},
        until=LATER,
        honour_0=2 + 1,
    ),
    Case(
        "archery-master",
        after_activation("archery-master", sections=horde("left", SCOUTS, archers={"@0": 1})),
        "use archery-master,wound left-1 a1",
        wounds_left1=1,
        dealt_0=1,
    ),
    Case(
        "watchman",
        {"start": "shooting", "sections": horde("left", SCOUTS, archers={"@0": 1}), "players": me("watchman")},
        "wound left-1 a1,use watchman,wound left-1 a3",
        wounds_left1=2,
        honour_0=1,
    ),
    # --- building, Tactics, Shame
    Case(
        "architect",
        fires("builders-quarters", "architect", own=goods(stone=2)),
        "build wall left",
        stone_0=0,
        wall_left=1,
        honour_0=5,
    ),
    Case(
        "carpenter",
        fires("builders-quarters", "carpenter", own=goods(stone=2)),
        "build barricade left",
        honour_0=2 + 2,
    ),
    Case(
        "gatekeeper",
        {
            "start": "assault",
            "sections": horde("left", SCOUTS, wall=1, archers={"@0": 1}),
            "players": me("gatekeeper"),
        },
        until=LATER,
        honour_0=2,
    ),
    Case(
        "geomancer", after_activation("geomancer", own=goods(wood=2)), "use geomancer,build barricade left", honour_0=2
    ),
    Case(
        "strategist",
        turn("strategist", own={"tactics": ["war-council"], **goods()}),
        "play war-council boosted",
        honour_0=1,
        hand_0=2,
    ),
    Case("martial-instructor", fires("martial-school", "martial-instructor"), "draw,use martial-instructor", hand_0=2),
    Case(
        "abbot", summer("abbot", own={"shamed": {"spearman": 1}, **goods(qi=1)}, shame=29), "cleanse spearman", qi_0=0
    ),
    Case("astrologer", {"year": 2, "start": "spring", "players": me("astrologer")}, "use astrologer", hand_0=1),
]

QUIET_CASES = [
    # Support Advisors never act (GW-SETUP-36)
    Case(
        "woodcutter",
        {"year": 2, "start": "summer", "players": {"@0": {"support": ["woodcutter"]}}},
        until=SUMMER,
        wood_0=0,
    ),
    Case("quarryman", fires("lumber-mill", "quarryman"), "gather", stone_0=0),
    Case("prospector", fires("quarry", "prospector"), "gather", gold_0=0),
    Case(
        "herbalist", {"year": 2, "start": "summer", "players": {"@1": {"support": ["herbalist"]}}}, until=SUMMER, qi_1=0
    ),
    Case("racketeer", summer("racketeer", own={"overseers": {"temple": 4}}), until=SUMMER, never="use racketeer"),
    Case(
        "spiritual-guide",
        fires("quarry", "spiritual-guide", own=RICH),
        "gather",
        until="donate",
        never="use spiritual-guide",
    ),
    Case("foreman", fires("quarry", "foreman", own=goods(wood=2)), "gather,done", honour_0=0),
    Case("surveyor", fires("quarry", "surveyor", own=goods(wood=2)), "gather", until="donate", never="use surveyor"),
    Case("tax-collector", summer("tax-collector"), until=SUMMER, gold_0=0),
    Case("almoner", fires("temple", "almoner", own=RICH), "gather", until=LATER, never="use almoner"),
    Case("steward", summer("steward", own=goods(qi=5)), until=SUMMER, never="use steward"),
    Case("money-changer", turn("money-changer"), until="move-clerks", never="use money-changer"),
    Case("scribe", turn() | {"track": [["@1", "economy"]], "players": me("scribe")}, until=LATER, never="use scribe"),
    Case("messenger", turn("messenger"), "move pool quarry", until=LATER, never="use messenger"),
    Case("innkeeper", summer("innkeeper"), until=SUMMER, never="use innkeeper"),
    Case("chamberlain", fires("emperors-embassy", "chamberlain"), until=LATER, honour_0=0),
    Case("examiner", fires("emperors-embassy", "examiner", own=goods(gold=9)), "hire clerk", hand_0=0, honour_0=0),
    Case(
        "magistrate",
        after_activation("magistrate", locations={"quarry": {"@0": 1, "@1": 1}}),
        until=LATER,
        never="use magistrate",
    ),
    Case(
        "bailiff",
        {
            "turn": "@0",
            "locations": {"quarry": {"@0": 2, "@1": 1}},
            "start": {"at": "activate", "location": "quarry"},
            "players": me("bailiff", **goods(qi=1)),
        },
        until="gather",
        never="use bailiff",
    ),
    Case(
        "envoy",
        {"track": [["@0", "economy"], ["@1", "despotism"]], "start": "turns", "players": me("envoy")},
        until="move-clerks",
        goods_0=0,
    ),
    Case("guardian", after_activation("guardian", sections=horde("left", SCOUTS)), until=LATER, never="use guardian"),
    Case("logistician", turn("logistician", sections=horde("left", SCOUTS)), until=LATER, never="use logistician"),
    Case(
        "horse-dealer",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL), "players": me("horse-dealer")},
        until=LATER,
        gold_0=0,
    ),
    Case(
        "drillmaster",
        fires("barracks", "drillmaster", own=goods(wood=2, stone=2)),
        "recruit spearman,done,rest spearman left",
        honour_0=0,
    ),
    Case(
        "fletcher",
        fires("barracks", "fletcher", own=goods(wood=1, qi=1), sections=horde("left", SCOUTS)),
        "recruit archer,done,rest archer left",
        until=LATER,
        never="use fletcher",
    ),
    Case(
        "groom",
        fires("barracks", "groom", own=goods(wood=1, stone=2), sections=horde("left", NAIMANS)),
        "recruit spearman,done,attack spearman left-1,cover a1",
        honour_0=0,
    ),
    Case(
        "banner-bearer",
        fires(
            "barracks",
            "banner-bearer",
            own=goods(wood=1, stone=2),
            sections=horde("left", SCOUTS, {"a3": "@1 spearman"}),
        ),
        "recruit spearman,done,attack spearman left-1,cover a1",
        honour_0=0,
    ),
    Case(
        "pathfinder",
        fires(
            "barracks",
            own=goods(wood=1, stone=2),
            sections={"left": {"hordes": [SCOUTS, "war-drummers-left"]}},
        ),
        "recruit spearman,done,attack spearman left-1",
        never="attack spearman left-2",
    ),
    Case(
        "scavenger",
        fires("barracks", "scavenger", own=goods(wood=1, stone=2), sections=horde("left", SCOUTS)),
        "recruit spearman,done,attack spearman left-1,cover a3",
        until=LATER,
        never="use scavenger",
    ),
    Case(
        "executioner",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL), "players": me("executioner")},
        until=LATER,
        goods_0=0,
        taken_1=1,
    ),
    Case(
        "chronicler",
        {"turn": "@0", "start": "defeats", "players": me("chronicler")}
        | {"sections": horde("left", SCOUTS, {"a1 a3 a6 b1": "@0 spearman"})},
        until=LATER,
        honour_0=2,
    ),
    Case(
        "field-surgeon",
        {"turn": "@0", "start": "defeats", "players": me("field-surgeon")}
        | {"sections": horde("left", SCOUTS, {"a1 a3 a6 b1": "@1 spearman"})},
        until=LATER,
        never="use field-surgeon",
    ),
    Case(
        "physician",
        {"turn": "@0", "start": "defeats", "sections": horde("left", SCOUTS, FULL)}
        | {"players": {"@0": {"support": ["physician"], **goods(qi=1)}}},
        until=LATER,
        never="rescue left-1 spearman",
    ),
    Case(
        "undertaker",
        {"turn": "@0", "start": "defeats", "players": me("undertaker", **goods(qi=2))}
        | {"sections": horde("left", SCOUTS, FULL)},
        "rescue left-1 spearman",
        until=LATER,
        honour_0=2,
    ),
    Case(
        "archery-master",
        after_activation("archery-master", sections=horde("left", SCOUTS, rest={"@0": {"archer": 1}})),
        until=LATER,
        never="use archery-master",
    ),
    Case(
        "watchman",
        {"start": "shooting", "sections": horde("left", SCOUTS), "players": me("watchman")},
        until=LATER,
        never="use watchman",
    ),
    Case("architect", fires("builders-quarters", own=goods(stone=2)), until=LATER, never="build wall left"),
    Case("carpenter", fires("builders-quarters", "carpenter", own=goods(stone=5)), "build wall left", honour_0=5),
    Case(
        "gatekeeper",
        {"start": "assault", "sections": horde("left", SCOUTS, wall=1), "players": me("gatekeeper")},
        until=LATER,
        honour_0=0,
    ),
    Case("geomancer", after_activation("geomancer", own=goods(wood=1)), until=LATER, never="use geomancer"),
    Case(
        "strategist",
        turn(own={"tactics": ["war-council"]}),
        until="move-clerks",
        never="play war-council boosted",
    ),
    Case(
        "martial-instructor", fires("martial-school", "martial-instructor"), "decline", never="use martial-instructor"
    ),
    Case(
        "abbot",
        {"year": 2, "start": "summer", "shame": 29}
        | {"players": {"@0": {"support": ["abbot"], "shamed": {"spearman": 1}, **goods(qi=1)}}},
        until=SUMMER,
        never="cleanse spearman",
    ),
    Case("astrologer", summer("astrologer"), until=SUMMER, never="use astrologer"),
]


@pytest.mark.parametrize("case", FIRE, ids=repr)
def test_the_advisor_acts(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", QUIET_CASES, ids=repr)
def test_the_advisor_does_not_act(case: Case) -> None:
    check(case)


def test_every_advisor_has_both_cases() -> None:
    cards = compose({}).position.book.cards.advisor_ids  # type: ignore[attr-defined]
    assert {case.card for case in FIRE} == set(cards)
    assert {case.card for case in QUIET_CASES} == set(cards)
