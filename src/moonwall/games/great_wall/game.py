"""The game type: how a Great Wall is started, saved and composed."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from moonwall.table import Content, GameType, Mode, OptionSpec, Seat, Setup
from moonwall.table.cache import Kept
from moonwall.table.content import load
from moonwall.table.games import Setting
from moonwall.table.standing import ALWAYS, FIRST, Standing

from .board import SPECS as BOARD_SPECS
from .book import Book, Rules
from .cards import windows
from .cards.effects.verbs import MODULES
from .cards.rows import SPECS as CARD_SPECS
from .compose import compose
from .names import CLANS, QIN, REED, SECTIONS
from .part import Part
from .parts import SHOWN, WRITTEN, parts_of, refused_fields
from .position import GreatWall
from .redeal import redeal, suppose
from .rules.setup import lay_out
from .view import players, views
from .year import calendar_of

assert MODULES, "all verbs of the cards are registered before a game begins"

# The switches of the ledger's section 7.4 that concern the standard game, with its defaults.
SWITCHES = (
    OptionSpec("walls_to_end_3p", 2, choices=(2, 3), modes=("standard",)),
    OptionSpec("breach_shame_scope", "card", choices=("card", "section")),
    OptionSpec("breach_lethality_scope", "card", choices=("card", "section", "all")),
    OptionSpec("max_active_advisors", "unlimited", choices=("unlimited", "one")),
    OptionSpec("wall_honour", "full-cost", choices=("full-cost", "own-payment")),
    OptionSpec("defeat_scan_direction", "right-to-left", choices=("right-to-left", "left-to-right")),
    OptionSpec("betrayal_pays_summer_honour", True),
    OptionSpec("activation_list", "re-list", choices=("re-list", "snapshot")),
    OptionSpec("defeat_and_deaths_one_event", True),
    OptionSpec(
        "supreme_commander", "active-player", choices=("active-player", "top-of-tea"), modes=("two", "solo", "coop")
    ),
    OptionSpec("coop_empty_supply_ends", False, modes=("coop",)),
    OptionSpec("difficulty", 0, choices=(0, 50, 100), modes=("solo",), group="table"),
    OptionSpec("qin_single_activation", "highest", choices=("highest", "lowest"), modes=("solo",)),
    OptionSpec("qin_summer_honour", True, modes=("solo",)),
    OptionSpec("qin_cover_order", "rows", choices=("rows", "columns"), modes=("solo",)),
    OptionSpec("qin_hardest_start", 100, choices=(100, 150), modes=("solo",)),
    OptionSpec("solo_empty_supply_loss", "at-the-check", choices=("at-the-check", "at-once"), modes=("solo",)),
)


_SPANS = ("turn", "year", ALWAYS)
STANDING = (
    Standing("gather", ("gather", "decline"), _SPANS),
    Standing("donate", ("donate", "done"), _SPANS),
    Standing("upgrade", ("done",), _SPANS),
    Standing("next-activation", (FIRST,), _SPANS),
    Standing("play-tactic", ("pass",), _SPANS),
    Standing("use-card", ("use", "pass"), _SPANS),
    Standing("rescue", ("done",), _SPANS),
    Standing("take-back", ("honour", "retrieve", "pass"), ("year", ALWAYS)),
)


class GreatWallGame(GameType):
    name = "great-wall"
    prefix = "gw"
    rules_version = 3
    modes = (Mode("standard", (3, 4)), Mode("two", (2,)), Mode("solo", (1,)), Mode("coop", (2, 3, 4)))
    options = SWITCHES
    factions = CLANS
    terminal = "moonwall.games.great_wall.terminal"
    features = "moonwall.games.great_wall.features"
    grammar = "moonwall.games.great_wall.grammar"
    layout = "moonwall.games.great_wall.layout"
    standing = STANDING
    sentences = "moonwall.games.great_wall.sentences"
    points = ("honour", "lose-honour")
    counters = (
        ("table.players.@.hidden.resources.*", ""),
        ("table.players.@.honour", "honour"),
        ("table.players.@.shame", "shame"),
        ("table.players.@.clerks.pool", "clerks"),
        ("table.players.@.tactics", "tactics"),
        ("table.players.@.hordes", "hordes"),
    )
    labels = (
        ("(left|middle|right)-([1-3])", "horde-space"),
        ("([ab])([1-6])", "vital-point"),
        ("([a-z@][a-z0-9-]*):([0-9]+)", "tally"),
        ("([a-z-]+)=([a-z-]+)", "noted"),
    )

    def seat_list(self, seats: int | list[str], mode: Mode, options: dict[str, Setting], seed: int) -> tuple[Seat, ...]:
        """People, then Qin in the solo game, then the Reed Clan where fewer than three people play."""
        people = super().seat_list(seats, mode, options, seed)
        automata = [QIN] if mode.name == "solo" else []
        if len(people) < 3:
            automata.append(REED)
        more = (Seat(len(people) + i, faction, automaton=True) for i, faction in enumerate(automata))
        return (*people, *more)

    def row_id(self, token: str) -> str:
        """Each row of Hordes is three cards, one for each Invasion marker."""
        row, _, marker = token.rpartition("-")
        return row if marker in SECTIONS else token

    def aliases(self, content: Content) -> list[str]:
        return [f"{row}-{marker}" for row in content["hordes"] for marker in SECTIONS]

    def load_content(self, packs: tuple[str, ...] = ()) -> Content:
        return _content() if not packs else load(_folder(), (*BOARD_SPECS, *CARD_SPECS), packs)

    def setup(self, setup: Setup) -> GreatWall:
        game = self.empty(setup)
        lay_out(game)
        return game

    def empty(self, setup: Setup) -> GreatWall:
        """A position with nothing on the board. Tables that agree on everything share their rules, so these are made
        once, with a blank position that is copied."""
        book, parts = book_of(setup.content, setup.mode), parts_of(setup)
        agreed = (tuple(setup.options.items()), tuple(map(type, parts)))
        game = book.blanks.get(agreed, lambda: blank(setup, book, parts)).clone()
        game.seats, game.seed = setup.seats, setup.seed
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> GreatWall:
        game = self.empty(setup)
        game.decode(doc)
        windows.refresh(game)
        return game

    def compose(self, setup: Setup, doc: dict[str, Any]) -> GreatWall:
        return compose(self.empty(setup), doc)


def blank(setup: Setup, book: Book, parts: list[Part]) -> GreatWall:
    """A position with nothing on the board, and with rules of its own."""
    return GreatWall(setup.seats, setup.seed, book, rules_of(setup, book, parts))


def rules_of(setup: Setup, book: Book, parts: list[Part]) -> Rules:
    """The rules of a match: what its options and parts say, its calendar, and what is built on top of the rules."""
    rules = Rules(setup, book, parts)
    rules.calendar = calendar_of(rules)
    rules.unseen = dict.fromkeys(SHOWN)
    rules.written, rules.refused = WRITTEN, refused_fields(rules.parts)
    rules.views, rules.players_seen, rules.redeal, rules.suppose = views, players, redeal, suppose
    return rules


def _folder() -> Any:
    return resources.files("moonwall.games.great_wall") / "content"


@cache
def _content() -> Content:
    return load(_folder(), (*BOARD_SPECS, *CARD_SPECS))


BOOKS: Kept[Book] = Kept(12)  # those of the box are four


def book_of(content: Content, mode: str) -> Book:
    """The compiled content, made once for each content and mode."""
    return BOOKS.get((content.hash, mode), lambda: Book(content, mode))


GAME = GreatWallGame()
