"""Which finished games of VAGUE VERTE are kept."""

import msgspec
import pytest

from houle.games.vague_verte import VagueVerte, VagueVerteOptions
from houle.games.vague_verte.state import Cause
from houle.games.vague_verte.words import Happening
from houle.kernel import Happened, game_of, replay
from tests.games.golden import stored

GAMES = dict(stored("vague-verte"))


def test_golden_games_are_of_every_kind_and_end_in_every_way() -> None:
    options = [game_of(VagueVerte, kept.record).options for kept in GAMES.values()]
    assert {chosen.original for chosen in options} == {False, True}
    assert {chosen.length for chosen in options} == {5, 6, 7, 8, 9, 10}
    assert {kept.record.seats for kept in GAMES.values()} == {2, 3, 4}
    assert {kept.outcome.cause for kept in GAMES.values()} == set(Cause)


def test_all_that_can_happen_with_cards_left_happens_in_golden_games() -> None:
    happened: set[str] = set()
    for kept in GAMES.values():
        for table in replay(game_of(VagueVerte, kept.record), kept.record):
            assert table.journal is not None
            happened |= {step.name for step in table.journal if isinstance(step, Happened)}
    assert happened == set(Happening) - {Happening.NOTHING_TO_DRAW, Happening.EMPTY_HANDED}


@pytest.mark.parametrize("options", [b'{"longueur": 7}', b'{"length": 4}', b'{"length": "7"}'])
def test_options_that_make_no_sense_are_not_read(options: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(options, type=VagueVerteOptions)
