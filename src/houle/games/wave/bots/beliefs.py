"""From all that a surfer knows and remembers to worlds that could be the real one."""

from collections.abc import Iterator

from houle.games.wave.bots.head import hushed
from houle.games.wave.bots.masks import SURF_COUNT
from houle.games.wave.bots.memory import Memory, Told
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.world_sampler import Hint, WorldSampler
from houle.games.wave.components import ANY_CARD
from houle.games.wave.rules import Wave
from houle.kernel import CardMask, Chance, Place, Worlds, ZoneId


class Beliefs:
    """What one seat believes at one moment."""

    def __init__(self, game: Wave, known: WaveKnowledge, memory: Memory, chance: Chance) -> None:
        self._game = game
        self._known = known
        drawn = hushed(game, Worlds(game, known).draw(chance))
        self._numbers: dict[int, int] = {}
        """The place in the worlds by the number in the story."""
        self._at: dict[tuple[ZoneId, Place], int] = {}
        """The place in the worlds by zone and place at the table."""
        cards: list[int] = []
        limits: list[CardMask] = []
        known_cards: list[tuple[tuple[ZoneId, Place], int]] = []
        for zone in self._kept():
            for place, slot in enumerate(known.mind.zones[zone]):
                card = drawn.zones[zone][place]
                if slot.card is not None:
                    known_cards.append(((zone, place), card))
                    continue
                self._at[zone, place] = len(cards)
                cards.append(card)
                faces = slot.faces
                limits.append(ANY_CARD if faces is None else sum(1 << face for face in faces))
        hidden = list(self._at)
        pile = game.seating.pile
        cards += [card for card in drawn.zones[pile] if card < SURF_COUNT]
        loose = len(cards)
        for at, card in known_cards:
            self._at[at] = len(cards)
            cards.append(card)
        hints: list[Hint] = []
        if memory.complete:
            self._number(memory, cards)
            hints = self._hints(memory, limits)
        self.worlds = WorldSampler(drawn, pile, cards, hidden, limits, loose, hints, chance)

    def _kept(self) -> Iterator[ZoneId]:
        """The zones with cards in somebody's keeping, and the depths of the great wave."""
        seating = self._game.seating
        for hand in seating.hands:
            yield from hand
        if seating.depths is not None:
            yield seating.depths

    def _number(self, memory: Memory, cards: list[int]) -> None:
        for (zone, place), index in self._at.items():
            self._numbers[memory.zones[zone][place]] = index
        for number, face in enumerate(memory.faces):
            if number not in self._numbers and face >= 0:
                self._numbers[number] = len(cards)
                cards.append(face)

    def _hints(self, memory: Memory, limits: list[CardMask]) -> list[Hint]:
        """What fingers told: about a card alone as a limit, about several as a hint."""
        ranges: dict[tuple[int, tuple[int, ...], int], tuple[int, int]] = {}
        narrowed = limits[:]
        for told in memory.told:
            target = self._numbers[told.target]
            if target < len(limits):
                narrowed[target] &= told.meaning.faces
            if self._says_something(told, len(limits)):
                key = (target, told.inward, told.order)
                low, high = ranges.get(key, (0, len(told.inward)))
                ranges[key] = (max(low, told.meaning.low), min(high, told.meaning.high))
        unseen = sum(1 << card for card in self._known.mind.unseen)
        for index, faces in enumerate(narrowed):
            if faces & unseen:
                limits[index] = faces
        return [
            Hint(target, [self._numbers[number] for number in inward], low, high, order)
            for (target, inward, order), (low, high) in ranges.items()
        ]

    def _says_something(self, told: Told, hidden: int) -> bool:
        """Whether a finger tells about answers to a card, and not all of it is known already."""
        if told.meaning.low <= 0 and told.meaning.high >= len(told.inward):
            return False
        numbers = [told.target, *told.inward]
        return any(self._numbers[number] < hidden for number in numbers)
