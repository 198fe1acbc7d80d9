"""The Boarlords' Faction events (TSM-FEVENT-34..41)."""

from __future__ import annotations

from moonwall.table import DONE, Option

from ...board import NAMES, SPACE
from ...modules.own_events import stay
from ...position import Tsukuyumi
from ...rules.pieces import spawn
from ...rules.production import PlaceUnit
from .terraforming import Terraform, allowance, stocks


def playable(game: Tsukuyumi, seat: int, event: int) -> bool:
    do, n = game.book.event_do[event], game.book.event_n[event]
    if do == "burrow":
        return bool(allowance(game, seat, n, n)) and any(stocks(game).values())
    if do == "squeakers":
        return sum(game.strongholds) > 0 and game.stock[game.book.kind_index["squeaker"]] > 0
    return True


def carry_out(game: Tsukuyumi, seat: int, event: int) -> None:
    do, n = game.book.event_do[event], game.book.event_n[event]
    if do == "squeakers":  # TSM-FEVENT-37: one for every two Strongholds in play, rounded up
        kind = game.book.kind_index["squeaker"]
        many = min((sum(game.strongholds) + n - 1) // n, game.stock[kind])
        game.push(Litter(seat, kind, many))
        return
    stay(game, seat, event)
    if do == "burrow":  # QM-33: at once, each Boarrior up to 3 in this round altogether
        game.push(Terraform(seat, allowance(game, seat, n, n)))


class Litter(PlaceUnit):
    """Free Squeakers, placed by the usual rules, one by one: ``place <space>`` or done (TSM-FEVENT-38)."""

    n: int

    def options(self, game: Tsukuyumi) -> list[Option]:
        return [*super().options(game), DONE]

    def take(self, game: Tsukuyumi, picked: Option) -> None:
        if picked is DONE:
            return
        space = SPACE[str(picked.tokens[1])]
        spawn(game, self.kind_no, space)
        unit = game.book.kind_ids[self.kind_no]
        game.tell("produced", seat=self.seat, unit=unit, space=NAMES[space], rule="TSM-FEVENT-37")
        if self.n > 1:
            game.push(Litter(self.seat, self.kind_no, self.n - 1))

    def about(self, game: Tsukuyumi) -> dict[str, str | int]:
        return {"unit": game.book.kind_ids[self.kind_no], "n": self.n}
