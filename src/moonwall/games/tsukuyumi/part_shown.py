"""What others see of a part: views, hand-written positions, what bots look at, points. The rest is in ``part.py``."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from moonwall.table import ComposeError

from .hooks import Hooks

if TYPE_CHECKING:
    from .book import Book
    from .position import Tsukuyumi
    from .survey import Estate, Survey


class Shown(Hooks):
    """Defaults: nothing to see, nothing to count."""

    name: str
    seat: int
    slot: int
    told: ClassVar[dict[str, int]] = {}  # of a faction: numbers of its own state that all see, by name
    composed: ClassVar[bool] = False  # of a module: ``compose`` is called even where a position says nothing of it

    # --- what everybody sees --------------------------------------------------------------------------------
    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        """Of a module: what the terminal says of it under the board, from the view, with the table's ``words``."""
        return []

    @classmethod
    def ahead(cls, board: dict[str, Any], words: Any) -> list[str]:
        """Of a module: what would happen by itself if it came now, from the view, in the table's words."""
        return []

    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        """Add what all see of it to the view."""

    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """Add what all see of it to a seat's part of the view."""

    def shows_own(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """Add what only the seat sees of it to its own part of its view."""

    @classmethod
    def measured(cls, book: Book) -> list[tuple[Any, ...]]:
        """Of a faction: the numbers that ``measure`` writes: name, meaning and the names along each axis."""
        return [("state", "what its board and its markers say", tuple(cls.told))] if cls.told else []

    def measure(self, game: Tsukuyumi) -> bytes:
        """What all see of it as numbers from 0 to 255, for researchers (``layout.py``)."""
        own = game.own[self.slot] if self.told else []
        return bytes([min(max(own[at], 0), 255) for at in self.told.values()])

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        """Deal again what of its own the seat cannot know."""

    def signs(self, game: Tsukuyumi) -> list[dict[str, Any]]:
        """Markers on edges and spaces beyond those all have, for the view: ``at``, ``what`` and more."""
        return []

    def sees_dropped(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the seat knows the Action cards that have left the game unseen by others."""
        return False

    def board(self, game: Tsukuyumi, seat: int) -> dict[str, Any]:
        """The faction board as JSON: installed Uplinks, weapons, stocks of markers. All of it is public."""
        return {}

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """Read the part's own share of a hand-written position (``factions.<id>``, ``modules.<option>``); ComposeError
        names the field."""
        if doc:
            raise ComposeError(f"{'faction' if seat >= 0 else 'module'} {self.name!r} has no field {next(iter(doc))!r}")

    def counted(self, game: Tsukuyumi, seat: int, what: str) -> int:
        """How much the faction has of something only it knows, for tasks that count it."""
        return 0

    # --- what bots look at ----------------------------------------------------------------------------------
    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        """How far the objective is, from 0 to 1."""
        return 0.0

    def tools(self, game: Tsukuyumi, known: Survey) -> tuple[float, float, float, float, float]:
        """Eggs, Mines, weapons, Uplinks and ground works on board and board edge."""
        return 0, 0, 0, 0, 0

    def labour(self, game: Tsukuyumi, seat: int) -> float:
        """Points of tasks that the faction's workers bring in each round to come."""
        return 0.0

    def points(self, game: Tsukuyumi, seat: int) -> int:
        """VP of any seat at the end beyond those all have."""
        return 0

    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        """VP of any seat that were scored at once and are kept, beyond those all have."""
        return 0

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """VP that the seat may expect of what the part brings, beyond ``points`` (``features`` asks)."""
        return 0.0

    def judges(self, game: Tsukuyumi, rows: list[list[float]]) -> list[list[float]]:
        """Of a mode that is judged by features of its own (``Table.weights``): their rows, made of the usual ones."""
        return rows

    # --- points ---------------------------------------------------------------------------------------------
    def other_objective(self, game: Tsukuyumi, seat: int) -> Any:
        """Of a module: the row of an objective that is in force for the seat instead of its faction's (``id``, ``vp``),
        or None; then ``objective`` and ``aim`` of this part are asked (``values.objective_of``)."""
        return None

    def watches(self, book: Book, faction: str) -> tuple[str, ...]:
        """Fields of the position that such an objective of the faction counts (``rules/watch.py``)."""
        return ()

    def look(self, game: Tsukuyumi) -> None:
        """One of the fields named in ``looks`` has changed, since the first round began (``rules/watch.py``)."""

    def reached(self, game: Tsukuyumi, seat: int) -> None:
        """A seat has just reached its objective, whichever is in force (``missions`` calls it)."""

    def mission_count(self, game: Tsukuyumi, seat: int) -> int:
        """How much any seat has of what the Mission that the faction brings counts (rows with do = "own")."""
        return 0

    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        """Whether the objective is fulfilled at this moment: CHANGE, RED_TURN_END or ROUND_END."""
        return False
