"""Decisions, answers, forced options, simultaneous secrets, automata, the table that decides together."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonwall import table
from moonwall.table import Choice, Match, Option, Outcome, Step, option
from tests.guests import dike, goose


def first(match: Match) -> table.Decision:
    assert match.decision is not None
    return match.decision


def play_on(match: Match, pick: int = 0) -> Match:
    while not match.over:
        match.play(first(match).options[pick])
    return match


# --- option texts ----------------------------------------------------------------------------------------------------

WORDS = st.from_regex(r"[a-z][a-z0-9,.@-]{0,8}", fullmatch=True)
HEXES = st.tuples(st.integers(-9, 9), st.integers(-9, 9)).map(lambda h: f"{h[0]},{h[1]}")
REFERENCES = st.one_of(WORDS, st.integers(-999, 999), HEXES)


@given(verb=WORDS, refs=st.lists(REFERENCES, max_size=4))
def test_an_option_and_its_text_are_the_same_thing(verb: str, refs: list[str | int]) -> None:
    made = option(verb, *refs)
    assert table.parse(made.text) is made
    assert made.verb == verb
    assert made.refs == tuple(refs)


@pytest.mark.parametrize("tokens", [(), (3,), ("",), ("two words",), ("lay", "3"), ("lay", "-0", "a b")])
def test_what_would_not_read_back_is_no_option(tokens: tuple[str | int, ...]) -> None:
    with pytest.raises(ValueError):
        option(*tokens)


def test_parsing_does_not_fill_the_pool() -> None:
    assert table.parse("never-made 77") is not table.parse("never-made 77")
    assert table.parse("never-made 77").tokens == table.parse("  never-made   77 ").tokens == ("never-made", 77)


def test_equal_options_are_the_same_object_also_after_copying_and_pickling() -> None:
    made = option("move", "worker", "2,-1")
    assert option("move", "worker", "2,-1") is made
    assert copy.deepcopy([made])[0] is made
    assert pickle.loads(pickle.dumps(made)) is made


# --- answers ---------------------------------------------------------------------------------------------------------


def test_an_illegal_option_is_refused_with_a_hint_and_changes_nothing() -> None:
    match = table.start("dike", seats=2, seed=1)
    before = match.fingerprint()
    with pytest.raises(table.IllegalOption, match="Did you mean 'guard north'"):
        match.play("guard nort")
    with pytest.raises(table.IllegalOption, match="Known: guard north, guard middle, guard south"):
        match.play("xyzzy")
    with pytest.raises(table.IllegalOption, match="not one of the 3 options of decision 'guard'"):
        match.play(option("raise", "north", 1))
    assert match.fingerprint() == before
    assert match.count == 0
    assert match.answers == []


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = table.start("dike", seats=2, seed=1)
    match.play("guard north")
    with pytest.raises(table.NotYourDecision, match="seat 1 has nothing to decide now; waiting for seat 0"):
        match.play("pass", seat=1)
    assert match.count == 1


def test_when_the_game_is_over_nobody_decides() -> None:
    match = play_on(table.start("dike", seats=2, seed=1))
    assert (match.decision, match.decisions, match.over) == (None, [], True)
    with pytest.raises(table.NotYourDecision, match="the game is over"):
        match.play("pass")


def test_rules_get_the_option_object_of_the_list() -> None:
    """So that rules may write ``picked is PASS``, whoever made the option."""
    match = table.start("dike", seats=2, seed=1)
    match.play("guard north")
    match.play(Option(("pass",)))
    assert match.answers[-1] == (0, "pass")
    assert match.position.sacks == [5, 5]  # type: ignore[attr-defined]


# --- forced options --------------------------------------------------------------------------------------------------


def test_a_forced_option_is_played_and_told() -> None:
    match = table.start("dike", seats=2, seed=1, sacks=0, calm=True)
    match.play("guard north")
    forced = [e for e in match.events if e.kind == "forced"]
    assert [e.data for e in forced] == [{"seat": s, "decision": "raise", "option": "pass"} for s in (0, 1)]
    assert first(match).kind == "guard"
    assert match.answers == [(0, "guard north")], "what was forced is no answer"


class Probe(Choice):
    """One option, and three ways to tell of it."""

    __slots__ = ()

    def options(self, game: dike.Dike) -> list[Option]:
        return [option("only", 1)]

    def take(self, game: dike.Dike, picked: Option) -> None:
        game.tell("taken", seat=self.seat)


class Hush(Probe):
    __slots__ = ()
    silent = True


class Whisper(Probe):
    __slots__ = ()
    secret = True


class Empty(Probe):
    __slots__ = ()

    def options(self, game: dike.Dike) -> list[Option]:
        return []


class Stop(Step):
    __slots__ = ()

    def run(self, game: dike.Dike) -> None:
        game.stack.clear()


def with_next(step: Step) -> Match:
    """A match whose next answer brings this step to the top."""
    match = table.start("dike", seats=2, seed=1)
    match.position.stack.insert(-1, step)
    return match


def told(match: Match, seat: int | None) -> list[str]:
    return [e["kind"] for e in match.events_for(seat)]


def test_a_silent_choice_is_not_told_when_forced() -> None:
    match = with_next(Hush(1))
    match.play("guard north")
    assert told(match, 1) == ["guarded", "taken"]


def test_a_secret_choice_is_told_to_its_seat_alone() -> None:
    match = with_next(Whisper(1))
    match.play("guard north")
    assert told(match, 1) == ["guarded", "forced", "taken"]
    assert told(match, 0) == told(match, None) == ["guarded", "taken"]


def test_a_choice_without_options_is_a_fault_of_the_rules() -> None:
    with pytest.raises(table.RulesFault, match=r"Empty\(seat=1\) of dike offers nothing"):
        with_next(Empty(1)).play("guard north")


def test_a_game_that_stops_without_an_outcome_is_a_fault_of_the_rules() -> None:
    with pytest.raises(table.RulesFault, match="dike stopped without an outcome"):
        with_next(Stop()).play("guard north")


# --- simultaneous secret choices -------------------------------------------------------------------------------------


def test_seats_that_choose_at_once_are_all_asked_and_keep_their_ids() -> None:
    match = table.start("goose", seats=3, seed=4)
    assert [d.seat for d in match.decisions] == [0, 1, 2]
    ids = [d.id for d in match.decisions]
    match.play(match.decisions[1].options[0], seat=1)
    assert [d.id for d in match.decisions] == [ids[0], ids[2]]
    assert match.view(0)["waiting"] == [0, 2]


def test_an_answer_is_in_nobodys_view_or_events_until_all_are_in() -> None:
    one, two = (table.start("goose", seats=3, seed=4) for _ in range(2))
    one.play(one.decisions[1].options[0], seat=1)
    two.play(two.decisions[1].options[2], seat=1)
    for seat in (None, 0, 2):
        assert one.view(seat) == two.view(seat)
        assert one.events_for(seat) == two.events_for(seat) == []
    assert one.fingerprint() != two.fingerprint()
    for seat in (0, 2):
        assert one.imagine(seat, 9).fingerprint() == two.imagine(seat, 9).fingerprint()
    assert one.imagine(1, 9).fingerprint() != two.imagine(1, 9).fingerprint(), "a seat knows its own answer"


def test_a_snapshot_keeps_the_secret_answer() -> None:
    match = table.start("goose", seats=2, seed=4)
    match.play(match.decisions[1].options[2], seat=1)
    again = table.restore(json.dumps(match.snapshot()))
    assert [d.id for d in again.decisions] == [d.id for d in match.decisions] == ["0-0"]
    for each in (match, again):
        each.play(first(each).options[0])
    assert again.fingerprint() == match.fingerprint()


def test_answers_are_taken_in_seat_order_and_revealed_together() -> None:
    match = table.start("goose", seats=3, seed=4)
    for seat in (2, 0, 1):
        decision = match.decision_of(seat)
        assert decision is not None
        match.play(decision.options[0], seat=seat)
    assert [e.data["seat"] for e in match.events if e.kind == "laid"] == [0, 1, 2]
    assert [e.kind for e in match.events] == ["laid", "laid", "laid", "took"]


def test_a_seat_has_at_most_one_choice_at_once() -> None:
    with pytest.raises(ValueError, match="only one choice"):
        table.together([goose.Lay(0), goose.Lay(0)])


def test_a_decision_id_never_comes_again_while_playing_on() -> None:
    match, seen = table.start("goose", seats=3, seed=4), set()
    while not match.over:
        decision = match.decisions[-1]
        assert decision.id not in seen
        seen.add(decision.id)
        match.play(decision.options[-1], seat=decision.seat)


def test_a_secret_event_has_two_faces() -> None:
    match = table.start("goose", seats=2, seed=4)
    while first(match).kind != "swap":
        match.play(first(match).options[0])
    match.play(first(match).options[1])
    own = [e for e in match.events_for(0) if e["kind"] == "swapped"]
    assert set(own[0]["data"]) == {"seat", "gave", "got"}
    for other in (1, None):
        assert [e["data"] for e in match.events_for(other) if e["kind"] == "swapped"] == [{"seat": 0}]


# --- automata, and a table that decides together ---------------------------------------------------------------------


def test_the_automaton_answers_by_its_rule_and_says_so() -> None:
    match = table.start("dike", seats=2, seed=1, calm=True)
    match.play("guard north")
    match.play("raise south 2")
    match.play("pass")
    said = [e.data for e in match.events if e.kind == "automaton"]
    assert said == [{"seat": 2, "decision": "strike", "option": "strike middle"}], "the lowest that is not guarded"


def test_any_keeper_may_answer_for_the_table() -> None:
    for seat in (0, 1):
        match = table.start("dike", seats=2, seed=1)
        assert first(match).seats == (0, 1)
        assert match.view(seat)["decision"]["options"] == ["guard north", "guard middle", "guard south"]
        match.play("guard north", seat=seat)
        assert match.answers == [(seat, "guard north")]
    with pytest.raises(table.NotYourDecision):
        table.start("dike", seats=2, seed=1).play("guard north", seat=2)


def test_a_view_shows_a_decision_only_to_its_seats() -> None:
    match = table.start("goose", seats=2, seed=4)
    assert match.view(None)["decision"] is None
    assert match.view(0)["decision"]["seat"] == 0
    match.play(first(match).options[0])
    assert match.view(0)["decision"] is None


# --- outcomes --------------------------------------------------------------------------------------------------------


def test_a_ranked_outcome_breaks_ties_by_the_given_order() -> None:
    outcome = table.ranked([5, 7, 7], order=[2, 1, 0], reason="rounds")
    assert (outcome.kind, outcome.ranking, outcome.winners, outcome.scores) == ("ranked", (2, 1, 0), (2,), (5, 7, 7))


def test_a_shared_outcome_wins_or_loses_for_all() -> None:
    assert table.shared(True, [0, 1], [4, 4]).winners == (0, 1)
    assert table.shared(False, [0, 1], [4, 4]).winners == ()


def test_a_shared_outcome_may_stand_against_an_enemy_without_a_seat() -> None:
    """The enemy's points are kept with it, through a document too; without an enemy there is no number."""
    lost = table.shared(False, [0, 1], [4, 4], "outrun", target=9)
    assert (lost.target, lost.winners, lost.scores) == (9, (), (4, 4))
    assert Outcome.decode(lost.encode()).encode() == lost.encode()
    assert Outcome.decode(lost.encode()).target == 9
    assert table.shared(True, [0, 1], [4, 4]).target is None


@pytest.mark.parametrize(("sacks", "won"), [(9, True), (1, False)])
def test_a_threshold_outcome_measures_one_seat_against_a_number(sacks: int, won: bool) -> None:
    scores = []
    for seed in range(40):
        match = table.start("dike", seats=1, seed=seed, sacks=sacks, calm=True)
        while not match.over:
            match.play(first(match).options[-1])
        if match.outcome is not None and match.outcome.kind == "threshold":
            scores.append(match.scores[0])
            assert match.outcome.target == dike.TARGET
            assert bool(match.winners) is (match.scores[0] >= dike.TARGET)
    assert any((s >= dike.TARGET) is won for s in scores)


def test_scores_can_be_read_before_the_end() -> None:
    match = table.start("goose", seats=2, seed=4)
    assert (match.scores, match.winners, match.outcome) == ([0, 0], (), None)


# --- a guest that brings too little -----------------------------------------------------------------------------------


def test_what_a_guest_does_not_bring_is_named() -> None:
    bare = table.Position((table.Seat(0, "one"),), 1)
    for method in (bare.clone, bare.encode, bare.scores):
        with pytest.raises(table.RulesFault, match=f"Position does not bring '{method.__name__}'"):
            method()
    with pytest.raises(table.RulesFault, match="Step does not bring 'run'"):
        Step().run(bare)
    with pytest.raises(table.RulesFault, match="Choice does not bring 'options'"):
        Choice(0).options(bare)
    with pytest.raises(table.ComposeError, match="does not read positions written by hand"):
        table.GameType().compose(table.start("goose").setup, {})
