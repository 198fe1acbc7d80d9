"""The little statistics the lab needs."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from math import sqrt

import msgspec

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


def clustered(clusters: Collection[tuple[float, float]]) -> tuple[float, float]:
    """The 95 % interval of a share where chances come in clusters: seats of one game, games of one shuffle.

    Each cluster is (won, of). What lies in a cluster hangs together, so clusters are counted, not chances: this is
    Wilson's interval for as many independent chances as the clusters, by how much they differ, are worth. One imagined
    cluster that differs like single games keeps a few clusters that agree from looking certain. With one chance in
    each cluster it is Wilson's interval itself.
    """
    some = [(won, of) for won, of in clusters if of > 0]
    total = sum(of for _, of in some)
    if not total:
        return 0.0, 1.0
    count = len(some)
    share = sum(won for won, _ in some) / total
    if not 1e-9 < share < 1 - 1e-9:
        return wilson(round(share) * count, count)
    spread = sum((won - share * of) ** 2 for won, of in some) * count / (total * total * share * (1 - share))
    worth = count * count / ((count - 1) * spread + 1)
    return wilson(share * worth, worth)


def student(degrees: int) -> float:
    """How many standard errors hold 95 % when the error itself is guessed from so many degrees of freedom."""
    z, n = Z95, max(1, degrees)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)


class Middle(msgspec.Struct):
    """A mean, or a difference, with its 95 % interval."""

    value: float
    low: float
    high: float


def clustered_mean(clusters: Collection[tuple[float, float]]) -> Middle | None:
    """The mean of numbers that come in clusters, each (sum, how many); nothing where there are fewer than two."""
    some = [(total, n) for total, n in clusters if n > 0]
    count = len(some)
    if count < 2:
        return None
    size = sum(n for _, n in some)
    middle = sum(total for total, _ in some) / size
    error = sqrt(sum((total - middle * n) ** 2 for total, n in some) * count / (count - 1)) / size
    half = student(count - 1) * error
    return Middle(middle, middle - half, middle + half)


class Cell(msgspec.Struct):
    """One cluster's part of one stratum: chances with what is compared and without it, and how many were won."""

    stratum: Hashable
    cluster: Hashable
    won_with: float = 0.0
    of_with: float = 0.0
    won_without: float = 0.0
    of_without: float = 0.0


def difference(cells: Collection[Cell]) -> Middle | None:
    """By how much the share won with something differs from that without it, like compared with like.

    The two are compared within each stratum (the same bot at a table of the same size), and the strata's differences
    weigh as Mantel and Haenszel have it. The error counts clusters, with shares moved a little to the middle (two
    imagined chances each, as Agresti and Caffo do), so that a few wins in a row are no certainty. Nothing where no
    stratum holds both, or where either lies in one cluster only.
    """
    sums: dict[Hashable, list[float]] = {}
    for cell in cells:
        row = sums.setdefault(cell.stratum, [0.0] * 4)
        row[0] += cell.won_with
        row[1] += cell.of_with
        row[2] += cell.won_without
        row[3] += cell.of_without
    weights = {stratum: row[1] * row[3] / (row[1] + row[3]) for stratum, row in sums.items() if row[1] and row[3]}
    whole = sum(weights.values())
    if not whole:
        return None
    value = sum(w * (sums[s][0] / sums[s][1] - sums[s][2] / sums[s][3]) for s, w in weights.items()) / whole
    pulls: dict[Hashable, float] = {}
    for cell in cells:
        if cell.stratum not in weights:
            continue
        won, of, others, of_others = sums[cell.stratum]
        pull = (cell.won_with - cell.of_with * (won + 1) / (of + 2)) / of
        pull -= (cell.won_without - cell.of_without * (others + 1) / (of_others + 2)) / of_others
        pulls[cell.cluster] = pulls.get(cell.cluster, 0.0) + pull * weights[cell.stratum] / whole
    count = len(pulls)
    seen = min(len({c.cluster for c in cells if c.of_with}), len({c.cluster for c in cells if c.of_without}))
    if seen < 2:
        return None
    half = student(seen - 1) * sqrt(sum(pull * pull for pull in pulls.values()) * count / (count - 1))
    return Middle(value, max(-1.0, value - half), min(1.0, value + half))


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
