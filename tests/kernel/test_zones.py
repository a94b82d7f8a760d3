"""Zones, and whose eyes see into them."""

import pytest

from houle.kernel import Eyes, Layout, Zone
from tests.kernel.toys import (
    BACK,
    HAND,
    OTHER_PURSE,
    OTHER_SPOT,
    PILE,
    PURSE,
    ROW,
    SPOT,
    toy_layout,
)


def seers(layout: Layout, zone: int) -> set[str]:
    """Who sees the faces in a zone, in words."""
    mask = layout.eyes[zone]
    names = {f"seat {seat}" for seat in range(layout.seats) if mask >> seat & 1}
    if mask & layout.watcher_bit:
        names.add("watchers")
    if mask & layout.everyone_bit:
        names.add("everyone after the end")
    return names


def test_each_kind_of_eyes() -> None:
    layout = toy_layout()
    after = "everyone after the end"
    assert seers(layout, PILE) == {after}
    assert seers(layout, ROW) == {"seat 0", "seat 1", "seat 2", "watchers", after}
    assert seers(layout, HAND) == {"seat 0", after}
    assert seers(layout, BACK) == {"seat 1", "seat 2", after}


def test_a_dummy_without_a_seat_sees_nothing() -> None:
    layout = Layout(2, range(2), [Zone("hers", Eyes.OWNER, 2), Zone("not hers", Eyes.OTHERS, 2)])
    assert seers(layout, 0) == {"everyone after the end"}
    assert seers(layout, 1) == {"seat 0", "seat 1", "everyone after the end"}


def test_what_is_hidden_from_whom() -> None:
    layout = toy_layout()
    assert layout.hidden_from[0] == (PILE, BACK, PURSE, OTHER_PURSE, SPOT, OTHER_SPOT)
    assert layout.hidden_from[1] == (PILE, HAND, OTHER_PURSE, OTHER_SPOT)


def test_zones_are_found_by_name_and_owner() -> None:
    assert toy_layout().zone("purse", 2) == OTHER_PURSE
    with pytest.raises(KeyError):
        toy_layout().zone("purse")


def test_two_zones_of_the_same_name_and_owner_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="same name"):
        Layout(2, range(1), [Zone("pile", Eyes.NOBODY), Zone("pile", Eyes.ALL)])
