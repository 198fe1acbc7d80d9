"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in victory points: a feature's weight says how many one of it is worth.
"""

from __future__ import annotations

from moonwall.table import Together

from .board import CENTRE, SPACES
from .book import COLOURS, COMBAT, MOVE, PROD, WHITE
from .position import NOBODY, ONI, Tsukuyumi
from .rules.scoring import instant_points
from .rules.tasks import ACTS, COUNTING, on_board, prospect
from .survey import MOST, Force, Land, points_of, survey
from .values import objective_of, times_cp

SCALE = 2.2

WEIGHTS: dict[str, float] = {
    "instant points": 1.0,
    "area points": 1.0,
    "initiative points": 0.6,
    "area points late": 0.2,  # the same, by the phases gone: what is held early is seldom held at the end
    "moon centre": 0.5,  # held, for each round to come
    "threatened": -0.35,  # points of own areas where an enemy could conquer now
    "exposed": -0.1,  # the same, by a step of an enemy beside them
    "loose": -0.06,  # points of own areas that no own unit stands in
    "ready": 0.45,  # points of areas where an own Conquest would succeed now
    "contested": 0.15,  # areas shared with an enemy who is stronger
    "within reach": 0.1,  # points of areas beside own units that they could step into and conquer
    "next": 0.04,  # areas not yet own beside own units
    "spread": 0.10,  # spaces own units stand in
    "to the moon": -0.01,  # distance of each unit
    "conquest": 0.0,  # CP, in fives
    "conquest to come": 0.04,  # the same, by the phases left
    "health to come": 0.005,
    "damage to come": 0.007,
    "at home to come": -0.05,  # own units in the Homezone
    "missions": 0.35,  # how far those not yet fulfilled are, in points
    "objective": 0.5,  # how far it is
    "kills": 0.05,
    "events": 0.12,
    "eggs": 0.10,
    "mines": 0.08,
    "weapons": 0.12,
    "uplinks": 0.1,
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
    "points of parts": 1.0,  # of modules and factions, beyond those all have
    "prospects": 1.0,  # what these may still bring
}


def teams(game: Tsukuyumi) -> list[int] | None:
    """Allies win and lose together (TS-ALLY)."""
    return game.rules.teams if game.rules.allied else None


def measure(game: Tsukuyumi) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    known = survey(game)
    rules = known.rules
    count = rules.seats
    forces = [known.force(game, seat) for seat in range(count)]
    oni = known.force(game, ONI)
    land = known.land(game)
    might = times_cp(game, ONI)
    key = (land.number, oni.number, might, *[force.number for force in forces])
    board = known.boards.get(key)
    if board is None:
        if len(known.boards) >= MOST:
            known.boards.clear()
        board = known.boards[key] = look(game, forces, oni.times(might), land, known.open_ground(game))
    bodies = known.bodies(game)
    two = rules.victory_cards  # only the Victory cards bring points (TS-TWO)
    totals = game.scores() if two else []
    selecting = bool(game.stack) and type(game.stack[-1]) is Together
    chosen = picked(game) if selecting else game.chosen
    phase = rules.phases[0] if selecting else game.phase  # while cards are selected it is still that of the last round
    place_of_phase = rules.phase_place.get(phase, 0)
    active = -1 if selecting else game.active
    flipped = game.flipped
    phases = len(rules.phases)
    turns = (rules.rounds - max(1, game.round)) * phases + phases - place_of_phase  # phases to come, this one too
    late = 1 - turns / (phases * rules.rounds)
    future = 0.2 + turns / (4 * phases)
    moons = max(1, rules.rounds - game.round + 1)
    order = game.order
    holder = game.territory[CENTRE]
    stock = game.left
    rows: list[list[float]] = []
    for seat in range(count):
        estate = land.estates[seat]
        part = rules.factions[seat]
        place = order.index(seat) if seat in order else count
        initiative = 2 if place == 0 else 1 if place == 1 else 0
        done = game.missions_done[seat]
        kills = game.kills[seat]
        if two:  # what Victory cards would bring now counts most of its worth before the last Red turn has come
            instant = totals[seat] + 0.7 * prospect(game, seat)
            aims = victory(game, seat)
            area: float = estate.points * 0.5
            initiative = 0
        else:
            instant = float(instant_points(game, seat))
            aims = known.under_way(done, estate.held, kills, game.moonstruck[seat].bit_count(), estate.types)
            area = float(estate.points)
        card = chosen[seat]
        if card < 0:
            symbols = NOTHING
        else:
            symbols = known.to_come(card, place_of_phase + (not selecting and bool(flipped[seat] or seat == active)))
        if seat == active:
            fights = stock[COMBAT] + game.free_fights
            in_hand = (
                game.pp + stock[PROD],
                0 if game.fought and rules.move_before_combat & COLOURS[phase] else stock[MOVE],
                fights if phase != WHITE or game.white_left > 1 else min(fights, game.white_left),
            )
        else:
            in_hand = NONE_IN_HAND
        health, damage = bodies[seat]
        row = board[seat]
        home = game.homezone[seat]
        rows.append(
            [
                instant,
                area,
                initiative,
                area * late,
                moons if holder == seat and not two else 0,
                *row,
                row[-1] * future,
                health * future,
                damage * future,
                game.crowd[seat * SPACES + home] * future if home >= 0 else 0,
                aims,
                0.0
                if game.objective_done[seat] or not rules.objectives
                else objective_of(game, seat)[0].aim(game, seat, estate),
                kills,
                len(game.held[seat]),
                *part.tools(game, known),
                *symbols,
                *in_hand,
                sum([one.points(game, seat) for one in rules.on_points]) if not two else 0,
                sum([one.worth(game, seat) for one in rules.on_worth]) if not two else 0,
            ]
        )
    return rows


NOTHING: tuple[int, ...] = (0,) * 7
NONE_IN_HAND = (0, 0, 0)


def picked(game: Tsukuyumi) -> list[int]:
    """The Action cards as they will be: one picked in secret, while others still choose, is already the seat's own."""
    top = game.stack[-1]
    assert isinstance(top, Together)
    found = game.chosen[:]
    for choice, answer in zip(top.choices, top.answers):
        if answer is not None and answer.verb == "select":
            found[choice.seat] = game.book.action_index[str(answer.tokens[1])]
    return found


# --- Victory cards --------------------------------------------------------------------------------------------


def victory(game: Tsukuyumi, seat: int) -> float:
    """How far the seat is with the tasks of its Victory cards that would not score now, in points (TS-TWO-02)."""
    rules = game.rules
    left = rules.rounds - game.round  # rounds after this one
    found = 0.0
    for task in rules.tasks[seat]:
        row = game.book.tasks[task]
        if row.do in ACTS or (game.deeds[task] and not row.repeat):
            continue
        have, wanted = COUNTING[row.do](game, seat), row.n
        if row.when == "round-end":  # as it stands now it scores when this round ends, and may in those to come
            found += row.vp * have * (1 + left)
            continue
        if row.do == "herd":
            have, wanted = gathered(game, wanted), wanted + 2
        elif row.each and (not row.most or have < wanted * (row.most // row.vp)):
            have %= wanted
        if 0 < have < wanted:
            found += row.vp * have / wanted
    return found + left * rules.factions[seat].labour(game, seat)


def gathered(game: Tsukuyumi, guards: int) -> int:
    """How much of The Herd is there: Boarmother, Boarmaster and as many Boarguards as it wants."""
    return on_board(game, "boarmother", "boarmaster") + min(guards, on_board(game, "boarguard"))


def look(game: Tsukuyumi, forces: list[Force], oni: Force, land: Land, open_ground: int) -> list[list[float]]:
    """The features that follow from units and markers alone, a row a seat; the last is all units' CP, in fives."""
    territory, mountain = game.territory, game.mountain
    oni_at = oni.at
    foes = game.rules.foes
    rows: list[list[float]] = []
    for seat, force in enumerate(forces):
        own = force.at
        mask = force.mask
        estate = land.estates[seat]
        others = [forces[s].at for s in foes[seat]]
        pushes = [forces[s].push for s in foes[seat]]
        met = beside = 0
        for s in foes[seat]:
            met |= forces[s].mask
            beside |= forces[s].near

        # Own areas: those an enemy could conquer now, or with a step, those nobody watches.
        threatened = exposed = loose = 0
        danger = met | beside
        for space, points in estate.scoring.items():
            if danger >> space & 1:
                here = own.get(space, 0)
                for other in others:
                    if other.get(space, -1) >= here:
                        threatened += points
                        break
                else:
                    for push in pushes:
                        if push.get(space, -1) >= here:
                            exposed += points
                            break
            if not mask >> space & 1:
                loose += points

        # Units in areas not yet own: those that would conquer them now, those who meet somebody stronger.
        ready = contested = reach = 0.0
        abroad = mask & ~estate.mask & open_ground
        if abroad:
            for space, power in own.items():
                if abroad >> space & 1:
                    if power >= bar(space, oni_at, mountain[space], others):
                        worth = points_of(game, space) or 0.3
                        ready += worth + (0.5 if territory[space] != NOBODY else 0) + (0.5 if space == CENTRE else 0)
                    else:
                        contested += 1
        fringe = force.near & ~estate.mask & ~mask & open_ground
        push = force.push
        for space in push:
            if fringe >> space & 1 and push[space] >= bar(space, oni_at, mountain[space], others):
                reach += points_of(game, space) or 0.3
        rows.append(
            [
                threatened,
                exposed,
                loose,
                ready,
                contested,
                reach,
                fringe.bit_count(),
                len(own),
                force.far,
                force.total / 5,
            ]
        )
    return rows


def bar(space: int, oni: dict[int, int], mountain: int, others: list[dict[int, int]]) -> int:
    """The CP a Conquest needs in an area (TS-CONQ-03, TS-CONQ-05), Strongholds and cards aside."""
    most = oni.get(space, 0)
    for other in others:
        there = other.get(space, 0)
        if there > most:
            most = there
    return most + mountain
