"""Limits: buckets that fill with time and empty with use."""

from __future__ import annotations

import ipaddress
import time
from contextvars import ContextVar
from functools import lru_cache

caller: ContextVar[str] = ContextVar("caller", default="")  # whose request this is: see household


@lru_cache(10_000)
def household(address: str) -> str:
    """Who shares limits: an IPv4 address, or the /64 network of an IPv6 address, which one line is given whole."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return "::1" if found.is_loopback else str(ipaddress.ip_network((found, 64), strict=False))


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

    def owe(self, n: float) -> None:
        """Take so much, even if less is left: the rest is paid with time."""
        self.wait()
        self._left -= n

    def wait(self) -> float:
        """0 when anything is left, else the seconds until there will be."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return 0.0 if self._rate <= 0 or self._left > 0 else (1 - self._left) / self._rate

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
        return 0.0 if self._rate <= 0 else self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self._keep:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket
