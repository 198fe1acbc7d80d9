"""Tides, a module: before every round the sea rises or falls by chance. At high tide nobody begins a Combat in an
Ocean, and a kind of Oni of its own is in the supply."""

from __future__ import annotations

from typing import Any

from moonwall.games.tsukuyumi.book import OCEAN
from moonwall.games.tsukuyumi.modes.tables import MANY
from moonwall.games.tsukuyumi.part import Part
from moonwall.games.tsukuyumi.position import Rules, Tsukuyumi
from moonwall.table import ComposeError, OptionSpec, Step

LOW, HIGH = range(2)
WORDS = ("low", "high")


class Tides(Part):
    option = OptionSpec("tides", False, modes=MANY, rule="GUEST-TIDE-01")
    players = (3, 4, 5)
    because = "GUEST-TIDE-02"
    against = {"domination": "GUEST-TIDE-03", "oni_power": "GUEST-TIDE-04"}

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        game.own[self.slot][:] = [LOW]

    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        return [Turn(), *steps]

    def bars_fight(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        return game.own[self.slot][0] == HIGH and game.terrain[space] == OCEAN

    def shows_table(self, game: Tsukuyumi, doc: dict[str, Any]) -> None:
        doc["tide"] = WORDS[game.own[self.slot][0]]

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        return [words.say("ts-term-tide", tide=words.name(board["tide"]))] if "tide" in board else []

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        for field, value in doc.items():
            if field != "tide" or value not in WORDS:
                raise ComposeError(f"module 'tides' has one field, 'tide', low or high; not {field}={value!r}")
            game.own[self.slot][0] = WORDS.index(value)


class Turn(Step[Tsukuyumi]):
    """The sea rises or falls."""

    def run(self, game: Tsukuyumi) -> None:
        own = game.own[game.rules.slot_of["tides"]]
        own[0] = int(game.chance().random() * 2)
        game.tell("tide", tide=WORDS[own[0]], rule="GUEST-TIDE-05")
