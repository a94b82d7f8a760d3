"""Where a player stands, and what may be laid on the next square (V-20 to V-32)."""

from collections.abc import Sequence
from typing import Final

from houle.games.vague_verte.components import KIND, FaceName, match, same_colour
from houle.games.vague_verte.state import RedSignal
from houle.kernel import Card, Seat

CAR: Final = FaceName.CAR
BREAKDOWN: Final = FaceName.BREAKDOWN


class Road:
    """One player's street as it is now, and the red signals along it.

    Cards fill a street square by square, so a player stands on the row whose number is the number
    of cards there: 0 before the start (V-24). A breakdown that is not covered is always the last
    card, since nothing goes behind it (V-22, V-26, V-27).
    """

    __slots__ = ("_signals", "barred", "broken_down", "last", "length", "row", "started")

    def __init__(
        self, street: Sequence[Card], owner: Seat, signals: tuple[RedSignal, ...], length: int
    ) -> None:
        self.length = length
        self._signals = signals
        self.row = len(street)
        self.started = self.row > 0
        """V-21."""
        self.last: Card | None = street[-1] if street else None
        self.broken_down = self.last is not None and KIND[self.last] is BREAKDOWN
        """V-22: stopped until a tow truck comes."""
        self.barred = False
        """V-24: a signal at this row lets nobody go on who stands here; those further on can still
        be come up to, and those behind are passed. V-26: it does not bind whom an ambulance
        brought to it."""
        for signal in signals:
            if signal.row == self.row and signal.passed_by != owner:
                self.barred = True

    @property
    def goes_on(self) -> bool:
        """Whether the next square may be covered, by its owner or by others (V-22, V-24, V-31)."""
        return self.started and not self.broken_down and not self.barred

    def takes_car(self, car: Card, *, original: bool) -> bool:
        """V-20, V-22, V-24, after the start; with the original rule V-32."""
        return self.goes_on and (not original or self.matches(car))

    def matches(self, car: Card) -> bool:
        """V-32: a car matches a car; after anything else each car goes."""
        return self.last is None or KIND[self.last] is not CAR or match(car, self.last)

    def takes_tow_truck(self) -> bool:
        """V-23: whatever the signals say (V-24)."""
        return self.broken_down

    def takes_ambulance(self) -> bool:
        """V-26: where the next square or the one before it lies at a red signal."""
        return self.started and not self.broken_down and self.meets_red

    @property
    def meets_red(self) -> bool:
        return any(signal.row in {self.row, self.row + 1} for signal in self._signals)

    def takes_breakdown(self, breakdown: Card) -> bool:
        """V-22, V-28, V-31; on the last square too (V-28c)."""
        return self.goes_on and self.has_car_like(breakdown)

    def has_car_like(self, breakdown: Card) -> bool:
        """V-22: whether the last card is a car of this colour."""
        return (
            self.last is not None and KIND[self.last] is CAR and same_colour(breakdown, self.last)
        )

    def takes_ducks(self) -> bool:
        """V-27, V-28, V-31; not on the last square (V-28b)."""
        return self.goes_on and not self.ends_next

    @property
    def ends_next(self) -> bool:
        """Whether the next square is the last one."""
        return self.row + 1 == self.length
