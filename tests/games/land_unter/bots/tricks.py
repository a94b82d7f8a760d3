"""Tricks written as one sees them, for the judgement of cards."""

from collections.abc import Sequence

from houle.games.land_unter.bots.scene import Scene
from houle.kernel import Table
from tests.games.land_unter.positions import land_unter, position


def trick(hands: Sequence[str], levels: Sequence[str], turned_up: str) -> Scene:
    """A trick of three with five lifebelts each, in a round in which nothing was played yet."""
    game = land_unter(3)
    table = position(game, hands=hands, turned_up=turned_up, belts=[5, 5, 5], water=levels)
    return Scene(game, Table.copy(table))
