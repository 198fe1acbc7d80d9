"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in victory points: a feature's weight says how many one of it is worth.
"""

from __future__ import annotations

from collections.abc import Callable

from moonwall.table import SetupError, Together
from moonwall.table.errors import did_you_mean

from .board import CENTRE, SPACES
from .book import COLOURS, COMBAT, MOVE, PROD, WHITE
from .lineup import HOUSE
from .modes import MODES
from .position import NOBODY, ONI, Tsukuyumi
from .rules.scoring import INITIATIVE_VP, instant_points
from .rules.tasks import ACTS, counted, on_board, prospect
from .survey import MOST, Estate, Force, Land, Survey, picked, points_of, survey
from .values import may_mark, objective_of, times_cp

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
USUAL = len(WEIGHTS)


def add_modes() -> None:
    """Modes that are judged in a way of their own: the usual features again under the mode's name, with its weights,
    then its own ones. Rows of other games end before them."""
    usual = list(WEIGHTS)
    for mode, table in MODES.items():
        if table.weights or table.team_weights:
            WEIGHTS.update({f"{mode}: {name}": table.weights.get(name, 0.0) for name in usual})
            WEIGHTS.update({f"{mode}: {name}": weight for name, weight in table.team_weights.items()})


add_modes()


def teams(game: Tsukuyumi) -> list[int] | None:
    """Allies win and lose together (TS-ALLY); one team alone plays against the game itself."""
    return game.rules.teams if game.rules.allied or game.rules.seats == 1 else None


def measure(game: Tsukuyumi) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    known = survey(game)
    land = known.land(game)
    board = board_of(game, known, land)
    bodies = known.bodies(game)
    now = Moment(game)
    rows: list[list[float]] = []
    for seat in range(known.rules.seats):
        estate = land.estates[seat]
        rows.append(
            [
                *points(game, now, seat, estate.points),
                *board[seat],
                *to_come(game, now, seat, board[seat][-1], bodies[seat]),
                *aims(game, known, now, seat, estate),
                game.kills[seat],
                len(game.held[seat]),
                *known.rules.factions[seat].tools(game, known),
                *symbols(known, now, seat),
                *(in_hand(game, now) if seat == now.active else NONE_IN_HAND),
                *prospects(game, now, seat),
            ]
        )
    for part in known.rules.on_judges:
        rows = part.judges(game, rows)
    return rows


# What features ask of parts
ASKED = ("kept_points", "points", "worth", "times_cp", "other_objective")


EVERY_MODULE = "modules"


def unseen(blind: str) -> set[str]:
    """The parts that a bot does not look at: modules and factions with ``+`` between them, or every module."""
    modules = [part.option.name for part in HOUSE.modules if part.option is not None]
    found = {name for word in blind.split("+") for name in (modules if word == EVERY_MODULE else [word])}
    known = [*modules, *HOUSE.factions, EVERY_MODULE]
    for name in sorted(found - {*known}):
        raise SetupError(f"a bot cannot be blind to {name!r}.{did_you_mean(name, known)}")
    return found


def without(blind: str) -> Callable[[Tsukuyumi], list[list[float]]]:
    """``measure`` for who does not look at some parts: what they bring, may bring and change counts nothing."""
    away = unseen(blind)

    def blindly(game: Tsukuyumi) -> list[list[float]]:
        rules = game.rules
        kept = [(f"on_{hook}", getattr(rules, f"on_{hook}")) for hook in ASKED]
        for hook, parts in kept:
            setattr(rules, hook, tuple([part for part in parts if part.name not in away]))
        try:
            return measure(game)
        finally:
            for hook, parts in kept:
                setattr(rules, hook, parts)

    return blindly


def idle(game: Tsukuyumi) -> Tsukuyumi | None:
    """Where a mode plays against the table, what it does between turns is no merit of an answer: the position as if the
    active player had used up the turn."""
    if not (game.rules.on_judges or game.rules.on_outsider):
        return None
    found = game.clone()
    found.left = [0] * len(found.left)
    found.white_left = found.free_fights = found.pp = 0
    return found


def outsiders(game: Tsukuyumi, worths: list[float], blind: str = "") -> list[float]:
    """Who plays without a seat: the points, and as much beyond them as a seat has on average."""
    if not game.rules.on_outsider:
        return []
    away = unseen(blind) if blind else ()
    found = [part.outsider(game) for part in game.rules.on_outsider if part.name not in away]
    points = [n for n in found if n is not None]
    if not points:
        return []
    more = (sum(worths) - sum(game.scores())) / len(worths)
    return [n + more for n in points]


def stage(game: Tsukuyumi) -> float:
    """How much of the game is over, by the phases gone."""
    return Moment(game).late


class Moment:
    """Where in the game a position is, and what is the same for all seats there."""

    __slots__ = (
        "active",
        "chosen",
        "flipped",
        "future",
        "late",
        "moons",
        "phase",
        "place",
        "selecting",
        "tasks",
        "totals",
    )

    def __init__(self, game: Tsukuyumi) -> None:
        rules = game.rules
        selecting = bool(game.stack) and type(game.stack[-1]) is Together
        self.selecting = selecting
        self.chosen = picked(game) if selecting else game.chosen
        self.flipped = game.flipped
        self.active = -1 if selecting else game.active
        # while cards are selected the phase is still that of the last round
        self.phase: int = rules.phases[0] if selecting else game.phase
        self.place: int = rules.phase_place.get(self.phase, 0)
        phases = len(rules.phases)
        turns = (rules.rounds - max(1, game.round)) * phases + phases - self.place  # phases to come, this one too
        self.late = 1 - turns / (phases * rules.rounds)
        self.future = 0.2 + turns / (4 * phases)
        self.moons = max(1, rules.rounds - game.round + 1)
        self.tasks = rules.victory_cards  # only the Victory cards bring points (TS-TWO)
        self.totals = game.scores() if self.tasks else []


def board_of(game: Tsukuyumi, known: Survey, land: Land) -> list[list[float]]:
    """What follows from units and markers alone; most positions have the board of one seen before."""
    forces = [known.force(game, seat) for seat in range(known.rules.seats)]
    oni = known.force(game, ONI)
    might = times_cp(game, ONI)
    key = (land.number, oni.number, might, *[force.number for force in forces])
    board = known.boards.get(key)
    if board is None:
        if len(known.boards) >= MOST:
            known.boards.clear()
        board = known.boards[key] = look(game, forces, oni.times(might), land, known.open_ground(game))
    return board


def points(game: Tsukuyumi, now: Moment, seat: int, held: int) -> tuple[float, float, float, float, float]:
    """Points that are recorded, those of areas and Initiative, and the Moon centre's to come."""
    if now.tasks:  # what Victory cards would bring now counts most of its worth before the last Red turn has come
        return now.totals[seat] + 0.7 * prospect(game, seat), held * 0.5, 0, held * 0.5 * now.late, 0
    order = game.order
    place = order.index(seat) if seat in order else len(INITIATIVE_VP)
    initiative = INITIATIVE_VP[place] if place < len(INITIATIVE_VP) else 0
    moons = now.moons if game.territory[CENTRE] == seat else 0
    return instant_points(game, seat), held, initiative, held * now.late, moons


def to_come(
    game: Tsukuyumi, now: Moment, seat: int, power: float, bodies: tuple[int, int]
) -> tuple[float, float, float, float]:
    """Units, by the phases left: their CP, Health and Damage, and those still at home."""
    home, future = game.homezone[seat], now.future
    waiting = game.crowd[seat * SPACES + home] * future if home >= 0 else 0
    return power * future, bodies[0] * future, bodies[1] * future, waiting


def aims(game: Tsukuyumi, known: Survey, now: Moment, seat: int, estate: Estate) -> tuple[float, float]:
    """How far Missions (or the tasks of Victory cards) and the objective are."""
    if now.tasks:
        missions = victory(game, seat)
    else:
        done, struck = game.missions_done[seat], game.moonstruck[seat].bit_count()
        missions = known.under_way(done, estate.held, game.kills[seat], struck, estate.types)
        for mission, row, faction in known.own_missions:
            if not done >> mission & 1:
                missions += row.vp * min(1.0, faction.mission_count(game, seat) / row.n)
    if game.objective_done[seat] or not game.rules.objectives:
        return missions, 0.0
    return missions, objective_of(game, seat)[0].aim(game, seat, estate)


def symbols(known: Survey, now: Moment, seat: int) -> tuple[int, ...]:
    """What the seat's Action card still brings this round."""
    card = now.chosen[seat]
    if card < 0:
        return NOTHING
    acted = not now.selecting and bool(now.flipped[seat] or seat == now.active)
    return known.to_come(card, now.place + acted)


def in_hand(game: Tsukuyumi, now: Moment) -> tuple[int, int, int]:
    """Production, movement and Combat that the active player has left in this turn."""
    stock = game.left
    fights = stock[COMBAT] + game.free_fights
    still = game.fought and game.rules.move_before_combat & COLOURS[now.phase]
    return (
        game.pp + stock[PROD],
        0 if still else stock[MOVE],
        fights if now.phase != WHITE or game.white_left > 1 else min(fights, game.white_left),
    )


def prospects(game: Tsukuyumi, now: Moment, seat: int) -> tuple[float, float]:
    """Points that parts bring, and what they may still bring."""
    rules = game.rules
    if now.tasks or not (rules.on_points or rules.on_worth):
        return 0, 0
    bring = sum([part.points(game, seat) for part in rules.on_points])
    return bring, sum([part.worth(game, seat) for part in rules.on_worth])


NOTHING: tuple[int, ...] = (0,) * 7
NONE_IN_HAND = (0, 0, 0)


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
        have, wanted = counted(game, seat, row.do), row.n
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


def look(game: Tsukuyumi, forces: list[Force], oni: dict[int, int], land: Land, open_ground: int) -> list[list[float]]:
    """The features that follow from units and markers alone, a row a seat; the last is all units' CP, in fives."""
    rows: list[list[float]] = []
    marks = [may_mark(game, seat) for seat in range(len(forces))]
    for seat, force in enumerate(forces):
        estate = land.estates[seat]
        enemies = [forces[s] for s in game.rules.foes[seat]]
        rivals = [forces[s] for s in game.rules.foes[seat] if marks[s]]
        ground = open_ground if marks[seat] else 0
        fringe = force.near & ~estate.mask & ~force.mask & ground
        rows.append(
            [
                *guarded(force, estate, rivals),
                *conquerable(game, force, oni, enemies, force.mask & ~estate.mask & ground),
                in_reach(game, force, oni, enemies, fringe),
                fringe.bit_count(),
                len(force.at),
                force.far,
                force.total / 5,
            ]
        )
    return rows


def guarded(force: Force, estate: Estate, enemies: list[Force]) -> tuple[int, int, int]:
    """Points of own areas that an enemy could conquer now, or with a step, and of those nobody watches."""
    danger = 0
    for enemy in enemies:
        danger |= enemy.mask | enemy.near
    threatened = exposed = loose = 0
    for space, worth in estate.scoring.items():
        if danger >> space & 1:
            here = force.at.get(space, 0)
            for enemy in enemies:
                if enemy.at.get(space, -1) >= here:
                    threatened += worth
                    break
            else:
                for enemy in enemies:
                    if enemy.push.get(space, -1) >= here:
                        exposed += worth
                        break
        if not force.mask >> space & 1:
            loose += worth
    return threatened, exposed, loose


def conquerable(
    game: Tsukuyumi, force: Force, oni: dict[int, int], enemies: list[Force], abroad: int
) -> tuple[float, float]:
    """Units in areas not yet own: what they would conquer now, and where they meet somebody stronger."""
    ready = contested = 0.0
    if abroad:
        others = [enemy.at for enemy in enemies]
        for space, power in force.at.items():
            if not abroad >> space & 1:
                continue
            if power >= bar(space, oni, game.mountain[space], others):
                worth = points_of(game, space) or 0.3
                ready += worth + (0.5 if game.territory[space] != NOBODY else 0) + (0.5 if space == CENTRE else 0)
            else:
                contested += 1
    return ready, contested


def in_reach(game: Tsukuyumi, force: Force, oni: dict[int, int], enemies: list[Force], fringe: int) -> float:
    """Points of areas beside own units that those could step into and conquer."""
    others = [enemy.at for enemy in enemies]
    reach = 0.0
    for space, power in force.push.items():
        if fringe >> space & 1 and power >= bar(space, oni, game.mountain[space], others):
            reach += points_of(game, space) or 0.3
    return reach


def bar(space: int, oni: dict[int, int], mountain: int, others: list[dict[int, int]]) -> int:
    """The CP a Conquest needs in an area (TS-CONQ-03, TS-CONQ-05), Strongholds and cards aside."""
    most = oni.get(space, 0)
    for other in others:
        there = other.get(space, 0)
        if there > most:
            most = there
    return most + mountain
