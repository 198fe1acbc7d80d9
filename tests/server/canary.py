"""Canary: a guest whose every secret is a word of its own, so that one leaked byte can be seen.

Each seat holds six secret words. All secretly keep one of theirs back (together), then in turn each seat discards one,
openly or in secret, until two are left. What was discarded openly may be known; nothing else ever.
"""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall import table
from moonwall.table import Choice, GameType, Mode, Option, Position, Setup, Step, option, together


def word(number: int) -> str:
    return f"canary-{number * 7919 % 99991:05d}"


class Canary(Position):
    __slots__ = ("hands", "kept", "shown")

    def clone(self) -> Canary:
        new = self.clone_base(Canary.__new__(Canary))
        new.hands = [h[:] for h in self.hands]
        new.kept = self.kept[:]
        new.shown = self.shown[:]
        return new

    def encode(self) -> dict[str, Any]:
        return self.encode_base() | {"hands": [h[:] for h in self.hands], "kept": self.kept[:], "shown": self.shown[:]}

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "hands": [[word(c) for c in h] if i == seat else len(h) for i, h in enumerate(self.hands)],
            "kept": [word(c) if c and i == seat else bool(c) for i, c in enumerate(self.kept)],
            "shown": [word(c) for c in self.shown],
        }

    def scores(self) -> list[int]:
        return [len(h) for h in self.hands]

    def redeal(self, seat: int, chance: Random) -> None:
        hidden = sorted(c for i, h in enumerate(self.hands) if i != seat for c in h)
        chance.shuffle(hidden)
        self.hands = [h if i == seat else [hidden.pop() for _ in h] for i, h in enumerate(self.hands)]


class Keep(Choice):
    __slots__ = ()

    def options(self, game: Canary) -> list[Option]:
        return [option("keep", word(c)) for c in game.hands[self.seat]]

    def take(self, game: Canary, picked: Option) -> None:
        card = next(c for c in game.hands[self.seat] if word(c) == picked.tokens[1])
        game.hands[self.seat].remove(card)
        game.kept[self.seat] = card
        game.tell_secret("kept", self.seat, {"card": word(card)}, seat=self.seat)


class Discard(Choice):
    __slots__ = ()
    secret = True

    def options(self, game: Canary) -> list[Option]:
        return [option(how, word(c)) for c in game.hands[self.seat] for how in ("show", "hide")]

    def take(self, game: Canary, picked: Option) -> None:
        card = next(c for c in game.hands[self.seat] if word(c) == picked.tokens[1])
        game.hands[self.seat].remove(card)
        if picked.verb == "show":
            game.shown.append(card)
            game.reveal()
            game.tell("showed", seat=self.seat, card=word(card))
        else:
            game.tell_secret("hid", self.seat, {"card": word(card)}, seat=self.seat)


class Turn(Step):
    __slots__ = ()

    def run(self, game: Canary) -> None:
        seats = [s.index for s in game.seats if len(game.hands[s.index]) > 1]
        if seats:
            game.then(*[Discard(s) for s in seats], Turn())
        else:
            game.outcome = table.ranked(game.scores(), list(range(len(game.seats))), "rounds")


class CanaryGame(GameType):
    name = "canary"
    prefix = "canary"
    modes = (Mode("standard", (2, 3)),)

    def setup(self, setup: Setup) -> Canary:
        game = Canary(setup.seats, setup.seed)
        cards = list(range(1, 6 * len(setup.seats) + 1))
        game.shuffle(cards)
        game.hands = [cards[i * 6 : i * 6 + 6] for i in range(len(setup.seats))]
        game.kept = [0] * len(setup.seats)
        game.shown = []
        game.then(together([Keep(s.index) for s in setup.seats]), Turn())
        for seat in setup.seats:
            game.tell("dealt", (seat.index,), seat=seat.index, cards=tuple(word(c) for c in game.hands[seat.index]))
        return game

    def decode(self, setup: Setup, doc: dict[str, Any]) -> Canary:
        game = Canary(setup.seats, setup.seed)
        game.decode_base(doc)
        game.hands = [h[:] for h in doc["hands"]]
        game.kept = doc["kept"][:]
        game.shown = doc["shown"][:]
        return game


CANARY = CanaryGame()
table.register(CANARY)
