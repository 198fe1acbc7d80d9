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

SCALE = 9.0
SOFT = 12.0  # Honour: how sharp the floor at 0 is felt before the end
PER_SUPPORT = -1  # how the book codes "for each Support Advisor"
SEAL_SHARE = 0.6  # of the Honour such an Artifact gives: what the hope of an Advisor is worth
PENDING = 0.7  # of the Shame supply: how much of it is dealt out before the game ends
PAR = 40.0

WEIGHTS: dict[str, float] = {
    "likely score": 1.0,  # Honour and Hordes when the Shame still to come is dealt with, with a soft floor
    "honour": 0.05,
    "artifacts": 0.9,  # as they stand, the more the nearer the end is
    "wood": 0.2,
    "stone": 0.05,
    "gold": 0.3,
    "qi": 0.8,
    "qi for shame": 0.8,  # Shame tokens the Qi at hand can buy off
    "surplus": -0.2,  # Resources beyond what can be spent soon
    "overseers": 1.1,  # levels, for each Year left
    "clerks": 0.6,  # hired, for each Year left
    "active advisors": 0.15,
    "support advisors": 1.4,
    "tactics": 0.35,
    "resting spearmen": 0.8,
    "resting archers": 1.0,
    "resting horsemen": 0.5,
    "archers on the wall": 1.8,
    "cover": 1.1,  # Vital points covered by own Soldiers
    "lead": 0.6,  # Honour of the Hordes one would take, by how far they are covered
    "presence": 2.0,  # Hordes one has a share in, by how far they are covered
    "exposed": -0.3,  # Hordes that would Breach now, without own Soldier on them
    "safe": 1.0,  # Hordes with own Soldier on them
    "gathering": 1.6,  # Resources one's Clerks would gather, by how full their Location is
    "gathering qi": 1.2,
    "recruiting": 0.3,  # Soldiers one's Clerks in the Barracks could pay for, likewise
    "building": 0.35,  # Honour one's Clerks in the Builders' Quarters could build now
    "hiring": 1.0,
    "learning": -1.0,
    "marching": 0.0,
    "tea clerks": -0.5,
    "useless clerks": -1.5,  # in Special Locations, without what they would cost
    "lone": -4.0,  # Locations with the Shame icon that one alone has filled
    "idle clerks": 0.25,
    "command cards": 1.2,
    "tea": 0.35,
    "requests": 12.0,  # co-op: fulfilled
    "shame supply": 0.8,  # co-op: tokens left before all is lost
}


def measure(game: GreatWall) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    book = game.book
    cards = book.cards
    terms = game.terms
    count = len(game.seats)
    seats = range(count)
    tea = game.tea
    together = terms.mode == "coop"

    cover_of = [0] * count
    lead = [0.0] * count
    presence = [0.0] * count
    exposed = [0] * count
    safe = [0] * count
    absences = [0] * count
    hordes = game.hordes
    cover = game.cover
    owners = [0] * count
    for section in terms.sections:
        first = section * 3
        if hordes[first] < 0:
            continue
        defence = book.wall_defence[game.wall[section]] + book.barricade_defence * game.barricades[section]
        power = 0
        absent = [0] * count
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
            best = 0
            taker = -1
            for seat in tea:
                own = owners[seat]
                if own:
                    cover_of[seat] += own
                    safe[seat] += 1
                    presence[seat] += share
                    if own > best:
                        best, taker = own, seat
                else:
                    absent[seat] += 1
            if taker >= 0:
                lead[taker] += cards.horde_honour[card] * share
        for seat in seats:
            absences[seat] += absent[seat]
        if power > defence:
            for seat in seats:
                exposed[seat] += absent[seat]

    # Years to come, by Time or by Shame: what this Winter's Breaches will hand out is as good as gone.
    coming = sum(exposed) if game.season <= AUTUMN else 0
    left = min(float(terms.last_time - game.time), max(0, game.shame_supply - coming) / (2.5 * count))
    horizon = left + (1 if game.season <= AUTUMN else 0)
    soon = 1 if game.season <= AUTUMN else 0
    supply = game.shame_supply
    all_absences = sum(absences)
    late = 1 - left / 2 if left < 2 else 0.0
    useful = 1.0 if horizon >= 2 else 0.5 * horizon

    taken = [0] * count
    printed = cards.horde_honour
    shame_on = game.horde_shame
    for card, owner in enumerate(game.horde_owner):
        if owner >= 0 and not shame_on[card]:
            taken[owner] += printed[card]

    clerks = game.clerks
    spaces = terms.spaces
    full = [0.0] * 6  # how full each Regular Location is
    sole = [-1] * 6  # who alone fills it
    for place in range(6):
        here = clerks[place * 4 : place * 4 + count]
        total = sum(here)
        full[place] = total / spaces[place]
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
                gathering += (own + overseer[place * 4 + seat]) * full[place]
                lone += sole[place] == seat
        own = clerks[TEMPLE * 4 + seat]
        gathering_qi = (own + overseer[TEMPLE * 4 + seat]) * full[TEMPLE] if own else 0.0
        lone += (sole[TEMPLE] == seat) + (sole[BARRACKS] == seat)
        own = clerks[BARRACKS * 4 + seat]
        recruiting = 0.0
        if own:
            paid = min(wood, stone // 2 + qi // 2 + gold // 3)
            recruiting = (min(own, paid) + 0.2 * max(0, own - paid)) * full[BARRACKS]
        useless = 0
        own = clerks[BUILDERS * 4 + seat]
        built = 0
        if own:
            funds = building + stock
            for cost in walls:
                if own and cost <= funds:
                    built += cost
                    funds -= cost
                    own -= 1
            more = min(own, funds // 2)
            built += 2 * more
            useless = own - more
        own = clerks[EMBASSY * 4 + seat]
        hiring = 0.0
        if own:
            price = (game.active[seat].bit_count() + game.support[seat].bit_count()) + 1
            hires = min(own, gold // price)
            hiring = hires * (1 + SEAL_SHARE * per_support)
            more = min(own - hires, max(0, gold - hires * price) // 2)
            hiring += 0.5 * more * left
            useless += own - hires - more
        own = clerks[LOGISTICS * 4 + seat]
        marching = min(own, spears + archers + horses + spots) if own else 0
        useless += own - marching
        shamed = game.shamed[three] + game.shamed[three + 1] + game.shamed[three + 2]
        # Games end when the Shame is dealt out: a seat's part of what is left, by how many Hordes it is absent from.
        pending = PENDING * supply * (0.25 + absences[seat]) / (0.75 + all_absences)
        likely = (game.honour[seat] - book.shame_honour * (shamed + max(pending, exposed[seat] * soon))) / SOFT
        likely = SOFT * (log1p(exp(likely)) if likely < 20 else likely)
        artifacts = 0
        for artifact in game.artifacts:
            artifacts += artifact_honour(game, artifact, seat)
        place_in_tea = tea.index(seat) if seat in tea else count
        rows.append(
            [
                likely + taken[seat],
                game.honour[seat],
                artifacts * (0.6 + 0.4 * late),
                wood * useful,
                stone * useful,
                gold * useful,
                qi * useful,
                min(qi // 2, shamed) * (left >= 1),
                max(0, building - 14) + max(0, qi - 8),
                levels * left,
                (8 - game.clerk_area[seat]) * left,
                game.active[seat].bit_count() * left,
                game.support[seat].bit_count() * left,
                game.tactics[seat].bit_count() * useful,
                spears * useful,
                archers * useful,
                horses * useful,
                spots,
                cover_of[seat],
                lead[seat],
                presence[seat],
                exposed[seat],
                safe[seat],
                gathering * useful,
                gathering_qi * useful,
                recruiting * useful,
                built,
                hiring * useful,
                clerks[SCHOOL * 4 + seat] * useful,
                marching * useful,
                clerks[TEA_HOUSE * 4 + seat] * full[TEA_HOUSE] * place_in_tea,
                useless,
                lone,
                game.clerk_pool[seat] * useful,
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
