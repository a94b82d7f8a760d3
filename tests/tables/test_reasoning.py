"""Why a move: of any after the end (T-78), and before one's own for who plays alone (T-79)."""

import asyncio
from typing import Any

import msgspec
import pytest

from houle.bots.reasons import Comparison
from houle.conformance.rules import rule
from houle.kernel import Seat
from houle.tables import deeds, reasoning, running
from houle.tables.counting import Counted, Question, counted
from houle.tables.entries import Watch
from houle.tables.explaining import said
from houle.tables.ports import TableId
from houle.tables.reasoning import Explained, Reasoning
from houle.tables.running import Running
from houle.tables.state import game_at
from houle.texts import Speaker
from tests.tables.house import PEOPLE, STRANGER, House, in_house, refused

ADA, BEN, CLEO = PEOPLE[:3]
PATIENT = 60_000


class Counting:
    """Counts in this thread, and how often."""

    def __init__(self, house: House) -> None:
        self._clock = house.clock
        self.asked: list[Question] = []

    async def count(self, question: Question) -> Counted | None:
        self.asked.append(question)
        return counted(question, self._clock, PATIENT)


class Slow(Counting):
    """Counts once it is let."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.began, self.let = asyncio.Event(), asyncio.Event()

    async def count(self, question: Question) -> Counted | None:
        found = await super().count(question)
        self.began.set()
        await self.let.wait()
        return found


class Busy(Counting):
    """Has no time for another question."""

    async def count(self, question: Question) -> Counted | None:
        self.asked.append(question)
        return None


def reasoner(house: House, counting: Counting | None = None) -> Reasoning:
    return Reasoning(house.nodes[0].cache, counting or Counting(house), house.clock)


async def played(house: House, table: TableId) -> list[int]:
    """Where in the log somebody made a move."""
    plays = (await house.running(table)).plays
    return [play.seq for play in plays if not play.aside]


def sentence(found: Explained, locale: str) -> str:
    names = ("Ada", "Ben", "Cleo")
    speaker = Speaker(game_at(found.state.life), locale, names, found.seat)
    return said(found.reason, found.move, found.view, speaker)


async def finished(house: House, **more: Any) -> TableId:
    table = await house.started(options={"turns": 2}, **more)
    await house.play_on(table)
    return table


async def alone(house: House, turns: int = 12, **more: Any) -> TableId:
    """Ada at a table of bots, who has just been dealt her cards and begins."""
    options = {"first": 0, "turns": turns}
    table = await house.open(options=options, bots=(None, "greedy", "greedy"), **more)
    await house.sit(table, 0, ADA)
    await house.start(table)
    return table


@rule("T-78")
@in_house()
async def test_after_the_end_every_move_has_its_reason_by_what_its_seat_knew(house: House) -> None:
    table = await finished(house)
    why = reasoner(house)
    for seq in await played(house, table):
        found = await why.why(table, BEN.id, seq)
        plays = (await house.running(table)).plays
        play = next(play for play in plays if play.seq == seq)
        assert (found.seat, found.move) == (play.seat, play.move)
        assert found.state.seq == seq - 1
        assert found.view.viewer == play.seat
        numbers = (found.reason.count, found.reason.other_count, found.reason.of)
        for locale in ("en", "fr"):
            told = sentence(found, locale)
            if found.reason.comparison is Comparison.ONLY:
                assert not any(digit.isdigit() for digit in told)
            else:
                assert all(str(number) in told for number in numbers)


@rule("T-78")
@in_house()
async def test_before_the_end_nobody_is_told_of_a_move(house: House) -> None:
    table = await house.started()
    await house.play_on(table, most=2)
    (first, _) = await played(house, table)
    assert await refused(reasoner(house).why(table, ADA.id, first)) == ("T-78", "not-over")


@rule("T-78")
@in_house()
async def test_only_moves_have_reasons(house: House) -> None:
    table = await finished(house)
    why, last = reasoner(house), (await house.state(table)).seq
    others = set(range(2, last + 1)) - set(await played(house, table))
    assert others, "somebody sat down, and it was dealt"
    for seq in others:
        assert await refused(why.why(table, ADA.id, seq)) == ("T-78", "no-move-there")
    for seq in (1, last + 1):
        assert await refused(why.why(table, ADA.id, seq)) == ("T-78", "no-such-moment")


@rule("T-78")
@in_house()
async def test_where_nobody_may_look_on_strangers_are_told_nothing(house: House) -> None:
    hidden, shown = await finished(house, watch=Watch.NOBODY), await finished(house)
    why = reasoner(house)
    (seq, *_), (also, *_) = await played(house, hidden), await played(house, shown)
    assert await refused(why.why(hidden, STRANGER.id, seq)) == ("T-50", "nobody-may-watch")
    assert (await why.why(shown, STRANGER.id, also)).counted.of > 0


@rule("T-78")
@in_house()
async def test_everybody_who_asks_gets_the_same_and_it_is_counted_once(house: House) -> None:
    table = await finished(house)
    counting = Counting(house)
    why = reasoner(house, counting)
    (seq, *_) = await played(house, table)
    told = [(await why.why(table, who.id, seq)).counted for who in (ADA, BEN, STRANGER)]
    assert told[0] == told[1] == told[2]
    assert len(counting.asked) == 1
    anew = await reasoner(house).why(table, CLEO.id, seq)
    assert anew.counted == told[0], "by another node too"


@rule("T-78")
@in_house()
async def test_what_many_ask_at_once_is_counted_once_even_if_the_first_of_them_leaves(
    house: House,
) -> None:
    table = await finished(house)
    seq = (await played(house, table))[0]
    counting = Slow(house)
    why = reasoner(house, counting)
    first, *others = [
        asyncio.ensure_future(why.why(table, one.id, seq)) for one in (ADA, BEN, CLEO)
    ]
    await counting.began.wait()
    first.cancel()
    counting.let.set()
    told = await asyncio.gather(*others)
    assert told[0].counted == told[1].counted
    assert len(counting.asked) == 1
    with pytest.raises(asyncio.CancelledError):
        await first


@rule("T-78")
@in_house()
async def test_a_hint_is_no_answer_to_why_another_move_was_made(house: House) -> None:
    """The best move and the one that was made are two questions at one moment."""
    table = await alone(house)
    why = reasoner(house)
    hinted = await why.hint(table, ADA.id)
    worst = next(nth for nth, move in enumerate(hinted.view.moves) if nth != hinted.counted.move)
    await house.play(table, 0, nth=worst)
    await house.do(table, ADA, deeds.Concede())
    seq = (await played(house, table))[0]
    assert (await why.why(table, ADA.id, seq)).move == hinted.view.moves[worst]


@rule("T-78")
@in_house()
async def test_another_move_that_was_there_is_counted_beside_the_one_that_was_made(
    house: House,
) -> None:
    table = await finished(house)
    why, seq = reasoner(house), (await played(house, table))[0]
    made = await why.why(table, ADA.id, seq)
    moves = made.view.moves
    assert len(moves) > 2
    for place, move in enumerate(moves):
        found = await why.why(table, ADA.id, seq, place)
        assert found.move == move
        if move == made.move:
            assert found.counted == made.counted
        else:
            assert found.reason.other == made.move
            counts = found.reason.count, found.reason.other_count, found.reason.of
            assert all(str(number) in sentence(found, "fr") for number in counts)


@rule("T-78")
@in_house()
async def test_what_nobody_could_have_done_is_not_counted(house: House) -> None:
    table = await finished(house)
    counting = Counting(house)
    why, seq = reasoner(house, counting), (await played(house, table))[0]
    there = len((await why.why(table, ADA.id, seq)).view.moves)
    for place in (-1, there):
        assert await refused(why.why(table, ADA.id, seq, place)) == ("T-78", "no-such-choice")
    assert len(counting.asked) == 1


@rule("T-79")
@in_house()
async def test_whoever_plays_with_bots_alone_is_told_what_seems_best(house: House) -> None:
    table = await alone(house)
    counting = Counting(house)
    found = await reasoner(house, counting).hint(table, ADA.id)
    assert found.seat == 0
    assert found.reason.comparison in (Comparison.BETTER, Comparison.EVEN)
    assert found.move in found.view.moves
    state = await house.running(table)
    hat = state.game.layout.zone("hat", 0)
    asked = msgspec.json.decode(counting.asked[0].known)
    assert state.table.zones[hat]
    assert asked["view"]["zones"][hat]["cards"] == [None], "nobody sees their own hat"


@rule("T-79")
@in_house()
async def test_among_people_nobody_is_told(house: House) -> None:
    table = await house.started()
    turn = (await house.running(table)).waited_for[0]
    assert await refused(reasoner(house).hint(table, PEOPLE[turn].id)) == ("T-79", "not-alone")


@rule("T-79")
@in_house()
async def test_nor_once_somebody_is_coming(house: House) -> None:
    table = await alone(house, 11, joinable=True)  # amid a round
    assert (await reasoner(house).hint(table, ADA.id)).seat == 0
    await house.nodes[0].meeting.take_over(
        table, BEN, house.command(), deeds.TakeOver(1, BEN.id.title())
    )
    life = (await house.state(table)).life
    assert (life.seat_of(BEN.id), life.promised_to(BEN.id)) == (None, 1)
    assert await refused(reasoner(house).hint(table, ADA.id)) == ("T-79", "not-alone")


@rule("T-79")
@in_house()
async def test_only_whoever_is_waited_for_is_told(house: House) -> None:
    table = await alone(house)
    why = reasoner(house)
    assert await refused(why.hint(table, STRANGER.id)) == ("T-79", "not-seated")
    await house.play(table, 0)
    assert await refused(why.hint(table, ADA.id)) == ("T-79", "not-yours")
    await house.do(table, ADA, deeds.Concede())
    assert await refused(why.hint(table, ADA.id)) == ("T-79", "not-running")


@rule("T-79")
@in_house()
async def test_a_game_that_brings_no_reasons_is_told_by_what_wins_played_on(house: House) -> None:
    table = await house.open("eddy", 2, bots=(None, "player"))
    await house.sit(table, 0, ADA)
    await house.start(table)
    found = await reasoner(house).hint(table, ADA.id)
    assert found.reason.of > 0
    for locale in ("en", "fr"):
        told = sentence(found, locale)
        assert str(found.reason.count) in told, told
        assert str(found.reason.of) in told, told


@in_house()
async def test_where_too_many_ask_nothing_is_made_up(house: House) -> None:
    table = await finished(house)
    (seq, *_) = await played(house, table)
    why = reasoner(house, Busy(house))
    with pytest.raises(reasoning.TooManyAskError):
        await why.why(table, ADA.id, seq)


@in_house()
async def test_planted_what_another_seat_knew_is_no_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(house)
    (seq, *_) = await played(house, table)
    sound = running.known_to

    def neighbours(here: Running, seat: Seat, people: tuple[Seat, ...]) -> Any:
        return sound(here, (seat + 1) % 3, people)

    monkeypatch.setattr(running, "known_to", neighbours)
    with pytest.raises(ValueError, match="not in"):
        await reasoner(house).why(table, ADA.id, seq)
