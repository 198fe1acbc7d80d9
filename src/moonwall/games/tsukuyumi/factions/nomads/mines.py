"""Mines: laid by Staff Sergeants, set off by the Nomads when enemies enter (TS-NOMAD-03..06)."""

from __future__ import annotations

from moonwall.table import DONE, PASS, Choice, Option, option

from ...board import NAMES, SPACE
from ...position import HOMEZONE, Tsukuyumi
from ...rules.cards import cards_of
from ...rules.damage import covered, strike_weakest
from ...values import enough_marks, shielded, suppressed

MINE = [option("mine", name) for name in NAMES]
EXPLODE = [option("explode", n) for n in range(256)]


def stock(game: Tsukuyumi) -> int:
    return game.marks_left("mine")


def sappers(game: Tsukuyumi, seat: int) -> tuple[int, ...]:
    """Areas of all Staff Sergeants, one entry each."""
    units, ids = game.book.content["units"], game.book.kind_ids
    found: list[int] = []
    for kind in game.book.kinds_of[game.rules.faction_of[seat]]:
        if units[ids[kind]].lays_mines:
            for space in game.spaces_of(seat):
                if game.ground[space] == HOMEZONE or enough_marks(game, "mine", space) or shielded(game, seat, space):
                    continue
                if not suppressed(game, seat, space):
                    found += [space] * game.count(space, kind)
    return tuple(found)


def lay(game: Tsukuyumi, seat: int, picked: Option, rule: str) -> int:
    """A Mine comes from the stock to the space that ``mine <space>`` names."""
    space = SPACE[str(picked.tokens[1])]
    game.put_marks("mine", space)
    game.tell("mine", seat=seat, space=NAMES[space], rule=rule)
    return space


class LayMines(Choice[Tsukuyumi]):
    """Each Staff Sergeant may lay one Mine in its area; any number may lie there (TS-NOMAD-01, TS-NOMAD-03, D-22)."""

    sappers: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*dict.fromkeys(MINE[s] for s in self.sappers), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = lay(game, self.seat, picked, "TS-NOMAD-01")
        left = list(self.sappers)
        left.remove(space)
        left = [s for s in left if not enough_marks(game, "mine", s)]
        if left and stock(game) > 0:
            game.push(LayMines(self.seat, tuple(left)))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": len(self.sappers)}


class Explode(Choice[Tsukuyumi]):
    """Whether and how many Mines explode under the group that has entered (TS-NOMAD-04, D-36). They return to the
    stock (Q-25)."""

    side: int
    space: int
    group: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*EXPLODE[1 : game.marks_at("mine", self.space) + 1], PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PASS:
            return
        n = int(picked.tokens[1])
        game.put_marks("mine", self.space, -n)
        amount = 2 * n * cards_of(game.book).mine
        game.tell("explosion", seat=self.seat, space=NAMES[self.space], n=amount // 2, rule="TS-NOMAD-03")
        amount = covered(game, self.side, self.space, amount)
        strike_weakest(game, self.side, self.space, amount, self.group, self.seat, "mine")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space], "n": game.marks_at("mine", self.space)}
