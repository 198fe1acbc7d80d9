"""One step ahead: take the option after which one's own chances look best."""

from __future__ import annotations

from math import exp, log

from moonwall.table import DONE, PASS, Match, Option, Position

from .base import Seen, attempt
from .evaluation import Evaluation, evaluation

STOPS = (DONE, PASS)
LEGS = 2  # further resting points of an action that are looked for
WIDE = 4  # options followed at a decision within an action


class GreedyBot:
    """Tries every option in imagined worlds and judges what comes of it.

    Many decisions are one part of a larger action (which unit, where to), so the ``beam`` best options are followed to
    the next point of that action where one may stop, over at most ``follow`` further decisions (see ``Action``). All
    together judge at most ``tries`` positions for this. ``noise`` is the share of decisions answered at random (for an
    easy opponent), ``blind`` a part of the game that it does not look at (to measure what seeing it is worth).
    """

    name = "greedy"

    def __init__(
        self,
        seed: int = 0,
        worlds: int = 1,
        follow: int = 6,
        beam: int = 6,
        tries: int = 160,
        noise: float = 0.0,
        weights: str = "",
        blind: str = "",
    ) -> None:
        self.seed = seed
        self.worlds = worlds
        self.follow = follow
        self.beam = beam
        self.tries = tries
        self.noise = noise
        self.weights = weights
        self.blind = blind

    def pick(self, seen: Seen) -> Option:
        chance = seen.chance(self.seed, "greedy")
        options = seen.options
        if self.noise and chance.random() < self.noise:
            return options[int(chance.random() * len(options))]
        judge = evaluation(seen.game, self.weights, self.blind)
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = seen.imagine(chance.getrandbits(53))
            found = look_ahead(world, seen.seat, options, judge, self.follow, self.beam, self.tries)
            for place, values in enumerate(found):
                totals[place] += values[seen.seat]
        best = max(totals)
        equal = [place for place, total in enumerate(totals) if total >= best - 1e-12]
        return options[equal[int(chance.random() * len(equal))]]


def look_ahead(
    world: Match, seat: int, options: list[Option], judge: Evaluation, follow: int, beam: int, tries: int
) -> list[list[float]]:
    """For each option the values of all seats after it, the best of them followed through; ``world`` stays as it is."""
    return look_to_the_end(world, seat, options, judge, follow, beam, tries)[0]


def look_to_the_end(
    world: Match, seat: int, options: list[Option], judge: Evaluation, follow: int, beam: int, tries: int
) -> tuple[list[list[float]], list[Match]]:
    """``look_ahead``, and for each option the position it was judged by."""
    action = Action(world, seat, judge)
    after: list[Match] = []
    values: list[list[float]] = []
    lost = []  # options that are not legal in this world: all stays as it is
    for place, option in enumerate(options):
        tried = world.clone()
        if not attempt(tried, option, seat):
            lost.append(place)
        after.append(tried)
        values.append(judge.values(tried))
    if not follow or len(options) == 1:
        return values, after
    going = [place for place, match in enumerate(after) if place not in lost and not action.settled(match)]
    going.sort(key=lambda place: values[place][seat], reverse=True)
    left = going[beam:]
    del going[beam:]
    for place in going:
        # All get the same share of the tries: one followed farther than the rest would look better than it is.
        action.tries = tries // len(going)
        values[place], after[place] = action.follow(after[place], values[place], follow)
    if left:
        # What was not followed stands half-way through an action; it is not compared with what is done.
        least = min(values[place][seat] for place in going)
        for place in left:
            values[place] = list(values[place])
            values[place][seat] = min(values[place][seat], least)
    idle = judge.idle(world.position)
    if idle is not None:
        steady(idle, options, action, values, after)
    return values, after


def steady(
    idle: Position, options: list[Option], action: Action, values: list[list[float]], after: list[Match]
) -> None:
    """Where much happens by itself between turns, an answer that ends the turn is judged after all that, another before
    it. What stopping at once changes, beside what is given up (``idle``: that position), is what happens by itself,
    with the same luck: it is taken off again."""
    stop = next((place for place, option in enumerate(options) if option in STOPS), -1)
    if stop < 0 or after[stop].over or action.under_way(after[stop]):
        return
    seat = action.seat
    drift = odds(values[stop][seat]) - odds(action.judge.guess(idle)[seat])
    for place, match in enumerate(after):
        if not match.over and not action.under_way(match):
            values[place] = list(values[place])
            values[place][seat] = 1 / (1 + exp(drift - odds(values[place][seat])))


def odds(chance: float) -> float:
    """A chance as a sum that differences can be taken of."""
    least = 1e-9
    return log(max(least, chance) / max(least, 1 - chance))


class Action:
    """The action that begins with a decision of ``seat``: all that happens before the step that lay below it.

    A decision at which one may stop (``done``, ``pass``) is a resting point. What an option is worth shows at the next
    one, since a unit picked but not moved, a battle begun but not fought, look like nothing. On the way one's own
    decisions are answered by what is best at the resting point they lead to, those of others by what looks best to
    them.
    """

    __slots__ = ("below", "depth", "judge", "seat", "tries")

    def __init__(self, world: Match, seat: int, judge: Evaluation) -> None:
        self.depth = world.depth
        self.below = world.step_at(self.depth - 2)
        self.seat = seat
        self.judge = judge
        self.tries = 0

    def under_way(self, match: Match) -> bool:
        """Whether the action still waits for an answer, of a seat that answers openly."""
        if match.depth < self.depth or match.together:
            return False
        return match.step_at(self.depth - 2) is self.below

    def rests(self, match: Match) -> bool:
        """Whether the own seat is asked and may stop."""
        decision = match.decisions[0]
        return decision.seat == self.seat and (decision.options[-1] in STOPS or decision.options[0] in STOPS)

    def settled(self, match: Match) -> bool:
        """The action is over, or all of it that the option at its beginning has begun."""
        if not self.under_way(match):
            return True
        return match.depth == self.depth and self.rests(match)

    def follow(self, match: Match, values: list[float], steps: int) -> tuple[list[float], Match]:
        """The best resting point found, and its values: the first one, and farther ones as long as they are better."""
        if not self.rests(match):
            values, match = self.settle(match, values, steps)
        for _ in range(LEGS):
            if self.settled(match) or not self.rests(match):
                break
            there, farther = self.settle(match, values, steps)
            if there[self.seat] <= values[self.seat]:
                break
            values, match = there, farther
        return values, match

    def settle(self, match: Match, values: list[float], steps: int) -> tuple[list[float], Match]:
        """The next resting point as the seats make for it; what there is where tries or steps run out before."""
        judge = self.judge
        while steps and not match.over:
            decision = match.decisions[0]
            options = decision.options
            asked = decision.seat
            if len(options) > self.tries:
                break
            self.tries -= len(options)
            steps -= 1
            found: list[tuple[list[float], Match]] = []
            for option in options:
                tried = match.clone()
                tried.play(option)
                found.append((judge.values(tried), tried))
            found.sort(key=lambda one: one[0][asked], reverse=True)
            if asked != self.seat:
                values, match = found[0]
                if not self.under_way(match) or self.rests(match):
                    break
                continue
            best: tuple[list[float], Match] | None = None
            going = []
            for one in found:
                if self.under_way(one[1]) and not self.rests(one[1]):
                    going.append(one)
                elif best is None:
                    best = one
            for there, tried in going[:WIDE]:
                one = self.settle(tried, there, steps)
                if best is None or one[0][asked] > best[0][asked]:
                    best = one
            assert best is not None
            return best
        return values, match
