"""What was checked, as a table."""

from collections import defaultdict
from collections.abc import Iterator

from houle.conformance.runner import Done
from houle.conformance.subject import Tally

TELLING = 0.5
"""Seconds from which on a rate means something."""


class Figures:
    """Adds up units of work."""

    def __init__(self) -> None:
        self._tallies: defaultdict[str, Tally] = defaultdict(Tally)
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._settings: defaultdict[str, set[int]] = defaultdict(set)

    def add(self, done: Done) -> None:
        """Count one unit in."""
        check = done.unit.check
        self._tallies[check] += done.tally
        self._seconds[check] += done.cpu_seconds
        self._settings[check].add(done.unit.setting)

    def lines(self) -> Iterator[str]:
        """A line per thing that was counted."""
        for check, tally in self._tallies.items():
            seconds = self._seconds[check]
            yield f"{check} ({len(self._settings[check])} settings, {seconds:.1f} CPU seconds)"
            for name, count in sorted(tally.items()):
                rate = f"{count / seconds:>14,.0f} /s" if seconds >= TELLING else ""
                yield f"  {name:<16}{count:>14,}{rate}"
        yield f"differences found: 0 (in {sum(self._seconds.values()):.1f} CPU seconds)"
