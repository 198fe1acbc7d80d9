"""Hordes as the evaluation sees them: how near each is to its fall, who would take it, whom a Breach would shame."""

from __future__ import annotations

from math import exp

from moonwall.table.cache import Kept
from moonwall.table.calendar import to_come

from ..names import AUTUMN, SOLDIER_ON, WINTER
from ..position import GreatWall
from ..rules.breach import Assault, Judge
from ..rules.winter import Shooting

EDGE = 1.2  # Power against Defence: how sharp the line between holding and a Breach is before Winter
NEW_POWER = 2  # what is likely to come before the Winter after this one
CROWD = (0.0, 0.0, 0.3, 1.0)  # by Hordes that stand in a Section: how likely the next one Raids
FIRM = 0.4  # of a standing Horde: what goes with its points evenly; the rest goes with the last ones
SLIM = 0.2  # how likely an untouched Horde falls in time

# For one Section, four numbers each (one a seat): points covered, spoils, presence, exposure now and later, Archers on
# the Wall; then how likely it holds, how likely a Horde that is sent there finds no room, and what still stands; at
# last, a seat again, how likely the front Horde, which Spearmen reach, Breaches now without an own Soldier on it.
Section = tuple[float, ...]
COVERED, SPOILS, PRESENCE, EXPOSED, LATER_EXPOSED, ARCHERS, HOLDS = range(0, 28, 4)
CROWDED, STANDING, FRONT = HOLDS + 1, HOLDS + 2, HOLDS + 3

KNOWN: Kept[dict[tuple[int, ...], Section]] = Kept(8)  # by the cards of a book
MOST = 20_000  # Sections remembered of each


def _risk(margin: float) -> float:
    """How likely a Section is Breached whose Power is ``margin`` above its Defence."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, (margin - 0.5) / EDGE))))


RISK = tuple(_risk(margin) for margin in range(-60, 61))  # by margin + 60


def risk(margin: int) -> float:
    return RISK[max(0, min(120, margin + 60))]


def sections(game: GreatWall) -> list[Section]:
    """Every Section in play. Most stay as they are from one position to the next, so what was read is remembered."""
    cards = game.book.cards
    known = KNOWN.get(cards, dict)
    if len(known) > MOST:
        known.clear()
    at_risk = assaults(game)
    stage = len(game.rules.humans) * 2 + (1 if at_risk and shooting(game) else 0)
    hordes, cover, spots = game.hordes, game.cover, game.spots
    found = []
    for section in game.rules.sections:
        three = section * 3
        four = section * 4
        key = (
            stage,
            at_risk >> section & 1,
            game.wall[section],
            game.barricades[section],
            game.mods[section],
            *spots[four : four + 4],
            *hordes[three : three + 3],
            *cover[three * 12 : three * 12 + 36],
        )
        entry = known.get(key)
        if entry is None:
            entry = known[key] = read_section(game, section, at_risk >> section & 1, stage & 1)
        found.append(entry)
    return found


def covering(game: GreatWall, slot: int, card: int) -> tuple[list[int], int, int]:
    """How many Vital points of a Horde each seat covers, how many are vacant, and how many of these take no Wound."""
    own = [0, 0, 0, 0]
    vacant = hard = 0
    armour = game.book.cards.horde_armour[card]
    for cell in game.book.cards.horde_points[card]:
        code = game.cover[slot * 12 + cell]
        if not code:
            vacant += 1
            hard += armour >> cell & 1
        elif code >= SOLDIER_ON:
            own[(code - SOLDIER_ON) >> 3] += 1
    return own, vacant, hard


def read_section(game: GreatWall, section: int, at_risk: int, shots_left: int) -> Section:
    """Hordes that are covered, or that the Archers on the Wall can finish, fall before they can Breach."""
    cards = game.book.cards
    humans = game.rules.humans
    covered, spoils, presence = [0.0] * 4, [0.0] * 4, [0.0] * 4
    absent, ahead = [0] * 4, [0] * 4
    archers = game.spots[section * 4 : section * 4 + 4]
    shots = sum(archers) if shots_left else 0
    power = drums = stand = 0
    standing = 0.0
    undermined = False
    for slot in range(section * 3, section * 3 + 3):
        card = game.hordes[slot]
        if card < 0:
            break
        points = cards.horde_points[card]
        own, vacant, hard = covering(game, slot, card)
        if not vacant or (vacant <= shots and not hard):
            shots -= vacant
            falls = 1.0
        else:
            share = (len(points) - vacant) / len(points)
            falls = SLIM + (1 - SLIM) * share * share
            power += cards.horde_power[card] + cards.horde_row_power[card][stand]
            drums += cards.horde_drum_power[card]
            undermined = undermined or cards.horde_undermines[card] > 0
            stand += 1
            standing += 1 - share * (FIRM + (1 - FIRM) * share)
            for seat in humans:
                absent[seat] += not own[seat]
                if slot == section * 3:
                    ahead[seat] = int(not own[seat])
        for seat in range(4):
            if own[seat]:
                lead = own[seat] - max(own[:seat] + own[seat + 1 :])
                taking = max(0.0, min(1.0, 0.5 + lead / (2 * vacant + 1)))
                covered[seat] += own[seat]
                presence[seat] += falls
                spoils[seat] += falls * taking * cards.horde_honour[card]
    if not stand:
        return (*covered, *spoils, *presence, *([0.0] * 8), *archers, 1.0, *([0.0] * 6))
    power += drums * (stand - 1)
    bare = game.book.wall_defence[game.wall[section]]
    later = risk(power + NEW_POWER - bare)
    now = 0.0
    if at_risk:
        each = 1 if undermined else game.book.barricade_defence
        now = risk(power - bare - each * game.barricades[section] - game.mods[section])
    return (
        *covered,
        *spoils,
        *presence,
        *(n * now for n in absent),
        *(n * later for n in absent),
        *archers,
        1 - now,
        CROWD[stand],
        standing,
        *(n * now for n in ahead),
    )


def assaults(game: GreatWall) -> int:
    """Mask of the Sections that are still to be Assaulted this Year."""
    if game.season <= AUTUMN:
        return 0b111
    mask = 0
    for step in [*game.stack, *to_come(game)]:
        if isinstance(step, (Assault, Judge)):
            mask |= 1 << step.section
    return mask


def shooting(game: GreatWall) -> bool:
    """Whether the Archers on the Walls have yet to shoot this Winter."""
    return game.season <= AUTUMN or (game.season == WINTER and any(isinstance(s, Shooting) for s in to_come(game)))
