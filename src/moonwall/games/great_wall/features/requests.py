"""The Emperor's Requests as the evaluation sees them: how much of what is asked for is there."""

from __future__ import annotations

from ..cards.mode_rows import Demand
from ..names import HORSEMAN, SPEARMAN
from ..parts.requests import REQUESTS, demand, kept
from ..position import GreatWall

Met = tuple[float, int]  # parts that are there, and parts asked for
SOLDIERS = 4  # beside the four Resources in what is spent already


def readiness(game: GreatWall, quiet: float, pools: list[int]) -> tuple[float, float]:
    """How far the open Requests are met, summed, the last missing part counting most; and how many may stay open.

    What is paid for one Request cannot pay for another (GW-AMB-46), so Resources are counted through one after another.
    ``quiet`` is how likely no Section is Breached."""
    spent = [0, 0, 0, 0, 0]
    total = 0.0
    unmet = 0.0
    for request in kept(game, REQUESTS):
        if request < 0:
            continue
        d = demand(game, request)
        met: Met = (2 * quiet, 2) if d.no_breach else (0.0, 0)
        parts, asked = on_board(game, d, from_table(game, d, pools, from_each(game, d, spent, met)))
        part = parts / asked if asked else 1.0
        total += 0.5 * part + 0.5 * part**4
        unmet += 1 - part**4
    return total, unmet


def off_hordes(game: GreatWall, section: int, seat: int) -> int:
    """A seat's Soldiers in the Resting zone and Shooting spots of a Section."""
    zone = (section * 4 + seat) * 3
    return sum(game.rest[zone : zone + 3]) + game.spots[section * 4 + seat]


def from_each(game: GreatWall, d: Demand, spent: list[int], met: Met) -> Met:
    """Resources and Soldiers that every player gives; ``spent`` grows by them."""
    parts, asked = met
    humans = game.rules.humans
    if any(d.pay):
        for r in range(4):
            need = d.pay[r]
            if need:
                asked += need * len(humans)
                for seat in humans:
                    have = game.res[seat * 4 + r] - spent[r]
                    parts += need if have >= need else have if have > 0 else 0
                spent[r] += need
    if d.soldiers:
        need = d.soldiers
        asked += 3 * need * len(humans)
        for seat in humans:
            have = sum(off_hordes(game, section, seat) for section in game.rules.sections) - spent[SOLDIERS]
            parts += 3 * (need if have >= need else have if have > 0 else 0)
        spent[SOLDIERS] += need
    return parts, asked


def from_table(game: GreatWall, d: Demand, pools: list[int], met: Met) -> Met:
    """Spearmen, Clerks, Honour and what the Warehouse gives."""
    parts, asked = met
    humans = game.rules.humans
    count = len(humans)
    if d.spearmen:
        asked += count
        parts += sum(1 for seat in humans if game.pool[seat * 3 + SPEARMAN] >= d.spearmen)
    if d.clerks:
        asked += 2 * count
        parts += sum(2 for seat in humans if pools[seat] >= d.clerks)
    if d.honour:
        held = [game.honour[seat] for seat in humans]
        asked += 6
        parts += 6 * min(1.0, sum(held) / d.honour)
        if d.honour_each:
            asked += count
            parts += sum(1 for n in held if n >= d.honour_each)
    if d.warehouse:
        asked += d.warehouse
        parts += min(d.warehouse, sum(game.warehouse))
    return parts, asked


def on_board(game: GreatWall, d: Demand, met: Met) -> Met:
    """Hordes taken and on the board, Walls, and a Soldier off each Section, one of them a Horseman."""
    parts, asked = met
    humans, sections = game.rules.humans, game.rules.sections
    if d.taken:
        asked += 3 * d.taken
        parts += 3 * min(d.taken, sum(game.taken_this_year[seat] for seat in humans))
    if d.every_section or d.hordes:
        asked += 3
        parts += min(3.0, sum(1 for card in game.hordes if card >= 0) * 3 / max(1, d.hordes))
    if d.walls:
        levels = sorted((game.wall[section] for section in sections), reverse=True)
        for level, need in zip(levels, sorted(d.walls, reverse=True)):
            asked += 4 * need
            parts += 4 * min(level, need)
    if d.escort:
        asked += 12
        for section in sections:
            parts += 3 if any(off_hordes(game, section, seat) for seat in humans) else 0
        mounted = any(game.rest[(section * 4 + seat) * 3 + HORSEMAN] for section in sections for seat in humans)
        parts += 3 if mounted else 0
    return parts, asked
