"""Signatures with a date, by the clock that is handed in."""

from functools import lru_cache
from hashlib import sha256

from itsdangerous import BadSignature, TimestampSigner

from houle.tables.ports import Clock

AT_HAND = 16384
"""So many are known again without looking at their signature."""


class DatedSigner(TimestampSigner):
    """Signs what holds for a while; of several secrets the last one signs, and all are known."""

    def __init__(self, clock: Clock, secrets: tuple[str, ...], salt: str) -> None:
        super().__init__(secrets, salt=salt, digest_method=sha256)
        self._clock = clock
        self._signed_at = lru_cache(AT_HAND)(self._read)

    def get_timestamp(self) -> int:
        return self._clock.now() // 1000

    def age(self, signed: str | bytes) -> int | None:
        """How many seconds ago one of our secrets signed this; `None` if none did."""
        at = self._signed_at(signed)
        return None if at is None else self.get_timestamp() - at

    def _read(self, signed: str | bytes) -> int | None:
        try:
            _, at = self.unsign(signed, return_timestamp=True)
        except BadSignature:
            return None
        return int(at.timestamp())
