"""Which finished games of WAVE are kept."""

import msgspec
import pytest

from houle.games.wave import Wave, WaveOptions
from houle.games.wave.state import Cause
from houle.kernel import game_of, replay
from tests.games.golden import stored
from tests.games.wave.positions import happenings

GAMES = dict(stored("wave"))


def test_golden_games_are_of_every_variant_and_end_in_every_way() -> None:
    options = [game_of(Wave, kept.record).options for kept in GAMES.values()]
    for switch in (
        "strict",
        "open_mistakes",
        "virage",
        "colour_tide",
        "number_tide",
        "nazare",
        "voluntary",
    ):
        assert {getattr(chosen, switch) for chosen in options} == {False, True}, switch
    assert {kept.record.seats for kept in GAMES.values()} == {2, 3, 4}
    assert {kept.outcome.cause for kept in GAMES.values()} == set(Cause)


def test_mistakes_that_came_back_are_among_them() -> None:
    shown = 0
    for kept in GAMES.values():
        game = game_of(Wave, kept.record)
        if game.open_mistakes:
            for table in replay(game, kept.record):
                shown += "came-back" in [step.name for step in happenings(game, table)]
    assert shown > 0


def test_an_option_that_nobody_knows_is_not_accepted() -> None:
    with pytest.raises(msgspec.ValidationError, match="strickt"):
        msgspec.json.decode(b'{"strickt": true}', type=WaveOptions)
