"""When Missions, objectives, tasks and Supremacy are looked at, and what counts as an area (TS-MISSION-02, Q-62)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.content_rows import Mission, Objective
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS
from moonwall.games.tsukuyumi.rules import ground, pieces, tasks, watch
from moonwall.table import ComposeError, Match
from moonwall.table.position import replaced

from . import invariants
from .hand import PATCH, at, deal, game, go, kind, play, told

MIXED = {**PATCH, "3,0": "fertile", "3,-1": "mountain"}
CYBER = ["cybersamurai", "nomads", "boarlords"]


def done(match: Match, faction: str) -> set[str]:
    return {m["id"] for m in match.view()["table"]["missions"] if at(match, faction) in m["done"]}


def objective(match: Match, faction: str) -> bool:
    return bool(game(match).objective_done[at(match, faction)])


# --- the beginning of round 1 ------------------------------------------------------------------------------


@pytest.mark.parametrize(("third", "reached"), [("3,-1", True), ("2,-1", False)])
def test_starting_areas_fulfil_a_mission_when_round_one_begins(third: str, reached: bool) -> None:
    """TS-MISSION-02, TS-MISSION-05: Fertile, Ocean and Mountain marked in the set-up; a second Ocean is not enough."""
    match = deal(
        CYBER,
        board=MIXED,
        phase="units",
        active="boarlords",
        order=["cybersamurai", "nomads", "boarlords"],
        spaces={**{s: {"owner": "nomads"} for s in ("2,0", "3,0", third)}, "2,1": {"owner": "boarlords"}},
    )
    while game(match).round == 0:
        assert not done(match, "nomads"), "nothing is looked at before the game begins"
        match.play(match.decision.options[0] if match.decision else "")
    assert kind(match) == "select-card"
    assert done(match, "nomads") == ({"mission-survey"} if reached else set())
    assert [e["seat"] for e in told(match, "mission")] == ([1] if reached else [])


def test_sixteen_starting_areas_score_at_once() -> None:
    """TS-ALLY-09-PL, TS-MISSION-06: whoever stands alone controls seven areas from the first moment; the allies with
    three each do not."""
    seats = ["nomads", *(f for f in BASE if f != "nomads")]
    match = table.start("tsukuyumi", seats=seats, seed=1, mode="domination", edition="polish")
    while game(match).round == 0:
        match.play(match.decision.options[0] if match.decision else "")
    assert "mission-nest" in done(match, "nomads")
    assert not any("mission-nest" in done(match, faction) for faction in seats[1:])


def test_supremacy_is_looked_at_when_round_one_begins() -> None:
    """TS-END-06, Q-55: three areas and the first place are 5 points."""
    for target, over in ((5, True), (6, False)):
        match = deal(
            options={"supremacy": target},
            round=1,
            phase="units",
            active="dark-seed",
            order=["nomads", "boarlords", "dark-seed"],
            spaces={**{s: {"owner": "nomads"} for s in ("2,0", "3,0", "3,-1")}, "2,1": {"owner": "dark-seed"}},
        )
        while not match.over and game(match).round == 0:
            match.play(match.decision.options[0] if match.decision else "")
        assert match.over is over


# --- Properties --------------------------------------------------------------------------------------------


def with_event(seats: list[str], event: str, board: dict[str, str], round_: int = 1, **doc: Any) -> Match:
    match = deal(
        seats,
        board=board,
        round=round_,
        phase="blue",
        active="cybersamurai",
        cards={"cybersamurai": "action-advance"} if len(seats) > 2 else {},
        left={"effect": 0, "draw": 0, "play": 1, "initiative": 0},
        events={"held": {"cybersamurai": [event]}},
        **doc,
    )
    return go(match, "use events", f"play {event}")


@pytest.mark.parametrize(("event", "reached"), [("oni-rule", True), ("danger-in-the-deep", False)])
def test_a_property_given_by_an_event_fulfils_gps_mapping(event: str, reached: bool) -> None:
    """TS-CYBER-27, TS-EVENT-20: the fourth kind of area comes by a marker; Unstable does not help."""
    spaces = {s: {"owner": "cybersamurai"} for s in ("2,0", "2,-1", "3,0", "3,-1")}
    match = with_event(CYBER, event, MIXED, spaces=spaces)
    assert not objective(match, "cybersamurai")
    play(match, "area 2,0")
    assert objective(match, "cybersamurai") is reached
    assert [e["objective"] for e in told(match, "objective")] == (["gps-mapping"] if reached else [])


@pytest.mark.parametrize(("event", "points"), [("oni-rule", 2), ("danger-in-the-deep", 0)])
def test_a_property_given_by_an_event_fulfils_orbital_survey(event: str, points: int) -> None:
    """TS-TWO-10-PL, TS-EVENT-20: in the last round, where no conquest would come any more."""
    spaces = {s: {"owner": "cybersamurai"} for s in ("2,0", "2,-1", "3,0", "3,-1")}
    match = with_event(["cybersamurai", "nomads"], event, MIXED, round_=3, spaces=spaces)
    play(match, "area 2,0")
    assert tasks.points(game(match), 0) == points


def test_a_negation_that_is_lifted_counts() -> None:
    """TS-EVENT-20, TS-AREA-12: the Moon's own Property comes back; while cancelled it does not count."""
    spaces = {s: {"owner": "cybersamurai"} for s in ("2,0", "3,0", "3,-1", "1,0")}
    spaces["1,0"]["negated"] = ["tsukuyumi"]  # type: ignore[assignment]
    match = with_event(CYBER, "oni-rule", MIXED, spaces=spaces)
    assert not objective(match, "cybersamurai")
    play(match, "area 1,0")
    assert objective(match, "cybersamurai")


# --- one mechanism -----------------------------------------------------------------------------------------


def test_every_kind_of_aim_says_what_it_counts() -> None:
    """A Mission, objective or task of a new kind cannot be forgotten: the position has all fields it counts."""
    own = {"own"}  # what a faction counts itself: it names the fields
    assert set(watch.MISSIONS) | own == set(literals(Mission))
    assert set(watch.OBJECTIVES) | own == set(literals(Objective))
    assert set(watch.TASKS) == set(tasks.COUNTING)
    position = game(deal())
    for table_ in (watch.MISSIONS, watch.OBJECTIVES, watch.TASKS):
        for fields in table_.values():
            assert all(hasattr(position, name) for name in fields)
    assert all(hasattr(position, name) for name in (*watch.SUPREMACY, *watch.OWN))
    for part in FACTIONS.values():
        assert all(hasattr(position, name) for name in (*part.counts, *part.mission_counts))


def literals(row: type) -> tuple[str, ...]:
    from typing import get_type_hints

    return get_args(get_type_hints(row)["do"])


def test_only_what_can_have_changed_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moving units changes nothing that is counted here; a Property makes GPS Mapping due, but no Mission."""

    looked: list[int] = []
    monkeypatch.setattr(watch, "fulfilled", lambda game, seat, mission: bool(looked.append(mission)))
    match = deal(CYBER, board=MIXED, phase="red", active="nomads", left={"movement": 1, "combat": 0},
                 spaces={"2,0": {"units": {"private": 1}}})  # fmt: skip
    play(match, "use movement", "march private 2,0 1", "to 2,-1 1")
    assert not looked
    position = game(match)
    position.added[SPACE["2,0"]] |= 1
    position.settle()
    assert not looked
    position.kills = replaced(position.kills, 0, position.kills[0] + 1)
    position.settle()
    assert {position.book.mission_ids[m] for m in looked} == {"mission-survival"}


def test_lists_that_no_aim_counts_are_not_compared() -> None:
    """Lists of a faction are looked at only where an aim counts them: the Lords' objective does (TSF-SEA-10)."""
    lords = table.start("tsukuyumi", seats=["nomads", "boarlords", "lords-of-the-lost-sea"], seed=1)
    nobody = table.start("tsukuyumi", seats=["nomads", "boarlords", "dark-seed"], seed=1)
    assert rules_watch(nobody).slots == []
    assert rules_watch(lords).slots == [2]
    position: Any = lords.position
    assert rules_watch(lords).now(position)[-1] is position.own[2]


def rules_watch(match: Match) -> watch.Watch:
    position: Any = match.position
    found = position.rules.watch
    assert isinstance(found, watch.Watch)
    return found


def test_random_games_would_notice_an_aim_that_nobody_looked_at() -> None:
    """``invariants.aims`` looks at everything once more: here three kills of which no step has told the aims."""
    match = deal()
    invariants.aims(game(match))
    game(match).kills = replaced(game(match).kills, 0, 3)
    with pytest.raises(AssertionError, match="missions_done"):
        invariants.aims(game(match))
    game(match).settle()
    invariants.aims(game(match))


# --- areas, not conquests (TS-SEED-16, TS-NOMAD-18, TS-MISSION-08) -----------------------------------------


def take(match: Match, faction: str, space: str, from_: int) -> None:
    """The faction conquers an area that carries another side's marker."""
    position = game(match)
    position.territory[SPACE[space]] = from_
    pieces.conquer(position, at(match, faction), SPACE[space])
    position.settle()


@pytest.mark.parametrize(("faction", "wanted"), [("dark-seed", 6), ("nomads", 4)])
def test_the_same_area_taken_twice_counts_once(faction: str, wanted: int) -> None:
    match = deal()
    other = at(match, "boarlords")
    for _ in range(wanted):
        take(match, faction, "2,0", other)
    assert not objective(match, faction)
    for space in list(PATCH)[1 : wanted - 1]:
        take(match, faction, space, other)
    assert not objective(match, faction)
    take(match, faction, list(PATCH)[wanted - 1], other)
    assert objective(match, faction), "so many different areas are the objective"


def test_moonstruck_wants_two_areas() -> None:
    """TS-MISSION-08."""
    match = deal()
    for _ in range(3):
        take(match, "nomads", "0,0", at(match, "boarlords"))
    assert "mission-moonstruck" not in done(match, "nomads")
    take(match, "nomads", "1,0", at(match, "boarlords"))
    assert "mission-moonstruck" in done(match, "nomads")


def test_an_area_stays_the_same_when_an_event_moves_it() -> None:
    """TS-EVENT-25: the tile lies elsewhere now; taken again it still counts once, its neighbour counts as another."""
    match = deal()
    position, other = game(match), at(match, "boarlords")
    take(match, "dark-seed", "2,0", other)
    ground.swap(position, SPACE["2,0"], SPACE["2,-1"])
    take(match, "dark-seed", "2,-1", other)
    assert position.conquests[at(match, "dark-seed")].bit_count() == 1
    take(match, "dark-seed", "2,0", other)
    assert position.conquests[at(match, "dark-seed")].bit_count() == 2


def test_areas_taken_are_written_by_name_or_number() -> None:
    match = deal(points={"conquests": {"dark-seed": ["2,0", "3,0"]}, "retaken": {"nomads": 3}})
    seats = match.view()["table"]["seats"]
    assert seats[at(match, "dark-seed")]["conquests"] == 2 and seats[at(match, "nomads")]["retaken"] == 3
    take(match, "dark-seed", "2,0", at(match, "boarlords"))
    assert game(match).conquests[at(match, "dark-seed")].bit_count() == 2
    with pytest.raises(ComposeError, match=r"points\.conquests\.dark-seed.*4,0 is no area"):
        deal(points={"conquests": {"dark-seed": ["4,0"]}})
