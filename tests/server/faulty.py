"""Faulty: a guest with a bug in its rules, to see what the server does about one."""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall import table
from moonwall.table import Choice, GameType, Mode, Option, Position, Setup, option


class Faulty(Position):
    __slots__ = ("left",)

    def clone(self) -> Faulty:
        new = self.clone_base(Faulty.__new__(Faulty))
        new.left = self.left
        return new

    def encode(self) -> dict[str, Any]:
        return self.encode_base() | {"left": self.left}

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"left": self.left}

    def scores(self) -> list[int]:
        return [0] * len(self.seats)

    def redeal(self, seat: int, chance: Random) -> None:
        return


class Push(Choice):
    __slots__ = ()

    def options(self, game: Faulty) -> list[Option]:
        return [option("softly"), option("hard")]

    def take(self, game: Faulty, picked: Option) -> None:
        if picked.verb == "hard":
            raise ZeroDivisionError("the secret reason")
        game.left -= 1
        if game.left:
            game.push(Push(1 - self.seat))
        else:
            game.outcome = table.ranked([0, 0], [0, 1], "rounds")


class FaultyGame(GameType):
    name = "faulty"
    prefix = "faulty"
    modes = (Mode("standard", (2,)),)

    def setup(self, setup: Setup) -> Faulty:
        game = Faulty(setup.seats, setup.seed)
        game.left = 3
        game.push(Push(0))
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Faulty:
        game = Faulty(setup.seats, setup.seed)
        game.decode_base(doc)
        game.left = doc["left"]
        return game


table.register(FaultyGame())
