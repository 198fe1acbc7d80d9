"""Each algorithm of the Oni against its plain reference, on random positions.

``python -m tests.tsukuyumi.moon_princess.compare 2000`` tries so many positions for each; a second word names one
algorithm (``alg-4``). The test suite tries fewer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from moonwall.games.tsukuyumi.board import COORDS, SPACES
from moonwall.games.tsukuyumi.modes.moon_princess import aim, momentum, princess, score, search, state, strike
from moonwall.games.tsukuyumi.modes.moon_princess.party import Pick, Plan
from moonwall.games.tsukuyumi.modes.moon_princess.state import Terms
from moonwall.games.tsukuyumi.position import NOBODY, Tsukuyumi
from moonwall.games.tsukuyumi.rules.damage import covered, health
from moonwall.table.position import replaced

from . import reference, stage

Seen = Counter[str]  # what a comparison has met, so that a test can ask for cases that matter


def alg_1(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    for area in game.areas:
        assert search.need(game, area) == reference.need(game, area), area
        assert search.cp_there(game, area) == reference.cp_oni(game, area), area
        assert search.present(game, area) == reference.present(game, area), area
        seen["mountain"] += game.mountain[area] > 0
        seen["several players"] += len(state.defenders(game, area)) > 1
        seen["princess"] += area in reference.princess_areas(game)
        seen["works"] += game.marks_at("stronghold", area) > 0


def alg_2(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    longest = chance.random() < 0.2
    terms = Terms({"oni_distance": "longest" if longest else "sum"})
    fast = aim.ranks(game, terms)
    for area in range(len(COORDS)):
        slow = reference.rank(game, area, longest)
        assert fast.get(area, (reference.inf, reference.inf)) == slow, area
        assert aim.rank_of(game, area, terms) == fast.get(area, search.NEVER), area
        seen[f"{slow[0]} move"] += 1


def alg_3(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    left = chance.choice((1, 2, 2))
    found = aim.aim(game, left)
    who, sure, among, asked = reference.aim(game, left)
    words = {aim.BY_OBSERVER: "observer", aim.BY_SEARCH: "search", aim.NOBODY_CAN: "none"}
    assert words[found.who] == who
    assert sorted(found.sure) == sorted(sure) and sorted(found.among) == sorted(among) and found.asked == asked
    seen[who] += 1
    seen["asked"] += asked
    seen["priority"] += found.by_priority
    third = aim.third_aim(game)
    targets = reference.group_targets(game, "abyssal")
    if reference.group_of(game, "abyssal")[0] < 0:
        assert third is None
    elif targets:
        assert third is not None and third.who == aim.BY_ABYSSAL
        assert sorted(third.sure or third.among) == reference.nearest(game, targets)
        seen["abyssal"] += 1
    else:
        able = [a for a in range(len(COORDS)) if reference.rank(game, a)[0] < reference.inf]
        assert third is not None and sorted(third.among) == able
        seen["passed on"] += 1


def alg_4(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    for area, rank in aim.ranks(game).items():
        if rank[0]:
            wanted = reference.choose(game, area)
            assert every_set(Plan(game, area, rank), []) == wanted, area
            seen[f"{rank[0]} move"] += 1
            seen["choice"] += len(wanted) > 1


def every_set(plan: Plan, fixed: list[Pick]) -> set[tuple[Pick, ...]]:
    """All sets that a team can come to by naming one Oni after another."""
    if len(fixed) == plan.n:
        return {tuple(sorted(fixed))}
    found = set()
    for pick in plan.picks(fixed):
        found |= every_set(plan, [*fixed, pick])
    return found


def alg_5(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    if chance.random() < 0.3:
        for kind in game.book.plain_oni:
            game.stock[kind] = chance.choice((0, 0, 1))
    for area in game.areas:
        found = strike.Verdict(game, area)
        assert (found.defenders, found.damage, found.new) == reference.after_attack(game, area), area
        assert found.enough == reference.ready(game, area), area
        seen["defended"] += bool(found.defenders)
        seen["short supply"] += not found.defenders and not found.new


def alg_6(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    for area in game.areas:
        there = state.defenders(game, area)
        if not there:
            continue
        damage = chance.randint(1, 12) * 10
        players, kinds = [], []
        for seat in there:
            mine = [k for k in game.kinds_at(area, seat) for _ in range(game.count(area, k))]
            lower = 200 * 2 - covered(game, seat, area, 200 * 2)
            players.append((lower, [health(game, seat, k, area) for k in mine]))
            kinds.append(mine)
        order = chance.random()  # the owner names by HP, up or down
        pick = min if order < 0.5 else max
        slow = reference.losses(damage * 2, players, pick)
        named: dict[int, list[int]] = {}
        found = strike.spill(game, area, damage * 2, named)
        while found.asks >= 0:
            mine = kinds[there.index(found.asks)]
            fallen = [k for s, k in found.dead if s == found.asks]
            standing = [k for k in set(mine) if mine.count(k) > fallen.count(k)]
            named.setdefault(found.asks, []).append(pick(standing, key=lambda k: health(game, found.asks, k, area)))
            found = strike.spill(game, area, damage * 2, named)
            seen["asked"] += 1
        for n, seat in enumerate(there):
            dead = sorted(health(game, seat, k, area) for s, k in found.dead if s == seat)
            assert dead == (sorted(slow[n][1]) if n < len(slow) else []), (area, seat)
            seen["second player hurt"] += bool(n and dead)
        assert found.left == slow[-1][0]


def alg_7(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    ids = game.book.kind_ids
    for area in game.areas:
        damage = chance.randint(0, 14) * 10
        if not search.present(game, area):
            assert strike.oni_losses(game, area, damage) == ([], [])
            continue
        fallen, equal = strike.oni_losses(game, area, damage)
        named: list[int] = []
        while equal:
            named.append(max(equal, key=lambda k: ids[k]))
            fallen, equal = strike.oni_losses(game, area, damage, named)
            seen["asked"] += 1
        words = ["moon-princess" if k == strike.PRINCESS else ids[k] for k in fallen]
        assert sorted(words) == sorted(reference.oni_losses(game, area, damage)), area  # equals fall in any order
        seen["fallen"] += len(words)
        seen["princess"] += "moon-princess" in words
        seen["observer"] += "oni-dark-observer" in words


def alg_8(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    facts = [chance.random() < 0.5 for _ in range(9)]
    card, ranged, oni, hers, legendary, killed, sentinels, attack, first = facts
    gambler, keeps, long_game = (chance.random() < 0.5 for _ in range(3))
    legendary = legendary and oni
    state.own(game)[state.DIE] = 2 if gambler else chance.choice((0, 1, 3, 4, 5, 6))
    state.own(game)[state.ROUND_CARD] = chance.choice((-1, heart(game)))
    terms = Terms({"sentinel_momentum": "no-kill" if keeps else "none", "rounds": 4 if long_game else 3})
    deed = momentum.Deed(card, oni, hers, legendary, killed, ranged, attack, first, sentinels)
    counts = first and state.own(game)[state.ROUND_CARD] >= 0
    n, why = momentum.gain(game, deed, terms)
    assert n == reference.gain(
        card, ranged, oni, hers, legendary, int(killed), sentinels, gambler, attack, counts, keeps
    )
    assert why, "every gain and every nothing has its reason"
    seen[f"gain {n}"] += 1
    at, players = state.own(game)[state.MOMENTUM], game.rules.seats
    m = chance.choice((1, 2, 3, 40))
    to, drawn = momentum.raised(game, m, terms)
    assert (to, [("counter", "legend")[what] for what in drawn]) == reference.raised(at, m, players, long_game)
    assert momentum.lowered(game, m, terms) == reference.lowered(at, m, players, long_game)
    seen["drawn"] += len(drawn)
    seen["discards"] += momentum.lowered(game, m, terms)[1]


def heart(game: Tsukuyumi) -> int:
    return list(game.book.content["round_cards"]).index("round-heart-of-the-moon")


def alg_9(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    place = state.own(game)[state.PRINCESS] = chance.randrange(18)
    seat = chance.randrange(game.rules.seats)
    for card in game.book.content["princess_cards"].values():
        found = princess.walk(game, card, seat)
        step = -1 if card.dir == "ccw" else 1
        if card.goal == "home":
            wanted = reference.walk_home(place, reference.closest(game))
        elif card.goal:
            wanted = reference.walk(place, step, lambda p, word=card.goal: reference.goal(game, word, p, seat))  # type: ignore[misc]
        else:
            wanted = (place + step * card.steps) % 18
        assert found.to == wanted and found.start == place and 1 <= found.steps <= 18, card.id
        seen[found.why] += 1


def alg_10(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    state.own(game)[state.PRINCESS] = -1
    home = chance.choice((-1, *range(7, 61)))  # many lie in line with two intersections
    game.homezone = replaced(game.homezone, game.order[-1], home)
    found = princess.placing(game)
    assert sorted(found.places) == sorted(reference.replaced(game))
    assert sorted(found.near) == sorted(reference.closest(game))
    seen[found.why] += 1
    seen["several"] += len(found.places) > 1


def alg_11(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    plain = sorted(game.book.plain_oni, key=lambda k: game.book.cp[k])
    for kind in plain:
        game.stock[kind] = chance.randint(0, 2)
    for area in game.areas:
        seat = chance.randrange(game.rules.seats)
        n, new = strike.converted(game, seat, area)
        units = game.crowd[seat * SPACES + area]
        assert (n, [plain.index(k) for k in new]) == reference.converts(units, [game.stock[k] for k in plain]), area
        seen["converted"] += n
        seen["lost without an Oni"] += n > len(new)


def alg_12(game: Tsukuyumi, chance: Random, seen: Seen) -> None:
    more, product, long_game = chance.randint(0, 1), chance.random() < 0.3, chance.random() < 0.3
    terms = Terms({"area_bonus": "product" if product else "sum", "rounds": 4 if long_game else 3})
    if chance.random() < 0.5:  # players who hold most of the land
        for area in game.areas:
            game.territory[area] = chance.randrange(game.rules.seats) if chance.random() < 0.8 else NOBODY
    team, oni = reference.score(game, more, product, long_game)
    assert score.team_score(game) == team
    assert score.oni_score(game, terms, score.GATE_VP + more) == oni
    assert score.team_wins(game, terms, score.GATE_VP + more) == (team > oni)
    seen["won"] += team > oni
    seen["lost"] += team <= oni


ALGORITHMS: dict[str, Callable[[Tsukuyumi, Random, Seen], None]] = {
    f"alg-{n}": globals()[f"alg_{n}"] for n in range(1, 13)
}


def compare(name: str, blanks: list[Tsukuyumi], n: int, first: int = 0) -> Any:
    """Compare one algorithm on so many random positions; what they have met is counted."""
    seen: Seen = Counter()
    for seed in range(first, first + n):
        chance = Random(seed)
        game = stage.scatter(blanks[seed % len(blanks)], chance, oni=5 if name == "alg-4" else 7)
        try:
            ALGORITHMS[name](game, chance, seen)
        except AssertionError as error:
            raise AssertionError(f"{name}, position {seed}: {error}") from error
    return seen


if __name__ == "__main__":
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    wanted = sys.argv[2:] or list(ALGORITHMS)
    with pytest.MonkeyPatch.context() as patch:
        stage.seat_the_mode(patch)
        tables = stage.boards(patch)
        for word in wanted:
            met = compare(word, tables, tries)
            print(f"{word}: {tries} positions agree;", ", ".join(f"{what} {n}" for what, n in sorted(met.items())))
