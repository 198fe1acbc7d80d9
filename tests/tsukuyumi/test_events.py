"""TS-EVENT: drawing and playing Events, and what every card does."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.table import Match

from .hand import PATCH, at, deal, game, go, kind, offered, order, owner, play, props, seat, texts, units


def blue(held: list[str], spaces: dict[str, Any] | None = None, plays: int = 1, draws: int = 0, **doc: Any) -> Match:
    """The Nomads' Blue turn with an event action only, and these Events before them."""
    events = {"held": {"nomads": held}, **doc.pop("events", {})}
    left = {"effect": 0, "draw": draws, "play": plays, "initiative": 0, **doc.pop("left", {})}
    doc.setdefault("cards", {"nomads": "action-advance"})
    match = deal(phase="blue", active="nomads", left=left, events=events, spaces=spaces or {}, **doc)
    if kind(match) == "act":
        play(match, "use events")
    return match


def use(event: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    """The Event has just been played and asks for its target."""
    return play(blue([event], spaces, **doc), f"play {event}")


# --- the mechanism --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("polish", [False, True])
def test_draw_two_hold_three_play_two(polish: bool) -> None:
    """EX-IT-05, EX-PL-04 (TS-EVENT-01, TS-EVENT-02, TS-EVENT-03): an open card, replaced at once, and one from the
    deck;
    then two of three may be played."""
    match = blue(
        ["danger-in-the-deep"],
        draws=2,
        plays=2,
        polish=polish,
        events={"open": ["oni-rule", "swamp"], "deck": ["change-of-tactics", "invisible-hazard"]},
    )
    assert sorted(texts(match)) == ["done", "draw deck", "draw oni-rule", "draw swamp"]
    play(match, "draw oni-rule")
    assert "draw change-of-tactics" in texts(match), "the new card may be taken with the next draw"
    play(match, "draw deck")
    held = [game(match).book.event_ids[e] for e in game(match).held[0]]
    assert sorted(held) == ["danger-in-the-deep", "invisible-hazard", "oni-rule"]
    assert kind(match) == "play-events" and len(offered(match, "play")) == 3
    play(match, "play oni-rule", "area 2,0", "play danger-in-the-deep", "area 2,0")
    assert kind(match) != "play-events", "two are all"
    assert props(match, "2,0") == ["tsukuyumi", "unstable"]


def test_draw_and_play_numbers_may_differ() -> None:
    """TS-EVENT-01-PL (Q-20): Organisation draws 1 and plays 2."""
    for polish in (False, True):
        book = game(deal(polish=polish)).book
        symbols = book.symbols[book.action_index["action-organisation"]][1]
        assert (symbols[1], symbols[2]) == (1, 2)


def test_drawing_and_playing_is_optional_and_draws_come_first() -> None:
    """TS-EVENT-03, TS-ROUND-11, Q-71: stop drawing, then play fewer; after `done` no more draws."""
    match = blue(["danger-in-the-deep"], draws=2)
    play(match, "done")
    assert kind(match) == "play-events" and not offered(match, "draw")
    play(match, "done")
    assert game(match).held[0]


def test_events_are_played_only_in_an_event_action() -> None:
    """TS-EVENT-04: holding a card gives no action in Red."""
    match = deal(
        phase="red",
        active="nomads",
        events={"held": {"nomads": ["oni-rule"]}},
        spaces={"2,0": {"units": {"private": 1}}},
    )
    assert not [t for t in texts(match) if "events" in t or t.startswith("play")]


def test_kept_events_lie_open() -> None:
    """TS-EVENT-05: Italian; any number of them."""
    match = deal(events={"held": {"nomads": ["oni-rule", "swamp", "ascent", "passage"]}})
    for viewer in (None, 1, 2):
        assert len(match.view(viewer)["table"]["seats"][0]["events"]) == 4


def test_kept_events_are_hidden_in_polish() -> None:
    """TS-EVENT-05-PL: others see their number; a card taken from the open ones stays known."""
    match = blue([], draws=2, polish=True, events={"open": ["oni-rule", "swamp"], "deck": ["ascent", "passage"]})
    play(match, "draw oni-rule", "draw deck")
    mine = match.view(0)["table"]["seats"][0]
    theirs = match.view(1)["table"]["seats"][0]
    assert sorted(mine["events"]) == ["oni-rule", "passage"]
    assert theirs["events"] == ["oni-rule"] and theirs["hidden_events"] == 1
    assert match.view(None)["table"]["seats"][0] == theirs


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """TS-EVENT-06: played Events are discarded; when the deck is empty they are shuffled into a new one."""
    match = blue(["danger-in-the-deep"], draws=1, plays=1)
    position = game(match)
    position.event_discard = tuple(sorted(position.event_deck))
    position.event_deck = ()
    before = len(position.event_discard)
    play(match, "draw deck")
    assert len(position.event_deck) == before - 1 and not position.event_discard
    play(match, "play danger-in-the-deep", "area 2,0")
    assert [position.book.event_ids[e] for e in position.event_discard] == ["danger-in-the-deep"]


def test_no_event_is_forced_on_its_player() -> None:
    """TS-EVENT-07: harmless by design: every Event may be kept, and one without a legal target is not offered."""
    match = blue(["neutralization", "swamp"], {"0,0": {}}, board={"2,0": "ocean"})
    assert "done" in texts(match)


def test_unstable_counts_as_unoccupied() -> None:
    """TS-EVENT-08, TS-AREA-07, TS-EVENT-34: units hinder Radioactive Contamination, unless the area is Unstable."""
    match = use(
        "radioactive-contamination",
        {
            "2,0": {"units": {"worker": 1}},
            "2,1": {"units": {"worker": 1}, "added": ["unstable"]},
            "3,0": {"owner": "boarlords"},
        },
    )
    assert "area 2,0" not in texts(match)
    assert {"area 2,1", "area 3,0"} <= set(texts(match)), "Territory markers do not hinder (Q-21)"
    play(match, "area 2,1")
    assert props(match, "2,1") == ["unstable", "radioactive"], "at once"


def test_homezones_are_no_target() -> None:
    """TS-EVENT-09."""
    for event in ("oni-rule", "danger-in-the-deep", "swamp", "tectonic-shift", "onward-march"):
        match = use(
            event,
            {"4,0": {"units": {"private": 1}}, "2,0": {"units": {"oni-small": 1}}, "3,0": {"units": {"oni-small": 1}}},
        )
        assert not {"area 4,0", "area 4,-2", "area 1,2"} & set(texts(match)), event


def test_moon_areas_take_markers_but_do_not_move() -> None:
    """TS-EVENT-10, TS-MOON-02: Unstable yes, turned or swapped no."""
    assert "area 0,0" in texts(use("danger-in-the-deep"))
    assert "area 0,0" not in texts(use("tectonic-shift"))
    assert not [t for t in texts(use("new-alignment")) if "1,0" in t.split()]


def test_an_action_by_event_follows_the_rules_of_the_action() -> None:
    """TS-EVENT-11: no Movement by Event after a Combat card of this turn."""
    match = blue(["change-of-position", "danger-in-the-deep"], {"2,0": {"units": {"private": 1}}}, fought=True)
    assert offered(match, "play") == ["play danger-in-the-deep"]


@pytest.mark.parametrize("wanted", [False, True])
def test_a_draw_may_be_from_the_own_pile(wanted: bool) -> None:
    """TS-EVENT-12-PL: with Faction events in use each draw may instead be from the own pile, and only then."""
    match = blue([], draws=2, polish=True, options={"faction_events": wanted})
    for _ in range(2):
        assert ("draw own-events" in texts(match)) is wanted
        play(match, "draw own-events" if wanted else "draw deck")
    held = [game(match).book.event_faction[e] for e in game(match).held[at(match, "nomads")]]
    assert held == ([2, 2] if wanted else [-1, -1])


# --- the cards --------------------------------------------------------------------------------------------------


def test_oni_rule() -> None:
    """TS-EVENT-20: Tsukuyumi on any area; on the Moon only where the Property was lost, and there the print returns."""
    match = use("oni-rule", {"1,0": {"negated": ["tsukuyumi"]}, "2,0": {"units": {"worker": 1}, "owner": "dark-seed"}})
    assert "area 1,0" in texts(match) and "area 0,0" not in texts(match)
    again = match.clone()
    again.play("area 2,0")
    assert props(again, "2,0") == ["tsukuyumi"] and owner(again, "2,0") == "dark-seed"
    play(match, "area 1,0")
    assert props(match, "1,0") == ["tsukuyumi"] and not game(match).added[SPACE["1,0"]]


def test_danger_in_the_deep() -> None:
    """TS-EVENT-21: not where the area is Unstable already (TS-AREA-05)."""
    match = use("danger-in-the-deep", {"2,0": {"added": ["unstable"]}})
    assert "area 2,0" not in texts(match)
    play(match, "area 3,0")
    assert props(match, "3,0") == ["unstable"]


@pytest.mark.parametrize("event", ["ascent", "passage"])
def test_ascent_and_passage(event: str) -> None:
    """TS-EVENT-22, TS-AREA-11, TS-AREA-14: a printed Block is covered, a Block marker removed; the other tile's
    Block on
    the same edge still closes it (Q-69)."""
    board = {**PATCH, "3,0": {"tile": "ocean-10", "turn": 3}}  # its Block faces 2,0
    match = use(event, {"2,0": {"blocks": ["3,0"]}}, board=board)
    assert {"open 3,0 2,0", "open 2,0 3,0"} <= set(texts(match))
    play(match, "open 3,0 2,0")
    position = game(match)
    assert position.passages[SPACE["3,0"]] and position.wall_between(SPACE["2,0"], 0), "still closed by the marker"
    match = use(event, {"2,0": {"blocks": ["3,-1"]}})
    assert kind(match) != "event-open", "the only Block was opened at once"
    assert not game(match).wall_between(SPACE["2,0"], 1)


@pytest.mark.parametrize("event", ["tectonic-shift", "unsolid-ground"])
def test_tectonic_shift(event: str) -> None:
    """TS-EVENT-23: Blocks and markers turn with the tile, Tunnels stay, units are untouched; all areas off the Moon,
    occupied or not (Q-21), Tsukuyumi areas too; no Homezone."""
    spaces = {
        "2,0": {
            "blocks": ["3,0"],
            "pigs": ["3,-1"],
            "tunnels": ["2,1"],
            "units": {"worker": 1},
            "added": ["tsukuyumi"],
            "covers": 1,
            "owner": "boarlords",
        },
        "3,0": {"units": {"worker": 1}},
    }
    match = use(event, spaces)
    assert set(texts(match)) == {f"area {name}" for name in PATCH}
    position, space = game(match), SPACE["2,0"]
    tunnel = position.tunnels[space]
    play(match, "area 2,0", "turn 1")
    assert (position.blocks[space], position.pigs[space]) == (1 << 1, 1 << 2)
    assert position.tunnels[space] == tunnel and position.marks_at("cover", space) == 1
    assert units(match, "2,0") == {"worker": 1} and owner(match, "2,0") == "boarlords"


def test_nobody_is_asked_how_to_turn_a_tile_without_blocks() -> None:
    """TS-EVENT-23, TS-EVENT-25: turned or not, it is the same; a tile with a Block is asked about."""
    spaces = {"2,0": {"blocks": ["3,0"]}}
    assert kind(play(use("tectonic-shift", spaces), "area 2,0")) == "turn-tile"
    assert kind(play(use("tectonic-shift", spaces), "area 2,1")) != "turn-tile"
    match = use("new-alignment")
    assert kind(play(match, texts(match)[0])) != "turn-tile"


def test_onward_march() -> None:
    """TS-EVENT-24, Q-61: I move my units and the Oni, every other owner their own, by 1; Homezones are no areas."""
    spaces = {"2,0": {"units": {"private": 1, "worker": 1, "oni-small": 1}}, "3,0": {"units": {"private": 1}}}
    match = use("onward-march", spaces)
    play(match, "area 2,0")
    deciders = []
    for unit, who in (("private", "nomads"), ("oni-small", "nomads"), ("worker", "dark-seed")):
        deciders.append(seat(match))
        assert offered(match, "march") == [f"march {unit} 2,0 1"]
        assert seat(match) == who
        play(match, "done" if unit == "oni-small" else f"march {unit} 2,0 1")
        if kind(match) == "move-to":
            play(match, "to 2,1 1")
    assert units(match, "2,1") == {"private": 1, "worker": 1} and units(match, "2,0") == {"oni-small": 1}
    assert units(match, "3,0") == {"private": 1}


@pytest.mark.parametrize("polish", [False, True])
def test_new_alignment(polish: bool) -> None:
    """TS-EVENT-25, TS-EVENT-25-PL: two adjacent areas change places with markers and, where Unstable, units; then both
    are turned."""
    spaces = {
        "2,0": {"owner": "boarlords", "mines": 1, "units": {"worker": 2}, "added": ["unstable"]},
        "3,-1": {"units": {"worker": 1}},
        "3,0": {"blocks": ["2,1"]},
    }
    match = use("new-alignment", spaces, polish=polish)
    assert not [t for t in texts(match) if "3,-1" in t.split()], "units hinder"
    pair = next(t for t in texts(match) if set(t.split()[1:]) == {"2,0", "3,0"})
    play(match, pair, "turn 2")  # only the tile with a Block is asked about
    assert owner(match, "3,0") == "boarlords" and owner(match, "2,0") is None
    assert units(match, "3,0") == {"worker": 2} and props(match, "3,0") == ["unstable"]
    assert game(match).marks_at("mine", SPACE["3,0"]) == 1 and game(match).marks_at("mine", SPACE["2,0"]) == 0


@pytest.mark.parametrize("event", ["land-gain", "new-land"])
def test_land_gain(event: str) -> None:
    """TS-EVENT-26: a tile of choice from the unused ones on an empty space touching at least two areas or Homezones."""
    match = use(event)
    position = game(match)
    unused = len(position.unused_tiles)
    book = position.book
    looks = {(book.tile_type[t], book.tile_mountain[t], book.tile_prop[t], book.tile_blocks[t])
             for t in position.unused_tiles}  # fmt: skip
    assert len(texts(match)) == len(looks) < unused, "of equal tiles one is offered"
    play(match, "tile fertile-2")
    assert "lay 4,-1" in texts(match), "touches 3,0 and 3,-1"
    assert "lay 2,0" not in texts(match), "nothing is replaced"
    assert "lay 5,-1" not in texts(match), "touches only a Homezone"
    play(match, "lay 4,-1", "turn 2")
    assert position.terrain[SPACE["4,-1"]] == 2 and len(position.unused_tiles) == unused - 1
    assert position.print_blocks[SPACE["4,-1"]] == 1 << 2


@pytest.mark.parametrize("event", ["neutralization", "swallowed-by-the-earth"])
def test_neutralization(event: str) -> None:
    """TS-EVENT-27, TS-AREA-12, TS-MOON-05: a print is covered by a Negation marker, a marker removed; one of
    several."""
    match = use(event, {"2,0": {"added": ["unstable", "radioactive"], "owner": "boarlords"}})
    assert {"cancel 2,0 unstable", "cancel 2,0 radioactive", "cancel 0,0 tsukuyumi"} <= set(texts(match))
    again = match.clone()
    again.play("cancel 0,0 tsukuyumi")
    assert props(again, "0,0") == [] and game(again).neutral[3] == 9
    play(match, "cancel 2,0 unstable")
    assert props(match, "2,0") == ["radioactive"] and owner(match, "2,0") == "boarlords"
    assert game(match).neutral[3] == 10


def test_play_it_again_sam() -> None:
    """TS-EVENT-28: one Event of the discard pile at once; not another copy of itself; the card stays discarded."""
    match = use("play-it-again-sam", events={"discard": ["danger-in-the-deep", "oni-rule"]})
    assert sorted(texts(match)) == ["again danger-in-the-deep", "again oni-rule"]
    play(match, "again oni-rule", "area 2,0")
    assert props(match, "2,0") == ["tsukuyumi"]
    assert len(game(match).event_discard) == 3
    empty = blue(["play-it-again-sam", "danger-in-the-deep"])
    assert offered(empty, "play") == ["play danger-in-the-deep"], "with nothing to repeat it is not offered"


def test_change_of_tactics() -> None:
    """TS-EVENT-29: one place up or down."""
    match = use("change-of-tactics", order=["boarlords", "nomads", "dark-seed"])
    assert texts(match) == ["up 1", "down 1", "done"]
    play(match, "up 1")
    assert order(match) == ["nomads", "boarlords", "dark-seed"]


def test_change_of_position() -> None:
    """TS-EVENT-30: a Movement action of range 1."""
    match = use("change-of-position", {"2,0": {"units": {"private": 1, "dog": 1}}})
    assert {"march private 2,0 1", "march dog 2,0 2"} <= set(texts(match)), "bonuses apply"


@pytest.mark.parametrize("event", ["swamp", "invisible-hazard"])
def test_swamp(event: str) -> None:
    """TS-EVENT-31: close a side of an area, occupied or on the Moon; or lift a Passage. No markers, no closing."""
    board = {**PATCH, "3,0": {"tile": "ocean-10", "turn": 3}}
    match = use(event, {"2,0": {"units": {"oni-large": 1}}, "3,0": {"passages": ["2,0"]}}, board=board)
    assert {"area 0,0", "area 2,0"} <= set(texts(match))
    again = match.clone()
    play(again, "area 3,0", "close 3,0 2,0")
    assert game(again).wall_between(SPACE["3,0"], 3) and not game(again).passages[SPACE["3,0"]]
    play(match, "area 1,0", "close 1,0 2,0")
    assert game(match).wall_between(SPACE["2,0"], 3)
    spent = blue([event, "danger-in-the-deep"])
    game(spent).neutral[4] = 0
    from moonwall.games.tsukuyumi.rules.event_cards import playable

    assert not playable(game(spent), 0, game(spent).book.event_index[event])


def test_stocking_up() -> None:
    """TS-EVENT-32: 1 PP, no Productive bonus."""
    events = {"held": {"dark-seed": ["stocking-up"]}}
    match = deal(
        phase="blue",
        active="dark-seed",
        events=events,
        left={"effect": 0, "draw": 0, "play": 1, "initiative": 0},
        spaces={"2,1": {"units": {"planter": 1}}},
    )
    go(match, "use events", "play stocking-up")
    assert kind(match) == "produce" and game(match).pp == 1


def test_offensive() -> None:
    """TS-EVENT-33: one Combat action without Movement."""
    match = use("event-offensive", {"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1}}})
    assert {"attack 2,0", "attack 3,0"} <= set(texts(match))
    play(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, "2,0") == "nomads"
    none = blue(["event-offensive", "danger-in-the-deep"])
    assert offered(none, "play") == ["play danger-in-the-deep"], "without units there is nothing to fight with"


def test_storm() -> None:
    """TS-EVENT-35-PL: no unit leaves the Unstable area this round; entering stays possible; it ends with the round."""
    spaces = {"2,0": {"units": {"private": 1}, "added": ["unstable"]}, "3,0": {"units": {"private": 1}}}
    match = use("storm", spaces, polish=True)
    assert match.view()["table"]["storm"] == ["2,0"], "the only Unstable area"
    from moonwall.games.tsukuyumi.rules.movement import exits

    position = game(match)
    private = position.book.kind_index["private"]
    assert exits(position, 0, private, SPACE["2,0"]) == []
    assert SPACE["2,0"] in exits(position, 0, private, SPACE["3,0"])
    assert position.neutral[5] == 3, "a Stop marker lies there"
    while match.view()["table"]["round"] == 1:
        options = texts(match)
        play(match, "done" if "done" in options else options[0])
    assert match.view()["table"]["storm"] == [] and position.neutral[5] == 4
    assert game(deal()).book.event_copies[game(deal()).book.event_index["storm"]] == 0, "not in the Italian deck"


def test_natures_wisdom_draws_and_may_play_at_once() -> None:
    """TS-COUNTER-17, TS-COUNTER-17-PL: draw one Event, use it now on any area or keep it."""
    from moonwall.games.tsukuyumi.rules.events import Wisdom

    for polish in (False, True):
        match = deal(
            phase="red",
            active="nomads",
            polish=polish,
            events={"open": ["oni-rule", "swamp"]},
            spaces={"2,0": {"units": {"private": 1}}},
        )
        position = game(match)
        wisdom = Wisdom(at(match, "boarlords"))
        assert [o.text for o in wisdom.options(position)] == ["draw deck", "draw oni-rule", "draw swamp", "done"]
        wisdom.take(position, wisdom.options(position)[1])
        choice = position.stack[-2]
        assert choice.event == position.book.event_index["oni-rule"]  # type: ignore[attr-defined]
        assert [o.text for o in choice.options(position)] == ["yes", "no"]  # type: ignore[attr-defined]


def test_the_ground_of_a_battle_stays() -> None:
    """TS-EVENT-23, TS-EVENT-25: an Event played in mid-battle may turn the contested area, but not swap it."""
    from moonwall.games.tsukuyumi.rules.event_cards import swap_targets, turn_targets

    match = deal(spaces={"2,0": {"added": ["unstable"], "units": {"private": 1, "worker": 1}}})
    position = game(match)
    space = SPACE["2,0"]
    assert [pair for pair in swap_targets(position) if space in pair]
    position.battle = [space]
    assert space in turn_targets(position)
    assert not [pair for pair in swap_targets(position) if space in pair]


def test_swapping_still_wants_areas_without_units() -> None:
    """TS-EVENT-25 (Q-21): the counter-example to Tectonic Shift; Unstable lifts it."""
    match = use(
        "new-alignment", {"2,0": {"units": {"worker": 1}}, "3,0": {"units": {"worker": 1}, "added": ["unstable"]}}
    )
    assert not [t for t in texts(match) if "2,0" in t.split()]
    assert [t for t in texts(match) if "3,0" in t.split()]
