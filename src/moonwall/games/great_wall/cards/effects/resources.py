"""Verbs about Resources: gain, pay, lose, exchange, donate, income, stock."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...names import LOCATIONS, RESOURCES
from ...position import GreatWall
from ...rules import goods
from ...rules.goods import IN_MASK, GainChoice, LoseResources, PayMix, can_mix
from ...rules.production import Donate
from ..book import Act
from ..conditions import place_of
from ..vocabulary import WINDOW_CODES
from .core import Context, amount, verb

MASKS = {"wood": 1, "stone": 2, "gold": 4, "qi": 8, "building": 7, "any": 15, "wood-or-stone": 3}
SWAP = [[option("swap", give, take) for take in RESOURCES] for give in RESOURCES]
SWAP_PICK = {SWAP[a][b]: (a, b) for a in range(4) for b in range(4)}
INCOME = [option("income", place) for place in LOCATIONS[:4]]
STOCK = [option("stock", word) for word in RESOURCES[:3]]
_DONATE = WINDOW_CODES["when-you-donate"]


def kinds(act: Act, window: int, context: Context) -> int:
    """The mask of Resources an act speaks of; "here" is that of the Location (none if it gives none) or the one just
    Donated."""
    if act.of == "here":
        here = context[0] if window == _DONATE else place_of(window, context)
        return 1 << here if here < len(RESOURCES) else 0
    return MASKS[act.of]


def _some(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return amount(game, seat, act, window, context) > 0 and kinds(act, window, context) > 0


@verb("gain", _some)
def gain(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = amount(game, seat, act, window, context)
    mask = kinds(act, window, context)
    if mask & (mask - 1):
        game.push(GainChoice(seat, n, mask, int(act.distinct)))
    else:
        goods.gain(game, seat, mask.bit_length() - 1, n)


def _can_pay(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return can_mix(game, seat, amount(game, seat, act, window, context), kinds(act, window, context))


@verb("pay", _can_pay)
def pay(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = amount(game, seat, act, window, context)
    mask = kinds(act, window, context)
    if mask & (mask - 1):
        game.push(PayMix(seat, n, mask))
    else:
        goods.spend(game, seat, mask.bit_length() - 1, n)


def _owns(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return seat >= 0 and can_mix(game, seat, 1, kinds(act, window, context))


@verb("lose", _owns)
def lose(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(LoseResources(seat, amount(game, seat, act, window, context), kinds(act, window, context)))


@verb("donate", _owns)
def donate(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Donate(seat, amount(game, seat, act, window, context), kinds(act, window, context), int(act.distinct)))


def _owns_any(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return can_mix(game, seat, 1, MASKS["any"])


@verb("exchange", _owns_any)
def exchange(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Exchange(seat, amount(game, seat, act, window, context)))


class Exchange(Choice[GreatWall]):
    """Return up to n own Resources one by one, each for another of the supply."""

    n: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for give in range(4):
            if game.res[self.seat * 4 + give]:
                found += [SWAP[give][take] for take in range(4) if take != give]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        give, take = SWAP_PICK[picked]
        goods.spend(game, self.seat, give, 1)
        goods.gain(game, self.seat, take, 1)
        if self.n > 1:
            game.push(Exchange(self.seat, self.n - 1))


def rival_level(game: GreatWall, seat: int, place: int) -> int:
    """The highest level of another player's Overseer in a Location."""
    return max(game.overseer[place * 4 + other] for other in range(4) if other != seat)


def _rivals(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return any(rival_level(game, seat, place) for place in range(4))


@verb("income", _rivals)
def income(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(RivalIncome(seat, act.max))


class RivalIncome(Choice[GreatWall]):
    """Gain what the highest rival Overseer of a Location gives, up to a maximum; the rival loses nothing."""

    most: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.most}

    def options(self, game: GreatWall) -> list[Option]:
        return [INCOME[place] for place in range(4) if rival_level(game, self.seat, place)]

    def take(self, game: GreatWall, picked: Option) -> None:
        place = INCOME.index(picked)
        goods.gain(game, self.seat, place, min(self.most, rival_level(game, self.seat, place)))


@verb("stock", _some)
def stock(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Stock(seat, amount(game, seat, act, window, context)))


class Stock(Choice[GreatWall]):
    """Put n building resources of the supply in the Warehouse, without Honour."""

    n: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [STOCK[r] for r in IN_MASK[MASKS["building"]]]

    def take(self, game: GreatWall, picked: Option) -> None:
        r = STOCK.index(picked)
        game.warehouse[r] += 1
        game.tell("stock", seat=self.seat, what=RESOURCES[r])
        if self.n > 1:
            game.push(Stock(self.seat, self.n - 1))
