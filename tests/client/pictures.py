"""The pictures that the client has of each game before its first move."""

from typing import Any

import msgspec
import pytest

from houle.games.registry import find_game
from houle.kernel import Seat
from houle.lessons.written import board


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
