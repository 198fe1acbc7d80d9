"""Builders' Quarters: Barricades and Wall levels (area BUILD)."""

from __future__ import annotations

from typing import Any

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import (
    BARRICADE,
    BARRICADE_SPACES,
    BUILDING_MASK,
    BUILDINGS,
    RESOURCES,
    SECTIONS,
    TOP_WALL,
    WALL,
)
from ..position import GreatWall
from .goods import PayMix, mix_of, owned
from .honour import gain_honour

BUILD = [[option("build", what, section) for section in SECTIONS] for what in BUILDINGS]
BUILD_PICK = {BUILD[what][section]: (what, section) for what in range(2) for section in range(3)}
PLACE = [option("barricade", section) for section in SECTIONS]
STORE = [[option("draw", word, n) for n in range(31)] for word in RESOURCES[:3]]


def cost_of(game: GreatWall, what: int, section: int) -> int:
    """The printed cost (GW-BUILD-02, GW-BUILD-06)."""
    if what == BARRICADE:
        return game.book.barricade_cost + modifiers.barricade_extra(game)
    return game.book.wall_cost[game.wall[section] + 1]


def has_room(game: GreatWall, what: int, section: int) -> bool:
    """A vacant Barricade space, or a Wall that is not at its top level (GW-BUILD-05)."""
    if what == BARRICADE:
        return game.barricades[section] < BARRICADE_SPACES
    return game.wall[section] < TOP_WALL


def own_share(game: GreatWall, seat: int, what: int, section: int, off: int) -> int:
    """What the Warehouse, which pays first (GW-BUILD-09), and discounts leave to the builder (GW-BUILD-10)."""
    stored = game.warehouse[0] + game.warehouse[1] + game.warehouse[2]
    left = cost_of(game, what, section) - stored
    return max(0, left - off - modifiers.build_off(game, seat, what))


class Build(Choice[GreatWall]):
    """Up to n building actions (GW-BUILD-01, GW-BUILD-11); ``what`` masks Barricade and Wall, ``off`` is a discount on
    each."""

    what: int
    off: int
    n: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        stored = game.warehouse[0] + game.warehouse[1] + game.warehouse[2]
        means = owned(game, self.seat, BUILDING_MASK) + stored + self.off
        for what in (BARRICADE, WALL):
            if self.what >> what & 1:
                most = means + modifiers.build_off(game, self.seat, what)
                for section in game.rules.sections:
                    if has_room(game, what, section) and cost_of(game, what, section) <= most:
                        found.append(BUILD[what][section])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        what, section = BUILD_PICK[picked]
        seat = self.seat
        cost = cost_of(game, what, section)
        share = own_share(game, seat, what, section, self.off)
        stored = min(cost, sum(game.warehouse))
        if self.n > 1:
            game.push(Build(seat, self.what, self.off, self.n - 1))
        game.push(Raise(seat, what, section, cost, share))
        if share:
            game.push(PayMix(seat, share, BUILDING_MASK))
        if stored:
            game.push(FromWarehouse(seat, stored, 0))
        modifiers.built(game, seat, what, cost - stored - share - min(self.off, cost - stored))


class FromWarehouse(Choice[GreatWall]):
    """The Warehouse pays n; the builder chooses which Resources if it holds more (GW-AMB-14)."""

    n: int
    resource: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        mix = mix_of((r, n) for r, n in enumerate(game.warehouse) if r >= self.resource)
        return {"n": self.n, "what": RESOURCES[self.resource], "mix": mix}

    def options(self, game: GreatWall) -> list[Option]:
        r = self.resource
        rest = sum(game.warehouse[r + 1 :])
        return STORE[r][max(0, self.n - rest) : min(self.n, game.warehouse[r]) + 1]

    def take(self, game: GreatWall, picked: Option) -> None:
        r = self.resource
        n = int(picked.tokens[2])
        game.warehouse[r] -= n
        if n:
            game.tell("warehouse-pays", n=n, what=RESOURCES[r], rule="GW-BUILD-09")
        if self.n > n:
            game.push(FromWarehouse(self.seat, self.n - n, r + 1))


class Raise(Step[GreatWall]):
    """What was paid for is put up (GW-BUILD-08) and honoured (GW-BUILD-02, GW-BUILD-07)."""

    seat: int
    what: int
    section: int
    cost: int
    share: int

    def run(self, game: GreatWall) -> None:
        seat, section = self.seat, self.section
        if self.what == BARRICADE:
            put_barricade(game, seat, section, True)
        else:
            game.wall = replaced(game.wall, section, game.wall[section] + 1)
            game.built = replaced(game.built, seat, game.built[seat] | 1 << section)
            game.tell("wall", seat=seat, section=SECTIONS[section], n=game.wall[section], rule="GW-BUILD-08")
            gain_honour(game, seat, self.cost if game.rules.wall_honour_full else self.share)
            for part in game.rules.on_wall_raised:
                part.wall_raised(game, seat)
        windows.open(game, windows.BUILD, 1 << seat, (self.what, section))


def put_barricade(game: GreatWall, seat: int, section: int, honour: bool, **why: Any) -> None:
    """GW-BUILD-02: 2 Honour, no matter who paid (GW-AMB-13)."""
    game.barricades = replaced(game.barricades, section, game.barricades[section] + 1)
    game.built = replaced(game.built, seat, game.built[seat] | 1 << section)
    game.tell("barricade", seat=seat, section=SECTIONS[section], **{"rule": "GW-BUILD-03", **why})
    if honour:
        gain_honour(game, seat, game.book.barricade_honour)


class FreeBarricade(Choice[GreatWall]):
    """A Barricade by a card's effect, without cost."""

    sections: int
    honour: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for section in game.rules.sections:
            if self.sections >> section & 1 and game.barricades[section] < BARRICADE_SPACES:
                found.append(PLACE[section])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is not DONE:
            put_barricade(game, self.seat, PLACE.index(picked), bool(self.honour))
