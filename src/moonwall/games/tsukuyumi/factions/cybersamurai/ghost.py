"""Ghost and Espionage: cards the Cybersamurai see that others do not."""

from __future__ import annotations

from moonwall.table import NO, YES, Choice, Option, Step, option
from moonwall.table.position import replaced, without

from ...position import Tsukuyumi
from ...rules.events import draw_deck
from .links import GHOST, HAUNTED, installed, own

DECK, DISCARD = option("draw", "deck"), option("draw", "discard")


def piles(game: Tsukuyumi) -> list[Option]:
    """What Ghost can draw from: the deck, which is the cards nobody was dealt, and the discard pile, which is those
    played in earlier rounds; own discards are in neither (TS-CYBER-23, TS-CYBER-24)."""
    return [offer for offer, cards in ((DECK, game.undealt), (DISCARD, game.used_actions)) if cards]


class GhostOpen(Step[Tsukuyumi]):
    """Before the selection: one more random Action card, if wanted (TS-CYBER-23, TS-SETUP-08)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        own(game)[HAUNTED] = 0
        if installed(game, GHOST) and piles(game):
            game.push(AskGhost(self.seat))


class AskGhost(Choice[Tsukuyumi]):
    """From which pile, or not at all (D-07)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*piles(game), NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NO:
            return
        secret = picked is DECK
        cards = game.undealt if secret else game.used_actions
        place = int(game.chance().random() * len(cards))
        card, rest = cards[place], cards[:place] + cards[place + 1 :]
        if secret:
            game.undealt = rest
        else:
            game.used_actions = rest
        game.hands = replaced(game.hands, self.seat, tuple(sorted([*game.hands[self.seat], card])))
        game.known = replaced(game.known, self.seat, 1 << self.seat)
        own(game)[HAUNTED] = 1
        word = game.book.action_ids[card]
        if secret:
            game.tell_secret("ghost", self.seat, {"card": word}, seat=self.seat, rule="TS-CYBER-23")
        else:  # the discard pile lies face up: everybody sees which one goes
            game.tell("ghost", seat=self.seat, card=word, rule="TS-CYBER-23")


class GhostClose(Step[Tsukuyumi]):
    """Before the rest is passed on: one unused card leaves the game, so the number is normal (TS-CYBER-24)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if own(game)[HAUNTED]:
            own(game)[HAUNTED] = 0
            game.push(DropCard(self.seat))


class DropCard(Choice[Tsukuyumi]):
    """D-09; nobody else learns which."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.action_ids
        return [option("drop", ids[card]) for card in dict.fromkeys(game.hands[self.seat])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        card = game.book.action_index[str(picked.tokens[1])]
        game.hands = replaced(game.hands, self.seat, without(game.hands[self.seat], card))
        game.dropped = (*game.dropped, card)
        game.tell_secret("dropped", self.seat, {"card": str(picked.tokens[1])}, seat=self.seat, rule="TS-CYBER-24")


class AskEspionage(Choice[Tsukuyumi]):
    """After another player has drawn Events: take one from the deck; no right to play it (TS-CYBER-22, D-16)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            draw_deck(game, self.seat)
            for part in game.rules.on_reacted:
                part.reacted(game, self.seat)
