"""Buckets for requests, and places for streams, of each guest and of each address."""

import pytest

from houle.web import limits
from houle.web.limits import Buckets, Limits, StreamPlaces
from tests.tables.house import HandClock


def test_where_there_are_too_many_senders_the_one_is_forgotten_that_was_quiet_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    buckets = Buckets(HandClock(), rate=0.001, burst=1)
    for sender in ("ann", "bob", "cid"):
        assert buckets.wait(sender) == 0
    assert buckets.wait("ann") > 0  # has none left, and was heard of just now
    assert buckets.wait("dan") == 0  # in place of bob
    assert buckets.wait("ann") > 0
    assert buckets.wait("cid") > 0
    assert buckets.wait("bob") == 0


def test_a_stream_takes_a_place_of_its_guest_and_one_of_its_address() -> None:
    places = StreamPlaces(Limits(guest_streams=2, address_streams=3))
    first, second = places.take("ann", "home"), places.take("ann", "work")
    assert first is not None
    assert second is not None
    assert places.take("ann", "home") is None
    assert places.take("bob", "home") is not None
    assert places.take(None, "home") is not None
    assert places.take("cid", "home") is None
    first()
    assert places.take("ann", "home") is not None


def test_whoever_finds_no_place_at_an_address_keeps_none_as_a_guest() -> None:
    places = StreamPlaces(Limits(guest_streams=1, address_streams=1))
    leave = places.take(None, "home")
    assert leave is not None
    assert places.take("ann", "home") is None
    assert places.take(None, "home") is None
    assert places.take("ann", "work") is not None
    leave()
    assert places.take(None, "home") is not None
