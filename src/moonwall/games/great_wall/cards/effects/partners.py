"""Effects that other players carry out (co-operative game): whom the owner names, and giving Resources away."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...names import RESOURCES, SEAT_REFS
from ...position import GreatWall
from ...rules import goods
from ...rules.goods import can_mix
from ..book import Act
from .core import OTHERS_TOGETHER, Context, able, amount, do, doers, verb
from .resources import kinds

PLAYER = [option("player", ref) for ref in SEAT_REFS]
GIVE = [[option("give", word, ref) for ref in SEAT_REFS] for word in RESOURCES]
GIVE_PICK = {GIVE[r][seat]: (r, seat) for r in range(4) for seat in range(4)}
BITS = 4  # of the counter each player has in ``counts``


class PickPlayer(Choice[GreatWall]):
    """Whom an effect is for. One is named once; where players act together, one after another until n have acted.

    ``counts`` holds, four bits a seat, how often each has acted; the act's maximum bounds it.
    """

    script: int
    at: int
    window: int
    context: Context
    n: int
    counts: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def act(self, game: GreatWall) -> Act:
        """The act as the named player carries it out: the number is the owner's, or one at a time together."""
        act = game.book.cards.scripts[self.script][self.at]
        together = act.who >= OTHERS_TOGETHER
        return act.of_number(1 if together else amount(game, self.seat, act, self.window, self.context))

    def options(self, game: GreatWall) -> list[Option]:
        printed = game.book.cards.scripts[self.script][self.at]
        act = self.act(game)
        found = [DONE]
        for seat in doers(game, self.seat, printed, self.context):
            acted = self.counts >> seat * BITS & (1 << BITS) - 1
            if acted < printed.max and able(game, seat, act, self.window, self.context):
                found.append(PLAYER[seat])
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        seat = PLAYER.index(picked)
        if self.n > 1:
            counts = self.counts + (1 << seat * BITS)
            more = PickPlayer(self.seat, self.script, self.at, self.window, self.context, self.n - 1, counts)
            game.push(more)
        game.tell("for-player", seat=self.seat, to_seat=seat)
        do(game, seat, self.act(game), self.window, self.context)


def _owns_any(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    return can_mix(game, seat, 1, kinds(act, window, context))


@verb("give", _owns_any)
def give(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    game.push(Give(seat, amount(game, seat, act, window, context), kinds(act, window, context)))


class Give(Choice[GreatWall]):
    """Hand up to n own Resources to other players, in any split."""

    n: int
    mask: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        found = [DONE]
        for r in goods.IN_MASK[self.mask]:
            if game.res[self.seat * 4 + r]:
                found += [GIVE[r][other] for other in game.rules.humans if other != self.seat]
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        r, other = GIVE_PICK[picked]
        game.res[self.seat * 4 + r] -= 1
        game.res[other * 4 + r] += 1
        game.tell("gave", from_seat=self.seat, to_seat=other, what=RESOURCES[r])
        if self.n > 1:
            game.push(Give(self.seat, self.n - 1, self.mask))
