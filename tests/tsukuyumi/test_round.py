"""TS-ROUND and TS-CARD: selecting cards, phases, turns, what may be done in one."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.book import COMBAT, MOVE
from moonwall.table import Match

from .hand import FOUR, THREE, at, deal, game, kind, offered, owner, play, seat, texts, told, units


def to_phase(match: table.Match, phase: str) -> None:
    """Play `done` (or the first option of what is mandatory) until a phase begins."""
    while match.view()["table"]["phase"] != phase:
        options = texts(match)
        match.play("done" if "done" in options else options[0])


def test_a_game_of_four_rounds_each_select_execute_score() -> None:
    """TS-ROUND-01, TS-ROUND-02, TS-ROUND-03: each round selects once, then runs White, Blue, Green, Red."""
    match = table.start("tsukuyumi", seats=THREE, seed=5)
    phases: list[Any] = []
    rounds = 0
    while not match.over:
        phases += [e.data["phase"] for e in match.events if e.kind == "phase"]
        rounds += len(told(match, "round"))
        options = texts(match)
        match.play("done" if "done" in options else options[0])
    rounds += len(told(match, "round"))
    phases += [e.data["phase"] for e in match.events if e.kind == "phase"]
    assert rounds == 4
    assert phases == ["white", "blue", "green", "red"] * 4


def test_players_act_in_initiative_order_and_finish_before_the_next() -> None:
    """TS-ROUND-04, TS-ROUND-05, TS-ROUND-06, TS-INIT-01: markers are flipped one by one; then all are equal again."""
    match = deal(
        phase="red",
        order=["boarlords", "dark-seed", "nomads"],
        left={"movement": 0},
        spaces={"2,0": {"units": {"private": 1, "worker": 1, "squeaker": 1}}},
    )
    acted = []
    while match.view()["table"]["phase"] == "red" and match.view()["table"]["round"] == 1:
        assert match.decision is not None
        if not acted or acted[-1] != seat(match):
            acted.append(seat(match))
            flipped = match.view()["table"]["flipped"]
            assert sum(flipped) == len(acted) - 1
        match.play("done")
    assert acted == ["boarlords", "dark-seed", "nomads"]


def test_selection_is_secret_and_revealed_at_once() -> None:
    """TS-ROUND-07, TS-ROUND-07-PL: nobody's card shows before the last has chosen."""
    for polish in (False, True):
        match = deal(phase="select", polish=polish)
        assert [d.seat for d in match.decisions] == [0, 1, 2]
        match.play(match.decisions[0].options[0], seat=0)
        match.play(match.decision_of(1).options[0], seat=1)  # type: ignore[union-attr]
        for viewer in (None, 0, 1, 2):
            assert [s["card"] for s in match.view(viewer)["table"]["seats"]] == [None, None, None]
        match.play(match.decision_of(2).options[0], seat=2)  # type: ignore[union-attr]
        assert all(bool(s["card"]) is not polish for s in match.view(None)["table"]["seats"])
        assert match.view()["table"]["phase"] == "white", "the White side comes first"


def test_the_rest_of_the_hand_goes_to_the_left_neighbour() -> None:
    """TS-ROUND-08, TS-ROUND-08-PL: seat 1 holds what seat 0 had left and may look at it; seat 0 must remember it,
    unless the table has chosen the aid."""
    for aid in (False, True):
        passed_on(aid)


def passed_on(aid: bool) -> None:
    match = deal(phase="select", options={"remember_hands": aid})
    hands = game(match).hands
    for number in range(3):
        match.play(match.decision_of(number).options[2], seat=number)  # type: ignore[union-attr]
    after = game(match).hands
    assert after[1] == hands[0][:2] + hands[0][3:]
    assert after[0] == hands[2][:2] + hands[2][3:]
    ids = [game(match).book.action_ids[c] for c in after[1]]
    seen = {viewer: match.view(viewer)["table"]["seats"][1]["hand"] for viewer in (None, 0, 1, 2)}
    assert seen == {None: None, 0: ids if aid else None, 1: ids, 2: None}
    world = game(match.imagine(0, 5))
    assert (world.hands[1] == after[1]) is aid, "what is not shown is not known to who imagines"


def test_a_passed_hand_stays_known_to_all_it_passed_through() -> None:
    """TS-ROUND-08: with the aid, in round 2 seat 0 knows the cards of seat 2, which came from seat 0 through seat 1."""
    match = deal(FOUR, phase="select", options={"remember_hands": True})
    for _ in range(2):
        while kind(match) == "select-card":
            assert match.decision is not None
            match.play(match.decision.options[0])
        round_ = match.view()["table"]["round"]
        if round_ == 2:
            break
        while match.view()["table"]["round"] == 1:
            options = texts(match)
            match.play("done" if "done" in options else options[0])
    hand = [game(match).book.action_ids[c] for c in game(match).hands[2]]
    assert match.view(0)["table"]["seats"][2]["hand"] == hand
    assert match.view(1)["table"]["seats"][2]["hand"] == hand
    assert match.view(0)["table"]["seats"][3]["hand"] is None, "it came from seat 1 through seat 2"


def polish_white(**options: object) -> Match:
    """Three have selected the first card of their hands; the White phase of the first player has begun."""
    match = deal(phase="select", polish=True, options=dict(options))
    for number in range(3):
        match.play(match.decision_of(number).options[0], seat=number)  # type: ignore[union-attr]
    return match


def to_blue(match: Match) -> Match:
    while match.view()["table"]["phase"] == "white":
        match.play("done")
    return match


def test_polish_action_cards_lie_back_up_until_blue_begins() -> None:
    """TS-ROUND-07-PL: only its owner sees a card through the White phase; then all do. Italian: at once."""
    match = polish_white()
    cards = [game(match).book.action_ids[c] for c in game(match).chosen]
    for viewer in (None, 0, 1, 2):
        seats = match.view(viewer)["table"]["seats"]
        assert [s["card"] for s in seats] == [c if viewer == n else None for n, c in enumerate(cards)]
        assert all(s["card_down"] for s in seats)
    for viewer in (None, 1):
        said = [e["data"] for e in match.events_for(viewer) if e["kind"] == "selected"]
        assert [e.get("card") for e in said] == [None, cards[1] if viewer == 1 else None, None]
    to_blue(match)
    assert [s["card"] for s in match.view(None)["table"]["seats"]] == cards
    assert not any(s["card_down"] for s in match.view(None)["table"]["seats"])
    assert {e["seat"]: e["card"] for e in told(match, "turned-up")} == dict(enumerate(cards))
    italian = deal(phase="select")
    for number in range(3):
        italian.play(italian.decision_of(number).options[0], seat=number)  # type: ignore[union-attr]
    assert all(s["card"] and not s["card_down"] for s in italian.view(None)["table"]["seats"])


def test_a_covered_card_is_dealt_anew_in_imagined_worlds() -> None:
    """TS-ROUND-07-PL: the own card and hand stay, the others' could be any unseen card; from Blue on they are known."""
    match = polish_white()
    mine, hand = game(match).chosen[0], game(match).hands[0]
    worlds = [game(match.imagine(0, seed)) for seed in range(12)]
    assert all(w.chosen[0] == mine and w.hands[0] == hand for w in worlds)
    assert len({w.chosen[1] for w in worlds}) > 1 and len({w.chosen[2] for w in worlds}) > 1
    to_blue(match)
    assert all(game(match.imagine(0, seed)).chosen == game(match).chosen for seed in range(5))


def test_the_aid_waits_while_cards_lie_back_up() -> None:
    """TS-ROUND-07-PL: a hand one has had would show which card is missing."""
    match = polish_white(remember_hands=True)
    assert [s["hand"] is not None for s in match.view(0)["table"]["seats"]] == [True, False, False]
    to_blue(match)
    assert [s["hand"] is not None for s in match.view(0)["table"]["seats"]] == [True, True, False]


@pytest.mark.parametrize(("polish", "works"), [(True, False), (False, True)])
def test_a_text_that_lies_below_does_not_work_yet(polish: bool, works: bool) -> None:
    """TS-CARD-02, TS-ROUND-07-PL: in White the Polish card shows its back; its text counts from Blue on."""
    for phase, there in (("white", works), ("blue", True)):
        match = deal(phase=phase, active="nomads", polish=polish, cards={"nomads": "action-winter-quarters"})
        assert (game(match).special(at(match, "nomads")) == "winter-quarters") is there


def test_actions_of_a_turn_in_any_order_but_movement_before_combat() -> None:
    """TS-ROUND-09, TS-ROUND-10: after a Combat card no Movement is offered in this turn."""
    match = deal(
        phase="red",
        active="nomads",
        left={"movement": 2, "combat": 2},
        spaces={"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1}}},
    )
    assert "use movement" in texts(match) and "attack 2,0" in texts(match)
    play(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, "2,0") == "nomads"
    assert texts(match) == ["attack 3,0", "done"] and seat(match) == "nomads"
    assert "use movement" not in texts(match)
    assert game(match).left[MOVE] == 2, "the symbol is left, but of no use"


@pytest.mark.parametrize(
    ("polish", "phase", "allowed"),
    [
        (False, "white", False),
        (False, "blue", False),
        (False, "red", False),
        (True, "white", True),
        (True, "blue", False),
        (True, "red", False),
    ],
)
def test_where_movement_must_come_first(polish: bool, phase: str, allowed: bool) -> None:
    """TS-ROUND-10, TS-ROUND-10-PL: Italian in every phase; Polish in Red and Blue, White is free."""
    match = deal(
        phase=phase,
        active="nomads",
        polish=polish,
        fought=True,
        left={"movement": 1},
        spaces={"2,0": {"units": {"private": 1}}},
    )
    offered_now = match.decision is not None and seat(match) == "nomads" and "use movement" in texts(match)
    assert offered_now is allowed


def test_the_switch_limits_the_rule_to_red() -> None:
    """TS-ROUND-10: move_before_combat=red follows the one sentence that names the Red phase (Q-01)."""
    match = deal(
        phase="white",
        active="nomads",
        options={"move_before_combat": "red"},
        fought=True,
        spaces={"2,0": {"units": {"private": 1}}},
    )
    assert "use movement" in texts(match)


def test_everything_but_oni_is_optional_and_what_is_unused_is_lost() -> None:
    """TS-ROUND-11, TS-ROUND-13, EX-IT-18: one of two fights may be left out; nothing is saved."""
    match = deal(
        phase="red",
        active="nomads",
        left={"movement": 2, "combat": 2},
        spaces={"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1}}},
    )
    play(match, "attack 2,0", "with nomad-conquest", "done")
    assert game(match).left[COMBAT] == 0 or seat(match) != "nomads"


def test_oni_symbols_must_be_carried_out() -> None:
    """TS-ROUND-12: no `done` before Placing Oni and Oni Conquest."""
    match = deal(
        phase="green",
        active="nomads",
        left={"production": 0, "place": 1, "oni-combats": 1, "oni-areas": 1, "oni-range": 1},
        spaces={"2,0": {"units": {"oni-small": 1}}},
    )
    assert texts(match) == ["use place-oni", "use oni-conquest"]
    play(match, "use place-oni", "place oni-small 0,0")
    while seat(match) == "nomads" and match.view()["table"]["phase"] == "green":
        assert "done" not in texts(match) or kind(match) != "act"
        match.play(texts(match)[0])


def test_played_action_cards_leave_the_game() -> None:
    """TS-ROUND-14: at the end of the round; only then new ones are selected."""
    match = deal(
        phase="red", cards={"nomads": "action-blitz", "boarlords": "action-raid", "dark-seed": "action-assault"}
    )
    while kind(match) != "select-card":
        match.play("done")
    view = match.view()["table"]
    assert set(view["actions"]["used"]) == {"action-blitz", "action-raid", "action-assault"}
    assert all(s["card"] is None for s in view["seats"])


def test_white_two_different_of_four() -> None:
    """TS-ROUND-15, TS-ROUND-16: Production 1, Movement 1, Combat 1, Events 1/1; each at most once, two in all
    (Q-37)."""
    match = deal(phase="white", active="nomads", spaces={"2,0": {"units": {"private": 1}}})
    assert sorted(texts(match)) == ["attack 2,0", "done", "use events", "use movement", "use production"]
    play(match, "use production")
    assert kind(match) == "produce" and game(match).pp == 1
    play(match, "buy private", "place 4,0")
    assert sorted(texts(match)) == ["attack 2,0", "done", "use events", "use movement"]
    play(match, "use events", "draw deck")
    play(match, "done") if kind(match) == "play-events" else None
    assert seat(match) != "nomads", "two actions are all"


def test_white_movement_and_combat_have_amount_one() -> None:
    """TS-ROUND-16."""
    match = deal(
        phase="white", active="nomads", spaces={"2,0": {"units": {"private": 2}}, "2,1": {"units": {"private": 1}}}
    )
    play(match, "use movement")
    assert "march private 2,0 1" in texts(match)
    play(match, "done", "attack 2,0", "with nomad-conquest")
    assert owner(match, "2,0") == "nomads"
    assert seat(match) != "nomads"


def test_a_missing_phase_is_skipped() -> None:
    """TS-ROUND-17: Blitz has no Blue phase, so the Nomads' marker is flipped without action."""
    match = deal(phase="white", cards={"nomads": "action-blitz"}, order=THREE)
    to_phase(match, "blue")
    assert seat(match) != "nomads"
    assert match.view()["table"]["flipped"][at(match, "nomads")]


def test_abilities_work_without_their_phase_on_the_card() -> None:
    """TS-ROUND-18, TS-UNIT-05, TS-PROD-07: Infiltration has no Green phase; a Breeder still gives 1 PP, and only
    that."""
    match = deal(
        phase="green",
        active="dark-seed",
        cards={"dark-seed": "action-infiltration"},
        spaces={"2,1": {"units": {"breeder": 1}}},
    )
    assert texts(match) == ["use production", "done"]
    play(match, "use production")
    assert game(match).pp == 1


def test_a_number_is_an_amount() -> None:
    """TS-ROUND-19, EX-IT-18: "2" at Combat is two fights, "2" at Movement range 2 for every unit."""
    match = deal(
        phase="red",
        active="nomads",
        left={"movement": 2, "combat": 2},
        spaces={"2,0": {"units": {"private": 2}}, "3,0": {"units": {"private": 1}}},
    )
    play(match, "use movement")
    assert {"march private 2,0 2", "march private 3,0 2"} <= set(texts(match))
    play(match, "done", "attack 2,0", "with nomad-conquest", "attack 3,0", "with nomad-conquest")
    assert owner(match, "2,0") == owner(match, "3,0") == "nomads"
    assert kind(match) == "select-card", "there is no third fight, and nobody else has a unit"


def test_the_faction_effect_is_that_of_the_own_board() -> None:
    """TS-ROUND-20: the same symbol, for the Boarlords terraforming."""
    match = deal(
        phase="blue",
        active="boarlords",
        left={"effect": 1, "draw": 0, "play": 0, "initiative": 0},
        spaces={"3,-1": {"units": {"boarrior": 1}}},
    )
    assert "use faction-effect" in texts(match)
    play(match, "use faction-effect")
    assert kind(match) == "terraform"


def test_faction_rules_beat_cards_and_cards_beat_base_rules() -> None:
    """TS-ROUND-21: Pathfinders lets units ignore Blocks, which the base rules forbid; a Squad Leader passes enemies."""
    blocked = {"2,0": {"units": {"private": 1}, "blocks": ["3,0", "3,-1", "2,-1", "2,1", "1,1", "1,0"]}}
    plain = deal(phase="red", active="nomads", left={"movement": 1}, cards={"nomads": "action-advance"}, spaces=blocked)
    play(plain, "use movement")
    assert not offered(plain, "march")
    card = deal(
        phase="red", active="nomads", left={"movement": 1}, cards={"nomads": "action-pathfinders"}, spaces=blocked
    )
    play(card, "use movement")
    assert offered(card, "march") == ["march private 2,0 1"]


def test_the_scoring_phase_awards_only_moon_and_due_objectives() -> None:
    """TS-ROUND-22, TS-ROUND-22-PL, TS-ROUND-23: the Moon centre pays; area points are only announced."""
    for polish in (False, True):
        match = deal(
            phase="red",
            polish=polish,
            flipped=["boarlords", "dark-seed"],
            active="nomads",
            spaces={"0,0": {"owner": "nomads"}, "2,0": {"owner": "nomads"}},
        )
        play(match, "done") if kind(match) == "act" else None
        nomads = match.view()["table"]["seats"][at(match, "nomads")]
        assert nomads["points"]["instant"] == 1 == nomads["points"]["moon"]
        assert nomads["points"]["areas"] == 2, "counted anew at the end, never accumulated"
        announced = {e["seat"]: e["n"] for e in told(match, "interim")}
        assert announced[at(match, "nomads")] == match.scores[at(match, "nomads")]


def test_the_first_white_phase_may_be_left_out() -> None:
    """TS-ROUND-24."""
    match = deal(phase="select", options={"skip_first_white": True})
    while kind(match) == "select-card":
        assert match.decision is not None
        match.play(match.decision.options[0])
    assert match.view()["table"]["phase"] != "white"


def test_the_card_decides_what_a_phase_holds() -> None:
    """TS-ROUND-25: Dawn Raid has Movement and Combat in Blue and no Red phase."""
    match = deal(
        phase="blue", active="nomads", cards={"nomads": "action-dawn-raid"}, spaces={"2,0": {"units": {"private": 1}}}
    )
    assert {"use movement", "attack 2,0"} <= set(texts(match))
    assert game(match).left[MOVE] == 2 and game(match).left[COMBAT] == 2


# --- special texts of Action cards (TS-CARD-02) -----------------------------------------------------------------


def test_cards_may_carry_a_special_text_regroup() -> None:
    """TS-CARD-02: Regroup moves every own unit by 1 at the end of the Red turn, even after a fight; once."""
    match = deal(
        phase="red",
        active="nomads",
        cards={"nomads": "action-regroup"},
        left={"movement": 0, "combat": 1},
        spaces={"2,0": {"units": {"private": 1}}},
    )
    play(match, "attack 2,0", "with nomad-conquest")
    assert kind(match) == "move" and seat(match) == "nomads"
    play(match, "march private 2,0 1", "to 3,0 1")
    assert units(match, "3,0") == {"private": 1}
    assert kind(match) == "select-card", "once, and nobody else has a unit"
    other = deal(
        phase="red",
        active="nomads",
        cards={"nomads": "action-advance"},
        left={"movement": 0, "combat": 1},
        spaces={"2,0": {"units": {"private": 1}}},
    )
    play(other, "attack 2,0", "with nomad-conquest")
    assert kind(other) == "select-card", "other cards do not regroup"


def test_special_text_settlement() -> None:
    """TS-CARD-02: in Green, a marker on one free, empty area beside an own one; it is no conquest."""
    spaces = {
        "2,0": {"owner": "nomads"},
        "3,0": {"units": {"worker": 1}},
        "2,1": {"blocks": ["2,0"]},
        "2,-1": {"owner": "boarlords"},
        "1,1": {"added": ["tsukuyumi"]},
    }
    match = deal(
        phase="green",
        active="nomads",
        cards={"nomads": "action-settlement"},
        spaces=spaces,
        left={"production": 0, "oni-combats": 0},
    )
    play(match, "use settlement")
    assert owner(match, "3,-1") == "nomads", "the only one left: occupied, blocked, marked and Tsukuyumi areas drop out"
    assert game(match).conquests == (0, 0, 0)
    if seat(match) == "nomads":
        assert "use settlement" not in texts(match)
    other = deal(
        phase="green",
        active="nomads",
        cards={"nomads": "action-advance"},
        spaces=spaces,
        left={"production": 1, "oni-combats": 0},
    )
    assert "use settlement" not in texts(other)


def test_special_text_mobilisation() -> None:
    """TS-CARD-02: units may come in on controlled areas without enemies."""
    spaces = {"1,1": {"owner": "nomads"}, "2,1": {"owner": "nomads", "units": {"worker": 1}}}
    match = deal(
        phase="green",
        active="nomads",
        cards={"nomads": "action-mobilisation"},
        spaces=spaces,
        left={"production": 1, "place": 0, "oni-combats": 0},
    )
    play(match, "use production", "buy private")
    assert "place 1,1" in texts(match) and "place 2,1" not in texts(match)
    other = deal(
        phase="green",
        active="nomads",
        cards={"nomads": "action-advance"},
        spaces=spaces,
        left={"production": 1, "oni-combats": 0},
    )
    play(other, "use production", "buy private")
    assert "place 1,1" not in texts(other)


def test_special_text_infiltration() -> None:
    """TS-CARD-02: enemies do not stop movement this round."""
    spaces = {"3,0": {"units": {"private": 1}}, "2,0": {"units": {"oni-large": 1}}}
    for card, further in (("action-infiltration", True), ("action-advance", False)):
        match = deal(phase="red", active="nomads", cards={"nomads": card}, left={"movement": 2}, spaces=spaces)
        play(match, "use movement", "march private 3,0 2", "to 2,0 1")
        assert bool(offered(match, "march") if kind(match) == "move" else []) is further


def test_every_card_exists_once_with_a_white_back() -> None:
    """TS-CARD-01: a composed position cannot hold a card twice."""
    with pytest.raises(table.ComposeError, match="exists once"):
        deal(cards={"nomads": "action-blitz", "boarlords": "action-blitz"})
    assert len(FOUR) == 4
