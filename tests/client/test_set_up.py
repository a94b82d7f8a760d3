"""The pictures of the rules show what the rules deal."""

from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.registry import find_game
from houle.kernel import Seat
from houle.lessons.set_up import LOOKING, set_up
from tests.samples.install import house_games
from tools.lessons import board

SIZES = [(game, seats) for game in house_games() for seats in find_game(game).seat_counts]
pictures = pytest.mark.parametrize(("game", "seats"), SIZES)


def sizes(game: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("seats", find_game(game).seat_counts)


def shown(game: str, seats: int) -> Any:
    """The picture that the client has."""
    frames = msgspec.json.decode((board(game) / "set-up.json").read_bytes())
    [frame] = [one for one in frames if one["view"]["seats"] == seats]
    return frame


def lying(game: str, seats: int, owner: Seat | None = None) -> dict[str, int]:
    """How many cards lie in each zone of somebody, or of the middle, where there are any."""
    zones = shown(game, seats)["view"]["zones"]
    mine = [zone for zone in zones if zone["owner"] == owner and zone["cards"]]
    return {zone["name"]: len(zone["cards"]) for zone in mine}


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
    frame["view"]["moves"] = [{"type": "discard", "side": "inward", "place": 0}]


def other_eyes(frame: Any) -> None:
    frame["view"]["viewer"] = 1


def lost(frame: Any) -> None:
    frame["view"]["zones"][0]["cards"].pop()


def twice(frame: Any) -> None:
    pile, discard, *_ = frame["view"]["zones"]
    pile["cards"][0] = discard["cards"][0]


@pytest.mark.parametrize("fault", [a_move, other_eyes, lost, twice])
def test_a_fault_in_a_picture_is_found(fault: Any) -> None:
    frame = deepcopy(shown("wave", 3))
    assert problems(frame) == []
    fault(frame)
    assert len(problems(frame)) == 1


@rule("W-10", "W-11", "W-51")
@sizes("wave")
def test_wave(seats: int) -> None:
    for seat in range(seats):
        assert lying("wave", seats, seat) == {"inward": 3, "outward": 2}
    vaimiti = lying("wave", seats, seats)
    assert vaimiti == ({"face-up": 3, "face-down": 2} if seats == 2 else {})
    hands = 3 if seats == 2 else seats
    assert lying("wave", seats) == {"pile": 34 - 1 - 5 * hands, "discard": 1}


@rule("S-02", "S-04", "S-40", "S-50", "S-51")
@sizes("sea-change")
def test_sea_change(seats: int) -> None:
    for seat in range(seats):
        assert lying("sea-change", seats, seat) == {"hand": 10}
    used = 10 * max(3, seats)
    middle = {"box": 80 - used} if used < 80 else {}
    if seats == 1:
        middle |= {"trick": 1, "pile": 19}
    if seats == 2:
        middle |= {"pile": 10}
    assert lying("sea-change", seats) == middle


@rule("L-03", "L-04", "L-05", "L-10")
@sizes("land-unter")
def test_land_unter(seats: int) -> None:
    for seat in range(seats):
        assert lying("land-unter", seats, seat) == {"hand": 12}
    leftover = {"leftover": 60 - 12 * seats} if seats < 5 else {}
    assert lying("land-unter", seats) == {"pile": 22, "turned-up": 2} | leftover
    view = shown("land-unter", seats)["view"]
    game = find_game("land-unter")(seats)
    [hand] = [zone for zone in view["zones"] if (zone["name"], zone["owner"]) == ("hand", LOOKING)]
    halves = {"no-belt": 0, "half-belt": 1, "whole-belt": 2}
    printed = sum(halves[game.face(card).shape or ""] for card in hand["cards"])
    assert view["public"]["belts"][LOOKING] == printed // 2


@rule("V-02", "V-03")
@sizes("vague-verte")
def test_vague_verte(seats: int) -> None:
    for seat in range(seats):
        assert lying("vague-verte", seats, seat) == {"hand": 5}
    assert lying("vague-verte", seats) == {"pile": 60 - 5 * seats - 1, "discard": 1}
    assert shown("vague-verte", seats)["view"]["options"]["length"] == 7


@rule("A-10", "A-11", "A-12", "A-13", "A-70", "A-90")
@sizes("vague-et-attaque")
def test_vague_et_attaque(seats: int) -> None:
    held = {"artefact": 1, "souvenirs": 2, "places": 1}
    travels = seats > 2
    for seat in range(seats):
        ship = {"harbour": 1} if travels and seat == LOOKING else {}
        assert lying("vague-et-attaque", seats, seat) == held | ship
    middle = lying("vague-et-attaque", seats)
    assert middle.pop("unused-artefacts", 0) == 5 - seats
    assert middle.pop("middle", 0) == (0 if travels else 1)
    removed = 32 - middle["encounter-deck"]
    assert removed == 0 if seats > 1 else removed >= 8
    assert middle.pop("box", 0) == removed + (0 if travels else 10)
    places = 20 if travels else 10
    assert middle == {
        "souvenir-deck": 41 - 2 * seats,
        "place-deck": places - seats,
        "encounter-deck": 32 - removed,
    }
