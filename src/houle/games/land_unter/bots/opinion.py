"""What a seat thinks of the others: who plays by habit, judged by all they have played so far."""

from collections.abc import Sequence
from typing import Final

from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.estimate import trusts, weigh_round
from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.history import PastRound, rounds_of
from houle.games.land_unter.bots.references import NOISY
from houle.games.land_unter.bots.sight import Sight

STEADY: Final = Habit(worry=0.6, thrift=0.45, noise=0.02)
HABITS: Final = [STEADY, NOISY]
"""What others are measured against: the plain way to play, with a steady eye and without."""
PRIORS: Final = {3: 0.65, 4: 0.5, 5: 0.5}
"""How surely somebody unknown plays by one of these, by the number of seats. Among three, whoever
waits for proof loses more to players of habit than to those who search."""
WORLDS: Final = 6
"""So many deals are looked at in the first round; later two will do, most cards being known."""


def opinion(sight: Sight, dealer: Dealer, chance: PlayoutChance) -> list[list[float]]:
    """How surely each seat has each of the habits; of oneself nothing is said."""
    rounds = rounds_of(sight.known.told, sight.seats)
    prior = PRIORS[sight.seats]
    if not rounds or rounds[-1].played != sight.played:  # whoever came later has not seen it all
        return [trusts([], prior, len(HABITS))] * sight.seats
    worlds = WORLDS if len(rounds) == 1 else 2
    looks = [_evidence(sight, dealer.deal(chance), rounds) for _ in range(worlds)]
    return [
        trusts([_mean(rows) for rows in zip(*of_seat, strict=True)], prior, len(HABITS))
        for of_seat in zip(*looks, strict=True)
    ]


def _evidence(
    sight: Sight, held: list[list[int]], rounds: Sequence[PastRound]
) -> list[list[list[float]]]:
    """What all choices of the others say, if these are the cards that are still held.

    A hand is played whole by each seat in turn and passed to the left: the one that a seat has
    now lay a seat further right in the round before.
    """
    seats = sight.seats
    now = [held[seat] + rounds[-1].played[seat] for seat in range(seats)]
    evidence: list[list[list[float]]] = [[] for _ in range(seats)]
    for number, past in enumerate(rounds):
        back = len(rounds) - 1 - number
        hands = [now[(seat + back) % seats] for seat in range(seats)]
        belts = tuple(sight.public.allotted[(seat + back) % seats] for seat in range(seats))
        weigh_round(sight.game, hands, belts, past.water, past.played, HABITS, evidence, sight.me)
    return evidence


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
