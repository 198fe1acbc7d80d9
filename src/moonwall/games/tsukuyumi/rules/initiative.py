"""Initiative: the order of play and how markers move on it (TS-INIT)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..position import Tsukuyumi

UP = [option("up", n) for n in range(10)]
DOWN = [option("down", n) for n in range(10)]


def shift(game: Tsukuyumi, seat: int, places: int) -> None:
    """Move a marker; negative is up, towards place 1. The order of the others does not change (TS-INIT-02), and no
    marker passes the first or last place (TS-INIT-06). Flipping is the business of the action (TS-INIT-08)."""
    order = list(game.order)
    at = order.index(seat)
    to = min(max(at + places, 0), len(order) - 1)
    if to == at:
        return
    order.pop(at)
    order.insert(to, seat)
    game.order = tuple(order)
    game.tell("initiative", seat=seat, n=to + 1, rule="TS-INIT-02")


class Initiative(Choice[Tsukuyumi]):
    """Change initiative (x): up to x places up or down, or not at all (TS-INIT-02, TS-INIT-02-PL, TS-ROUND-11).

    ``who`` is the marker moved; ``flip``: an action of the active player, whose marker is flipped at once."""

    flip: bool
    n: int
    who: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        place, last = game.order.index(self.who), len(game.order) - 1
        ups = min(self.n, place)
        downs = min(self.n, last - place)
        return [*UP[1 : ups + 1], *DOWN[1 : downs + 1], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        n = int(picked.tokens[1])
        shift(game, self.who, -n if picked.verb == "up" else n)
        if self.flip:
            game.flipped = replaced(game.flipped, self.who, 1)  # TS-INIT-03

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"seat": self.who, "n": self.n, "place": game.order.index(self.who) + 1}
