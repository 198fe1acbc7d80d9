"""The end of the game and final scoring (area END)."""

from __future__ import annotations

from moonwall.table import Step, ranked

from ..cards import scoring
from ..names import TOP_WALL
from ..position import GreatWall
from .honour import gain_honour, lose_honour
from .spring import Spring


def end_reason(game: GreatWall) -> str:
    """Which end condition holds (GW-END-02..04); empty when none does."""
    finished = sum(1 for section in game.terms.sections if game.wall[section] == TOP_WALL)
    if finished >= game.terms.walls_to_end:
        return "walls"
    if game.shame_supply == 0:
        return "shame"
    if game.time >= game.terms.last_time:
        return "time"
    return ""


class EndCheck(Step):
    """Only here, at the end of Winter (GW-WINTER-11, GW-END-01, GW-END-10); else a new Year begins (GW-WINTER-12)."""

    __slots__ = ()

    def run(self, game: GreatWall) -> None:
        reason = end_reason(game)
        if not reason:
            game.push(Spring())
            return
        game.tell("ends", rule="GW-END-01")
        final_scoring(game)
        game.outcome = ranked(game.honour[: len(game.seats)], game.tea, reason)  # GW-END-09


def final_scoring(game: GreatWall) -> None:
    """In this order, so that the floor at 0 comes before the Hordes and Artifacts (GW-END-08)."""
    for seat in game.tea:
        shamed = sum(game.shamed[seat * 3 : seat * 3 + 3])
        lose_honour(game, seat, game.book.shame_honour * shamed)  # GW-END-05, GW-SHAME-06
    for seat in game.tea:
        gain_honour(game, seat, horde_honour(game, seat))  # GW-END-06
    before = game.honour[:]
    for artifact in game.artifacts:
        for seat in game.tea:
            worth = scoring.artifact_honour(game, artifact, seat)
            if worth:
                word = game.book.cards.artifact_ids[artifact]
                game.tell("artifact", seat=seat, card=word, n=worth, rule="GW-END-07")
            before[seat] += worth
    game.honour[:] = before


def horde_honour(game: GreatWall, seat: int) -> int:
    """Honour of the taken Hordes without Shame (GW-END-06, GW-SHAME-08)."""
    printed = game.book.cards.horde_honour
    return sum(
        printed[card] for card, owner in enumerate(game.horde_owner) if owner == seat and not game.horde_shame[card]
    )
