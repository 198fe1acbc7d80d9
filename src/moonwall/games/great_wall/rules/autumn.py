"""Autumn: Command cards, their boxes, the Activation step and the defeat check (area AUTUMN)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option, together

from ..cards import effects, modifiers, windows
from ..names import AUTUMN, LOCATIONS, PLACES
from ..position import GreatWall
from .activation import Activate, ready, ready_places
from .defeat import DefeatCheck
from .tactics import held

SLOT = [option("slot", n + 1) for n in range(5)]
ACTIVATE = [option("activate", place) for place in LOCATIONS]
OWNER, OTHERS = 0, 1
RELIST = -1


class Autumn(Step):
    """Step 1: everybody picks a Command card in secret (GW-AUTUMN-01)."""

    __slots__ = ()

    def run(self, game: GreatWall) -> None:
        game.season = AUTUMN
        game.push(PlaceCards())
        game.push(together([ChooseCommand(seat) for seat in game.terms.humans]))


class ChooseCommand(Choice):
    """Any card in hand."""

    __slots__ = ()
    secret = True

    def options(self, game: GreatWall) -> list[Option]:
        return [game.book.command_options[card] for card in held(game.command_hand[self.seat])]

    def take(self, game: GreatWall, picked: Option) -> None:
        card = game.book.command_options.index(picked)
        game.command_hand[self.seat] &= ~(1 << card)
        game.chosen[self.seat] = card
        game.tell("command", seat=self.seat, card=picked.tokens[1], rule="GW-AUTUMN-01")


class PlaceCards(Step):
    """Step 2: in Tea order each puts the card on the track; then the cards are resolved from slot 1 (GW-AUTUMN-04)."""

    __slots__ = ()

    def run(self, game: GreatWall) -> None:
        game.then(*[ChooseSlot(seat) for seat in game.tea], Turn(0))


class ChooseSlot(Choice):
    """An empty slot (GW-AUTUMN-02); there are as many as cards (GW-AUTUMN-03, GW-AMB-18)."""

    __slots__ = ()

    def options(self, game: GreatWall) -> list[Option]:
        return [SLOT[n] for n, seat in enumerate(game.track_seat) if seat < 0]

    def take(self, game: GreatWall, picked: Option) -> None:
        slot = SLOT.index(picked)
        game.track_seat[slot] = self.seat
        game.track_card[slot] = game.chosen[self.seat]
        game.chosen[self.seat] = -1
        card = game.book.cards.command_ids[game.track_card[slot]]
        game.tell("slot", seat=self.seat, card=card, n=slot + 1, rule="GW-AUTUMN-02")


class Turn(Step):
    """Step 3: the card of a slot is resolved; its owner is the active player (GW-AUTUMN-05)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

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
        game.tell("turn", seat=seat, card=game.book.cards.command_ids[card], rule="GW-AUTUMN-04")
        game.then(Boxes(seat, card, 0), ActivationStep(RELIST if game.terms.relist else 0, 1), EndTurn())
        windows.open(game, windows.TURN_START, 1 << seat)


class Boxes(Step):
    """3A: the boxes from top to bottom, each finished before the next (GW-AUTUMN-06)."""

    __slots__ = ("seat", "card", "box")

    def __init__(self, seat: int, card: int, box: int) -> None:
        self.seat = seat
        self.card = card
        self.box = box

    def run(self, game: GreatWall) -> None:
        boxes = game.book.cards.command_boxes[self.card]
        if self.box == len(boxes):
            return
        game.push(Boxes(self.seat, self.card, self.box + 1))
        who, handle = boxes[self.box]
        if who == OWNER:  # GW-AUTUMN-08
            effects.run(game, handle, self.seat)
        else:  # GW-AUTUMN-09
            game.then(*[OtherBox(seat, handle) for seat in game.tea if seat != self.seat])


class OtherBox(Step):
    """One of the other players carries the box out."""

    __slots__ = ("seat", "handle")

    def __init__(self, seat: int, handle: int) -> None:
        self.seat = seat
        self.handle = handle

    def run(self, game: GreatWall) -> None:
        game.push(AfterBox(self.seat, whereabouts(game, self.seat)))
        effects.run(game, self.handle, self.seat)


def whereabouts(game: GreatWall, seat: int) -> int:
    """Where a seat's Clerks stand, as one number."""
    number = 0
    for place in PLACES:
        number = number << 4 | game.clerks[place * 4 + seat]
    return number


class AfterBox(Step):
    """Cards that look at a used "Other players" box: it was used if a Clerk has moved."""

    __slots__ = ("seat", "before")

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before = before

    def run(self, game: GreatWall) -> None:
        if whereabouts(game, self.seat) != self.before:
            windows.open(game, windows.OTHERS_BOX, 1 << self.seat)


class ActivationStep(Step):
    """3B: every ready Location is Activated, in an order of the active player's choice (GW-AUTUMN-11, GW-AUTUMN-12).

    ``left`` is RELIST (made anew after each, GW-AMB-25), or the mask of those listed at the start of the step."""

    __slots__ = ("left", "first")

    def __init__(self, left: int, first: int) -> None:
        self.left = left
        self.first = first

    def run(self, game: GreatWall) -> None:
        left = self.left
        if left != RELIST and self.first:
            left = sum(1 << place for place in ready_places(game))
        if listed(game, left):
            game.push(NextActivation(game.turn, left))
            return
        game.push(DefeatCheck())  # 3C
        windows.open(game, windows.AFTER_ACTIVATION, 1 << game.turn)  # GW-AUTUMN-16


def listed(game: GreatWall, left: int) -> list[int]:
    return [place for place in PLACES if left >> place & 1 and ready(game, place)]


class NextActivation(Choice):
    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, game: GreatWall) -> list[Option]:
        return [ACTIVATE[place] for place in listed(game, self.left)]

    def take(self, game: GreatWall, picked: Option) -> None:
        place = ACTIVATE.index(picked)
        left = self.left if self.left == RELIST else self.left & ~(1 << place)
        game.push(ActivationStep(left, 0))
        game.push(Activate(place))


class EndTurn(Step):
    """After 3C; then the next card in slot order (GW-AUTUMN-14)."""

    __slots__ = ()

    def run(self, game: GreatWall) -> None:
        game.push(NextTurn())
        windows.open(game, windows.TURN_END, 1 << game.turn)


class NextTurn(Step):
    __slots__ = ()

    def run(self, game: GreatWall) -> None:
        slot = game.slot
        modifiers.end(game, modifiers.TURN)
        game.turn = game.slot = -1
        game.push(Turn(slot + 1))
