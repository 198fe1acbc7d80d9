"""Tactic cards: drawing, the hand limit, discarding (GW-SCHOOL-02, GW-TACTIC-01, GW-TACTIC-08)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option
from moonwall.table.position import replaced

from ..names import HAND_LIMIT
from ..position import GreatWall


def draw(game: GreatWall, seat: int, n: int) -> None:
    """Draw n cards, then discard down to the limit; an empty deck is refilled from the discard pile first."""
    if n > 0 and (game.tactic_deck or game.tactic_discard):
        game.reveal()
    drawn = []
    for _ in range(n):
        if not game.tactic_deck:
            if not game.tactic_discard:
                break
            game.tactic_deck = tuple(sorted(game.tactic_discard))
            game.tactic_discard = ()
            game.tactic_deck = game.shuffled(game.tactic_deck)
            game.tell("tactics-shuffled", rule="GW-SCHOOL-02")
        card = game.tactic_deck[-1]
        game.tactic_deck = game.tactic_deck[:-1]
        game.tactics = replaced(game.tactics, seat, game.tactics[seat] | 1 << card)
        drawn.append(card)
    if not drawn:
        return
    if game.log is not None:
        ids = game.book.cards.tactic_ids
        game.tell_secret("draw-tactics", seat, {"cards": tuple(ids[c] for c in drawn)}, seat=seat, n=len(drawn))
    if game.tactics[seat].bit_count() > HAND_LIMIT:
        game.push(HandLimit(seat))


class HandLimit(Step[GreatWall]):
    """Counted when it is enforced: of two draws in a row (a Horseman's two Rewards) only the first has to discard."""

    seat: int

    def run(self, game: GreatWall) -> None:
        over = game.tactics[self.seat].bit_count() - HAND_LIMIT
        if over > 0:
            game.push(DiscardTactics(self.seat, over))


def discard(game: GreatWall, seat: int, card: int) -> None:
    """From hand to the discard pile."""
    game.tactics = replaced(game.tactics, seat, game.tactics[seat] & ~(1 << card))
    game.tactic_discard += (card,)


def held(mask: int) -> list[int]:
    """The cards of a mask."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


class DiscardTactics(Choice[GreatWall]):
    """Discard n Tactic cards of choice (GW-TACTIC-01)."""

    n: int
    secret = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.tactic_ids
        return [option("discard", ids[card]) for card in held(game.tactics[self.seat])]

    def take(self, game: GreatWall, picked: Option) -> None:
        card = game.book.cards.tactic_ids.index(str(picked.tokens[1]))
        discard(game, self.seat, card)
        game.tell("discard-tactic", seat=self.seat, card=picked.tokens[1])
        if self.n > 1 and game.tactics[self.seat]:
            game.push(DiscardTactics(self.seat, self.n - 1))
