"""Opening a table and sitting down (T-01 to T-06)."""

import msgspec
import pytest

from houle.bots import default_bot
from houle.conformance.rules import rule
from houle.tables import deeds
from houle.tables.deeds import Caretaker, Deed
from houle.tables.entries import Pace, Setting, Watch
from houle.tables.listing import A_DAY
from houle.tables.ports import Phase
from tests.tables.house import PEOPLE, STRANGER, House, in_house, raw, refusal_of, refused

ADA, BEN, CLEO, DAN = PEOPLE[:4]
CLOCK = Caretaker.CLOCK


@rule("T-01")
@in_house(nodes=2)
async def test_a_table_is_what_whoever_opens_it_chose(house: House) -> None:
    pace = Pace(move=60_000, bot=500)
    setting = Setting("flotsam", 3, raw({"silent": True}), pace, Watch.NOBODY, listed=False)
    opened = await house.nodes[0].tables.open(ADA, "open", deeds.Open(setting))
    shown = (await house.look(opened.table, STRANGER, node=1))["table"]
    assert (shown["game"], len(shown["chairs"])) == ("flotsam", 3)
    assert (shown["move_time"], shown["bot_time"]) == (60_000, 500)
    assert (shown["watch"], shown["listed"], shown["phase"]) == ("nobody", False, "open")
    assert shown["options"]["silent"] is True
    assert await house.store.open_tables(None, Phase.OPEN, 10) == []


@rule("T-01")
@in_house()
async def test_strangers_find_a_table_that_is_listed(house: House) -> None:
    table = await house.open("eddy", 3)
    assert [t.table for t in await house.store.open_tables("eddy", Phase.OPEN, 9)] == [table]
    assert await house.store.open_tables("flotsam", Phase.OPEN, 9) == []


@rule("T-01")
@pytest.mark.parametrize(
    ("setting", "because"),
    [
        (Setting("chess", 2), ("T-01", "no-such-game")),
        (Setting("flotsam", 9), ("F-01", "seat-count")),
        (Setting("flotsam", 3, raw({"surf": 1})), ("T-01", "bad-options")),
        (Setting("flotsam", 3, msgspec.Raw(b'{"first": "\xff"}')), ("T-01", "bad-options")),
        (Setting("flotsam", 3, msgspec.Raw(b"[" * 5000)), ("T-01", "bad-options")),
        (Setting("flotsam", 3, raw({"company": "pairs"})), ("F-07", "odd-pairs")),
        (Setting("flotsam", 3, pace=Pace(move=999)), ("T-01", "bad-pace")),
        (Setting("flotsam", 3, pace=Pace(move=8 * A_DAY)), ("T-01", "bad-pace")),
        (Setting("flotsam", 3, pace=Pace(bot=-1)), ("T-01", "bad-pace")),
    ],
)
@in_house()
async def test_a_choice_that_the_rules_do_not_allow(
    house: House, setting: Setting, because: tuple[str, str]
) -> None:
    tables = house.nodes[0].tables
    assert await refused(tables.open(ADA, "open", deeds.Open(setting))) == because
    assert await house.store.open_tables(None, Phase.OPEN, 10) == []


@rule("T-01")
@in_house()
async def test_whoever_opens_a_table_may_fill_it_at_once(house: House) -> None:
    deed = deeds.Open(Setting("flotsam", 3), ("random", None, "greedy"), seat=1, name="Ada")
    opened = await house.nodes[0].tables.open(ADA, "open", deed)
    shown = (await house.look(opened.table, ADA))["table"]
    assert [chair["bot"] for chair in shown["chairs"]] == ["random", None, "greedy"]
    assert [chair["name"] for chair in shown["chairs"]] == [None, "Ada", None]
    assert shown["host"] == 1


@rule("T-01")
@pytest.mark.parametrize(
    ("deed", "because"),
    [
        (deeds.Open(Setting("flotsam", 2), ("random", "surfer")), ("T-03", "no-such-bot")),
        (deeds.Open(Setting("flotsam", 2), ("random",) * 3), ("T-03", "no-such-seat")),
        (deeds.Open(Setting("flotsam", 2), ("random",), seat=0, name="A"), ("T-02", "seat-taken")),
        (deeds.Open(Setting("flotsam", 2), seat=2, name="A"), ("T-02", "no-such-seat")),
        (deeds.Open(Setting("flotsam", 2), seat=-1, name="A"), ("T-02", "no-such-seat")),
        (deeds.Open(Setting("flotsam", 2), seat=0), ("T-02", "bad-name")),
    ],
)
@in_house()
async def test_nothing_is_opened_for_whoever_could_not_sit_as_they_want(
    house: House, deed: deeds.Open, because: tuple[str, str]
) -> None:
    assert await refused(house.nodes[0].tables.open(ADA, "open", deed)) == because
    assert await house.store.open_tables(None, Phase.OPEN, 10) == []


@rule("T-01")
@in_house()
async def test_whoever_opened_a_table_is_the_host_without_sitting_there(house: House) -> None:
    table = await house.open("flotsam", 2, by=ADA)
    await house.sit(table, 0, BEN)
    assert await refused(house.do(table, BEN, deeds.SeatBot(1))) == ("T-03", "not-host")
    await house.do(table, ADA, deeds.SeatBot(1))
    await house.do(table, ADA, deeds.Start())


@rule("T-01", "T-21")
@in_house(nodes=2)
async def test_a_table_is_opened_once_however_often_it_is_asked_for(house: House) -> None:
    deed = deeds.Open(Setting("flotsam", 3), (None, "random"), seat=0, name="Ada")
    first = await house.nodes[0].tables.open(ADA, "open", deed)
    await house.sit(first.table, 2, BEN)
    assert await house.nodes[1].tables.open(ADA, "open", deed) == first
    assert len(await house.entries(first.table)) == 4
    other = await house.nodes[1].tables.open(BEN, "open", deed)
    assert other.table != first.table


@rule("T-02")
@in_house(nodes=2)
async def test_anybody_may_take_a_free_seat_and_one_only(house: House) -> None:
    table = await house.open()
    await house.sit(table, 2, BEN, node=1)
    assert await refused(house.sit(table, 0, BEN)) == ("T-02", "seated-already")
    assert await refused(house.sit(table, 2, CLEO)) == ("T-02", "seat-taken")
    for seat in (-1, 3):
        assert await refused(house.sit(table, seat, CLEO)) == ("T-02", "no-such-seat")
    assert [t.table for t in await house.store.tables_of(BEN.id, 10)] == [table]


@rule("T-02")
@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a" * 25, "a\nb\0", "\u202e"),
        *("\u3164", "Ada\u2800", "\uffa0", "...", "- -", "b\u0324\u0324\u0324"),
    ],
)
@in_house()
async def test_a_name_has_1_to_24_characters_that_can_be_shown(house: House, name: str) -> None:
    table = await house.open()
    refusal = await refusal_of(house.do(table, BEN, deeds.Sit(0, name)))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("T-02", "bad-name", {"most": 24})


@rule("T-02")
@in_house()
async def test_a_name_is_shown_without_needless_space(house: House) -> None:
    table = await house.open()
    await house.do(table, BEN, deeds.Sit(0, f"  Ben   {'b' * 20} "))
    assert (await house.look(table, None))["table"]["chairs"][0]["name"] == f"Ben {'b' * 20}"


@rule("T-02")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada 2"),
        ("ADA", "ADA 2"),
        ("\u0410da", "\u0410da 2"),
        ("\uff21\uff24\uff21", "\uff21\uff24\uff21 2"),
        ("A.d.a", "A.d.a 2"),
        ("Ad\u00e4", "Ad\u00e4"),
        ("Ada 2", "Ada 2"),
        ("\U0001f30a", "\U0001f30a"),
    ],
)
@in_house()
async def test_whose_name_looks_like_anothers_gets_a_number(
    house: House, name: str, shown: str
) -> None:
    table = await house.open()
    await house.do(table, ADA, deeds.Sit(0, "Ada"))
    await house.do(table, BEN, deeds.Sit(1, name))
    assert (await house.look(table, None))["table"]["chairs"][1]["name"] == shown


@rule("T-02")
@in_house()
async def test_a_long_name_makes_room_for_its_number(house: House) -> None:
    table = await house.open()
    for seat, person in enumerate((ADA, BEN, CLEO)):
        await house.do(table, person, deeds.Sit(seat, "Il" * 12))
    chairs = (await house.look(table, None))["table"]["chairs"]
    names = [chair["name"] for chair in chairs]
    assert names == ["Il" * 12, "Il" * 11 + " 2", "Il" * 11 + " 3"]


@rule("T-03")
@in_house()
async def test_the_host_gives_a_seat_to_a_bot_and_takes_it_again(house: House) -> None:
    table = await house.open()
    await house.sit(table, 0, ADA)
    await house.do(table, ADA, deeds.SeatBot(1))
    assert (await house.state(table)).life.chairs[1].bot == default_bot("flotsam")
    assert await refused(house.sit(table, 1, BEN)) == ("T-02", "seat-taken")
    await house.do(table, ADA, deeds.RemoveBot(1))
    await house.sit(table, 1, BEN)
    assert await refused(house.do(table, ADA, deeds.RemoveBot(1))) == ("T-03", "no-bot-there")
    assert await refused(house.do(table, ADA, deeds.SeatBot(1))) == ("T-03", "seat-taken")
    assert await refused(house.do(table, BEN, deeds.SeatBot(2))) == ("T-03", "not-host")
    assert await refused(house.do(table, ADA, deeds.SeatBot(2, "surfer"))) == (
        "T-03",
        "no-such-bot",
    )


@rule("T-04")
@in_house()
async def test_a_seat_is_free_again_when_its_player_gets_up(house: House) -> None:
    table = await house.open()
    await house.sit(table, 1, BEN)
    await house.do(table, BEN, deeds.Leave())
    assert await house.store.tables_of(BEN.id, 10) == []
    assert await refused(house.do(table, BEN, deeds.Leave())) == ("T-04", "not-seated")
    await house.sit(table, 1, CLEO)


@rule("T-04")
@in_house()
async def test_if_the_host_gets_up_the_first_who_sits_is_the_host(house: House) -> None:
    table = await house.open(seats=4)
    for seat, who in enumerate((ADA, BEN, CLEO)):
        await house.sit(table, seat, who)
    await house.do(table, BEN, deeds.Leave())
    assert (await house.state(table)).life.host == ADA.id
    await house.do(table, ADA, deeds.Leave())
    assert (await house.state(table)).life.host == CLEO.id
    await house.do(table, CLEO, deeds.Leave())
    assert await refused(house.do(table, CLEO, deeds.SeatBot(0))) == ("T-03", "not-host")
    await house.sit(table, 3, DAN)
    await house.do(table, DAN, deeds.SeatBot(0))


@rule("T-05")
@in_house()
async def test_the_host_starts_once_every_seat_is_taken(house: House) -> None:
    table = await house.open("flotsam", 3)
    await house.sit(table, 0, ADA)
    await house.sit(table, 1, BEN)
    assert await refused(house.do(table, ADA, deeds.Start())) == ("T-05", "seats-free")
    await house.do(table, ADA, deeds.SeatBot(2))
    assert await refused(house.do(table, BEN, deeds.Start())) == ("T-05", "not-host")
    await house.do(table, ADA, deeds.Start())
    assert (await house.look(table, BEN))["view"]["game"] == "flotsam"


@rule("T-05")
@in_house()
async def test_bots_alone_start_only_where_the_house_wants_it(house: House) -> None:
    table = await house.open("flotsam", 3, bots=["random"] * 3)
    assert await refused(house.do(table, ADA, deeds.Start())) == ("T-05", "nobody-seated")
    await house.do(table, ADA, deeds.RemoveBot(2))
    assert await refused(house.do(table, CLOCK, deeds.Start())) == ("T-05", "seats-free")
    await house.sit(table, 2, BEN)
    await house.do(table, ADA, deeds.Start())
    of_house = await house.open("flotsam", 3, bots=["random"] * 3)
    await house.do(of_house, CLOCK, deeds.Start())
    assert (await house.state(of_house)).life.phase is Phase.PLAYING


@rule("T-05", "T-10")
@pytest.mark.parametrize(
    ("deed", "by_rule"),
    [
        (deeds.Sit(0, "Zoe"), "T-05"),
        (deeds.SeatBot(0), "T-05"),
        (deeds.RemoveBot(1), "T-05"),
        (deeds.Remove(2, "Cleo"), "T-05"),
        (deeds.Start(), "T-05"),
        (deeds.Close(), "T-06"),
        (deeds.AddWord("late"), "T-10"),
    ],
)
@in_house()
async def test_after_the_start_nobody_changes_who_plays(
    house: House, deed: Deed, by_rule: str
) -> None:
    table = await house.started(bots=[None, "random"])
    for who in (ADA, STRANGER):
        assert await refused(house.do(table, who, deed)) == (by_rule, "started-already")


@rule("T-06")
@in_house(nodes=2)
async def test_a_table_that_nobody_started_within_a_day_is_closed(house: House) -> None:
    table, started = await house.open(), await house.started()
    house.clock.turn(A_DAY - 1)
    await house.sit(table, 1, BEN)
    await house.nodes[0].caretaker.sweep()
    assert (await house.state(table)).life.phase is Phase.OPEN
    house.clock.turn(1)
    for node in house.nodes:
        await node.caretaker.sweep()
        await node.caretaker.look_after(table, house.clock.now())
    assert [entry.__struct_config__.tag for entry in await house.entries(table)] == [
        "opened",
        "sat",
        "closed",
    ]
    assert await refused(house.sit(table, 0, ADA)) == ("T-05", "started-already")
    assert (await house.state(started)).life.phase is Phase.PLAYING


@rule("T-06")
@in_house()
async def test_a_look_that_comes_too_early_closes_nothing(house: House) -> None:
    table = await house.open()
    await house.nodes[0].caretaker.look_after(table, house.clock.now() + A_DAY - 1)
    assert (await house.state(table)).life.phase is Phase.OPEN


@rule("T-06")
@in_house()
async def test_the_host_may_close_a_table_before(house: House) -> None:
    table = await house.open()
    await house.sit(table, 0, BEN)
    assert await refused(house.do(table, BEN, deeds.Close())) == ("T-06", "not-host")
    await house.do(table, ADA, deeds.Close())
    assert (await house.state(table)).life.phase is Phase.CLOSED
