"""A model of a person who takes fingers at their word; a frozen reference, not for tables.

Plays a card it is told to play, leaves one it is told to keep for last, and otherwise plays the
hardest of the inward cards that fit. Before whoever is to play it points in the same way: "keep" at
what it could not follow as the next, "play" at the hardest of the other cards that fit.
"""

from houle.bots.bot import ENDLESS, Patience
from houle.games.wave.bots.sight import Sight, WaveKnowledge
from houle.games.wave.components import BEATS
from houle.games.wave.moves import (
    Advice,
    Discard,
    LayDown,
    Point,
    Propose,
    Side,
    Unpoint,
    WaveMove,
)
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView
from houle.kernel import Card, Place

WORTH_A_FINGER = 0.9
"""A card is pointed at if it is this hard, measured by the average of those that may fit."""


class Literal:
    """Does what fingers say, and means by its own what they say."""

    def __init__(self, chance: object, patience: Patience = ENDLESS) -> None:
        """Nothing is left to chance, and nothing takes long."""

    def choose(self, known: WaveKnowledge) -> WaveMove:
        view = known.view
        sight = Sight(view)
        votes = _votes(view)
        return max(view.moves, key=lambda move: _worth(view, sight, votes, move))

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        return literal_finger(known)


def literal_finger(known: WaveKnowledge) -> WaveMove | None:
    """The next finger of somebody who means what it says."""
    view = known.view
    viewer, owner = int(view.viewer), view.public.turn
    if owner >= view.seats or owner == viewer:
        return None
    wanted = _wanted(view, viewer, owner)
    standing = {
        pointing.place: pointing.advice
        for pointing in view.public.pointing
        if (pointing.pointer, pointing.owner) == (viewer, owner)
    }
    for place, advice in standing.items():
        if place not in wanted:
            return Unpoint(owner, place)
        if wanted[place] is not advice:
            return Point(owner, place, wanted[place])
    for place, advice in wanted.items():
        if place not in standing:
            return Point(owner, place, advice)
    return None


def _wanted(view: WaveView, viewer: int, owner: int) -> dict[Place, Advice]:
    sight = Sight(view)
    order = 2 * view.public.colours_inverted + view.public.numbers_inverted
    inward = [card for card in view.zone("inward", viewer) if card is not None]
    follows = (owner + view.public.direction) % view.seats == viewer
    wanted: dict[Place, Advice] = {}
    suiting: list[tuple[int, Place]] = []
    for place, card in enumerate(view.zone("outward", owner)):
        if card is None or not sight.fits >> card & 1:
            continue
        if follows and not any(BEATS[order][card] >> own & 1 for own in inward):
            wanted[place] = Advice.KEEP
        else:
            suiting.append((sight.hardness[card], place))
    if suiting:
        hardest, place = max(suiting)
        unseen = sight.hardness_of_unseen()
        if not unseen or hardest >= WORTH_A_FINGER * sum(unseen) / len(unseen):
            wanted[place] = Advice.PLAY
    return wanted


def _votes(view: WaveView) -> dict[Place, int]:
    """What fingers on the own cards come to: one more for each "play", one less for each "keep"."""
    votes: dict[Place, int] = {}
    for pointing in view.public.pointing:
        if pointing.owner == view.viewer:
            vote = 1 if pointing.advice is Advice.PLAY else -1
            votes[pointing.place] = votes.get(pointing.place, 0) + vote
    return votes


def _worth(
    view: WaveView, sight: Sight, votes: dict[Place, int], move: WaveMove
) -> tuple[int, int]:
    """How good a kind of move is, and how good the move is among its kind."""

    def hardness(card: Card | None) -> int:
        return 0 if card is None else sight.hardness[card]

    match move:
        case Propose() if move in view.public.proposals:
            return 9, 0
        case Propose(place, face_down):
            return 5 - 3 * face_down, hardness(view.zone("face-up", VAIMITI)[place])
        case Discard(Side.OUTWARD, place):
            vote = votes.get(place, 0)
            return 6 if vote > 0 else 2 if vote < 0 else 3, vote
        case Discard(Side.INWARD, place):
            return 5, hardness(view.zone("inward", int(view.viewer))[place])
        case LayDown(Side.INWARD, place):
            return 1, hardness(view.zone("inward", int(view.viewer))[place])
        case LayDown():
            return 1, 0
        case _:
            return 0, 0
