"""Information-set Monte-Carlo tree search that thinks only where thinking can change the answer.

Greedy's judgement of every option comes first. Options that are too far behind to be the best one are left out; the
others race: world after world is imagined, consistent with what the seat knows, and every option still in the race is
tried in the same world with the same luck, so that what differs is the option and not the deal. An option leaves the
race when what may be gained by it is not worth the time, and the race is over when one is left.

A try walks down one tree that all worlds share (a node stands for the answers that lead to it; what is not legal in the
world at hand is passed over, and options are weighed by how often they were there to be taken), plays on by a quick
policy for a number of decisions, to the end of an action, and judges that end for all seats. Seats other than one's own
are taken to look after themselves. Where several seats choose at once and in secret only the own answer is in the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erfc, exp, hypot, log, pi, sqrt
from random import Random
from time import perf_counter

from moonwall.table import Decision, Match, Option

from .base import Overrun, Seen, attempt
from .evaluation import Evaluation, evaluation
from .greedy import look_ahead

DEFAULT_ITERATIONS = 60
FOLLOW, BEAM, TRIES = 6, 6, 160  # how far options are followed at first, as in greedy
WORLDS = 2.0  # tries the first judgement counts for where it hangs on luck: as many as it saw worlds
SPREAD = 0.3  # how much two options differ from world to world before any try, in units of ``_unit``
EASE = 0.01  # what an option must promise to stay in the race, in the same units
CARE = 2  # how many times as many options one's own seat and the tree look at
ENDING = 6  # decisions after the last, to come to the end of an action
BLIND = 1e-9  # judgements nearer together than this do not tell options apart
LEAST = 0.04  # chances near 0 or 1 move little; they are not taken for less sure than this


class Node:
    """A point in the tree: what was reached by the same answers, over all worlds."""

    __slots__ = ("children", "seen", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value: list[float] = []  # summed, one number a seat
        self.seen = 0  # how often it was legal when its parent was visited
        self.children: dict[Option, Node] = {}


class Runner(Node):
    """An option of the root: what greedy thinks of it, how far two worlds disagree about that, what it came to world by
    world, and all together."""

    __slots__ = ("results", "doubt", "option", "prior", "score")

    def __init__(self, option: Option, prior: float) -> None:
        super().__init__()
        self.option = option
        self.prior = prior
        self.score = prior
        self.doubt = 0.0
        self.results: list[float] = []


class Thought:
    """What came of thinking: all options, best judgement first, and those that were left when it ended.

    ``depth`` is how many decisions each try went on, ``trust`` how many tries greedy's judgement counted for.
    """

    __slots__ = ("depth", "left", "runners", "tries", "trust")

    def __init__(self, runners: list[Runner]) -> None:
        self.runners = runners
        self.left = runners[:1]
        self.tries = 0
        self.depth = 0
        self.trust = 0.0

    @property
    def best(self) -> Option:
        return max(self.left, key=lambda runner: runner.score).option


class SearchBot:
    """``ms`` or ``iterations`` bound the thinking; with iterations the choice depends on the seed alone.

    At most ``keep`` options race, over at most ``worlds`` worlds. A try plays ``depth`` decisions on, ``far`` times as
    many where the choice is secret or greedy is blind to it, since such choices show later. Each is answered by the
    best of ``sample`` options (twice as many for one's own). Greedy's judgement of an option counts for as much as
    ``trust`` tries, the one-step judgement in the tree for ``believe`` visits; ``explore`` weighs curiosity there.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        ms: int | None = None,
        iterations: int | None = None,
        worlds: int = 8,
        keep: int = 4,
        depth: int = 8,
        far: int = 2,
        sample: int = 4,
        trust: float = 6.0,
        believe: float = 2.0,
        explore: float = 0.1,
        weights: str = "",
    ) -> None:
        self.seed = seed
        self.ms = ms
        self.iterations = DEFAULT_ITERATIONS if iterations is None and ms is None else iterations
        self.worlds = worlds
        self.keep = max(2, keep)
        self.depth = depth
        self.far = max(1, far)
        self.sample = max(1, sample)
        self.trust = max(0.1, trust)
        self.believe = max(0.1, believe)
        self.explore = explore
        self.weights = weights

    def pick(self, seen: Seen) -> Option:
        return self.think(seen).best

    def think(self, seen: Seen) -> Thought:
        """Judge, then race until the budget is used up or nothing is to be gained any more."""
        more = self._budget()
        chance = seen.chance(self.seed, "search")
        first = chance.getrandbits(53)
        judge = evaluation(seen.game, self.weights)
        thought = self._judge(seen, first, chance, judge, more)
        race = thought.left
        unit = _unit(race[0].prior)
        trust = thought.trust
        try:
            for world in range(self.worlds):
                if len(race) == 1 or not self._round(seen, first + world, thought, judge, more):
                    break
                tries = world + 1
                for runner in race:
                    runner.score = (trust * runner.prior + sum(runner.results)) / (trust + tries)
                race.sort(key=lambda runner: runner.score, reverse=True)
                if tries > 1:
                    race = thought.left = still_in(race, trust + tries, unit)
        except Overrun:  # the bell: answer with what there is
            pass
        return thought

    def _budget(self) -> Callable[[int], bool]:
        """Whether there is time for one more try, given how many were made."""
        most = self.iterations
        limit = None if self.ms is None else self.ms / 1000
        begun = perf_counter()
        before = begun
        longest = 0.0

        def more(done: int) -> bool:
            nonlocal before, longest
            if most is not None and done >= most:
                return False
            if limit is None:
                return True
            now = perf_counter()
            if done:
                longest = max(longest, now - before)
            before = now
            return now - begun + 1.3 * longest < limit

        return more

    def _judge(self, seen: Seen, first: int, chance: Random, judge: Evaluation, more: Callable[[int], bool]) -> Thought:
        """All options as greedy judges them, and those of them that may turn out to be the best."""
        world = seen.imagine(first)
        secret = not world.over and world.together
        judged = look_ahead(world, seen.seat, seen.options, judge, FOLLOW, BEAM, TRIES)
        runners = [Runner(option, values[seen.seat]) for option, values in zip(seen.options, judged)]
        chance.shuffle(runners)  # equals in no order
        runners.sort(key=lambda runner: runner.prior, reverse=True)
        few = runners[: self.keep]
        if more(0):
            self._doubt(few, seen, first + 1, judge)
        few.sort(key=lambda runner: runner.prior, reverse=True)
        thought = Thought(few + runners[self.keep :])
        top = few[0].prior
        unit = _unit(top)
        thought.trust = self.trust if max(runner.doubt for runner in few) < SPREAD * unit else WORLDS
        unsure = SPREAD * unit * sqrt(2 / self.trust)
        thought.left = [r for r in few if r is few[0] or gain(top - r.prior, hypot(unsure, r.doubt)) > EASE * unit]
        blind = len(thought.left) == self.keep and top - thought.left[-1].prior < BLIND
        thought.depth = self.depth * self.far if secret or blind else self.depth
        return thought

    def _doubt(self, few: list[Runner], seen: Seen, luck: int, judge: Evaluation) -> None:
        """Judge the favourites in another world, too: where luck has a part in it, that says something else."""
        me = seen.seat
        options = [runner.option for runner in few]
        try:
            again = [values[me] for values in look_ahead(seen.imagine(luck), me, options, judge, FOLLOW, BEAM, TRIES)]
        except Overrun:  # the bell: one world must do
            return
        lead = few[0].prior
        for runner, value in zip(few, again):
            runner.doubt = abs((runner.prior - lead) - (value - again[0])) / 2
            runner.prior = runner.score = (runner.prior + value) / 2

    def _round(self, seen: Seen, luck: int, thought: Thought, judge: Evaluation, more: Callable[[int], bool]) -> bool:
        """Every option in the race meets one world; False where the budget does not reach for all."""
        world = seen.imagine(luck)
        for runner in thought.left:
            if not more(thought.tries):
                return False
            runner.results.append(
                self._try(runner, world.clone(), seen.seat, thought.depth, Random(luck), judge)[seen.seat]
            )
            thought.tries += 1
        return True

    # --- one try -------------------------------------------------------------------------------------------------

    def _try(self, runner: Runner, match: Match, me: int, left: int, chance: Random, judge: Evaluation) -> list[float]:
        """From an option of the root through the tree and on to the end of an action; the values of all seats there."""
        if not attempt(match, runner.option, me):
            return judge.values(match)
        values: list[float] | None = None
        node: Node = runner
        path = [node]
        in_tree = node.visits > 0
        mover, agenda = -1, 0
        while not match.over:
            decision = match.decisions[0]
            if left <= 0 and (left <= -ENDING or decision.seat != mover or match.depth < agenda):
                break
            left -= 1
            agenda = match.depth
            secret = match.together
            if secret:
                decision = match.decision_of(me) or decision
            seat = mover = me if me in decision.seats else decision.seat
            if in_tree and (seat == me or not secret):
                match, values, node = self._walk(node, match, decision, seat, chance, judge)
                path.append(node)
                in_tree = node.visits > 0
            else:
                match, values = self._quick(match, decision, seat, CARE if seat == me else 1, chance, judge)
        if values is None:
            values = judge.values(match)
        for node in path:
            node.visits += 1
            node.value = [a + b for a, b in zip(node.value, values)] if node.value else values
        return values

    def _quick(
        self, match: Match, decision: Decision, seat: int, care: int, chance: Random, judge: Evaluation
    ) -> tuple[Match, list[float]]:
        """One decision by the quick policy: the best of some options, any of those that look the same."""
        options = decision.options
        if len(options) > care * self.sample:
            options = chance.sample(options, care * self.sample)
        best, found = _after(match, options[0], seat, judge)
        equals = 1
        for option in options[1:]:
            tried, values = _after(match, option, seat, judge)
            ahead = values[seat] - found[seat]
            if ahead > 1e-12:
                best, found = tried, values
                equals = 1
            elif ahead > -1e-12:
                equals += 1
                if chance.random() * equals < 1:
                    best, found = tried, values
        return best, found

    def _walk(
        self, node: Node, match: Match, decision: Decision, seat: int, chance: Random, judge: Evaluation
    ) -> tuple[Match, list[float], Node]:
        """One decision in the tree: what an option looks like in this world, what it came to in others, curiosity."""
        children = node.children
        options = decision.options
        most = 2 * CARE * self.sample
        if len(options) > most:  # what was visited, and some others
            known = [option for option in options if option in children and children[option].visits]
            options = known[:most] + chance.sample(options, max(1, most - len(known)))
        believe, explore = self.believe, self.explore
        best: tuple[Match, list[float], Node] | None = None
        top = 0.0
        for option in options:
            tried, values = _after(match, option, seat, judge)
            child = children.get(option)
            if child is None:
                child = children[option] = Node()
            child.seen += 1
            visits = child.visits
            own = values[seat]
            curious = explore * _unit(own) * sqrt(log(1 + child.seen) / (1 + visits))
            if visits:
                own = (believe * own + child.value[seat]) / (believe + visits)
            own += curious + 1e-9 * chance.random()
            if best is None or own > top:
                top, best = own, (tried, values, child)
        assert best is not None
        return best


def _after(match: Match, option: Option, seat: int, judge: Evaluation) -> tuple[Match, list[float]]:
    tried = match.clone()
    tried.play(option, seat)
    return tried, judge.values(tried)


def _unit(chance: float) -> float:
    """How far a chance to win moves by what moves an even game by 1: differences are weighed by it."""
    return max(LEAST, chance * (1 - chance))


def gain(behind: float, unsure: float) -> float:
    """What is gained on average by going over to something ``behind``, if it is in truth ahead; normal errors."""
    if unsure <= 0:
        return max(0.0, -behind)
    z = behind / unsure
    return unsure * exp(-z * z / 2) / sqrt(2 * pi) - behind * erfc(z / sqrt(2)) / 2


def still_in(race: list[Runner], weight: float, unit: float) -> list[Runner]:
    """Who may still win: the leader (the first), and all that promise enough for how much they differ from it.

    ``weight`` is how many tries a score rests on. Options lend each other what they know about how much worlds differ.
    """
    lead = race[0].results
    tries = len(lead)
    squares = []
    for runner in race[1:]:
        apart = [a - b for a, b in zip(runner.results, lead)]
        middle = sum(apart) / tries
        squares.append(sum((a - middle) ** 2 for a in apart))
    pooled = (sum(squares) + 2 * (SPREAD * unit) ** 2) / ((tries - 1) * len(squares) + 2)
    kept = race[:1]
    for runner, square in zip(race[1:], squares):
        variance = (square + 3 * pooled) / (tries + 2)
        if gain(race[0].score - runner.score, sqrt(variance / weight)) > EASE * unit:
            kept.append(runner)
    return kept
