"""How long the turns of a node's loop took, and what somebody who came at any time waited."""

import msgspec

SURE = 1e-7


class Noted(msgspec.Struct, frozen=True):
    """What was noted of a stretch of time; turns in nanoseconds."""

    seconds: float
    count: int
    short: int
    """What all turns too short to be listed took together."""
    long: list[int]

    @property
    def busy(self) -> float:
        """The share of the time in which the loop was busy, as if the machine were its own."""
        return (self.short + sum(self.long)) / 1e9 / self.seconds

    @property
    def longest(self) -> float:
        """The longest turn, in milliseconds."""
        return max(self.long, default=0) / 1e6

    def wait(self, share: float) -> float:
        """What so many of those who come at any time wait at most for their turn, in milliseconds.

        Whoever comes in a turn waits for its rest.
        """
        low, high = 0.0, float(max(self.long, default=0))
        while high - low > SURE * (1 + high):
            middle = (low + high) / 2
            waiting = sum(took - middle for took in self.long if took > middle)
            if waiting > (1 - share) * self.seconds * 1e9:
                low = middle
            else:
                high = middle
        return high / 1e6
