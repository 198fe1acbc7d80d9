"""TSM-FEVENT-07..20: the Cybersamurai's Faction events, each with a case where it does not apply."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.table import Match

from ..hand import FOUR, at, game, go, kind, offered, order, owner, play, props, seat, texts, told, units
from .piles import lasting, playable, turn, use

CYBER = "cybersamurai"


def tetsuo(*uplinks: str) -> dict[str, Any]:
    return {CYBER: {"uplinks": ["tetsuo", *uplinks]}}


# --- Digital Mimicry ----------------------------------------------------------------------------------------


def test_digital_mimicry_copies_an_event_of_this_round() -> None:
    """TSM-FEVENT-07, TSM-FEVENT-09 (QM-23): what another player has played happens once more, for the Cybersamurai."""
    match = use(CYBER, "digital-mimicry", events={"played": ["oni-rule", "swamp"]})
    assert set(texts(match)) == {"again oni-rule", "again swamp"}
    play(match, "again oni-rule", "area 3,0")
    assert props(match, "3,0") == ["tsukuyumi"]


def test_digital_mimicry_knows_what_was_played() -> None:
    """TSM-FEVENT-07: a card played in this round, by anybody; TSM-FEVENT-08, TSM-FEVENT-10: no Faction event, and not
    the copy."""
    match = turn(
        "nomads",
        ["oni-rule", "offroad-training"],
        plays=2,
        order=["nomads", CYBER, "boarlords", "dark-seed"],
        events={"held": {"nomads": ["oni-rule", "offroad-training"], CYBER: ["digital-mimicry"]}},
        cards={CYBER: "action-organisation"},
    )
    go(match, "use events")
    play(match, "play oni-rule", "area 3,0", "play offroad-training")
    assert seat(match) == CYBER
    go(match, "use events", "done")
    play(match, "play digital-mimicry")
    assert kind(match) == "event-give", "the only one there is"
    played = [game(match).book.event_ids[e] for e in game(match).played]
    assert played == ["oni-rule"], "neither the Faction events nor the copy can be copied"


def test_digital_mimicry_needs_something_to_copy() -> None:
    """TSM-FEVENT-07: nothing played this round, nothing to copy."""
    assert "digital-mimicry" not in playable(turn(CYBER, ["digital-mimicry"]))


# --- Update 2.1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "to"), [(4, 2), (3, 1), (2, 1)])
def test_update(place: int, to: int) -> None:
    """TSM-FEVENT-11, XM-05: two places up, one from the second; the marker is not flipped by it."""
    others = [f for f in FOUR if f != CYBER]
    start = [*others[: place - 1], CYBER, *others[place - 1 :]]
    match = use(CYBER, "update-21", order=start)
    assert order(match).index(CYBER) + 1 == to
    assert [f for f in order(match) if f != CYBER] == others


def test_update_on_place_one_does_nothing() -> None:
    """TSM-FEVENT-11 (QM-24): it is not offered there."""
    first = [CYBER, *(f for f in FOUR if f != CYBER)]
    assert playable(turn(CYBER, ["update-21"], order=first)) == set()


# --- Solar Laser --------------------------------------------------------------------------------------------


def test_solar_laser_makes_one_shot_stronger() -> None:
    """TSM-FEVENT-12 (QM-25): the next shot deals 30 instead of 10, and there is no additional one."""
    match = use(
        CYBER,
        "solar-laser",
        {"2,0": {"units": {"boarguard": 1}}},
        factions=tetsuo("tenno"),
        left={"effect": 1},
    )
    assert lasting(match) == {"solar-laser"}
    go(match, "use faction-effect", "tenno tetsuo", "shoot 2,0")
    assert told(match, "tetsuo")[0]["n"] == 30 and units(match, "2,0") == {}
    assert lasting(match) == set(), "it is used up"


def test_solar_laser_comes_before_the_shot() -> None:
    """TSM-FEVENT-13: not after Tetsuo has fired this round, nor without Tetsuo; the next shot has its usual 10."""
    match = turn(
        CYBER,
        ["solar-laser"],
        {"2,0": {"units": {"boarguard": 1}}},
        factions=tetsuo("tenno"),
        left={"effect": 1},
    )
    assert playable(match) == {"solar-laser"}
    go(match, "use faction-effect", "tenno tetsuo", "shoot 2,0")
    assert told(match, "tetsuo")[0]["n"] == 10
    assert playable(match) == set()
    assert playable(turn(CYBER, ["solar-laser"], factions={CYBER: {"uplinks": ["tenno"]}})) == set()


# --- Combat Analysis ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("polish", [False, True])
def test_combat_analysis_produces_twice(polish: bool) -> None:
    """TSM-FEVENT-14, TSM-FEVENT-15, XM-07: the same action twice; two Productions of 1, never one of 2."""
    match = use(CYBER, "combat-analysis", polish=polish)
    assert "use production" in texts(match)
    play(match, "use production")
    assert game(match).pp == 1
    assert all(game(match).book.cost[game(match).book.kind_index[t.split()[1]]] == 1 for t in offered(match, "buy"))
    play(match, "done")
    assert kind(match) == "analyse" and game(match).pp == 0, "what was not spent is lost"
    play(match, "use production")
    assert game(match).pp == 1
    play(match, "done")
    assert kind(match) != "analyse", "two are all"


def test_combat_analysis_respects_movement_before_combat() -> None:
    """TSM-FEVENT-14 (QM-26): after a fight there is no Movement; a fight after a Movement is fine."""
    spaces = {"2,0": {"units": {"cyberoid": 1}}}
    match = use(CYBER, "combat-analysis", spaces)
    copy = match.clone()
    play(match, "attack 2,0")
    while kind(match) not in ("analyse", "act"):
        play(match, texts(match)[0])
    assert owner(match, "2,0") == CYBER and "use movement" not in texts(match)
    play(copy, "use movement", "march cyberoid 2,0 1", "to 3,0 1")
    go(copy, "attack 3,0")
    while kind(copy) not in ("analyse", "act"):
        play(copy, texts(copy)[0])
    assert owner(copy, "3,0") == CYBER


def test_combat_analysis_waits_for_the_end_of_a_battle() -> None:
    """TSM-FEVENT-14: it starts fights, so it cannot be played in the middle of one."""
    match = turn(CYBER, ["combat-analysis"])
    assert playable(match) == {"combat-analysis"}
    from moonwall.games.tsukuyumi.rules.event_cards import playable as can_play

    position = game(match)
    event = position.book.event_index["combat-analysis"]
    position.battle = [0] * 29
    assert not can_play(position, at(match, CYBER), event)


# --- Raider Drone Update ------------------------------------------------------------------------------------


def raider(spaces: dict[str, Any], **doc: Any) -> Match:
    """The Cybersamurai's Red turn without a Combat action, the card in force."""
    return use(CYBER, "raider-drone-update", spaces, phase="red", left={"initiative": 1}, **doc)


def test_each_shield_drone_raids() -> None:
    """TSM-FEVENT-16, TSM-FEVENT-17: a free attack with Conquest only; all own units of the area join."""
    match = raider({"2,0": {"units": {"shield-drone": 1, "cyberoid": 1}}, "3,0": {"units": {"cyberoid": 1}}})
    assert offered(match, "raid") == ["raid 2,0"], "only where a Shield Drone stands"
    play(match, "raid 2,0")
    assert owner(match, "2,0") == CYBER
    cp = game(match).book.cp
    index = game(match).book.kind_index
    assert told(match, "conquered")[0]["n"] == cp[index["shield-drone"]] + cp[index["cyberoid"]]
    assert game(match).fought == 1, "no Movement after it (QM-27)"


def test_several_drones_several_raids() -> None:
    """TSM-FEVENT-18, TSM-FEVENT-20: one after another, each optional; not where there is nothing to conquer."""
    match = raider({"2,0": {"units": {"shield-drone": 2, "boarguard": 2}, "owner": "boarlords"}})
    play(match, "raid 2,0")
    while kind(match) not in ("raid-again", "act"):
        play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    assert kind(match) == "raid-again" and set(texts(match)) == {"raid 2,0", "pass"}
    play(match, "pass")
    assert offered(match, "raid") == [], "each drone once"
    done = raider({"2,0": {"units": {"shield-drone": 2}, "owner": CYBER}, "3,0": {"units": {"shield-drone": 1}}})
    assert offered(done, "raid") == ["raid 3,0"]


def test_no_drone_left_no_raid() -> None:
    """TSM-FEVENT-19: the remaining attacks lapse."""
    match = raider({"2,0": {"units": {"shield-drone": 2, "boarguard": 3}, "owner": "boarlords"}})
    play(match, "raid 2,0")
    while kind(match) == "ask-counter":
        play(match, "counter counterstrike" if "counter counterstrike" in texts(match) else "pass")
    while kind(match) not in ("raid-again", "act"):
        play(match, texts(match)[0])
    assert units(match, "2,0") == {"boarguard": 3} and kind(match) == "act"


def test_raids_are_for_this_round_only() -> None:
    """TSM-FEVENT-16: without the card in force there is none."""
    match = turn(CYBER, ["raider-drone-update"], {"2,0": {"units": {"shield-drone": 1}}}, phase="red")
    assert offered(match, "raid") == []
    assert SPACE["2,0"] in game(match).spaces_of(at(match, CYBER))
