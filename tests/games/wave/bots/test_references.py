"""The surfers that figures are measured by stay as they are."""

from hashlib import sha256

import msgspec
import pytest

from houle.arena import play_game
from houle.games.wave import Wave
from houle.games.wave.bots import BOTS
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.moves import WaveMove
from houle.kernel import QuickChance
from tests.games.wave.positions import wave

PINNED = {
    "greedy": "8cde98b717829d8b4dc91a978056917eeb70b9d023ed6b933e51f4d4dbc0b296",
    "literal": "db50c926a63e87b6cc12144dcb0fbbb85b7fdc9a31ab9bba6727e458deb6a01b",
}
BESIDE = {"thinker": "6baa3a9d9fdb26d51463f080257c0f3be2bb3b2ae400bced29876aa0854d4153"}
"""Who thinks, in one seat beside literal ones, at two tables."""
AMONG_BOTS = {
    "player": "9090ac2a1b1417b13ebb1b779811dc7bf5bdbfeff3187f85ec2eb47633f9cfdb",
    "strong": "7110246d09bae8518541d241db921786b9b3db419d183f48edfeb04c8804453f",
}
"""Surfers that think are no references, and play better from time to time. These are here so that
what they do for people changes nothing among bots alone. All have the same thoughts, some more."""


class Written:
    """Writes down every answer of a bot."""

    def __init__(self, name: str, seat: int, said: list[bytes]) -> None:
        self._bot = BOTS[name](QuickChance(seat))
        self._said = said

    def choose(self, known: WaveKnowledge) -> WaveMove:
        move: WaveMove = self._bot.choose(known)
        self._said.append(msgspec.json.encode(move))
        return move

    def aside(self, known: WaveKnowledge) -> WaveMove | None:
        move: WaveMove | None = self._bot.aside(known)
        self._said.append(msgspec.json.encode(move))
        return move


def tables() -> list[Wave]:
    return [wave(2), wave(3), wave(4), wave(3, virage=True), wave(2, nazare=True)]


def digest(games: list[Wave], name: str, beside: str | None = None) -> str:
    """All that a bot does in some games, in a few letters."""
    said: list[bytes] = []
    for number, game in enumerate(games):
        names = [name, *[beside or name] * (game.seats - 1)]
        bots = [Written(name, seat, said) for seat, name in enumerate(names)]
        play_game(game, bots, QuickChance(number))
    return sha256(b"".join(said)).hexdigest()


@pytest.mark.parametrize("name", PINNED)
def test_a_reference_does_what_it_always_did(name: str) -> None:
    assert digest(tables() * 4, name) == PINNED[name]


@pytest.mark.parametrize("name", BESIDE)
def test_a_reference_that_thinks_does_what_it_always_did(name: str) -> None:
    assert digest(tables()[:2], name, "literal") == BESIDE[name]


@pytest.mark.parametrize("name", AMONG_BOTS)
def test_among_bots_alone_surfers_do_what_they_did_before_they_minded_people(name: str) -> None:
    assert digest(tables()[:3], name) == AMONG_BOTS[name]
