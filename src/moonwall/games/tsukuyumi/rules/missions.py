"""Missions and Faction objectives: public aims that pay at once (TS-MISSION), and the Supremacy end (TS-END-06)."""

from __future__ import annotations

from ..book import NO_TYPE, TYPES
from ..part import CHANGE
from ..position import Tsukuyumi
from . import tasks


def fulfilled(game: Tsukuyumi, seat: int, mission: int) -> bool:
    """Whether the seat meets the condition now. Oni never fulfil it for anybody (TS-MISSION-10)."""
    row = game.book.missions[mission]
    n: int = row.n
    if row.do == "control":  # TS-MISSION-06
        return game.territory.count(seat) >= n
    if row.do == "destroy":  # TS-MISSION-07
        return game.kills[seat] >= n
    if row.do == "conquer":  # TS-MISSION-08
        return game.moonstruck[seat].bit_count() >= n
    found = set()  # TS-MISSION-05; Moon areas have no type
    territory, terrain = game.territory, game.terrain
    for space in game.areas:
        if territory[space] == seat and terrain[space] != NO_TYPE:
            found.add(TYPES[terrain[space]])
    return all(kind in found for kind in row.types)


def look(game: Tsukuyumi, changed: int) -> None:
    """Look at all aims that count something of what has changed (``watch.Watch``): tasks, Missions, objectives, then
    Supremacy.

    Each player fulfils each Mission once, whoever did it before (TS-MISSION-01, TS-MISSION-03), and keeps the point
    (TS-MISSION-04)."""
    watch = game.rules.watch
    for seat, task, counts in watch.tasks:
        if counts & changed:
            tasks.look(game, seat, task)
    for mission, counts in watch.missions:
        if counts & changed:
            for seat in range(game.rules.seats):
                if not game.missions_done[seat] >> mission & 1 and fulfilled(game, seat, mission):
                    game.missions_done[seat] |= 1 << mission
                    game.tell("mission", seat=seat, mission=game.book.mission_ids[mission], rule="TS-MISSION-02")
    for seat, counts in watch.objectives:
        if counts & changed:
            objective(game, seat, CHANGE)
    supremacy(game)


def objective(game: Tsukuyumi, seat: int, moment: int) -> None:
    """The own Faction objective, once a game, by its owner only (TS-VP-04, TS-MISSION-09)."""
    if game.objective_done[seat] or not game.rules.objectives:
        return
    if game.rules.factions[seat].objective(game, seat, moment):
        game.objective_done[seat] = 1
        row = game.book.objectives[game.rules.faction_of[seat]]
        game.tell("objective", seat=seat, objective=row.id, n=row.vp, rule="TS-VP-04")


def supremacy(game: Tsukuyumi) -> None:
    """The game ends at once when somebody reaches the agreed points, end-of-game points counted in (TS-END-06)."""
    from .scoring import result, totals

    target = game.rules.supremacy
    if not target:
        return
    scores = totals(game)
    if max(scores) >= target:
        game.outcome = result(game, scores, "supremacy")
        game.stack.clear()
        game.tell("supremacy", seat=game.outcome.winners[0], n=target, rule="TS-END-06")
