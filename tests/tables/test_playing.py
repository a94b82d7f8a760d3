"""Playing (T-20 to T-25)."""

import asyncio

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.tables import deeds
from houle.tables.deeds import BotAt, Caretaker
from houle.tables.entries import Played, TakenBack
from houle.tables.ports import TableId
from tests.samples.flotsam import Draw, Fish, Lay, Phrase, Say
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    House,
    in_house,
    move_of,
    moves_of,
    raw,
    refused,
)

ADA, BEN, CLEO, DAN = PEOPLE[:4]
SAY_WAIT = deeds.Advise(raw(Say(Phrase.WAIT)))


async def whose_turn(house: House, table: TableId) -> Seat:
    """The one seat that the game waits for."""
    (seat,) = (await house.running(table)).waited_for
    return seat


@rule("T-20")
@in_house()
async def test_a_table_shows_the_turn_that_a_move_must_name(house: House) -> None:
    table = await house.started("flotsam", 3)
    seat = await whose_turn(house, table)
    frame = await house.look(table, PEOPLE[seat])
    (waiting,) = frame["waiting"]
    assert (waiting["seat"], waiting["turn"]) == (seat, frame["you"]["turn"])
    assert waiting["until"] is None
    move = frame["view"]["moves"][0]
    for turn in (0, frame["you"]["turn"] + 1, -1):
        asked = house.do(table, PEOPLE[seat], deeds.Play(turn, raw(move)))
        assert await refused(asked) == ("T-20", "turn-is-over")
    await house.do(table, PEOPLE[seat], deeds.Play(frame["you"]["turn"], raw(move)))


@rule("T-20")
@in_house(nodes=2)
async def test_a_late_request_never_plays_a_later_turn(house: House) -> None:
    """A game for one: every turn is this player's, so that only its name tells them apart."""
    table = await house.started("flotsam", 1)
    first = move_of(await house.running(table), 0)
    await house.do(table, ADA, first, command="first")
    assert await refused(house.do(table, ADA, first, command="late")) == ("T-20", "turn-is-over")
    await house.play(table, 0)
    late = house.do(table, ADA, first, command="late", node=1)
    assert await refused(late) == ("T-20", "turn-is-over")
    assert (await house.do(table, ADA, first, command="first", node=1)).seq == 4
    assert sum(isinstance(entry, Played) for entry in await house.entries(table)) == 2


@rule("T-20")
@pytest.mark.parametrize(
    "nonsense",
    [b"", b"{}", b"[" * 5000, b'"\xff"', b'{"type":"lay","place":1e9}', b"1"],
)
@in_house()
async def test_what_is_no_move_is_refused(house: House, nonsense: bytes) -> None:
    table = await house.started()
    running = await house.running(table)
    (seat,) = running.waited_for
    deed = deeds.Play(move_of(running, seat).turn, msgspec.Raw(nonsense))
    assert await refused(house.do(table, PEOPLE[seat], deed)) == ("T-20", "not-a-move")


@rule("T-20")
@in_house()
async def test_the_rules_of_the_game_refuse_in_their_own_words(house: House) -> None:
    table = await house.started()
    seat = await whose_turn(house, table)
    turn = move_of(await house.running(table), seat).turn
    deed = deeds.Play(turn, raw(Lay(99)))
    assert await refused(house.do(table, PEOPLE[seat], deed)) == ("F-02", "no-such-card")


@rule("T-20")
@in_house()
async def test_nobody_plays_before_the_start_or_after_the_end(house: House) -> None:
    table = await house.open("flotsam", 1)
    await house.sit(table, 0, ADA)
    deed = deeds.Play(3, raw({"type": "lay", "place": 0}))
    assert await refused(house.do(table, ADA, deed)) == ("T-20", "not-running")
    await house.do(table, ADA, deeds.Start())
    await house.do(table, ADA, deeds.Concede())
    assert await refused(house.do(table, ADA, deed)) == ("T-20", "not-running")


@rule("T-21")
@in_house(nodes=2)
async def test_a_command_is_carried_out_once_on_whichever_node(house: House) -> None:
    table = await house.started("flotsam", 1)
    deed = move_of(await house.running(table), 0)
    asked = [house.do(table, ADA, deed, command="once", node=n % 2) for n in range(6)]
    done = await asyncio.gather(*asked)
    await house.play(table, 0)
    done.append(await house.do(table, ADA, deed, command="once", node=1))
    assert {each.seq for each in done} == {4}
    assert sum(isinstance(entry, Played) for entry in await house.entries(table)) == 2


@rule("T-21")
@in_house()
async def test_two_people_may_give_their_commands_the_same_name(house: House) -> None:
    table = await house.open()
    for seat, who in enumerate((ADA, BEN)):
        await house.do(table, who, deeds.Sit(seat, "Somebody"), command="sit")
    assert (await house.state(table)).life.players == (ADA.id, BEN.id)


@rule("T-22")
@in_house(nodes=2)
async def test_four_who_choose_at_the_same_time_are_all_accepted(house: House) -> None:
    table = await house.started("eddy", 4)
    for node in range(2):
        await house.state(table, node=node)
    before = await house.running(table)
    done = await asyncio.gather(
        *(
            house.do(table, PEOPLE[seat], move_of(before, seat, seat), node=seat % 2)
            for seat in range(4)
        )
    )
    assert sorted(each.seq for each in done) == [7, 8, 9, 10]
    after = await house.running(table)
    assert {(play.seat, play.move) for play in after.plays} == {
        (seat, moves_of(before, seat)[seat]) for seat in range(4)
    }
    assert after.table.public.round == 2


@rule("T-22")
@in_house(nodes=2)
async def test_two_sit_down_at_the_same_time_on_two_nodes(house: House) -> None:
    table = await house.open()
    for node in range(2):
        await house.state(table, node=node)
    await asyncio.gather(*(house.sit(table, n, PEOPLE[n], node=n) for n in range(2)))
    assert (await house.state(table)).life.players == (ADA.id, BEN.id)


@rule("T-22")
@in_house(nodes=2)
async def test_a_node_that_is_behind_refuses_nobody(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.state(table, node=1)
    for _ in range(2):
        await house.play(table, await whose_turn(house, table))
    seat = await whose_turn(house, table)
    await house.play(table, seat, node=1)
    assert len((await house.running(table)).plays) == 3


@rule("T-23")
@in_house()
async def test_advice_is_for_everybody_with_a_seat_at_any_time(house: House) -> None:
    table = await house.started("flotsam", 3)
    for who in (ADA, BEN, CLEO):
        await house.do(table, who, SAY_WAIT)
    assert len((await house.running(table)).plays) == 3
    assert await refused(house.do(table, STRANGER, SAY_WAIT)) == ("T-25", "not-seated")
    seat = await whose_turn(house, table)
    move = move_of(await house.running(table), seat).move
    assert await refused(house.do(table, PEOPLE[seat], deeds.Advise(move))) == (
        "T-23",
        "not-a-move",
    )


@rule("T-23")
@in_house()
async def test_advice_leaves_the_turn_as_it_is(house: House) -> None:
    table = await house.started("flotsam", 3)
    seat = await whose_turn(house, table)
    deed = move_of(await house.running(table), seat)
    await house.do(table, PEOPLE[seat], SAY_WAIT)
    await house.do(table, PEOPLE[(seat + 1) % 3], SAY_WAIT)
    asked = deeds.Play(deed.turn, raw(Say(Phrase.OH_NO)))
    assert await refused(house.do(table, PEOPLE[seat], asked)) == ("T-20", "not-a-move")
    await house.do(table, PEOPLE[seat], deed)


@rule("T-24")
@in_house(nodes=2)
async def test_a_secret_choice_is_taken_back_while_others_choose(house: House) -> None:
    table = await house.started("eddy", 4)
    first = await house.running(table)
    await house.play(table, 0, nth=2)
    await house.play(table, 1, nth=3, node=1)
    assert (await house.look(table, ADA))["you"]["may_take_back"] is True
    await house.do(table, ADA, deeds.TakeBack(), node=1)
    after = await house.running(table)
    assert [(play.seat, play.move) for play in after.plays] == [(1, moves_of(first, 1)[3])]
    assert after.waited_for == (0, 2, 3)
    assert moves_of(after, 0) == moves_of(first, 0)
    frame = await house.look(table, ADA)
    assert (frame["you"]["may_take_back"], frame["steps"]) == (False, [])
    for seat in (0, 2, 3):
        await house.play(table, seat, nth=4)
    assert (await house.running(table)).table.public.round == 2


@rule("T-24")
@in_house()
async def test_whoever_takes_back_takes_the_own_move_back(house: House) -> None:
    table = await house.started("eddy", 4)
    first = await house.running(table)
    await house.play(table, 0, nth=2)
    await house.play(table, 1, nth=3)
    await house.do(table, BEN, deeds.TakeBack())
    after = await house.running(table)
    assert [(play.seat, play.move) for play in after.plays] == [(0, moves_of(first, 0)[2])]
    assert after.waited_for == (1, 2, 3)
    assert moves_of(after, 1) == moves_of(first, 1)


@rule("T-24")
@in_house()
async def test_one_takes_back_after_the_other_and_again(house: House) -> None:
    table = await house.started("eddy", 4)
    first = await house.running(table)
    for seat in (0, 1):
        await house.play(table, seat)
    for who in (ADA, BEN):
        await house.do(table, who, deeds.TakeBack())
    for nth in (1, 2):
        await house.play(table, 0, nth=nth)
        await house.do(table, ADA, deeds.TakeBack())
    after = await house.running(table)
    assert (after.plays, after.table.zones) == ((), first.table.zones)
    for seat in range(3):
        await house.play(table, seat, nth=seat)
    after = await house.running(table)
    assert [play.move for play in after.plays] == [moves_of(first, seat)[seat] for seat in range(3)]


@rule("T-24", "T-20")
@in_house()
async def test_what_was_taken_back_was_another_turn(house: House) -> None:
    table = await house.started("eddy", 3)
    deed = move_of(await house.running(table), 0)
    await house.do(table, ADA, deed, command="choose")
    await house.do(table, ADA, deeds.TakeBack())
    assert (await house.do(table, ADA, deed, command="choose")).seq == 6
    assert await refused(house.do(table, ADA, deed)) == ("T-20", "turn-is-over")
    assert (await house.running(table)).plays == ()


@rule("T-24")
@in_house()
async def test_the_choice_that_shows_all_cards_cannot_be_taken_back(house: House) -> None:
    table = await house.started("eddy", 3)
    for seat in range(3):
        await house.play(table, seat)
    for who in (ADA, BEN, CLEO):
        because = await refused(house.do(table, who, deeds.TakeBack()))
        assert because == ("T-24", "nothing-to-take-back")
        assert (await house.look(table, who))["you"]["may_take_back"] is False


@rule("T-24")
@in_house()
async def test_taking_the_face_up_card_is_taken_back_and_drawing_is_not(house: House) -> None:
    table = await house.started("flotsam", 3)
    while Fish() not in moves_of(
        before := await house.running(table), seat := before.waited_for[0]
    ):
        await house.play(table, seat)
    await house.play(table, seat, nth=moves_of(before, seat).index(Fish()))
    await house.do(table, PEOPLE[seat], deeds.TakeBack())
    after = await house.running(table)
    assert after.table.zones == before.table.zones
    assert after.plays == before.plays
    await house.play(table, seat, nth=moves_of(after, seat).index(Draw()))
    because = await refused(house.do(table, PEOPLE[seat], deeds.TakeBack()))
    assert because == ("T-24", "nothing-to-take-back")


@rule("T-24")
@in_house()
async def test_a_card_that_was_shown_stays(house: House) -> None:
    table = await house.started("flotsam", 3)
    seat = await whose_turn(house, table)
    await house.play(table, seat)
    because = await refused(house.do(table, PEOPLE[seat], deeds.TakeBack()))
    assert because == ("T-24", "nothing-to-take-back")


@rule("T-24")
@in_house()
async def test_what_was_said_cannot_be_taken_back(house: House) -> None:
    table = await house.started("flotsam", 3)
    await house.do(table, BEN, SAY_WAIT)
    because = await refused(house.do(table, BEN, deeds.TakeBack()))
    assert because == ("T-24", "nothing-to-take-back")


@rule("T-24")
@in_house()
async def test_nobody_takes_back_the_move_of_another(house: House) -> None:
    table = await house.started("eddy", 3)
    await house.play(table, 0)
    because = await refused(house.do(table, BEN, deeds.TakeBack()))
    assert because == ("T-24", "nothing-to-take-back")
    assert not any(isinstance(entry, TakenBack) for entry in await house.entries(table))


@rule("T-25")
@in_house()
async def test_nobody_plays_for_another_seat(house: House) -> None:
    table = await house.started("flotsam", 3)
    seat = await whose_turn(house, table)
    deed = move_of(await house.running(table), seat)
    other = PEOPLE[(seat + 1) % 3]
    assert await refused(house.do(table, other, deed)) == ("T-20", "turn-is-over")
    assert await refused(house.do(table, STRANGER, deed)) == ("T-25", "not-seated")
    assert await refused(house.do(table, Caretaker.CLOCK, deed)) == ("T-25", "not-yours")
    for place in (seat, -1, 3):
        rule_of, _ = await refused(house.do(table, BotAt(place), deed))
        assert rule_of == "T-25"
    assert await refused(house.do(table, other, deeds.StandIn(seat, deed.turn))) == (
        "T-25",
        "not-yours",
    )
    assert (await house.running(table)).plays == ()
