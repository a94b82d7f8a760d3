"""What is said at a table besides the game (T-53 to T-55)."""

import pytest

from houle.conformance.rulebook import rules_of
from houle.conformance.rules import rule
from houle.games.registry import find_game, game_names
from houle.tables import deeds
from houle.tables.deciding import ENOUGH_SAID, MOST_ENTRIES
from houle.tables.deeds import BotAt, Person
from houle.tables.entries import Pace, Said, Watch
from houle.tables.hosting import LONGEST_WAIT
from houle.tables.ports import Phase, TableId
from houle.tables.talk import MOST_AT_ONCE, WITHIN, Remark
from tests.samples.install import SAMPLES
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
FREE, SILENT = "eddy", "flotsam"
"""At the one anything may be said, at the other what the game offers."""
A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE


async def say(
    house: House,
    table: TableId,
    who: Person,
    remark: Remark = Remark.HELLO,
    *,
    command: str | None = None,
    node: int = 0,
) -> None:
    deed = deeds.Say(remark, house.clock.now())
    await house.do(table, who, deed, command=command, node=node)


async def said(house: House, table: TableId) -> list[tuple[int, str]]:
    entries = await house.entries(table)
    return [(entry.seat, entry.remark) for entry in entries if isinstance(entry, Said)]


@rule("T-53")
@in_house()
async def test_whoever_sits_speaks_before_the_deal_during_the_game_and_after_it(
    house: House,
) -> None:
    table = await house.open(FREE, 2)
    await house.sit(table, 0, ADA)
    await say(house, table, ADA, Remark.HELLO)
    await house.sit(table, 1, BEN)
    await house.do(table, ADA, deeds.Start())
    await say(house, table, BEN, Remark.GOOD_LUCK)
    await house.play_on(table)
    await say(house, table, ADA, Remark.WELL_PLAYED)
    assert (await house.state(table)).life.phase is Phase.FINISHED
    assert await said(house, table) == [(0, "hello"), (1, "good-luck"), (0, "well-played")]


@rule("T-53")
@in_house(nodes=2)
async def test_everybody_who_sees_the_table_hears_it(house: House) -> None:
    table = await house.started(FREE, 2)
    await say(house, table, BEN, Remark.SORRY, node=1)
    for who in (ADA, BEN, STRANGER):
        frame = await house.look(table, who)
        assert frame["happened"] == {"kind": "said", "seat": 1, "remark": "sorry"}


@rule("T-53")
@in_house()
async def test_whoever_has_no_seat_or_left_it_says_nothing_nor_does_a_bot(house: House) -> None:
    table = await house.started(FREE, 2)
    hello = deeds.Say(Remark.HELLO, house.clock.now())
    assert await refused(house.do(table, STRANGER, hello)) == ("T-53", "not-seated")
    assert await refused(house.do(table, BotAt(0), hello)) == ("T-53", "not-yours")
    await house.do(table, BEN, deeds.Leave())
    assert await refused(house.do(table, BEN, hello)) == ("T-53", "not-seated")
    assert (await house.state(table)).life.chairs[1].gone


@rule("T-53")
@in_house()
async def test_at_a_table_that_was_given_up_nothing_is_said(house: House) -> None:
    table = await house.open(FREE, 2)
    await house.sit(table, 0, ADA)
    await house.do(table, ADA, deeds.Close())
    hello = deeds.Say(Remark.HELLO, house.clock.now())
    assert await refused(house.do(table, ADA, hello)) == ("T-53", "not-running")


@rule("T-53", "T-20", "T-24", "T-36")
@in_house()
async def test_what_is_said_changes_no_turn_and_no_clock_and_takes_no_move_back(
    house: House,
) -> None:
    table = await house.started(FREE, 2, pace=Pace(move=A_MINUTE))
    await house.play(table, 0)
    before = await house.look(table, BEN)
    assert (await house.look(table, ADA))["you"]["may_take_back"]
    house.clock.turn(5000)
    await say(house, table, ADA)
    await say(house, table, BEN)
    after = await house.look(table, BEN)
    assert after["waiting"] == before["waiting"]
    assert after["you"] == before["you"]
    assert after["view"] == before["view"]
    assert (await house.look(table, ADA))["you"]["may_take_back"]
    await house.do(table, ADA, deeds.TakeBack())


@rule("T-53", "T-32")
@in_house()
async def test_to_say_something_is_a_touch(house: House) -> None:
    table = await house.started(FREE, 2, pace=Pace(move=AN_HOUR))
    await house.play(table, 1)
    house.clock.turn(AN_HOUR)
    await house.nodes[0].caretaker.look_after(table, house.clock.now())
    assert (await house.state(table)).life.chairs[0].away
    await say(house, table, ADA, Remark.ONE_MOMENT)
    assert not (await house.state(table)).life.chairs[0].away


@rule("T-53", "T-04")
@in_house()
async def test_words_do_not_keep_a_host_who_does_nothing(house: House) -> None:
    table = await house.open(FREE, 3)
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    node = house.nodes[0]
    live = await node.cache.take(table)
    await node.cache.listen(live, BEN.id)
    await node.caretaker.attend()
    house.clock.turn(LONGEST_WAIT - 1)
    await say(house, table, BEN)
    house.clock.turn(1)
    await node.caretaker.attend()
    assert (await house.state(table)).life.host == BEN.id


@rule("T-54")
@in_house()
async def test_where_the_rules_of_a_game_speak_of_talking_they_come_first(house: House) -> None:
    table = await house.open(SILENT, 2)
    await house.sit(table, 0, ADA)
    await say(house, table, ADA)
    assert "silence" not in (await house.look(table, ADA))["table"]
    await house.sit(table, 1, BEN)
    await house.do(table, ADA, deeds.Start())
    assert (await house.look(table, ADA))["table"]["silence"] == find_game(SILENT).silent_by
    for remark in Remark:
        assert await refused(say(house, table, BEN, remark)) == ("T-54", "talk-closed")
    await house.play_on(table)
    assert "silence" not in (await house.look(table, ADA))["table"]
    await say(house, table, BEN, Remark.THANK_YOU)
    assert await said(house, table) == [(0, "hello"), (1, "thank-you")]


@rule("T-54")
@pytest.mark.parametrize("game", sorted(set(game_names()) - SAMPLES))
def test_a_silence_is_that_of_a_rule(game: str) -> None:
    kind = find_game(game)
    assert kind.silent_by is None or kind.silent_by in rules_of(kind)


@rule("T-55")
@in_house(nodes=2)
async def test_five_things_in_ten_seconds_are_enough_at_all_nodes_together(house: House) -> None:
    table = await house.started(FREE, 2)
    for spoken in range(MOST_AT_ONCE):
        await say(house, table, ADA, node=spoken % 2)
        house.clock.turn(1)
    for node in range(2):
        assert await refused(say(house, table, ADA, node=node)) == ("T-55", "said-enough")
    await say(house, table, BEN)
    house.clock.turn(WITHIN - MOST_AT_ONCE)
    await say(house, table, ADA)
    assert await refused(say(house, table, ADA)) == ("T-55", "said-enough")


@rule("T-55", "T-21")
@in_house()
async def test_what_was_said_is_said_once_however_often_it_is_sent(house: House) -> None:
    table = await house.started(FREE, 2)
    for _ in range(2 * MOST_AT_ONCE):
        await say(house, table, ADA, command="the-same")
    assert len(await said(house, table)) == 1


@rule("T-27")
def test_talk_ends_long_before_what_belongs_to_the_game() -> None:
    talk = (deeds.Say, deeds.Write, deeds.AllowWriting)
    assert {MOST_ENTRIES[deed] for deed in talk} == {ENOUGH_SAID}
    assert MOST_ENTRIES[deeds.TakeOver] <= ENOUGH_SAID // 2, "whoever comes from outside is first"
    game = set(MOST_ENTRIES) - {*talk, deeds.TakeOver}
    assert all(MOST_ENTRIES[deed] >= 2 * ENOUGH_SAID for deed in game)


@rule("T-50")
@in_house()
async def test_where_nobody_may_look_on_nobody_hears_what_is_said(house: House) -> None:
    table = await house.started(FREE, 2, watch=Watch.NOBODY)
    await say(house, table, ADA)
    looked = house.nodes[0].viewing.look(table, STRANGER.id)
    assert await refused(looked) == ("T-50", "nobody-may-watch")
