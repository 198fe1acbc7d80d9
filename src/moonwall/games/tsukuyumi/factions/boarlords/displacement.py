"""Displacement, the Defense action: after the battle all enemies of it are moved to adjacent areas (TS-BOAR-02)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ...board import AROUND, NAMES
from ...board import SPACE as SPACE_OF
from ...position import ONI, Tsukuyumi
from ...rules.battle import SPACE, alive
from ...rules.guerilla import GuerillaMove
from ...rules.movement import step
from ...rules.ways import open_edges


def ways_out(game: Tsukuyumi, side: int, space: int) -> list[int]:
    """Blocks count, enemies do not; with no way out units stay."""
    edges = open_edges(game, side, space, False)
    return [t for d, t in AROUND[space] if edges >> d & 1]


class Displace(Step[Tsukuyumi]):
    """Every enemy unit of the battle in turn, players' and Oni. ``strays``: displaced attackers as (space, n, …)."""

    seat: int
    strays: tuple[int, ...]

    def run(self, game: Tsukuyumi) -> None:
        space, seat = game.battle[SPACE], self.seat
        for side in (*game.order, ONI):
            if game.rules.friends[seat] >> side & 1:
                continue
            units = [(k, n) for k, n in alive(game, side, space) if not game.book.anchored[k]]
            if units and ways_out(game, side, space):
                game.push(DisplaceUnits(seat, side, units[0][0], self.strays))
                return
        if self.strays and game.stack and isinstance(game.stack[-1], GuerillaMove):
            game.stack[-1] = GuerillaMove(game.stack[-1].n, self.strays)


class DisplaceUnits(Choice[Tsukuyumi]):
    """Where units of one kind go, and how many: ``push <unit> <space> <n>`` (D-66)."""

    side: int
    kind_no: int
    strays: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        space = game.battle[SPACE]
        n = next(n for k, n in alive(game, self.side, space) if k == self.kind_no)
        unit = game.book.kind_ids[self.kind_no]
        return [option("push", unit, NAMES[t], i) for t in ways_out(game, self.side, space) for i in range(1, n + 1)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space, to, n = game.battle[SPACE], SPACE_OF[str(picked.tokens[2])], int(picked.tokens[3])
        strays = self.strays
        if self.side == game.battle[1]:
            strays = add_stray(strays, to, n)
        game.push(Displace(self.seat, strays))
        step(game, self.side, space, to, (self.kind_no, n))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_no], "space": NAMES[game.battle[SPACE]]}


def add_stray(strays: tuple[int, ...], space: int, n: int) -> tuple[int, ...]:
    for at in range(0, len(strays), 2):
        if strays[at] == space:
            return (*strays[: at + 1], strays[at + 1] + n, *strays[at + 2 :])
    return (*strays, space, n)
