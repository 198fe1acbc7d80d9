"""Legendary Oni, an optional module (TS-ONI-60..62, TSM-LEGEND): their special rules, at once and by themselves.

Each is a kind of Oni like any other (TSM-LEGEND-07). Placing them is in ``legend_places``, how the rules meet them in
``legendary_oni``.
"""

from __future__ import annotations

from itertools import compress
from typing import Any

from moonwall.table import Choice, Option, Step, option

from ..board import ALL_SPACES, AROUND, NAMES, SPACE, SPACES
from ..book import GREEN, LEADERS, TSUKUYUMI
from ..position import HOMEZONE, NOBODY, ONI, Tsukuyumi
from ..rules import battle as b
from ..rules import events, production
from ..rules.cards import DAMAGE, cards_of
from ..rules.combat import oni_attack
from ..rules.devastation import can_raze
from ..rules.ground import can_give, give
from ..rules.movement import oni_enter, step
from ..rules.oni import distances
from ..rules.oni_plan import is_goal
from ..rules.pieces import destroy, spawn
from ..rules.ways import open_edges

# Fields of the own state: the Defiler's tile is turned over; the Abyssal has attacked in this turn.
FLIPPED, ATTACKED = range(2)
NAME = "legendary_oni"
ABYSSAL = option("use", "abyssal")


def own(game: Tsukuyumi) -> list[int]:
    """The module's own state; it is in play."""
    return game.own[game.rules.slot_of[NAME]]


def kind_of(game: Tsukuyumi, legend: str) -> int:
    """The kind with these special rules; -1 if it is left out of the game."""
    return game.book.legends.get(legend, -1)


def on_board(game: Tsukuyumi, legend: str) -> bool:
    kind = game.book.legends.get(legend, -1)
    return kind >= 0 and game.stock[kind] < game.book.pieces[kind]


def stands(game: Tsukuyumi, legend: str, space: int) -> bool:
    """Whether it stands there; one that has fallen in the battle going on has no force any more (TSM-LEGEND-05)."""
    kind = game.book.legends.get(legend, -1)
    if kind < 0:
        return False
    n = game.units[space * game.kinds + kind]
    return bool(n) and not (b.contested(game, space) and n <= game.fallen[kind])


def where(game: Tsukuyumi, legend: str) -> int:
    """The space it stands in, -1 if it is not on the board (of the Three Shadows: one of them)."""
    kind = game.book.legends.get(legend, -1)
    if kind < 0:
        return -1
    return next((s for s in game.spaces if game.units[s * game.kinds + kind]), -1)


# --- what Oni may attack ------------------------------------------------------------------------------------


def leader(game: Tsukuyumi, space: int, mover: int) -> str:
    """Whose rules an Oni attack in this space follows, when ``mover`` (a kind, -1: any) has come there."""
    legend = game.book.legend
    if mover >= 0 and legend[mover] in LEADERS:
        return legend[mover]
    if game.crowd[ONI * SPACES + space]:
        for name in LEADERS:
            if stands(game, name, space):
                return name
    return ""


def led_spaces(game: Tsukuyumi) -> int:
    """The spaces where one stands whose rules an Oni attack may follow, as bits."""
    found = 0
    for name in LEADERS:
        kind = game.book.legends.get(name, -1)
        if kind >= 0 and game.stock[kind] < game.book.pieces[kind]:
            for space in compress(ALL_SPACES, game.units[kind :: game.kinds]):
                found |= 1 << space
    return found


def may_attack(game: Tsukuyumi, space: int, lead: str) -> bool:
    """Targets of an attack led by a Legendary Oni. The Dark Observer hunts wherever a player's unit stands, on the Moon
    and in Oni Territories too (QM-64); the Skybound needs ground to devastate (QM-62)."""
    if not game.ground[space] or game.ground[space] == HOMEZONE:
        return False
    if lead == "skybound":
        return can_raze(game, ONI, space)
    return any(game.crowd[seat * SPACES + space] for seat in range(game.rules.seats))


def lead_attack(game: Tsukuyumi) -> bool:
    """The Oni attack: with the Skybound there its own card devastates (TSM-LEGEND-20, TSM-LEGEND-21); with the Dark
    Observer there all deal damage instead of conquering (TSM-LEGEND-14..17)."""
    battle = game.battle
    space = battle[b.SPACE]
    cards = cards_of(game.book)
    if stands(game, "skybound", space):
        battle[b.CARD] = cards.raze_card
        battle[b.PARTS] = cards.parts[cards.raze_card]
        game.tell("skybound", space=NAMES[space], rule="TSM-LEGEND-20")
        return True
    if stands(game, "observer", space):
        battle[b.PARTS] = DAMAGE
        game.tell("hunting-party", space=NAMES[space], rule="TSM-LEGEND-14")
        return True
    return False


def spared(game: Tsukuyumi, kinds: list[int]) -> int:
    """The Dark Observer's kind while she is not the last of the ``kinds`` of Oni left in an area: damage cannot be
    assigned to her then (TSM-LEGEND-18, XM-17); else -1."""
    kind = kind_of(game, "observer")
    return kind if kind in kinds and len(kinds) > 1 else -1


# --- range, Ronin and Defiler -------------------------------------------------------------------------------


def extra_range(game: Tsukuyumi, space: int) -> int:
    """Activated together with the Ronin, Oni move one area farther (TSM-LEGEND-43)."""
    return 1 if stands(game, "ronin", space) else 0


def defiled(game: Tsukuyumi, space: int) -> bool:
    """While the Defiler is in play players conquer no Oni Territory and no Tsukuyumi area (TSM-LEGEND-24, XM-15)."""
    if game.territory[space] != ONI and not game.props(space) & TSUKUYUMI:
        return False
    return on_board(game, "defiler")


def survives(game: Tsukuyumi, kind: int) -> bool:
    """The Defiler must be destroyed twice: the first time only its tile is turned over (TSM-LEGEND-25)."""
    if game.book.legend[kind] != "defiler":
        return False
    if own(game)[FLIPPED]:
        own(game)[FLIPPED] = 0  # it leaves, and comes back whole (TSM-LEGEND-05)
        return False
    own(game)[FLIPPED] = 1
    game.tell("defiler-flipped", rule="TSM-LEGEND-25")
    return True


def slain(game: Tsukuyumi, kind: int, by: int) -> None:
    """The player who destroys the Merchant may at once produce for 1 (TSM-LEGEND-39, QM-68)."""
    if game.book.legend[kind] == "merchant" and by < game.rules.seats:
        game.tell("merchant", seat=by, n=1, rule="TSM-LEGEND-39")
        production.begin(game, by, 1)


# --- the Abyssal's attack -----------------------------------------------------------------------------------


def must_attack(game: Tsukuyumi, has_phase: bool) -> bool:
    """Every player with a Green phase owes one attack with the Abyssal while it is in play (TSM-LEGEND-09, -11)."""
    return game.in_phase(GREEN) and has_phase and not own(game)[ATTACKED] and on_board(game, "abyssal")


def host_attack(game: Tsukuyumi, seat: int) -> None:
    """The Abyssal and all Oni of its area, as one (TSM-LEGEND-10)."""
    own(game)[ATTACKED] = 1
    game.push(AbyssalAttack(seat))


class AbyssalAttack(Choice[Tsukuyumi]):
    """``attack <space>``: here, or next door after moving there together; with nothing to conquer in reach
    ``to <space>`` brings the group nearer (TSM-LEGEND-12, QM-63)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        here = where(game, "abyssal")
        edges = open_edges(game, ONI, here, False)
        near = [t for d, t in AROUND[here] if edges >> d & 1]
        found = [option("attack", NAMES[s]) for s in (here, *near) if is_goal(game, s)]
        if found:
            return found
        far = distances(game)
        return [option("to", NAMES[t]) for t in near if far.get(t, 999) < far.get(here, 999)] or [NOWHERE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is NOWHERE:
            game.tell("abyssal-waits", seat=self.seat, rule="TSM-LEGEND-12")
            return
        here, space = where(game, "abyssal"), SPACE[str(picked.tokens[1])]
        if picked.verb == "attack":
            game.push(AbyssalStrike(self.seat, space))
        if space != here:
            group = [v for k in game.kinds_at(here, ONI) for v in (k, game.count(here, k))]
            step(game, ONI, here, space, tuple(group))
            oni_enter(game, self.seat, space)


NOWHERE = option("nowhere")


class AbyssalStrike(Step[Tsukuyumi]):
    """The attack where the group has come to, if Mines have left any of it."""

    seat: int
    space: int

    def run(self, game: Tsukuyumi) -> None:
        if game.crowd[ONI * SPACES + self.space]:
            oni_attack(game, self.seat, self.space)


# --- the Gambler's die --------------------------------------------------------------------------------------


def joins_battle(game: Tsukuyumi, space: int, deciding: int) -> None:
    """A battle begins where the Gambler stands: the die is rolled when it has ended (TSM-LEGEND-31)."""
    if stands(game, "gambler", space):
        game.push(GamblerRoll(deciding, space))


class GamblerRoll(Step[Tsukuyumi]):
    """1D6 for the active player, and what it brings (TSM-LEGEND-32..37)."""

    seat: int
    space: int

    def run(self, game: Tsukuyumi) -> None:
        seat, space = self.seat, self.space
        n = 1 + int(game.chance().random() * 6)
        game.tell("gambler", seat=seat, n=n, space=NAMES[space], rule="TSM-LEGEND-31")
        own = game.crowd[seat * SPACES + space]
        if n <= 2:
            gamble_away(game, seat, space, (own + 1) // 2 if n == 1 else min(own, 1))
        elif n == 3:
            events.natures_wisdom(game, (seat + 1) % game.rules.seats)
        elif n == 4:
            if GamblerMark(seat).options(game):
                game.push(GamblerMark(seat))
        elif n == 5:
            largest = sorted(game.book.plain_oni, key=lambda k: -game.book.hp[k])
            for kind in [k for k in largest for _ in range(game.stock[k])][:2]:
                spawn(game, kind, space)
                unit = game.book.kind_ids[kind]
                game.tell("oni-placed", seat=seat, unit=unit, space=NAMES[space], rule="TSM-LEGEND-36")
        else:
            production.begin(game, seat, 2)


def gamble_away(game: Tsukuyumi, seat: int, space: int, n: int) -> None:
    kinds = game.kinds_at(space, seat)
    if n <= 0 or not kinds:
        return
    if len(kinds) == 1:
        destroy(game, space, (kinds[0], n), NOBODY, "gambler")
    else:
        game.push(GamblerLoss(seat, n, space))


class GamblerLoss(Choice[Tsukuyumi]):
    """Which own unit is lost: ``lose <unit>``, one by one."""

    n: int
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("lose", ids[k]) for k in game.kinds_at(self.space, self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        destroy(game, self.space, (game.book.kind_index[str(picked.tokens[1])], 1), NOBODY, "gambler")
        gamble_away(game, self.seat, self.space, self.n - 1)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "space": NAMES[self.space]}


class GamblerMark(Choice[Tsukuyumi]):
    """Any one area becomes Tsukuyumi: ``area <space>`` (TSM-LEGEND-35)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("area", NAMES[s]) for s in game.areas if can_give(game, s, TSUKUYUMI)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        give(game, SPACE[str(picked.tokens[1])], TSUKUYUMI)


# --- what bots look at --------------------------------------------------------------------------------------

# What a Legendary Oni threatens, in points: an own area where it stands or beside it, an own unit in its space, the own
# Homezone it stands in; and what the Merchant is worth to who could destroy him.
AREA_NEAR, UNIT_NEAR, AT_HOME, TRADE = 0.05, 0.02, 0.3, 0.15


def menace(game: Tsukuyumi, seat: int) -> float:
    """What the Legendary Oni on the board take from a seat's prospects."""
    book, stock, units, kinds = game.book, game.stock, game.units, game.kinds
    there = [k for k in book.legends.values() if stock[k] < book.pieces[k]]
    if not there:
        return 0.0
    crowd, territory, total = game.crowd, game.territory, 0.0
    for kind in there:
        for space in game.spaces_of(ONI):
            if not units[space * kinds + kind]:
                continue
            mine = crowd[seat * SPACES + space]
            if space == game.homezone[seat]:
                total -= AT_HOME
            if book.legend[kind] == "merchant":
                total += TRADE if mine and strikes(game, seat, space) >= book.hp[kind] else 0.0
                continue
            total -= UNIT_NEAR * mine
            near = [space] if book.anchored[kind] else [space, *game.beside(space)]
            total -= AREA_NEAR * sum([territory[s] == seat for s in near])
    return total


def strikes(game: Tsukuyumi, seat: int, space: int) -> int:
    """The damage of a seat's units in a space."""
    dmg = game.book.dmg
    return sum([dmg[k] * game.count(space, k) for k in game.kinds_at(space, seat)])


# --- what everybody sees ------------------------------------------------------------------------------------


def look(game: Tsukuyumi) -> dict[str, Any]:
    """The Legendary Oni for the view: which are on the board, which could come."""
    book = game.book
    there = [k for k in book.legends.values() if game.stock[k] < book.pieces[k]]
    return {
        "here": [book.kind_ids[k] for k in there],
        "away": [book.kind_ids[k] for k in book.legends.values() if k not in there],
        "flipped": bool(own(game)[FLIPPED]),
    }
