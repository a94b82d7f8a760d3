"""Quiet hours, by the clock on somebody's wall."""

from datetime import UTC, datetime

import pytest

from houle.conformance.rules import rule
from houle.people.quiet import Quiet, quiet_until
from houle.tables.ports import Millis

NIGHT = Quiet(22 * 60, 8 * 60)
SIESTA = Quiet(13 * 60, 15 * 60)


def at(text: str) -> Millis:
    """A moment of the world's time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@rule("P-24")
@pytest.mark.parametrize(
    ("quiet", "zone", "now", "end"),
    [
        (NIGHT, "UTC", "2026-11-18T23:00", "2026-11-19T08:00"),
        (NIGHT, "UTC", "2026-11-18T03:00", "2026-11-18T08:00"),
        (NIGHT, "UTC", "2026-11-18T08:00", None),
        (NIGHT, "UTC", "2026-11-18T21:59", None),
        (NIGHT, "Europe/Paris", "2026-11-18T21:00", "2026-11-19T07:00"),
        (NIGHT, "Pacific/Tahiti", "2026-11-18T21:00", None),
        (NIGHT, "Pacific/Tahiti", "2026-11-18T09:00", "2026-11-18T18:00"),
        (SIESTA, "UTC", "2026-11-18T14:00", "2026-11-18T15:00"),
        (SIESTA, "UTC", "2026-11-18T15:00", None),
        (None, "UTC", "2026-11-18T23:00", None),
        (Quiet(60, 60), "UTC", "2026-11-18T01:00", None),
    ],
)
def test_quiet_hours_end_when_the_clock_there_says_so(
    quiet: Quiet | None, zone: str, now: str, end: str | None
) -> None:
    assert quiet_until(quiet, zone, at(now)) == (None if end is None else at(end))


@rule("P-24")
def test_the_night_in_which_clocks_change_ends_by_the_new_time() -> None:
    assert quiet_until(NIGHT, "Europe/Paris", at("2026-10-24T23:00")) == at("2026-10-25T07:00")
