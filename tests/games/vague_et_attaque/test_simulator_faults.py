"""A fault in the captains' second rules is noticed by playing beside the real ones."""

from collections.abc import Callable
from types import ModuleType

import pytest

from houle.games.vague_et_attaque.bots.simulator import (
    choices,
    contents,
    duelling,
    moves,
    playing,
    position,
    resolving,
)
from tests.games.vague_et_attaque.bots.test_simulator import TEAMS, follow
from tests.games.vague_et_attaque.wild_deck import wild_game

MOST_DECKS = 12
FAULTS: dict[str, tuple[ModuleType, str, object]] = {
    "five rolls on a die": (duelling, "ROLLS", 5),
    "one throw wins a place": (duelling, "WINS_FOR_A_PLACE", 1),
    "a fourth souvenir finds room": (moves, "has_room", lambda *_: True),
    "any four cards validate": (playing, "ROOM", 4),
    "six cards may be held": (playing, "HAND_LIMIT", 6),
    "a heavy ship sails on": (playing, "_ship_stays", lambda _: False),
    "the ship sails to its owner": (choices, "can_sail_to", lambda *_: True),
    "a phase is never passed": (playing, "_enter", lambda at, phase: setattr(at, "phase", phase)),
    "validated places can be duelled for": (contents, "is_validated", lambda *_: False),
    "a deck that is out stays out": (resolving, "renew", lambda at, deck, _: bool(at.zones[deck])),
    "anything can be done": (choices, "can_do", lambda *_: True),
    "a partner does not count": (playing, "validated_by", lambda *_: 0),
    "effects act in reverse": (
        playing,
        "begin",
        lambda at, seat, effects: position.begin(at, seat, effects[::-1]),
    ),
}


def found(plays: Callable[[int], None]) -> bool:
    """Whether playing beside the real rules fails, or does not work at all."""
    for deck in range(MOST_DECKS):
        try:
            plays(deck)
        except (AssertionError, IndexError, KeyError, ValueError):
            return True
    return False


def play_beside(deck: int) -> None:
    wild = wild_game(deck)
    follow(wild(2 + deck % 3), deck)
    follow(wild(4, TEAMS), deck)


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(*FAULTS[name])
    assert found(play_beside)


def test_without_one_nothing_is() -> None:
    assert not found(play_beside)
