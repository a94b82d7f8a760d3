"""Decoupled upper confidence bounds: all choose at once, each by what went well for that seat.

A reference: frozen, so that figures stay comparable. Search that gets better has its own module.
"""

from math import log, sqrt
from typing import Final, final

from houle.bots.bot import Patience
from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.habit import Habit, play_on
from houle.games.land_unter.bots.scene import Scene
from houle.games.land_unter.components import HIGHEST

CURIOSITY: Final = 1.5
ASKED_EVERY: Final = 16
"""Patience is asked after so many playouts."""


@final
class Tally:
    """How the cards of one seat did, whatever the others played."""

    def __init__(self) -> None:
        self.visits: list[int] = [0] * (HIGHEST + 1)
        self.sums: list[float] = [0.0] * (HIGHEST + 1)
        self.offered: list[int] = [0] * (HIGHEST + 1)
        """In how many playouts the seat held the card."""

    def pick(self, hand: list[int], curiosity: float, chance: PlayoutChance) -> int:
        """The card with the highest bound; one that was never tried comes first."""
        visits, sums, offered = self.visits, self.sums, self.offered
        best = 0
        most = -1e9
        fresh = 0
        for card in hand:
            shown = offered[card] + 1
            offered[card] = shown
            tried = visits[card]
            if tried == 0:
                fresh += 1
                if chance.below(fresh) == 0:
                    best = card
            elif fresh == 0:
                bound = sums[card] / tried + curiosity * sqrt(log(float(shown)) / tried)
                if bound > most:
                    most = bound
                    best = card
        return best

    def add(self, card: int, gain: float) -> None:
        self.visits[card] = self.visits[card] + 1
        self.sums[card] = self.sums[card] + gain

    def drawn(self, hand: list[int], chance: PlayoutChance) -> int:
        """A card by lot, each as likely as it was tried where it was held."""
        shares = [self.visits[card] / max(1, self.offered[card]) for card in hand]
        left = chance.fraction() * sum(shares)
        for place, card in enumerate(hand):
            left -= shares[place]
            if left < 0.0:
                return card
        return hand[-1]

    def favourite(self, hand: list[int]) -> int:
        """The card that was tried most; of equals the one that did better."""
        best = hand[0]
        for card in hand:
            ahead = self.visits[card] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.sums[card] > self.sums[best]):
                best = card
        return best


def gains(points: tuple[int, ...]) -> list[float]:
    """What each seat has more than the others on average."""
    total = sum(points)
    rivals = len(points) - 1
    return [had - (total - had) / rivals for had in points]


def decoupled_search(
    start: Scene,
    dealer: Dealer,
    laid: list[int],
    me: int,
    playouts: int,
    habit: Habit,
    chance: PlayoutChance,
    patience: Patience,
) -> int:
    """The card to play, after so many playouts.

    `start` has the own hand and the water on top; a card that a seat has `laid` already stays.
    """
    seats = len(start.hands)
    tallies = [Tally() for _ in range(seats)]
    habits = [habit] * seats
    cards = [0] * seats
    for number in range(playouts):
        if number % ASKED_EVERY == 0 and number and patience.over():
            break
        hands = dealer.deal(chance)
        world = start.dealt(hands, dealer.water(chance))
        for seat in start.playing:
            cards[seat] = laid[seat] or tallies[seat].pick(world.hands[seat], CURIOSITY, chance)
        world.play(cards)
        gained = gains(play_on(world, habits, chance))
        for seat in start.playing:
            tallies[seat].add(cards[seat], gained[seat])
    return tallies[me].favourite(start.hands[me])
