"""When bots answer: at moments that do not depend on what they hold.

A bot that has one move only knows it at once, and one that has a choice thinks; whoever measured
that would know its hand. So answers wait for the next moment of a grid, and bots stop thinking
before its first one.
"""

from collections import defaultdict, deque
from functools import partial

from houle.tables.ports import Millis

SLOT: Millis = 500
"""Between two moments. In compiled code 99 of 100 thoughts of any expert are shorter."""
HANDING_OVER: Millis = 100
"""So long before the first moment a thought ends, so that the answer is there in time."""
LONGEST_THOUGHT: Millis = 4000
"""After so long a bot answers with the best it has found, on whatever grid."""


def moment(began: Millis, pause: Millis, slot: Millis, now: Millis) -> Millis:
    """When an answer is given that is known now; with slots of no length as soon as may be."""
    first = began + max(pause, slot)
    late = now - first
    if late <= 0:
        return first
    return first + -(-late // slot) * slot if slot else now


REMEMBERED = 32
"""So many answers of bots of a kind count for the next one."""
MOST_ALIKE: Millis = 2 * SLOT
"""So late they make one another at most. Thoughts end before the first moment, so whoever is later
than this has waited for a place to think, and that wait is the same with a choice and without."""


class Lateness:
    """Where thoughts take longer than they should, all bots of a kind are late alike.

    Else a busy machine would tell who has a choice: whoever has none is in time all the same.
    """

    def __init__(self) -> None:
        self._late: defaultdict[str, deque[Millis]] = defaultdict(
            partial(deque[Millis], maxlen=REMEMBERED)
        )

    def shared(self, bot: str, late: Millis) -> Millis:
        """How late a bot is to be that is so late by itself: as late as the latest not long ago."""
        self._late[bot].append(min(late, MOST_ALIKE))
        return max(late, *self._late[bot])


def time_to_think(pause: Millis, slot: Millis) -> Millis:
    """How long a bot may think; the same whatever it has to think about."""
    return min(LONGEST_THOUGHT, max(pause, slot) - HANDING_OVER) if slot else LONGEST_THOUGHT
