"""Tsukuyumi: Full Moon Down as a guest of the table: seats, start options, content."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from moonwall.table import Content, GameType, Mode, OptionSpec, Seat, Setup, SetupError
from moonwall.table.content import load
from moonwall.table.games import Setting, check_count, check_factions
from moonwall.table.standing import ALWAYS, Standing

from .agreement import Agreement
from .book import Book, book_of
from .compose import compose
from .content_tables import TABLES as COMMON_TABLES
from .desk import Office
from .lineup import HOUSE, Lineup
from .modes import MODES, mode_options, mode_tables, table_parts
from .modes.moon_princess.rows import TABLES as MOON_PRINCESS_TABLES
from .modes.tables import MANY, Table, check_seats
from .part import Part
from .position import Rules, Tsukuyumi
from .round import set_calendar
from .rules import counter_verbs  # noqa: F401 (its verbs join the vocabulary)
from .rules.setup import lay_out
from .rules.watch import Watch

EDITION = OptionSpec("edition", "italian", ("italian", "polish"), group="table")
RIVALS = ("standard", "two", "alliance", "domination")  # modes in which players play against each other
SWITCHES = (
    OptionSpec("expansions", False, group="table"),
    OptionSpec("rounds", 4, (3, 4, 5), modes=MANY, group="table"),
    OptionSpec("supremacy", 0, low=0, high=99, modes=RIVALS),
    OptionSpec("oni_total", 0, low=0, high=34, modes=RIVALS),
    OptionSpec("skip_first_white", False, modes=RIVALS, group="table"),
    OptionSpec("use_missions", True, modes=MANY),
    OptionSpec("use_objectives", True, modes=MANY),
    OptionSpec("fixed_homezones", False, modes=MANY),
    OptionSpec("reach_check", True),
    OptionSpec("tile_pool", 0, (0, 44), modes=MANY),
    OptionSpec("move_before_combat", "edition", ("edition", "red", "all")),
    OptionSpec("counter_optional", True),
    OptionSpec("conqueror_may_conquer", False),
    OptionSpec("eggs_on_death", "battle", ("none", "battle", "unit")),
    OptionSpec("radioactive_step", "after-scoring", ("after-scoring", "before-scoring")),
    OptionSpec("gps_distinct_areas", True),
    OptionSpec("tunnel_capacity", "group", ("group", "unlimited")),
    OptionSpec("remember_hands", False),
)


_SPANS = ("turn", "round", ALWAYS)
STANDING = (
    Standing("ask-counter", ("pass",), _SPANS),
    Standing("ask-early", ("counter", "pass"), _SPANS),
    Standing("play-events", ("done",), _SPANS),
    Standing("initiative", ("done",), _SPANS),
    Standing("free-fight", ("pass",), _SPANS),
    Standing("ask-pincer", ("pass",), _SPANS),
    Standing("use-weapons", ("done",), _SPANS),
    Standing("ask-reload", ("yes", "no"), _SPANS),
    Standing("explode", ("pass",), _SPANS),
    Standing("lay-eggs", ("pass",), _SPANS),
    Standing("declare-samurai", ("samurai", "pass"), _SPANS),
    Standing("ask-ghost", ("no",), _SPANS),
    Standing("ask-espionage", ("yes", "no"), _SPANS),
    Standing("consent", ("agree",), _SPANS),
)


class TsukuyumiGame(GameType):
    """With a number of seats, the factions are drawn by the seed; with a list, seat 0 is the first named.

    Alliances: seats 0 and 2 against 1 and 3. Domination: seat 0 against the others.

    A package with factions or modules of its own makes a game of them: ``lineup`` says who can play, ``content`` is a
    folder with their rows, ``catalogues`` the package with their words. It has a name of its own, so that records say
    what they were played with."""

    name = "tsukuyumi"
    prefix = "ts"
    rules_version = 5
    terminal = "moonwall.games.tsukuyumi.terminal"
    features = "moonwall.games.tsukuyumi.features"
    grammar = "moonwall.games.tsukuyumi.grammar"
    layout = "moonwall.games.tsukuyumi.layout"
    sentences = "moonwall.games.tsukuyumi.sentences"
    standing = STANDING
    counters = (
        ("scores.@", "points"),
        ("table.turn.points", "production-points"),
        ("table.seats.@.areas", "areas"),
        ("table.seats.@.events", "event-cards"),
        ("table.seats.@.hidden_events", "event-cards"),
        ("table.seats.@.kills", "kills"),
    )
    labels = (
        (r"(-?\d+,-?\d+)\|(-?\d+,-?\d+)", "edge"),
        (r"(-?\d+,-?\d+)/(\d)", "outer-edge"),
        (r"(-?\d+),(-?\d+)", "space"),
        (r"(ocean|fertile|mountain)-0*(\d+)", "tile-name"),
        (r"river-(\d+)", "river-name"),
        (r"ring-(\d+)", "ring-place"),
    )

    def __init__(
        self,
        name: str = "tsukuyumi",
        lineup: Lineup = HOUSE,
        content: Path | None = None,
        catalogues: str = "",
    ) -> None:
        self.name = name
        self.lineup = lineup
        self.catalogues = catalogues
        self.factions = tuple(lineup.factions)
        self.options = (EDITION, *mode_options(), *lineup.options(), *SWITCHES)
        self.modes = tuple(Mode(word, mode.seat_counts(len(self.factions))) for word, mode in MODES.items())
        self._folders = () if content is None else (content,)
        self._content: Content | None = None

    def load_content(self, packs: tuple[str, ...] = ()) -> Content:
        if packs:
            return self._load(packs)
        if self._content is None:
            self._content = self._load()
        return self._content

    def _load(self, packs: tuple[str, ...] = ()) -> Content:
        tables = (*COMMON_TABLES, *MOON_PRINCESS_TABLES, *self.lineup.tables(), *mode_tables())
        return load(files(__package__).joinpath("content"), tables, packs, self._folders)

    def seat_list(self, seats: int | list[str], mode: Mode, options: dict[str, Setting], seed: int) -> tuple[Seat, ...]:
        check_seats(self.name, len(self.factions), seats if isinstance(seats, int) else len(seats))
        if isinstance(seats, int):
            check_count(self, mode, seats)
            seats = self.lineup.draw(mode.name, seats, options, seed, self._shut(mode.name))
        check_factions(self, seats)
        check_count(self, mode, len(seats))
        self.lineup.check(mode.name, seats, options)
        self._agree(MODES[mode.name], mode.name, seats, options)
        return tuple(Seat(i, name) for i, name in enumerate(seats))

    def _shut(self, mode: str) -> list[str]:
        """The factions that the mode does not take."""
        table, content = MODES[mode], self.load_content()
        return [name for name in self.lineup.factions if table.seats_faction(content, name)]

    def may_sit(self, seats: int | list[str], mode: str, options: dict[str, Setting]) -> tuple[str, ...]:
        if isinstance(seats, int):
            return tuple(self.lineup.able(mode, seats, options, self._shut(mode)))
        return tuple(seats)

    def _agree(self, mode: type[Table], word: str, factions: list[str], options: dict[str, Setting]) -> None:
        """The mode takes these factions and modules; else a SetupError names the rule that says so."""
        modules = [name for name, _ in self.lineup.wanted(options)]
        why = mode.refusal(Agreement(word, len(factions), factions, modules, options))
        whys = [f"mode {word!r} {why}" if why else ""]
        whys += [mode.seats_faction(self.load_content(), name) for name in factions]
        for reason in whys:
            if reason:
                raise SetupError(reason)

    def empty(self, setup: Setup) -> Tsukuyumi:
        """A position with nothing on it yet. Tables that agree on everything share their rules, so these are made once,
        with a blank position that is copied."""
        mode = MODES[setup.mode]
        edition = str(setup.options["edition"])
        names = [seat.faction for seat in setup.seats]
        parts = self.lineup.seated(names, setup.options)
        modules = frozenset([*[part.name for part in parts if part.seat < 0], *mode.brings])
        book = book_of(setup.content, edition, mode.deck, modules, names)
        scenario, board = mode.scene(book, setup.options, len(names))
        parts = (*parts, *table_parts(setup.mode, edition, scenario, sum([part.lists for part in parts])))
        agreed = (setup.mode, *names, *map(type, parts), repr(setup.options))
        game = book.blanks.get(agreed, lambda: blank(setup, book, parts, scenario, board)).clone()
        game.seats, game.seed = setup.seats, setup.seed
        return game

    def setup(self, setup: Setup) -> Tsukuyumi:
        game = self.empty(setup)
        lay_out(game)
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Tsukuyumi:
        game = self.empty(setup)
        game.decode(doc)
        return game

    def compose(self, setup: Setup, doc: dict[str, Any]) -> Tsukuyumi:
        game = self.empty(setup)
        compose(game, doc)
        return game


def blank(setup: Setup, book: Book, parts: tuple[Part, ...], scenario: Any, board: Any) -> Tsukuyumi:
    """A position with nothing on it, and with rules of its own."""
    factions = [book.faction_ids.index(seat.faction) for seat in setup.seats]
    rules = Rules(book, factions, parts, setup.options, scenario, board)
    rules.desk = Office()
    rules.watch = Watch(book, rules)
    set_calendar(rules)
    return Tsukuyumi(setup.seats, setup.seed, book, rules)


GAME = TsukuyumiGame()
