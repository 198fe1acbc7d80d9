"""What a position is worth to each seat: named features and their weights, for the bots.

Everything is counted in Honour: a feature's weight says how much Honour one of it is worth. What only serves to earn
later (Clerks, Overseers, Resources) is weighed by the Years that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p

from ..cards.vocabulary import COUNTER_CODES
from ..names import (
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
from ..parts.qin import ARTIFACT_HONOUR
from ..parts.requests import fulfilled
from ..position import GreatWall
from ..rules.recruit import Recruit
from ..rules.shame import SPACES
from .hordes import (
    ARCHERS,
    COVERED,
    CROWDED,
    EXPOSED,
    FRONT,
    HOLDS,
    LATER_EXPOSED,
    PRESENCE,
    SPOILS,
    STANDING,
    sections,
)
from .orders import pending, promise
from .places import UNSPENT, building, fullness, staff
from .reed import help_of_reed
from .requests import readiness
from .treasures import weigh_gold
from .weights import ALONE_SHARE, RANKED, TOGETHER_SHARE, WEIGHTS
from .zones import charging

SCALE = 9.0
PAR = 40.0
SOFT = 10.0  # Honour: how sharp the floor at 0 is felt before the end
FIRST_YEAR = 12.0  # Honour a seat is thought to gain in a Year; with the Years the table's own pace counts for more
SHAME_A_YEAR = 2.5  # tokens, for each seat
DEALT = 0.75  # of the Shame supply that goes in later Years: what seats get, and no Raid or Summer takes
YEARLY = 10.0  # alone: Honour gained in a Year, before Shame is taken off
UNDER_WAY = 0.5  # of a turn that is being played: what counts as over
PARRY = 0.7  # of a front Horde that is sure to Breach: what a Recruit to come is thought to spare
REFUGE = 0.8  # of the Shame to come: what a free space on a Horde already stained can take
LATER = 0.4  # alone: of the Hordes that may Breach later, how many do in a Year
PART = 1.1  # alone: of an even part of the Shame supply, the most a seat is thought to get
DONATION = 1.6  # Resources the right to donate is worth
SEAL_SHARE = 0.6  # of the Honour such an Artifact gives: what the hope of an Advisor is worth
SAFE = 0.5  # of the Shame supply at the start: how soon an empty one is feared where it loses the game
BACK = 0.8  # alone: of a Shame token that the Qi at hand could discard, what counts as back in the supply
LAST_STAND = 0.4  # of a Horde that stands: what it matters when no more Hordes come

FIRST, EACH, LEAST = 1.35, 0.1, 0.45  # what the first of a Resource is worth, and how it falls with each further one


def _amounts() -> tuple[float, ...]:
    """What so many of a Resource are worth: the first are missed most."""
    found = [0.0]
    for n in range(300):
        found.append(found[-1] + max(LEAST, FIRST - EACH * n))
    return tuple(found)


AMOUNT = _amounts()
PER_SUPPORT = -1 - COUNTER_CODES["X"]
PER_WOUND = -1 - COUNTER_CODES["wounds-dealt"]
PER_LEVEL = -1 - COUNTER_CODES["overseer-levels"]
PER_HORDE = -1 - COUNTER_CODES["clean-hordes"]

NOTHING = (-1, -1, -1, -1)
WIDTH = len(RANKED)
NAMES = list(WEIGHTS)
CALCULATION, BYSTANDER = NAMES.index("calculation"), NAMES.index("bystander")


def measure(game: GreatWall) -> list[list[float]]:
    """A row a seat, in the order of ``WEIGHTS``: up to the features of the mode that is played, none of the others."""
    book = game.book
    cards = book.cards
    rules = game.rules
    count = len(game.seats)
    humans = rules.humans
    tea = game.tea
    together = rules.together
    alone = bool(rules.rivals)
    walls = game.wall

    # --- Hordes and the Wall ---
    front = sections(game)
    if len(front) == 3:
        board = [a + b + c for a, b, c in zip(*front)]
        quiet = front[0][HOLDS] * front[1][HOLDS] * front[2][HOLDS]
    else:
        board = [a + b for a, b in zip(*front)]
        quiet = front[0][HOLDS] * front[1][HOLDS]

    # --- Years to come, by Time, Walls or Shame: what this Winter's Breaches will hand out is as good as gone ---
    supply = game.shame_supply
    due = board[EXPOSED] + board[EXPOSED + 1] + board[EXPOSED + 2] + board[EXPOSED + 3]
    left = float(rules.last_time - game.time)
    if left and board[CROWDED] and (together or alone):  # Raids of next Spring (GW-SPRING-08)
        due += board[CROWDED] / len(front) * rules.new_hordes[game.time + 1] * len(humans)
    people = len(humans)
    if not together:
        finished = walls.count(TOP_WALL)
        left = 0.0 if finished >= rules.walls_to_end else min(left, max(0.0, supply - due) / (SHAME_A_YEAR * people))
    ahead = 1.0 if game.season <= AUTUMN else 0.0
    if ahead and game.slot >= 0 and not together and not alone:  # the turns of this Autumn run out
        ahead = (rules.slots - game.slot - UNDER_WAY) / rules.slots
    horizon = left + ahead
    useful = 1.0 if horizon >= 2 else 0.5 * horizon

    taken = [0, 0, 0, 0]
    clean = [0, 0, 0, 0]
    stained = [0, 0, 0, 0]
    refuge = [0, 0, 0, 0]  # free spaces on Hordes that are stained already: Shame costs nothing there (GW-SHAME-08)
    printed = cards.horde_honour
    shame_on = game.horde_shame
    if not together:
        for card, owner in enumerate(game.horde_owner):
            if owner >= 0:
                if shame_on[card]:
                    stained[owner] += shame_on[card]
                    refuge[owner] += SPACES - shame_on[card]
                else:
                    taken[owner] += printed[card]
                    clean[owner] += 1

    # --- Clerks ---
    clerks, pools = staff(game)
    full, sole = fullness(clerks, rules.spaces, book.shame_icon)
    stock = sum(game.warehouse)
    artifacts = [
        (0 if cards.artifact_function[a] else cards.artifact_per[a], cards.artifact_honour[a], a)
        for a in game.artifacts
    ]
    per_support = sum([n for kind, n, _ in artifacts if kind == PER_SUPPORT])
    ripe = 0.25 + 0.75 * (1 - left / 2 if left < 2 else 0.0)
    scales = [0.0, 0.0, 0.0, 0.0]
    if not together:
        for kind, _, artifact in artifacts:
            if not kind:
                scales = weigh_gold(game, cards.artifact_ranks[artifact], left)

    # --- What is likely to come: Honour at the table's pace, the rest of the Shame for those who stand aside ---
    most = PART * supply / count
    hopes = YEARLY * horizon
    share = 0.0
    if not alone and not together:
        years = 1 + game.time + (1 if game.season > AUTUMN else 0)
        hopes = horizon * (FIRST_YEAR + sum([game.honour[seat] for seat in humans]) / people) / years
        dealt = min(float(supply), due + SHAME_A_YEAR * people * (rules.last_time - game.time))
        share = DEALT * max(0.0, dealt - due) / people
        share /= 1 + sum(board[LATER_EXPOSED : LATER_EXPOSED + 4]) / people

    safety = parts = standing = reeds = 0.0
    done = 0
    if together:
        done = fulfilled(game)
        parts, unmet = readiness(game, quiet, pools)
        due += unmet * people
    if together or alone:
        standing = board[STANDING] if left >= 1 else LAST_STAND * board[STANDING]
        tokens = sum(game.shamed[: 3 * people])
        if rules.bystanders:
            reeds = help_of_reed(game, clerks, full, tokens) * min(1.0, 0.5 * horizon)
        back = 0.0
        if alone and left >= 1:  # what Qi can bring back next Summer is not gone
            back = BACK * min(game.res[humans[0] * 4 + QI] // 2, tokens + stained[humans[0]])
        spare = (supply + back - due) / (SAFE * rules.shame_start)
        # Where more is due than there is, each token less is still worth as much: no despair.
        safety = -exp(-spare) if spare > 0 else spare - 1

    charger, zones = charging(game) if (together or alone) and game.season == AUTUMN else (-1, 0)
    waiting = pending(game) if game.season == AUTUMN and game.slot < rules.slots else NOTHING
    top = game.stack[-1] if game.stack else None
    res, overseer, rest, recruits_of = game.res, game.overseer, game.rest, game.recruits
    honours, shamed_of, tactics_of = game.honour, game.shamed, game.tactics
    amount = AMOUNT
    rows: list[list[float]] = []
    for seat in range(count):
        if seat not in humans:
            rows.append(_automaton(game, seat, taken[seat], board[SPOILS + seat], board[PRESENCE + seat]))
            continue
        four = seat * 4
        three = seat * 3
        wood, stone, gold, qi = res[four : four + 4]
        recruits = recruits_of[three] + recruits_of[three + 1] + recruits_of[three + 2]
        if type(top) is Recruit and top.seat == seat:  # chosen and as good as paid
            for soldier, n in enumerate(top.chosen):
                if n:
                    price = book.soldier_cost[soldier]
                    recruits += n
                    wood -= n * price[WOOD]
                    stone -= n * price[STONE]
                    gold -= n * price[GOLD]
                    qi -= n * price[QI]
            wood, stone, gold, qi = max(0, wood), max(0, stone), max(0, gold), max(0, qi)  # where cards pay a part
        elif wood < 0 or stone < 0 or gold < 0 or qi < 0:  # an imagined screen that cannot pay what was agreed
            wood, stone, gold, qi = max(0, wood), max(0, stone), max(0, gold), max(0, qi)
        levels = overseer[seat] + overseer[4 + seat] + overseer[8 + seat] + overseer[12 + seat]
        zone = three
        spears = rest[zone] + rest[zone + 12] + rest[zone + 24]
        archers = rest[zone + 1] + rest[zone + 13] + rest[zone + 25]
        horses = rest[zone + 2] + rest[zone + 14] + rest[zone + 26]
        if seat == charger:
            for section in rules.sections:
                if zones >> section & 1:
                    zone = section * 12 + three
                    recruits += rest[zone] + rest[zone + 1] + rest[zone + 2]
                    spears -= rest[zone]
                    archers -= rest[zone + 1]
                    horses -= rest[zone + 2]
        outside = board[ARCHERS + seat]
        active = game.active[seat].bit_count()
        support = game.support[seat].bit_count()
        tactics = tactics_of[seat].bit_count()

        gathering = gathering_qi = recruiting = built = hiring = 0.0
        hands = float(recruits)  # Soldiers that may soon be on a Horde
        lone = useless = marching = 0
        for place in (0, 1, 2):
            own = clerks[place * 4 + seat]
            if own:
                level = overseer[place * 4 + seat]
                more = left - 1 - 0.5 * level
                have = res[four + place]
                hope = amount[have + own + level] - amount[have] + DONATION
                gathering += (hope + more if more > 0 else hope) * full[place]
                lone += sole[place] == seat
        own = clerks[TEMPLE * 4 + seat]
        if own:
            level = overseer[TEMPLE * 4 + seat]
            more = left - 1 - 0.5 * level
            hope = amount[qi + own + level] - amount[qi]
            gathering_qi = (hope + more if more > 0 else hope) * full[TEMPLE]
            lone += sole[TEMPLE] == seat
        own = clerks[BARRACKS * 4 + seat]
        if own:
            paid = min(wood, stone // 2 + qi // 2 + gold // 3)
            recruiting = (own if own <= paid else 0.85 * paid + 0.15 * own) * full[BARRACKS]
            lone += sole[BARRACKS] == seat
            hands += min(own, paid) * full[BARRACKS]
        own = clerks[BUILDERS * 4 + seat]
        if own:
            built, useless = building(game, own, wood + stone + gold, stock)
        own = clerks[EMBASSY * 4 + seat]
        if own:
            fee = active + support + 1
            hires = min(own, gold // fee)
            hiring = hires * max(0.0, left + SEAL_SHARE * per_support - UNSPENT * fee)
            others = min(own - hires, max(0, gold - hires * fee) // 2)
            hiring += others * max(0.0, 0.9 * left - 2 * UNSPENT)
            useless += own - hires - others
        own = clerks[LOGISTICS * 4 + seat]
        if own:
            marching = min(own, spears + archers + horses + outside)
            useless += own - marching

        shamed = shamed_of[three] + shamed_of[three + 1] + shamed_of[three + 2]
        honour = honours[seat]
        likely = 0.0
        worth = 0
        if not together:
            if alone:
                to_come = min(most, board[EXPOSED + seat] + LATER * board[LATER_EXPOSED + seat] * left)
            else:
                to_come = board[EXPOSED + seat] + share * (1 + board[LATER_EXPOSED + seat])
                if refuge[seat]:
                    to_come -= min(refuge[seat], REFUGE * to_come)
            likely = (honour + hopes - book.shame_honour * (shamed + to_come)) / SOFT
            likely = SOFT * (log1p(exp(likely)) if likely < 20 else likely) - hopes
            for kind, n, _ in artifacts:
                if kind == PER_SUPPORT:
                    worth += n * support
                elif kind == PER_LEVEL:
                    worth += n * levels
                elif kind == PER_WOUND:
                    worth += n * game.wounds_dealt[seat]
                elif kind == PER_HORDE:
                    worth += n * clean[seat]
        place_in_tea = tea.index(seat) if seat in tea else count
        tokens = shamed + stained[seat]
        rows.append(
            [
                0.0 if together else honour,
                likely,
                taken[seat],
                shamed,
                worth * ripe if alone else worth,
                scales[seat] * ripe,
                amount[wood] * useful,
                amount[stone] * useful,
                amount[gold] * useful,
                amount[qi] * useful,
                min(qi // 2, tokens) if left >= 1 and tokens and not together else 0,
                levels * left,
                (8 - game.clerk_area[seat]) * left,
                active * left,
                support * left,
                tactics * useful,
                recruits * useful,
                spears * useful,
                archers * useful,
                horses * useful,
                outside * (horizon if horizon < 3 else 3.0),
                board[COVERED + seat],
                board[SPOILS + seat],
                board[PRESENCE + seat],
                board[EXPOSED + seat],
                board[LATER_EXPOSED + seat] * left,
                gathering * useful,
                gathering_qi * useful,
                recruiting * useful,
                built,
                hiring,
                min(clerks[SCHOOL * 4 + seat], 5 - tactics) * useful,
                marching * useful,
                clerks[TEA_HOUSE * 4 + seat] * full[TEA_HOUSE] * place_in_tea,
                useless,
                lone,
                pools[seat] * useful,
                game.command_hand[seat].bit_count() * useful,
                promise(game, seat, waiting[seat], spears + archers + horses, tokens) if waiting[seat] >= 0 else 0.0,
                (count - place_in_tea) * useful,
                0.0,
                0.0,
                done,
                parts,
                0.1 * honour if together else 0.0,
                standing,
                reeds,
                safety,
                min(board[FRONT + seat], PARRY * hands) if hands else 0.0,
            ]
        )
    if together:
        return [[0.0] * WIDTH + [TOGETHER_SHARE * n for n in row] for row in rows]
    if alone:
        return [[0.0] * (2 * WIDTH) + [ALONE_SHARE * n for n in row] for row in rows]
    return rows


def _automaton(game: GreatWall, seat: int, taken: int, spoils: float, presence: float) -> list[float]:
    """Qin is a rival with sure points at the end; the Reed Clan only stands by."""
    row = [0.0] * WIDTH
    if seat in game.rules.bystanders:
        row[BYSTANDER] = 0.0 if game.rules.together else 1.0
        return row
    row[0] = row[1] = game.honour[seat]
    support = game.support[seat].bit_count() * game.book.cards.automata["qin-jiushao"].honour_per_support
    row[CALCULATION] = ARTIFACT_HONOUR * len(game.artifacts) + support + taken + 0.8 * spoils + 2 * presence
    return row


def teams(game: GreatWall) -> Sequence[int] | None:
    """Co-operation is one team against the hordes."""
    return [0] * len(game.seats) if game.rules.together else None
