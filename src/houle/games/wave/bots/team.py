"""A surfer who thinks: in worlds that agree with everything seen, told and pointed at."""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from houle.bots.bot import Patience
from houle.bots.race import win_race
from houle.games.wave.bots.beliefs import Beliefs
from houle.games.wave.bots.care import Care
from houle.games.wave.bots.memory import Memory
from houle.games.wave.bots.plain import mask_of_people, next_advice
from houle.games.wave.bots.playout import best_possible, worth
from houle.games.wave.bots.pointing import next_finger
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.bots.world_sampler import WorldSampler
from houle.games.wave.moves import Advice, Discard, LayDown, Propose, Side, Swap, WaveMove
from houle.games.wave.rules import Wave
from houle.games.wave.state import WaveOptions, WavePublic
from houle.kernel import Chance, Table

SHYNESS = 0.05
"""What it costs to play a card one does not see while there is a pile: an inward card instead
brings one that the others see."""
SHYNESS_OF_TWO = 0.1
"""The same with two players, where fingers soon tell all about cards that the other sees."""


class Manners(NamedTuple):
    """How much counts what others want."""

    advice: float
    """What a finger is worth that is no more than advice."""
    insistence: float
    """How much better another card must be to insist on it for Vaimiti."""


AMONG_BOTS: Final = Manners(advice=0.1, insistence=0.1)
WITH_PEOPLE: Final = Manners(advice=0.1, insistence=0.1)


@lru_cache(maxsize=64)
def game_for(seats: int, options: WaveOptions) -> Wave:
    """The rules of a table."""
    return Wave(seats, options)


class Prospects(NamedTuple):
    """What the moves of a seat are weighed by."""

    game: Wave
    worlds: WorldSampler
    extras: list[float]
    """What speaks for each move besides what becomes of it."""
    people: int
    """The seats of people, a bit each."""


class Surfer:
    """Thinks ahead, points by the convention, and listens."""

    def __init__(self, chance: Chance, patience: Patience, care: Care) -> None:
        self._chance = chance
        self._patience = patience
        self._care = care

    def choose(self, known: WaveKnowledge) -> WaveMove:
        return self._considered(*heeded(known))

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        game = game_for(known.view.seats, known.view.options)
        if known.people:
            return next_advice(game, deaf(known), self._care, self._patience)
        return next_finger(game, known)

    def _considered(self, known: WaveKnowledge, manners: Manners) -> WaveMove:
        moves = list(known.view.moves)
        if len(moves) == 1:
            return moves[0]
        proposed = _partner_proposal(known)
        if proposed in moves and _own_proposal(known) is not None:
            return proposed  # the other saw ours and insists
        return moves[self._best(moves, prospects(known, manners, self._chance))]

    def _best(self, moves: list[WaveMove], ahead: Prospects) -> int:
        """The move that does best in the worlds dreamt of."""
        game, worlds, extras, people = ahead

        def gain(world: Table[WavePublic], move: int) -> float:
            return extras[move] + worth(game, world, moves[move], self._care.nodes, people)

        perfect = best_possible(game, worlds.next_world()) + max(extras)
        numbers = range(len(moves))
        playouts, patience = self._care.playouts, self._patience
        return win_race(numbers, worlds.next_world, gain, playouts, patience, perfect).move


def heeded(known: WaveKnowledge) -> tuple[WaveKnowledge, Manners]:
    """What counts of all that is known, and how much others do."""
    return (deaf(known), WITH_PEOPLE) if known.people else (known, AMONG_BOTS)


def prospects(known: WaveKnowledge, manners: Manners, chance: Chance) -> Prospects:
    """What a surfer goes by who weighs its moves."""
    game = game_for(known.view.seats, known.view.options)
    memory = Memory(game, known)
    worlds = Beliefs(game, known, memory, chance).worlds
    proposed = _partner_proposal(known)
    extras = [_extra(known, memory, move, proposed, manners) for move in known.view.moves]
    return Prospects(game, worlds, extras, mask_of_people(known))


def deaf(known: WaveKnowledge) -> WaveKnowledge:
    """The same without what was told: fingers and silence say nothing of where cards are."""
    return msgspec.structs.replace(known, told=())


def _extra(
    known: WaveKnowledge,
    memory: Memory,
    move: WaveMove,
    proposed: Propose | None,
    manners: Manners,
) -> float:
    """What speaks for a move besides what becomes of it."""
    match move:
        case Propose():
            return manners.insistence if move == proposed else 0.0
        case Discard(Side.OUTWARD, place):
            return manners.advice * _advice(known, memory, place) - _shyness(known)
        case LayDown(Side.OUTWARD, place):
            return -manners.advice * _advice(known, memory, place)
        case Swap():
            return manners.advice * _advice_on_bend(known)
        case _:
            return 0.0


def _shyness(known: WaveKnowledge) -> float:
    if not known.view.zone("pile"):
        return 0.0
    return SHYNESS_OF_TWO if known.view.seats == 2 else SHYNESS


def _advice(known: WaveKnowledge, memory: Memory, place: int) -> int:
    """What those who do not share our convention advise about an outward card."""
    view = known.view
    return sum(
        1 if pointing.advice is Advice.PLAY else -1
        for pointing in view.public.pointing
        if (pointing.owner, pointing.place) == (view.viewer, place)
        and not memory.shares(pointing.pointer)
    )


def _advice_on_bend(known: WaveKnowledge) -> int:
    return sum(
        1 if pointing.advice is Advice.TAKE else -1
        for pointing in known.view.public.pointing
        if pointing.owner is None
    )


def _own_proposal(known: WaveKnowledge) -> Propose | None:
    view = known.view
    return view.public.proposals[int(view.viewer)] if view.public.turn >= view.seats else None


def _partner_proposal(known: WaveKnowledge) -> Propose | None:
    view = known.view
    return view.public.proposals[1 - int(view.viewer)] if view.public.turn >= view.seats else None
