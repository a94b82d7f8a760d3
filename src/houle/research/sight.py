"""A projection as a vector of numbers whose layout is the same throughout a game.

It is made from the projection and from nothing else.
"""

from typing import Any, NamedTuple

from houle.kernel import Game, View
from houle.research.facts import Put, slots_for
from houle.research.shapes import hints_of, shape_of


class Part(NamedTuple):
    """Some slots of the vector, and what they tell."""

    name: str
    start: int
    size: int


class Sight:
    """How the vector of a game is laid out, and how it is filled.

    In order: who looks, one slot for each seat; whom the game waits for, likewise; for each zone a
    slot for each card, and one for how many lie there face away; then the public record.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.parts: list[Part] = []
        self.size = 0
        self._seats = game.seats
        self._slots = {card: slot for slot, card in enumerate(game.layout.cards)}
        self._add("viewer", game.seats)
        self._add("waited for", game.seats)
        self._zones: list[tuple[int, bool]] = []
        for zone in game.layout.zones:
            name = zone.name if zone.owner is None else f"{zone.name} {zone.owner}"
            self._zones.append((self._add(name, len(self._slots)), zone.ordered))
            self._add(f"{name}, face away", 1)
        self._facts: list[tuple[str, int, Put]] = []
        for name, hint in hints_of(type(game.first_record())).items():
            slots = slots_for(shape_of(game, hint))
            self._facts.append((name, self._add(name, slots.size), slots.put))

    def _add(self, name: str, size: int) -> int:
        start = self.size
        self.parts.append(Part(name, start, size))
        self.size += size
        return start

    def vector(self, view: View[Any, Any, Any]) -> list[float]:
        """What a viewer sees, as numbers."""
        out = [0.0] * self.size
        if view.viewer in range(self._seats):
            out[int(view.viewer)] = 1.0
        for seat in view.to_act:
            out[self._seats + seat] = 1.0
        for zone, (start, ordered) in zip(view.zones, self._zones, strict=True):
            self._put_cards(out, start, zone.cards, ordered=ordered)
        for name, start, put in self._facts:
            put(out, start, getattr(view.public, name))
        return out

    def _put_cards(
        self, out: list[float], start: int, cards: tuple[int | None, ...], *, ordered: bool
    ) -> None:
        """For each card its place counted from the top; 1 where places mean nothing."""
        for place, card in enumerate(cards):
            if card is None:
                out[start + len(self._slots)] += 1.0
            else:
                out[start + self._slots[card]] = float(len(cards) - place) if ordered else 1.0
