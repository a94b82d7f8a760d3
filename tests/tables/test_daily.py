"""The deal of the day: the same for everybody, played once, and secret until its day is over."""

from datetime import UTC, datetime
from hashlib import sha256
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.registry import find_game, game_names
from houle.kernel import Onlooker
from houle.tables import deeds, same_deal, thinking
from houle.tables.daily import day_deal, table_of
from houle.tables.days import DAY_SEAT, day_at, end_of, is_sealed, next_day, seed_of_day
from houle.tables.deeds import BotAt
from houle.tables.fair import Seed
from houle.tables.gamefile import verify
from houle.tables.tables import Tables
from houle.tables.talk import Remark
from tests.samples.install import house_games
from tests.tables.by_day import ADA, Rushing, begun, bots_move, day_over, played_by_day, told
from tests.tables.house import PEOPLE, STRANGER, House, in_house, move_of, raw, refused
from tests.tables.test_reasoning import reasoner

BEN = PEOPLE[1]
A_MINUTE = 60_000


# The same for everybody


@rule("T-90")
@in_house(nodes=2)
async def test_everybody_has_the_same_cards_in_the_same_seat_against_the_same_bots(
    house: House,
) -> None:
    tables = [await begun(house, ADA), await begun(house, BEN, node=1)]
    first, second = [await house.state(table) for table in tables]
    assert first.running is not None
    assert second.running is not None
    assert first.running.table.zones == second.running.table.zones
    assert first.life.commitment == second.life.commitment
    assert [chair.bot for chair in first.life.chairs] == [None, "player", "player", "player"]
    assert first.life.seat_of(ADA.id) == second.life.seat_of(BEN.id) == DAY_SEAT


@rule("T-90")
@in_house()
async def test_a_game_says_what_its_day_has_and_where_it_does_not_the_usual_is_played(
    house: House,
) -> None:
    life = (await house.state(await begun(house))).life
    assert len(life.chairs) == 4
    assert b'"turns":16' in bytes(life.setting.options)
    usual = day_deal("eddy")
    assert usual.seats == max(2, find_game("eddy").usual_seats or 0)


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_game_can_be_dealt_as_its_day_says(game: str) -> None:
    deal, kind = day_deal(game), find_game(game)
    options = msgspec.json.decode(deal.options, type=kind.options_type)
    assert kind(deal.seats, options).seats == deal.seats


@rule("T-90")
@in_house(nodes=2)
async def test_another_day_has_another_deal_whichever_node_draws_it(house: House) -> None:
    seen = []
    for node in (0, 1, 0):
        running = await house.running(await begun(house, node=node))
        seen.append(running.table.zones)
        await day_over(house)
    assert all(one != other for one, other in pairwise(seen))


@rule("T-93")
@pytest.mark.parametrize("game", ["flotsam", "eddy"])
@in_house(nodes=2)
async def test_the_same_moves_give_the_same_game_to_the_byte(house: House, game: str) -> None:
    """Whoever plays, at whichever node, and however busy it is."""
    choices = [(7 * turn + len(game)) % 5 for turn in range(60)]
    mine = await played_by_day(house, ADA, game, choices=choices)
    house.nodes[1].thinkers._clock = Rushing()  # type: ignore[assignment]
    other = await played_by_day(house, BEN, game, choices=choices, node=1)
    assert await told(house, mine) == await told(house, other, BEN, node=1)


@rule("T-93")
@pytest.mark.parametrize("game", house_games())
@in_house(nodes=2)
async def test_so_it_is_with_every_game_of_the_house(house: House, game: str) -> None:
    choices = [(7 * turn + len(game)) % 5 for turn in range(60)]
    mine = await played_by_day(house, ADA, game, choices=choices, most=10)
    house.nodes[1].thinkers._clock = Rushing()  # type: ignore[assignment]
    other = await played_by_day(house, BEN, game, choices=choices, node=1, most=10)
    assert await told(house, mine) == await told(house, other, BEN, node=1)


@rule("T-93")
@in_house()
async def test_bots_move_one_after_the_other_and_only_once_the_player_has(house: House) -> None:
    table = await played_by_day(house, most=1)
    await bots_move(house, table)
    running = await house.running(table)
    assert running.waited_for == (DAY_SEAT,)
    move = raw(running.game.moves(running.table, DAY_SEAT)[0])
    early = deeds.Play(1, move)
    assert await refused(house.do(table, BotAt(1), early)) == ("T-93", "not-by-day")


@rule("T-93")
@in_house()
async def test_what_is_said_while_bots_think_is_known_to_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that was thought of before is no answer any more, so the log alone decides."""
    table = await begun(house)
    running = await house.running(table)
    while not (running.waited_for and running.game.asides(running.table, DAY_SEAT)):
        await bots_move(house, table)
        await house.do(table, ADA, move_of(await house.running(table), DAY_SEAT))
        running = await house.running(table)
    bot = same_deal.next_bot(await house.state(table))
    assert bot is not None
    stale = move_of(running, bot)
    aside = running.game.asides(running.table, DAY_SEAT)[0]
    asked: list[int] = []
    monkeypatch.setattr(Tables, "ask_bots", lambda _, state: asked.append(state.seq))
    done = await house.do(table, ADA, deeds.Advise(raw(aside)))
    assert asked == [done.seq], "whoever thinks has to think again"
    assert await refused(house.do(table, BotAt(bot), stale)) == ("T-20", "turn-is-over")
    fresh = (await house.running(table)).waiting[bot]
    assert fresh is not None
    assert fresh.turn == done.seq


# Once


@rule("T-91")
@in_house(nodes=2)
async def test_whoever_asks_again_gets_the_game_they_have_begun(house: House) -> None:
    table = await played_by_day(house, most=2)
    before = len(await house.entries(table))
    assert await begun(house, node=1) == table
    assert len(await house.entries(table)) == before
    await played_by_day(house)
    assert await begun(house) == table, "over is over"
    assert (await house.state(table)).life.phase == "finished"


@rule("T-91")
@in_house()
async def test_nothing_is_taken_back_hinted_at_said_or_tried_again(house: House) -> None:
    table = await played_by_day(house, most=1)
    await bots_move(house, table)
    running = await house.running(table)
    assert (await house.look(table, ADA))["you"]["may_take_back"] is False
    refusals = [
        deeds.TakeBack(),
        deeds.Leave(),
        deeds.ComeBack(),
        deeds.AddWord("sesame"),
        deeds.Say(Remark.HELLO, house.clock.now()),
        deeds.AllowWriting(),
        deeds.WantPace(A_MINUTE),
        deeds.SeatBot(1),
        deeds.Rematch("x"),
    ]
    for deed in refusals:
        assert await refused(house.do(table, ADA, deed)) == ("T-91", "not-by-day"), deed
    assert await refused(reasoner(house).hint(table, ADA.id)) == ("T-91", "not-by-day")
    assert await house.running(table) == running


@rule("T-91")
@in_house()
async def test_whoever_gives_up_has_played(house: House) -> None:
    table = await played_by_day(house, most=1)
    await house.do(table, ADA, deeds.Concede())
    assert (await house.state(table)).life.stopped
    assert await begun(house) == table
    assert await house.nodes[0].daily.has_played(ADA.id, day_at(house.clock.now()), "flotsam")


@rule("T-91")
@in_house()
async def test_nobody_else_does_anything_at_the_table_of_somebodys_day(house: House) -> None:
    table = await begun(house)
    for deed in (deeds.Sit(1, "Zoe"), deeds.TakeOver(1, "Zoe"), deeds.Concede(), deeds.Start()):
        assert await refused(house.do(table, STRANGER, deed)) == ("T-92", "not-yours")


@rule("T-93")
@in_house()
async def test_no_clock_changes_the_log_of_a_day(house: House) -> None:
    table = await played_by_day(house, most=1)
    await bots_move(house, table)
    before = await house.entries(table)
    await house.pass_time(30 * A_MINUTE)
    assert await house.entries(table) == before


# Secret


@rule("T-92")
@in_house(nodes=2)
async def test_until_the_day_is_over_nobody_gets_more_than_the_player_saw_when_playing(
    house: House,
) -> None:
    table = await played_by_day(house)
    last = len(await house.entries(table))
    sealed = ("T-92", "day-not-over")
    for node in (0, 1):
        viewing = house.nodes[node].viewing
        for eyes in (1, 2, Onlooker.WATCHER, Onlooker.EVERYONE):
            assert await refused(viewing.look_back(table, ADA.id, last, eyes)) == sealed
        assert await refused(viewing.game_file(table, ADA.id)) == sealed
        assert await refused(reasoner(house).why(table, ADA.id, last)) == sealed
        for other in (None, BEN.id):
            hidden = ("T-50", "nobody-may-watch")
            assert await refused(viewing.look(table, other)) == hidden
            assert await refused(viewing.look_back(table, other, 1, None)) == hidden
            assert await refused(viewing.game_file(table, other)) == hidden
        assert (await viewing.glance(table)).seen is None
    shown = await house.look_back(table, ADA, last)
    assert shown["view"] == (await house.look(table, ADA))["view"], "open to nobody, at the end too"


@rule("T-90", "T-92")
def test_a_day_goes_from_midnight_to_midnight_utc_and_stays_sealed_for_a_minute() -> None:
    midnight = int(datetime(2026, 3, 1, tzinfo=UTC).timestamp()) * 1000
    assert end_of("2026-02-28") == midnight
    assert (day_at(midnight - 1), day_at(midnight)) == ("2026-02-28", "2026-03-01")
    assert is_sealed("2026-02-28", midnight + A_MINUTE - 1)
    assert not is_sealed("2026-02-28", midnight + A_MINUTE)


@rule("T-92")
@in_house()
async def test_a_day_is_opened_a_minute_after_its_end(house: House) -> None:
    table = await played_by_day(house)
    viewing, last = house.nodes[0].viewing, len(await house.entries(table))
    day = house.nodes[0].daily.today
    house.clock.turn(end_of(day) - house.clock.now() + A_MINUTE - 1)
    assert await refused(viewing.game_file(table, ADA.id)) == ("T-92", "day-not-over")
    assert await refused(house.nodes[0].daily.opened(day)) == ("T-92", "day-not-over")
    house.clock.turn(1)
    file = await viewing.game_file(table, ADA.id)
    assert verify(file).holds
    assert file.table == f"day-{day}"
    assert await viewing.look_back(table, ADA.id, last, Onlooker.EVERYONE)
    assert await refused(viewing.game_file(table, BEN.id)) == ("T-50", "nobody-may-watch")
    secret = await house.nodes[0].daily.opened(day)
    assert seed_of_day(Seed(bytes.fromhex(secret)), day, "flotsam").reveal().hex() == file.seed


@rule("T-90")
@in_house(nodes=2)
async def test_a_day_is_committed_to_the_day_before_and_opened_afterwards(house: House) -> None:
    daily = house.nodes[0].daily
    tomorrow = next_day(daily.today)
    promised = await daily.commitment(tomorrow)
    assert await house.nodes[1].daily.commitment(tomorrow) == promised
    assert await refused(daily.commitment(next_day(tomorrow))) == ("T-90", "no-such-day")
    await day_over(house)
    await day_over(house)
    secret = bytes.fromhex(await daily.opened(tomorrow))
    assert sha256(b"houle-day-1\0" + tomorrow.encode() + b"\0" + secret).hexdigest() == promised


def test_nobody_can_tell_from_one_table_of_a_day_where_others_play() -> None:
    ids = {table_of(who.id, "2026-11-19", game) for who in PEOPLE for game in ("flotsam", "eddy")}
    assert len(ids) == 2 * len(PEOPLE)


# Planted faults


def bots_draw_anew(patch: pytest.MonkeyPatch) -> None:
    sound = thinking.thought

    def anew(turn: Any, *more: Any) -> Any:
        return sound(msgspec.structs.replace(turn, chance=""), *more)

    patch.setattr(thinking, "thought", anew)


def deals_differ_by_table(patch: pytest.MonkeyPatch) -> None:
    numbers = count()
    patch.setattr("houle.tables.tables.dealt_for", lambda _, day, __: f"{day} {next(numbers)}")


@pytest.mark.parametrize("plant", [bots_draw_anew, deals_differ_by_table])
def test_a_game_that_differs_is_found(
    plant: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        test_the_same_moves_give_the_same_game_to_the_byte(tmp_path=tmp_path, game="flotsam")


def test_bots_that_watch_the_clock_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = thinking.thought

    def watching(turn: Any, seed: str, clock: Any, *more: Any) -> Any:
        monkeypatch.setattr(thinking, "ENDLESS", thinking.Deadline(clock, A_MINUTE))
        return sound(turn, seed, clock, *more)

    monkeypatch.setattr(thinking, "thought", watching)

    def all_games() -> None:
        for game in house_games():
            (folder := tmp_path / game).mkdir()
            test_so_it_is_with_every_game_of_the_house(tmp_path=folder, game=game)

    with pytest.raises(AssertionError):
        all_games()
