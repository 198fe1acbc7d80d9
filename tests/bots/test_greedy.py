"""How far greedy follows an option: to the next point of its action where one may stop."""

from __future__ import annotations

from random import Random

from moonwall import bots, table
from moonwall.bots import evaluation
from moonwall.bots.base import Seen
from moonwall.bots.greedy import STOPS, Action, look_ahead


def test_an_action_reaches_to_its_end_and_no_farther() -> None:
    """A hired Advisor is also given a place; what comes after is another action."""
    match = table.start("great-wall", seats=3, seed=4)
    chance = Random(4)
    judge = evaluation(match.game)
    followed = 0
    while match.decision:
        seat, kind = match.decision.seat, match.decision.kind
        action = Action(match, seat, judge)
        match.play(chance.choice(match.decision.options))
        if kind == "hire" and match.decision and match.decision.kind == "assign-advisor":
            assert action.under_way(match) and not action.settled(match)
            followed += 1
        if not action.under_way(match):
            assert action.settled(match)
    assert followed


def walk(kind: str, seed: int = 3) -> table.Match:
    """A game of Tsukuyumi up to a decision of that kind."""
    match = table.start("tsukuyumi", seats=3, seed=seed)
    chance = Random(seed)
    while match.decision and match.decision.kind != kind:
        match.play(chance.choice(match.decision.options))
    assert match.decision
    return match


def test_a_unit_picked_is_followed_to_where_it_may_stop() -> None:
    """Which unit, then where to: halfway nothing has changed; the next ``move`` is a resting point."""
    match = walk("move")
    assert match.decision
    seat = match.decision.seat
    action = Action(match, seat, evaluation(match.game))
    action.tries = 100
    march = next(o for o in match.decision.options if o.verb == "march")
    picked = match.clone()
    picked.play(march)
    if picked.decision and picked.decision.kind == "move-to":
        assert not action.settled(picked) and not action.rests(picked)
        values, there = action.settle(picked, [], 6)
        assert there.decision and action.settled(there) and action.rests(there)
        assert there.decision.options[-1] in STOPS
        assert max(values) > 0
    done = match.clone()
    done.play("done")
    assert action.settled(done)


def test_options_that_only_begin_something_are_told_apart_by_what_they_lead_to() -> None:
    match = walk("move")
    assert match.decision
    seat, options = match.decision.seat, match.decision.options
    judge = evaluation(match.game)
    before = match.fingerprint()
    near = look_ahead(match, seat, options, judge, 0, 6, 160)
    far = look_ahead(match, seat, options, judge, 6, 6, 160)
    marches = [place for place, o in enumerate(options) if o.verb == "march"]
    assert len({round(near[place][seat], 9) for place in marches}) == 1, "which unit is no difference yet"
    assert len({round(far[place][seat], 9) for place in marches}) > 1
    assert match.fingerprint() == before


def test_a_battle_is_followed_past_the_answer_of_the_defender() -> None:
    """An attack is judged when it has been fought, not while the defender is asked."""
    match = table.start("tsukuyumi", seats=3, seed=8)
    players = [bots.make("greedy:tries=20", seed=s) for s in range(3)]
    fought = 0
    while match.decision and not fought:
        decision = match.decision
        seat = decision.seat
        judge = evaluation(match.game)
        for option in decision.options if decision.kind == "act" else ():
            action = Action(match, seat, judge)
            action.tries = 200
            tried = match.clone()
            tried.play(option)
            asked = tried.decision  # the defender, or the next player when there was nothing to ask
            if option.verb == "attack" and asked and asked.seat != seat and asked.kind != "act":
                assert action.under_way(tried) and not action.settled(tried)
                _, there = action.settle(tried, judge.values(tried), 12)
                assert not action.under_way(there) or action.rests(there)
                fought += 1
        option = players[seat].choose(match, seat)
        match.play(option, seat)
    assert fought


def test_thinking_leaves_the_match_alone() -> None:
    match = walk("act")
    assert match.decision
    before = match.fingerprint()
    bots.GreedyBot(3).pick(Seen(match, match.decision.seat))
    assert match.fingerprint() == before
