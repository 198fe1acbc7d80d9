"""Which tables there are: modes, scenarios, and the board that belongs to each (TS-SCEN, TS-ALLY, TS-TWO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from moonwall.table import Content, OptionSpec, SetupError
from moonwall.table.errors import did_you_mean, missing, one_of
from moonwall.table.games import Setting

from ..book import Book
from ..part import Part

MOST_SEATS = 6
MANY = ("standard", "alliance", "domination")
TEAM_MODES = ("alliance", "domination")
OWN_SCENES = ("two", *TEAM_MODES)  # scenarios that belong to a mode
SCENARIOS = (
    "random",
    "exploration",
    "control",
    "pacific-standoff",
    "broken-earth",
    "canyon",
    "full-moon-down",
    "three-canyons",
    "six-lands",
)


class ScenarioOption(OptionSpec):
    """The scenarios of the box, and any other word for one that a content pack brings; the content decides."""

    __slots__ = ()

    def check(self, value: Setting) -> Setting:
        if not isinstance(value, str) or not value:
            raise SetupError(f"option {self.name!r} is the name of a scenario, not {value!r}")
        return value


def check_seats(game: str, factions: int, count: int) -> None:
    """More players than there are factions (TS-SCEN-06, TS-SCEN-07 name tables of five)."""
    if factions < count <= 6:
        raise SetupError(
            f"{game} has {factions} factions, so at most {factions} seats, not {count}: "
            "a fifth and a sixth player need factions of the expansions"
        )


class Table(Part):
    """A mode as a part: which cards, which scenario and board; what else differs are its hooks."""

    deck: ClassVar[str] = "many"  # the Action cards of this deck are used
    options: ClassVar[tuple[OptionSpec, ...]] = ()  # start options of this mode alone
    remembers: ClassVar[bool] = False  # whether it has state of its own in the position
    weights: ClassVar[dict[str, float]] = {}  # what usual features weigh in it, if bots judge it in a way of its own
    team_weights: ClassVar[dict[str, float]] = {}  # features that ``judges`` adds, and their weights
    brings: ClassVar[tuple[str, ...]] = ()  # modules whose rows are in its book, though nobody asks for them

    @classmethod
    def seats_faction(cls, content: Content, faction: str) -> str:
        """Why a faction cannot take a seat in this mode, with the rule; empty: it can."""
        return ""

    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        """For how many players it is, where so many factions can play."""
        raise missing(cls, "seat_counts")

    @classmethod
    def scene(cls, book: Book, options: Mapping[str, Any], seats: int) -> tuple[Any, Any]:
        """The scenario's row and its board for so many players; a SetupError says what does not fit."""
        raise missing(cls, "scene")


class Standard(Table):
    options = (ScenarioOption("scenario", "random", SCENARIOS, modes=("standard",), group="table"),)

    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        return tuple(range(3, min(factions, MOST_SEATS) + 1))

    @classmethod
    def scene(cls, book: Book, options: Mapping[str, Any], seats: int) -> tuple[Any, Any]:
        rows = book.content["scenarios"]
        name = str(options.get("scenario", "random"))
        known = [n for n in rows if n not in OWN_SCENES]
        if name not in known:
            raise SetupError(f"option 'scenario' does not know {name!r}.{did_you_mean(name, known)}")
        row = rows[name]
        if book.edition not in row.editions:
            raise SetupError(
                f"scenario {name!r} belongs to the {' and '.join(row.editions)} edition, not the {book.edition} one"
            )
        players = row.players_pl if book.edition == "polish" and row.players_pl else row.players
        if seats not in players:
            fits = one_of(players)
            why = ""
            if min(players) > len(book.faction_ids):
                why = f": with {len(book.faction_ids)} factions in the box it needs those of the expansions"
            raise SetupError(f"scenario {name!r} is for {fits} players, not {seats}{why}")
        return row, book.boards[name, seats]
