"""Goose chase: a tiny guest with hidden cards, shuffles and simultaneous secret choices.

Every seat holds three of twelve cards (1 to 12). Each round all secretly lay one card; the highest takes 1 point for
each card laid, equal never happens. Then each seat, in order, may swap one hand card with the deck's top. Three rounds.
"""

from __future__ import annotations

from random import Random
from typing import Any, Self

from moonwall import table
from moonwall.table import (
    PASS,
    Choice,
    GameType,
    Mode,
    Option,
    OptionSpec,
    Position,
    Setup,
    Step,
    option,
    together,
)
from moonwall.table.position import shuffle


class Goose(Position):
    __slots__ = ("deck", "hands", "laid", "points", "round", "rounds")

    def clone(self) -> Self:
        new = self.clone_base(type(self).__new__(type(self)))
        new.deck = self.deck[:]
        new.hands = [h[:] for h in self.hands]
        new.laid = self.laid[:]
        new.points = self.points[:]
        new.round = self.round
        new.rounds = self.rounds
        return new

    def encode(self) -> dict[str, Any]:
        return self.encode_base() | {
            "deck": self.deck[:],
            "hands": [h[:] for h in self.hands],
            "laid": self.laid[:],
            "points": self.points[:],
            "round": self.round,
            "rounds": self.rounds,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "deck": len(self.deck),
            "hands": [h[:] if i == seat else len(h) for i, h in enumerate(self.hands)],
            "laid": self.laid[:],
            "points": self.points[:],
            "round": self.round,
        }

    def scores(self) -> list[int]:
        return self.points[:]

    def redeal(self, seat: int, chance: Random) -> None:
        hidden = sorted(self.deck + [c for i, h in enumerate(self.hands) if i != seat for c in h])
        shuffle(chance, hidden)
        for i, hand in enumerate(self.hands):
            if i != seat:
                self.hands[i] = sorted(hidden.pop() for _ in hand)
        self.deck = hidden


class Lay(Choice):
    def options(self, game: Goose) -> list[Option]:
        return [option("lay", card) for card in game.hands[self.seat]]

    def take(self, game: Goose, option: Option) -> None:
        card = int(option.tokens[1])
        game.hands[self.seat].remove(card)
        game.laid[self.seat] = card
        game.tell("laid", seat=self.seat, card=card)


class Swap(Choice):
    def options(self, game: Goose) -> list[Option]:
        return [PASS] + [option("swap", card) for card in game.hands[self.seat] if game.deck]

    def take(self, game: Goose, picked: Option) -> None:
        if picked is PASS:
            return
        card = int(picked.tokens[1])
        game.reveal()
        new = game.deck.pop()
        game.hands[self.seat].remove(card)
        game.hands[self.seat].append(new)
        game.hands[self.seat].sort()
        game.deck.insert(0, card)
        game.tell_secret("swapped", self.seat, {"gave": card, "got": new}, seat=self.seat)


class Round(Step):
    def run(self, game: Goose) -> None:
        game.round += 1
        seats = range(len(game.seats))
        game.laid = [0] * len(game.seats)
        game.then(together([Lay(s) for s in seats]), Count(), *[Swap(s) for s in seats], Close())


class Count(Step):
    def run(self, game: Goose) -> None:
        winner = game.laid.index(max(game.laid))
        game.points[winner] += len(game.laid)
        game.tell("took", seat=winner, n=len(game.laid))


class Close(Step):
    def run(self, game: Goose) -> None:
        if game.round == game.rounds:
            game.outcome = table.ranked(game.points, list(range(len(game.seats))), "rounds")
        else:
            game.push(Round())


class GooseChase(GameType):
    name = "goose"
    prefix = "goose"
    modes = (Mode("standard", (2, 3)),)
    options = (OptionSpec("rounds", 3, low=1, high=3),)
    catalogues = "tests.guests"

    def setup(self, setup: Setup) -> Goose:
        game = self._empty(setup)
        game.shuffle(game.deck)
        game.hands = [sorted(game.deck.pop() for _ in range(3)) for _ in setup.seats]
        game.push(Round())
        return game

    def _empty(self, setup: Setup) -> Goose:
        game = Goose(setup.seats, setup.seed)
        game.deck = list(range(1, 13))
        game.hands = []
        game.laid = [0] * len(setup.seats)
        game.points = [0] * len(setup.seats)
        game.round = 0
        game.rounds = setup.options["rounds"]  # type: ignore[assignment]
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Goose:
        game = Goose(setup.seats, setup.seed)
        game.decode_base(doc)
        for field in Goose.__slots__:
            setattr(game, field, doc[field])
        game.hands = [h[:] for h in game.hands]
        return game

    def compose(self, setup: Setup, doc: dict[str, Any]) -> Goose:
        game = self._empty(setup)
        hands = doc.get("hands")
        if not isinstance(hands, list) or len(hands) != len(setup.seats):
            raise table.ComposeError(f"field 'hands' must list {len(setup.seats)} hands, not {hands!r}")
        game.hands = [sorted(h) for h in hands]
        game.deck = [c for c in game.deck if all(c not in h for h in hands)]
        game.push(Round())
        return game


GOOSE = GooseChase()
table.register(GOOSE)
