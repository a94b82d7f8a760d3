"""Each move says which card it is about."""

import pytest

from houle.games.wave.moves import (
    Advice,
    Confirm,
    Declare,
    Discard,
    LayDown,
    Phrase,
    Point,
    PointAtBend,
    Propose,
    Say,
    Swap,
    Unpoint,
    UnpointBend,
    WaveMove,
    Withdraw,
)
from houle.games.wave.state import VAIMITI
from houle.kernel import At
from tests.games.wave.positions import INWARD, OUTWARD, wave


@pytest.mark.parametrize(
    ("seat", "move", "row"),
    [
        (0, Discard(INWARD, 2), ("inward", 0)),
        (1, Discard(OUTWARD, 2), ("outward", 1)),
        (1, LayDown(INWARD, 2), ("inward", 1)),
        (0, LayDown(OUTWARD, 2), ("outward", 0)),
        (0, Swap(INWARD, 2), ("inward", 0)),
        (1, Swap(OUTWARD, 2), ("outward", 1)),
        (0, Propose(2), ("face-up", VAIMITI)),
        (1, Propose(2, face_down=True), ("face-up", VAIMITI)),
        (0, Point(1, 2, Advice.PLAY), ("outward", 1)),
        (0, Point(VAIMITI, 2, Advice.KEEP), ("face-up", VAIMITI)),
        (1, Unpoint(0, 2), ("outward", 0)),
        (1, Unpoint(VAIMITI, 2), ("face-up", VAIMITI)),
    ],
)
def test_a_move_about_a_card_in_a_row(seat: int, move: WaveMove, row: tuple[str, int]) -> None:
    game = wave(2, virage=True, nazare=True)
    assert game.card_at(seat, move) == At(game.layout.zone(*row), 2)


@pytest.mark.parametrize("move", [PointAtBend(Advice.TAKE), UnpointBend()])
def test_a_finger_on_the_bend_card(move: WaveMove) -> None:
    game = wave(3, virage=True)
    assert game.card_at(0, move) == At(game.layout.zone("bend"), 0)


@pytest.mark.parametrize("move", [Say(Phrase.WAIT), Declare(), Confirm(), Withdraw()])
def test_words_are_about_no_card(move: WaveMove) -> None:
    assert wave(3, virage=True).card_at(0, move) is None
