"""TS-VP, TS-MISSION and TS-END: points, Missions, the end."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.position import NOBODY, ONI, Tsukuyumi
from moonwall.games.tsukuyumi.rules import pieces
from moonwall.table import Match

from .hand import FOUR, PATCH, THREE, at, deal, game, kind, owner, play, told


def claim(position: Tsukuyumi, side: int, space: int) -> None:
    """As in a step of the game: then the kernel lets aims be looked at."""
    pieces.claim(position, side, space)
    position.settle()


def conquer(position: Tsukuyumi, side: int, space: int) -> None:
    pieces.conquer(position, side, space)
    position.settle()


def destroy(position: Tsukuyumi, space: int, losses: tuple[int, ...], by: int, cause: str) -> None:
    pieces.destroy(position, space, losses, by, cause)
    position.settle()


LAST = {"phase": "red", "flipped": ["boarlords", "dark-seed"], "active": "nomads"}


def missions(match: Match, faction: str) -> set[str]:
    return {m["id"] for m in match.view()["table"]["missions"] if at(match, faction) in m["done"]}


def end_round(match: Match) -> Match:
    """No more actions until cards are selected again or the game is over."""
    while not match.over and kind(match) != "select-card":
        play(match, "done")
    return match


def points(match: Match, faction: str) -> dict[str, int]:
    found: dict[str, int] = match.view()["table"]["seats"][at(match, faction)]["points"]
    return found


def score(match: Match, faction: str) -> int:
    return match.scores[at(match, faction)]


# --- TS-VP ------------------------------------------------------------------------------------------------------


def test_instant_points_stay_and_end_points_do_not_accumulate() -> None:
    """TS-VP-01, TS-VP-02, TS-MOON-04: two rounds on the Moon's centre are 2 points; the area itself is 1, not 2."""
    match = deal(**LAST, spaces={"0,0": {"owner": "nomads"}})
    end_round(match)
    assert points(match, "nomads")["moon"] == 1 and points(match, "nomads")["areas"] == 1
    match = deal(round=2, **LAST, spaces={"0,0": {"owner": "nomads"}}, points={"moon": {"nomads": 1}})
    end_round(match)
    assert points(match, "nomads")["moon"] == 2 and points(match, "nomads")["areas"] == 1
    game(match).territory[0] = NOBODY
    assert points(match, "nomads")["moon"] == 2 and points(match, "nomads")["areas"] == 0


def test_missions_and_objective_pay_one_and_two() -> None:
    """TS-VP-03, TS-VP-04, TS-VP-10-PL."""
    for polish in (False, True):
        plain = deal(polish=polish)
        done = deal(
            polish=polish,
            points={"missions": {"nomads": ["mission-nest", "mission-survival"]}, "objectives": ["nomads"]},
        )
        assert score(done, "nomads") - score(plain, "nomads") == 1 + 1 + 2


def test_areas_and_fertile_ground() -> None:
    """TS-VP-05, TS-VP-06, TS-AREA-02, TS-AREA-03, TS-AREA-04: 1 each, Moon and Mountains included, Fertile Ground 2."""
    board = {**PATCH, "3,0": "fertile", "3,-1": "mountain"}
    spaces = {s: {"owner": "nomads"} for s in ("2,0", "3,0", "3,-1", "1,0")}
    assert points(deal(board=board, spaces=spaces), "nomads")["areas"] == 1 + 2 + 1 + 1


def test_toxic_ground_brings_nothing() -> None:
    """TS-AREA-09: the expansion Property gives no points; Riverland gives its controller 1 PP in Green."""
    match = deal(spaces={"2,0": {"owner": "nomads"}})
    game(match).added[SPACE["2,0"]] |= 8
    assert points(match, "nomads")["areas"] == 0
    from moonwall.games.tsukuyumi.rules.production import harvest

    position = game(match)
    assert harvest(position, 0) == 0
    position.set_ground("terrain", SPACE["2,0"], 4)
    assert harvest(position, 0) == 1


def test_initiative_pays_two_and_one() -> None:
    """TS-VP-07."""
    match = deal(FOUR, order=["dark-seed", "nomads", "cybersamurai", "boarlords"])
    assert [score(match, f) for f in ("dark-seed", "nomads", "cybersamurai", "boarlords")] == [2, 1, 0, 0]


def test_other_sources_are_the_factions_own() -> None:
    """TS-VP-08, TS-VP-09, TS-HOME-01: units and Homezones score nothing; no base faction has another source."""
    match = deal(order=THREE, spaces={"2,0": {"units": {"private": 3}}, "4,0": {"units": {"lt-dan": 1}}})
    assert score(match, "nomads") == 2, "Initiative only"


# --- TS-MISSION -------------------------------------------------------------------------------------------------


def test_each_faction_brings_its_mission() -> None:
    """TS-MISSION-01, TS-MISSION-11: only those of the factions in play lie there."""
    brought = {
        "cybersamurai": "mission-survey",
        "dark-seed": "mission-nest",
        "nomads": "mission-survival",
        "boarlords": "mission-moonstruck",
    }
    for left_out in FOUR:
        seats = [f for f in FOUR if f != left_out]
        lying = {m["id"] for m in deal(seats).view()["table"]["missions"]}
        assert lying == {brought[f] for f in seats}


def test_fulfilment_is_immediate_also_outside_the_own_turn() -> None:
    """TS-MISSION-02, TS-MISSION-06: the seventh area, on somebody else's turn; six are not enough."""
    board = {**PATCH, "3,-3": "ocean"}
    spaces: dict[str, Any] = {s: {"owner": "dark-seed"} for s in list(board)[:6]}
    spaces["3,-3"] = {"units": {"private": 1}}
    match = deal(board=board, spaces=spaces, active="nomads", phase="red", left={"movement": 1})
    position, seed = game(match), at(match, "dark-seed")
    assert not missions(match, "dark-seed")
    claim(position, seed, SPACE["3,-2"])
    assert missions(match, "dark-seed") == {"mission-nest"}
    assert position.active == at(match, "nomads")


def test_one_player_does_not_close_a_mission_and_each_gets_it_once() -> None:
    """TS-MISSION-01, TS-MISSION-03."""
    match = deal(
        points={"missions": {"dark-seed": ["mission-survival"]}, "kills": {"nomads": 2}},
        spaces={"2,0": {"units": {"worker": 2}}},
    )
    position = game(match)
    destroy(position, SPACE["2,0"], (position.book.kind_index["worker"], 1), at(match, "nomads"), "battle")
    assert missions(match, "nomads") == missions(match, "dark-seed") == {"mission-survival"}
    before = score(match, "nomads")
    destroy(position, SPACE["2,0"], (position.book.kind_index["worker"], 1), at(match, "nomads"), "battle")
    assert score(match, "nomads") == before


def test_a_mission_is_kept() -> None:
    """EX-IT-26 (TS-MISSION-04): seven areas, one lost again, the point stays."""
    spaces: dict[str, Any] = {s: {"owner": "nomads"} for s in list(PATCH)[:6]}
    match = deal(spaces=spaces)
    position = game(match)
    claim(position, at(match, "nomads"), SPACE["3,-2"])
    claim(position, at(match, "boarlords"), SPACE["2,0"])
    assert position.controlled(at(match, "nomads")) == 6
    assert missions(match, "nomads") == {"mission-nest"}


def test_one_of_each_type() -> None:
    """TS-MISSION-05: Fertile, Mountain and Ocean; Moon areas are none of them."""
    seats = ["cybersamurai", "nomads", "boarlords"]
    board = {**PATCH, "3,0": "fertile", "3,-1": "mountain"}
    match = deal(seats, board=board, spaces={s: {"owner": "nomads"} for s in ("3,0", "3,-1", "0,0")})
    position = game(match)
    claim(position, at(match, "nomads"), SPACE["1,0"])
    assert not missions(match, "nomads")
    claim(position, at(match, "nomads"), SPACE["2,0"])
    assert missions(match, "nomads") == {"mission-survey"}


def test_three_enemy_units_destroyed() -> None:
    """TS-MISSION-07, TS-MISSION-10, Q-17: over the game; not Oni, not own units, not by Oni or Radioactive."""
    match = deal(spaces={"2,0": {"units": {"worker": 6, "oni-small": 3, "private": 3}}})
    position = game(match)
    worker, oni, private = (position.book.kind_index[u] for u in ("worker", "oni-small", "private"))
    nomads = at(match, "nomads")
    destroy(position, SPACE["2,0"], (worker, 1), NOBODY, "radioactive")
    destroy(position, SPACE["2,0"], (worker, 1), ONI, "battle")
    destroy(position, SPACE["2,0"], (oni, 3), nomads, "battle")
    destroy(position, SPACE["2,0"], (private, 3), nomads, "battle")
    assert position.kills[nomads] == 0
    destroy(position, SPACE["2,0"], (worker, 2), nomads, "battle")
    assert not missions(match, "nomads")
    destroy(position, SPACE["2,0"], (worker, 1), nomads, "mine")
    assert missions(match, "nomads") == {"mission-survival"}


def test_moonstruck() -> None:
    """TS-MISSION-08: two conquests of Tsukuyumi areas, by print or marker; a cancelled Property does not count."""
    match = deal(spaces={"2,0": {"added": ["tsukuyumi"]}, "1,0": {"negated": ["tsukuyumi"]}})
    position, nomads = game(match), at(match, "nomads")
    conquer(position, nomads, SPACE["1,0"])
    conquer(position, nomads, SPACE["0,0"])
    assert not missions(match, "nomads")
    conquer(position, nomads, SPACE["0,0"])
    assert not missions(match, "nomads"), "an area one holds already is no conquest"
    conquer(position, nomads, SPACE["2,0"])
    assert missions(match, "nomads") == {"mission-moonstruck"}


def test_an_objective_is_for_its_owner_and_once() -> None:
    """TS-MISSION-09: four reconquests are the Nomads' objective, not the Boarlords'."""
    spaces: dict[str, Any] = {s: {"owner": "dark-seed"} for s in list(PATCH)[:4]}
    for who, reached in (("nomads", True), ("boarlords", False)):
        match = deal(spaces=spaces)
        position = game(match)
        for space in list(PATCH)[:4]:
            conquer(position, at(match, who), SPACE[space])
        assert bool(position.objective_done[at(match, who)]) is reached
    match = deal(spaces=spaces, options={"use_objectives": False})
    for space in list(PATCH)[:4]:
        conquer(game(match), 0, SPACE[space])
    assert not game(match).objective_done[0], "objectives may be left out"


def test_missions_may_be_left_out() -> None:
    """TS-SETUP-25."""
    match = deal(options={"use_missions": False}, spaces={"2,0": {"units": {"worker": 3}}})
    position = game(match)
    destroy(position, SPACE["2,0"], (position.book.kind_index["worker"], 3), 0, "battle")
    assert score(match, "nomads") == score(deal(options={"use_missions": False}), "nomads")


# --- TS-END -----------------------------------------------------------------------------------------------------


def test_the_end_after_the_last_red_phase() -> None:
    """TS-END-01, TS-END-02, TS-END-04: final instead of interim scoring; the Moon centre still pays in the last
    round."""
    match = deal(
        round=4,
        **LAST,
        order=THREE,
        spaces={"0,0": {"owner": "nomads"}, "2,0": {"owner": "boarlords"}},
        points={"moon": {"boarlords": 2}, "missions": {"boarlords": ["mission-nest"]}},
    )
    end_round(match)
    assert match.over and not told(match, "interim")
    assert score(match, "nomads") == 2 + 1 + 1, "Initiative, the centre as an area, the centre's point"
    assert score(match, "boarlords") == 1 + 1 + 2 + 1
    assert match.outcome is not None and match.outcome.reason == "rounds"
    assert match.winners == (at(match, "boarlords"),)


@pytest.mark.parametrize("rounds", [3, 5])
def test_quick_and_epic_games(rounds: int) -> None:
    """TS-END-05."""
    match = deal(options={"rounds": rounds}, round=rounds, **LAST)
    end_round(match)
    assert match.over
    match = deal(options={"rounds": rounds}, round=rounds - 1, **LAST)
    end_round(match)
    assert not match.over
    with pytest.raises(table.SetupError, match="rounds"):
        table.start("tsukuyumi", seats=3, rounds=7)


def test_supremacy_ends_the_game_at_once() -> None:
    """TS-END-06, Q-55: in the middle of a turn, end-of-game points counted in; that player wins."""
    match = deal(
        options={"supremacy": 5},
        phase="red",
        active="nomads",
        left={"combat": 2, "movement": 2},
        order=THREE,
        spaces={"2,0": {"units": {"private": 1}}, "3,0": {"owner": "nomads"}, "3,-1": {"owner": "nomads"}},
    )
    assert score(match, "nomads") == 4 and not match.over
    play(match, "attack 2,0", "with nomad-conquest")
    assert match.over and match.winners == (at(match, "nomads"),)
    assert match.outcome is not None and match.outcome.reason == "supremacy"


def test_supremacy_by_initiative() -> None:
    """TS-END-06: every point-relevant change counts, an Initiative marker too."""
    match = deal(
        options={"supremacy": 3},
        phase="blue",
        active="nomads",
        order=["boarlords", "nomads", "dark-seed"],
        left={"initiative": 1, "effect": 0, "draw": 0, "play": 0},
        cards={"nomads": "action-advance"},
        spaces={"3,0": {"owner": "nomads"}},
    )
    while not match.over:
        play(match, "use initiative" if kind(match) == "act" else "up 1")
    assert match.winners == (at(match, "nomads"),)
    assert owner(match, "3,0") == "nomads"


def test_only_areas_with_another_marker_are_retaken() -> None:
    """TS-NOMAD-18, Q-51: four conquests of free areas are not the objective, of Oni Territories they are."""
    for before, reached in ((None, False), ("oni", True)):
        spaces: dict[str, Any] = {s: {"owner": before} for s in list(PATCH)[:4]} if before else {}
        match = deal(spaces=spaces)
        for space in list(PATCH)[:4]:
            conquer(game(match), 0, SPACE[space])
        assert game(match).conquests[0].bit_count() == 4
        assert bool(game(match).objective_done[0]) is reached
