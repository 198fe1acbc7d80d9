"""Orchard: a guest whose content and rules an update may change. ``ORCHARD`` in the environment says what it has now.

Two seats pick fruits in turn, twelve in all; a row says what a fruit is worth. ``{"rules": 2, "double": 5}`` is a
release whose rules double everything from the fifth fruit on; ``"colour": true`` one whose rows need a field more.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import msgspec

from moonwall import table
from moonwall.table import Choice, Content, GameType, Mode, Option, Position, Setup, TableSpec, option

RELEASE: dict[str, Any] = {"rules": 1, "apple": 3, "pear": 2, "double": 99, "colour": False}
RELEASE |= json.loads(os.environ.get("ORCHARD", "{}"))
FRUITS = ("apple", "pear")


class Fruit(msgspec.Struct, frozen=True):
    id: str
    worth: int


class Coloured(msgspec.Struct, frozen=True):
    id: str
    worth: int
    colour: str


ROW: type[msgspec.Struct] = Coloured if RELEASE["colour"] else Fruit
SPECS = (TableSpec("fruits", ROW),)


class Orchard(Position):
    __slots__ = ("picked", "points", "worth")

    def clone(self) -> Orchard:
        new = self.clone_base(Orchard.__new__(Orchard))
        new.points = self.points[:]
        new.picked = self.picked
        new.worth = self.worth
        return new

    def encode(self) -> dict[str, Any]:
        return self.encode_base() | {"points": self.points[:], "picked": self.picked}

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"points": self.points[:], "worth": dict(self.worth)}

    def scores(self) -> list[int]:
        return self.points[:]

    def redeal(self, seat: int, chance: Random) -> None:
        pass


class Pick(Choice[Orchard]):
    __slots__ = ()

    def options(self, game: Orchard) -> list[Option]:
        return [option("pick", fruit) for fruit in FRUITS]

    def take(self, game: Orchard, picked: Option) -> None:
        game.picked += 1
        n = game.worth[str(picked.tokens[1])] * (2 if game.picked >= RELEASE["double"] else 1)
        game.points[self.seat] += n
        game.tell("picked", seat=self.seat, n=n)
        if game.picked == 12:
            game.outcome = table.ranked(game.points, [0, 1], "bare")
        else:
            game.push(Pick(1 - self.seat))


class OrchardGame(GameType):
    name = "orchard"
    prefix = "orchard"
    rules_version = RELEASE["rules"]
    modes = (Mode("standard", (2,)),)

    def load_content(self, packs: tuple[str, ...] = ()) -> Content:
        more = {"colour": "red"} if RELEASE["colour"] else {}
        return Content({"fruits": {f: ROW(id=f, worth=RELEASE[f], **more) for f in FRUITS}}, [], SPECS)

    def setup(self, setup: Setup) -> Orchard:
        game = self._empty(setup)
        game.push(Pick(0))
        return game

    def _empty(self, setup: Setup) -> Orchard:
        game = Orchard(setup.seats, setup.seed)
        game.points = [0, 0]
        game.picked = 0
        game.worth = {f: row.worth for f, row in setup.content["fruits"].items()}
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Orchard:
        game = self._empty(setup)
        game.decode_base(doc)
        game.points = list(doc["points"])
        game.picked = doc["picked"]
        return game


table.register(OrchardGame())
