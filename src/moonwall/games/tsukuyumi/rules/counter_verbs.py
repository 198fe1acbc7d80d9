"""What counterattacks do: for every verb of ``content/combat.toml`` whether it can be applied, and its effect.

``possible(game, side, effect)`` and ``run(game, side, effect)``: ``side`` is the defender who chose it. A
counterattack takes place even if all its units have fallen (TS-COUNTER-05), unless it needs survivors.
"""

from __future__ import annotations

from itertools import compress

from moonwall.table import DONE, Choice, Option, option
from moonwall.table.position import replaced

from ..board import SPACES
from ..book import PROPS
from ..position import AREA, MOON_AREA, ONI, Tsukuyumi
from ..values import barred, hp, idle_cp, may_mark, more_cp, more_dmg, times_cp, works_cp
from ..vocabulary import Effect, always, declare, never
from .battle import (
    ASIDE,
    ATTACKER,
    DECIDER,
    EVADES,
    GIVEN_UP,
    HOLDER,
    LATE,
    LOSSES,
    MARKED,
    SPACE,
    alive,
    any_alive,
    decider,
    fighting,
    kinds_of,
    set_apart,
    strength,
)
from .cards import AFTER, COUNTER
from .counter import defends
from .counter_ground import Landscaping, Racket, Regress, RemoveMarkers, landscape_options, racket_options, removable
from .damage import Deal, fall, strike_back, strike_targets
from .events import natures_wisdom
from .ground import can_give, give
from .initiative import Initiative
from .movement import begin
from .oni import can_place, place_one
from .pieces import claim
from .pushback import Pushback


def here(game: Tsukuyumi) -> int:
    return game.battle[SPACE]


def attackers_left(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return any_alive(game, game.battle[ATTACKER], here(game))


def own_left(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return any_alive(game, side, here(game))


# --- Counterstrike (TS-COUNTER-10) --------------------------------------------------------------------------


def strikers(game: Tsukuyumi, side: int) -> list[tuple[int, int]]:
    """Units that strike back, those destroyed in this attack included; of those that evade only who stays, and nobody
    who stands aside."""
    space = here(game)
    if game.battle[EVADES] >> side & 1:
        return alive(game, side, space)
    units, base, mine = game.units, space * game.kinds, kinds_of(game, side)
    there = [(k, units[base + k]) for k in compress(mine, units[base + mine.start : base + mine.stop])]
    if len(game.battle) > LOSSES:
        there = [(k, n - set_apart(game, k, ASIDE)) for k, n in there]
        there = [(k, n) for k, n in there if n]
    return fighting(game, there, space)


def can_strike(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    if not strike_targets(game, side):
        return False
    dmg = game.book.dmg
    units = strikers(game, side)
    if any(dmg[k] for k, _ in units) or (units and more_dmg(game, side, here(game))):
        return True
    if side == ONI or not any(game.book.armed[k] for k, _ in units):
        return False
    return game.rules.factions[side].weapons_ready(game, side)


def strike(game: Tsukuyumi, side: int, effect: Effect) -> None:
    dmg = game.book.dmg
    units = strikers(game, side)
    total = 2 * (sum(dmg[k] * n for k, n in units) + (more_dmg(game, side, here(game)) if units else 0))
    if side == ONI or not game.rules.factions[side].arm(game, side, here(game), total, "counter"):  # TS-NOMAD-07
        strike_back(game, side, total)


# --- Defense action (TS-COUNTER-11) -------------------------------------------------------------------------


def can_defend(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return defends(game, side, COUNTER) or defends(game, side, AFTER)


def defend(game: Tsukuyumi, side: int, effect: Effect) -> None:
    if defends(game, side, COUNTER):
        game.rules.factions[side].defend(game, side, COUNTER)
    else:
        game.battle[LATE] |= 1 << side  # TS-BOAR-02: after the battle


# --- movement and initiative --------------------------------------------------------------------------------


def retreat(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-15, TS-COUNTER-54: surviving units may move, each as its owner likes."""
    space = here(game)
    begin(game, decider(game, side, space), side, effect.n, scope=space)


def can_slow(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return game.battle[ATTACKER] != ONI


def slow(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-13: the attacker's marker, without flipping it (TS-INIT-08)."""
    who = game.battle[ATTACKER]
    game.push(Initiative(decider(game, side, here(game)), False, effect.n, who))


def can_bar(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return game.battle[ATTACKER] == game.active


def bar(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-16, Q-41: for the rest of the attacker's turn."""
    game.banned |= 1 << here(game)


def avenge(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-42: a free Combat action later, owed until the turn it belongs to."""
    game.vendetta = replaced(game.vendetta, side, game.vendetta[side] + effect.n)


# --- Territory markers --------------------------------------------------------------------------------------


def markable(game: Tsukuyumi, side: int) -> bool:
    space = here(game)
    mine = game.rules.friends[side] >> game.territory[space] & 1  # an area of the ally stays the ally's (TS-ALLY-04-PL)
    if side != ONI and (barred(game, space) or not may_mark(game, side)):  # QM-65
        return False
    return game.ground[space] in (AREA, MOON_AREA) and not mine


def can_hold(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    """TS-COUNTER-14: a survivor is needed; of several choosers the higher CP wins, then the higher Initiative."""
    space, holder = here(game), game.battle[HOLDER]
    if not markable(game, side) or not alive(game, side, space):
        return False
    return holder < 0 or strength(game, side, space) > strength(game, holder, space)


def hold(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.battle[HOLDER] = side
    claim(game, side, here(game))


def power(game: Tsukuyumi, side: int) -> int:
    """CP of a side in the area; those who have fallen still lie there and count (TS-COMBAT-13), but nobody aside."""
    space = here(game)
    units = game.might[side * SPACES + space] + more_cp(game, side, space) - idle_cp(game, side, space)
    if len(game.battle) > LOSSES:
        units -= sum([game.book.cp[k] * set_apart(game, k, ASIDE) for k in kinds_of(game, side)])
    return units * times_cp(game, side) + works_cp(game, side, space)


def can_stand(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    """TS-COUNTER-28: most CP of all in the area; a tie with the Oni is theirs, with a defender Initiative decides."""
    if side == ONI or not markable(game, side):
        return False
    own = power(game, side)
    if own <= power(game, ONI):
        return False
    place = game.place_of(side)
    for other in game.order:
        if other != side and game.crowd[other * SPACES + here(game)]:
            theirs = power(game, other)
            if theirs > own or (theirs == own and game.place_of(other) < place):
                return False
    return True


def stand(game: Tsukuyumi, side: int, effect: Effect) -> None:
    claim(game, side, here(game))


# --- Events, Oni, Properties --------------------------------------------------------------------------------


def can_learn(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(game.event_deck or game.event_discard or game.open_events)


def learn(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-17, TS-COUNTER-17-PL: draw an Event, play it now or keep it."""
    natures_wisdom(game, side)


def can_call(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return can_place(game)


def call(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-29: one Oni by the placing rules."""
    place_one(game, decider(game, side, here(game)))


def can_crack(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return can_give(game, here(game), PROPS[effect.what])


def crack(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-30: the contested area gets a Property."""
    give(game, here(game), PROPS[effect.what])


# --- losses -------------------------------------------------------------------------------------------------


class Sacrifice(Choice[Tsukuyumi]):
    """TS-COUNTER-35: give up own survivors, one by one; the sum of their HP is damage to the attacker."""

    side: int
    given: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("sacrifice", ids[k]) for k, _ in alive(game, self.side, here(game))] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            if self.given:
                game.push(Deal(game.battle[ATTACKER], here(game), 2 * self.given, self.side, "sacrifice"))
            return
        kind = game.book.kind_index[str(picked.tokens[1])]
        fall(game, here(game), (kind, 1), GIVEN_UP, "given")
        game.push(Sacrifice(self.seat, self.side, self.given + hp(game, kind, here(game))))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.given}


def sacrifice(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Sacrifice(decider(game, side, here(game)), side, 0))


class LoseUnits(Choice[Tsukuyumi]):
    """The attacker names own units that are lost, whatever their HP (TS-COUNTER-39, TS-COUNTER-44)."""

    side: int
    n: int
    by: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("lose", ids[k]) for k, _ in alive(game, self.side, here(game))]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        fall(game, here(game), (game.book.kind_index[str(picked.tokens[1])], 1), self.by, "counter")
        lose_units(game, self.seat, self.side, self.n - 1, self.by)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


def lose_units(game: Tsukuyumi, seat: int, side: int, n: int, by: int) -> None:
    left = alive(game, side, here(game))
    if n <= 0 or not left:
        return
    if sum(m for _, m in left) <= n:
        fall(game, here(game), tuple(v for pair in left for v in pair), by, "counter")
    elif len(left) == 1:
        fall(game, here(game), (left[0][0], n), by, "counter")
    else:
        game.push(LoseUnits(seat, side, n, by))


def lose(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-37 all, -39 two, -44 three units; the credit is the defender's."""
    battle = game.battle
    n = effect.n or 1 << 10
    lose_units(game, battle[DECIDER], battle[ATTACKER], n, side)


class Trample(Choice[Tsukuyumi]):
    """TS-COUNTER-50: the defender picks one attacking unit, and it is destroyed."""

    side: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("destroy", ids[k]) for k, _ in alive(game, game.battle[ATTACKER], here(game))]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        fall(game, here(game), (game.book.kind_index[str(picked.tokens[1])], 1), self.side, "counter")


def trample(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Trample(decider(game, side, here(game)), side))


def can_push(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(game.battle[MARKED]) and attackers_left(game, side, effect)


def push_back(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Pushback(side))


def can_disarm(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    attacker = game.battle[ATTACKER]
    return attacker != ONI and game.rules.factions[attacker].weapons_ready(game, attacker)


def disarm(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-43: the attacker makes one ready weapon inactive."""
    attacker = game.battle[ATTACKER]
    game.rules.factions[attacker].disarm(game, attacker)


# --- markers, edges, far units (counter_ground) -------------------------------------------------------------


def can_take(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(removable(game, side, effect.what))


def take_markers(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-38 Eggs, -46 a Mine, -51 terraformings."""
    game.push(RemoveMarkers(decider(game, side, here(game)), side, effect.what, effect.n))


def can_shape(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(landscape_options(game, here(game)))


def shape(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-52: a Block on one edge of the contested area is placed or removed."""
    game.push(Landscaping(decider(game, side, here(game)), here(game)))


def can_racket(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(racket_options(game, side))


def racket(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-45: a free Movement of one area's units, or of its Oni."""
    game.push(Racket(decider(game, side, here(game)), side, effect.n))


def can_regress(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    kind = game.book.kind_index["boarrior"]
    return any(True for _ in Regress.spaces(game, kind))


def regress(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """TS-COUNTER-53: Boarriors anywhere become Squeakers."""
    game.push(Regress(decider(game, side, here(game)), side, effect.n))


# --- the verbs ----------------------------------------------------------------------------------------------

COUNTERS = "counterattacks"
declare("strike", COUNTERS, can_strike, strike)
declare("defense", COUNTERS, can_defend, defend)
declare("protect", COUNTERS, never)  # it has its own window (C)
declare("initiative", COUNTERS, can_slow, slow, n=(1, 9))
declare("retreat", COUNTERS, own_left, retreat, n=(1, 9))
declare("mark-survivor", COUNTERS, can_hold, hold)
declare("mark-strongest", COUNTERS, can_stand, stand)
declare("bar", COUNTERS, can_bar, bar)
declare("event", COUNTERS, can_learn, learn, n=(1, 1))
declare("place-oni", COUNTERS, can_call, call, n=(1, 1))
declare("give", COUNTERS, can_crack, crack, what=("unstable", "tsukuyumi", "radioactive"))
declare("sacrifice", COUNTERS, own_left, sacrifice)
declare("pushback", COUNTERS, can_push, push_back)
declare("lose", COUNTERS, attackers_left, lose, n=(0, 9))
declare("kill", COUNTERS, attackers_left, trample, n=(1, 1))
declare("take", COUNTERS, can_take, take_markers, n=(1, 9), what=("egg", "mine", "terraforming"))
declare("weapon", COUNTERS, can_disarm, disarm, n=(1, 1))
declare("combat", COUNTERS, always, avenge, n=(1, 9))
declare("racket", COUNTERS, can_racket, racket, n=(1, 9))
declare("edge", COUNTERS, can_shape, shape)
declare("regress", COUNTERS, can_regress, regress, n=(1, 9), what=("squeaker",))
