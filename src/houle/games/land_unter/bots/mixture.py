"""Search that takes each opponent as partly somebody of habit, and partly somebody who searches."""

from typing import Final, final

from houle.bots.bot import Patience
from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.duct import ASKED_EVERY, CURIOSITY, Tally, gains
from houle.games.land_unter.bots.habit import Habit, play_on
from houle.games.land_unter.bots.noise import NOISE_SIZE
from houle.games.land_unter.bots.scene import Scene

GRAINS: Final = 1000


@final
class Mixture:
    """All choose at once; whoever is taken for a player of habit plays by it in that playout."""

    def __init__(
        self,
        start: Scene,
        dealer: Dealer,
        me: int,
        trust: list[float],
        habit: Habit,
        chance: PlayoutChance,
    ) -> None:
        """`trust` says how surely each seat plays by the habit."""
        self._start: Scene = start
        self._dealer: Dealer = dealer
        self._me: int = me
        self._shares: list[int] = [int(GRAINS * share) for share in trust]
        self._shares[me] = 0
        self._habit: Habit = habit
        self._chance: PlayoutChance = chance
        self._tallies: list[Tally] = [Tally() for _ in start.hands]

    def search(self, playouts: int, patience: Patience) -> int:
        """The card to play, after so many playouts."""
        start, dealer, chance = self._start, self._dealer, self._chance
        habits = [self._habit] * len(start.hands)
        for number in range(playouts):
            if number % ASKED_EVERY == 0 and number and patience.over():
                break
            hands = dealer.deal(chance)
            world = start.dealt(hands, dealer.water(chance))
            cards = self._chosen(world)
            world.play(cards)
            gained = gains(play_on(world, habits, chance))
            for seat in start.playing:
                self._tallies[seat].add(cards[seat], gained[seat])
        return self._tallies[self._me].favourite(start.hands[self._me])

    def _chosen(self, world: Scene) -> list[int]:
        chance = self._chance
        cards = [0] * len(world.hands)
        for seat in world.playing:
            if chance.below(GRAINS) < self._shares[seat]:
                at = chance.below(NOISE_SIZE)
                cards[seat] = self._habit.choose(world, seat, at)
            else:
                cards[seat] = self._tallies[seat].pick(world.hands[seat], CURIOSITY, chance)
        return cards
