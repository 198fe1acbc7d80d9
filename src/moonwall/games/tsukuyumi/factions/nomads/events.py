"""The Nomads' Faction events (TSM-FEVENT-42..52)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...board import NAMES, SPACE
from ...modules.own_events import stay, stays
from ...position import Tsukuyumi
from ...vocabulary import always, declare
from .mines import MINE, lay, stock


class SecretMines(Choice[Tsukuyumi]):
    """Mines on any areas, empty or not, but not on Homezones: ``mine <space>`` or done (TSM-FEVENT-42, -43).
    Only who enters later can set them off (TSM-FEVENT-44)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*(MINE[s] for s in game.areas), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        lay(game, self.seat, picked, "TSM-FEVENT-42")
        if self.n > 1 and stock(game) > 0:
            game.push(SecretMines(self.seat, self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


class Perimeter(Choice[Tsukuyumi]):
    """The two areas that no enemy may move into, among the Nomads' own (TSM-FEVENT-49, QM-40): ``area <space>``."""

    event: int
    first: tuple[int, ...]

    def _left(self, game: Tsukuyumi) -> list[int]:
        return [s for s in game.areas if game.territory[s] == self.seat and s not in self.first]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in self._left(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        chosen = (*self.first, SPACE[str(picked.tokens[1])])
        again = Perimeter(self.seat, self.event, chosen)
        if len(chosen) < game.book.event_n[self.event] and again._left(game):
            game.push(again)
            return
        stay(game, self.seat, self.event, *(s + 1 for s in chosen))
        for space in chosen:
            game.tell("guarded", seat=self.seat, space=NAMES[space], rule="TSM-FEVENT-49")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": game.book.event_n[self.event] - len(self.first)}


# --- the verbs ----------------------------------------------------------------------------------------------

OWN, NAME = "faction_events", "nomads"
declare(
    "sappers", OWN, lambda g, s, e: stock(g) > 0, lambda g, s, e: g.push(SecretMines(s, e.n)), n=(1, 9), faction=NAME
)
declare("all-guns", OWN, always, stays, n=(1, 5), faction=NAME)
declare("reload", OWN, always, stays, faction=NAME)
declare(
    "perimeter",
    OWN,
    lambda g, s, e: g.controlled(s) > 0,
    lambda g, s, e: g.push(Perimeter(s, e.code, ())),
    n=(1, 2),
    faction=NAME,
)
declare("offroad", OWN, always, stays, faction=NAME)
