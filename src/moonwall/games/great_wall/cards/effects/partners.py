"""The verb about giving Resources away (co-operative game): give."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, option

from ...names import RESOURCES, SEAT_REFS
from ...position import GreatWall
from ...rules import goods
from ...rules.goods import can_mix
from ..book import Act
from .core import Context, amount, verb
from .resources import kinds

GIVE = [[option("give", word, ref) for ref in SEAT_REFS] for word in RESOURCES]
GIVE_PICK = {GIVE[r][seat]: (r, seat) for r in range(4) for seat in range(4)}


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
