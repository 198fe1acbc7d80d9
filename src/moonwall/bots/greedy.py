"""One step ahead: take the option after which one's own chances look best."""

from __future__ import annotations

from moonwall.table import Match, Option

from .base import Seen
from .evaluation import Evaluation, evaluation


class GreedyBot:
    """Tries every option in imagined worlds and judges what comes of it.

    Many decisions are one part of a larger action (which unit, where to), so the ``beam`` best options are followed to
    the end of that action, for up to ``follow`` further decisions of one's own, each answered by what looks best. All
    together judge at most ``tries`` positions for this. ``noise`` is the share of
    decisions answered at random (for an easy opponent).
    """

    name = "greedy"

    def __init__(
        self,
        seed: int = 0,
        worlds: int = 1,
        follow: int = 6,
        beam: int = 8,
        tries: int = 300,
        noise: float = 0.0,
        weights: str = "",
    ) -> None:
        self.seed = seed
        self.worlds = worlds
        self.follow = follow
        self.beam = beam
        self.tries = tries
        self.noise = noise
        self.weights = weights

    def pick(self, seen: Seen) -> Option:
        chance = seen.chance(self.seed, "greedy")
        options = seen.options
        if self.noise and chance.random() < self.noise:
            return options[int(chance.random() * len(options))]
        judge = evaluation(seen.game, self.weights)
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
    depth = len(world.position.stack)
    after: list[Match] = []
    values: list[list[float]] = []
    for option in options:
        tried = world.clone()
        tried.play(option, seat)
        after.append(tried)
        values.append(judge.values(tried))
    if not follow or len(options) == 1:
        return values
    going = [place for place, match in enumerate(after) if goes_on(match, seat, depth)]
    going.sort(key=lambda place: values[place][seat], reverse=True)
    del going[beam:]
    for place in going:
        # All get the same share of the tries: one followed farther than the rest would look better than it is.
        values[place] = follow_up(after[place], seat, judge, depth, follow, tries // len(going))
    if going:
        # What was not followed stands half-way through an action; it is not compared with what is done.
        least = min(values[place][seat] for place in going)
        for place, match in enumerate(after):
            if place not in going and goes_on(match, seat, depth):
                values[place] = list(values[place])
                values[place][seat] = min(values[place][seat], least)
    return values


def goes_on(match: Match, seat: int, depth: int) -> bool:
    """Whether the action decided at ``depth`` of the agenda still waits for an answer of ``seat`` alone."""
    decisions = match.decisions
    return len(decisions) == 1 and decisions[0].seat == seat and len(match.position.stack) >= depth


def follow_up(match: Match, seat: int, judge: Evaluation, depth: int, steps: int, tries: int) -> list[float]:
    """The values when ``seat`` goes on with what looks best until its action is done."""
    values = judge.values(match)
    while steps and goes_on(match, seat, depth):
        options = match.decisions[0].options
        if len(options) > tries:
            break
        tries -= len(options)
        steps -= 1
        best = match
        found = None
        for option in options:
            tried = match.clone()
            tried.play(option)
            judged = judge.values(tried)
            if found is None or judged[seat] > found[seat]:
                best, found = tried, judged
        assert found is not None
        match, values = best, found
    return values
