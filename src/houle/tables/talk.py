"""What people say at a table: a few words that everybody reads in their own language (T-53)."""

from enum import StrEnum

import msgspec

from houle.kernel import Seat
from houle.tables.ports import Millis

MOST_AT_ONCE = 5
WITHIN: Millis = 10_000
"""So many things one player says in this time, and no more (T-55)."""


class Remark(StrEnum):
    """All that can be said. Logs name them: none is ever taken away."""

    SMILE = "smile"
    LAUGH = "laugh"
    WOW = "wow"
    SAD = "sad"
    HEART = "heart"
    BRAVO = "bravo"
    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    NICE_MOVE = "nice-move"
    WELL_PLAYED = "well-played"
    THANK_YOU = "thank-you"
    SORRY = "sorry"
    NO_PROBLEM = "no-problem"
    ONE_MOMENT = "one-moment"
    TAKE_YOUR_TIME = "take-your-time"
    THAT_WAS_CLOSE = "that-was-close"
    ONE_MORE = "one-more"
    GOODBYE = "goodbye"


class Talk(msgspec.Struct, frozen=True):
    """When each seat spoke lately: enough to know whether somebody says too much."""

    latest: tuple[tuple[Seat, Millis | None], ...] = ()
    """Without a time, as long as it is not written."""

    def after(self, seat: Seat, at: Millis | None) -> "Talk":
        """The same with one more thing said."""
        own = [said for said in self.latest if said[0] == seat]
        others = [said for said in self.latest if said[0] != seat]
        return Talk((*others, *own[1 - MOST_AT_ONCE :], (seat, at)))

    def stamped(self, at: Millis) -> "Talk":
        """The same, once it is known when the latest was written."""
        if not self.latest or self.latest[-1][1] is not None:
            return self  # something else was written
        seat, _ = self.latest[-1]
        return Talk((*self.latest[:-1], (seat, at)))

    def is_enough(self, seat: Seat, now: Millis) -> bool:
        """Whether whoever sits there has said enough for the moment."""
        lately = [
            then for said, then in self.latest if said == seat and (then or now) > now - WITHIN
        ]
        return len(lately) >= MOST_AT_ONCE
