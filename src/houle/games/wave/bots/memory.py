"""What a surfer remembers of a game: which card went where, and what was pointed at when."""

from typing import Final, NamedTuple

from houle.games.wave.bots.convention import Meaning, Scene, meaning, narrowed
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.components import ANY_CARD, BEATS, COLOUR_TIDES
from houle.games.wave.course import next_place
from houle.games.wave.moves import Advice
from houle.games.wave.nazare import to_beat
from houle.games.wave.rules import Wave
from houle.games.wave.state import CLOCKWISE, VAIMITI
from houle.games.wave.words import Happening
from houle.kernel import At, Card, CardMask, Happened, Moved, Seat, Step, Who

UNSEEN: Final = -1

MOST_SLIPS: Final = 4
"""Whoever points otherwise than we do once in so many moments does not share our convention."""
LONG_SILENCE: Final = 3
"""Whoever has not pointed at anything in so many moments will hardly begin."""


class Told(NamedTuple):
    """What a finger told at some moment; cards are named by their number in the story."""

    pointer: Seat
    inward: tuple[int, ...]
    """What the pointer held inward then."""
    target: int
    meaning: Meaning
    order: int


class Pointed(NamedTuple):
    """The fingers as they stood when a decision was made."""

    scene: Scene
    zones: list[list[int]]
    fingers: dict[tuple[Seat, int], Advice]
    speakers: list[Seat]
    """Who had been asked for advice."""


class Memory:
    """A game retold: each card that left the pile has a number, and keeps it wherever it goes."""

    def __init__(self, game: Wave, known: WaveKnowledge) -> None:
        self._game = game
        self._seating = game.seating
        self._mind = known.mind
        self.zones: list[list[int]] = [[] for _ in game.layout.zones]
        """The numbers of the cards in each zone but the pile."""
        self.faces: list[Card] = []
        """By number, the card if the viewer has seen it."""
        self._discard: list[Card] = []
        self._sunk: tuple[int, ...] = ()
        self._order = 0
        self._direction = CLOCKWISE
        self._fingers: dict[tuple[Seat, int], Advice] = {}
        self._proposed: set[Seat] = set()
        self._spoken: set[Seat] = set()
        self._heard: list[Told] = []
        self._moments = [0] * game.seats
        self._slips = [0] * game.seats
        self._silences = [0] * game.seats
        self._lessons: dict[int, CardMask] = {}
        self._past: list[Pointed] = []
        self._could_be: dict[int, CardMask] = {}
        """By number, what an outward card could be for all that everybody knows: what was laid,
        what fitted when, what fingers said."""
        self._shown: dict[int, CardMask] = {}
        """The same before the fingers of a moment are heard."""
        if known.told and known.told[0].seat is None:
            for moment in known.told:
                self._retell(moment.seat, moment.steps)
        if self.complete:
            self._keep_scene(known.view.public.turn)
            self._learn()
            for then in self._past:
                self._show(then)
                self._shown = self._could_be.copy()
                for pointer in then.speakers:
                    self._hear(then, pointer)

    @property
    def complete(self) -> bool:
        """Whether the story tells of every card in somebody's hand; else it began too late."""
        rows = [row for hand in self._seating.hands for row in hand]
        return all(len(self.zones[row]) == len(self._mind.zones[row]) for row in rows)

    @property
    def told(self) -> list[Told]:
        """What fingers told, by those who share our convention."""
        return [told for told in self._heard if self.shares(told.pointer)]

    def shares(self, seat: Seat) -> bool:
        """Whether a seat seems to share our convention."""
        return self._moments[seat] > 0 and not self._slips_often(seat)

    def may_share(self, seat: Seat) -> bool:
        """Whether nothing speaks against it yet."""
        silent = seat not in self._spoken and self._silences[seat] >= LONG_SILENCE
        return not silent and not self._slips_often(seat)

    def _slips_often(self, seat: Seat) -> bool:
        return self._slips[seat] * MOST_SLIPS > self._moments[seat]

    def guesses(self, owner: int) -> list[CardMask]:
        """What the outward cards of a seat could be, before anybody points at them now."""
        row = self._seating.outward[owner]
        if not self.complete:
            return [ANY_CARD] * len(self._mind.zones[row])
        return [self._shown.get(number, ANY_CARD) for number in self.zones[row]]

    # The story

    def _retell(self, seat: Seat | None, steps: tuple[Step, ...]) -> None:
        if seat is not None and steps:
            self._before(seat, steps[0])
        for step in steps:
            if isinstance(step, Moved):
                self._move(step)
            elif isinstance(step, Happened):
                self._happen(step)

    def _before(self, seat: Seat, step: Step) -> None:
        """Before a card is played or proposed the fingers say what they say."""
        if isinstance(step, Happened) and step.name == Happening.PROPOSED:
            self._keep_scene(VAIMITI)
            self._proposed.add(seat)
        elif isinstance(step, Moved):
            self._keep_scene(seat)

    def _move(self, step: Moved) -> None:
        seating = self._seating
        origin, target = step.origin, step.target
        if target == seating.tide:
            self._order ^= 2 if step.card in COLOUR_TIDES else 1
            return
        if origin == seating.pile:
            number = len(self.faces)
            self.faces.append(UNSEEN)
        else:
            if origin == seating.discard:
                self._discard.pop()  # W-29: it comes back
            row = self.zones[origin]
            number = row.pop(-1 if step.origin_place is None else step.origin_place)
        if step.card is not None:
            self.faces[number] = step.card
        self.zones[target].append(number)
        if target == seating.discard:
            self._discard.append(self.faces[number])
            self._proposed.clear()
        elif target == seating.depths:
            self._sunk = (*self._sunk, len(self._discard) + len(self._sunk))
            self._proposed.clear()

    def _happen(self, step: Happened) -> None:
        facts = step.facts
        if step.name == Happening.TURNED:
            self._direction = -self._direction
        elif step.name in {Happening.POINTED, Happening.UNPOINTED}:
            who, at = facts["who"], facts["card"]
            if not isinstance(who, Who) or not isinstance(at, At):
                return
            finger = (who.seat, self.zones[at.zone][at.place])
            self._spoken.add(who.seat)
            if step.name == Happening.POINTED:
                self._fingers[finger] = Advice(str(facts["advice"]))
            else:
                self._fingers.pop(finger, None)

    # The fingers

    def scene(self, turn: int) -> Scene:
        """What everybody knows of the table as it is in the story now."""
        fits = ANY_CARD
        laid = to_beat(self._discard, self._sunk) if self._game.nazare else self._discard[-1:]
        for card in laid:
            fits &= BEATS[self._order][card]
        unlaid = ANY_CARD
        for card in self._discard:
            unlaid &= ~(1 << card)
        holding = sum(
            any(self.zones[row] for row in hand) << place
            for place, hand in enumerate(self._seating.hands)
        )
        follower = next_place(turn, self._direction, holding, self._seating.places)
        shown = not self._game.unlit
        return Scene(fits, self._order, unlaid, turn, follower, self._game.seats, shown)

    def _keep_scene(self, turn: int) -> None:
        """Fingers count of those who were asked: the game waited for somebody else."""
        asked = self._spoken - {turn}
        if turn >= self._game.seats:
            asked &= self._proposed if len(self._proposed) == 1 else set()
        else:
            for seat in set(range(self._game.seats)) - self._spoken - {turn}:
                self._silences[seat] += 1
        zones = [row[:] for row in self.zones]
        self._past.append(Pointed(self.scene(turn), zones, self._fingers.copy(), sorted(asked)))

    def _learn(self) -> None:
        """What the rules taught the viewer of cards it has not seen (W-27)."""
        for zone, slots in enumerate(self._mind.zones):
            for number, slot in zip(self.zones[zone], slots, strict=False):
                if slot.card is not None:
                    self.faces[number] = slot.card
                elif slot.faces is not None:
                    self._lessons[number] = sum(1 << face for face in slot.faces)

    def _show(self, then: Pointed) -> None:
        """What everybody learns of outward cards before anybody points."""
        scene, zones, _, _ = then
        for owner, row in enumerate(self._seating.outward):
            for number in zones[row]:
                fit = self._fit(scene, number)
                if fit is None and owner == scene.turn and scene.shown:
                    continue
                before = self._could_be.get(number, ANY_CARD)
                could_be = narrowed(scene, owner, before, fit=bool(fit))
                self._could_be[number] = could_be or scene.unlaid

    def _hear(self, then: Pointed, pointer: Seat) -> None:
        """What a seat's fingers told at a moment, unless what the viewer sees proves them idle."""
        scene, zones, fingers, _ = then
        inward = tuple(zones[self._seating.inward[pointer]])
        heard: list[Told] = []
        self._moments[pointer] += 1
        for owner, (one, other) in enumerate(self._seating.hands):
            if owner == pointer:
                continue
            for number in zones[one if owner >= scene.seats else other]:
                fit = self._fit(scene, number)
                if fit is None and owner == scene.turn and scene.shown:
                    continue
                finger = fingers.get((pointer, number))
                before = self._shown.get(number, ANY_CARD)
                told = meaning(
                    scene, pointer, len(inward), owner, finger, fit=bool(fit), could_be=before
                )
                if told is None or self._refuted(told, number, inward, scene.order):
                    self._slips[pointer] += 1
                    return
                heard.append(Told(pointer, inward, number, told, scene.order))
        self._heard += heard
        for latest in heard:
            before = self._could_be.get(latest.target, ANY_CARD)
            self._could_be[latest.target] = before & latest.meaning.faces

    def _fit(self, scene: Scene, number: int) -> bool | None:
        """Whether a card fitted, as far as the viewer knows."""
        card = self.faces[number]
        if card >= 0:
            return bool(scene.fits >> card & 1)
        lessons = self._lessons.get(number, ANY_CARD)
        if not lessons & ~scene.fits:
            return True
        return None if lessons & scene.fits else False

    def _refuted(self, told: Meaning, number: int, inward: tuple[int, ...], order: int) -> bool:
        card = self.faces[number]
        if card < 0:
            return not told.faces & self._lessons.get(number, ANY_CARD)
        if not told.faces >> card & 1:
            return True
        higher = BEATS[order][card]
        seen = [self.faces[held] for held in inward if self.faces[held] >= 0]
        answers = sum(higher >> held & 1 for held in seen)
        return answers > told.high or answers + len(inward) - len(seen) < told.low
