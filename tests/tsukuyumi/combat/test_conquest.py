"""TS-CONQ: comparing Conquest points and placing Territory markers."""

from __future__ import annotations

import pytest

from .field import (
    BOARS,
    CYBER,
    NOMADS,
    PATCH,
    SEED,
    SPOT,
    attack,
    cards,
    field,
    game,
    owner,
    play,
    settle,
    space,
    texts,
    told,
    units,
)

MOUNTAIN = {**PATCH, SPOT: {"tile": "mountain-1"}}  # value 15


def test_units_alone_control_nothing() -> None:
    """TS-CONQ-01: only a Conquest places a marker."""
    match = field(NOMADS, {"lt-dan": 1})
    assert owner(match, SPOT) is None
    play(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, SPOT) == NOMADS


def test_cp_of_all_own_units_are_added() -> None:
    """TS-CONQ-02, TS-CARD-05: 10 + 10 + 15 reach 30, 10 + 15 do not."""
    enough = field(NOMADS, {"private": 2, "lt-dan": 1, "oni-large": 1})
    settle(attack(enough, "nomad-conquest"))
    assert owner(enough, SPOT) == NOMADS
    short = field(NOMADS, {"private": 1, "lt-dan": 1, "oni-large": 1})
    settle(attack(short, "nomad-conquest"))
    assert owner(short, SPOT) is None


def test_a_tie_is_enough_and_defenders_do_not_add_up() -> None:
    """EX-IT-14, EX-PL-10 (TS-CONQ-03): 15 against Lt. Dan 15 and a Worker 5."""
    for polish in (False, True):
        match = field(BOARS, {"boarmaiden": 1, "lt-dan": 1, "worker": 1}, polish=polish)
        settle(attack(match, "boar-conquest"))
        assert owner(match, SPOT) == BOARS


def test_each_defender_counts_singly_also_oni() -> None:
    """TS-CONQ-03: one stronger defender is enough to hold (Q-06: the attack is legal and fails)."""
    match = field(BOARS, {"boarmaiden": 1, "private": 1, "oni-medium": 1})
    attack(match, "boar-conquest")
    said = {"card": "boar-conquest", "space": SPOT, "n": 15, "need": 20, "rule": "TS-CONQ-03"}
    assert told(match, "conquest-failed")[0] == said
    assert owner(match, SPOT) is None
    settle(match)


def test_an_empty_area_is_worth_nothing() -> None:
    """TS-CONQ-04: success without counterattack."""
    match = field(SEED, {"worker": 1})
    attack(match, "seed-conquest")
    assert owner(match, SPOT) == SEED and not game(match).battle


def test_a_mountain_needs_its_value() -> None:
    """TS-CONQ-05, TS-AREA-04, TS-CONQ-04: 10 is too little for an empty Mountain of 15, 20 is enough."""
    short = field(CYBER, {"cybersamurai-21": 1}, board=MOUNTAIN)
    play(short, "attack 2,0")
    assert owner(short, SPOT) is None
    enough = field(CYBER, {"cybersamurai-21": 2}, board=MOUNTAIN)
    play(enough, "attack 2,0")
    assert owner(enough, SPOT) == CYBER


def test_a_mountain_adds_to_every_defender() -> None:
    """TS-CONQ-05 (Q-07): Worker 5 + 15 holds against 15, not against 20."""
    held = field(BOARS, {"squeaker": 1, "worker": 1}, board=MOUNTAIN)
    settle(attack(held, "boar-conquest"))
    assert owner(held, SPOT) is None
    lost = field(CYBER, {"cybersamurai-21": 2, "worker": 1}, board=MOUNTAIN)
    settle(attack(lost, "cyber-conquest"))
    assert owner(lost, SPOT) == CYBER


def test_the_old_marker_returns() -> None:
    """TS-CONQ-06, TS-CONQ-07: one marker an area; the loser controls one less."""
    match = field(NOMADS, {"lt-dan": 1}, owner=BOARS)
    assert game(match).controlled(1) == 1
    play(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, SPOT) == NOMADS
    assert game(match).controlled(1) == 0 and game(match).controlled(0) == 1


def test_properties_type_and_other_markers_stay() -> None:
    """TS-CONQ-08, TS-SEED-10, TS-BOAR-06: Eggs, Strongholds, Properties are not touched."""
    match = field(BOARS, {"boarguard": 1}, marks={"eggs": 2, "strongholds": 1, "added": ["unstable"]})
    play(match, "attack 2,0")
    row = next(s for s in match.view()["table"]["spaces"] if s["at"] == SPOT)
    assert row["owner"] == 1 and row["markers"] == {"egg": 2, "stronghold": 1}
    assert row["props"] == ["unstable"] and row["type"] == "ocean"


def test_no_connection_is_needed() -> None:
    """TS-CONQ-09: an area far from everything one controls."""
    match = field(NOMADS, {"lt-dan": 1}, spaces={"3,-2": {"units": {"private": 1}}, "1,1": {"owner": NOMADS}})
    play(match, "attack 3,-2", "with nomad-conquest")
    assert owner(match, "3,-2") == NOMADS


def test_blocks_do_not_matter() -> None:
    """TS-CONQ-10: all round the area."""
    match = field(NOMADS, {"lt-dan": 1}, marks={"blocks": ["2,-1", "3,-1", "3,0", "1,1", "1,0", "2,1"][:4]})
    play(match, "attack 2,0", "with nomad-conquest")
    assert owner(match, SPOT) == NOMADS


def test_a_conquest_stands_even_if_nobody_survives() -> None:
    """TS-CONQ-11: the conqueror dies in the counterattack, the marker stays."""
    match = field(CYBER, {"cybersamurai-21": 1, "attack-drone": 1, "oni-small": 1})
    attack(match, "cyber-conquest", "counter counterstrike")
    settle(match)
    assert owner(match, SPOT) == CYBER
    match = field(CYBER, {"cybersamurai-21": 1, "oni-small": 1})
    attack(match, "cyber-conquest", "counter counterstrike")
    settle(match)
    assert owner(match, SPOT) == CYBER and units(match, SPOT) == {"oni-small": 1}


def test_homezones_cannot_be_conquered_but_fought_in() -> None:
    """TS-CONQ-12 (Q-22): damage cards only."""
    match = field(NOMADS, {}, spaces={"4,-2": {"units": {"private": 1, "squeaker": 1}}})
    play(match, "attack 4,-2")
    assert {c.split()[1] for c in texts(match)} == {"nomad-annihilation", "nomad-guerilla-attack"}
    play(match, "with nomad-guerilla-attack", "done")
    settle(match)
    assert game(match).territory[space("4,-2")] == 7
    alone = field(NOMADS, {}, spaces={"4,-2": {"units": {"private": 1}}})
    assert "attack 4,-2" not in texts(alone)


def test_moon_areas_are_conquered_like_others() -> None:
    """TS-CONQ-13, TS-ONI-07: they keep the Property."""
    match = field(NOMADS, {}, spaces={"1,0": {"units": {"lt-dan": 1}, "owner": "oni"}})
    play(match, "attack 1,0", "with nomad-conquest")
    row = next(s for s in match.view()["table"]["spaces"] if s["at"] == "1,0")
    assert row["owner"] == 0 and row["props"] == ["tsukuyumi"]


@pytest.mark.parametrize("devastated", [False, True])
def test_a_devastated_area_is_controlled_but_scores_nothing(devastated: bool) -> None:
    """TS-CONQ-14-PL: it can be conquered and counts for Missions, but brings no points; an intact one brings 1."""
    match = field(NOMADS, {"lt-dan": 1}, polish=True, marks={"devastated": devastated})
    before = match.scores[0]
    play(match, "attack 2,0", "with nomad-conquest")
    assert match.scores[0] == before + (0 if devastated else 1) and game(match).controlled(0) == 1


def test_an_own_area_is_not_conquered_again() -> None:
    """Q-14: no pure Conquest card there; a card that does both may be played for its damage."""
    match = field(BOARS, {"boarguard": 1, "private": 1}, owner=BOARS)
    assert "with boar-conquest" not in cards(match)
    settle(attack(match, "boar-stampede"))
    assert game(match).conquests[1] == 0


@pytest.mark.parametrize(("helper", "wins"), [("3,0", True), ("3,-2", False)])
def test_pincer_movement(helper: str, wins: bool) -> None:
    """Action card Pincer Movement: one neighbouring area helps one Conquest of the round, never a distant one."""
    match = field(
        NOMADS,
        {"private": 1, "oni-medium": 1},
        spaces={helper: {"units": {"lt-dan": 1}}},
        cards={NOMADS: "action-pincer"},
    )
    attack(match, "nomad-conquest")
    if wins:
        play(match, f"pincer {helper}")
    settle(match)
    assert (owner(match, SPOT) == NOMADS) is wins


def test_pincer_not_behind_a_block_and_only_once() -> None:
    """Action card Pincer Movement: a Block shuts the helper out, and one use is all."""
    match = field(
        NOMADS,
        {"private": 1, "oni-medium": 1},
        spaces={"3,0": {"units": {"lt-dan": 1}}},
        marks={"blocks": ["3,0"]},
        cards={NOMADS: "action-pincer"},
    )
    settle(attack(match, "nomad-conquest"))
    assert owner(match, SPOT) is None
    match = field(
        NOMADS,
        {"private": 1, "oni-medium": 1},
        spaces={"3,0": {"units": {"lt-dan": 1}}, "1,1": {"units": {"private": 1, "hunter": 1, "worker": 5}}},
        cards={NOMADS: "action-pincer"},
    )
    settle(attack(match, "nomad-conquest", "pincer 3,0"))
    play(match, "attack 1,1", "with nomad-conquest")
    assert owner(match, "1,1") is None  # 20 against 25; 2,0 could help, but the text is used up


def test_fortification() -> None:
    """Action card Fortification: 15 more in an own area with an own unit, nothing elsewhere."""
    for controlled, wins in ((NOMADS, False), (None, True)):
        match = field(BOARS, {"squeaker": 1, "private": 1}, owner=controlled, cards={NOMADS: "action-fortification"})
        settle(attack(match, "boar-conquest"))
        assert (owner(match, SPOT) == BOARS) is wins
