"""How much one sender may ask for: a bucket of tokens each, filled at a steady rate."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeAlias

import msgspec

from houle.tables.ports import Clock, Millis

MOST_BUCKETS = 50_000

Leave: TypeAlias = Callable[[], None]


class Limits(msgspec.Struct, frozen=True):
    """Requests a second, and how many at once; none at all where the rate is 0."""

    guest_rate: float = 20
    guest_burst: float = 60
    address_rate: float = 100
    """For all who share an address, whether they show a token or not."""
    address_burst: float = 400
    guest_streams: int = 40
    """Live streams at once; 0 is any number."""
    address_streams: int = 200
    address_guests: int = 200
    """New guests within an hour, counted by all nodes together, as are tables and games."""
    guest_tables: int = 60
    address_tables: int = 600
    guest_games: int = 60
    address_games: int = 600
    address_recoveries: int = 30
    guest_exports: int = 6
    address_exports: int = 60
    guest_reasons: int = 300
    address_reasons: int = 1500
    guest_reports: int = 10
    address_reports: int = 60
    guest_faults: int = 20
    """Faults reported within a day."""
    address_faults: int = 100
    guest_clubs: int = 10
    address_clubs: int = 100
    guest_mails: int = 5
    """Mails to confirm an address, within a day, as are those to one address."""
    address_mails: int = 50
    mailbox_mails: int = 3
    guest_open: int = 30
    """Tables at once that were opened and not started, counted by all nodes together too."""
    address_open: int = 300
    guest_running: int = 100
    """Games at once that are played and not asleep, of tables that somebody opened."""
    address_running: int = 1000


NO_LIMITS = Limits(**dict.fromkeys(Limits.__struct_fields__, 0))


class Bucket(msgspec.Struct):
    """What is left, and since when."""

    tokens: float
    at: Millis


class Buckets:
    """One bucket for each sender. Where there are too many, who was quiet longest is forgotten."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock = clock
        self._rate = rate / 1000
        self._burst = burst
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def wait(self, sender: Hashable) -> Millis:
        """Take a token: 0, or if there is none how long to wait for one."""
        if not self._rate:
            return 0
        now = self._clock.now()
        bucket = self._buckets.get(sender)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.popitem(last=False)
            bucket = self._buckets[sender] = Bucket(self._burst, now)
        else:
            filled = bucket.tokens + (now - bucket.at) * self._rate
            bucket.tokens, bucket.at = min(filled, self._burst), now
            self._buckets.move_to_end(sender)
        if bucket.tokens >= 1:
            bucket.tokens -= 1
            return 0
        return int((1 - bucket.tokens) / self._rate) + 1


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


class StreamPlaces:
    """Places for live streams, of each guest and of each address."""

    def __init__(self, limits: Limits) -> None:
        self._guests = Places(limits.guest_streams)
        self._addresses = Places(limits.address_streams)

    def take(self, guest: Hashable | None, address: Hashable) -> Leave | None:
        """Take a place in both, if there is one, and say how to leave it."""
        if guest is not None and not self._guests.take(guest):
            return None
        if not self._addresses.take(address):
            if guest is not None:
                self._guests.leave(guest)
            return None
        return partial(self._leave, guest, address)

    def _leave(self, guest: Hashable | None, address: Hashable) -> None:
        if guest is not None:
            self._guests.leave(guest)
        self._addresses.leave(address)
