"""Reading the handbook's files, and one book of it in one language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from moonwall import ledger, table
from moonwall.words import TableWords, Words

HERE = Path(__file__).parent
#: book -> the game it is about, the ledgers it is made of
BOOKS: dict[str, tuple[str, tuple[str, ...]]] = {
    "great-wall": ("great-wall", ("great-wall",)),
    "tsukuyumi": ("tsukuyumi", ("tsukuyumi", "tsukuyumi-modules")),
    "moon-princess": ("tsukuyumi", ("moon-princess",)),
}
#: families of ids whose texts are questions, examples or our own additions: no source stands at their end
_PLAIN = re.compile(r"(?:GW-AMB|GW-EX|MP-EX|EX|HD|Q|MQ|QM)-")
_TAIL = re.compile(r"\s*(\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])\.?$")
#: how a rule says in a language that it is derived or public; alone, or in brackets with a reason
_ASIDE = r"\[(?:derived|public|dedotto|fonti pubbliche|wniosek|źródła publiczne)[^\]]*\]"
_MARK = re.compile(rf"\s*(?:\({_ASIDE}(?:: (?P<why>[^()]*))?\)|{_ASIDE})")
_SHORT = re.compile(r"(?<![A-Z-])(AMB|EX|[A-Z]{3,})-(\d\d)\b")
_SEE = re.compile(r"\s*(?:->|→)\s*((?:GW-AMB-\d+(?:,\s*)?)+)")
COMMON = 0.25
ID = re.compile(r"\b(?:[A-Z]{2,3}-[A-Z]+-\d+(?:-[A-Z]+)?|(?:Q|MQ|QM)-\d+)\b")


class BookError(Exception):
    """What is wrong with the handbook's own files."""


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter: its words are ``book-<id>`` and its attribute ``text``."""

    id: str
    part: str
    rules: list[str] = []  # areas ("GW-TEA") in the order in which they are read
    cards: list[str] = []  # tables of content whose cards it is about
    pictures: list[str] = []


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A term of the glossary: its words are ``book-term-<id>``, ``text`` and ``also`` (other forms, separated by ;)."""

    id: str
    book: str
    rules: list[str]
    see: list[str] = []


class Files(msgspec.Struct):
    chapters: dict[str, list[Chapter]]  # by book
    terms: dict[str, list[Term]]
    questions: dict[str, dict[str, list[str]]]  # by game: kind of question -> rules
    events: dict[str, dict[str, list[str]]]  # by book: kind of event that names no rule itself -> rules


def _read(name: str) -> dict[str, Any]:
    with (HERE / name).open("rb") as file:
        try:
            return tomllib.load(file)
        except tomllib.TOMLDecodeError as error:
            raise BookError(f"{name}: {error}") from error


def _rows(name: str, key: str, kind: type[Any]) -> Iterator[tuple[str, Any]]:
    for where, rows in _read(name).items():
        for number, row in enumerate(rows.get(key, []), 1):
            try:
                yield where, msgspec.convert({**row, "book": where} if kind is Term else row, kind)
            except msgspec.ValidationError as error:
                raise BookError(f"{name}, [[{where}.{key}]] number {number}: {error}") from error


@cache
def load() -> Files:
    chapters: dict[str, list[Chapter]] = {}
    for where, chapter in _rows("chapters.toml", "chapter", Chapter):
        chapters.setdefault(where, []).append(chapter)
    terms: dict[str, list[Term]] = {}
    for where, term in _rows("terms.toml", "term", Term):
        terms.setdefault(where, []).append(term)
    questions = msgspec.convert(_read("questions.toml"), dict[str, dict[str, list[str]]])
    events = msgspec.convert(_read("events.toml"), dict[str, dict[str, list[str]]])
    return Files(chapters, terms, questions, events)


def book_of(rule_id: str) -> str | None:
    """The book a rule stands in."""
    found = ledger.rule(rule_id)
    return None if found is None else next((b for b, (_, ledgers) in BOOKS.items() if found[1] in ledgers), None)


def area(rule_id: str) -> str:
    """What a rule's id begins with: ``TS-SETUP-01-PL`` is of ``TS-SETUP``."""
    return re.sub(r"-\d+(?:-[A-Z]+)?$", "", rule_id)


# --- what a rule says to a reader ------------------------------------------------------------------------------------


def readable(rule_id: str, text: str) -> tuple[str, str, list[str]]:
    """A rule without its source, the source, and the readings it rests on."""
    if rule_id.startswith("GW-"):
        text = _SHORT.sub(_long, text)
    note = ""
    if not _PLAIN.match(rule_id):
        tail = _TAIL.search(text)
        if tail and tail.start() > 0:
            note, text = tail[1][1:-1], text[: tail.start()]
            again = _TAIL.search(text)  # "[derived] (Setup 3)"
            if again and text[again.start(1)] == "[":
                note, text = f"{again[1][1:-1]}; {note}", text[: again.start()]
    see: list[str] = []
    for found in _SEE.finditer(text):
        see += re.findall(r"GW-AMB-\d+", found[1])
    text = _MARK.sub(lambda mark: f" ({mark['why']})" if mark["why"] else "", _SEE.sub("", text)).strip()
    note = re.sub(
        r"\b00\d ", "", note.replace("[", "").replace("]", "")
    )  # the number of a source means nothing to a reader
    return text, note.strip(" —-"), see


@cache
def _areas() -> frozenset[str]:
    return frozenset(area(found[0])[3:] for found in ledger.rules("great-wall"))


def _long(found: re.Match[str]) -> str:
    return f"GW-{found[1]}-{found[2]}" if found[1] in _areas() else found[0]


# --- cards -----------------------------------------------------------------------------------------------------------


@cache
def _names(game: str) -> tuple[tuple[str, str, str, str], ...]:
    """The cards of a game: id, table, English name and text."""
    kind = table.game_type(game)
    content = kind.load_content()
    here = Words("en").at(kind, content=content)
    found = []
    for name, rows in content.tables.items():
        for card in rows:
            text = here.text(card)
            if text and here.name(card) != card:
                found.append((card, name, here.name(card), text))
    return tuple(found)


def _shelved(chapters: list[Chapter]) -> dict[str, str]:
    """The chapter of each table of content."""
    return {name: chapter.id for chapter in chapters for name in chapter.cards}


@cache
def _links(book: str) -> tuple[dict[str, list[str]], dict[str, list[str]], dict[str, list[str]]]:
    """Rule -> cards it names or whose text uses a term it defines; card -> rules; term -> cards."""
    game, ledgers = BOOKS[book]
    files = load()
    shelf = _shelved(files.chapters[book])
    cards = [(card, name, text) for card, of, name, text in _names(game) if of in shelf]
    english = Words("en")
    rules: dict[str, list[str]] = {}
    texts = [(found[0], found[3]) for name in ledgers for found in ledger.rules(name)]
    for card, name, _ in cards:
        whole_name = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
        for rule_id, text in texts:
            if name in text and whole_name.search(text):
                rules.setdefault(rule_id, []).append(card)
    by_term: dict[str, list[str]] = {}
    for term in files.terms[book]:
        said = spoken(english, term)
        by_term[term.id] = [card for card, _, text in cards if said.search(text)]
        if len(by_term[term.id]) > COMMON * len(cards):
            continue  # a word of every fourth card says nothing about any of them
        for rule_id in term.rules:
            rules.setdefault(rule_id, []).extend(by_term[term.id])
    for rule_id, found in rules.items():
        rules[rule_id] = list(dict.fromkeys(found))
    back: dict[str, list[str]] = {}
    for rule_id, _ in texts:
        for card in rules.get(rule_id, ()):
            back.setdefault(card, []).append(rule_id)
    return rules, back, by_term


def spoken(words: Words, term: Term) -> re.Pattern[str]:
    """Where a text uses a term: its name or one of its other forms, as whole words."""
    forms = [words.say(f"book-term-{term.id}")]
    forms += [form.strip() for form in (words.find(f"book-term-{term.id}", "also") or "").split(";") if form.strip()]
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(forms, key=len, reverse=True)))})(?!\w)")


# --- the whole -------------------------------------------------------------------------------------------------------


def _titled(words: Words, message: str) -> dict[str, str]:
    return {"title": words.say(message), "text": words.find(message, "text") or ""}


@cache
def whole(book: str, lang: str) -> dict[str, Any]:
    """One book in one language, as the page reads it."""
    game, ledgers = BOOKS[book]
    files = load()
    words = Words(lang)
    kind = table.game_type(game)
    here = words.at(kind, content=kind.load_content())
    touched, cited, by_term = _links(book)
    areas: dict[str, list[str]] = {}
    rules: dict[str, Any] = {}
    for name in ledgers:
        for english in ledger.rules(name):
            found = ledger.rule(english[0], lang)
            assert found is not None
            text, note, see = readable(english[0], found[3])
            rules[english[0]] = {"text": text, "note": note, "see": see, "cards": touched.get(english[0], [])}
            areas.setdefault(area(english[0]), []).append(english[0])
    parts: list[dict[str, Any]] = []
    for chapter in files.chapters[book]:
        if not parts or parts[-1]["id"] != chapter.part:
            parts.append({"id": chapter.part, "title": words.say(f"book-part-{chapter.part}"), "chapters": []})
        ids = [rule_id for name in chapter.rules for rule_id in areas.get(name, [])]
        for rule_id in ids:
            rules[rule_id]["chapter"] = chapter.id
        shown = [{"id": name, "caption": words.say(f"book-picture-{name}")} for name in chapter.pictures]
        told = _titled(words, f"book-{chapter.id}")
        parts[-1]["chapters"].append({"id": chapter.id, **told, "rules": ids, "pictures": shown})
    return {
        "book": book,
        "game": game,
        "lang": lang,
        "title": words.say(f"book-of-{book}"),
        "parts": parts,
        "rules": rules,
        "cards": _cards(book, here, cited),
        "terms": [
            {
                "id": term.id,
                "name": words.say(f"book-term-{term.id}"),
                "text": words.find(f"book-term-{term.id}", "text") or "",
                "also": words.find(f"book-term-{term.id}", "also") or "",
                "rules": term.rules,
                "see": term.see,
                "cards": by_term[term.id],
            }
            for term in files.terms[book]
        ],
        "questions": {
            kind: rules_of for kind, rules_of in files.questions.get(game, {}).items() if _here(rules_of, rules)
        },
        "events": files.events.get(book, {}),
    }


def _here(cited: list[str], rules: dict[str, Any]) -> bool:
    return any(rule_id in rules for rule_id in cited)


def _cards(book: str, here: TableWords, cited: dict[str, list[str]]) -> dict[str, Any]:
    shelf = _shelved(load().chapters[book])
    return {
        card: {"name": here.name(card), "text": here.text(card), "chapter": shelf[of], "rules": cited.get(card, [])}
        for card, of, _, _ in _names(BOOKS[book][0])
        if of in shelf
    }


# --- what is wrong ---------------------------------------------------------------------------------------------------


def problems() -> list[str]:
    """Everything in the handbook's files that leads nowhere; an empty list where all is right."""
    files = load()
    wrong = []
    for book, (_, ledgers) in BOOKS.items():
        known = {area(found[0]) for name in ledgers for found in ledger.rules(name)}
        told: dict[str, str] = {}
        for chapter in files.chapters.get(book, []):
            for name in chapter.rules:
                if name not in known:
                    wrong.append(f"chapters.toml, {chapter.id}, rules: no ledger of {book} has an area {name}")
                elif name in told:
                    wrong.append(f"chapters.toml, {chapter.id}, rules: {name} stands in {told[name]} already")
                told[name] = chapter.id
        wrong += [f"chapters.toml: no chapter of {book} tells {name}" for name in sorted(known - set(told))]
        names = {term.id for term in files.terms.get(book, [])}
        for term in files.terms.get(book, []):
            wrong += [f"terms.toml, {term.id}, rules: there is no {r}" for r in term.rules if ledger.rule(r) is None]
            wrong += [
                f"terms.toml, {term.id}, see: there is no term {other}" for other in term.see if other not in names
            ]
    for game, kinds in files.questions.items():
        for kind, cited in kinds.items():
            wrong += [f"questions.toml, {game}, {kind}: there is no {r}" for r in cited if ledger.rule(r) is None]
            if not cited:
                wrong.append(f"questions.toml, {game}, {kind}: names no rule")
    for book, kinds in files.events.items():
        if book not in BOOKS:
            wrong.append(f"events.toml: there is no book {book}")
        for kind, cited in kinds.items():
            wrong += [f"events.toml, {book}, {kind}: there is no {r}" for r in cited if ledger.rule(r) is None]
            if not cited:
                wrong.append(f"events.toml, {book}, {kind}: names no rule")
    return wrong
