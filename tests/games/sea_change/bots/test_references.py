"""The bots that figures are measured by play today as they played when the figures were made."""

from hashlib import sha256
from itertools import islice

import pytest

from houle.games.sea_change.bots import BOTS
from houle.games.sea_change.bots.cards import Cards
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import Glance
from houle.games.sea_change.bots.scene import Scene
from houle.games.sea_change.bots.searcher import Effort, Searcher
from houle.kernel import QuickChance
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey
from tests.games.sea_change.positions import cards, name, position, sea_change

PINNED = {
    "greedy": "18f135b70970f1f0a8d8b16a984f6133fb89e0d15c5ca9a399c21983402cf505",
    "noisy": "2349006f7dc6b567d263d140541ea575c791d6ed16ae734c85dfc0f3de23b300",
}

SEARCHED = "2ae281bd964e9ce153d2ff8a8f4d8b25da117f6bc941435dbc337a5b9f986005"


def digest(bot_name: str) -> str:
    """All choices of a bot in some games between others, at every table."""
    bot = BOTS[bot_name](QuickChance(8))
    found = sha256()
    for game in EVERY_TABLE:
        for stop in journey(game, 1):
            found.update(bytes([bot.choose(stop.known).place]))
    return found.hexdigest()


@pytest.mark.parametrize("name", PINNED)
def test_a_reference_is_frozen(name: str) -> None:
    assert digest(name) == PINNED[name]


def test_the_same_is_chosen_as_when_players_had_rules_of_their_own() -> None:
    """Pinned by the bots before decision 0023."""
    bot = Searcher(Effort(12, explains=True, ending=2), QuickChance(8))
    found = sha256()
    for game in EVERY_TABLE:
        for stop in islice(journey(game, 1), 0, None, 4):
            found.update(bytes([bot.choose(stop.known).place]))
    assert found.hexdigest() == SEARCHED


def worth_of(trick: str, hand: str) -> dict[str, float]:
    """What the last of three, to whom nothing else is left, thinks of the cards; red is trump."""
    game = sea_change(3, target=1)
    table = position(game, hands=["", "", hand], trick=trick, trump="red")
    left = Cards()
    left.add(cards(hand))
    glance = Glance(Scene(game, table, left), GREEDY, 2)
    return {name(card): glance.worth(card, Cards()) for card in cards(hand)}


def test_greedy_likes_to_win_points_and_to_be_rid_of_an_eight() -> None:
    with_points = worth_of("red 9, red 10", "red 4, red 11")
    assert with_points["red 11"] > with_points["red 4"]
    lost = worth_of("red 9, red 12", "red 8, red 11")
    assert lost["red 8"] > lost["red 11"]
