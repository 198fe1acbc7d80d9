"""Words: from ids, options and events to sentences, in the language of the reader.

Catalogues are Fluent files, ``locales/<language>/*.ftl``; ``docs/architecture.md`` lists the messages a game brings.
What a language lacks is said in English, and what English lacks is shown as the bare id: nothing ever fails to speak.

    words = Words("it")
    here = words.at(match)                  # bound to a table: its game and its seats
    here.ask(match.decision), here.option("lay 3"), here.event(event)
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from moonwall.cards import Cards
from moonwall.table import Content, Event, GameType, Match, SetupError, game_type
from moonwall.table.match import Decision
from moonwall.table.options import Option, parse
from moonwall.table.preview import Difference, Preview

LANGUAGES = ("en", "it", "pl")
SEAT_KEYS = frozenset({"seat", "by", "owner", "from_seat", "to_seat"})
SHARED = "table"
SENTENCES = 4  # so many of the things that an answer would bring about are told in its line

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
_NEXT = re.compile(r"^[a-zA-Z#-]", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
_WORD = re.compile(r"[a-zA-Z0-9][a-zA-Z0-9_-]*\Z")
_SEAT = re.compile(r"seat-([0-9]+)\Z")

_counting: ContextVar[bool] = ContextVar("counting", default=False)

Labels = Sequence[tuple[str, str]]
Names = Sequence[str]


class Chair(Protocol):
    """A seat as far as words need it."""

    @property
    def faction(self) -> str: ...


class Several(str):
    """A name in the plural: its verbs are, too."""

    __slots__ = ()


def _do(who: Any, one: Any, many: Any) -> str:
    """``{ DO($seat, "draws", "draw") }`` in a sentence: the verb that agrees with who does it."""
    return str(many if isinstance(who, Several) else one)


class Catalogue:
    """All messages of one language. An entry is parsed when it is first said: most of them never are."""

    def __init__(self, lang: str, packages: Iterable[str] = ("moonwall",)) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        functions: dict[str, Any] = {"MANY": self._many, "DO": _do}
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        self._packages: set[str] = set()
        for package in packages:
            self.add(package)

    def add(self, package: str) -> None:
        """Read the catalogues that lie in ``<package>/locales/<language>``."""
        if package not in self._packages:
            self._packages.add(package)
            self.read(resources.files(package))

    def read(self, folder: Traversable) -> None:
        for _, text in files(folder, self.lang):
            self.entries.update(split(text))

    def find(self, message: str) -> Message | None:
        if message not in self.entries:
            return None
        self._parse(message)
        return self._bundle.get_message(message) if self._bundle.has_message(message) else None

    def _parse(self, message: str) -> None:
        if self._bundle.has_message(message) or message in self._bundle._terms:
            return
        text = self.entries.get(message)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for reference in _REFERENCE.findall(text):
            self._parse(reference)

    def _many(self, n: Any, message: Any) -> str:
        """``{ MANY($n2, "gw-n-clerks") }`` in a sentence: a number with its noun, the message filled with it as $n."""
        if _counting.get():  # a noun that counts itself, in a pack
            return str(n)
        token = _counting.set(True)
        try:
            said = self.say(str(message), {"n": n})
        finally:
            _counting.reset(token)
        return f"{n} {message}" if said is None else said[0]

    def say(self, message: str, data: Mapping[str, Any], attribute: str = "") -> tuple[str, bool] | None:
        """The sentence and whether nothing was missing to fill it; None where there is no such message."""
        try:
            found = self.find(message)
            pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                return None
            text, errors = self._bundle.format_pattern(pattern, dict(data))
        except RecursionError:  # of a pack that was kept before its words were looked over
            return None
        return str(text), not errors


def files(home: Traversable, lang: str) -> Iterator[tuple[str, str]]:
    """The catalogue files of a package or a content pack in one language: name and text."""
    folder = home / "locales" / lang
    if folder.is_dir():
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                yield entry.name, entry.read_text(encoding="utf-8")


def split(text: str) -> dict[str, str]:
    """A Fluent file as its entries, unparsed: each begins in the first column and ends where the next one begins."""
    found: dict[str, str] = {}
    for match in _ENTRY.finditer(text):
        end = _NEXT.search(text, match.end())
        found[match[1]] = text[match.start() : end.start() if end else len(text)]
    return found


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def pick_language(wanted: str | None = None) -> str:
    """The language asked for, or the system's, or English."""
    if wanted is not None:
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
        raise SetupError(f"there is no language {wanted!r}. Known: {', '.join(LANGUAGES)}.")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for value in os.environ.get(name, "").split(":"):
            if value[:2].lower() in LANGUAGES:
                return value[:2].lower()
    return "en"


class Words:
    """Everything said in one language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = pick_language(lang)
        self._packs: list[Catalogue] = []
        self._order = [catalogue(self.lang)]
        if self.lang != "en":
            self._order.append(catalogue("en"))

    def add(self, package: str) -> None:
        """Also read the catalogues a guest from elsewhere brings in its own package."""
        for lang in {self.lang, "en"}:
            catalogue(lang).add(package)

    def add_pack(self, pack: str) -> None:
        """Also read the words of a content pack, ``<pack>/locales/<language>/*.ftl``; they come before all others."""
        for known in list(self._order):
            mine = Catalogue(known.lang, ())
            mine.read(Path(pack))
            if mine.entries:
                self._order.insert(self._order.index(known), mine)
                self._packs.append(mine)

    # --- messages --------------------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return any(message in known.entries for known in self._order)

    def find(self, message: str, attribute: str = "", /, **data: Any) -> str | None:
        """The sentence, in this language or else in English; None where neither has it."""
        return self._say(message, data, attribute)

    def of_pack(self, message: str, data: Mapping[str, Any], attribute: str = "") -> str | None:
        """The sentence that a pack brings in this language; None where none does."""
        for known in reversed(self._packs):
            said = known.say(message, data, attribute) if known.lang == self.lang else None
            if said is not None:
                return said[0]
        return None

    def say(self, message: str, /, **data: Any) -> str:
        """The sentence, or the bare message id where no catalogue has it."""
        found = self._say(message, data)
        return message if found is None else found

    def _say(self, message: str, data: Mapping[str, Any], attribute: str = "") -> str | None:
        for known in self._order:
            said = known.say(message, data, attribute)
            if said is not None:
                return said[0]
        return None

    def needs(self, message: str) -> set[str]:
        """The names of what the sentence has to be filled with."""
        for known in self._order:
            if message in known.entries:
                return set(_VARIABLE.findall(known.entries[message]))
        return set()

    def fill(self, message: str, data: Mapping[str, Any]) -> str | None:
        """Like find, but where ``data`` lacks what the sentence needs, ``<message>-unseen`` is said instead."""
        for known in self._order:
            said = known.say(message, data)
            if said is None:
                continue
            if not said[1]:
                unseen = self._say(f"{message}-unseen", data)
                if unseen is not None:
                    return unseen
            return said[0]
        return None

    def join(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        if not parts:
            return self.say("table-list-none")
        said = parts[-1]
        for place, part in enumerate(reversed(parts[:-1])):
            said = self.say("table-list-more" if place else "table-list-two", a=part, b=said)
        return Several(said) if len(parts) > 1 else said

    # --- things ------------------------------------------------------------------------------------------------------

    def name(
        self,
        prefix: str,
        token: str | int,
        labels: Labels = (),
        names: Names = (),
        numbers: Mapping[str, int] = MappingProxyType({}),
    ) -> str:
        """What a reference of an option, event or view is called; ``numbers`` are those of its row."""
        if not isinstance(token, str):
            return str(token)
        if _WORD.match(token):
            for known in self._order:
                for start in (prefix, SHARED):
                    said = known.say(f"{start}-{token}", numbers)
                    if said is not None and said[1]:  # one that needs filling is a sentence, not a name
                        return said[0]
        if token[:1] == "@" and token[1:].isdigit():
            return (
                names[int(token[1:])] if int(token[1:]) < len(names) else self.say("table-seat", n=int(token[1:]) + 1)
            )
        for pattern, message in labels:
            found = re.fullmatch(pattern, token)
            if found:
                groups = (part for part in found.groups() if part is not None)
                data = {f"a{i}": self._part(prefix, part, labels, names) for i, part in enumerate(groups, 1)}
                said_label = self._say(f"{prefix}-{message}", data)
                if said_label is not None:
                    return said_label
        seat = _SEAT.match(token)
        return self.say("table-seat", n=int(seat[1])) if seat else token

    def _part(self, prefix: str, part: str, labels: Labels, names: Names) -> str | int:
        return int(part) if part.lstrip("-").isdigit() else self.name(prefix, part, labels, names)

    def mode(self, prefix: str, mode: str) -> str:
        return self._say(f"{prefix}-mode-{mode}", {}) or mode

    def setting(self, prefix: str, option: str) -> tuple[str, str]:
        """A start option's name and help; the game's own words come before those that every game shares."""
        message = f"{prefix}-option-{option}"
        if not self.has(message):
            message = f"table-option-{option}"
        return self._say(message, {}) or option, self._say(message, {}, "help") or ""

    def reason(self, prefix: str, reason: str) -> str:
        """Why the game ended."""
        return self._say(f"{prefix}-reason-{reason}", {}) or reason

    def at(
        self,
        match: Match | GameType | str,
        seats: Sequence[Chair] = (),
        names: Names = (),
        content: Content | None = None,
    ) -> TableWords:
        """These words at one table: a match, or a game and its seats. ``names`` are the players' own, where known;
        ``content`` are the cards, of a match its own, of a game the house's."""
        if isinstance(match, Match):
            return TableWords(self, match.game, seats or match.seats, names, match.setup.content)
        return TableWords(self, game_type(match) if isinstance(match, str) else match, seats, names, content)


class TableWords:
    """The words of one game at one table; seats are called by their faction."""

    def __init__(
        self,
        words: Words,
        game: GameType,
        seats: Sequence[Chair] = (),
        names: Names = (),
        content: Content | None = None,
    ) -> None:
        if game.catalogues:
            words.add(game.catalogues)
        self.words = words
        self.game = game
        self.prefix = game.prefix
        self.labels = game.labels
        factions = [self._faction(seat.faction) for seat in seats]
        self.seats = [
            next((faction for faction in factions[i : i + 1] if faction == name), name) for i, name in enumerate(names)
        ] or factions
        self._names: dict[str, str] = {}
        self._content = content
        self._cards: Cards | None = None

    @property
    def cards(self) -> Cards:
        """Names and sentences of the cards, with the numbers of their rows."""
        if self._cards is None:
            self._cards = Cards(self, self.game.load_content() if self._content is None else self._content)
        return self._cards

    @property
    def lang(self) -> str:
        return self.words.lang

    def say(self, message: str, /, **data: Any) -> str:
        return self.words.say(message, **data)

    def _faction(self, faction: str) -> str:
        """What a seat is called by its faction: some names are plurals (``.number = many``)."""
        name = self.words.name(self.prefix, faction, self.labels)
        return Several(name) if self.words.find(f"{self.prefix}-{faction}", "number") == "many" else name

    def seat(self, index: int) -> str:
        return self.seats[index] if 0 <= index < len(self.seats) else self.words.say("table-seat", n=index + 1)

    def name(self, token: str | int) -> str:
        if not isinstance(token, str):
            return str(token)
        found = self._names.get(token)
        if found is None:
            numbers = self.cards.numbers(token)
            found = self.cards.name(token) or self.words.name(self.prefix, token, self.labels, self.seats, numbers)
            self._names[token] = found
        return found

    def text(self, token: str) -> str:
        """The full text of a card, place or piece, with the numbers of its row; empty where it has none."""
        return self.cards.text(token) if _WORD.match(token) else ""

    def ask(self, decision: Decision | Mapping[str, Any], about: Mapping[str, Any] | None = None) -> str:
        """The prompt of a decision: one of a match (with its ``about``), or as ``view["decision"]`` describes it."""
        if isinstance(decision, Decision):
            kind, seat, given = decision.kind, decision.seat, about or {}
        else:
            kind, seat, given = decision["kind"], decision["seat"], decision["about"]
        data = {"seat": self.seat(seat), **self.data(given)}
        return self._first(f"ask-{kind}", data) or kind

    def option(self, option: Option | str) -> str:
        """An option as a sentence; references are named and numbers stay numbers."""
        found = parse(option) if isinstance(option, str) else option
        refs = found.refs
        data = {f"a{i}": ref if isinstance(ref, int) else self.name(ref) for i, ref in enumerate(refs, 1)}
        said = self._first(f"do-{found.verb}-{len(refs)}", data) or self._first(f"do-{found.verb}", data)
        return said or " ".join([self.name(found.verb), *map(self.name, refs)])

    def token(self, token: str | int, place: int) -> str:
        """A token alone, as a step of walking the tree of options: verbs have a short name of their own."""
        if place == 0:
            return self._first(f"verb-{token}", {}) or self.name(token)
        return self.name(token)

    def event(self, event: Event | Mapping[str, Any]) -> str:
        """A log line."""
        kind, data = (event.kind, event.data) if isinstance(event, Event) else (event["kind"], event["data"])
        filled = self.data(data)
        for prefix in (self.prefix, SHARED):
            said = self.words.fill(f"{prefix}-said-{kind}", filled)
            if said is not None:
                return said
        return " ".join([kind, *(f"{key}={value}" for key, value in filled.items())])

    def why(self, event: Event | Mapping[str, Any]) -> str:
        """Why an automatic act came out as it did; empty where the event does not say."""
        data = event.data if isinstance(event, Event) else event["data"]
        word = data.get("why")
        return "" if word is None else self._first(f"why-{word}", self.data(data)) or str(word)

    def reason(self, feature: str, worth: float) -> str:
        """Why an answer is good, or bad (a worth below 0): a sentence about a feature of the evaluation."""
        name = feature.rpartition(": ")[2].replace(" ", "-")
        attribute = "against" if worth < 0 else ""
        for prefix in (self.prefix, SHARED):
            said = self.words.find(f"{prefix}-coach-{name}", attribute)
            if said is not None:
                return said
        return feature

    def hint(self, kind: str) -> str:
        """What matters in such a decision, for somebody new to it; empty where nothing is said."""
        return self.words.find(f"{self.prefix}-hint-{kind}") or ""

    def consequence(self, preview: Preview) -> str:
        """What an answer would cost, bring and lead to, in one line; where nothing can be known it says so."""
        parts = []
        if preview.differences:
            parts.append(self._gains(preview))
        events = [event for event in preview.events if not _told_already(event, preview)]
        parts += [self.event(event) for event in events[:SENTENCES]]
        if len(events) > SENTENCES:
            parts.append("…")
        if preview.stop == "end":
            parts.append(self.outcome(preview.view["outcome"]))
        elif preview.stop == "yours":
            if preview.asks is not None and (not parts or preview.asks["kind"] != preview.kind):
                parts.append(self.say("table-preview-yours", ask=self.ask(preview.asks)))
        else:
            if not parts:
                parts.append(self.say("table-preview-unknown"))
            seats = self.words.join([self.seat(seat) for seat in preview.waiting])
            parts.append(self.say(f"table-preview-{preview.stop}", seats=seats))
        if preview.unless:
            seats = self.words.join([self.seat(seat) for seat in preview.unless])
            parts.append(self.say("table-preview-unless", seats=seats))
        return " ".join(parts)

    def _gains(self, preview: Preview) -> str:
        """``+1 Wood, −2 Gold; Tiger clan: +1 Shame.``"""
        groups: dict[int | None, list[str]] = {}
        for difference in preview.differences:
            whose = None if difference.seat == preview.seat else difference.seat
            groups.setdefault(whose, []).append(self.difference(difference))
        said = [
            ", ".join(parts)
            if seat is None
            else self.say("table-preview-whose", seat=self.seat(seat), what=", ".join(parts))
            for seat, parts in groups.items()
        ]
        return "; ".join(said) + "."

    def difference(self, difference: Difference) -> str:
        """A number that changes: ``+2 Wood``; a game may have a message ``count-<word>`` of its own for it."""
        n = difference.now - difference.was
        signed = f"+{n}" if n > 0 else f"−{-n}"
        said = self._first(f"count-{difference.word}", {"n": abs(n), "signed": signed})
        return said or f"{signed} {self.name(difference.word)}"

    def outcome(self, outcome: Any) -> str:
        """How the game ended, as a sentence: an Outcome or its encoded form."""
        doc = outcome if isinstance(outcome, Mapping) else outcome.encode()
        reason = self.words.reason(self.prefix, doc["reason"]) if doc["reason"] else ""
        data: dict[str, Any] = {"reason": reason, "winners": self.words.join([self.seat(s) for s in doc["winners"]])}
        if doc["kind"] == "threshold":
            data |= {"score": doc["scores"][0], "target": doc["target"]}
        won = "won" if doc["winners"] else "lost"
        if doc["kind"] != "threshold" and doc["target"] is not None:
            won += "-against"
            score = sum(doc["scores"]) if doc["kind"] == "shared" else max(doc["scores"])
            data |= {"score": score, "target": doc["target"]}
        return self.words.say(f"table-outcome-{doc['kind']}-{won}", **data).strip()

    def data(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What fills a sentence: seats and references named, options spelt out, numbers as they are."""
        return {key: self._value(key, value) for key, value in data.items()}

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return self.words.join([str(self._value(key, part)) for part in value])
        if isinstance(value, int):
            return self.seat(value) if key in SEAT_KEYS else value
        if key in ("rule", "decision", "why"):
            return value
        return self.option(value) if key == "option" else self.name(value)

    def _first(self, message: str, data: Mapping[str, Any]) -> str | None:
        for prefix in (self.prefix, SHARED):
            said = self.words.fill(f"{prefix}-{message}", data)
            if said is not None:
                return said
        return None


def _told_already(event: Mapping[str, Any], preview: Preview) -> bool:
    """Whether a line need not tell an event: an only option is told by what it does; the event names one of the numbers
    that change, or says what the option says."""
    if event["kind"] == "forced":
        return True
    words = {difference.word for difference in preview.differences}
    data = {key: value for key, value in event["data"].items() if key not in ("rule", "why")}
    if event["kind"] in words or not words.isdisjoint(v for v in data.values() if isinstance(v, str)):
        return True
    said = {preview.option.verb, *preview.option.refs, preview.option.text}
    if data.get("seat") != preview.seat:
        return False
    return all(key in SEAT_KEYS or value in said for key, value in data.items())
