"""What a batch of results says: who beats whom, with intervals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .batch import Result
from .numbers import Cell, Middle, clustered, clustered_mean, difference, mean


class Tally:
    """Wins of one group, by the shuffle they were won in. Its interval counts shuffles: see ``clustered``."""

    __slots__ = ("by_shuffle", "count", "won")

    def __init__(self) -> None:
        self.won = 0.0
        self.count = 0
        self.by_shuffle: dict[int, tuple[float, float]] = {}

    def add(self, shuffle: int, won: float) -> None:
        self.won += won
        self.count += 1
        before, of = self.by_shuffle.get(shuffle, (0.0, 0.0))
        self.by_shuffle[shuffle] = before + won, of + 1

    @property
    def share(self) -> float:
        return self.won / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return clustered(self.by_shuffle.values())

    def encode(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "games": self.count,
            "won": int(self.won) if self.won == int(self.won) else round(self.won, 4),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def shuffle_of(result: Result) -> int:
    """What games have in common that were dealt alike: both of a tournament's pair, and all its pairings."""
    return result.seed


def part_of_win(result: Result, bot: str) -> float:
    """How much of a game a bot won: all of it, or the part its seats have in the winners.

    Where the table wins or loses together, who sits at it wins or loses the whole game.
    """
    assert result.outcome is not None
    if result.outcome["kind"] == "shared":
        return float(any(result.lineup[seat] == bot for seat in result.winners if seat < len(result.lineup)))
    winners = result.winners
    mine = sum(result.lineup[seat] == bot for seat in winners if seat < len(result.lineup))
    return mine / len(winners) if winners else 0.0


class Standing:
    """One bot over all its games: games won first, then the wins of its seats.

    ``fair`` is what equal players would have won of the same games: two of three seats win two games of three.
    """

    __slots__ = ("asked", "bot", "fair", "games", "places", "scores", "seat_fair", "seats", "thought")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = Tally()
        self.seats = Tally()
        self.fair = 0.0
        self.seat_fair = 0.0
        self.asked = 0
        self.thought = 0.0
        self.places: list[int] = []
        self.scores: list[int] = []

    def add(self, result: Result) -> None:
        assert result.outcome is not None
        seats = [seat for seat, spec in enumerate(result.lineup) if spec == self.bot]
        shuffle, ranking = shuffle_of(result), result.outcome["ranking"]
        even = result.outcome["kind"] == "shared" or len(result.lineup) == 1  # won or lost, against the game
        self.games.add(shuffle, part_of_win(result, self.bot))
        self.fair += 0.5 if even else len(seats) / len(result.factions)
        for seat in seats[:1] if even else seats:
            self.seats.add(shuffle, seat in result.winners)
            self.seat_fair += 0.5 if even else 1 / len(result.factions)
        for seat in seats:
            self.scores.append(result.scores[seat])
            if seat < len(result.thought):
                self.asked += result.asked[seat]
                self.thought += result.thought[seat]
            if seat in ranking:
                self.places.append(ranking.index(seat) + 1)

    def encode(self) -> dict[str, Any]:
        low, high = self.seats.interval
        return {
            "bot": self.bot,
            **self.games.encode(),
            "fair": round(self.fair / self.games.count, 4),
            "seats": self.seats.count,
            "seats_won": int(self.seats.won),
            "seat_share": round(self.seats.share, 4),
            "seat_low": round(low, 4),
            "seat_high": round(high, 4),
            "seat_fair": round(self.seat_fair / self.seats.count, 4),
            "place": round(mean(self.places), 3),
            "score": round(mean(self.scores), 2),
            "thinking_ms": round(self.thought / self.asked, 1) if self.asked else 0.0,
        }


def standings(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Every bot with the games it won, best first: who won most beyond what equal players would have."""
    found: dict[str, Standing] = {}
    for result in results:
        if result.outcome is not None:
            for spec in dict.fromkeys(result.lineup):
                found.setdefault(spec, Standing(spec)).add(result)
    rows = [row.encode() for row in found.values()]
    return sorted(rows, key=lambda row: (row["fair"] - row["share"], -row["seat_share"], row["bot"]))


def duel(a: str, b: str, results: Iterable[Result]) -> dict[str, Any]:
    """Two bots against each other: games won, who finished ahead on the average of its seats, and by how many points.

    In games won together each has the table for itself. Their wins stand beside each other, with the difference on the
    same shuffles.
    """
    won, ahead = Tally(), Tally()
    alone = {a: Tally(), b: Tally()}
    points: dict[int, tuple[float, float]] = {}
    for result in results:
        specs = set(result.lineup)
        if result.outcome is None:
            continue
        shuffle = shuffle_of(result)
        if len(specs) == 1 and specs <= {a, b}:
            people = [seat for seat in result.winners if seat < len(result.lineup)]
            alone[result.lineup[0]].add(shuffle, bool(people))
            continue
        if specs != {a, b}:
            continue
        people = [seat for seat in result.winners if seat < len(result.lineup)]
        won.add(shuffle, mean([result.lineup[seat] == a for seat in people]) if people else 0.5)
        ahead.add(shuffle, _ahead(result, a, b))
        total, n = points.get(shuffle, (0.0, 0.0))
        points[shuffle] = total + _mean_score(result, a) - _mean_score(result, b), n + 1
    row: dict[str, Any] = {"a": a, "b": b}
    if won.count:
        low, high = ahead.interval
        row |= won.encode()
        row |= {"ahead": round(ahead.share, 4), "ahead_low": round(low, 4), "ahead_high": round(high, 4)}
        row["points"] = _rounded(clustered_mean(points.values()))
    for key, spec in (("a", a), ("b", b)):
        if alone[spec].count:
            row[f"table_{key}"] = alone[spec].encode()
    if alone[a].count and alone[b].count:
        row["difference"] = _rounded(difference(_beside(alone[a], alone[b])))
    return row


def _ahead(result: Result, a: str, b: str) -> float:
    """1 where a's seats finished ahead of b's on average, 0 where behind, a half where neither."""
    assert result.outcome is not None
    ranking = result.outcome["ranking"]
    place: dict[str, list[float]] = {a: [], b: []}
    for seat, spec in enumerate(result.lineup):
        place[spec].append(ranking.index(seat) if seat in ranking else 0.5)
    first, second = mean(place[a]), mean(place[b])
    return 0.5 if first == second else float(first < second)


def _mean_score(result: Result, bot: str) -> float:
    return mean([score for score, spec in zip(result.scores, result.lineup) if spec == bot])


def _beside(a: Tally, b: Tally) -> list[Cell]:
    """Two tallies, shuffle by shuffle."""
    none = (0.0, 0.0)
    shuffles = dict.fromkeys([*a.by_shuffle, *b.by_shuffle])
    return [Cell("", s, *a.by_shuffle.get(s, none), *b.by_shuffle.get(s, none)) for s in shuffles]


def _rounded(middle: Middle | None) -> dict[str, float] | None:
    if middle is None:
        return None
    return {"value": round(middle.value, 4), "low": round(middle.low, 4), "high": round(middle.high, 4)}


def factions(results: Iterable[Result]) -> list[dict[str, Any]]:
    """How often each faction won, best first, over the games that people rank in; with what equal ones would win."""
    found: dict[str, Tally] = {}
    fair: dict[str, float] = {}
    for result in results:
        if result.outcome is None or result.outcome["kind"] != "ranked":
            continue
        for seat in range(len(result.lineup)):
            name = result.factions[seat]
            found.setdefault(name, Tally()).add(shuffle_of(result), seat in result.winners)
            fair[name] = fair.get(name, 0.0) + 1 / len(result.factions)
    rows = [{"faction": name, **tally.encode(), "fair": round(fair[name] / tally.count, 4)}
            for name, tally in found.items()]  # fmt: skip
    return sorted(rows, key=lambda row: (-row["share"], row["faction"]))


def matchups(results: Iterable[Result]) -> list[dict[str, Any]]:
    """Games of two people: for each pair of factions how often the first of them (by name) won."""
    found: dict[tuple[str, str], Tally] = {}
    for result in results:
        if result.outcome is None or result.outcome["kind"] != "ranked" or len(result.lineup) != 2:
            continue
        a, b = sorted(result.factions[:2])
        if a == b or not {0, 1} & set(result.winners):
            continue
        won = result.factions[result.winners[0]] == a
        found.setdefault((a, b), Tally()).add(shuffle_of(result), won)
    return [{"a": pair[0], "b": pair[1], **found[pair].encode()} for pair in sorted(found)]


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
