"""Area COOP: what the co-operative game changes."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.parts.coop import (
    AtoneShame,
    CommonEnd,
    DealRequestShame,
    NewEvent,
    NewRequests,
    RequestShame,
    reveal_event,
)
from moonwall.games.great_wall.parts.requests import EVENT_DECK, REQUEST_DECK, REQUESTS, fulfilled, kept
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.autumn import Turn
from moonwall.games.great_wall.rules.breach import defence
from moonwall.games.great_wall.rules.building import Build
from moonwall.games.great_wall.rules.defeat import DefeatCheck, taker
from moonwall.games.great_wall.rules.shame import Receive
from moonwall.games.great_wall.rules.spring import NewHordes
from tests.great_wall import scene as stages
from tests.great_wall.scene import Scene, everything

RIDERS = "co-ordu-riders-left"
STATES = ["the-wall-rises", "unbroken-line", "full-granaries"]


def scene(*steps: Any, **doc: Any) -> Scene:
    return stages.scene(*steps, mode="coop", **{"seats": 3, **doc})


def composed(**doc: Any) -> Scene:
    return stages.composed(mode="coop", **doc)


def started(seats: int, seed: int = 4) -> GreatWall:
    match = table.start("great-wall", seats=seats, seed=seed, mode="coop")
    assert isinstance(match.position, GreatWall)
    return match.position


def test_requests_to_win() -> None:
    """GW-COOP-01, GW-COOP-34: 6, 7 or 9 with 2, 3 or 4 players, at an End-of-game check."""
    for seats, needed in ((2, 6), (3, 7), (4, 9)):
        won = scene(CommonEnd(), seats=seats, fulfilled=needed, requests=[])
        assert won.match.winners == tuple(range(seats))
        assert won.match.outcome is not None and won.match.outcome.reason == "requests"
        assert scene(CommonEnd(), seats=seats, fulfilled=needed - 1).match.outcome is None


def test_one_more_horde_each_spring() -> None:
    """GW-COOP-02, GW-COOP-28: the +1 side of the Time token; Lethality is unchanged."""
    stage = scene(NewHordes(), year=2)
    assert sum(card >= 0 for card in stage.game.hordes) == stage.game.rules.new_hordes[1] + 1 == 2
    assert stage.game.rules.lethality[1] == 1


def test_set_up() -> None:
    """GW-COOP-03, GW-COOP-04, GW-COOP-06, GW-COOP-07, GW-COOP-08: Requests, co-op Hordes, larger decks."""
    game = started(3)
    cards = game.book.cards
    assert game.artifacts == ()
    assert len(kept(game, REQUESTS)) == 3 and min(kept(game, REQUESTS)) >= 0
    assert len(kept(game, REQUEST_DECK)) == 9
    assert all(word.startswith("co-") for word in cards.horde_ids) and len(cards.horde_ids) == 24
    assert len(cards.tactic_ids) == 32 and len(cards.general_ids) == 21
    assert len(kept(game, EVENT_DECK)) == 12


def test_first_hordes() -> None:
    """GW-COOP-05: players + 1, by the normal rules."""
    for seats in (2, 3, 4):
        game = started(seats)
        assert sum(card >= 0 for card in game.hordes) == seats + 1
        assert all(game.hordes[section * 3] >= 0 for section in game.rules.sections)


def test_active_requests() -> None:
    """GW-COOP-09, GW-COOP-31, GW-COOP-32: three, two with two players; nine Requests are left then."""
    assert len(kept(started(4), REQUESTS)) == 3
    game = started(2)
    assert len(kept(game, REQUESTS)) == 2
    assert len(kept(game, REQUEST_DECK)) == 7
    boxed = {"taunt-them-and-prevail", "glory-belongs-to-the-emperor", "royal-escort"}
    ids = game.book.cards.request_ids
    assert boxed.isdisjoint(ids[r] for r in [*kept(game, REQUEST_DECK), *kept(game, REQUESTS)])


def test_requests_are_fulfilled_in_winter_only() -> None:
    """GW-COOP-10, GW-COOP-11, GW-COOP-12, GW-COOP-30, GW-EX-31: step 3, before the check; each pays the whole share."""
    pay = {f"@{s}": {"resources": {"gold": 4}} for s in range(3)}
    summer = composed(year=2, start="summer", requests=["tribute-of-gold"], players=pay)
    assert summer.kind == "choose-command", "no way to pay in Summer or Autumn"
    stage = composed(year=2, start="assault", requests=["tribute-of-gold"], players=pay)
    assert stage.kind == "fulfil-requests"
    assert stage.match.decision is not None and stage.match.decision.seats == (0, 1, 2), "any player may answer"
    stage.do("fulfil tribute-of-gold", "agree", "agree", "agree")
    assert [stage.res(s).get("gold", 0) for s in range(3)] == [0, 0, 0]
    assert fulfilled(stage.game) == 1
    pay["@2"] = {"resources": {"gold": 3}}
    poor = composed(year=2, start="assault", requests=["tribute-of-gold"], players=pay)
    assert poor.kind != "fulfil-requests", "nobody pays for a partner, and nothing carries over"


def test_requests_come_after_the_assault() -> None:
    """GW-COOP-10, GW-COOP-30: shooting, assault, then Requests: a Breach of this Winter spoils the unbroken line."""
    walls = {section: {"wall": 1} for section in ("left", "middle", "right")}
    calm = composed(year=2, start="winter", requests=["unbroken-line"], sections=walls)
    assert calm.kind == "fulfil-requests"
    horde = {"wall": 1, "hordes": ["co-iron-column-left", "co-ordu-riders-left"]}
    stage = composed(year=2, start="winter", requests=["unbroken-line"], sections={**walls, "left": horde})
    while stage.game.year == 2 and not stage.match.over:
        assert stage.kind != "fulfil-requests"
        stage.do(stage.options[0])
    assert kept(stage.game, REQUESTS)[0] == stage.game.book.cards.request_ids.index("unbroken-line")


def test_shame_for_open_requests() -> None:
    """GW-COOP-15, GW-COOP-16: a token for each, in Tea order; then the empty spaces are refilled, the others stay."""
    stage = scene(RequestShame(), DealRequestShame(), NewRequests(), requests=STATES[:2], tea=["@1", "@0", "@2"])
    asked = []
    while stage.kind == "coop-shame":
        asked.append(stage.seat)
        stage.do("shame spearman")
    assert asked == [1, 1, 0, 0, 2, 2]
    ids = stage.game.book.cards.request_ids
    assert [ids[r] for r in kept(stage.game, REQUESTS)[:2]] == STATES[:2]
    assert kept(stage.game, REQUESTS)[2] >= 0


def test_an_event_ends_winter() -> None:
    """GW-COOP-17, GW-COOP-18, GW-COOP-19: one each Winter; once, or lasting and on view to the end."""
    stage = scene(NewEvent())
    assert len(stage.told("event")) == 1
    ids = stage.game.book.cards.event_ids
    wells = scene(players={"@0": {"resources": {"qi": 3}}, "@1": {"resources": {"qi": 1}}})
    reveal_event(wells.game, ids.index("dry-wells"))
    wells.match._advance()
    assert wells.res(0) == {"qi": 1} and wells.res(1) == {}
    lasting = scene(sections={"left": {"hordes": [RIDERS]}})
    before = lasting.match.view(0)["table"]["sections"][0]["power"]
    kept(lasting.game, EVENT_DECK).remove(ids.index("iron-stirrups"))
    reveal_event(lasting.game, ids.index("iron-stirrups"))
    view = lasting.match.view(0)["table"]
    assert view["sections"][0]["power"] == before + 1
    assert view["coop"]["events"] == ["iron-stirrups"]


def test_the_table_plans_slots_and_order_together() -> None:
    """GW-COOP-20, GW-COOP-21: cards in secret, then slots, boxes and Locations in any order the table likes."""
    stage = composed(tea=["@0", "@1", "@2"])
    assert [d.kind for d in stage.match.decisions] == ["choose-command"] * 3
    for seat in range(3):
        stage.match.play("command economy", seat)
    assert stage.kind == "agree-order"
    assert stage.options == ["next @0", "next @1", "next @2"]
    stage.match.play("next @2", 1)
    assert (stage.kind, stage.seat) == ("choose-slot", 2)
    box = scene(Turn(0), track=[["@0", "economy"]]).do("done")
    assert box.options == ["next @1", "next @2"]
    box.do("next @2")
    assert (box.kind, box.seat) == ("move-clerks", 2)
    school = scene(Activate(9), locations={"martial-school": {"@0": 1, "@1": 1}}).do("next @1")
    assert (school.kind, school.seat) == ("school", 1)


def test_tea_order_still_breaks_ties() -> None:
    """GW-COOP-22: equal cover on a Defeated Horde."""
    cover = {"a2 a3": "@0 spearman", "b3 b5": "@2 spearman"}
    stage = scene(tea=["@2", "@1", "@0"], sections={"left": {"hordes": [{"card": RIDERS, "cover": cover}]}})
    assert taker(stage.game, 0) == 2


def test_shame_is_bought_off_with_honour() -> None:
    """GW-COOP-23, GW-COOP-24: 10 Honour on receipt and in Summer; never Qi; not with less Honour."""
    stage = scene(Receive(0, 2), players={"@0": {"honour": 14, "resources": {"qi": 9}}})
    assert stage.options == ["shame spearman", "shame archer", "shame horseman", "atone"]
    stage.do("atone")
    assert stage.game.honour[0] == 4 and stage.game.shame_supply == 30
    assert "atone" not in stage.options
    summer = scene(
        AtoneShame(), shame=20, players={"@0": {"honour": 21, "shamed": {"archer": 3}, "resources": {"qi": 9}}}
    )
    assert summer.kind == "atone"
    summer.do("cleanse archer", "cleanse archer")
    assert summer.game.honour[0] == 1 and summer.shamed(0) == 1 and summer.res(0) == {"qi": 9}
    assert summer.game.shame_supply == 22


def test_no_shame_on_hordes() -> None:
    """GW-COOP-25, GW-COOP-38: only under Soldiers; with none free the token goes to the box for 5 Honour."""
    drained = {"shamed": {"spearman": 10, "archer": 4, "horseman": 2}}
    stage = scene(Receive(0, 1), shame=9, players={"@0": {**drained, "honour": 12}})
    assert stage.options == ["box", "atone"]
    boxed = stage.game.shame_boxed
    stage.do("box")
    assert stage.game.honour[0] == 7 and stage.game.shame_boxed == boxed + 1
    poor = scene(Receive(0, 1), shame=9, players={"@0": {**drained, "honour": 3}})
    assert poor.quiet and poor.game.honour[0] == 0


def test_no_taking_back_in_summer() -> None:
    """GW-COOP-26: the track is cleared, and Autumn follows."""
    stage = stages.composed(mode="coop", start="take-back", track=[["@0", "economy"]])
    assert stage.game.command_discard[0] == 1
    assert stage.kind == "choose-command"
    assert stage.game.honour[0] == 0


def test_building_a_wall_part_recalls_a_card() -> None:
    """GW-COOP-27: one of one's own, never Betrayal; a Barricade gives none."""
    rich = {"@0": {"resources": everything(), "discard": ["economy", "betrayal"]}}
    stage = scene(Build(0, 0b11, 0, 1), players=rich).do("build wall left", "pay wood 5")
    assert stage.options == ["recall economy", "done"]
    stage.do("recall economy")
    assert stage.game.command_hand[0] & 1
    plain = scene(Build(0, 0b11, 0, 1), players=rich).do("build barricade left", "pay wood 2")
    assert plain.quiet


def test_a_taken_horde_pays_at_once() -> None:
    """GW-COOP-29: its Honour now; the card goes to the discard pile and serves again."""
    cover = {"a2 a3 b3 b5": "@0 spearman"}
    stage = scene(DefeatCheck(), sections={"left": {"hordes": [{"card": RIDERS, "cover": cover}]}})
    assert stage.game.honour[0] == 2 + 5
    assert stage.game.horde_discard == (stage.game.book.cards.horde_ids.index(RIDERS),)
    assert stage.game.taken_this_year[0] == 1


def test_winter_has_six_steps() -> None:
    """GW-COOP-30: Assault, Requests, check, Shame for Requests, Event, then the new Year."""
    stage = composed(start="assault", requests=["full-granaries"], warehouse={"wood": 6})
    assert stage.kind == "fulfil-requests" and stage.game.year == 1
    stage.do("done")
    assert stage.kind == "coop-shame"
    told: list[str] = []
    while stage.game.year == 1 and not stage.match.over:
        stage.do(stage.options[0])
        told += [e.kind for e in stage.match.events if e.kind in ("request", "event", "year")]
    assert [kind for i, kind in enumerate(told) if told[i - 1 : i] != [kind]] == ["request", "event", "year"]


def test_two_players_with_the_reed_clan() -> None:
    """GW-COOP-33: Reed takes part as with two players."""
    game = started(2)
    assert game.seats[2].faction == "reed" and game.rules.sections == (1, 2)
    assert {game.book.cards.horde_marker[c] for c in game.horde_deck} <= {1, 2}


def test_the_reed_captain_of_the_watch() -> None:
    """GW-COOP-33: 1 more Defence where a Reed Soldier stands on a Horde, in the co-operative game only."""
    on = {"hordes": [{"card": "co-ordu-riders-middle", "cover": {"a2": "reed spearman"}}]}
    stage = scene(seats=2, sections={"middle": on, "right": {"hordes": ["co-ordu-riders-right"]}})
    assert [defence(stage.game, section) for section in (1, 2)] == [1, 0]
    plain = {"hordes": [{"card": "steppe-scouts-middle", "cover": {"a1": "reed spearman"}}]}
    assert defence(stages.scene(seats=2, sections={"middle": plain}).game, 1) == 0


def test_walls_end_nothing() -> None:
    """GW-COOP-35: three finished Walls and the game goes on."""
    walls = {s: {"wall": 3} for s in ("left", "middle", "right")}
    assert scene(CommonEnd(), sections=walls).match.outcome is None


def test_a_missing_token_loses_at_once() -> None:
    """GW-COOP-36, GW-EX-69: the second of two due tokens loses, unless the first was bought off."""
    lost = scene(Receive(0, 1), Receive(1, 1), shame=1, players={"@0": {"honour": 10}}).do("shame spearman")
    assert lost.match.over and lost.match.winners == ()
    assert lost.match.outcome is not None and lost.match.outcome.reason == "shame"
    saved = scene(Receive(0, 1), Receive(1, 1), shame=1, players={"@0": {"honour": 10}}).do("atone")
    assert not saved.match.over and saved.seat == 1


def test_time_runs_out() -> None:
    """GW-COOP-37, GW-COOP-39: a shared loss, without any scoring; a win at the same check comes first (GW-AMB-47)."""
    stage = scene(CommonEnd(), year=6, players={"@0": {"honour": 7, "shamed": {"spearman": 1}}}, shame=10)
    assert stage.match.outcome is not None
    assert (stage.match.outcome.kind, stage.match.outcome.reason) == ("shared", "time")
    assert stage.match.winners == () and stage.match.scores[0] == 7
    assert scene(CommonEnd(), year=6, fulfilled=7).match.winners == (0, 1, 2)


@pytest.mark.parametrize(("ends", "over"), [(False, False), (True, True)])
def test_an_empty_supply_at_the_check(ends: bool, over: bool) -> None:
    """GW-COOP-36 with the switch of GW-AMB-44: it goes on, or is lost."""
    stage = scene(CommonEnd(), shame=0, requests=[], options={"coop_empty_supply_ends": ends})
    assert (stage.match.outcome is not None) is over
