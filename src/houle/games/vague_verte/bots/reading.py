"""What the others seem to lack: who could go on with a card and did not, hardly holds it."""

from houle.games.vague_verte.bots.imagining import VerteKnowledge, game_of
from houle.games.vague_verte.bots.kinds import ALIKE, AMBULANCE, CAR, GREEN_SIGNAL, TOW_TRUCK
from houle.games.vague_verte.bots.matching import next_cars
from houle.games.vague_verte.components import KIND, FaceName
from houle.games.vague_verte.roads import binds
from houle.games.vague_verte.words import Happening
from houle.kernel import Happened, Moved, Seat


def seem_to_lack(known: VerteKnowledge) -> list[int]:
    """For each seat, as bits, the cards that it did without in its latest turn."""
    view = known.view
    return [
        0 if seat == view.viewer else _Reading(known, seat).lacks() for seat in range(view.seats)
    ]


class _Reading:
    """One opponent's latest turn, found by going back from now."""

    def __init__(self, known: VerteKnowledge, seat: Seat) -> None:
        self._known = known
        self._seat = seat
        game = game_of(known.view.seats, known.view.options)
        self._original = game.original
        self._hand = game.seating.hands[seat]
        self._street = game.seating.streets[seat]
        self._reds = {s.row for s in known.view.public.signals if binds(s, seat)}
        self._squares = [*known.view.zones[self._street].cards]

    def lacks(self) -> int:
        for moment in reversed(self._known.told):
            for step in reversed(moment.steps):
                if isinstance(step, Happened):
                    self._take_back_signal(step)
                elif isinstance(step, Moved):
                    if step.origin == self._hand:
                        return 0 if step.target == self._street else self._needed()
                    if step.target == self._street:
                        self._squares.pop()
        return 0

    def _take_back_signal(self, step: Happened) -> None:
        row = step.facts.get("row")
        if step.name == Happening.TURNED_RED:
            self._reds -= {row}
        elif step.name == Happening.TURNED_GREEN and isinstance(row, int):
            self._reds |= {row}

    def _needed(self) -> int:
        """What would have helped this player to go on."""
        if not self._squares:
            return 0
        last = self._squares[-1]
        if last is not None and KIND[last] is FaceName.BREAKDOWN:
            return ALIKE[TOW_TRUCK]
        if len(self._squares) in self._reds:
            return ALIKE[GREEN_SIGNAL] | ALIKE[AMBULANCE]
        if self._original and last is not None:
            return next_cars(last)
        return ALIKE[CAR]
