"""Verbs about Tactic and Command cards in hand: draw, discard, recall."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ...position import GreatWall
from ...rules import tactics
from ..book import Act
from .core import Context, amount, verb


def _can_draw(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return amount(game, seat, act, window, context) > 0 and bool(game.tactic_deck or game.tactic_discard)


@verb("draw", _can_draw)
def draw(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    tactics.draw(game, seat, amount(game, seat, act, window, context))


def _can_discard(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return game.tactics[seat].bit_count() >= amount(game, seat, act, window, context) > 0


@verb("discard", _can_discard)
def discard(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(tactics.DiscardTactics(seat, amount(game, seat, act, window, context)))


def recallable(game: GreatWall, seat: int) -> list[int]:
    """Own Command cards in the discard pile; Betrayal stays there (GW-SUMMER-08)."""
    pile = game.command_discard[seat] & ~(1 << game.book.cards.betrayal)
    return tactics.held(pile)


def _can_recall(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return bool(recallable(game, seat))


@verb("recall", _can_recall)
def recall(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Recall(seat, amount(game, seat, act, window, context)))


class Recall(Choice[GreatWall]):
    """Take up to n own Command cards from the discard pile to hand."""

    n: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.command_ids
        return [*(option("recall", ids[card]) for card in recallable(game, self.seat)), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        bit = 1 << game.book.cards.command_ids.index(str(picked.tokens[1]))
        game.command_discard = replaced(game.command_discard, self.seat, game.command_discard[self.seat] & ~bit)
        game.command_hand = replaced(game.command_hand, self.seat, game.command_hand[self.seat] | bit)
        game.tell("recalled", seat=self.seat, card=picked.tokens[1])
        if self.n > 1 and recallable(game, self.seat):
            game.push(Recall(self.seat, self.n - 1))
