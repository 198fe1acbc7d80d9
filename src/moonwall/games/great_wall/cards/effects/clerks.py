"""Verbs about Clerks, hires and Locations: move-clerks, hire, activate, count-clerks, cheaper-recruitment, upgrade."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...names import LOCATIONS, PLACES, TEA_HOUSE
from ...position import GreatWall
from ...rules.activation import Activate, advances
from ...rules.clerks import MoveClerks
from ...rules.embassy import Hire
from ...rules.overseers import Upgrade
from ..book import Act
from ..conditions import place_of
from ..modifiers import CLERKS_NOW, RECRUIT_NOW
from .core import Context, amount, amount_of, verb

ACTIVATE = [option("activate", place) for place in LOCATIONS]
HIRES = {"clerk": 1, "advisor": 2, "either": 3}


def _has_clerks(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return game.clerk_pool[seat] > 0 or len(MoveClerks(seat, 1).options(game)) > 1


@verb("move-clerks", _has_clerks)
def move_clerks(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    n = amount(game, seat, act, window, context)
    if n > 0:
        game.push(MoveClerks(seat, n, int(act.distinct)))


def _hire(game: GreatWall, seat: int, act: Act) -> Hire:
    return Hire(seat, HIRES[act.what], amount_of(game, seat, act.less, 0, ()), 1)


def _can_hire(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return len(_hire(game, seat, act).options(game)) > 1


@verb("hire", _can_hire)
def hire(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(_hire(game, seat, act))


def _activate(seat: int, act: Act) -> AdvancedActivation:
    return AdvancedActivation(seat, int(act.where == "regular"), act.clerks)


def _can_activate(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return len(_activate(seat, act).options(game)) > 1


@verb("activate", _can_activate)
def activate(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(_activate(seat, act))


class AdvancedActivation(Choice[GreatWall]):
    """Advanced Activation of one Location (GW-LOC-15..17), of the Regular ones only or with enough own Clerks there.
    Where nothing would happen it is not listed."""

    regular: int
    clerks: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for place in PLACES:
            if self.regular and not game.book.regular[place]:
                continue
            if game.clerks[place * 4 + self.seat] >= self.clerks and advances(game, place):
                found.append(ACTIVATE[place])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is not DONE:
            game.push(Activate(ACTIVATE.index(picked), 1))


def _counts_more(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    place = place_of(window, context)
    if place == TEA_HOUSE:  # there the number of Clerks means nothing (GW-TEAHOUSE-01)
        return False
    now = max(game.clerks[place * 4 + seat], game.mods[CLERKS_NOW + seat])
    return amount(game, seat, act, window, context) > now


@verb("count-clerks", _counts_more)
def count_clerks(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.mods[CLERKS_NOW + seat] = n = amount(game, seat, act, window, context)
    game.tell("count-clerks", seat=seat, n=n)


@verb("cheaper-recruitment")
def cheaper_recruitment(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.mods[RECRUIT_NOW + seat] += amount(game, seat, act, window, context)


def _upgrade(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> Upgrade:
    if act.where == "here":
        places = 1 << place_of(window, context)
    else:
        places = 1 << LOCATIONS.index(act.where) if act.where in LOCATIONS else 0b1111
    n = amount(game, seat, act, window, context)
    return Upgrade(seat, places, amount_of(game, seat, act.less, window, context), n)


def _can_upgrade(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return len(_upgrade(game, seat, act, window, context).options(game)) > 1


@verb("upgrade", _can_upgrade)
def upgrade(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(_upgrade(game, seat, act, window, context))
