"""What may be done against Beasts, and who runs to help them: Spook, Tame, Pride."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ...board import AROUND, NAMES
from ...board import SPACE as SPACE_OF
from ...position import HOMEZONE, Tsukuyumi
from ...rules.battle import ATTACKER, SPACE, alive, decider
from ...rules.cards import cards_of
from ...rules.movement import exits, step
from ...vocabulary import Effect, declare
from .state import LOOSE, bit, is_tamed, own


def beasts_here(game: Tsukuyumi) -> list[int]:
    """Kinds of attacking Beasts that stand in the contested area."""
    return [k for k, _ in alive(game, game.battle[ATTACKER], game.battle[SPACE]) if cards_of(game.book).beasts[k]]


# --- Spook ------------------------------------------------------------------------------------------------------


def ways_out(game: Tsukuyumi, kind: int) -> list[int]:
    """Open neighbouring areas, no Homezone; tamed or not (TSF-LION-03)."""
    ways = exits(game, game.battle[ATTACKER], kind, game.battle[SPACE])
    return [t for t in ways if game.ground[t] != HOMEZONE]


class Spook(Choice[Tsukuyumi]):
    """``spook <beast> <to>``: the defender moves one Beast of the battle away."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [option("spook", ids[k], NAMES[t]) for k in beasts_here(game) for t in ways_out(game, k)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind, to = game.book.kind_index[str(picked.tokens[1])], SPACE_OF[str(picked.tokens[2])]
        step(game, game.battle[ATTACKER], game.battle[SPACE], to, (kind, 1))


def can_spook(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return any(ways_out(game, k) for k in beasts_here(game))


def spook(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Spook(decider(game, side, game.battle[SPACE])))


# --- Tame -------------------------------------------------------------------------------------------------------


class Tame(Choice[Tsukuyumi]):
    """``tame <beast>``: untamed until the round ends, Beastmaster or not."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [option("tame", game.book.kind_ids[k]) for k in beasts_here(game)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        unit = str(picked.tokens[1])
        own(game)[LOOSE] |= bit(game, game.book.kind_index[unit])
        game.tell("untamed", unit=unit)


def can_tame(game: Tsukuyumi, side: int, effect: Effect) -> bool:
    return bool(beasts_here(game))


def tame(game: Tsukuyumi, side: int, effect: Effect) -> None:
    game.push(Tame(decider(game, side, game.battle[SPACE])))


# --- Pride, the Defense action ------------------------------------------------------------------------------------


def helpers(game: Tsukuyumi, seat: int) -> list[tuple[int, int]]:
    """(kind, space) of own units in neighbouring areas that can step into the battle; Beasts only if tamed."""
    here, beast = game.battle[SPACE], cards_of(game.book).beasts
    return [
        (k, t)
        for _, t in AROUND[here]
        if game.ground[t] and game.ground[t] != HOMEZONE
        for k in game.kinds_at(t, seat)
        if here in exits(game, seat, k, t) and (not beast[k] or is_tamed(game, k, t))
    ]


class Pride(Choice[Tsukuyumi]):
    """``join <unit> <from>``, up to ``n`` of them, or done: they come in and take part (TSF-LION-09)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.kind_ids
        return [*[option("join", ids[k], NAMES[s]) for k, s in helpers(game, self.seat)], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        kind, start = game.book.kind_index[str(picked.tokens[1])], SPACE_OF[str(picked.tokens[2])]
        game.push(NextHelper(self.n - 1, self.seat))
        step(game, self.seat, start, game.battle[SPACE], (kind, 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n, "space": NAMES[game.battle[SPACE]]}


class NextHelper(Step[Tsukuyumi]):
    """Another one, if anybody is near."""

    n: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if self.n > 0 and helpers(game, self.seat):
            game.push(Pride(self.seat, self.n))


declare("spook", "counterattacks", can_spook, spook)
declare("tame", "counterattacks", can_tame, tame)
