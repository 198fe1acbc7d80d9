"""What a bot is, and all that it may see."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from moonwall.table import Decision, GameType, IllegalOption, Match, NotYourDecision, Option

DEALS = 16  # worlds to look for one in which the seat is asked what it is asked


class Seen:
    """A match as one seat sees it: its view, its legal list, and worlds it can imagine. Nothing else leads to it.

    ``imagine(seed)`` gives a match to think on: what the seat knows is as it is, all else is dealt again. A seat knows
    what it may answer, too: a world in which it would be asked something else is not this one, and another is dealt.
    """

    __slots__ = ("game", "id", "imagine", "kind", "mode", "options", "seat", "view")

    def __init__(self, match: Match, seat: int) -> None:
        decision: Decision | None = match.decision_of(seat)
        if decision is None:
            waiting = ", ".join(str(d.seat) for d in match.decisions) or "nobody"
            raise NotYourDecision(f"seat {seat} has nothing to decide now; waiting for {waiting}")

        def view() -> dict[str, Any]:
            return match.view(seat)

        kind, options = decision.kind, list(decision.options)

        def imagine(seed: int) -> Match:
            world = match.imagine(seat, seed)
            chance: Random | None = None
            for _ in range(DEALS):
                asked = world.decision_of(seat)
                if asked is not None and asked.kind == kind and asked.options == options:
                    break
                chance = chance or Random(seed)
                world = match.imagine(seat, chance.getrandbits(53))
            return world

        self.seat = seat
        self.game: GameType = match.game
        self.mode: str = match.setup.mode
        self.id = decision.id
        self.kind = decision.kind
        self.options: list[Option] = options
        self.view = view
        self.imagine = imagine

    def chance(self, seed: int, what: str = "") -> Random:
        """A generator for this decision alone: the same seed and decision give the same numbers in any process."""
        return Random(f"{seed}/{what}/{self.id}/{self.seat}")


def attempt(world: Match, option: Option, seat: int) -> bool:
    """Play an option in an imagined world; False where it is not legal there, as it would need too rare a deal."""
    try:
        world.play(option, seat)
    except IllegalOption:
        return False
    return True


class Overrun(Exception):
    """The budget is used up and there is no answer yet."""


class Bot(Protocol):
    """A player. ``pick`` gets what its seat may see and gives one of the legal options."""

    name: str

    def pick(self, seen: Seen) -> Option: ...


class RandomBot:
    """Any legal option, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def pick(self, seen: Seen) -> Option:
        options = seen.options
        return options[int(seen.chance(self.seed, "random").random() * len(options))]
