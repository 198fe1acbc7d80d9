"""The report: one page that stands alone and says what the games say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from moonwall.lab.batch import play_one
from moonwall.lab.ledger import header
from moonwall.lab.numbers import histogram, quantile, wilson
from moonwall.lab.plans import Plan, jobs
from moonwall.lab.report import page
from moonwall.lab.standings import offers
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
    top, results = batch(game="goose", seats=3, rounds=20)
    text = page([(top, results)], Words("en"))
    wins = sum(r.lineup[r.winners[0]] == "random" for r in results)
    seats = sum(r.lineup.count("random") for r in results)
    low, high = wilson(wins, seats)
    assert f"random: {100 * wins / seats:.1f} % ({100 * low:.1f} % – {100 * high:.1f} %)" in text


def test_cards_show_how_they_move_the_win_rate() -> None:
    text = page([batch(rounds=30)], Words("en"))
    assert "Cards and other content" in text
    assert 'class="up"' in text or 'class="down"' in text


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
