"""Starting advantages, an optional module: each player is dealt one of eight cards in secret and may use it while the
game is set up or in the first White turn; used or not, it is then gone (TSM-START).

The own state: for each seat the card held (-1: none), the points it has brought, Events it may still play besides the
actions of the first White turn (0: none), and whether a Production of the set-up is going on; then the cards undealt,
the top last.
"""

from __future__ import annotations

from random import Random
from typing import Any

from moonwall.table import DONE, NO, YES, Choice, ComposeError, Option, OptionSpec, Step, TableSpec, option
from moonwall.table.position import shuffle

from ..board import NAMES, SPACE
from ..book import DRAW, WHITE
from ..part import Part
from ..position import Rules, Tsukuyumi
from ..rules import events, movement, production
from ..rules.event_cards import playable
from ..rules.initiative import shift
from ..rules.rounds import PassHands
from ..rules.setup import start_spaces
from ..values import start_spots
from .rows import Advantage, check_advantage

NAME = "starting_advantages"
TABLE = "advantages"
HELD, POINTS, PLAYS, BUYING = range(4)
FIELDS = 4
USEFUL = 0.1  # what bots expect of a card that they still hold
USE_THEM = option("use", "advantage-intelligence")
KEEP, EXCHANGE = option("keep"), option("exchange")


# --- the cards -----------------------------------------------------------------------------------------------


def own(game: Tsukuyumi) -> list[int]:
    return game.own[game.rules.slot_of[NAME]]


def rows(game: Tsukuyumi) -> list[Advantage]:
    return list(game.book.content[TABLE].values())


def get(game: Tsukuyumi, seat: int, field: int) -> int:
    return own(game)[field * game.rules.seats + seat]


def put(game: Tsukuyumi, seat: int, field: int, value: int) -> None:
    own(game)[field * game.rules.seats + seat] = value


def undealt(game: Tsukuyumi) -> list[int]:
    return own(game)[FIELDS * game.rules.seats :]


def held(game: Tsukuyumi, seat: int) -> Advantage | None:
    card = get(game, seat, HELD)
    return rows(game)[card] if card >= 0 else None


def holds(game: Tsukuyumi, seat: int, do: str) -> Advantage | None:
    """The seat's card, if it brings this."""
    row = held(game, seat)
    return row if row is not None and row.do == do else None


def useless(game: Tsukuyumi, seat: int) -> bool:
    """Whether the card has no effect for the seat's faction (TSM-START-04)."""
    row = held(game, seat)
    if row is None:
        return False
    return game.seats[seat].faction in row.useless or (row.do == "first" and game.order[0] == seat)


def use(game: Tsukuyumi, seat: int) -> None:
    """Revealed and discarded: it works once (TSM-START-06)."""
    row = held(game, seat)
    if row is not None:
        game.reveal(seat)
        put(game, seat, HELD, -1)
        game.tell("advantage-used", seat=seat, card=row.id, rule="TSM-START-06")


def lose(game: Tsukuyumi, seat: int) -> None:
    """Its moment has passed unused (TSM-START-05)."""
    row = held(game, seat)
    if row is not None:
        game.reveal(seat)
        put(game, seat, HELD, -1)
        game.tell("advantage-lost", seat=seat, card=row.id, rule="TSM-START-05")


# --- steps ---------------------------------------------------------------------------------------------------


class Advantages(Step[Tsukuyumi]):
    """Before anything is laid out: exchanges in seat order, then *Rise to Power* (TSM-START-01, TSM-START-19)."""

    def run(self, game: Tsukuyumi) -> None:
        seats = range(game.rules.seats)
        asked = [s for s in seats if game.ask_always or (useless(game, s) and undealt(game))]
        game.then(*[ExchangeAdvantage(s) for s in asked], RiseToPower())


class ExchangeAdvantage(Choice[Tsukuyumi]):
    """A card without effect may be shown and another one drawn (TSM-START-04): ``exchange`` or ``keep``."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [EXCHANGE, KEEP] if useless(game, self.seat) and undealt(game) else [KEEP]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is KEEP:
            return
        row = held(game, self.seat)
        assert row is not None
        game.reveal()
        put(game, self.seat, HELD, own(game).pop())
        game.tell("advantage-shown", seat=self.seat, card=row.id, why="no-effect", rule="TSM-START-04")
        tell_dealt(game, self.seat)
        if useless(game, self.seat) and undealt(game):
            game.push(self)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return about_card(game, self.seat)


def about_card(game: Tsukuyumi, seat: int) -> dict[str, str | int]:
    row = held(game, seat)
    return {"card": row.id if row else "none"}


def tell_dealt(game: Tsukuyumi, seat: int) -> None:
    row = held(game, seat)
    if row is not None:
        game.tell_secret("advantage-dealt", seat, {"card": row.id}, seat=seat, rule="TSM-START-01")


class RiseToPower(Step[Tsukuyumi]):
    """Initiative markers lie; who holds the card may be first before anybody sets up (TSM-START-19)."""

    def run(self, game: Tsukuyumi) -> None:
        game.then(*[UseAdvantage(s) for s in game.order if holds(game, s, "first")])


class UseAdvantage(Choice[Tsukuyumi]):
    """``yes`` or ``no``, where the use is no choice by itself (TSM-START-05)."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [YES, NO] if held(game, self.seat) else [NO]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        row = held(game, self.seat)
        if row is None:
            return
        if picked is NO:
            lose(game, self.seat)
            return
        use(game, self.seat)
        if row.do == "first":
            shift(game, self.seat, -len(game.order))
        elif row.do == "events":
            put(game, self.seat, PLAYS, row.n)
            for _ in range(row.n):
                while events.draw_deck(game, self.seat) < 0 and game.event_deck:
                    pass  # what is put back is not drawn (QM-12)
        else:
            put(game, self.seat, POINTS, get(game, self.seat, POINTS) + row.n)  # TSM-START-15, TSM-START-18

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return about_card(game, self.seat)


class ExtraArea(Choice[Tsukuyumi]):
    """*Spread Out*: ``mark <space>``, one more starting area, or ``done`` (TSM-START-16)."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*[option("mark", NAMES[s]) for s in start_spaces(game, self.seat)], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            lose(game, self.seat)
            return
        use(game, self.seat)
        space = SPACE[str(picked.tokens[1])]
        game.territory[space] = self.seat
        game.tell("marked", seat=self.seat, space=NAMES[space])


class RichHarvest(Step[Tsukuyumi]):
    """A Production before the game, placed like starting units (TSM-START-12, TSM-START-13)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        row = holds(game, self.seat, "produce")
        if row is None:
            return
        use(game, self.seat)
        put(game, self.seat, BUYING, 1)
        game.push(HarvestEnds(self.seat))
        production.begin(game, self.seat, row.n)


class HarvestEnds(Step[Tsukuyumi]):
    """What is left of the points is lost (TS-PROD-05)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        put(game, self.seat, BUYING, 0)
        game.pp = game.paused = 0


class SetUpEnds(Step[Tsukuyumi]):
    """*Precious Land*, *Intelligence*, and a point for *Spread Out* of a faction without starting areas, in Initiative
    order (TSM-START-15, TSM-START-18, TSM-START-20)."""

    def run(self, game: Tsukuyumi) -> None:
        late = [s for s in game.order if holds(game, s, "points") or holds(game, s, "events") or holds(game, s, "area")]
        game.then(*[UseAdvantage(s) for s in late])


class FirstMoves(Step[Tsukuyumi]):
    """*Advanced Position*: before anybody's first turn, in Initiative order (TSM-START-07). Cards whose moment is over
    are gone."""

    def run(self, game: Tsukuyumi) -> None:
        if game.round > 1:
            return
        for seat in reversed(game.order):
            row = holds(game, seat, "move")
            if row is not None:
                use(game, seat)
                movement.begin(game, seat, seat, row.n, action=True)


class PlayThem(Choice[Tsukuyumi]):
    """*Intelligence*: ``play <event>`` of those drawn, without an Event action (TSM-START-21); or ``done``, and what is
    left is kept like any other Event: who could ask again for nothing would never end a turn."""

    secret = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        ids = game.book.event_ids
        found = [e for e in dict.fromkeys(game.held[self.seat]) if playable(game, self.seat, e)]
        return [*[option("play", ids[e]) for e in found], DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            put(game, self.seat, PLAYS, 0)
        else:
            put(game, self.seat, PLAYS, get(game, self.seat, PLAYS) - 1)
            events.play(game, self.seat, game.book.event_index[str(picked.tokens[1])])

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": get(game, self.seat, PLAYS)}


class FirstTurnOver(Step[Tsukuyumi]):
    """The first White turn is over: Events that are left are kept like any others (QM-07)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        put(game, self.seat, PLAYS, 0)


class StartingAdvantages(Part):
    # in Domination the single player starts with everything; for two players only Victory cards score
    option = OptionSpec(NAME, False, modes=("standard", "alliance"), rule="TSM-GEN-07, TS-ALLY-09-PL")
    tables = (TableSpec(TABLE, Advantage, check_advantage, extend=False),)

    # --- dealing --------------------------------------------------------------------------------------------
    def begin(self, game: Tsukuyumi, seat: int) -> None:
        n = game.rules.seats
        game.own[self.slot][:] = [*[-1] * n, *[0] * (n * (FIELDS - 1)), *range(len(rows(game)))]

    def deals(self, game: Tsukuyumi) -> None:
        """Each card exists once (TSM-START-02)."""
        n = game.rules.seats
        cards = undealt(game)
        game.shuffle(cards)
        game.own[self.slot][FIELDS * n :] = cards
        for seat in range(n):
            put(game, seat, HELD, game.own[self.slot].pop())
            tell_dealt(game, seat)

    def opening(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return [Advantages()]

    def redeal(self, game: Tsukuyumi, seat: int, chance: Random) -> None:
        """Cards of the others that nobody has seen and the undealt ones could be anywhere."""
        others = [s for s in range(game.rules.seats) if s != seat and get(game, s, HELD) >= 0]
        hidden = sorted([*undealt(game), *[get(game, s, HELD) for s in others]])
        shuffle(chance, hidden)
        for other in others:
            put(game, other, HELD, hidden.pop())
        game.own[self.slot][FIELDS * game.rules.seats :] = hidden

    # --- the set-up -----------------------------------------------------------------------------------------
    def free_home(self, game: Tsukuyumi, seat: int) -> bool:
        """*Scout* (TSM-START-09)."""
        return holds(game, seat, "free-home") is not None

    def home_placed(self, game: Tsukuyumi, seat: int, covered: bool) -> None:
        if holds(game, seat, "free-home"):
            use(game, seat) if covered else lose(game, seat)

    def settled(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        row = holds(game, seat, "area")
        return () if row is None else tuple([ExtraArea(seat) for _ in range(row.n)])

    def start_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (RichHarvest(seat),)

    def only_places(self, game: Tsukuyumi, seat: int) -> list[int] | None:
        return start_spots(game, seat) if get(game, seat, BUYING) else None

    def set_up_done(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        return [SetUpEnds()]

    # --- the first turns ------------------------------------------------------------------------------------
    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        at = 1 + next(n for n, step in enumerate(steps) if isinstance(step, PassHands))
        return [*steps[:at], FirstMoves(), *steps[at:]]

    def more_white(self, game: Tsukuyumi, seat: int) -> int:
        """*Jack of all Trades*: in the first White turn, and all of them different (TSM-START-14)."""
        row = holds(game, seat, "white")
        if row is None:
            return 0
        use(game, seat)
        return row.n

    def offers(self, game: Tsukuyumi, active: int) -> list[Option]:
        """*Intelligence*: in the first White turn, before its Event action mixes them with others (TSM-START-21)."""
        if game.phase != WHITE or not get(game, active, PLAYS) or not game.left[DRAW] or not game.held[active]:
            return []
        return [USE_THEM]

    def take_offer(self, game: Tsukuyumi, active: int, option: Option) -> None:
        game.push(PlayThem(active))

    def after_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        return (FirstTurnOver(seat),) if game.phase == WHITE and get(game, seat, PLAYS) else ()

    # --- points, and what is seen ---------------------------------------------------------------------------
    def kept_points(self, game: Tsukuyumi, seat: int) -> int:
        return get(game, seat, POINTS)

    def worth(self, game: Tsukuyumi, seat: int) -> float:
        """A card that has an effect; without one it is better exchanged (TSM-START-04)."""
        return USEFUL if not game.round and held(game, seat) and not useless(game, seat) else 0.0

    def shows_seat(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        doc["advantage"] = {"held": get(game, seat, HELD) >= 0, "card": None}

    def shows_own(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        row = held(game, seat)
        doc["advantage"] = {"held": row is not None, "card": row.id if row else None}

    @classmethod
    def lines(cls, board: dict[str, Any], words: Any) -> list[str]:
        found = []
        for seat, doc in enumerate(board["seats"]):
            shown = doc.get("advantage")
            if shown and shown["held"]:
                card = f"{words.name(shown['card'])}. {words.text(shown['card'])}" if shown["card"] else "?"
                found.append(words.say("ts-term-advantage", seat=words.seat(seat), card=card))
        return found

    def compose(self, game: Tsukuyumi, seat: int, doc: dict[str, Any]) -> None:
        """Who holds which card: ``{"nomads": "advantage-scout"}``."""
        ids = [row.id for row in rows(game)]
        seats = {s.faction: s.index for s in game.seats}
        for who, card in doc.items():
            if who not in seats:
                raise ComposeError(f"field 'modules.{NAME}': {who!r} does not sit here")
            if card not in ids or ids.index(card) not in undealt(game):
                left = ", ".join(ids[c] for c in undealt(game))
                raise ComposeError(f"field 'modules.{NAME}.{who}': {card!r} is none of the cards left: {left}")
            rest = [c for c in undealt(game) if c != ids.index(card)]
            game.own[self.slot][FIELDS * game.rules.seats :] = rest
            put(game, seats[who], HELD, ids.index(card))
