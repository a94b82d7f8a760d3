"""Drivers who imagine the race: one goes by habit, one tries its moves beforehand."""

from functools import partial
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, BotKind, Patience, Silent
from houle.bots.search import best_move
from houle.games.vague_verte.bots.habits import usual_draw, usual_play
from houle.games.vague_verte.bots.imagining import Imagination, VerteKnowledge
from houle.games.vague_verte.bots.race import DISCARD, DRAW, DRIVE, HINDER, SIGNAL, SPAN, TAKE
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.bots.thinking import worth_of_draw, worth_of_play, worthwhile
from houle.games.vague_verte.bots.waiting import goes_on_first, loses_by_idling, turns_at_rest
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import Discard, Drive, Hinder, Signal, VagueVerteMove
from houle.games.vague_verte.rules import DRAW_FROM_PILE, TAKE_FACE_UP
from houle.kernel import Chance

TRUST = 85
"""How often, in a hundred worlds, somebody lacks what they did without."""
DRAWS: Final[dict[int, VagueVerteMove]] = {DRAW: DRAW_FROM_PILE, TAKE: TAKE_FACE_UP}


class Racer(Silent):
    """Does without thinking what is mostly right: go on, and waste nothing."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        """It has no use for either."""

    def choose(self, known: VerteKnowledge) -> VagueVerteMove:
        race = Imagination(known).race
        return move_of(usual_play(race)) if race.drawn else DRAWS[usual_draw(race)]


class Effort(NamedTuple):
    """How much a driver thinks."""

    playouts: int
    """For what to play."""
    draws: int
    """Playouts for where to draw from; each of them costs several times as much."""
    rounds: int
    """How far each is played on."""
    trust: int = TRUST
    matching: int = 1
    """So many times the playouts and rounds where cars must match: there is more to think of."""


class Thinker(Silent):
    """Tries what is worth a thought in imagined races, and does what leaves the best outlook.

    At a signal that stops all, thought says: let somebody else turn it green, who will then be
    overtaken. Among thinkers nobody ever would. So after a whole round in which nobody got any
    further, the race is taken to end like this, and going on by habit need only be better.
    """

    def __init__(self, effort: Effort, chance: Chance, patience: Patience = ENDLESS) -> None:
        self._effort = effort
        self._chance = chance
        self._patience = patience

    def choose(self, known: VerteKnowledge) -> VagueVerteMove:
        moves = known.view.moves
        if len(moves) == 1:
            return moves[0]
        effort, seats = self._effort, known.view.seats
        imagination = Imagination(known, seem_to_lack(known) if effort.trust else None)
        imagine = partial(imagination.draw, self._chance, effort.trust)
        race = imagination.race
        original = race.original
        more = effort.matching if original else 1
        turns, weights = more * effort.rounds * seats, weights_for(seats, original=original)
        if not race.drawn:
            if loses_by_idling(race):
                return DRAWS[usual_draw(race)]
            half = best_move(
                [DRAW, TAKE],
                imagine,
                lambda race, half: worth_of_draw(race, half, turns, weights),
                more * effort.draws,
                self._patience,
            )
            return DRAWS[half]
        if turns_at_rest(known) >= seats:
            first = goes_on_first(race, imagine, turns, weights)
            if first is not None:
                return move_of(first)
        half = best_move(
            worthwhile(race, all_discards=True),
            imagine,
            lambda race, half: worth_of_play(race, half, turns, weights),
            more * effort.playouts,
            self._patience,
        )
        return move_of(half)


def move_of(half: int) -> VagueVerteMove:
    """The move that a race calls so."""
    place, target = divmod(half, SPAN)
    if target == DISCARD:
        return Discard(place)
    if target == DRIVE:
        return Drive(place)
    if target < SIGNAL:
        return Hinder(place, target - HINDER)
    return Signal(place, target - SIGNAL)


def thinker(
    playouts: int, draws: int, rounds: int, trust: int = TRUST, matching: int = 1
) -> BotKind:
    """A thinker who takes so much effort."""
    return partial(Thinker, Effort(playouts, draws, rounds, trust, matching))
