"""The Oni's algorithms ALG-1 to ALG-12, plain and slow, written from the text of the ledger alone.

Nothing of ``modes/moon_princess`` but the fields of its state is used here: every set of Oni is tried, every path is
walked. The tests compare the real functions with these on random positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import ceil, inf
from typing import Any

from moonwall.games.tsukuyumi.board import COORDS, INDEX
from moonwall.games.tsukuyumi.modes.moon_princess import state
from moonwall.games.tsukuyumi.position import AREA, HOMEZONE, MOON_AREA, NOBODY, ONI, VOID, Tsukuyumi

SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Piece = tuple[int, int, int]  # kind, where it stands, which of several alike
Path = tuple[int, ...]


def around(space: int) -> list[tuple[int, int]]:
    q, r = COORDS[space]
    found = [(edge, INDEX.get((q + dq, r + dr), -1)) for edge, (dq, dr) in enumerate(SIX)]
    return [(edge, other) for edge, other in found if other >= 0]


def legend(game: Tsukuyumi, kind: int) -> str:
    return game.book.legend[kind]


def oni_kinds(game: Tsukuyumi) -> list[int]:
    return list(game.book.oni_kinds)


def seats(game: Tsukuyumi) -> list[int]:
    return list(range(game.rules.seats))


def kinds_of(game: Tsukuyumi, seat: int) -> list[int]:
    return list(game.book.kinds_of[game.rules.faction_of[seat]])


def units(game: Tsukuyumi, space: int, kinds: list[int]) -> int:
    return sum(game.units[space * game.kinds + kind] for kind in kinds)


def is_area(game: Tsukuyumi, space: int) -> bool:
    return game.ground[space] in (AREA, MOON_AREA)


def has_tsukuyumi(game: Tsukuyumi, space: int) -> bool:
    return bool(((game.printed[space] & ~game.negated[space]) | game.added[space]) & 1)


# --- the ring, from the shape of the Moon -------------------------------------------------------------------


def intersections() -> list[frozenset[tuple[int, int]]]:
    """All points where three hexes meet, one of them of the Moon and one not, clockwise from that of 1,-1 1,0 2,-1."""
    moon = [(0, 0), *SIX]
    found = set()
    for q, r in moon:
        for n in range(6):
            a, b = SIX[n], SIX[(n + 1) % 6]
            three = frozenset([(q, r), (q + a[0], r + a[1]), (q + b[0], r + b[1])])
            if any(one not in moon for one in three):
                found.add(three)
    ring = [frozenset([(1, -1), (1, 0), (2, -1)])]
    second = frozenset([(1, 0), (2, -1), (2, 0)])
    ring.append(second)
    while len(ring) < len(found):  # the next one shares two hexes with the last one
        nearby = [one for one in found if len(one & ring[-1]) == 2 and one not in ring]
        ring.append(nearby[0])
    return ring


RING = intersections()


def princess_areas(game: Tsukuyumi) -> list[int]:
    place = state.own(game)[state.PRINCESS]
    return [] if place < 0 else areas_at(game, place)


def areas_at(game: Tsukuyumi, place: int) -> list[int]:
    return [INDEX[one] for one in RING[place] if is_area(game, INDEX[one])]


def round_effect(game: Tsukuyumi, word: str) -> int:
    card = state.own(game)[state.ROUND_CARD]
    rows = list(game.book.content["round_cards"].values())
    return int(rows[card].effect_n) if card >= 0 and rows[card].effect == word else 0


def princess_value(game: Tsukuyumi, field: str) -> int:
    value = int(getattr(game.book.content["princesses"]["moon-princess"], field))
    return value + (round_effect(game, "princess") if field in ("cp", "dmg") else 0)


# --- ALG-1 --------------------------------------------------------------------------------------------------


def need(game: Tsukuyumi, area: int) -> int:
    x = game.mountain[area]
    strongholds = game.marks_at("stronghold", area) * game.book.content["markers"]["stronghold"].value
    found = x + strongholds
    for seat in seats(game):
        if units(game, area, kinds_of(game, seat)):
            c = sum(game.book.cp[k] * units(game, area, [k]) for k in kinds_of(game, seat))
            if game.seats[seat].faction == "boarlords":
                c += strongholds
            found = max(found, c + x)
    return found


def cp_oni(game: Tsukuyumi, area: int) -> int:
    total = sum(game.book.cp[k] * units(game, area, [k]) for k in oni_kinds(game))
    return total + (princess_value(game, "cp") if area in princess_areas(game) else 0)


def present(game: Tsukuyumi, area: int) -> bool:
    return units(game, area, oni_kinds(game)) > 0 or area in princess_areas(game)


# --- ALG-2 --------------------------------------------------------------------------------------------------


def eligible(game: Tsukuyumi, area: int) -> bool:
    if not is_area(game, area) or game.territory[area] == ONI:
        return False
    holy = has_tsukuyumi(game, area) or game.ground[area] == MOON_AREA
    return not (holy and game.territory[area] == NOBODY)


def heft(game: Tsukuyumi, kind: int) -> int:
    if game.rules.edition == "polish":
        return game.book.hp[kind]
    return 4 if legend(game, kind) else game.book.strength[kind]


def may_cross(game: Tsukuyumi, space: int, edge: int, flies: bool) -> bool:
    return flies or not (game.walls[space] | game.pig_walls[space]) >> edge & 1


def paths(game: Tsukuyumi, kind: int, source: int, area: int, most: int) -> list[Path]:
    """Every way of 1 to ``most`` steps that crosses no space twice."""
    found: list[Path] = []
    todo: list[Path] = [()]
    while todo:
        so_far = todo.pop()
        at = so_far[-1] if so_far else source
        if at == area:
            found.append(so_far)
            continue
        if len(so_far) == most:
            continue
        for edge, other in around(at):
            fresh = game.ground[other] != VOID and other != source and other not in so_far
            if fresh and may_cross(game, at, edge, game.book.flying[kind]):
                todo.append((*so_far, other))
    return found


def pieces(game: Tsukuyumi) -> list[Piece]:
    return [
        (kind, space, n) for space in game.spaces for kind in oni_kinds(game) for n in range(units(game, space, [kind]))
    ]


def reach(game: Tsukuyumi, piece: Piece, party: tuple[Piece, ...]) -> int:
    steps = 2 + round_effect(game, "range")
    ronins = [p for p in party if legend(game, p[0]) == "ronin"]
    return steps + 1 if any(p[1] == piece[1] for p in ronins) else steps


def passes(game: Tsukuyumi, party: tuple[Piece, ...], ways: tuple[Path, ...]) -> bool:
    """Whether each inner space with players on the ways of the party can be passed."""
    for piece, way in zip(party, ways):
        for x in way[:-1]:
            if game.book.flying[piece[0]]:
                continue
            own = sum(heft(game, k) * units(game, x, [k]) for k in oni_kinds(game))
            own += sum(heft(game, p[0]) for p, w in zip(party, ways) if x in w[:-1])
            for seat in seats(game):
                values = game.book.hp if game.rules.edition == "polish" else game.book.strength
                if sum(values[k] * units(game, x, [k]) for k in kinds_of(game, seat)) > own:
                    return False
    return True


Plan = tuple[tuple[Piece, ...], tuple[Path, ...]]


class Plans:
    """Every set of movers with a legal path each that passes the CP test."""

    def __init__(self, game: Tsukuyumi, area: int) -> None:
        self.game = game
        self.missing = need(game, area) - cp_oni(game, area)
        far = 3 + round_effect(game, "range")
        self.ways: dict[tuple[int, int], list[Path]] = {}
        self.movers: list[Piece] = []
        for kind, source, n in pieces(game):
            if source == area or game.book.anchored[kind] or apart(source, area) > far:
                continue
            if (kind, source) not in self.ways:
                self.ways[kind, source] = paths(game, kind, source, area, far)
            if self.ways[kind, source]:
                self.movers.append((kind, source, n))

    def of(self, k: int) -> Iterator[Plan]:
        game, cp = self.game, self.game.book.cp
        if sum(sorted((cp[p[0]] for p in self.movers), reverse=True)[:k]) < self.missing:
            return
        for party in combinations(self.movers, k):
            if sum(cp[p[0]] for p in party) < self.missing:
                continue
            # of pieces alike those that come first
            if any(n and (kind, space, n - 1) not in party for kind, space, n in party):
                continue
            choices = [[w for w in self.ways[p[0], p[1]] if len(w) <= reach(game, p, party)] for p in party]
            for taken in product(*choices):
                if passes(game, party, taken):
                    yield party, taken


def apart(a: int, b: int) -> int:
    (aq, ar), (bq, br) = COORDS[a], COORDS[b]
    return max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))


def ready(game: Tsukuyumi, area: int) -> bool:
    return present(game, area) and cp_oni(game, area) >= need(game, area)


def measure(ways: tuple[Path, ...], longest: bool) -> int:
    return max(map(len, ways)) if longest else sum(map(len, ways))


def rank(game: Tsukuyumi, area: int, longest: bool = False) -> tuple[float, float]:
    if not eligible(game, area):
        return inf, inf
    if ready(game, area):
        return 0, 0
    plans = Plans(game, area)
    for k in range(1, len(plans.movers) + 1):
        found = [measure(ways, longest) for _, ways in plans.of(k)]
        if found:
            return k, min(found)
    return inf, inf


# --- ALG-3 --------------------------------------------------------------------------------------------------


def marked(game: Tsukuyumi, area: int) -> bool:
    if game.marks_at("priority", area):
        return True
    return bool(round_effect(game, "siege")) and any(game.ground[t] == HOMEZONE for _, t in around(area))


def group_of(game: Tsukuyumi, word: str) -> tuple[int, tuple[Piece, ...]]:
    """Where a Legendary Oni stands, and all Oni of its space that can move."""
    for piece in pieces(game):
        if legend(game, piece[0]) == word:
            return piece[1], tuple(p for p in pieces(game) if p[1] == piece[1] and not game.book.anchored[p[0]])
    return -1, ()


def group_targets(game: Tsukuyumi, word: str) -> dict[int, int]:
    """Areas that the whole group can conquer, with the fewest steps to each."""
    at, group = group_of(game, word)
    found: dict[int, int] = {}
    if at < 0:
        return found
    for area in range(len(COORDS)):
        if not eligible(game, area):
            continue
        if area == at:
            if ready(game, area):
                found[area] = 0
            continue
        if cp_oni(game, area) + sum(game.book.cp[p[0]] for p in group) < need(game, area):
            continue
        walker = next((p for p in group if not game.book.flying[p[0]]), group[0])
        for way in paths(game, walker[0], at, area, 2 + round_effect(game, "range")):
            if passes(game, group, (way,) * len(group)):
                found[area] = min(found.get(area, 99), len(way))
    return found


def nearest(game: Tsukuyumi, targets: dict[int, int]) -> list[int]:
    """Least distance, then Priority marker; what is left is for the players."""
    close = [area for area, steps in targets.items() if steps == min(targets.values())]
    return sorted([area for area in close if marked(game, area)] or close)


def aim(game: Tsukuyumi, left: int) -> tuple[str, list[int], list[int], int]:
    """Who attacks ("observer", "search" or "none"), what is attacked for sure, what the players choose from, and how
    many of it."""
    targets = group_targets(game, "observer")
    if targets:
        found = nearest(game, targets)
        return ("observer", found, [], 0) if len(found) == 1 else ("observer", [], found, 1)
    ranks = {area: rank(game, area) for area in range(len(COORDS))}
    finite = {area: r for area, r in ranks.items() if r[0] < inf}
    if not finite:
        return "none", [], [], 0
    best = [area for area, r in finite.items() if r == min(finite.values())]
    if len(best) <= left:
        return "search", best, [], 0
    first = [area for area in best if marked(game, area)]
    if len(first) >= left:
        return ("search", first, [], 0) if len(first) == left else ("search", [], first, left)
    return "search", first, [area for area in best if area not in first], left - len(first)


# --- ALG-4 --------------------------------------------------------------------------------------------------


def size(game: Tsukuyumi, kind: int) -> int:
    return 3 if legend(game, kind) else ["small", "medium", "large"].index(game.book.kind_ids[kind].split("-")[1])


def choose(game: Tsukuyumi, area: int) -> set[tuple[tuple[int, int, Path], ...]]:
    """The sets that the players may choose from, each as (kind, source, path) of its Oni."""
    n, d = rank(game, area)
    both = [(party, ways) for party, ways in Plans(game, area).of(int(n)) if sum(map(len, ways)) == d]
    total = min(sum(game.book.cp[p[0]] for p in party) for party, _ in both)
    both = [one for one in both if sum(game.book.cp[p[0]] for p in one[0]) == total]
    largest = min(max(size(game, p[0]) for p in party) for party, _ in both)
    both = [one for one in both if max(size(game, p[0]) for p in one[0]) == largest]
    return {tuple(sorted((p[0], p[1], way) for p, way in zip(party, ways))) for party, ways in both}


# --- ALG-5, ALG-6 and ALG-7 ---------------------------------------------------------------------------------


def damage_of_oni(game: Tsukuyumi, area: int) -> int:
    total = sum(game.book.dmg[k] * units(game, area, [k]) for k in oni_kinds(game))
    return total + (princess_value(game, "dmg") if area in princess_areas(game) else 0) + round_effect(game, "damage")


def after_attack(game: Tsukuyumi, area: int) -> tuple[list[int], int, list[int]]:
    """Defenders from the lowest initiative on, the damage, and the new Oni of an attack; the Oni have moved in."""
    there = [seat for seat in game.order if units(game, area, kinds_of(game, seat))][::-1]
    if there:
        return there, damage_of_oni(game, area), []
    new: list[int] = []
    stock = {k: game.stock[k] for k in oni_kinds(game) if not legend(game, k)}
    for _ in range(2 if round_effect(game, "two-oni") else 1):
        left = [k for k, n in stock.items() if n]
        if left:
            smallest = min(left, key=lambda k: size(game, k))
            stock[smallest] -= 1
            new.append(smallest)
    return [], 0, new


def losses(
    damage: int, players: list[tuple[int, list[int]]], name: Callable[[list[int]], int]
) -> list[tuple[int, list[int]]]:
    """Damage in turn: (reductions, HP of the units) of each player; what is left, and the HP of the fallen. ``name``
    picks one of the HPs that stand."""
    found = []
    for reductions, healths in players:
        damage = max(0, damage - reductions)
        standing, fallen = list(healths), []
        while damage > 0 and standing:
            named = name(standing)
            if damage >= named:
                standing.remove(named)
                fallen.append(named)
                damage -= named
            else:
                damage = 0
        found.append((damage, fallen))
        if damage == 0:
            break
    return found


def oni_losses(game: Tsukuyumi, area: int, damage: int, more: int = 0) -> list[str]:
    """Words of the Oni that fall, in order; ``moon-princess`` for her. Two Legendary Oni that are equal: by word."""
    standing = [
        (game.book.hp[k] + more, size(game, k), game.book.kind_ids[k]) for k, at, _ in pieces(game) if at == area
    ]
    if area in princess_areas(game):
        standing.append((princess_value(game, "hp"), 4, "moon-princess"))
    fallen = []
    while damage > 0 and standing:
        others = [one for one in standing if one[2] != "oni-dark-observer"]
        u = max(others or standing)
        if damage >= u[0]:
            standing.remove(u)
            fallen.append(u[2])
            damage -= u[0]
        else:
            damage = 0
    return fallen


# --- ALG-8 --------------------------------------------------------------------------------------------------


def gain(
    card: bool, ranged: bool, oni: bool, princess: bool, legendary: bool, killed: int, sentinels: bool, gambler: bool,
    attack: bool, first: bool, keeps: bool,
) -> int:  # fmt: skip
    """``attack``: one that a player carries out; ``first``: the seat's first of the round, with *Heart of the Moon*;
    ``keeps``: the switch of MQ-44."""
    against = oni or princess
    if not card or ranged or not against or not attack or (sentinels and killed >= 1 and not keeps):
        base = 0
    else:
        base = 1 + (killed >= 1 and not sentinels) + (princess or legendary)
    return base + (gambler and attack and against) + (first and attack and against)


def track(players: int, long_game: bool) -> tuple[int, list[int], list[int], int]:
    """Last space, Counter spaces, Legendary spaces, and the step."""
    u = max(4, 2 * players + 2)
    if long_game:
        u += 2 if players <= 2 else 4
    return 9 * u + 1, [1 + k * u for k in (1, 3, 4, 6, 7, 9)], [1 + k * u for k in (2, 5, 8)], u


def raised(at: int, m: int, players: int, long_game: bool) -> tuple[int, list[str]]:
    last, violet, legendary, _ = track(players, long_game)
    drawn = []
    for _ in range(m):
        if at == last:
            drawn.append("counter")
            continue
        at += 1
        if at in violet:
            drawn.append("counter")
        elif at in legendary:
            drawn.append("legend")
    return at, drawn


def lowered(at: int, m: int, players: int, long_game: bool) -> tuple[int, int]:
    violet = track(players, long_game)[1]
    to = max(at - m, 1)
    return to, sum(1 for c in violet if to < c <= at)


# --- ALG-9, ALG-10 and ALG-11 -------------------------------------------------------------------------------


def walk(place: int, step: int, condition: Callable[[int], bool], fallback: int = 1) -> int:
    if condition(place):
        return (place + step) % 18
    if any(condition(p) for p in range(18)):
        while True:
            place = (place + step) % 18
            if condition(place):
                return place
    return (place + step * max(1, fallback)) % 18


def goal(game: Tsukuyumi, word: str, place: int, seat: int) -> bool:
    areas = areas_at(game, place)
    with_marker = [a for a in areas if game.territory[a] in seats(game)]
    if word == "marker":
        return len(with_marker) >= 1
    if word == "markers-2":
        return len(with_marker) >= 2
    if word == "units":
        return any(units(game, a, kinds_of(game, s)) for a in areas for s in seats(game))
    if word == "priority":
        return any(marked(game, a) for a in areas)
    if word == "own-marker":
        return any(game.territory[a] == seat for a in areas)
    assert word == "no-oni"
    return not any(units(game, a, oni_kinds(game)) for a in areas)


def walk_home(place: int, nearest_: list[int]) -> int:
    """PC-11: the shorter way to the nearest place, clockwise if equal; one step clockwise if she is there."""
    if place in nearest_:
        return (place + 1) % 18
    for steps in range(1, 18):
        for to in ((place + steps) % 18, (place - steps) % 18):
            if to in nearest_:
                return to
    raise AssertionError


def closest(game: Tsukuyumi) -> list[int]:
    """The intersections with the smallest measure to the lowest player's Homezone."""
    homes = [game.homezone[seat] for seat in reversed(game.order) if game.homezone[seat] >= 0]
    q, r = COORDS[homes[0]]

    def distance(place: int) -> int:
        u = sum(a for a, _ in RING[place]) - 3 * q
        v = sum(b for _, b in RING[place]) - 3 * r
        return u * u + u * v + v * v

    return [p for p in range(18) if distance(p) == min(map(distance, range(18)))]


def value(game: Tsukuyumi, area: int, gate: int = 0) -> int:
    toxic = ((game.printed[area] & ~game.negated[area]) | game.added[area]) & 8
    worth = 0 if toxic or area in game.razed[::3] else 2 if game.terrain[area] == 2 else 1
    return worth + (2 + gate if any(game.ground[t] == HOMEZONE for _, t in around(area)) else 0)


def controls(game: Tsukuyumi, area: int) -> bool:
    if area in princess_areas(game) or game.territory[area] == ONI:
        return True
    return has_tsukuyumi(game, area) and game.territory[area] == NOBODY


def replaced(game: Tsukuyumi) -> list[int]:
    """The intersections that are left for the players when the Princess comes back."""
    w = closest(game)

    def swing(place: int) -> int:
        total = 0
        for a in areas_at(game, place):
            if game.territory[a] in seats(game):
                total += 1 + value(game, a)
            elif not controls(game, a):
                total += value(game, a)
        return total

    w = [p for p in w if swing(p) == max(map(swing, w))]

    def crowd(place: int) -> int:
        return sum(units(game, a, kinds_of(game, s)) for a in areas_at(game, place) for s in seats(game))

    return [p for p in w if crowd(p) == max(map(crowd, w))]


def converts(own: int, stock: list[int]) -> tuple[int, list[int]]:
    """How many units are lost, and which Oni come, as 0, 1, 2 for Small, Medium, Large."""
    k = max(1, ceil(own / 2)) if own else 0
    left, new = list(stock), []
    for _ in range(k):
        for oni in (2, 1, 0):
            if left[oni]:
                left[oni] -= 1
                new.append(oni)
                break
    return k, new


# --- ALG-12 -------------------------------------------------------------------------------------------------


def score(game: Tsukuyumi, gate: int = 0, product_: bool = False, long_game: bool = False) -> tuple[int, int]:
    p = game.rules.seats
    own = state.own(game)
    areas = [a for a in range(len(COORDS)) if is_area(game, a)]
    hers = princess_areas(game)
    figures: Any = len(pieces(game)) + (own[state.PRINCESS] >= 0)
    team = sum(1 for a in areas if game.territory[a] in seats(game) and a not in hers)
    team += 1 if game.territory[0] in seats(game) else 0
    team += 2 if figures < 15 else 0
    team += own[state.TEAM_VP]
    theirs = [a for a in areas if controls(game, a)]
    oni = sum(value(game, a, gate) for a in theirs)
    words = {legend(game, k) for k, _, _ in pieces(game) if legend(game, k)}
    oni += len(words) + (own[state.PRINCESS] >= 0)
    oni += 2 if len(theirs) >= (3 * p if product_ else 3 + p) else 0
    u = track(p, long_game)[3]
    oni += min(4, (own[state.MOMENTUM] - 1) // (2 * u))
    return team, oni + own[state.ONI_VP]
