"""Limits: buckets that fill with time and empty with use."""

from __future__ import annotations

import time


class Bucket:
    """``burst`` at once, then ``rate`` a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> float:
        """0 when there was one left, else the seconds until there will be."""
        if self._rate <= 0:
            return 0.0
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket per address, forgotten when it is full again."""

    def __init__(self, rate: float, burst: int, keep: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._keep = keep
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> float:
        if self._rate <= 0:
            return 0.0
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._keep:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()
