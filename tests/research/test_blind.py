"""What a seat may not know changes nothing that it is told as numbers, in words or as a story."""

from typing import Any, TypeAlias

import msgspec
import pytest

from houle.kernel import Game, Seat, TrackedTable, View, project
from houle.research import Episode, Setting
from houle.research.sight import Sight
from tests.bots.twins import Asked, Twins, twins
from tests.research.playing import GAMES


def everything(asked: Asked) -> list[bytes]:
    """All that the adapters are made of."""
    tags = {move.__struct_config__.tag for move in asked.known().view.asides}
    setting = Setting(asked.game, asides=tags)
    episode = Episode(setting, asked.table, asked.story)
    view = episode.view(asked.seat)
    offered = setting.offered(view)
    return [
        msgspec.json.encode(setting.sight.vector(view)),
        msgspec.json.encode([setting.actions.words(number) for number in offered]),
        msgspec.json.encode(sorted(offered)),
        msgspec.json.encode(view),
        msgspec.json.encode(episode.told(asked.seat)),
    ]


def tells_nothing(questions: list[Twins]) -> None:
    for here, there in questions:
        assert here.table.zones != there.table.zones
        assert everything(here) == everything(there), "tells what the seat may not know"


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing(name: str) -> None:
    tells_nothing(twins(name))


# Planted faults

AnyGame: TypeAlias = Game[Any, Any, Any]
AnyTable: TypeAlias = TrackedTable[Any]
AnyView: TypeAlias = View[Any, Any, Any]
PROJECT = "houle.research.episode.project"


def opened(view: AnyView, table: AnyTable) -> AnyView:
    """A view of all cards as they lie."""
    zones = tuple(
        msgspec.structs.replace(zone, cards=tuple(cards))
        for zone, cards in zip(view.zones, table.zones, strict=True)
    )
    return msgspec.structs.replace(view, zones=zones)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_that_peeks_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody fills the zones from the table, as it is handy, and not from the projection."""
    peeked: list[AnyTable] = []
    sound = Sight.vector

    def watched(game: AnyGame, table: AnyTable, viewer: Seat) -> AnyView:
        peeked[:] = [table]
        return project(game, table, viewer)

    def vector(sight: Sight, view: AnyView) -> list[float]:
        return sound(sight, opened(view, peeked[0]))

    monkeypatch.setattr(PROJECT, watched)
    monkeypatch.setattr(Sight, "vector", vector)
    with pytest.raises(AssertionError, match="tells what"):
        tells_nothing(twins(name))


def test_a_view_of_everything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        PROJECT, lambda game, table, seat: opened(project(game, table, seat), table)
    )
    with pytest.raises(AssertionError, match="tells what"):
        tells_nothing(twins(GAMES[0]))
