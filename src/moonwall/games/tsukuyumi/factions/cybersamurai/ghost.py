"""Ghost and Espionage: cards the Cybersamurai see that others do not."""

from __future__ import annotations

from moonwall.table import NO, YES, Choice, Option, Step, option

from ...position import Tsukuyumi
from ...rules.links import GHOST, HAUNTED, installed


def pool(game: Tsukuyumi) -> list[int]:
    """Undealt and used Action cards in one pool, without own discards (Q-49)."""
    return sorted(game.undealt + game.used_actions)


class GhostOpen(Step[Tsukuyumi]):
    """Before the selection: one more random Action card, if wanted (TS-CYBER-23, TS-SETUP-08)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        game.cyber[HAUNTED] = 0
        if installed(game, GHOST) and pool(game):
            game.push(AskGhost(self.seat))


class AskGhost(Choice[Tsukuyumi]):
    """D-07."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NO:
            return
        cards = pool(game)
        card = cards[int(game.chance().random() * len(cards))]
        secret = card in game.undealt
        (game.undealt if secret else game.used_actions).remove(card)
        game.hands[self.seat] = sorted([*game.hands[self.seat], card])
        game.known[self.seat] = 1 << self.seat
        game.cyber[HAUNTED] = 1
        word = game.book.action_ids[card]
        if secret:
            game.tell_secret("ghost", self.seat, {"card": word}, seat=self.seat, rule="TS-CYBER-23")
        else:  # used cards lie face up: everybody sees which one goes
            game.tell("ghost", seat=self.seat, card=word, rule="TS-CYBER-23")


class GhostClose(Step[Tsukuyumi]):
    """Before the rest is passed on: one unused card leaves the game, so the number is normal (TS-CYBER-24)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if game.cyber[HAUNTED]:
            game.cyber[HAUNTED] = 0
            game.push(DropCard(self.seat))


class DropCard(Choice[Tsukuyumi]):
    """D-09; nobody else learns which."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.action_ids
        return [option("drop", ids[card]) for card in game.hands[self.seat]]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        card = game.book.action_index[str(picked.tokens[1])]
        game.hands[self.seat].remove(card)
        game.dropped.append(card)
        game.tell_secret("dropped", self.seat, {"card": str(picked.tokens[1])}, seat=self.seat, rule="TS-CYBER-24")


class AskEspionage(Choice[Tsukuyumi]):
    """After another player has drawn Events: take one from the deck; no right to play it (TS-CYBER-22, D-16)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            from ...rules.events import draw_deck

            draw_deck(game, self.seat)
