"""Three languages say the same things, and they say all that the games ask, offer and tell."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from moonwall import table
from moonwall.table import GameType, Match
from moonwall.table.games import game_type
from moonwall.table.steps import Choice, _classes
from moonwall.words import LANGUAGES, SEAT_KEYS, Words, files
from tests.guests import dike, goose  # noqa: F401  (seats the guests)
from tests.promises import Seen, known_games

PACKAGES = ("moonwall", "tests.guests")
GAMES = [game.name for game in known_games()]
ANSWERS = 300
SHARED_EVENTS = {"forced", "automaton"}


@cache
def parsed(package: str, lang: str) -> dict[str, dict[str, ftl.EntryType]]:
    return {
        name: {e.id.name: e for e in FluentParser().parse(text).body if isinstance(e, (ftl.Message, ftl.Term))}
        for name, text in files(resources.files(package), lang)
    }


def variables(node: Any) -> set[str]:
    """The variables a message uses, wherever they stand."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*[variables(v) for v in vars(node).values()])
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return set()


def test_verbs_agree_with_who_does_it() -> None:
    match = table.start("tsukuyumi", seats=["nomads", "dark-seed", "boarlords"], seed=3)
    attack = {"kind": "attack", "data": {"space": "0,0", "card": "action-raid"}}
    verbs = {"en": ("attacks", "attack"), "it": ("attacca", "attaccano"), "pl": ("atakuje", "atakują")}
    plural = {"en": (1, 0, 1), "it": (1, 0, 1), "pl": (1, 0, 0)}  # a band is one in Polish
    for lang, forms in verbs.items():
        here = Words(lang).at(match)
        for seat, many in enumerate(plural[lang]):
            said = here.event({**attack, "data": {"seat": seat, **attack["data"]}})
            assert said.startswith(f"{here.seat(seat)} {forms[many]} "), said
        ada = Words(lang).at(match, names=["Ada", here.seat(1), here.seat(2)])
        assert ada.event({**attack, "data": {"seat": 0, **attack["data"]}}).startswith(f"Ada {forms[0]} ")
    here = Words("en").at(match)
    won = {"kind": "ranked", "scores": [], "reason": "", "target": None}
    assert [here.outcome({**won, "winners": [s]}) for s in (0, 1)] == ["Nomads win.", "Dark Seed wins."]
    assert here.outcome({**won, "winners": [0, 1]}) == "Nomads and Dark Seed win."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_can_explain_every_faction_of_tsukuyumi(lang: str) -> None:
    """Two sentences, how hard it is to play, and whether its name is a plural."""
    here = Words(lang).at("tsukuyumi")
    for faction in game_type("tsukuyumi").factions:
        text = here.text(faction)
        assert len(re.findall(r"[.!?](?= |$)", text)) == 2, f"{lang}: {faction} is not told in two sentences: {text}"
        assert here.words.find(f"ts-{faction}", "hard") in {"1", "2", "3"}, f"{lang}: {faction}.hard"
        assert here.words.find(f"ts-{faction}", "number") in {"one", "many"}, f"{lang}: {faction}.number"


# --- the catalogues ------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_parses(package: str, lang: str) -> None:
    for name, text in files(resources.files(package), lang):
        junk = [e for e in FluentParser().parse(text).body if isinstance(e, ftl.Junk)]
        assert not junk, f"{lang}/{name}: {junk[0].content!r}"
        ids = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE)
        twice = {i for i in ids if ids.count(i) > 1}
        assert not twice, f"{lang}/{name} says {sorted(twice)} twice"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("package", PACKAGES)
def test_no_key_is_missing_in_a_language(package: str, lang: str) -> None:
    """Same files, same messages, same attributes, same variables."""
    english, other = parsed(package, "en"), parsed(package, lang)
    assert set(other) == set(english), "the same files in every language"
    for name, messages in english.items():
        theirs = other[name]
        assert not set(messages) - set(theirs), f"{lang}/{name} lacks {sorted(set(messages) - set(theirs))}"
        assert not set(theirs) - set(messages), f"{lang}/{name} has {sorted(set(theirs) - set(messages))} alone"
        for key, message in messages.items():
            ours = {a.id.name for a in message.attributes}
            assert {a.id.name for a in theirs[key].attributes} == ours, f"{lang}/{name}: attributes of {key}"
            assert variables(theirs[key]) == variables(message), f"{lang}/{name}: variables of {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_files_say_the_same_message(lang: str) -> None:
    owner: dict[str, str] = {}
    for package in PACKAGES:
        for name, messages in parsed(package, lang).items():
            for key in messages:
                assert key not in owner, f"{key} is in {owner[key]} and in {name}"
                owner[key] = name


def test_plurals_of_polish_have_all_their_forms() -> None:
    """Wherever Polish counts with a number, it has one, few and other (which also serves many)."""
    for package in PACKAGES:
        for name, messages in parsed(package, "pl").items():
            for key, message in messages.items():
                for select in selects(message):
                    keys = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
                    if keys & {"one", "few", "many"}:
                        assert {"one", "few"} <= keys, f"pl/{name}: {key} counts without 'few'"


def selects(node: Any) -> list[ftl.SelectExpression]:
    found = [node] if isinstance(node, ftl.SelectExpression) else []
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            found += selects(value)
    elif isinstance(node, list):
        for value in node:
            found += selects(value)
    return found


# --- the games ------------------------------------------------------------


def home(game: GameType) -> str:
    """The package a game lives in, or its only module."""
    module = type(game).__module__
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["moonwall", "games"] else module


@cache
def sources(name: str) -> tuple[ast.Module, ...]:
    package = importlib.import_module(home(game_type(name)))
    modules = [package]
    for info in pkgutil.walk_packages(getattr(package, "__path__", []), package.__name__ + "."):
        modules.append(importlib.import_module(info.name))
    return tuple(ast.parse(inspect.getsource(m)) for m in modules if inspect.getsource(m).strip())


def first_words(name: str, *functions: str) -> set[str]:
    """The literal first arguments of calls of these functions in a game's source."""
    found = set()
    for tree in sources(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in functions and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


@cache
def seen(name: str) -> tuple[Seen, tuple[Match, ...]]:
    """Random play of every mode, and every seat count of the first one."""
    shown, matches = Seen(), []
    for mode in game_type(name).modes:
        for seats in mode.seats:
            match = table.start(name, seats=seats, seed=len(matches), mode=mode.name)
            chance = Random(len(matches))
            while not match.over and match.count < ANSWERS:
                shown.look(match)
                decision = match.decisions[0]
                match.play(chance.choice(decision.options), decision.seat)
            shown.look(match)
            matches.append(match)
    return shown, tuple(matches)


def choices(name: str) -> set[str]:
    place = home(game_type(name)).removeprefix("moonwall.")
    sources(name)
    kinds = set()
    for key, cls in _classes.items():
        module = key.split(":")[0]
        mine = module == place or module.startswith(place + ".")
        if mine and issubclass(cls, Choice) and cls.options is not Choice.options and not cls.__subclasses__():
            kinds.add(cls.kind)
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_event_and_option_has_its_message(name: str) -> None:
    game, shown = game_type(name), seen(name)[0]
    words = Words("en")
    words.at(game)

    def wanted(part: str, ids: set[str]) -> list[str]:
        keys = [f"{part}-{i}" if part else i for i in sorted(ids)]
        return [k for k in keys if not words.has(f"{game.prefix}-{k}") and not words.has(f"table-{k}")]

    missing = wanted("ask", shown.kinds | choices(name))
    missing += wanted("said", set(shown.events) | first_words(name, "tell", "tell_secret"))
    verbs = shown.verbs | {v for v in first_words(name, "option") if re.fullmatch(r"[a-z][a-z0-9-]*", v)}
    several = {k.split("-do-")[1].rpartition("-")[0] for k in words._order[0].entries if f"{game.prefix}-do-" in k}
    missing += wanted("do", {v for v in verbs if v not in several})
    missing += wanted("mode", {m.name for m in game.modes})
    missing += wanted("option", {o["name"] for o in game.describe()["options"]})
    missing += wanted("stand", {f"{one.decision}-{word}" for one in game.standing for word in one.answers})
    missing += wanted("span", {span for one in game.standing for span in one.spans})
    missing += wanted("", set(game.factions))
    missing += wanted("", {c for o in game.options for c in o.choices if isinstance(c, str)})
    missing += wanted("reason", shown.reasons)
    assert words.has(game.prefix), f"{game.prefix} is the game's name"
    assert not missing, f"{game.prefix}-…: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_can_be_said(name: str, lang: str) -> None:
    """Nothing that random games ask, offer or tell leaves a hole in its sentence or shows a bare id."""
    shown, matches = seen(name)
    for match in matches:
        here = Words(lang).at(match)
        for decision in match.decisions:
            whole(here.ask(match.describe(decision)), decision.kind)
        if match.outcome is not None:
            whole(here.outcome(match.outcome), match.outcome.reason)
    here = Words(lang).at(matches[-1])
    bare = set()
    for text in shown.options:
        whole(here.option(text), text)
        bare |= {t for t in table.parse(text).refs if isinstance(t, str) and here.name(t) == t}
    for kind, examples in shown.events.items():
        for data in examples:
            whole(here.event({"kind": kind, "data": data}), f"{kind} {data}")
            if "why" in data:
                whole(here.why({"kind": kind, "data": data}), f"{kind} {data}")
            for key, value in data.items():
                if key not in SEAT_KEYS and key not in ("rule", "decision", "option", "why") and isinstance(value, str):
                    bare |= {value} if here.name(value) == value and not known(here, value) else set()
    assert not {b for b in bare if not known(here, b)}, f"no name for {sorted(bare)[:20]}"


def known(here: Any, token: str) -> bool:
    """A name that happens to be spelt like its id is a name, and a coordinate like b4 is one in every language."""
    if re.fullmatch(r"[a-z][0-9]", token) or any(re.fullmatch(pattern, token) for pattern, _ in here.labels):
        return True
    return here.words.has(f"{here.prefix}-{token}") or here.words.has(f"table-{token}")


def whole(sentence: str, source: str) -> None:
    assert sentence, source
    assert "{$" not in sentence and "{ $" not in sentence and "???" not in sentence, f"{source}: {sentence}"
