"""Edges of the rules that other tests pass by: an exact limit, the second of several, the other card.

Each was a change of one token that no test noticed (``make mutants``).
"""

from __future__ import annotations

import pytest

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.position import ONI
from moonwall.games.tsukuyumi.rules.damage import strike_weakest
from moonwall.games.tsukuyumi.rules.devastation import can_raze, is_razed, raze, restore
from moonwall.games.tsukuyumi.rules.ground import swap
from moonwall.games.tsukuyumi.rules.scoring import area_points, instant_points
from moonwall.table import Match

from .combat.field import NOMADS, SPOT, attack, field, settle
from .hand import PATCH, at, deal, game, owner, play, texts, units

MOUNTAIN = {**PATCH, SPOT: {"tile": "mountain-1"}}  # value 15
PINCER = {NOMADS: "action-pincer"}


# --- Conquest ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "helper", "wins"),
    [
        ("nomad-assume-position", {"private": 1}, False),  # 2 x (10 + 10) against 30 + 15
        ("nomad-assume-position", {"lt-dan": 1}, True),  # 2 x (10 + 15)
        ("nomad-conquest", {"lt-dan": 1, "private": 1}, False),  # 10 + 25
        ("nomad-conquest", {"lt-dan": 1, "private": 2}, True),  # 10 + 35, a tie
    ],
)
def test_who_helps_by_pincer_counts_as_the_card_counts(card: str, helper: dict[str, int], wins: bool) -> None:
    """Action card Pincer Movement with TS-NOMAD-17: doubled by Assume Position, once by Conquest; who cannot turn the
    comparison is not asked."""
    here = {"private": 1, "oni-large": 1}
    match = field(NOMADS, here, spaces={"3,0": {"units": helper}}, board=MOUNTAIN, cards=PINCER)
    attack(match, card)
    assert ("pincer 3,0" in texts(match)) is wins
    if wins:
        play(match, "pincer 3,0")
    settle(match)
    assert (owner(match, SPOT) == NOMADS) is wins


# --- Devastation ---------------------------------------------------------------------------------------------------

WASTED = ("2,-1", "3,-1", "1,1")  # three devastated areas among intact ones


def wasteland() -> Match:
    spaces = {name: {"owner": "boarlords", "devastated": name in WASTED} for name in PATCH}
    return deal(phase="red", active="boarlords", spaces=spaces, left={"combat": 1})


def devastated(match: Match) -> set[str]:
    rows = match.view()["table"]["spaces"]
    return {row["at"] for row in rows if row.get("devastated")}


def test_several_devastated_areas_are_kept_apart() -> None:
    """TSM-TERRAIN-06, TSM-FIREBORN-09: each scores nothing and is not devastated again; the others are whole."""
    match = wasteland()
    boars, position = at(match, "boarlords"), game(match)
    assert area_points(position, boars) == len(PATCH) - len(WASTED)
    nomads = at(match, "nomads")
    assert {name for name in PATCH if not can_raze(position, nomads, SPACE[name])} == set(WASTED)
    assert devastated(match) == set(WASTED)


def test_a_devastation_is_added_to_the_others() -> None:
    """TSM-FIREBORN-10: of four devastated spaces only the Homezone pays, and only who has devastated it."""
    match = wasteland()
    position = game(match)
    boars, nomads, seed = (at(match, name) for name in ("boarlords", "nomads", "dark-seed"))
    raze(position, SPACE["4,0"], boars, 3)  # the Nomads' Homezone
    raze(position, SPACE["2,0"], seed, 3)  # an area
    assert devastated(match) == {*WASTED, "4,0", "2,0"}
    assert [instant_points(position, who) for who in (boars, nomads, seed)] == [3, 0, 0]
    raze(position, SPACE["1,2"], boars, 2)  # the Nest
    raze(position, SPACE["4,-2"], seed, 3)
    assert [instant_points(position, who) for who in (boars, nomads, seed)] == [5, 0, 3]


def test_the_coloured_side_again_is_for_one_space_only() -> None:
    """TSM-FIREBORN-11: its points are gone, those of the others stay."""
    match = wasteland()
    position = game(match)
    boars = at(match, "boarlords")
    raze(position, SPACE["4,0"], boars, 3)
    raze(position, SPACE["1,2"], boars, 2)
    restore(position, SPACE["4,0"])
    assert instant_points(position, boars) == 2
    assert devastated(match) == {*WASTED, "1,2"}
    restore(position, SPACE["3,-1"])
    assert instant_points(position, boars) == 2
    assert devastated(match) == {"2,-1", "1,1", "1,2"}


def test_each_devastated_side_travels_with_its_own_tile() -> None:
    """TSM-TERRAIN-06: two tiles change places among others; what a Homezone paid stays with it."""
    match = wasteland()
    position = game(match)
    boars = at(match, "boarlords")
    raze(position, SPACE["4,0"], boars, 3)
    swap(position, SPACE["3,-1"], SPACE["2,1"])
    assert devastated(match) == {"2,-1", "2,1", "1,1", "4,0"}
    assert instant_points(position, boars) == 3
    assert is_razed(position, SPACE["2,1"]) and not is_razed(position, SPACE["3,-1"])
    swap(position, SPACE["2,-1"], SPACE["1,1"])  # both devastated
    assert devastated(match) == {"2,-1", "2,1", "1,1", "4,0"}
    assert instant_points(position, boars) == 3


# --- damage --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("legends", [True, False])
def test_who_stands_before_the_dark_observer_at_a_mine(legends: bool) -> None:
    """TSM-LEGEND-18 with TS-NOMAD-06: she enters, 30 damage would kill her, but a Small Oni is there already. Without
    company she dies, and an ordinary Large Oni dies in company too, with the module or without."""
    options = {"legendary_oni": legends}

    def enters(unit: str, company: dict[str, int]) -> dict[str, int]:
        match = deal(phase="green", spaces={"3,0": {"units": {unit: 1, **company}}}, options=options)
        position = game(match)
        group = (position.book.kind_index[unit], 1)
        strike_weakest(position, ONI, SPACE["3,0"], 2 * 30, group, at(match, NOMADS), "mine")
        return units(match, "3,0")

    assert enters("oni-large", {"oni-small": 1}) == {"oni-small": 1}
    if legends:
        assert enters("oni-dark-observer", {"oni-small": 1}) == {"oni-dark-observer": 1, "oni-small": 1}
        assert enters("oni-dark-observer", {}) == {}


def test_a_mine_under_players_units_asks_nothing_about_oni() -> None:
    """TS-NOMAD-06: with Legendary Oni in play a player's own units die weakest first as ever."""
    for options in ({"legendary_oni": True}, {}):
        match = deal(phase="green", spaces={"3,0": {"units": {"squeaker": 1, "boarmaster": 1}}}, options=options)
        position = game(match)
        index = position.book.kind_index
        group = (index["squeaker"], 1, index["boarmaster"], 1)
        strike_weakest(position, at(match, "boarlords"), SPACE["3,0"], 2 * 15, group, at(match, NOMADS), "mine")
        assert units(match, "3,0") == {"boarmaster": 1}
