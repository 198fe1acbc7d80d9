"""Winter: Shooting, the check, the Assault, the end-of-game check (area WINTER)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step

from ..cards import modifiers, windows
from ..names import SECTIONS, WINTER
from ..position import GreatWall
from .wounds import WOUND_PICK, deal, wound_options


class Winter(Step[GreatWall]):
    def run(self, game: GreatWall) -> None:
        game.season = WINTER
        game.breaches = 0
        windows.reset(game, windows.TURN)
        game.tell("winter", why="turn-winter", rule="GW-WINTER-01")
        windows.open(game, windows.WINTER_START, game.rules.all_humans)


class Shooting(Step[GreatWall]):
    """1a: from the leftmost Section, in Tea order, every Archer in a Shooting spot (GW-WINTER-01, GW-WINTER-03)."""

    def run(self, game: GreatWall) -> None:
        shots: list[Step[GreatWall]] = []
        for section in game.rules.sections:
            for seat in game.tea:
                n = game.spots[section * 4 + seat]
                if n:
                    shots.append(Shots(seat, section, n))
        game.then(*shots)


class Shots(Step[GreatWall]):
    """A seat's Archers of one Section shoot."""

    seat: int
    section: int
    n: int

    def run(self, game: GreatWall) -> None:
        game.rules.players[self.seat].shoot(game, self.section, self.n)


def shoot(game: GreatWall, seat: int, section: int, n: int) -> None:
    """A player's Archers shoot one by one, while there is a point to hit."""
    if n and wound_options(game, 0b111 << section * 3):
        game.push(Shots(seat, section, n - 1))
        game.push(WinterShot(seat, section, n))


class WinterShot(Choice[GreatWall]):
    """The owner chooses card and vacant Vital point; it cannot be declined, and gives no Reward (GW-WINTER-02)."""

    section: int
    n: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n, "section": SECTIONS[self.section]}

    def options(self, game: GreatWall) -> list[Option]:
        return wound_options(game, 0b111 << self.section * 3)

    def take(self, game: GreatWall, picked: Option) -> None:
        slot, cell = WOUND_PICK[picked]
        deal(game, self.seat, slot, cell)


class AfterShooting(Step[GreatWall]):
    """Cards that look at the Shooting, before the check (GW-WINTER-04)."""

    def run(self, game: GreatWall) -> None:
        windows.open(game, windows.WINTER_SHOOTING, game.rules.all_humans)


class Barricades(Step[GreatWall]):
    """After all Sections the Barricades go back to the supply (GW-WINTER-10, GW-BUILD-04)."""

    def run(self, game: GreatWall) -> None:
        modifiers.end(game, modifiers.ASSAULT)
        if any(game.barricades):
            game.tell("barricades-gone", n=sum(game.barricades), rule="GW-WINTER-10")
        game.barricades = (0, 0, 0)
