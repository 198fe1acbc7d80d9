"""From ids, options and events to sentences."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.words import Catalogue, TableWords, Words, pick_language, split
from tests.guests import dike, goose  # noqa: F401  (seats the guests)


@pytest.fixture
def here() -> TableWords:
    return Words("en").at(table.start("dike", seats=["birch", "cedar"], seed=1))


def test_things_are_named_and_carry_text(here: TableWords) -> None:
    assert here.name("north") == "north bank"
    assert here.text("barge") == "Brings two sacks to each keeper."
    assert here.text("north") == ""
    assert here.name(7) == "7"
    assert here.name("pass") == "pass", "a word of every table"
    assert here.name("@1") == here.seat(1) == "Cedar"
    assert here.seat(2) == "The Tide"
    assert here.name("no-such-thing") == "no-such-thing"
    assert here.name("seat") == "seat", "'table-seat' needs a number: it is a sentence, not a name"


def test_a_compound_reference_is_named_by_its_label(here: TableWords) -> None:
    assert here.name("north+2") == "north bank raised by 2"
    assert Words("pl").at("dike").name("south+1") == "wał południowy podniesiony o 1"


def test_options_and_events_are_sentences(here: TableWords) -> None:
    assert here.option("raise north 1") == "Raise the north bank by a sack"
    assert here.option(table.option("raise", "north", 2)) == "Raise the north bank by 2 sacks"
    assert here.option("pass") == "Pass"
    assert here.option("juggle north") == "juggle north bank"
    raised = table.Event("raised", {"seat": 0, "segment": "south", "n": 2})
    assert here.event(raised) == "Birch raises the south bank by 2."
    forced = table.Event("forced", {"seat": 1, "decision": "raise", "option": "raise north 1"})
    assert here.event(forced) == "Cedar: Raise the north bank by a sack (the only option)"
    assert here.event({"kind": "unheard", "data": {"n": 3}}) == "unheard n=3"
    assert here.data({"what": ("north", "south"), "by": (0, 1, 2)}) == {
        "what": "north bank and south bank",
        "by": "Birch, Cedar and The Tide",
    }


def test_those_who_were_not_told_hear_another_sentence() -> None:
    here = Words("it").at(table.start("goose", seats=2, seed=1))
    assert here.event({"kind": "swapped", "data": {"seat": 0, "gave": 3, "got": 9}}) == "Posto 1 scambia il 3 con il 9."
    assert here.event({"kind": "swapped", "data": {"seat": 0}}) == "Posto 1 scambia una carta."


def test_prompts_name_the_seat_and_count() -> None:
    match = table.start("dike", seats=["birch", "cedar"], seed=1, sacks=1)
    match.play("guard north")
    view = match.view(0)
    assert Words("en").at(match).ask(view["decision"]) == "Birch: raise a bank? One sack left."
    assert Words("pl").at(match).ask(view["decision"]) == "Brzoza: podnieść wał? Został jeden worek."
    decision = match.decision
    assert decision is not None
    assert Words("en").at(match).ask(decision, {"sacks": 5}) == "Birch: raise a bank? 5 sacks left."


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (table.ranked([3, 5], [0, 1], "dry"), "Cedar wins. The land stays dry."),
        (table.shared(True, [0, 1], [3, 5], "dry"), "The table wins: Birch and Cedar. The land stays dry."),
        (table.shared(False, [0, 1], [3, 5], "breach"), "The table loses. The dike is breached."),
        (table.shared(True, [0, 1], [3, 5], "dry", 7), "The table wins 8 to 7: Birch and Cedar. The land stays dry."),
        (table.shared(False, [0, 1], [3, 5], "breach", 9), "The table loses 8 to 9. The dike is breached."),
        (table.shared(False, [0, 1], [0, 0], "breach", 0), "The table loses 0 to 0. The dike is breached."),
        (table.threshold(0, [12], 10, True), "Birch wins with 12 (10 needed)."),
        (table.threshold(0, [8], 10, False, "dry"), "Lost with 8 (10 needed). The land stays dry."),
    ],
)
def test_outcomes_are_sentences(here: TableWords, outcome: table.Outcome, says: str) -> None:
    assert here.outcome(outcome) == here.outcome(outcome.encode()) == says


def test_players_may_have_names_of_their_own() -> None:
    here = Words("en").at("dike", names=["Ada", "Olga"])
    assert here.event({"kind": "raised", "data": {"seat": 1, "segment": "north", "n": 1}}).startswith("Olga raises")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("pl")
    monkeypatch.delitem(words._order[0].entries, "table-list-none")
    assert words.say("table-list-none") == "nothing"
    assert words.say("table-not-there") == "table-not-there"


def test_the_language_is_the_one_asked_for_or_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert pick_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert pick_language() == "pl"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert pick_language() == "pl", "a language we do not have is no wish"
    monkeypatch.setenv("LANGUAGE", "fr:it")
    assert pick_language() == "it"
    assert pick_language("en_GB") == "en"
    with pytest.raises(table.SetupError, match="there is no language 'fr'. Known: en, it, pl"):
        pick_language("fr")


def test_an_entry_is_parsed_only_when_said() -> None:
    known = Catalogue("en")
    assert not known._bundle._messages
    assert known.say("table-seat", {"n": 3}) == ("Seat 3", True)
    assert set(known._bundle._messages) == {"table-seat"}


def test_entries_are_split_where_the_next_begins() -> None:
    text = "# note\na = { $n ->\n    [one] x\n   *[other] y\n}\n    .text = more\n\n## part\n-term = t\nb = { -term }\n"
    assert set(split(text)) == {"a", "-term", "b"}
    assert ".text = more" in split(text)["a"]
