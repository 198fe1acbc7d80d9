"""What a window is about, and whether a card's condition holds in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..names import SOLDIER_ON
from .modifiers import breaks
from .vocabulary import WINDOW_CODES

if TYPE_CHECKING:
    from ..position import GreatWall
    from .book import Condition

Context = tuple[int, ...]

_CODE = WINDOW_CODES
_PLACE = frozenset(_CODE[w] for w in ("lone-shame", "location-activates", "when-you-gather", "when-you-upgrade"))
_COVER = _CODE["when-you-cover"]
_ATTACK = _CODE["when-you-attack"]
_RECRUIT = _CODE["when-you-recruit"]
_SLOT = frozenset((_COVER, _CODE["on-horde-defeated"], _CODE["taker-fixed"], _CODE["horde-itself"]))
_SECTION = frozenset(_CODE[w] for w in ("when-soldiers-would-die", "before-assault", "on-breach", "when-section-holds"))
_WHAT = frozenset(_CODE[w] for w in ("when-you-build", "when-you-hire"))
_TAKER = _CODE["taker-fixed"]


def place_of(window: int, context: Context) -> int:
    """The Location in question, or -1."""
    return context[0] if window in _PLACE else -1


def section_of(window: int, context: Context) -> int:
    """The Section in question, or -1."""
    if window in _SECTION:
        return context[0]
    return context[0] // 3 if window in _SLOT else -1


def slots_of(window: int, context: Context) -> int:
    """The mask of the Hordes in question: the one covered or defeated, those attacked, or those of the Section."""
    if window in _SLOT:
        return 1 << context[0]
    if window == _ATTACK:
        return context[0]
    if window in _SECTION:
        return 0b111 << context[0] * 3
    return 0


def sections_of(window: int, context: Context) -> int:
    """The mask of the Sections in question."""
    if window == _RECRUIT:
        return context[3]
    slots = slots_of(window, context)
    return sum(1 << section for section in range(3) if slots >> section * 3 & 0b111)


def on_horde(game: GreatWall, slot: int) -> int:
    """The mask of factions with a Soldier on the Horde of a slot."""
    mask = 0
    for code in game.cover[slot * 12 : slot * 12 + 12]:
        if code >= SOLDIER_ON:
            mask |= 1 << (code - SOLDIER_ON >> 3)
    return mask


def speaker(game: GreatWall) -> int:
    """The player highest in Tea order, in whose name the table is asked."""
    return next(seat for seat in game.tea if seat in game.rules.humans)


def archer_sections(game: GreatWall, seat: int) -> int:
    """The mask of Sections where the seat has an Archer in a Shooting spot."""
    spots = game.spots
    return sum(1 << section for section in range(3) if spots[section * 4 + seat])


def off_hordes(game: GreatWall, seat: int) -> int:
    """How many Soldiers the seat has in Shooting spots and Resting zones."""
    resting = sum(game.rest[(section * 4 + seat) * 3 + soldier] for section in range(3) for soldier in range(3))
    return resting + sum(game.spots[section * 4 + seat] for section in range(3))


def track_has(game: GreatWall, seat: int, title: int) -> bool:
    """Whether a Command card of that title of any other faction lies on the track."""
    cards = game.track_card
    return any(cards[slot] == title and owner not in (seat, -1) for slot, owner in enumerate(game.track_seat))


def holds(game: GreatWall, seat: int, c: Condition, window: int, context: Context) -> bool:
    """Everything the condition says is true now."""
    place = place_of(window, context)
    if place >= 0:
        if not c.places >> place & 1:
            return False
        if c.clerks >= 0 or c.clerks_min:
            k = game.clerks[place * 4 + seat]
            if k < c.clerks_min or (c.clerks >= 0 and k != c.clerks):
                return False
    if c.title >= 0 and not track_has(game, seat, c.title):
        return False
    if c.soldier >= 0 and not _soldier(c, window, context):
        return False
    if c.what >= 0 and (window not in _WHAT or context[0] != c.what):
        return False
    if c.soldier_on >= 0 and _soldier_on(game, seat, window, context) != bool(c.soldier_on):
        return False
    if c.alone_on == 1 and not _alone_on(game, seat, window, context):
        return False
    if c.taker >= 0 and (window == _TAKER and context[1] == seat) != bool(c.taker):
        return False
    if c.last_slot >= 0 and _last_slot(game, seat) != bool(c.last_slot):
        return False
    if c.on_top >= 0 and (game.tea[0] == seat) != bool(c.on_top):
        return False
    if c.archer_in >= 0 and bool(archer_sections(game, seat)) != bool(c.archer_in):
        return False
    if c.archer_or_built >= 0:
        section = section_of(window, context)
        here = game.spots[section * 4 + seat] or game.built[seat] >> section & 1
        if bool(here) != bool(c.archer_or_built):
            return False
    if c.off_hordes >= 0 and bool(off_hordes(game, seat)) != bool(c.off_hordes):
        return False
    return c.holds < 0 or section_holds(game, section_of(window, context)) == bool(c.holds)


def _soldier(c: Condition, window: int, context: Context) -> bool:
    """The Soldier in question is of the kind, or enough of that kind were Recruited (and attacked)."""
    if window == _COVER:
        return context[1] == c.soldier
    if window == _RECRUIT:
        return context[c.soldier] >= c.soldiers_min and (not c.attacked or context[3] > 0)
    return False


def _soldier_on(game: GreatWall, seat: int, window: int, context: Context) -> bool:
    slots = slots_of(window, context)
    return any(slots >> slot & 1 and on_horde(game, slot) >> seat & 1 for slot in range(9))


def _alone_on(game: GreatWall, seat: int, window: int, context: Context) -> bool:
    """On one of the Hordes in question no other faction has a Soldier."""
    slots = slots_of(window, context)
    return any(slots >> slot & 1 and not on_horde(game, slot) & ~(1 << seat) for slot in range(9))


def _last_slot(game: GreatWall, seat: int) -> bool:
    """The own Command card lies in the highest occupied slot of the track."""
    taken = [owner for owner in game.track_seat if owner >= 0]
    return bool(taken) and taken[-1] == seat


def section_holds(game: GreatWall, section: int) -> bool:
    """The Section's Defence is not below the Power now (GW-WINTER-08)."""
    return not breaks(game, section)
