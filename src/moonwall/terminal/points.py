"""Where the points came from, as a table for the end of a game."""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from moonwall.table import Match
from moonwall.table.story import story
from moonwall.words import TableWords


def points(match: Match, words: TableWords) -> Table:
    """What brought how much to whom, the most first; what has no name of its own comes last, as one row."""
    seats = range(len(match.seats))
    found: dict[str, Counter[int]] = {}
    for turn in story(match):
        name = words.words.find(f"{words.prefix}-points-{turn.kind}") if turn.kind else None
        found.setdefault(name or "", Counter())[turn.seat] += turn.n
    rows = [(name, row) for name, row in found.items() if any(row.values())]
    rows.sort(key=lambda pair: (not pair[0], -sum(map(abs, pair[1].values()))))
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column(Text(words.say("table-term-from")))
    for seat in seats:
        grid.add_column(Text(words.seat(seat)), justify="right")
    for name, row in rows:
        numbers = [f"{row[seat]:+d}" if row[seat] else "" for seat in seats]
        grid.add_row(Text(name or words.say("table-term-other")), *numbers)
    return grid
