"""The Fireborn's Faction events (TSM-FEVENT-79..86)."""

from __future__ import annotations

from moonwall.table import Choice, Option

from ...board import SPACE
from ...modules.own_events import stays
from ...position import Tsukuyumi
from ...rules.combat import ATTACK, begin_with, targets, usable
from ...vocabulary import Effect, always, declare
from .state import NAME


def waves(game: Tsukuyumi, seat: int) -> list[int]:
    """Where the card Devastation can be played now."""
    card = game.book.card_index["fire-devastation"]
    return [s for s in targets(game, seat) if usable(game, seat, s, card)]


class Wave(Choice[Tsukuyumi]):
    """Where the free Devastation comes: ``attack <space>`` (TSM-FEVENT-79, TSM-FEVENT-80)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [ATTACK[s] for s in waves(game, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        card = game.book.card_index["fire-devastation"]
        begin_with(game, self.seat, SPACE[str(picked.tokens[1])], card)


def can_wave(game: Tsukuyumi, seat: int, effect: Effect) -> bool:
    return not game.battle and bool(waves(game, seat))


def wave(game: Tsukuyumi, seat: int, effect: Effect) -> None:
    game.push(Wave(seat))


OWN = "faction_events"
declare("wave", OWN, can_wave, wave, faction=NAME)
declare("dominant", OWN, always, stays, faction=NAME)
declare("agile", OWN, always, stays, faction=NAME)
declare("food-chain", OWN, always, stays, n=(2, 5), faction=NAME)
declare("crown", OWN, always, stays, faction=NAME)
