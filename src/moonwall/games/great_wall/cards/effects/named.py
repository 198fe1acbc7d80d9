"""Cards whose effect is a function of its own: Betrayal, Attack Order, and five of the co-operative game."""

from __future__ import annotations

from collections.abc import Callable

from moonwall.table import DONE, Choice, Option, option

from ...names import ANY_MASK, BUILDING_MASK, SEAT_REFS, SECTIONS
from ...position import GreatWall
from ...rules.attack import AttackAll
from ...rules.autumn import Boxes
from ...rules.building import FromWarehouse
from ...rules.goods import GainChoice, LoseResources, can_mix
from ...rules.honour import gain_honour
from ...rules.hordes import free_slot
from ..book import Act
from ..conditions import on_horde, speaker
from ..modifiers import COVER_NOW
from ..vocabulary import FUNCTIONS
from .core import Context, verb
from .deaths import RescueAnybody, anybodys
from .hordes import exchange_slots, northmost

ALTERNATIVE = option("alternative")
ZONE = [option("zone", section) for section in SECTIONS]
SHARE = [option("share", ref) for ref in SEAT_REFS]
TAKER = [option("taker", ref) for ref in SEAT_REFS]
MOVE_HORDE = [[option("move-horde", source, target) for target in SECTIONS] for source in SECTIONS]
MOST_TO_OWNER = 2
SURELY = 50  # more Vital points than any Horde has


def betrayal(game: GreatWall, seat: int) -> None:
    """Copy another player's Command card on the track, or use the alternative (GW-AMB-19)."""
    game.push(CopyCard(seat))


class CopyCard(Choice[GreatWall]):
    """Which card Betrayal copies; copying a Betrayal would give the alternative, so it is not offered apart."""

    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        cards = game.book.cards
        found = [ALTERNATIVE]
        for owner, card in zip(game.track_seat, game.track_card):
            if owner < 0 or owner == self.seat or owner in game.rules.bystanders:  # never the Reed card (GW-TWO-17)
                continue
            if card != cards.betrayal:  # of Qin's cards the own one of that title (GW-SOLO-26)
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


class ChooseZones(Choice[GreatWall]):
    """Resting zones from which every own Soldier with a legal target must attack."""

    zones: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for section in game.rules.sections:
            if not self.zones >> section & 1 and AttackAll(self.seat, 1 << section).strikes(game):
                found.append(ZONE[section])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            if self.zones:
                game.push(AttackAll(self.seat, self.zones))
            return
        game.push(ChooseZones(self.seat, self.zones | 1 << ZONE.index(picked)))


# --- cards of the co-operative game ---


def wen_tianxiang(game: GreatWall, seat: int, act: Act, context: Context) -> None:
    """X Resources of choice for the table, shared out by the owner, at most 2 to the owner."""
    n = game.support[seat].bit_count()
    if n:
        game.push(ShareOut(seat, n, 0))


class ShareOut(Choice[GreatWall]):
    """Who gains the next Resource."""

    n: int
    own: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [SHARE[other] for other in game.rules.humans if other != self.seat or self.own < MOST_TO_OWNER] + [DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        other = SHARE.index(picked)
        if self.n > 1:
            game.push(ShareOut(self.seat, self.n - 1, self.own + (other == self.seat)))
        game.push(GainChoice(other, 1, ANY_MASK, 0))


def mu_guiying(game: GreatWall, seat: int, act: Act, context: Context) -> None:
    """Up to X dying Soldiers of any players for 1 Qi each, paid by her or by their owners."""
    n = game.support[seat].bit_count()
    if n and anybodys(game):
        game.push(RescueAnybody(seat, n, 1))


def signal_fires(game: GreatWall, seat: int, act: Act, context: Context) -> None:
    """The northmost Horde of one Section goes to another with a free row."""
    game.push(MoveHorde(seat))


class MoveHorde(Choice[GreatWall]):
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for source in game.rules.sections:
            if northmost(game, source) >= 0:
                found += [
                    MOVE_HORDE[source][target]
                    for target in game.rules.sections
                    if target != source and free_slot(game, target) >= 0
                ]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        source, target = (SECTIONS.index(str(word)) for word in picked.tokens[1:])
        exchange_slots(game, northmost(game, source), free_slot(game, target))


def trophy_rights(game: GreatWall, seat: int, act: Act, context: Context) -> None:
    """The owner names the taker among the players with a Soldier on the Horde."""
    game.push(NameTaker(seat, context[0], act.honour))


class NameTaker(Choice[GreatWall]):
    """Who takes the Horde: nobody can count more points than the named player."""

    slot: int
    honour: int

    def options(self, game: GreatWall) -> list[Option]:
        here = on_horde(game, self.slot)
        return [TAKER[seat] for seat in game.rules.humans if here >> seat & 1] + [DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        seat = TAKER.index(picked)
        game.mods[COVER_NOW + seat] += SURELY
        gain_honour(game, seat, self.honour)


def bandits(game: GreatWall, seat: int, act: Act, context: Context) -> None:
    """The Warehouse loses half, rounded up; if it was empty each player loses 1 building resource."""
    stored = sum(game.warehouse)
    if stored:
        game.push(FromWarehouse(speaker(game), (stored + 1) // 2, 0))
        return
    for player in reversed(game.tea):
        if player in game.rules.humans and can_mix(game, player, 1, BUILDING_MASK):
            game.push(LoseResources(player, 1, BUILDING_MASK))


Named = Callable[[GreatWall, int, Act, Context], None]
NAMED: dict[str, Named] = {
    "betrayal": lambda game, seat, act, context: betrayal(game, seat),
    "attack-order": lambda game, seat, act, context: attack_order(game, seat),
    "wen-tianxiang": wen_tianxiang,
    "mu-guiying": mu_guiying,
    "signal-fires": signal_fires,
    "trophy-rights": trophy_rights,
    "bandits-in-the-stores": bandits,
}


assert set(NAMED) == set(FUNCTIONS)


def _can(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    """Named effects that need something to act on."""
    if act.what == "wen-tianxiang":
        return game.support[seat] > 0
    if act.what == "mu-guiying":
        return game.support[seat] > 0 and bool(anybodys(game))
    if act.what == "signal-fires":
        return len(MoveHorde(seat).options(game)) > 1
    if act.what == "trophy-rights":
        return on_horde(game, context[0]) > 0
    return True


@verb("function", _can)
def function(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    NAMED[act.what](game, seat, act, context)
