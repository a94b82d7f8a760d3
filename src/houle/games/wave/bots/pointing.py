"""Which finger a surfer sets or takes back next, so that all of them tell the truth."""

from typing import Final

from houle.games.wave.bots.convention import Scene, finger_for
from houle.games.wave.bots.memory import Memory
from houle.games.wave.bots.sight import Sight, WaveKnowledge
from houle.games.wave.components import ANY_CARD
from houle.games.wave.course import next_place
from houle.games.wave.moves import Point, Unpoint, WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView
from houle.kernel import CardMask, Seat

NO_GUESS: Final[CardMask] = 0
"""For people, who take a finger for plain advice, there is nothing to be guessed."""


def next_finger(game: Wave, known: WaveKnowledge) -> WaveMove | None:
    """The first finger that is not as it should be, those before whoever is to play first."""
    view = known.view
    if view.public.turn >= view.seats and view.public.proposals[int(view.viewer)] is None:
        return None
    viewer: Seat = int(view.viewer)
    scene = scene_of(view)
    inward = [card for card in view.zone("inward", viewer) if card is not None]
    fingers = {
        (pointing.owner, pointing.place): pointing.advice
        for pointing in view.public.pointing
        if pointing.pointer == viewer
    }
    memory = Memory(game, known) if scene.counts_on_guesses else None
    owners = [seat for seat in range(view.seats) if seat != viewer]
    if view.seats == VAIMITI:
        owners.append(VAIMITI)
    owners.sort(key=lambda owner: owner != scene.turn)
    for owner in owners:
        row = view.zone("face-up" if owner >= view.seats else "outward", owner)
        guesses = [NO_GUESS] * len(row)
        if memory is not None and owner < view.seats and memory.may_share(owner):
            guesses = memory.guesses(owner)
        for place, (card, could_be) in enumerate(zip(row, guesses, strict=True)):
            if card is None:
                continue
            wanted = finger_for(scene, viewer, inward, owner, card, could_be)
            standing = fingers.get((owner, place))
            if wanted is not None and wanted is not standing:
                return Point(owner, place, wanted)
            if wanted is None and standing is not None:
                return Unpoint(owner, place)
    return None


def scene_of(view: WaveView) -> Scene:
    """What everybody knows of a table now."""
    public = view.public
    unlaid = ANY_CARD
    for card in view.zone("discard"):
        if card is not None:
            unlaid &= ~(1 << card)
    return Scene(
        fits=Sight(view).fits,
        order=2 * public.colours_inverted + public.numbers_inverted,
        unlaid=unlaid,
        turn=public.turn,
        follower=_follower(view),
        seats=view.seats,
        shown=not (view.options.strict or view.options.open_mistakes),
    )


def _follower(view: WaveView) -> int:
    """Whose turn comes after this one, if the direction stays."""
    places = VAIMITI + 1 if view.seats == VAIMITI else view.seats
    holders = {zone.owner for zone in view.zones if zone.owner is not None and zone.cards}
    holding = sum(1 << holder for holder in holders)
    return next_place(view.public.turn, view.public.direction, holding, places)
