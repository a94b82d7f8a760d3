"""Which finished games of VAGUE & ATTAQUE are kept."""

import msgspec
import pytest

from houle.games.vague_et_attaque import VagueEtAttaque, VagueEtAttaqueOptions
from houle.games.vague_et_attaque.state import Cause
from houle.games.vague_et_attaque.words import Happening
from houle.kernel import Happened, game_of, replay
from tests.games.golden import stored

GAMES = dict(stored("vague-et-attaque"))


def test_golden_games_are_of_every_kind_and_end_in_every_way() -> None:
    options = [game_of(VagueEtAttaque, kept.record).options for kept in GAMES.values()]
    assert {chosen.teams for chosen in options} == {False, True}
    assert {chosen.first is None for chosen in options} == {False, True}
    assert {kept.record.seats for kept in GAMES.values()} == {1, 2, 3, 4, 5}
    assert {kept.outcome.cause for kept in GAMES.values()} == set(Cause)


def test_all_that_can_happen_happens_in_golden_games() -> None:
    happened: set[str] = set()
    for kept in GAMES.values():
        for table in replay(game_of(VagueEtAttaque, kept.record), kept.record):
            assert table.journal is not None
            happened |= {step.name for step in table.journal if isinstance(step, Happened)}
    assert happened == set(Happening)


@pytest.mark.parametrize("options", [b'{"equipes": true}', b'{"teams": 1}', b'{"first": "me"}'])
def test_options_that_make_no_sense_are_not_read(options: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(options, type=VagueEtAttaqueOptions)
