"""A Year: its four seasons and their steps in order, as the rulebook's page has them (GW-SETUP-27: the first one begins
with Autumn). Parts may change the list, see ``Part.calendar``."""

from __future__ import annotations

from moonwall.table import Step

from .book import Rules
from .position import GreatWall
from .rules.autumn import Autumn, PlaceCards, Turn
from .rules.breach import Assault
from .rules.defeat import DefeatCheck
from .rules.ending import EndCheck
from .rules.spring import NewAdvisors, NewHordes, Spring
from .rules.summer import ClearTrack, Income, Shame, Summer, TakeBacks
from .rules.winter import AfterShooting, Barricades, Shooting, Winter


def calendar_of(rules: Rules) -> tuple[Step[GreatWall], ...]:
    """The calendar of a match."""
    steps: list[Step[GreatWall]] = [
        Spring(),  # 1: the Time token moves on
        NewHordes(),  # 2
        NewAdvisors(),  # 3
        Summer(),
        Income(),  # 1
        Shame(),  # 2: tokens are bought off
        ClearTrack(),  # 3: the Command track is emptied
        TakeBacks(),  # 4: Command cards back to hand
        Autumn(),  # 1: Command cards are chosen
        PlaceCards(),  # 2: and put on the track
        Turn(0),  # 3: and resolved, slot by slot
        Winter(),
        Shooting(),  # 1a
        AfterShooting(),
        DefeatCheck(),  # 1b
        *(Assault(section) for section in rules.sections),  # 2
        Barricades(),
        EndCheck(),  # 3
    ]
    for part in rules.parts:
        steps = part.calendar(rules, steps)
    return tuple(steps)
