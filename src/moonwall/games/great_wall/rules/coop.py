"""The co-operative game: what it changes (area COOP). Requests themselves are in cards/requests.py.

What the table decides together is a choice any player may answer (``deciders``).
"""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option, shared

from ..cards import effects, modifiers, windows
from ..names import SEAT_REFS, SOLDIERS, options
from ..position import GreatWall
from .honour import lose_honour

NEEDED = {2: 6, 3: 7, 4: 9}  # Requests to fulfil (GW-COOP-01)
OPEN = {2: 2, 3: 3, 4: 3}  # active at a time (GW-COOP-09, GW-COOP-32)
ATONE_HONOUR = 10  # GW-COOP-23
NEXT = [option("next", ref) for ref in SEAT_REFS]
PLACE = options("shame", SOLDIERS)
ATONE = option("atone")
BOX = option("box")


def set_up(game: GreatWall) -> None:
    """Requests instead of Artifacts, and a deck of Events (GW-COOP-03, GW-COOP-08); some Requests are boxed with two
    players (GW-COOP-31)."""
    cards = game.book.cards
    players = len(game.rules.humans)
    demands = cards.request_demands[players]
    game.request_deck = [r for r in range(len(cards.request_ids)) if demands[r] is not None]
    game.shuffle(game.request_deck)
    game.event_deck = list(range(len(cards.event_ids)))
    game.shuffle(game.event_deck)
    game.requests = [-1] * OPEN[players]
    refill_requests(game)


def refill_requests(game: GreatWall) -> None:
    """Empty Request spaces are filled while the deck lasts (GW-COOP-15, GW-AMB-23)."""
    for place, request in enumerate(game.requests):
        if request < 0 and game.request_deck:
            game.requests[place] = game.request_deck.pop()
            game.reveal()
            word = game.book.cards.request_ids[game.requests[place]]
            left = len(game.request_deck)
            game.tell("request", card=word, why="request-refill", n=place + 1, left=left, rule="GW-COOP-15")
        elif request < 0:
            game.tell("request-none", why="request-deck", n=place + 1, rule="GW-COOP-15")


# --- agreed order ---


def in_order(game: GreatWall, acts: list[tuple[int, Step[GreatWall]]]) -> None:
    """Clerks act in an order the table agrees on (GW-COOP-21), else in Tea order; acts come in Tea order."""
    if game.rules.coop and len(acts) > 1:
        seats = tuple(seat for seat, _ in acts)
        game.push(AgreeOrder(game.rules.humans[0], seats, tuple(step for _, step in acts)))
    else:
        game.then(*(step for _, step in acts))


class AgreeOrder(Choice[GreatWall]):
    """Whose turn is next among those who still have something to do here."""

    seats: tuple[int, ...]
    steps: tuple[Step[GreatWall], ...]

    def deciders(self, game: GreatWall) -> tuple[int, ...]:
        return game.rules.humans

    def options(self, game: GreatWall) -> list[Option]:
        return [NEXT[seat] for seat in self.seats]

    def take(self, game: GreatWall, picked: Option) -> None:
        at = self.seats.index(NEXT.index(picked))
        rest = [(s, step) for i, (s, step) in enumerate(zip(self.seats, self.steps)) if i != at]
        in_order(game, rest)
        game.push(self.steps[at])


# --- Shame ---


def price(game: GreatWall, seat: int) -> int:
    """Honour for one token."""
    return modifiers.coop_shame_price(game, seat, ATONE_HONOUR)


class CoopShame(Choice[GreatWall]):
    """A token is placed under a Soldier, never on a Horde (GW-COOP-25), or bought off with Honour (GW-COOP-24); with no
    place it goes to the box and costs 5 Honour (GW-COOP-38)."""

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": price(game, self.seat)}

    def options(self, game: GreatWall) -> list[Option]:
        base = self.seat * 3
        found = [PLACE[s] for s in range(3) if game.pool[base + s]] or [BOX]
        if game.honour[self.seat] >= price(game, self.seat):  # GW-AMB-45
            found.append(ATONE)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        seat = self.seat
        if picked is ATONE:
            lose_honour(game, seat, price(game, seat))
            game.tell("atoned", seat=seat, rule="GW-COOP-24")
            return
        game.shame_supply -= 1
        if picked is BOX:
            game.shame_boxed += 1
            game.tell("shame-boxed", seat=seat, rule="GW-COOP-38")
            lose_honour(game, seat, game.book.shame_honour)
            return
        soldier = PLACE.index(picked)
        game.pool[seat * 3 + soldier] -= 1
        game.shamed[seat * 3 + soldier] += 1
        game.tell("shame", seat=seat, where=SOLDIERS[soldier], rule="GW-SHAME-03")


class Atone(Choice[GreatWall]):
    """Summer step 2: tokens for Honour instead of Qi (GW-COOP-23, GW-COOP-24)."""

    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": price(game, self.seat)}

    def options(self, game: GreatWall) -> list[Option]:
        from .shame import cleansable

        if game.honour[self.seat] < price(game, self.seat):
            return [DONE]
        return [*cleansable(game, self.seat), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        from .shame import cleanse

        if picked is not DONE:
            lose_honour(game, self.seat, price(game, self.seat))
            cleanse(game, self.seat, str(picked.tokens[1]))
            game.push(Atone(self.seat))


# --- Winter ---


class Requests(Step[GreatWall]):
    """Winter step 3: Requests may be fulfilled, only now (GW-COOP-10, GW-COOP-30)."""

    def run(self, game: GreatWall) -> None:
        from ..cards.requests import FulfilRequests, fulfillable

        if game.log is not None:
            ids = game.book.cards.request_ids
            for request in game.requests:
                if request >= 0 and not fulfillable(game, request):
                    game.tell("request-waits", card=ids[request], why="request-lacking", rule="GW-COOP-16")
        game.push(FulfilRequests(game.rules.humans[0]))


class RequestShame(Step[GreatWall]):
    """Step 5: each player receives a token for each Request still open (GW-COOP-15); those stay (GW-COOP-16)."""

    def run(self, game: GreatWall) -> None:
        game.push(DealRequestShame())
        windows.open(game, windows.REQUEST_STEP, game.rules.all_humans)


class DealRequestShame(Step[GreatWall]):
    def run(self, game: GreatWall) -> None:
        from .shame import receive

        game.push(NewRequests())
        unmet = [request for request in game.requests if request >= 0]
        n = len(unmet)
        among = tuple(game.book.cards.request_ids[request] for request in unmet)
        game.tell("request-shame", n=n, why="request-open" if n else "request-clear", among=among, rule="GW-COOP-15")
        for seat in reversed(game.tea):
            if seat in game.rules.humans:
                receive(game, seat, n)


class NewRequests(Step[GreatWall]):
    """The empty spaces are refilled; then step 6, an Event (GW-COOP-17)."""

    def run(self, game: GreatWall) -> None:
        from .spring import Spring

        modifiers.end(game, modifiers.EVENT)
        refill_requests(game)
        game.push(Spring())
        if game.event_deck:
            reveal_event(game, game.event_deck.pop())
        else:
            game.tell("event-none", why="event-deck", rule="GW-COOP-17")


def reveal_event(game: GreatWall, event: int) -> None:
    """At once (GW-COOP-18), or lasting to the end of the game (GW-COOP-19)."""
    cards = game.book.cards
    game.reveal()
    why, rule = ("event-lasting", "GW-COOP-19") if cards.event_lasting[event] else ("event-now", "GW-COOP-18")
    game.tell("event", card=cards.event_ids[event], why=why, left=len(game.event_deck), rule=rule)
    if cards.event_lasting[event]:
        game.event_open.append(event)
    else:
        effects.run(game, cards.event_script[event], -1)


# --- the end ---


def check(game: GreatWall) -> bool:
    """Win first, then time (GW-COOP-34, GW-COOP-37, GW-AMB-47); finished Walls end nothing (GW-COOP-35)."""
    if game.fulfilled >= NEEDED[len(game.rules.humans)]:
        end(game, True, "requests")
    elif game.time >= game.rules.last_time:
        end(game, False, "time")
    elif game.shame_supply == 0 and game.rules.coop_supply_ends:  # a switch (GW-AMB-44)
        end(game, False, "shame")
    else:
        return False
    return True


def end(game: GreatWall, won: bool, reason: str) -> None:
    """No scoring: a shared win or loss (GW-COOP-39)."""
    game.tell("ends", rule="GW-COOP-34")
    game.outcome = shared(won, list(game.rules.humans), game.honour[: len(game.seats)], reason)
