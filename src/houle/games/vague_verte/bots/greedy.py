"""Drivers who never look ahead: the references by which the others are measured.

`Greedy` and `Pushy` are frozen, so that figures stay comparable: a test pins what they choose.
"""

from houle.bots.bot import ENDLESS, Patience, Silent
from houle.games.vague_verte.bots.imagining import VerteKnowledge, game_of
from houle.games.vague_verte.components import KIND, FaceName
from houle.games.vague_verte.moves import (
    Discard,
    DrawFromPile,
    Drive,
    Hinder,
    Signal,
    TakeFaceUp,
    VagueVerteMove,
)
from houle.games.vague_verte.roads import Road
from houle.games.vague_verte.rules import DRAW_FROM_PILE, TAKE_FACE_UP
from houle.kernel import Card, Chance, Seat, ZoneId

SPARED = (
    FaceName.DUCKS,
    FaceName.RED_SIGNAL,
    FaceName.BREAKDOWN,
    FaceName.AMBULANCE,
    FaceName.GREEN_SIGNAL,
    FaceName.TOW_TRUCK,
    FaceName.CAR,
)
"""What is laid aside first."""


FIRST_OF_ALL = 100.0
"""Added to what a driver would rather do than drive."""


class Greedy(Silent):
    """Drives whenever it can; else it hinders whoever is furthest; else it lays something aside.

    It takes the face-up card if that is what it lacks to go on. Equals are decided by its chance.
    """

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: VerteKnowledge) -> VagueVerteMove:
        moves = known.view.moves
        sight = Sight(known)
        if not known.view.public.drawn:
            wanted = TAKE_FACE_UP if sight.lacks_face_up() else DRAW_FROM_PILE
            return wanted if wanted in moves else moves[0]
        worths = [self.worth(sight, move) for move in moves]
        best = max(worths)
        equals = [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        return equals[self._chance.below(len(equals))]

    def worth(self, sight: "Sight", move: VagueVerteMove) -> float:
        """Roughly how much a move is liked."""
        return sight.worth(move)


class Pushy(Greedy):
    """As greedy, but a breakdown for somebody who is ahead comes before driving."""

    def worth(self, sight: "Sight", move: VagueVerteMove) -> float:
        worth = sight.worth(move)
        return worth + FIRST_OF_ALL if sight.stops_somebody_ahead(move) else worth


class Sight:
    """One view, by what it means for the player who has it."""

    def __init__(self, known: VerteKnowledge) -> None:
        self._view = view = known.view
        self._game = game_of(view.seats, view.options)
        self._me: Seat = int(view.viewer)
        self._hand = self._cards(self._game.seating.hands[self._me])
        self._roads = [self._road(seat) for seat in range(view.seats)]
        self._own = self._roads[self._me]

    def _cards(self, zone: ZoneId) -> tuple[Card, ...]:
        return self._view.zones[zone].cards  # type: ignore[return-value]

    def _road(self, seat: Seat) -> Road:
        street = self._cards(self._game.seating.streets[seat])
        return Road([*street], seat, self._view.public.signals, self._game.length)

    def lacks_face_up(self) -> bool:
        """Whether the face-up card would let this player go on, and no card in hand does."""
        shown = self._cards(self._game.seating.discard)
        return bool(shown) and self._helps(shown[0]) and not any(map(self._helps, self._hand))

    def _helps(self, card: Card) -> bool:
        own = self._own
        match KIND[card]:
            case FaceName.CAR:
                return own.takes_car(card, original=self._game.original)
            case FaceName.TOW_TRUCK:
                return own.broken_down
            case FaceName.AMBULANCE:
                return own.takes_ambulance() and own.barred
            case FaceName.GREEN_SIGNAL:
                return own.started and own.barred and not own.broken_down
            case _:
                return False

    def worth(self, move: VagueVerteMove) -> float:
        """Roughly how much a move is liked."""
        match move:
            case Drive(place):
                return 100.0 + (KIND[self._hand[place]] is not FaceName.AMBULANCE)
            case Hinder(place, owner):
                ducks = KIND[self._hand[place]] is FaceName.DUCKS
                return (50.0 if ducks else 60.0) + self._roads[owner].row
            case Signal(place, row):
                red = KIND[self._hand[place]] is FaceName.RED_SIGNAL
                return self._worth_of_red(row) if red else self._worth_of_green(row)
            case Discard(place):
                return float(-SPARED.index(KIND[self._hand[place]]))
            case DrawFromPile() | TakeFaceUp():
                return 0.0

    def stops_somebody_ahead(self, move: VagueVerteMove) -> bool:
        """Whether it is a breakdown for an opponent who is ahead of this player."""
        return (
            isinstance(move, Hinder)
            and KIND[self._hand[move.place]] is FaceName.BREAKDOWN
            and self._roads[move.owner].row > self._own.row
        )

    def _worth_of_green(self, row: int) -> float:
        return 90.0 if row == self._own.row and self._own.barred else -100.0

    def _worth_of_red(self, row: int) -> float:
        """It is laid where it stops the furthest opponent, but not this player."""
        others = [road.row for seat, road in enumerate(self._roads) if seat != self._me]
        return 70.0 if row == max(others) and row < self._own.row else -100.0
