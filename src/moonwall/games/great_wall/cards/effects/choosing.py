"""The joining words choose-one, choose-two: one or more of several things, each at most once."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...position import GreatWall
from ..book import Act
from ..conditions import holds
from .core import Context, Run, useful, verb


def _any_useful(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return any(useful(game, seat, script, window, context) for script in act.scripts)


@verb("choose", _any_useful)
def choose(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = act.n
    if act.bonus and act.condition is not None and holds(game, seat, act.condition, window, context):
        n += act.bonus
    game.push(ChooseEffect(seat, n, act.names, act.scripts, window, context, int(act.must)))


class ChooseEffect(Choice[GreatWall]):
    """Which of the effects; ``names`` and ``scripts`` are those still open."""

    n: int
    names: tuple[str, ...]
    scripts: tuple[int, ...]
    window: int
    context: Context
    must: int = 0
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [
            option("choose", name)
            for name, script in zip(self.names, self.scripts)
            if useful(game, self.seat, script, self.window, self.context)
        ]
        return found if self.must and found else [*found, DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        at = self.names.index(str(picked.tokens[1]))
        if self.n > 1:
            names = self.names[:at] + self.names[at + 1 :]
            scripts = self.scripts[:at] + self.scripts[at + 1 :]
            game.push(ChooseEffect(self.seat, self.n - 1, names, scripts, self.window, self.context, self.must))
        game.push(Run(self.seat, self.scripts[at], 0, self.window, self.context))
