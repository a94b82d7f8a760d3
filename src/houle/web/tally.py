"""How often a node had to say no, by what it was about. It knows neither who asked nor for what."""

from collections import Counter
from enum import StrEnum

BOTS = "/bots"


class No(StrEnum):
    """What is counted."""

    LIMIT = "requests over a limit"
    AWAY = "requests while the store was away"
    WORKER = "workers without our token"
    MALFORMED = "requests that were no HTTP or too large"


class Tally:
    """Counts, for ever and since it was last asked."""

    def __init__(self) -> None:
        self.all: Counter[No] = Counter()
        self._told: Counter[No] = Counter()

    def note(self, status: int, path: str) -> None:
        """An answer was given."""
        match status:
            case 429:
                self.all[No.LIMIT] += 1
            case 503:
                self.all[No.AWAY] += 1
            case 403 if BOTS in path:
                self.all[No.WORKER] += 1

    def since_last(self) -> dict[No, int]:
        """What has come together since this was asked before."""
        fresh = self.all - self._told
        self._told = self.all.copy()
        return dict(fresh)
