"""Missions and Faction objectives: public aims that pay at once (TS-MISSION), and the Supremacy end (TS-END-06)."""

from __future__ import annotations

from moonwall.table.position import replaced

from ..position import Tsukuyumi
from ..values import objective_of
from .scoring import result, totals


def fulfilled(game: Tsukuyumi, seat: int, mission: int) -> bool:
    """Whether the seat meets the condition now. Oni never fulfil it for anybody (TS-MISSION-10)."""
    row = game.book.missions[mission]
    n: int = row.n
    if row.do == "own":
        return game.rules.factions[game.rules.seat_of[row.faction]].mission_count(game, seat) >= n
    if row.do == "control":  # TS-MISSION-06
        return game.territory.count(seat) >= n
    if row.do == "destroy":  # TS-MISSION-07
        return game.kills[seat] >= n
    if row.do == "conquer":  # TS-MISSION-08
        return game.moonstruck[seat].bit_count() >= n
    territory, terrain = game.territory, game.terrain  # TS-MISSION-05; Moon areas have no type
    if territory.count(seat) < len(row.types):
        return False
    wanted = game.book.mission_types[mission]
    space = territory.find(seat)
    while space >= 0:
        wanted &= ~(1 << terrain[space])
        if not wanted:
            return True
        space = territory.find(seat, space + 1)
    return not wanted


def look_at_mission(game: Tsukuyumi, seat: int, mission: int) -> None:
    """Each player fulfils each Mission once, whoever did it before (TS-MISSION-01, TS-MISSION-03), and keeps the point
    (TS-MISSION-04)."""
    if not game.missions_done[seat] >> mission & 1 and fulfilled(game, seat, mission):
        game.missions_done = replaced(game.missions_done, seat, game.missions_done[seat] | 1 << mission)
        game.tell("mission", seat=seat, mission=game.book.mission_ids[mission], rule="TS-MISSION-02")


def look_at_missions(game: Tsukuyumi, seat: int, when: str) -> None:
    """Missions of a moment: the end of the seat's Red turn (``own-red``) or the scoring phase (``scoring``)."""
    for mission in game.rules.missions:
        if game.book.missions[mission].when == when:
            look_at_mission(game, seat, mission)


def objective(game: Tsukuyumi, seat: int, moment: int) -> None:
    """The own Faction objective, once a game, by its owner only (TS-VP-04, TS-MISSION-09)."""
    if game.objective_done[seat] or not game.rules.objectives:
        return
    part, row = objective_of(game, seat)
    if part.objective(game, seat, moment):
        game.objective_done = replaced(game.objective_done, seat, 1)
        for other in game.rules.on_reached:
            other.reached(game, seat)
        game.tell("objective", seat=seat, objective=row.id, n=row.vp, rule="TS-VP-04")


def supremacy(game: Tsukuyumi) -> None:
    """The game ends at once when somebody reaches the agreed points, end-of-game points counted in (TS-END-06)."""
    target = game.rules.supremacy
    if not target:
        return
    scores = totals(game)
    if max(scores) >= target:
        game.outcome = result(game, scores, "supremacy")
        game.stack.clear()
        game.tell("supremacy", seat=game.outcome.winners[0], n=target, rule="TS-END-06")
