"""Drivers who imagine the race: one goes by habit, one tries its moves beforehand."""

from functools import partial
from typing import Final, NamedTuple

from houle.bots.bot import ENDLESS, BotKind, Patience, Silent
from houle.bots.search import best_move
from houle.games.vague_verte.bots.habits import usual_draw, usual_play
from houle.games.vague_verte.bots.imagining import Imagination, VerteKnowledge, game_of
from houle.games.vague_verte.bots.reading import seem_to_lack
from houle.games.vague_verte.bots.thinking import worth_of_draw, worth_of_play, worthwhile
from houle.games.vague_verte.bots.waiting import goes_on_first, loses_by_idling, turns_at_rest
from houle.games.vague_verte.bots.weights import weights_for
from houle.games.vague_verte.moves import VagueVerteMove
from houle.games.vague_verte.rules import VagueVerte
from houle.kernel import Chance

TRUST = 85
"""How often, in a hundred worlds, somebody lacks what they did without."""


class Racer(Silent):
    """Does without thinking what is mostly right: go on, and waste nothing."""

    def __init__(self, chance: Chance, patience: Patience = ENDLESS) -> None:
        """It has no use for either."""

    def choose(self, known: VerteKnowledge) -> VagueVerteMove:
        game, table = game_of(known.view.seats, known.view.options), Imagination(known).seen
        return usual_play(game, table) if table.public.drawn else usual_draw(game, table)


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

    def times(self, game: VagueVerte) -> int:
        """How many times all this at a table."""
        return self.matching if game.original else 1

    def turns(self, game: VagueVerte) -> int:
        """So many turns are played on at a table."""
        return self.times(game) * self.rounds * game.seats


EXPERT: Final = Effort(playouts=200, draws=60, rounds=1, matching=2)


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
        game = game_of(seats, known.view.options)
        imagination = Imagination(known, seem_to_lack(known) if effort.trust else None)
        imagine = partial(imagination.draw, self._chance, effort.trust)
        table = imagination.seen
        more, turns = effort.times(game), effort.turns(game)
        weights = weights_for(seats, original=game.original)
        if not table.public.drawn:
            if loses_by_idling(game, table):
                return usual_draw(game, table)
            return best_move(
                moves,
                imagine,
                lambda world, move: worth_of_draw(game, world, move, turns, weights),
                more * effort.draws,
                self._patience,
            )
        if turns_at_rest(known) >= seats:
            first = goes_on_first(game, table, imagine, turns, weights)
            if first is not None:
                return first
        considered = [move for move in worthwhile(game, table, all_discards=True) if move in moves]
        return best_move(
            considered or moves,
            imagine,
            lambda world, move: worth_of_play(game, world, move, turns, weights),
            more * effort.playouts,
            self._patience,
        )


def thinker(
    playouts: int, draws: int, rounds: int, trust: int = TRUST, matching: int = 1
) -> BotKind:
    """A thinker who takes so much effort."""
    return partial(Thinker, Effort(playouts, draws, rounds, trust, matching))
