"""Points: what counts at once, what counts at the end, and the end of a round (TS-VP, TS-END)."""

from __future__ import annotations

from moonwall import table
from moonwall.table import Outcome
from moonwall.table.outcome import RANKED
from moonwall.table.position import replaced

from ..board import CENTRE
from ..book import FERTILE, TOXIC
from ..position import Tsukuyumi
from ..values import objective_of
from . import devastation, tasks

INITIATIVE_VP = (2, 1)  # TS-VP-07: places 1 and 2


def area_points(game: Tsukuyumi, seat: int) -> int:
    """1 for each controlled area, Moon areas included, 2 for Fertile Ground (TS-VP-05, TS-VP-06), 0 if Toxic or
    devastated (TS-AREA-09); none in the two-player game (TS-TWO-02)."""
    if game.rules.victory_cards:
        return 0
    territory, terrain, printed, added = game.territory, game.terrain, game.printed, game.added
    razed = game.razed[::3]  # TSM-TERRAIN-06, TS-CONQ-14-PL: controlled, but worth nothing
    points, at = 0, territory.find(seat)
    while at >= 0:
        if at not in razed and not ((printed[at] & ~game.negated[at]) | added[at]) & TOXIC:
            points += 2 if terrain[at] == FERTILE else 1
        at = territory.find(seat, at + 1)
    return points


def initiative_points(game: Tsukuyumi, seat: int) -> int:
    if game.rules.victory_cards:
        return 0
    place = game.order.index(seat)
    return INITIATIVE_VP[place] if place < len(INITIATIVE_VP) else 0


def instant_points(game: Tsukuyumi, seat: int) -> int:
    """Recorded at once and kept (TS-VP-01): Moon centre, Missions, objective; for two players their tasks."""
    if game.rules.victory_cards:
        return tasks.points(game, seat)
    points = game.moon_vp[seat]
    done = game.missions_done[seat]
    for mission in game.rules.missions:
        if done >> mission & 1:
            points += game.book.missions[mission].vp
    if game.razed:
        points += devastation.points(game, seat)
    for part in game.rules.on_kept_points:
        points += part.kept_points(game, seat)
    if game.objective_done[seat]:
        points += objective_of(game, seat)[1].vp
    return points


def own_points(game: Tsukuyumi, seat: int) -> int:
    """What a seat by itself would have if the game ended now. Units never score (TS-VP-09), but for a Mascot."""
    points = instant_points(game, seat) + area_points(game, seat) + initiative_points(game, seat)
    for part in game.rules.on_points:
        points += part.points(game, seat)
    return points


def totals(game: Tsukuyumi) -> list[int]:
    """What each seat would have if the game ended now (TS-END-02): its own points, or those of its alliance together
    (TS-ALLY-02-PL), divided by what the mode says (TS-ALLY-10-PL)."""
    rules = game.rules
    if not game.order:
        return [0] * rules.seats
    for part in rules.on_totals:
        found = part.totals(game)
        if found is not None:
            return found
    points = [own_points(game, seat) for seat in range(rules.seats)]
    if not rules.allied:
        return points
    sums = [0] * (max(rules.teams) + 1)
    for n, team in zip(points, rules.teams):
        sums[team] += n
    return [sums[team] // rules.divisors[team] for team in rules.teams]


def result(game: Tsukuyumi, scores: list[int], reason: str) -> Outcome:
    """Places by points; equal ones by Initiative (TS-END-03, TS-TWO-11-PL). An alliance wins or loses as one;
    of equal ones that with the highest marker wins (TS-ALLY-03-PL)."""
    if not game.rules.allied:
        return table.ranked(scores, game.order, reason)
    teams, order = game.rules.teams, game.order
    best = min(order, key=lambda seat: (-scores[seat], order.index(seat)))
    winners = [seat for seat in order if teams[seat] == teams[best]]
    ranking = (*winners, *(seat for seat in order if seat not in winners))
    return Outcome(RANKED, tuple(scores), tuple(sorted(winners)), ranking, reason)


def win(game: Tsukuyumi, seat: int, reason: str) -> None:
    """The game ends at once: the seat is first, with its allies, whatever the points; the others follow by theirs."""
    scores, order, teams = totals(game), game.order, game.rules.teams
    winners = [s for s in order if teams[s] == teams[seat]]
    winners.sort(key=lambda s: s != seat)
    rest = sorted([s for s in order if s not in winners], key=lambda s: (-scores[s], order.index(s)))
    game.outcome = Outcome(RANKED, tuple(scores), tuple(sorted(winners)), (*winners, *rest), reason)
    game.stack.clear()


def score_moon(game: Tsukuyumi) -> None:
    """The controller of the Moon centre gets 1 point at the end of every round, the last too (TS-VP-02, TS-END-04)."""
    holder = game.territory[CENTRE]
    if not game.rules.toxic_moon_pays and game.props(CENTRE) & TOXIC:  # QM-72
        return
    if holder < game.rules.seats:
        game.moon_vp = replaced(game.moon_vp, holder, game.moon_vp[holder] + 1)
        game.tell("moon-point", seat=holder, rule="TS-VP-02")
