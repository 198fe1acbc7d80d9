"""Autumn: Command cards, their boxes, the Activation step and the defeat check (area AUTUMN)."""

from __future__ import annotations

from typing import Any

from moonwall.table import Choice, Option, Step, option, together
from moonwall.table.position import replaced

from ..cards import effects, modifiers, windows
from ..names import AUTUMN, LOCATIONS, PLACES
from ..position import GreatWall
from .activation import Activate, ready, ready_places
from .clerks import watch_box
from .defeat import DefeatCheck
from .tactics import held
from .teahouse import in_order

SLOT = [option("slot", n + 1) for n in range(5)]
ACTIVATE = [option("activate", place) for place in LOCATIONS]
OWNER, OTHERS = 0, 1
RELIST = -1


class Autumn(Step[GreatWall]):
    """Step 1: everybody picks a Command card in secret (GW-AUTUMN-01)."""

    def run(self, game: GreatWall) -> None:
        game.season = AUTUMN
        game.tell("autumn", why="turn-autumn", rule="GW-AUTUMN-01")
        game.push(together([ChooseCommand(seat) for seat in game.rules.humans]))


class ChooseCommand(Choice[GreatWall]):
    """Any card in hand."""

    secret = True

    def options(self, game: GreatWall) -> list[Option]:
        return [game.book.command_options[card] for card in held(game.command_hand[self.seat])]

    def take(self, game: GreatWall, picked: Option) -> None:
        card = game.book.command_options.index(picked)
        game.command_hand = replaced(game.command_hand, self.seat, game.command_hand[self.seat] & ~(1 << card))
        game.chosen = replaced(game.chosen, self.seat, card)
        game.tell("command", seat=self.seat, card=picked.tokens[1], rule="GW-AUTUMN-01")


class PlaceCards(Step[GreatWall]):
    """Step 2: in Tea order each puts the card on the track (GW-AUTUMN-02)."""

    def run(self, game: GreatWall) -> None:
        for part in game.rules.on_cards_chosen:
            part.cards_chosen(game)
        in_order(game, [(seat, game.rules.players[seat].place_card(game)) for seat in game.tea])


def card_word(game: GreatWall, seat: int, card: int) -> str:
    """The id of a seat's Command card."""
    return game.rules.players[seat].card_word(game, card)


def lay_down(game: GreatWall, seat: int, slot: int, **why: Any) -> None:
    game.track_seat = replaced(game.track_seat, slot, seat)
    game.track_card = replaced(game.track_card, slot, game.chosen[seat])
    game.chosen = replaced(game.chosen, seat, -1)
    reasons = {"rule": "GW-AUTUMN-02", **why}
    game.tell("slot", seat=seat, card=card_word(game, seat, game.track_card[slot]), n=slot + 1, **reasons)


class FirstSlot(Step[GreatWall]):
    """The card of an automaton takes the first free slot (GW-AMB-30)."""

    seat: int
    rule: str

    def run(self, game: GreatWall) -> None:
        lay_down(game, self.seat, game.track_seat.index(-1), why="slot-first", rule=self.rule)


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
            return
        seat = game.track_seat[self.slot]
        if seat < 0:
            game.push(Turn(self.slot + 1))
            return
        game.turn = seat
        game.slot = self.slot
        windows.reset(game, windows.TURN)
        card = game.track_card[self.slot]
        player = game.rules.players[seat]
        reasons = {} if game.log is None else player.turn_reasons(game, card)
        game.tell("turn", seat=seat, card=card_word(game, seat, card), **{"rule": "GW-AUTUMN-04", **reasons})
        game.then(player.boxes(game, card), ActivationStep(RELIST if game.rules.relist else 0, 1), EndTurn())
        windows.open(game, windows.TURN_START, 1 << seat)


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
            players = game.rules.players
            others = [seat for seat in game.tea if seat != self.seat]
            in_order(game, [(seat, players[seat].other_box(game, handle)) for seat in others])


class OtherBox(Step[GreatWall]):
    """One of the other players carries the box out."""

    seat: int
    handle: int

    def run(self, game: GreatWall) -> None:
        watch_box(game, self.seat)
        effects.run(game, self.handle, self.seat)


class ActivationStep(Step[GreatWall]):
    """3B: every ready Location is Activated, in an order of the active player's choice (GW-AUTUMN-11, GW-AUTUMN-12).

    ``left`` is RELIST (listed again after each, GW-AMB-25), or the mask of those listed at the start of the step."""

    left: int
    first: int

    def run(self, game: GreatWall) -> None:
        left = self.left
        if left != RELIST and self.first:
            left = sum(1 << place for place in ready_places(game))
        if self.first:
            for part in game.rules.on_activations_begin:
                if part.activations_begin(game, left):
                    return
        found = listed(game, left)
        if len(found) == 1:  # nothing to ask
            activate(game, found[0], left)
            return
        if found:
            game.push(NextActivation(game.rules.players[game.turn].activation_order(game), left))
            return
        for part in game.rules.on_activations_end:
            part.activations_end(game)
        game.push(DefeatCheck())  # 3C
        windows.open(game, windows.AFTER_ACTIVATION, 1 << game.turn)  # GW-AUTUMN-16


def listed(game: GreatWall, left: int) -> list[int]:
    clerks = game.clerks
    by_place = zip(PLACES, game.rules.filled, clerks[::4], clerks[1::4], clerks[2::4], clerks[3::4])
    filled = [p for p, n, a, b, c, d in by_place if a + b + c + d >= n and left >> p & 1]
    return [p for p in filled if ready(game, p)] if game.rules.bystanders else filled  # bystanders do not count alone


def activate(game: GreatWall, place: int, left: int) -> None:
    """This Location first, then those that are left."""
    game.push(ActivationStep(left if left == RELIST else left & ~(1 << place), 0))
    game.push(Activate(place))


class NextActivation(Choice[GreatWall]):
    """Which of several ready Locations is first; an Activation cannot be declined as a whole (GW-AMB-26)."""

    left: int
    silent = True

    def options(self, game: GreatWall) -> list[Option]:
        return [ACTIVATE[place] for place in listed(game, self.left)]

    def take(self, game: GreatWall, picked: Option) -> None:
        activate(game, ACTIVATE.index(picked), self.left)


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
