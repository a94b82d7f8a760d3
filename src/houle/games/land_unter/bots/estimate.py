"""How surely an opponent plays by habit, from how its choices look under it."""

from math import exp, log
from typing import Final

from houle.games.land_unter.bots.habit import Habit
from houle.games.land_unter.bots.scene import beginning
from houle.games.land_unter.rules import LandUnter

STEPS: Final = 8
"""The noise of a card is looked at in so many steps."""
SLIP: Final = 0.03
"""How often somebody of habit does anything else."""
SUREST: Final = 4.0
"""Nobody is taken for anything more surely than this, in log odds."""


def likelihood(worth: list[float], chosen: int, noise: float) -> float:
    """How likely the card at this place is chosen, each judged with noise of its own."""
    own = worth[chosen]
    total = 0.0
    for step in range(STEPS):
        most = own + noise * (step + 0.5) / STEPS
        chance = 1.0
        for place in range(len(worth)):
            if place == chosen:
                continue
            share = (most - worth[place]) / noise
            if share <= 0.0:
                chance = 0.0
                break
            if share < 1.0:
                chance *= share
        total += chance
    return total / STEPS


def weigh_round(
    game: LandUnter,
    hands: list[list[int]],
    belts: tuple[int, ...],
    water: list[int],
    played: list[list[int]],
    habits: list[Habit],
    evidence: list[list[list[float]]],
    me: int,
) -> None:
    """Note for each choice of the others in a round how many times likelier each habit makes it.

    `hands` are those the round began with. A ratio of 1 is what somebody would have who chooses
    by lot. It is added to `evidence[seat][choice]`, one number per habit.
    """
    scene = beginning(game, hands, belts, water)
    cards = [0] * len(hands)
    trick = 0
    while not scene.over():
        for seat in scene.playing:
            if trick >= len(played[seat]):
                return
            cards[seat] = played[seat][trick]
        for seat in scene.playing:
            hand = scene.hands[seat]
            if seat == me or len(hand) == 1:
                continue
            chosen = hand.index(cards[seat])
            row: list[float] = []
            for habit in habits:
                worth = habit.judge(scene, seat)
                chance = likelihood(worth, chosen, habit.noise)
                row.append(((1.0 - SLIP) * chance + SLIP / len(hand)) * len(hand))
            evidence[seat].append(row)
        scene.play(cards)
        trick += 1


def trusts(evidence: list[list[float]], prior: float, count: int) -> list[float]:
    """How surely a seat has each of `count` habits, from the ratios of its choices."""
    odds = [log(prior / (1.0 - prior) / count)] * count
    for row in evidence:
        for index in range(count):
            odds[index] += log(row[index])
    most = max(odds)
    if most > SUREST:
        odds = [found - most + SUREST for found in odds]
    total = 1.0
    for index in range(count):
        total += exp(odds[index])
    return [exp(odds[index]) / total for index in range(count)]
