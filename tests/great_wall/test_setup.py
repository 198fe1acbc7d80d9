"""Area SETUP: preparation for 3 and 4 players, and the general notions."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.great_wall.cards.scoring import artifact_honour
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.building import FromWarehouse
from moonwall.games.great_wall.rules.embassy import AssignAdvisor, Hire, advisor_price
from moonwall.games.great_wall.rules.goods import GainChoice, LoseResources, PayMix, gain
from moonwall.games.great_wall.rules.hordes import marker, place_horde
from moonwall.games.great_wall.rules.production import Donate
from moonwall.table import Match, SetupError
from tests.great_wall.scene import composed, everything, scene


def started(seats: int, seed: int = 5) -> tuple[Match, GreatWall]:
    match = table.start("great-wall", seats=seats, seed=seed)
    assert isinstance(match.position, GreatWall)
    return match, match.position


def past_setup(seats: int = 3, seed: int = 5) -> tuple[Match, GreatWall]:
    match, game = started(seats, seed)
    while match.decision and match.decision.kind != "choose-command":
        match.play(match.decision.options[0])
    return match, game


def test_three_or_four_players_make_a_standard_game() -> None:
    """GW-SETUP-01: seats 3 and 4 are this set-up; other numbers are refused in words."""
    for seats in (3, 4):
        match, _ = started(seats)
        assert match.setup.mode == "standard"
    with pytest.raises(SetupError, match="5"):
        table.start("great-wall", seats=5, seed=1)
    with pytest.raises(SetupError, match="mouse"):
        table.start("great-wall", seats=["crane", "tiger", "mouse"], seed=1)
    assert [s.faction for s in table.start("great-wall", seats=["ox", "carp", "crane"], seed=1).seats] == [
        "ox",
        "carp",
        "crane",
    ]


def test_cards_of_other_modes_stay_in_the_box() -> None:
    """GW-SETUP-02, GW-SETUP-03, GW-SETUP-04: no Reed, Qin or co-op card is in a standard game."""
    _, game = started(3)
    cards = game.book.cards
    assert len(cards.horde_ids) == 24
    assert len(cards.general_ids) == 13
    assert len(cards.tactic_ids) == 20
    assert not [c for c in (*cards.horde_ids, *cards.general_ids, *cards.tactic_ids) if c.startswith(("co-", "reed"))]
    assert "qin-jiushao" not in cards.general_ids
    assert bin(game.command_hand[0]).count("1") == 6
    assert not [c for c in cards.command_ids if c.startswith(("qin-", "reed-"))]


def test_the_board_side_follows_the_number_of_players() -> None:
    """GW-SETUP-05, GW-SETUP-06: side 3 or 4; the Time token starts on its first space."""
    _, three = started(3)
    _, four = started(4)
    assert three.rules.spaces[:6] == (3, 3, 3, 3, 4, 2)
    assert four.rules.spaces[:6] == (4, 4, 4, 4, 5, 3)
    assert len(three.rules.new_hordes) == 6 and len(four.rules.new_hordes) == 5
    assert three.time == four.time == 0


def test_three_of_five_artifacts() -> None:
    """GW-SETUP-07: three at random; the seed changes them."""
    _, game = started(3)
    assert len(set(game.artifacts)) == 3
    assert len(game.book.cards.artifact_ids) == 5
    assert len({tuple(sorted(started(3, seed)[1].artifacts)) for seed in range(12)}) > 1


def test_first_hordes_stand_next_to_the_wall() -> None:
    """GW-SETUP-08, GW-SETUP-09: a shuffled deck, one card a Section in row 1, the marker in view."""
    match, game = started(3)
    assert [game.hordes[slot] >= 0 for slot in range(9)] == [True, False, False] * 3
    assert len(game.horde_deck) == 21
    assert [*game.horde_deck] != sorted(game.horde_deck)
    shown = match.view(1)["table"]["marker"]
    assert shown == ("left", "middle", "right")[game.book.cards.horde_marker[game.horde_deck[-1]]]


def test_the_fourth_horde_follows_the_marker_of_the_next_card() -> None:
    """GW-SETUP-10, GW-SETUP-11, GW-EX-01: with 4 players a fourth card goes to the marked Section, nearest free row."""
    for seed in range(6):
        _, game = started(4, seed)
        assert sum(card >= 0 for card in game.hordes) == 4
        section = marker(game)
        assert game.hordes[section * 3 + 1] >= 0
    stage = scene(
        seats=4,
        sections={s: {"hordes": [f"steppe-scouts-{s}"]} for s in ("left", "middle", "right")},
        decks={"hordes": ["black-tumen-right", "naiman-lancers-left"]},
    )
    place_horde(stage.game)
    assert stage.horde("left-2") == "black-tumen-right"


def test_barricades_and_tactic_deck() -> None:
    """GW-SETUP-12, GW-SETUP-13: nine Barricades, a shuffled Tactic deck."""
    _, game = started(4)
    assert game.barricades == (3, 3, 3)
    assert len(game.tactic_deck) == 20
    assert [*game.tactic_deck] != sorted(game.tactic_deck)
    assert not game.tactic_discard


def test_a_clan_has_its_pieces() -> None:
    """GW-SETUP-14, GW-SETUP-24, GW-SETUP-26: 16 Soldiers, 8 Clerks (3 waiting), 6 Command cards, Honour 0."""
    _, game = started(4)
    for seat in range(4):
        assert game.pool[seat * 3 : seat * 3 + 3] == [10, 4, 2]
        assert (game.clerk_pool[seat], game.clerk_area[seat]) == (5, 3)
        assert game.command_hand[seat] == 0b111111
        assert game.honour[seat] == 0


def test_two_generals_and_two_advisors_are_dealt() -> None:
    """GW-SETUP-15, GW-SETUP-16, GW-SETUP-17: all different; Generals are chosen at once, seen by their owner only."""
    match, game = started(4)
    dealt = [game.dealt[seat * 4 + i] for seat in range(4) for i in (0, 1)]
    assert len(set(dealt)) == 8 and min(dealt) >= 0
    advisors = [game.dealt[seat * 4 + i] for seat in range(4) for i in (2, 3)]
    assert len(set(advisors)) == 8
    assert len(game.advisor_deck) == 44 - 8
    assert [d.kind for d in match.decisions] == ["choose-general"] * 4
    mine = match.view(2)["table"]["players"]
    assert len(mine[2]["hidden"]["dealt_generals"]) == 2 and len(mine[2]["hidden"]["dealt_advisors"]) == 2
    assert mine[1]["hidden"] is None
    assert mine[1]["general"] is None
    match.play(match.decisions[0].options[1], 0)
    assert match.view(1)["table"]["players"][0]["general"] is None, "secret until all have chosen"


def test_the_general_not_chosen_is_known_to_its_owner_only() -> None:
    """GW-SETUP-17: the other General is boxed."""
    match, game = past_setup()
    other_general = game.book.cards.general_ids[game.other_general[1]]
    assert match.view(1)["table"]["players"][1]["hidden"]["other_general"] == other_general
    assert other_general not in str(match.view(0)["table"])
    assert other_general not in str(match.view(None)["table"])


def test_one_advisor_is_active_and_one_is_support() -> None:
    """GW-SETUP-18: the chosen one is Active, the other Support."""
    match, game = started(3)
    for _ in range(3):
        match.play(match.decisions[0].options[0], match.decisions[0].seat)
    assert [d.kind for d in match.decisions] == ["choose-active"] * 3
    for seat in range(3):
        first, second = game.dealt[seat * 4 + 2 : seat * 4 + 4]
        match.play(f"first {game.book.cards.advisor_ids[second]}", seat)
        if seat == 2:
            assert game.active[seat] == 1 << second
            assert game.support[seat] == 1 << first


def test_supplies() -> None:
    """GW-SETUP-19, GW-SETUP-20, GW-SETUP-21, GW-SETUP-22, GW-SETUP-23: Shame, the Generals' strips, four Advisors."""
    for seats, shame in ((3, 30), (4, 40)):
        _, game = past_setup(seats)
        cards = game.book.cards
        assert game.shame_supply == shame
        assert game.warehouse == [0, 0, 0] and not any(game.wall)
        for seat in range(seats):
            general = game.general[seat]
            assert tuple(game.res[seat * 4 : seat * 4 + 4]) == cards.general_setup[general]
            assert game.tactics[seat].bit_count() == cards.general_tactics[general]
        assert len(set(game.advisor_track)) == 4 and min(game.advisor_track) >= 0
        assert len(game.advisor_deck) == 44 - 2 * seats - 4


def test_tea_stack_by_the_generals_values() -> None:
    """GW-SETUP-25, GW-EX-02: highest Tea value on top."""
    for seed in range(8):
        _, game = past_setup(4, seed)
        values = [game.book.cards.general_tea[game.general[seat]] for seat in game.tea]
        assert values == sorted(values, reverse=True)
    tea = dict(zip(game.book.cards.general_ids, game.book.cards.general_tea))
    assert (tea["han-shizhong"], tea["che-kung"], tea["zong-ze"]) == (83, 47, 40)


def test_the_first_year_begins_with_autumn() -> None:
    """GW-SETUP-27: no Spring and no Summer in Year 1, then all four seasons in their order."""
    match, game = past_setup()
    assert (game.year, game.time, game.view(None)["season"]) == (1, 0, "autumn")
    seen = []
    while not match.over and game.year < 3:
        for event in match.events:
            if event.kind in ("year", "turn", "winter", "honour") and seen[-1:] != [event.kind]:
                seen.append(event.kind)
        decision = match.decisions[0]
        text = "honour" if decision.kind == "take-back" else decision.options[-1].text
        match.play(text, decision.seat)
    order = [kind for kind in seen if kind in ("year", "turn", "winter")]
    order = [kind for at, kind in enumerate(order) if order[at - 1 : at] != [kind]]
    assert order[:5] == ["turn", "winter", "year", "turn", "winter"]


def test_screens_and_hands_are_secret() -> None:
    """GW-SETUP-28, GW-SETUP-29: Resources and hands are the owner's; discarded Command cards are public."""
    stage = composed(
        players={
            "@0": {"resources": {"gold": 7}, "tactics": ["ambush"], "discard": ["economy"]},
            "@1": {"resources": {"gold": 4}, "tactics": ["retreat", "feint"]},
        }
    )
    own = stage.match.view(0)["table"]["players"]
    other = stage.match.view(1)["table"]["players"]
    watching = stage.match.view(None)["table"]["players"]
    assert own[0]["hidden"]["resources"]["gold"] == 7
    assert own[0]["hidden"]["tactics"] == ["ambush"]
    assert own[1]["hidden"] is None and own[1]["tactics"] == 2
    assert other[0]["hidden"] is None and other[0]["discard"] == ["economy"]
    assert all(player["hidden"] is None for player in watching)


def test_most_honour_wins() -> None:
    """GW-SETUP-30: Honour is the score."""
    stage = composed(year=6, start="end-check", players={"@1": {"honour": 9}, "@2": {"honour": 4}})
    assert stage.match.outcome is not None
    assert stage.match.winners == (1,)


def test_paying_takes_the_whole_amount_to_the_supply() -> None:
    """GW-SETUP-31: without the whole amount nothing can be bought; what is paid is gone."""
    poor = scene(Hire(0, 0b01, 0, 1), players={"@0": {"resources": {"gold": 1}}})
    assert poor.quiet
    rich = scene(Hire(0, 0b01, 0, 1), players={"@0": {"resources": {"gold": 3}}}).do("hire clerk")
    assert rich.res(0) == {"gold": 1}
    mixed = scene(PayMix(0, 3, 0b0111), players={"@0": {"resources": {"wood": 2, "stone": 2, "qi": 5}}})
    assert mixed.options == ["pay wood 1", "pay wood 2"]
    mixed.do("pay wood 1")
    assert mixed.res(0) == {"wood": 1, "qi": 5}


def test_a_payment_says_at_once_all_that_it_may_be_made_of() -> None:
    """GW-SETUP-31, GW-SETUP-37: how many in all and how much of each there is, for the questions that follow, too."""
    paid = scene(PayMix(0, 3, 0b0111), players={"@0": {"resources": {"wood": 2, "stone": 2, "gold": 1, "qi": 5}}})
    assert paid.about == {"n": 3, "what": "wood", "mix": "wood:2 stone:2 gold:1"}
    paid.do("pay wood 1")
    assert paid.about == {"n": 2, "what": "stone", "mix": "stone:2 gold:1"}
    gained = scene(GainChoice(0, 2, 0b1001, 0))
    assert gained.about == {"n": 2, "mix": "wood:2 qi:2"}
    each_once = scene(GainChoice(0, 2, 0b1011, 1))
    assert each_once.about == {"n": 2, "mix": "wood:1 stone:1 qi:1"}
    lost = scene(LoseResources(0, 2, 0b1111), players={"@0": {"resources": {"gold": 4, "qi": 1}}})
    assert lost.about == {"n": 2, "mix": "gold:4 qi:1"}
    stored = scene(FromWarehouse(0, 2, 0), warehouse={"wood": 1, "stone": 3})
    assert stored.about == {"n": 2, "what": "wood", "mix": "wood:1 stone:3"}


def test_resources_never_run_out() -> None:
    """GW-SETUP-32: more than the 50 tokens of the box."""
    stage = scene(players={"@0": {"resources": {"wood": 48}}})
    gain(stage.game, 0, 0, 40)
    assert stage.res(0) == {"wood": 88}


def test_a_generals_ability_scales_with_support() -> None:
    """GW-SETUP-33, GW-EX-04: 2 Honour for each Support Advisor when a Horde is taken (She Saihua), 4 with two."""
    full = {"a1 a3 a6 b1": "@0 spearman"}
    doc = {"sections": {"left": {"hordes": [{"card": "steppe-scouts-left", "cover": full}]}}, "turn": "@0"}
    for support, bonus in ((["scribe"], 2), (["scribe", "groom"], 4)):
        stage = composed(**doc, start="defeats", players={"@0": {"general": "she-saihua", "support": support}})
        assert stage.game.honour[0] == 2 + bonus


def test_a_gained_advisor_is_assigned_at_once_and_for_good() -> None:
    """GW-SETUP-34: Active or Support, any number of Actives; with the switch only one."""
    stage = scene(AssignAdvisor(0, 3), players={"@0": {"active": ["scribe"]}})
    assert stage.options == ["make active", "make support"]
    stage.do("make active")
    assert stage.game.active[0].bit_count() == 2
    one = scene(AssignAdvisor(0, 3), players={"@0": {"active": ["scribe"]}}, options={"max_active_advisors": "one"})
    assert one.quiet
    assert one.game.support[0] == 1 << 3


def test_only_active_advisors_give_their_ability() -> None:
    """GW-SETUP-35, GW-SETUP-36: the Woodcutter pays 2 Wood in Summer when Active, as Support he only counts."""
    for role, wood in (("active", 2), ("support", 0)):
        stage = composed(year=2, start="summer", players={"@0": {role: ["woodcutter"]}})
        assert stage.game.res[0] == wood
        assert advisor_price(stage.game, 0, 0) == 2
    seal = stage.game.book.cards.artifact_ids.index("seal-of-counsel")
    assert artifact_honour(stage.game, seal, 0) == 8


def test_any_leaves_the_pick_to_the_player() -> None:
    """GW-SETUP-37: "any Resource", "Wood, Stone or Gold" are choices of the one concerned."""
    stage = scene(GainChoice(1, 2, 0b1111, 1))
    assert stage.seat == 1
    assert stage.options == ["take wood", "take stone", "take gold", "take qi"]
    stage.do("take gold")
    assert stage.options == ["take wood", "take stone", "take qi"], "two different ones"
    stage.do("take qi")
    assert stage.res(1) == {"gold": 1, "qi": 1}
    gift = scene(Donate(2, 1, 0b1111, 0), players={"@2": {"resources": everything()}})
    assert gift.options == ["done", "donate wood", "donate stone", "donate gold"]
