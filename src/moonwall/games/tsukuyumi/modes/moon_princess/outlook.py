"""What bots look at in this mode: features of the team against the Oni, in VP (``features`` asks, docs/bots.md).

Thinking looks at thousands of positions, so nothing here searches as the Oni do (``aim``): threats are told from how
strong the Oni are in an area and which single one could come from next door, or from the space behind it. What only the
land decides is kept in the survey under the bytes it follows from.
"""

from __future__ import annotations

from moonwall.table import Together

from ...board import AROUND, CENTRE, SPACES
from ...book import BLACK, COMBAT, DRAW, EFFECT, FERTILE, MOVE, NO_SYMBOLS, PROD, TSUKUYUMI, WHITE
from ...position import MOON_AREA, NOBODY, ONI, Tsukuyumi
from ...rules.movement import Move
from ...rules.turns import Turn
from ...rules.ways import open_edges
from ...survey import MOST, picked, survey
from ...values import works_cp
from .aim import stands
from .cards import cards_of
from .choices import she_attacks
from .momentum import COUNTER, LEGEND, special, step_of, track_of
from .oni_step import ATTACKS
from .ring import OFF
from .round_card import objective
from .rounds import gate
from .score import CENTRE_VP, figures, oni_score, team_score, worth
from .search import need
from .state import (
    LYING,
    MOMENTUM,
    PENDING,
    PRINCESS,
    ROUND_CARD,
    effect,
    own,
    pile,
    princess_cp,
    prioritised,
    terms_of,
    touched,
)
from .team import Alone
from .track import amount

# The weights of this mode: those of ``features`` that it names hold for what a seat has, all others count nothing here;
# then the features of the team. All are in VP.
WEIGHTS: dict[str, float] = {
    "conquest to come": 0.05,
    "health to come": 0.006,
    "damage to come": 0.008,
    "at home to come": -0.08,
    "spread": 0.03,
    "events": 0.05,
    "eggs": 0.1,
    "mines": 0.1,
    "weapons": 0.12,
    "uplinks": 0.1,
    "ground works": 0.15,
    "points of parts": 0.0,
    "prospects": 0.0,
}
TEAM: dict[str, float] = {
    "margin": 1.0,  # the team's VP less the Oni's, if the game ended now
    "round objective": 1.0,  # VP of the round's objective, by how likely it is
    "loss soon": -1.0,  # VP that the Oni's next step costs, if it came now and the team chose well
    "loss later": -0.12,  # the same of areas that steps after it may reach
    "hurt": -0.012,  # CP of units where the next step deals damage
    "walks": -0.5,  # actions of the Princess to come in this round
    "poised": 0.7,  # VP of Conquests that would succeed now, as many as there are Combat actions left in the turn
    "poised later": 0.65,  # the same for turns to come in this round
    "spare": 0.4,  # Combat actions of this turn that nothing is poised for
    "spare later": 0.4,
    "effects": 0.3,  # symbols of Black that are still to be used, on the Action cards and in hand
    "event points": 0.15,
    "production": 0.2,
    "movement": 0.2,
    "white": 0.15,  # White actions left in the turn
    "near": 0.1,  # VP of Conquests that would succeed if all units next door came
    "massed": 0.3,  # VP of Conquests that units are there for, but not enough, by how many CP are there
    "momentum": -0.3,
    "space near": -0.25,
    "counters": -1.2,  # cards drawn unseen
    "legends": -3.0,
    "lying": -0.7,  # permanent Counters in force
    "figures": -0.06,
    "walker": -0.5,  # the Princess on the board, beyond her areas
    "disputed": -3.0,  # the team did not agree
}
USUAL_ONI = 23  # on the board at the end, and two more a player: only what differs from it counts
NEVER = 1 << 20  # CP that nobody has
AHEAD = 2  # Conquests of later rounds that are looked for
LATER = 0.15  # of a loss that the team may prevent before the Oni act
MET, OPEN = 0.75, 0.35  # how likely an objective is that is met before the Oni act again, or half done


class Lay:
    """What the land alone decides, by area: VP to the Oni, whether it is a Tsukuyumi or Moon area, and which spaces an
    Oni can come from in one step and in two."""

    __slots__ = ("behind", "beside", "holy", "value")

    def __init__(self, game: Tsukuyumi) -> None:
        gates = gate(game)
        self.value = {s: worth(game, s, gates) for s in game.areas}
        self.holy = {s: bool(game.props(s) & TSUKUYUMI) for s in game.areas}
        into: dict[int, set[int]] = {s: set() for s in game.spaces}
        for at in game.spaces:
            edges = open_edges(game, ONI, at, False)
            for d, t in AROUND[at]:
                if edges >> d & 1 and t in into:
                    into[t].add(at)
        self.beside = {s: tuple(sorted(into[s])) for s in game.areas}
        self.behind = {s: tuple(sorted({u for t in into[s] for u in into[t]} - into[s] - {s})) for s in game.areas}


def lay_of(game: Tsukuyumi) -> Lay:
    kept = survey(game).kept
    key = (
        game.ground, game.terrain, game.printed, game.mountain, bytes(game.negated), bytes(game.added),
        bytes(game.razed), game.walls, game.pig_walls, game.storm, tuple(game.homezone), gate(game),
    )  # fmt: skip
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST:
            kept.clear()
        found = kept[key] = Lay(game)
    return found


class Scene:
    """The board once: CP of the Oni by area, what they would have to reach, and how soon they could take it."""

    __slots__ = ("cp", "game", "hers", "lay", "needs", "rank")

    def __init__(self, game: Tsukuyumi) -> None:
        self.game = game
        self.lay = lay = lay_of(game)
        rules = game.rules
        crowd, might, territory, seats = game.crowd, game.might, game.territory, rules.seats
        base = ONI * SPACES
        self.hers = hers = touched(game)
        her_cp = princess_cp(game) if hers else 0
        book, kinds, units = game.book, game.kinds, game.units
        biggest: dict[int, int] = {}
        for s in game.spaces:
            if crowd[base + s]:
                row = s * kinds
                biggest[s] = max(
                    [book.cp[k] for k in book.oni_kinds if units[row + k] and not book.anchored[k]], default=0
                )
        far = effect(game, "range")
        self.cp: dict[int, int] = {}
        self.needs: dict[int, int] = {}
        self.rank: dict[int, int] = {}  # 0: the Oni there are enough; steps of a single Oni that would be
        works = bool(rules.on_works_cp)
        players = range(seats)
        for s in game.areas:
            here = might[base + s] + (her_cp if s in hers else 0)
            self.cp[s] = here
            holder = territory[s]
            if holder == ONI or (holder == NOBODY and (lay.holy[s] or game.ground[s] == MOON_AREA)):
                continue
            wanted = game.mountain[s]
            for seat in players:
                if crowd[seat * SPACES + s] or (works and works_cp(game, seat, s)):
                    wanted = need(game, s)
                    break
            self.needs[s] = wanted
            if here >= wanted and (crowd[base + s] or s in hers):
                self.rank[s] = 0
                continue
            lack = max(1, wanted - here)
            for t in lay.beside[s]:
                if biggest.get(t, -1) >= lack or (biggest.get(t, 0) and wanted <= here):
                    self.rank[s] = 1
                    break
            else:
                for t in lay.behind[s]:
                    if biggest.get(t, 0) and biggest[t] >= wanted - here:
                        self.rank[s] = 2
                        break
                else:
                    if far:
                        self.rank[s] = 3

    def swing(self, space: int) -> int:
        """VP between the sides when the Oni take an area."""
        if space in self.hers:
            return 0
        own = self.game.territory[space] < self.game.rules.seats
        return self.lay.value[space] + (1 + (CENTRE_VP if space == CENTRE else 0) if own else 0)

    def losses(self) -> tuple[float, float, float]:
        """What the next step of the Oni costs in VP if the team chooses well among equals (ALG-3); a share of what
        steps after it may reach; CP of units that would be hit."""
        game, rank = self.game, self.rank
        order: list[int] = []
        for level in range(4):
            equals = [s for s, r in rank.items() if r == level]
            if not equals:
                continue
            left = ATTACKS - len(order)
            if len(equals) > left:
                first = [s for s in equals if prioritised(game, s)]
                if len(first) > left:
                    equals = first
                else:
                    order += first
                    equals = [s for s in equals if s not in first]
                    left -= len(first)
                equals.sort(key=self.swing)
            order += equals[:left]
            if len(order) >= ATTACKS:
                break
        soon = hurt = 0
        for s in order:
            soon += self.swing(s)
            if rank[s] == 0:
                hurt += max([game.might[seat * SPACES + s] for seat in game.order])
        later = 0.0
        for s, level in rank.items():
            if s not in order and game.territory[s] < game.rules.seats:
                later += self.swing(s) * (1.0 if level == 0 else 0.5 if level == 1 else 0.25)
        return float(soon), later, float(hurt)

    def fights(self, steps: int) -> tuple[float, float, int, int, float, float]:
        """VP of Conquests that would succeed: as many as Combat actions in this turn, in turns of this round to come,
        in areas next door if all went there, and a share of it where units stand that are not enough yet."""
        game = self.game
        rules = game.rules
        seats, territory, crowd, might = rules.seats, game.territory, game.crowd, game.might
        dread = amount(game, "conquest-need")
        offerings = effect(game, "offerings")
        barred = stands(game, "defiler") >= 0
        now = later = near = massed = 0.0
        spare = to_spare = 0
        hands = Hands(game)
        rest = game.rules.rounds - max(1, game.round)
        for seat in range(seats):
            base = seat * SPACES
            here: list[float] = []
            part: list[float] = []
            pool: dict[int, int] = {}  # CP that could come from next door
            for s in game.spaces:
                if not crowd[base + s]:
                    continue
                power = might[base + s]
                if s in self.cp and territory[s] >= seats:
                    bar = self.bar(s, dread, offerings, barred)
                    if power >= bar:
                        gain = self.gain(s, power, steps)
                        if gain:
                            here.append(gain)
                    elif bar < NEVER:
                        part.append(self.gain(s, bar, steps) * (power / bar) ** 2)
                for _, t in AROUND[s]:
                    if t in self.cp and territory[t] >= seats:
                        pool[t] = pool.get(t, 0) + power
            here.sort(reverse=True)
            first, second = hands.combats(seat)
            now += sum(here[:first])
            later += sum(here[first : first + second])
            spare += max(0, first - len(here))
            to_spare += min(second, max(0, first + second - len(here)))
            more = (max(0, first + second - len(here)) if hands.marches(seat) else 0) + min(rest, 1) * AHEAD
            if not more:
                continue
            beside: list[float] = []
            for t, power in pool.items():
                own_there = might[base + t]
                bar = self.bar(t, dread, offerings, barred)
                if own_there < bar <= own_there + power or (not bar and not crowd[base + t]):
                    beside.append(self.gain(t, own_there + power, steps))
            beside.sort(reverse=True)
            near += sum(beside[:more])
            part.sort(reverse=True)
            massed += sum(part[:more])
        return now, later, spare, to_spare, near, massed

    def bar(self, s: int, dread: int, offerings: int, barred: bool) -> int:
        """CP that a Conquest of an area needs."""
        game = self.game
        oni = self.cp[s]
        if barred and (self.held(s) or s in self.hers):
            return NEVER
        bar = oni + game.mountain[s]
        if dread and (oni or s in self.hers):
            bar += dread
        if offerings and game.terrain[s] == FERTILE:
            bar += offerings
        return bar

    def held(self, s: int) -> bool:
        """Whether the Oni score an area, beside those that the Princess has."""
        holder = self.game.territory[s]
        return holder == ONI or (holder == NOBODY and self.lay.holy[s])

    def gain(self, s: int, power: int, steps: int) -> float:
        """VP of a Conquest; less where the Oni that stay could take the area back."""
        if s in self.hers:
            return 0.5 if steps else 0.0
        gain = 1.0 + (self.lay.value[s] if self.held(s) else 0) + (CENTRE_VP if s == CENTRE else 0)
        if steps and self.cp[s] and power <= self.cp[s]:
            gain *= 0.6
        return gain


def waits(game: Tsukuyumi) -> bool:
    """Whether the active player's turn has not begun yet: the Princess or the Oni act before it."""
    return any(type(step) is Turn for step in game.stack)


def exposed(game: Tsukuyumi, attacks: int) -> dict[int, float]:
    """How likely each area falls to so many attacks of the Oni to come, as far as can be told without their search:
    cheap ones first, equal ones alike."""
    kept = survey(game).kept
    key = (bytes(game.units), bytes(game.territory), tuple(own(game)), bytes(game.marks), attacks, game.ground)
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST:
            kept.clear()
        found = kept[key] = _exposed(Scene(game).rank, attacks)
    return found


def _exposed(rank: dict[int, int], attacks: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for level in range(4):
        equals = [s for s, r in rank.items() if r == level]
        if not equals:
            continue
        chance = min(1.0, attacks / len(equals))
        found.update(dict.fromkeys(equals, chance))
        attacks = max(0, attacks - len(equals))
    return found


class Hands:
    """What the players' Action cards still bring in this round. One picked in secret counts at once."""

    __slots__ = ("active", "chosen", "flipped", "game", "phase")

    def __init__(self, game: Tsukuyumi) -> None:
        self.game = game
        if game.stack and type(game.stack[-1]) is Together:  # the phase is still that of the last round
            self.phase, self.chosen = WHITE, picked(game)
            self.flipped, self.active = (0,) * game.rules.seats, -1
        else:
            self.phase, self.chosen, self.flipped = game.phase, game.chosen, game.flipped
            self.active = -1 if waits(game) else game.active

    def black(self, seat: int) -> list[int]:
        """Symbols of a Black turn: what is left of it, or all of one to come."""
        if self.phase == BLACK and seat == self.active:
            return self.game.left
        card = self.chosen[seat]
        if card >= 0 and (self.phase == WHITE or (self.phase == BLACK and not self.flipped[seat])):
            return self.game.book.symbols[card][BLACK]
        return NO_SYMBOLS

    def combats(self, seat: int) -> tuple[int, int]:
        """Combat actions of a seat: those in hand, and those of turns to come in this round."""
        game = self.game
        mine = seat == self.active
        black = self.black(seat)[COMBAT]
        if self.phase == BLACK:
            return (black + game.free_fights, 0) if mine else (0, black)
        if mine:
            return min(game.left[COMBAT] + game.free_fights, game.white_left), black
        return 0, black + int(self.phase == WHITE and not self.flipped[seat])

    def marches(self, seat: int) -> bool:
        """Whether units of a seat may still come to its next Combat actions."""
        if seat == self.active and any(type(step) is Move for step in self.game.stack):
            return True
        return self.moves(seat) > 0

    def moves(self, seat: int) -> int:
        """Movement of a seat that may still be made before its last Combat action of this round."""
        if self.phase == BLACK and seat == self.active and self.game.fought:
            return 0
        return self.black(seat)[MOVE]

    def symbols(self) -> list[int]:
        """Effects, event points, Production and Movement of Black turns of this round, and White actions left."""
        game = self.game
        found = [0] * 5
        for seat in range(game.rules.seats):
            row = self.black(seat)
            found[0] += row[EFFECT]
            found[1] += row[DRAW]
            found[2] += row[PROD]
            found[3] += self.moves(seat)
        if self.active >= 0:
            if self.phase == BLACK:
                found[2] += game.pp
            elif self.phase == WHITE:
                found[4] = game.white_left
        return found


def steps_left(game: Tsukuyumi) -> int:
    """Steps of the Oni to come until the game ends: one before each Black turn."""
    seats = game.rules.seats
    later = (game.rules.rounds - max(1, game.round)) * seats
    if game.phase == BLACK and own(game)[ROUND_CARD] >= 0:  # else a round is about to begin
        waiting = [s for s in range(seats) if s != game.active and not game.flipped[s]]
        return later + len(waiting)
    return later + seats


def walks_left(game: Tsukuyumi) -> float:
    """Actions of the Princess to come in this round, one before each White turn; those that may attack count more."""
    if game.phase == BLACK and own(game)[ROUND_CARD] >= 0:
        return 0.0
    seats = game.rules.seats
    cards = cards_of(game).princess_cards
    share = len([card for card in cards if she_attacks(card, seats)]) / len(cards)
    active = game.active if game.phase == WHITE else -1
    waiting = [s for s in range(seats) if s != active and not game.flipped[s]]
    return len(waiting) * (0.5 + 2 * share)


def at_once(game: Tsukuyumi) -> bool:
    """Whether the Oni act before the active player does again, as in White and before another's Black turn."""
    if own(game)[ROUND_CARD] < 0:
        return False
    if game.phase != BLACK:
        return True
    return any(s != game.active and not game.flipped[s] for s in range(game.rules.seats))


def team_row(game: Tsukuyumi) -> list[float]:
    """The features of the team, in the order of ``TEAM``."""
    terms, mine = terms_of(game), own(game)
    steps = steps_left(game)
    left = (game.rules.rounds - max(1, game.round) + 0.5) / game.rules.rounds if steps else 0.0
    scene = Scene(game)
    soon, later, hurt = scene.losses() if steps else (0.0, 0.0, 0.0)
    now, coming, spare, to_spare, near, massed = scene.fights(steps)
    at = mine[MOMENTUM]
    close = 0.0
    track = track_of(game)
    for space, what in special(track, terms).items():
        if 0 < space - at <= 2:
            close += 3.0 if what == LEGEND else 1.2
    waiting = pile(game, PENDING)[1::3]
    return [
        team_score(game) - oni_score(game, terms, gate(game)),
        likely(game, steps),
        soon if at_once(game) else soon * LATER,
        later * min(1.0, left * 2),
        hurt,
        walks_left(game),
        now,
        coming,
        spare,
        to_spare,
        *Hands(game).symbols(),
        near,
        massed,
        (at - step_of(track, terms)) * left,
        close * (0.3 + left),
        waiting.count(COUNTER),
        waiting.count(LEGEND),
        len(pile(game, LYING)) // 3 * left,
        (figures(game) - USUAL_ONI - 2 * game.rules.seats) * left,
        int(mine[PRINCESS] != OFF) * left,
        int(bool(game.stack) and type(game.stack[-1]) is Alone),
    ]


def likely(game: Tsukuyumi, steps: int) -> float:
    """VP of the round's objective, by how likely it is."""
    card = own(game)[ROUND_CARD]
    if card < 0:
        return 0.0
    row = cards_of(game).rounds[card]
    now = objective(game, row)
    if now.met:
        rest = steps - (game.rules.rounds - game.round) * game.rules.seats
        return row.vp * (MET if rest else 1.0)
    if now.need:
        return row.vp * OPEN * min(1.0, now.have / now.need)
    return row.vp * OPEN / (1 + now.have)
