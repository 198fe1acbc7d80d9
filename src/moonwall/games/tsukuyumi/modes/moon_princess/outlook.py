"""What bots look at in this mode: the team's prospects in VP, beyond the areas that each seat's features count."""

from __future__ import annotations

from ...board import AROUND, SPACES
from ...position import ONI, Tsukuyumi
from ...rules.scoring import initiative_points, instant_points
from ...survey import points_of
from .cards import cards_of
from .momentum import LEGEND, special, track_of
from .round_card import objective
from .rounds import gate
from .score import figures, oni_score, team_score, worth
from .search import cp_there, need
from .state import (
    LYING,
    MOMENTUM,
    PENDING,
    PRINCESS,
    ROUND_CARD,
    oni_controls,
    own,
    pile,
    prioritised,
    terms_of,
    touches,
)

POINT = 0.3  # VP that a point of Momentum costs, by the content page's model (15.2)
SPACE_NEAR = 0.25  # of what a special space costs, when the next attack would reach it
COUNTER_COST, LEGEND_COST = 1.2, 3.0
LYING_COST = 0.8
FIGURE = 0.06  # an Oni on the board
MET, UNMET = 0.75, 0.35  # of the objective's VP, met now or under way
POISED, FIGHTS = 0.4, 3  # of a swing that a Conquest would bring now; fights of a player that are thought of
EXPOSED, PRIORITISED = 0.2, 0.1  # of what an area is worth that Oni could take with a step; more with a marker
WALKER = 0.5  # what the Princess on the board costs beyond her areas


def prospects(game: Tsukuyumi, seat: int) -> float:
    """The team's points less the Oni's, and what is coming; the first seat speaks for all, since the team's mean
    counts. Points of other modes that features count for a seat are taken away."""
    mine = 0.4 * points_elsewhere(game, seat)
    return team_outlook(game) - mine if seat == 0 else -mine


def points_elsewhere(game: Tsukuyumi, seat: int) -> float:
    """What the seat's other features count as points that are none here (MP-VP-07)."""
    return initiative_points(game, seat) + instant_points(game, seat)


def team_outlook(game: Tsukuyumi) -> float:
    terms, mine = terms_of(game), own(game)
    fertile = sum([points_of(game, s) for s in game.areas if game.territory[s] < game.rules.seats])
    value = team_score(game) - oni_score(game, terms, gate(game)) - float(fertile)
    left = max(0, game.rules.rounds - game.round)
    at = mine[MOMENTUM]
    value -= POINT * (at - 1) * (1 + left) / 3
    for space, what in special(track_of(game), terms).items():
        if 0 < space - at <= 2:
            value -= SPACE_NEAR * (LEGEND_COST if what == LEGEND else COUNTER_COST)
    waiting = pile(game, PENDING)
    value -= sum([LEGEND_COST if what == LEGEND else COUNTER_COST for what in waiting[1::3]])
    value -= LYING_COST * (len(pile(game, LYING)) // 3)
    value -= FIGURE * figures(game)
    if mine[PRINCESS] >= 0:
        value -= WALKER * (1 + left) / 3
    if mine[ROUND_CARD] >= 0:
        row = cards_of(game).rounds[mine[ROUND_CARD]]
        now = objective(game, row)
        share = MET if now.met else UNMET * min(1.0, now.have / now.need) if now.need else 0.0
        value += row.vp * share
    return value + poised(game) - exposed(game)


def poised(game: Tsukuyumi) -> float:
    """Where units of one player could conquer now: what it would change between both sides. The best ones count, as
    many as fights may come before the Oni act again."""
    crowd, might, seats = game.crowd, game.might, game.rules.seats
    found = []
    for space in game.areas:
        if game.territory[space] < seats:
            continue
        most = max([might[seat * SPACES + space] for seat in range(seats)])
        if not most and not any(crowd[seat * SPACES + space] for seat in range(seats)):
            continue
        if most >= cp_there(game, space) + game.mountain[space]:
            found.append(1 + (worth(game, space) if oni_controls(game, space) else 0))
    found.sort(reverse=True)
    return POISED * sum(found[: FIGHTS * seats])


def exposed(game: Tsukuyumi) -> float:
    """Areas of the team that the Oni there could take, with one more of them from next door."""
    crowd, might, biggest = game.crowd, game.might, {}
    base, kinds, cp = ONI * SPACES, game.kinds, game.book.cp
    for s in game.spaces:
        if crowd[base + s]:
            biggest[s] = max([cp[k] for k in game.book.oni_kinds if game.units[s * kinds + k]])
    total = 0.0
    for space in game.areas:
        if game.territory[space] >= game.rules.seats or touches(game, space):
            continue
        near = max([biggest.get(t, 0) for _, t in AROUND[space]], default=0)
        if (near or crowd[base + space]) and might[base + space] + near >= need(game, space):
            share = EXPOSED + (PRIORITISED if prioritised(game, space) else 0.0)
            total += share * (1 + worth(game, space))
    return total
