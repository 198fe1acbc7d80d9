"""Oni that come from the supply, and the choices of the team where they come to (MP-ROUND-10, MQ-37)."""

from __future__ import annotations

from moonwall.table import Option, Step, option

from ...board import NAMES, SPACE
from ...position import Tsukuyumi
from ...rules.pieces import spawn
from .round_card import SMALLEST, Making, clockwise, provide
from .state import PRIORITY
from .team import TeamChoice, speaker

AREA = [option("area", name) for name in NAMES]


def barred(game: Tsukuyumi, space: int) -> bool:
    """Whether ordinary Oni cannot be placed there (Orbital Watch); Legendary Oni and the Princess ignore it."""
    return any(part.bars_placing(game, space) for part in game.rules.on_bars_placing)


def put(game: Tsukuyumi, kind: int, space: int, why: str, rule: str) -> bool:
    """One Oni of a kind comes to a space; one that cannot be placed is lost, not placed elsewhere."""
    unit = game.book.kind_ids[kind]
    if barred(game, space):
        game.tell("skipped", what="oni-made", space=NAMES[space], why="made-barred", rule="MP-SETUP-04")
        return False
    spawn(game, kind, space)
    game.tell("oni-made", unit=unit, n=1, space=NAMES[space], why=why, rule=rule)
    return True


def make(game: Tsukuyumi, what: str, n: int, space: int, why: str = "made-card", rule: str = "MP-ROUND-10") -> None:
    """So many Oni of a size (or the smallest available) come to a space; short supply: MQ-37."""
    for _ in range(n):
        kinds = provide(game, what, 1)
        if not kinds:
            game.tell("skipped", what="oni-made", space=NAMES[space], why="made-none", rule="MP-ATTACK-27")
            return
        other = what != SMALLEST and game.book.kind_ids[kinds[0]] != what
        put(game, kinds[0], space, "made-other-size" if other else why, rule)


def prioritise(game: Tsukuyumi, space: int, why: str, rule: str) -> None:
    """A Priority marker, if none lies there (MQ-18)."""
    if not game.marks_at(PRIORITY, space):
        game.put_marks(PRIORITY, space)
        game.tell("prioritised", space=NAMES[space], why=why, rule=rule)


class Make(Step[Tsukuyumi]):
    """What a card makes: the sure spaces, then those that the team picks."""

    again: bool
    among: tuple[int, ...]
    asked: int
    ring: int  # so many clockwise from the one picked, instead of one there
    sure: tuple[int, ...]
    what: str

    def run(self, game: Tsukuyumi) -> None:
        for space in self.sure:
            make(game, self.what, 1, space)
        if self.asked and self.among:
            game.push(MakeWhere(speaker(game), self.again, self.among, self.asked, self.ring, self.what))


def making_step(making: Making, ring: int = 0) -> Make:
    return Make(making.again, tuple(making.among), making.asked, ring, tuple(making.sure), making.what)


class MakeWhere(TeamChoice):
    """Where an Oni comes to, among equals: ``area <space>``."""

    again: bool
    among: tuple[int, ...]
    asked: int
    ring: int
    what: str

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [AREA[s] for s in self.among]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        if self.ring:
            for at in clockwise(space, self.ring):
                make(game, self.what, 1, at)
            return
        make(game, self.what, 1, space)
        rest = self.among if self.again else tuple([s for s in self.among if s != space])
        if self.asked > 1 and rest:
            game.push(MakeWhere(self.seat, self.again, rest, self.asked - 1, 0, self.what))

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.asked, "what": "smallest-oni" if self.what == SMALLEST else self.what}
