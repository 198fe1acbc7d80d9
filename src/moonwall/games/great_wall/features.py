"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in Honour: a feature's weight says how much Honour one of it is worth. What only serves to earn
later (Clerks, Overseers, Resources) is weighed by the Years that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p

from .cards.scoring import artifact_honour
from .names import (
    AUTUMN,
    BARRACKS,
    BUILDERS,
    EMBASSY,
    GOLD,
    LOGISTICS,
    QI,
    SCHOOL,
    STONE,
    TEA_HOUSE,
    TEMPLE,
    TOP_WALL,
    WOOD,
)
from .position import GreatWall
from .rules.activation import GoHome

SCALE = 9.0
PER_SUPPORT = -1  # how the book codes "for each Support Advisor"
SEAL_SHARE = 0.6  # of the Honour such an Artifact gives: what the hope of an Advisor is worth
PAR = 40.0
SOFT = 10.0  # Honour: how sharp the floor at 0 is felt before the end
LATER = 0.4  # of the Hordes that may Breach later: how many do in a Year
PART = 1.1  # of an even part of the Shame supply: the most a seat is thought to get
EDGE = 1.2  # Power against Defence: how sharp the line between holding and a Breach is before Winter
UNSPENT = 0.75  # Honour a building Resource is worth while it is not spent
DONATION = 1.6  # Resources the right to donate is worth
PLENTY = 7  # of one Resource: what is beyond is worth half

WEIGHTS: dict[str, float] = {
    "honour": 0.35,
    "likely score": 0.65,  # Honour when the Shame held and to come is paid for, with a soft floor at 0 (GW-END-05)
    "hordes taken": 1.0,  # their Honour, where no Shame lies on them
    "shame": -1.4,  # tokens under own Soldiers
    "artifacts": 0.9,  # as they stand, the more the nearer the end is
    "wood": 0.75,
    "stone": 0.7,
    "gold": 0.7,
    "qi": 0.9,
    "qi for shame": 1.0,  # Shame tokens the Qi at hand can buy off
    "overseers": 1.3,  # levels, for each Year left
    "clerks": 0.9,  # hired, for each Year left
    "active advisors": 0.7,
    "support advisors": 1.2,
    "tactics": 0.8,
    "resting spearmen": 2.6,
    "resting archers": 2.8,
    "resting horsemen": 3.6,
    "archers on the wall": 3.6,
    "cover": 1.0,  # Vital points covered by own Soldiers
    "lead": 0.8,  # Honour of the Hordes one would take, by how far they are covered
    "presence": 2.0,  # Hordes one has a share in, by how far they are covered
    "exposed": -1.6,  # Hordes without own Soldier, by how likely they Breach this Winter
    "later exposed": -0.6,  # the same without Barricades, for each Year left
    "gathering": 0.75,  # Resources one's Clerks would gather, by how full their Location is
    "gathering qi": 0.9,
    "recruiting": 3.5,  # Soldiers one's Clerks in the Barracks can pay for, likewise
    "building": 0.85,  # what one's Clerks in the Builders' Quarters could gain by building now
    "hiring": 1.0,
    "learning": 0.3,
    "marching": 0.2,
    "tea clerks": 0.3,
    "useless clerks": -1.0,  # in Special Locations, without what they would cost
    "lone": -4.0,  # Locations with the Shame icon that one alone has filled
    "idle clerks": 0.25,
    "command cards": 1.2,
    "tea": 0.5,
    "requests": 12.0,  # co-op: fulfilled
    "shame supply": 0.8,  # co-op: tokens left before all is lost
}


def _risk(margin: float) -> float:
    """How likely a Section is Breached whose Power is ``margin`` above its Defence."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, (margin - 0.5) / EDGE))))


RISK = tuple(_risk(margin) for margin in range(-40, 61))  # by margin + 40


def risk(margin: int) -> float:
    return RISK[max(0, min(100, margin + 40))]


def _staff(game: GreatWall) -> tuple[list[int], list[int]]:
    """Clerks by Location and in the pools. Those whose Location is being Activated, and whose owner has acted there,
    are on their way home: there is nothing left to hope from them (GW-LOC-11)."""
    clerks, pools = game.clerks, game.clerk_pool
    place = -1
    waiting = 0  # mask of seats that have yet to act there
    for step in game.stack:
        if type(step) is GoHome:
            place, waiting = step.place, 0
        elif place >= 0:
            seat = getattr(step, "seat", -1)
            if seat >= 0:
                waiting |= 1 << seat
    if place >= 0:
        clerks, pools = clerks[:], pools[:]
        for seat in range(len(game.seats)):
            if not waiting >> seat & 1:
                pools[seat] += clerks[place * 4 + seat]
                clerks[place * 4 + seat] = 0
    return clerks, pools


def measure(game: GreatWall) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    book = game.book
    cards = book.cards
    terms = game.terms
    count = len(game.seats)
    seats = range(count)
    tea = game.tea
    together = terms.mode == "coop"
    to_come = game.season <= AUTUMN  # this Year's Winter

    cover_of = [0] * count
    lead = [0.0] * count
    presence = [0.0] * count
    exposed = [0.0] * count
    later_exposed = [0.0] * count
    hordes = game.hordes
    cover = game.cover
    owners = [0] * count
    for section in terms.sections:
        first = section * 3
        if hordes[first] < 0:
            continue
        bare = book.wall_defence[game.wall[section]]
        defence = bare + book.barricade_defence * game.barricades[section]
        power = 0
        absent = [0.0] * count
        for slot in (first, first + 1, first + 2):
            card = hordes[slot]
            if card < 0:
                break
            power += cards.horde_power[card]
            points = cards.horde_points[card]
            base = slot * 12
            for seat in seats:
                owners[seat] = 0
            covered = 0
            for cell in points:
                on = cover[base + cell]
                if on:
                    covered += 1
                    if on > 1:
                        owners[(on - 2) >> 3] += 1
            share = covered / len(points)
            stays = 1.0 if covered < len(points) else 0.0  # a covered Horde is gone before it can Breach
            if not stays:
                power -= cards.horde_power[card]
            best = 0
            taker = -1
            for seat in tea:
                own = owners[seat]
                if own:
                    cover_of[seat] += own
                    presence[seat] += 0.25 + 0.75 * share * share
                    if own > best:
                        best, taker = own, seat
                else:
                    absent[seat] += stays
            if taker >= 0:
                lead[taker] += cards.horde_honour[card] * (0.2 + 0.8 * share * share)
        now = risk(power - defence) if to_come else 0.0
        later = risk(power + 2 - bare)
        for seat in seats:
            exposed[seat] += absent[seat] * now
            later_exposed[seat] += absent[seat] * later

    # Years to come, by Time or by Shame: what this Winter's Breaches will hand out is as good as gone.
    supply = game.shame_supply
    left = min(float(terms.last_time - game.time), max(0.0, supply - sum(exposed)) / (2.5 * count))
    horizon = left + (1 if to_come else 0)
    late = 1 - left / 2 if left < 2 else 0.0
    useful = 1.0 if horizon >= 2 else 0.5 * horizon

    taken = [0] * count
    printed = cards.horde_honour
    shame_on = game.horde_shame
    for card, owner in enumerate(game.horde_owner):
        if owner >= 0 and not shame_on[card]:
            taken[owner] += printed[card]

    clerks, pools = _staff(game)
    spaces = terms.spaces
    full = [0.0] * 6  # how near each Regular Location is to being Activated
    sole = [-1] * 6  # who alone fills it
    for place in range(6):
        here = clerks[place * 4 : place * 4 + count]
        total = sum(here)
        part = total / spaces[place]
        full[place] = 0.2 + 0.75 * part if total else 0.0
        if total and total == spaces[place] and book.shame_icon[place]:
            for seat in seats:
                if here[seat] == total:
                    sole[place] = seat
    walls = sorted(
        book.wall_cost[game.wall[section] + 1] for section in terms.sections if game.wall[section] < TOP_WALL
    )
    stock = sum(game.warehouse)
    per_support = sum([cards.artifact_honour[a] for a in game.artifacts if cards.artifact_per[a] == PER_SUPPORT])

    res = game.res
    overseer = game.overseer
    rest = game.rest
    rows: list[list[float]] = []
    for seat in seats:
        four = seat * 4
        three = seat * 3
        wood, stone, gold, qi = res[four + WOOD], res[four + STONE], res[four + GOLD], res[four + QI]
        building = wood + stone + gold
        levels = overseer[seat] + overseer[4 + seat] + overseer[8 + seat] + overseer[12 + seat]
        spears = archers = horses = spots = 0
        for section in range(3):
            zone = (section * 4 + seat) * 3
            spears += rest[zone]
            archers += rest[zone + 1]
            horses += rest[zone + 2]
            spots += game.spots[section * 4 + seat]
        gathering = 0.0
        lone = 0
        for place in range(3):
            own = clerks[place * 4 + seat]
            if own:
                level = overseer[place * 4 + seat]
                gathering += (own + level + DONATION + max(0.0, left - 1 - 0.5 * level)) * full[place]
                lone += sole[place] == seat
        own = clerks[TEMPLE * 4 + seat]
        level = overseer[TEMPLE * 4 + seat]
        gathering_qi = (own + level + max(0.0, left - 1 - 0.5 * level)) * full[TEMPLE] if own else 0.0
        lone += (sole[TEMPLE] == seat) + (sole[BARRACKS] == seat)
        own = clerks[BARRACKS * 4 + seat]
        recruiting = 0.0
        if own:
            paid = min(wood, stone // 2 + qi // 2 + gold // 3)
            recruiting = (min(own, paid) + 0.15 * max(0, own - paid)) * full[BARRACKS]
        useless = 0
        own = clerks[BUILDERS * 4 + seat]
        built = 0.0
        if own:
            funds = building
            given = stock
            for cost in (*walls, 2, 2, 2):
                if own and cost <= funds + given:
                    paid = max(0, cost - given)
                    given = max(0, given - cost)
                    funds -= paid
                    built += cost - UNSPENT * paid
                    own -= 1
            useless = own
        own = clerks[EMBASSY * 4 + seat]
        hiring = 0.0
        if own:
            price = (game.active[seat].bit_count() + game.support[seat].bit_count()) + 1
            hires = min(own, gold // price)
            hiring = hires * max(0.0, left + SEAL_SHARE * per_support - UNSPENT * price)
            more = min(own - hires, max(0, gold - hires * price) // 2)
            hiring += more * max(0.0, 0.9 * left - 2 * UNSPENT)
            useless += own - hires - more
        own = clerks[LOGISTICS * 4 + seat]
        marching = min(own, spears + archers + horses + spots) if own else 0
        useless += own - marching
        shamed = game.shamed[three] + game.shamed[three + 1] + game.shamed[three + 2]
        pending = min(exposed[seat] + LATER * later_exposed[seat] * left, PART * supply / count)
        likely = (game.honour[seat] - book.shame_honour * (shamed + pending)) / SOFT
        likely = SOFT * (log1p(exp(likely)) if likely < 20 else likely)
        artifacts = 0
        for artifact in game.artifacts:
            artifacts += artifact_honour(game, artifact, seat)
        place_in_tea = tea.index(seat) if seat in tea else count
        rows.append(
            [
                game.honour[seat],
                likely,
                taken[seat],
                shamed,
                artifacts * (0.25 + 0.75 * late),
                (wood if wood <= PLENTY else 0.5 * (wood + PLENTY)) * useful,
                (stone if stone <= PLENTY else 0.5 * (stone + PLENTY)) * useful,
                (gold if gold <= PLENTY else 0.5 * (gold + PLENTY)) * useful,
                (qi if qi <= PLENTY else 0.5 * (qi + PLENTY)) * useful,
                min(qi // 2, shamed) * (left >= 1),
                levels * left,
                (8 - game.clerk_area[seat]) * left,
                game.active[seat].bit_count() * left,
                game.support[seat].bit_count() * left,
                game.tactics[seat].bit_count() * useful,
                spears * useful,
                archers * useful,
                horses * useful,
                spots * useful,
                cover_of[seat],
                lead[seat],
                presence[seat],
                exposed[seat],
                later_exposed[seat] * left,
                gathering * useful,
                gathering_qi * useful,
                recruiting * useful,
                built,
                hiring,
                min(clerks[SCHOOL * 4 + seat], max(0, 5 - game.tactics[seat].bit_count())) * useful,
                marching * useful,
                clerks[TEA_HOUSE * 4 + seat] * full[TEA_HOUSE] * place_in_tea,
                useless,
                lone,
                pools[seat] * useful,
                game.command_hand[seat].bit_count() * useful,
                (count - place_in_tea) * useful,
                game.fulfilled if together else 0,
                supply if together else 0,
            ]
        )
    return rows


def teams(game: GreatWall) -> Sequence[int] | None:
    """Co-operation is one team against the hordes."""
    return [0] * len(game.seats) if game.terms.mode == "coop" else None
