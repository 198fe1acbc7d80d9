"""People: clans led by a player, who is asked wherever the rules leave something open."""

from __future__ import annotations

from typing import Any, ClassVar

from moonwall.table import Step

from ..cards import scoring
from ..part import Player
from ..position import GreatWall
from ..rules.activation import act
from ..rules.autumn import Boxes, ChooseSlot, OtherBox
from ..rules.clerks import OtherMoves
from ..rules.summer import TakeBack
from ..rules.winter import shoot


class People(Player):
    """A clan and its player."""

    __slots__ = ()

    name: ClassVar[str] = "people"

    def place_card(self, game: GreatWall) -> Step[GreatWall]:
        return ChooseSlot(self.seat)

    def turn_reasons(self, game: GreatWall, card: int) -> dict[str, Any]:
        return {"why": "turn-player", "rule": "GW-AUTUMN-05"}

    def boxes(self, game: GreatWall, card: int) -> Step[GreatWall]:
        return Boxes(self.seat, card, 0)

    def other_box(self, game: GreatWall, handle: int) -> Step[GreatWall]:
        return OtherBox(self.seat, handle)

    def other_moves(self, game: GreatWall) -> Step[GreatWall]:
        return OtherMoves(self.seat)

    def effect(self, game: GreatWall, place: int) -> Step[GreatWall]:
        return act(game, self.seat, place)

    def shoot(self, game: GreatWall, section: int, n: int) -> None:
        shoot(game, self.seat, section, n)

    def take_back(self, game: GreatWall) -> Step[GreatWall] | None:
        return TakeBack(self.seat) if game.command_discard[self.seat] else None

    def artifact(self, game: GreatWall, artifact: int) -> tuple[int, dict[str, Any]]:
        worth = scoring.artifact_honour(game, artifact, self.seat)
        reasons = {} if game.log is None else scoring.artifact_reasons(game, artifact, self.seat)
        return worth, {**reasons, "rule": "GW-END-07"}
