"""Verbs about the Wall: build, barricade, defence, cover-bonus, forgive."""

from __future__ import annotations

from moonwall.table import Step

from ...names import BARRICADE_SPACES
from ...position import GreatWall
from ...rules import breach
from ...rules.building import Build, FreeBarricade
from ..book import Act
from ..conditions import section_of
from ..modifiers import ACTIVATION, COVER_NOW, DEFENCE_NOW, FORGIVE_NOW, end
from ..vocabulary import WINDOW_CODES
from .core import Context, amount, amount_of, verb

BUILDS = {"barricade": 1, "wall": 2, "either": 3}
_BREACH = WINDOW_CODES["on-breach"]
_REQUESTS = WINDOW_CODES["request-step"]


def _build(game: GreatWall, seat: int, act: Act) -> Build:
    return Build(seat, BUILDS[act.what], amount_of(game, seat, act.less, 0, ()), 1)


def _can_build(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return len(_build(game, seat, act).options(game)) > 1


@verb("build", _can_build)
def build(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """One Builders' action at a discount; the Warehouse pays first and the Honour is full (GW-AMB-13)."""
    game.push(BuildOver())
    game.push(_build(game, seat, act))


class BuildOver(Step[GreatWall]):
    """Discounts and limits that count by Activation count a building effect of a card by itself."""

    def run(self, game: GreatWall) -> None:
        end(game, ACTIVATION)
        for slot in game.book.cards.reset_slots["activation"]:
            game.used[slot] = 0


def sections_with_room(game: GreatWall, act: Act) -> int:
    """Sections with a vacant Barricade space; "threatened" ones hold a Horde."""
    mask = 0
    for section in game.rules.sections:
        threatened = game.hordes[section * 3] >= 0 or act.where != "threatened"
        if threatened and game.barricades[section] < BARRICADE_SPACES:
            mask |= 1 << section
    return mask


def _can_place(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return sections_with_room(game, act) > 0


@verb("barricade", _can_place)
def barricade(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    for _ in range(amount(game, seat, act, window, context)):
        game.push(FreeBarricade(seat, sections_with_room(game, act), int(not act.plain)))


@verb("defence")
def defence(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """More Defence for the Section until its Assault is over."""
    section = section_of(window, context)
    game.mods[DEFENCE_NOW + section] += amount(game, seat, act, window, context)


@verb("cover-bonus")
def cover_bonus(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """More Vital points counted when the taker of this Horde is found (GW-HORDE-07)."""
    game.mods[COVER_NOW + seat] += amount(game, seat, act, window, context)


def shame_due(game: GreatWall, seat: int, window: int, context: Context) -> int:
    """How many tokens the seat would still receive: by a Breach (GW-BREACH-02), for open Requests (GW-COOP-15), or one
    for a Clerk alone."""
    if window == _BREACH:
        due = breach.shame_due(game, context[0]).get(seat, 0)
    elif window == _REQUESTS:
        due = sum(part.shame_due(game) for part in game.rules.on_shame_due)
    else:
        due = 1
    return due - game.mods[FORGIVE_NOW + seat]


def _can_forgive(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return shame_due(game, seat, window, context) > 0


@verb("forgive", _can_forgive)
def forgive(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """So many tokens fewer are received now."""
    game.mods[FORGIVE_NOW + seat] += amount(game, seat, act, window, context)
