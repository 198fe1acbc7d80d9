"""Damage to Oni: always who has most HP, so that as few as possible fall (ALG-7); she may be the first."""

from __future__ import annotations

from moonwall.table import Choice, Option, option

from ...board import NAMES
from ...position import ONI, Tsukuyumi
from ...rules.battle import alive
from ...rules.damage import HALF, add_loss, fall
from ...values import hp as hp_of
from . import explain
from .princess_steps import destroyed
from .state import SLAIN, own, princess_hp, touches
from .strike import PRINCESS, oni_losses
from .team import TeamChoice, speaker

HER = option("hit", explain.WHO)


def deal(game: Tsukuyumi, seat: int, space: int, left: int, by: int, cause: str, picks: bool) -> None:
    """Damage of ``left`` half points comes to the Oni of a space; ``picks``: the seat names who is hit."""
    if picks:
        aim_at(game, seat, space, left, by, cause, ())
    else:
        shared_out(game, space, left, by, cause, ())


def shared_out(game: Tsukuyumi, space: int, left: int, by: int, cause: str, named: tuple[int, ...]) -> None:
    dead, equal = oni_losses(game, space, left // 2, named)
    if equal:
        game.push(TwoLegends(speaker(game), space, left, by, cause, named))
        return
    apply(game, space, dead, by, cause)


def apply(game: Tsukuyumi, space: int, dead: list[int], by: int, cause: str, named: bool = False) -> None:
    losses: tuple[int, ...] = ()
    for kind in dead:
        if game.log is not None:
            game.tell("oni-fell", **explain.fell(game, kind, space, named))
        if kind != PRINCESS:
            losses = add_loss(losses, kind, 1)
    fall(game, space, losses, by, cause)
    if PRINCESS in dead:
        if by < game.rules.seats and game.battle and cause == "attack":
            own(game)[SLAIN] += 1
        destroyed(game, space)


class TwoLegends(TeamChoice):
    """Two Legendary Oni of equal Health, of which one falls: ``hit <oni>`` (ALG-7)."""

    space: int
    left: int
    by: int
    cause: str
    named: tuple[int, ...]

    def options(self, game: Tsukuyumi) -> list[Option]:
        _, equal = oni_losses(game, self.space, self.left // 2, self.named)
        return [option("hit", game.book.kind_ids[k]) for k in equal]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        shared_out(game, self.space, self.left, self.by, self.cause, (*self.named, kind))

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


# --- the attacker names the Oni (Target Acquisition) ----------------------------------------------------------


def targets(game: Tsukuyumi, space: int, dead: tuple[int, ...]) -> dict[int, int]:
    """Oni that can be hit, with their Health; the Dark Observer only when nobody else is left."""
    found = {k: hp_of(game, k, space) for k, n in alive(game, ONI, space) if n > dead.count(k)}
    if touches(game, space) and PRINCESS not in dead:
        found[PRINCESS] = princess_hp(game)
    observer = game.book.legends.get("observer", -2)
    if len(found) > 1:
        found.pop(observer, None)
    return found


def aim_at(game: Tsukuyumi, seat: int, space: int, left: int, by: int, cause: str, dead: tuple[int, ...]) -> None:
    able = targets(game, space, dead)
    if able and left // 2 >= min(able.values()):
        if len(able) > 1:
            game.push(HitOni(seat, space, left, by, cause, dead))
            return
        kind, health = next(iter(able.items()))
        aim_at(game, seat, space, left - 2 * health, by, cause, (*dead, kind))
        return
    apply(game, space, list(dead), by, cause, named=True)


class HitOni(Choice[Tsukuyumi]):
    """The attacker names the Oni that all remaining damage is applied to (TS-CYBER-05, HD-06)."""

    space: int
    left: int
    by: int
    cause: str
    dead: tuple[int, ...]

    kind = "assign-damage"

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [HER if k == PRINCESS else option("hit", ids[k]) for k in targets(game, self.space, self.dead)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = PRINCESS if picked is HER else game.book.kind_index[str(picked.tokens[1])]
        health = targets(game, self.space, self.dead)[kind]
        if self.left // 2 < health:  # it absorbs the rest (TS-DMG-08)
            apply(game, self.space, list(self.dead), self.by, self.cause, named=True)
            return
        aim_at(game, self.seat, self.space, self.left - 2 * health, self.by, self.cause, (*self.dead, kind))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[self.left], "space": NAMES[self.space]}
