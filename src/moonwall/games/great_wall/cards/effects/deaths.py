"""Verbs about Soldiers who would die: rescue, spare (GW-AMB-37: after the victims are named, before Rescue is paid)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import without

from ...names import QI, SEAT_REFS, SECTIONS, SLOTS, SOLDIERS
from ...position import GreatWall
from ...rules.goods import spend
from ...rules.honour import gain_honour
from ...rules.killing import ON_WALL, RESCUE_OFF, RESCUE_ON, owner, section_of, soldier
from ...rules.killing import rescue as save
from ..book import Act
from .core import ANY_PLAYER, Context, amount, verb

ALL = 99
SPARE = [[option("spare", slot, who) for who in SOLDIERS] for slot in SLOTS]
SPARE_ALL = [option("spare", slot) for slot in SLOTS]


def own_victims(game: GreatWall, seat: int) -> list[int]:
    """A seat's Soldiers who would die now."""
    return [victim for victim in game.victims if owner(game, victim) == seat]


def _can_rescue(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    if amount(game, seat, act, window, context) < 1 or game.res[seat * 4 + QI] < act.price:
        return False
    return bool(anybodys(game) if act.who == ANY_PLAYER else own_victims(game, seat))


@verb("rescue", _can_rescue)
def rescue(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """Rescue at a price of the card's own, which takes no further discount."""
    n = amount(game, seat, act, window, context)
    if act.who == ANY_PLAYER:
        game.push(RescueAnybody(seat, n, act.price))
        return
    if n == ALL:
        for victim in own_victims(game, seat):  # GW-EX-13: Archers too
            save(game, victim)
        return
    game.push(RescueByCard(seat, n, act.price, act.honour))


class RescueByCard(Choice[GreatWall]):
    """Up to n own victims, each for a fixed price, with Honour for each if the card says so."""

    n: int
    price: int
    honour: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n, "price": self.price}

    def found(self, game: GreatWall) -> dict[Option, int]:
        ways: dict[Option, int] = {}
        if game.res[self.seat * 4 + QI] >= self.price:
            for victim in own_victims(game, self.seat):
                row = RESCUE_ON[victim // 12] if victim < ON_WALL else RESCUE_OFF[section_of(victim)]
                ways.setdefault(row[soldier(game, victim)], victim)
        return ways

    def options(self, game: GreatWall) -> list[Option]:
        return [*self.found(game), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        victim = self.found(game)[picked]
        spend(game, self.seat, QI, self.price)
        save(game, victim)
        gain_honour(game, self.seat, self.honour)
        if self.n > 1 and own_victims(game, self.seat):
            game.push(RescueByCard(self.seat, self.n - 1, self.price, self.honour))


def anybodys(game: GreatWall) -> list[int]:
    """Victims of all players."""
    return [victim for victim in game.victims if owner(game, victim) in game.rules.humans]


class RescueAnybody(Choice[GreatWall]):
    """Up to n victims of any players; a price may be paid by the card's owner or by the Soldier's."""

    n: int
    price: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n, "price": self.price}

    def found(self, game: GreatWall) -> dict[Option, tuple[int, int]]:
        """By place, kind, owner and payer: the victim and who pays."""
        ways: dict[Option, tuple[int, int]] = {}
        for victim in anybodys(game):
            whose = owner(game, victim)
            where = SLOTS[victim // 12] if victim < ON_WALL else SECTIONS[section_of(victim)]
            who = SOLDIERS[soldier(game, victim)]
            for payer in dict.fromkeys((self.seat, whose)) if self.price else (self.seat,):
                if game.res[payer * 4 + QI] >= self.price:
                    way = option("rescue", where, who, SEAT_REFS[whose], SEAT_REFS[payer])
                    ways.setdefault(way, (victim, payer))
        return ways

    def options(self, game: GreatWall) -> list[Option]:
        return [*self.found(game), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        victim, payer = self.found(game)[picked]
        spend(game, payer, QI, self.price)
        save(game, victim)
        if self.n > 1 and anybodys(game):
            game.push(RescueAnybody(self.seat, self.n - 1, self.price))


def on_cards(game: GreatWall, seat: int) -> list[int]:
    """Own victims who stand on Horde cards."""
    return [victim for victim in own_victims(game, seat) if victim < ON_WALL]


def _can_spare(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return bool(on_cards(game, seat))


@verb("spare", _can_spare)
def spare(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Spare(seat, amount(game, seat, act, window, context), -1))


class Spare(Choice[GreatWall]):
    """So many own Soldiers on one Horde card are no victims after all; they stay where they are."""

    n: int
    slot: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def found(self, game: GreatWall) -> dict[Option, list[int]]:
        ways: dict[Option, list[int]] = {}
        for victim in on_cards(game, self.seat):
            slot = victim // 12
            if self.slot in (-1, slot):
                way = SPARE_ALL[slot] if self.n == ALL else SPARE[slot][soldier(game, victim)]
                ways.setdefault(way, []).append(victim)
        return ways

    def options(self, game: GreatWall) -> list[Option]:
        return [*self.found(game), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        victims = self.found(game)[picked]
        slot = victims[0] // 12
        for victim in victims if self.n == ALL else victims[:1]:
            game.victims = without(game.victims, victim)
        game.tell("spared", seat=self.seat, horde=SLOTS[slot])
        if 1 < self.n < ALL and any(victim // 12 == slot for victim in on_cards(game, self.seat)):
            game.push(Spare(self.seat, self.n - 1, slot))
