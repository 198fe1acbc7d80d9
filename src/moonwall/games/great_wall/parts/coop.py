"""The co-operative game: what it changes (area COOP). Requests themselves are in requests.py.

What the table decides together is a choice any player may answer (``deciders``).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, cast

from moonwall.table import DONE, Choice, Option, Step, option, shared
from moonwall.table.position import shuffle

from ..cards import effects, modifiers, windows
from ..cards.effects.hand import Recall
from ..names import SEAT_REFS, SOLDIERS, options
from ..part import Part
from ..position import GreatWall
from ..rules.ending import EndCheck, SuddenEnd
from ..rules.honour import gain_honour, lose_honour
from ..rules.shame import cleansable, cleanse, count, receive
from ..rules.summer import Shame, Summer, TakeBacks
from .requests import (
    COOP,
    EVENT_DECK,
    EVENT_OPEN,
    REQUEST_DECK,
    REQUESTS,
    AgreeToPay,
    FulfilRequests,
    blank,
    fulfillable,
    fulfilled,
    kept,
    set_fulfilled,
    taken_up,
)

if TYPE_CHECKING:
    from ..book import Book, Rules
    from ..compose import Reader

NEEDED = {2: 6, 3: 7, 4: 9}  # Requests to fulfil (GW-COOP-01)
OPEN = {2: 2, 3: 3, 4: 3}  # active at a time (GW-COOP-09, GW-COOP-32)
ATONE_HONOUR = 10  # GW-COOP-23
NEXT = [option("next", ref) for ref in SEAT_REFS]
PLACE = options("shame", SOLDIERS)
ATONE = option("atone")
BOX = option("box")


class Cooperation(Part):
    """All people win or lose together, against the Emperor's Requests and the Time."""

    __slots__ = ("supply_ends",)

    name: ClassVar[str] = COOP
    written: ClassVar[tuple[str, ...]] = ("requests", "events", "fulfilled")
    shown: ClassVar[tuple[str, ...]] = ("coop",)

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__()
        self.supply_ends = bool(options.get("coop_empty_supply_ends", False))

    def blank(self) -> list[list[int]]:
        return blank()

    def change(self, rules: Rules) -> None:
        rules.together = True
        rules.artifacts = 0
        rules.first_hordes = len(rules.humans) + 1  # GW-COOP-05
        rules.more_hordes = 1  # the +1 side of the Time token (GW-COOP-02, GW-COOP-28)
        rules.taker_rule, rules.taker_tie_rule = "GW-COOP-29", "GW-COOP-22"

    def calendar(self, rules: Rules, steps: list[Step[GreatWall]]) -> list[Step[GreatWall]]:
        """Shame is bought off with Honour; no Command cards come back (GW-COOP-26); Winter has Requests and Events."""
        changed: list[Step[GreatWall]] = []
        for step in steps:
            if isinstance(step, Summer):
                changed.append(Summer(why="turn-summer-coop"))
            elif isinstance(step, Shame):
                changed.append(AtoneShame())
            elif isinstance(step, EndCheck):
                changed += [Requests(), CommonEnd(), RequestShame(), DealRequestShame(), NewRequests(), NewEvent()]
            elif not isinstance(step, TakeBacks):
                changed.append(step)
        return changed

    def lay_decks(self, game: GreatWall) -> None:
        set_up(game)

    # --- the Year ---

    def agree_order(self, game: GreatWall, acts: Sequence[tuple[int, Step[GreatWall]]]) -> bool:
        """Clerks act in an order the table agrees on (GW-COOP-21)."""
        if len(acts) < 2:
            return False
        seats = tuple(seat for seat, _ in acts)
        game.push(AgreeOrder(game.rules.humans[0], seats, tuple(step for _, step in acts)))
        return True

    def wall_raised(self, game: GreatWall, seat: int) -> None:
        """One Command card comes back, never Betrayal (GW-COOP-27)."""
        game.push(Recall(seat, 1))

    def horde_taken(self, game: GreatWall, seat: int, card: int) -> bool:
        """Its Honour at once (GW-COOP-29); then it serves again in the deck."""
        game.horde_discard += (card,)
        gain_honour(game, seat, game.book.cards.horde_honour[card])
        return True

    def shame_comes(self, game: GreatWall, seat: int) -> bool:
        if game.shame_supply == 0:  # GW-COOP-36
            game.tell("shame-missing", seat=seat, rule="GW-COOP-36")
            game.push(SuddenEnd())
        else:
            game.push(CoopShame(seat))
        return True

    # --- numbers that lasting Events change (GW-COOP-19) ---

    def lasting(self, game: GreatWall, changes: tuple[int, ...]) -> int:
        return sum(changes[event] for event in game.own[self.slot + EVENT_OPEN])

    def power(self, game: GreatWall, section: int) -> int:
        return self.lasting(game, game.book.cards.event_power)

    def defence(self, game: GreatWall, section: int) -> int:
        """Events; and a Reed Soldier on a Horde of the Section, by the Reed General of this mode."""
        cards = game.book.cards
        extra = 0
        if game.own[self.slot + EVENT_OPEN] and modifiers.factions_in(game, section) > 1:
            extra = self.lasting(game, cards.event_unity)
        if any(modifiers.stands(game, section, seat) for seat in game.rules.bystanders):
            extra += cards.reed_watch
        return extra

    def lethality(self, game: GreatWall, slot: int) -> int:
        return self.lasting(game, game.book.cards.event_lethality) if game.breaches >> slot // 3 & 1 else 0

    def hire_price(self, game: GreatWall) -> int:
        return self.lasting(game, game.book.cards.event_hire)

    def barricade_price(self, game: GreatWall) -> int:
        return self.lasting(game, game.book.cards.event_barricade)

    def shame_due(self, game: GreatWall) -> int:
        return sum(1 for request in game.own[self.slot + REQUESTS] if request >= 0)

    # --- the end ---

    def lost(self, game: GreatWall) -> None:
        end(game, False, "shame")

    # --- outside the rules ---

    def show(self, game: GreatWall, view: dict[str, Any]) -> None:
        """Requests and Events; Events stay on view (GW-COOP-19)."""
        cards = game.book.cards
        hidden = set(kept(game, EVENT_DECK))
        asked = taken_up(game)
        requests = kept(game, REQUESTS)[:]
        if asked is not None:  # it counts only when all have agreed
            requests[asked.place] = asked.request
        view["coop"] = {
            "requests": [cards.request_ids[request] if request >= 0 else None for request in requests],
            "fulfilled": fulfilled(game) - (asked is not None),
            "needed": NEEDED[len(game.rules.humans)],
            "requests_left": len(kept(game, REQUEST_DECK)),
            "events": [card for event, card in enumerate(cards.event_ids) if event not in hidden],
            "events_left": len(hidden),
        }

    def measured(self, book: Book) -> list[tuple[Any, ...]]:
        return [
            ("requests", "1 for an open Request", book.cards.request_ids),
            ("fulfilled", "Requests fulfilled"),
            ("events", "1 for an Event that has come", book.cards.event_ids),
        ]

    def measure(self, game: GreatWall) -> list[int]:
        open_ones, hidden = set(kept(game, REQUESTS)), set(kept(game, EVENT_DECK))
        asked = taken_up(game)
        if asked is not None:
            open_ones.add(asked.request)
        cards = game.book.cards
        found = [int(n in open_ones) for n in range(len(cards.request_ids))]
        found.append(fulfilled(game) - (asked is not None))
        return found + [int(n not in hidden) for n in range(len(cards.event_ids))]

    def redeal(self, game: GreatWall, seat: int, chance: Random) -> None:
        for deck in (kept(game, REQUEST_DECK), kept(game, EVENT_DECK)):
            deck.sort()
            shuffle(chance, deck)

    def table_decides(self, game: GreatWall) -> bool:
        """A Request that all are asked to pay for says what they have (GW-COOP-11)."""
        return bool(game.stack) and isinstance(game.stack[-1], AgreeToPay)

    def read_cards(self, reader: Reader, doc: dict[str, Any]) -> None:
        """Open Requests, Events already seen, and how many Requests are fulfilled."""
        game = reader.game
        set_up(game)
        if "requests" in doc:
            read_requests(reader, doc["requests"])
        cards = game.book.cards
        deck = kept(game, EVENT_DECK)
        for card in reader.items(doc.get("events", []), "events"):
            event = reader.word(card, "events", cards.event_ids)
            if event not in deck:
                raise reader.fail("events", f"{card!r} is named twice")
            deck.remove(event)
            if cards.event_lasting[event]:
                kept(game, EVENT_OPEN).append(event)
        left = kept(game, REQUEST_DECK)
        done = reader.number(doc.get("fulfilled", 0), "fulfilled", 0, len(left))
        set_fulfilled(game, done)
        del left[:done]


def read_requests(reader: Reader, value: Any) -> None:
    """The Requests that lie open in a position written by hand; the others are in the deck."""
    game = reader.game
    ids = game.book.cards.request_ids
    open_ones, deck = kept(game, REQUESTS), kept(game, REQUEST_DECK)
    wanted = [reader.word(card, "requests", ids) for card in reader.items(value, "requests")]
    if len(wanted) > len(open_ones):
        raise reader.fail("requests", f"at most {len(open_ones)} are open here")
    pack = [r for r in [*open_ones, *deck] if r >= 0]
    for request in wanted:
        if request not in pack:
            raise reader.fail("requests", f"{ids[request]!r} is named twice, or boxed with two players")
        pack.remove(request)
    open_ones[:] = wanted + [-1] * (len(open_ones) - len(wanted))
    deck[:] = pack


def set_up(game: GreatWall) -> None:
    """Requests instead of Artifacts, and a deck of Events (GW-COOP-03, GW-COOP-08); some Requests are boxed with two
    players (GW-COOP-31)."""
    cards = game.book.cards
    players = len(game.rules.humans)
    demands = cards.request_demands[players]
    requests, events = kept(game, REQUEST_DECK), kept(game, EVENT_DECK)
    requests[:] = [r for r in range(len(cards.request_ids)) if demands[r] is not None]
    game.shuffle(requests)
    events[:] = range(len(cards.event_ids))
    game.shuffle(events)
    kept(game, REQUESTS)[:] = [-1] * OPEN[players]
    refill_requests(game)


def refill_requests(game: GreatWall) -> None:
    """Empty Request spaces are filled while the deck lasts (GW-COOP-15, GW-AMB-23)."""
    requests, deck = kept(game, REQUESTS), kept(game, REQUEST_DECK)
    for place, request in enumerate(requests):
        if request < 0 and deck:
            game.reveal()
            requests[place] = deck.pop()
            word = game.book.cards.request_ids[requests[place]]
            left = len(deck)
            game.tell("request", card=word, why="request-refill", n=place + 1, left=left, rule="GW-COOP-15")
        elif request < 0:
            game.tell("request-none", why="request-deck", n=place + 1, rule="GW-COOP-15")


# --- agreed order ---


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
        if len(rest) > 1:
            game.push(AgreeOrder(self.seat, tuple(s for s, _ in rest), tuple(step for _, step in rest)))
        else:
            game.then(*(step for _, step in rest))
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


class AtoneShame(Step[GreatWall]):
    """Summer step 2, for all who have a token and the Honour."""

    def run(self, game: GreatWall) -> None:
        for seat in reversed(game.tea):
            if count(game, seat) and game.honour[seat] >= price(game, seat):
                game.push(Atone(seat))


class Atone(Choice[GreatWall]):
    """Summer step 2: tokens for Honour instead of Qi (GW-COOP-23, GW-COOP-24)."""

    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": price(game, self.seat)}

    def options(self, game: GreatWall) -> list[Option]:
        if game.honour[self.seat] < price(game, self.seat):
            return [DONE]
        return [*cleansable(game, self.seat), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is not DONE:
            lose_honour(game, self.seat, price(game, self.seat))
            cleanse(game, self.seat, str(picked.tokens[1]))
            game.push(Atone(self.seat))


# --- Winter ---


class Requests(Step[GreatWall]):
    """Winter step 3: Requests may be fulfilled, only now (GW-COOP-10, GW-COOP-30)."""

    def run(self, game: GreatWall) -> None:
        game.reveal()  # which of them can be paid for tells what lies behind the screens
        if game.log is not None:
            ids = game.book.cards.request_ids
            for request in kept(game, REQUESTS):
                if request >= 0 and not fulfillable(game, request):
                    game.tell("request-waits", card=ids[request], why="request-lacking", rule="GW-COOP-16")
        game.push(FulfilRequests(game.rules.humans[0]))


class RequestShame(Step[GreatWall]):
    """Step 5: each player receives a token for each Request still open (GW-COOP-15); those stay (GW-COOP-16)."""

    def run(self, game: GreatWall) -> None:
        windows.open(game, windows.REQUEST_STEP, game.rules.all_humans)


class DealRequestShame(Step[GreatWall]):
    def run(self, game: GreatWall) -> None:
        unmet = [request for request in kept(game, REQUESTS) if request >= 0]
        n = len(unmet)
        among = tuple(game.book.cards.request_ids[request] for request in unmet)
        game.tell("request-shame", n=n, why="request-open" if n else "request-clear", among=among, rule="GW-COOP-15")
        for seat in reversed(game.tea):
            if seat in game.rules.humans:
                receive(game, seat, n)


class NewRequests(Step[GreatWall]):
    """The empty spaces are refilled (GW-COOP-15)."""

    def run(self, game: GreatWall) -> None:
        modifiers.end(game, modifiers.EVENT)
        refill_requests(game)


class NewEvent(Step[GreatWall]):
    """Step 6: an Event (GW-COOP-17)."""

    def run(self, game: GreatWall) -> None:
        deck = kept(game, EVENT_DECK)
        if deck:
            game.reveal()
            reveal_event(game, deck.pop())
        else:
            game.tell("event-none", why="event-deck", rule="GW-COOP-17")


def reveal_event(game: GreatWall, event: int) -> None:
    """At once (GW-COOP-18), or lasting to the end of the game (GW-COOP-19)."""
    cards = game.book.cards
    why, rule = ("event-lasting", "GW-COOP-19") if cards.event_lasting[event] else ("event-now", "GW-COOP-18")
    game.tell("event", card=cards.event_ids[event], why=why, left=len(kept(game, EVENT_DECK)), rule=rule)
    if cards.event_lasting[event]:
        kept(game, EVENT_OPEN).append(event)
    else:
        effects.run(game, cards.event_script[event], -1)


# --- the end ---


class CommonEnd(Step[GreatWall]):
    """Win first, then time (GW-COOP-34, GW-COOP-37, GW-AMB-47); finished Walls end nothing (GW-COOP-35)."""

    def run(self, game: GreatWall) -> None:
        if fulfilled(game) >= NEEDED[len(game.rules.humans)]:
            end(game, True, "requests")
        elif game.time >= game.rules.last_time:
            end(game, False, "time")
        elif game.shame_supply == 0 and supply_ends(game):  # a switch (GW-AMB-44)
            end(game, False, "shame")


def supply_ends(game: GreatWall) -> bool:
    return cast(Cooperation, game.rules.named[COOP]).supply_ends


def end(game: GreatWall, won: bool, reason: str) -> None:
    """No scoring: a shared win or loss (GW-COOP-39)."""
    game.stack.clear()
    game.tell("ends", rule="GW-COOP-34")
    game.outcome = shared(won, list(game.rules.humans), game.honour[: len(game.seats)], reason)
