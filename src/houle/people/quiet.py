"""Hours in which somebody wants to hear nothing, by the clock on their wall."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

import msgspec

from houle.tables.ports import Millis

MINUTES_A_DAY = 24 * 60


class Quiet(msgspec.Struct, frozen=True):
    """From when to when, in minutes after midnight; over midnight if it ends before it begins."""

    begins: int
    ends: int


@lru_cache(1024)
def knows_zone(zone: str) -> bool:
    """Whether it is known here what time it is there."""
    try:
        ZoneInfo(zone)
    except (ValueError, OSError, LookupError):
        return False
    return True


def quiet_until(quiet: Quiet | None, zone: str, now: Millis) -> Millis | None:
    """When the quiet hours end that a moment falls into; `None` if it falls into none."""
    if quiet is None or quiet.begins == quiet.ends or not knows_zone(zone):
        return None
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))
    minute = there.hour * 60 + there.minute
    if (minute - quiet.begins) % MINUTES_A_DAY >= (quiet.ends - quiet.begins) % MINUTES_A_DAY:
        return None
    day = there.date() + timedelta(days=minute >= quiet.ends)
    hour, minute = divmod(quiet.ends, 60)
    end = datetime(day.year, day.month, day.day, hour, minute, tzinfo=there.tzinfo)
    return int(end.timestamp() * 1000)
