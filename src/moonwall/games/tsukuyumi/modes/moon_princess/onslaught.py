"""One Oni attack where it falls: marker, a new Oni or damage, one counterattack, losses (ALG-5, R-5).

The battle is that of the base rules, with the Oni's own card, so that Defense actions, Protection and counterattacks
work as always; who answers, and how damage goes from player to player, is this mode's. Among rivals every defender
answers, as always (TS-ONI-40).
"""

from __future__ import annotations

from moonwall.table import Option, Step, option
from moonwall.table.steps import Choice

from ...board import NAMES
from ...position import ONI, Tsukuyumi
from ...rules import battle as b
from ...rules.cards import BEFORE, CONQUEST, DAMAGE, cards_of
from ...rules.combat import AFTERMATH, COUNTERS, FINISH, declarations, open_battle
from ...rules.counter import AskEarly, ask_shields, defends, may_counter
from ...rules.damage import HALF, add_loss, fall
from . import explain
from .making import put
from .state import ANSWERS, defenders, own, terms_of
from .strike import Verdict, newcomers, spill
from .team import TeamChoice, speaker

CARD = "oni-onslaught"
NOBODY_ANSWERS = option("nobody")


def mark(game: Tsukuyumi, space: int, verdict: Verdict) -> None:
    """An Oni marker; a player's goes home (MP-ATTACK-19)."""
    game.territory[space] = ONI
    if game.log is not None:
        game.tell("oni-marked", **explain.compared(verdict, space))


def take_empty(game: Tsukuyumi, space: int, verdict: Verdict) -> None:
    """Nobody defends: marker and new Oni, no damage (MP-ATTACK-20). Where several areas fall at once the supply is what
    the areas before have left of it."""
    mark(game, space, verdict)
    new = newcomers(game)
    if not new:
        game.tell("skipped", what="oni-made", space=NAMES[space], why="made-none", rule="MP-ATTACK-27")
    for kind in new:
        put(game, kind, space, "made-empty", "MP-ATTACK-20")


class Fall(Step[Tsukuyumi]):
    """The Oni have moved in: check, then marker and what follows (ALG-5 steps 2 to 10)."""

    space: int

    def run(self, game: Tsukuyumi) -> None:
        space = self.space
        verdict = Verdict(game, space)
        if not verdict.enough:  # MQ-14
            if game.log is not None:
                game.tell("skipped", **explain.failed(verdict))
            return
        if not verdict.defenders:
            take_empty(game, space, verdict)
            return
        begin(game, space)
        game.then(*declarations(game), *early_answers(game), MarkHurt(-1, space), *REST)


class Clash(Step[Tsukuyumi]):
    """The part of the Princess's attack where players defend: marked already, with damage that is fixed (R-7)."""

    damage: int
    answerer: int  # as in the own state
    space: int

    def run(self, game: Tsukuyumi) -> None:
        if not defenders(game, self.space):
            return
        begin(game, self.space)
        game.battle[b.MARKED] = 1
        own(game)[ANSWERS] = self.answerer
        game.then(*declarations(game), *early_answers(game), MarkHurt(self.damage, self.space), *REST)


def begin(game: Tsukuyumi, space: int) -> None:
    open_battle(game, ONI, speaker(game), space)
    game.battle[b.CARD] = game.book.card_index[CARD]
    game.battle[b.PARTS] = CONQUEST | DAMAGE
    own(game)[ANSWERS] = NONE_NAMED


# --- who answers ----------------------------------------------------------------------------------------------

# The field ANSWERS of the own state: one more than the seat that may counterattack, 0 while none is named.
NONE_NAMED, NO_ONE = 0, 99


def bars(game: Tsukuyumi, side: int) -> bool:
    """Oni answer players' attacks with Momentum, never with a counterattack (MP-MOMENTUM-01). Of several defenders
    against Oni one answers (MP-ATTACK-24)."""
    if side == ONI:
        return True
    battle = game.battle
    if battle[b.ATTACKER] != ONI:
        return False
    if own(game)[ANSWERS] != NONE_NAMED:
        return own(game)[ANSWERS] != side + 1
    return any(battle[b.CHOSEN + other] for other in game.order if other != side)


def early_answers(game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
    """Defense actions that work before the marker lies: *For the Queen!* (HD-06)."""
    return [EarlyAnswer(seat) for seat in reversed(game.order) if game.battle[b.DEFENDERS] >> seat & 1]


class EarlyAnswer(Step[Tsukuyumi]):
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if defends(game, self.seat, BEFORE) and may_counter(game, self.seat) and standing(game, self.seat):
            game.push(AskEarly(self.seat, cards_of(game.book).defense_index, BEFORE))


def standing(game: Tsukuyumi, seat: int) -> bool:
    return bool(b.alive(game, seat, game.battle[b.SPACE]))


class MarkHurt(Step[Tsukuyumi]):
    """Marker and damage, with the CP that were enough when the Oni had moved in (MP-ATTACK-18, MP-ATTACK-22)."""

    damage: int  # -1: that of the Oni who are there
    space: int

    def run(self, game: Tsukuyumi) -> None:
        space, battle = self.space, game.battle
        verdict = Verdict(game, space)
        if not battle[b.MARKED]:
            battle[b.MARKED] = 1
            mark(game, space, verdict)
        damage = verdict.damage if self.damage < 0 else self.damage
        if not verdict.defenders:  # all have left: they were defenders when the attack was fixed, so no Oni comes
            return
        verdict.damage = damage
        if game.log is not None:
            game.tell("oni-damage", **explain.hurt(game, verdict, space))
        for seat in verdict.defenders:
            battle[b.ALLOT + seat] = 2 * damage
        if terms_of(game).rivals:
            return
        able = [seat for seat in reversed(verdict.defenders) if not bars(game, seat)]
        if len(able) > 1:
            game.push(WhoAnswers(speaker(game), tuple(able), space))


class WhoAnswers(TeamChoice):
    """Which defender counterattacks: ``answers @seat``, or ``nobody`` (MP-ATTACK-24)."""

    seats: tuple[int, ...]
    space: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*[option("answers", f"@{seat}") for seat in self.seats], NOBODY_ANSWERS]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        own(game)[ANSWERS] = NO_ONE if picked is NOBODY_ANSWERS else 1 + int(str(picked.tokens[1])[1:])

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"space": NAMES[self.space]}


class Shields(Step[Tsukuyumi]):
    """Protection raises HP against this same damage (MP-DAMAGE-04)."""

    def run(self, game: Tsukuyumi) -> None:
        ask_shields(game)


class Spilling(Step[Tsukuyumi]):
    """Damage goes from the lowest initiative upwards; ``named``: (seat, kind) that owners have named (ALG-6)."""

    named: tuple[tuple[int, int], ...] = ()

    def run(self, game: Tsukuyumi) -> None:
        battle = game.battle
        space, evading = battle[b.SPACE], battle[b.EVADES]
        amount = max([battle[b.ALLOT + seat] for seat in game.order])
        if amount <= 0:
            return
        names: dict[int, list[int]] = {}
        for seat, kind in self.named:
            names.setdefault(seat, []).append(kind)
        found = spill(game, space, amount, names, evading)
        if found.asks >= 0:
            game.push(NameLoss(found.asks, found.left, self.named))
            return
        for seat in game.order:
            dead: tuple[int, ...] = ()
            for _, kind in [loss for loss in found.dead if loss[0] == seat]:
                dead = add_loss(dead, kind, 1)
            fall(game, space, dead, ONI, "attack")
        for seat in found.reached:
            if evading >> seat & 1:
                game.rules.factions[seat].suffers(game, seat)


class NameLoss(Choice[Tsukuyumi]):
    """The owner names the unit that all remaining damage is applied to (MP-DAMAGE-03, TS-DMG-05)."""

    left: int
    named: tuple[tuple[int, int], ...]

    kind = "assign-damage"

    def options(self, game: Tsukuyumi) -> list[Option]:
        hits = cards_of(game.book).hits
        lost = [kind for seat, kind in self.named if seat == self.seat]
        return [hits[k] for k, n in b.alive(game, self.seat, game.battle[b.SPACE]) if n > lost.count(k)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        kind = game.book.kind_index[str(picked.tokens[1])]
        game.push(Spilling((*self.named, (self.seat, kind))))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": HALF[self.left], "space": NAMES[game.battle[b.SPACE]]}


REST = (Shields(), Spilling(), COUNTERS, AFTERMATH, FINISH)
