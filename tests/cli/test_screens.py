"""Every game is drawn, by its own screen or by the generic one."""

import pytest

from houle.cli.screens import find_screen, generic
from houle.cli.terminal import Canvas
from houle.games.registry import find_game
from houle.kernel import Onlooker, QuickChance, project
from houle.texts import Speaker
from tests.conformance.lowtide import LowTide
from tests.samples.install import house_games


def test_a_game_that_brings_no_screen_is_drawn_by_the_generic_one() -> None:
    assert isinstance(find_screen(LowTide), generic.Screen)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("name", house_games())
def test_every_game_of_ours_has_a_screen_of_its_own_in_both_languages(
    name: str, locale: str
) -> None:
    kind = find_game(name)
    screen = find_screen(kind)
    assert type(screen).__module__.startswith(f"{kind.__module__.rpartition('.')[0]}.screen")
    game = kind(kind.seat_counts[-1])
    table = game.start(QuickChance(name))
    names = [f"player {seat}" for seat in range(game.seats)]
    for viewer in (0, Onlooker.WATCHER):
        speaker = Speaker(game, locale, names, viewer)
        assert screen.draw(project(game, table, viewer), speaker, Canvas(80, colours=False))
