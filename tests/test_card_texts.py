"""One truth for a card: what its sentence says comes from its row, in three languages, in both games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from moonwall.cards import Cards
from moonwall.table import Content, GameType
from moonwall.table.facts import Facts
from moonwall.table.games import game_type
from moonwall.words import LANGUAGES, Words

GAMES = ("great-wall", "tsukuyumi")

# Numbers in sentences that are the rules' and not the row's, though the row holds the same number somewhere else.
RULES = {
    "steward": "Honour for a Donation",
    "yue-fei": "one Wound for each Support Advisor: the row says X",
    "yu-jie": "one Resource less for each Support Advisor: the row says X",
    "li-tingzhi": "one more for each Support Advisor: the row says X",
    "zhang-jue": "one more for every two Support Advisors: the row says half-X",
    "chen-gui": "one building resource for each Support Advisor: the row says X",
    "wanyan-chenheshang": "one Wound for each Support Advisor: the row says X",
    "yang-paifeng": "one Vital point for each Support Advisor: the row says X",
    "mu-guiying": "the price of a rescue is its function's",
    "ambush": "the first row of the Wall",
    "iron-stirrups": "the first row of the Wall",
    "reed-oath": "the Clerks of the others, the first row",
    "qin-economy": "the Clerks of the others",
    "qin-despotism": "the Clerks of the others",
    "qin-work-harder": "the Clerks of the others",
    "qin-attack-order": "the Clerks of the others",
    "qin-betrayal": "the Clerks of the others",
    "qin-court-audience": "the Clerks of the others, his Honour",
}


# Sentences that say two numbers as one, or a sum with one of the rules: a changed number is named behind them.
RULES |= dict.fromkeys(
    (
        "malak",
        "counter-heavy-limbs",
        "counter-fatigue",
        "round-low-tide",
        "round-masks-of-fury",
        "round-her-call",
        "round-offerings",
        "round-heart-of-the-moon",
        "round-scattered-host",
    ),
    "says numbers together",
)
UNSAID = {"step_cost"}  # what an exchange of units costs by the rules is the same number


def cards(game: GameType, lang: str, content: Content | None = None) -> Cards:
    return Words(lang).at(game, content=content).cards


def told(game: GameType) -> Iterator[tuple[str, str, Any]]:
    """Every row that has a sentence: table, id, row."""
    known = cards(game, "en")
    for table, rows in game.load_content().tables.items():
        for row_id, row in rows.items():
            if known.text(row_id):
                yield table, row_id, row


def variants(value: Any) -> Iterator[Any]:
    """The value with one of its whole numbers changed, for each of them and in both directions."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield from (value + 1, value + 5, value - 1, value - 5)
    elif isinstance(value, msgspec.Struct):
        for field in msgspec.structs.fields(value):
            for changed in variants(getattr(value, field.name)):
                yield msgspec.structs.replace(value, **{field.name: changed})
    elif isinstance(value, (list, tuple)):
        for place, entry in enumerate(value):
            for changed in variants(entry):
                yield type(value)([*value[:place], changed, *value[place + 1 :]])
    elif isinstance(value, dict):
        for key, entry in value.items():
            for changed in variants(entry):
                yield {**value, key: changed}


NUMBER = count()


def with_row(content: Content, table: str, row: Any) -> Content:
    tables = {**content.tables, table: {**content.tables[table], row.id: row}}
    return Content(tables, [], content.specs, f"changed {next(NUMBER)}")  # to work out its hash takes long


def changes(content: Content, table: str, row: Any) -> Iterator[tuple[str, Content]]:
    """For each number that the row's sentence is about, a content in which it alone is changed and that is accepted."""
    spec = next(spec for spec in content.specs if spec.name == table)
    was = Facts(row, spec.aside).numbers
    done = set()
    for other in variants(row):
        now = Facts(other, spec.aside).numbers
        differ = {name for name in was.keys() | now.keys() if was.get(name) != now.get(name)}
        if len(differ) != 1 or differ <= done:
            continue
        made = with_row(content, table, other)
        if spec.check is None or not list(spec.check(other, made.tables)):
            done |= differ
            yield differ.pop(), made


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_number_changes_the_sentence_in_every_language(name: str) -> None:
    game = game_type(name)
    content = game.load_content()
    tried = 0
    for table, row_id, row in told(game):
        for number, made in changes(content, table, row):
            for lang in LANGUAGES:
                before, after = cards(game, lang).text(row_id), cards(game, lang, made).text(row_id)
                assert before != after, f"{lang}: {row_id} says the same whatever {number} is: {before}"
                assert "{" not in after and "gw-" not in after and "ts-" not in after, f"{lang}: {row_id}: {after}"
                tried += 1
    assert tried > 300


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_holds_a_number_of_its_row_as_a_literal(name: str, lang: str) -> None:
    game = game_type(name)
    known = cards(game, lang)
    entries = known.here.words._order[0].entries
    for table, row_id, row in told(game):
        spec = next(spec for spec in known.content.specs if spec.name == table)
        pattern = entries.get(f"{game.prefix}-{row_id}", "")
        said = re.sub(r"\{[^{}]*\}|\[\w+\]", "", pattern.partition(".text =")[2])
        held = {str(n) for number, n in Facts(row, spec.aside).numbers.items() if number not in UNSAID}
        literal = held.intersection(re.findall(r"\d+", said))
        assert not literal or row_id in RULES, f"{row_id} holds {literal}: {said}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_sentence_and_one_can_be_made(name: str, lang: str) -> None:
    """Whole sentences: nothing left open, no bare id, a capital in front and a full stop behind."""
    game = game_type(name)
    known = cards(game, lang)
    for table, row_id, _ in told(game):
        for said in (known.text(row_id), known.made(row_id)):
            if said or table in MADE[name]:
                assert said, f"{row_id}: nothing can be said of a changed row"
                assert not re.search(r"\{|\}|gw-|ts-|\?\?|  | [,;:.]", said), f"{row_id}: {said}"
                assert said[0] == said[0].upper() and said[-1] == ".", f"{row_id}: {said}"


MADE = {
    "great-wall": (
        "commands",
        "hordes",
        "generals",
        "advisors",
        "tactics",
        "artifacts",
        "events",
        "requests",
        "automata",
    ),
    "tsukuyumi": (),
}
