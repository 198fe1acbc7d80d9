"""Units and Territory markers: bringing them in, taking them away, and who gets the credit."""

from __future__ import annotations

from moonwall.table.position import replaced

from ..board import NAMES
from ..position import NOBODY, ONI, Tsukuyumi
from . import tasks
from .march import forget_lost


def spawn(game: Tsukuyumi, kind: int, space: int, n: int = 1) -> None:
    """Stock to board. Pieces are limited (TS-SETUP-10): the caller has looked into the stock."""
    game.stock[kind] -= n
    game.add(space, kind, n)


def withdraw(game: Tsukuyumi, kind: int, space: int, n: int = 1) -> None:
    """Board to stock, as nobody's kill: exchanged or given up. What returns can be produced again (TS-PROD-08)."""
    game.add(space, kind, -n)
    game.stock[kind] += n
    if game.march or game.tags:
        forget_lost(game, space, kind)


def stays(game: Tsukuyumi, kind: int) -> bool:
    """Whether units of a kind that would be destroyed stay all the same."""
    for part in game.rules.on_survives:  # noqa: SIM110
        if part.survives(game, kind):
            return True
    return False


def destroy(game: Tsukuyumi, space: int, losses: tuple[int, ...], by: int, cause: str) -> None:
    """Units (kind, n, kind, n …) are destroyed and go to their owners' stock (TS-DMG-10, TS-ONI-08).

    ``by`` is the seat that gets the credit, or ONI or NOBODY. Neither Oni victims nor kills made by Oni or by neutral
    effects count for Missions (TS-MISSION-07, TS-MISSION-10, Q-17).
    """

    sides = game.rules.kind_side
    mine: dict[int, tuple[int, ...]] = {}
    for kind, n in zip(losses[::2], losses[1::2]):
        if not n:
            continue
        owner = sides[kind]
        if stays(game, kind):
            continue
        withdraw(game, kind, space, n)
        unit = game.book.kind_ids[kind]
        if by in (ONI, NOBODY):
            game.tell("lost", unit=unit, n=n, space=NAMES[space], cause=cause)
        else:
            game.tell("destroyed", unit=unit, n=n, space=NAMES[space], by=by, cause=cause)
            if owner not in (by, ONI):
                game.kills = replaced(game.kills, by, game.kills[by] + n)
            if game.deeds:
                tasks.destroyed(game, by, owner, n)
        mine[owner] = (*mine.get(owner, ()), kind, n)
        for part in game.rules.on_destroyed:
            part.destroyed(game, kind, n, by)
    for owner, pieces in mine.items():
        if owner != ONI:
            game.rules.factions[owner].lost(game, owner, space, pieces, cause)


def claim(game: Tsukuyumi, side: int, space: int) -> None:
    """Put a Territory marker; any other returns to its owner (TS-CONQ-06, TS-CONQ-07). By itself no conquest."""
    if game.deeds:
        tasks.marked(game, side, game.territory[space])
    game.territory[space] = side
    if side == ONI:
        game.tell("oni-marked", space=NAMES[space])
    else:
        game.tell("marked", seat=side, space=NAMES[space])


def conquer(game: Tsukuyumi, side: int, space: int) -> None:
    """A Conquest has succeeded (TS-CONQ-01, TS-ONI-38). Type, Properties and other markers stay (TS-CONQ-08).

    Remembered are the areas conquered in a round, those of them with another side's marker (Q-51), and the Tsukuyumi
    areas conquered in the game. They are areas: one taken twice counts once (TS-SEED-16, TS-NOMAD-18, TS-MISSION-08).
    An area one already controls never counts (Q-14), nor do conquests by Oni (TS-ONI-03).
    """
    before = game.territory[space]
    if side != ONI and before != side:
        area = game.area_bit(space)
        game.conquests = replaced(game.conquests, side, game.conquests[side] | area)
        if before != NOBODY:
            game.retaken = replaced(game.retaken, side, game.retaken[side] | area)
        if game.is_tsukuyumi(space):
            game.moonstruck = replaced(game.moonstruck, side, game.moonstruck[side] | area)
    claim(game, side, space)
    if side != ONI and game.deeds:
        tasks.conquered(game, side, before)
