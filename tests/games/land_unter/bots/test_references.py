"""The bots that figures are measured by play today as they played when the figures were made."""

from hashlib import sha256

import pytest

from houle.bots import BotKind
from houle.games.land_unter.bots import BOTS
from houle.games.land_unter.bots.beginner import Beginner
from houle.games.land_unter.bots.references import Noisy
from houle.games.land_unter.bots.searcher import Expert, Player, Strong
from houle.kernel import QuickChance
from tests.games.land_unter.bots.journeys import EVERY_TABLE, journey

PINNED = {
    "greedy": (1, "1c7328339907977d8ef94a10a82d00700df862489f02dcf14ddcdc6937893f1c"),
    "noisy": (1, "33bdcca777ed2b35009f081ad16011f9c90d53a1e76de9c47615e1197aecfb9d"),
    "duct": (83, "b6bdc1ac3305dc8171c82a89eae2f70e2d38014583a8d29717ff482de3667b5d"),
}
"""Each is asked at every so many choices of some games between others."""


class QuickStrong(Strong):
    """Searches less, so that many choices can be looked at."""

    answers = 20


class QuickExpert(Expert):
    """The same."""

    answers = 24
    searches = 24


SEARCHED: dict[BotKind, str] = {
    Beginner: "ac6e89562454e26a51581df1f24d60f8a5ea1ff499bb75ecc0ad07c251980ef5",
    Player: "298e13fec5ab9134f05bfa9cd820c0f5eabc7564180873bcb23bb1c196a77ab8",
    QuickStrong: "c6ae397b41d0352d3635865df5824eab5ca9289127ada6bb3d39ea906c9618e0",
    QuickExpert: "14c0327486062c0453528e2b1d95ec06a067620665d0e2fa5d3f52f6b4e5f2e7",
}


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


@pytest.mark.parametrize("kind", SEARCHED)
def test_the_same_is_chosen_as_when_bots_had_rules_of_their_own(kind: BotKind) -> None:
    """Pinned by the bots before decision 0023, among players by lot and among those of habit."""
    found = sha256()
    bot = kind(QuickChance(8))
    for game in EVERY_TABLE:
        habit = [Noisy(QuickChance(seat)) for seat in range(game.seats)]
        for stop in [*list(journey(game, 6))[::13], *list(journey(game, 7, habit))[::13]]:
            found.update(bytes([bot.choose(stop.known).place]))
    assert found.hexdigest() == SEARCHED[kind]
