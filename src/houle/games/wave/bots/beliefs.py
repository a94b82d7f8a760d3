"""From all that a surfer knows and remembers to worlds that could be the real one."""

from collections.abc import Iterator

from houle.games.wave.bots.dreams import DEPTHS, FACE_DOWN_ROW, Dreams, Hint
from houle.games.wave.bots.memory import Memory, Told
from houle.games.wave.bots.position import FACE_DOWN, SURF_COUNT, SWAP, position_of
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.components import ANY_CARD
from houle.games.wave.moves import Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import VAIMITI
from houle.kernel import CardMask, Chance, Worlds


class Beliefs:
    """What one seat believes at one moment."""

    def __init__(self, game: Wave, known: WaveKnowledge, memory: Memory, chance: Chance) -> None:
        self._game = game
        self._known = known
        table = Worlds(game, known).draw(chance)
        awake = position_of(game, table)
        self._numbers: dict[int, int] = {}
        """The place in the dreams by the number in the story."""
        self._at: dict[tuple[int, int], int] = {}
        """The place in the dreams by zone and place at the table."""
        cards: list[int] = []
        owners: list[int] = []
        limits: list[CardMask] = []
        known_cards: list[tuple[tuple[int, int], int]] = []
        for zone, owner in self._owned():
            for place, slot in enumerate(known.mind.zones[zone]):
                card = table.zones[zone][place]
                if slot.card is not None:
                    known_cards.append(((zone, place), card))
                    continue
                self._at[zone, place] = len(cards)
                cards.append(card)
                owners.append(owner)
                faces = slot.faces
                limits.append(ANY_CARD if faces is None else sum(1 << face for face in faces))
                if owner >= 0:
                    awake.hands[owner] &= ~(1 << card)
        awake.hidden = []
        cards += [card for card in awake.pile if card < SURF_COUNT]
        loose = len(cards)
        for at, card in known_cards:
            self._at[at] = len(cards)
            cards.append(card)
        hints: list[Hint] = []
        if memory.complete:
            self._number(memory, cards)
            hints = self._hints(memory, limits)
        self.dreams = Dreams(awake, cards, owners, limits, loose, hints, chance)

    def _owned(self) -> Iterator[tuple[int, int]]:
        """The zones with cards in somebody's keeping, and in whose."""
        seating = self._game.seating
        for owner, (one, other) in enumerate(seating.hands):
            yield one, owner
            hers = seating.with_vaimiti and owner == VAIMITI
            yield other, FACE_DOWN_ROW if hers else owner
        if seating.depths is not None:
            yield seating.depths, DEPTHS

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

    def place_of(self, move: WaveMove) -> tuple[int, int]:
        """Where the card of a move is in the dreams, and what is added to it for its choice."""
        seating = self._game.seating
        turn = self._known.view.public.turn
        match move:
            case Propose(place, face_down):
                return self._at[seating.hands[VAIMITI][0], place], FACE_DOWN * face_down
            case Discard(side, place) | LayDown(side, place) | Swap(side, place):
                row = seating.inward if side is Side.INWARD else seating.outward
                return self._at[row[turn], place], _kind(move)
            case _:
                raise ValueError(f"{move!r} is advice")


def _kind(move: Discard | LayDown | Swap) -> int:
    if isinstance(move, Discard):
        return 0
    return SWAP if isinstance(move, Swap) else FACE_DOWN
