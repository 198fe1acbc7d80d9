"""Shame tokens: receiving, placing and getting rid of them (area SHAME)."""

from __future__ import annotations

from moonwall.table import DONE, Choice, Option, Step, option
from moonwall.table.position import replaced

from ..cards import modifiers
from ..names import QI, SOLDIERS, options
from ..position import GreatWall
from .goods import spend
from .honour import lose_honour

PLACE = options("shame", SOLDIERS)
FREE = options("cleanse", SOLDIERS)
SPACES = 2  # Shame spaces on the back of a Horde card (GW-SHAME-07)


def receive(game: GreatWall, seat: int, n: int) -> None:
    """Tokens are due to a player; they are dealt with one by one."""
    if n > 0:
        game.push(Receive(seat, n))


def count(game: GreatWall, seat: int) -> int:
    """Shame tokens of a player, wherever they lie."""
    base = seat * 3
    under = game.shamed[base] + game.shamed[base + 1] + game.shamed[base + 2]
    if not any(game.horde_shame):
        return under
    return under + sum([n for owner, n in zip(game.horde_owner, game.horde_shame) if owner == seat])


class Receive(Step[GreatWall]):
    seat: int
    n: int

    def run(self, game: GreatWall) -> None:
        seat = self.seat
        if self.n > 1:
            game.push(Receive(seat, self.n - 1))
        if modifiers.forgiven(game, seat):
            game.tell("forgiven", seat=seat)
            return
        for part in game.rules.on_shame_comes:
            if part.shame_comes(game, seat):
                return
        if game.shame_supply == 0:
            game.tell("shame-missing", seat=seat, rule="GW-SHAME-09")
            lose_honour(game, seat, game.book.shame_honour)
        elif not places(game, seat):
            game.shame_supply -= 1
            game.shame_boxed += 1
            supply_shrank(game)
            game.tell("shame-boxed", seat=seat, rule="GW-SHAME-10")
            lose_honour(game, seat, game.book.shame_honour)
        else:
            game.push(PlaceShame(seat))


def supply_shrank(game: GreatWall) -> None:
    """A token has left the supply: parts may look at it."""
    for part in game.rules.on_supply_shrinks:
        part.supply_shrinks(game)


def places(game: GreatWall, seat: int) -> list[Option]:
    """Where the player may put a token: under a pool Soldier without one, on a taken Horde with a free space."""
    base = seat * 3
    found = [PLACE[s] for s in range(3) if game.pool[base + s]]
    if seat in game.horde_owner:
        ids = game.book.cards.horde_ids
        for card, owner in enumerate(game.horde_owner):
            if owner == seat and game.horde_shame[card] < SPACES:
                found.append(option("shame", ids[card]))
    return found


class PlaceShame(Choice[GreatWall]):
    """GW-SHAME-03: under a Soldier (04) or on a taken Horde (07)."""

    def options(self, game: GreatWall) -> list[Option]:
        return places(game, self.seat)

    def take(self, game: GreatWall, picked: Option) -> None:
        where = str(picked.tokens[1])
        game.shame_supply -= 1
        supply_shrank(game)
        if where in SOLDIERS:
            soldier = self.seat * 3 + SOLDIERS.index(where)
            game.pool[soldier] -= 1
            game.shamed[soldier] += 1
        else:
            card = game.book.cards.horde_ids.index(where)
            game.horde_shame = replaced(game.horde_shame, card, game.horde_shame[card] + 1)
        game.tell("shame", seat=self.seat, where=where, rule="GW-SHAME-03")


def cleansable(game: GreatWall, seat: int) -> list[Option]:
    """The own tokens that may be removed, as options."""
    base = seat * 3
    found = [FREE[s] for s in range(3) if game.shamed[base + s]]
    if any(game.horde_shame):
        ids = game.book.cards.horde_ids
        for card, n in enumerate(game.horde_shame):
            if n and game.horde_owner[card] == seat:
                found.append(option("cleanse", ids[card]))
    return found


def cleanse(game: GreatWall, seat: int, where: str) -> None:
    """One token back to the supply (GW-SHAME-12); the Soldier or Horde is normal again (GW-SHAME-13)."""
    if where in SOLDIERS:
        soldier = seat * 3 + SOLDIERS.index(where)
        game.shamed[soldier] -= 1
        game.pool[soldier] += 1
    else:
        card = game.book.cards.horde_ids.index(where)
        game.horde_shame = replaced(game.horde_shame, card, game.horde_shame[card] - 1)
    game.shame_supply += 1
    game.tell("cleanse", seat=seat, where=where, rule="GW-SHAME-12")


class Cleanse(Choice[GreatWall]):
    """Remove up to n own tokens, by a card's effect."""

    n: int
    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": self.n}

    def options(self, game: GreatWall) -> list[Option]:
        return [*cleansable(game, self.seat), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        cleanse(game, self.seat, str(picked.tokens[1]))
        if self.n > 1 and count(game, self.seat):
            game.push(Cleanse(self.seat, self.n - 1))


class DiscardShame(Choice[GreatWall]):
    """GW-SHAME-11, GW-SUMMER-04: in Summer, 2 Qi for each token, as often as one can pay."""

    silent = True

    def about(self, game: GreatWall) -> dict[str, str | int]:
        return {"n": modifiers.shame_price(game, self.seat)}

    def options(self, game: GreatWall) -> list[Option]:
        if game.res[self.seat * 4 + QI] < modifiers.shame_price(game, self.seat):
            return [DONE]
        return [*cleansable(game, self.seat), DONE]

    def take(self, game: GreatWall, picked: Option) -> None:
        if picked is DONE:
            return
        spend(game, self.seat, QI, modifiers.shame_price(game, self.seat))
        cleanse(game, self.seat, str(picked.tokens[1]))
        game.push(DiscardShame(self.seat))
