"""Dike: a tiny co-operative guest with an automaton, a table that decides together, content, and a solo mode.

Keepers share three segments of a dike and hold sacks of sand. Each round the table agrees on the segment to guard (any
keeper may answer for all), every keeper may raise one segment, then the tide, an automaton, strikes the lowest segment
that is not guarded with a wave of one to three more than the round. A wave higher than the dike is a breach: all lose.
After four rounds all win. Alone, sacks and height left must reach a target.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec

from moonwall import table
from moonwall.table import (
    PASS,
    Choice,
    Content,
    GameType,
    Mode,
    Option,
    OptionSpec,
    Position,
    Seat,
    Setup,
    Step,
    TableSpec,
    option,
)
from moonwall.table.content import Source, load
from moonwall.table.games import Setting
from moonwall.table.standing import ALWAYS, Standing

ROUNDS = 4
TARGET = 18


class Segment(msgspec.Struct, frozen=True):
    """A row of content: a stretch of the dike and how high it starts."""

    id: str
    source: Source
    height: Annotated[int, msgspec.Meta(ge=0, le=9)]
    beside: list[str] = []


def neighbours_exist(row: Segment, tables: Any) -> Any:
    for name in row.beside:
        if name not in tables["segments"]:
            yield "beside", f"there is no segment {name!r}; known: {', '.join(tables['segments'])}"


class Gift(msgspec.Struct, frozen=True):
    """A row of a table that packs may change but not extend."""

    id: str
    source: Source
    sacks: int


SPECS = (TableSpec("segments", Segment, neighbours_exist), TableSpec("gifts", Gift, extend=False))


class Dike(Position):
    __slots__ = ("guarded", "heights", "names", "round", "sacks", "solo")

    def clone(self) -> Dike:
        new = self.clone_base(Dike.__new__(Dike))
        new.names = self.names
        new.heights = self.heights[:]
        new.sacks = self.sacks[:]
        new.guarded = self.guarded
        new.round = self.round
        new.solo = self.solo
        return new

    def encode(self) -> dict[str, Any]:
        return self.encode_base() | {
            "heights": self.heights[:],
            "sacks": self.sacks[:],
            "guarded": self.guarded,
            "round": self.round,
            "solo": self.solo,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "heights": dict(zip(self.names, self.heights)),
            "sacks": self.sacks[:],
            "guarded": self.names[self.guarded] if self.guarded >= 0 else None,
            "round": self.round,
        }

    def span(self, name: str) -> int:
        return self.round

    def scores(self) -> list[int]:
        return [sum(self.heights) + sum(self.sacks)] * len(self.seats)

    def redeal(self, seat: int, chance: Random) -> None:
        """Nothing is hidden but the waves to come, and those are chance."""

    def automaton(self, choice: Choice, options: list[Option]) -> Option:
        return min(options, key=lambda o: self.heights[self.names.index(str(o.tokens[1]))])

    @property
    def keepers(self) -> list[int]:
        return [s.index for s in self.seats if not s.automaton]


class Guard(Choice):
    """The table decides together."""

    def options(self, game: Dike) -> list[Option]:
        return [option("guard", name) for name in game.names]

    def take(self, game: Dike, picked: Option) -> None:
        game.guarded = game.names.index(str(picked.tokens[1]))
        game.tell("guarded", segment=str(picked.tokens[1]))

    def deciders(self, game: Dike) -> tuple[int, ...]:
        return tuple(game.keepers)


class Raise(Choice):
    def options(self, game: Dike) -> list[Option]:
        most = min(2, game.sacks[self.seat])
        return [PASS] + [option("raise", name, n) for name in game.names for n in range(1, most + 1)]

    def take(self, game: Dike, picked: Option) -> None:
        if picked is PASS:
            return
        _, name, n = picked.tokens
        game.heights[game.names.index(str(name))] += int(n)
        game.sacks[self.seat] -= int(n)
        game.tell("raised", seat=self.seat, segment=name, n=n)

    def about(self, game: Dike) -> dict[str, str | int]:
        return {"sacks": game.sacks[self.seat]}


class Strike(Choice):
    """The tide's."""

    def options(self, game: Dike) -> list[Option]:
        return [option("strike", name) for place, name in enumerate(game.names) if place != game.guarded]

    def take(self, game: Dike, picked: Option) -> None:
        place = game.names.index(str(picked.tokens[1]))
        wave = game.round + 1 + int(game.chance().random() * 3)
        game.tell("struck", seat=self.seat, segment=str(picked.tokens[1]), n=wave)
        if wave > game.heights[place]:
            game.push(Breach())


class Breach(Step):
    def run(self, game: Dike) -> None:
        game.stack.clear()
        game.outcome = table.shared(False, game.keepers, game.scores(), "breach")


class Round(Step):
    def run(self, game: Dike) -> None:
        if game.round == ROUNDS:
            scores = game.scores()
            if game.solo:
                game.outcome = table.threshold(0, scores, TARGET, scores[0] >= TARGET, "dry")
            else:
                game.outcome = table.shared(True, game.keepers, scores, "dry")
            return
        game.round += 1
        game.then(Guard(0), *[Raise(s) for s in game.keepers], Strike(len(game.seats) - 1), Round())


class DikeGame(GameType):
    name = "dike"
    prefix = "dike"
    modes = (Mode("table", (2, 3)), Mode("solo", (1,)))
    options = (
        OptionSpec("sacks", 5, low=0, high=9),
        OptionSpec("calm", False),
        OptionSpec("moon", "full", ("full", "new"), modes=("table",)),
        OptionSpec("gifts", [], ("barge", "cart")),
        OptionSpec("note", None),
    )
    factions = ("alder", "birch", "cedar")
    labels = ((r"(\w+)\+(\d+)", "stretch"),)
    catalogues = "tests.guests"
    standing = (Standing("raise", ("pass", "raise"), ("round", ALWAYS)),)

    def seat_list(self, seats: int | list[str], mode: Mode, options: dict[str, Setting], seed: int) -> tuple[Seat, ...]:
        people = super().seat_list(seats, mode, options, seed)
        return (*people, Seat(len(people), "tide", automaton=True))

    def load_content(self, packs: tuple[str, ...] = ()) -> Content:
        return load(Path(__file__).parent / "dike_content", SPECS, packs)

    def setup(self, setup: Setup) -> Dike:
        game = self._empty(setup)
        game.push(Round())
        return game

    def _empty(self, setup: Setup) -> Dike:
        game = Dike(setup.seats, setup.seed)
        segments = setup.content["segments"]
        game.names = list(segments)
        game.heights = [s.height + (2 if setup.options["calm"] else 0) for s in segments.values()]
        gifts = setup.options["gifts"]
        assert isinstance(gifts, list)
        extra = sum(setup.content["gifts"][g].sacks for g in gifts)
        game.sacks = [int(setup.options["sacks"]) + extra] * (len(setup.seats) - 1)  # type: ignore[arg-type]
        game.guarded = -1
        game.round = 0
        game.solo = setup.mode == "solo"
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Dike:
        game = self._empty(setup)
        game.decode_base(doc)
        game.heights = doc["heights"][:]
        game.sacks = doc["sacks"][:]
        game.guarded = doc["guarded"]
        game.round = doc["round"]
        game.solo = doc["solo"]
        return game

    def compose(self, setup: Setup, doc: dict[str, Any]) -> Dike:
        game = self._empty(setup)
        for name, height in doc.get("heights", {}).items():
            if name not in game.names:
                raise table.ComposeError(f"field 'heights' names {name!r}; the segments are {', '.join(game.names)}")
            game.heights[game.names.index(name)] = height
        game.round = doc.get("round", 0)
        game.push(Round())
        return game


DIKE = DikeGame()
table.register(DIKE)
