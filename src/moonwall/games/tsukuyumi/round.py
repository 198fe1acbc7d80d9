"""A round: its steps in order, as the rulebook's page has them (TS-ROUND-02). Parts may give another list, see
``Part.calendar``: a mode with other phases replaces theirs by its own."""

from __future__ import annotations

from moonwall.table import Step

from .book import BLUE, GREEN, RED, WHITE
from .position import Rules, Tsukuyumi
from .rules.rounds import ClearUp, EndRound, NewRound, PassHands, Radioactive, Score, SelectCards
from .rules.turns import Phase


def calendar_of(rules: Rules) -> tuple[Step[Tsukuyumi], ...]:
    """The steps of a round of this match."""
    steps: list[Step[Tsukuyumi]] = [
        NewRound(),
        SelectCards(),  # 1: an Action card each
        PassHands(),  # the others go to the left
        Phase(WHITE),  # 2: the phases, each by all players
        Phase(BLUE),
        Phase(GREEN),
        Phase(RED),
        Score(),  # 3
        Radioactive(),
        EndRound(),
        ClearUp(),
    ]
    if rules.radioactive_first:
        steps.remove(Radioactive())
        steps.insert(steps.index(Score()), Radioactive())
    for part in rules.parts:
        steps = part.calendar(rules, steps)
    return tuple(steps)


def set_calendar(rules: Rules) -> None:
    """Give the rules their calendar, and the phases that are in it."""
    rules.calendar = calendar_of(rules)
    rules.phases = tuple([step.phase for step in rules.calendar if isinstance(step, Phase)])
    rules.phase_place = {phase: place for place, phase in enumerate(rules.phases)}
