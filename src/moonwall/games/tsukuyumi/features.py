"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in victory points: a feature's weight says how many one of it is worth.
"""

from __future__ import annotations

from .board import AROUND, CENTRE, COORDS, SPACES, distance
from .book import (
    BOARS,
    COMBAT,
    CYBER,
    DRAW,
    EFFECT,
    FERTILE,
    INIT,
    MOVE,
    NO_SYMBOLS,
    NOMADS,
    PLACE,
    PLAY,
    PROD,
    RED,
    SEED,
    SYMBOLS,
    TOXIC,
    TYPES,
    Book,
)
from .position import HOMEZONE, NOBODY, ONI, Tsukuyumi
from .rules.scoring import instant_points
from .rules.tasks import prospect

SCALE = 2.2
TO_MOON = [distance(hex_, (0, 0)) for hex_ in COORDS]

WEIGHTS: dict[str, float] = {
    "instant points": 1.0,
    "area points": 1.0,
    "initiative points": 0.6,
    "points at the end": 0.2,  # all of these, in the last round
    "moon centre": 0.5,  # held, for each round to come
    "threatened": -0.35,  # points of own areas where an enemy could conquer now
    "loose": -0.06,  # points of own areas that no own unit stands in
    "ready": 0.45,  # points of areas where an own Conquest would succeed now
    "contested": 0.15,  # areas shared with an enemy who is stronger
    "next": 0.08,  # areas not yet own beside own units
    "spread": 0.10,  # spaces own units stand in
    "at home": -0.04,  # own units in the Homezone
    "conquest": 0.03,  # CP, in fives
    "health": 0.02,
    "damage": 0.03,
    "to the moon": -0.01,  # distance of each unit
    "missions": 0.35,  # how far those not yet fulfilled are, in points
    "kills": 0.05,
    "events": 0.12,
    "eggs": 0.10,
    "mines": 0.08,
    "weapons": 0.12,
    "uplinks": 0.45,
    "ground works": 0.08,  # Strongholds, Pig Blocks, Tunnels
    "card effect": 0.3,  # symbols to come on the chosen Action card
    "card events": 0.10,
    "card initiative": 0.06,
    "card production": 0.22,
    "card movement": 0.18,
    "card combat": 0.45,
    "card oni": -0.03,
    "production in hand": 0.18,
    "movement in hand": 0.18,
    "combat in hand": 0.5,
}


def teams(game: Tsukuyumi) -> list[int] | None:
    """Allies win and lose together (TS-ALLY)."""
    found: list[int] | None = getattr(game.rules, "teams", None)
    return found


def measure(game: Tsukuyumi) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    book = game.book
    rules = game.rules
    count = rules.seats
    territory = game.territory
    terrain = game.terrain
    units = game.units
    kinds = game.kinds
    crowd = game.crowd
    cp, hp, dmg = book.cp, book.hp, book.dmg
    printed, negated, added, ground = game.printed, game.negated, game.added, game.ground

    # Strength of every side in every space it stands in.
    strength: list[dict[int, int]] = []
    rows: list[list[float]] = []
    health = [0] * count
    damage = [0] * count
    for seat in range(count):
        base = seat * SPACES
        own: dict[int, int] = {}
        mine = book.kinds_of[rules.faction_of[seat]]
        for space in game.spaces:
            if crowd[base + space]:
                at = space * kinds
                power = 0
                for kind in mine:
                    n = units[at + kind]
                    if n:
                        power += n * cp[kind]
                        health[seat] += n * hp[kind]
                        damage[seat] += n * dmg[kind]
                own[space] = power
        strength.append(own)
    oni: dict[int, int] = {}
    base = ONI * SPACES
    for space in game.spaces:
        if crowd[base + space]:
            at = space * kinds
            oni[space] = sum([units[at + kind] * cp[kind] for kind in book.oni_kinds])

    team = teams(game) or range(count)
    two = getattr(rules, "two", False)  # only the Victory cards bring points (TS-TWO)
    totals = game.scores() if two else []
    to_come = rules.rounds - game.round
    last = 1.0 if to_come <= 0 else 0.0
    order = game.order
    for seat in range(count):
        own = strength[seat]
        others = [strength[s] for s in range(count) if team[s] != team[seat]]
        area_points = threatened = loose = held = kinds_held = 0
        at = territory.find(seat)
        while at >= 0:
            held += 1
            kinds_held |= 1 << terrain[at]
            if not ((printed[at] & ~negated[at]) | added[at]) & TOXIC:
                points = 2 if terrain[at] == FERTILE else 1
                area_points += points
                here = own.get(at, 0)
                if not here:
                    loose += points
                for other in others:
                    if other.get(at, -1) >= here:
                        threatened += points
                        break
            at = territory.find(seat, at + 1)
        ready = contested = 0.0
        beside = set()
        home = game.homezone[seat]
        far = 0
        total = 0
        for space, power in own.items():
            total += power
            far += TO_MOON[space] * crowd[seat * SPACES + space]
            for _, near in AROUND[space]:
                if territory[near] != seat:
                    beside.add(near)
            if space == home or territory[space] == seat or ground[space] == HOMEZONE:
                continue
            bar = max(oni.get(space, 0), game.mountain[space])
            for other in others:
                there = other.get(space, 0)
                if there > bar:
                    bar = there
            if power >= bar:
                toxic = ((printed[space] & ~negated[space]) | added[space]) & TOXIC
                worth = 0.3 if toxic else 2.0 if terrain[space] == FERTILE else 1.0
                ready += worth + (0.5 if territory[space] != NOBODY else 0) + (0.5 if space == CENTRE else 0)
            else:
                contested += 1
        outside = 0
        for near in beside:
            if near not in own and 0 < ground[near] < HOMEZONE:
                outside += 1
        # what Victory cards would bring now counts most of its worth before the last Red turn has come
        instant = totals[seat] + 0.7 * prospect(game, seat) if two else instant_points(game, seat)
        place = order.index(seat) if seat in order else count
        initiative = 2 if place == 0 else 1 if place == 1 else 0
        sure = instant if two else instant + area_points + initiative
        faction = rules.faction_of[seat]
        card = game.chosen[seat]
        symbols = NO_SYMBOLS
        if card >= 0:
            done = game.flipped[seat] or seat == game.active
            symbols = symbols_from(book, card, game.phase + (1 if done else 0))
        left = game.left if seat == game.active else NO_SYMBOLS
        rows.append(
            [
                instant,
                area_points * 0.5 if two else area_points,
                0 if two else initiative,
                sure * last,
                max(1, to_come + 1) if territory[CENTRE] == seat else 0,
                threatened,
                loose,
                ready,
                contested,
                outside,
                len(own),
                crowd[seat * SPACES + home] if home >= 0 else 0,
                total / 5,
                health[seat] / 5,
                damage[seat] / 5,
                far,
                progress(game, seat, held, kinds_held),
                game.kills[seat],
                len(game.held[seat]),
                sum(game.eggs) if faction == SEED else 0,
                sum(game.mines) if faction == NOMADS else 0,
                sum(game.nomads[:3]) if faction == NOMADS and game.nomads else 0,
                game.cyber[0].bit_count() if faction == CYBER and game.cyber else 0,
                sum(game.strongholds) + _edges(game.pigs) + _edges(game.tunnels) / 2 if faction == BOARS else 0,
                symbols[EFFECT],
                symbols[DRAW] + symbols[PLAY],
                symbols[INIT],
                symbols[PROD],
                symbols[MOVE],
                symbols[COMBAT],
                symbols[PLACE],
                game.pp if seat == game.active else left[PROD],
                left[MOVE],
                left[COMBAT],
            ]
        )
    return rows


_to_come: dict[tuple[int, int, int], list[int]] = {}


def symbols_from(book: Book, card: int, phase: int) -> list[int]:
    """The symbols of an Action card from a phase on, summed."""
    key = (id(book), card, phase)
    found = _to_come.get(key)
    if found is None:
        found = [sum(book.symbols[card][p][symbol] for p in range(phase, RED + 1)) for symbol in range(SYMBOLS)]
        _to_come[key] = found
    return found


def _edges(mask: bytes) -> int:
    return int.from_bytes(mask, "big").bit_count()


def progress(game: Tsukuyumi, seat: int, held: int, kinds_held: int) -> float:
    """How far the seat is with the Missions it has not fulfilled, each from 0 to 1, in points."""
    done = game.missions_done[seat]
    found = 0.0
    for mission in game.rules.missions:
        if done >> mission & 1:
            continue
        row = game.book.missions[mission]
        if row.do == "control":
            have = held
        elif row.do == "destroy":
            have = game.kills[seat]
        elif row.do == "conquer":
            have = game.moonstruck[seat]
        else:
            have = sum([1 for name in row.types if kinds_held >> TYPES.index(name) & 1])
        found += row.vp * min(1.0, have / (row.n or len(row.types)))
    return found
