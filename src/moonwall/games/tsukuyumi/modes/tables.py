"""Which tables there are: modes, scenarios, and the board that belongs to each (TS-SCEN, TS-ALLY, TS-TWO)."""

from __future__ import annotations

from typing import Any

from moonwall.table import OptionSpec, SetupError
from moonwall.table.errors import did_you_mean
from moonwall.table.games import Setting

from ..book import Book
from ..content_rows import Board

MANY = ("standard", "alliance", "domination")
TEAM_MODES = ("alliance", "domination")
SCENARIOS = ("random", "exploration", "control", "pacific-standoff", "broken-earth", "canyon", "full-moon-down")


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


def scenario_of(book: Book, mode: str, options: dict[str, Any], seats: int) -> tuple[Any, Any]:
    """The scenario's row and its board for so many players; a SetupError says what does not fit."""
    rows = book.content["scenarios"]
    if mode == "two":
        return rows["two"], empty_board()
    if mode in TEAM_MODES:  # TS-ALLY-01-PL: the board of Exploration, or a free one
        board = options.get("alliance_board", "exploration")
        return rows[mode], book.boards[mode if board == "exploration" else "random", seats]
    name = str(options.get("scenario", "random"))
    if name not in rows or name in ("two", *TEAM_MODES):
        known = [n for n in rows if n not in ("two", *TEAM_MODES)]
        raise SetupError(f"option 'scenario' does not know {name!r}.{did_you_mean(name, known)}")
    row = rows[name]
    edition = "polish" if book.polish else "italian"
    if edition not in row.editions:
        raise SetupError(
            f"scenario {name!r} belongs to the {' and '.join(row.editions)} edition, not the {edition} one"
        )
    players = row.players_pl if book.polish and row.players_pl else row.players
    if seats not in players:
        fits = " or ".join(map(str, players))
        why = ""
        if min(players) > len(book.faction_ids):
            why = f": with {len(book.faction_ids)} factions in the box it needs those of the expansions"
        raise SetupError(f"scenario {name!r} is for {fits} players, not {seats}{why}")
    return row, book.boards[name, seats]


def empty_board() -> Any:
    """Two players lay the board themselves (TS-TWO-05)."""
    return Board(id="two", source="rulebook", scenario="two", players=2, tiles=0, spaces=[])
