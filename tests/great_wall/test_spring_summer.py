"""Areas SPRING and SUMMER."""

from __future__ import annotations

from moonwall.games.great_wall.rules.hordes import place_horde
from moonwall.games.great_wall.rules.spring import NewAdvisors, NewHordes, Spring
from moonwall.games.great_wall.rules.summer import ClearTrack, Income, TakeBacks
from tests.great_wall.scene import composed, scene

FULL_LEFT = ["steppe-scouts-left", "steppe-scouts-middle", "steppe-scouts-right"]


def test_the_first_year_has_no_spring_or_summer() -> None:
    """GW-SPRING-01, GW-SUMMER-01: Year 1 starts in Autumn, Year 2 in Spring."""
    stage = composed(players={"@0": {"overseers": {"quarry": 2}}})
    assert stage.kind == "choose-command" and stage.game.time == 0
    assert stage.res(0) == {}, "no income yet"
    stage = composed(start="winter", players={"@0": {"overseers": {"quarry": 2}}})
    assert (stage.game.year, stage.game.time) == (2, 1)
    assert stage.res(0) == {"stone": 2}


def test_the_time_token_moves_on() -> None:
    """GW-SPRING-02: one space."""
    stage = scene(Spring(), year=3, time=3)
    assert (stage.game.time, stage.game.year) == (3, 4)


def test_as_many_hordes_as_printed() -> None:
    """GW-SPRING-03, GW-EX-06: the space with a 3 brings three."""
    for year, printed in ((5, 3), (4, 2), (3, 2), (2, 1)):
        stage = scene(NewHordes(), year=year, time=year)
        assert stage.game.rules.new_hordes[year - 1] == printed
        assert sum(card >= 0 for card in stage.game.hordes) == printed


def test_empty_sections_first_then_the_marker_test_afresh() -> None:
    """GW-SPRING-04, GW-SPRING-05, GW-SPRING-06, GW-EX-07: leftmost empty Section, else the marker of the next card."""
    stage = scene(
        year=4,
        time=4,
        sections={"middle": {"hordes": ["steppe-scouts-middle"]}},
        decks={"hordes": ["black-tumen-right", "war-drummers-right", "horse-archers-middle", "naiman-lancers-left"]},
    )
    place_horde(stage.game)
    assert stage.horde("left-1") == "black-tumen-right", "its own marker does not matter"
    place_horde(stage.game)
    assert stage.horde("right-1") == "war-drummers-right"
    place_horde(stage.game)
    assert stage.horde("left-2") == "horse-archers-middle", "by the marker left of the card now on top"


def test_a_raid() -> None:
    """GW-SPRING-07, GW-SPRING-08, GW-EX-63: the Section is full; the card is discarded, a token a player is boxed."""
    stage = scene(
        sections={
            "left": {"hordes": FULL_LEFT},
            "middle": {"hordes": ["black-tumen-left"]},
            "right": {"hordes": ["black-tumen-right"]},
        },
        decks={"hordes": ["war-drummers-right", "naiman-lancers-left"]},
    )
    place_horde(stage.game)
    assert "war-drummers-right" not in [stage.horde(s) for s in ("middle-2", "right-2")], "not redirected"
    assert stage.game.horde_discard == (stage.game.book.cards.horde_ids.index("war-drummers-right"),)
    assert (stage.game.shame_supply, stage.game.shame_boxed) == (27, 3)
    four = scene(
        seats=4,
        sections={
            "left": {"hordes": FULL_LEFT},
            "middle": {"hordes": ["black-tumen-left"]},
            "right": {"hordes": ["black-tumen-right"]},
        },
        decks={"hordes": ["war-drummers-right", "naiman-lancers-left"]},
    )
    place_horde(four.game)
    assert four.game.shame_boxed == 4


def test_a_raid_takes_what_is_there() -> None:
    """GW-SPRING-09, GW-EX-63: two tokens left, both are boxed, the game goes on."""
    stage = scene(
        shame=2,
        sections={
            "left": {"hordes": FULL_LEFT},
            "middle": {"hordes": ["black-tumen-left"]},
            "right": {"hordes": ["black-tumen-right"]},
        },
        decks={"hordes": ["war-drummers-right", "naiman-lancers-left"]},
    )
    boxed = stage.game.shame_boxed
    place_horde(stage.game)
    assert stage.game.shame_supply == 0
    assert stage.game.shame_boxed == boxed + 2
    assert stage.game.honour == [0, 0, 0, 0]
    assert not stage.match.over


def test_an_empty_horde_deck_is_made_anew() -> None:
    """GW-SPRING-06 with GW-AMB-23: as soon as the last card is drawn, so that a marker shows; else leftmost."""
    stage = scene()
    game = stage.game
    game.horde_discard = game.horde_deck[1:]
    game.horde_deck = game.horde_deck[:1]
    place_horde(game)
    assert len(game.horde_deck) == 23 and not game.horde_discard
    game.horde_deck, game.horde_discard = (), ()
    before = game.hordes
    place_horde(game)
    assert game.hordes == before


def test_advisors_change() -> None:
    """GW-SPRING-10: the two leftmost go, two slide, two come."""
    track = ["scribe", "groom", "abbot", "envoy"]
    stage = scene(NewAdvisors(), advisors=track, decks={"advisors": ["herbalist", "steward"]})
    ids = stage.game.book.cards.advisor_ids
    assert [ids[c] for c in stage.game.advisor_track] == ["abbot", "envoy", "herbalist", "steward"]
    assert [ids[c] for c in stage.game.advisor_discard] == ["scribe", "groom"]


def test_spring_asks_nobody() -> None:
    """GW-SPRING-11: without cards in play the next question is a Summer's or Autumn's."""
    stage = composed(year=2, start="spring")
    assert stage.kind == "choose-command"
    assert stage.game.year == 2


def test_overseer_income() -> None:
    """GW-SUMMER-02, GW-SUMMER-03, GW-EX-08: the level in the Location's Resource, without any Clerk."""
    stage = scene(
        Income(),
        players={"@0": {"overseers": {"gold-mine": 2, "temple": 1}}, "@1": {"overseers": {"gold-mine": 4}}},
    )
    assert stage.res(0) == {"gold": 2, "qi": 1}
    assert stage.res(1) == {"gold": 4}


def test_shame_in_summer() -> None:
    """GW-SUMMER-04: step 2, before the cards are taken back."""
    stage = composed(
        year=2,
        start="summer",
        shame=20,
        track=[["@0", "economy"]],
        players={"@0": {"resources": {"qi": 2}, "shamed": {"spearman": 1}}},
    )
    assert stage.kind == "discard-shame"
    stage.do("cleanse spearman")
    assert stage.kind == "take-back"


def test_the_track_is_cleared_and_counts_at_once() -> None:
    """GW-SUMMER-05, GW-SUMMER-06, GW-SUMMER-07, GW-EX-65: two discarded and one on the track: 3 cards or 6 Honour."""
    doc = {
        "track": [["@0", "despotism"]],
        "players": {"@0": {"discard": ["economy", "work-harder"]}},
    }
    stage = scene(ClearTrack(), TakeBacks(), **doc)
    assert stage.game.track_seat == (-1, -1, -1)
    assert stage.match.view(1)["table"]["players"][0]["discard"] == ["economy", "despotism", "work-harder"]
    assert stage.options == ["pass", "retrieve", "honour"]
    stage.do("honour")
    assert stage.game.honour[0] == 6
    back = scene(ClearTrack(), TakeBacks(), **doc).do("retrieve")
    assert back.game.command_hand[0] == 0b111111
    assert back.game.honour[0] == 0
    nothing = scene(ClearTrack(), TakeBacks(), **doc).do("pass")
    assert nothing.game.command_discard[0].bit_count() == 3


def test_summer_cards_go_in_tea_order() -> None:
    """GW-SUMMER-06: one choice each, from the top of the stack."""
    pile = {"discard": ["economy"]}
    stage = scene(ClearTrack(), TakeBacks(), tea=["@2", "@0", "@1"], players={"@0": pile, "@2": pile})
    assert stage.seat == 2
    stage.do("retrieve")
    assert stage.seat == 0


def test_betrayal_never_comes_back() -> None:
    """GW-SUMMER-08: it stays in the pile, where it still pays its Honour unless the switch says no (GW-AMB-19)."""
    pile = {"@0": {"discard": ["economy", "betrayal"]}}
    stage = scene(ClearTrack(), TakeBacks(), players=pile).do("retrieve")
    ids = stage.game.book.cards.command_ids
    assert stage.game.command_discard[0] == 1 << ids.index("betrayal")
    assert scene(ClearTrack(), TakeBacks(), players=pile).do("honour").game.honour[0] == 4
    poor = scene(ClearTrack(), TakeBacks(), players=pile, options={"betrayal_pays_summer_honour": False}).do("honour")
    assert poor.game.honour[0] == 2
