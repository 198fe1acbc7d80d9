"""Areas BUILD, EMBASSY, SCHOOL and TACTIC."""

from __future__ import annotations

from moonwall.games.great_wall.rules.activation import Activate
from moonwall.games.great_wall.rules.autumn import Turn
from moonwall.games.great_wall.rules.breach import defence
from moonwall.games.great_wall.rules.building import Build
from moonwall.games.great_wall.rules.defeat import DefeatCheck
from moonwall.games.great_wall.rules.embassy import Hire
from moonwall.games.great_wall.rules.tactics import draw
from tests.great_wall.scene import composed, everything, scene

BUILDERS, EMBASSY, SCHOOL = 6, 8, 9


def test_one_action_for_each_clerk() -> None:
    """GW-BUILD-01, GW-BUILD-11: all in one go, in Tea order; the same option repeatedly, any Section."""
    rich = {"resources": everything()}
    stage = scene(
        Activate(BUILDERS),
        locations={"builders-quarters": {"@0": 3, "@1": 1}},
        players={"@0": rich, "@1": rich},
    )
    assert [o for o in stage.options if "left" in o] == ["build barricade left", "build wall left"]
    stage.do(
        "build barricade left", "pay wood 2", "build barricade left", "pay wood 2", "build wall right", "pay wood 5"
    )
    assert stage.seat == 1
    assert stage.game.barricades == (2, 0, 0)
    assert stage.game.wall == (0, 0, 1)


def test_a_barricade() -> None:
    """GW-BUILD-02, GW-BUILD-03: 2 building resources in any mix, 2 Honour, a vacant space, 2 Defence."""
    stage = scene(Build(0, 0b01, 0, 1), players={"@0": {"resources": {"wood": 1, "gold": 1}}})
    before = defence(stage.game, 1)
    stage.do("build barricade middle")
    assert stage.res(0) == {}
    assert stage.game.honour[0] == 2
    assert defence(stage.game, 1) == before + 2
    full = scene(
        Build(0, 0b01, 0, 1), players={"@0": {"resources": everything()}}, sections={"left": {"barricades": 3}}
    )
    assert full.options == ["done", "build barricade middle", "build barricade right"]
    assert scene(Build(0, 0b01, 0, 1), players={"@0": {"resources": {"wood": 1, "qi": 9}}}).quiet


def test_barricades_last_until_winter() -> None:
    """GW-BUILD-04: gone after the Assault."""
    assert composed(start="assault", sections={"left": {"barricades": 2}}).game.barricades == (0, 0, 0)


def test_a_wall_level() -> None:
    """GW-BUILD-05, GW-BUILD-06, GW-BUILD-07, GW-BUILD-08, GW-EX-23.

    5, 10, 15 in any mix but Qi; Honour the same; no level is skipped."""
    for level, cost in ((0, 5), (1, 10), (2, 15)):
        stage = scene(
            Build(0, 0b10, 0, 1),
            players={"@0": {"resources": {"wood": cost - 1, "gold": 1, "qi": 20}}},
            sections={"left": {"wall": level}, "middle": {"wall": 3}, "right": {"wall": 3}},
        )
        assert stage.options == ["done", "build wall left"], "a finished Wall is no choice"
        stage.do("build wall left")
        assert stage.res(0) == {"qi": 20}
        assert stage.game.wall[0] == level + 1
        assert stage.game.honour[0] == cost
        poor = {"wood": cost - 1, "qi": 20}
        done = {"wall": 3}
        assert scene(
            Build(0, 0b10, 0, 1),
            players={"@0": {"resources": poor}},
            sections={"left": {"wall": level}, "middle": done, "right": done},
        ).quiet


def test_the_warehouse_pays_first() -> None:
    """GW-BUILD-09, GW-BUILD-10, GW-EX-64: 3 of 5 from the Warehouse, 2 by the builder, 5 Honour all the same."""
    doc = {"warehouse": {"wood": 3}, "players": {"@0": {"resources": {"stone": 2}}}}
    stage = scene(Build(0, 0b10, 0, 1), **doc).do("build wall left")
    assert stage.game.warehouse == [0, 0, 0]
    assert stage.res(0) == {}
    assert stage.game.honour[0] == 5
    own = scene(Build(0, 0b10, 0, 1), **doc, options={"wall_honour": "own-payment"}).do("build wall left")
    assert own.game.honour[0] == 2
    choice = scene(Build(0, 0b01, 0, 1), warehouse={"wood": 2, "gold": 1}).do("build barricade left")
    assert choice.options == ["draw wood 1", "draw wood 2"], "the builder chooses which (GW-AMB-14)"
    choice.do("draw wood 1")
    assert choice.game.warehouse == [1, 0, 0]
    assert choice.game.honour[0] == 2


def test_archers_move_onto_the_new_part() -> None:
    """GW-BUILD-12: they stay, and there are more spots."""
    stage = scene(
        Build(0, 0b10, 0, 1),
        players={"@0": {"resources": {"wood": 5}}},
        sections={"left": {"archers": {"@1": 1}}},
    ).do("build wall left")
    assert stage.archers("left", 1) == 1
    assert stage.match.view(0)["table"]["sections"][0]["spots"] == 2


# --- Embassy ---------------------------------------------------------------------------------------------------------


def test_embassy_actions_one_by_one() -> None:
    """GW-EMBASSY-01, GW-EMBASSY-08: one for each Clerk, all of a player's before the next player's."""
    rich = {"resources": everything()}
    stage = scene(
        Activate(EMBASSY), locations={"emperors-embassy": {"@0": 2, "@1": 1}}, players={"@0": rich, "@1": rich}
    )
    stage.do("hire clerk")
    assert stage.seat == 0
    stage.do("hire clerk")
    assert stage.seat == 1


def test_hiring_a_clerk() -> None:
    """GW-EMBASSY-02: 2 Gold, from the Clerk area to the pool, at most the three that wait there."""
    stage = scene(Hire(0, 0b01, 0, 4), players={"@0": {"resources": {"gold": 9}}})
    stage.do("hire clerk", "hire clerk", "hire clerk")
    assert stage.quiet
    assert (stage.game.clerk_area[0], stage.game.clerk_pool[0]) == (0, 8)
    assert stage.res(0) == {"gold": 3}


def test_hiring_an_advisor() -> None:
    """GW-EMBASSY-03, GW-EMBASSY-04, GW-EX-26: the third costs 3 Gold; any face-up one, Active or Support at once."""
    two = {"active": ["scribe"], "support": ["groom"]}
    track = ["abbot", "envoy", "herbalist", "steward"]
    poor = scene(Hire(0, 0b10, 0, 1), advisors=track, players={"@0": {**two, "resources": {"gold": 2}}})
    assert poor.quiet
    stage = scene(Hire(0, 0b10, 0, 1), advisors=track, players={"@0": {**two, "resources": {"gold": 3}}})
    assert stage.options == ["done", *(f"hire {card}" for card in track)]
    stage.do("hire envoy")
    assert stage.res(0) == {}
    assert stage.options == ["make active", "make support"]
    stage.do("make support")
    assert stage.game.support[0].bit_count() == 2


def test_the_track_is_refilled_before_the_next_hire() -> None:
    """GW-EMBASSY-05, GW-EMBASSY-06, GW-EMBASSY-07: slides left; the new card can be hired next; no limit."""
    track = ["abbot", "envoy", "herbalist", "steward"]
    stage = scene(
        Hire(0, 0b10, 0, 3),
        advisors=track,
        decks={"advisors": ["scribe", "groom", "fletcher"]},
        players={
            "@0": {"resources": {"gold": 30}, "support": ["drillmaster", "pathfinder", "executioner", "chronicler"]}
        },
    )
    stage.do("hire abbot", "make support")
    assert stage.options == ["done", "hire envoy", "hire herbalist", "hire steward", "hire scribe"]
    stage.do("hire scribe", "make support", "hire groom", "make active")
    assert stage.game.support[0].bit_count() + stage.game.active[0].bit_count() == 7
    assert stage.res(0) == {"gold": 30 - 5 - 6 - 7}


# --- Martial School and Tactic cards ----------------------------------------------------------------------------------


def test_the_school_deals_tactic_cards() -> None:
    """GW-SCHOOL-01: one for each Clerk."""
    stage = scene(Activate(SCHOOL), locations={"martial-school": {"@1": 3}}).do("draw")
    assert stage.game.tactics[1].bit_count() == 3
    assert len(stage.game.tactic_deck) == 17


def test_an_empty_tactic_deck_is_made_anew() -> None:
    """GW-SCHOOL-02: from the discard pile, when a card must be drawn."""
    stage = scene()
    game = stage.game
    game.tactic_discard = game.tactic_deck[1:]
    game.tactic_deck = game.tactic_deck[:1]
    draw(game, 0, 1)
    assert not game.tactic_deck and len(game.tactic_discard) == 19
    draw(game, 0, 1)
    assert len(game.tactic_deck) == 18 and not game.tactic_discard


def test_the_hand_limit() -> None:
    """GW-TACTIC-01: five stay, the owner's choice; the discards are public."""
    hand = ["retreat", "restless", "ambush", "fire-arrows"]
    stage = scene(
        Activate(SCHOOL),
        locations={"martial-school": {"@0": 3}},
        players={"@0": {"tactics": hand}},
        decks={"tactics": ["rally", "feint", "bribery"]},
    ).do("draw")
    assert stage.kind == "discard-tactics"
    assert len(stage.options) == 7
    stage.do("discard retreat", "discard bribery")
    assert stage.quiet
    assert stage.game.tactics[0].bit_count() == 5
    assert stage.match.view(1)["table"]["discards"]["tactics"] == ["retreat", "bribery"]


def test_two_draws_in_a_row_discard_down_to_the_limit_only() -> None:
    """GW-TACTIC-01: a Horseman may cover two points that each give a card; five stay, not fewer."""
    hand = ["retreat", "restless", "ambush", "fire-arrows", "rally"]
    stage = scene(players={"@0": {"tactics": hand}})
    draw(stage.game, 0, 1)
    draw(stage.game, 0, 1)
    stage.match._advance()
    while stage.kind == "discard-tactics":
        stage.do(stage.options[0])
    assert stage.game.tactics[0].bit_count() == 5


def test_a_tactic_card_in_its_window() -> None:
    """GW-TACTIC-02, GW-TACTIC-03, GW-TACTIC-04, GW-TACTIC-08.

    One of two boxes, the Boosted one paid; windows of events come in anyone's turn."""
    rows = {"left": {"hordes": ["black-tumen-left"]}}
    doc = {"sections": rows, "track": [["@0", "economy"]]}
    stage = composed(**doc, start="turns", players={"@0": {"tactics": ["ambush", "rally"], "resources": {"qi": 2}}})
    assert stage.options == ["play ambush plain", "play ambush boosted", "pass"], "Rally is for the end of a turn"
    stage.do("play ambush boosted")
    assert stage.res(0) == {}
    stage.do("wound left-1 a1", "wound left-1 a2", "wound left-1 b1")
    assert stage.kind == "move-clerks", "never both boxes"
    cards = stage.game.book.cards
    assert stage.game.tactic_discard == (cards.tactic_ids.index("ambush"),)
    poor = composed(**doc, start="turns", players={"@0": {"tactics": ["ambush"], "resources": {"qi": 1}}})
    assert poor.options == ["play ambush plain", "pass"]
    other = composed(**doc, start="turns", players={"@1": {"tactics": ["ambush"]}})
    assert other.kind == "move-clerks", "turn-start is a window of the own turn only"
    covered = {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a1 a3 a6 b1": "@1 spearman"}}]}}
    theirs = composed(turn="@0", start="defeats", sections=covered, players={"@1": {"tactics": ["spoils-of-war"]}})
    assert (theirs.kind, theirs.seat) == ("play-tactic", 1), "a defeat is a window in anyone's turn"


def test_one_tactic_card_a_player_and_event() -> None:
    """GW-TACTIC-05, GW-TACTIC-07: one for a Horde's defeat and its deaths together; with the switch one for each."""
    covered = {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": {"a1 a3 a6 b1": "@0 spearman"}}]}}
    hand = {"@0": {"tactics": ["spoils-of-war", "retreat"]}}
    for one, asked in ((True, False), (False, True)):
        stage = scene(DefeatCheck(), sections=covered, players=hand, options={"defeat_and_deaths_one_event": one})
        stage.do("play spoils-of-war plain", "take wood")
        assert (stage.kind == "play-tactic") is asked
    passed = scene(DefeatCheck(), sections=covered, players=hand).do("pass")
    assert passed.options == ["play retreat plain", "pass"], "who has not played may still"


def test_deaths_of_a_breach_are_one_event_for_tactics() -> None:
    """GW-TACTIC-06: after a card on the Breach itself, none for its deaths."""
    from moonwall.games.great_wall.rules.breach import Assault

    rows = [{"card": "black-tumen-left", "cover": {"a1": "@0 spearman"}}, "black-tumen-middle"]
    hand = {"@0": {"tactics": ["last-stand", "retreat"]}}
    stage = scene(Assault(0), sections={"left": {"hordes": rows}}, players=hand)
    stage.do("play last-stand plain")
    while stage.kind == "place-shame":
        stage.do("shame spearman")
    assert stage.quiet


def test_turn_windows_are_events_of_their_own() -> None:
    """GW-TACTIC-05: one card at the start of the turn, another at its end."""
    hand = {"@0": {"tactics": ["war-council", "purification", "night-shift"]}}
    stage = scene(Turn(0), track=[["@0", "economy"]], players=hand)
    stage.do("play war-council plain")
    assert stage.kind == "move-clerks"
    stage.until("play-tactic", "done")
    assert "play purification plain" in stage.options
