"""Information-set Monte-Carlo tree search.

Every iteration imagines a world that fits what the seat knows, walks down one tree of option texts, plays on a little
and judges the end. The options of the root meet the same worlds in the same order, so that what differs between them is
the option and not the luck of the deal; greedy's favourites are tried first. Options that are not legal in the world at
hand are passed over, and each option is weighed by how often it was there to be taken. Seats other than one's own are
taken to look after themselves. Where several seats choose at once and in secret only one's own answer is in the tree;
the others answer by the quick policy.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter

from moonwall.table import Match, Option, Together

from .base import Overrun, Seen
from .evaluation import Evaluation, evaluation
from .greedy import goes_on, look_ahead

DEFAULT_ITERATIONS = 200
RIPE = 3  # visits before a node asks for the one-step judgement of its options
FOLLOW, BEAM, TRIES = 6, 8, 300  # how far the options of the root are followed, as in greedy
FAVOURITES, FAIR = 6, 3  # options of the root, by greedy's ranking, that are tried at least FAIR times
CARE = 24  # options one's own seat looks at for each further decision of the action at the root


class Node:
    """A point in the tree: what was reached by the same answers, over all worlds."""

    __slots__ = ("children", "fresh", "judged", "lean", "seen", "tried", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0.0
        self.value: list[float] = []  # summed, one number a seat
        self.seen = 0  # how often it was legal when its parent was visited
        self.lean = 0.0  # how likely the one-step judgement takes it, before any search
        self.judged = False
        self.tried = 0  # iterations that came here from the root
        self.fresh = True  # no iteration has come here yet
        self.children: dict[str, Node] = {}


class SearchBot:
    """``ms`` or ``iterations`` bound the thinking; with iterations the choice depends on the seed alone.

    From a new leaf up to ``depth`` decisions are played on, to the end of the action at hand: one's own with care, as
    greedy follows an option through, those of others by the best of ``sample`` random options (1: at random).
    ``explore`` weighs curiosity, ``trust`` is how many visits the one-step judgement counts for.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        ms: int | None = None,
        iterations: int | None = None,
        depth: int = 6,
        sample: int = 3,
        explore: float = 1.0,
        trust: float = 2.0,
        weights: str = "",
    ) -> None:
        self.seed = seed
        self.ms = ms
        self.iterations = DEFAULT_ITERATIONS if iterations is None and ms is None else iterations
        self.depth = depth
        self.sample = sample
        self.explore = explore
        self.trust = trust
        self.weights = weights

    def pick(self, seen: Seen) -> Option:
        root = self.think(seen)
        return max(seen.options, key=lambda o: _rank(root.children.get(o.text), seen.seat))

    def think(self, seen: Seen) -> Node:
        """The searched tree; its children are the options by text."""
        begun = perf_counter()
        chance = seen.chance(self.seed, "search")
        first = chance.getrandbits(53)
        judge = evaluation(seen.game, self.weights)
        root = Node()
        self._judge(root, seen.imagine(first), seen.seat, seen.options, judge)
        ranking = sorted(seen.options, key=lambda o: root.children[o.text].lean, reverse=True)[:FAVOURITES]
        done = 0
        limit = None if self.ms is None else self.ms / 1000
        try:
            while self.iterations is None or done < self.iterations:
                if limit is not None and done:
                    spent = perf_counter() - begun
                    if spent + 1.5 * spent / done > limit:
                        break
                picked = self._select(root, seen.options, seen.seat, chance)
                if done < FAIR * len(ranking):
                    picked = ranking[done % len(ranking)]
                luck = first + root.children[picked.text].tried  # the n-th try of every option meets the n-th world
                match = seen.imagine(luck)
                self._iterate(root, picked, match, seen.seat, Random(luck), judge)
                done += 1
                if self.iterations is not None and done % 16 == 0 and _settled(root, self.iterations - done):
                    break
        except Overrun:
            if not done:
                raise
        return root

    def _iterate(self, root: Node, picked: Option, match: Match, me: int, chance: Random, judge: Evaluation) -> None:
        agenda = len(match.position.stack)
        match.play(picked, me)
        node = root.children[picked.text]
        node.tried += 1
        path = [root, node]
        fresh, node.fresh = node.fresh, False
        while not fresh and not match.over:
            decision = match.decision
            if isinstance(match.position.stack[-1], Together):
                decision = match.decision_of(me)
                if decision is None:
                    self._quick(match, chance, judge, self.sample)
                    continue
            assert decision is not None
            seat = me if me in decision.seats else decision.seat
            if not node.judged and node.visits >= RIPE:
                self._judge(node, match, seat, decision.options, judge)
            option = self._select(node, decision.options, seat, chance)
            match.play(option, seat)
            node = node.children[option.text]
            path.append(node)
            fresh, node.fresh = node.fresh, False
        mover = -1 if match.over else match.decisions[0].seat
        for _ in range(self.depth):  # to the end of the action at hand: half-done actions are hard to judge
            if match.over or match.decisions[0].seat != mover:
                break
            own = mover == me and goes_on(match, me, agenda)
            self._quick(match, chance, judge, CARE if own else self.sample)
        values = judge.values(match)
        for node in path:
            node.visits += 1
            node.value = [a + b for a, b in zip(node.value, values)] if node.value else values

    def _select(self, node: Node, options: list[Option], seat: int, chance: Random) -> Option:
        """The option to walk down by: what it brought so far, and how little that says yet."""
        children = node.children
        even = 1 / len(options)
        so_far = node.value[seat] / node.visits if node.visits else 0.5
        found: list[tuple[Node, float]] = []
        low = high = so_far
        for option in options:
            child = children.get(option.text)
            if child is None:
                child = children[option.text] = Node()
                child.lean = even
            child.seen += 1
            brought = child.value[seat] / child.visits if child.visits else so_far
            low = min(low, brought)
            high = max(high, brought)
            found.append((child, brought))
        spread = max(high - low, 1e-9)  # chances lie close together: what counts is where an option stands among them
        explore = self.explore
        best = options[0]
        best_score = -1.0
        for option, (child, brought) in zip(options, found):
            bonus = child.lean * sqrt(child.seen) / (1 + child.visits)
            score = (brought - low) / spread + explore * bonus + 1e-9 * chance.random()
            if score > best_score:
                best_score, best = score, option
        return best

    def _judge(self, node: Node, match: Match, seat: int, options: list[Option], judge: Evaluation) -> None:
        """Look one step ahead at every option, once: lean towards what looks best, and count it as a first visit.

        At the root, options are followed through as greedy does, so that search starts from what greedy would play."""
        node.judged = True
        root = not node.visits
        judged = look_ahead(match, seat, options, judge, FOLLOW if root else 0, BEAM, TRIES)
        own = [values[seat] for values in judged]
        top = max(own)
        spread = max(top - min(own), 1e-9) / 3
        shares = [exp((value - top) / spread) for value in own]
        total = sum(shares)
        for option, share, values in zip(options, shares, judged):
            child = node.children.get(option.text)
            if child is None:
                child = node.children[option.text] = Node()
            child.lean = share / total
            if self.trust and not child.visits:
                child.visits = self.trust
                child.value = [self.trust * value for value in values]

    def _quick(self, match: Match, chance: Random, judge: Evaluation, sample: int) -> None:
        """One decision by the cheap policy: the best of a few options, random ones where there are more."""
        decision = match.decisions[0]
        options = decision.options
        count = len(options)
        if sample <= 1 or count == 1:
            match.play(options[int(chance.random() * count)])
            return
        if count > sample:
            options = [options[place] for place in {int(chance.random() * count) for _ in range(sample)}]
        seat = decision.seat
        best: Option = options[0]
        top = -1.0
        for option in options:
            tried = match.clone()
            tried.play(option)
            value = judge.values(tried)[seat]
            if value > top:
                top, best = value, option
        match.play(best)


def _rank(node: Node | None, seat: int) -> tuple[float, float]:
    if node is None or not node.visits:
        return (0.0, 0.0)
    return (node.visits, node.value[seat] / node.visits)


def _settled(root: Node, left: int) -> bool:
    """Whether the most visited option cannot be overtaken any more."""
    counts = sorted((child.visits for child in root.children.values()), reverse=True)
    return len(counts) > 1 and counts[0] - counts[1] > left
