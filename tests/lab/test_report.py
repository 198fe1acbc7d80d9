"""The report: one page that stands alone and says what the games say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from moonwall.lab.batch import Result, play_one
from moonwall.lab.ledger import header
from moonwall.lab.numbers import Cell, clustered, clustered_mean, difference, histogram, quantile, wilson
from moonwall.lab.plans import Plan, jobs
from moonwall.lab.report import page
from moonwall.lab.standings import offers, standings
from moonwall.table import game_type
from moonwall.words import Words
from tests.guests import dike, goose

assert goose, dike


def batch(**changes: object) -> tuple:  # type: ignore[type-arg]
    plan = Plan(**{"what": "tournament", "game": "dike", "entrants": ["random", "greedy"], "rounds": 10, **changes})  # type: ignore[arg-type]
    return header(plan), [play_one(job) for job in jobs(plan)]


class Strict(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_the_page_is_whole_in_every_language(lang: str) -> None:
    text = page([batch(), batch(game="goose", seats=3)], Words(lang))
    reader = Strict()
    reader.feed(text)
    assert reader.open == []
    assert not re.search(r">lab-[a-z]", text), "a message without words"


def test_the_page_needs_nothing_from_elsewhere() -> None:
    text = page([batch()], Words("en"))
    assert "<script" not in text
    assert not re.search(r"(src|href)=|url\(|@import", text)
    assert 'name="viewport"' in text


def test_rates_are_those_of_the_games() -> None:
    """Games won come first, with what equal players would have won; then the seats."""
    top, results = batch(game="goose", seats=3, rounds=20)
    text = page([(top, results)], Words("en"))
    wins = sum(r.lineup[r.winners[0]] == "random" for r in results)
    seats = sum(r.lineup.count("random") for r in results)
    row = next(row for row in standings(results) if row["bot"] == "random")
    assert f"random: {100 * wins / 20:.1f} % ({100 * row['low']:.1f} % – {100 * row['high']:.1f} %)" in text
    assert f"{wins} of 20, fair 50 %" in text
    by_seat = f"random: {100 * wins / seats:.1f} % ({100 * row['seat_low']:.1f} % – {100 * row['seat_high']:.1f} %)"
    assert by_seat in text
    assert text.index(f"{wins} of 20") < text.index(by_seat)


def test_cards_show_how_they_move_the_win_rate() -> None:
    text = page([batch(rounds=30)], Words("en"))
    assert "Cards and other content" in text
    assert re.search(r'<td class="(up|down|open)">[+-]\d+\.\d<small> [+-]\d+\.\d – [+-]\d+\.\d</small></td>', text)


def test_cards_are_compared_within_the_same_bot() -> None:
    """A good bot uses a card that does nothing more often than a bad one. That is no merit of the card."""
    plan = Plan("simulation", "dike", ["random", "greedy"], 200, 2)
    card = next(iter(game_type("dike").load_content().tables["segments"]))
    results = []
    for number in range(200):
        good = number % 2
        winner = good if number // 2 % 10 else 1 - good  # the good bot wins nine games of ten
        user = good if number // 20 % 5 else 1 - good  # and has the card in four of five, the bad one in one
        outcome = {"kind": "ranked", "scores": [0, 0], "winners": [winner], "ranking": [], "reason": "x"}
        lineup = ["greedy" if seat == good else "random" for seat in (0, 1)]
        result = Result(number, "", number, lineup, ["x", "y"], "standard", outcome)
        result.used = [{card: 1} if seat == user else {} for seat in (0, 1)]
        results.append(result)
    top = header(plan)
    text = page([(top, results)], Words("en"))
    rate, gap = re.search(r"<td>([\d.]+) %<small>[^<]*</small></td>(<td class=[^/]*/small></td>)", text).groups()  # type: ignore[union-attr]
    assert float(rate) == 74.0  # seats with it win far more often than the half of all seats
    assert gap.startswith('<td class="open">+0.0<small> -')  # and no more often than the same bot does without it


def test_a_difference_has_a_colour_only_where_chance_is_no_answer() -> None:
    def cells(step: int) -> list[Cell]:
        return [Cell("bot", n, float(n % step != 0), 1.0, float(n % step == 0), 1.0) for n in range(40)]

    clear, even = difference(cells(4)), difference(cells(2))
    assert clear is not None and even is not None
    assert clear.value == 0.5 and 0 < clear.low < 0.5 < clear.high
    assert even.value == 0 and even.low < 0 < even.high
    assert difference([Cell("bot", 1, 1, 1, 0, 0), Cell("other", 2, 0, 0, 1, 1)]) is None, "nothing to compare with"


def test_intervals_of_clusters_hold_the_truth_as_often_as_they_say() -> None:
    """Pairs of games that hang together: Wilson's interval over games is too narrow, that over shuffles is not."""
    chance = Random(5)
    held = naive = 0
    for _ in range(1000):
        pairs = []
        for _ in range(20):
            first = chance.random() < 0.4
            second = first if chance.random() < 0.6 else chance.random() < 0.4
            pairs.append((float(first + second), 2.0))
        low, high = clustered(pairs)
        held += low <= 0.4 <= high
        low, high = wilson(sum(won for won, _ in pairs), 40)
        naive += low <= 0.4 <= high
    assert 930 <= held <= 975
    assert naive < 920


def test_differences_hold_the_truth_as_often_as_they_say() -> None:
    """Two bots of unequal strength that use a card unequally often; it adds 0.2 to the chance of either."""
    chance = Random(6)
    held = 0
    for _ in range(400):
        cells = []
        for shuffle in range(60):
            luck = chance.random()
            for bot, base, use in (("weak", 0.2, 0.1), ("strong", 0.6, 0.5)):
                cell = Cell(bot, shuffle)
                used = chance.random() < use
                won = (luck if chance.random() < 0.4 else chance.random()) < base + 0.2 * used
                cell.of_with, cell.won_with = float(used), float(used and won)
                cell.of_without, cell.won_without = float(not used), float(won and not used)
                cells.append(cell)
        found = difference(cells)
        assert found is not None
        held += found.low <= 0.2 <= found.high
    assert 365 <= held <= 395


def test_intervals_of_clusters_at_their_ends() -> None:
    assert clustered([(1, 1)] * 9 + [(0, 1)]) == pytest.approx(wilson(9, 10)), "one chance each: Wilson's own"
    assert clustered([(2, 2)] * 10) == pytest.approx(wilson(10, 10)), "all won: as many chances as clusters"
    assert clustered([]) == (0.0, 1.0)
    low, high = clustered([(1, 2)] * 10)
    assert 0.3 < low < 0.5 < high < 0.7, "that all agree is no certainty"
    assert clustered_mean([(3, 1)]) is None


def test_the_page_shows_what_was_offered_and_what_happened() -> None:
    top, results = batch(game="tsukuyumi", seats=3, entrants=["random"], what="simulation", rounds=2)
    text = page([(top, results)], Words("en"))
    assert "What was offered and taken" in text and "What happened" in text
    assert "<summary>conquered (" in text
    row = next(row for row in offers(results) if row["decision"] == "select-card 1" and row["taken"])
    assert f"<td>{row['offered'] / 2:.2f}</td><td>{100 * row['share']:.1f}" in text


def test_decisions_are_called_as_the_table_asks_for_them() -> None:
    """With what differs from one decision to the next left open."""
    top, results = batch(game="great-wall", seats=3, entrants=["random", "greedy:noise=1"], rounds=1)
    text = page([(top, results)], Words("en"))
    assert "Move a Clerk (up to … more)?" in text
    assert "move clerks" not in text


def test_failed_games_are_counted_and_do_not_count() -> None:
    top, results = batch(game="goose", seats=3)
    results[0].outcome = None
    results[0].error = "RulesFault: x"
    text = page([(top, results)], Words("en"))
    assert "<b>1</b><span>games that failed" in text
    assert "<b>9</b><span>games<" in text


def test_wilson_s_interval() -> None:
    """Values of the literature: 95 of 100, 0 of 10, 10 of 10."""
    assert wilson(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_histograms_count_everything_once() -> None:
    numbers = [0.5 * n for n in range(101)]
    found = histogram(numbers, 20)
    assert sum(n for _, _, n in found) == 101
    assert histogram([2, 2, 5], 20) == [(2, 3, 2), (3, 4, 0), (4, 5, 0), (5, 6, 1)]
    assert histogram([], 5) == []
    assert quantile([1, 2, 3, 4], 0.5) == 2.5


def test_the_page_can_be_written_by_command(tmp_path: Path) -> None:
    from tests.lab.test_commands import moonwall

    out, to = tmp_path / "s.jsonl", tmp_path / "r.html"
    moonwall("simulate", "goose", "--games", "5", "--out", str(out))
    assert str(to) in moonwall("report", str(out), "--out", str(to)).replace("\n", "")
    assert to.read_text(encoding="utf-8").startswith("<!doctype html>")
