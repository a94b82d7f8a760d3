"""The bots that figures are measured by play today as they played when the figures were made."""

from hashlib import sha256

import pytest

from houle.games.sea_change.bots import BOTS
from houle.games.sea_change.bots.greedy import GREEDY
from houle.games.sea_change.bots.habits import worth
from houle.games.sea_change.bots.rounds import Round
from houle.kernel import QuickChance
from tests.games.sea_change.bots.journeys import EVERY_TABLE, journey

PINNED = {
    "greedy": "18f135b70970f1f0a8d8b16a984f6133fb89e0d15c5ca9a399c21983402cf505",
    "noisy": "2349006f7dc6b567d263d140541ea575c791d6ed16ae734c85dfc0f3de23b300",
}


def digest(name: str) -> str:
    """All choices of a bot in some games between others, at every table."""
    bot = BOTS[name](QuickChance(8))
    found = sha256()
    for game in EVERY_TABLE:
        for stop in journey(game, 1):
            found.update(bytes([bot.choose(stop.known).place]))
    return found.hexdigest()


@pytest.mark.parametrize("name", PINNED)
def test_a_reference_is_frozen(name: str) -> None:
    assert digest(name) == PINNED[name]


def trick_of(*cards: int, hand: list[int], trump: int) -> Round:
    """The last of three is to play; nothing else is left."""
    round_ = Round([0, 1, 2], solo=False)
    for card in hand:
        round_.give(2, card)
        round_.left[card >> 4] |= 1 << (card & 15)
    round_.unplayed = len(hand) + len(cards)
    round_.trump = trump
    for card in cards:
        round_.lay(card)
    return round_


def test_greedy_likes_to_win_points_and_to_be_rid_of_an_eight() -> None:
    with_points = trick_of(9, 10, hand=[4, 11], trump=0)
    assert worth(with_points, GREEDY, 2, 11) > worth(with_points, GREEDY, 2, 4)
    lost = trick_of(9, 12, hand=[8, 11], trump=0)
    assert worth(lost, GREEDY, 2, 8) > worth(lost, GREEDY, 2, 11)
