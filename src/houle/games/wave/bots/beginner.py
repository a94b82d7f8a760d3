"""Somebody who learns to surf: overlooks a card, and forgets to take a finger back."""

from houle.bots.bot import ENDLESS, Patience
from houle.games.wave.bots.sight import Sight, WaveKnowledge
from houle.games.wave.moves import Advice, Discard, LayDown, Point, Propose, Side, WaveMove
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView
from houle.kernel import Card, Chance

OVERLOOKS = 4
"""One card in so many is overlooked."""
SPEAKS = 3
"""One thought in so many is said."""


class Beginner:
    """Plays a hard card of its own or what a finger asks for, and does not think of the next."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: WaveKnowledge) -> WaveMove:
        view = known.view
        moves = [move for move in view.moves if isinstance(move, Discard | LayDown | Propose)]
        if not moves:
            return view.moves[0]
        noticed = [move for move in moves if self._chance.below(OVERLOOKS)] or moves
        worths = [_worth(view, move) for move in noticed]
        return noticed[worths.index(max(worths))]

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        """Now and then one finger on a hard card that fits, which then stays there."""
        view = known.view
        owner = view.public.turn
        pointed = any(
            (pointing.pointer, pointing.owner) == (view.viewer, owner)
            for pointing in view.public.pointing
        )
        if owner >= view.seats or pointed or self._chance.below(SPEAKS):
            return None
        sight = Sight(view)
        fitting = [
            (sight.hardness[card], place)
            for place, card in enumerate(view.zone("outward", owner))
            if card is not None and sight.fits >> card & 1
        ]
        return Point(owner, max(fitting)[1], Advice.PLAY) if fitting else None


def _worth(view: WaveView, move: Discard | LayDown | Propose) -> tuple[int, int]:
    """Face up before face down; a finger before the own hard cards; unknown cards last."""
    match move:
        case Propose(place, face_down):
            agreed = move in view.public.proposals
            hard = _hardness(view, view.zone("face-up", VAIMITI)[place])
            return 2 * agreed - face_down, hard
        case Discard(Side.INWARD, place):
            return 1, _hardness(view, view.zone("inward", view.public.turn)[place])
        case Discard(Side.OUTWARD, place):
            return (1, 18) if _asked_for(view, place) else (0, 0)
        case LayDown(Side.INWARD, place):
            return -1, -_hardness(view, view.zone("inward", view.public.turn)[place])
        case _:
            return -1, 0


def _hardness(view: WaveView, card: Card | None) -> int:
    return 0 if card is None else Sight(view).hardness[card]


def _asked_for(view: WaveView, place: int) -> bool:
    return any(
        (pointing.owner, pointing.place, pointing.advice) == (view.viewer, place, Advice.PLAY)
        for pointing in view.public.pointing
    )
