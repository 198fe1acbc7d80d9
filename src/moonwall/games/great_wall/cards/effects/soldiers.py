"""Verbs about Soldiers: recruit, muster, attack, shoot, march."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ...names import RESOURCES, SECTIONS, SOLDIERS
from ...position import GreatWall
from ...rules.attack import STRIKE, STRIKE_POST, AttacksDone, AttackWith, ShootWith, attacks_done, strike
from ...rules.goods import Cost
from ...rules.logistics import March
from ...rules.recruit import NO_DISCOUNT, Recruit
from ...rules.recruit import muster as muster_one
from ...rules.wounds import DealWounds, woundable
from ..book import Act
from ..conditions import sections_of
from .core import ALL_TOGETHER, Context, amount, amount_of, verb

EVERYWHERE = 0b111
MUSTER = [
    [[option("muster", SOLDIERS[s], SECTIONS[section], n) for n in range(11)] for section in range(3)] for s in range(3)
]
FIRE = [option("fire", section) for section in SECTIONS]


def _recruit(game: GreatWall, seat: int, act: Act) -> Recruit:
    less = amount_of(game, seat, act.less, 0, ())
    off: Cost = NO_DISCOUNT
    off_any = less
    if act.of:
        wood, stone, gold, qi = (less if act.of == word else 0 for word in RESOURCES)
        off, off_any = (wood, stone, gold, qi), 0
    return Recruit(seat, amount(game, seat, act, 0, ()), act.soldiers, int(act.rest), off_any, off)


def _can_recruit(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return len(_recruit(game, seat, act).options(game)) > 1


@verb("recruit", _can_recruit)
def recruit(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(_recruit(game, seat, act))


def _musterable(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return any(act.soldiers >> s & 1 and game.pool[seat * 3 + s] for s in range(3))


@verb("muster", _musterable)
def muster(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Muster(seat, amount(game, seat, act, window, context), act.soldiers))


class Muster(Choice[GreatWall]):
    """Put up to n non-Shamed Soldiers of the pool into one Resting zone, for free; not a Recruitment."""

    n: int
    types: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for s in range(3):
            if self.types >> s & 1:
                most = min(self.n, game.pool[self.seat * 3 + s])
                found += [MUSTER[s][section][n] for section in game.rules.sections for n in range(1, most + 1)]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        _, soldier, section, n = picked.tokens
        for _ in range(int(n)):
            muster_one(game, self.seat, SOLDIERS.index(str(soldier)), SECTIONS.index(str(section)))


def _attack(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> AttackWith | AttackEverySection:
    if act.where == "each-section":
        return AttackEverySection(seat, EVERYWHERE, 0)
    sections = sections_of(window, context) if act.where == "those-sections" else EVERYWHERE
    n = amount(game, seat, act, window, context)
    return AttackWith(seat, n, act.soldiers, int(act.where == "rest"), sections)


def _can_attack(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    if amount(game, seat, act, window, context) < 1:
        return False
    return len(_attack(game, seat, act, window, context).options(game)) > 1


@verb("attack", _can_attack)
def attack(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(_attack(game, seat, act, window, context))


class AttackEverySection(Choice[GreatWall]):
    """Attack with 1 own Soldier in each Section (GW-EX-05); all of it is one effect."""

    sections: int
    hits: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return AttackWith(self.seat, 1, 0b111, 0, self.sections).options(game)

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            attacks_done(game, self.seat, self.hits)
            return
        kind, place = STRIKE[picked]
        section = place if kind == STRIKE_POST else place // 3
        hits = self.hits if kind == STRIKE_POST else self.hits | 1 << place
        left = self.sections & ~(1 << section)
        game.push(AttackEverySection(self.seat, left, hits) if left else AttacksDone(self.seat, hits))
        strike(game, self.seat, picked, False)


def shooters(game: GreatWall, seat: int) -> list[int]:
    """Sections where an own Archer in a Shooting spot has something to Wound."""
    return [
        section
        for section in range(3)
        if game.spots[section * 4 + seat] and any(woundable(game, section * 3 + row) for row in range(3))
    ]


def _can_shoot(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    if act.who == ALL_TOGETHER and act.where == "section":
        return any(shooters(game, player) for player in game.rules.humans)
    return bool(shooters(game, seat)) and amount(game, seat, act, window, context) > 0


@verb("shoot", _can_shoot)
def shoot(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = amount(game, seat, act, window, context)
    if act.where == "section":
        game.push(Fire(seat, n, act.wound, int(act.who == ALL_TOGETHER)))
    else:
        game.push(ShootWith(seat, n, EVERYWHERE))


class Fire(Choice[GreatWall]):
    """The Section whose Archers shoot; with a Wound more there by the card, if it says so."""

    n: int
    wounds: int
    everybody: int

    def options(self, game: GreatWall) -> list[Option]:
        sections = {section for seat in self.who(game) for section in shooters(game, seat)}
        return [DONE, *(FIRE[section] for section in sorted(sections))]

    def who(self, game: GreatWall) -> list[int]:
        """Whose Archers shoot: one's own, or everybody's in Tea order."""
        return [seat for seat in game.tea if seat in game.rules.humans] if self.everybody else [self.seat]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        section = FIRE.index(picked)
        if self.wounds:
            game.push(WoundAfterwards(self.seat, self.wounds, section))
        for seat in reversed(self.who(game)):
            if game.spots[section * 4 + seat]:
                game.push(ShootWith(seat, self.n, 1 << section))


class WoundAfterwards(Step[GreatWall]):
    seat: int
    n: int
    section: int

    def run(self, game: GreatWall) -> None:
        game.push(DealWounds(self.seat, self.n, 0b111 << self.section * 3, 0))


def _can_march(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return any(
        game.spots[section * 4 + seat] or any(game.rest[(section * 4 + seat) * 3 + s] for s in range(3))
        for section in range(3)
    )


@verb("march", _can_march)
def march(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(March(seat, amount(game, seat, act, window, context), act.attack))
