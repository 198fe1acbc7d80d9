"""For the Queen!, the Defense action: half of the units are given up, the rest goes next door (TS-SEED-05)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ...board import AROUND, NAMES
from ...board import SPACE as SPACE_OF
from ...position import Tsukuyumi
from ...rules.battle import SPACE, alive, survivors
from ...rules.movement import step
from ...rules.pieces import withdraw
from ...rules.ways import is_flying, open_edges


def for_the_queen(game: Tsukuyumi, seat: int) -> None:
    """Remove half of the own units in the area, rounded up; then move the rest."""
    space = game.battle[SPACE]
    game.push(QueenMove(seat))
    give_up(game, seat, (survivors(game, seat, space) + 1) // 2)


def give_up(game: Tsukuyumi, seat: int, n: int) -> None:
    space = game.battle[SPACE]
    left = alive(game, seat, space)
    if n <= 0 or not left:
        return
    if len(left) == 1:
        remove(game, seat, left[0][0], min(n, left[0][1]))
    else:
        game.push(QueenGive(seat, n))


def remove(game: Tsukuyumi, seat: int, kind: int, n: int) -> None:
    """Nobody's kill, and no Egg (Q-13)."""
    space = game.battle[SPACE]
    withdraw(game, kind, space, n)
    game.tell("given-up", seat=seat, unit=game.book.kind_ids[kind], n=n, space=NAMES[space], rule="TS-SEED-05")


class QueenGive(Choice[Tsukuyumi]):
    """Which units are removed, one by one (D-67)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("give-up", ids[k]) for k, _ in alive(game, self.seat, game.battle[SPACE])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        remove(game, self.seat, game.book.kind_index[str(picked.tokens[1])], 1)
        give_up(game, self.seat, self.n - 1)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


def ways_out(game: Tsukuyumi, seat: int) -> list[int]:
    """Areas all remaining units can go to together: Blocks count unless all of them fly."""
    space = game.battle[SPACE]
    mask = 63
    for kind, _ in alive(game, seat, space):
        mask &= open_edges(game, seat, space, is_flying(game, seat, kind, space))
    return [t for d, t in AROUND[space] if mask >> d & 1]


class QueenMove(Step[Tsukuyumi]):
    """The rest leaves; with no open neighbour it stays (Q-42)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if alive(game, self.seat, game.battle[SPACE]) and ways_out(game, self.seat):
            game.push(QueenWhere(self.seat))


class QueenWhere(Choice[Tsukuyumi]):
    """The one adjacent area."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("flee", NAMES[t]) for t in ways_out(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = game.battle[SPACE]
        group = tuple(v for pair in alive(game, self.seat, space) for v in pair)
        step(game, self.seat, space, SPACE_OF[str(picked.tokens[1])], group)
