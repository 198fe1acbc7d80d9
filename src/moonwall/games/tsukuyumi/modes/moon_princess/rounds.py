"""The steps of a round of this mode beside its phases: Action cards, Round card, objective, the end (R-2, R-9)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Step
from moonwall.table.outcome import shared
from moonwall.table.position import replaced

from ...position import Tsukuyumi
from .cards import cards_of
from .making import making_step
from .princess_steps import PrincessTurn
from .reveal import shadows
from .round_card import GAMBLERS_SPITE, makes, objective, princess_actions
from .score import GATE_VP, oni_lines, oni_score, shares, team_lines, team_score
from .state import DIE, FOUGHT, KILLS, REACTED, ROUND_CARD, ROUND_DECK, TEAM_VP, own, pile, terms_of
from .track import amount

DRAWN = 3  # Action cards each draws with one or two players (MP-SETUP-16, MP-ROUND-16)
FEW = 2  # up to so many players draw anew every round instead of passing on


class DrawHands(Step[Tsukuyumi]):
    """One or two players: three Action cards each, of a pile that is made anew when it runs out (MP-SOLO-03)."""

    def run(self, game: Tsukuyumi) -> None:
        for seat in range(game.rules.seats):
            n = DRAWN + int(seat in game.rules.terms.ghosts)
            if len(game.undealt) < n:
                game.undealt = tuple(sorted([*game.undealt, *game.used_actions]))
                game.used_actions = ()
                game.tell("actions-shuffled", rule="MP-ROUND-16")
            deck = game.shuffled(game.undealt)
            hand = tuple(sorted(deck[-n:]))
            game.undealt = tuple(sorted(deck[:-n]))
            game.hands = replaced(game.hands, seat, hand)
            game.known = replaced(game.known, seat, 1 << seat)
            words = tuple([game.book.action_ids[card] for card in hand])
            game.tell_secret("drew-actions", seat, {"cards": words}, seat=seat, n=n)


class DiscardHands(Step[Tsukuyumi]):
    """The cards that were not chosen are discarded; nothing is passed on (MP-SETUP-16)."""

    def run(self, game: Tsukuyumi) -> None:
        game.reveal()
        for seat in range(game.rules.seats):
            game.used_actions = tuple(sorted([*game.used_actions, *game.hands[seat]]))
            game.hands = replaced(game.hands, seat, ())


class TurnRoundCard(Step[Tsukuyumi]):
    """The next Round card, section by section: effect, Oni, Princess, objective (MP-ROUND-07, -08)."""

    def run(self, game: Tsukuyumi) -> None:
        turn_up(game, "turn-round-card")
        shadows(game)
        game.then(RoundMakes(), RoundPrincess(), TellObjective())


def turn_up(game: Tsukuyumi, why: str) -> None:
    """The top Round card is in force."""
    mine = own(game)
    mine[KILLS] = mine[FOUGHT] = mine[REACTED] = 0
    game.active = -1
    game.reveal()
    card = pile(game, ROUND_DECK).pop()
    mine[ROUND_CARD] = card
    game.tell("round-card", card=cards_of(game).rounds[card].id, why=why, rule="MP-ROUND-07")


class RoundMakes(Step[Tsukuyumi]):
    """The Oni that the card makes (MP-ROUND-10)."""

    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).rounds[own(game)[ROUND_CARD]]
        ring = game.rules.seats + 1 if row.make == "ring" else 0
        game.then(*[making_step(making, ring) for making in makes(game, row)])


class RoundPrincess(Step[Tsukuyumi]):
    """The Princess actions that it orders; the player of their cards is initiative place 1 (MP-ROUND-11)."""

    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).rounds[own(game)[ROUND_CARD]]
        n = princess_actions(game, row, terms_of(game).long_game)
        game.then(*[PrincessTurn(game.order[0], "princess-ordered") for _ in range(n)])


class TellObjective(Step[Tsukuyumi]):
    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).rounds[own(game)[ROUND_CARD]]
        now = objective(game, row)
        game.tell(
            "round-objective", card=row.id, have=now.have, need=now.need, why="objective-told", rule="MP-ROUND-12"
        )


class CheckObjective(Step[Tsukuyumi]):
    """After the last Black turn: met, the team records its VP at once (MP-ROUND-12, -13)."""

    def run(self, game: Tsukuyumi) -> None:
        game.active = -1
        mine = own(game)
        row = cards_of(game).rounds[mine[ROUND_CARD]]
        now = objective(game, row)
        points = max(0, row.vp - amount(game, "objective-vp")) if now.met else 0
        mine[TEAM_VP] += points
        spite = mine[DIE] == GAMBLERS_SPITE
        why = "objective-met" if now.met else "objective-gambler" if spite else "objective-missed"
        data: dict[str, Any] = {"card": row.id, "have": now.have, "need": now.need, "n": points}
        game.tell("objective-checked", why=why, rule="MP-ROUND-13", **data)


class EndOfRound(Step[Tsukuyumi]):
    """What lasts a round ends, the Round card goes; after the last one both sides' points are compared (R-9)."""

    def run(self, game: Tsukuyumi) -> None:
        for part in game.rules.on_round_end:
            part.round_end(game, part.seat)
        if game.round >= game.rules.rounds:
            finish(game)
        own(game)[ROUND_CARD] = -1


def gate(game: Tsukuyumi) -> int:
    """VP that an area beside a Homezone is worth more to the Oni; *Under the Walls* adds to it."""
    return GATE_VP + amount(game, "gate-vp")


def finish(game: Tsukuyumi) -> None:
    """ALG-12, each line told; equal points are the Oni's (MP-VP-02, MQ-13)."""
    terms = terms_of(game)
    for what, n in team_lines(game):
        if n:
            game.tell("team-score", what=what, n=n, rule="MP-VP-02")
    for what, n in oni_lines(game, terms, gate(game)):
        if n:
            game.tell("oni-score", what=what, n=n, rule="MP-VP-08")
    team, oni = team_score(game), oni_score(game, terms, gate(game))
    won = team > oni
    seats = list(range(game.rules.seats))
    game.tell("final-team", n=team, target=oni, rule="MP-VP-02")
    game.outcome = shared(won, seats, shares(game), "moonset" if won else "moonrise", target=oni)
    game.stack.clear()
