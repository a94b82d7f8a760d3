"""Where a player stands, and what may be laid on the next square (V-20 to V-32)."""

from typing import Final

from houle.games.vague_verte.components import FOLLOWED_BY, KIND, STOPPED_BY, FaceName
from houle.games.vague_verte.state import RedSignal
from houle.kernel import Card, CardMask, Seat

BREAKDOWN: Final = FaceName.BREAKDOWN


def red_rows(signals: tuple[RedSignal, ...]) -> list[int]:
    """The rows beside which a red signal lies."""
    return [signal.row for signal in signals]


def binds(signal: RedSignal, owner: Seat) -> bool:
    """V-26: a signal does not bind whom an ambulance brought to it."""
    passed_by = signal.passed_by
    return passed_by is None or passed_by != owner


class Road:
    """One player's street as it is now, and the red signals along it.

    Cards fill a street square by square, so a player stands on the row whose number is the number
    of cards there: 0 before the start (V-24). A breakdown that is not covered is always the last
    card, since nothing goes behind it (V-22, V-26, V-27).
    """

    __slots__ = ("_signals", "barred", "broken_down", "last", "length", "row", "started")

    def __init__(
        self, street: list[Card], owner: Seat, signals: tuple[RedSignal, ...], length: int
    ) -> None:
        row = len(street)
        self.length = length
        self._signals = signals
        self.row = row
        self.started = row > 0
        """V-21."""
        self.last: Card | None = street[-1] if street else None
        self.broken_down = row > 0 and KIND[street[-1]] is BREAKDOWN
        """V-22: stopped until a tow truck comes."""
        self.barred = False
        """V-24: a signal at this row lets nobody go on who stands here; those further on can still
        be come up to, and those behind are passed."""
        for signal in signals:
            if signal.row == row and binds(signal, owner):
                self.barred = True

    @property
    def goes_on(self) -> bool:
        """Whether the next square may be covered, by its owner or by others (V-22, V-24, V-31)."""
        return self.started and not self.broken_down and not self.barred

    def takes_car(self, car: Card, *, original: bool) -> bool:
        """V-20, V-22, V-24; with the original rule V-32. V-21: the first car always goes."""
        if not self.started:
            return True
        return self.goes_on and (not original or self.matches(car))

    def matches(self, car: Card) -> bool:
        """V-32."""
        return self.last is None or FOLLOWED_BY[self.last] >> car & 1 != 0

    def takes_tow_truck(self) -> bool:
        """V-23: whatever the signals say (V-24)."""
        return self.broken_down

    def takes_ambulance(self) -> bool:
        """V-26: where the next square or the one before it lies at a red signal."""
        return self.started and not self.broken_down and self.meets_red

    @property
    def meets_red(self) -> bool:
        rows = red_rows(self._signals)
        return self.row in rows or self.row + 1 in rows

    @property
    def breakdowns(self) -> CardMask:
        """V-22, V-28, V-31: those that may be laid here; on the last square too (V-28c)."""
        last = self.last
        return STOPPED_BY[last] if last is not None and self.goes_on else 0

    def takes_breakdown(self, breakdown: Card) -> bool:
        return self.breakdowns >> breakdown & 1 != 0

    def takes_ducks(self) -> bool:
        """V-27, V-28, V-31; not on the last square (V-28b)."""
        return self.goes_on and not self.ends_next

    @property
    def ends_next(self) -> bool:
        """Whether the next square is the last one."""
        return self.row + 1 == self.length
