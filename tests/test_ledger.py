"""Rules by id, in every language of the table."""

from __future__ import annotations

import re

import pytest

from moonwall import ledger
from moonwall.words import LANGUAGES

LEDGERS = ("great-wall", "tsukuyumi", "tsukuyumi-modules")
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_a_rule_is_told_with_its_ledger_and_section() -> None:
    found = ledger.rule("TS-SETUP-01")
    assert found is not None
    assert found[:3] == ("TS-SETUP-01", "tsukuyumi", "1.1 SETUP")
    assert found[3].startswith("The Moon goes in the middle.")
    assert ledger.rule("GW-NONE-99") is None and ledger.rule("GW-NONE-99", "pl") is None


def test_open_questions_and_their_readings_are_rules_too() -> None:
    found = ledger.rule("Q-01")
    assert found is not None and found[1] == "tsukuyumi"
    assert found[3].startswith("Movement before Combat, where?") and "**" not in found[3][:60]


def test_what_a_language_lacks_is_told_in_english() -> None:
    assert ledger.rule("GW-SETUP-01", "xx") == ledger.rule("GW-SETUP-01")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", LEDGERS)
def test_every_rule_has_a_text_in_every_language(name: str, language: str) -> None:
    headings, texts = ledger._translated(language, name)
    english = {found[0]: found for found in ledger.rules(name)}
    assert len(english) > 400
    missing = [rule_id for rule_id in english if not texts.get(rule_id, "").strip()]
    assert not missing, f"{len(missing)} rules of {name} have no text in {language}: {missing[:20]}"
    assert not set(texts) - set(english), "texts of rules that no ledger has"
    untitled = {found[2] for found in english.values()} - set(headings)
    assert not untitled, f"section titles of {name} without one in {language}: {sorted(untitled)[:10]}"
    same = [i for i in english if texts[i] == english[i][3] and len(re.findall(r"[a-z]{3,}", texts[i])) > 5]
    assert not same, f"left in English: {same[:20]}"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", LEDGERS)
def test_translations_name_the_same_rules(name: str, language: str) -> None:
    """A text points at the same other rules as the English one."""
    pointing = re.compile(r"\b(?:(?:GW|TSM?|HD)-[A-Z]+-\d+(?:-PL)?|QM-\d+)\b")
    _, texts = ledger._translated(language, name)
    wrong = []
    for rule_id, _, _, english in ledger.rules(name):
        if set(pointing.findall(english)) != set(pointing.findall(texts.get(rule_id, english))):
            wrong.append(rule_id)
    assert not wrong, f"{language} points elsewhere in {wrong[:20]}"


def test_words_of_a_language_are_used() -> None:
    for language in OTHERS:
        for rule_id in ("GW-SETUP-01", "TS-SETUP-01", "TSM-LEGEND-03"):
            told, english = ledger.rule(rule_id, language), ledger.rule(rule_id)
            assert told is not None and english is not None
            assert told[:2] == english[:2] and told[2:] != english[2:] and told[3] != english[3]
