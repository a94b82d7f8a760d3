"""All that a seat knows, as one value: what it sees, what it saw happen, what could be.

A player made of code gets this and nothing else. It is made of plain data, so that it can travel,
and of nothing that the seat could not know: two tables that a seat cannot tell apart give it equal
knowledge.
"""

from collections.abc import Sequence
from typing import Any, Generic

import msgspec

from houle.kernel.chance import Chance
from houle.kernel.game import Game, M, O
from houle.kernel.projection import View, project, seen_steps
from houle.kernel.steps import RawStep, Step
from houle.kernel.table import P, Table
from houle.kernel.tracked import Doubt, TrackedTable
from houle.kernel.worlds import WorldDealer, in_neutral_order, nearly_sure
from houle.kernel.zones import Card, Layout, Seat, SeatMask, ZoneId


class Moment(msgspec.Struct, frozen=True):
    """One thing that happened: whose move it was, and what a seat saw of it."""

    seat: Seat | None
    """Nobody dealt."""
    steps: tuple[Step, ...]


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """A place where a card lies."""

    card: Card | None
    """The card, if the seat knows that it lies here."""
    known_by: SeatMask
    """Who knows it."""
    faces: tuple[Card, ...] | None = None
    """The cards of which it must be one, if the seat found out so much."""


class Mind(msgspec.Struct, frozen=True):
    """What a seat can tell of where the cards are; enough to imagine tables that agree with it."""

    zones: tuple[tuple[Slot, ...], ...]
    unseen: tuple[Card, ...]
    """The cards that lie where the seat does not know, in their own order."""
    doubts: tuple[Doubt, ...]


class Knowledge(msgspec.Struct, Generic[P, M, O], frozen=True):
    """All that a seat knows."""

    view: View[P, M, O]
    told: Sequence[Moment]
    """Everything that happened, as the seat saw it, from the deal on."""
    mind: Mind
    people: tuple[Seat, ...] = ()
    """The seats of people, which everybody at a table knows; all others are bots."""


class Story:
    """What has happened at a table. Holds its secrets, and tells each seat what it saw."""

    def __init__(self, layout: Layout, dealt: Sequence[RawStep]) -> None:
        self._layout = layout
        self._moments: list[tuple[Seat | None, tuple[RawStep, ...]]] = [(None, tuple(dealt))]
        self._told: dict[Seat, list[Moment]] = {}

    def add(self, seat: Seat, steps: Sequence[RawStep]) -> None:
        """A move, and the steps it was made of."""
        self._moments.append((seat, tuple(steps)))

    def copy(self) -> "Story":
        """The same story, to be told on without touching this one."""
        other = Story(self._layout, ())
        other._moments = self._moments[:]
        other._told = {seat: told[:] for seat, told in self._told.items()}
        return other

    def told_to(self, seat: Seat) -> tuple[Moment, ...]:
        """What a seat saw of it."""
        told = self._told.setdefault(seat, [])
        for actor, steps in self._moments[len(told) :]:
            told.append(Moment(actor, tuple(seen_steps(self._layout, steps, 1 << seat))))
        return tuple(told)


def know(
    game: Game[P, M, O],
    table: TrackedTable[P],
    seat: Seat,
    story: Story,
    people: tuple[Seat, ...] = (),
) -> Knowledge[P, M, O]:
    """All that a seat knows of a table, of its story and of who sits there."""
    view, told, mind = project(game, table, seat), story.told_to(seat), mind_of(table, seat)
    return Knowledge(view, told, mind, people)


class Worlds(Generic[P]):
    """Tables that could be the real one, for all that a seat knows."""

    def __init__(self, game: Game[P, Any, Any], knowledge: Knowledge[P, Any, Any]) -> None:
        seat: Seat = int(knowledge.view.viewer)
        table = _imagined(game.layout, knowledge.view.public, knowledge.mind, seat)
        self._dealer = WorldDealer(game, table, seat)

    def draw(self, chance: Chance) -> Table[P]:
        """One of them, each as likely as any other, to play on in the head."""
        return self._dealer.imagine(chance)


def mind_of(table: TrackedTable[P], seat: Seat) -> Mind:
    """What a seat can tell of where the cards are."""
    bit = 1 << seat
    learned = table.learned[seat] if table.learned else {}
    doubts = tuple(doubt for doubt in table.doubts if doubt.seat == seat)
    sure = nearly_sure(table.known, doubts)
    neutral = in_neutral_order(table, sure, seat, learned, doubts)
    eyes = table.eyes
    unseen = sorted(
        card
        for zone in table.layout.hidden_from[seat]
        for card in table.zones[zone]
        if not sure[card] & bit
    )

    def slot(zone: ZoneId, card: Card) -> Slot:
        if eyes[zone] & bit or sure[card] & bit:
            return Slot(card, table.known[card])
        faces = learned.get(card)
        if faces is None:
            return Slot(None, table.known[card])
        return Slot(None, table.known[card], tuple(face for face in unseen if faces >> face & 1))

    return Mind(
        tuple(
            tuple([slot(zone, card) for card in cards]) for zone, cards in enumerate(neutral.zones)
        ),
        tuple(unseen),
        doubts,
    )


def _imagined(layout: Layout, public: P, mind: Mind, seat: Seat) -> TrackedTable[P]:
    """A table that fits a mind; the cards it knows nothing of lie in their own order."""
    unseen = iter(mind.unseen)
    known: list[SeatMask] = [0] * layout.span
    learned: dict[Card, int] = {}
    zones: list[list[Card]] = []
    for slots in mind.zones:
        cards = [next(unseen) if slot.card is None else slot.card for slot in slots]
        for card, slot in zip(cards, slots, strict=True):
            known[card] = slot.known_by
            if slot.faces is not None:
                learned[card] = sum(1 << face for face in slot.faces)
        zones.append(cards)
    minds = [learned if other == seat else {} for other in range(layout.seats)]
    return TrackedTable(layout, public.__copy__(), zones, known, None, minds, mind.doubts)
