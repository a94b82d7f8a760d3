"""What people write to each other where all of them allow it (T-56 to T-59)."""

from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.kernel import Onlooker
from houle.people.written import Written
from houle.tables import deeds
from houle.tables.deciding import ENOUGH_SAID, MOST_ENTRIES
from houle.tables.deeds import BotAt, Person
from houle.tables.entries import Pace, Watch
from houle.tables.gamefile import verify, write_file
from houle.tables.ports import Phase, TableId
from houle.tables.talk import MOST_AT_ONCE, WITHIN, Remark
from houle.tables.writing import LONGEST, as_written
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
FREE, SILENT = "eddy", "flotsam"
"""At the one anything may be said, at the other what the game offers."""
AN_HOUR = 60 * 60_000


async def allow(house: House, table: TableId, *people: Person) -> None:
    for who in people:
        await house.do(table, who, deeds.AllowWriting())


async def write(
    house: House, table: TableId, who: Person, words: str, *, node: int = 0, **more: Any
) -> None:
    await house.do(table, who, deeds.Write(words, house.clock.now()), node=node, **more)


async def read(house: House, table: TableId, who: Person, *, node: int = 0) -> list[Any]:
    written = Written(house.store.written, house.store.mutes, house.nodes[node].cache)
    return [(line.seat, line.words) for line in await written.read(who.id, table, 0)]


async def at_a_link(house: House, game: str = FREE, seats: int = 2, **more: Any) -> TableId:
    """A table in no list, at which everybody sits and allows it; nothing is dealt."""
    table = await house.open(game, seats, listed=False, **more)
    await house.fill(table)
    await allow(house, table, *PEOPLE[:seats])
    return table


@rule("T-56", "T-58")
@in_house(nodes=2)
async def test_people_write_before_the_deal_during_the_game_and_after_it(house: House) -> None:
    table = await at_a_link(house)
    await write(house, table, ADA, "Salut Ben ! 🌊")
    await house.start(table)
    await write(house, table, BEN, "Bonne chance", node=1)
    await house.play_on(table)
    assert (await house.state(table)).life.phase is Phase.FINISHED
    await write(house, table, ADA, "Bien joué")
    told = [(0, "Salut Ben ! 🌊"), (1, "Bonne chance"), (0, "Bien joué")]
    assert await read(house, table, ADA, node=1) == told
    assert await read(house, table, BEN) == told


@rule("T-56")
@in_house()
async def test_nothing_is_written_at_a_table_that_strangers_find(house: House) -> None:
    table = await house.open(FREE, 2)
    await house.fill(table)
    allowing = house.do(table, ADA, deeds.AllowWriting())
    assert await refused(allowing) == ("T-56", "not-by-link")
    assert await refused(write(house, table, ADA, "Hello")) == ("T-56", "not-by-link")


@rule("T-56")
@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("  deux   mots\n et\tdes blancs ", "deux mots et des blancs"),
        ("cafe\u0301", "café"),
        ("\u202eesrever\u2066 \u200bno\u00ad\u0007thing", "esrever nothing"),
        ("a" + "\u0300" * 9, "\u00e0\u0300\u0300"),
        ("\u3164\u2800", None),
        ("\ud800", None),
        ("", None),
        (" \u0000 ", None),
        ("<b>https://example.org</b>", "<b>https://example.org</b>"),
        ("é" * LONGEST, "é" * LONGEST),
        ("é" * (LONGEST + 1), None),
    ],
)
def test_it_is_a_line_of_plain_text(sent: str, kept: str | None) -> None:
    assert as_written(sent) == kept


@rule("T-56")
@in_house()
async def test_what_cannot_be_shown_is_refused_and_what_can_is_cleaned(house: House) -> None:
    table = await at_a_link(house)
    for words in ("", "\u202e", "a" * (LONGEST + 1)):
        assert await refused(write(house, table, ADA, words)) == ("T-56", "bad-writing")
    await write(house, table, ADA, " a\u202eb \n")
    assert await read(house, table, BEN) == [(0, "ab")]


@rule("T-57")
@in_house()
async def test_nothing_is_written_before_all_who_have_a_seat_allow_it(house: House) -> None:
    table = await house.open(FREE, 3, listed=False)
    await house.sit(table, 0, ADA)
    await allow(house, table, ADA)
    alone = write(house, table, ADA, "Anybody there?")
    assert await refused(alone) == ("T-57", "not-all-allow"), "there is nobody to write to"
    await house.sit(table, 1, BEN)
    assert await refused(write(house, table, ADA, "Hello")) == ("T-57", "not-all-allow")
    assert await refused(write(house, table, BEN, "Hello")) == ("T-57", "not-all-allow")
    await allow(house, table, BEN)
    again = house.do(table, BEN, deeds.AllowWriting())
    assert await refused(again) == ("T-57", "agreed-already")
    await write(house, table, BEN, "Hello")
    await house.sit(table, 2, CLEO)
    assert await refused(write(house, table, BEN, "Who is that?")) == ("T-57", "not-all-allow")
    chairs = (await house.look(table, None))["table"]["chairs"]
    assert [chair.get("allows") for chair in chairs] == [True, True, None]


@rule("T-57", "T-58")
@in_house(nodes=2)
async def test_whoever_ends_it_ends_it_for_all_and_reads_nothing_any_more(house: House) -> None:
    table = await at_a_link(house)
    await write(house, table, ADA, "One")
    await house.do(table, BEN, deeds.EndWriting(), node=1)
    assert await refused(write(house, table, ADA, "Two")) == ("T-57", "not-all-allow")
    assert await refused(read(house, table, BEN)) == ("T-58", "not-allowed-by-you")
    assert await read(house, table, ADA) == [(0, "One")], "it was written to her table too"
    once_more = house.do(table, BEN, deeds.EndWriting())
    assert await refused(once_more) == ("T-57", "not-allowed-by-you")
    await allow(house, table, BEN)
    assert await read(house, table, BEN) == [], "what was written before is not for him"
    await write(house, table, ADA, "Three", node=1)
    assert await read(house, table, BEN) == [(0, "Three")]
    assert await read(house, table, ADA) == [(0, "One"), (0, "Three")]


@rule("T-57", "T-58")
@in_house()
async def test_whoever_sits_down_later_reads_what_is_written_from_then_on(house: House) -> None:
    table = await house.open(FREE, 3, listed=False)
    for seat, who in enumerate((ADA, BEN)):
        await house.sit(table, seat, who)
    await allow(house, table, ADA, BEN)
    await write(house, table, BEN, "Between us")
    await house.do(table, BEN, deeds.Leave())
    await house.sit(table, 1, CLEO)
    await allow(house, table, CLEO)
    assert await read(house, table, CLEO) == []
    assert await read(house, table, ADA) == [(None, "Between us")], "not in Cleo's name"
    assert await refused(read(house, table, BEN)) == ("T-58", "not-seated")


@rule("T-57", "T-58")
@in_house()
async def test_whoever_leaves_a_running_game_allows_it_no_more_and_is_not_asked(
    house: House,
) -> None:
    table = await at_a_link(house, seats=3)
    await house.start(table)
    await house.do(table, CLEO, deeds.Leave())
    await write(house, table, ADA, "She has left")
    assert await refused(write(house, table, CLEO, "I have not")) == ("T-56", "not-seated")
    assert await refused(read(house, table, CLEO)) == ("T-58", "not-seated")
    await house.do(table, CLEO, deeds.ComeBack())
    assert await refused(write(house, table, ADA, "Back?")) == ("T-57", "not-all-allow")
    assert await refused(read(house, table, CLEO)) == ("T-58", "not-allowed-by-you")


@rule("T-54", "T-57")
@in_house()
async def test_where_the_rules_of_a_game_come_first_nothing_is_written_while_it_runs(
    house: House,
) -> None:
    table = await at_a_link(house, SILENT)
    await write(house, table, ADA, "Good luck")
    await house.do(table, BEN, deeds.EndWriting())
    await allow(house, table, BEN)
    await house.start(table)
    assert await refused(write(house, table, ADA, "Red?")) == ("T-54", "talk-closed")
    await house.do(table, BEN, deeds.EndWriting())
    anew = house.do(table, BEN, deeds.AllowWriting())
    assert await refused(anew) == ("T-54", "talk-closed"), "on and off could be a sign"
    await house.play_on(table)
    await allow(house, table, BEN)
    await write(house, table, ADA, "Red!")
    assert await read(house, table, BEN) == [(0, "Red!")]


@rule("T-55", "T-56")
@in_house(nodes=2)
async def test_what_is_said_and_written_counts_together(house: House) -> None:
    table = await at_a_link(house)
    for number in range(MOST_AT_ONCE - 1):
        await write(house, table, ADA, f"{number}", node=number % 2)
    await house.do(table, ADA, deeds.Say(Remark.WOW, house.clock.now()))
    assert await refused(write(house, table, ADA, "And", node=1)) == ("T-55", "said-enough")
    house.clock.turn(WITHIN)
    await write(house, table, ADA, "And", node=1)


@rule("T-27", "T-56", "T-57")
@in_house()
async def test_there_is_an_end_to_it(house: House) -> None:
    assert {MOST_ENTRIES[deed] for deed in (deeds.Write, deeds.AllowWriting)} == {ENOUGH_SAID}
    table = await at_a_link(house)
    state = await house.state(table)
    late = msgspec.structs.replace(state, seq=ENOUGH_SAID)
    house.nodes[0].cache.peek(table).recent[-1].state = late  # type: ignore[union-attr]
    live = await house.nodes[0].cache.take(table)
    assert live.state.seq == ENOUGH_SAID
    for deed in (deeds.Write("more", house.clock.now()), deeds.AllowWriting()):
        assert await refused(house.do(table, ADA, deed)) == ("T-27", "enough-happened")


@rule("T-56", "T-58")
@in_house()
async def test_neither_bots_nor_whoever_looks_on_write_or_read(house: House) -> None:
    table = await house.open(FREE, 3, listed=False, bots=(None, None, "random"))
    await house.fill(table)
    await allow(house, table, ADA, BEN)
    await house.start(table)
    await write(house, table, ADA, "Just us")
    assert await refused(write(house, table, STRANGER, "Hello")) == ("T-56", "not-seated")
    by_bot = house.do(table, BotAt(2), deeds.Write("Beep", house.clock.now()))
    assert await refused(by_bot) == ("T-56", "not-yours")
    assert await refused(read(house, table, STRANGER)) == ("T-58", "not-seated")


@rule("T-50", "T-58")
@in_house()
async def test_where_nobody_may_watch_nobody_learns_that_something_is_written(house: House) -> None:
    table = await at_a_link(house, watch=Watch.NOBODY)
    await house.start(table)
    await write(house, table, ADA, "Just us")
    assert await refused(read(house, table, STRANGER)) == ("T-50", "nobody-may-watch")


@rule("T-58", "T-59", "T-52", "T-11")
@in_house()
async def test_it_is_in_no_frame_no_file_and_not_in_the_log(house: House) -> None:
    table = await at_a_link(house)
    await house.start(table)
    await write(house, table, ADA, "Sturgeon")
    seq = (await house.state(table)).seq
    await house.play_on(table)
    viewing = house.nodes[0].viewing
    shown = [
        *[
            await house.look_back(table, who, seq, eyes)
            for who in (ADA, BEN, STRANGER)
            for eyes in (None, 0, 1, Onlooker.EVERYONE)
        ],
        *[await house.look(table, who) for who in (ADA, STRANGER, None)],
        (await viewing.glance(table)).seen,
    ]
    assert all("Sturgeon" not in str(one) for one in shown)
    assert shown[0]["happened"] == {"kind": "wrote"}, "nor who wrote it"
    file = await viewing.game_file(table, ADA.id)
    assert b"Sturgeon" not in write_file(file)
    assert verify(file).holds
    assert all(b"Sturgeon" not in logged.entry for logged in await house.store.read(table))
    assert all(b"Sturgeon" not in bytes(one.summary) for one in await house.store.all_tables("", 9))


@rule("T-21", "T-56")
@in_house(nodes=2)
async def test_sent_twice_it_is_written_once(house: House) -> None:
    table = await at_a_link(house)
    for node in (0, 0, 1):
        await write(house, table, ADA, f"From {node}", node=node, command="same")
    assert await read(house, table, BEN) == [(0, "From 0")]


@rule("T-56", "T-32", "T-20")
@in_house()
async def test_to_write_is_a_touch_and_changes_nothing_else(house: House) -> None:
    table = await at_a_link(house, pace=Pace(move=AN_HOUR))
    await house.start(table)
    await house.play(table, 1)
    house.clock.turn(AN_HOUR)
    await house.nodes[0].caretaker.look_after(table, house.clock.now())
    assert (await house.state(table)).life.chairs[0].away
    stirred = (await house.state(table)).stirred
    await write(house, table, ADA, "One moment")
    after = await house.state(table)
    assert not after.life.chairs[0].away
    assert after.stirred == stirred


@rule("T-57", "T-41")
@in_house()
async def test_at_a_rematch_everybody_is_asked_anew(house: House) -> None:
    table = await at_a_link(house)
    await house.start(table)
    await house.play_on(table)
    rematch = house.nodes[0].tables.rematch
    again = (await rematch(table, ADA, house.command())).table
    await rematch(table, BEN, house.command())
    assert await refused(write(house, again, ADA, "Again")) == ("T-57", "not-all-allow")


@rule("T-58", "P-89")
@in_house()
async def test_whoever_is_muted_is_not_read(house: House) -> None:
    table = await at_a_link(house, seats=3)
    await write(house, table, BEN, "Blah")
    await write(house, table, CLEO, "Hm")
    await house.store.mutes.add(ADA.id, BEN.id, "Ben")
    assert await read(house, table, ADA) == [(2, "Hm")]
    assert await read(house, table, CLEO) == [(1, "Blah"), (2, "Hm")]
