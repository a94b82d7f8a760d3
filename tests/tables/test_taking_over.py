"""Bots keep seats until people take them, between two rounds of a running game (T-67 to T-69)."""

import asyncio
from typing import Any

from houle.conformance.rules import rule
from houle.kernel import KeyedChance, Seat
from houle.people.blocks import Blocked
from houle.people.results import read_result
from houle.tables import deeds
from houle.tables.deeds import Person
from houle.tables.entries import Pace, Played, Sat, Watch, WillSit
from houle.tables.fair import Seed
from houle.tables.live import replayed
from houle.tables.meeting import WAIT
from houle.tables.names import NAMELESS
from houle.tables.people import People
from houle.tables.ports import Hint, Phase, TableId
from houle.tables.state import Fold
from tests.tables.house import PEOPLE, START, STRANGER, House, in_house, move_of, refused

ADA, BEN, CLEO, DAN = PEOPLE[:4]
A_ROUND_OF_ALL = 12
"""So many moves the three of a table of flotsam make before seats may change hands (F-04)."""
BOTS = (None, "random", "random")


def take(who: Person, seat: Seat = 1) -> deeds.TakeOver:
    return deeds.TakeOver(seat, who.id.title())


async def one_with_bots(house: House, **more: Any) -> TableId:
    """Ada plays with two bots, whose seats are to be had; she has made her first move."""
    options = {"first": 0, "silent": True, **more.pop("options", {})}
    table = await house.open(bots=BOTS, joinable=True, options=options, **more)
    await house.sit(table, 0, ADA)
    await house.start(table)
    await house.play(table, 0)
    return table


async def go_on(house: House, table: TableId, most: int = 1000) -> None:
    """Everybody makes the first move there is, bots too, so often or to the end."""
    for _ in range(most):
        state = await house.state(table)
        if state.running is None or not state.running.waited_for:
            return
        seat = state.running.waited_for[0]
        player = state.life.chairs[seat].player
        bot = player is None or state.life.driver(seat) is not None
        who = deeds.BotAt(seat) if bot else Person(player or "")
        await house.do(table, who, move_of(state.running, seat))


async def names(house: House, table: TableId) -> list[str | None]:
    return [chair.name for chair in (await house.state(table)).life.chairs]


@rule("T-67", "T-68", "T-69")
@in_house()
async def test_the_seat_is_theirs_from_the_next_round_on(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    assert await names(house, table) == ["Ada", None, None], "the bot plays on"
    seen = await house.look(table, BEN)
    assert (seen["you"], seen["promised"]) == (None, 1)
    assert seen["table"]["chairs"][1]["coming"] == "Ben"
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert await names(house, table) == ["Ada", "Ben", None]
    seen = await house.look(table, BEN)
    assert seen["you"]["seat"] == 1
    assert "promised" not in seen
    await go_on(house, table, 2)
    made = [entry for entry in await house.entries(table) if isinstance(entry, Played)]
    assert (made[-1].seat, made[-1].by_bot) == (1, False), "Ben makes his moves himself"


@rule("T-69")
@in_house()
async def test_everybody_is_told_at_which_moment_they_take_over(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.do(table, CLEO, take(CLEO, 2))
    await go_on(house, table, A_ROUND_OF_ALL)
    last = (await house.state(table)).seq
    watched = [await house.look_back(table, None, seq) for seq in range(1, last + 1)]
    told = {one["seq"]: one["happened"].get("taken_over") for one in watched}
    both = [{"seat": 1, "bot": "random"}, {"seat": 2, "bot": "random"}]
    assert [taken for taken in told.values() if taken] == [both], "once"
    seq = next(seq for seq, taken in told.items() if taken)
    before, after = watched[seq - 2]["table"]["chairs"], watched[seq - 1]["table"]["chairs"]
    assert [chair["name"] for chair in before] == ["Ada", None, None]
    assert [chair["name"] for chair in after] == ["Ada", "Ben", "Cleo"]
    assert (await house.look_back(table, BEN, seq))["happened"] == watched[seq - 1]["happened"]


@rule("T-68")
@in_house()
async def test_until_then_they_see_what_a_watcher_sees(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await go_on(house, table, 3)
    ben, watcher = await house.look(table, BEN), await house.look(table, None)
    assert ben.pop("promised", None) == 1
    assert ben == watcher
    assert await refused(house.look_back(table, BEN, 6, 1)) == ("T-52", "not-over")
    assert await refused(house.do(table, BEN, deeds.Concede())) == ("T-40", "not-seated")


@rule("T-69", "T-51")
@in_house()
async def test_what_the_seat_saw_before_is_theirs_to_look_at(house: House) -> None:
    table = await one_with_bots(house)
    dealt = (await house.state(table)).seq
    await house.do(table, BEN, take(BEN))
    assert (await house.look_back(table, BEN, dealt))["you"] is None
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert (await house.look_back(table, BEN, dealt))["you"]["seat"] == 1
    assert await refused(house.look_back(table, BEN, dealt, 2)) == ("T-52", "not-over")


@rule("T-67")
@in_house()
async def test_before_the_first_move_the_seat_is_theirs_at_once(house: House) -> None:
    table = await house.open(bots=BOTS, joinable=True, options={"first": 0})
    await house.sit(table, 0, ADA)
    await house.start(table)
    await house.do(table, BEN, take(BEN))
    assert await names(house, table) == ["Ada", "Ben", None]
    assert (await house.look(table, None))["happened"]["taken_over"] == [
        {"seat": 1, "bot": "random"}
    ]


@rule("T-67")
@in_house()
async def test_before_the_start_a_bots_seat_is_taken_like_a_free_one(house: House) -> None:
    table = await house.open(bots=BOTS, joinable=True)
    assert (await house.look(table, None))["table"]["to_be_had"] == [1, 2]
    await house.do(table, BEN, take(BEN))
    assert isinstance((await house.entries(table))[-1], Sat)
    assert (await house.look(table, BEN))["you"]["seat"] == 1


@rule("T-67")
@in_house()
async def test_a_table_whose_host_wants_bots_keeps_them(house: House) -> None:
    table = await house.open(bots=BOTS, options={"first": 0})
    await house.sit(table, 0, ADA)
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")
    await house.start(table)
    assert "to_be_had" not in (await house.look(table, None))["table"]
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")


@rule("T-67")
@in_house()
async def test_a_game_without_rounds_has_no_seat_to_be_had(house: House) -> None:
    table = await house.open("eddy", bots=BOTS, joinable=True)
    await house.sit(table, 0, ADA)
    await house.start(table)
    assert "to_be_had" not in (await house.look(table, None))["table"]
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")


@rule("T-67")
@in_house()
async def test_in_the_last_round_it_is_too_late(house: House) -> None:
    table = await one_with_bots(house, options={"turns": 4})
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")


@rule("T-67", "T-50")
@in_house()
async def test_where_nobody_may_look_on_nobody_waits_for_a_seat(house: House) -> None:
    table = await one_with_bots(house, watch=Watch.NOBODY)
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")


@rule("T-67", "T-22")
@in_house(nodes=2)
async def test_of_all_who_ask_at_once_one_gets_the_seat(house: House) -> None:
    table = await one_with_bots(house)
    asked = (
        house.do(table, who, take(who), node=at % 2) for at, who in enumerate((BEN, CLEO, DAN))
    )
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in told) == 1
    promised = [entry for entry in await house.entries(table) if isinstance(entry, WillSit)]
    assert [entry.seat for entry in promised] == [1]
    assert await refused(house.do(table, STRANGER, take(STRANGER))) == ("T-67", "seat-taken")


@rule("T-67", "T-02")
@in_house()
async def test_nobody_takes_two_seats_nor_one_that_a_person_has(house: House) -> None:
    table = await one_with_bots(house)
    assert await refused(house.do(table, ADA, take(ADA))) == ("T-02", "seated-already")
    await house.do(table, BEN, take(BEN))
    assert await refused(house.do(table, BEN, take(BEN, 2))) == ("T-02", "seated-already")
    assert await refused(house.do(table, CLEO, take(CLEO, 0))) == ("T-67", "no-bot-there")


@rule("T-67", "T-31")
@in_house()
async def test_a_seat_that_somebody_left_stays_theirs(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    await house.do(table, BEN, deeds.Leave())
    assert await refused(house.do(table, CLEO, take(CLEO))) == ("T-67", "no-bot-there")
    assert await refused(house.do(table, BEN, take(BEN, 2))) == ("T-02", "seated-already")


@rule("T-67", "T-09")
@in_house()
async def test_whoever_was_removed_takes_no_bots_seat(house: House) -> None:
    table = await house.open(bots=(None, None, "random"), joinable=True, options={"first": 0})
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    await house.do(table, ADA, deeds.Remove(1, "Ben"))
    assert await refused(house.do(table, BEN, take(BEN, 2))) == ("T-09", "removed")


@rule("T-67", "T-64")
@in_house()
async def test_whoever_is_blocked_does_not_come_nor_where_such_a_one_comes(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.store.blocks.add(BEN.id, CLEO.id, Blocked("a-block", "Cleo", None, START))
    assert await refused(house.do(table, CLEO, take(CLEO, 2))) == ("T-64", "not-together")


@rule("T-67", "T-33")
@in_house()
async def test_where_nobody_is_there_nobody_waits_for_a_round(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, ADA, deeds.Leave())
    assert await refused(house.do(table, BEN, take(BEN))) == ("T-67", "not-to-be-had")


@rule("T-68")
@in_house()
async def test_they_may_change_their_mind(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    assert [listed.table for listed in await house.store.tables_of(BEN.id, 9)] == [table]
    await house.do(table, BEN, deeds.Leave())
    assert (await house.look(table, BEN))["promised"] is None
    assert [listed.table for listed in await house.store.tables_of(BEN.id, 9)] == []
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert await names(house, table) == ["Ada", None, None]
    assert await refused(house.do(table, BEN, deeds.Leave())) == ("T-04", "not-seated")


@rule("T-68")
@in_house()
async def test_whoever_changed_it_is_promised_no_seat_there_again(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.do(table, BEN, deeds.Leave())
    for seat in (1, 2):
        assert await refused(house.do(table, BEN, take(BEN, seat))) == ("T-68", "changed-mind")
    assert (await house.look(table, BEN))["promised"] is None, "so no page offers him one"
    assert "promised" not in await house.look(table, CLEO)
    await house.do(table, CLEO, take(CLEO))
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert await refused(house.do(table, BEN, take(BEN, 2))) == ("T-68", "changed-mind"), "later"


@rule("T-68", "T-31")
@in_house()
async def test_while_somebody_is_coming_bots_play_on_though_everybody_got_up(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.do(table, ADA, deeds.Leave())
    assert not (await house.look(table, None))["table"]["resting"]
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert (await house.look(table, BEN))["you"]["seat"] == 1
    assert not (await house.look(table, None))["table"]["resting"], "Ben plays"
    await house.do(table, BEN, deeds.Leave())
    assert (await house.look(table, None))["table"]["resting"]


@rule("T-68", "T-31")
@in_house()
async def test_whoever_does_not_come_after_all_leaves_nobody_to_play_for(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.do(table, ADA, deeds.Leave())
    await house.do(table, BEN, deeds.Leave())
    assert (await house.look(table, None))["table"]["resting"]


@rule("T-68", "T-33")
@in_house()
async def test_a_table_that_rests_goes_on_to_the_round_once_all_who_played_got_up(
    house: House,
) -> None:
    table = await one_with_bots(house, pace=Pace(move=15_000))
    await house.do(table, BEN, take(BEN))
    rest = deeds.Rest((await house.state(table)).seq)
    await house.do(table, deeds.Caretaker.CLOCK, rest)
    await house.do(table, ADA, deeds.Leave())
    state = await house.state(table)
    assert not state.life.rests
    rest = deeds.Rest(state.seq)
    refusal = await refused(house.do(table, deeds.Caretaker.CLOCK, rest))
    assert refusal == ("T-33", "turn-is-over"), "nobody plays for whom clocks would stand still"
    await go_on(house, table, A_ROUND_OF_ALL - 1)
    assert await names(house, table) == ["Ada", "Ben", None]
    async with house.attended(table, BEN):
        assert not (await house.state(table)).life.rests


@rule("T-68")
@in_house()
async def test_if_it_ends_before_they_never_sat_there(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await house.do(table, ADA, deeds.Concede())
    life = (await house.state(table)).life
    assert life.phase is Phase.FINISHED
    assert life.company == (ADA.id,)
    happened = (await house.look(table, None))["happened"]
    assert (happened["kind"], "taken_over" in happened) == ("conceded", False)
    assert [listed.table for listed in await house.store.tables_of(BEN.id, 9)] == []


@rule("T-68", "T-08")
@in_house()
async def test_whoever_is_erased_meanwhile_leaves_no_name_behind(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await People(house.store, house.nodes[0].tables, house.clock).take_name(BEN.id, "why")
    (entry,) = [entry for entry in await house.entries(table) if isinstance(entry, WillSit)]
    assert entry.name == NAMELESS
    assert (await house.look(table, None))["table"]["chairs"][1]["coming"] == NAMELESS


@rule("T-69", "T-36")
@in_house()
async def test_they_have_all_the_time_for_their_first_move(house: House) -> None:
    table = await house.open(
        bots=BOTS, joinable=True, options={"first": 1, "silent": True}, pace=Pace(move=60_000)
    )
    await house.sit(table, 0, ADA)
    await house.start(table)
    house.clock.turn(50_000)
    await house.do(table, BEN, take(BEN))
    (waited,) = (await house.look(table, BEN))["waiting"]
    assert (waited["seat"], waited["until"]) == (1, house.clock.now() + 60_000)


@rule("T-69", "T-25")
@in_house()
async def test_the_bot_that_was_thinking_plays_no_more(house: House) -> None:
    table = await house.open(bots=BOTS, joinable=True, options={"first": 1, "silent": True})
    await house.sit(table, 0, ADA)
    await house.start(table)
    (asked,) = await house.nodes[0].desk.turns(table)
    thought = move_of(await house.running(table), 1)
    await house.do(table, BEN, take(BEN))
    await house.nodes[0].desk.play(table, asked, thought.move)
    await house.nodes[0].bots.work(Hint(table, 0))
    assert (await house.running(table)).move_count == 0


@rule("T-69", "P-51", "P-55")
@in_house()
async def test_what_the_bot_did_is_neither_compared_nor_held_against_them(house: House) -> None:
    table = await one_with_bots(house, pace=Pace(move=60_000))
    await house.do(table, BEN, take(BEN))
    await go_on(house, table)
    logged = await house.store.read(table)
    seed = Seed(await house.store.seed(table))
    states = (each.state for each in replayed(Fold(table, seed, KeyedChance), logged))
    result = read_result(zip(logged, states, strict=True))
    assert result is not None
    ada, ben = result.results
    assert (ada.own, ben.own, result.rated) == (True, False, False)
    assert (ada.in_time, ada.missed) == (12, 0)
    assert (ben.in_time, ben.missed) == (8, 0), "four of twelve were the bot's"


@rule("T-69", "P-51")
@in_house()
async def test_a_seat_in_which_the_bot_did_nothing_yet_is_whole(house: House) -> None:
    table = await house.open(bots=(None, "random"), seats=2, joinable=True, options={"first": 0})
    await house.sit(table, 0, ADA)
    await house.start(table)
    await house.do(table, BEN, take(BEN))
    await go_on(house, table)
    logged = await house.store.read(table)
    seed = Seed(await house.store.seed(table))
    states = (each.state for each in replayed(Fold(table, seed, KeyedChance), logged))
    result = read_result(zip(logged, states, strict=True))
    assert result is not None
    assert result.rated


@rule("T-67", "T-21")
@in_house(nodes=2)
async def test_every_node_and_every_reading_of_the_log_agree(house: House) -> None:
    table = await one_with_bots(house)
    await house.do(table, BEN, take(BEN))
    await go_on(house, table, A_ROUND_OF_ALL)
    here, there = [await house.state(table, node=node) for node in (0, 1)]
    assert here.life == there.life
    logged = await house.store.read(table)
    seed = Seed(await house.store.seed(table))
    *_, again = (each.state for each in replayed(Fold(table, seed, KeyedChance), logged))
    assert (again.life, again.shown, again.summary) == (here.life, here.shown, here.summary)


# Where the house deals


async def dealt_by_the_house(house: House, who: Person) -> TableId:
    table = await house.meet(who)
    await house.pass_time(WAIT)
    return table


@rule("T-67", "T-61")
@in_house()
async def test_where_the_house_dealt_bots_keep_the_seats_for_people(house: House) -> None:
    table = await dealt_by_the_house(house, ADA)
    (listed,) = await house.store.open_tables(None, Phase.PLAYING, 9)
    assert b'"to_be_had":[1,2]' in bytes(listed.summary)
    meeting = house.nodes[0].meeting
    done = await meeting.take_over(table, BEN, house.command(), take(BEN))
    assert done.table == table
    assert BEN.id in (await house.state(table)).life.company


@rule("T-67", "T-62")
@in_house()
async def test_whoever_plays_at_one_such_table_is_brought_there(house: House) -> None:
    theirs = await dealt_by_the_house(house, BEN)
    table = await dealt_by_the_house(house, ADA)
    meeting = house.nodes[0].meeting
    done = await meeting.take_over(table, BEN, house.command(), take(BEN))
    assert done.table == theirs
    assert (await house.state(table)).life.company == (ADA.id,)


@rule("T-67", "T-62")
@in_house(nodes=2)
async def test_whoever_asks_at_two_tables_at_once_has_one_seat(house: House) -> None:
    tables = [await dealt_by_the_house(house, who) for who in (ADA, CLEO)]
    for table in tables:
        await go_on(house, table, 1)
    asked = (
        node.meeting.take_over(table, BEN, house.command(), take(BEN))
        for node, table in zip(house.nodes, tables, strict=True)
    )
    await asyncio.gather(*asked)
    lives = [(await house.state(table)).life for table in tables]
    assert sum(BEN.id in life.company for life in lives) == 1
    assert await house.meet(BEN) in tables, "there they wait for the next round"


@rule("T-67", "T-63")
@in_house()
async def test_whoever_asks_for_another_game_does_not_come_any_more(house: House) -> None:
    table = await dealt_by_the_house(house, ADA)
    await go_on(house, table, 1)
    meeting = house.nodes[0].meeting
    await meeting.take_over(table, BEN, house.command(), take(BEN))
    assert (await house.state(table)).life.promised_to(BEN.id) == 1
    another = await house.meet(BEN, "eddy")
    assert (await house.state(table)).life.promised_to(BEN.id) is None
    assert [listed.table for listed in await house.store.tables_of(BEN.id, 9)] == [another]
