"""A short crowd, as `make check-meeting` has long ones."""

import asyncio
from pathlib import Path

from houle.conformance.rules import rule
from houle.games.registry import game_names
from tests.meeting.__main__ import in_a_cluster, told
from tests.meeting.crowd import Crowd, comings, meet

PER_GAME, SPAN = 8, 120_000
"""As many in a minute as in the long ones."""
IN_A_CLUSTER, IN_TURN = 16, "flotsam"


@rule("T-60", "T-61", "T-62")
def test_a_crowd_finds_seats_and_company(tmp_path: Path) -> None:
    games = game_names()
    people = PER_GAME * len(games)
    crowd = asyncio.run(meet(tmp_path, comings(0, people, SPAN, games)))
    assert len(crowd.waits) == people
    assert told([crowd])


@rule("T-60", "T-61", "T-62")
def test_so_it_does_over_postgresql_and_nats() -> None:
    crowd = in_a_cluster(comings(1, IN_A_CLUSTER, SPAN, [IN_TURN]))
    assert len(crowd.waits) == IN_A_CLUSTER
    assert told([crowd])


def test_whoever_waits_too_long_sits_twice_or_alone_is_noticed() -> None:
    good = Crowd(waits=[12_000] * 10, together=6, twice=0, came=10)
    assert told([good, good])
    assert not told([good._replace(waits=[21_000] * 10)])
    assert not told([good._replace(together=5)])
    assert not told([good._replace(twice=1)])
    assert not told([good, good._replace(waits=[12_000] * 9)])
