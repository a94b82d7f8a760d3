"""A decent companion for WAVE: hard cards first, and an eye on the fingers of the others.

Bots share one convention, which people may take for plain advice: a finger that says "play this"
stands on the hardest card that fits, and only if it is hard enough to be worth the turn.
"""

from typing import TypeAlias

from houle.bots.bot import ENDLESS, Patience
from houle.games.wave.bots.sight import Sight, WaveKnowledge
from houle.games.wave.moves import (
    Advice,
    Discard,
    LayDown,
    Point,
    Propose,
    Side,
    Swap,
    Unpoint,
    WaveMove,
)
from houle.games.wave.state import VAIMITI
from houle.games.wave.view import WaveView
from houle.kernel import Card, Chance

WORTH_A_FINGER = 0.7
"""A card deserves a finger if it is this hard, measured by the average of those that may fit."""

Worth: TypeAlias = tuple[int, float]
"""How good a kind of move is, and how good the move is among its kind."""

AGREE, SWAP, PLAY, UNADVISED, SINK, DISSUADED, LEAVE_ALONE = range(0, -7, -1)


class Greedy:
    """Plays the hardest card it knows of, and points at the hardest one of whoever is to play."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._chance = chance

    def choose(self, known: WaveKnowledge) -> WaveMove:
        view = known.view
        judge = _Judge(view)
        worths = [judge.worth(move) for move in view.moves]
        best = max(worths)
        equals = [move for move, worth in zip(view.moves, worths, strict=True) if worth == best]
        return equals[self._chance.below(len(equals))]

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        view = known.view
        owner = view.public.turn
        if owner >= view.seats:
            return None  # Vaimiti's card is proposed, not pointed at
        wanted = _card_to_point_at(view, owner)
        fingers = [
            pointing.place
            for pointing in view.public.pointing
            if (pointing.pointer, pointing.owner) == (view.viewer, owner)
        ]
        for finger in fingers:
            if finger != wanted:
                return Unpoint(owner, finger)  # it would mislead
        if wanted is not None and not fingers:
            return Point(owner, wanted, Advice.PLAY)
        return None


def _card_to_point_at(view: WaveView, owner: int) -> int | None:
    """The place of the hardest outward card that fits, if it is worth a finger."""
    sight = Sight(view)
    playable = [
        (sight.hardness[card], -place)
        for place, card in enumerate(view.zone("outward", owner))
        if card is not None and sight.fits >> card & 1
    ]
    if not playable:
        return None
    hardest, place = max(playable)
    return -place if hardest >= _threshold(sight.hardness_of_unseen()) else None


def _threshold(hardness_of_unseen: list[int]) -> float:
    """How hard a card must be to be worth a finger."""
    return WORTH_A_FINGER * _mean(hardness_of_unseen)


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


class _Judge:
    """What the moves of one view are worth."""

    def __init__(self, view: WaveView) -> None:
        self._view = view
        self._me = view.public.turn
        self._sight = Sight(view)
        self._pointed_at: set[int] = set()
        self._kept: set[int] = set()
        self._leave_bend = False
        for pointing in view.public.pointing:
            if pointing.owner is None:
                self._leave_bend |= pointing.advice is Advice.LEAVE
            elif pointing.owner == self._me and pointing.advice is Advice.KEEP:
                self._kept.add(pointing.place)
            elif pointing.owner == self._me:
                self._pointed_at.add(pointing.place)
        unseen = self._sight.hardness_of_unseen()
        threshold = _threshold(unseen)
        self._pointed_hardness = _mean([hard for hard in unseen if hard >= threshold])

    def worth(self, move: WaveMove) -> Worth:
        match move:
            case Propose(place, face_down):
                return self._worth_of_proposal(move, place, face_down=face_down)
            case Swap(Side.INWARD, place):
                return self._worth_of_swap(place)
            case Discard(Side.INWARD, place):
                return PLAY, self._hardness(self._view.zone("inward", self._me)[place])
            case Discard(Side.OUTWARD, place):
                return self._worth_of_outward(place)
            case LayDown(Side.INWARD, place):
                # What hardly ever fits is the easiest to spare.
                return SINK, self._hardness(self._view.zone("inward", self._me)[place])
            case LayDown(Side.OUTWARD, place):
                return DISSUADED if place in self._kept else SINK, 0
            case _:
                return LEAVE_ALONE, 0

    def _hardness(self, card: Card | None) -> int:
        return 0 if card is None else self._sight.hardness[card]

    def _worth_of_proposal(self, move: Propose, place: int, *, face_down: bool) -> Worth:
        """Agree with the other at once; else what two bots would both think of first."""
        if move in self._view.public.proposals:
            return AGREE, 0
        hard = self._hardness(self._view.zone("face-up", VAIMITI)[place])
        return SINK if face_down else PLAY, hard - place / 10

    def _worth_of_swap(self, place: int) -> Worth:
        """The bend card comes last of all, so it had better be an easy one."""
        bend = self._hardness(self._view.zone("bend")[0])
        gain = bend - self._hardness(self._view.zone("inward", self._me)[place])
        return SWAP if gain > 0 and not self._leave_bend else LEAVE_ALONE, gain

    def _worth_of_outward(self, place: int) -> Worth:
        if place in self._kept:
            return DISSUADED, 0
        if place in self._pointed_at:
            return PLAY, self._pointed_hardness
        return UNADVISED, 0
