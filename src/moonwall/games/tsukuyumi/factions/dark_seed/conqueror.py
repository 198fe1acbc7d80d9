"""Conquerors: each may be given up for one Combat action in its area during the Faction effect (TS-SEED-06)."""

from __future__ import annotations

from moonwall.table import Step

from ...board import NAMES
from ...position import Tsukuyumi
from ...rules.battle import ATTACKER, CONQUEROR, GIVEN_UP, SPACE, alive
from ...rules.combat import can_fight
from ...rules.damage import fall
from ...rules.pieces import withdraw
from ...values import shielded, suppressed
from .events import fresh, has_fought, pioneers


def fights(game: Tsukuyumi, seat: int) -> list[int]:
    """Spaces where a Conqueror stands and a card can be played."""
    return [
        s
        for s in game.spaces_of(seat)
        if fresh(game, s) > 0
        and not suppressed(game, seat, s)
        and not shielded(game, seat, s)
        and can_fight(game, seat, s, conqueror=True)
    ]


def on_board(game: Tsukuyumi) -> int:
    kind = game.book.kind_index["conqueror"]
    return game.book.pieces[kind] - game.stock[kind]


class GiveUpConqueror(Step[Tsukuyumi]):
    """After the fight one Conqueror leaves the area, the survivor if one has fallen; nobody's kill, no Egg (Q-13).

    If a counterattack has moved it out of the area (Pushback, Displacement), it is given up where it stands now."""

    def run(self, game: Tsukuyumi) -> None:
        space = game.battle[SPACE]
        kind = game.book.kind_index["conqueror"]
        seat = game.battle[ATTACKER]
        stays = pioneers(game)  # TSM-FEVENT-28
        if stays and any(k == kind for k, _ in alive(game, seat, space)):
            has_fought(game, space)
            return
        if any(k == kind for k, _ in alive(game, seat, space)):
            fall(game, space, (kind, 1), GIVEN_UP, "given")
        elif game.fallen[kind] or on_board(game) < game.battle[CONQUEROR]:
            return  # it has fallen, here or in a Mine
        else:
            moved = [t for t in game.beside(space) if game.count(t, kind)]
            if not moved:
                return
            space = moved[0]
            if stays:
                has_fought(game, space)
                return
            withdraw(game, kind, space)
        game.tell("conqueror-left", space=NAMES[space], rule="TS-SEED-06")
