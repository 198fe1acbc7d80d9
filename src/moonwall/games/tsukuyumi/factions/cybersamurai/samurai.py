"""Samurai: declared before the attacker's card; one unit is lost whatever the damage, the others may leave."""

from __future__ import annotations

from moonwall.table import PASS, Choice, Option, Step, option

from ...board import NAMES
from ...position import Tsukuyumi
from ...rules import battle as b
from ...rules.cards import cards_of
from ...rules.damage import fall
from ...rules.movement import begin

SAMURAI_OPTION = option("samurai")


class DeclareSamurai(Choice[Tsukuyumi]):
    """Window A: it must be declared before the card is known (TS-CYBER-19, D-46)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [SAMURAI_OPTION, PASS]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PASS:
            return
        game.battle[b.EVADES] |= 1 << self.seat
        game.tell("samurai", seat=self.seat, space=NAMES[game.battle[b.SPACE]], rule="TS-CYBER-19")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[b.SPACE]]}


def suffer(game: Tsukuyumi, seat: int) -> None:
    """When damage would be assigned: one unit of the owner's choice falls if any came, the others may leave (Q-58)."""
    if game.battle[b.ALLOT + seat]:
        game.then(SamuraiVictim(seat), SamuraiLeave(seat))
    else:
        game.push(SamuraiLeave(seat))


class SamuraiVictim(Choice[Tsukuyumi]):
    """The one unit that is lost."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        hits = cards_of(game.book).hits
        return [hits[k] for k, _ in b.alive(game, self.seat, game.battle[b.SPACE])]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        fall(game, game.battle[b.SPACE], (kind, 1), game.battle[b.ATTACKER], "attack")


class SamuraiLeave(Step[Tsukuyumi]):
    """The others may leave by the usual rules, before counterattacks are chosen."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        space = game.battle[b.SPACE]
        if b.alive(game, self.seat, space):
            begin(game, self.seat, self.seat, 1, scope=space)
