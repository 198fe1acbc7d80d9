"""Which games a simulation or a tournament plays: the same plan gives the same jobs, wherever they are run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from moonwall import bots
from moonwall.table import SetupError, game_type

from .batch import Job, start


class Plan(msgspec.Struct, frozen=True):
    """All that settles a batch. ``rounds`` are games per pairing (tournament) or in all (simulation)."""

    what: str  # tournament or simulation
    game: str
    entrants: list[str]
    rounds: int
    seats: int | list[str] | None = None
    seed: int = 0
    mode: str | None = None
    options: dict[str, Any] = {}
    content: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        if self.what == "simulation":
            return self.rounds
        pairs = len(self.entrants) * (len(self.entrants) - 1) // 2
        return pairs * (self.rounds + self.rounds % 2)


def check(plan: Plan) -> Plan:
    """The plan, or a SetupError that says what cannot be played."""
    kind = game_type(plan.game)
    if plan.rounds < 1:
        raise SetupError(f"there must be at least 1 game, not {plan.rounds}")
    for spec in plan.entrants:
        bots.read_spec(spec)
    if plan.what == "tournament":
        if len(plan.entrants) < 2:
            raise SetupError("a tournament needs at least two bots, for instance --bots greedy,random")
        if len(set(plan.entrants)) < len(plan.entrants):
            raise SetupError("a bot is named twice; give two of a kind different settings")
    if not kind.modes:
        raise SetupError(f"{plan.game} has no mode to play")
    first = next(jobs(plan))
    start(first)
    return plan


def jobs(plan: Plan) -> Iterator[Job]:
    """The games of a plan, numbered."""
    return _simulation(plan) if plan.what == "simulation" else _tournament(plan)


def people(plan: Plan) -> int:
    """How many seats take a bot."""
    if isinstance(plan.seats, list):
        return len(plan.seats)
    if plan.seats is not None:
        return plan.seats
    kind = game_type(plan.game)
    for mode in kind.modes:
        if plan.mode in (None, mode.name):
            return mode.seats[0]
    return kind.modes[0].seats[0]


def game_seed(plan: Plan, number: int) -> int:
    return Random(f"game/{plan.seed}/{number}").getrandbits(53)


def able(plan: Plan) -> list[str]:
    """The factions that such a table may draw; none where the seats are named or a lone seat is drawn by its match."""
    count = people(plan)
    if isinstance(plan.seats, list) or count < 2:
        return []
    setup = start(Job(0, plan.game, plan.seed, ("",) * count, count, plan.mode, plan.options, plan.content)).setup
    found = game_type(plan.game).may_sit(count, setup.mode, setup.options)
    return list(found) if len(found) >= count else []


def _seats(plan: Plan, seed: int, factions: list[str]) -> int | list[str]:
    """The seats of one game. Factions that were not asked for are drawn by the seed, so that all meet all."""
    if isinstance(plan.seats, list):
        return plan.seats
    count = people(plan)
    return Random(f"factions/{seed}").sample(factions, count) if factions else count


def _simulation(plan: Plan) -> Iterator[Job]:
    """Every bot sits in every seat in turn; fewer bots than seats repeat."""
    count, factions = people(plan), able(plan)
    for number in range(plan.rounds):
        seed = game_seed(plan, number)
        lineup = tuple(plan.entrants[(seat + number) % len(plan.entrants)] for seat in range(count))
        yield Job(number, plan.game, seed, lineup, _seats(plan, seed, factions), plan.mode, plan.options, plan.content)


def layouts(count: int) -> list[tuple[int, ...]]:
    """Who of two sits where, each followed by its opposite, so that both have every seat equally often."""
    if count == 1:
        return [(0,), (1,)]
    found: list[tuple[int, ...]] = []
    half = count // 2
    for places in combinations(range(count), half):
        layout = tuple(0 if seat in places else 1 for seat in range(count))
        other = tuple(1 - bot for bot in layout)
        if layout not in found:
            found += [layout, other]
    return found


def layouts_of(teams: Sequence[int]) -> list[tuple[int, ...]]:
    """The same where seats win in teams: a bot has whole teams, and where there is but one, the table to itself."""
    names = sorted(set(teams))
    if len(names) == 1:
        return [(0,) * len(teams), (1,) * len(teams)]
    by_team = layouts(len(names))
    return [tuple(layout[names.index(team)] for team in teams) for layout in by_team]


def _tournament(plan: Plan) -> Iterator[Job]:
    count, factions = people(plan), able(plan)
    teams = teams_of(plan)
    order = layouts(count) if teams is None else layouts_of(teams)
    number = 0
    for a, b in combinations(plan.entrants, 2):
        for game in range(plan.rounds + plan.rounds % 2):
            seed = game_seed(plan, game // 2)  # both of a pair, and all pairings, meet the same shuffles
            layout = order[game % len(order)]
            lineup = tuple((a, b)[bot] for bot in layout)
            yield Job(
                number,
                plan.game,
                seed,
                lineup,
                _seats(plan, seed, factions),
                plan.mode,
                plan.options,
                plan.content,
                f"{a} | {b}",
            )
            number += 1


def teams_of(plan: Plan) -> list[int] | None:
    """Which seats win and lose together, as the game's features tell; None where everyone plays alone."""
    from moonwall.bots import evaluation

    count = people(plan)
    if count == 1:
        return None
    seats = _seats(plan, plan.seed, able(plan))
    probe = Job(0, plan.game, plan.seed, ("random",) * count, seats, plan.mode, plan.options)
    match = start(msgspec.structs.replace(probe, content=plan.content))
    teams = evaluation(match.game).teams
    found = None if teams is None else teams(match.position)
    return None if found is None else list(found[:count])
