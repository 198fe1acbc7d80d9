"""Windows: the moments at which cards are used (content vocabulary, GW-AMB-36, GW-AMB-65).

Rules open a window after pushing what goes on afterwards. In it come forced effects of Hordes, then Generals and Active
Advisors in Tea order (each owner in an order of their own), then Tactic cards in Tea order, one a player and event
(GW-TACTIC-05). A window in which nobody can use anything pushes nothing.
"""

from __future__ import annotations

from moonwall.table import PASS, Choice, Option, Step
from moonwall.table.position import replaced

from ..names import LOCATIONS, QI, SECTIONS, SLOTS, WINTER
from ..position import GreatWall
from ..rules.goods import spend
from . import effects
from .book import Power
from .conditions import holds, place_of, section_holds, section_of
from .modifiers import RESOLVING, boosted_price
from .vocabulary import LIMITS, WINDOW_CODES, WINDOWS

(
    ALWAYS,
    SPRING_START,
    SPRING_END,
    SUMMER_START,
    SUMMER_INCOME,
    TURN_START,
    OTHERS_BOX,
    AFTER_ACTIVATION,
    TURN_END,
    LONE_SHAME,
    LOCATION_ACTIVATES,
    GATHER,
    UPGRADE,
    DONATE,
    RECRUIT,
    BUILD,
    HIRE,
    COVER,
    ATTACK,
    HORDE_DEFEATED,
    TAKER_FIXED,
    TAKE_HORDE,
    WOULD_DIE,
    KILLED,
    WINTER_START,
    WINTER_SHOOTING,
    BEFORE_ASSAULT,
    ON_BREACH,
    SECTION_HOLDS,
    DRAW_TACTIC,
    PLAY_TACTIC,
    REQUEST_STEP,
    EVENT,
    HORDE_ITSELF,
) = range(len(WINDOWS))
COUNT = len(WINDOWS)
SHARED_EVENTS = frozenset((HORDE_DEFEATED, WOULD_DIE, ON_BREACH))  # windows that may belong to one event together
TURN, OWN_TURN, ACTIVATION, YEAR, GAME, SECTION = LIMITS[1:]
USES_BITS = 8  # of a counter of uses
USES = (1 << USES_BITS) - 1
assert WINDOW_CODES["when-you-play-tactic"] == PLAY_TACTIC

Context = tuple[int, ...]


def refresh(game: GreatWall) -> None:
    """Find out again which seats own cards for which window; after any change of Generals or Active Advisors."""
    powers = game.book.cards.powers
    masks = [0] * len(game.masks)
    for seat in game.rules.humans:
        for number in _owned(game, seat):
            masks[powers[number].window] |= 1 << seat
    game.masks = masks


def reset(game: GreatWall, scope: str) -> None:
    """A new turn, Activation or Year: limits counted by it start again.

    A limit by own turn counts its owner's turns; one by Section starts again with each turn and with Winter."""
    used = game.used
    for slot in game.book.cards.reset_slots[scope]:
        used[slot] = 0
    if scope == TURN:
        for slot in game.book.cards.reset_slots[SECTION]:
            used[slot] = 0
    if scope == TURN and game.turn >= 0 and game.book.cards.reset_slots[OWN_TURN]:
        for number in _owned(game, game.turn):
            power = game.book.cards.powers[number]
            if power.own_turn:
                used[power.used] = 0


def _owned(game: GreatWall, seat: int) -> list[int]:
    """All abilities of a seat's General and Active Advisors."""
    cards = game.book.cards
    found: list[int] = []
    if game.general[seat] >= 0:
        found.extend(cards.general_powers[game.general[seat]])
    active = game.active[seat]
    while active:
        low = active & -active
        found.extend(cards.advisor_powers[low.bit_length() - 1])
        active ^= low
    return found


def begin_event(game: GreatWall) -> None:
    """A defeat or a Breach begins: each player may play one Tactic card for all of it (GW-TACTIC-06, GW-TACTIC-07)."""
    game.events.append(0)


def end_event(game: GreatWall) -> None:
    game.events.pop()


def open(game: GreatWall, window: int, seats: int, context: Context = ()) -> None:
    """Ask the seats of the mask, if they have anything for this window; push the continuation before."""
    cards = game.book.cards
    owners, tactics, hordes = game.masks[window], cards.tactic_mask[window], cards.window_hordes[window]
    if not (owners or tactics or hordes):
        return
    if cards.window_any[window]:
        context = (*context, seats)  # whose event it is, for cards that look at everybody's
    else:
        owners &= seats
    steps: list[Step[GreatWall]] = []
    if hordes:
        _hordes(game, window, context, steps)
    if owners:
        for seat in game.tea:
            if owners >> seat & 1:
                steps.append(Offer(seat, window, context, 0, seats >> seat & 1))
    if tactics:
        for seat in game.tea:
            hand = game.tactics[seat]
            if hand and (might_hold(game, seat) if game.ask_always else hand) & tactics:
                steps.append(OfferTactics(seat, window, context, seats >> seat & 1))
    if steps:
        game.stack.extend(steps[::-1])


def _hordes(game: GreatWall, window: int, context: Context, steps: list[Step[GreatWall]]) -> None:
    """Forced effects of Hordes in the Section concerned, or anywhere when the window names none."""
    cards = game.book.cards
    wanted = cards.window_hordes[window]
    slots = range(context[0] * 3, context[0] * 3 + 3) if window in (ON_BREACH, BEFORE_ASSAULT) else range(9)
    for slot in slots:
        card = game.hordes[slot]
        if card >= 0 and card in wanted:
            for number in cards.horde_powers[card]:
                if cards.powers[number].window == window:
                    steps.append(HordeActs(slot, number))


class HordeActs(Step[GreatWall]):
    """A forced ability of a Horde: nobody is asked, so the log says what acts, if anything comes of it."""

    slot: int
    number: int

    def run(self, game: GreatWall) -> None:
        power = game.book.cards.powers[self.number]
        context = (self.slot,)
        if effects.useful(game, -1, power.script, HORDE_ITSELF, context):
            where, section = SLOTS[self.slot], SECTIONS[self.slot // 3]
            game.tell(
                "horde-acts", card=power.card, horde=where, section=section, why="horde-forced", rule="GW-HORDE-01"
            )
            game.push(effects.Run(-1, power.script, 0, HORDE_ITSELF, context))


def usable(game: GreatWall, seat: int, window: int, context: Context, done: int, own: int) -> list[int]:
    """The abilities of a seat that can do something in this window now; ``done`` are those it has used in it."""
    cards = game.book.cards
    powers = cards.powers
    found: list[int] = []
    general = game.general[seat]
    if general >= 0 and cards.window_generals[window] >> general & 1:
        found.extend(cards.general_powers[general])
    active = game.active[seat] & cards.window_advisors[window]
    while active:
        low = active & -active
        found.extend(cards.advisor_powers[low.bit_length() - 1])
        active ^= low
    return [number for number in found if _can_use(game, seat, powers[number], window, context, done, own)]


def _can_use(game: GreatWall, seat: int, power: Power, window: int, context: Context, done: int, own: int) -> bool:
    if power.window != window or done & power.bit or not (own or power.any):
        return False
    if game.mods[RESOLVING] & power.bit:
        return False
    if power.own_turn and game.turn != seat:
        return False
    if power.used >= 0:
        times = power.times if power.times >= 0 else effects.amount_of(game, seat, power.times, window, context)
        if _uses(game, power, window, context) >= times:
            return False
    if power.condition is not None and not holds(game, seat, power.condition, window, context):
        return False
    if power.cost >= 0 and not effects.can_pay(game, seat, power.cost):
        return False
    return effects.useful(game, seat, power.script, window, context)


def _uses(game: GreatWall, power: Power, window: int, context: Context) -> int:
    """How often a limited ability has been used in its scope."""
    return game.used[power.used] >> _digit(game, power, window, context) & USES


def _digit(game: GreatWall, power: Power, window: int, context: Context) -> int:
    """Where the uses are counted: a limit by Section has a place of its own for each Section in Winter."""
    if not power.by_section or game.season != WINTER:
        return 0
    return USES_BITS * (1 + section_of(window, context))


def use(game: GreatWall, seat: int, number: int, window: int, context: Context) -> None:
    """Count the use, pay, then carry the effects out."""
    power = game.book.cards.powers[number]
    if power.used >= 0:
        game.used[power.used] += 1 << _digit(game, power, window, context)
    game.mods[RESOLVING] |= power.bit
    game.tell("used", seat=seat, card=power.card)
    game.push(Resolved(number))
    game.push(effects.Run(seat, power.script, 0, window, context))
    if power.cost >= 0:
        game.push(effects.Run(seat, power.cost, 0, window, context))


def whereabouts(window: int, context: Context) -> str:
    """The Location, Horde or Section a window is about, as a word."""
    place = place_of(window, context)
    if place >= 0:
        return LOCATIONS[place]
    if window in (COVER, HORDE_DEFEATED, TAKER_FIXED):
        return SLOTS[context[0]]
    section = section_of(window, context)
    return SECTIONS[section] if section >= 0 else "nowhere"


class Resolved(Step[GreatWall]):
    """An ability has been carried out; until then it could not trigger itself."""

    number: int

    def run(self, game: GreatWall) -> None:
        game.mods[RESOLVING] &= ~game.book.cards.powers[self.number].bit


class Offer(Step[GreatWall]):
    """A seat's Generals and Active Advisors in a window: what can only help happens, the rest is offered."""

    seat: int
    window: int
    context: Context
    done: int
    own: int

    def run(self, game: GreatWall) -> None:
        found = usable(game, self.seat, self.window, self.context, self.done, self.own)
        if not found or averted(game, self.window, self.context):
            return
        powers = game.book.cards.powers
        for number in found:
            power = powers[number]
            if power.free or power.must:
                game.push(Offer(self.seat, self.window, self.context, self.done | power.kin, self.own))
                use(game, self.seat, number, self.window, self.context)
                return
        game.push(UseCard(self.seat, self.window, self.context, self.done, self.own))


class UseCard(Choice[GreatWall]):
    """Use a General's or an Active Advisor's ability, or none (GW-SETUP-33, GW-SETUP-35)."""

    window: int
    context: Context
    done: int
    own: int

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"window": WINDOWS[self.window], "where": whereabouts(self.window, self.context)}

    def _found(self, game: GreatWall) -> list[int]:
        return usable(game, self.seat, self.window, self.context, self.done, self.own)

    def options(self, game: GreatWall) -> list[Option]:
        powers = game.book.cards.powers
        found = list(dict.fromkeys(powers[number].option for number in self._found(game)))
        found.append(PASS)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is PASS:
            return
        powers = game.book.cards.powers
        for number in self._found(game):
            if powers[number].option is picked:
                done = self.done if powers[number].repeat else self.done | powers[number].kin
                game.push(Offer(self.seat, self.window, self.context, done, self.own))
                use(game, self.seat, number, self.window, self.context)
                return


class OfferTactics(Step[GreatWall]):
    """A seat's Tactic cards in a window (GW-TACTIC-02)."""

    seat: int
    window: int
    context: Context
    own: int

    def run(self, game: GreatWall) -> None:
        if self.window in SHARED_EVENTS and game.events and game.events[-1] >> self.seat & 1:
            return  # GW-TACTIC-05
        if averted(game, self.window, self.context):
            return
        hand = might_hold(game, self.seat)
        if playable(game, self.seat, self.window, self.context, self.own, hand):
            game.push(PlayTactic(self.seat, self.window, self.context, self.own))


def averted(game: GreatWall, window: int, context: Context) -> bool:
    """A card has changed the sums so that the Section holds: no Breach, so no further card for it."""
    return window == ON_BREACH and section_holds(game, context[0])


def might_hold(game: GreatWall, seat: int) -> int:
    """The Tactic cards a seat may be asked for: its hand. At a table that never shows who could answer they are all
    that nobody has seen, as long as the seat holds one of them: the others know no more than that."""
    hand = game.tactics[seat]
    if hand and game.ask_always:
        for other in game.rules.humans:
            hand |= game.tactics[other]
        for card in game.tactic_deck:
            hand |= 1 << card
    return hand


def playable(game: GreatWall, seat: int, window: int, context: Context, own: int, hand: int) -> list[Option]:
    """The boxes of a hand's cards that a seat may play now: the plain one, or the Boosted one if it can pay
    (GW-TACTIC-03, GW-TACTIC-04)."""
    cards = game.book.cards
    found: list[Option] = []
    hand &= cards.tactic_mask[window]
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        if not own and not cards.tactic_any[card]:
            continue
        condition = cards.tactic_condition[card]
        if condition is not None and not holds(game, seat, condition, window, context):
            continue
        plain, boosted = cards.tactic_options[card]
        cost = cards.tactic_plain_cost[card]
        if (cost < 0 or effects.can_pay(game, seat, cost)) and effects.useful(
            game, seat, cards.tactic_plain[card], window, context
        ):
            found.append(plain)
        price = boosted_price(game, seat, card)
        if game.res[seat * 4 + QI] >= price:
            game.res[seat * 4 + QI] -= price  # what the box itself asks for comes after its price
            if effects.useful(game, seat, cards.tactic_boosted[card], window, context):
                found.append(boosted)
            game.res[seat * 4 + QI] += price
    return found


class PlayTactic(Choice[GreatWall]):
    """Play one Tactic card, or none (GW-TACTIC-02)."""

    window: int
    context: Context
    own: int
    secret = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"window": WINDOWS[self.window], "where": whereabouts(self.window, self.context)}

    def options(self, game: GreatWall) -> list[Option]:
        found = playable(game, self.seat, self.window, self.context, self.own, game.tactics[self.seat])
        found.append(PASS)
        return found

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is PASS:
            return
        cards = game.book.cards
        card = cards.tactic_ids.index(str(picked.tokens[1]))
        box = 0 if picked.tokens[2] == "plain" else 1
        game.tactics = replaced(game.tactics, self.seat, game.tactics[self.seat] & ~(1 << card))
        game.reveal(self.seat)
        game.tell("played", seat=self.seat, card=cards.tactic_ids[card], box=str(picked.tokens[2]), rule="GW-TACTIC-02")
        if self.window in SHARED_EVENTS and game.events:
            game.events[-1] |= 1 << self.seat
        game.push(Played(self.seat, card, box))
        if box:
            spend(game, self.seat, QI, boosted_price(game, self.seat, card))
            game.push(effects.Run(self.seat, cards.tactic_boosted[card], 0, self.window, self.context))
            return
        game.push(effects.Run(self.seat, cards.tactic_plain[card], 0, self.window, self.context))
        if cards.tactic_plain_cost[card] >= 0:
            game.push(effects.Run(self.seat, cards.tactic_plain_cost[card], 0, self.window, self.context))


class Played(Step[GreatWall]):
    """A Tactic card is done: to the discard pile (GW-TACTIC-08), and cards that look at it."""

    seat: int
    card: int
    box: int

    def run(self, game: GreatWall) -> None:
        game.tactic_discard += (self.card,)
        open(game, PLAY_TACTIC, 1 << self.seat, (self.card, self.box))
