"""Domination: one against three. The single player starts with all material (TS-ALLY-09-PL).

Units go anywhere in the Homezone and the sixteen areas; all weapons are ready, all Uplinks installed; Eggs, Mines and
terraformings lie on own areas, in house numbers, at most two of a sort in an area.
"""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import NAMES, SPACE
from ..position import Tsukuyumi
from ..values import start_spots
from .pieces import spawn

MARKERS = 6  # Eggs or Mines at the start
WORKS = 8  # terraformings
EACH = 2
MOST = 150


def spots(game: Tsukuyumi, seat: int) -> list[int]:
    return game.areas_of(seat)


def units_left(game: Tsukuyumi, seat: int) -> list[int]:
    """Kinds of the faction still in stock; the Mascot has its own step."""
    faction = game.rules.faction_of[seat]
    return [k for k in game.book.kinds_of[faction] if game.stock[k] and k != game.book.companions[faction]]


class StartAll(Choice[Tsukuyumi]):
    """All units of the faction, kind by kind: ``put <unit> <space> <n>``, or ``put all <space>`` for the rest."""

    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        places = start_spots(game, self.seat)
        kind = units_left(game, self.seat)[0]
        unit, most = game.book.kind_ids[kind], min(game.stock[kind], MOST // len(places) - 1)
        found = [option("put", "all", NAMES[s]) for s in places]
        return found + [option("put", unit, NAMES[s], n) for s in places for n in range(1, most + 1)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[2])]
        if picked.tokens[1] == "all":
            waiting = [(k, game.stock[k]) for k in units_left(game, self.seat)]
        else:
            waiting = [(game.book.kind_index[str(picked.tokens[1])], int(picked.tokens[3]))]
        for kind, n in waiting:
            spawn(game, kind, space, n)
            game.tell("started", seat=self.seat, unit=game.book.kind_ids[kind], n=n, space=NAMES[space])
        if units_left(game, self.seat):
            game.push(self)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": sum(game.stock[k] for k in units_left(game, self.seat))}


class Arsenal(Step[Tsukuyumi]):
    """What else the faction has, all of it ready: Uplinks, weapons, markers."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        game.rules.factions[self.seat].arsenal(game, self.seat)


class StartMarkers(Choice[Tsukuyumi]):
    """``egg <space>``, ``mine <space>``: the first ones, in own areas."""

    n: int
    what: str

    def options(self, game: Tsukuyumi) -> list[Option]:
        lying = game.marks_of(self.what)
        return [option(self.what, NAMES[s]) for s in spots(game, self.seat) if lying[s] < EACH] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        game.put_marks(self.what, space)
        game.tell(self.what, seat=self.seat, space=NAMES[space], rule="TS-ALLY-09-PL")
        if self.n > 1:
            game.push(StartMarkers(self.seat, self.n - 1, self.what))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "what": self.what}
