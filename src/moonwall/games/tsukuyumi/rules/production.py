"""Production: units, exchanges and what factions add, for Production points (TS-PROD)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option

from ..board import NAMES, SPACE, SPACES
from ..book import RIVERLAND
from ..position import HOMEZONE, ONI, Tsukuyumi
from ..values import suppressed
from .battle import contested
from .march import spent
from .pieces import spawn, withdraw
from .ways import special

PLACE = [option("place", name) for name in NAMES]


def harvest(game: Tsukuyumi, seat: int) -> int:
    """PP of Productive units on the board, wherever they stand (TS-PROD-07, TS-UNIT-05, TS-SEED-08); Riverland +1."""
    book, units, kinds = game.book, game.units, game.kinds
    total = 0
    for kind in book.productive_kinds[game.rules.faction_of[seat]]:
        for space in game.spaces_of(seat):
            n = units[space * kinds + kind]
            if n and not suppressed(game, seat, space):
                total += book.productive[kind] * n
    terrain, territory = game.terrain, game.territory
    area = territory.find(seat)
    while area >= 0:
        total += terrain[area] == RIVERLAND
        area = territory.find(seat, area + 1)
    for part in game.rules.on_more_pp:
        total += part.more_pp(game, seat)
    return total


def begin(game: Tsukuyumi, seat: int, points: int) -> None:
    """A Production action: in the Polish edition points of this turn stay together until its end (TS-PROD-05-PL)."""
    if keeps_points(game, seat):
        points += game.pp
    elif game.pp:
        game.push(GiveBack(game.pp))  # somebody else's Event: the active player's points wait
    game.pp = points
    game.push(Produce(seat))


class GiveBack(Step[Tsukuyumi]):
    """Points of the turn in progress are in hand again."""

    points: int

    def run(self, game: Tsukuyumi) -> None:
        game.pp = self.points


def keeps_points(game: Tsukuyumi, seat: int) -> bool:
    return game.rules.points_wait and seat == game.active


def purchases(game: Tsukuyumi, seat: int) -> list[Option]:
    """Everything the points in hand can buy: each item is paid in one go (TS-PROD-01, TS-PROD-06)."""
    book, stock, units, kinds = game.book, game.stock, game.units, game.kinds
    hooks = game.rules.factions[seat]
    pp = game.pp
    found: list[Option] = []
    if pp <= 0:
        return found
    ids = book.kind_ids
    faction, cost = game.rules.faction_of[seat], book.cost
    for kind in book.bought_kinds[faction]:
        if cost[kind] <= pp and stock[kind] and may_buy(game, seat, kind):
            found.append(book.buy[kind])
    # TS-PROD-09, TS-PROD-10: 1 PP a step or as its row says; the better piece must be in stock
    for kind in book.exchanged_kinds[faction]:
        better = [b for b in book.becomes[kind] if stock[b] and book.step_cost[b] <= pp]
        if better and hooks.may_exchange(game, seat, kind):
            for space in game.spaces_of(seat):
                fallen = game.fallen[kind] if contested(game, space) else 0  # TS-COMBAT-13
                if game.rules.on_shields and hooks.bars_exchange(game, seat, space):
                    continue
                if units[space * kinds + kind] > fallen:
                    found += [option("exchange", ids[kind], NAMES[space], ids[b]) for b in better]
    return found + hooks.shop(game, seat)


def may_buy(game: Tsukuyumi, seat: int, kind: int) -> bool:
    return game.rules.factions[seat].may_buy(game, seat, kind) and has_place(game, seat, kind)


def can_buy(game: Tsukuyumi, seat: int) -> bool:
    """Whether the points in hand buy anything; the common case is found without listing all of it."""
    book, stock, pp = game.book, game.stock, game.pp
    for kind in book.bought_kinds[game.rules.faction_of[seat]]:
        if book.cost[kind] <= pp and stock[kind] and may_buy(game, seat, kind):
            return True
    return bool(purchases(game, seat))


class Produce(Choice[Tsukuyumi]):
    """Buy, exchange, or ``done`` (TS-ROUND-11)."""

    silent = True

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*purchases(game, self.seat), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        seat, book = self.seat, game.book
        if picked is DONE:
            if keeps_points(game, seat):
                game.paused = 1
            else:
                game.pp = 0  # TS-PROD-05
            game.rules.factions[seat].production_end(game, seat)
            return
        game.push(self)
        if picked.verb == "buy":
            kind = book.kind_index[str(picked.tokens[1])]
            game.pp -= book.cost[kind]
            game.rules.factions[seat].bought(game, seat, kind)
            game.push(PlaceUnit(seat, kind))
        elif picked.verb == "exchange":
            exchange(game, seat, picked)
        else:
            game.rules.factions[seat].buy(game, seat, picked)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"n": game.pp}


def exchange(game: Tsukuyumi, seat: int, picked: Option) -> None:
    """The better unit stands where the other stood, which goes back to the stock (TS-PROD-10)."""
    old, new = (game.book.kind_index[str(picked.tokens[i])] for i in (1, 3))
    space = SPACE[str(picked.tokens[2])]
    game.pp -= game.book.step_cost[new]
    moved = spent(game, old, space) if game.tags else 0
    withdraw(game, old, space)
    spawn(game, new, space)
    if moved:  # movement used up in this phase stays used up
        game.tags += (new, space, moved, 1)
    game.rules.factions[seat].exchanged(game, seat, old, new)
    ids = game.book.kind_ids
    game.tell("exchanged", seat=seat, unit=ids[old], what=ids[new], space=NAMES[space], rule="TS-PROD-09")


def common_places(game: Tsukuyumi, seat: int) -> list[int]:
    """The Homezone and areas beside it, whatever stands there and whatever Block lies between (TS-PROD-02, -03, Q-24);
    with the special text Mobilisation also controlled areas without enemy units."""
    home = game.homezone[seat]
    found = [] if home < 0 else [home, *(s for s in game.beside(home) if game.ground[s] != HOMEZONE)]
    if special(game, seat) == "mobilisation":
        crowd = game.crowd
        enemies = [*game.rules.foes[seat], ONI]
        for space in game.areas_of(seat):
            free = not any(crowd[e * SPACES + space] for e in enemies)
            if free and space not in found:
                found.append(space)
    return found


def new_places(game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
    """Where a new unit of the kind may come in."""
    for part in game.rules.on_only_places:
        only = part.only_places(game, seat)
        if only is not None:
            return [PLACE[s] for s in only]
    found = [PLACE[s] for s in common_places(game, seat)]
    for offer in game.rules.factions[seat].places(game, seat, kind):
        if offer not in found:
            found.append(offer)
    return found


def has_place(game: Tsukuyumi, seat: int, kind: int) -> bool:
    """Whether a new unit could come in anywhere: without a Homezone there may be no place."""
    return game.homezone[seat] >= 0 or bool(new_places(game, seat, kind))


class PlaceUnit(Choice[Tsukuyumi]):
    """Where a new unit comes in: ``place <space>``, or a place of the faction's own (TS-PROD-04, TS-HOME-03)."""

    kind_no: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return new_places(game, self.seat, self.kind_no)

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        space = SPACE[str(picked.tokens[1])]
        spawn(game, self.kind_no, space)
        unit = game.book.kind_ids[self.kind_no]
        game.tell("produced", seat=self.seat, unit=unit, space=NAMES[space], rule="TS-PROD-02")
        game.rules.factions[self.seat].placed(game, self.seat, self.kind_no, picked)

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_no]}
