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
PAR = 40.0

WEIGHTS: dict[str, float] = {
    "score": 0.18,  # as the game would be scored now, without Artifacts
    "honour less shame": 0.05,  # the same before the floor at 0
    "likely score": 0.47,  # after this Winter's Breaches, with a soft floor
    "artifacts": 0.57,
    "likely score at the end": 0.3,
    "artifacts at the end": 0.3,
    "wood": 0.2,
    "stone": -0.39,
    "gold": 0.47,
    "qi": 0.54,
    "qi for shame": 0.2,  # Shame tokens the Qi at hand can buy off
    "surplus": -0.2,  # Resources beyond what can be spent soon
    "overseers": 0.43,  # levels, for each Year left
    "clerks": 0.81,  # hired, for each Year left
    "active advisors": 0.87,
    "support advisors": 1.29,
    "tactics": 1.03,
    "resting spearmen": 0.83,
    "resting archers": 1.68,
    "resting horsemen": -0.25,
    "archers on the wall": 3.09,
    "cover": 0.05,  # Vital points covered by own Soldiers
    "lead": 0.26,  # Honour of the Hordes one would take, by how far they are covered
    "presence": 3.79,  # Hordes one has a share in, by how far they are covered
    "exposed": -0.48,  # Hordes that would Breach now, without own Soldier on them
    "safe": 1.08,  # Hordes with own Soldier on them
    "gathering": 1.18,  # Resources one's Clerks would gather, by how full their Location is
    "gathering qi": 1.14,
    "recruiting": -0.27,  # Soldiers one's Clerks in the Barracks could pay for, likewise
    "building": 0.35,  # Honour one's Clerks in the Builders' Quarters could build now
    "hiring": -0.54,
    "learning": -0.3,
    "marching": 0.45,
    "tea clerks": -1.12,
    "useless clerks": -0.77,  # in Special Locations, without what they would cost
    "lone": -1.74,  # Locations with the Shame icon that one alone has filled
    "idle clerks": 0.08,
    "command cards": 0.77,
    "tea": -0.0,
}


def measure(game: GreatWall) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``."""
    book = game.book
    cards = book.cards
    terms = game.terms
    count = len(game.seats)
    seats = range(count)
    tea = game.tea

    cover_of = [0] * count
    lead = [0.0] * count
    presence = [0.0] * count
    exposed = [0] * count
    safe = [0] * count
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
        if power > defence:
            for seat in seats:
                exposed[seat] += absent[seat]

    # Years to come, by Time or by Shame: what this Winter's Breaches will hand out is as good as gone.
    coming = sum(exposed) if game.season <= AUTUMN else 0
    left = min(float(terms.last_time - game.time), max(0, game.shame_supply - coming) / (2.5 * count))
    horizon = left + (1 if game.season <= AUTUMN else 0)
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
        hiring = min(own, gold // 2) if own else 0
        useless += own - hiring
        own = clerks[LOGISTICS * 4 + seat]
        marching = min(own, spears + archers + horses + spots) if own else 0
        useless += own - marching
        shamed = game.shamed[three] + game.shamed[three + 1] + game.shamed[three + 2]
        net = game.honour[seat] - book.shame_honour * shamed
        likely = float(net - (book.shame_honour * exposed[seat] if coming else 0))
        likely = 10.0 * log1p(exp(likely / 10)) if likely < 200 else likely
        artifacts = 0
        for artifact in game.artifacts:
            artifacts += artifact_honour(game, artifact, seat)
        place_in_tea = tea.index(seat) if seat in tea else count
        rows.append(
            [
                (net if net > 0 else 0) + taken[seat],
                net,
                likely,
                artifacts,
                likely * late,
                artifacts * late,
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
            ]
        )
    return rows


def teams(game: GreatWall) -> Sequence[int] | None:
    """Co-operation is one team against the hordes."""
    return [0] * len(game.seats) if game.terms.mode == "coop" else None
