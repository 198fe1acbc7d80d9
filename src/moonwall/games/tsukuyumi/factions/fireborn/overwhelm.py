"""Overwhelm: each own unit may destroy one enemy of lower Health (TSM-FIREBORN-16), and what may be done against it."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...board import NAMES
from ...position import ONI, Tsukuyumi
from ...rules.battle import ATTACKER, SPACE, alive, decider
from ...rules.damage import endurance, fall
from ...rules.pieces import spawn, withdraw
from ...values import spared
from ...vocabulary import Effect, declare
from .state import SMOTHERED, own


def hunters(game: Tsukuyumi, seat: int, space: int, used: tuple[int, ...]) -> list[int]:
    """Kinds of own units there that have not yet had their prey."""
    return [k for k, n in alive(game, seat, space) if n > used.count(k)]


def prey(game: Tsukuyumi, seat: int, space: int) -> list[tuple[int, int]]:
    """Enemy kinds there and their Health now; a Dark Observer only if she is alone."""
    found = []
    for side in (*game.rules.foes[seat], ONI):
        kinds = [k for k, _ in alive(game, side, space)]
        hidden = spared(game, side, kinds)
        found += [(k, endurance(game, side, k, space)) for k in kinds if k != hidden]
    return found


def pairs(game: Tsukuyumi, seat: int, space: int, used: tuple[int, ...]) -> list[tuple[int, int]]:
    """Own kind and enemy kind of lower Health, Winter Quarters counted in (TSF-GEN-07)."""
    enemies = prey(game, seat, space)
    found = []
    for kind in hunters(game, seat, space, used):
        most = endurance(game, seat, kind, space)
        found += [(kind, enemy) for enemy, hp in enemies if hp < most]
    return found


class Overwhelm(Choice[Tsukuyumi]):
    """``overwhelm <own unit> <unit>``, or ``done``. ``used``: own kinds that have had their prey, one entry each."""

    used: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        found = pairs(game, self.seat, game.battle[SPACE], self.used)
        return [option("overwhelm", ids[a], ids[b]) for a, b in found] + [DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = game.battle[SPACE]
        kind, enemy = (game.book.kind_index[str(picked.tokens[i])] for i in (1, 2))
        fall(game, space, (enemy, 1), self.seat, "overwhelm")
        used = (*self.used, kind)
        if pairs(game, self.seat, space, used):
            game.push(Overwhelm(self.seat, used))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[game.battle[SPACE]]}


# --- counterattacks -----------------------------------------------------------------------------------------


def attackers(game: Tsukuyumi) -> list[int]:
    return [k for k, _ in alive(game, game.battle[ATTACKER], game.battle[SPACE])]


def can_smother(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    units, ids = game.book.content["units"], game.book.kind_ids
    return any(units[ids[k]].flaming for k in attackers(game)) and not own(game)[SMOTHERED] >> game.battle[SPACE] & 1


def smother(game: Tsukuyumi, side: int, effect: Effect) -> None:
    """No Flaming Skin in this space until the round ends."""
    own(game)[SMOTHERED] |= 1 << game.battle[SPACE]
    game.tell("smothered", space=NAMES[game.battle[SPACE]])


def shrinkable(game: Tsukuyumi) -> list[tuple[int, int]]:
    """Attacking kinds that have a stage below, and that stage, if one is in stock."""
    becomes, stock = game.book.becomes, game.stock
    found = []
    for kind in attackers(game):
        found += [(kind, k) for k in game.book.kinds_of[game.book.faction_of[kind]] if kind in becomes[k] and stock[k]]
    return found


class ColdSnap(Choice[Tsukuyumi]):
    """``shrink <unit>``: it is exchanged for the stage below."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("shrink", game.book.kind_ids[kind]) for kind, _ in shrinkable(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space, unit = game.battle[SPACE], str(picked.tokens[1])
        kind = game.book.kind_index[unit]
        into = dict(shrinkable(game))[kind]
        withdraw(game, kind, space)
        spawn(game, into, space)
        game.tell("shrunk", unit=unit, what=game.book.kind_ids[into], space=NAMES[space])


def can_chill(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(shrinkable(game))


def chill(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(ColdSnap(decider(game, side, game.battle[SPACE])))


def shells(game: Tsukuyumi) -> list[int]:
    """Attacking kinds of the first stage: they can be bought and grow."""
    return [k for k in attackers(game) if game.book.cost[k] and game.book.becomes[k]]


def can_break(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(shells(game))


def break_shell(game: Tsukuyumi, side: int, effect: Effect) -> None:
    fall(game, game.battle[SPACE], (shells(game)[0], 1), side, "counter")


COUNTERS = "counterattacks"
declare("smother", COUNTERS, can_smother, smother)
declare("chill", COUNTERS, can_chill, chill)
declare("shell", COUNTERS, can_break, break_shell)
