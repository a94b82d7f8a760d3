"""The pictures of the rules show what the rules deal."""

from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from houle.games.registry import find_game
from houle.lessons.set_up import LOOKING, set_up
from houle.lessons.written import board
from tests.client.pictures import shown
from tests.samples.install import house_games

SIZES = [(game, seats) for game in house_games() for seats in find_game(game).seat_counts]
pictures = pytest.mark.parametrize(("game", "seats"), SIZES)


def problems(frame: Any) -> list[str]:
    """What is wrong with a picture, whatever its game."""
    view = frame["view"]
    found: list[str] = []
    if view["viewer"] != LOOKING or view["outcome"] is not None:
        found.append("it is not what somebody sees before the first move")
    if frame["steps"] or frame["waiting"] or view["moves"] or view["asides"]:
        found.append("something moves")
    cards = Counter(card for zone in view["zones"] for card in zone["cards"])
    if any(count > 1 for card, count in cards.items() if card is not None):
        found.append("a card lies twice")
    game = find_game(view["game"])(view["seats"])
    if cards.total() != len(game.layout.cards):
        found.append("a card is missing")
    return found


@pictures
def test_a_picture_is_what_the_game_deals(game: str, seats: int) -> None:
    assert shown(game, seats) == set_up(game, seats)
    assert problems(shown(game, seats)) == []


def test_every_number_of_players_has_its_picture_once() -> None:
    for game in house_games():
        frames = msgspec.json.decode((board(game) / "set-up.json").read_bytes())
        assert [one["view"]["seats"] for one in frames] == list(find_game(game).seat_counts)


def a_move(frame: Any) -> None:
    frame["view"]["moves"] = [{"type": "lay", "place": 0}]


def other_eyes(frame: Any) -> None:
    frame["view"]["viewer"] = 1


def lost(frame: Any) -> None:
    next(zone["cards"] for zone in frame["view"]["zones"] if None in zone["cards"]).pop()


def twice(frame: Any) -> None:
    lying = [zone["cards"] for zone in frame["view"]["zones"]]
    face_up = next(card for cards in lying for card in cards if card is not None)
    next(cards for cards in lying if None in cards)[0] = face_up


@pytest.mark.parametrize("fault", [a_move, other_eyes, lost, twice])
@pictures
def test_a_fault_in_a_picture_is_found(game: str, seats: int, fault: Any) -> None:
    frame = deepcopy(shown(game, seats))
    assert problems(frame) == []
    fault(frame)
    assert len(problems(frame)) == 1
