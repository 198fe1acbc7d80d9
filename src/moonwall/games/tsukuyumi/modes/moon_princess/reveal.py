"""The end of a player's phase turn: cards drawn from the track are shown and take effect (R-8, HD-04, HD-05)."""

from __future__ import annotations

from moonwall.table import Choice, Option, Step, option

from ...board import NAMES, SPACE
from ...position import NOBODY, Tsukuyumi
from ...rules.pieces import spawn, withdraw
from .cards import cards_of
from .choices import counter_areas, own_units, picks
from .legend_cards import places
from .making import AREA, make, prioritise, put
from .momentum import LEGEND
from .oni_step import OniAttacks
from .princess_steps import PrincessTurn
from .round_card import SMALLEST, fertile_grounds
from .rows import CoopCounter, CoopLegend
from .state import DIE, LYING, ONI_VP, PENDING, TURNED, own, pile, rested, terms_of
from .team import TeamChoice, speaker
from .track import counter_kind, counter_row, discard, draw

SHADOWS = 3
ESCORT = 3  # Medium Oni that come with the Gambler (HD-04)
DIE_SIDES = 6
UNIT_LOST, COUNTER_RESOLVED = 1, 6  # results of the die that happen at once (MP-LEGEND-16)


class Reveal(Step[Tsukuyumi]):
    """All cards that the seat has drawn in this turn, in the order drawn (MP-COUNTER-03, MQ-29)."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        waiting = pile(game, PENDING)
        for i in range(0, len(waiting), 3):
            if waiting[i] == self.seat:
                _, what, card = waiting[i : i + 3]
                del waiting[i : i + 3]
                game.reveal()
                game.then(Show(card, self.seat, what), self)
                return


class Show(Step[Tsukuyumi]):
    """One card is turned up: a Counter at once or to stay, or a Legendary Oni (MP-COUNTER-04, -09)."""

    card: int
    seat: int
    what: int

    def run(self, game: Tsukuyumi) -> None:
        if self.what == LEGEND:
            row = cards_of(game).legends[self.card]
            game.tell("revealed", seat=self.seat, card=row.id, why="turn-reveal", rule="MP-COUNTER-09")
            enter(game, row, self.card)
            return
        counter = counter_row(game, self.what, self.card)
        game.tell("revealed", seat=self.seat, card=counter.id, why="turn-reveal", rule="MP-COUNTER-03")
        resolve(game, counter, self.what, self.card, self.seat)


def resolve(game: Tsukuyumi, row: CoopCounter, what: int, card: int, seat: int) -> None:
    """A permanent Counter lies face up before the seat, any other is carried out and discarded (MP-COUNTER-04)."""
    if row.permanent:
        pile(game, LYING).extend((seat, what, card))
        game.tell("counter-lies", seat=seat, card=row.id, rule="MP-COUNTER-05")
        return
    discard(game, what, card)
    if row.do == "oni-attacks":
        if terms_of(game).moves_once:
            rested(game)  # these attacks are a step of their own
        game.push(OniAttacks(row.n, 1))
    elif row.do == "princess":
        game.then(*[PrincessTurn(seat, "princess-ordered") for _ in range(row.n)])
    elif row.do == "oni-score":
        own(game)[ONI_VP] += row.n
        game.tell("oni-points", n=row.n, card=row.id, rule="MP-VP-15")
    elif row.do == "backlash":
        game.push(Backlash(seat))
    else:
        game.push(CounterAreas(what, card, picks(game, row, seat), seat))


class Backlash(Step[Tsukuyumi]):
    """The player removes an own unit, if there is one."""

    seat: int

    def run(self, game: Tsukuyumi) -> None:
        if own_units(game, self.seat):
            game.push(GiveUnit(self.seat))


def lose_options(game: Tsukuyumi, seats: tuple[int, ...]) -> list[Option]:
    ids = game.book.kind_ids
    return [option("remove-unit", ids[k], NAMES[s]) for seat in seats for k, s in own_units(game, seat)]


def lose(game: Tsukuyumi, picked: Option, rule: str) -> None:
    kind, space = game.book.kind_index[str(picked.tokens[1])], SPACE[str(picked.tokens[2])]
    withdraw(game, kind, space)
    game.tell("taken-off", unit=game.book.kind_ids[kind], space=NAMES[space], rule=rule)


class GiveUnit(Choice[Tsukuyumi]):
    """*Backlash*: ``remove-unit <unit> <space>``; it is not destroyed."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return lose_options(game, (self.seat,))

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        lose(game, picked, "MP-COUNTER-04")


class CounterAreas(Step[Tsukuyumi]):
    """A Counter that is about areas: the team picks, for *Ambush* the player (HD-05)."""

    what: int
    card: int
    left: int
    seat: int

    def run(self, game: Tsukuyumi) -> None:
        row = counter_row(game, self.what, self.card)
        areas = counter_areas(game, row, self.seat)
        if not self.left or not areas:
            return
        if row.do == "ambush":
            game.push(AmbushWhere(self.seat, self.what, self.card))
        else:
            game.push(CounterWhere(speaker(game), self.what, self.card, self.left, self.seat))


class AmbushWhere(Choice[Tsukuyumi]):
    """*Ambush*: ``area <space>``, of those with most units of the player."""

    what: int
    card: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [AREA[s] for s in counter_areas(game, counter_row(game, self.what, self.card), self.seat)]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        row = counter_row(game, self.what, self.card)
        make(game, SMALLEST, row.n, SPACE[str(picked.tokens[1])], "made-card", "MP-COUNTER-04")


class CounterWhere(TeamChoice):
    """Which area a Counter hits: ``area <space>``."""

    what: int
    card: int
    left: int
    owner: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [AREA[s] for s in counter_areas(game, counter_row(game, self.what, self.card), self.owner)]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        row = counter_row(game, self.what, self.card)
        if row.do == "mark-land":
            prioritise(game, space, "made-card", "MP-PRIORITY-09")
            game.push(CounterAreas(self.what, self.card, self.left - 1, self.owner))
            return
        game.tell("unclaimed", space=NAMES[space], owner=game.territory[space], card=row.id, rule="MP-COUNTER-04")
        game.territory[space] = NOBODY
        if row.do == "ebb":
            make(game, "oni-medium", row.n or 1, space, "made-card", "MP-COUNTER-04")

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"card": counter_row(game, self.what, self.card).id, "n": self.left}


# --- Legendary Oni ----------------------------------------------------------------------------------------------


def enter(game: Tsukuyumi, row: CoopLegend, card: int) -> None:
    """A Legendary Oni comes in by its card (MP-LEGEND-05); any number may be on the board (MP-LEGEND-02)."""
    kind = game.book.legends.get(row.legend, -1)
    if kind < 0 or game.stock[kind] < game.book.pieces[kind]:
        discard(game, LEGEND, card)  # a pack has left it out, or it is there already
        game.tell("skipped", what=row.id, why="legend-none", rule="MP-SETUP-20")
        return
    game.push(Arrive(card, SHADOWS if row.do == "spawn-round" else 1))


class Arrive(Step[Tsukuyumi]):
    """One figure of it, then the next; then what comes with it."""

    card: int
    left: int

    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).legends[self.card]
        kind = game.book.legends[row.legend]
        spaces = places(game, row)
        if not self.left or not spaces or not game.stock[kind]:
            if game.stock[kind] == game.book.pieces[kind]:  # nowhere to come to
                discard(game, LEGEND, self.card)
                game.tell("skipped", what=row.id, why="legend-nowhere", rule="MP-LEGEND-05")
                return
            game.push(Entered(self.card))
        elif len(spaces) > 1:
            game.push(LegendWhere(speaker(game), self.card, self.left))
        else:
            arrive(game, self.card, self.left, spaces[0])


def arrive(game: Tsukuyumi, card: int, left: int, space: int) -> None:
    row = cards_of(game).legends[card]
    kind = game.book.legends[row.legend]
    spawn(game, kind, space)
    unit = game.book.kind_ids[kind]
    game.tell("legend-comes", unit=unit, card=row.id, space=NAMES[space], rule="MP-LEGEND-05")
    game.push(Arrive(card, left - 1))


class LegendWhere(TeamChoice):
    """Where a Legendary Oni comes to, of several places: ``place <oni> <space>``."""

    card: int
    left: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        row = cards_of(game).legends[self.card]
        unit = game.book.kind_ids[game.book.legends[row.legend]]
        return [option("place", unit, NAMES[s]) for s in places(game, row)]

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        arrive(game, self.card, self.left, SPACE[str(picked.tokens[2])])

    def details(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"card": cards_of(game).legends[self.card].id, "n": self.left}


class Entered(Step[Tsukuyumi]):
    """What comes with it: Medium Oni with Ronin and Gambler, her die (HD-04)."""

    card: int

    def run(self, game: Tsukuyumi) -> None:
        row = cards_of(game).legends[self.card]
        space = next(s for s in game.spaces if game.count(s, game.book.legends[row.legend]))
        medium = game.book.kind_index["oni-medium"]
        if row.do == "far-mover":
            for other in fertile_grounds(game):
                if other != space and game.stock[medium]:
                    put(game, medium, other, "made-card", "MP-LEGEND-05")
        elif row.do == "die":
            for _ in range(min(ESCORT, game.stock[medium])):
                put(game, medium, space, "made-card", "MP-LEGEND-05")
            game.push(RollDie())


class RollDie(Step[Tsukuyumi]):
    """One die when the Gambler enters (MP-LEGEND-16); results 2 to 5 last while she stands (MP-LEGEND-17)."""

    def run(self, game: Tsukuyumi) -> None:
        n = 1 + int(game.chance().random() * DIE_SIDES)
        own(game)[DIE] = n
        game.tell("gambler-die", n=n, why=f"die-{n}", rule="MP-LEGEND-16")
        if n == UNIT_LOST:
            if lose_options(game, tuple(game.order)):
                game.push(GamblerUnit(speaker(game)))
        elif n == COUNTER_RESOLVED:
            kind = counter_kind(game)
            card = draw(game, kind)
            if card >= 0:
                game.reveal()
                game.push(Show(card, game.order[-1], kind))


class GamblerUnit(TeamChoice):
    """A unit of any player, from anywhere: ``remove-unit <unit> <space>``."""

    def options(self, game: Tsukuyumi) -> list[Option]:
        return lose_options(game, tuple(game.order))

    def decide(self, game: Tsukuyumi, picked: Option) -> None:
        lose(game, picked, "MP-LEGEND-16")


def gone(game: Tsukuyumi, kind: int) -> None:
    """A Legendary Oni has left the board: its card to the discards, the die's result ends (MQ-34, MP-LEGEND-17)."""
    if game.stock[kind] < game.book.pieces[kind]:
        return  # another Shadow stands
    legend = game.book.legend[kind]
    cards = cards_of(game).legends
    card = next((n for n, row in enumerate(cards) if row.legend == legend), -1)
    if card >= 0:
        discard(game, LEGEND, card)
    if legend == "gambler":
        own(game)[DIE] = 0
    elif legend == "defiler":
        own(game)[TURNED] = 0


def shadows(game: Tsukuyumi) -> None:
    """Two smallest Oni come to each area with a Shadow when a Round card is turned up (MP-LEGEND-12)."""
    kind = game.book.legends.get("shadows", -1)
    for space in game.spaces if kind >= 0 else ():
        if game.count(space, kind):
            make(game, SMALLEST, 2, space, "made-shadow", "MP-LEGEND-12")
