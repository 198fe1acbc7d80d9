"""The Reed Clan as a help to those it stands with (co-operation and the solo game): what its Clerks may still bring."""

from __future__ import annotations

from ..names import BARRACKS, BARRICADE_SPACES, BUILDERS, TEMPLE
from ..position import GreatWall

STOCK = 0.25  # of a free Spearman: a Resource for the Warehouse (GW-TWO-24)
BARRICADE = 0.6  # a free Barricade (GW-TWO-27)
CLEANSED = 0.5  # a Shame token that the active player sheds (GW-TWO-25)
HOPE = 0.4  # of it where nobody's Clerk is there yet


def help_of_reed(game: GreatWall, clerks: list[int], full: tuple[float, ...], tokens: int) -> float:
    """In free Spearmen (GW-TWO-28); a Reed Clerk stays where it is after an Activation (GW-TWO-16)."""
    worth = 0.0
    for seat in game.rules.bystanders:
        worth += help_of(game, seat, clerks, full, tokens)
    return worth


def help_of(game: GreatWall, reed: int, clerks: list[int], full: tuple[float, ...], tokens: int) -> float:
    worth = 0.0
    for place in (0, 1, 2):
        if clerks[place * 4 + reed]:
            worth += STOCK * full[place]
    if clerks[BARRACKS * 4 + reed] and game.pool[reed * 3]:
        worth += full[BARRACKS]
    if clerks[TEMPLE * 4 + reed] and tokens:
        worth += CLEANSED * full[TEMPLE]
    if clerks[BUILDERS * 4 + reed]:
        room = any(game.barricades[s] < BARRICADE_SPACES for s in game.rules.sections)
        if room:
            company = any(clerks[BUILDERS * 4 + seat] for seat in game.rules.humans)
            worth += BARRICADE if company else BARRICADE * HOPE
    return worth
