"""Attacks at a distance: Missiles and Snipe (TSM-KAMPF-06, TSM-KAMPF-07), and what spoils them."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ...board import NAMES, within
from ...board import SPACE as SPACE_OF
from ...position import HOMEZONE, ONI, Tsukuyumi
from ...rules.battle import ATTACKER, CARD, PARTS, SPACE, alive, new_battle
from ...rules.cards import DAMAGE
from ...rules.combat import AFTERMATH, BEFORE_ATTACK, COUNTERS, FINISH, SHIELD, SUFFER, declarations, has_enemy
from ...rules.damage import deal_attack, split
from ...values import present, shielded, suppressed
from ...vocabulary import Effect, declare
from .state import BROKEN, KEPT, READY, bit, is_sealed, own, row

MISSILE = [[option("missile", name, n) for n in range(6)] for name in NAMES]


def open_areas(game: Tsukuyumi, seat: int, spotters: list[int], reach: int) -> list[int]:
    """Areas with enemies within reach of one of these spaces, counted in spaces of the grid, through anything
    (TSF-GEN-05); never a Homezone."""
    seen = 0
    for space in spotters:
        seen |= within(space, reach)
    ground = game.ground
    return [s for s in game.areas if seen >> s & 1 and ground[s] != HOMEZONE and has_enemy(game, seat, s)]


# --- Missiles -------------------------------------------------------------------------------------------------


def missile_targets(game: Tsukuyumi, seat: int) -> list[int]:
    """Any own unit spots, but one under a Rocket Attack (TSF-KG-04)."""
    spotters = [s for s in game.spaces_of(seat) if not suppressed(game, seat, s) and not shielded(game, seat, s)]
    return [s for s in open_areas(game, seat, spotters, row(game).missile_reach) if not shielded(game, seat, s)]


class FireControl(Choice[Tsukuyumi]):
    """The Faction effect: ``missile <space> <n>``, so many together at one area, or ``done`` (TSF-KG-04)."""

    left: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        most = min(self.left, own(game)[READY])
        spaces = missile_targets(game, self.seat)
        return [MISSILE[s][n] for s in spaces for n in range(1, most + 1)] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        seat, space, n = self.seat, SPACE_OF[str(picked.tokens[1])], int(picked.tokens[2])
        own(game)[READY] -= n
        amount = n * game.book.markers["missile"].value
        game.tell("missiles-fired", seat=seat, n=n, damage=amount, space=NAMES[space], rule="TSM-KAMPF-07")
        if self.left > n and own(game)[READY]:
            game.push(MoreMissiles(self.left - n, seat))
        for part in game.rules.on_shot:
            part.shot(game, seat, space)
        sides = [s for s in (*game.order, ONI) if present(game, s, space)]
        enemies = tuple(s for s in sides if not game.rules.friends[seat] >> s & 1)
        split(game, seat, space, 2 * amount, enemies, seat, "missile")

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": min(self.left, own(game)[READY])}


class MoreMissiles(Step[Tsukuyumi]):
    """Another one, if anything is left to aim at."""

    left: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if missile_targets(game, self.seat):
            game.push(FireControl(self.seat, self.left))


# --- Snipe ----------------------------------------------------------------------------------------------------


def sniper(game: Tsukuyumi, seat: int, space: int) -> int:
    """The kind that shoots from this space; -1: nobody does."""
    units, ids = game.book.content["units"], game.book.kind_ids
    if suppressed(game, seat, space):
        return -1
    return next((k for k, _ in alive(game, seat, space) if units[ids[k]].snipes), -1)


def snipe_targets(game: Tsukuyumi, seat: int, space: int, reach: int) -> list[int]:
    """Other areas with enemies, past Blocks (TSF-KG-07)."""
    return [s for s in open_areas(game, seat, [space], reach) if s != space]


class Snipe(Choice[Tsukuyumi]):
    """At whom: ``snipe <space>``. From there on the battle is that of the target area, in which nobody of the
    Kampfgruppe takes part."""

    card: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        reach = game.book.cards[self.card].reach
        return [option("snipe", NAMES[s]) for s in snipe_targets(game, self.seat, self.space, reach)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        seat, target = self.seat, SPACE_OF[str(picked.tokens[1])]
        sides = [s for s in (*range(game.rules.seats), ONI) if present(game, s, target)]
        defenders = sum(1 << s for s in sides if not game.rules.friends[seat] >> s & 1)
        amount = game.book.dmg[sniper(game, seat, self.space)]
        game.fallen = [0] * game.kinds  # who hid before the card was known has nothing to do with the target
        game.battle = new_battle(target, seat, seat, defenders)
        game.battle[CARD] = self.card
        game.battle[PARTS] = DAMAGE
        game.tell("sniped", seat=seat, space=NAMES[target], n=amount, rule="TSM-KAMPF-06")
        game.then(
            *declarations(game), BEFORE_ATTACK, FarShot(amount), SHIELD, SUFFER, COUNTERS, AFTERMATH, FINISH
        )  # fmt: skip

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


class FarShot(Step[Tsukuyumi]):
    """The damage of the Freischütz alone."""

    amount: int

    def run(self, game: Tsukuyumi) -> None:
        deal_attack(game, 2 * self.amount)


# --- counterattacks -------------------------------------------------------------------------------------------


def can_jam(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return own(game)[READY] > 0


def jam(game: Tsukuyumi, side: int, effect: Effect) -> None:
    own(game)[READY] -= 1
    game.tell("jammed", seat=game.battle[ATTACKER])


def breakable(game: Tsukuyumi) -> list[int]:
    """Attacking kinds whose seal still holds; none once they are sealed for good (TSM-FEVENT-54)."""
    if own(game)[KEPT]:
        return []
    return [k for k, _ in alive(game, game.battle[ATTACKER], game.battle[SPACE]) if is_sealed(game, k)]


def can_breach(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(breakable(game))


def breach(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """All of them lose their immunity until they leave the board (TSM-KAMPF-03, TSM-KAMPF-05)."""
    for kind in breakable(game):
        own(game)[BROKEN] |= bit(game, kind)
        game.tell("breached", unit=game.book.kind_ids[kind], rule="TSM-KAMPF-03")


declare("jam", "counterattacks", can_jam, jam)
declare("breach", "counterattacks", can_breach, breach)
