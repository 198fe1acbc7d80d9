"""What the evaluation of Tsukuyumi sees."""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall import table
from moonwall.bots import evaluation
from moonwall.games.tsukuyumi import survey as survey_module
from moonwall.games.tsukuyumi.board import CENTRE
from moonwall.games.tsukuyumi.features import USUAL, WEIGHTS, measure, teams
from moonwall.games.tsukuyumi.rules.scoring import area_points
from moonwall.games.tsukuyumi.survey import survey
from moonwall.table.position import replaced
from tests.tsukuyumi.hand import deal

NAMES = list(WEIGHTS)


def feature(match: table.Match, seat: int, name: str) -> float:
    return measure(match.position)[seat][NAMES.index(name)]


def until(match: table.Match, kind: str, seed: int = 1) -> table.Match:
    chance = Random(seed)
    while match.decision and match.decision.kind != kind:
        match.play(chance.choice(match.decision.options))
    assert match.decision
    return match


def test_what_is_remembered_is_what_is_worked_out_anew() -> None:
    """In every mode, at any moment: a survey that knows thousands of positions says the same as a fresh one."""
    for mode, seats in (("standard", 3), ("standard", 4), ("two", 2), ("alliance", 4), ("domination", 4)):
        match = table.start("tsukuyumi", seats=seats, seed=5, mode=mode)
        chance = Random(seats)
        while match.decision:
            match.play(chance.choice(match.decision.options))
            if chance.random() < 0.1:
                known = measure(match.position)
                assert [len(row) for row in known] == [USUAL] * seats
                kept = dict(survey_module._surveys)
                survey_module._surveys.clear()
                assert measure(match.position) == known
                survey_module._surveys.clear()
                survey_module._surveys.update(kept)


def test_areas_count_what_they_score() -> None:
    match = table.start("tsukuyumi", seats=4, seed=9)
    chance = Random(9)
    while match.decision:
        match.play(chance.choice(match.decision.options))
    for seat in range(4):
        assert feature(match, seat, "area points") == area_points(match.position, seat)


def test_a_card_selected_in_secret_counts_before_the_others_have_chosen() -> None:
    """In later rounds too, when the phase is still that of the round before (TS-ROUND-07)."""
    match = table.start("tsukuyumi", seats=3, seed=2)
    until(match, "select-card")
    until_round = 2
    chance = Random(3)
    while match.position.round < until_round or match.decision.kind != "select-card":  # type: ignore[union-attr]
        match.play(chance.choice(match.decision.options))  # type: ignore[union-attr]
    decision = match.decision
    assert decision
    judge = evaluation(match.game)
    worths = set()
    for option in decision.options:
        tried = match.clone()
        tried.play(option, decision.seat)
        worths.add(round(judge.worths(tried.position)[decision.seat], 6))
    assert len(worths) > 1


def test_a_movement_that_may_no_longer_be_made_is_worth_nothing() -> None:
    """Movement comes before Combat (TS-ROUND-10)."""
    match = until(table.start("tsukuyumi", seats=3, seed=4), "act")
    game = match.position
    seat = game.active
    assert feature(match, seat, "movement in hand") > 0
    game.fought = 1
    assert feature(match, seat, "movement in hand") == 0


def test_a_stronger_enemy_in_an_own_area_is_a_threat_and_beside_it_an_exposure() -> None:
    match = until(table.start("tsukuyumi", seats=3, seed=4), "act")
    game = match.position
    space = next(s for s, points in survey(game).land(game).estates[0].scoring.items() if points)
    own = game.book.kinds_of[game.rules.faction_of[1]]
    kind = max(own, key=lambda k: game.book.cp[k])
    threatened, exposed = feature(match, 0, "threatened"), feature(match, 0, "exposed")
    game.add(space, kind, 9)
    assert feature(match, 0, "threatened") > threatened
    game.add(space, kind, -9)
    assert (feature(match, 0, "threatened"), feature(match, 0, "exposed")) == (threatened, exposed)
    beside = next(s for s in game.beside(space) if game.territory[s] != 0)
    game.add(beside, kind, 9)
    assert feature(match, 0, "exposed") > exposed


def test_the_moon_centre_pays_for_every_round_to_come() -> None:
    match = until(table.start("tsukuyumi", seats=3, seed=4), "act")
    game = match.position
    game.territory[CENTRE] = 1
    assert feature(match, 1, "moon centre") == 4
    game.round = 4
    assert feature(match, 1, "moon centre") == 1


def test_for_two_only_victory_cards_bring_points_and_the_way_to_them_counts() -> None:
    """TS-TWO-02: a task half done is worth something, one that would score now more, one that has scored most."""
    match = until(table.start("tsukuyumi", seats=["nomads", "boarlords"], seed=4, mode="two"), "act")
    game = match.position
    judge = evaluation(match.game)
    base = len(game.book.tasks)
    game.deeds = replaced(game.deeds, base, 0)
    before = judge.worths(game)[0]
    game.deeds = replaced(game.deeds, base, 3)  # of five units to destroy
    half = judge.worths(game)[0]
    task = next(t for t in game.rules.tasks[0] if game.book.tasks[t].do == "destroyed")
    game.deeds = replaced(game.deeds, task, 1)
    done = judge.worths(game)[0]
    assert before < half < done
    assert feature(match, 0, "initiative points") == 0 and feature(match, 0, "moon centre") == 0


def aims(spaces: dict[str, Any], round_: int = 1) -> float:
    """What the way to their Victory cards is worth to Boarlords."""
    match = deal(["boarlords", "nomads"], spaces=spaces, round=round_, phase="white", active="boarlords")
    return feature(match, 0, "missions")


def test_boarlords_see_what_their_victory_cards_are_made_of() -> None:
    """TS-TWO-02: parts of The Herd, hands to build with, Strongholds after those that score, a round without a loss."""
    mother = {"units": {"boarmother": 1}}
    assert 0 < aims({"2,0": mother}) < aims({"2,0": {"units": {"boarmother": 1, "boarguard": 1}}})
    builder = {"2,0": {"units": {"boarrior": 1}}}
    assert aims(builder, 1) - aims({}, 1) > aims(builder, 2) - aims({}, 2) > aims(builder, 3) - aims({}, 3) == 0
    own = {s: {"owner": "boarlords", "strongholds": 1} for s in ("2,0", "2,-1", "3,0")}
    bare = {**own, "3,0": {"owner": "boarlords"}}
    assert aims(own, 3) > aims(bare, 3)
    assert aims({}, 2) > aims({}, 1) == 0  # nothing is lost yet; round 1 does not count


def test_allies_are_one_team_and_one_stands_against_three() -> None:
    assert teams(table.start("tsukuyumi", seats=4, seed=1, mode="alliance").position) == [0, 1, 0, 1]
    assert teams(table.start("tsukuyumi", seats=4, seed=1, mode="domination").position) == [0, 1, 1, 1]
    assert teams(table.start("tsukuyumi", seats=4, seed=1).position) is None
