"""Which games there are, and what a guest must bring."""

from __future__ import annotations

import importlib.util
import pkgutil
import re
import sys
from copy import copy
from threading import RLock
from typing import Any, Self

from .content import KEPT, Content, read_file
from .errors import ComposeError, SetupError, did_you_mean, missing, one_of
from .position import SEED_BITS, Position, Seat
from .standing import Standing

Setting = str | int | bool | list[str] | None


class OptionSpec:
    """An option of a game's start: a name, a default, and what is allowed.

    ``choices`` lists the allowed values; or ``low``/``high`` bound an int; a bool default allows true and false; a list
    default (of strings) allows any selection of ``choices``. ``modes`` names the modes it belongs to (empty: all), and
    ``rule`` the rule that says so. ``group`` is where a lobby shows it: ``table`` (what is played), ``module`` (what is
    added to the game) or ``ruling`` (how a rule is read); ``needs`` names the option without which it means nothing.
    """

    __slots__ = ("choices", "default", "group", "high", "low", "modes", "name", "needs", "rule")

    def __init__(
        self,
        name: str,
        default: Setting,
        choices: tuple[str | int | bool, ...] = (),
        low: int | None = None,
        high: int | None = None,
        modes: tuple[str, ...] = (),
        rule: str = "",
        group: str = "ruling",
        needs: str = "",
    ) -> None:
        self.name = name
        self.group = group
        self.needs = needs
        self.rule = rule
        self.default = default
        self.choices = (True, False) if isinstance(default, bool) and not choices else choices
        self.low = low
        self.high = high
        self.modes = modes

    def grouped(self, group: str, needs: str = "") -> Self:
        """The same option, shown among others."""
        one = copy(self)
        one.group, one.needs = group, needs
        return one

    def usual(self) -> Setting:
        """The default, as a start has it that does not name the option."""
        return self.check(self.default) if isinstance(self.default, list) else self.default

    def check(self, value: Setting) -> Setting:
        """The value, cleaned; or a SetupError that says what would be right."""
        if isinstance(self.default, list):
            if not isinstance(value, (list, tuple)):
                raise SetupError(f"option {self.name!r} is a list of words, not {value!r}")
            for item in value:
                if item not in self.choices:
                    known = [str(c) for c in self.choices]
                    raise SetupError(f"option {self.name!r} does not know {item!r}.{did_you_mean(str(item), known)}")
            return sorted(set(value), key=self.choices.index)
        if self.choices:
            for choice in self.choices:
                if choice == value and isinstance(choice, bool) == isinstance(value, bool):
                    return choice
            allowed = ", ".join(str(c).lower() if isinstance(c, bool) else str(c) for c in self.choices)
            raise SetupError(f"option {self.name!r} must be one of: {allowed}; not {value!r}")
        if isinstance(self.default, int) or self.low is not None or self.high is not None:
            if value is None and self.default is None:
                return None
            if not isinstance(value, int) or isinstance(value, bool):
                raise SetupError(f"option {self.name!r} must be a whole number, not {value!r}")
            if self.low is not None and value < self.low:
                raise SetupError(f"option {self.name!r} must be at least {self.low}, not {value}")
            if self.high is not None and value > self.high:
                raise SetupError(f"option {self.name!r} must be at most {self.high}, not {value}")
            return value
        if value is not None and not isinstance(value, str):
            raise SetupError(f"option {self.name!r} must be a text, not {value!r}")
        return value

    def describe(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "modes": list(self.modes),
            "group": self.group,
            "needs": self.needs,
        }


COMMON = (OptionSpec("ask_always", False, group="table"),)  # options of every game: never show who could answer


class Mode:
    """A way to play a game: its name and the seat counts it takes."""

    __slots__ = ("name", "seats")

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name = name
        self.seats = seats


class Setup:
    """All that a start is made of, checked."""

    __slots__ = ("content", "mode", "options", "seats", "seed")

    def __init__(
        self, seats: tuple[Seat, ...], seed: int, mode: str, options: dict[str, Setting], content: Content
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.mode = mode
        self.options = options
        self.content = content


class GameType:
    """What a guest brings. One instance a game, as ``GAME`` in its package.

    ``name`` is how it is started, ``prefix`` begins its messages in the catalogues, ``rules_version`` rises with every
    change that alters recorded games, ``modes[0]`` is the default, ``factions`` are the names seats may ask for.
    ``terminal`` names a module with ``draw(view, words) -> rich renderable``. ``labels`` name compound references: a
    pattern that matches the whole token and a message (without prefix) that its groups fill as ``$a1``, ``$a2`` …
    ``standing`` are the questions that a seat may have answered without being asked (``standing.py``).
    ``points`` are kinds of events that tell only that points changed, not by what (``story.py``).
    ``counters`` are the numbers of a view whose change is worth a word in a preview (``preview.py``).
    ``grammar`` and ``layout`` name modules that number its options and what a seat may know, for researchers:
    ``grammar(content, mode, factions, options) -> Grammar`` and ``layout(position, factions) -> Layout``.
    ``sentences`` names a module that makes plain sentences of rows: ``sentence(table, row, here) -> str``, and
    ``parts(content)``, named pieces of rows. ``catalogues`` is the package whose ``locales`` folder speaks for a guest
    that lives elsewhere.
    """

    name: str = ""
    prefix: str = ""
    rules_version: int = 1
    modes: tuple[Mode, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    factions: tuple[str, ...] = ()
    terminal: str = ""
    features: str = ""
    grammar: str = ""
    layout: str = ""
    labels: tuple[tuple[str, str], ...] = ()
    counters: tuple[tuple[str, str], ...] = (("scores.@", "points"),)
    catalogues: str = ""
    standing: tuple[Standing, ...] = ()
    sentences: str = ""
    points: tuple[str, ...] = ()

    def seat_list(self, seats: int | list[str], mode: Mode, options: dict[str, Setting], seed: int) -> tuple[Seat, ...]:
        """The seats of a start, automata included; a guest overrides it where seats are more than numbers.

        Automata come after the seats that people take."""
        count = seats if isinstance(seats, int) else len(seats)
        check_count(self, mode, count)
        wanted = [] if isinstance(seats, int) else seats
        check_factions(self, wanted)
        free = [f for f in self.factions if f not in wanted]
        names = wanted or (free + [f"seat-{i + 1}" for i in range(count)])[:count]
        return tuple(Seat(i, name) for i, name in enumerate(names))

    def may_sit(self, seats: int | list[str], mode: str, options: dict[str, Setting]) -> tuple[str, ...]:
        """The factions that such a start may bring to the table, whatever its seed."""
        return self.factions if isinstance(seats, int) else tuple(seats)

    def load_content(self, packs: tuple[str, ...] = ()) -> Content:
        """The game's content, with user packs laid over it; cached by the guest when there are no packs."""
        return Content.empty()

    def content(self, packs: tuple[str, ...]) -> Content:
        """The content of a match: the house's with packs, or, where one file is named, all that it was begun with."""
        if len(packs) == 1 and packs[0].endswith(KEPT):
            return read_file(packs[0], self.load_content().specs)
        return self.load_content(packs)

    def row_id(self, token: str) -> str:
        """The row whose numbers fill the sentence of a card that is called otherwise."""
        return token

    def aliases(self, content: Content) -> list[str]:
        """Cards that are called otherwise than their row (``row_id``)."""
        return []

    def setup(self, setup: Setup) -> Position:
        """The position before the first decision, with the steps of the set-up on its stack."""
        raise missing(self, "setup")

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Position:
        """The position that ``Position.encode`` wrote."""
        raise missing(self, "decode")

    def compose(self, setup: Setup, doc: dict[str, Any]) -> Position:
        """A position written by hand; ComposeError names what is wrong."""
        raise ComposeError(f"{self.name} does not read positions written by hand")

    def describe(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "prefix": self.prefix,
            "rules": self.rules_version,
            "modes": [{"name": m.name, "seats": list(m.seats)} for m in self.modes],
            "factions": list(self.factions),
            "options": [o.describe() for o in (*self.options, *COMMON)],
            "labels": [list(pair) for pair in self.labels],
            "standing": [one.describe() for one in self.standing],
        }


def check_count(game: GameType, mode: Mode, count: int) -> None:
    if count not in mode.seats:
        fits = one_of(mode.seats)
        others = [f"{m.name} takes {one_of(m.seats)}" for m in game.modes if m is not mode and count in m.seats]
        hint = f"; {others[0]}" if others else ""
        raise SetupError(f"{game.name} ({mode.name}) is for {fits} seats, not {count}{hint}")


def check_factions(game: GameType, wanted: list[str]) -> None:
    for name in wanted:
        if game.factions and name not in game.factions:
            known = list(game.factions)
            raise SetupError(f"{game.name} has no faction {name!r}.{did_you_mean(name, known)}")
        if wanted.count(name) > 1:
            raise SetupError(f"faction {name!r} can take only one seat")


_NAME = re.compile(r"[a-z][a-z0-9-]*\Z")
_games: dict[str, GameType] = {}
_ready: dict[str, GameType] = {}
_searched = False
_first_use = RLock()  # held while a game is made ready; who comes in between waits for it


def register(game: GameType) -> None:
    """Seat a guest that lives outside this package (tests, third parties)."""
    _games[game.name] = game


def prepare(name: str) -> GameType:
    """The game of that name, ready for any number of threads: all its modules are imported and its content is read.

    The first to ask does it, all others wait, and nobody gets a game that is not ready: imports that know each other
    and types that are used for the first time must not meet in two threads. Asking again costs a look-up."""
    found = _ready.get(name)
    if found is not None and found is _games.get(name):
        return found
    with _first_use:
        game = _find(name)
        if _ready.get(name) is not game:
            _import_whole(game)
            game.load_content()
            _ready[name] = game
        return game


def game_type(name: str) -> GameType:
    """The game of that name, made ready; or a SetupError that offers the nearest."""
    return prepare(name)


def games() -> list[dict[str, Any]]:
    """What can be played, with modes, seats, factions and options."""
    with _first_use:
        _search()
        return [_games[name].describe() for name in sorted(_games)]


def _find(name: str) -> GameType:
    """Only the game that is asked for is imported, unless nobody knows it."""
    if name not in _games:
        module = f"moonwall.games.{name.replace('-', '_')}"
        if _NAME.match(name) and importlib.util.find_spec(module) is not None:
            _import(module)
    if name not in _games:
        _search()
    try:
        return _games[name]
    except KeyError:
        known = sorted(_games)
        raise SetupError(f"there is no game {name!r}.{did_you_mean(name, known)}") from None


def _search() -> None:
    global _searched
    if _searched:
        return
    from importlib import metadata

    home = importlib.import_module("moonwall.games")
    for info in pkgutil.iter_modules(home.__path__):
        _import(f"{home.__name__}.{info.name}")
    for entry in metadata.entry_points(group="moonwall.games"):
        register(entry.load())
    _searched = True


def _import(module: str) -> None:
    game = getattr(importlib.import_module(module), "GAME", None)
    if game is not None:
        register(game)


def _import_whole(game: GameType) -> None:
    """Import every module of the guest's package, the one whose ``GAME`` it is; its drawing stays for who draws."""
    name = type(game).__module__
    while name:
        package = sys.modules.get(name)
        if package is not None and getattr(package, "GAME", None) is game and hasattr(package, "__path__"):
            for info in pkgutil.walk_packages(package.__path__, f"{name}."):
                if info.name != game.terminal:
                    importlib.import_module(info.name)
            return
        name = name.rpartition(".")[0]


def make_setup(
    game: GameType, seats: int | list[str] | None, seed: int, packs: tuple[str, ...], given: dict[str, Any]
) -> Setup:
    """Check everything a start was given; the first wrong thing raises a SetupError."""
    given = dict(given)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError(f"seed must be a whole number from 0 to 2^{SEED_BITS} - 1, not {seed!r}")
    modes = {m.name: m for m in game.modes}
    count = seats if isinstance(seats, int) and not isinstance(seats, bool) else None
    if isinstance(seats, (list, tuple)):
        seats = [str(s) for s in seats]
        count = len(seats)
    elif seats is not None and count is None:
        raise SetupError(f"seats must be a number or a list of factions, not {seats!r}")
    wanted = given.pop("mode", None)
    if wanted is None:
        mode = next((m for m in game.modes if count in m.seats), game.modes[0])
    elif wanted in modes:
        mode = modes[wanted]
    else:
        raise SetupError(f"{game.name} has no mode {wanted!r}.{did_you_mean(str(wanted), list(modes))}")
    allowed = (*game.options, *COMMON)
    specs = {o.name: o for o in allowed if not o.modes or mode.name in o.modes}
    for name in given:
        if name not in specs:
            where = [o for o in game.options if o.name == name]
            if where:
                rule = f" ({where[0].rule})" if where[0].rule else ""
                raise SetupError(
                    f"option {name!r} belongs to mode {' or '.join(where[0].modes)}, not {mode.name}{rule}"
                )
            raise SetupError(f"{game.name} has no option {name!r}.{did_you_mean(name, [*specs, 'mode'])}")
    options = {name: spec.check(given[name]) if name in given else spec.usual() for name, spec in specs.items()}
    content = game.content(packs)
    chairs = game.seat_list(mode.seats[0] if seats is None else seats, mode, options, seed)
    return Setup(chairs, seed, mode.name, options, content)
