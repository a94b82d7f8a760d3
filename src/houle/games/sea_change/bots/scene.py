"""A round in somebody's head, played at a table by the rules of the game."""

from typing import Final, final

from houle.games.sea_change.bots.cards import Cards
from houle.games.sea_change.rules import MOVES, SeaChange
from houle.games.sea_change.state import SeaPublic
from houle.kernel import Card, Place, ScriptedChance, Seat, Table

NOTHING_BY_CHANCE: Final = ScriptedChance()
"""Within a round nothing is left to chance."""


@final
class Scene:
    """A table at which the game ends with the round, and the cards that were not played yet.

    Whoever counts along knows the latter even where they do not know who holds what.
    """

    def __init__(self, game: SeaChange, table: Table[SeaPublic], left: Cards) -> None:
        self.game = game
        self.table = table
        self.left = left

    def copy(self) -> "Scene":
        """An equal scene that can be played on without touching this one."""
        return Scene(self.game, self.table.copy(), self.left.copy())

    def hand(self, seat: Seat) -> list[Card]:
        return self.table.zones[self.game.seating.hands[seat]]

    def playable(self, seat: Seat) -> list[Place]:
        """Where in the hand of whoever is to play the cards are that may be played."""
        return self.game.playable(self.table.zones[self.game.seating.trick], self.hand(seat))

    def lay(self, seat: Seat, place: Place) -> None:
        """Whoever's turn it is plays a card of their hand."""
        self.left.remove(self.hand(seat)[place])
        pile = self.game.seating.ai_pile
        if pile is None:
            self.game.play(self.table, seat, MOVES[place], NOTHING_BY_CHANCE)
            return
        before = self.table.zones[pile][:]
        self.game.play(self.table, seat, MOVES[place], NOTHING_BY_CHANCE)
        for card in before[len(self.table.zones[pile]) :]:  # S-51: it has played, too
            self.left.remove(card)
