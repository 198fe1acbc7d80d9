"""Records, their grades, snapshots, clones, undo, imagining, composing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from moonwall import table
from moonwall.table import Match
from tests.guests import dike, goose


def played(answers: int | None = None, seed: int = 3, seats: int = 3) -> Match:
    match = table.start("goose", seats=seats, seed=seed)
    while not match.over and (answers is None or match.count < answers):
        match.play(match.decisions[-1].options[match.count % 2], seat=match.decisions[-1].seat)
    return match


# --- records ---------------------------------------------------------------------------------------------------------


def test_a_record_holds_inputs_and_replays_exactly() -> None:
    match = table.start("goose", seats=3, seed=3)
    while not match.over:
        match.play(match.decisions[0].options[0])
    record = match.record()
    assert record["game"] == "goose"
    assert record["options"] == {"rounds": 3, "ask_always": False}
    assert record["seed"] == 3
    assert len(record["answers"]) == match.count
    assert str(match.count) in record["fingerprints"]
    again = table.replay(json.dumps(record))
    assert (again.grade, again.fingerprint()) == ("exact", match.fingerprint())


def test_a_long_record_has_a_fingerprint_every_twenty_answers() -> None:
    match = table.start("dike", seats=3, seed=5, calm=True)
    long = [match]
    while not match.over:
        match.play(match.decisions[0].options[-1])
    record = long[0].record()
    assert set(record["fingerprints"]) == {str(n) for n in (*range(20, match.count, 20), match.count)}


def test_recording_again_and_again_gives_the_same_record() -> None:
    match = table.start("goose", seats=3, seed=3)
    while not match.over:
        match.play(match.decisions[0].options[0])
        assert match.record() == table.replay(match.record()).record()


def test_a_replay_may_stop_at_any_moment() -> None:
    match = played()
    for moment in range(match.count + 1):
        assert table.replay(match.record(), to=moment).count == moment
    with pytest.raises(table.RecordError, match="there is no moment 999"):
        table.replay(match.record(), to=999)


def test_other_rules_or_content_leave_a_replay_unverified(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played().record()
    monkeypatch.setattr(goose.GooseChase, "rules_version", 2)
    again = table.replay(record)
    assert again.grade == "unverified"
    assert "rules version 1" in again.grade_reason
    monkeypatch.undo()
    other = table.replay(record | {"content": {"hash": "something else"}})
    assert other.grade == "unverified"
    assert "other content" in other.grade_reason
    bare = table.replay(record | {"fingerprints": {}})
    assert (bare.grade, bare.grade_reason) == ("unverified", "the record carries no fingerprints")


def test_an_illegal_answer_diverges_and_says_where() -> None:
    record = played().record()
    record["answers"][2][1] = "lay 99"
    again = table.replay(record)
    assert again.grade == "diverged"
    assert again.grade_reason.startswith("answer 3: 'lay 99' is not one of")
    assert again.count == 2


def test_another_position_diverges_and_says_where() -> None:
    record = played().record()
    last = max(record["fingerprints"], key=int)
    record["fingerprints"][last] = "0" * 24
    again = table.replay(record)
    assert (again.grade, again.grade_reason) == (
        "diverged",
        f"the position after answer {last} is not the recorded one",
    )
    start = table.start("goose", seats=2, seed=1).record()
    start["fingerprints"]["0"] = "0" * 24
    assert table.replay(start).grade == "diverged"


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("{not json", "this is not JSON"),
        ("[]", "this is not a moonwall record"),
        ({"what": "chess-game"}, "its field 'what' must say 'moonwall-record'"),
        ({"what": "moonwall-record", "format": 99}, "format 99 is not known here; this version reads format 1"),
        ({"what": "moonwall-record", "format": 1}, "damaged moonwall record"),
        (7, "this is not a moonwall record"),
    ],
)
def test_what_is_no_record_gets_a_clear_error(document: Any, says: str) -> None:
    with pytest.raises(table.RecordError, match=says):
        table.replay(document)


def test_a_record_of_an_unknown_table_gets_a_clear_error() -> None:
    record = played(0).record()
    with pytest.raises(table.RecordError, match="cannot be set here: there is no game 'gose'. Did you mean 'goose'"):
        table.replay(record | {"game": "gose"})
    with pytest.raises(table.RecordError, match="has no option 'wings'"):
        table.replay(record | {"options": {"wings": 2}})
    with pytest.raises(table.RecordError, match="seed must be a whole number from 0 to 2.128 - 1, not 'seven'"):
        table.replay(record | {"seed": "seven"})


def test_rules_that_do_not_repeat_are_found_when_recording() -> None:
    match = played(3)
    match.position.points[0] += 1  # type: ignore[attr-defined]
    with pytest.raises(table.RulesFault, match="does not repeat"):
        match.record()


# --- snapshots -------------------------------------------------------------------------------------------------------


def test_a_snapshot_is_json_and_exact_with_history_and_undo() -> None:
    match = played(5)
    again = table.restore(json.loads(json.dumps(match.snapshot())))
    assert again.fingerprint() == match.fingerprint()
    assert again.answers == match.answers
    assert again.undoable() == match.undoable()
    assert again.record() == match.record()
    again.undo(2, consent=True)
    match.undo(2, consent=True)
    assert again.fingerprint() == match.fingerprint()


def test_a_snapshot_of_other_rules_or_content_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = played(5).snapshot()
    with pytest.raises(table.RecordError, match="other content"):
        table.restore(snapshot | {"content": {"hash": "x"}})
    monkeypatch.setattr(goose.GooseChase, "rules_version", 2)
    with pytest.raises(table.RecordError, match="taken under rules version 1, these are 2; replay its record"):
        table.restore(snapshot)


def test_a_damaged_snapshot_gets_a_clear_error() -> None:
    snapshot = played(5).snapshot()
    with pytest.raises(table.RecordError, match="not a moonwall snapshot"):
        table.restore(played(1).record())
    broken = json.loads(json.dumps(snapshot))
    del broken["position"]["hands"]
    with pytest.raises(table.RecordError, match="position is damaged.*hands"):
        table.restore(broken)
    with pytest.raises(table.RecordError, match="counts 5 answers and lists 1"):
        table.restore(snapshot | {"history": [[0, "pass", False]]})
    strange = json.loads(json.dumps(snapshot))
    strange["position"]["stack"][0]["step"] = "games.goose:Vanished"
    with pytest.raises(table.RecordError, match="'games.goose:Vanished' that this version of the rules does not have"):
        table.restore(strange)
    empty = json.loads(json.dumps(snapshot))
    empty["position"]["stack"] = []
    with pytest.raises(table.RecordError, match="damaged"):
        table.restore(empty)


def test_a_step_may_hold_only_plain_data() -> None:
    match = table.start("goose", seats=2, seed=1)
    match.position.stack.append(goose.Lay(object()))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a step may not hold"):
        match.snapshot()


# --- clones ----------------------------------------------------------------------------------------------------------


def test_a_clone_is_independent_and_keeps_no_log() -> None:
    match = played(3)
    clone, before = match.clone(), match.fingerprint()
    while not clone.over:
        clone.play(clone.decisions[0].options[0])
        assert clone.events == []
    assert match.fingerprint() == before
    assert match.count == 3
    assert clone.record()["result"] is not None


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_is_free_until_something_is_revealed() -> None:
    match = table.start("dike", seats=3, seed=3, calm=True)
    before = match.fingerprint()
    match.play("guard north", seat=0)
    assert match.undoable() == match.undoable(0) == 1 and match.undoable(1) == 0, "only one's own answers"
    match.undo()
    assert match.fingerprint() == before and match.count == 0
    assert match.undoable() == 0


def test_undo_is_not_free_once_another_seat_is_asked() -> None:
    """Who is asked may tell what is hidden: no answer is tried out for that. Being asked oneself tells nothing."""
    match = table.start("dike", seats=3, seed=3, calm=True)
    match.play("guard north", seat=0)
    assert match.decision is not None and match.decision.seats == (0,) and match.undoable(0) == 1
    match.play("raise north 1")
    assert match.decision.seats == (1,) and match.undoable(0) == 0
    with pytest.raises(table.UndoRefused, match="another seat was asked since"):
        match.undo()
    again = table.restore(json.loads(json.dumps(match.snapshot())))
    assert again.undoable(0) == 0, "a snapshot does not forget it"
    match.undo(consent=True)
    assert match.undoable(0) == 1


def test_the_end_of_a_game_is_a_reveal() -> None:
    """Then hands and record are open: nobody takes the last answer back and plays on with what they have seen."""
    match = table.start("dike", seats=2, seed=5, calm=True)
    while not match.over:
        match.play(match.decisions[0].options[-1])
    assert match.undoable() == match.undoable(0) == match.undoable(1) == 0
    with pytest.raises(table.UndoRefused):
        match.undo()
    match.undo(consent=True)
    assert not match.over


def test_a_seed_that_was_not_chosen_cannot_be_found_by_trying() -> None:
    """It has 128 bits; in JSON it is a text, since JavaScript would round it, and it comes back whole."""
    seeds = [table.start("goose").setup.seed for _ in range(64)]
    assert max(seeds).bit_length() > 120 and len({s >> 64 for s in seeds}) == 64
    match = table.start("goose", seats=3, seed=max(seeds))
    while not match.over:
        match.play(match.decisions[0].options[0])
    record = json.loads(json.dumps(match.record()))
    assert record["seed"] == str(max(seeds))
    again = table.replay(record)
    assert (again.grade, again.setup.seed) == ("exact", max(seeds))
    assert table.restore(json.loads(json.dumps(match.snapshot()))).fingerprint() == match.fingerprint()


def test_a_short_seed_stays_a_number_and_means_what_it_meant() -> None:
    """Records and fingerprints of earlier versions hold; a text of digits is the same seed."""
    match = table.start("goose", seats=3, seed=3)
    assert match.record()["seed"] == 3 and match.position.encode()["seed"] == 3
    assert table.replay(match.record() | {"seed": "3"}).fingerprint() == match.fingerprint()
    for wrong in ("", "-1", "1e3", "9" * 60, "٣"):
        with pytest.raises(table.RecordError, match="seed must be a whole number"):
            table.replay(match.record() | {"seed": wrong})


def test_undo_past_another_seat_or_a_reveal_needs_consent() -> None:
    match = table.start("dike", seats=2, seed=3, calm=True)
    for answer in ("guard north", "pass", "pass"):
        match.play(answer)
    assert match.undoable() == 0, "the wave has been drawn"
    with pytest.raises(table.UndoRefused, match="needs the consent of the other seats"):
        match.undo()
    match.undo(consent=True)
    assert [a for _, a in match.answers] == ["guard north", "pass"]
    with pytest.raises(table.UndoRefused, match="needs the consent"):
        match.undo(2, seat=1)


def test_a_secret_answer_can_be_taken_back_until_all_are_in() -> None:
    match = table.start("goose", seats=2, seed=3)
    before = match.fingerprint()
    match.play(match.decisions[0].options[1], seat=0)
    match.undo()
    assert match.fingerprint() == before
    match.play(match.decisions[0].options[1], seat=0)
    match.play(match.decisions[0].options[1], seat=1)
    assert match.undoable() == 0


@pytest.mark.parametrize("steps", [0, -1, 4])
def test_undo_of_what_never_was_is_refused(steps: int) -> None:
    match = played(3)
    with pytest.raises(table.UndoRefused, match="there are 3 answers"):
        match.undo(steps, consent=True)
    with pytest.raises(table.UndoRefused, match="there is no moment 9"):
        match.go_to(9)


def test_undo_reaches_every_earlier_decision_and_tells_its_events_again() -> None:
    match = table.start("goose", seats=3, seed=3)
    prints, told = [match.fingerprint()], [match.events_for(0)]
    while not match.over:
        match.play(match.decisions[0].options[0])
        prints.append(match.fingerprint())
        told.append(match.events_for(0))
    for count in range(match.count - 1, -1, -1):
        match.undo(consent=True)
        assert match.fingerprint() == prints[count]
        assert match.events_for(0) == told[count]


def test_a_match_goes_on_after_undo_and_its_record_is_the_new_line() -> None:
    match = played()
    match.undo(4, consent=True)
    while not match.over:
        match.play(match.decisions[0].options[-1])
    assert table.replay(match.record()).grade == "exact"


def test_marks_along_the_way_do_not_change_where_undo_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moonwall.table.match.MARK_EVERY", 2)
    match = table.start("goose", seats=3, seed=3)
    prints, told = [match.fingerprint()], [match.events_for(1)]
    while not match.over:
        match.play(match.decisions[0].options[0])
        prints.append(match.fingerprint())
        told.append(match.events_for(1))
    for count in (5, 4, 2, 0):
        match.go_to(count)
        assert (match.fingerprint(), match.events_for(1)) == (prints[count], told[count])


# --- imagining -------------------------------------------------------------------------------------------------------


def test_imagining_depends_only_on_what_the_seat_knows() -> None:
    match = played(4)
    position = match.position
    assert isinstance(position, goose.Goose)
    other = match.clone()
    hidden = other.position
    assert isinstance(hidden, goose.Goose)
    hidden.hands[1], hidden.deck[: len(hidden.hands[1])] = (
        sorted(hidden.deck[: len(hidden.hands[1])]),
        hidden.hands[1],
    )
    assert other.view(0)["table"] == match.view(0)["table"]
    assert other.imagine(0, 5).fingerprint() == match.imagine(0, 5).fingerprint()
    assert match.imagine(0, 5).fingerprint() != match.imagine(0, 6).fingerprint()
    thought = match.imagine(0, 5).position
    assert isinstance(thought, goose.Goose)
    assert thought.hands[0] == position.hands[0]
    assert sorted(thought.deck + thought.hands[1] + thought.hands[2]) == sorted(
        position.deck + position.hands[1] + position.hands[2]
    )


def test_an_imagined_match_can_be_played_but_has_no_past() -> None:
    match = played(4)
    before = match.fingerprint()
    thought = match.imagine(0, 5)
    while not thought.over:
        thought.play(thought.decisions[0].options[0])
    assert match.fingerprint() == before
    with pytest.raises(table.RecordError, match="imagined"):
        thought.record()
    with pytest.raises(table.UndoRefused, match="imagined"):
        thought.undo(consent=True)
    assert table.restore(match.imagine(0, 5).snapshot()).fingerprint() == match.imagine(0, 5).fingerprint()


# --- composing -------------------------------------------------------------------------------------------------------


def test_a_composed_position_plays_records_and_goes_back() -> None:
    doc = {"seats": ["birch", "cedar"], "heights": {"north": 9}, "round": 3, "options": {"sacks": 1}, "seed": 4}
    match = table.compose("dike", doc)
    assert [s.faction for s in match.seats] == ["birch", "cedar", "tide"]
    assert match.view(0)["table"]["heights"]["north"] == 9
    match.play("guard middle")
    match.play("raise south 1")
    assert table.replay(json.dumps(match.record())).fingerprint() == match.fingerprint()
    match.undo(2, consent=True)
    assert match.view(0)["table"]["heights"]["north"] == 9


@pytest.mark.parametrize(
    ("doc", "says"),
    [
        ([], "a position is a table of fields, not list"),
        ({"options": 3}, "field 'options' is a table"),
        ({"heights": {"west": 1}}, "field 'heights' names 'west'; the segments are north, middle, south"),
    ],
)
def test_a_composed_position_that_is_wrong_says_which_field(doc: Any, says: str) -> None:
    with pytest.raises(table.ComposeError, match=says):
        table.compose("dike", doc)


def test_a_composed_table_is_checked_like_a_start() -> None:
    with pytest.raises(table.SetupError, match="has no mode 'sola'"):
        table.compose("dike", {"mode": "sola"})


def test_the_guests_are_those_of_this_folder() -> None:
    assert (dike.DIKE.name, goose.GOOSE.name) == ("dike", "goose")
