"""What was played is written down from the logs, and comes out the same again."""

import asyncio
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.people import recording, results
from houle.people.recording import LEASE
from houle.tables import deeds
from houle.tables.entries import Pace, Watch
from houle.tables.names import NAMELESS
from houle.tables.people import People
from houle.tables.ports import TableId
from tests.people.recorded import played, played_with, recorder, rows, seats
from tests.store.test_many_tables import Asked
from tests.tables.house import PEOPLE, House, in_house, until

ADA, BEN, CLEO = PEOPLE[:3]
SLOW = Pace(move=86_400_000)
STRANGE_ROW = """INSERT INTO played_seats (table_id, seat, pseudonym, game, finished_at,
  side, won, own, rated, in_time, missed)
SELECT table_id, 7, pseudonym, game, finished_at, side, won, own, rated, in_time, missed
FROM played_seats WHERE seat = 0"""


@rule("P-50")
@in_house()
async def test_a_game_that_is_over_is_recorded_with_what_each_made_of_it(house: House) -> None:
    table = await played(house)
    running = await house.running(table)
    outcome = running.outcome
    assert outcome is not None
    ended_at = (await house.state(table)).at
    house.clock.turn(5000)
    await house.do(table, ADA, deeds.Rematch("Ada"))
    await recorder(house).go_round()
    (game,) = (await rows(house))["played_games"]
    assert game["finished_at"] == ended_at, "when it ended, not what came afterwards"
    assert (game["seats"], game["people"], bool(game["rated"])) == (2, 2, True)
    kept = await seats(house, table)
    assert [row["player_id"] for row in kept] == [ADA.id, BEN.id]
    assert [row["points"] for row in kept] == list(outcome.points)
    for row in kept:
        won = row["seat"] in outcome.winners
        assert (bool(row["won"]), row["place"]) == (won, 1 if won else 2)


@rule("P-50")
@in_house(nodes=2)
async def test_nothing_of_a_running_or_open_table_is_recorded(house: House) -> None:
    await house.open()
    running = await house.started("eddy", 3)
    await house.play_on(running, 2)
    await recorder(house).go_round()
    assert await rows(house) == {"played_games": [], "played_seats": []}


@rule("P-50")
@in_house()
async def test_who_records_is_one_node_and_after_it_fell_another(house: House) -> None:
    await played(house)
    assert await house.store.record.claim("record", LEASE), "this one falls now"
    await recorder(house).go_round()
    assert (await rows(house))["played_games"] == []
    house.clock.turn(LEASE)
    await recorder(house).go_round()
    assert len((await rows(house))["played_games"]) == 1


@rule("P-86")
@in_house()
async def test_whoever_lost_a_name_keeps_what_they_played(house: House) -> None:
    table = await played(house)
    await recorder(house).go_round()
    before = await rows(house)
    people = People(house.store, house.nodes[0].tables, house.clock)
    assert (await people.take_name(ADA.id, "a report")).tables == (table,)
    assert (await house.state(table)).life.chairs[0].name == NAMELESS
    await recorder(house).rebuild()
    assert await rows(house) == before


@rule("P-50")
@in_house()
async def test_a_table_that_went_on_while_it_was_read_is_recorded_again(house: House) -> None:
    table, record = await played(house), house.store.record
    seq = (await house.state(table)).seq
    await house.do(table, ADA, deeds.Rematch("Ada"))
    await record.mark_recorded(table, seq)
    assert await record.unrecorded(9) == [table]
    await record.mark_recorded(table, seq + 1)
    assert await record.unrecorded(9) == []


@rule("P-50")
@in_house()
async def test_a_log_that_a_node_cannot_read_is_left_to_a_newer_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As while nodes are renewed one after the other: the old ones do not know all games."""
    monkeypatch.setattr(recording, "MOST_AT_ONCE", 1)
    newest, readable = await played(house), await played(house)
    known = (await house.store.read(newest))[-1]
    await house.store.redact(newest, known.seq, b'{"kind":"not-known-yet"}')
    old = recorder(house)
    for _round in range(3):
        await old.go_round()
    assert [row["table_id"] for row in (await rows(house))["played_games"]] == [readable]
    await house.store.redact(newest, known.seq, known.entry)
    await old.go_round()
    assert await house.store.record.unrecorded(9) == [newest], "it does not try again and again"
    await recorder(house).go_round()
    assert await house.store.record.unrecorded(9) == []
    assert len(await seats(house, newest)) == 2


@in_house()
async def test_one_round_that_fails_is_not_the_last(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, record = await played(house), recorder(house)

    async def falls() -> bool:
        raise RuntimeError("the queen of hearts")

    async def failed() -> bool:
        return running.done() or bool(caplog.messages)

    async def recorded() -> bool:
        return running.done() or len(await seats(house, table)) == 2

    with monkeypatch.context() as patch:
        patch.setattr(record, "record_some", falls)
        running = asyncio.ensure_future(record.run())
        await until(failed)
    house.clock.turn(LEASE)
    await until(recorded)
    assert not running.done()
    running.cancel()
    [warning] = caplog.messages
    assert "RuntimeError at tests.people.test_recording" in warning
    assert "hearts" not in warning


@rule("P-51")
@in_house()
async def test_a_seat_in_which_a_bot_made_a_move_is_not_rated(house: House) -> None:
    table = await house.started("flotsam", 3, pace=SLOW, options={"first": 0})

    async def ben_leaves() -> None:
        await house.do(table, BEN, deeds.Leave())

    await played_with(house, table, ben_leaves)
    await recorder(house).go_round()
    kept = await seats(house, table)
    assert [bool(row["own"]) for row in kept] == [True, False, True]
    assert [bool(row["rated"]) for row in kept] == [True, False, True], "the others are"


@rule("P-51")
@in_house()
@pytest.mark.parametrize(
    ("number", "options", "rated"),
    [(4, {"company": "pairs"}, True), (4, {"company": "all"}, False), (2, {}, True)],
)
async def test_who_plays_together_is_not_compared(
    house: House, number: int, options: dict[str, Any], rated: bool
) -> None:
    table = await played(house, number=number, options=options)
    await recorder(house).go_round()
    (game,) = (await rows(house))["played_games"]
    kept = await seats(house, table)
    assert bool(game["rated"]) is rated
    assert bool(game["together"]) is (options.get("company") == "all")
    assert {bool(row["rated"]) for row in kept} == {rated}
    if options.get("company") == "pairs":
        assert [row["side"] for row in kept] == [0, 1, 0, 1]
        assert kept[0]["place"] == kept[2]["place"]


@rule("P-51")
@in_house()
async def test_what_all_agreed_to_stop_has_no_places(house: House) -> None:
    table = await house.started("flotsam", 2)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.Concede())
    await recorder(house).go_round()
    (game,) = (await rows(house))["played_games"]
    assert (bool(game["stopped"]), bool(game["rated"])) == (True, False)
    assert [(row["place"], bool(row["won"])) for row in await seats(house, table)] == [
        (None, False),
        (None, False),
    ]


@rule("P-51")
@in_house()
async def test_against_bots_alone_nobody_is_rated(house: House) -> None:
    table = await house.open("flotsam", 2, bots=[None, "greedy"], pace=SLOW)
    await house.sit(table, 0, ADA)
    await house.start(table)

    async def nothing() -> None:
        pass

    await played_with(house, table, nothing)
    await recorder(house).go_round()
    (row,) = await seats(house, table)
    assert (bool(row["own"]), bool(row["rated"])) == (True, False)
    assert (row["in_time"], row["missed"]) == (0, 0), "nobody waited"


@rule("P-55")
@in_house()
async def test_decisions_at_a_clock_are_counted_as_ones_own_or_missed(house: House) -> None:
    """In Flotsam each of two makes as many moves; Ben's after the first are made by a bot."""
    table = await house.started("flotsam", 2, pace=SLOW, options={"first": 1})

    async def ben_leaves() -> None:
        await house.do(table, BEN, deeds.Leave())

    await played_with(house, table, ben_leaves)
    decisions = (await house.running(table)).decisions
    await recorder(house).go_round()
    kept = await seats(house, table)
    assert [(row["in_time"], row["missed"]) for row in kept] == [
        (decisions[0], 0),
        (1, decisions[1] - 1),
    ]


@rule("P-55")
@in_house()
async def test_without_a_clock_nothing_is_late(house: House) -> None:
    table = await played(house)
    await recorder(house).go_round()
    assert [(row["in_time"], row["missed"]) for row in await seats(house, table)] == [(0, 0)] * 2


@rule("P-55")
@in_house()
async def test_what_was_taken_back_was_not_decided(house: House) -> None:
    table = await house.started("eddy", 2, pace=SLOW)
    await house.play(table, 0)
    await house.do(table, ADA, deeds.TakeBack())
    await house.play_on(table)
    await recorder(house).go_round()
    ada, ben = await seats(house, table)
    assert ada["in_time"] == ben["in_time"]


@rule("P-53")
@in_house()
async def test_a_table_that_strangers_do_not_find_is_not_linked(house: House) -> None:
    shut = await played(house, watch=Watch.NOBODY)
    free = await played(house)
    await recorder(house).go_round()
    linked = {row["table_id"]: bool(row["linked"]) for row in (await rows(house))["played_games"]}
    assert linked == {shut: False, free: True}


async def forget_all(house: House) -> None:
    """Nothing that was derived is there any more, and something that never happened is."""
    for name in ("played_games", "played_seats"):
        await house.store.change(Asked(f"DELETE FROM {name}"))  # noqa: S608 - names of ours


async def a_few(house: House) -> list[TableId]:
    tables = [await played(house, number=number) for number in (2, 3, 4)]
    house.clock.turn(1000)
    return [*tables, await played(house, "eddy", 3, pace=SLOW)]


@rule("P-50")
@in_house()
async def test_rebuilt_from_the_logs_the_record_is_equal(house: House) -> None:
    await a_few(house)
    await recorder(house).go_round()
    before = await rows(house)
    assert len(before["played_seats"]) == 12
    await forget_all(house)
    assert await recorder(house).rebuild() == 4
    assert await rows(house) == before


@rule("P-50")
@in_house()
async def test_a_row_that_says_something_else_than_the_log_is_put_right(house: House) -> None:
    await a_few(house)
    await recorder(house).go_round()
    before = await rows(house)
    for sql in (
        "UPDATE played_seats SET place = 9, won = NOT won",
        "UPDATE played_games SET finished_at = 1",
        STRANGE_ROW,
    ):
        await house.store.change(Asked(sql))
    assert await rows(house) != before
    await recorder(house).rebuild()
    assert await rows(house) == before


@in_house()
async def test_a_record_that_depends_on_when_it_is_read_is_noticed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: when a game ended is taken for when its table was last changed."""
    table = await played(house)
    honest = results.read_result
    await recorder(house).go_round()
    before = await rows(house)
    house.clock.turn(5000)
    await house.do(table, ADA, deeds.Rematch("Ada"))
    await recorder(house).rebuild()
    assert await rows(house) == before

    def careless(moments: Any) -> Any:
        told = list(moments)
        result = honest(told)
        assert result is not None
        return msgspec.structs.replace(result, finished_at=told[-1][0].at)

    monkeypatch.setattr("houle.people.recording.read_result", careless)
    await recorder(house).rebuild()
    assert await rows(house) != before
