"""Command cards that are chosen and not yet resolved: what their owner's boxes promise, in Honour.

The cards are chosen all at once and in secret, so nothing on the board shows yet whether a choice was good.
"""

from __future__ import annotations

from math import prod

from moonwall.table import Together

from ..names import BUILDING, QI, STONE, TOP_WALL, WOOD
from ..position import GreatWall
from ..rules.autumn import ChooseCommand

PLAIN = {  # what a card is worth whatever stands on the board
    "economy": 3.0,
    "despotism": 2.35,
    "work-harder": 0.0,
    "attack-order": 0.0,
    "court-audience": 2.9,
}
CLEANSED = 2.0  # Honour: a Shame token that goes
WARRIOR = 1.8  # Honour: a resting Soldier that attacks
RECRUIT = 1.5  # Honour: the right to Recruit one
CLERK = 0.7  # Honour: an own Clerk in the Location that Despotism may Activate
SAVED = 2  # Resources that Work Harder waives
KEPT = 0.75  # Honour a Resource is worth while it is not spent


def pending(game: GreatWall) -> list[int]:
    """The Command card of each seat that is still to be resolved this Autumn, else -1."""
    found = list(game.chosen)
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Together):
        options = game.book.command_options
        for choice, answer in zip(top.choices, top.answers):
            if answer is not None and type(choice) is ChooseCommand:
                found[choice.seat] = options.index(answer)
    for slot in range(game.slot + 1, len(game.track_seat)):
        seat = game.track_seat[slot]
        if seat >= 0:
            found[seat] = game.track_card[slot]
    return found


def promise(game: GreatWall, seat: int, card: int, resting: int, tokens: int) -> float:
    """What the card will bring its owner, as things stand."""
    word = game.book.cards.command_ids[card]
    if word == "betrayal":
        return copied(game, seat, card, resting, tokens)
    worth = PLAIN.get(word, 2.0)
    base = seat * 4
    if word == "attack-order":
        res = game.res
        able = res[base + WOOD] and (res[base + STONE] > 1 or res[base + QI] > 1)
        worth += WARRIOR * (resting + able) if any(n >= 0 for n in game.hordes) else 0.0
        worth += RECRUIT * able
    elif word == "work-harder":
        own = sum(game.res[base + r] for r in BUILDING)
        stock = sum(game.warehouse)
        cost_of = game.book.wall_cost
        best = 0.0
        for cost in [2] + [cost_of[game.wall[s] + 1] for s in game.rules.sections if game.wall[s] < TOP_WALL]:
            paid = max(0, cost - stock - SAVED)
            if paid <= own:
                best = max(best, cost - KEPT * paid)
        worth += best
    elif word == "court-audience":
        worth += CLEANSED if tokens else 0.0
    elif word == "despotism":
        worth += CLERK * max(game.clerks[place * 4 + seat] for place in range(10))
    return worth


def copied(game: GreatWall, seat: int, betrayal: int, resting: int, tokens: int) -> float:
    """The best that Betrayal may copy of the others' cards on the track; expected, where a card is still hidden: any
    that does not lie in its owner's discard pile, each as likely as the next."""
    titles = range(len(game.book.command_options))
    worth = [0.0 if card == betrayal else promise(game, seat, card, resting, tokens) for card in titles]
    others = [s for s in range(len(game.seats)) if s != seat and s not in game.rules.bystanders]
    laid = [sum(1 << card for card in titles if may_be(game, s, card)) for s in others]
    expected = before = 0.0
    seen = 0
    for card in sorted(titles, key=worth.__getitem__):  # how likely is it that nobody's card is better than this one?
        seen |= 1 << card
        none_better = prod((seen & cards).bit_count() / cards.bit_count() for cards in laid if cards)
        expected += worth[card] * (none_better - before)
        before = none_better
    return expected


def may_be(game: GreatWall, seat: int, card: int) -> bool:
    """Whether the card that the seat has on the track, or is about to lay there, may be this one, for all to see."""
    known = game.track_card[game.track_seat.index(seat)] if seat in game.track_seat else game.chosen[seat]
    return card == known if known >= 0 else not game.command_discard[seat] >> card & 1
