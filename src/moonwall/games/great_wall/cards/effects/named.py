"""Cards whose effect is a function of its own: Betrayal, Attack Order."""

from __future__ import annotations

from collections.abc import Callable

from moonwall.table import DONE, Choice, Option, option

from ...names import SEAT_REFS, SECTIONS
from ...position import GreatWall
from ...rules.attack import AttackAll
from ...rules.autumn import Boxes
from ..book import Act
from .core import Context, verb

ALTERNATIVE = option("alternative")
ZONE = [option("zone", section) for section in SECTIONS]


def betrayal(game: GreatWall, seat: int) -> None:
    """Copy another player's Command card on the track, or use the alternative (GW-AMB-19)."""
    game.push(CopyCard(seat))


class CopyCard(Choice):
    """Which card Betrayal copies; copying a Betrayal would give the alternative, so it is not offered apart."""

    __slots__ = ()
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        cards = game.book.cards
        found = [ALTERNATIVE]
        for owner, card in zip(game.track_seat, game.track_card):
            if owner >= 0 and owner != self.seat and owner in game.terms.humans and card != cards.betrayal:
                found.append(option("copy", SEAT_REFS[owner], cards.command_ids[card]))
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        cards = game.book.cards
        if picked is ALTERNATIVE:
            game.push(Boxes(self.seat, cards.betrayal_alternative, 0))
            return
        title = str(picked.tokens[2])
        game.tell("copied", seat=self.seat, card=title)
        game.push(Boxes(self.seat, cards.command_ids.index(title), 0))


def attack_order(game: GreatWall, seat: int) -> None:
    """Choose any number of Resting zones; all own Soldiers there attack."""
    game.push(ChooseZones(seat, 0))


class ChooseZones(Choice):
    """Resting zones from which every own Soldier with a legal target must attack."""

    __slots__ = ("zones",)
    silent = True

    def __init__(self, seat: int, zones: int) -> None:
        self.seat = seat
        self.zones = zones

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for section in game.terms.sections:
            if not self.zones >> section & 1 and AttackAll(self.seat, 1 << section).strikes(game):
                found.append(ZONE[section])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            if self.zones:
                game.push(AttackAll(self.seat, self.zones))
            return
        game.push(ChooseZones(self.seat, self.zones | 1 << ZONE.index(picked)))


NAMED: dict[str, Callable[[GreatWall, int], None]] = {"betrayal": betrayal, "attack-order": attack_order}


@verb("function")
def function(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    NAMED[act.what](game, seat)
