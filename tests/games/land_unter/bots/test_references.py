"""The bots that figures are measured by play today as they played when the figures were made."""

from hashlib import sha256

import pytest

from houle.games.land_unter.bots import BOTS
from houle.kernel import QuickChance
from tests.games.land_unter.bots.journeys import EVERY_TABLE, journey

PINNED = {
    "greedy": (1, "1c7328339907977d8ef94a10a82d00700df862489f02dcf14ddcdc6937893f1c"),
    "noisy": (1, "33bdcca777ed2b35009f081ad16011f9c90d53a1e76de9c47615e1197aecfb9d"),
    "duct": (83, "b6bdc1ac3305dc8171c82a89eae2f70e2d38014583a8d29717ff482de3667b5d"),
}
"""Each is asked at every so many choices of some games between others."""


def digest(name: str, every: int) -> str:
    found = sha256()
    bot = BOTS[name](QuickChance(8))
    for game in EVERY_TABLE:
        for stop in list(journey(game, 4))[::every]:
            found.update(bytes([bot.choose(stop.known).place]))
    return found.hexdigest()


@pytest.mark.parametrize("name", PINNED)
def test_a_reference_is_frozen(name: str) -> None:
    every, pinned = PINNED[name]
    assert digest(name, every) == pinned
