"""Defense Matrix, the Defense action: blue Kaneda, blue Rocket Attack or Tetsuo (TS-CYBER-07). In the Italian edition
right here (Q-66); the Polish board names no area, so anywhere."""

from __future__ import annotations

from moonwall.table import Choice, Option, option

from ...board import AROUND, NAMES, SPACE
from ...position import HOMEZONE, Tsukuyumi
from ...rules.battle import SPACE as HERE
from .links import KANEDA, KANEDA_BLUE, ROCKET, ROCKET_BLUE, TETSUO, installed
from .uplinks import activate, drivable, enemies_in, fire, set_kaneda, set_rocket

ROCKET_HERE = option("matrix", "rocket-attack")
TETSUO_HERE = option("matrix", "tetsuo")


def matrix_options(game: Tsukuyumi, seat: int) -> list[Option]:
    """Each only if its Uplink is installed."""
    if game.rules.matrix_activates:
        return [option("activate", uplink) for uplink in drivable(game, seat)]
    space = game.battle[HERE]
    found: list[Option] = []
    if installed(game, TETSUO) and enemies_in(game, seat, space):
        found.append(TETSUO_HERE)
    if installed(game, ROCKET) and game.ground[space] != HOMEZONE:
        found.append(ROCKET_HERE)
    if installed(game, KANEDA):
        here = NAMES[space]
        found += [option("matrix", "kaneda", here, NAMES[t]) for _, t in AROUND[space] if game.ground[t]]
    return found


class DefenseMatrix(Choice[Tsukuyumi]):
    """Which of the three (D-27)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return matrix_options(game, self.seat)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = game.battle[HERE]
        if picked.verb == "activate":
            activate(game, self.seat, str(picked.tokens[1]))
        elif picked is TETSUO_HERE:
            fire(game, self.seat, space)  # an extra shot
        elif picked is ROCKET_HERE:
            set_rocket(game, ROCKET_BLUE, space)
        else:
            set_kaneda(game, KANEDA_BLUE, space, SPACE[str(picked.tokens[3])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[HERE]]}
