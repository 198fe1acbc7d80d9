"""Rule texts of other languages say the same numbers and stand under the same sections as the English ones."""

from __future__ import annotations

import re

import pytest

from moonwall import ledger
from moonwall.words import LANGUAGES

LEDGERS = ("great-wall", "moon-princess", "tsukuyumi", "tsukuyumi-modules")
OTHERS = [language for language in LANGUAGES if language != "en"]
BOTH = pytest.mark.parametrize(("name", "language"), [(n, lang) for n in LEDGERS for lang in OTHERS])


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def translated(name: str, language: str) -> list[tuple[ledger.Rule, ledger.Rule]]:
    """Every rule of a ledger in English and in this language."""
    pairs = []
    for english in ledger.rules(name):
        other = ledger.rule(english[0], language)
        assert other is not None
        pairs.append((english, other))
    assert len(pairs) > 300
    return pairs


@BOTH
def test_numbers_are_the_same_in_every_language(name: str, language: str) -> None:
    """A wrong digit in a translated rule is a wrong rule; the order of the words is free."""
    wrong = [
        f"{english[0]}: {numbers(english[3])} became {numbers(other[3])}"
        for english, other in translated(name, language)
        if numbers(english[3]) != numbers(other[3])
    ]
    assert not wrong, f"{name} in {language}: {wrong[:10]}"


@BOTH
def test_no_text_is_empty_or_left_in_english(name: str, language: str) -> None:
    for english, other in translated(name, language):
        assert other[3].strip(), english[0]
        assert other[3] != english[3], f"{english[0]} is not translated into {language}"


@BOTH
def test_headings_keep_their_number_and_the_code_that_ids_are_made_of(name: str, language: str) -> None:
    """ "1.5 SPRING" may become "1.5 SPRING - Primavera", so that a reader of GW-SPRING-03 finds its section."""
    code = re.compile(r"[\d.]+(?: [A-Z]{2,}\b)?")
    for english, other in translated(name, language):
        kept = code.match(english[2])
        assert kept is not None, english[2]
        assert other[2].startswith(kept[0]), f"{english[2]!r} became {other[2]!r}"
        assert other[2] != english[2]
