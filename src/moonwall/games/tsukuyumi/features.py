"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in victory points: a feature's weight says how many one of it is worth.
"""

from __future__ import annotations

from .board import CENTRE, SPACES
from .book import BOARS, COMBAT, CYBER, DRAW, EFFECT, INIT, MOVE, NO_SYMBOLS, NOMADS, PLACE, PLAY, PROD, SEED
from .position import NOBODY, ONI, Tsukuyumi
from .rules.scoring import instant_points
from .rules.tasks import prospect
from .survey import MOST, Force, Land, points_of, survey

SCALE = 2.2

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
    "conquest": 0.03,  # CP, in fives
    "to the moon": -0.01,  # distance of each unit
    "at home": -0.04,  # own units in the Homezone
    "health": 0.02,
    "damage": 0.03,
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
    known = survey(game)
    rules = known.rules
    count = rules.seats
    forces = [known.force(game, seat) for seat in range(count)]
    oni = known.force(game, ONI)
    land = known.land(game)
    key = (land.number, oni.number, *[force.number for force in forces])
    board = known.boards.get(key)
    if board is None:
        if len(known.boards) >= MOST:
            known.boards.clear()
        board = known.boards[key] = look(game, forces, oni, land, known.open_ground(game))
    bodies = known.bodies(game)
    two = rules.two  # only the Victory cards bring points (TS-TWO)
    totals = game.scores() if two else []
    to_come = rules.rounds - game.round
    last = 1.0 if to_come <= 0 else 0.0
    order = game.order
    phase = game.phase
    active = game.active
    holder = game.territory[CENTRE]
    rows: list[list[float]] = []
    for seat in range(count):
        estate = land.estates[seat]
        # what Victory cards would bring now counts most of its worth before the last Red turn has come
        instant = totals[seat] + 0.7 * prospect(game, seat) if two else instant_points(game, seat)
        place = order.index(seat) if seat in order else count
        initiative = 2 if place == 0 else 1 if place == 1 else 0
        sure = instant if two else instant + estate.points + initiative
        faction = rules.faction_of[seat]
        card = game.chosen[seat]
        symbols = NO_SYMBOLS
        if card >= 0:
            symbols = known.to_come(card, phase + 1 if game.flipped[seat] or seat == active else phase)
        left = game.left if seat == active else NO_SYMBOLS
        health, damage = bodies[seat]
        home = game.homezone[seat]
        rows.append(
            [
                instant,
                estate.points * 0.5 if two else estate.points,
                0 if two else initiative,
                sure * last,
                max(1, to_come + 1) if holder == seat else 0,
                *board[seat],
                game.crowd[seat * SPACES + home] if home >= 0 else 0,
                health / 5,
                damage / 5,
                known.under_way(
                    game.missions_done[seat], estate.held, game.kills[seat], game.moonstruck[seat], estate.types
                ),
                game.kills[seat],
                len(game.held[seat]),
                known.tally(bytes(game.eggs)) if faction == SEED else 0,
                known.tally(bytes(game.mines)) if faction == NOMADS else 0,
                sum(game.nomads[:3]) if faction == NOMADS and game.nomads else 0,
                game.cyber[0].bit_count() if faction == CYBER and game.cyber else 0,
                known.tally(bytes(game.strongholds)) + _edges(game.pigs) + _edges(game.tunnels) / 2
                if faction == BOARS
                else 0,
                symbols[EFFECT],
                symbols[DRAW] + symbols[PLAY],
                symbols[INIT],
                symbols[PROD],
                symbols[MOVE],
                symbols[COMBAT],
                symbols[PLACE],
                game.pp if seat == active else left[PROD],
                left[MOVE],
                left[COMBAT],
            ]
        )
    return rows


def look(game: Tsukuyumi, forces: list[Force], oni: Force, land: Land, open_ground: int) -> list[list[float]]:
    """The features that follow from units and markers alone, a row a seat."""
    territory, mountain = game.territory, game.mountain
    oni_at = oni.at
    rows: list[list[float]] = []
    for seat, force in enumerate(forces):
        own = force.at
        mask = force.mask
        estate = land.estates[seat]
        others = [forces[s].at for s in game.rules.foes[seat]]
        met = 0
        for s in game.rules.foes[seat]:
            met |= forces[s].mask

        # Own areas: those an enemy could conquer now, those nobody watches.
        threatened = loose = 0
        for space, points in estate.scoring.items():
            if met >> space & 1:
                here = own.get(space, 0)
                for other in others:
                    if other.get(space, -1) >= here:
                        threatened += points
                        break
            if not mask >> space & 1:
                loose += points

        # Units in areas not yet own: those that would conquer them now, those who meet somebody stronger.
        ready = contested = 0.0
        abroad = mask & ~estate.mask & open_ground
        if abroad:
            for space, power in own.items():
                if not abroad >> space & 1:
                    continue
                bar = max(oni_at.get(space, 0), mountain[space])
                if met >> space & 1:
                    for other in others:
                        there = other.get(space, 0)
                        if there > bar:
                            bar = there
                if power >= bar:
                    worth = points_of(game, space) or 0.3
                    ready += worth + (0.5 if territory[space] != NOBODY else 0) + (0.5 if space == CENTRE else 0)
                else:
                    contested += 1
        outside = (force.near & ~estate.mask & ~mask & open_ground).bit_count()
        rows.append([threatened, loose, ready, contested, outside, len(own), force.total / 5, force.far])
    return rows


def _edges(mask: bytes) -> int:
    return int.from_bytes(mask, "big").bit_count()
