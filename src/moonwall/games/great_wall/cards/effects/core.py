"""Carrying out card effects: a script is a list of acts, each verb has a ``do`` and a ``can``.

``do`` changes the position or pushes steps; ``can`` says whether it would do anything now, so that nobody is asked in
vain. Verb modules register both; they build on the rules and are imported above them, by ``verbs.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from moonwall.table import DONE, Choice, Option, Step, option

from ...names import SEAT_REFS
from ..conditions import holds, place_of
from ..vocabulary import COUNTER_CODES, VERB_CODES, WHO, WINDOW_CODES

if TYPE_CHECKING:
    from ...position import GreatWall
    from ..book import Act

Context = tuple[int, ...]
Do = Callable[["GreatWall", int, "Act", int, Context], None]
Can = Callable[["GreatWall", int, "Act", int, Context], bool]

(
    OWNER,
    EACH_PLAYER,
    ANY_PLAYER,
    ANOTHER_PLAYER,
    EACH_OTHER_PLAYER,
    OTHERS_TOGETHER,
    ALL_TOGETHER,
    ACTOR,
) = range(len(WHO))
PICKED = frozenset((ANY_PLAYER, ANOTHER_PLAYER, OTHERS_TOGETHER, ALL_TOGETHER))  # the owner says whom, one by one
PLAYER = [option("player", ref) for ref in SEAT_REFS]
BITS = 4  # of the counter each player has in ``PickPlayer.counts``
_DO: dict[int, Do] = {}
_CAN: dict[int, Can] = {}
_OWN_WHO = frozenset(VERB_CODES[name] for name in ("rescue", "function", "remove-horde"))
_SHOOT = VERB_CODES["shoot"]
_KILLED = WINDOW_CODES["when-your-soldier-is-killed"]
_CLEAN = COUNTER_CODES["clean-hordes"]


def verb(name: str, can: Can | None = None) -> Callable[[Do], Do]:
    """Register what a verb does; without ``can`` it always does something."""

    def register(do: Do) -> Do:
        _DO[VERB_CODES[name]] = do
        if can is not None:
            _CAN[VERB_CODES[name]] = can
        return do

    return register


def run(game: GreatWall, script: int, seat: int) -> None:
    """Carry out a box of a Command card for one seat."""
    game.push(Run(seat, script, 0, 0, ()))


class Run(Step["GreatWall"]):
    """Act number ``at`` of a script, then the rest. A Horde's script has seat -1 and its slot as context."""

    seat: int
    script: int
    at: int
    window: int
    context: Context

    def run(self, game: GreatWall) -> None:
        acts = game.book.cards.scripts[self.script]
        act = acts[self.at]
        if self.at + 1 < len(acts):
            game.push(Run(self.seat, self.script, self.at + 1, self.window, self.context))
        if act.who == OWNER:
            if able(game, self.seat, act, self.window, self.context):
                _DO[act.verb](game, self.seat, act, self.window, self.context)
            return
        if act.who in PICKED and not picks_its_seats(act):
            n = 1
            if act.who >= OTHERS_TOGETHER:  # its maximum is that of one player
                n = amount_of(game, self.seat, act.n, self.window, self.context)
            if n > 0:
                pick = PickPlayer(self.seat, self.script, self.at, self.window, self.context, n, 0)
                if len(pick.options(game)) > 1:
                    game.push(pick)
            return
        doing = doers(game, self.seat, act, self.context)
        act = owners_numbers(game, self.seat, act, self.window, self.context)
        for seat in reversed(doing):
            if able(game, seat, act, self.window, self.context):
                _DO[act.verb](game, seat, act, self.window, self.context)


def do(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> None:
    """Carry one act out for a seat."""
    _DO[act.verb](game, seat, act, window, context)


def owners_numbers(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> Act:
    """The act with its numbers counted for the card's owner, no matter who carries it out."""
    if act.n >= 0 and act.per == 1:
        return act
    return act.of_number(amount(game, seat, act, window, context))


def picks_its_seats(act: Act) -> bool:
    """The verb itself finds out for whom it is."""
    return act.verb in _OWN_WHO or (act.verb == _SHOOT and act.where == "section")


def doers(game: GreatWall, seat: int, act: Act, context: Context) -> list[int]:
    """The seats that may carry an act out, in Tea order (GW-TEA-02)."""
    if picks_its_seats(act):
        return [seat]
    if act.who == ACTOR:
        return [context[-1].bit_length() - 1]
    players = [player for player in game.tea if player in game.rules.humans]
    if act.who in (ANOTHER_PLAYER, EACH_OTHER_PLAYER, OTHERS_TOGETHER):
        players.remove(seat)
    return players


def able(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> bool:
    """The act's condition holds and its verb would do something."""
    condition = act.condition
    if condition is not None and act.bonus == 0 and not holds(game, seat, condition, window, context):
        return False
    can = _CAN.get(act.verb)
    return can is None or can(game, seat, act, window, context)


def useful(game: GreatWall, seat: int, script: int, window: int, context: Context) -> bool:
    """Whether any act of the script would do something now, for the seat or no matter who carries it out."""
    for act in game.book.cards.scripts[script]:
        if act.who == OWNER:
            if able(game, seat, act, window, context):
                return True
        else:
            theirs = owners_numbers(game, seat, act, window, context)
            if any(able(game, doer, theirs, window, context) for doer in doers(game, seat, act, context)):
                return True
    return False


def can_pay(game: GreatWall, seat: int, script: int) -> bool:
    """Whether the seat can pay the whole cost (GW-SETUP-31); one Resource or a number of Tactic cards at a time."""
    return all(_CAN[act.verb](game, seat, act, 0, ()) for act in game.book.cards.scripts[script])


class PickPlayer(Choice["GreatWall"]):
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


# --- numbers ---------------------------------------------------------------------------------------------------------


def amount(game: GreatWall, seat: int, act: Act, window: int, context: Context) -> int:
    """How many: the number or counter, times what it is counted per, plus a fixed number, at most the maximum."""
    n = act.n if act.n >= 0 else amount_of(game, seat, act.n, window, context)
    if act.per != 1:
        n *= amount_of(game, seat, act.per, window, context)
    n += act.plus
    return n if n < act.max else act.max


def amount_of(game: GreatWall, seat: int, coded: int, window: int, context: Context) -> int:
    """A number, or the present value of the counter that -1 - coded names."""
    return coded if coded >= 0 else _COUNT[-1 - coded](game, seat, window, context)


def _clean_hordes(game: GreatWall, seat: int) -> int:
    owners = game.horde_owner
    return sum(1 for card, owner in enumerate(owners) if owner == seat and not game.horde_shame[card])


Count = Callable[["GreatWall", int, int, Context], int]
_COUNT: tuple[Count, ...] = (
    lambda game, seat, window, context: game.support[seat].bit_count(),  # X (GW-SETUP-33)
    lambda game, seat, window, context: game.support[seat].bit_count() // 2,
    lambda game, seat, window, context: sum(context) if window == _KILLED else 0,
    lambda game, seat, window, context: context[2] if window == _KILLED else 0,
    lambda game, seat, window, context: sum(1 for place in range(4) if game.overseer[place * 4 + seat]),
    lambda game, seat, window, context: sum(game.overseer[place * 4 + seat] for place in range(4)),
    lambda game, seat, window, context: _clean_hordes(game, seat),
    lambda game, seat, window, context: game.wounds_dealt[seat],
    lambda game, seat, window, context: game.clerks[place_of(window, context) * 4 + seat],
    lambda game, seat, window, context: 0,  # other-hordes: read by modifiers.power
    lambda game, seat, window, context: 99,  # all
)
assert len(_COUNT) == len(COUNTER_CODES) and _CLEAN == 6
