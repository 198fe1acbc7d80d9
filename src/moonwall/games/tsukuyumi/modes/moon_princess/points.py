"""Event points: in Black each may be spent on Events or on three other things (MP-BLACK-11 to -14)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced, without

from ...board import NAMES, SPACE
from ...position import Tsukuyumi
from ...rules import event_cards, events
from .choices import event_uses, may_play_events
from .princess import event_walk
from .princess_steps import moves
from .ring import CLOCKWISE, COUNTER_CLOCKWISE
from .state import PRIORITY, terms_of
from .track import lower_momentum

DRAW = option("draw-event")
PAY_DECK = option("spend", "deck")
WAYS = {"clockwise": CLOCKWISE, "counter-clockwise": COUNTER_CLOCKWISE}


class EventPoint(Choice[Tsukuyumi]):
    """The next point: ``draw-event`` (and a play that goes with it), ``play <event>``, ``princess <way>``,
    ``momentum``, ``priority <space>``, or ``done``. ``left``: points, ``plays``: Events that may still be played."""

    left: int
    plays: int
    silent = True
    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        found: list[Option] = []
        if self.left > 0:
            if events.can_draw(game, self.seat) or (game.held[self.seat] and may_play_events(game)):
                found.append(DRAW)
            if payments(game, self.seat):
                found += [option(*use) for use in event_uses(game)]
        if self.plays > 0 and may_play_events(game):
            ids = game.book.event_ids
            held = dict.fromkeys(game.held[self.seat])
            found += [option("play", ids[e]) for e in held if event_cards.playable(game, self.seat, e)]
        return [*found, DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        seat = self.seat
        if picked is DRAW:
            steps: list[Step[Tsukuyumi]] = [events.DrawEvents(seat, 0, 1)] if events.can_draw(game, seat) else []
            game.then(*steps, EventPoint(seat, self.left - 1, self.plays + 1))
        elif picked.verb == "play":
            game.push(EventPoint(seat, self.left, self.plays - 1))
            events.play(game, seat, game.book.event_index[str(picked.tokens[1])])
        else:
            game.then(EventPay(seat), Spend(seat, picked), EventPoint(seat, self.left - 1, self.plays))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": self.left, "plays": self.plays}


def payments(game: Tsukuyumi, seat: int) -> list[Option]:
    """Event cards that pay for another use: the open ones, the top of the deck, by a switch also held ones (MQ-16)."""
    ids = game.book.event_ids
    found = [option("spend", ids[e]) for e in dict.fromkeys(game.open_events)]
    if game.event_deck or game.event_discard:
        found.append(PAY_DECK)
    if terms_of(game).held_events:
        found += [option("spend-held", ids[e]) for e in dict.fromkeys(game.held[seat])]
    return found


class EventPay(Choice[Tsukuyumi]):
    """Which Event is discarded without its effect (MP-BLACK-12): ``spend <open event>``, ``spend deck``."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return payments(game, self.seat)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is PAY_DECK:
            events.refill(game)
            game.reveal()
            event, game.event_deck = game.event_deck[-1], game.event_deck[:-1]
        else:
            event = game.book.event_index[str(picked.tokens[1])]
            if picked.verb == "spend-held":
                game.held = replaced(game.held, self.seat, without(game.held[self.seat], event))
                if event in game.held_open[self.seat]:
                    game.held_open = replaced(game.held_open, self.seat, without(game.held_open[self.seat], event))
            else:
                game.open_events = without(game.open_events, event)
        game.event_discard = tuple(sorted([*game.event_discard, event]))
        game.tell("event-spent", seat=self.seat, event=game.book.event_ids[event], rule="MP-BLACK-12")
        events.show_open(game)


class Spend(Step[Tsukuyumi]):
    """What the point is for."""

    seat: int
    use: Option

    def run(self, game: Tsukuyumi) -> None:
        verb = self.use.verb
        if verb == "princess":
            moves(game, event_walk(game, WAYS[str(self.use.tokens[1])]))
        elif verb == "momentum":
            lower_momentum(game, self.seat, 1)
        else:
            space = SPACE[str(self.use.tokens[1])]
            game.put_marks(PRIORITY, space, -1)
            game.tell("unprioritised", seat=self.seat, space=NAMES[space], rule="MP-BLACK-11")
