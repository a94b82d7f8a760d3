"""How much one sender may ask for: a bucket of tokens each, filled at a steady rate."""

from collections import Counter
from collections.abc import Hashable

import msgspec

from houle.tables.ports import Clock, Millis

MOST_BUCKETS = 50_000


class Limits(msgspec.Struct, frozen=True):
    """Requests a second, and how many at once; none at all where the rate is 0."""

    guest_rate: float = 20
    guest_burst: float = 60
    address_rate: float = 60
    """For requests that show no token: creating guests, looking on."""
    address_burst: float = 200
    streams: int = 40
    """Live streams of one guest, or of all who show no token at one address; 0 is any number."""


NO_LIMITS = Limits(guest_rate=0, address_rate=0, streams=0)


class Bucket(msgspec.Struct):
    """What is left, and since when."""

    tokens: float
    at: Millis


class Buckets:
    """One bucket for each sender. A sender who was quiet for long enough is forgotten."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock = clock
        self._rate = rate / 1000
        self._burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def wait(self, sender: Hashable) -> Millis:
        """Take a token: 0, or if there is none how long to wait for one."""
        if not self._rate:
            return 0
        now = self._clock.now()
        bucket = self._buckets.get(sender)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_the_quiet(now)
            bucket = self._buckets[sender] = Bucket(self._burst, now)
        else:
            filled = bucket.tokens + (now - bucket.at) * self._rate
            bucket.tokens, bucket.at = min(filled, self._burst), now
        if bucket.tokens >= 1:
            bucket.tokens -= 1
            return 0
        return int((1 - bucket.tokens) / self._rate) + 1

    def _forget_the_quiet(self, now: Millis) -> None:
        full = self._burst / self._rate
        self._buckets = {s: b for s, b in self._buckets.items() if now - b.at < full}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


class Places:
    """So many places for each sender, each taken until it is left."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[Hashable] = Counter()

    def take(self, sender: Hashable) -> bool:
        """Take a place, if one is free."""
        if self._most and self._taken[sender] >= self._most:
            return False
        self._taken[sender] += 1
        return True

    def leave(self, sender: Hashable) -> None:
        """Leave a place."""
        self._taken[sender] -= 1
        if not self._taken[sender]:
            del self._taken[sender]
