"""Eggs: laid by Planter and Breeders, left by the dead, used up when a unit hatches (TS-SEED-04, TS-SEED-10..13)."""

from __future__ import annotations

from itertools import compress

from moonwall.table import PASS, Choice, Option, option

from ...board import ALL_SPACES, AROUND, NAMES, SPACE
from ...position import HOMEZONE, Tsukuyumi
from ...values import shielded, suppressed

EGG = [option("egg", name) for name in NAMES]
FROM = [option("from", name) for name in NAMES]
HATCH = [option("hatch", name) for name in NAMES]


def stock(game: Tsukuyumi) -> int:
    return game.marks_left("egg")


def lay(game: Tsukuyumi, space: int, rule: str) -> None:
    game.put_marks("egg", space)
    game.tell("egg", space=NAMES[space], rule=rule)


def with_eggs(game: Tsukuyumi) -> list[int]:
    """Spaces where Eggs lie, in order."""
    return [s for s in compress(ALL_SPACES, game.marks_of("egg")) if game.ground[s]]


def use(game: Tsukuyumi, seat: int, space: int) -> None:
    """A unit has hatched: the Egg is used up."""
    game.put_marks("egg", space, -1)
    game.tell("egg-used", seat=seat, space=NAMES[space], rule="TS-SEED-12")


def layers(game: Tsukuyumi, seat: int) -> tuple[int, ...]:
    """The spaces of all Planters and Breeders, one entry each; none where a Rocket Attack holds them."""
    units = game.book.content["units"]
    ids = game.book.kind_ids
    found: list[int] = []
    for kind in game.book.kinds_of[game.rules.faction_of[seat]]:
        if units[ids[kind]].lays_eggs:
            for space in game.spaces_of(seat):
                if not suppressed(game, seat, space):
                    found += [space] * game.count(space, kind)
    return tuple(found)


def spots(game: Tsukuyumi, space: int) -> list[int]:
    """The layer's own area and the adjacent ones; Blocks and occupation do not matter."""
    ground = game.ground
    return [s for s in (space, *(t for _, t in AROUND[space])) if ground[s] and ground[s] != HOMEZONE]


class LayEggs(Choice[Tsukuyumi]):
    """One Egg for each layer in turn: ``egg <space>`` or pass (D-24)."""

    layers: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        open_ = [s for s in spots(game, self.layers[0]) if not shielded(game, self.seat, s)]
        return [*[EGG[s] for s in open_], PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if len(self.layers) > 1:
            game.push(LayEggs(self.seat, self.layers[1:]))
        if picked is PASS:
            return
        space = SPACE[str(picked.tokens[1])]
        if stock(game) > 0:
            lay(game, space, "TS-SEED-04")
        else:
            game.push(TakeEgg(self.seat, space))  # TS-SEED-11: one on the board is moved instead

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.layers[0]], "n": len(self.layers)}


class TakeEgg(Choice[Tsukuyumi]):
    """All Eggs are on the board: which one is moved."""

    to: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [FROM[s] for s in with_eggs(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        game.put_marks("egg", SPACE[str(picked.tokens[1])], -1)
        lay(game, self.to, "TS-SEED-11")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.to]}


class StartEggs(Choice[Tsukuyumi]):
    """The first Eggs, in own starting areas (house)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        most = game.book.factions[game.rules.faction_of[self.seat]].eggs_per_area
        return [EGG[s] for s in game.areas if game.territory[s] == self.seat and game.marks_at("egg", s) < most]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        lay(game, SPACE[str(picked.tokens[1])], "TS-SETUP-26")
        again = StartEggs(self.seat, self.n - 1)
        if self.n > 1 and again.options(game):
            game.push(again)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}
