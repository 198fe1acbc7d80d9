"""Worked examples of the Oni's search and of ties (ledger section 3, content page 14.1): ALG-1 to ALG-4."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.board import NAMES, SPACE
from moonwall.games.tsukuyumi.modes.moon_princess import search
from moonwall.games.tsukuyumi.modes.moon_princess.aim import (
    BY_ABYSSAL,
    BY_OBSERVER,
    NOBODY_CAN,
    PASSED_ON,
    Aim,
    aim,
    group_targets,
    plan_of,
    rank_of,
    ranks,
    third_aim,
)
from moonwall.games.tsukuyumi.modes.moon_princess.party import Pick, Plan
from moonwall.games.tsukuyumi.modes.moon_princess.state import Terms
from moonwall.games.tsukuyumi.position import NOBODY, ONI, Tsukuyumi

from .stage import claim, closed, put, stage

INNER = ("2,0", "2,-1", "1,1", "0,2", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2")


def names(spaces: Any) -> list[str]:
    return sorted(NAMES[s] for s in spaces)


def rank(game: Tsukuyumi, name: str) -> tuple[int, int]:
    return rank_of(game, SPACE[name])


def sets(game: Tsukuyumi, name: str) -> list[list[tuple[str, str]]]:
    """The sets of Oni that may attack an area: (unit, where from) each, paths aside."""
    plan = Plan(game, SPACE[name], rank(game, name))
    found: list[list[tuple[str, str]]] = []

    def grow(fixed: list[Pick]) -> None:
        if len(fixed) == plan.n:
            one = sorted((game.book.kind_ids[kind], NAMES[source]) for kind, source, _ in fixed)
            if one not in found:
                found.append(one)
            return
        for pick in plan.picks(fixed):
            grow([*fixed, pick])

    grow([])
    return sorted(found)


# --- which areas, and how many Oni ----------------------------------------------------------------------------


def test_oni_who_stand_there_need_not_move() -> None:
    """MP-EX-01 (MP-ATTACK-05, MP-ATTACK-10, MP-ATTACK-12): 40 against 30, nobody moves; not against 50."""
    game = closed(stage({"2,0": {"units": {"oni-medium": 2, "private": 3}}}), "2,0")
    claim(game, "nobody", "2,0")
    assert rank(game, "2,0") == (0, 0)
    found = aim(game, 2)
    assert names(found.sure) == ["2,0"] and not found.asked
    put(game, "private", "2,0", 2)
    assert rank(game, "2,0") == search.NEVER


def test_one_more_comes_to_help() -> None:
    """MP-EX-02: 3 Medium against 75, a fourth one next door moves: 80 (MP-ATTACK-10, MP-ATTACK-12)."""
    units = {"oni-medium": 3, "boarmaster": 1, "squeaker": 1}
    game = closed(stage({"2,0": {"units": units}, "3,0": {"units": {"oni-medium": 1}}}))
    claim(game, "boarlords", "2,0")
    assert rank(game, "2,0") == (1, 1)
    assert sets(game, "2,0") == [[("oni-medium", "3,0")]]


def test_a_plan_is_kept_only_while_the_table_stays_as_it_is() -> None:
    """One attack asks for its plan several times; any piece that moves makes another one."""
    units = {"oni-medium": 3, "boarmaster": 1, "squeaker": 1}
    game = closed(stage({"2,0": {"units": units}, "3,0": {"units": {"oni-medium": 2}}}))
    claim(game, "boarlords", "2,0")
    first = plan_of(game, SPACE["2,0"])
    assert first is not None and first.n == 1
    assert plan_of(game, SPACE["2,0"]) is first and plan_of(game.clone(), SPACE["2,0"]) is first
    assert plan_of(game, SPACE["2,0"], Terms({"oni_distance": "longest"})) is not first, "another reading"
    put(game, "squeaker", "2,0", 1)
    second = plan_of(game, SPACE["2,0"])
    assert second is not None and second.n == 2, "95 against 60 and 40"
    put(game, "oni-medium", "3,0", -1)
    assert plan_of(game, SPACE["2,0"]) is None
    assert plan_of(game, SPACE["2,0"]) is None, "that they cannot is remembered, too"
    put(game, "oni-medium", "3,0", 1)
    again = plan_of(game, SPACE["2,0"])
    assert again is not None and again.n == 2


def test_a_small_oni_goes_two_steps_for_an_empty_area() -> None:
    """MP-EX-03 (MP-ATTACK-08, MP-ATTACK-12): one Oni with two steps before two Oni; three steps are too far."""
    spaces = {
        "1,1": {"units": {"boarmaster": 1}},
        "1,0": {"units": {"oni-small": 1}},
        "0,0": {"units": {"oni-large": 2}},
    }
    game = closed(stage(spaces))
    claim(game, "boarlords", "1,1")
    claim(game, "nobody", "3,0")
    assert rank(game, "1,1") == (2, 4) and rank(game, "3,0") == (1, 2)
    assert names(aim(game, 2).sure) == ["3,0"]
    put(game, "oni-small", "1,0", -1)
    put(game, "oni-small", "0,0", 1)
    assert rank(game, "3,0") == search.NEVER


def test_four_medium_from_three_areas() -> None:
    """MP-EX-04 (MP-ATTACK-09, MP-ATTACK-12): 80 CP need four Medium, who come together from three areas."""
    spaces = {
        "2,0": {"units": {"boarguard": 1, "boarrior": 2}},
        "1,0": {"units": {"oni-medium": 2}},
        "3,0": {"units": {"oni-medium": 1}},
        "2,1": {"units": {"oni-medium": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "boarlords", "2,0")
    assert search.need(game, SPACE["2,0"]) == 80
    assert rank(game, "2,0") == (4, 4)
    put(game, "oni-medium", "2,1", -1)
    assert rank(game, "2,0") == search.NEVER


def test_the_nearer_area_is_attacked_first() -> None:
    """MP-EX-05 (MP-ATTACK-13, MP-PRIORITY-02): of two empty areas the nearer one alone has the best rank."""
    game = closed(stage({"2,0": {"units": {"oni-small": 1}}}))
    claim(game, "nobody", "3,0")
    claim(game, "nobody", "1,1")
    claim(game, "nobody", "3,-2")
    game.territory[SPACE["1,1"]] = ONI
    assert rank(game, "3,0") == (1, 1) and rank(game, "3,-2") == (1, 2)
    found = aim(game, 2)
    assert names(found.sure) == ["3,0"] and found.rank == (1, 1)


def test_the_smallest_oni_that_is_enough() -> None:
    """MP-EX-06 (MP-ATTACK-12, MP-ATTACK-14): Medium for 20 CP; Small is not enough, Large is larger."""
    spaces = {
        "2,0": {"units": {"private": 2}},
        "1,0": {"units": {"oni-small": 1}},
        "3,0": {"units": {"oni-medium": 1}},
        "2,1": {"units": {"oni-large": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "nomads", "2,0")
    assert sets(game, "2,0") == [[("oni-medium", "3,0")]]


def test_distance_before_size() -> None:
    """MP-EX-07 (MP-ATTACK-13, MP-ATTACK-14): the Large one at one step, not the Medium at two."""
    spaces = {
        "2,0": {"units": {"private": 2}},
        "1,0": {"units": {"oni-large": 1}},
        "0,0": {"units": {"oni-medium": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "nomads", "2,0")
    assert sets(game, "2,0") == [[("oni-large", "1,0")]]


def test_moon_areas_without_marker_and_oni_territory_are_no_targets() -> None:
    """MP-EX-08, MP-EX-09 (MP-ATTACK-02, MP-ATTACK-03, MP-ATTACK-04): players' units there change nothing; their marker
    does. So it is with a Tsukuyumi area off the Moon."""
    spaces = {
        "1,0": {"units": {"oni-large": 3, "private": 1}},
        "2,0": {"units": {"oni-large": 2, "dog": 1}, "owner": "oni"},
        "3,0": {"units": {"oni-large": 1}, "holy": True},
        "4,0": {"units": {"oni-large": 1}},
    }
    game = closed(stage(spaces), "1,0", "2,0", "3,0")
    assert not ranks(game) and aim(game, 2).who == NOBODY_CAN
    assert rank(game, "4,0") == search.NEVER, "a Homezone is no area"
    game.negated[SPACE["1,0"]] |= 1
    assert not ranks(game), "nor is a Moon area that has lost the Property (MQ-43)"
    game.negated[SPACE["1,0"]] = 0
    claim(game, "nomads", "1,0")
    claim(game, "nomads", "3,0")
    assert ranks(game) == {SPACE["1,0"]: (0, 0), SPACE["3,0"]: (0, 0)}


def test_players_are_not_added() -> None:
    """MP-EX-10 (MP-ATTACK-05): 20 and 30 CP of two players need 30, which one Large has."""
    game = stage({"2,0": {"units": {"private": 2, "squeaker": 2, "oni-large": 1}}})
    assert search.need(game, SPACE["2,0"]) == 30
    assert rank(game, "2,0") == (0, 0)
    put(game, "private", "2,0", 2)
    assert search.need(game, SPACE["2,0"]) == 40 and rank(game, "2,0") == search.NEVER


def test_a_mountain_defends_itself() -> None:
    """MP-EX-11 (MP-ATTACK-06, MP-ATTACK-07): 20 without units, on top of them with; somebody must come."""
    game = closed(stage({"2,0": {"mountain": 20}, "1,0": {"units": {"oni-small": 1}}}))
    claim(game, "nobody", "2,0")
    assert rank(game, "2,0") == search.NEVER
    put(game, "oni-medium", "1,0")
    assert rank(game, "2,0") == (1, 1) and sets(game, "2,0") == [[("oni-medium", "1,0")]]
    claim(game, "nobody", "3,0")
    assert names(aim(game, 1).sure) == ["2,0"], "20 against 20 is enough, and 3,0 is further"
    claim(game, "oni", "3,0")
    put(game, "dog", "2,0")
    assert search.need(game, SPACE["2,0"]) == 25 and rank(game, "2,0") == (2, 2)
    put(game, "oni-large", "1,0")
    assert rank(game, "2,0") == (1, 1) and sets(game, "2,0") == [[("oni-large", "1,0")]]
    empty = closed(stage({}))
    claim(empty, "nobody", "2,0")
    assert search.need(empty, SPACE["2,0"]) == 0 and rank(empty, "2,0") == search.NEVER


def test_the_princess_alone_makes_an_area_attackable() -> None:
    """MP-EX-12 (MP-ATTACK-16, MP-PRINCESS-05): she is on ring-1; with the switch of MQ-06 she only adds her CP."""
    game = closed(stage({"2,-1": {"owner": "nomads"}}, princess=1))
    claim(game, "nomads", "2,-1")
    assert rank(game, "2,-1") == (0, 0)
    off = Terms({"princess_enables": False})
    assert rank_of(game, SPACE["2,-1"], off) == search.NEVER
    put(game, "oni-small", "2,-1")
    put(game, "private", "2,-1", 3)
    assert rank_of(game, SPACE["2,-1"], off) == (0, 0), "10 and her 20"
    put(game, "private", "2,-1", 1)
    assert rank_of(game, SPACE["2,-1"], off) == search.NEVER


# --- several Oni ----------------------------------------------------------------------------------------------


def test_large_and_medium_for_a_boarguard() -> None:
    """MPX-02: 50 CP; Large and Medium, one step each. Small could not help."""
    spaces = {
        "3,0": {"units": {"boarguard": 1}},
        "2,0": {"units": {"oni-large": 1}},
        "2,1": {"units": {"oni-medium": 1}},
        "2,-1": {"units": {"oni-small": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "boarlords", "3,0")
    assert rank(game, "3,0") == (2, 2)
    assert sets(game, "3,0") == [[("oni-large", "2,0"), ("oni-medium", "2,1")]]


def test_the_smallest_sum_moves() -> None:
    """MPX-03 (MP-ATTACK-14): of Large with Large, Medium or Small the last is enough for 40, so it moves; who is not
    needed stays (MP-ATTACK-15)."""
    spaces = {
        "3,0": {"units": {"private": 4}},
        "2,0": {"units": {"oni-large": 2, "oni-small": 1}},
        "2,1": {"units": {"oni-medium": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "nomads", "3,0")
    assert rank(game, "3,0") == (2, 2)
    assert sets(game, "3,0") == [[("oni-large", "2,0"), ("oni-small", "2,0")]]
    put(game, "oni-medium", "2,1")  # two Medium: as many, as far, as much CP, and the largest of them is smaller
    assert sets(game, "3,0") == [[("oni-medium", "2,1"), ("oni-medium", "2,1")]]


def test_players_hold_up_who_is_too_light() -> None:
    """MPX-04 (MP-ATTACK-11): past a Boarguard a Small Oni does not come, a Medium does; two Small together do."""
    game = closed(stage({"2,0": {"units": {"boarguard": 1}}, "1,0": {"units": {"oni-small": 1}}}))
    claim(game, "nobody", "3,0")
    game.set_ground("blocks", SPACE["2,-1"], 0b111111)
    game.set_ground("blocks", SPACE["1,1"], 0b111111)
    game.refresh_ground()
    assert rank(game, "3,0") == search.NEVER
    put(game, "oni-small", "1,0")
    assert rank(game, "3,0") == (2, 4), "together they weigh as much as it does"
    put(game, "oni-medium", "1,0")
    put(game, "private", "2,0")
    assert rank(game, "3,0") == (1, 2) and ranks(game) == {SPACE["3,0"]: (1, 2)}, "players are not added here either"
    put(game, "private", "2,0", -1)
    put(game, "oni-small", "2,0")
    put(game, "oni-medium", "1,0", -1)
    assert rank(game, "3,0") == (1, 1), "one that stands there goes freely"


def test_strongholds_defend_without_units() -> None:
    """MPX-05 (MP-ATTACK-06): a Mountain of 20 with two Strongholds needs 50."""
    spaces = {
        "2,0": {"mountain": 20, "markers": {"stronghold": 2}},
        "1,0": {"units": {"oni-large": 1, "oni-medium": 1, "oni-small": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "boarlords", "2,0")
    assert search.need(game, SPACE["2,0"]) == 50
    assert rank(game, "2,0") == (2, 2)
    assert sets(game, "2,0") == [[("oni-large", "1,0"), ("oni-medium", "1,0")]]


def test_blocks_stop_oni_but_not_the_skybound() -> None:
    """MP-ATTACK-11: no step across a Block, unless it flies; players in between do not hold it up either."""
    game = closed(stage({"2,0": {"units": {"oni-large": 1}}, "3,0": {"units": {"boarmaster": 1}}}))
    claim(game, "nobody", "3,-1")
    for name in ("2,0", "3,0", "2,-1"):
        game.set_ground("blocks", SPACE[name], 0b111111)
    game.refresh_ground()
    assert rank(game, "3,-1") == search.NEVER
    put(game, "oni-skybound", "2,0")
    assert rank(game, "3,-1") == (1, 1)
    crowd = closed(stage({"1,0": {"units": {"oni-skybound": 1}}, "2,0": {"units": {"boarguard": 3}}}))
    claim(crowd, "nobody", "3,0")
    claim(crowd, "nobody", "3,-2")
    put(crowd, "oni-small", "1,-1")
    assert names(aim(crowd, 2).sure) == ["3,-2", "3,0"], "it flies over them, as the Small one walks elsewhere"
    put(crowd, "oni-small", "1,-1", -1)
    claim(crowd, "oni", "3,-2")
    put(crowd, "oni-skybound", "1,0", -1)
    put(crowd, "oni-large", "1,0")
    assert not ranks(crowd), "a Large one weighs 4 against 6"


def test_the_ronin_goes_further_and_takes_others_along() -> None:
    """MP-LEGEND-10, MQ-26: range 3 for it, and for an Oni that starts and moves with it; alone that one has 2."""
    game = closed(stage())
    put(game, "oni-ronin", "0,0")
    claim(game, "nobody", "3,0")
    assert rank(game, "3,0") == (1, 3)
    put(game, "oni-small", "0,0")
    assert sets(game, "3,0") == [[("oni-ronin", "0,0")]], "a Small one of its company does not go so far without it"
    put(game, "oni-small", "0,0", -1)
    put(game, "squeaker", "3,0", 3)
    claim(game, "boarlords", "3,0")
    assert rank(game, "3,0") == search.NEVER, "45 against its 30"
    put(game, "oni-medium", "0,0")
    assert rank(game, "3,0") == (2, 6), "its company comes along"
    put(game, "oni-ronin", "0,0", -1)
    put(game, "oni-large", "0,0", 2)
    assert rank(game, "3,0") == search.NEVER, "without it nobody comes so far"


def test_the_longest_way_may_count_instead_of_the_sum() -> None:
    """MQ-04: two Oni at 1 and 2 steps are 3 together, or 2."""
    spaces = {
        "2,0": {"units": {"boarguard": 1}},
        "1,0": {"units": {"oni-large": 1}},
        "0,0": {"units": {"oni-medium": 1}},
    }
    game = closed(stage(spaces))
    claim(game, "boarlords", "2,0")
    assert rank(game, "2,0") == (2, 3)
    assert rank_of(game, SPACE["2,0"], Terms({"oni_distance": "longest"})) == (2, 2)


# --- ties -----------------------------------------------------------------------------------------------------


def tie(n: int, *priority: str, **doc: Any) -> Tsukuyumi:
    """So many areas that one Small Oni each could conquer where it stands."""
    spaces = {name: {"units": {"oni-small": 1}} for name in ("2,0", "2,-1", "3,-1", "3,0")[:n]}
    game = closed(stage(spaces, priority=list(priority), **doc))
    for name in spaces:
        claim(game, "nobody", name)
    return game


def choice(found: Aim) -> tuple[list[str], list[str], int]:
    return names(found.sure), names(found.among), found.asked


def test_no_tie_break_while_attacks_are_enough() -> None:
    """MP-EX-13 (MP-PRIORITY-03, MP-PRIORITY-04): two areas, two attacks; the marker is irrelevant. With one attack left
    it decides."""
    game = tie(2, "2,0")
    assert choice(aim(game, 2)) == (["2,-1", "2,0"], [], 0)
    assert choice(aim(game, 1)) == (["2,0"], [], 0)


def test_players_choose_among_equals() -> None:
    """MP-EX-14 (MP-PRIORITY-04, MP-PRIORITY-06, MP-PRIORITY-07): an area with units and empty ones are equal."""
    game = tie(3)
    put(game, "squeaker", "2,0")
    put(game, "oni-large", "2,0", 4)
    assert choice(aim(game, 2)) == ([], ["2,-1", "2,0", "3,-1"], 2)


def test_priority_markers_first_then_the_players() -> None:
    """MP-EX-15, MP-EX-16 (MP-PRIORITY-05, MP-PRIORITY-06)."""
    assert choice(aim(tie(3, "3,-1"), 2)) == (["3,-1"], ["2,-1", "2,0"], 1)
    assert choice(aim(tie(4, "2,0", "2,-1", "3,-1"), 2)) == ([], ["2,-1", "2,0", "3,-1"], 2)
    assert choice(aim(tie(4, "2,0", "2,-1"), 2)) == (["2,-1", "2,0"], [], 0)


def test_a_marker_beats_no_better_rank() -> None:
    """MP-EX-17 (MP-PRIORITY-08, MP-PRIORITY-10, MP-PRIORITY-05): first the area that needs nobody; then, searched anew,
    the marker decides between two that need one."""
    game = tie(1, "1,1")
    for name in ("3,0", "1,1"):
        claim(game, "nobody", name)
    assert choice(aim(game, 2)) == (["2,0"], [], 0)
    game.territory[SPACE["2,0"]] = ONI
    found = aim(game, 1)
    assert choice(found) == (["1,1"], [], 0) and found.rank == (1, 1) and found.by_priority


def test_one_small_oni_takes_two_areas() -> None:
    """MP-EX-18 (MP-PRIORITY-03): both neighbours are tied; after the first its newcomer takes the second (MQ-05)."""
    game = closed(stage({"2,0": {"units": {"oni-small": 1}}}))
    for name in ("3,0", "3,-1"):
        claim(game, "nobody", name)
    assert choice(aim(game, 2)) == (["3,-1", "3,0"], [], 0)
    put(game, "oni-small", "2,0", -1)
    put(game, "oni-small", "3,0", 2)
    claim(game, "oni", "3,0")
    assert rank(game, "3,-1") == (1, 1)


def test_first_in_the_inner_circle() -> None:
    """MPX-01: a full Moon, one Medium beside two Privates: that area alone first; then all others with one step, and
    one of the three prioritised."""
    board = dict.fromkeys(INNER, "ocean")
    spaces: dict[str, Any] = {name: {"units": {"oni-small": 1, "oni-medium": 1}} for name in names(range(7))}
    spaces["2,0"] = {"units": {"oni-medium": 1, "private": 2}, "owner": "nomads"}
    spaces["2,-1"] = {"owner": "nomads"}
    game = stage(spaces, board=board, homes={"nomads": "3,0", "boarlords": "-3,0", "dark-seed": "0,3"},
                 priority=["2,-1", "1,1", "-2,0"])  # fmt: skip
    first = aim(game, 2)
    assert choice(first) == (["2,0"], [], 0) and first.rank == (0, 0)
    claim(game, "oni", "2,0")
    second = aim(game, 1)
    assert len(second.equals) == 11 and second.rank == (1, 1)
    assert choice(second) == ([], ["-2,0", "1,1", "2,-1"], 1)


# --- whole groups ---------------------------------------------------------------------------------------------


def observer() -> Tsukuyumi:
    """MP-EX-47: she and two Medium on a Moon area; 50 CP one step away, 40 two steps away; a Small Oni elsewhere."""
    spaces = {
        "1,0": {"units": {"oni-dark-observer": 1, "oni-medium": 2}},
        "2,0": {"units": {"boarguard": 1}, "owner": "boarlords"},
        "3,0": {"units": {"private": 4}, "owner": "nomads"},
        "-1,0": {"units": {"oni-small": 1}},
    }
    game = closed(stage(spaces, board=dict.fromkeys((*INNER, "3,0"), "ocean")))
    for name, owner in (("2,0", "boarlords"), ("3,0", "nomads"), ("-2,0", "nobody")):
        claim(game, owner, name)
    return game


def test_the_dark_observer_leads_her_whole_group() -> None:
    """MP-EX-47 (MP-LEGEND-11, MQ-25): nearest target first; the Small Oni does nothing while she has one."""
    game = observer()
    assert rank(game, "-2,0") == (1, 1)
    assert group_targets(game, SPACE["1,0"]) == {SPACE["2,0"]: 1, SPACE["3,0"]: 2}
    first = aim(game, 2)
    assert first.who == BY_OBSERVER and first.group == SPACE["1,0"] and choice(first) == (["2,0"], [], 0)
    for unit, n in (("oni-dark-observer", 1), ("oni-medium", 2)):
        put(game, unit, "1,0", -n)
        put(game, unit, "2,0", n)
    claim(game, "oni", "2,0")
    put(game, "boarguard", "2,0", -1)
    assert choice(aim(game, 1)) == (["3,0"], [], 0)
    claim(game, "oni", "3,0")
    rest = aim(game, 1)
    assert rest.who != BY_OBSERVER and choice(rest) == (["-2,0"], [], 0), "the search goes on without her"
    assert choice(aim(observer(), 1, observer=False)) == (["-2,0"], [], 0), "the switch: only her first attack"


def test_the_skybound_is_not_preferred_while_she_is_there() -> None:
    """MP-LEGEND-18: by the search its 50 CP make it the single attacker; while she is there her group comes first."""
    game = observer()
    put(game, "oni-skybound", "-1,0")
    for unit, n in (("oni-dark-observer", 1), ("oni-medium", 2)):
        put(game, unit, "1,0", -n)
    put(game, "boarguard", "-2,0")
    claim(game, "boarlords", "-2,0")
    assert sets(game, "-2,0") == [[("oni-skybound", "-1,0")]] and names(aim(game, 1).sure) == ["-2,0"]
    for unit, n in (("oni-dark-observer", 1), ("oni-medium", 2)):
        put(game, unit, "1,0", n)
    assert aim(game, 1).who == BY_OBSERVER


def test_the_defiler_stays_when_the_group_goes() -> None:
    """ALG-3 step 2: all Oni of her space except immobile ones; without its CP 50 are not reached here."""
    game = observer()
    put(game, "oni-medium", "1,0", -2)
    put(game, "oni-defiler", "1,0")
    assert group_targets(game, SPACE["1,0"]) == {}
    put(game, "oni-medium", "1,0", 1)
    assert group_targets(game, SPACE["1,0"]) == {SPACE["2,0"]: 1, SPACE["3,0"]: 2}


def test_a_group_moves_together() -> None:
    """ALG-3 step 2: over a Block only if all of them fly; past players if all together weigh as much, here 8."""
    game = observer()
    put(game, "boarguard", "2,0", 2)
    put(game, "boarmaster", "2,0")
    assert group_targets(game, SPACE["1,0"]) == {SPACE["3,0"]: 2}
    put(game, "squeaker", "2,0")
    assert group_targets(game, SPACE["1,0"]) == {}
    shut = observer()
    put(shut, "oni-skybound", "1,0")
    assert group_targets(shut, SPACE["1,0"])
    shut.set_ground("blocks", SPACE["2,0"], 0b111111)
    shut.refresh_ground()
    assert group_targets(shut, SPACE["1,0"]) == {}


def test_the_third_attack_of_the_abyssal() -> None:
    """MP-LEGEND-14, MP-LEGEND-15: its group to the nearest area; without a target the team picks for others."""
    game = observer()
    assert third_aim(game) is None
    put(game, "oni-abyssal", "1,0")
    third = third_aim(game)
    assert third is not None and third.who == BY_ABYSSAL and choice(third) == (["2,0"], [], 0)
    for unit, n in (("oni-dark-observer", 1), ("oni-medium", 2)):
        put(game, unit, "1,0", -n)
    put(game, "private", "3,0")
    passed = third_aim(game)
    assert passed is not None and passed.who == PASSED_ON
    assert names(passed.among) == ["-2,0"] and passed.asked == 1, "its own 40 CP take neither of the two areas with 50"
    claim(game, "oni", "-2,0")
    nobody = third_aim(game)
    assert nobody is not None and nobody.who == NOBODY_CAN


# --- Round cards ----------------------------------------------------------------------------------------------


def test_low_tide_lets_oni_come_further() -> None:
    """OR-01: range 3."""
    game = closed(stage({"0,0": {"units": {"oni-small": 1}}}))
    claim(game, "nobody", "3,0")
    assert rank(game, "3,0") == search.NEVER
    low = closed(stage({"0,0": {"units": {"oni-small": 1}}}, round_card="round-low-tide"))
    claim(low, "nobody", "3,0")
    assert rank(low, "3,0") == (1, 3)


def test_siege_prioritises_the_gates() -> None:
    """OR-03: an area beside a Homezone counts as marked."""
    assert choice(aim(tie(2), 1)) == ([], ["2,-1", "2,0"], 1)
    game = tie(4, round_card="round-siege")  # the Nomads live at 4,0, the Boarlords at 4,-2
    assert choice(aim(game, 2)) == (["3,-1", "3,0"], [], 0)


def test_nothing_to_attack() -> None:
    """MP-PRIORITY-11, MP-ATTACK-01: without an area that can be conquered there is no attack."""
    game = closed(stage({"2,0": {"units": {"oni-small": 1, "private": 2}}}))
    claim(game, "nomads", "2,0")
    found = aim(game, 2)
    assert found.who == NOBODY_CAN and not found.sure and not found.asked
    assert game.territory[SPACE["2,0"]] != NOBODY
