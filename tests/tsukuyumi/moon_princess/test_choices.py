"""What Counters, the Princess's attack and event points leave to decide, and what the board shows (HD-02, HD-05)."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import NAMES, SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import choices, state
from moonwall.games.tsukuyumi.modes.moon_princess.state import Terms
from moonwall.games.tsukuyumi.position import Tsukuyumi

from .stage import claim, closed, put, stage


def seat(game: Tsukuyumi, faction: str) -> int:
    return next(s.index for s in game.seats if s.faction == faction)


def areas(game: Tsukuyumi, name: str, faction: str = "nomads") -> tuple[list[str], int]:
    card: Any = game.book.content["coop_counters"][name]
    who = seat(game, faction)
    return sorted(NAMES[s] for s in choices.counter_areas(game, card, who)), choices.picks(game, card, who)


def test_ambush_comes_where_most_units_are() -> None:
    """MPX-26 (CO-01, MP-COUNTER-04): only areas count, not the Nest; equal ones are the player's choice."""
    spaces = {
        "2,-1": {"units": {"worker": 4}},
        "1,2": {"units": {"worker": 5}},
        "3,-1": {"units": {"worker": 3, "private": 5}},
    }
    game = stage(spaces)
    assert areas(game, "counter-ambush", "dark-seed") == (["2,-1"], 1)
    put(game, "warrior", "3,-1")
    assert areas(game, "counter-ambush", "dark-seed") == (["2,-1", "3,-1"], 1)
    assert areas(stage(), "counter-ambush") == ([], 0)


def test_reclaimed_looks_at_the_moon_first() -> None:
    """CO-05: Moon areas with a player's marker; without any those of the inner circle; without any nothing."""
    game = stage({"2,0": {"owner": "nomads"}, "3,0": {"owner": "nomads"}})
    assert areas(game, "counter-reclaimed") == (["2,0"], 1)
    claim(game, "boarlords", "1,0")
    claim(game, "oni", "0,1")
    assert areas(game, "counter-reclaimed") == (["1,0"], 1)
    assert areas(stage(), "counter-reclaimed") == ([], 0)


def test_marked_land_takes_three_areas_without_a_marker() -> None:
    """CO-06: players' areas that are not prioritised, three of them or as many as there are."""
    owners = {name: {"owner": "nomads"} for name in ("2,0", "2,-1", "3,0", "1,1", "2,1")}
    game = stage(owners, priority=["3,0"])
    assert areas(game, "counter-marked-land") == (["1,1", "2,-1", "2,0", "2,1"], 3)
    few = stage({"2,0": {"owner": "nomads"}})
    assert areas(few, "counter-marked-land") == (["2,0"], 1)


def test_low_ebb_comes_where_fewest_units_are() -> None:
    """LC-02: Moon areas with a player's marker; units of all players count."""
    spaces = {
        "1,0": {"owner": "nomads", "units": {"private": 1, "squeaker": 1}},
        "0,1": {"owner": "nomads", "units": {"private": 1}},
        "0,0": {"owner": "oni"},
        "-1,0": {"owner": "boarlords", "units": {"squeaker": 1}},
    }
    assert areas(stage(spaces), "last-low-ebb") == (["-1,0", "0,1"], 1)


def test_backlash_and_the_gamblers_one_take_any_unit() -> None:
    """CO-02, MP-LEGEND-16: every kind in every space, the Homezone too."""
    game = stage({"2,0": {"units": {"private": 2, "dog": 1}}, "4,0": {"units": {"private": 1}}})
    found = [(game.book.kind_ids[k], NAMES[s]) for k, s in choices.own_units(game, seat(game, "nomads"))]
    assert sorted(found) == [("dog", "2,0"), ("private", "2,0"), ("private", "4,0")]


# --- the Princess's attack --------------------------------------------------------------------------------------


def test_she_attacks_all_touched_areas_that_can_be_taken() -> None:
    """MPX-11, MPX-12 (MP-PRINCESS-18): on ring-1 the Moon area without marker is no target; 20 CP take 2,-1 and 2,0.
    One unit more in 2,0 and it holds. Alone she never attacks."""
    spaces = {
        "2,-1": {"owner": "nomads"},
        "2,0": {"owner": "nomads", "units": {"private": 2}},
        "1,0": {"units": {"oni-small": 1, "oni-medium": 1}},
    }
    game = stage(spaces, princess=1)
    assert sorted(NAMES[s] for s in choices.her_targets(game)) == ["2,-1", "2,0"]
    put(game, "dog", "2,0")
    assert [NAMES[s] for s in choices.her_targets(game)] == ["2,-1"]
    assert choices.her_targets(stage(spaces)) == [], "she is off the board"
    assert choices.her_targets(game, Terms({"princess_enables": False})) == [], "MQ-06: nobody else is there"
    card: Any = game.book.content["princess_cards"]["princess-rising-tide"]
    assert [choices.she_attacks(card, players) for players in (1, 2, 3)] == [False, True, True]
    assert not choices.she_attacks(game.book.content["princess_cards"]["princess-procession"], 4)


# --- event points -----------------------------------------------------------------------------------------------


def test_what_an_event_point_can_do() -> None:
    """MP-EX-33 (MP-BLACK-11, MP-BLACK-13, MP-BLACK-14): the Princess either way if she is there, Momentum above space
    1, each Priority marker but not at Siege; MP-PRIORITY-09: nothing else takes one away."""
    game = stage(princess=3, momentum=5, priority=["2,0", "3,0"])
    assert choices.event_uses(game) == [
        ("princess", "clockwise"),
        ("princess", "counter-clockwise"),
        ("momentum",),
        ("priority", "2,0"),
        ("priority", "3,0"),
    ]
    assert choices.event_uses(stage()) == [], "she is away, Momentum is on 1, no marker lies"
    assert choices.event_uses(stage(priority=["2,0"], round_card="round-siege")) == []


def test_new_blood_forbids_playing_events() -> None:
    """OR-08."""
    assert choices.may_play_events(stage()) and not choices.may_play_events(stage(round_card="round-new-blood"))


# --- what the board shows ---------------------------------------------------------------------------------------


def test_areas_in_danger_are_known() -> None:
    """Rank, need and what is there already, for every area that can be conquered; for no other."""
    spaces = {"2,0": {"units": {"private": 2, "oni-small": 1}}, "3,0": {"units": {"oni-small": 1}}}
    game = closed(stage(spaces))
    claim(game, "nomads", "2,0")
    claim(game, "nobody", "3,-1")
    found = {NAMES[s]: (t.rank, t.need, t.have) for s, t in choices.threats(game).items()}
    assert found == {"2,0": ((1, 1), 20, 10), "3,-1": ((1, 1), 0, 0)}
    assert SPACE["1,0"] not in choices.threats(game) and state.eligible(game, SPACE["2,0"])
