"""What a batch of results says: who beats whom, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .batch import Result
from .numbers import mean, wilson


class Standing:
    """One bot over all its games. ``wins`` counts a seat's wins, ``fair`` what equal players would have won.

    Where the table wins or loses together, all its seats count as one: their wins say nothing apart.
    """

    __slots__ = ("asked", "bot", "fair", "games", "places", "scores", "seats", "thought", "wins")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.seats = 0
        self.wins = 0.0
        self.fair = 0.0
        self.asked = 0
        self.thought = 0.0
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
            "thinking_ms": round(self.thought / self.asked, 1) if self.asked else 0.0,
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
            if not together or seat == result.lineup.index(spec):
                row.seats += 1
                row.wins += seat in winners
                row.fair += 0.5 if together or len(result.lineup) == 1 else 1 / len(result.factions)
            row.scores.append(result.scores[seat])
            if seat < len(result.thought):
                row.asked += result.asked[seat]
                row.thought += result.thought[seat]
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
        ahead_low, ahead_high = wilson(ahead, games)
        row |= {
            **_share(wins, games),
            "ahead": round(ahead / games, 4),
            "ahead_low": round(ahead_low, 4),
            "ahead_high": round(ahead_high, 4),
        }
    for key, spec in (("a", a), ("b", b)):
        if alone[spec]:
            row[f"table_{key}"] = _share(sum(alone[spec]), len(alone[spec]))
    return row


def factions(results: Iterable[Result]) -> list[dict[str, Any]]:
    """How often each faction won, best first, over the games that people rank in; with what equal ones would win."""
    played: dict[str, int] = {}
    wins: dict[str, int] = {}
    fair: dict[str, float] = {}
    for result in results:
        if result.outcome is None or result.outcome["kind"] != "ranked":
            continue
        for seat in range(len(result.lineup)):
            name = result.factions[seat]
            played[name] = played.get(name, 0) + 1
            wins[name] = wins.get(name, 0) + (seat in result.winners)
            fair[name] = fair.get(name, 0.0) + 1 / len(result.factions)
    rows = [{"faction": name, **_share(wins[name], played[name]), "fair": round(fair[name] / played[name], 4)}
            for name in played]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["share"], row["faction"]))


def matchups(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Games of two people: for each pair of factions how often the first of them (by name) won."""
    played: dict[tuple[str, str], int] = {}
    wins: dict[tuple[str, str], int] = {}
    for result in results:
        if result.outcome is None or result.outcome["kind"] != "ranked" or len(result.lineup) != 2:
            continue
        a, b = sorted(result.factions[:2])
        if a == b or not {0, 1} & set(result.winners):
            continue
        played[a, b] = played.get((a, b), 0) + 1
        wins[a, b] = wins.get((a, b), 0) + (result.factions[result.winners[0]] == a)
    return [{"a": pair[0], "b": pair[1], **_share(wins[pair], played[pair])} for pair in sorted(played)]


def offers(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Content that decisions offered: how often, and in which share of those times it was taken."""
    found: dict[tuple[str, str], list[int]] = {}
    for result in results:
        for kind, rows in result.offers.items():
            for card, (offered, taken) in rows.items():
                counts = found.setdefault((kind, card), [0, 0])
                counts[0] += offered
                counts[1] += taken
    return [
        {"decision": kind, "card": card, "offered": n, "taken": taken, "share": round(taken / n, 4)}
        for (kind, card), (n, taken) in sorted(found.items())
    ]


def event_counts(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Events about content: how often in all, and in how many games and which share of all games they came.

    What belongs to a faction can only come in games in which it plays; with fewer seats than factions mind that.
    """
    times: dict[str, int] = {}
    games: dict[str, int] = {}
    count = 0
    for result in results:
        count += result.outcome is not None
        for key, n in result.told.items():
            times[key] = times.get(key, 0) + n
            games[key] = games.get(key, 0) + 1
    rows = []
    for key in sorted(times):
        kind, _, card = key.partition(" ")
        row = {"event": kind, "card": card, "times": times[key], "games": games[key]}
        rows.append({**row, "share": round(games[key] / max(1, count), 4)})
    return rows


def _share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
    }


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
