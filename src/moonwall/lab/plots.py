"""Plots as inline SVG: no script, no font, no picture from elsewhere; they follow the width of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .numbers import histogram


class Rate:
    """A share of wins with its interval: a row of a plot."""

    __slots__ = ("games", "high", "label", "low", "note", "share")

    def __init__(self, label: str, share: float, low: float, high: float, games: int, note: str = "") -> None:
        self.label = label
        self.share = share
        self.low = low
        self.high = high
        self.games = games
        self.note = note


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def rates(rows: Sequence[Rate], fair: float | None = None, top: float | None = None) -> str:
    """A row for each rate: name, a dot in its interval on a common scale, and the numbers in words."""
    if not rows:
        return ""
    edge = top if top is not None else _edge(max([row.high for row in rows] + ([fair] if fair else [])))
    parts = ['<div class="rates">']
    for row in rows:
        said = f"{row.label}: {percent(row.share, 1)} ({percent(row.low, 1)} – {percent(row.high, 1)})"
        parts.append(
            f'<div class="rate"><span class="label">{escape(row.label)}</span>'
            + _track(said)
            + "".join(_line(100 * tick / edge, "grid") for tick in _ticks(edge))
            + (_line(100 * fair / edge, "fair") if fair is not None else "")
            + f'<rect class="span" x="{100 * row.low / edge:.2f}" y="3.4" '
            f'width="{max(0.3, 100 * (row.high - row.low) / edge):.2f}" height="3.2"/>'
            f'<rect class="dot" x="{100 * row.share / edge - 0.5:.2f}" y="1" width="1" height="8"/></svg>'
            f'<span class="number">{percent(row.share)}<small> {percent(row.low)} – {percent(row.high)}'
            f"{' · ' + escape(row.note) if row.note else ''}</small></span></div>"
        )
    parts.append('<div class="rate axis"><span class="label"></span><span class="ticks">')
    parts += [f'<i style="left:{100 * tick / edge:.1f}%">{percent(tick)}</i>' for tick in _ticks(edge)]
    parts.append('</span><span class="number"></span></div></div>')
    return "".join(parts)


def differences(rows: Sequence[Rate]) -> str:
    """A row for each difference of shares, in percentage points: a dot in its interval, around no difference."""
    if not rows:
        return ""
    edge = _edge(max(max(abs(row.low), abs(row.high)) for row in rows))

    def place(value: float) -> float:
        return 50 + 50 * value / edge

    parts = ['<div class="rates">']
    for row in rows:
        numbers = f"{points(row.low)} – {points(row.high)}"
        parts.append(
            f'<div class="rate"><span class="label">{escape(row.label)}</span>'
            + _track(f"{row.label}: {points(row.share)} ({numbers})")
            + "".join(_line(place(tick), "grid") for tick in (-edge, -edge / 2, edge / 2, edge))
            + _line(50, "fair")
            + f'<rect class="span" x="{place(row.low):.2f}" y="3.4" '
            f'width="{max(0.3, place(row.high) - place(row.low)):.2f}" height="3.2"/>'
            f'<rect class="dot" x="{place(row.share) - 0.5:.2f}" y="1" width="1" height="8"/></svg>'
            f'<span class="number">{points(row.share)}<small> {numbers}'
            f"{' · ' + escape(row.note) if row.note else ''}</small></span></div>"
        )
    parts.append('<div class="rate axis"><span class="label"></span><span class="ticks">')
    ticks = (-edge, -edge / 2, 0.0, edge / 2, edge)
    parts += [f'<i style="left:{place(tick):.1f}%">{f"{100 * tick:+.0f}" if tick else 0}</i>' for tick in ticks]
    parts.append('</span><span class="number"></span></div></div>')
    return "".join(parts)


def points(share: float) -> str:
    """A difference of shares, in percentage points."""
    return f"{100 * share:+.1f}"


def _track(said: str) -> str:
    return f'<svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{escape(said)}">'


def _line(x: float, name: str) -> str:
    return f'<line class="{name}" x1="{x:.2f}" x2="{x:.2f}" y1="0" y2="10" vector-effect="non-scaling-stroke"/>'


def _edge(most: float) -> float:
    for edge in (0.1, 0.2, 0.4, 0.6, 0.8):
        if most <= edge:
            return edge
    return 1.0


def _ticks(edge: float) -> list[float]:
    return [edge * n / 4 for n in range(5)]


def bars(numbers: Sequence[float], label: str, bins: int = 20) -> str:
    """How often each value came: a histogram with its scale below."""
    found = histogram(numbers, bins)
    if not found:
        return ""
    whole = all(high - low == 1 and low == int(low) for low, high, _ in found)
    return _columns([(_value(low) if whole else f"{_value(low)} – {_value(high)}", n) for low, high, n in found], label)


def counted(counts: Sequence[tuple[str, int]], label: str) -> str:
    """A column for each named value, in the given order."""
    return _columns(list(counts), label)


def _value(number: float) -> str:
    return f"{number:.0f}" if abs(number) >= 10 or number == int(number) else f"{number:.1f}"


def _columns(counts: list[tuple[str, int]], label: str) -> str:
    width, height, left, bottom, top = 360, 170, 34, 34, 8
    most = max(n for _, n in counts) or 1
    step = (width - left - 4) / len(counts)
    tall = height - bottom - top
    parts = [f'<svg class="columns" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">']
    for share in (0.0, 0.5, 1.0):
        y = top + tall * (1 - share)
        parts.append(f'<line class="grid" x1="{left}" x2="{width}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{left - 4}" y="{y + 4:.1f}" text-anchor="end">{most * share:.0f}</text>')
    every = max(1, -(-len(counts) // 6))
    for place, (name, n) in enumerate(counts):
        x = left + step * place
        tip = f"<title>{escape(name)}: {n}</title>"
        high = tall * n / most
        parts.append(
            f'<rect class="bar" x="{x + step * 0.08:.1f}" y="{top + tall - high:.1f}" width="{step * 0.84:.1f}" '
            f'height="{high:.1f}">{tip}</rect>'
        )
        if place % every == 0:
            short = name.split(" – ")[0]
            parts.append(f'<text x="{x + step / 2:.1f}" y="{height - 20}" text-anchor="middle">{escape(short)}</text>')
    parts.append(
        f'<text class="name" x="{(left + width) / 2}" y="{height - 4}" text-anchor="middle">{escape(label)}</text>'
    )
    return "".join(parts) + "</svg>"


def shares(rows: Sequence[tuple[str, int]]) -> str:
    """Named counts as lying bars, longest first."""
    most = max((n for _, n in rows), default=1) or 1
    parts = ['<div class="rates">']
    for name, n in rows:
        parts.append(
            f'<div class="rate"><span class="label">{escape(name)}</span>'
            f"{_track(f'{name}: {n}')}"
            f'<rect class="bar" x="0" y="2" width="{100 * n / most:.2f}" height="6"/></svg>'
            f'<span class="number">{n}</span></div>'
        )
    return "".join(parts) + "</div>"
