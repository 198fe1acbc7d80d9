"""Cards of the co-operative game: Generals, Tactic cards, Hordes and Events, each with a case where nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.cards import effects, modifiers, windows
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Match

from .scenes import (
    LATER,
    Case,
    Doc,
    assault,
    check,
    compose,
    compose_coop,
    defeated,
    fires,
    goods,
    horde,
    see,
    turn,
    turn_ends,
)

RIDERS = "co-ordu-riders-left"  # . w q . . . / . . s . h .
COLUMN = "co-iron-column-left"  # s s . o . . / . o . g a .   Power 6
RIDERS_LEFT = horde("left", RIDERS)
MINE_AND_HIS = {"a2": "@0 spearman", "a3": "@1 spearman", "b3": "@1 spearman", "b5": "wound"}
TWO = ["abbot", "groom"]


def coop(card: str, doc: Doc, wants: str = "", **more: Any) -> Case:
    return Case(card, doc, wants, coop=True, **more)


def holding(card: str, qi: int = 0, **own: Any) -> Doc:
    return {"tactics": [card], "resources": {"qi": qi, **own.pop("resources", {})}, **own}


def led(general: str, **own: Any) -> Doc:
    return {"general": general, "support": TWO, **own}


def with_others(doc: Doc, **others: Doc) -> Doc:
    """More players: at1=…, at2=…"""
    return doc | {"players": doc["players"] | {f"@{name[2:]}": own for name, own in others.items()}}


RESTING = {"spearman": 1}
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
        never="doom middle archer @0",
        spots_middle_0=1,
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
    generals = {card for card in cards.general_ids[13:] if card != "lu-xiufu"}  # see below
    assert {case.card for case in GENERALS} == generals == {case.card for case in GENERALS_QUIET}
    tactics = set(cards.tactic_ids[20:])
    assert {case.card for case in TACTICS} == tactics == {case.card for case in TACTICS_QUIET}


def book() -> Any:
    return compose_coop({}).position.book.cards  # type: ignore[attr-defined]


def position(doc: Doc, events: tuple[str, ...] = ()) -> GreatWall:
    game = compose_coop(doc, events).position
    assert isinstance(game, GreatWall)
    return game


def happens(event: str, doc: Doc, *wants: str) -> Match:
    """An Event is revealed; the wanted options are played, by whoever is asked."""
    match = compose_coop(doc)
    game = match.position
    assert isinstance(game, GreatWall)
    cards = game.book.cards
    effects.run(game, cards.event_script[cards.event_ids.index(event)], -1)
    match._advance()
    for want in wants:
        assert match.decision is not None
        match.play(want, match.decision.seat)
    return match


def test_wu_jie_at_most_two_of_one_player() -> None:
    doc: Doc = {"start": "shooting", "players": {"@0": led("wu-jie") | {"support": [*TWO, "scribe"]}}}
    doc["sections"] = horde("left", "co-iron-column-left", wall=3, archers={"@1": 2}) | horde("right", RIDERS)
    shots = "1:wound left-1 a1,1:wound left-1 a2,use wu-jie,player @1,1:wound left-1 a4,player @1,1:wound left-1 b2"
    check(coop("wu-jie", doc, shots, until=LATER, dealt_1=4))


def request_step(qi: int, n: int) -> Match:
    """Lu Xiufu before the Shame of n open Requests."""
    match = compose_coop({"players": {"@0": led("lu-xiufu", **goods(qi=qi))}})
    game = match.position
    assert isinstance(game, GreatWall)
    game.requests = [*range(n), *[-1] * (3 - n)]
    windows.open(game, windows.REQUEST_STEP, 0b111)
    match._advance()
    return match


def test_lu_xiufu_stops_no_more_than_is_due() -> None:
    """GW-COOP-15: one token for each open Request; with one open nobody is spared two, with none nothing is offered."""
    match = request_step(9, 1)
    match.play("use lu-xiufu")
    match.play("player @1")
    match.play("use lu-xiufu")
    assert match.decision is not None
    assert [o.text for o in match.decision.options] == ["done", "player @0", "player @2"]
    none = request_step(9, 0)
    assert none.decision is None or none.decision.kind != "use-card"


def test_lu_xiufu_stops_shame_of_requests() -> None:
    """Before Shame for open Requests: up to X tokens for 2 Qi each, for any player."""
    for qi, times in ((9, 2), (3, 1), (1, 0)):
        match = request_step(qi, 2)
        game = match.position
        assert isinstance(game, GreatWall)
        for _ in range(times):
            match.play("use lu-xiufu")
            match.play("player @1")
        assert game.mods[modifiers.FORGIVE_NOW + 1] == times
        assert see(match, "qi_0") == qi - 2 * times
        assert match.decision is None or match.decision.kind != "use-card"


def test_events_that_happen_once() -> None:
    """GW-COOP-18: immediate effects."""
    before = position({})
    after = happens("early-thaw", {}).position
    assert isinstance(after, GreatWall)
    assert sum(card >= 0 for card in after.hordes) == sum(card >= 0 for card in before.hordes) + 1
    players = {"@0": goods(qi=3), "@1": goods(qi=3), "@2": goods(qi=1)}
    wells = happens("dry-wells", {"players": players})
    assert [see(wells, f"qi_{seat}") for seat in range(3)] == [1, 1, 0]
    harvest = happens(
        "generous-harvest", {}, "take wood", "take gold", "take wood", "take qi", "take wood", "take gold"
    )
    assert [see(harvest, f"goods_{seat}") for seat in range(3)] == [2, 2, 2]
    fever = happens(
        "camp-fever",
        {"players": {"@1": goods(qi=5)}, "sections": {"left": {"rest": {"@0": {"spearman": 1, "archer": 1}}}}},
        "doom left archer @0",
    )
    assert see(fever, "rest_left_0_archer") == 0
    assert see(fever, "qi_1") == 3
    spy = happens("spy-in-the-palace", {"players": {"@0": {"tactics": ["feint"], "honour": 9}, "@1": {"honour": 3}}})
    spy.play("choose give-up-honour")
    assert see(spy, "honour_0") == 5
    assert see(spy, "hand_0") == 1
    assert see(spy, "honour_1") == 0


def test_bandits_take_half_of_the_warehouse() -> None:
    match = happens("bandits-in-the-stores", {"warehouse": {"wood": 3, "gold": 2}}, "draw wood 1")
    assert see(match, "warehouse") == 2
    players = {"@0": goods(wood=1, gold=1), "@1": goods(qi=2)}
    match = happens("bandits-in-the-stores", {"players": players}, "give-up gold")
    assert see(match, "wood_0") == 1
    assert see(match, "goods_0") == 1
    assert see(match, "qi_1") == 2


def test_envoys_send_a_horde_home() -> None:
    """The northmost of a Section of the players' choice, by any of them; its Soldiers rest."""
    sections = {"left": {"hordes": [COLUMN, {"card": RIDERS, "cover": {"a2": "@1 spearman"}}]}} | horde(
        "right", "co-foragers-left"
    )
    match = happens("envoys-of-peace", {"sections": sections})
    assert match.decision is not None and match.decision.seats == (0, 1, 2)
    match.play("remove-horde left", 2)
    assert not see(match, "horde_left2")
    assert see(match, "rest_left_1_spearman") == 1


@pytest.mark.parametrize("on", [True, False])
def test_lasting_events(on: bool) -> None:
    """GW-COOP-19: they change numbers to the end of the game."""
    doc: Doc = {"sections": {"left": {"hordes": [COLUMN, RIDERS], "barricades": 1, "archers": {"@0": 1}}}}
    doc["sections"]["left"]["rest"] = {"@1": RESTING}
    one = int(on)

    def under(event: str) -> GreatWall:
        return position(doc, (event,) if on else ())

    assert modifiers.power(under("iron-stirrups"), 0) == 6 + 4 + one
    assert modifiers.power(under("iron-stirrups"), 1) == 0
    cold = under("bitter-cold")
    assert modifiers.lethality(cold, 0) == 1
    cold.breaches = 0b001
    assert modifiers.lethality(cold, 0) == 1 + one
    assert modifiers.hire_off(under("corrupt-officials"), 0) == -one
    assert modifiers.barricade_extra(under("weary-builders")) == one
    assert modifiers.defence_extra(under("banners-of-unity"), 0) == one
    assert modifiers.defence_extra(under("banners-of-unity"), 1) == 0  # nobody there


def test_hordes_that_keep_spearmen_off() -> None:
    """Pavise Bearers never; Torguud Lancers only those just Recruited."""
    cards = book()

    def barred(kind: str, recruited: bool) -> bool:
        return modifiers.spearman_barred(position({}), cards.horde_ids.index(f"{kind}-left"), recruited)

    assert barred("co-pavise-bearers", True) and barred("co-pavise-bearers", False)
    assert barred("co-torguud-lancers", True) and not barred("co-torguud-lancers", False)
    assert not barred("co-ordu-riders", True)
    doc = fires("barracks", goods(wood=1, stone=2), sections=horde("left", "co-pavise-bearers-left"))
    check(coop("co-pavise-bearers", doc, "recruit spearman", until=LATER, never="attack spearman left-1"))
    doc = fires("barracks", goods(wood=1, stone=2), sections=RIDERS_LEFT)
    check(coop("co-ordu-riders", doc, "recruit spearman,done,attack spearman left-1", until=LATER))


def test_the_vanguard_whirls_forward() -> None:
    """At the end of Spring it changes places with the Horde in front of it, with all on both."""
    first = {"card": RIDERS, "cover": {"a2": "wound"}}
    doc: Doc = {"year": 2, "start": "spring", "sections": {"left": {"hordes": [first, "co-whirling-vanguard-left"]}}}
    doc["decks"] = {"hordes": ["co-foragers-left", "co-foragers-middle", "co-foragers-right"]}
    check(coop("co-whirling-vanguard", doc, until=LATER, wounds_left1=0, wounds_left2=1))
    doc["sections"] = {"left": {"hordes": ["co-whirling-vanguard-left", first]}}
    check(coop("co-whirling-vanguard", doc, until=LATER, wounds_left1=0, wounds_left2=1))


def test_abbot_and_court_audience_in_the_cooperative_game() -> None:
    """GW-COOP-23: Shame costs 10 Honour, with the Abbot 7; by Court Audience 5."""
    game = position({"players": {"@0": {"active": ["abbot"]}}})
    assert modifiers.coop_shame_price(game, 0, 10) == 7
    assert modifiers.coop_shame_price(game, 1, 10) == 10
    own = {"honour": 6, "shamed": {"spearman": 1}}
    doc = turn(own, "court-audience", shame=29)
    check(coop("court-audience", doc, "done,choose shed-shame,cleanse spearman", honour_0=1, shame_0=0))
    poor = turn({"honour": 4, "shamed": {"spearman": 1}}, "court-audience", shame=29)
    check(coop("court-audience", poor, "done", until=LATER, never="choose shed-shame"))


def test_demands_of_requests() -> None:
    """GW-COOP-31: three Requests are boxed with 2 players; the others ask something of every number."""
    cards = book()
    boxed = {cards.request_ids[i] for i, demand in enumerate(cards.request_demands[2]) if demand is None}
    assert boxed == {"taunt-them-and-prevail", "glory-belongs-to-the-emperor", "royal-escort"}
    for players in (3, 4):
        assert all(demand is not None for demand in cards.request_demands[players])


def test_the_kitchen_maid_brings_more_qi() -> None:
    """Yang Paifeng's majority means less in the co-operative game: 2 Qi more at set-up (GW-SETUP-21)."""
    coop_cards = book()
    standard = compose({}).position.book.cards  # type: ignore[attr-defined]
    maid = standard.general_ids.index("yang-paifeng")
    assert standard.general_setup[maid] == (5, 6, 4, 5)
    assert coop_cards.general_setup[coop_cards.general_ids.index("yang-paifeng")] == (5, 6, 4, 7)
    assert coop_cards.general_setup[0] == standard.general_setup[0]


def test_the_captain_of_the_watch() -> None:
    """2 players together: 1 more Defence in each Section where a Reed Soldier stands on a Horde (GW-COOP-33)."""
    riders = {"card": "co-ordu-riders-middle", "cover": {"a2": "@2 spearman"}}
    doc: Doc = {"seats": 2, "seed": 1, "mode": "coop", "sections": {"middle": {"hordes": [riders]}, "right": {}}}
    game = table.compose("great-wall", doc).position
    assert isinstance(game, GreatWall)
    assert [modifiers.defence_extra(game, section) for section in (1, 2)] == [1, 0]
    doc["mode"] = "two"
    riders["card"] = "steppe-scouts-middle"
    riders["cover"] = {"a1": "@2 spearman"}
    game = table.compose("great-wall", doc).position
    assert isinstance(game, GreatWall)
    assert modifiers.defence_extra(game, 1) == 0  # the Captain of the Levy has no ability


def test_the_table_is_asked_through_a_player() -> None:
    """With the Reed Clan on top of the Tea order a player speaks for the table (GW-TWO-20)."""
    doc: Doc = {"seats": 2, "seed": 1, "mode": "coop", "start": "winter", "tea": ["@2", "@0", "@1"]}
    doc["sections"] = {
        "middle": {"hordes": ["co-mangudai-middle"], "rest": {"@0": RESTING, "@1": RESTING}},
        "right": {},
    }
    match = table.compose("great-wall", doc)
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seats) == ("name-exposed", (0, 1))
