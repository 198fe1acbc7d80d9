"""Command cards that are chosen and not yet resolved: what their owner's boxes promise, in Honour.

The cards are chosen all at once and in secret, so nothing on the board shows yet whether a choice was good.
"""

from __future__ import annotations

from moonwall.table import Together

from ..names import BUILDING, QI, STONE, TOP_WALL, WOOD
from ..position import GreatWall
from ..rules.autumn import ChooseCommand

PLAIN = {  # what a card is worth whatever stands on the board
    "economy": 3.0,
    "despotism": 2.3,
    "work-harder": 0.0,
    "attack-order": 0.3,
    "betrayal": 3.05,
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
        for cost in [2] + [cost_of[game.wall[s] + 1] for s in game.terms.sections if game.wall[s] < TOP_WALL]:
            paid = max(0, cost - stock - SAVED)
            if paid <= own:
                best = max(best, cost - KEPT * paid)
        worth += best
    elif word == "court-audience":
        worth += CLEANSED if tokens else 0.0
    elif word == "despotism":
        worth += CLERK * max(game.clerks[place * 4 + seat] for place in range(10))
    return worth
