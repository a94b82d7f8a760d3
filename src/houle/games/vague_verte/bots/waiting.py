"""Those who wait for each other at a signal wait for ever: who goes on first, and when."""

from collections.abc import Callable
from typing import Final

from houle.games.vague_verte.bots.habits import usual_play
from houle.games.vague_verte.bots.imagining import VerteKnowledge, World, game_of
from houle.games.vague_verte.bots.kinds import GREEN_SIGNAL, KIND_OF
from houle.games.vague_verte.bots.outlook import worth_of_the_end
from houle.games.vague_verte.bots.thinking import worth_of_play
from houle.games.vague_verte.moves import Drive, Signal, VagueVerteMove
from houle.games.vague_verte.rules import VagueVerte
from houle.games.vague_verte.state import Cause, VagueVertePublic
from houle.games.vague_verte.words import Happening
from houle.kernel import Happened, Moved, Table

WORLDS: Final = 40
"""In so many worlds it is tried what it is worth to go on."""


def turns_at_rest(known: VerteKnowledge) -> int:
    """How many turns have ended since a street grew or a signal turned green."""
    seating = game_of(known.view.seats, known.view.options).seating
    turns = 0
    for moment in reversed(known.told):
        moved = [step for step in moment.steps if isinstance(step, Moved)]
        if any(step.target in seating.streets for step in moved) or any(
            isinstance(step, Happened) and step.name == Happening.TURNED_GREEN
            for step in moment.steps
        ):
            break
        turns += any(step.origin in seating.hands for step in moved)
    return turns


def loses_by_idling(game: VagueVerte, table: Table[VagueVertePublic]) -> bool:
    """Whether all the others idled, so that one more ends the race, and not in one's favour."""
    return table.public.idle == game.seats - 1 and _worth_of_rest(game, table) < 1.0


def goes_on_first(
    game: VagueVerte,
    table: Table[VagueVertePublic],
    imagine: Callable[[], World],
    turns: int,
    weights: list[float],
) -> VagueVerteMove | None:
    """How one usually goes on, if that beats ending the race like this."""
    move = usual_play(game, table)
    hand = table.zones[game.seating.hands[table.public.turn]]
    turns_green = isinstance(move, Signal) and KIND_OF[hand[move.place]] == GREEN_SIGNAL
    if not isinstance(move, Drive) and not turns_green:
        return None
    tried = [worth_of_play(game, imagine(), move, turns, weights) for _ in range(WORLDS)]
    return move if sum(tried) / WORLDS > _worth_of_rest(game, table) else None


def _worth_of_rest(game: VagueVerte, table: Table[VagueVertePublic]) -> float:
    """What it is worth if nobody gets any further. What all share, nobody has won."""
    over = table.copy()
    over.public.ended = Cause.STALLED
    outcome = game.outcome(over)
    if outcome is None or len(outcome.winners) == game.seats:
        return 0.0
    return worth_of_the_end(outcome, over.public.turn)
