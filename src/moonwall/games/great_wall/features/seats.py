"""The features of one seat, in the order of the weights: what it holds, where its Clerks stand, what may come."""

from __future__ import annotations

from math import exp, log1p

from ..cards.vocabulary import COUNTER_CODES
from ..names import (
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
    WOOD,
)
from ..parts.qin import ARTIFACT_HONOUR
from ..position import GreatWall
from .hordes import ARCHERS, COVERED, EXPOSED, FRONT, LATER_EXPOSED, PRESENCE, SPOILS
from .orders import promise
from .outlook import PER_SUPPORT, Outlook
from .places import UNSPENT, building
from .weights import RANKED, WEIGHTS

SOFT = 10.0  # Honour: how sharp the floor at 0 is felt before the end
PARRY = 0.7  # of a front Horde that is sure to Breach: what a Recruit to come is thought to spare
REFUGE = 0.8  # of the Shame to come: what a free space on a Horde already stained can take
LATER = 0.4  # alone: of the Hordes that may Breach later, how many do in a Year
DONATION = 1.6  # Resources the right to donate is worth
SEAL_SHARE = 0.6  # of the Honour such an Artifact gives: what the hope of an Advisor is worth

FIRST, EACH, LEAST = 1.35, 0.1, 0.45  # what the first of a Resource is worth, and how it falls with each further one


def _amounts() -> tuple[float, ...]:
    """What so many of a Resource are worth: the first are missed most."""
    found = [0.0]
    for n in range(300):
        found.append(found[-1] + max(LEAST, FIRST - EACH * n))
    return tuple(found)


AMOUNT = _amounts()
PER_WOUND = -1 - COUNTER_CODES["wounds-dealt"]
PER_LEVEL = -1 - COUNTER_CODES["overseer-levels"]
PER_HORDE = -1 - COUNTER_CODES["clean-hordes"]

WIDTH = len(RANKED)
NAMES = list(WEIGHTS)
CALCULATION, BYSTANDER = NAMES.index("calculation"), NAMES.index("bystander")


class Estate:
    """What a seat has at hand: Resources, Recruits, resting Soldiers, cards, and the hopes that its Clerks give."""

    __slots__ = (
        "active",
        "archers",
        "built",
        "gathering",
        "gathering_qi",
        "gold",
        "hands",
        "hiring",
        "horses",
        "levels",
        "lone",
        "marching",
        "outside",
        "qi",
        "recruiting",
        "recruits",
        "seat",
        "spears",
        "stone",
        "support",
        "tactics",
        "useless",
        "wood",
    )

    def __init__(self, game: GreatWall, look: Outlook, seat: int) -> None:
        self.seat = seat
        overseer = game.overseer
        self.levels = overseer[seat] + overseer[4 + seat] + overseer[8 + seat] + overseer[12 + seat]
        self.outside = look.board[ARCHERS + seat]
        self.active = game.active[seat].bit_count()
        self.support = game.support[seat].bit_count()
        self.tactics = game.tactics[seat].bit_count()
        self.count_goods(game, look)
        self.count_soldiers(game, look)
        self.gathering = self.gathering_qi = self.recruiting = self.built = self.hiring = 0.0
        self.hands = float(self.recruits)  # Soldiers that may soon be on a Horde
        self.lone = self.useless = self.marching = 0
        self.hope_for_production(game, look)
        self.hope_for_the_rest(game, look)

    def count_goods(self, game: GreatWall, look: Outlook) -> None:
        """Resources and Recruits; those being chosen are as good as paid."""
        seat = self.seat
        four, three = seat * 4, seat * 3
        wood, stone, gold, qi = game.res[four : four + 4]
        recruits = game.recruits[three] + game.recruits[three + 1] + game.recruits[three + 2]
        if look.recruits is not None and look.recruits.seat == seat:
            for soldier, n in enumerate(look.recruits.chosen):
                if n:
                    price = game.book.soldier_cost[soldier]
                    recruits += n
                    wood -= n * price[WOOD]
                    stone -= n * price[STONE]
                    gold -= n * price[GOLD]
                    qi -= n * price[QI]
        if wood < 0 or stone < 0 or gold < 0 or qi < 0:  # cards pay a part, or an imagined screen cannot pay
            wood, stone, gold, qi = max(0, wood), max(0, stone), max(0, gold), max(0, qi)
        self.wood, self.stone, self.gold, self.qi = wood, stone, gold, qi
        self.recruits = recruits

    def count_soldiers(self, game: GreatWall, look: Outlook) -> None:
        """Soldiers at rest; those about to attack all at once count as Recruits."""
        rest, zone = game.rest, self.seat * 3
        self.spears = rest[zone] + rest[zone + 12] + rest[zone + 24]
        self.archers = rest[zone + 1] + rest[zone + 13] + rest[zone + 25]
        self.horses = rest[zone + 2] + rest[zone + 14] + rest[zone + 26]
        if self.seat == look.charger:
            for section in game.rules.sections:
                if look.zones >> section & 1:
                    zone = section * 12 + self.seat * 3
                    self.recruits += rest[zone] + rest[zone + 1] + rest[zone + 2]
                    self.spears -= rest[zone]
                    self.archers -= rest[zone + 1]
                    self.horses -= rest[zone + 2]

    def hope_for_production(self, game: GreatWall, look: Outlook) -> None:
        """Clerks in the four Production Locations."""
        seat, left, amount = self.seat, look.left, AMOUNT
        clerks, overseer, res = look.clerks, game.overseer, game.res
        for place in (0, 1, 2):
            own = clerks[place * 4 + seat]
            if own:
                level = overseer[place * 4 + seat]
                more = left - 1 - 0.5 * level
                have = res[seat * 4 + place]
                hope = amount[have + own + level] - amount[have] + DONATION
                self.gathering += (hope + more if more > 0 else hope) * look.full[place]
                self.lone += look.sole[place] == seat
        own = clerks[TEMPLE * 4 + seat]
        if own:
            level = overseer[TEMPLE * 4 + seat]
            more = left - 1 - 0.5 * level
            hope = amount[self.qi + own + level] - amount[self.qi]
            self.gathering_qi = (hope + more if more > 0 else hope) * look.full[TEMPLE]
            self.lone += look.sole[TEMPLE] == seat

    def hope_for_the_rest(self, game: GreatWall, look: Outlook) -> None:
        """Clerks in Barracks, Builders' Quarters, Embassy and Logistics Centre."""
        seat, left, clerks = self.seat, look.left, look.clerks
        wood, stone, gold, qi = self.wood, self.stone, self.gold, self.qi
        own = clerks[BARRACKS * 4 + seat]
        if own:
            paid = min(wood, stone // 2 + qi // 2 + gold // 3)
            self.recruiting = (own if own <= paid else 0.85 * paid + 0.15 * own) * look.full[BARRACKS]
            self.lone += look.sole[BARRACKS] == seat
            self.hands += min(own, paid) * look.full[BARRACKS]
        own = clerks[BUILDERS * 4 + seat]
        if own:
            self.built, self.useless = building(game, own, wood + stone + gold, look.stock)
        own = clerks[EMBASSY * 4 + seat]
        if own:
            fee = self.active + self.support + 1
            hires = min(own, gold // fee)
            self.hiring = hires * max(0.0, left + SEAL_SHARE * look.per_support - UNSPENT * fee)
            others = min(own - hires, max(0, gold - hires * fee) // 2)
            self.hiring += others * max(0.0, 0.9 * left - 2 * UNSPENT)
            self.useless += own - hires - others
        own = clerks[LOGISTICS * 4 + seat]
        if own:
            self.marching = min(own, self.spears + self.archers + self.horses + self.outside)
            self.useless += own - self.marching


def likely(game: GreatWall, look: Outlook, seat: int, shamed: int) -> float:
    """Honour at the end, with what is likely to come, the floor at 0 felt softly; less what is hoped for."""
    board = look.board
    if look.alone:
        to_come = min(look.most, board[EXPOSED + seat] + LATER * board[LATER_EXPOSED + seat] * look.left)
    else:
        to_come = board[EXPOSED + seat] + look.share * (1 + board[LATER_EXPOSED + seat])
        if look.refuge[seat]:
            to_come -= min(look.refuge[seat], REFUGE * to_come)
    hopes = look.hopes
    found = (game.honour[seat] + hopes - game.book.shame_honour * (shamed + to_come)) / SOFT
    return SOFT * (log1p(exp(found)) if found < 20 else found) - hopes


def artifacts_worth(game: GreatWall, look: Outlook, own: Estate) -> int:
    """What the Artifacts would give now, without the Golden Scales."""
    worth = 0
    for kind, n, _ in look.artifacts:
        if kind == PER_SUPPORT:
            worth += n * own.support
        elif kind == PER_LEVEL:
            worth += n * own.levels
        elif kind == PER_WOUND:
            worth += n * game.wounds_dealt[own.seat]
        elif kind == PER_HORDE:
            worth += n * look.clean[own.seat]
    return worth


def row_of(game: GreatWall, look: Outlook, seat: int) -> list[float]:
    """A person's features, in the order of ``RANKED``."""
    own = Estate(game, look, seat)
    count = len(game.seats)
    three = seat * 3
    shamed = game.shamed[three] + game.shamed[three + 1] + game.shamed[three + 2]
    honour, board = game.honour[seat], look.board
    together, left, useful = look.together, look.left, look.useful
    worth = 0 if together else artifacts_worth(game, look, own)
    place_in_tea = game.tea.index(seat) if seat in game.tea else count
    tokens = shamed + look.stained[seat]
    resting = own.spears + own.archers + own.horses
    card = look.waiting[seat]
    amount = AMOUNT
    return [
        0.0 if together else honour,
        0.0 if together else likely(game, look, seat, shamed),
        look.taken[seat],
        shamed,
        worth * look.ripe if look.alone else worth,
        look.scales[seat] * look.ripe,
        amount[own.wood] * useful,
        amount[own.stone] * useful,
        amount[own.gold] * useful,
        amount[own.qi] * useful,
        min(own.qi // 2, tokens) if left >= 1 and tokens and not together else 0,
        own.levels * left,
        (8 - game.clerk_area[seat]) * left,
        own.active * left,
        own.support * left,
        own.tactics * useful,
        own.recruits * useful,
        own.spears * useful,
        own.archers * useful,
        own.horses * useful,
        own.outside * (look.horizon if look.horizon < 3 else 3.0),
        board[COVERED + seat],
        board[SPOILS + seat],
        board[PRESENCE + seat],
        board[EXPOSED + seat],
        board[LATER_EXPOSED + seat] * left,
        own.gathering * useful,
        own.gathering_qi * useful,
        own.recruiting * useful,
        own.built,
        own.hiring,
        min(look.clerks[SCHOOL * 4 + seat], 5 - own.tactics) * useful,
        own.marching * useful,
        look.clerks[TEA_HOUSE * 4 + seat] * look.full[TEA_HOUSE] * place_in_tea,
        own.useless,
        own.lone,
        look.pools[seat] * useful,
        game.command_hand[seat].bit_count() * useful,
        promise(game, seat, card, resting, tokens) if card >= 0 else 0.0,
        (count - place_in_tea) * useful,
        *common(look, seat, honour, own.hands),
    ]


def common(look: Outlook, seat: int, honour: int, hands: float) -> tuple[float, ...]:
    """The last features of a row: none of an automaton, and those of players who stand together or alone."""
    return (
        0.0,
        0.0,
        look.done,
        look.parts,
        0.1 * honour if look.together else 0.0,
        look.standing,
        look.reeds,
        look.safety,
        min(look.board[FRONT + seat], PARRY * hands) if hands else 0.0,
    )


def automaton(game: GreatWall, look: Outlook, seat: int) -> list[float]:
    """Qin is a rival with sure points at the end; the Reed Clan only stands by."""
    row = [0.0] * WIDTH
    if seat in game.rules.bystanders:
        row[BYSTANDER] = 0.0 if look.together else 1.0
        return row
    spoils, presence = look.board[SPOILS + seat], look.board[PRESENCE + seat]
    row[0] = row[1] = game.honour[seat]
    support = game.support[seat].bit_count() * game.book.cards.automata["qin-jiushao"].honour_per_support
    sure = ARTIFACT_HONOUR * len(game.artifacts) + support + look.taken[seat]
    row[CALCULATION] = sure + 0.8 * spoils + 2 * presence
    return row
