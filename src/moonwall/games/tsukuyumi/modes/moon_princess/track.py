"""Momentum as it moves: cards drawn unseen, permanent Counters discarded; what players' attacks bring (ALG-8)."""

from __future__ import annotations

from moonwall.table import Option, Step, option

from ...board import SPACES
from ...position import ONI, Tsukuyumi
from ...rules import battle as b
from . import explain
from .cards import cards_of
from .momentum import COUNTER, LEGEND, Deed, gain, lowered, raised, special, track_of
from .rows import CoopCounter
from .state import (
    COUNTER_DECK,
    COUNTER_GONE,
    FIGHT,
    FIGHTER,
    FOUGHT,
    FROM_AFAR,
    KILLS,
    LAST_DECK,
    LAST_GONE,
    LEGEND_DECK,
    LEGEND_GONE,
    LEGEND_THERE,
    LYING,
    MOMENTUM,
    ONI_THERE,
    PENDING,
    PRINCESS_THERE,
    SLAIN,
    THERE,
    TURNED,
    own,
    pile,
    terms_of,
    touches,
)
from .team import TeamChoice, speaker

KEEP = option("keep")
LAST_COUNTER = 2  # beside momentum.COUNTER and momentum.LEGEND: a card of the last round's deck
DECKS = {
    COUNTER: (COUNTER_DECK, COUNTER_GONE),
    LAST_COUNTER: (LAST_DECK, LAST_GONE),
    LEGEND: (LEGEND_DECK, LEGEND_GONE),
}


def last_round(game: Tsukuyumi) -> bool:
    """Round 3, or 4 in the long game (MP-DIFFICULTY-03)."""
    return game.round >= game.rules.rounds


def counter_row(game: Tsukuyumi, what: int, card: int) -> CoopCounter:
    cards = cards_of(game)
    return cards.last_counters[card] if what == LAST_COUNTER else cards.counters[card]


def draw(game: Tsukuyumi, what: int) -> int:
    """The top card of a deck; an empty one is made anew of its discards; -1 if both are empty (MQ-34)."""
    deck, gone = (pile(game, which) for which in DECKS[what])
    if not deck:
        deck[:] = sorted(gone)
        gone.clear()
        game.shuffle(deck)
    return deck.pop() if deck else -1


def counter_kind(game: Tsukuyumi) -> int:
    """In the last round only its own Counters are drawn (MP-COUNTER-10, MP-ROUND-21)."""
    return LAST_COUNTER if last_round(game) else COUNTER


def raise_momentum(game: Tsukuyumi, seat: int, n: int, reasons: list[str]) -> None:
    """The marker rises step by step; for every special space the seat draws a card that it keeps unseen
    (MP-COUNTER-02, MP-MOMENTUM-12)."""
    at = own(game)[MOMENTUM]
    to, drawn = raised(game, n, terms_of(game))
    if game.log is not None:
        game.tell("momentum", seat=seat, **explain.rose(at, to, n, reasons))
    own(game)[MOMENTUM] = to
    spaces = sorted([c for c in special(track_of(game), terms_of(game)) if at < c <= to])
    for place, what in enumerate(drawn):
        kind = counter_kind(game) if what == COUNTER else LEGEND
        card = draw(game, kind)
        if game.log is not None:
            game.tell("special-space", seat=seat, **explain.drew(spaces[place] if place < len(spaces) else to, what))
        if card >= 0:
            pile(game, PENDING).extend((seat, kind, card))


def lower_momentum(game: Tsukuyumi, seat: int, n: int) -> None:
    """Never below space 1 (MP-BLACK-14); for every Counter space left the team may discard a permanent Counter
    (MP-COUNTER-06)."""
    at = own(game)[MOMENTUM]
    to, drops = lowered(game, n, terms_of(game))
    own(game)[MOMENTUM] = to
    game.tell("momentum", seat=seat, n=to - at, at=at, now=to, why="momentum-lowered", rule="MP-MOMENTUM-14")
    for _ in range(drops):
        if pile(game, LYING):
            game.push(AskDrop())


class AskDrop(Step[Tsukuyumi]):
    """A Counter space was left downwards."""

    def run(self, game: Tsukuyumi) -> None:
        if pile(game, LYING):
            game.push(DropCounter(speaker(game)))


class DropCounter(TeamChoice):
    """One permanent Counter, anybody's, is discarded: ``put-away <counter>``, or ``keep`` (MP-COUNTER-06)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        lying = pile(game, LYING)
        rows = [counter_row(game, lying[i + 1], lying[i + 2]).id for i in range(0, len(lying), 3)]
        return [*[option("put-away", word) for word in dict.fromkeys(rows)], KEEP]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is KEEP:
            return
        lying = pile(game, LYING)
        for i in range(0, len(lying), 3):
            row = counter_row(game, lying[i + 1], lying[i + 2])
            if row.id == picked.tokens[1]:
                discard(game, lying[i + 1], lying[i + 2])
                game.tell("counter-dropped", seat=lying[i], card=row.id, why="space-below", rule="MP-COUNTER-06")
                del lying[i : i + 3]
                return


def discard(game: Tsukuyumi, what: int, card: int) -> None:
    gone = pile(game, DECKS[what][1])
    gone.append(card)
    gone.sort()


# --- permanent Counters in force --------------------------------------------------------------------------------


def in_force(game: Tsukuyumi, seat: int = -1) -> list[CoopCounter]:
    """Permanent Counters that hit the seat: its own, and those that hit all; -1: those that hit all."""
    lying = pile(game, LYING)
    found = []
    for i in range(0, len(lying), 3):
        row = counter_row(game, lying[i + 1], lying[i + 2])
        if row.all or lying[i] == seat:
            found.append(row)
    return found


def amount(game: Tsukuyumi, do: str) -> int:
    """What the Counters in force for all add to a number."""
    if not pile(game, LYING):
        return 0
    return sum([row.n for row in in_force(game) if row.do == do])


# --- attacks of players ---------------------------------------------------------------------------------------


def note(game: Tsukuyumi, space: int) -> None:
    """A battle begins: what stands there now is what Momentum looks at (MP-MOMENTUM-06)."""
    there = 0
    if game.crowd[ONI * SPACES + space]:
        there |= ONI_THERE
        legend, units, base = game.book.legend, game.units, space * game.kinds
        if any(legend[k] and units[base + k] for k in game.book.oni_kinds):
            there |= LEGEND_THERE
    if touches(game, space):
        there |= PRINCESS_THERE
    mine = own(game)
    mine[FIGHT], mine[THERE], mine[SLAIN] = space + 1, there, 0


def weigh(game: Tsukuyumi) -> None:
    """A player's attack is over: Momentum by what it did (ALG-8). Called while its losses still lie."""
    mine, battle = own(game), game.battle
    seat = battle[b.ATTACKER]
    if not mine[FIGHT] or seat >= game.rules.seats:
        return
    mine[FIGHTER] = seat + 1
    if game.book.cards[battle[b.CARD]].reach:
        mine[THERE] |= FROM_AFAR
    sides, legend = game.rules.kind_side, game.book.legend
    for at in range(b.LOSSES, len(battle), 3):
        kind, n, by = battle[at : at + 3]
        turned = legend[kind] == "defiler" and not mine[TURNED]  # it is only turned over
        if by == seat and sides[kind] == ONI and not turned:
            mine[SLAIN] += n


def settle(game: Tsukuyumi, seat: int) -> None:
    """The losses have left: Momentum rises, the kills of the round are counted."""
    mine = own(game)
    there, slain = mine[THERE], mine[SLAIN]
    ranged = bool(there & FROM_AFAR)
    mine[KILLS] += slain
    against = bool(there & (ONI_THERE | PRINCESS_THERE)) or ranged
    if not against:
        return
    first = not mine[FOUGHT] >> seat & 1
    mine[FOUGHT] |= 1 << seat
    deed = Deed(
        oni=bool(there & ONI_THERE) or ranged,
        princess=bool(there & PRINCESS_THERE),
        legendary=bool(there & LEGEND_THERE),
        killed=slain > 0,
        ranged=ranged,
        first=first,
        no_kill_gain=seat in terms_of(game).no_kill_gain,
    )
    n, reasons = gain(game, deed, terms_of(game))
    if n:
        raise_momentum(game, seat, n, reasons)
    elif game.log is not None:
        at = mine[MOMENTUM]
        game.tell("momentum", seat=seat, **explain.rose(at, at, 0, reasons))


def shot(game: Tsukuyumi, seat: int, space: int) -> None:
    """A shot at Oni: no Momentum but by the Gambler's 2 (MP-MOMENTUM-08, -09, MP-LEGEND-16)."""
    if not game.crowd[ONI * SPACES + space] and not touches(game, space):
        return
    n, reasons = gain(game, Deed(card=False, oni=True), terms_of(game))
    if n:
        raise_momentum(game, seat, n, reasons)
