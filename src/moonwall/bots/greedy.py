"""One step ahead: take the option after which one's own chances look best."""

from __future__ import annotations

from moonwall.table import Match, Option

from .base import Seen
from .evaluation import Evaluation, evaluation


class GreedyBot:
    """Tries every option in imagined worlds and judges what comes of it.

    Many decisions are one part of a larger action (which unit, where to), so the ``beam`` best options are followed for
    up to ``follow`` further decisions of one's own, each answered by what looks best, as long as no more than
    ``tries`` positions are judged. ``noise`` is the share of decisions answered at random (for an easy opponent).
    """

    name = "greedy"

    def __init__(
        self,
        seed: int = 0,
        worlds: int = 1,
        follow: int = 6,
        beam: int = 10,
        tries: int = 160,
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
    after: list[Match] = []
    values: list[list[float]] = []
    for option in options:
        tried = world.clone()
        tried.play(option, seat)
        after.append(tried)
        values.append(judge.values(tried))
    left = tries - len(options)
    order = sorted(range(len(options)), key=lambda place: values[place][seat], reverse=True)
    for place in order[:beam] if follow else ():
        if left <= 0:
            break
        found, used = follow_up(after[place], seat, judge, follow, left)
        left -= used
        if found is not None and found[seat] > values[place][seat]:
            values[place] = found
    return values


def follow_up(match: Match, seat: int, judge: Evaluation, steps: int, tries: int) -> tuple[list[float] | None, int]:
    """The values when ``seat`` goes on with what looks best while it is the one to decide (None where it is not), and
    how many positions were judged to find them."""
    values: list[float] | None = None
    used = 0
    for _ in range(steps):
        decision = match.decision
        if decision is None or decision.seat != seat or len(match.decisions) > 1 or used >= tries:
            break
        best = match
        values = None
        for option in decision.options:
            tried = match.clone()
            tried.play(option)
            used += 1
            found = judge.values(tried)
            if values is None or found[seat] > values[seat]:
                best, values = tried, found
        match = best
    return values, used
