"""The end of the game and final scoring (area END)."""

from __future__ import annotations

from moonwall.table import Step, ranked
from moonwall.table.explain import tally

from ..names import SEAT_REFS, TOP_WALL
from ..position import GreatWall
from .honour import gain_honour, lose_honour


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
        reason = end_reason(game)
        if not reason:
            return
        game.stack.clear()
        game.tell("ends", rule="GW-END-01")
        if any(part.game_ends(game, reason) for part in game.rules.on_game_ends):
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


class SuddenEnd(Step[GreatWall]):
    """The game is lost in the middle of something."""

    def run(self, game: GreatWall) -> None:
        game.stack.clear()
        for part in game.rules.on_lost:
            part.lost(game)


def final_scoring(game: GreatWall) -> None:
    """In this order, so that the floor at 0 comes before the Hordes and Artifacts (GW-END-08)."""
    for seat in game.tea:
        shamed = sum(game.shamed[seat * 3 : seat * 3 + 3])
        lose_honour(game, seat, game.book.shame_honour * shamed, why="score-shame", soldiers=shamed, rule="GW-END-05")
    for seat in game.tea:
        among = () if game.log is None else tally(scoring_hordes(game, seat))
        gain_honour(game, seat, horde_honour(game, seat), why="score-hordes", among=among, rule="GW-END-06")
    humans = game.rules.humans
    game.reveal(humans[0] if len(humans) == 1 else -1)  # the screens are lifted: Artifacts count what lies behind
    before = game.honour[:]
    for artifact in game.artifacts:
        for seat in game.tea:
            worth, reasons = game.rules.players[seat].artifact(game, artifact)
            if worth:
                word = game.book.cards.artifact_ids[artifact]
                game.tell("artifact", seat=seat, card=word, n=worth, **reasons)
            before[seat] += worth
    game.honour[:] = before
    for part in game.rules.on_scored:
        part.scored(game)


def horde_honour(game: GreatWall, seat: int) -> int:
    """Honour of the taken Hordes without Shame (GW-END-06, GW-SHAME-08)."""
    return sum(n for _, n in scoring_hordes(game, seat))


def scoring_hordes(game: GreatWall, seat: int) -> list[tuple[str, int]]:
    """The taken Hordes without Shame, each with its Honour."""
    cards = game.book.cards
    mine = [card for card, owner in enumerate(game.horde_owner) if owner == seat and not game.horde_shame[card]]
    return [(cards.horde_ids[card], cards.horde_honour[card]) for card in mine]
