"""The race in plain numbers follows the real rules, move by move, at every table."""

from collections.abc import Callable

import pytest

from houle.games.vague_verte import VagueVerte, VagueVerteOptions
from houle.games.vague_verte.bots.imagining import race_at
from houle.games.vague_verte.bots.race import BARRED, RUNNING, Race
from houle.kernel import QuickChance
from tests.games.vague_verte.bots.lockstep import differences, side_by_side
from tests.games.vague_verte.positions import position, vague_verte
from tests.games.vague_verte.settings import SETTINGS, setting_name


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_it_goes_as_the_rules_say(setting: tuple[int, VagueVerteOptions]) -> None:
    game = VagueVerte(*setting)
    for number in range(4):
        found, race = side_by_side(game, QuickChance(number), QuickChance(f"moves {number}"))
        assert not found
        assert race.ended != RUNNING


def spoilt_row(race: Race) -> None:
    race.rows[1] += 1


def spoilt_signal(race: Race) -> None:
    race.reds[race.rows[0]] = BARRED


def spoilt_ducks(race: Race) -> None:
    race.misses[1] = 1


def spoilt_hand(race: Race) -> None:
    race.hands[0].pop()


def spoilt_end(race: Race) -> None:
    race.ended = 1


@pytest.mark.parametrize(
    "spoil", [spoilt_row, spoilt_signal, spoilt_ducks, spoilt_hand, spoilt_end]
)
def test_a_difference_is_noticed(spoil: Callable[[Race], None]) -> None:
    game = vague_verte(2)
    table = position(game, hands=["red 1, ducks", "blue 2"], streets=["red 2", "blue 1"])
    race = race_at(game, table)
    assert not differences(game, table, race)
    spoil(race)
    assert differences(game, table, race)


def test_a_copy_goes_its_own_way() -> None:
    game = vague_verte(3, length=5)
    table = game.start(QuickChance(3))
    race = race_at(game, table)
    chance = QuickChance(4)
    other = race.copy()
    while other.ended == RUNNING:
        if not other.drawn:
            other.draw(0 if other.left else 1)
        halves = other.plays()
        other.play(halves[chance.below(len(halves))])
    assert not differences(game, table, race)


def test_a_shared_victory_is_shared() -> None:
    game = vague_verte(3)
    table = position(game, streets=["red 2, red 3", "blue 1", "blue 2, blue 3"])
    race = race_at(game, table)
    race.ended = 2
    assert race.shares() == [0.5, 0.0, 0.5]
