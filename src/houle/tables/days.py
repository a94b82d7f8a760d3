"""The days of the house, and the secret of each: one calendar for the whole world (T-90).

docs/fair-deals.md describes to the byte what follows from a day's secret.
"""

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, TypeAlias

from houle.kernel import Seat
from houle.tables.fair import Seed
from houle.tables.ports import Millis

Day: TypeAlias = str
"""A date, as in "2026-11-19"."""

DAY_SCHEME = "houle-day-1"
DAY_SEAT: Final[Seat] = 0
"""Where everybody sits who plays a deal of the day (T-90)."""
UNTIL_OPENED: Final[Millis] = 60 * 1000
"""So long after its end a day is opened: by then the clocks of all nodes agree that it is over."""


def day_at(moment: Millis) -> Day:
    """The day at a moment: it begins at midnight UTC, wherever somebody is."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def next_day(day: Day, count: int = 1) -> Day:
    """The day after, or so many days later."""
    return (date.fromisoformat(day) + timedelta(days=count)).isoformat()


def end_of(day: Day) -> Millis:
    """The moment at which a day is over."""
    midnight = datetime.combine(date.fromisoformat(next_day(day)), datetime.min.time(), UTC)
    return int(midnight.timestamp()) * 1000


def is_sealed(day: Day | None, now: Millis) -> bool:
    """Whether what a day's deals hold is still secret (T-92)."""
    return day is not None and now < end_of(day) + UNTIL_OPENED


def named(day: Day) -> str:
    """What stands for a day where otherwise a table stands: in commitments, and in the vault."""
    return f"day-{day}"


def seed_of_day(secret: Seed, day: Day, game: str) -> Seed:
    """The seed of a game's deal of the day."""
    return Seed(_derived(secret, day, game))


def day_commitment(secret: Seed, day: Day) -> str:
    """What is shown the day before: it fixes all deals of the day and tells nothing of them."""
    return sha256(_joined(DAY_SCHEME, day) + secret.reveal()).hexdigest()


def bot_chance(seed: Seed, seat: int, known: bytes) -> str:
    """The chance of a bot at a decision: the same wherever it knows the same of the same deal."""
    key = hmac.digest(seed.reveal(), _joined(DAY_SCHEME, "bots"), "sha256")
    return hmac.digest(key, bytes([seat]) + sha256(known).digest(), "sha256").hex()


def _derived(secret: Seed, *names: str) -> bytes:
    return hmac.digest(secret.reveal(), _joined(DAY_SCHEME, *names), "sha256")


def _joined(*names: str) -> bytes:
    return b"".join(name.encode() + b"\0" for name in names)
