"""Preparation (area SETUP; order of resolution 3.1). Parts lay their decks and take their seats in it."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option, together
from moonwall.table.calendar import from_step
from moonwall.table.position import replaced

from ..cards import windows
from ..names import (
    AUTUMN,
    BARRICADE_SPACES,
    CLERKS_OF_CLAN,
    COMMAND_CARDS,
    SOLDIERS_OF_CLAN,
)
from ..position import GreatWall
from . import tactics
from .autumn import Autumn
from .embassy import assign, refill
from .goods import gain
from .hordes import place_horde

FIRST_CLERKS_WAITING = 3


def lay_out(game: GreatWall) -> None:
    """Steps 1 to 11: board, decks, first Hordes, clans, dealt cards; the choices wait on the stack."""
    cards = game.book.cards
    rules = game.rules
    game.year = 1  # GW-SETUP-27: the first Year begins with Autumn
    game.time = 0  # GW-SETUP-06
    game.season = AUTUMN
    game.shame_supply = rules.shame_start
    if rules.artifacts:
        game.artifacts = game.shuffled(range(len(cards.artifact_ids)))[: rules.artifacts]  # GW-SETUP-07
    hordes = game.shuffled(range(len(cards.horde_ids)))  # GW-SETUP-08
    game.horde_deck = tuple([card for card in hordes if cards.horde_marker[card] in rules.sections])  # GW-TWO-04
    for part in rules.on_lay_decks:
        part.lay_decks(game)
    for _ in range(rules.first_hordes):  # GW-SETUP-09, GW-SETUP-10
        place_horde(game)
    for section in rules.sections:
        game.barricades = replaced(game.barricades, section, BARRICADE_SPACES)  # GW-SETUP-12
    game.tactic_deck = game.shuffled(range(len(cards.tactic_ids)))  # GW-SETUP-13
    for seat in rules.humans:
        take_clan(game, seat)
    generals = [*game.shuffled(range(len(cards.general_ids)))]
    advisors = [*game.shuffled(range(len(cards.advisor_ids)))]
    dealt = [*game.dealt]
    for seat in rules.humans:
        dealt[seat * 4 : seat * 4 + 2] = [generals.pop(), generals.pop()]  # GW-SETUP-15
        dealt[seat * 4 + 2 : seat * 4 + 4] = [advisors.pop(), advisors.pop()]  # GW-SETUP-16
    game.dealt, game.advisor_deck = tuple(dealt), tuple(advisors)
    game.tea = tuple(range(rules.seat_count))
    for part in rules.on_take_seat:
        part.take_seat(game)
    game.then(
        together([ChooseGeneral(seat) for seat in rules.humans]),
        together([ChooseActive(seat) for seat in rules.humans]),
        Supplies(),
        from_step(game, Autumn),
    )


def take_clan(game: GreatWall, seat: int) -> None:
    """GW-SETUP-14, GW-SETUP-26: 16 Soldiers, 5 Clerks in the pool and 3 waiting, 6 Command cards."""
    game.pool[seat * 3 : seat * 3 + 3] = SOLDIERS_OF_CLAN
    game.clerk_area = replaced(game.clerk_area, seat, FIRST_CLERKS_WAITING)
    game.clerk_pool[seat] = CLERKS_OF_CLAN - FIRST_CLERKS_WAITING
    game.command_hand = replaced(game.command_hand, seat, (1 << COMMAND_CARDS) - 1)


class ChooseGeneral(Choice[GreatWall]):
    """One of the two dealt, all at once, having seen the two Advisors too (GW-SETUP-17)."""

    secret = True

    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.general_ids
        return [option("general", ids[card]) for card in game.dealt[self.seat * 4 : self.seat * 4 + 2]]

    def take(self, game: GreatWall, picked: Option) -> None:
        base = self.seat * 4
        chosen = game.book.cards.general_ids.index(str(picked.tokens[1]))
        first, second = game.dealt[base : base + 2]
        game.general = replaced(game.general, self.seat, chosen)
        game.other_general = replaced(game.other_general, self.seat, second if chosen == first else first)
        game.dealt = (*game.dealt[:base], -1, -1, *game.dealt[base + 2 :])
        game.tell("general", seat=self.seat, card=picked.tokens[1], rule="GW-SETUP-17")


class ChooseActive(Choice[GreatWall]):
    """Which of the two dealt Advisors is Active; the other is the first Support (GW-SETUP-18)."""

    secret = True

    def options(self, game: GreatWall) -> list[Option]:
        ids = game.book.cards.advisor_ids
        return [option("first", ids[card]) for card in game.dealt[self.seat * 4 + 2 : self.seat * 4 + 4]]

    def take(self, game: GreatWall, picked: Option) -> None:
        base = self.seat * 4 + 2
        active = game.book.cards.advisor_ids.index(str(picked.tokens[1]))
        for card in game.dealt[base : base + 2]:
            assign(game, self.seat, card, card == active)
        game.dealt = (*game.dealt[:base], -1, -1, *game.dealt[base + 2 :])


class Supplies(Step[GreatWall]):
    """Steps 16 to 19: the Generals' set-up strips, the Advisor track, the Tea stack."""

    def run(self, game: GreatWall) -> None:
        cards = game.book.cards
        windows.refresh(game)
        for seat in game.rules.humans:
            general = game.general[seat]
            for resource, n in enumerate(cards.general_setup[general]):
                gain(game, seat, resource, n)  # GW-SETUP-21
            tactics.draw(game, seat, cards.general_tactics[general])  # GW-SETUP-22
        refill(game)  # GW-SETUP-23
        people = sorted(game.rules.humans, key=lambda seat: -cards.general_tea[game.general[seat]])  # GW-SETUP-25
        automata = [seat.index for seat in game.seats if seat.automaton]
        game.tea = (*people, *automata)  # GW-TWO-10, GW-SOLO-10
