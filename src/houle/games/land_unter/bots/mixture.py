"""Search that takes each opponent as partly somebody of habit, and partly somebody who searches."""

from typing import Final, final

from houle.bots.bot import Patience
from houle.bots.playout_chance import PlayoutChance
from houle.games.land_unter.bots.dealing import Dealer
from houle.games.land_unter.bots.duct import ASKED_EVERY, CURIOSITY, Tally, gains
from houle.games.land_unter.bots.habit import Habit, play_from, play_on
from houle.games.land_unter.bots.noise import NOISE_SIZE
from houle.games.land_unter.bots.response import Imagined
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
        self._habits: list[Habit] = [habit] * len(start.hands)
        self._tallies: list[Tally] = [Tally() for _ in start.hands]

    def search(self, playouts: int, patience: Patience) -> int:
        """The card to play, after so many playouts."""
        start, dealer, chance = self._start, self._dealer, self._chance
        habits = self._habits
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
            cards[seat] = self._by_habit(world, seat) or self._tallies[seat].pick(
                world.hands[seat], CURIOSITY, chance
            )
        return cards

    def _by_habit(self, world: Scene, seat: int) -> int:
        """The card of somebody of habit, as often as the seat is trusted to be that; else 0."""
        chance = self._chance
        if chance.below(GRAINS) >= self._shares[seat]:
            return 0
        at = chance.below(NOISE_SIZE)
        return self._habit.choose(world, seat, at)

    # After the search

    def imagine(self) -> Imagined:
        """A world that could be the real one, in which the others choose as they did in the search:
        each card as often as it was tried when it was held."""
        start, dealer, chance, me = self._start, self._dealer, self._chance, self._me
        world = start.dealt(dealer.deal(chance), dealer.water(chance))
        cards = [0] * len(start.hands)
        for seat in start.playing:
            if seat != me:
                cards[seat] = self._by_habit(world, seat) or self._tallies[seat].drawn(
                    world.hands[seat], chance
                )
        return Imagined(world, cards, self._habits, chance.below(NOISE_SIZE))

    def after(self, world: Imagined, card: int) -> Scene:
        """The trick, played with this card of one's own."""
        return world.after(self._me, card)

    def play_on(self, scene: Scene, world: Imagined) -> None:
        """Play what is left of the round."""
        if not scene.over():
            play_from(scene, self._habits, world.at)
