"""The Emperor's Requests as the evaluation sees them: how much of what is asked for is there."""

from __future__ import annotations

from ..names import HORSEMAN, SPEARMAN
from ..parts.requests import REQUESTS, demand, kept
from ..position import GreatWall


def readiness(game: GreatWall, quiet: float, pools: list[int]) -> tuple[float, float]:
    """How far the open Requests are met, summed, the last missing part counting most; and how many may stay open.

    What is paid for one Request cannot pay for another (GW-AMB-46), so Resources are counted through one after another.
    ``quiet`` is how likely no Section is Breached."""
    humans = game.rules.humans
    count = len(humans)
    res = game.res
    spent = [0, 0, 0, 0]
    soldiers_spent = 0
    total = 0.0
    unmet = 0.0
    for request in kept(game, REQUESTS):
        if request < 0:
            continue
        d = demand(game, request)
        parts = 0.0
        asked = 0
        if d.no_breach:
            asked += 2
            parts += 2 * quiet
        pay = d.pay
        if any(pay):
            for r in range(4):
                need = pay[r]
                if need:
                    asked += need * count
                    before = spent[r]
                    for seat in humans:
                        have = res[seat * 4 + r] - before
                        parts += need if have >= need else have if have > 0 else 0
                    spent[r] += need
        if d.soldiers:
            need = d.soldiers
            asked += 3 * need * count
            for seat in humans:
                have = -soldiers_spent
                for section in game.rules.sections:
                    zone = (section * 4 + seat) * 3
                    have += sum(game.rest[zone : zone + 3]) + game.spots[section * 4 + seat]
                parts += 3 * (need if have >= need else have if have > 0 else 0)
            soldiers_spent += need
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
        if d.taken:
            asked += 3 * d.taken
            parts += 3 * min(d.taken, sum(game.taken_this_year[seat] for seat in humans))
        if d.every_section or d.hordes:
            asked += 3
            parts += min(3.0, sum(1 for card in game.hordes if card >= 0) * 3 / max(1, d.hordes))
        if d.walls:
            levels = sorted((game.wall[section] for section in game.rules.sections), reverse=True)
            for level, need in zip(levels, sorted(d.walls, reverse=True)):
                asked += 4 * need
                parts += 4 * min(level, need)
        if d.escort:
            asked += 12
            mounted = 0
            for section in game.rules.sections:
                here = 0
                for seat in humans:
                    zone = (section * 4 + seat) * 3
                    mounted += game.rest[zone + HORSEMAN]
                    here += sum(game.rest[zone : zone + 3]) + game.spots[section * 4 + seat]
                parts += 3 if here else 0
            parts += 3 if mounted else 0
        part = parts / asked if asked else 1.0
        total += 0.5 * part + 0.5 * part**4
        unmet += 1 - part**4
    return total, unmet
