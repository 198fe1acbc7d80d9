"""How a game can end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

RANKED = "ranked"
SHARED = "shared"
THRESHOLD = "threshold"


class Outcome:
    """``kind`` is ranked (places), shared (all win or lose together) or threshold (a score to beat, as in solo).

    ``ranking`` lists seats from best to worst, ``reason`` is a word of the game's catalogue for why it ended.
    ``target`` is the number that was to be reached, or the points of an enemy without a seat; such an enemy may have
    won a ranked game, which then has no winners.
    """

    __slots__ = ("kind", "ranking", "reason", "scores", "target", "winners")

    def __init__(
        self,
        kind: str,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        ranking: tuple[int, ...] = (),
        reason: str = "",
        target: int | None = None,
    ) -> None:
        self.kind = kind
        self.scores = scores
        self.winners = winners
        self.ranking = ranking
        self.reason = reason
        self.target = target

    def encode(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "ranking": list(self.ranking),
            "reason": self.reason,
            "target": self.target,
        }

    @staticmethod
    def decode(doc: dict[str, Any]) -> Outcome:
        return Outcome(
            doc["kind"],
            tuple(doc["scores"]),
            tuple(doc["winners"]),
            tuple(doc["ranking"]),
            doc["reason"],
            doc["target"],
        )

    def __repr__(self) -> str:
        return f"<{self.kind} winners={self.winners} scores={self.scores} {self.reason}>"


def ranked(scores: list[int], order: Sequence[int], reason: str = "") -> Outcome:
    """Places by score; ``order`` lists the seats from the one who wins ties to the one who loses them."""
    ranking = tuple(sorted(order, key=lambda seat: -scores[seat]))
    return Outcome(RANKED, tuple(scores), ranking[:1], ranking, reason)


def shared(won: bool, seats: list[int], scores: list[int], reason: str = "", target: int | None = None) -> Outcome:
    """The table wins or loses together; with a target its scores, added up, stood against that number."""
    return Outcome(SHARED, tuple(scores), tuple(seats) if won else (), (), reason, target)


def threshold(seat: int, scores: list[int], target: int, won: bool, reason: str = "") -> Outcome:
    """One seat against a number."""
    return Outcome(THRESHOLD, tuple(scores), (seat,) if won else (), (), reason, target)
