"""Every Tactic card, plain and Boosted, in its window; and a moment when it cannot be played.

GW-TACTIC-02: each card says when; GW-TACTIC-03: one of the two boxes; GW-TACTIC-04: the Boosted one for its cost.
"""

from __future__ import annotations

from typing import Any

import pytest

from .scenes import (
    GUARD,
    LATER,
    NAIMANS,
    SCOUTS,
    SHARED,
    Case,
    Doc,
    assault,
    check,
    compose,
    defeated,
    fires,
    goods,
    horde,
    see,
    turn,
    turn_ends,
)


def holding(card: str, qi: int = 0, **own: Any) -> Doc:
    """Seat 0 with one Tactic card and some Qi."""
    resources = {"qi": qi, **own.pop("resources", {})}
    return {"tactics": [card], "resources": resources, **own}


SCOUTS_LEFT = horde("left", SCOUTS)
RESTING = {"rest": {"@0": {"spearman": 1}}}
TWO_MINE = {"a1 a3": "@0 spearman", "a6": "@1 spearman", "b1": "wound"}
BARRACKS = goods(wood=1, stone=2)
RECRUIT_ONE = "recruit spearman,done,attack spearman left-1,cover a1"
LANCERS = {"card": NAIMANS, "cover": {"a1": "@0 spearman", "b2": "@0 spearman"}}  # Power 5 in row 1
LANCERS_BARE = {"card": NAIMANS}
GUARD_BARE = {"card": GUARD}  # Power 6: just too much for a Wall of level 1

PLAIN = [
    Case(
        "retreat",
        defeated(holding("retreat"), SHARED),
        "play retreat plain,rescue left-1 spearman",
        rest_left_0_spearman=1,
    ),
    Case("restless", turn(holding("restless")), "play restless plain,upgrade temple archer", overseer_temple_0=1),
    Case("ambush", turn(holding("ambush"), sections=SCOUTS_LEFT), "play ambush plain,wound left-1 a1", wounds_left1=1),
    Case(
        "fire-arrows",
        turn_ends(holding("fire-arrows"), sections=horde("left", SCOUTS, archers={"@0": 1})),
        "play fire-arrows plain,wound left-1 a1",
        wounds_left1=1,
    ),
    Case(
        "cavalry-charge",
        turn(holding("cavalry-charge"), sections=horde("left", NAIMANS, rest={"@0": {"horseman": 1}})),
        "play cavalry-charge plain,attack horseman left-1,cover a1 a2",
        points_left1_0=2,
    ),
    Case(
        "shield-wall",
        assault(holding("shield-wall"), LANCERS),
        "play shield-wall plain,spare left-1 spearman",
        until=LATER,
        points_left1_0=2,
        pool_0_spearman=8,
    ),
    Case(
        "forced-march",
        turn(holding("forced-march"), sections={"left": RESTING}),
        "play forced-march plain,march left middle,bring spearman",
        rest_middle_0_spearman=1,
    ),
    Case(
        "feint",
        defeated(holding("feint"), TWO_MINE | {"b1": "@1 spearman"}, tea=["@1", "@0", "@2"]),
        "play feint plain",
        until=LATER,
        taken_0=1,
    ),
    Case("spoils-of-war", defeated(holding("spoils-of-war"), SHARED), "play spoils-of-war plain,take gold", gold_0=1),
    Case(
        "rally",
        turn_ends(holding("rally", **goods(stone=1))),
        "play rally plain,muster spearman left 1",
        rest_left_0_spearman=1,
        stone_0=0,
    ),
    Case(
        "pincer-attack",
        fires("barracks", holding("pincer-attack", **BARRACKS), sections=SCOUTS_LEFT),
        RECRUIT_ONE + ",play pincer-attack plain,wound left-1 a3",
        wounds_left1=1,
    ),
    Case("hidden-stores", fires("quarry", holding("hidden-stores")), "play hidden-stores plain,gather", stone_0=2),
    Case("night-shift", turn(holding("night-shift")), "play night-shift plain,move pool temple", clerks_temple_0=1),
    Case(
        "press-gang",
        fires("barracks", holding("press-gang", **goods(stone=1))),
        "play press-gang plain,recruit spearman,done,waive wood,rest spearman left",
        rest_left_0_spearman=1,
        stone_0=0,
    ),
    Case("last-stand", assault(holding("last-stand"), LANCERS_BARE), "play last-stand plain", until=LATER, shame_0=0),
    Case(
        "scorched-earth",
        assault(holding("scorched-earth"), LANCERS_BARE),
        "play scorched-earth plain,wound left-1 a1",
        wounds_left1=1,
    ),
    Case(
        "hold-the-gate",
        assault(holding("hold-the-gate"), GUARD_BARE, wall=1),
        "play hold-the-gate plain",
        until=LATER,
        shame_0=0,
        shame_1=0,
        honour_0=0,
    ),
    Case("war-council", turn(holding("war-council")), "play war-council plain", hand_0=1),
    Case("purification", turn_ends(holding("purification")), "play purification plain", qi_0=1),
    Case(
        "bribery", turn(holding("bribery", **goods(gold=1))), "play bribery plain,hire clerk", clerkpool_0=6, gold_0=0
    ),
]

BOOSTED = [
    Case(
        "retreat",
        defeated(holding("retreat", 2), TWO_MINE, year=4),
        "play retreat boosted",
        until=LATER,
        rest_left_0_spearman=2,
        qi_0=0,
    ),
    Case(
        "restless",
        turn(holding("restless", 1)),
        "play restless boosted,upgrade temple archer,upgrade quarry spearman",
        overseer_temple_0=1,
        overseer_quarry_0=1,
        qi_0=0,
    ),
    Case(
        "ambush",
        turn(holding("ambush", 2), sections={"left": {"hordes": [SCOUTS, NAIMANS]}}),
        "play ambush boosted,wound left-2 a1,wound left-2 a2,wound left-2 b2",
        wounds_left2=3,
    ),
    Case(
        "fire-arrows",
        turn_ends(holding("fire-arrows", 2), sections=horde("left", "black-tumen-left", wall=1, archers={"@0": 2})),
        "play fire-arrows boosted,fire left,wound left-1 a1,wound left-1 a2,wound left-1 a6",
        wounds_left1=3,
    ),
    Case(
        "cavalry-charge",
        turn(holding("cavalry-charge", 2, **goods(wood=1))),
        "play cavalry-charge boosted,recruit horseman,rest horseman left",
        rest_left_0_horseman=1,
        wood_0=0,
    ),
    Case(
        "shield-wall",
        assault(holding("shield-wall", 2), LANCERS) | {"year": 4},
        "play shield-wall boosted,spare left-1",
        until="choose-command",
        points_left1_0=2,
    ),
    Case(
        "forced-march",
        turn(
            holding("forced-march", 1),
            sections={"middle": {"rest": {"@0": {"spearman": 1}}}, "right": RESTING} | SCOUTS_LEFT,
        ),
        "play forced-march boosted,march middle left,bring spearman,march right left,bring spearman,"
        "attack spearman left-1,cover a1,attack spearman left-1,cover a3",
        points_left1_0=2,
    ),
    Case(
        "feint",
        defeated(holding("feint", 2), SHARED),
        "play feint boosted",
        until=LATER,
        taken_0=1,
    ),
    Case(
        "spoils-of-war",
        defeated(holding("spoils-of-war", 1), TWO_MINE),
        "play spoils-of-war boosted,reward left-1 a1,reward left-1 a3",
        wood_0=1,
        qi_0=1,
    ),
    Case(
        "rally",
        turn_ends(holding("rally", 2)),
        "play rally boosted,muster spearman middle 2",
        rest_middle_0_spearman=2,
        qi_0=0,
    ),
    Case(
        "pincer-attack",
        fires("barracks", holding("pincer-attack", 2, **BARRACKS), sections=SCOUTS_LEFT),
        RECRUIT_ONE + ",play pincer-attack boosted,wound left-1 a3,wound left-1 a6",
        wounds_left1=2,
        honour_0=2,
    ),
    Case(
        "hidden-stores",
        fires("quarry", holding("hidden-stores", 1, **goods(wood=1)), {"@0": 2}),
        "play hidden-stores boosted,upgrade quarry archer,gather",
        stone_0=2 + 2 + 1,
        overseer_quarry_0=1,
        wood_0=0,
    ),
    Case(
        "night-shift",
        turn(holding("night-shift", 2), locations={"quarry": {"@0": 1}}),
        "play night-shift boosted,activate quarry,gather",
        stone_0=1,
    ),
    Case(
        "press-gang",
        fires("barracks", holding("press-gang", 1, **goods(stone=4))),
        "play press-gang boosted,recruit spearman,recruit spearman",
        until="place-recruit",
        pool_0_spearman=8,
    ),
    Case(
        "last-stand",
        assault(holding("last-stand", 2), LANCERS_BARE, SCOUTS, "war-drummers-left"),
        "play last-stand boosted",
        until=LATER,
        shame_0=0,
        shame_1=3,
    ),
    Case(
        "scorched-earth",
        assault(holding("scorched-earth", 1), LANCERS_BARE, SCOUTS),
        "play scorched-earth boosted,wound left-1 a1,wound left-2 a1",
        wounds_left1=1,
        wounds_left2=1,
    ),
    Case(
        "hold-the-gate",
        assault(holding("hold-the-gate", 2), GUARD_BARE, wall=1),
        "play hold-the-gate boosted",
        until=LATER,
        shame_1=0,
        honour_0=3,
    ),
    Case(
        "war-council",
        turn(holding("war-council", 1), tea=["@1", "@0", "@2"]),
        "play war-council boosted",
        hand_0=2,
        tea=(0, 1, 2),
    ),
    Case(
        "purification",
        turn_ends(holding("purification", 1, shamed={"spearman": 1, "archer": 1}), shame=28),
        "play purification boosted,cleanse spearman,cleanse archer",
        shame_0=0,
    ),
    Case(
        "bribery",
        turn(holding("bribery", 1), advisors=["abbot", "groom", "scribe", "envoy"]),
        "play bribery boosted,hire groom,make support",
        advisors_0=1,
    ),
]

NOT_NOW = [
    Case("retreat", turn(holding("retreat", 9)), until=LATER, never="play retreat plain"),
    Case("restless", turn_ends(holding("restless", 9)), never="play restless plain"),
    Case("ambush", turn(holding("ambush", 9)), until="move-clerks", never="play ambush plain"),
    Case("fire-arrows", turn_ends(holding("fire-arrows", 9), sections=SCOUTS_LEFT), never="play fire-arrows plain"),
    Case(
        "cavalry-charge",
        turn(holding("cavalry-charge"), sections=horde("left", NAIMANS, rest={"@0": {"spearman": 1}})),
        until="move-clerks",
        never="play cavalry-charge plain",
    ),
    Case(
        "shield-wall",
        assault(holding("shield-wall", 9), LANCERS_BARE, archers={"@0": 1}),
        until=LATER,
        never="play shield-wall plain",
    ),
    Case("forced-march", turn(holding("forced-march", 9)), until="move-clerks", never="play forced-march plain"),
    Case(
        "feint",
        defeated(holding("feint", 9), {"a1 a3 a6 b1": "@1 spearman"}),
        until=LATER,
        never="play feint plain",
    ),
    Case(
        "spoils-of-war",
        defeated(holding("spoils-of-war", 9), {"a1 a3 a6 b1": "@1 spearman"}),
        until=LATER,
        never="play spoils-of-war plain",
    ),
    Case("rally", turn_ends(holding("rally")), until=LATER, never="play rally plain"),
    Case(
        "pincer-attack",
        fires("barracks", holding("pincer-attack", 9, **BARRACKS), sections=SCOUTS_LEFT),
        "recruit spearman,done,rest spearman left",
        until=LATER,
        never="play pincer-attack plain",
    ),
    Case(
        "hidden-stores", fires("barracks", holding("hidden-stores", 9)), until=LATER, never="play hidden-stores plain"
    ),
    Case("night-shift", turn(holding("night-shift", 9)), until="move-clerks", never="play night-shift boosted"),
    Case("press-gang", fires("quarry", holding("press-gang", 9)), until=LATER, never="play press-gang plain"),
    Case(
        "last-stand",
        assault(holding("last-stand", 9), LANCERS),
        until=LATER,
        never="play last-stand plain",
    ),
    Case(
        "scorched-earth",
        assault(holding("scorched-earth", 9), LANCERS_BARE, wall=2),
        until=LATER,
        never="play scorched-earth plain",
    ),
    Case(
        "hold-the-gate",
        assault(holding("hold-the-gate", 2), GUARD_BARE),
        "play hold-the-gate boosted",
        until=LATER,
        shame_0=1,
        honour_0=0,
    ),
    Case("war-council", turn_ends(holding("war-council", 9)), never="play war-council plain"),
    Case("purification", turn_ends(holding("purification", 9)), until=LATER, never="play purification boosted"),
    Case(
        "bribery", turn(holding("bribery", 9, area=0, **goods(gold=9))), until="move-clerks", never="play bribery plain"
    ),
]


@pytest.mark.parametrize("case", PLAIN, ids=repr)
def test_the_plain_box(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", BOOSTED, ids=repr)
def test_the_boosted_box(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", NOT_NOW, ids=repr)
def test_not_at_other_moments(case: Case) -> None:
    check(case)


def test_every_tactic_card_has_all_cases() -> None:
    cards = set(compose({}).position.book.cards.tactic_ids)  # type: ignore[attr-defined]
    for cases in (PLAIN, BOOSTED, NOT_NOW):
        assert {case.card for case in cases} == cards


def test_a_boosted_box_must_be_paid() -> None:
    """GW-TACTIC-04: with 1 Qi too few only the plain box is offered; the Qi goes to the supply."""
    check(
        Case(
            "ambush", turn(holding("ambush", 1), sections=SCOUTS_LEFT), "play ambush plain", never="play ambush boosted"
        )
    )
    check(Case("ambush", turn(holding("ambush", 3), sections=SCOUTS_LEFT), "play ambush boosted", qi_0=1))


def test_a_played_card_is_discarded() -> None:
    """GW-TACTIC-08; GW-TACTIC-03: never both boxes."""
    match = compose(turn(holding("ambush", 9), sections=SCOUTS_LEFT))
    match.play("play ambush plain")
    match.play("wound left-1 a1")
    game = match.position
    assert game.tactic_discard == (game.book.cards.tactic_ids.index("ambush"),)  # type: ignore[attr-defined]
    assert see(match, "hand_0") == 0
    assert see(match, "qi_0") == 9


def test_one_card_a_player_and_event() -> None:
    """GW-TACTIC-05, GW-TACTIC-07: defeat and deaths of one Horde are one event (GW-AMB-60)."""
    own = {"tactics": ["feint", "retreat"], "resources": {"qi": 4}}
    check(Case("feint", defeated(own, SHARED), "play feint plain", until=LATER, never="play retreat plain"))
    apart = defeated(own, SHARED) | {"options": {"defeat_and_deaths_one_event": False}}
    check(Case("feint", apart, "play feint plain,play retreat plain", until=LATER))


def test_each_defeated_horde_is_an_event() -> None:
    """GW-EX-14, GW-HORDE-15: two Hordes in the same check allow one card each."""
    own = {"tactics": ["spoils-of-war", "feint"], "resources": {}}
    sections = horde("left", SCOUTS, SHARED) | horde(
        "right", "steppe-scouts-right", {"a1": "@0 spearman", "a3 a6 b1": "wound"}
    )
    doc = defeated(own, SHARED, sections=sections)
    check(Case("feint", doc, "play spoils-of-war plain,take gold,play feint plain", until=LATER, taken_0=2))


def test_a_breach_with_all_its_deaths_is_one_event() -> None:
    """GW-TACTIC-06, GW-EX-13: one Boosted Retreat saves everybody, Archers too; one card for Breach and deaths."""
    own = {"tactics": ["retreat"], "resources": {"qi": 2}}
    hordes = (LANCERS, {"card": SCOUTS, "cover": {"a1": "@0 spearman"}})
    doc = assault(own, *hordes, archers={"@0": 1})
    saved = {"rest_left_0_spearman": 2, "rest_left_0_archer": 1, "pool_0_spearman": 7, "pool_0_archer": 3}
    check(Case("retreat", doc, "play retreat boosted", until=LATER, **saved))
    own = {"tactics": ["retreat", "scorched-earth"], "resources": {"qi": 2}}
    doc = assault(own, *hordes, archers={"@0": 1})
    check(Case("retreat", doc, "play scorched-earth plain,wound left-1 a2", until=LATER, never="play retreat plain"))


def test_in_anybody_s_turn() -> None:
    """GW-TACTIC-02: a card for an Activation may be played in another player's turn, in Tea order."""
    doc = fires("quarry", {}) | {"players": {"@1": holding("hidden-stores")}}
    check(Case("hidden-stores", doc, "1:play hidden-stores plain", until=LATER, stone_1=2))


def test_both_in_tea_order() -> None:
    """GW-AMB-36: if several want to play, Tea order."""
    doc = fires("barracks", {}, {"@0": 1, "@1": 1}, tea=["@1", "@2", "@0"]) | {
        "players": {"@0": holding("press-gang"), "@1": holding("hidden-stores")},
    }
    doc["locations"] = {"barracks": {"@0": 1, "@1": 1}}
    match = compose(doc)
    assert match.decision is not None and match.decision.seat == 0  # hidden-stores does not fit the Barracks
    doc = fires("quarry", {}, tea=["@1", "@2", "@0"]) | {
        "players": {"@0": holding("hidden-stores"), "@1": {"general": "zong-ze", "support": ["abbot", "groom"]}},
    }
    match = compose(doc)
    assert match.decision is not None and match.decision.kind == "use-card"  # Generals before Tactic cards
    match.play("pass")
    assert match.decision is not None and match.decision.kind == "play-tactic"


def test_no_further_card_once_the_section_holds() -> None:
    """Hold the Gate changes a sum: compared once more, it is no Breach, and nobody else plays a card for it."""
    doc = assault({"tactics": ["hold-the-gate"]}, GUARD_BARE, wall=1, players={"@1": {"tactics": ["scorched-earth"]}})
    held = Case("hold-the-gate", doc, "play hold-the-gate plain", until=LATER, never="play scorched-earth plain")
    check(held)
    check(
        Case("hold-the-gate", doc, "pass,1:play scorched-earth plain", until=LATER, offered="play scorched-earth plain")
    )
