"""Alternative objectives, an optional module: at the end of the own set-up each player chooses openly between the
objective of the faction and another one; exactly one is in force for the whole game (TSM-ALTOBJ).

It is fulfilled and scored like any objective (TSM-ALTOBJ-05). The own state is for each seat whether the alternative
was chosen, then how many units the seat has destroyed this round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from moonwall.table import Choice, ComposeError, Option, OptionSpec, SetupError, Step, TableSpec, option

from ..modes.tables import MANY
from ..part import CHANGE, RED_TURN_END, ROUND_END, Part
from ..position import Rules, Tsukuyumi
from ..rules.missions import objective
from ..rules.rounds import Score
from .rows import Alternative, check_alternative

if TYPE_CHECKING:
    from ..book import Book
    from ..survey import Estate

NAME = "alternative_objectives"
ASIDE = dict.fromkeys(("hope", "hope_regular", "hope_three"), "says what bots expect")
START_AREAS = 3  # everybody has these from the start: they are no progress


# --- what counts ---------------------------------------------------------------------------------------------


def missions_open(game: Tsukuyumi, seat: int, row: Alternative) -> int:
    """Own markers on Missions that lie open. Oni Missions never count (TSM-ALTOBJ-18, TSM-ALTOBJ-19, QM-03)."""
    return sum([game.missions_done[seat] >> mission & 1 for mission in game.rules.missions])


def slain(game: Tsukuyumi, seat: int, row: Alternative) -> int:
    """Units destroyed this round, in whatever phase (TSM-ALTOBJ-12)."""
    return game.own[game.rules.slot_of[NAME]][game.rules.seats + seat]


def controlled(game: Tsukuyumi, seat: int, row: Alternative) -> int:
    """Areas with own markers, connected or not (TSM-ALTOBJ-15)."""
    return game.controlled(seat)


def assembled(game: Tsukuyumi, seat: int, row: Alternative) -> int:
    """Such pieces on the board, wherever they are (TSM-ALTOBJ-20, TSM-ALTOBJ-21)."""
    book = game.book
    kinds = [(book.kind_index[unit], n) for unit, n in row.units.items()]
    return sum([min(n, book.pieces[kind] - game.stock[kind]) for kind, n in kinds])


# By word: what counts, the fields of the position it follows from, and when it is looked at
COUNTS: dict[str, tuple[Callable[[Tsukuyumi, int, Alternative], int], tuple[str, ...], int]] = {
    "missions-open": (missions_open, (), ROUND_END),
    "slain-round": (slain, ("own",), CHANGE),
    "control": (controlled, ("territory",), CHANGE),
    "assembled": (assembled, ("stock",), CHANGE),
}


MOMENTS = {"instant": CHANGE, "own-red": RED_TURN_END, "scoring": ROUND_END}
OWN = ("own", "razed", "territory", "crowd", "stock", "marks")  # what a faction may count itself


def count(game: Tsukuyumi, seat: int, row: Alternative) -> int:
    if row.do == "own":
        return game.rules.factions[seat].counted(game, seat, row.id)
    return COUNTS[row.do][0](game, seat, row) if row.do in COUNTS else 0


def moment_of(row: Alternative) -> int:
    """When the objective is judged; never, if nobody knows its word."""
    if row.do == "own":
        return MOMENTS[row.when]
    return COUNTS[row.do][2] if row.do in COUNTS else -1


# --- steps ---------------------------------------------------------------------------------------------------


class ChooseAim(Choice[Tsukuyumi]):
    """``aim <objective>``: the regular or the alternative one, for the whole game (TSM-ALTOBJ-03, -04, QM-08)."""

    other: str

    def options(self, game: Tsukuyumi) -> list[Option]:
        regular = game.book.objectives[game.rules.faction_of[self.seat]].id
        return [option("aim", regular), option("aim", self.other)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        aim = str(picked.tokens[1])
        game.own[game.rules.slot_of[NAME]][self.seat] = int(aim == self.other)
        game.tell("aim-chosen", seat=self.seat, objective=aim, rule="TSM-ALTOBJ-03")


class ScoreAims(Step[Tsukuyumi]):
    """Objectives that are judged at the scoring of a round, before the Moon's point (TSM-ALTOBJ-18)."""

    def run(self, game: Tsukuyumi) -> None:
        for seat in game.order:
            objective(game, seat, ROUND_END)


class Aims(Part):
    option = OptionSpec(NAME, False, modes=MANY, rule="TS-TWO-09")
    tables = (TableSpec(NAME, Alternative, check_alternative, extend=False, aside=ASIDE),)

    def row_of(self, game: Tsukuyumi, seat: int) -> Alternative | None:
        """The alternative of the seat's faction; the Sentinels have none (TSM-ALTOBJ-02)."""
        return self.rows.get(game.seats[seat].faction)

    def change(self, rules: Rules, book: Book) -> None:
        self.rows: dict[str, Alternative] = {row.faction: row for row in book.content[NAME].values()}

    # --- choosing -------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        if not game.rules.objectives:
            raise SetupError(
                "option 'alternative_objectives' needs objectives: this scenario, or use_objectives=no, has none "
                "(TSM-ALTOBJ-05, TS-SCEN-02)"
            )
        game.own[self.slot][:] = [0] * (2 * game.rules.seats)

    def last_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Each has the alternative of the own faction (TSM-ALTOBJ-01)."""
        row = self.row_of(game, seat)
        return () if row is None else (ChooseAim(seat, row.id),)

    # --- in force -------------------------------------------------------------------------------------------
    def other_objective(self, game: Tsukuyumi, seat: int) -> Any:
        return self.row_of(game, seat) if game.own[self.slot][seat] else None

    def objective(self, game: Tsukuyumi, seat: int, moment: int) -> bool:
        row = self.other_objective(game, seat)
        return row is not None and moment_of(row) == moment and count(game, seat, row) >= row.n

    def watches(self, book: Book, faction: str) -> tuple[str, ...]:
        found = [row for row in book.content[NAME].values() if row.faction == faction and moment_of(row) == CHANGE]
        return tuple([field for row in found for field in (OWN if row.do == "own" else COUNTS[row.do][1])])

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        at = next(n for n, step in enumerate(steps) if isinstance(step, Score))
        return [*steps[:at], ScoreAims(), *steps[at:]]

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """Enemies' units and Oni; own losses do not count (TSM-ALTOBJ-13, QM-05)."""
        if by < game.rules.seats and not game.rules.friends[by] >> game.rules.kind_side[kind] & 1:
            game.own[self.slot][game.rules.seats + by] += n

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        """The count is of one round (TSM-ALTOBJ-12; TSM-ALTOBJ-14 is book-keeping)."""
        seats = game.rules.seats
        game.own[self.slot][seats:] = [0] * seats

    # --- what everybody sees --------------------------------------------------------------------------------
    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        row = self.other_objective(game, seat)
        if row is not None:
            doc["objective"] |= {"have": min(count(game, seat, row), row.n), "n": row.n}

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        found = []
        for seat, doc in enumerate(board["seats"]):
            aim = doc["objective"]
            if "have" in aim:
                name, have, n = words.name(aim["id"]), aim["have"], aim["n"]
                found.append(words.say("ts-term-aim", seat=words.seat(seat), aim=name, have=have, n=n))
        return found

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """``chosen``: the factions with the alternative; ``slain``: units destroyed this round by faction."""
        seats = {s.faction: s.index for s in game.seats}
        for field, who in doc.items():
            if field not in ("chosen", "slain"):
                raise ComposeError(f"module {NAME!r} has no field {field!r}, but 'chosen' and 'slain'")
            for name in who:
                if name not in seats:
                    raise ComposeError(f"field 'modules.{NAME}.{field}': {name!r} does not sit here")
                own = game.own[self.slot]
                if field == "chosen":
                    own[seats[name]] = 1
                else:
                    own[game.rules.seats + seats[name]] = int(who[name])

    # --- what bots look at ----------------------------------------------------------------------------------
    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """Before the game begins: how likely the objective in force is reached."""
        row = None if game.round else self.row_of(game, seat)
        if row is None:
            return 0.0
        if game.own[self.slot][seat]:
            few = game.rules.seats == 3 and row.hope_three >= 0
            return row.vp * (row.hope_three if few else row.hope) / 100
        regular: int = game.book.objectives[game.rules.faction_of[seat]].vp
        return regular * row.hope_regular / 100

    def aim(self, game: Tsukuyumi, seat: int, estate: Estate) -> float:
        row = self.row_of(game, seat)
        if row is None:
            return 0.0
        start = START_AREAS if row.do == "control" else 0
        return max(0.0, min(1.0, (count(game, seat, row) - start) / (row.n - start)))
