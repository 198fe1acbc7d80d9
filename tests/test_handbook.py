"""The rule book: every rule in a chapter, every link leads somewhere, nothing missing in a language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import moonwall
from moonwall import handbook, ledger, table
from moonwall.handbook import book as handbook_book
from moonwall.handbook.book import ID, Chapter, readable, spoken
from moonwall.table.steps import Choice
from moonwall.words import LANGUAGES, Catalogue, Words

SRC = Path(moonwall.__file__).parent
BOTH = pytest.mark.parametrize(("book", "lang"), [(b, lang) for b in handbook.BOOKS for lang in LANGUAGES])


def test_the_files_lead_nowhere_wrong() -> None:
    assert handbook.problems() == []


def test_problems_are_named_by_file_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    files = handbook.load()
    chapters = {**files.chapters, "great-wall": [Chapter("gw-goose", "gw-game", ["GW-GOOSE", "GW-TEA", "GW-TEA"])]}
    monkeypatch.setattr(
        handbook_book,
        "load",
        lambda: type(files)(
            chapters,
            files.terms,
            {"great-wall": {"x": ["GW-NONE-99"]}},
            {"great-wall": {"y": ["GW-NONE-99"], "z": []}, "goose": {}},
        ),
    )
    wrong = "\n".join(handbook_book.problems())
    assert "chapters.toml, gw-goose, rules: no ledger of great-wall has an area GW-GOOSE" in wrong
    assert "chapters.toml, gw-goose, rules: GW-TEA stands in gw-goose already" in wrong
    assert "chapters.toml: no chapter of great-wall tells GW-SHAME" in wrong
    assert "questions.toml, great-wall, x: there is no GW-NONE-99" in wrong
    assert "events.toml, great-wall, y: there is no GW-NONE-99" in wrong
    assert "events.toml, great-wall, z: names no rule" in wrong
    assert "events.toml: there is no book goose" in wrong


@BOTH
def test_every_rule_stands_in_a_chapter_and_says_something(book: str, lang: str) -> None:
    found = handbook.whole(book, lang)
    told = [rule for part in found["parts"] for chapter in part["chapters"] for rule in chapter["rules"]]
    assert len(told) == len(set(told))
    assert set(told) == {rule[0] for name in handbook.BOOKS[book][1] for rule in ledger.rules(name)}
    for rule_id, rule in found["rules"].items():
        assert rule["text"].strip(), rule_id
        assert rule["chapter"]
        assert set(rule["cards"]) <= set(found["cards"]), rule_id
        for other in rule["see"]:
            assert ledger.rule(other) is not None, f"{rule_id} sees {other}"


@BOTH
def test_no_word_is_missing_in_a_language(book: str, lang: str) -> None:
    """Titles, introductions, terms and captions are in the language itself, not the English ones behind it."""
    own = Catalogue(lang)
    files = handbook.load()
    wanted = [(f"book-of-{book}", ""), (f"book-page-of-{book}", "")]
    for chapter in files.chapters[book]:
        wanted += [(f"book-{chapter.id}", ""), (f"book-{chapter.id}", "text"), (f"book-part-{chapter.part}", "")]
        wanted += [(f"book-picture-{picture}", "") for picture in chapter.pictures]
    for term in files.terms[book]:
        wanted += [(f"book-term-{term.id}", ""), (f"book-term-{term.id}", "text")]
    missing = [f"{message}.{attribute}" for message, attribute in wanted if not own.say(message, {}, attribute)]
    assert not missing, f"{lang}: {missing}"


@BOTH
def test_cards_have_names_texts_and_a_chapter(book: str, lang: str) -> None:
    found = handbook.whole(book, lang)
    chapters = {chapter["id"] for part in found["parts"] for chapter in part["chapters"]}
    assert found["cards"]
    for card, about in found["cards"].items():
        assert about["name"] not in ("", card), card
        assert about["text"], card
        assert about["chapter"] in chapters
        assert set(about["rules"]) <= set(found["rules"]), card


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_term_is_found_in_the_forms_that_rules_use(lang: str) -> None:
    """Where the English rule has a word of the glossary, so has the rule in a language that declines it."""
    asked = found = 0
    for book, (_, ledgers) in handbook.BOOKS.items():
        rules = [(rule, ledger.rule(rule[0], lang)) for name in ledgers for rule in ledger.rules(name)]
        for term in handbook.load().terms[book]:
            here, there = spoken(Words("en"), term), spoken(Words(lang), term)
            said = [other for english, other in rules if other and here.search(readable(english[0], english[3])[0])]
            asked += len(said)
            found += sum(1 for other in said if there.search(readable(other[0], other[3])[0]))
    assert asked > 3000
    assert found > 0.95 * asked, f"{lang}: {found} of {asked}; the rest cannot lead to the glossary"


def test_links_go_both_ways() -> None:
    found = handbook.whole("great-wall", "en")
    for rule_id, rule in found["rules"].items():
        for card in rule["cards"]:
            assert rule_id in found["cards"][card]["rules"]
    assert "GW-AUTUMN-16" in found["cards"]["guardian"]["rules"]  # the rule names it
    assert "guardian" in found["rules"]["GW-AUTUMN-16"]["cards"]
    rescue = next(term for term in found["terms"] if term["id"] == "gw-rescue")
    assert rescue["cards"]
    assert all("GW-KILL-05" in found["cards"][card]["rules"] for card in rescue["cards"])


def test_every_card_of_the_games_is_in_a_book() -> None:
    """But for what is no card: costs, tiles, layouts."""
    quiet = {"walls", "soldiers", "times", "prices", "tiles", "oni_pools", "boards"}
    for game in ("great-wall", "tsukuyumi"):
        shelved = {
            name
            for book, (of, _) in handbook.BOOKS.items()
            if of == game
            for chapter in handbook.load().chapters[book]
            for name in chapter.cards
        }
        tables = set(table.game_type(game).load_content().tables)
        assert tables - quiet <= shelved, f"{game}: no chapter has {tables - quiet - shelved}"


def subclasses(kind: type[Any]) -> list[type[Any]]:
    return [found for one in kind.__subclasses__() for found in (one, *subclasses(one))]


@pytest.mark.parametrize(("game", "package"), [("great-wall", "great_wall"), ("tsukuyumi", "tsukuyumi")])
def test_every_question_has_its_rules(game: str, package: str) -> None:
    table.prepare(game)
    kinds = {one.kind for one in subclasses(Choice) if one.__module__.startswith(f"moonwall.games.{package}.")}
    known = handbook.load().questions[game]
    assert kinds - set(known) == set(), "handbook/questions.toml lacks these kinds"
    assert set(known) - kinds == set(), "handbook/questions.toml names kinds that no rule asks"
    shown = {
        kind
        for book, (of, _) in handbook.BOOKS.items()
        if of == game
        for kind in handbook.whole(book, "en")["questions"]
    }
    assert shown == kinds


def told_without_rule(package: str) -> tuple[set[str], set[str]]:
    """Kinds of events that code of a game can tell without naming a rule, and all kinds it tells by name."""
    bare: set[str] = set()
    every: set[str] = set()
    for file in (SRC / "games" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            kind = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if node.func.attr in ("tell", "tell_secret") and isinstance(kind, str):
                every.add(kind)
                if "rule" not in {word.arg for word in node.keywords}:
                    bare.add(kind)
    return bare, every


@pytest.mark.parametrize(("book", "package"), [("great-wall", "great_wall"), ("tsukuyumi", "tsukuyumi")])
def test_every_line_of_the_log_leads_to_a_rule(book: str, package: str) -> None:
    """An event names its rule, or the handbook does by its kind."""
    bare, every = told_without_rule(package)
    known = set(handbook.load().events[book])
    assert len(every) > 80
    assert bare - known == set(), "handbook/events.toml lacks these kinds"
    assert known - bare == set(), "handbook/events.toml has kinds that name their rule themselves or are never told"
    if book == "tsukuyumi":
        assert set(handbook.load().events["moon-princess"]) <= every
    for lang in LANGUAGES:
        assert handbook.whole(book, lang)["events"] == handbook.load().events[book]


def test_every_rule_that_a_game_can_name_opens() -> None:
    """What an event carries as its rule is written as a whole string in the games' code."""
    named: set[str] = set()
    for file in (SRC / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(rf"(?:{ID.pattern})(?:[ ,]+(?:{ID.pattern}))*", text):
                named |= set(ID.findall(text))
    assert len(named) > 150
    for rule_id in named:
        book = handbook.book_of(rule_id)
        assert book is not None, f"{rule_id} stands in no ledger"
        assert rule_id in handbook.whole(book, "en")["rules"]


def test_a_rule_is_told_without_its_source() -> None:
    text, note, see = readable("GW-SETUP-10", "Draw a card. -> AMB-32 (Setup 5)")
    assert (text, note, see) == ("Draw a card.", "Setup 5", ["GW-AMB-32"])
    assert readable("TS-MOVE-01", "*Movement (x)*: go. [000 MOVIMENTO]")[:2] == ("*Movement (x)*: go.", "MOVIMENTO")
    assert readable("Q-01", "A question (no source).")[0] == "A question (no source)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_shows_a_reader_where_it_is_derived_from(lang: str) -> None:
    """Not "[derived]" nor half a pair of brackets; a reason beside it stays (GW-SETUP-06)."""
    for _, ledgers in handbook.BOOKS.values():
        for english in (rule for name in ledgers for rule in ledger.rules(name)):
            found = ledger.rule(english[0], lang)
            assert found is not None
            text = readable(english[0], found[3])[0]
            assert not re.search(r"\[(?:derived|public|dedotto|fonti|wniosek|źródła)", text), f"{lang}: {text}"
            assert text.count("(") == text.count(")"), f"{lang}: {text}"
    reason = {"en": "(same board side).", "it": "(stesso lato del tabellone).", "pl": "(ta sama strona planszy)."}
    found = ledger.rule("GW-SETUP-06", lang)
    assert found is not None
    assert readable("GW-SETUP-06", found[3])[0].endswith(reason[lang])


@pytest.mark.parametrize("name", sorted(handbook.pictures()))
def test_pictures_are_positions(name: str) -> None:
    drawn = handbook.picture(name)
    assert drawn is not None
    assert drawn["view"]["table"]
    used = [p for b in handbook.BOOKS for c in handbook.load().chapters[b] for p in c.pictures]
    assert name in used


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["great-wall", "tsukuyumi"])
def test_start_options_are_told_without_internal_words(game: str, lang: str) -> None:
    """Who reads the drawer of rulings sees names of choices, never the words they are saved as, nor ids of rules."""
    kind = table.game_type(game)
    words = Words(lang)
    for option in kind.describe()["options"]:
        _, text = words.setting(kind.prefix, option["name"])
        inner = [str(choice) for choice in option["choices"] if isinstance(choice, str) and "-" in choice]
        found = [word for word in inner if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]
        assert not found, f"{lang}: {option['name']} says {found}: {text}"
        assert not ID.search(text), f"{lang}: {option['name']} names a rule: {text}"
        assert not re.search(r"\w_\w", text), f"{lang}: {option['name']}: {text}"
