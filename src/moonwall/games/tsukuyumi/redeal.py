"""Dealing again what a seat cannot know: hands it has not seen, the Event deck, in Polish the others' hidden Events and
in White their Action cards."""

from __future__ import annotations

from random import Random

from moonwall.table.position import replaced, shuffle

from .position import Tsukuyumi
from .rules.events import PlayDrawn


def redeal(game: Tsukuyumi, seat: int, chance: Random) -> None:
    """Hidden things are gathered in sorted order first, so that the result depends only on what the seat knows."""
    _actions(game, seat, chance)
    _events(game, seat, chance)
    if game.pile:  # tiles nobody has drawn yet (TS-TWO-05)
        pile = sorted(game.pile)
        shuffle(chance, pile)
        game.pile = tuple(pile)


def _actions(game: Tsukuyumi, seat: int, chance: Random) -> None:
    """A seat knows its own hand, those it is shown (``knows``) and open cards, and Action cards it has dropped. In the
    Polish White phase the others' Action cards lie back up (TS-ROUND-07-PL)."""
    drops = not game.rules.factions[seat].sees_dropped(game, seat)
    unseen = [s for s in range(game.rules.seats) if not game.knows(seat, s)]
    down = [s for s in range(game.rules.seats) if s != seat] if game.covered() else []
    hidden = [*game.undealt, *[game.chosen[other] for other in down]]
    for other in unseen:
        hidden += game.hands[other]
    if drops:
        hidden += game.dropped
    hidden.sort()
    shuffle(chance, hidden)
    for other in down:
        game.chosen = replaced(game.chosen, other, hidden.pop())
    for other in unseen:
        game.hands = replaced(game.hands, other, tuple(sorted(hidden.pop() for _ in game.hands[other])))
    if drops:
        game.dropped = tuple(sorted(hidden.pop() for _ in game.dropped))
    game.undealt = tuple(sorted(hidden))


def _events(game: Tsukuyumi, seat: int, chance: Random) -> None:
    for part in game.rules.on_redeal:
        part.redeal(game, seat, chance)
    first = game.book.first_own
    epic = game.book.event_epic
    hidden = [event for event in game.event_deck if not epic[event]]
    loose = [event for event in game.event_deck if epic[event]]  # nobody ever holds one
    secret: dict[int, list[int]] = {}
    for other in range(game.rules.seats):
        if other != seat:
            unseen = [event for event in game.held[other] if event < first]
            for event in game.held_open[other]:
                if event < first:
                    unseen.remove(event)
            if unseen:
                secret[other] = unseen
                hidden += unseen
    hidden.sort()
    shuffle(chance, hidden)
    for other, unseen in secret.items():
        dealt = [hidden.pop() for _ in unseen]
        own = [e for e in game.held[other] if e >= first and e not in game.held_open[other]]
        game.held = replaced(game.held, other, tuple(sorted([*game.held_open[other], *dealt, *own])))
    if loose:
        hidden = sorted([*hidden, *loose])
        shuffle(chance, hidden)
    game.event_deck = tuple(hidden)
    _mend_stack(game, seat)


def _mend_stack(game: Tsukuyumi, seat: int) -> None:
    """A card just drawn in secret by another seat, waiting to be played or kept, becomes one it now holds."""
    for place, step in enumerate(game.stack):
        if isinstance(step, PlayDrawn) and step.seat != seat and step.event not in game.held_open[step.seat]:
            first = game.book.first_own
            hidden = [event for event in game.held[step.seat] if (event < first) == (step.event < first)]
            for event in game.held_open[step.seat]:
                if event in hidden:
                    hidden.remove(event)
            game.stack[place] = PlayDrawn(step.seat, hidden[-1])
