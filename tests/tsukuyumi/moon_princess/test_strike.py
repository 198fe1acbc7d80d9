"""Worked examples of what an Oni attack does, of damage, Momentum, the Princess and the score: ALG-5 to ALG-12."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import momentum, princess, state, strike
from moonwall.games.tsukuyumi.modes.moon_princess.cards import cards_of
from moonwall.games.tsukuyumi.modes.moon_princess.momentum import COUNTER, LEGEND, Deed
from moonwall.games.tsukuyumi.modes.moon_princess.score import oni_lines, oni_score, team_lines, team_score, team_wins
from moonwall.games.tsukuyumi.modes.moon_princess.score import worth as worth_of
from moonwall.games.tsukuyumi.modes.moon_princess.state import Terms
from moonwall.games.tsukuyumi.position import NOBODY, ONI, Tsukuyumi
from moonwall.games.tsukuyumi.rules.battle import SHIELDED, new_battle, standing
from moonwall.games.tsukuyumi.rules.scoring import area_points

from .stage import claim, play_with, put, stage

A = SPACE["2,0"]


def units(game: Tsukuyumi, kinds: list[int]) -> list[str]:
    return ["moon-princess" if k == strike.PRINCESS else game.book.kind_ids[k] for k in kinds]


def dead(game: Tsukuyumi, found: strike.Spill) -> list[str]:
    return sorted(game.book.kind_ids[k] for _, k in found.dead)


def seat(game: Tsukuyumi, faction: str) -> int:
    return next(s.index for s in game.seats if s.faction == faction)


# --- ALG-5 ----------------------------------------------------------------------------------------------------


def test_an_empty_area_brings_a_new_oni_and_one_with_units_damage() -> None:
    """MP-EX-14 (MP-ATTACK-17, MP-ATTACK-18, MP-ATTACK-20, MP-ATTACK-21): 120 damage of four Large and no new Oni."""
    game = stage({"2,0": {"units": {"oni-large": 4, "squeaker": 1}}, "3,0": {"units": {"oni-small": 1}}})
    full, empty = strike.Verdict(game, A), strike.Verdict(game, SPACE["3,0"])
    assert full.defenders == [seat(game, "boarlords")] and full.damage == 120 and not full.new and full.enough
    assert not empty.defenders and not empty.damage and units(game, empty.new) == ["oni-small"]


def test_a_marker_alone_defends_nothing() -> None:
    """MP-ATTACK-25: a player without a unit there is no defender."""
    game = stage({"2,0": {"units": {"oni-small": 1}, "owner": "nomads"}})
    assert not strike.Verdict(game, A).defenders and strike.Verdict(game, A).new


def test_the_supply_may_run_out() -> None:
    """MP-EX-22 (MP-ATTACK-20, MP-ATTACK-27, MP-LEGEND-04): Medium if no Small is left, at last nothing."""
    game = stage(stock={"oni-small": 0})
    assert units(game, strike.newcomers(game)) == ["oni-medium"]
    game = stage(stock={"oni-small": 0, "oni-medium": 0, "oni-large": 0})
    assert strike.newcomers(game) == []


def test_scattered_host_brings_two() -> None:
    """MPX-10 (OR-07): one Medium is left, the second is lost; with a full supply two Small come."""
    game = stage(round_card="round-scattered-host", stock={"oni-small": 0, "oni-medium": 1, "oni-large": 0})
    assert units(game, strike.newcomers(game)) == ["oni-medium"]
    game = stage(round_card="round-scattered-host")
    assert units(game, strike.newcomers(game)) == ["oni-small", "oni-small"]


def test_masks_of_fury_and_her_call() -> None:
    """OR-02, OR-04 (MP-DAMAGE-01, MP-ROUND-09): 10 more for the attack; the Princess has 30 instead of 20."""
    spaces = {"2,0": {"units": {"oni-small": 1, "private": 1}}}
    assert strike.damage_at(stage(spaces, princess=1), A) == 30
    assert strike.damage_at(stage(spaces, princess=4), A) == 10, "she is not there"
    assert strike.damage_at(stage(spaces, princess=1, round_card="round-masks-of-fury"), A) == 40
    assert strike.damage_at(stage(spaces, princess=1, round_card="round-her-call"), A) == 40
    assert state.princess_cp(stage(round_card="round-her-call")) == 30


# --- ALG-6 ----------------------------------------------------------------------------------------------------


def test_protection_saves_one_of_three_nomads() -> None:
    """MP-EX-19 (MP-DAMAGE-04): 30 damage kill three; with 15 HP each only two."""
    game = stage({"2,0": {"units": {"private": 3, "oni-large": 1}}})
    assert dead(game, strike.spill(game, A, 60, {})) == ["private"] * 3
    nomads = seat(game, "nomads")
    game.battle = new_battle(A, ONI, nomads, 1 << nomads)
    game.fallen = [0] * game.kinds
    game.battle[SHIELDED] = 1 << nomads
    assert dead(game, strike.spill(game, A, 60, {})) == ["private"] * 2


def test_the_lowest_initiative_takes_damage_first() -> None:
    """MP-EX-20 (MP-DAMAGE-02, MP-DAMAGE-03): 50 damage; the Boarlord dies, 30 go on, both Nomads die, 10 are lost."""
    spaces = {"2,0": {"units": {"boarguard": 1, "private": 2}}}
    game = stage(spaces, order=["nomads", "dark-seed", "boarlords"])
    found = strike.spill(game, A, 100, {})
    assert found.reached == [seat(game, "boarlords"), seat(game, "nomads")]
    assert dead(game, found) == ["boarguard", "private", "private"] and found.left == 20
    other = stage(spaces, order=["boarlords", "dark-seed", "nomads"])
    found = strike.spill(other, A, 60, {})
    assert dead(other, found) == ["private", "private"] and found.left == 0
    assert dead(game, strike.spill(game, A, 50, {})) == ["boarguard"], "5 are left, and a Private absorbs them"


@pytest.mark.parametrize("first", ["boarmaster", "squeaker"])
def test_who_survives_absorbs_the_rest(first: str) -> None:
    """MP-EX-21 (MP-DAMAGE-03): the owner is asked, and the Nomads take nothing, whoever is named."""
    spaces = {"2,0": {"units": {"boarmaster": 1, "squeaker": 1, "private": 2}}}
    game = stage(spaces, order=["nomads", "dark-seed", "boarlords"])
    boars = seat(game, "boarlords")
    asked = strike.spill(game, A, 70, {})
    assert asked.asks == boars and asked.left == 70
    found = strike.spill(game, A, 70, {boars: [game.book.kind_index[first]]})
    assert found.asks == -1 and dead(game, found) == [first] and found.left == 0 and found.reached == [boars]


def test_covers_lower_the_total() -> None:
    """MPX-06 (MP-DAMAGE-02, MP-DAMAGE-03): 60 less 20; Boarmother and Squeaker die, 5 are left and absorbed."""
    spaces = {"2,0": {"units": {"private": 2, "boarmother": 1, "squeaker": 1}, "markers": {"cover": 2}}}
    game = stage(spaces, order=["nomads", "dark-seed", "boarlords"])
    found = strike.spill(game, A, 120, {})
    assert dead(game, found) == ["boarmother", "squeaker"] and found.left == 0
    assert found.reached == [seat(game, "boarlords"), seat(game, "nomads")]


# --- ALG-7 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "fallen"), [(25, []), (40, ["oni-large"]), (50, ["oni-large", "oni-medium"])])
def test_the_larger_oni_shield_the_smaller(damage: int, fallen: list[str]) -> None:
    """MP-EX-23 (MP-DAMAGE-06, MP-DAMAGE-07, MP-DAMAGE-08)."""
    game = stage({"2,0": {"units": {"oni-large": 1, "oni-medium": 1, "oni-small": 1}}})
    assert units(game, strike.oni_losses(game, A, damage)[0]) == fallen


def test_the_princess_is_ranked_by_her_health() -> None:
    """MP-EX-39, MPX-13 (MP-DAMAGE-09, MP-PRINCESS-15): with 40 HP she is named first, before an Abyssal of 40."""
    game = stage({"2,0": {"units": {"oni-medium": 1}}}, princess=1)
    assert units(game, strike.oni_losses(game, A, 65)[0]) == ["moon-princess", "oni-medium"]
    put(game, "oni-abyssal", "2,0")
    assert units(game, strike.oni_losses(game, A, 40)[0]) == ["moon-princess"]
    elsewhere = stage({"2,0": {"units": {"oni-medium": 1}}}, princess=4)
    assert units(elsewhere, strike.oni_losses(elsewhere, A, 65)[0]) == ["oni-medium"]


def test_the_dark_observer_is_hit_last() -> None:
    """MP-DAMAGE-09: a Small Oni stands before her, though she has more HP."""
    game = stage({"2,0": {"units": {"oni-dark-observer": 1, "oni-small": 1}}})
    assert units(game, strike.oni_losses(game, A, 30)[0]) == ["oni-small"]
    assert units(game, strike.oni_losses(game, A, 40)[0]) == ["oni-small", "oni-dark-observer"]


def test_equal_legendary_oni_are_the_teams_choice() -> None:
    """ALG-7: two Legendary Oni of equal HP; asked only if not both fall. A Medium of the same HP comes after them."""
    game = stage({"2,0": {"units": {"oni-gambler": 1, "oni-merchant": 1, "oni-medium": 1}}})
    fallen, equal = strike.oni_losses(game, A, 20)
    assert not fallen and sorted(units(game, equal)) == ["oni-gambler", "oni-merchant"]
    merchant = game.book.kind_index["oni-merchant"]
    assert strike.oni_losses(game, A, 20, [merchant]) == ([merchant], [])
    assert sorted(units(game, strike.oni_losses(game, A, 40)[0])) == ["oni-gambler", "oni-merchant"]


# --- ALG-8 ----------------------------------------------------------------------------------------------------


def gained(game: Tsukuyumi, **facts: Any) -> int:
    return momentum.gain(game, Deed(**facts))[0]


def test_momentum_of_an_attack() -> None:
    """MP-EX-24, MP-EX-25, MP-EX-26 (MP-MOMENTUM-02, MP-MOMENTUM-03, MP-MOMENTUM-05, MP-MOMENTUM-07): card, kill,
    special Oni; nothing without Oni."""
    game = stage()
    assert gained(game, oni=True) == 1 and gained(game, oni=True, killed=True) == 2
    assert gained(game, oni=True, legendary=True) == 2 and gained(game, oni=True, legendary=True, killed=True) == 3
    assert gained(game, princess=True) == 2, "she alone is a special Oni (MP-PRINCESS-20)"
    assert gained(game) == 0


def test_what_stands_there_is_judged_before_the_card() -> None:
    """MP-MOMENTUM-04, MP-MOMENTUM-06: Oni, Legendary Oni and Princess of the area; two Legendary Oni give no more."""
    game = stage({"2,0": {"units": {"oni-ronin": 1, "oni-shadow": 2}}, "3,0": {"units": {"oni-small": 1}}}, princess=2)
    here, there, none = (momentum.looks_at(game, SPACE[s]) for s in ("2,0", "3,0", "3,-1"))
    assert (here.oni, here.legendary, here.princess) == (True, True, True)
    assert (there.oni, there.legendary, there.princess) == (True, False, False)
    assert [momentum.gain(game, one)[0] for one in (here, there, none)] == [2, 1, 0]


def test_what_gives_no_momentum() -> None:
    """MP-EX-27, MP-EX-48, MP-EX-49 (MP-MOMENTUM-08, MP-MOMENTUM-09, MP-MOMENTUM-10, MP-MOMENTUM-11): no card, shots,
    counterattacks, Sentinels' kills; the Gambler's 2 adds one to attacks and shots, not to Mines
    (MP-LEGEND-16, MP-LEGEND-17)."""
    game = stage()
    assert gained(game, oni=True, killed=True, card=False, attack=False) == 0
    assert gained(game, oni=True, killed=True, ranged=True) == 0
    assert (
        gained(game, oni=True, killed=True, no_kill_gain=True) == 0 and gained(game, oni=True, no_kill_gain=True) == 1
    )
    assert (
        momentum.gain(game, Deed(oni=True, killed=True, no_kill_gain=True), Terms({"sentinel_momentum": "no-kill"}))[0]
        == 1
    )
    state.own(game)[state.DIE] = 2
    assert gained(game, oni=True, killed=True) == 3 and gained(game, oni=True, ranged=True) == 1
    assert gained(game, oni=True, card=False, attack=False) == 0 and gained(game) == 0
    state.own(game)[state.DIE] = 3
    assert gained(game, oni=True, killed=True) == 2


def test_heart_of_the_moon() -> None:
    """MPX-25 (OR-06): the first attack of a seat against Oni gives one more."""
    game = stage(round_card="round-heart-of-the-moon")
    assert gained(game, oni=True, killed=True, first=True) == 3 and gained(game, oni=True, killed=True) == 2
    assert gained(stage(), oni=True, killed=True, first=True) == 2


def at(n: int, players: int = 3) -> Tsukuyumi:
    game = stage(momentum=n)
    play_with(game, players)  # only the track is looked at
    return game


def test_the_tracks() -> None:
    """HD-01 (MP-SETUP-17, MP-MOMENTUM-13, MP-COUNTER-01): spaces and zones of every number of players."""
    counters = {1: [5, 13, 17, 25, 29, 37], 2: [7, 19, 25, 37, 43, 55], 3: [9, 25, 33, 49, 57, 73]}
    legends = {1: [9, 21, 33], 2: [13, 31, 49], 3: [17, 41, 65]}
    tracks = cards_of(stage()).tracks
    for players in (1, 2, 3):
        spaces = momentum.special(tracks[players])
        assert sorted(s for s, what in spaces.items() if what == COUNTER) == counters[players]
        assert sorted(s for s, what in spaces.items() if what == LEGEND) == legends[players]
    assert [momentum.step_of(tracks[p]) for p in range(1, 7)] == [4, 6, 8, 10, 12, 14]
    long_game = Terms({"rounds": 4})
    assert [momentum.step_of(tracks[p], long_game) for p in range(1, 5)] == [6, 8, 12, 14], "MP-DIFFICULTY-02"


def test_cards_are_drawn_upwards_and_dropped_downwards() -> None:
    """MP-EX-28, MP-EX-29, MP-EX-30, MP-EX-31, MPX-19 to MPX-22 (MP-COUNTER-02, MP-COUNTER-06, MP-COUNTER-07,
    MP-COUNTER-08, MP-MOMENTUM-12, MQ-33)."""
    assert momentum.raised(at(14), 2) == (16, []) and momentum.raised(at(16), 3) == (19, [LEGEND])
    assert momentum.raised(at(8), 3) == (11, [COUNTER]) and momentum.raised(at(9), 1) == (10, [])
    assert momentum.raised(at(8), 10) == (18, [COUNTER, LEGEND])
    assert momentum.lowered(at(9), 1) == (8, 1) and momentum.lowered(at(10), 1) == (9, 0)
    assert momentum.raised(at(8), 1) == (9, [COUNTER]), "again, a new card"
    assert momentum.lowered(at(13, 2), 1) == (12, 0), "a Legendary space gives nothing"
    assert momentum.raised(at(12, 2), 1) == (13, [LEGEND])
    assert momentum.raised(at(36, 1), 3) == (37, [COUNTER] * 3), "the end of the track"
    assert momentum.lowered(at(1), 2) == (1, 0), "never below the first space (MP-BLACK-14)"
    assert [momentum.track_points(at(n, 2)) for n in (12, 13, 24, 25, 55)] == [0, 1, 1, 2, 4], "MP-MOMENTUM-15"


# --- ALG-9 and ALG-10 -----------------------------------------------------------------------------------------


def card(game: Tsukuyumi, name: str) -> Any:
    return game.book.content["princess_cards"][f"princess-{name}"]


def test_she_is_in_three_areas_and_overrides_markers() -> None:
    """MP-EX-34 (MP-PRINCESS-02, MP-PRINCESS-03, MP-PRINCESS-04, MP-PRINCESS-05): they count for the Oni
    while she is there, the markers stay."""
    game = stage({"1,0": {"owner": "nomads"}, "2,-1": {"owner": "nomads"}}, princess=1)
    three = [SPACE[s] for s in ("1,0", "2,-1", "2,0")]
    assert state.touched(game) == three
    assert all(state.oni_controls(game, s) and not state.team_controls(game, s) for s in three)
    assert standing(game, ONI, SPACE["2,0"]) == 20, "her CP count in battles there"
    state.own(game)[state.PRINCESS] = 8
    assert [state.team_controls(game, s) for s in three] == [True, True, False]
    assert not any(state.oni_controls(game, s) for s in three) and game.territory[three[0]] == seat(game, "nomads")
    assert standing(game, ONI, SPACE["2,0"]) == 0


def test_gaps_and_homezones_are_no_areas() -> None:
    """ALG-10, MP-PRINCESS-02: at ring-4 lie the Moon, a gap and an area here; the Nest at 1,2 is touched by none."""
    assert state.touched(stage(princess=4)) == [SPACE["0,1"], SPACE["1,1"]]
    homes = {"nomads": "2,-2", "boarlords": "4,-2", "dark-seed": "1,2"}
    game = stage(homes=homes, princess=17)
    assert state.touched(game) == [SPACE["1,-1"], SPACE["2,-1"]] and not state.touches(game, SPACE["2,-2"])


def test_she_walks_to_the_next_place_that_fits() -> None:
    """MPX-15, MPX-16, MP-EX-37 (MP-PRINCESS-07, MP-PRINCESS-08, MP-PRINCESS-09): on to the next one; from one
    that fits one step."""
    board = dict.fromkeys(("2,0", "-2,0", "1,1", "-2,1"), "ocean")
    spaces = {"2,0": {"owner": "nomads"}, "-2,0": {"owner": "boarlords"}}
    homes = {"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "1,2"}
    game = stage(spaces, board=board, homes=homes, princess=4)
    found = princess.walk(game, card(game, "first-light"), 0)
    assert (found.to, found.steps, found.why, found.fits) == (10, 6, "walk-goal", (1, 2, 10, 11))
    assert princess.walk(game, card(game, "last-light"), 0).to == 2
    state.own(game)[state.PRINCESS] = 10
    again = princess.walk(game, card(game, "first-light"), 0)
    assert (again.to, again.steps, again.why) == (11, 1, "walk-here")
    assert princess.walk(game, card(game, "rising-tide"), 0).why == "walk-none"
    assert princess.walk(game, card(game, "procession"), 0).to == 13
    assert princess.event_walk(game, -1).to == 8, "two steps the same way (MP-BLACK-13)"


def test_whispers_look_at_the_player_of_the_turn() -> None:
    """PC-10: only own markers fit; PC-05 looks at units, PC-12 at other Oni, PC-09 at Priority markers."""
    spaces = {"2,0": {"owner": "nomads"}, "2,-1": {"owner": "boarlords"}, "1,1": {"units": {"private": 1}}}
    game = stage(spaces, princess=9, priority=["2,-1"])
    assert princess.walk(game, card(game, "whispers"), seat(game, "nomads")).to == 2
    assert princess.walk(game, card(game, "whispers"), seat(game, "boarlords")).to == 1
    assert princess.walk(game, card(game, "hunters-moon"), 0).to == 2
    assert princess.walk(game, card(game, "her-gaze"), 0).to == 17
    put(game, "oni-small", "-1,0")
    assert princess.walk(game, card(game, "unguarded"), 0).to == 8


def test_she_comes_back_where_it_hurts_most() -> None:
    """MPX-14 (MP-PRINCESS-16, MP-PRINCESS-17): ring-1 and ring-2 are equally near to 3,0; the marker makes ring-1 cost
    more. Without it the team chooses; units would decide before."""
    board = dict.fromkeys(("2,0", "2,-1", "1,1"), "ocean")
    homes = {"nomads": "3,0", "boarlords": "-1,2", "dark-seed": "-2,0"}
    order = ["boarlords", "dark-seed", "nomads"]
    game = stage({"2,-1": {"owner": "boarlords"}}, board=board, homes=homes, order=order)
    found = princess.placing(game)
    assert found.near == (1, 2) and found.places == (1,) and found.why == "placed-worst"
    game.territory[SPACE["2,-1"]] = NOBODY
    game.territory[SPACE["1,1"]] = NOBODY
    assert princess.placing(game).places == (1, 2)
    put(game, "private", "1,1")
    assert princess.placing(game).places == (2,)


def test_to_the_weakest_goes_the_shorter_way() -> None:
    """PC-11: nearest to the lowest Homezone, the shorter way; already there: one step clockwise."""
    homes = {"nomads": "3,0", "boarlords": "0,2", "dark-seed": "-2,0"}
    board = dict.fromkeys(("2,0", "2,-1", "1,1"), "ocean")
    game = stage({}, board=board, homes=homes, order=["boarlords", "dark-seed", "nomads"], princess=15)
    found = princess.walk(game, card(game, "to-the-weakest"), 0)
    assert (found.to, found.steps, found.dir) == (1, 4, 1)
    state.own(game)[state.PRINCESS] = 5
    assert princess.walk(game, card(game, "to-the-weakest"), 0).dir == -1
    state.own(game)[state.PRINCESS] = 1
    assert princess.walk(game, card(game, "to-the-weakest"), 0).to == 2


# --- ALG-11 ---------------------------------------------------------------------------------------------------


def test_half_of_the_attackers_become_oni() -> None:
    """MP-EX-35, MP-EX-36 (MP-PRINCESS-12, MP-PRINCESS-13): rounded up, at least one, the largest available first."""
    game = stage({"2,0": {"units": {"private": 5}}}, stock={"oni-large": 1, "oni-medium": 1, "oni-small": 4})
    nomads = seat(game, "nomads")
    n, new = strike.converted(game, nomads, A)
    assert n == 3 and units(game, new) == ["oni-large", "oni-medium", "oni-small"]
    for left, lost in ((4, 2), (2, 1), (1, 1), (0, 0)):
        put(game, "private", "2,0", left - game.count(A, game.book.kind_index["private"]))
        assert strike.converted(game, nomads, A)[0] == lost
    bare = stage({"2,0": {"units": {"private": 2}}}, stock={"oni-large": 0, "oni-medium": 0, "oni-small": 0})
    assert strike.converted(bare, nomads, A) == (1, []), "lost without a substitute (MQ-23)"


# --- ALG-12 ---------------------------------------------------------------------------------------------------


def test_what_an_area_is_worth_to_the_oni() -> None:
    """MP-EX-44 (MP-VP-08, MP-VP-11): devastated beside a Homezone 2, Fertile Ground there 4; elsewhere 0 and 2."""
    board = {"2,0": "ocean", "3,0": "fertile", "2,-1": "fertile", "3,-1": "ocean", "1,1": "ocean"}
    game = stage(board=board)
    game.razed = (SPACE["1,1"], NOBODY, 0, SPACE["3,-1"], NOBODY, 0)
    assert [worth_of(game, SPACE[s]) for s in ("3,0", "2,-1", "3,-1", "2,0")] == [4, 2, 2, 1]
    assert worth_of(game, SPACE["1,1"]) == 2, "beside the Nest at 1,2"
    assert worth_of(game, SPACE["3,0"], 3) == 5, "Under the Walls"


def test_what_a_devastated_area_is_worth_in_this_mode() -> None:
    """TSM-FIREBORN-19: 1 to the players who hold it, nothing to the Oni, 2 beside a Homezone; in a regular game nothing
    (TSM-FIREBORN-09)."""
    spots = ("2,0", "1,1")  # the second one borders the Nest
    for holder, team, oni in (("nomads", 2, 0), ("oni", 0, 2)):
        game = stage(board=dict.fromkeys((*spots, "3,0", "3,-1", "2,-1"), "ocean"))
        before = team_score(game), oni_score(game)
        game.razed = tuple([v for name in spots for v in (SPACE[name], NOBODY, 0)])
        for name in spots:
            claim(game, holder, name)
        assert (team_score(game) - before[0], oni_score(game) - before[1]) == (team, oni)
        assert area_points(game, seat(game, "nomads")) == 0


def end() -> Tsukuyumi:
    """MPX-30: 14 tiles; team markers on 11 areas, Oni markers on 3, two outer areas unmarked."""
    inner = ("2,0", "2,-1", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2")
    board = {**dict.fromkeys(inner, "ocean"), "3,0": "ocean", "3,-1": "ocean", "2,-2": "fertile"}
    game = stage(
        board=board, homes={"nomads": "4,-1", "boarlords": "5,-1", "dark-seed": "5,0"}, princess=7, momentum=13
    )
    play_with(game, 2)
    for name in ("2,0", "2,-1", "1,1", "0,2", "-2,2", "-2,0", "-1,-1", "0,-2", "1,-2", "0,0", "1,0"):
        claim(game, "nomads", name)
    for name in ("2,-2", "3,-1", "-2,1"):
        claim(game, "oni", name)
    put(game, "oni-small", "0,1", 10)
    put(game, "oni-medium", "0,1", 10)
    put(game, "oni-ronin", "0,1")
    state.own(game)[state.TEAM_VP] = 4
    return game


def test_the_final_score() -> None:
    """MPX-30, MP-EX-45, MP-EX-46 (MP-VP-02, MP-VP-03, MP-VP-04, MP-VP-06, MP-VP-09, MP-VP-10, MP-VP-12, MP-VP-14,
    MP-VP-15, MP-VP-16, MP-PRINCESS-19, MP-LEGEND-03, MP-LEGEND-08): 15 to 18, lost."""
    game = end()
    assert dict(team_lines(game)) == {"score-areas": 10, "score-centre": 1, "score-few": 0, "score-recorded": 4}
    assert dict(oni_lines(game)) == {
        "score-land": 10,
        "score-fertile": 1,
        "score-gates": 2,
        "score-legends": 1,
        "score-princess": 1,
        "score-many": 2,
        "score-track": 1,
        "score-recorded": 0,
    }
    assert (team_score(game), oni_score(game)) == (15, 18) and not team_wins(game)


def test_two_event_points_win_it() -> None:
    """MPX-31, MPX-32 (MQ-13): the Princess two steps on, Momentum one down: 16 to 15; with only the first a tie, lost;
    at hard lost, too, and at easy won by more."""
    game = end()
    state.own(game)[state.PRINCESS] = 9
    assert (team_score(game), oni_score(game)) == (16, 16) and not team_wins(game)
    state.own(game)[state.MOMENTUM] = 12
    assert (team_score(game), oni_score(game)) == (16, 15) and team_wins(game)
    state.own(game)[state.ONI_VP] = 3
    assert not team_wins(game)


def test_few_oni_and_many_areas() -> None:
    """MP-VP-05, MP-VP-13, MQ-10: fewer than 15 figures, each Shadow and the Princess counted; the two thresholds."""
    game = end()
    put(game, "oni-medium", "0,1", -8)
    assert dict(team_lines(game))["score-few"] == 2, "12 ordinary Oni, the Ronin and the Princess"
    put(game, "oni-shadow", "0,1", 1)
    assert dict(team_lines(game))["score-few"] == 0
    put(game, "oni-shadow", "0,1", 2)
    assert dict(oni_lines(game))["score-legends"] == 2, "the Three Shadows are one"
    play_with(game, 4)
    product = Terms({"area_bonus": "product"})
    assert dict(oni_lines(game))["score-many"] == 2 and dict(oni_lines(game, product))["score-many"] == 0
