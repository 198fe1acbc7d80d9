"""The end of the game and final scoring (area END)."""

from __future__ import annotations

from moonwall.table import Step, ranked, threshold

from ..cards import scoring
from ..names import SEAT_REFS, TOP_WALL
from ..position import GreatWall
from . import coop
from .honour import gain_honour, lose_honour
from .reasons import tally
from .spring import Spring

ARTIFACT_HONOUR = 20  # what each Artifact is worth to Qin (GW-SOLO-44)


def end_reason(game: GreatWall) -> str:
    """Which end condition holds (GW-END-02..04); empty when none does."""
    finished = sum(1 for section in game.rules.sections if game.wall[section] == TOP_WALL)
    if finished >= game.rules.walls_to_end:
        return "walls"
    if game.shame_supply == 0:
        return "shame"
    if game.time >= game.rules.last_time:
        return "time"
    return ""


class EndCheck(Step[GreatWall]):
    """Only here, at the end of Winter (GW-WINTER-11, GW-END-01, GW-END-10); else a new Year begins (GW-WINTER-12)."""

    def run(self, game: GreatWall) -> None:
        if game.rules.coop:
            if not coop.check(game):
                game.push(coop.RequestShame())
            return
        reason = end_reason(game)
        if not reason:
            game.push(Spring())
            return
        game.tell("ends", rule="GW-END-01")
        if game.rules.qin >= 0:
            end_solo(game, reason)
            return
        final_scoring(game)
        people = [seat for seat in game.tea if not game.seats[seat].automaton]
        tell_tie(game, people)
        game.outcome = ranked(game.honour[: len(game.seats)], people, reason)  # GW-END-09


def tell_tie(game: GreatWall, people: list[int]) -> None:
    """A tie for the first place is won by the higher in Tea order (GW-END-09, GW-TEA-03); ``people`` are in it."""
    most = max(game.honour[seat] for seat in people)
    tied = [seat for seat in people if game.honour[seat] == most]
    if len(tied) > 1:
        among = tuple(SEAT_REFS[seat] for seat in tied)
        game.tell("tie", seat=tied[0], n=most, why="tie-tea", among=among, rule="GW-END-09")


def end_solo(game: GreatWall, reason: str) -> None:
    """An empty Shame supply is a defeat whatever else holds (GW-SOLO-45); else the human needs more Honour than Qin
    (GW-SOLO-46)."""
    human, qin = game.rules.humans[0], game.rules.qin
    if game.shame_supply == 0:
        game.outcome = threshold(human, game.honour[: len(game.seats)], game.honour[qin] + 1, False, "shame")
        return
    final_scoring(game)
    won = game.honour[human] > game.honour[qin]
    if game.honour[human] == game.honour[qin]:
        game.tell("tie", seat=qin, n=game.honour[qin], why="tie-qin", rule="GW-SOLO-46")
    game.outcome = threshold(human, game.honour[: len(game.seats)], game.honour[qin] + 1, won, reason)


class SuddenEnd(Step[GreatWall]):
    """The game is lost in the middle of something."""

    def run(self, game: GreatWall) -> None:
        game.stack.clear()
        if game.rules.coop:
            coop.end(game, False, "shame")
        else:
            end_solo(game, "shame")


def final_scoring(game: GreatWall) -> None:
    """In this order, so that the floor at 0 comes before the Hordes and Artifacts (GW-END-08)."""
    for seat in game.tea:
        shamed = sum(game.shamed[seat * 3 : seat * 3 + 3])
        lose_honour(game, seat, game.book.shame_honour * shamed, why="score-shame", soldiers=shamed, rule="GW-END-05")
    for seat in game.tea:
        among = () if game.log is None else tally(scoring_hordes(game, seat))
        gain_honour(game, seat, horde_honour(game, seat), why="score-hordes", among=among, rule="GW-END-06")
    before = game.honour[:]
    for artifact in game.artifacts:
        for seat in game.tea:
            if seat == game.rules.reed:
                continue
            worth = ARTIFACT_HONOUR if seat == game.rules.qin else scoring.artifact_honour(game, artifact, seat)
            if worth:
                word = game.book.cards.artifact_ids[artifact]
                if seat == game.rules.qin:
                    game.tell("artifact", seat=seat, card=word, n=worth, why="honour-artifact", rule="GW-SOLO-44")
                else:
                    reasons = {} if game.log is None else scoring.artifact_reasons(game, artifact, seat)
                    game.tell("artifact", seat=seat, card=word, n=worth, **reasons, rule="GW-END-07")
            before[seat] += worth
    game.honour[:] = before
    if game.rules.qin >= 0:
        row = game.book.cards.automata["qin-jiushao"]
        under = game.support[game.rules.qin].bit_count()
        n = row.honour_per_support * under
        gain_honour(game, game.rules.qin, n, why="honour-support", cards=under, rule="GW-SOLO-16")


def horde_honour(game: GreatWall, seat: int) -> int:
    """Honour of the taken Hordes without Shame (GW-END-06, GW-SHAME-08)."""
    return sum(n for _, n in scoring_hordes(game, seat))


def scoring_hordes(game: GreatWall, seat: int) -> list[tuple[str, int]]:
    """The taken Hordes without Shame, each with its Honour."""
    cards = game.book.cards
    mine = [card for card, owner in enumerate(game.horde_owner) if owner == seat and not game.horde_shame[card]]
    return [(cards.horde_ids[card], cards.horde_honour[card]) for card in mine]
