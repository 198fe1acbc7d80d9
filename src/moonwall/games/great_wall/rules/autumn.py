"""Autumn: Command cards, their boxes, the Activation step and the defeat check (area AUTUMN)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Choice, Option, Step, option, together

from ..cards import effects, modifiers, windows
from ..names import AUTUMN, LOCATIONS, PLACES, REED_CARD
from ..position import GreatWall
from .activation import Activate, ready, ready_places
from .clerks import watch_box
from .coop import in_order
from .defeat import DefeatCheck
from .reasons import places, skip
from .reed import ReedBoxes, ReedMoves, by_qin, commander
from .tactics import held

SLOT = [option("slot", n + 1) for n in range(5)]
ACTIVATE = [option("activate", place) for place in LOCATIONS]
OWNER, OTHERS = 0, 1
RELIST = -1


class Autumn(Step[GreatWall]):
    """Step 1: everybody picks a Command card in secret (GW-AUTUMN-01)."""

    def run(self, game: GreatWall) -> None:
        game.season = AUTUMN
        game.tell("autumn", why="turn-autumn", rule="GW-AUTUMN-01")
        game.push(PlaceCards())
        game.push(together([ChooseCommand(seat) for seat in game.rules.humans]))


class ChooseCommand(Choice[GreatWall]):
    """Any card in hand."""

    secret = True

    def options(self, game: GreatWall) -> list[Option]:
        return [game.book.command_options[card] for card in held(game.command_hand[self.seat])]

    def take(self, game: GreatWall, picked: Option) -> None:
        card = game.book.command_options.index(picked)
        game.command_hand[self.seat] &= ~(1 << card)
        game.chosen[self.seat] = card
        game.tell("command", seat=self.seat, card=picked.tokens[1], rule="GW-AUTUMN-01")


class PlaceCards(Step[GreatWall]):
    """Step 2: in Tea order each puts the card on the track; then the cards are resolved from slot 1 (GW-AUTUMN-04)."""

    def run(self, game: GreatWall) -> None:
        rules = game.rules
        if rules.reed >= 0:
            game.chosen[rules.reed] = REED_CARD  # GW-TWO-18
            game.tell("command", seat=rules.reed, card="reed-oath", why="card-only", rule="GW-TWO-18")
        if rules.qin >= 0:  # GW-SOLO-22
            game.chosen[rules.qin] = game.qin_deck.pop()
            game.reveal()
            word = card_word(game, rules.qin, game.chosen[rules.qin])
            game.tell("command", seat=rules.qin, card=word, why="card-top", left=len(game.qin_deck), rule="GW-SOLO-22")
        game.push(Turn(0))
        in_order(game, [(s, FirstSlot(s) if game.seats[s].automaton else ChooseSlot(s)) for s in game.tea])


def card_word(game: GreatWall, seat: int, card: int) -> str:
    """The id of a Command card on the track: players' cards, the Reed card, Qin's own ones."""
    if seat == game.rules.reed:
        return "reed-oath"
    word = game.book.cards.command_ids[card]
    return f"qin-{word}" if seat == game.rules.qin else word


def lay_down(game: GreatWall, seat: int, slot: int, **why: Any) -> None:
    game.track_seat[slot] = seat
    game.track_card[slot] = game.chosen[seat]
    game.chosen[seat] = -1
    reasons = {"rule": "GW-AUTUMN-02", **why}
    game.tell("slot", seat=seat, card=card_word(game, seat, game.track_card[slot]), n=slot + 1, **reasons)


class FirstSlot(Step[GreatWall]):
    """The card of an automaton takes the first free slot (GW-TWO-19, GW-SOLO-23, GW-AMB-30)."""

    seat: int

    def run(self, game: GreatWall) -> None:
        rule = "GW-SOLO-23" if self.seat == game.rules.qin else "GW-TWO-19"
        lay_down(game, self.seat, game.track_seat.index(-1), why="slot-first", rule=rule)


class ChooseSlot(Choice[GreatWall]):
    """An empty slot (GW-AUTUMN-02); there are as many as cards (GW-AUTUMN-03, GW-AMB-18)."""

    def options(self, game: GreatWall) -> list[Option]:
        return [SLOT[n] for n, seat in enumerate(game.track_seat) if seat < 0]

    def take(self, game: GreatWall, picked: Option) -> None:
        lay_down(game, self.seat, SLOT.index(picked))


class Turn(Step[GreatWall]):
    """Step 3: the card of a slot is resolved; its owner is the active player (GW-AUTUMN-05)."""

    slot: int

    def run(self, game: GreatWall) -> None:
        if self.slot == len(game.track_seat):  # GW-AUTUMN-15: the cards stay where they are
            from .winter import Winter

            game.push(Winter())
            return
        seat = game.track_seat[self.slot]
        if seat < 0:
            game.push(Turn(self.slot + 1))
            return
        game.turn = seat
        game.slot = self.slot
        windows.reset(game, windows.TURN)
        card = game.track_card[self.slot]
        reasons = {} if game.log is None else turn_reasons(game, seat, card)
        game.tell("turn", seat=seat, card=card_word(game, seat, card), **{"rule": "GW-AUTUMN-04", **reasons})
        game.then(boxes_of(game, seat, card), ActivationStep(RELIST if game.rules.relist else 0, 1), EndTurn())
        windows.open(game, windows.TURN_START, 1 << seat)


def turn_reasons(game: GreatWall, seat: int, card: int) -> dict[str, Any]:
    """What is about to happen on this turn, and who commands where an automaton is active."""
    if not game.seats[seat].automaton:
        return {"why": "turn-player", "rule": "GW-AUTUMN-05"}
    clerks = game.book.cards.automata[card_word(game, seat, card)].clerks
    if seat == game.rules.qin:
        return {"why": "turn-qin", "clerks": clerks, "order": places(game.qin_track), "rule": "GW-SOLO-33"}
    rule = "GW-SOLO-40" if by_qin(game) else "GW-TWO-20"
    return {"why": "turn-reed", "clerks": clerks, "by": commander(game), "rule": rule}


def boxes_of(game: GreatWall, seat: int, card: int) -> Step[GreatWall]:
    if seat == game.rules.reed:
        return ReedBoxes(0)
    if seat == game.rules.qin:
        from .qin import QinBoxes

        return QinBoxes(card, 0)
    return Boxes(seat, card, 0)


class Boxes(Step[GreatWall]):
    """3A: the boxes from top to bottom, each finished before the next (GW-AUTUMN-06)."""

    seat: int
    card: int
    box: int

    def run(self, game: GreatWall) -> None:
        boxes = game.book.cards.command_boxes[self.card]
        if self.box == len(boxes):
            return
        game.push(Boxes(self.seat, self.card, self.box + 1))
        who, handle = boxes[self.box]
        if who == OWNER:  # GW-AUTUMN-08
            effects.run(game, handle, self.seat)
        else:  # GW-AUTUMN-09
            in_order(game, [(seat, other_box(game, seat, handle)) for seat in game.tea if seat != self.seat])


def other_box(game: GreatWall, seat: int, handle: int) -> Step[GreatWall]:
    """The box at one faction's place: Reed as many Moves as it allows, Qin always two (GW-TWO-21, GW-SOLO-27)."""
    if seat == game.rules.reed:
        return ReedMoves(game.book.cards.scripts[handle][0].n)
    if seat == game.rules.qin:
        from .qin import QinMove

        return QinMove(2)
    return OtherBox(seat, handle)


class OtherBox(Step[GreatWall]):
    """One of the other players carries the box out."""

    seat: int
    handle: int

    def run(self, game: GreatWall) -> None:
        watch_box(game, self.seat)
        effects.run(game, self.handle, self.seat)


class ActivationStep(Step[GreatWall]):
    """3B: every ready Location is Activated, in an order of the active player's choice (GW-AUTUMN-11, GW-AUTUMN-12).

    ``left`` is RELIST (made anew after each, GW-AMB-25), or the mask of those listed at the start of the step."""

    left: int
    first: int

    def run(self, game: GreatWall) -> None:
        left = self.left
        if left != RELIST and self.first:
            left = sum(1 << place for place in ready_places(game))
        if game.rules.qin >= 0 and self.first and qin_orders(game):
            from .qin import activations

            game.push(QinActivations(left, activations(game)))
            return
        if listed(game, left):
            game.push(NextActivation(orders(game), left))
            return
        if game.turn == game.rules.reed:
            tell_left_alone(game)
        game.push(DefeatCheck())  # 3C
        windows.open(game, windows.AFTER_ACTIVATION, 1 << game.turn)  # GW-AUTUMN-16


def tell_left_alone(game: GreatWall) -> None:
    """Special Locations that do not fire since only a Reed Clerk is there (GW-TWO-15)."""
    reed = game.rules.reed
    for place in PLACES:
        if not game.rules.spaces[place] and game.clerks[place * 4 + reed] and not ready(game, place):
            skip(game, reed, "skip-activation", "reed-alone", "GW-TWO-15", place=LOCATIONS[place])


def orders(game: GreatWall) -> int:
    """Who chooses the order of Activations: the active player; on the Reed turn the Supreme Commander (GW-TWO-20); on
    Qin's turn, after his own, the human (GW-SOLO-33)."""
    if not game.seats[game.turn].automaton:
        return game.turn
    return game.rules.humans[0] if qin_orders(game) else commander(game)


def qin_orders(game: GreatWall) -> bool:
    return game.rules.qin >= 0 and (game.turn == game.rules.qin or (game.turn == game.rules.reed and by_qin(game)))


class QinActivations(Step[GreatWall]):
    """Locations with Qin's Clerks first, from the highest of his track to the lowest (GW-SOLO-33)."""

    left: int
    order: tuple[int, ...]

    def run(self, game: GreatWall) -> None:
        from .qin import next_own

        place = next_own(game, self.order)
        if place < 0:
            game.push(ActivationStep(self.left, 0))
            return
        game.push(QinActivations(self.left if self.left == RELIST else self.left & ~(1 << place), self.order))
        game.push(Activate(place))


def listed(game: GreatWall, left: int) -> list[int]:
    return [place for place in PLACES if left >> place & 1 and ready(game, place)]


class NextActivation(Choice[GreatWall]):
    """With one Location ready there is nothing to ask; an Activation cannot be declined as a whole (GW-AMB-26)."""

    left: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return [ACTIVATE[place] for place in listed(game, self.left)]

    def take(self, game: GreatWall, picked: Option) -> None:
        place = ACTIVATE.index(picked)
        left = self.left if self.left == RELIST else self.left & ~(1 << place)
        game.push(ActivationStep(left, 0))
        game.push(Activate(place))


class EndTurn(Step[GreatWall]):
    """After 3C; then the next card in slot order (GW-AUTUMN-14)."""

    def run(self, game: GreatWall) -> None:
        game.push(NextTurn())
        windows.open(game, windows.TURN_END, 1 << game.turn)


class NextTurn(Step[GreatWall]):
    def run(self, game: GreatWall) -> None:
        slot = game.slot
        modifiers.end(game, modifiers.TURN)
        game.turn = game.slot = -1
        game.push(Turn(slot + 1))
