"""Numbers that cards change: standing ones from the cards in play, temporary ones in ``game.mods``.

Rules ask here for a price, a Power, a Defence, a Lethality; several changes add up and no price falls below 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..names import RESOURCES, SEATS, SOLDIER_ON, SOLDIERS, WALL
from .vocabulary import COUNTER_CODES

if TYPE_CHECKING:
    from ..position import GreatWall

# Standing changes, by the name of what they change.
STATS = (
    *(f"{soldier}-{resource}" for soldier in SOLDIERS for resource in RESOURCES),
    "recruitment",
    "upgrade",
    "hire",
    "rescue",
    "boosted",
    "shame",
    "coop-shame",
    "wall",
    "barricade",
    "building",
    "reach",
    "cover-bonus",
    "cover-bonus-spearman",
)
(
    RECRUITMENT,
    UPGRADE,
    HIRE,
    RESCUE,
    BOOSTED,
    SHAME,
    COOP_SHAME,
    WALL_PRICE,
    BARRICADE_PRICE,
    BUILDING,
    REACH,
    COVER,
    COVER_SPEARMAN,
) = range(12, len(STATS))

# Temporary changes: where they lie in ``game.mods``, and when they end.
DEFENCE_NOW = 0  # + section
COVER_NOW = 3  # + seat
CLERKS_NOW = COVER_NOW + SEATS  # + seat: the number of Clerks to resolve, 0 is as they stand
RECRUIT_NOW = CLERKS_NOW + SEATS  # + seat: Resources off this Recruitment
FORGIVE_NOW = RECRUIT_NOW + SEATS  # + seat: Shame tokens not received
BUILDING_USED = FORGIVE_NOW + SEATS  # + seat: how much of the standing "building" discount this Activation has used
RESOLVING = BUILDING_USED + SEATS  # mask of the abilities being carried out: a card never triggers itself
MODS_SIZE = RESOLVING + 1

EVENT, ACTIVATION, ASSAULT, TURN, YEAR = range(5)
_ENDS: dict[int, tuple[tuple[int, int], ...]] = {  # from where to where they lie
    EVENT: ((COVER_NOW, COVER_NOW + SEATS), (FORGIVE_NOW, FORGIVE_NOW + SEATS)),
    ACTIVATION: ((CLERKS_NOW, RECRUIT_NOW + SEATS), (BUILDING_USED, BUILDING_USED + SEATS)),
    ASSAULT: ((DEFENCE_NOW, DEFENCE_NOW + 3),),
    TURN: (),
    YEAR: (),
}

_X = -1 - COUNTER_CODES["X"]


def end(game: GreatWall, scope: int) -> None:
    """The temporary changes of this scope are over."""
    for first, after in _ENDS[scope]:
        game.mods[first:after] = [0] * (after - first)


def standing(game: GreatWall, seat: int, stat: int) -> int:
    """The sum of a seat's standing changes: of its General (GW-SETUP-33) and its Active Advisors (GW-SETUP-35)."""
    total = 0
    for kind, card, n in game.book.cards.passive[stat]:
        if game.active[seat] & card if kind else game.general[seat] == card:
            total += game.support[seat].bit_count() if n == _X else n
    return total


# --- prices ----------------------------------------------------------------------------------------------------------


def soldier_price(game: GreatWall, seat: int, soldier: int) -> tuple[int, int, int, int]:
    """Wood, Stone, Gold and Qi for one Recruit of the seat (GW-BARRACKS-03)."""
    printed = game.book.soldier_cost[soldier]
    passive = game.book.cards.passive
    base = soldier * 4
    if not (passive[base] or passive[base + 1] or passive[base + 2] or passive[base + 3]):
        return printed
    wood, stone, gold, qi = (max(0, printed[r] - standing(game, seat, base + r)) for r in range(4))
    return wood, stone, gold, qi


def recruit_off(game: GreatWall, seat: int) -> int:
    """Resources of choice off the whole Recruitment."""
    return standing(game, seat, RECRUITMENT) + game.mods[RECRUIT_NOW + seat]


def upgrade_off(game: GreatWall, seat: int) -> int:
    return standing(game, seat, UPGRADE)


def hire_off(game: GreatWall, seat: int) -> int:
    """Gold off a hire; a part may make it dearer."""
    off = standing(game, seat, HIRE)
    for part in game.rules.on_hire_price:
        off -= part.hire_price(game)
    return off


def shame_price(game: GreatWall, seat: int) -> int:
    """Qi to discard one Shame token in Summer (GW-SHAME-11)."""
    return max(0, game.book.shame_price - standing(game, seat, SHAME))


def rescue_price(game: GreatWall, seat: int, slot: int) -> int:
    """Qi to Rescue a Soldier (GW-KILL-05) on the Horde of this slot; -1 is an Archer on the Wall or a resting one."""
    price = game.book.rescue_price - standing(game, seat, RESCUE)
    if slot >= 0:
        card = game.hordes[slot]
        if card >= 0:
            price += game.book.cards.horde_rescue[card]
    return max(0, price)


def boosted_price(game: GreatWall, seat: int, tactic: int) -> int:
    """Qi for the Boosted box (GW-TACTIC-04)."""
    return max(0, game.book.cards.tactic_cost[tactic] - standing(game, seat, BOOSTED))


def build_off(game: GreatWall, seat: int, what: int) -> int:
    """Resources off one Builders' action, after the Warehouse has paid."""
    off = standing(game, seat, WALL_PRICE if what == WALL else BARRICADE_PRICE)
    return off + _building_left(game, seat)


def built(game: GreatWall, seat: int, what: int, saved: int) -> None:
    """An action was paid with ``saved`` Resources less; what the discounts of single actions do not explain comes from
    the discount that all actions of an Activation share."""
    single = standing(game, seat, WALL_PRICE if what == WALL else BARRICADE_PRICE)
    shared = min(max(0, saved - single), _building_left(game, seat))
    game.mods[BUILDING_USED + seat] += shared


def barricade_extra(game: GreatWall) -> int:
    """What a Barricade costs more than printed."""
    extra = 0
    for part in game.rules.on_barricade_price:
        extra += part.barricade_price(game)
    return extra


def coop_shame_price(game: GreatWall, seat: int, printed: int) -> int:
    """Honour to discard one Shame token in the co-operative game (GW-COOP-23)."""
    return max(0, printed - standing(game, seat, COOP_SHAME))


def _building_left(game: GreatWall, seat: int) -> int:
    return max(0, standing(game, seat, BUILDING) - game.mods[BUILDING_USED + seat])


# --- Clerks and Soldiers ---------------------------------------------------------------------------------------------


def clerks_here(game: GreatWall, seat: int, place: int, k: int) -> int:
    """How many Clerks the seat resolves in the Location being Activated, standing there with k."""
    changed = game.mods[CLERKS_NOW + seat]
    return changed if changed and k else k


def spearman_rows(game: GreatWall, seat: int) -> int:
    """How many rows a Spearman of the seat reaches, from the Wall (GW-BARRACKS-07)."""
    return max(1, standing(game, seat, REACH))


def spearman_barred(game: GreatWall, card: int, recruited: bool) -> bool:
    """Whether a Horde's ability keeps Spearmen off."""
    barred = game.book.cards.horde_spearmen[card]
    return barred == 1 or (barred == 2 and recruited)


def cover_bonus(game: GreatWall, seat: int, slot: int) -> int:
    """Vital points counted besides the covered ones when the taker is found (GW-HORDE-07), for one with a Soldier."""
    bonus = game.mods[COVER_NOW + seat] + standing(game, seat, COVER)
    spearman = standing(game, seat, COVER_SPEARMAN)
    if spearman and SOLDIER_ON + seat * 8 in game.cover[slot * 12 : slot * 12 + 12]:
        bonus += spearman
    return bonus


def forgiven(game: GreatWall, seat: int) -> bool:
    """Takes back one Shame token that is about to be received, if a card said so."""
    if game.mods[FORGIVE_NOW + seat] > 0:
        game.mods[FORGIVE_NOW + seat] -= 1
        return True
    return False


# --- Hordes against the Wall -----------------------------------------------------------------------------------------


def defence(game: GreatWall, section: int) -> int:
    """Wall and Barricades (GW-WINTER-06), with what cards change."""
    book = game.book
    printed = book.wall_defence[game.wall[section]] + book.barricade_defence * game.barricades[section]
    return max(0, printed + defence_extra(game, section))


def breaks(game: GreatWall, section: int) -> bool:
    """Power greater than Defence (GW-WINTER-08, GW-WINTER-09)."""
    return power(game, section) > defence(game, section)


def power(game: GreatWall, section: int) -> int:
    """Offensive power of all Hordes of a Section with their abilities (GW-WINTER-07)."""
    cards = game.book.cards
    row = 0
    total = 0
    drums = 0
    for card in game.hordes[section * 3 : section * 3 + 3]:
        if card >= 0:
            total += cards.horde_power[card] + cards.horde_row_power[card][row]
            drums += cards.horde_drum_power[card]
            row += 1
    if row:
        for part in game.rules.on_power:
            total += part.power(game, section)
    return total + drums * (row - 1) if drums else total


def defence_extra(game: GreatWall, section: int) -> int:
    """What cards add to a Section's Defence or take from it."""
    extra = game.mods[DEFENCE_NOW + section]
    cards = game.book.cards
    for part in game.rules.on_defence:
        extra += part.defence(game, section)
    for card in game.hordes[section * 3 : section * 3 + 3]:
        if card >= 0 and cards.horde_undermines[card]:
            return extra - game.barricades[section]  # Siege Sappers: once, however many stand there
    return extra


def stands(game: GreatWall, section: int, seat: int) -> bool:
    """A Soldier of the seat is on a Horde of the Section."""
    low = SOLDIER_ON + seat * 8
    return any(low <= code < low + 8 for code in game.cover[section * 36 : section * 36 + 36])


def factions_in(game: GreatWall, section: int) -> int:
    """How many factions have a Soldier in the Section: on a Horde, in a Shooting spot or its Resting zone."""
    mask = 0
    for code in game.cover[section * 36 : section * 36 + 36]:
        if code >= SOLDIER_ON:
            mask |= 1 << (code - SOLDIER_ON >> 3)
    for seat in range(SEATS):
        base = (section * 4 + seat) * 3
        if game.spots[section * 4 + seat] or any(game.rest[base : base + 3]):
            mask |= 1 << seat
    return mask.bit_count()


def lethality(game: GreatWall, slot: int) -> int:
    """How many Soldiers of each player die on the Horde of this slot (GW-KILL-01)."""
    printed: int = game.rules.lethality[game.time]
    for part in game.rules.on_lethality:
        printed += part.lethality(game, slot)
    card = game.hordes[slot]
    return printed + game.book.cards.horde_lethality[card] if card >= 0 else printed
