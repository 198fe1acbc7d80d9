"""The steps of a round beside its phases: selecting Action cards, scoring, Radioactive, the end (TS-ROUND-02, 4.2).

``round.py`` puts them in order."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option, together
from moonwall.table.position import replaced, without

from ..board import SPACES
from ..book import M_STOP, RADIOACTIVE
from ..position import NOBODY, Tsukuyumi
from . import tasks
from .missions import look_at_missions
from .pieces import destroy
from .scoring import result, score_moon, totals


class NewRound(Step[Tsukuyumi]):
    """A round begins."""

    def run(self, game: Tsukuyumi) -> None:
        game.round += 1
        game.phase = game.rules.phases[0]
        game.tell("round", n=game.round)


class SelectCards(Step[Tsukuyumi]):
    """All select an Action card at once (TS-ROUND-07), with what factions do before and after it."""

    def run(self, game: Tsukuyumi) -> None:
        factions = game.rules.factions
        opening = [step for seat in game.order for step in factions[seat].select_open(game, seat)]
        closing = [step for seat in game.order for step in factions[seat].select_close(game, seat)]
        game.then(*opening, together([SelectCard(seat) for seat in range(game.rules.seats)]), *closing)


class SelectCard(Choice[Tsukuyumi]):
    """One Action card of the hand, in secret; all reveal at once (TS-ROUND-07), in the Polish edition when Blue begins:
    until then the White side lies up (TS-ROUND-07-PL)."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("select", game.book.action_ids[card]) for card in dict.fromkeys(game.hands[self.seat])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        card = game.book.action_index[str(picked.tokens[1])]
        game.hands = replaced(game.hands, self.seat, without(game.hands[self.seat], card))
        game.chosen = replaced(game.chosen, self.seat, card)
        if game.rules.white_side_up:
            game.tell_secret("selected", self.seat, {"card": str(picked.tokens[1])}, seat=self.seat)
        else:
            game.tell("selected", seat=self.seat, card=str(picked.tokens[1]))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": game.round}


class PassHands(Step[Tsukuyumi]):
    """The rest goes face down to the left neighbour, for the next round only (TS-ROUND-08); who receives it may look
    (TS-ROUND-08-PL). What one had is remembered, not shown, unless the table plays with ``remember_hands``."""

    def run(self, game: Tsukuyumi) -> None:
        game.reveal()
        n = game.rules.seats
        hands, known = game.hands, game.known
        game.hands = tuple([hands[(seat - 1) % n] for seat in range(n)])
        kept = game.rules.remember_hands
        game.known = tuple([known[(seat - 1) % n] | 1 << seat if kept else 1 << seat for seat in range(n)])
        for seat in range(n):
            ids = tuple(game.book.action_ids[card] for card in game.hands[seat])
            if ids:
                game.tell_secret("received", seat, {"cards": ids}, seat=seat, from_seat=(seat - 1) % n, n=len(ids))


class Score(Step[Tsukuyumi]):
    """The scoring phase: the Moon centre, then what everybody would have (TS-ROUND-22, TS-ROUND-23)."""

    def run(self, game: Tsukuyumi) -> None:
        if game.deeds:
            tasks.round_ended(game)
        else:
            score_moon(game)
            for seat in game.order:
                look_at_missions(game, seat, "scoring")
        game.settle()  # the Moon's point may decide the game before anything else happens (TS-END-06)
        if game.outcome is not None:
            return
        if game.round < game.rules.rounds:
            for seat, points in enumerate(totals(game)):
                game.tell("interim", seat=seat, n=points)
        for part in game.rules.on_scored:
            part.scored(game)


class Radioactive(Step[Tsukuyumi]):
    """All units in Radioactive areas are destroyed whatever their Health, Oni and immune ones excepted
    (TS-AREA-08, TS-AREA-08-PL, TS-ONI-04); nobody's kill (TS-MISSION-07)."""

    def run(self, game: Tsukuyumi) -> None:
        kinds = game.kinds
        for space in game.areas:
            if not game.props(space) & RADIOACTIVE:
                continue
            losses: list[int] = []
            for seat in game.order:
                part = game.rules.factions[seat]
                if game.crowd[seat * SPACES + space]:
                    for kind in game.kinds_at(space, seat):
                        if not part.immune(game, seat, kind, space):
                            losses += (kind, game.units[space * kinds + kind])
            if losses:
                destroy(game, space, tuple(losses), NOBODY, "radioactive")


class EndRound(Step[Tsukuyumi]):
    """What parts let last a round ends; after the last round the game is over (TS-ROUND-01, TS-END-01, TS-END-05).
    Places count who plays without a seat (``Outcome.target``), too."""

    def run(self, game: Tsukuyumi) -> None:
        for part in game.rules.on_round_end:
            part.round_end(game, part.seat)
        if game.round < game.rules.rounds:
            return
        outcome = result(game, totals(game), "rounds")  # TS-END-02
        for part in game.rules.on_final_result:
            outcome = part.final_result(game, outcome)
        game.outcome = outcome
        game.stack.clear()
        for place, seat in enumerate(outcome.ranking, 1):
            place = 1 if seat in outcome.winners else place
            beaten = outcome.target is not None and outcome.target >= outcome.scores[seat]
            game.tell("final", seat=seat, n=outcome.scores[seat], place=place + beaten)


class ClearUp(Step[Tsukuyumi]):
    """Used Action cards leave the game (TS-ROUND-14), and what was counted in the round starts at nothing."""

    def run(self, game: Tsukuyumi) -> None:
        n = game.rules.seats
        game.used_actions = tuple(sorted([*game.used_actions, *game.chosen]))
        game.chosen = (-1,) * n
        game.conquests = (0,) * n
        game.retaken = (0,) * n
        game.once_used = (0,) * n
        game.special_used = (0,) * n
        game.tunnels_used = bytes(len(game.tunnels_used))
        game.neutral[M_STOP] += game.storm.bit_count()
        game.storm = 0
