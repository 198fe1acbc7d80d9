"""Alliances: seats that win or lose as one (TS-ALLY). How teams sit is said by the scenario; the modes name theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from moonwall.table import OptionSpec, Step

from ..book import Book
from ..part import Part
from ..position import Rules, Tsukuyumi
from ..rules.arsenal import Arsenal, StartAll
from .tables import TEAM_MODES, Table

ALONE = 0  # the seat that stands against all others
START_AREAS_ALONE = 16  # TS-ALLY-09-PL


class Pairs(Part):
    """Who sit opposite each other are allies (TS-ALLY-02-PL)."""

    def change(self, rules: Rules, book: Book) -> None:
        rules.teams = [seat % (rules.seats // 2) for seat in range(rules.seats)]


class OneAgainstAll(Part):
    """The first seat against the others (TS-ALLY-09-PL), who have their points divided by their number, rounded down
    (TS-ALLY-10-PL)."""

    def change(self, rules: Rules, book: Book) -> None:
        others = rules.seats - 1
        rules.teams = [0] + [1] * others
        rules.divisors = [1, others]
        rules.start_areas[ALONE] = START_AREAS_ALONE
        rules.set_up_last = (ALONE,)  # so that all can start (house)
        rules.start_anywhere = (ALONE,)  # sixteen, even if the others have cut the land in two

    def starts_with(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], Step[Tsukuyumi]] | None:
        return (StartAll(seat), Arsenal(seat)) if seat == ALONE else None


TEAMS: dict[str, type[Part]] = {"pairs": Pairs, "one": OneAgainstAll}


class Allied(Table):
    """The board of Exploration, or a free one (TS-ALLY-01-PL)."""

    word: ClassVar[str] = ""
    options = (OptionSpec("alliance_board", "exploration", ("exploration", "random"), modes=TEAM_MODES, group="table"),)

    @classmethod
    def seat_counts(cls, factions: int) -> tuple[int, ...]:
        return (4,)

    @classmethod
    def scene(cls, book: Book, options: Mapping[str, Any], seats: int) -> tuple[Any, Any]:
        exploration = options.get("alliance_board", "exploration") == "exploration"
        return book.content["scenarios"][cls.word], book.boards[cls.word if exploration else "random", seats]


class Alliance(Allied):
    word = "alliance"


class Domination(Allied):
    word = "domination"
