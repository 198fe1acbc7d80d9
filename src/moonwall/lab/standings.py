"""What a batch of results says: who beats whom, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .batch import Result
from .numbers import mean, wilson


class Standing:
    """One bot over all its games. ``wins`` counts a seat's wins, ``fair`` what equal players would have won."""

    __slots__ = ("bot", "fair", "faults", "games", "places", "scores", "seats", "wins")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.seats = 0
        self.wins = 0.0
        self.fair = 0.0
        self.faults = 0
        self.places: list[int] = []
        self.scores: list[int] = []

    def encode(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.seats)
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "share": round(self.wins / self.seats, 4) if self.seats else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair / self.seats, 4) if self.seats else 0.0,
            "place": round(mean(self.places), 3),
            "score": round(mean(self.scores), 2),
        }


def standings(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Every bot's share of wins a seat, best first."""
    found: dict[str, Standing] = {}
    for result in results:
        if result.outcome is None:
            continue
        winners = result.winners
        ranking = result.outcome["ranking"]
        together = result.outcome["kind"] == "shared"
        for spec in set(result.lineup):
            found.setdefault(spec, Standing(spec)).games += 1
        for seat, spec in enumerate(result.lineup):
            row = found[spec]
            row.seats += 1
            row.wins += seat in winners
            row.fair += 0.5 if together or len(result.lineup) == 1 else 1 / len(result.factions)
            row.scores.append(result.scores[seat])
            if seat in ranking:
                row.places.append(ranking.index(seat) + 1)
    rows = [row.encode() for row in found.values()]
    return sorted(rows, key=lambda row: (-row["share"], row["bot"]))


def duel(a: str, b: str, results: Iterable[Result]) -> dict[str, Any]:
    """Two bots against each other: whose seat won, and who finished ahead on the average of its seats.

    In games won together each has the table for itself, and their wins stand beside each other.
    """
    games = 0
    wins = ahead = 0.0
    alone: dict[str, list[int]] = {a: [], b: []}
    for result in results:
        specs = set(result.lineup)
        if result.outcome is None:
            continue
        if len(specs) == 1 and specs <= {a, b}:
            alone[result.lineup[0]].append(bool([w for w in result.winners if w < len(result.lineup)]))
            continue
        if specs != {a, b}:
            continue
        games += 1
        won = [result.lineup[seat] == a for seat in result.winners if seat < len(result.lineup)]
        wins += mean(won) if won else 0.5
        ranking = result.outcome["ranking"]
        place: dict[str, list[float]] = {a: [], b: []}
        for seat, spec in enumerate(result.lineup):
            place[spec].append(ranking.index(seat) if seat in ranking else 0.5)
        first, second = mean(place[a]), mean(place[b])
        ahead += 0.5 if first == second else float(first < second)
    row: dict[str, Any] = {"a": a, "b": b}
    if games:
        low, high = wilson(wins, games)
        ahead_low, ahead_high = wilson(ahead, games)
        row |= {
            "games": games,
            "wins": wins,
            "share": round(wins / games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "ahead": round(ahead / games, 4),
            "ahead_low": round(ahead_low, 4),
            "ahead_high": round(ahead_high, 4),
        }
    for key, spec in (("a", a), ("b", b)):
        if alone[spec]:
            low, high = wilson(sum(alone[spec]), len(alone[spec]))
            row[f"table_{key}"] = {
                "games": len(alone[spec]),
                "share": round(mean(alone[spec]), 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
    return row


def duels(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Every pairing of a tournament, in the order it was played."""
    by_pair: dict[str, list[Result]] = {}
    for result in sorted(results, key=lambda r: r.number):
        if result.pairing:
            by_pair.setdefault(result.pairing, []).append(result)
    rows = []
    for pair, some in by_pair.items():
        a, _, b = pair.partition(" | ")
        rows.append(duel(a, b, some))
    return rows
