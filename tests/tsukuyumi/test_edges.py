"""Edges of the rules that other tests pass by: an exact limit, the second of several, the other card.

Each was a change of one token that no test noticed (``make mutants``).
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, SPACE
from moonwall.games.tsukuyumi.position import NO_TILE, ONI
from moonwall.games.tsukuyumi.rules.battle import GIVEN_UP
from moonwall.games.tsukuyumi.rules.damage import add_loss, covered, fall, losses_of, strike_weakest
from moonwall.games.tsukuyumi.rules.devastation import can_raze, is_razed, raze, restore
from moonwall.games.tsukuyumi.rules.event_cards import storm_targets
from moonwall.games.tsukuyumi.rules.events import can_draw
from moonwall.games.tsukuyumi.rules.ground import lay_home, set_tunnel, swap
from moonwall.games.tsukuyumi.rules.movement import Move, MoveTo, begin, enter, step
from moonwall.games.tsukuyumi.rules.scoring import area_points, instant_points
from moonwall.games.tsukuyumi.rules.setup import open_pockets
from moonwall.table import Match

from .combat.field import BOARS, FOUR, NOMADS, SPOT, attack, field, settle, until
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


def test_equal_units_that_come_in_with_different_steps_left_are_one_kind() -> None:
    """TS-NOMAD-06: two Squeakers, one of them escorted, enter with another unit: the owner picks a kind, not the way it
    came, and both Squeakers fall before who is stronger."""

    def blast(other: str, mines: int) -> tuple[list[str], dict[str, int]]:
        match = deal(phase="red", spaces={"3,0": {"units": {"squeaker": 2, other: 1}, "mines": mines}})
        position = game(match)
        index = position.book.kind_index
        group = (index["squeaker"], 1, index["squeaker"], 1, index[other], 1)
        waiting = len(position.stack)
        enter(position, at(match, "boarlords"), SPACE["3,0"], group)
        mine: Any = position.stack.pop()
        mine.take(position, mine.options(position)[mines - 1])
        asked: list[Any] = position.stack[waiting:]
        return [option.text for step in asked for option in step.options(position)], units(match, "3,0")

    assert blast("boarrior", 1)[0] == ["hit squeaker", "hit boarrior"]
    assert blast("boarguard", 2) == ([], {"boarguard": 1})


def test_a_third_side_gets_the_rest_of_the_damage() -> None:
    """TS-DMG-04 (D-43): three enemies are asked about one after the other, until nothing is left to deal."""
    here = {"launcher": 2, "lt-dan": 1, "worker": 2, "squeaker": 2, "attack-drone": 2}
    match = field(NOMADS, here)
    attack(match, "nomad-annihilation")
    until(match, "split-damage")
    first = texts(match)
    some, everything = match.clone(), match.clone()
    play(some, first[1])
    assert some.decision is not None and some.decision.kind == "split-damage"
    assert texts(some)[0].split()[1] != first[0].split()[1], "the second of three"
    play(some, texts(some)[1])
    assert some.decision is None or some.decision.kind != "split-damage", "the last one gets the rest"
    play(everything, first[-1])
    assert everything.decision is None or everything.decision.kind != "split-damage", "nothing is left"


def test_losses_of_a_kind_are_added_up() -> None:
    """TS-DMG-06: of the first, the second and the third kind that falls."""
    dead: tuple[int, ...] = ()
    for kind, n in ((4, 1), (7, 2), (9, 1), (7, 1), (9, 3), (4, 2)):
        dead = add_loss(dead, kind, n)
    assert dead == (4, 3, 7, 3, 9, 4)
    assert [losses_of(dead, kind) for kind in (4, 7, 9, 5)] == [3, 3, 4, 0]


def test_cover_leaves_nothing_of_a_small_total() -> None:
    """TS-BOAR-14: 10 less for each, never below 0."""
    for amount, left in ((40, 20), (20, 0), (10, 0)):
        match = deal(FOUR, spaces={"2,0": {"units": {"boarrior": 1}, "covers": 1}})
        assert covered(game(match), at(match, "boarlords"), SPACE["2,0"], amount) == left


# --- For the Queen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("legends", [True, False])
@pytest.mark.parametrize("polish", [True, False])
def test_units_of_several_kinds_given_up_for_the_queen(polish: bool, legends: bool) -> None:
    """TS-SEED-05: half of six are removed, whatever kinds they are of; they go back to the stock."""
    here = {"boarguard": 2, "worker": 2, "wasp": 2, "stinger": 2}
    match = field(BOARS, here, polish=polish, options={"legendary_oni": legends})
    position = game(match)
    kinds = [position.book.kind_index[name] for name in ("worker", "wasp", "stinger")]
    before = [position.stock[kind] for kind in kinds]
    attack(match, "boar-conquest", "counter defense-action")
    settle(match)
    position = game(match)
    left = [sum(position.count(space, kind) for space in position.spaces) for kind in kinds]
    assert sum(left) == 3
    assert [position.stock[kind] - old for kind, old in zip(kinds, before)] == [2 - n for n in left]


# --- Events --------------------------------------------------------------------------------------------------------


def test_no_second_storm_in_an_area() -> None:
    """TS-EVENT-35-PL: each Unstable area without one is a target, also beside one that has it."""
    position = game(deal(polish=True, spaces={name: {"added": ["unstable"]} for name in ("2,0", "2,-1")}))
    unstable = storm_targets(position)
    assert {SPACE["2,0"], SPACE["2,-1"]} <= set(unstable)
    for stormy in unstable:
        position.storm = 1 << stormy
        assert storm_targets(position) == [s for s in unstable if s != stormy]
    position.storm = 1 << SPACE["2,0"] + 1 | 1 << SPACE["2,0"] - 1
    assert SPACE["2,0"] in storm_targets(position), "one beside it does not count"


def test_an_event_can_be_drawn_from_any_pile() -> None:
    """TS-EVENT-06: from the deck, from the discards made anew, or face up; from nothing at all it cannot."""
    for deck, discard, face_up in (((1,), (), ()), ((), (1,), ()), ((), (), (1,)), ((), (), ())):
        position = game(deal())
        position.event_deck, position.event_discard, position.open_events = deck, discard, face_up
        assert can_draw(position, 0) is bool(deck or discard or face_up)


# --- tiles ---------------------------------------------------------------------------------------------------------


def test_two_tiles_swap_and_nobody_else_moves() -> None:
    """TS-EVENT-25: units go with their tiles, all others stay, also in the spaces next in number."""
    armies = [
        {"private": 1},
        {"squeaker": 2},
        {"worker": 3},
        {"wasp": 1},
        {"hunter": 1},
        {"boarrior": 1},
        {"lt-dan": 1},
    ]
    spaces = {name: {"units": army} for name, army in zip(PATCH, armies)}
    for a, b in (("2,0", "3,0"), ("2,-1", "2,1"), ("3,-2", "1,1")):
        match = deal(spaces=spaces)
        size = len(game(match).units)
        swap(game(match), SPACE[a], SPACE[b])
        assert len(game(match).units) == size
        expected = {name: spaces[{a: b, b: a}.get(name, name)]["units"] for name in PATCH}
        assert {name: units(match, name) for name in PATCH} == expected


def test_a_tunnel_taken_up_is_no_longer_used() -> None:
    """TS-BOAR-09: at both its ends, and at no other edge."""
    position = game(deal(FOUR, spaces={"2,0": {"tunnels": ["3,0", "2,1"]}}))
    a, b, c = SPACE["2,0"], SPACE["3,0"], SPACE["2,1"]
    edges = {t: d for d, t in AROUND[a]}
    back = {s: next(d for d, t in AROUND[s] if t == a) for s in (b, c)}
    position.set_ground("tunnels_used", a, 1 << edges[b] | 1 << edges[c])
    position.set_ground("tunnels_used", b, 1 << back[b])
    position.set_ground("tunnels_used", c, 1 << back[c])
    set_tunnel(position, a, edges[b], False)
    assert [position.tunnels_used[s] for s in (a, b, c)] == [1 << edges[c], 0, 1 << back[c]]
    assert [position.tunnels[s] for s in (a, b, c)] == [1 << edges[c], 0, 1 << back[c]]


def test_a_homezone_beside_the_board_covers_no_tile() -> None:
    """TS-SETUP-16: what lies under it leaves the board; where nothing lies, nothing does."""
    position = game(deal(FOUR))
    tile = position.tile[SPACE["3,0"]]
    assert lay_home(position, SPACE["3,0"], 0) == tile
    empty = next(s for s in range(len(position.ground)) if not position.ground[s])
    assert lay_home(position, empty, 0) == -1


# --- movement ------------------------------------------------------------------------------------------------------


def test_three_oni_move_and_no_fourth() -> None:
    """TS-ONI-37 (Q-05): up to three, one by one; who has moved counts, who has not may not any more."""
    match = deal(
        phase="green", active=NOMADS, spaces={"2,0": {"units": {"oni-small": 2}}, "3,0": {"units": {"oni-medium": 2}}}
    )
    begin(game(match), at(match, NOMADS), ONI, 1, budget=3)
    match._advance()
    for _ in range(3):
        marches = [t for t in texts(match) if t.startswith("march ")]
        assert marches and "march all" not in " ".join(marches)
        play(match, marches[0])
        play(match, next(t for t in texts(match) if t.startswith("to ") and t.endswith(" 1")))
    assert match.decision is None or not [t for t in texts(match) if t.startswith("march ")]


def test_what_a_movement_is_about() -> None:
    """TS-MOVE-01: the player is told how far, and whose units move."""
    match = deal(
        phase="red", active=NOMADS, spaces={"2,0": {"units": {"private": 2}}, "3,0": {"units": {"oni-small": 1}}}
    )
    position = game(match)
    seat = at(match, NOMADS)
    own = Move(seat, False, -1, 2, -1, seat)
    oni = Move(seat, False, -1, 1, -1, ONI)
    assert (own.about(position), oni.about(position)) == ({"n": 2, "who": "own"}, {"n": 1, "who": "oni"})
    kind = position.book.kind_index["private"]
    one = MoveTo(seat, False, -1, 2, -1, seat, kind, SPACE["2,0"], 2)
    everybody = MoveTo(seat, False, -1, 2, -1, seat, -1, SPACE["2,0"], -1)
    assert one.about(position) == {"unit": "private", "space": "2,0", "n": 2}
    assert everybody.about(position) == {"unit": "all", "space": "2,0", "n": 0}


def test_everybody_who_moves_is_told() -> None:
    """TS-MOVE-01: each kind with its own number, from where to where."""
    match = deal(spaces={"2,0": {"units": {"private": 2, "hunter": 1, "lt-dan": 1}}})
    position = game(match)
    position.log = []
    index = position.book.kind_index
    step(
        position,
        at(match, NOMADS),
        SPACE["2,0"],
        SPACE["3,0"],
        (index["private"], 2, index["hunter"], 1, index["lt-dan"], 1),
    )
    told = [
        (e.data["unit"], e.data["n"], e.data["space"], e.data["to_space"]) for e in position.log if e.kind == "moved"
    ]
    assert told == [("private", 2, "2,0", "3,0"), ("hunter", 1, "2,0", "3,0"), ("lt-dan", 1, "2,0", "3,0")]


def test_an_escort_on_the_way_gives_one_step_more() -> None:
    """TS-NOMAD-12: who comes to Lt. Dan with the last step goes one farther; who comes elsewhere does not."""
    for dan, farther in (("2,0", True), ("2,1", False)):
        spaces = {"3,-2": {"units": {"private": 1}}, dan: {"units": {"lt-dan": 1}}}
        match = deal(phase="red", active=NOMADS, left={"movement": 2, "combat": 0}, spaces=spaces)
        play(match, "use movement", "march private 3,-2 2", "to 2,-1 1", "march private 2,-1 1", "to 2,0 1")
        assert ("march private 2,0 1" in texts(match)) is farther


@pytest.mark.parametrize("legends", [True, False])
def test_units_given_up_leave_at_the_end_of_the_battle(legends: bool) -> None:
    """TS-COMBAT-13, TS-SEED-05: of each kind, as nobody's kill; who was not given up stays."""
    here = {"boarguard": 2, "worker": 2, "wasp": 2, "stinger": 1}
    match = field(BOARS, here, options={"legendary_oni": legends})
    attack(match, "boar-conquest")
    position = game(match)
    for unit in ("worker", "wasp"):
        fall(position, SPACE[SPOT], (position.book.kind_index[unit], 1), GIVEN_UP, "given")
    settle(match)
    assert units(match, SPOT) == {"boarguard": 2, "worker": 1, "wasp": 1, "stinger": 1}
    assert game(match).kills[at(match, BOARS)] == 0


def test_an_escort_gives_its_step_once() -> None:
    """TS-NOMAD-12: who leaves Lt. Dan with one step more and comes back to him has had it."""
    spaces = {"2,0": {"units": {"private": 1, "lt-dan": 1}}}
    match = deal(phase="red", active=NOMADS, left={"movement": 1, "combat": 0}, spaces=spaces)
    play(match, "use movement", "march private 2,0 2", "to 3,0 1", "march private 3,0 1", "to 2,0 1")
    assert not [t for t in texts(match) if t.startswith("march private")]


# --- set-up --------------------------------------------------------------------------------------------------------


def test_only_tiles_at_a_pocket_are_turned() -> None:
    """Option ``reach_check``: an area that nobody can walk to is opened by turning it or a neighbour; others stay."""
    for seed in range(4):
        position = game(table.start("tsukuyumi", seats=FOUR, seed=seed))
        tiles = [s for s in position.areas if position.tile[s] != NO_TILE]
        shut = next(s for s in tiles if not position.tunnels[s] and len(AROUND[s]) == 6)
        before = {s: position.turn[s] for s in tiles}
        position.set_ground("print_blocks", shut, 0b111111)
        position.refresh_ground()
        open_pockets(position, tiles, Random(seed))
        near = {shut, *(t for _, t in AROUND[shut])}
        assert {s for s in tiles if position.turn[s] != before[s]} <= near
        assert position.print_blocks[shut] != 0b111111
