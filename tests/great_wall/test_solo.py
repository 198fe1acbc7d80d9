"""Area SOLO: against Qin Jiushao."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from moonwall import table
from moonwall.games.great_wall.names import LOCATIONS
from moonwall.games.great_wall.parts import qin_acts as rules
from moonwall.games.great_wall.parts.qin_acts import QinBoxes, QinEffect, QinMove, deck_of, track_of
from moonwall.games.great_wall.parts.reed import ReedMoves
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.autumn import RELIST, ActivationStep, Turn
from moonwall.games.great_wall.rules.breach import Assault
from moonwall.games.great_wall.rules.defeat import DefeatCheck
from moonwall.games.great_wall.rules.spring import NewAdvisors
from moonwall.games.great_wall.rules.summer import ClearTrack, Income, TakeBacks
from moonwall.games.great_wall.rules.winter import Shooting
from tests.great_wall import scene as stages
from tests.great_wall.scene import Scene, composed

HUMAN, QIN, REED = 0, 1, 2
MILL, QUARRY, MINE, TEMPLE, BARRACKS = range(5)
TRACK = ["gold-mine", "temple", "barracks", "lumber-mill", "quarry"]  # from the highest
SCOUTS = "steppe-scouts-middle"
TUMEN = "black-tumen-middle"
ECONOMY, DESPOTISM, WORK, ATTACK, BETRAYAL, COURT = range(6)


def scene(*steps: Any, **doc: Any) -> Scene:
    doc.setdefault("qin", {"track": TRACK})
    return stages.scene(*steps, seats=1, mode="solo", **doc)


def started(**options: Any) -> GreatWall:
    match = table.start("great-wall", seats=1, seed=3, **options)
    assert isinstance(match.position, GreatWall)
    return match.position


def on_track(stage: Scene) -> list[str]:
    return [LOCATIONS[place] for place in track_of(stage.game)]


def test_set_up() -> None:
    """GW-SOLO-01, GW-SOLO-02, GW-SOLO-03: the standard rules with Reed and Qin, two Sections, 16 Hordes."""
    game = started()
    assert [s.faction for s in game.seats][1:] == ["qin", "reed"]
    assert game.rules.sections == (1, 2)
    assert game.barricades == (0, 3, 3)
    assert sum(c >= 0 for c in game.hordes) == 2 and len(game.horde_deck) == 14
    assert [game.clerks[p * 4 + REED] for p in range(4)] == [1, 1, 1, 0]
    assert game.artifacts and len(game.book.cards.horde_ids) == 24


def test_qins_pieces() -> None:
    """GW-SOLO-04, GW-SOLO-05: 8 Clerks in his pool, 16 Soldiers of which 4 are Overseers of level 1, 6 cards."""
    game = started()
    assert (game.clerk_pool[QIN], game.clerk_area[QIN], game.clerk_area[HUMAN]) == (8, 0, 3)
    assert game.pool[QIN * 3 : QIN * 3 + 3] == [8, 4, 0]
    assert [game.overseer[p * 4 + QIN] for p in range(4)] == [1, 1, 1, 1]
    assert sorted(game.overseer_soldier[p * 4 + QIN] for p in range(4)) == [0, 0, 2, 2]
    assert sorted(deck_of(game)) == [0, 1, 2, 3, 4, 5]


def test_dealt_cards_track_and_advisors() -> None:
    """GW-SOLO-06, GW-SOLO-07, GW-SOLO-08, GW-SOLO-13: H chooses; five tokens; two Support Advisors, none Active."""
    game = started()
    assert min(game.dealt[:4]) >= 0 and max(game.dealt[4:]) == -1
    assert sorted(track_of(game)) == [MILL, QUARRY, MINE, TEMPLE, BARRACKS]
    assert len({tuple(track_of(table.start("great-wall", seats=1, seed=s).position)) for s in range(6)}) > 1
    assert game.support[QIN].bit_count() == 2 and game.active[QIN] == 0


def test_shame_tea_and_difficulty() -> None:
    """GW-SOLO-09, GW-SOLO-10, GW-SOLO-11: 10 tokens; H, Q, R; Qin at 0, 50 or 100 (150 by the switch)."""
    stage = Scene(table.start("great-wall", seats=1, seed=3)).until("choose-command")
    assert stage.game.shame_supply == 10
    assert stage.game.tea == (HUMAN, QIN, REED)
    for level in (0, 50, 100):
        assert started(difficulty=level).honour[QIN] == level
    assert started(difficulty=100, qin_hardest_start=150).honour[QIN] == 150


def test_qin_gets_no_shame() -> None:
    """GW-SOLO-12: neither alone in a Location nor in a Breach."""
    stage = scene(Activate(QUARRY), locations={"quarry": {"qin": 3}, "lumber-mill": {"reed": 1}, "temple": {"reed": 1}})
    assert stage.quiet and stage.game.shame_supply == 10
    breach = scene(Assault(1), sections={"middle": {"hordes": [TUMEN]}}).do("shame spearman")
    assert breach.quiet and breach.shamed(QIN) == 0


def test_his_soldiers_go_to_the_pool() -> None:
    """GW-SOLO-14: the dead, and all on a Defeated Horde; no Rescue, no Resting zone."""
    cover = {"a1 a3": "qin spearman", "a6 b1": "@0 spearman"}
    stage = scene(
        DefeatCheck(), tea=["qin", "@0", "reed"], sections={"middle": {"hordes": [{"card": SCOUTS, "cover": cover}]}}
    )
    assert stage.pool(QIN)["spearman"] == 8
    assert stage.rest("middle", QIN) == {}
    assert stage.rest("middle", HUMAN) == {"spearman": 1}
    assert stage.game.horde_owner[stage.game.book.cards.horde_ids.index(SCOUTS)] == QIN


def test_he_owns_no_resources_and_gains_honour_everywhere() -> None:
    """GW-SOLO-15, GW-SOLO-16, GW-SOLO-18, GW-EX-72: no income; Honour for discarded cards every Summer, none with the
    switch; for defeats and Archers like anybody."""
    income = scene(Income())
    assert income.res(QIN) == {}
    pile = {"qin": {"discard": ["economy", "despotism"]}}
    stage = scene(ClearTrack(), TakeBacks(), track=[["qin", "court-audience"]], players=pile)
    assert stage.game.honour[QIN] == 6
    assert stage.game.command_discard[QIN].bit_count() == 3, "he takes no card back"
    off = scene(ClearTrack(), TakeBacks(), players=pile, options={"qin_summer_honour": False})
    assert off.game.honour[QIN] == 0
    done = {"a1 a3 a6": "wound", "b1": "qin spearman"}
    fallen = scene(
        DefeatCheck(), sections={"middle": {"archers": {"qin": 1}, "hordes": [{"card": SCOUTS, "cover": done}]}}
    )
    assert fallen.game.honour[QIN] == 4


def test_qin_builds() -> None:
    """GW-SOLO-17: in the marked Section, else the other; the Warehouse is used up to the cost; full Honour."""
    doc = {"decks": {"hordes": ["naiman-lancers-right"]}}
    stage = scene(warehouse={"wood": 3, "stone": 4}, **doc)
    rules.build(stage.game)
    assert stage.game.wall == (0, 0, 1)
    assert stage.game.warehouse == [0, 2, 0]
    assert stage.game.honour[QIN] == 5
    other = scene(sections={"right": {"wall": 3}}, **doc)
    rules.build(other.game)
    assert other.game.wall == (0, 1, 3)
    both = scene(sections={"right": {"wall": 3}, "middle": {"wall": 3}}, **doc)
    rules.build(both.game)
    assert both.game.barricades == (0, 0, 1), "his card: a Barricade when both are complete"


def test_his_track() -> None:
    """GW-SOLO-19, GW-SOLO-20, GW-SOLO-21, GW-SOLO-35, GW-EX-67: the token of an Activated Location rises to the top."""
    stage = scene(Activate(MILL), locations={"lumber-mill": {"qin": 1, "@0": 2}}).do("decline")
    assert on_track(stage) == ["lumber-mill", "gold-mine", "temple", "barracks", "quarry"]
    assert stage.game.clerk_pool[QIN] == 8, "his Clerks go home"
    without = scene(Activate(MILL), locations={"lumber-mill": {"@0": 2, "reed": 1}}).do("decline")
    assert on_track(without) == TRACK


def test_his_card_comes_from_his_deck_to_the_first_free_slot() -> None:
    """GW-SOLO-22, GW-SOLO-23, GW-SOLO-24: after H has chosen; a card of his own under a known title."""
    stage = composed(seats=1, mode="solo", qin={"deck": ["work-harder"]})
    stage.do("command economy", "slot 3")
    view = stage.match.view(0)["table"]["track"]
    assert [(e["seat"], e["card"]) for e in view] == [(QIN, "qin-work-harder"), (REED, "reed-oath"), (HUMAN, "economy")]
    assert len(deck_of(stage.game)) == 5


def test_his_titles_give_the_human_bonuses() -> None:
    """GW-SOLO-25, GW-EX-27: Qin's Economy on the track: H's Despotism Moves 2 more Clerks."""
    for title, moves in (("economy", 3 + 2), ("court-audience", 3)):
        stage = scene(Turn(0), track=[["@0", "despotism"], ["qin", title]], players={"@0": {"area": 0}})
        made = 0
        while stage.kind == "move-clerks" and "move pool martial-school" in stage.options:
            stage.do("move pool martial-school")
            made += 1
        assert made == moves


def test_betrayal_copies_qins_title_as_ones_own() -> None:
    """GW-SOLO-26: H resolves H's own Economy."""
    stage = scene(Turn(1), track=[["qin", "economy"], ["@0", "betrayal"]])
    assert "copy @1 economy" in stage.options
    stage.do("copy @1 economy")
    assert (stage.kind, stage.seat) == ("move-clerks", HUMAN)
    assert stage.match.decision is not None
    assert stage.match.decision.choice.about(stage.game)["n"] == 3


def test_moving_his_clerks() -> None:
    """GW-SOLO-27, GW-SOLO-28, GW-SOLO-30, GW-EX-28, GW-EX-71: two, to the two lowest Locations with room."""
    stage = scene(QinMove(2))
    assert stage.clerks("quarry")[QIN] == stage.clerks("lumber-mill")[QIN] == 1
    full = scene(QinMove(2), locations={"quarry": {"@0": 2, "reed": 1}})
    assert full.clerks("lumber-mill")[QIN] == full.clerks("barracks")[QIN] == 1
    assert full.clerks("quarry")[QIN] == 0
    outside = [p for p in range(5, 10) if full.game.clerks[p * 4 + QIN]]
    assert not outside
    crowd = {"gold-mine": {"qin": 3}, "temple": {"qin": 2, "reed": 1}, "lumber-mill": {"qin": 2, "reed": 1}}
    nowhere = scene(QinMove(2), locations={**crowd, "quarry": {"@0": 3}, "barracks": {"@0": 2, "reed": 1}})
    nowhere.then(QinMove(2))
    assert not [p for p in range(5, 10) if nowhere.game.clerks[p * 4 + QIN]], "never off his track, even with no room"


@pytest.mark.parametrize("track", [[["@0", "economy"], ["qin", "despotism"]], [["reed", "reed-oath"]]])
def test_on_others_turns_he_moves_two(track: list[list[str]]) -> None:
    """GW-SOLO-27: in the human's "other players" box, and on the Reed Clan's card, always 2."""
    stage = scene(Turn(0), track=track)
    moved = [e for e in stage.told("move-clerk") if e["seat"] == QIN]
    while not moved:
        stage.do("done" if "done" in stage.options else stage.options[0])
        moved = [e for e in stage.told("move-clerk") if e["seat"] == QIN]
    assert len(moved) == 2 and len({e["target"] for e in moved}) == 2


def test_with_an_empty_pool_he_moves_down_the_track() -> None:
    """GW-SOLO-29: from the highest unlocked Location, never upward, and only when the pool is empty."""
    away = {"martial-school": {"reed": 1}, "emperors-embassy": {"reed": 1}, "tea-house": {"reed": 1}}
    stage = scene(QinMove(2), locations={"gold-mine": {"qin": 2}, "temple": {"qin": 2}, "barracks": {"qin": 4}, **away})
    assert stage.clerks("gold-mine")[QIN] == 0
    assert stage.clerks("quarry")[QIN] == stage.clerks("lumber-mill")[QIN] == 1
    assert stage.clerks("temple")[QIN] == 2
    below = {"quarry": {"qin": 2}, "lumber-mill": {"qin": 2}, "barracks": {"qin": 4}}
    stays = scene(QinMove(2), locations={**below, **away})
    assert stays.clerks("quarry")[QIN] == 3, "from the Lumber Mill, since the full Barracks are locked"
    assert stays.clerks("lumber-mill")[QIN] == 1, "and nothing lies above it that could follow"
    low = {"quarry": {"qin": 3}, "lumber-mill": {"qin": 3}, "barracks": {"qin": 2}}
    still = scene(QinMove(2), locations={**low, **away})
    assert [still.clerks(place)[QIN] for place in ("temple", "gold-mine", "barracks")] == [0, 0, 2], "never upward"


def test_production_gives_qin_honour() -> None:
    """GW-SOLO-31, GW-EX-29: Overseer level times Clerks; no Resource, Upgrade or Donation."""
    stage = scene(
        Activate(MINE, 1), locations={"gold-mine": {"qin": 2}}, players={"qin": {"overseers": {"gold-mine": 2}}}
    )
    assert stage.quiet
    assert stage.game.honour[QIN] == 4
    assert stage.res(QIN) == {}


def test_barracks_give_free_spearmen_that_attack() -> None:
    """GW-SOLO-32, GW-SOLO-36, GW-SOLO-38, GW-SOLO-39: marked Section, rows from the top left; 2 Honour a point."""
    doc = {
        "sections": {"middle": {"hordes": [TUMEN]}, "right": {"hordes": ["steppe-scouts-right", "black-tumen-right"]}},
        "decks": {"hordes": ["naiman-lancers-right"]},
        "locations": {"barracks": {"qin": 3}},
    }
    stage = scene(QinEffect(BARRACKS), **doc)
    assert list(stage.cover("right-1")) == ["a1", "a3", "a6"]
    assert stage.game.honour[QIN] == 6 and stage.res(QIN) == {}
    columns = scene(QinEffect(BARRACKS), **doc, options={"qin_cover_order": "columns"})
    assert list(columns.cover("right-1")) == ["a1", "a3", "b1"]
    doc["sections"]["right"] = {"hordes": [{"card": "steppe-scouts-right", "cover": {"a1 a3 a6 b1": "wound"}}]}
    other = scene(QinEffect(BARRACKS), **doc)
    assert list(other.cover("middle-1")) == ["a1", "a2", "a5"]
    nowhere = scene(QinEffect(BARRACKS), locations={"barracks": {"qin": 2}})
    assert nowhere.pool(QIN)["spearman"] == 8


def test_order_of_his_activations() -> None:
    """GW-SOLO-33, GW-EX-30: on his turn his own first, high to low; H orders the rest."""
    stage = scene(
        ActivationStep(RELIST, 1),
        track=[["qin", "economy"]],
        turn="qin",
        locations={
            "quarry": {"qin": 2, "reed": 1},
            "gold-mine": {"qin": 2, "reed": 1},
            "martial-school": {"@0": 1},
            "emperors-embassy": {"@0": 1},
        },
    )
    fired = [e["place"] for e in stage.told("activate")]
    assert fired == ["gold-mine", "quarry"]
    assert (stage.kind, stage.seat) == ("next-activation", HUMAN)


def test_one_activation_takes_the_highest() -> None:
    """GW-SOLO-34: his Despotism; by the switch the lowest."""
    doc = {"locations": {"quarry": {"qin": 1}, "temple": {"qin": 1}}}
    stage = scene(QinBoxes(DESPOTISM, 2), **doc)
    assert [e["place"] for e in stage.told("activate-advanced")] == ["temple"]
    low = scene(QinBoxes(DESPOTISM, 2), **doc, options={"qin_single_activation": "lowest"})
    assert [e["place"] for e in low.told("activate-advanced")] == ["quarry"]


def test_his_archer() -> None:
    """GW-SOLO-37, GW-SOLO-39: a spot of the marked Section and a Wound on the nearest Horde; else not Recruited."""
    doc = {
        "sections": {"right": {"hordes": ["steppe-scouts-right", TUMEN]}},
        "decks": {"hordes": ["naiman-lancers-right"]},
    }
    stage = scene(**doc)
    rules.archer(stage.game)
    assert stage.archers("right", QIN) == 1
    assert stage.wounds("right-1") == ["a1"]
    assert stage.game.honour[QIN] == 2
    rules.archer(stage.game)
    assert stage.pool(QIN)["archer"] == 3, "the one spot is taken"


def test_his_winter_shots() -> None:
    """GW-SOLO-38, GW-SOLO-39: nearest Horde first, then the next north; 2 Honour each."""
    nearest = {"card": SCOUTS, "cover": {"a1 a3 a6": "wound"}}
    stage = scene(
        Shooting(),
        sections={
            "middle": {"wall": 2, "archers": {"qin": 2}, "hordes": [nearest, {"card": TUMEN}]},
            "right": {"wall": 3},
        },
    )
    assert stage.game.honour[QIN] >= 4
    assert [e["point"] for e in stage.told("wound")] == ["b1", "a1"]


def test_qin_as_supreme_commander() -> None:
    """GW-SOLO-40, GW-SOLO-41: on his turn, or above H on Reed's; Reed Clerks go toward the lowest Locations."""
    stage = scene(
        ReedMoves(2),
        track=[["qin", "economy"]],
        turn="qin",
        locations={"martial-school": {"reed": 1}, "gold-mine": {"reed": 1}, "temple": {"reed": 1}},
    )
    assert stage.quiet
    assert stage.clerks("martial-school")[REED] == 0, "first from where he has no use for it"
    assert stage.clerks("quarry")[REED] == 1
    assert stage.clerks("gold-mine")[REED] == 0 and stage.clerks("lumber-mill")[REED] == 1
    human = scene(ReedMoves(2), turn="@0")
    assert (human.kind, human.seat) == ("reed-move", HUMAN)


def test_reed_soldiers_under_qin_bring_him_nothing() -> None:
    """GW-SOLO-42: they attack by his rules."""
    stage = scene(
        Turn(0),
        tea=["qin", "@0", "reed"],
        track=[["reed", "reed-oath"]],
        sections={"middle": {"hordes": [SCOUTS]}},
        decks={"hordes": ["naiman-lancers-middle"]},
    )
    stage.do("done")
    assert list(stage.cover("middle-1")) == ["a1"]
    assert stage.game.honour[QIN] == 0
    assert stage.pool(REED)["spearman"] == 9


def test_spring_advisors() -> None:
    """GW-SOLO-43: the leftmost goes under Qin's card, the other is discarded."""
    track = ["scribe", "groom", "abbot", "envoy"]
    stage = scene(NewAdvisors(), advisors=track)
    ids = stage.game.book.cards.advisor_ids
    assert stage.game.support[QIN] == 1 << ids.index("scribe")
    assert [ids[c] for c in stage.game.advisor_discard] == ["groom"]


def test_final_scoring() -> None:
    """GW-SOLO-44, GW-SOLO-46: 60 for three Artifacts, nothing for his Support Advisors; H needs strictly more."""
    for honour, won in ((61, True), (60, False)):
        stage = composed(
            seats=1,
            mode="solo",
            year=6,
            start="end-check",
            artifacts=["jade-abacus", "seal-of-counsel", "banner-of-broken-hordes"],
            players={"@0": {"honour": honour}, "qin": {"support": ["scribe"]}},
        )
        assert stage.match.outcome is not None
        assert stage.match.scores == [honour, 60, 0]
        assert stage.match.winners == ((0,) if won else ())


def test_support_advisors_count_where_his_card_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """GW-SOLO-16: his General card is house content; a number on it counts once for each of them."""
    rows = started().book.cards.automata
    monkeypatch.setitem(rows, "qin-jiushao", replace(rows["qin-jiushao"], honour_per_support=2))
    for support, score in ((["scribe"], 2), (["scribe", "groom"], 4)):
        players = {"qin": {"support": support}}
        stage = composed(seats=1, mode="solo", year=6, start="end-check", players=players)
        assert stage.match.scores[QIN] == 60 + score


def test_an_empty_shame_supply_is_a_defeat() -> None:
    """GW-SOLO-45: at the check, whatever else holds; by the switch at once."""
    doc = {"seats": 1, "mode": "solo", "players": {"@0": {"honour": 300}}}
    stage = composed(**doc, year=6, shame=0, start="end-check")
    assert stage.match.outcome is not None and stage.match.winners == () and stage.match.outcome.reason == "shame"
    walls = composed(**doc, start="end-check", sections={"middle": {"wall": 3}, "right": {"wall": 3}})
    assert walls.match.winners == (0,)
    both = composed(**doc, shame=0, start="end-check", sections={"middle": {"wall": 3}, "right": {"wall": 3}})
    assert both.match.outcome is not None and both.match.winners == () and both.match.outcome.reason == "shame"
    for loss, over in (("at-once", True), ("at-the-check", False)):
        game = composed(
            **doc,
            shame=1,
            start={"at": "activate", "location": "temple"},
            locations={"temple": {"@0": 3}, "quarry": {"reed": 1}},
            options={"solo_empty_supply_loss": loss},
        )
        game.do("shame spearman")
        assert game.match.over is over


@pytest.mark.parametrize(
    ("loss", "supply", "over"), [("at-once", 1, True), ("at-once", 10, False), ("at-the-check", 1, False)]
)
def test_a_raid_that_empties_the_supply_ends_the_game_in_spring(loss: str, supply: int, over: bool) -> None:
    """GW-SPRING-08, GW-SOLO-45, GW-AMB-43: by the switch nothing of Summer happens any more."""
    cards = table.start("great-wall", seats=1, mode="solo").position.book.cards.horde_ids  # type: ignore[attr-defined]
    full = {side: {"hordes": [card for card in cards if card.endswith(side)][:3]} for side in ("middle", "right")}
    raided = composed(
        seats=1,
        mode="solo",
        sections=full,
        year=2,
        shame=supply,
        start="spring",
        options={"solo_empty_supply_loss": loss},
    )
    assert raided.told("raid") and bool(raided.told("summer")) is not over
    assert raided.match.over is over


@pytest.mark.parametrize("title", range(6))
def test_his_six_cards(title: int) -> None:
    """GW-SOLO-24, GW-SOLO-27: box 1 and 3 need no choice; box 2 is the human's and the Reed Clan's."""
    stage = scene(
        QinBoxes(title, 0),
        track=[["qin", "betrayal"], ["@0", "court-audience"]],
        turn="qin",
        advisors=["scribe", "groom", "abbot", "envoy"],
        sections={"middle": {"hordes": [SCOUTS]}},
        decks={"hordes": ["naiman-lancers-middle"]},
    )
    moved = 8 - stage.game.clerk_pool[QIN]
    assert moved == 2
    assert (stage.kind, stage.seat) == ("move-clerks", HUMAN)
    stage.do("done")
    assert stage.quiet
    game = stage.game
    if title == ECONOMY:
        assert game.overseer[QUARRY * 4 + QIN] == 2
    elif title == DESPOTISM:
        assert game.honour[QIN] == 1, "a level-1 Overseer and one Clerk"
    elif title == WORK:
        assert game.wall[1] == 1 and game.honour[QIN] == 5
    elif title == ATTACK:
        assert game.honour[QIN] == 4 and stage.archers("middle", QIN) == 1
    else:
        assert game.tea == (QIN, HUMAN, REED), "Betrayal copies the title of H's card"
        assert game.support[QIN].bit_count() == 1 and game.honour[QIN] == 2


def test_automata_hold_no_tactic_cards() -> None:
    """GW-SOLO-47: and are never asked."""
    match = table.start("great-wall", seats=1, seed=8)
    for _ in range(120):
        if match.decision is None:
            break
        assert all(d.seat == HUMAN for d in match.decisions)
        match.play(match.decision.options[-1])
    assert isinstance(match.position, GreatWall)
    assert match.position.tactics[QIN] == match.position.tactics[REED] == 0


def test_the_messenger_follows_the_other_players_box_of_qins_card() -> None:
    """GW-AUTUMN-09: after the human has moved a Clerk by it; not if none was moved, and once a Year."""
    for moves, comes in ((["move pool tea-house", "done"], True), (["done"], False)):
        stage = scene(QinBoxes(ECONOMY, 1), players={"@0": {"active": ["messenger"]}})
        assert (stage.kind, stage.seat) == ("move-clerks", HUMAN)
        stage.do(*moves)
        assert ("use messenger" in stage.options) is comes
    stage.then(QinBoxes(ECONOMY, 1)).do("move pool tea-house", "done", "use messenger", "move pool temple")
    assert stage.clerks("temple")[HUMAN] == 1
    stage.until("pause", "done").then(QinBoxes(ECONOMY, 1)).do("move pool martial-school", "done")
    assert "use messenger" not in stage.options
