"""Cards of the co-operative game: Generals, Tactic cards and Hordes, each with a case where nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.great_wall.cards import windows
from moonwall.games.great_wall.cards.effects.hordes import NameExposed
from moonwall.games.great_wall.names import AUTUMN, WINTER
from tests.great_wall.scene import scene

from .coop import ARCHER, COLUMN, RESTING, RIDERS, RIDERS_LEFT, TWO, book, coop, led
from .scenes import (
    LATER,
    Case,
    Doc,
    assault,
    check,
    compose_coop,
    defeated,
    fires,
    goods,
    horde,
    turn,
    turn_ends,
)

MINE_AND_HIS = {"a2": "@0 spearman", "a3": "@1 spearman", "b3": "@1 spearman", "b5": "wound"}


def holding(card: str, qi: int = 0, **own: Any) -> Doc:
    return {"tactics": [card], "resources": {"qi": qi, **own.pop("resources", {})}, **own}


def with_others(doc: Doc, **others: Doc) -> Doc:
    """More players: at1=…, at2=…"""
    return doc | {"players": doc["players"] | {f"@{name[2:]}": own for name, own in others.items()}}


BARRACKS = goods(wood=1, stone=2)
ATTACKED = "recruit spearman,done,attack spearman left-1,cover a2"

GENERALS = [
    coop(
        "wen-tianxiang",
        {"year": 2, "start": "summer", "players": {"@0": led("wen-tianxiang")}},
        "use wen-tianxiang,share @1,1:take gold,share @0,take qi",
        gold_1=1,
        qi_0=1,
    ),
    coop(
        "mu-guiying",
        with_others(defeated(led("mu-guiying", **goods(qi=1)), MINE_AND_HIS, RIDERS), at1=goods(qi=1)),
        "use mu-guiying,rescue left-1 spearman @0 @0,rescue left-1 spearman @1 @1",
        until=LATER,
        rest_left_0_spearman=1,
        rest_left_1_spearman=2,
        qi_0=0,
        qi_1=0,
    ),
    coop(
        "li-tingzhi",
        assault(led("li-tingzhi"), COLUMN, barricades=2),
        "use li-tingzhi",
        until=LATER,
        shame_0=0,
        shame_1=0,
    ),
    coop("zhang-jue", turn(led("zhang-jue")), "use zhang-jue,player @2,2:move pool temple", clerks_temple_2=1),
    coop(
        "yang-miaozhen",
        fires(
            "barracks",
            led("yang-miaozhen", **BARRACKS),
            sections=horde("left", RIDERS, rest={"@1": RESTING, "@2": RESTING}, barricades=3),
        ),
        ATTACKED
        + ",use yang-miaozhen,player @1,1:attack spearman left-1,1:cover a3,player @2,2:attack spearman left-1",
        points_left1_1=1,
    ),
    coop(
        "wu-jie",
        {"start": "shooting", "players": {"@0": led("wu-jie") | {"support": [*TWO, "scribe"]}}}
        | {"sections": horde("left", COLUMN, wall=2, archers={"@0": 1, "@1": 2})},
        "wound left-1 a1,1:wound left-1 a2,1:wound left-1 a4,use wu-jie,"
        "player @1,1:wound left-1 b2,player @1,1:wound left-1 b4,player @0,wound left-1 b5",
        until=LATER,
        dealt_0=2,
        dealt_1=4,
    ),
    coop(
        "chen-gui",
        {"year": 2, "start": "spring", "players": {"@0": led("chen-gui")}},
        "use chen-gui,stock wood,stock gold",
        warehouse=2,
    ),
    coop(
        "chen-gui",
        with_others(fires("builders-quarters", led("chen-gui"), {"@1": 1}), at1=goods(stone=5)),
        "1:build wall left",
        qi_1=1,
        qi_0=0,
    ),
]

GENERALS_QUIET = [
    coop(
        "wen-tianxiang",
        {"year": 2, "start": "summer", "players": {"@0": led("wen-tianxiang", support=[])}},
        until=LATER,
        never="use wen-tianxiang",
    ),
    coop(
        "mu-guiying",
        defeated(led("mu-guiying"), {"a2 a3 b3 b5": "wound"}, RIDERS),
        until=LATER,
        never="use mu-guiying",
    ),
    coop("li-tingzhi", assault(led("li-tingzhi"), COLUMN), "pass", until=LATER, shame_0=1),
    coop("zhang-jue", turn({}) | {"track": [["@1", "economy"]]}, until=LATER, never="use zhang-jue"),
    coop(
        "yang-miaozhen",
        fires("barracks", led("yang-miaozhen", **BARRACKS), sections=RIDERS_LEFT),
        ATTACKED,
        until=LATER,
        never="use yang-miaozhen",
    ),
    coop(
        "wu-jie",
        {"start": "shooting", "players": {"@0": led("wu-jie")}, "sections": RIDERS_LEFT},
        until=LATER,
        never="use wu-jie",
    ),
    coop(
        "chen-gui",
        with_others(fires("builders-quarters", led("chen-gui"), {"@1": 1}), at1=goods(stone=2)),
        "1:build barricade left",
        qi_1=0,
    ),
]

TACTICS = [
    coop(
        "joint-assault",
        fires("barracks", holding("joint-assault", **BARRACKS), sections=horde("left", RIDERS, rest={"@1": RESTING})),
        ATTACKED + ",play joint-assault plain,player @1,1:attack spearman left-1,1:cover a3",
        points_left1_1=1,
    ),
    coop(
        "joint-assault",
        fires(
            "barracks",
            holding("joint-assault", 2, **BARRACKS),
            sections=horde("left", RIDERS, rest={"@1": RESTING, "@2": RESTING}, barricades=3),
        ),
        ATTACKED
        + ",play joint-assault boosted,1:attack spearman left-1,1:cover a3,2:attack spearman left-1,2:cover b3",
        points_left1_2=1,
    ),
    coop(
        "supply-train",
        turn(holding("supply-train", **goods(wood=2))),
        "play supply-train plain,give wood @1,give wood @2",
        wood_1=1,
        wood_2=1,
        wood_0=0,
    ),
    coop(
        "supply-train",
        turn(holding("supply-train", 1)),
        "play supply-train boosted,1:take gold,2:take qi",
        gold_1=1,
        qi_2=1,
        goods_0=0,
    ),
    coop(
        "shared-burden",
        assault(holding("shared-burden"), COLUMN),
        "play shared-burden plain,player @1",
        until=LATER,
        shame_1=0,
        shame_0=1,
    ),
    coop(
        "shared-burden",
        assault(holding("shared-burden", 2), COLUMN),
        "play shared-burden boosted",
        until=LATER,
        shame_0=0,
        shame_1=0,
        shame_2=0,
    ),
    coop(
        "covering-fire",
        turn_ends(holding("covering-fire"), sections=horde("left", COLUMN, archers={"@1": 1})),
        "play covering-fire plain,player @1,1:wound left-1 a1",
        wounds_left1=1,
        dealt_1=1,
    ),
    coop(
        "covering-fire",
        turn_ends(holding("covering-fire", 2), sections=horde("left", COLUMN, wall=1, archers={"@0": 1, "@1": 1})),
        "play covering-fire boosted,fire left,wound left-1 a1,1:wound left-1 a2",
        wounds_left1=2,
    ),
    coop(
        "field-hospital",
        defeated(holding("field-hospital"), MINE_AND_HIS, RIDERS),
        "play field-hospital plain,rescue left-1 spearman @1 @0",
        until=LATER,
        rest_left_1_spearman=2,
    ),
    coop(
        "field-hospital",
        defeated(holding("field-hospital", 2), MINE_AND_HIS, RIDERS),
        "play field-hospital boosted,rescue left-1 spearman @1 @0,rescue left-1 spearman @0 @0",
        until=LATER,
        rest_left_0_spearman=1,
        rest_left_1_spearman=2,
    ),
    coop(
        "signal-fires",
        turn_ends(
            holding("signal-fires"),
            sections={"left": {"hordes": [{"card": COLUMN, "cover": {"a1": "wound"}}, RIDERS]}},
        ),
        "play signal-fires plain,swap-hordes left-1",
        wounds_left2=1,
        wounds_left1=0,
    ),
    coop(
        "signal-fires",
        turn_ends(
            holding("signal-fires", 2),
            sections={"left": {"hordes": [COLUMN, {"card": RIDERS, "cover": {"a2": "wound"}}]}},
        ),
        "play signal-fires boosted,move-horde left right",
        horde_left2=False,
        wounds_right1=1,
    ),
    coop(
        "common-purpose",
        turn(holding("common-purpose")),
        "play common-purpose plain,player @1,1:move pool temple",
        clerks_temple_1=1,
    ),
    coop(
        "common-purpose",
        turn(holding("common-purpose", 1)),
        "play common-purpose boosted,1:move pool temple,2:move pool temple",
        clerks_temple_1=1,
        clerks_temple_2=1,
    ),
    coop(
        "warehouse-keys",
        fires("builders-quarters", holding("warehouse-keys")),
        "play warehouse-keys plain,stock wood,stock wood",
        warehouse=2,
        honour_0=0,
    ),
    coop(
        "warehouse-keys",
        fires("builders-quarters", holding("warehouse-keys", 2)),
        "play warehouse-keys boosted,stock wood,stock wood,stock gold,stock gold",
        warehouse=4,
    ),
    coop(
        "royal-courier",
        turn_ends(
            holding("royal-courier", discard=["despotism", "betrayal"]) | {"tactics": ["royal-courier", "feint"]}
        ),
        "play royal-courier plain,recall despotism",
        hand_0=0,
    ),
    coop(
        "royal-courier",
        with_others(
            turn_ends(holding("royal-courier", 2, discard=["despotism"])), at1={"discard": ["economy", "betrayal"]}
        ),
        "play royal-courier boosted,recall despotism,player @1,1:recall economy",
        qi_0=0,
    ),
    coop(
        "trophy-rights",
        defeated(holding("trophy-rights"), MINE_AND_HIS, RIDERS),
        "play trophy-rights plain,taker @0",
        until=LATER,
        honour_0=2 + 5,  # GW-COOP-29: the taker gains the card's Honour at once
        honour_1=2,
    ),
    coop(
        "trophy-rights",
        defeated(holding("trophy-rights", 1), MINE_AND_HIS, RIDERS),
        "play trophy-rights boosted,taker @0",
        until=LATER,
        honour_0=2 + 3 + 5,
    ),
    coop(
        "beacon-of-hope",
        assault(holding("beacon-of-hope"), COLUMN, barricades=2),
        "play beacon-of-hope plain",
        until=LATER,
        shame_0=0,
    ),
    coop(
        "beacon-of-hope",
        assault(holding("beacon-of-hope", 3), COLUMN),
        "play beacon-of-hope boosted",
        until=LATER,
        shame_1=0,
    ),
    coop(
        "emperors-favour",
        with_others(turn_ends(holding("emperors-favour"), shame=29), at1={"honour": 7, "shamed": {"spearman": 1}}),
        "play emperors-favour plain,player @1,1:cleanse spearman",
        honour_1=2,
        shame_1=0,
    ),
    coop(
        "emperors-favour",
        with_others(turn_ends(holding("emperors-favour", 2), shame=29), at1={"honour": 7, "shamed": {"spearman": 1}}),
        "play emperors-favour boosted,player @1,1:cleanse spearman",
        honour_1=7,
        shame_1=0,
    ),
]

TACTICS_QUIET = [
    coop(
        "joint-assault",
        fires("barracks", holding("joint-assault", 9, **BARRACKS), sections=RIDERS_LEFT),
        ATTACKED,
        until=LATER,
        never="play joint-assault plain",
    ),
    coop("supply-train", turn(holding("supply-train")), until="move-clerks", never="play supply-train plain"),
    coop(
        "shared-burden",
        assault(holding("shared-burden", 9), RIDERS, wall=1),
        until=LATER,
        never="play shared-burden plain",
    ),
    coop(
        "covering-fire", turn_ends(holding("covering-fire", 9), sections=RIDERS_LEFT), never="play covering-fire plain"
    ),
    coop(
        "field-hospital",
        defeated(holding("field-hospital", 9), {"a2 a3 b3 b5": "wound"}, RIDERS),
        until=LATER,
        never="play field-hospital plain",
    ),
    coop("signal-fires", turn_ends(holding("signal-fires", 9), sections=RIDERS_LEFT), never="play signal-fires plain"),
    coop("common-purpose", turn_ends(holding("common-purpose", 9)), never="play common-purpose plain"),
    coop(
        "warehouse-keys",
        fires("barracks", holding("warehouse-keys", 9)),
        until=LATER,
        never="play warehouse-keys plain",
    ),
    coop(
        "royal-courier",
        turn_ends(holding("royal-courier", 9, discard=["betrayal"])),
        never="play royal-courier boosted",
    ),
    coop(
        "trophy-rights",
        defeated(holding("trophy-rights", 9), {"a2 a3 b3 b5": "wound"}, RIDERS),
        until=LATER,
        never="play trophy-rights plain",
    ),
    coop(
        "beacon-of-hope",
        assault(holding("beacon-of-hope"), COLUMN),
        "play beacon-of-hope plain",
        until=LATER,
        shame_0=1,
    ),
    coop(
        "emperors-favour",
        with_others(turn_ends(holding("emperors-favour"), shame=29), at1={"honour": 4, "shamed": {"spearman": 1}}),
        never="play emperors-favour plain",
    ),
]

HORDES = [
    coop(
        "co-foragers",
        with_others(
            {"year": 2, "start": "summer", "players": {"@0": goods(wood=1, stone=1)}}
            | {"sections": horde("middle", "co-foragers-left", {"a1": "@1 spearman"})},
            at1=goods(wood=1),
            at2=goods(gold=3),
        ),
        "give-up stone",
        until=LATER,
        wood_0=1,
        stone_0=0,
        wood_1=1,
        gold_2=3,
    ),
    coop(
        "co-tribute-takers",
        assault(goods(wood=2, qi=1), "co-tribute-takers-left"),
        "give-up wood,give-up wood",
        until=LATER,
        wood_0=0,
        qi_0=1,
    ),
    coop("co-tribute-takers", assault(goods(wood=2), "co-tribute-takers-left", wall=1), until=LATER, wood_0=2),
    coop(
        "co-mangudai",
        {"start": "winter", "sections": horde("left", "co-mangudai-left", archers={"@0": 1}, rest={"@1": RESTING})},
        "doom left spearman @1",
        pool_1_spearman=10,
        spots_left_0=1,
    ),
    coop(
        "co-mangudai",
        {"start": "winter", "sections": horde("left", "co-mangudai-left") | {"middle": {"archers": {"@0": 1}}}},
        until=LATER,
        never="doom middle lookout @0",
        spots_middle_0=1,
    ),
    *(
        coop(
            "co-mangudai",  # an Archer on the Wall and a resting one of the same player are two choices
            {"start": "winter", "sections": horde("left", "co-mangudai-left", archers={"@0": 1}, rest={"@0": ARCHER})},
            f"doom left {who} @0",
            spots_left_0=int(who == "archer"),
            rest_left_0_archer=int(who == "lookout"),
        )
        for who in ("archer", "lookout")
    ),
]


@pytest.mark.parametrize("case", [*GENERALS, *TACTICS, *HORDES], ids=repr)
def test_the_card_acts(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", [*GENERALS_QUIET, *TACTICS_QUIET], ids=repr)
def test_the_card_does_not_act(case: Case) -> None:
    check(case)


def test_every_card_has_both_cases() -> None:
    cards = book()
    generals = {card for card in cards.general_ids[13:] if card != "lu-xiufu"}  # its window is in test_coop_events
    assert {case.card for case in GENERALS} == generals == {case.card for case in GENERALS_QUIET}
    tactics = set(cards.tactic_ids[20:])
    assert {case.card for case in TACTICS} == tactics == {case.card for case in TACTICS_QUIET}


def test_wu_jie_at_most_two_of_one_player() -> None:
    doc: Doc = {"start": "shooting", "players": {"@0": led("wu-jie") | {"support": [*TWO, "scribe"]}}}
    doc["sections"] = horde("left", "co-iron-column-left", wall=3, archers={"@1": 2}) | horde("right", RIDERS)
    shots = "1:wound left-1 a1,1:wound left-1 a2,use wu-jie,player @1,1:wound left-1 a4,player @1,1:wound left-1 b2"
    check(coop("wu-jie", doc, shots, until=LATER, dealt_1=4))


def test_mu_guiying_saves_once_in_each_section_of_winter() -> None:
    """Once in a turn, in Winter once in each Section: in the second Section she helps again, in the first one not."""
    two = {"rest": {"@1": {"spearman": 5}}}
    mu = {"@0": led("mu-guiying", **goods(qi=9))}
    stage = scene(mode="coop", sections={"left": two, "middle": two}, players=mu)

    def helps(section: int) -> bool:
        """A resting Spearman would die there; she saves nobody even if she could."""
        stage.then(NameExposed(1, section, 1, 1))
        asked = "use mu-guiying" in stage.options
        if asked:
            stage.do("use mu-guiying", "done")
        assert stage.quiet
        return asked

    stage.game.season = WINTER
    assert [helps(section) for section in (0, 0, 1, 1, 0)] == [True, False, True, False, False]
    stage.game.season = AUTUMN
    windows.reset(stage.game, windows.TURN)
    assert not any(stage.game.used)
    assert [helps(0), helps(1)] == [True, False], "in a turn the Section makes no difference"


def test_who_may_pay_for_mu_guiying_is_known_to_who_is_asked() -> None:
    """GW-COOP-20: a partner's Qi makes an option of its own, so worlds that she imagines have it, too; to others
    the tokens behind a screen stay unknown."""
    doc = with_others(defeated(led("mu-guiying", **goods(qi=1)), MINE_AND_HIS, RIDERS), at1=goods(qi=1))
    match = compose_coop(doc)
    for _ in range(20):
        assert match.decision is not None
        if match.decision.kind == "rescue-anybody":
            break
        texts = [o.text for o in match.decision.options]
        match.play("use mu-guiying" if "use mu-guiying" in texts else texts[0])
    offers = match.decision.options if match.decision else ()
    assert "rescue left-1 spearman @1 @1" in [o.text for o in offers]
    for seed in range(12):
        thought = match.imagine(0, seed)
        assert thought.decision is not None and thought.decision.options == offers
    worlds = [match.imagine(2, seed).position for seed in range(12)]
    assert len({tuple(world.res[4:8]) for world in worlds}) > 1  # type: ignore[attr-defined]
