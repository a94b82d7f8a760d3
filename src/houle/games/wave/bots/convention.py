"""What fingers mean among surfers who know each other; people may take them for plain advice.

"Play this" stands on a card that fits and that the pointer could follow well, or that will be hard
to play later; "keep this" on one that the pointer could not follow, or that will always be easy.
Whoever plays next speaks of following, the others of hard and easy. No finger says something too:
in front of somebody who is not to play it says that the card would not fit now.

With two players there is nobody else to speak: the partner says whether a card is harder or easier
than one would think by now, and when hardly anything is left to guess, how well it could be
followed.

A finger never names a colour or a number, and it means the same however it came to stand there.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from houle.games.wave.bots.sight import HARDNESS
from houle.games.wave.components import ANY_CARD, BEATS, SURF_CARDS
from houle.games.wave.moves import Advice
from houle.kernel import Card, CardMask, Seat

MANY: Final = 5
"""As many cards as a hand may hold."""

WELL: Final = 2
"""So many answers are enough to say that a card suits the pointer well."""

VAGUE: Final = 2
"""With two players a card that could be more than these is spoken of as hard or easy."""

EASIEST_FIRST: Final = tuple(
    tuple(card for _, card in sorted((hardness[card], card) for card in SURF_CARDS))
    for hardness in HARDNESS
)

FINGERS: Final = (None, Advice.PLAY, Advice.KEEP)


class Scene(NamedTuple):
    """What everybody knows at a moment in which fingers may be set."""

    fits: CardMask
    """The cards that could be played face up."""
    order: int
    """As in `BEATS`."""
    unlaid: CardMask
    """The cards that do not lie face up in the middle."""
    turn: int
    follower: int
    """Whose turn comes next, if the direction stays."""
    seats: int
    shown: bool
    """Whether whoever is to play is shown which outward cards fit (W-27)."""

    @property
    def counts_on_guesses(self) -> bool:
        """Whether fingers speak of what is left to guess: where nobody else is there to speak."""
        return self.seats == 2 and self.shown


class Meaning(NamedTuple):
    """What a finger tells."""

    faces: CardMask
    """The card is one of these."""
    low: int
    high: int
    """So many of the pointer's inward cards are higher than it."""


NOTHING: Final = Meaning(ANY_CARD, 0, MANY)
NO_ANSWER: Final = Meaning(ANY_CARD, 0, 0)
AN_ANSWER: Final = Meaning(ANY_CARD, 1, MANY)


def meaning(
    scene: Scene,
    pointer: Seat,
    inward: int,
    owner: int,
    finger: Advice | None,
    *,
    fit: bool,
    could_be: CardMask = ANY_CARD,
) -> Meaning | None:
    """What it means that a finger, or none, is on a card; `None` if nobody would point like that.

    The pointer holds so many cards `inward`. Whether the card is `fit` matters only where whoever
    hears it knows that already. What it `could_be` is what everybody knows of it before; nothing,
    where no more than plain advice would be understood.
    """
    if owner >= scene.seats:
        return _of_following(inward, finger)
    could_be = narrowed(scene, owner, could_be, fit=fit)
    if scene.counts_on_guesses and could_be:
        if could_be.bit_count() > VAGUE:
            return _of_hardness(could_be, scene.order, finger)
        return _of_following(inward, finger)
    if owner != scene.turn or not scene.shown:
        return _of_fitting(scene, inward, finger)
    if not fit:
        return _of_a_misfit(inward, finger)
    if pointer == scene.follower and inward:
        return _of_following(inward, finger)
    return _of_hardness(scene.fits & scene.unlaid, scene.order, finger)


def narrowed(scene: Scene, owner: int, could_be: CardMask, *, fit: bool) -> CardMask:
    """What a card could be, now that it has not been laid yet and, maybe, shown whether it fits."""
    could_be &= scene.unlaid
    if owner == scene.turn and scene.shown:
        could_be &= scene.fits if fit else ~scene.fits
    return could_be


def _of_hardness(cards: CardMask, order: int, finger: Advice | None) -> Meaning:
    """Whether it is among the hard, the easy, or the others of some cards."""
    easy, middle, hard = parts(cards, order, 3)
    return NOTHING._replace(
        faces=hard if finger is Advice.PLAY else easy if finger is Advice.KEEP else middle
    )


def _of_following(inward: int, finger: Advice | None) -> Meaning | None:
    """How well the pointer could follow the card."""
    if not inward:
        return NOTHING if finger is None else None
    well = min(WELL, inward)
    if finger is Advice.PLAY:
        return Meaning(ANY_CARD, well, MANY)
    return NO_ANSWER if finger is Advice.KEEP else Meaning(ANY_CARD, 1, well - 1)


def _of_a_misfit(inward: int, finger: Advice | None) -> Meaning | None:
    """A card that cannot be played anyway: whether it would hurt later."""
    if finger is None:
        return AN_ANSWER if inward else NOTHING
    return NO_ANSWER if finger is Advice.KEEP and inward else None


def _of_fitting(scene: Scene, inward: int, finger: Advice | None) -> Meaning:
    """For an owner who does not see it: whether the card fits, and more if it does."""
    if finger is None:
        return NOTHING._replace(faces=ANY_CARD & ~scene.fits)
    if inward:
        answers = AN_ANSWER if finger is Advice.PLAY else NO_ANSWER
        return answers._replace(faces=scene.fits)
    easy, hard = parts(scene.fits & scene.unlaid, scene.order, 2)
    return NOTHING._replace(faces=hard if finger is Advice.PLAY else easy)


def parts(cards: CardMask, order: int, count: int) -> list[CardMask]:
    """Cards in equal parts from easy to hard; what is left over belongs to the second part."""
    ranked = [card for card in EASIEST_FIRST[order] if cards >> card & 1]
    size = len(ranked) // count
    cuts = [0, size, len(ranked) - size * (count - 2), len(ranked)]
    if count == 2:
        cuts = [0, size, len(ranked)]
    return [sum(1 << card for card in ranked[start:end]) for start, end in pairwise(cuts)]


def finger_for(
    scene: Scene,
    pointer: Seat,
    inward: list[Card],
    owner: int,
    card: Card,
    could_be: CardMask = ANY_CARD,
) -> Advice | None:
    """The finger that tells the truth about a card."""
    answers = sum(BEATS[scene.order][card] >> own & 1 for own in inward)
    fit = bool(scene.fits >> card & 1)
    for finger in FINGERS:
        told = meaning(scene, pointer, len(inward), owner, finger, fit=fit, could_be=could_be)
        if told and told.faces >> card & 1 and told.low <= answers <= told.high:
            return finger
    return None
