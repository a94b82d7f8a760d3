"""The surfers that figures are measured by stay as they are."""

from hashlib import sha256

import msgspec
import pytest

from houle.arena import play_game
from houle.games.wave.bots import BOTS
from houle.games.wave.bots.sight import WaveKnowledge
from houle.games.wave.moves import WaveMove
from houle.kernel import QuickChance
from tests.games.wave.positions import wave

PINNED = {"greedy": "8cde98b717829d8b4dc91a978056917eeb70b9d023ed6b933e51f4d4dbc0b296"}


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


def digest(name: str) -> str:
    """All that a bot does in some games, in a few letters."""
    said: list[bytes] = []
    tables = [wave(2), wave(3), wave(4), wave(3, virage=True), wave(2, nazare=True)]
    for number, game in enumerate(tables * 4):
        bots = [Written(name, seat, said) for seat in range(game.seats)]
        play_game(game, bots, QuickChance(number))
    return sha256(b"".join(said)).hexdigest()


@pytest.mark.parametrize("name", PINNED)
def test_a_reference_does_what_it_always_did(name: str) -> None:
    assert digest(name) == PINNED[name]
