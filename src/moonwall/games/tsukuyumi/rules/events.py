"""Events: drawing, keeping and playing them (TS-EVENT-01..12). What each card does is in ``event_cards``."""

from __future__ import annotations

from moonwall.table import DONE, NO, YES, Choice, Option, Step, option
from moonwall.table.position import replaced, without

from ..position import Tsukuyumi
from . import event_cards

OPEN = 2  # TS-SETUP-07


def action(game: Tsukuyumi, seat: int, draws: int, plays: int) -> None:
    """An event action: first draw up to so many, then play up to so many (TS-EVENT-01, -03, Q-71)."""
    faction = game.rules.factions[seat]
    draws += faction.extra_draws(game, seat)
    plays += faction.extra_plays(game, seat)
    for part in game.rules.on_event_action:
        if part.event_action(game, seat, draws, plays):
            return
    game.then(DrawEvents(seat, 0, draws), PlayEvents(seat, plays))


def refill(game: Tsukuyumi) -> bool:
    """Make sure the deck has a card: an empty one is refilled from the discards (TS-EVENT-06)."""
    if not game.event_deck and game.event_discard:
        game.event_deck, game.event_discard = tuple(sorted(game.event_discard)), ()
        game.event_deck = game.shuffled(game.event_deck)
        game.tell("events-shuffled", rule="TS-EVENT-06")
    return bool(game.event_deck)


def can_draw(game: Tsukuyumi, seat: int) -> bool:
    if game.event_deck or game.event_discard or game.open_events:
        return True
    return own_pile(game, seat) > 0


def own_pile(game: Tsukuyumi, seat: int) -> int:
    """Events in piles that only the seat draws from."""
    return sum([part.pile(game, seat) for part in game.rules.on_pile])


def draw_own(game: Tsukuyumi, seat: int) -> int:
    """The top card of the seat's own pile."""
    part = next(part for part in game.rules.on_draw if part.pile(game, seat))
    return part.draw(game, seat)


def draw_deck(game: Tsukuyumi, seat: int) -> int:
    """Take the top card; face up before its owner in Italian (TS-EVENT-05), hidden in Polish (TS-EVENT-05-PL)."""
    if not refill(game):
        return -1
    game.reveal()
    event, game.event_deck = game.event_deck[-1], game.event_deck[:-1]
    if taken(game, event):
        return -1
    keep(game, seat, event, not game.rules.events_hidden)
    word = game.book.event_ids[event]
    if game.rules.events_hidden:
        game.tell_secret("drew-event", seat, {"event": word}, seat=seat)
    else:
        game.tell("drew-event", seat=seat, event=word)
    return event


def taken(game: Tsukuyumi, event: int) -> bool:
    """A card of the deck has come up; whether a part deals with it, so that nobody has it."""
    return any(part.event_comes(game, event) for part in game.rules.on_event_comes)


def draw_open(game: Tsukuyumi, seat: int, event: int) -> None:
    """Take a face-up card; it is replaced at once (TS-EVENT-02)."""
    game.open_events = without(game.open_events, event)
    keep(game, seat, event, True)
    game.tell("took-event", seat=seat, event=game.book.event_ids[event])
    show_open(game)


def show_open(game: Tsukuyumi) -> None:
    while len(game.open_events) < OPEN and refill(game):
        game.reveal()
        event, game.event_deck = game.event_deck[-1], game.event_deck[:-1]
        if taken(game, event):
            continue
        game.open_events = (*game.open_events, event)
        game.tell("event-shown", event=game.book.event_ids[event])
    game.open_events = tuple(sorted(game.open_events))


def keep(game: Tsukuyumi, seat: int, event: int, seen: bool) -> None:
    game.held = replaced(game.held, seat, tuple(sorted([*game.held[seat], event])))
    if seen:
        game.held_open = replaced(game.held_open, seat, tuple(sorted([*game.held_open[seat], event])))


def give_up(game: Tsukuyumi, seat: int, event: int) -> None:
    """A held card is played: to the discard pile, a Faction event out of the game (TSM-FEVENT-04)."""
    game.held = replaced(game.held, seat, without(game.held[seat], event))
    if event in game.held_open[seat]:
        game.held_open = replaced(game.held_open, seat, without(game.held_open[seat], event))
    for part in game.rules.on_played_event:
        part.played_event(game, seat, event)
    if event < game.book.first_own:
        game.event_discard = tuple(sorted([*game.event_discard, event]))


class DrawEvents(Choice[Tsukuyumi]):
    """``draw deck``, ``draw <open event>``, ``draw own-events`` from the own pile of Faction events (TSM-FEVENT-02,
    TS-EVENT-12-PL), or ``done``."""

    drawn: int
    n: int
    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        found: list[Option] = []
        if self.n > 0:
            if game.event_deck or game.event_discard:
                found.append(DECK)
            ids = game.book.event_ids
            found += [option("draw", ids[e]) for e in dict.fromkeys(game.open_events)]
            if own_pile(game, self.seat):
                found.append(OWN)
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            if self.drawn:
                finished(game, self.seat)
            return
        game.push(DrawEvents(self.seat, self.drawn + 1, self.n - 1))
        if picked is DECK:
            draw_deck(game, self.seat)
        elif picked is OWN:
            draw_own(game, self.seat)
        else:
            draw_open(game, self.seat, game.book.event_index[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


DECK = option("draw", "deck")
OWN = option("draw", "own-events")


def finished(game: Tsukuyumi, seat: int) -> None:
    """The seat has drawn; others may react (Espionage)."""
    for other in reversed(game.order):
        if other != seat and not any(part.bars_reaction(game, other) for part in game.rules.on_bars_reaction):
            game.rules.factions[other].drew(game, other, seat)


class PlayEvents(Choice[Tsukuyumi]):
    """``play <held event>`` one after the other, each at once (TS-EVENT-04), or ``done``."""

    n: int
    silent = True
    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        found: list[Option] = []
        if self.n > 0:
            ids = game.book.event_ids
            for event in dict.fromkeys(game.held[self.seat]):
                if event_cards.playable(game, self.seat, event):
                    found.append(option("play", ids[event]))
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        game.push(PlayEvents(self.seat, self.n - 1))
        play(game, self.seat, game.book.event_index[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.n}


def play(game: Tsukuyumi, seat: int, event: int) -> None:
    if event not in game.held_open[seat]:
        game.reveal(seat)
    give_up(game, seat, event)
    game.tell("played-event", seat=seat, event=game.book.event_ids[event])
    event_cards.carry_out(game, seat, event)


# --- Nature's Wisdom (TS-COUNTER-17, TS-COUNTER-17-PL) -----------------------------------------------------


def natures_wisdom(game: Tsukuyumi, seat: int) -> None:
    """Draw one Event; it may be played now, on any area, or kept. Polish: every single draw may be from the own pile
    (TSM-FEVENT-02-PL), Italian: only those of an Event action (TSM-FEVENT-02)."""
    if (
        game.event_deck
        or game.event_discard
        or game.open_events
        or (game.rules.own_pile_always and can_draw(game, seat))
    ):
        game.push(Wisdom(seat))


class Wisdom(Choice[Tsukuyumi]):
    def options(self, game: Tsukuyumi) -> list[Option]:
        found = DrawEvents(self.seat, 0, 1).options(game)
        return found if game.rules.own_pile_always else [o for o in found if o is not OWN]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        if picked is DECK:
            event = draw_deck(game, self.seat)
        elif picked is OWN:
            event = draw_own(game, self.seat)
        else:
            event = game.book.event_index[str(picked.tokens[1])]
            draw_open(game, self.seat, event)
        game.then(Drawn(self.seat), *([PlayDrawn(self.seat, event)] if event >= 0 else []))


class Drawn(Step[Tsukuyumi]):
    """Tells the others that the drawing is over."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        finished(game, self.seat)


class PlayDrawn(Choice[Tsukuyumi]):
    """Play the card just drawn, or keep it."""

    event: int
    silent = True
    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO] if event_cards.playable(game, self.seat, self.event) else [NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is YES:
            play(game, self.seat, self.event)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"event": game.book.event_ids[self.event]}
