"""Those who wait for each other at a signal wait for ever: who goes on first, and when."""

from collections.abc import Callable
from typing import Final

from houle.games.vague_verte.bots.habits import usual_play
from houle.games.vague_verte.bots.imagining import VerteKnowledge, game_of
from houle.games.vague_verte.bots.outlook import worth_of_the_end
from houle.games.vague_verte.bots.race import DRIVE, GREEN_SIGNAL, KIND_OF, SIGNAL, SPAN, Race
from houle.games.vague_verte.bots.thinking import worth_of_play
from houle.games.vague_verte.words import Happening
from houle.kernel import Happened, Moved

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


def loses_by_idling(race: Race) -> bool:
    """Whether all the others idled, so that one more ends the race, and not in one's favour."""
    return race.idle == race.seats - 1 and _worth_of_rest(race) < 1.0


def goes_on_first(
    race: Race, imagine: Callable[[], Race], turns: int, weights: list[float]
) -> int | None:
    """How one usually goes on, if that beats ending the race like this."""
    half = usual_play(race)
    place, target = divmod(half, SPAN)
    turns_green = target >= SIGNAL and KIND_OF[race.hands[race.turn][place]] == GREEN_SIGNAL
    if target != DRIVE and not turns_green:
        return None
    going_on = sum(worth_of_play(imagine(), half, turns, weights) for _ in range(WORLDS)) / WORLDS
    return half if going_on > _worth_of_rest(race) else None


def _worth_of_rest(race: Race) -> float:
    """What it is worth if nobody gets any further. What all share, nobody has won."""
    if min(race.rows) == max(race.rows):
        return 0.0
    return worth_of_the_end(race, race.turn)
