"""Events and Requests of the co-operative game, and cards whose play takes more than one case to show."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.great_wall.cards import effects, modifiers, windows
from moonwall.games.great_wall.parts.requests import REQUESTS, kept
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Match

from .coop import COLUMN, RESTING, RIDERS, RIDERS_LEFT, book, coop, led
from .scenes import (
    LATER,
    Doc,
    check,
    compose,
    compose_coop,
    fires,
    goods,
    horde,
    see,
    turn,
)


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


def request_step(qi: int, n: int) -> Match:
    """Lu Xiufu before the Shame of n open Requests."""
    match = compose_coop({"players": {"@0": led("lu-xiufu", **goods(qi=qi))}})
    game = match.position
    assert isinstance(game, GreatWall)
    kept(game, REQUESTS)[:] = [*range(n), *[-1] * (3 - n)]
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
    both: Doc = {"sections": {"left": {"archers": {"@0": 1}, "rest": {"@0": {"archer": 1}}}}}
    for who, left in (("archer", (1, 0)), ("lookout", (0, 1))):  # an Archer on the Wall, or a resting one
        ill = happens("camp-fever", both, f"doom left {who} @0")
        assert (see(ill, "spots_left_0"), see(ill, "rest_left_0_archer")) == left
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

    assert modifiers.power(under("iron-stirrups"), 0) == 5 + 3 + one
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
    assert standard.general_setup[maid] == (5, 5, 4, 4)
    assert coop_cards.general_setup[coop_cards.general_ids.index("yang-paifeng")] == (5, 5, 4, 6)
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
