"""The little statistics the lab needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson; 0 to 1 where nothing was played."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    shrink = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / shrink
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((n - middle) ** 2 for n in numbers) / (len(numbers) - 1))


def quantile(numbers: Sequence[float], share: float) -> float:
    """The value below which ``share`` of the numbers lie, between neighbours where it falls between."""
    if not numbers:
        return 0.0
    ordered = sorted(numbers)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def histogram(numbers: Sequence[float], bins: int = 20) -> list[tuple[float, float, int]]:
    """(from, to, how many) over even bins; whole numbers that are few get a bin each."""
    if not numbers:
        return []
    low, high = min(numbers), max(numbers)
    if all(n == int(n) for n in numbers) and high - low < bins:
        return [(n, n + 1, sum(m == n for m in numbers)) for n in range(int(low), int(high) + 1)]
    width = (high - low) / bins
    counts = [0] * bins
    for number in numbers:
        counts[min(bins - 1, int((number - low) / width))] += 1
    return [(low + i * width, low + (i + 1) * width, count) for i, count in enumerate(counts)]
