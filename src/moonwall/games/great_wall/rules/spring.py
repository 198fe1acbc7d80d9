"""Spring: time, new Hordes, new Advisors (area SPRING). No player decides anything but by cards (GW-SPRING-11)."""

from __future__ import annotations

from moonwall.table import Step
from moonwall.table.position import replaced

from ..cards import modifiers, windows
from ..names import SEATS, SPRING
from ..position import GreatWall
from .embassy import refill
from .hordes import place_horde


class Spring(Step[GreatWall]):
    """Step 1: the Time token moves on (GW-SPRING-02). Not in the first Year (GW-SPRING-01, GW-SETUP-27)."""

    def run(self, game: GreatWall) -> None:
        game.year += 1
        game.time += 1
        game.season = SPRING
        game.breaches = 0
        game.built = game.taken_this_year = (0,) * SEATS
        windows.reset(game, windows.YEAR)
        modifiers.end(game, modifiers.YEAR)
        game.tell("year", n=game.year, why="turn-spring", rule="GW-SPRING-02")
        windows.open(game, windows.SPRING_START, game.rules.all_humans)


class NewHordes(Step[GreatWall]):
    """Step 2: as many as printed above the token, one at a time (GW-SPRING-03, GW-SPRING-04)."""

    def run(self, game: GreatWall) -> None:
        for _ in range(game.rules.new_hordes[game.time] + game.rules.more_hordes):
            place_horde(game)


class NewAdvisors(Step[GreatWall]):
    """Step 3: the two leftmost Advisors go, the others slide, two come (GW-SPRING-10)."""

    def run(self, game: GreatWall) -> None:
        for place in (0, 1):
            card = game.advisor_track[place]
            if card >= 0 and not any(part.advisor_goes(game, place, card) for part in game.rules.on_advisor_goes):
                game.advisor_discard += (card,)
                game.advisor_track = replaced(game.advisor_track, place, -1)
                game.tell("advisor-goes", card=game.book.cards.advisor_ids[card], rule="GW-SPRING-10")
        refill(game)
        windows.open(game, windows.SPRING_END, game.rules.all_humans)
