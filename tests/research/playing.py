"""Games played at random through the adapters' common part."""

from collections.abc import Iterator
from typing import Any

from houle.games.registry import game_names
from houle.kernel import QuickChance, View
from houle.research import Episode, Setting, make_setting

GAMES = game_names()
DECISIONS = 150
"""So many of each game are looked at, unless it ends before."""


def settings(name: str) -> list[Setting]:
    """A game with the fewest and with the most seats."""
    counts = make_setting(name).game.seat_counts
    return [make_setting(name, seats) for seats in (counts[0], counts[-1])]


def decisions(setting: Setting, seed: str) -> Iterator[tuple[View[Any, Any, Any], dict[int, Any]]]:
    """What each seat that is asked sees and is offered, in a game played at random."""
    chance = QuickChance(seed)
    episode = Episode.begin(setting, chance)
    while episode.asked is not None and episode.decisions < DECISIONS:
        view = episode.view(episode.asked)
        offered = setting.offered(view)
        yield view, offered
        numbers = list(offered)
        episode.play(offered[numbers[chance.below(len(numbers))]], chance)
