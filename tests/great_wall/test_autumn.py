"""Area AUTUMN: Command cards, boxes, Activation step, defeat check."""

from __future__ import annotations

from moonwall.games.great_wall.rules.autumn import RELIST, ActivationStep
from moonwall.games.great_wall.rules.clerks import MoveClerks
from tests.great_wall.scene import composed, everything, scene


def test_command_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """GW-AUTUMN-01: nobody sees a card before all have chosen."""
    stage = composed()
    assert [d.kind for d in stage.match.decisions] == ["choose-command"] * 3
    stage.match.play("command economy", 1)
    assert "economy" not in str(stage.match.view(0)["table"]["players"][1])
    stage.match.play("command despotism", 0)
    stage.match.play("command economy", 2)
    assert [p["laid"] for p in stage.match.view(None)["table"]["players"]] == ["despotism", "economy", "economy"]


def test_cards_go_to_empty_slots_in_tea_order() -> None:
    """GW-AUTUMN-02, GW-AUTUMN-03: as many slots as cards, 3 or 4; the one marked 5 is not there."""
    for seats in (3, 4):
        stage = composed(seats=seats)
        for seat in range(seats):
            stage.match.play("command economy", seat)
        assert stage.options == [f"slot {n}" for n in range(1, seats + 1)]
        assert stage.seat == 0
        stage.do("slot 2")
        assert stage.seat == 1
        assert "slot 2" not in stage.options


def test_slots_are_resolved_in_ascending_order() -> None:
    """GW-AUTUMN-04, GW-AUTUMN-05, GW-AUTUMN-14: each owner is active in turn."""
    stage = composed(track=[["@2", "economy"], ["@0", "economy"], ["@1", "economy"]], start="turns")
    turns = [2]
    assert stage.game.turn == 2
    while stage.game.year == 1 and stage.kind != "choose-command":
        if stage.game.turn != turns[-1]:
            turns.append(stage.game.turn)
        stage.do(stage.options[0])
    assert turns[:3] == [2, 0, 1]


def test_boxes_come_from_top_to_bottom() -> None:
    """GW-AUTUMN-06, GW-AUTUMN-08, GW-AUTUMN-09: owner, all others in Tea order, owner; each finished first."""
    stage = composed(tea=["@1", "@2", "@0"], track=[["@0", "economy"]], start="turns")
    acts = []
    while stage.game.turn == 0 and stage.kind in ("move-clerks", "gain-choice"):
        acts.append((stage.kind, stage.seat))
        stage.do(stage.options[0])
    assert acts == [
        ("move-clerks", 0),
        ("move-clerks", 1),
        ("move-clerks", 2),
        ("gain-choice", 0),
        ("gain-choice", 0),
    ]


def test_every_action_is_optional() -> None:
    """GW-AUTUMN-07: a card may be laid and none of its Clerk Moves made."""
    stage = composed(track=[["@0", "economy"]], start="turns")
    while stage.kind == "move-clerks":
        assert "done" in stage.options
        stage.do("done")
    assert stage.game.clerk_pool[:3] == [5, 5, 5]


def test_the_usual_box_has_two_different_destinations() -> None:
    """GW-AUTUMN-10, GW-EX-09: from one Location, from two, and/or from the pool, but to two different Locations."""
    stage = composed(track=[["@0", "economy"]], start="turns", locations={"quarry": {"@1": 2}, "temple": {"@1": 1}})
    stage.do("done")
    assert stage.seat == 1
    stage.do("move quarry barracks")
    assert not [o for o in stage.options if o.endswith(" barracks")]
    assert "move quarry temple" in stage.options
    assert "move temple tea-house" in stage.options
    assert "move pool gold-mine" in stage.options
    free = scene(MoveClerks(0, 2)).do("move pool barracks")
    assert "move pool barracks" in free.options, "an owner's box has no such bound"


def test_a_filled_location_is_closed_to_the_next_player() -> None:
    """GW-EX-62: filled in the same box by the player before."""
    stage = composed(track=[["@0", "economy"]], start="turns", locations={"quarry": {"@1": 2}})
    stage.do("done")
    stage.do("move pool quarry", "done")
    assert stage.seat == 2
    assert not [o for o in stage.options if o.endswith(" quarry")]


def test_every_ready_location_is_activated_in_the_active_players_order() -> None:
    """GW-AUTUMN-11, GW-AUTUMN-12: with or without Clerks of the active player there."""
    stage = scene(
        ActivationStep(RELIST, 1),
        turn="@1",
        locations={"martial-school": {"@0": 1}, "temple": {"@0": 2, "@2": 1}, "quarry": {"@0": 1}},
    )
    assert (stage.kind, stage.seat) == ("next-activation", 1)
    assert stage.options == ["activate temple", "activate martial-school"], "the Quarry is not full"
    stage.do("activate martial-school", "draw")
    assert stage.kind == "gather", "the last one needs no choice, and cannot be skipped (GW-AMB-26)"
    stage.do("gather", "gather")
    assert stage.quiet


def test_what_becomes_ready_in_the_step_is_activated_too() -> None:
    """GW-AUTUMN-11 with GW-AMB-25: listed anew after each Activation; with the switch only what was ready first."""
    doc = {
        "turn": "@0",
        "locations": {"quarry": {"@0": 2, "@1": 1}},
        "players": {"@0": {"resources": everything(), "active": ["surveyor"]}},
    }
    for mode, fired in (("re-list", True), ("snapshot", False)):
        stage = scene(ActivationStep(RELIST if mode == "re-list" else 0, 1), **doc, options={"activation_list": mode})
        stage.do(
            "gather", "gather", "upgrade quarry spearman", "use surveyor", "move pool martial-school", "done", "done"
        )
        assert (stage.kind == "school") is fired


def test_the_defeat_check_goes_row_by_row_from_right_to_left() -> None:
    """GW-AUTUMN-13: row 1 before row 2, right before left; with the switch left before right (GW-AMB-15)."""
    done = {"a1 a3 a6 b1": "wound"}
    rows = {
        "left": {"hordes": [{"card": "steppe-scouts-left", "cover": done}]},
        "right": {"hordes": ["black-tumen-left", {"card": "steppe-scouts-middle", "cover": done}]},
        "middle": {"hordes": [{"card": "steppe-scouts-right", "cover": done}]},
    }
    for way, wanted in (
        ("right-to-left", ["steppe-scouts-right", "steppe-scouts-left", "steppe-scouts-middle"]),
        ("left-to-right", ["steppe-scouts-left", "steppe-scouts-right", "steppe-scouts-middle"]),
    ):
        stage = composed(sections=rows, start="defeats", options={"defeat_scan_direction": way})
        assert [e["card"] for e in stage.told("defeated")] == wanted


def test_cards_stay_on_the_track_until_summer() -> None:
    """GW-AUTUMN-15: after the last card Winter comes, with the cards still there."""
    stage = composed(
        track=[["@0", "economy"], ["@1", "economy"], ["@2", "economy"]],
        turn="@2",
        start="end-of-turn",
        sections={"left": {"hordes": ["black-tumen-left"], "archers": {"@0": 1}}},
    )
    assert stage.kind == "winter-shot"
    assert stage.game.track_seat == (0, 1, 2)


def test_after_the_activation_step() -> None:
    """GW-AUTUMN-16, GW-EX-05, GW-EX-74: the Guardian's Attack comes between 3B and 3C, so the Horde falls this turn."""
    doc = {
        "turn": "@0",
        "start": "activation-step",
        "sections": {
            "left": {
                "hordes": [{"card": "steppe-scouts-left", "cover": {"a1 a3 a6": "wound"}}],
                "rest": {"@0": {"spearman": 1}},
            }
        },
    }
    stage = composed(**doc, players={"@0": {"active": ["guardian"]}})
    stage.do("use guardian", "attack spearman left-1")
    assert [e["card"] for e in stage.told("defeated")] == ["steppe-scouts-left"]
    assert stage.game.honour[0] == 2
    support = composed(**doc, players={"@0": {"support": ["guardian"]}})
    assert support.horde("left-1") == "steppe-scouts-left", "as Support it does nothing"


def test_hordes_fall_before_the_next_card() -> None:
    """GW-AUTUMN-13, GW-AUTUMN-14, GW-HORDE-04, GW-EX-51, GW-EX-74: in step 3C of this turn, not in Winter."""
    covered = {"card": "steppe-scouts-left", "cover": {"a1 a3 a6": "wound", "b1": "@0 spearman"}}
    stage = composed(
        track=[["@0", "economy"], ["@1", "economy"]],
        turn="@0",
        start="activation-step",
        sections={"left": {"hordes": [covered]}},
        locations={"martial-school": {"@0": 1}},
    )
    assert stage.kind == "school" and stage.horde("left-1") == "steppe-scouts-left"
    stage.do("draw").until("move-clerks", "pass")
    assert stage.game.turn == 1
    assert stage.horde("left-1") is None
    assert stage.game.honour[0] == 2
