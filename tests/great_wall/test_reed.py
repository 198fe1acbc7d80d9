"""Area TWO: two players with the Reed Clan."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.names import QI
from moonwall.games.great_wall.parts.reed import ReedMoves, commander
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.activation import Activate, advances, can_advance, ready
from moonwall.games.great_wall.rules.autumn import RELIST, ActivationStep, FirstSlot, Turn
from moonwall.games.great_wall.rules.breach import Assault
from moonwall.games.great_wall.rules.defeat import DefeatCheck
from moonwall.games.great_wall.rules.hordes import place_horde
from moonwall.games.great_wall.rules.summer import ClearTrack
from moonwall.table import ComposeError
from moonwall.table.position import replaced
from tests.great_wall import scene as stages
from tests.great_wall.scene import Scene, composed, everything

REED = 2
MILL, QUARRY, MINE, TEMPLE, BARRACKS, TEA, BUILDERS, LOGISTICS, EMBASSY, SCHOOL = range(10)
SCOUTS = "steppe-scouts-middle"
TUMEN = "black-tumen-middle"


def scene(*steps: Any, **doc: Any) -> Scene:
    return stages.scene(*steps, seats=2, **doc)


def started() -> GreatWall:
    match = table.start("great-wall", seats=2, seed=3)
    assert isinstance(match.position, GreatWall)
    return match.position


def test_set_up_with_the_reed_clan() -> None:
    """GW-TWO-01, GW-TWO-02: two people, the Reed Clan as third faction, side 3 of the board and its Time space."""
    game = started()
    assert [s.faction for s in game.seats][REED] == "reed"
    assert [s.automaton for s in game.seats] == [False, False, True]
    assert game.rules.spaces[:6] == (3, 3, 3, 3, 4, 2)
    assert (game.time, len(game.rules.new_hordes)) == (0, 6)


def test_the_left_section_is_out_of_play() -> None:
    """GW-TWO-03, GW-TWO-05, GW-TWO-06, GW-TWO-33: no Horde, Wall, Barricade or Soldier there; Winter skips it."""
    game = started()
    assert [game.hordes[slot] >= 0 for slot in range(9)] == [False] * 3 + [True, False, False] * 2
    assert game.barricades == (0, 3, 3)
    assert len(table.start("great-wall", seats=2, seed=3).view(0)["table"]["sections"]) == 2
    rich = {"@0": {"resources": everything()}}
    builders = scene(Activate(BUILDERS), locations={"builders-quarters": {"@0": 1}}, players=rich)
    assert not [o for o in builders.options if "left" in o]
    barracks = scene(Activate(BARRACKS), locations={"barracks": {"@0": 1, "@1": 1}}, players=rich)
    barracks.do("recruit archer")
    assert barracks.kind == "place-recruit"
    assert not [o for o in barracks.options if "left" in o]
    with pytest.raises(ComposeError, match="out of play"):
        scene(sections={"left": {"wall": 1}})


def test_left_marked_hordes_are_boxed() -> None:
    """GW-TWO-04: 16 cards, two of them on the board."""
    game = started()
    cards = [*game.horde_deck, *(c for c in game.hordes if c >= 0)]
    assert len(cards) == 16
    assert {game.book.cards.horde_marker[c] for c in cards} == {1, 2}


def test_pieces_of_the_reed_clan() -> None:
    """GW-TWO-07, GW-TWO-08, GW-TWO-09, GW-TWO-10: 10 Spearmen, a Clerk in Mill, Quarry and Mine; Shame 20; Tea last."""
    game = started()
    assert game.pool[REED * 3 : REED * 3 + 3] == [10, 0, 0]
    assert [game.clerks[p * 4 + REED] for p in range(10)] == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert game.shame_supply == 20
    stage = Scene(table.start("great-wall", seats=2, seed=3)).until("choose-command")
    assert stage.game.tea[-1] == REED


def test_what_the_reed_clan_never_has() -> None:
    """GW-TWO-11, GW-TWO-32, GW-TWO-13: no Honour, no Horde (GW-AMB-27); its survivors go to the pool, the dead too."""
    cover = {"a1 a3 a6": "reed spearman", "b1": "@1 spearman"}
    stage = scene(DefeatCheck(), sections={"middle": {"hordes": [{"card": SCOUTS, "cover": cover}]}})
    card = stage.game.book.cards.horde_ids.index(SCOUTS)
    assert stage.game.honour[:3] == [0, 2, 0]
    assert stage.game.horde_owner[card] == -1 and stage.game.horde_discard == (card,)
    assert stage.pool(REED)["spearman"] == 10
    assert stage.rest("middle", REED) == {}


def test_reed_soldiers_die_by_lethality_without_rescue() -> None:
    """GW-TWO-12, GW-TWO-32, GW-AMB-06: in a Breach the highest, then leftmost ones die and leave a Wound; nobody is
    asked."""
    rows = [{"card": TUMEN, "cover": {"a2 b1 b6": "reed spearman", "a1": "@0 spearman", "a5": "@1 spearman"}}]
    stage = scene(Assault(1), sections={"middle": {"hordes": rows}}, year=1)
    assert stage.quiet
    assert stage.wounds("middle-1") == ["a1", "a2", "a5", "b1"], "Lethality 2 on the Black Tumen; b6 stays"
    assert stage.pool(REED)["spearman"] == 9
    assert stage.shamed(0) == stage.shamed(1) == 0


def test_reed_never_rescues_even_if_it_could_pay() -> None:
    """GW-TWO-12: nobody is asked for the Reed Clan's dead, whatever lies in its name."""
    rows = [{"card": TUMEN, "cover": {"a2 b1": "reed spearman"}}]
    stage = scene(sections={"middle": {"hordes": rows}}, players={"@0": {"honour": 0}})
    stage.game.res[REED * 4 + QI] = 8
    stage.then(Assault(1))
    while not stage.quiet:
        assert stage.kind != "rescue"
        stage.do(stage.options[0])
    assert stage.game.res[REED * 4 + QI] == 8
    assert stage.wounds("middle-1") == ["a2", "b1"]


def test_three_clerks_all_game() -> None:
    """GW-TWO-14, GW-TWO-16: after an Activation the Reed Clerk stays, others go home."""
    stage = scene(Activate(QUARRY), locations={"quarry": {"@0": 1, "@1": 1, "reed": 1}}).do("gather", "gather")
    while not stage.quiet:
        stage.do("done")
    assert stage.clerks("quarry") == [0, 0, 1]
    assert sum(stage.game.clerks[p * 4 + REED] for p in range(10)) == 3


def test_a_special_location_needs_a_player() -> None:
    """GW-TWO-15, GW-TWO-30, GW-EX-68: a Reed Clerk alone makes no Activation; beside a player it does nothing there."""
    alone = scene(locations={"martial-school": {"reed": 1}, "logistics-centre": {"reed": 1}})
    assert not ready(alone.game, SCHOOL)
    horde = {"middle": {"hordes": [SCOUTS]}}  # so that an Attack would have a target
    both = scene(Activate(SCHOOL), locations={"martial-school": {"reed": 1, "@0": 1}}, sections=horde)
    assert ready(both.game, SCHOOL)
    both.do("draw")
    assert both.game.tactics[0].bit_count() == 1
    assert both.clerks("martial-school") == [0, 0, 1]
    assert both.quiet and both.cover("middle-1") == {}
    march = scene(Activate(LOGISTICS), locations={"logistics-centre": {"reed": 1, "@0": 1}}, sections=horde)
    assert march.quiet and march.cover("middle-1") == {}


def test_advanced_activation_with_a_reed_clerk_alone() -> None:
    """GW-EX-73: a Regular Location fires and the Reed effect is done; a Special one cannot."""
    stage = scene(Activate(MILL, 1), locations={"lumber-mill": {"reed": 1}, "logistics-centre": {"reed": 1}})
    assert stage.game.warehouse == [1, 0, 0]
    assert stage.clerks("lumber-mill") == [0, 0, 1]
    assert can_advance(stage.game, MILL)
    assert not can_advance(stage.game, LOGISTICS)


def test_betrayal_cannot_copy_the_reed_card() -> None:
    """GW-TWO-17: another player's card can be copied."""
    stage = composed(
        seats=2, track=[["reed", "reed-oath"], ["@1", "economy"], ["@0", "betrayal"]], turn="@1", start="end-of-turn"
    )
    assert stage.kind == "copy-card"
    assert [o for o in stage.options if o.startswith("copy")] == ["copy @1 economy"]


def test_the_reed_card_is_played_every_autumn() -> None:
    """GW-TWO-18, GW-TWO-19, GW-TWO-35: in its place in Tea order, on the first free slot; it is never discarded."""
    stage = composed(seats=2, tea=["@0", "reed", "@1"])
    stage.match.play("command economy", 0)
    stage.match.play("command economy", 1)
    stage.do("slot 2")
    assert stage.game.track_seat == (REED, 0, 1)
    assert stage.game.track_card[0] not in range(6), "it has no player's title, so it is no Economy for anybody's bonus"
    cleared = scene(ClearTrack(), track=[["reed", "reed-oath"], ["@0", "economy"]])
    assert cleared.game.track_seat == (-1, -1, -1)
    assert cleared.game.command_discard[REED] == 0
    first = scene(tea=["reed", "@0", "@1"])
    first.game.chosen = replaced(first.game.chosen, REED, 6)
    first.then(FirstSlot(REED, "GW-TWO-19"))
    assert first.game.track_seat[0] == REED


def test_the_supreme_commander() -> None:
    """GW-TWO-20: the active player; on the Reed turn the higher player; by the switch always the higher one."""
    stage = scene(tea=["@1", "reed", "@0"], turn="@0")
    assert commander(stage.game) == 0
    stage.game.turn = REED
    assert commander(stage.game) == 1
    top = scene(tea=["@1", "reed", "@0"], turn="@0", options={"supreme_commander": "top-of-tea"})
    assert commander(top.game) == 1


def test_reed_clerks_are_moved_by_the_commander() -> None:
    """GW-TWO-21, GW-TWO-22, GW-TWO-34: in a player's box, from Location to Location, never two in one, none out of a
    full one."""
    stage = composed(
        seats=2, track=[["@0", "economy"]], start="turns", locations={"quarry": {"@0": 1, "@1": 1, "reed": 1}}
    )
    assert stage.kind == "move-clerks"
    stage.do("done", "done")
    assert (stage.kind, stage.seat) == ("reed-move", 0), "after the other player, as Tea order says"
    sources = {o.split()[1] for o in stage.options if o != "done"}
    assert sources == {"lumber-mill", "gold-mine"}, "the full Quarry is locked"
    targets = {o.split()[2] for o in stage.options if o != "done"}
    assert targets.isdisjoint({"lumber-mill", "quarry", "gold-mine"})
    stage.do("reed-move lumber-mill temple")
    assert stage.clerks("temple") == [0, 0, 1]
    assert stage.kind == "reed-move", "as many Moves as the box gives, here two"
    stage.do("reed-move gold-mine barracks")
    assert stage.clerks("barracks") == [0, 0, 1]
    assert stage.kind != "reed-move"


def test_a_reed_clerk_is_company() -> None:
    """GW-TWO-23: it fills a space, and a player beside it is not alone."""
    stage = scene(Activate(QUARRY), locations={"quarry": {"@0": 2, "reed": 1}})
    assert ready(scene(locations={"quarry": {"@0": 2, "reed": 1}}).game, QUARRY)
    assert stage.kind == "gather"


def test_production_stocks_the_warehouse() -> None:
    """GW-TWO-24: 1 of the Resource, no Honour."""
    for place, word in enumerate(("lumber-mill", "quarry", "gold-mine")):
        stage = scene(Activate(place), locations={word: {"@0": 2, "reed": 1}})
        stage.do("decline")
        assert stage.game.warehouse == [int(place == r) for r in range(3)]
        assert stage.game.honour[REED] == 0


def test_temple_takes_a_shame_token_off_the_active_player() -> None:
    """GW-TWO-25: nothing without Shame, or when the Reed Clan is active."""
    doc = {"locations": {"temple": {"@1": 2, "reed": 1}}, "players": {"@0": {"shamed": {"archer": 1, "spearman": 1}}}}
    stage = scene(Activate(TEMPLE), turn="@0", shame=10, **doc)
    stage.do("decline")
    assert (stage.kind, stage.seat) == ("reed-temple", 0)
    stage.do("cleanse archer")
    assert stage.shamed(0) == 1
    reeds = scene(Activate(TEMPLE), track=[["reed", "reed-oath"]], turn="reed", shame=10, **doc)
    assert reeds.do("decline").quiet
    assert scene(Activate(TEMPLE), turn="@1", shame=10, **doc).do("decline").quiet


def test_embassy_sends_an_advisor_away() -> None:
    """GW-TWO-26: any one of the track, then slide and refill."""
    track = ["scribe", "groom", "abbot", "envoy"]
    stage = scene(Activate(EMBASSY), advisors=track, locations={"emperors-embassy": {"@1": 1, "reed": 1}}, turn="@0")
    assert (stage.kind, stage.seat) == ("reed-dismiss", 0), "the other player could not pay"
    stage.do("dismiss groom")
    ids = stage.game.book.cards.advisor_ids
    assert [ids[c] for c in stage.game.advisor_track][:3] == ["scribe", "abbot", "envoy"]
    assert stage.game.advisor_track[3] >= 0
    assert [ids[c] for c in stage.game.advisor_discard] == ["groom"]


def test_builders_put_a_free_barricade() -> None:
    """GW-TWO-27: chosen by the commander, without Honour."""
    stage = scene(Activate(BUILDERS), locations={"builders-quarters": {"@1": 1, "reed": 1}}, turn="@0")
    assert (stage.seat, stage.options) == (0, ["barricade middle", "barricade right"])
    stage.do("barricade right")
    assert stage.game.barricades == (0, 0, 1)
    assert stage.game.honour[:3] == [0, 0, 0]


def test_barracks_send_a_free_spearman() -> None:
    """GW-TWO-28, GW-TWO-29: at a legal point of the commander's choice, its Reward ignored; without one it stays."""
    doc = {"locations": {"barracks": {"@1": 3, "reed": 1}}, "turn": "@0"}
    stage = scene(Activate(BARRACKS), sections={"middle": {"hordes": [SCOUTS, TUMEN]}}, **doc)
    assert (stage.kind, stage.seat) == ("reed-cover", 0), "one Horde in reach"
    stage.do("cover a1")
    assert stage.pool(REED)["spearman"] == 9
    assert stage.game.warehouse == [0, 0, 0] and stage.res(0) == {}
    none = scene(Activate(BARRACKS), **doc)
    assert none.quiet and none.pool(REED)["spearman"] == 10


def test_tea_house_moves_the_reed_token() -> None:
    """GW-TWO-31: up one, if the commander likes."""
    stage = scene(Activate(TEA), locations={"tea-house": {"@0": 1, "reed": 1}}, turn="@0")
    assert stage.kind == "reed-tea"
    stage.do("tea up")
    assert stage.game.tea == (0, REED, 1)


def test_the_reed_turn() -> None:
    """GW-TWO-18, GW-TWO-20: its card's boxes and the order of Activations are the higher player's choices."""
    stage = scene(
        Turn(0),
        track=[["reed", "reed-oath"]],
        tea=["@1", "@0", "reed"],
        sections={"middle": {"hordes": [SCOUTS]}},
        locations={"martial-school": {"@0": 1}, "emperors-embassy": {"@0": 1}},
    )
    assert (stage.kind, stage.seat) == ("reed-move", 1)
    stage.do("done")
    assert (stage.kind, stage.seat) == ("move-clerks", 1)
    stage.do("done")
    assert (stage.kind, stage.seat) == ("move-clerks", 0)
    stage.do("done")
    assert stage.options == ["reed attack", "reed barricade", "done"]
    stage.do("reed attack", "cover a3")
    assert set(stage.cover("middle-1")) == {"a3"}
    assert (stage.kind, stage.seat) == ("next-activation", 1)


def test_the_reed_clan_is_no_player_in_a_raid() -> None:
    """GW-TWO-09 with GW-AMB-31: two tokens leave the supply of 20."""
    full = [f"steppe-scouts-{s}" for s in ("middle", "right")] + ["war-drummers-right"]
    stage = scene(
        sections={"middle": {"hordes": full}, "right": {"hordes": [TUMEN]}},
        decks={"hordes": ["horse-archers-right", "naiman-lancers-middle"]},
    )
    place_horde(stage.game)
    assert (stage.game.shame_supply, stage.game.shame_boxed) == (18, 2)


def test_reed_moves_stop_where_nothing_can_move() -> None:
    """GW-TWO-34: all three in full Locations: no question."""
    full = {word: {"@0": 1, "@1": 1, "reed": 1} for word in ("quarry", "temple", "gold-mine")}
    assert scene(ReedMoves(2), locations=full).quiet
    assert scene(ActivationStep(RELIST, 1), locations=full).kind == "next-activation"


def test_an_advanced_activation_with_a_reed_clerk_alone_must_do_something() -> None:
    """GW-AMB-58, GW-TWO-25, GW-TWO-28, GW-TWO-31: Wood always; Shame, a point, a place in the Tea order if any."""
    alone = {place: {"reed": 1} for place in ("temple", "barracks", "tea-house")}
    high = {"tea": ["reed", "@0", "@1"], "locations": alone}
    idle = scene(turn="@0", **high)
    assert [place for place in range(10) if advances(idle.game, place)] == []
    busy = scene(
        turn="@0",
        tea=["@0", "reed", "@1"],
        locations=alone,
        players={"@0": {"shamed": {"spearman": 1}}},
        shame=19,
        sections={"middle": {"hordes": [TUMEN]}},
    )
    assert [place for place in range(10) if advances(busy.game, place)] == [TEMPLE, BARRACKS, TEA]
    mills = scene(turn="@0", locations={"lumber-mill": {"reed": 1}, "martial-school": {"reed": 1}, "quarry": {"@1": 1}})
    assert [place for place in range(10) if advances(mills.game, place)] == [MILL, QUARRY]


def test_the_messenger_follows_the_reed_box() -> None:
    """GW-AUTUMN-09: the "other players" box of the Reed card is one, too; not if no Clerk was moved."""
    for moves, comes in (("move pool temple", True), ("done", False)):
        stage = composed(
            seats=2,
            track=[["reed", "reed-oath"]],
            start="turns",
            tea=["@0", "@1", "reed"],
            players={"@0": {"active": ["messenger"]}},
        )
        stage.until("move-clerks", "done")
        assert stage.seat == 0
        stage.do(moves)
        if stage.kind == "move-clerks" and stage.seat == 0:
            stage.do("done")
        assert ("use messenger" in stage.options and stage.seat == 0) is comes
