"""Looking on, and looking back (T-50 to T-52)."""

from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.registry import game_names
from houle.kernel import Onlooker, Viewer, project
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.entries import Watch
from houle.tables.frames import encode_frame
from houle.tables.landmarks import FIRST_APART
from houle.tables.ports import TableId
from tests.tables.house import PEOPLE, STRANGER, House, in_house, raw, refused

ADA, BEN, CLEO = PEOPLE[:3]
DEALT = 5
"""Where the deal stands in the log: opened, three sat, started."""


def zones_of(frame: Any) -> Any:
    return frame["view"]["zones"]


async def agree_to_stop(house: House, table: TableId) -> None:
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, deeds.Concede())


@rule("T-50")
@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_each_sees_the_projection_for_their_own_eyes(house: House, game: str) -> None:
    table = await house.started(game, 3)
    await house.play_on(table, most=4)
    running = await house.running(table)
    seats: list[tuple[Person | None, Viewer]] = [(ADA, 0), (BEN, 1), (CLEO, 2)]
    for who, viewer in [*seats, (STRANGER, Onlooker.WATCHER), (None, Onlooker.WATCHER)]:
        seen = (await house.look(table, who))["view"]
        assert raw(seen) == raw(project(running.game, running.table, viewer))


@rule("T-50")
@in_house()
async def test_a_watcher_may_do_nothing(house: House) -> None:
    table = await house.started("flotsam", 3)
    frame = await house.look(table, STRANGER)
    assert frame["you"] is None
    assert frame["view"]["moves"] == frame["view"]["asides"] == []


@rule("T-50")
@in_house(nodes=2)
async def test_at_a_table_without_watchers_strangers_see_nothing_once_it_runs(
    house: House,
) -> None:
    table = await house.open("flotsam", 3, watch=Watch.NOBODY)
    await house.fill(table)
    assert (await house.look(table, STRANGER))["table"]["phase"] == "open"
    await house.do(table, ADA, deeds.Start())
    viewing = house.nodes[1].viewing
    nobody = ("T-50", "nobody-may-watch")
    for _ in range(2):
        for who in (None, STRANGER.id):
            assert await refused(viewing.look(table, who)) == nobody
            assert await refused(viewing.look_back(table, who, 1, None)) == nobody
            row = viewing.look_back_at_some(table, who, range(1, 3), None)
            assert await refused(row) == nobody
            assert await refused(viewing.lately(table, who)) == nobody
            assert await refused(viewing.game_file(table, who)) == nobody
            assert await refused(anext(viewing.listen(table, who, 0))) == nobody
        assert (await house.look(table, BEN))["you"]["seat"] == 1
        if (await house.state(table)).life.phase == "playing":
            await agree_to_stop(house, table)


@rule("T-50")
@in_house()
async def test_whoever_watches_such_a_table_hears_no_more_when_it_starts(house: House) -> None:
    table = await house.open("flotsam", 3, watch=Watch.NOBODY)
    await house.fill(table)
    listening = house.nodes[0].viewing.listen(table, STRANGER.id, None)
    assert (await anext(listening)).seq == 4
    await house.do(table, ADA, deeds.Start())
    assert await refused(anext(listening)) == ("T-50", "nobody-may-watch")
    assert house.nodes[0].cache.listened() == []


@rule("T-51")
@pytest.mark.parametrize("game", game_names())
@in_house()
async def test_a_player_looks_back_with_the_own_eyes(house: House, game: str) -> None:
    table = await house.started(game, 3)
    then = {}
    for _ in range(20):
        seq = (await house.state(table)).seq
        then[seq] = {who: await house.look(table, who) for who in (ADA, BEN, CLEO, None)}
        await house.play_on(table, most=1)
    for seq, seen in then.items():
        for who, frame in seen.items():
            assert await house.look_back(table, who, seq) == frame
    for who, eyes in ((ADA, 1), (ADA, Onlooker.EVERYONE), (None, 0), (STRANGER, 2)):
        asked = house.look_back(table, who, DEALT, eyes)
        assert await refused(asked) == ("T-52", "not-over")


@rule("T-51")
@pytest.mark.parametrize("who", ["ada", "cleo", None])
@in_house()
async def test_the_latest_moments_are_those_that_looking_back_shows(
    house: House, who: str | None
) -> None:
    table = await house.started("eddy", 3)
    await house.play_on(table, most=20)
    viewing = house.nodes[0].viewing
    latest = await viewing.lately(table, who)
    assert latest[-1].seq == DEALT + 20
    for frame in latest:
        assert encode_frame(frame) == await viewing.look_back(table, who, frame.seq, None)


@rule("T-51")
@in_house()
async def test_there_is_no_moment_before_the_first_or_after_the_last(house: House) -> None:
    table = await house.started("flotsam", 3)
    for seq in (-1, 0, DEALT + 1):
        asked = house.look_back(table, ADA, seq)
        assert await refused(asked) == ("T-51", "no-such-moment")


@rule("T-51")
@in_house()
async def test_a_row_of_moments_is_what_each_of_them_is(house: House) -> None:
    table = await house.started("flotsam", 3, options={"turns": 60})
    told: dict[int, Any] = {}
    for _ in range(150):
        frame = await house.look(table, ADA)
        told[frame["seq"]] = frame
        await house.play_on(table, most=1)
    last = max(told)
    assert len((await house.nodes[0].cache.take(table)).landmarks) == last // FIRST_APART
    viewing = house.nodes[0].viewing
    for first, count in ((DEALT, 1), (60, 9), (64, 2), (65, 30), (last - 20, 21)):
        past = range(first, first + count)
        some = msgspec.json.decode(await viewing.look_back_at_some(table, ADA.id, past, None))
        assert some == [told[seq] for seq in past]


@rule("T-51")
@in_house()
async def test_a_row_begins_with_a_moment_that_there_was(house: House) -> None:
    table = await house.started("flotsam", 3)
    viewing = house.nodes[0].viewing
    for past in (range(3), range(DEALT + 1, DEALT + 3)):
        asked = viewing.look_back_at_some(table, ADA.id, past, None)
        assert await refused(asked) == ("T-51", "no-such-moment")


@rule("T-52")
@in_house()
async def test_a_row_is_seen_with_eyes_that_may_be_used(house: House) -> None:
    table = await house.started("flotsam", 3)
    viewing, past = house.nodes[0].viewing, range(DEALT, DEALT + 2)
    for who, eyes in ((ADA.id, 1), (ADA.id, Onlooker.EVERYONE), (None, 0)):
        asked = viewing.look_back_at_some(table, who, past, eyes)
        assert await refused(asked) == ("T-52", "not-over")
    await agree_to_stop(house, table)
    (frame, _) = msgspec.json.decode(
        await viewing.look_back_at_some(table, None, past, Onlooker.EVERYONE)
    )
    assert frame == await house.look_back(table, None, DEALT, Onlooker.EVERYONE)


@rule("T-52")
@in_house(nodes=2)
async def test_after_the_end_all_eyes_are_there_for_anybody(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.play_on(table, most=3)
    dealt = {seat: await house.look_back(table, PEOPLE[seat], DEALT) for seat in range(3)}
    for wanted in (0, Onlooker.EVERYONE):
        asked = house.look_back(table, STRANGER, DEALT, wanted)
        assert await refused(asked) == ("T-52", "not-over")
    await agree_to_stop(house, table)
    for who in (ADA, STRANGER, None):
        for seat in range(3):
            assert await house.look_back(table, who, DEALT, seat, node=1) == dealt[seat]
        everything = zones_of(await house.look_back(table, who, DEALT, Onlooker.EVERYONE))
        assert not any(card is None for zone in everything for card in zone["cards"])
        hidden = zones_of(await house.look_back(table, who, DEALT, Onlooker.WATCHER))
        assert any(card is None for zone in hidden for card in zone["cards"])
    for seat in (-1, 3):
        asked = house.look_back(table, ADA, DEALT, seat)
        assert await refused(asked) == ("T-52", "no-such-seat")
