"""A vector says what the projection says, at places that stay."""

from enum import StrEnum
from typing import Any, Literal

import msgspec
import pytest

from houle.kernel import KeyedChance, Onlooker, Seat, View, project
from houle.research import Sight
from houle.research.facts import ROW, slots_for
from houle.research.shapes import shape_of
from tests.conformance.lowtide import LowTide
from tests.research.playing import GAMES, decisions, settings


def seen(viewer: Any = 0) -> tuple[View[Any, Any, Any], dict[str, list[float]]]:
    """A view of Low Tide, and its vector part by part."""
    game = LowTide(2)
    view = project(game, game.start(KeyedChance(b"tide")), viewer)
    sight = Sight(game)
    vector = sight.vector(view)
    return view, {p.name: vector[p.start : p.start + p.size] for p in sight.parts}


def test_who_looks_and_whom_the_game_waits_for() -> None:
    _, parts = seen(1)
    assert parts["viewer"] == [0, 1]
    assert parts["waited for"] == [1, 1]


def test_a_hand_is_seen_by_who_holds_it_and_counted_by_the_other() -> None:
    view, parts = seen(0)
    held = {card for card, there in enumerate(parts["hand 0"], 1) if there}
    assert held == set(view.zone("hand", 0))
    assert parts["hand 0, face away"] == [0]
    assert parts["hand 1"] == [0] * 12
    assert parts["hand 1, face away"] == [3]


def test_an_onlooker_has_no_slot_and_sees_no_hand() -> None:
    _, parts = seen(Onlooker.WATCHER)
    assert parts["viewer"] == [0, 0]
    assert parts["hand 0, face away"] == parts["hand 1, face away"] == [3]


def test_in_an_ordered_zone_cards_are_counted_from_the_top() -> None:
    view, _ = seen(0)
    sight = Sight(LowTide(2))
    shown = tuple(
        msgspec.structs.replace(zone, cards=(5, 9, 2)) if zone.name == "shown" else zone
        for zone in view.zones
    )
    vector = sight.vector(msgspec.structs.replace(view, zones=shown))
    (part,) = (part for part in sight.parts if part.name == "shown")
    assert [vector[part.start + card - 1] for card in (5, 9, 2)] == [3, 2, 1]


def test_points_are_a_row_with_its_length() -> None:
    _, parts = seen(0)
    assert parts["points"] == [2] + [0] * ROW


@pytest.mark.parametrize("name", GAMES)
def test_every_vector_of_a_game_has_the_same_size(name: str) -> None:
    for setting in settings(name):
        for view, _ in decisions(setting, "vectors"):
            assert len(setting.sight.vector(view)) == setting.sight.size
        ends = [part.start + part.size for part in setting.sight.parts]
        starts = [part.start for part in setting.sight.parts]
        assert [*starts, setting.sight.size] == [0, *ends]


# What a field may be


class Wind(StrEnum):
    CALM = "calm"
    GALE = "gale"


class Gust(msgspec.Struct, frozen=True, tag="gust"):
    wind: Wind
    force: int


class Lull(msgspec.Struct, frozen=True, tag="lull"):
    pass


class Deep(msgspec.Struct, frozen=True):
    below: "Deep | None" = None


def slots(hint: Any, value: Any) -> list[float]:
    found = slots_for(shape_of(LowTide(2), hint))
    out = [0.0] * found.size
    found.put(out, 0, value)
    return out


@pytest.mark.parametrize(
    ("hint", "value", "numbers"),
    [
        (bool, True, [1]),
        (int, 7, [7]),
        (Wind, Wind.GALE, [0, 1]),
        (Seat, 1, [0, 1]),
        (Seat, 2, [0, 0]),
        (Seat | None, None, [0, 0, 0]),
        (Seat | None, 0, [1, 1, 0]),
        (Literal[5, 7], 7, [0, 1]),
        (tuple[int, bool], (4, True), [4, 1]),
        (Gust, Gust(Wind.CALM, 3), [1, 0, 3]),
        (Gust | Lull, Gust(Wind.CALM, 3), [1, 1, 0, 3, 0]),
        (Gust | Lull, Lull(), [0, 0, 0, 0, 1]),
        (tuple[int, ...], (3, 4), [2, 3, 4, 0, 0, 0, 0, 0, 0]),
        (str, "free text", []),
        (int | str, 3, []),
        (dict[str, int], {}, []),
    ],
)
def test_slots_by_type(hint: Any, value: Any, numbers: list[float]) -> None:
    assert slots(hint, value) == numbers


def test_of_a_long_row_the_first_have_slots_and_all_are_counted() -> None:
    numbers = slots(tuple[int, ...], tuple(range(10, 20)))
    assert numbers == [10, *range(10, 10 + ROW)]


def test_records_within_records_end_somewhere() -> None:
    assert slots(Deep, Deep(Deep(Deep(Deep())))) == [1, 1]
