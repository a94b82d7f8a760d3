"""Challenges: the same deal for others, from the same seat, and nothing told before."""

from typing import Any

import msgspec
import pytest

from houle.conformance.rules import rule
from houle.games.registry import find_game
from houle.kernel import Onlooker
from houle.people import deal_challenges
from houle.people.challenge_results import together
from houle.people.deal_challenges import table_of
from houle.tables import deeds
from houle.tables.daily import day_deal
from houle.tables.entries import Again, Erased, Started, Watch
from houle.tables.fair import Seed
from houle.tables.gamefile import verify
from houle.tables.people import People
from houle.tables.talk import Remark
from tests.people.challenged import (
    ADA,
    BEN,
    BOT,
    CLEO,
    DAN,
    asked,
    played_first,
    played_too,
    taken_up,
)
from tests.people.recorded import recorder, rows
from tests.tables.by_day import bots_move, day_over, played_by_day, told
from tests.tables.house import STRANGER, House, in_house, raw, refused
from tests.tables.test_reasoning import reasoner

A_MINUTE = 60_000


async def dealt(house: House, table: str) -> Any:
    """All cards of a table, as they lay once they were dealt."""
    entries = await house.entries(table)
    place = next(nth for nth, entry in enumerate(entries, 1) if isinstance(entry, Started))
    node = house.nodes[0]
    live = await node.cache.take_fresh(table)
    (moment,) = await node.cache.moments(live, place, place)
    assert moment.state.running is not None
    return moment.state.running.table.zones


# Asking


@rule("T-96")
@in_house(nodes=2)
async def test_a_link_stays_the_same_and_each_seat_has_its_own(house: House) -> None:
    table = await played_first(house)
    first, second = house.nodes
    link = await first.challenges.ask(table, ADA.id)
    assert await second.challenges.ask(table, ADA.id) == link
    assert await second.challenges.ask(table, BEN.id) != link
    challenge = await asked(house, table)
    again = await played_too(house, challenge)
    assert await first.challenges.ask(again, CLEO.id) == link, "it is handed on"


@rule("T-96")
@in_house()
async def test_nobody_asks_from_a_game_that_goes_on_or_that_they_did_not_play(house: House) -> None:
    running = await house.started()
    ask = house.nodes[0].challenges.ask
    assert await refused(ask(running, ADA.id)) == ("T-96", "not-over")
    table = await played_first(house)
    assert await refused(ask(table, STRANGER.id)) == ("T-96", "not-seated")
    left = await house.started()
    await house.do(left, BEN, deeds.Leave())
    for who in (ADA, CLEO):
        await house.do(left, who, deeds.Concede())
    assert await refused(ask(left, BEN.id)) == ("T-96", "not-seated")
    assert await refused(ask(left, ADA.id)) == ("T-96", "not-to-play-again")


@rule("T-96")
@in_house()
async def test_nobody_asks_where_nobody_may_look_on_or_from_a_deal_of_the_day(
    house: House,
) -> None:
    ask = house.nodes[0].challenges.ask
    closed = await house.started(watch=Watch.NOBODY)
    await house.play_on(closed)
    assert await refused(ask(closed, ADA.id)) == ("T-96", "nobody-may-watch")
    by_day = await played_by_day(house)
    await day_over(house)
    assert await refused(ask(by_day, ADA.id)) == ("T-96", "not-to-play-again")


@rule("T-96")
@in_house()
async def test_by_other_rules_it_would_be_another_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = await asked(house, await played_first(house))

    class Newer:
        rules_version = find_game("flotsam").rules_version + 1

    monkeypatch.setattr(deal_challenges, "find_game", lambda _: Newer)
    assert await refused(taken_up(house, challenge)) == ("T-96", "rules-changed")


# Playing it


@rule("T-97")
@in_house(nodes=2)
async def test_the_same_cards_from_the_same_seat_words_included(house: House) -> None:
    table = await played_first(house)
    for who, seat in ((ADA, 0), (BEN, 2)):
        challenge = await asked(house, table, who)
        again = await taken_up(house, challenge, node=1)
        assert await dealt(house, again) == await dealt(house, table)
        life = (await house.state(again)).life
        assert life.seat_of(CLEO.id) == seat
        assert life.commitment == (await house.state(table)).life.commitment


@rule("T-97")
@in_house()
async def test_bots_sit_where_they_sat_and_the_days_bot_where_people_did(house: House) -> None:
    again = await taken_up(house, await asked(house, await played_first(house)))
    bots = [chair.bot for chair in (await house.state(again)).life.chairs]
    assert bots == [None, BOT, day_deal("flotsam").bot]


@rule("T-97")
@pytest.mark.parametrize("game", ["flotsam", "eddy"])
@in_house(nodes=2)
async def test_the_same_moves_give_the_same_game(house: House, game: str) -> None:
    challenge = await asked(house, await played_first(house, game))
    choices = [(5 * turn + 1) % 4 for turn in range(60)]
    mine = await played_too(house, challenge, CLEO, choices=choices)
    other = await played_too(house, challenge, DAN, choices=choices, node=1)
    assert await told(house, mine, CLEO) == await told(house, other, DAN, node=1)


@rule("T-97")
@in_house(nodes=2)
async def test_it_is_played_once(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    table = await played_too(house, challenge, most=2)
    assert await taken_up(house, challenge, node=1) == table == table_of(CLEO.id, challenge.id)
    await house.do(table, CLEO, deeds.Concede())
    assert await taken_up(house, challenge) == table
    assert (await house.state(table)).life.phase == "finished", "whoever gave up has played"


@rule("T-97")
@in_house()
async def test_whoever_sat_at_that_table_does_not_play_it(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    for who in (ADA, BEN):
        assert await refused(taken_up(house, challenge, who)) == ("T-97", "knows-the-deal")


@rule("T-97")
@in_house()
async def test_nothing_is_taken_back_hinted_at_said_or_done_by_the_clock(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    table = await played_too(house, challenge, most=1)
    await bots_move(house, table)
    running = await house.running(table)
    assert (await house.look(table, CLEO))["you"]["may_take_back"] is False
    refusals = [
        deeds.TakeBack(),
        deeds.Leave(),
        deeds.AddWord("sesame"),
        deeds.Say(Remark.HELLO, house.clock.now()),
        deeds.WantPace(A_MINUTE),
        deeds.Rematch("x"),
    ]
    no = ("T-97", "not-in-challenge")
    for deed in refusals:
        assert await refused(house.do(table, CLEO, deed)) == no, deed
    assert await refused(reasoner(house).hint(table, CLEO.id)) == no
    early = deeds.Play(1, raw(running.game.moves(running.table, 0)[0]))
    assert await refused(house.do(table, deeds.BotAt(1), early)) == no, "bots wait"
    assert await refused(house.do(table, ADA, deeds.Concede())) == ("T-98", "not-yours")
    before = await house.entries(table)
    await house.pass_time(30 * A_MINUTE)
    assert await house.entries(table) == before


@rule("T-11")
@in_house()
async def test_the_game_file_of_each_holds_and_names_the_same_deal(house: House) -> None:
    first = await played_first(house)
    again = await played_too(house, await asked(house, first))
    viewing = house.nodes[0].viewing
    files = [await viewing.game_file(table, None) for table in (first, again)]
    assert all(verify(file).holds for file in files)
    assert len({(file.table, file.seed, file.words, file.commitment) for file in files}) == 1


# Secret, and then compared


@rule("T-98")
@in_house()
async def test_nobody_looks_on_while_it_is_played_and_afterwards_whoever_has_the_address(
    house: House,
) -> None:
    challenge = await asked(house, await played_first(house))
    table = await played_too(house, challenge, most=2)
    viewing = house.nodes[0].viewing
    hidden = ("T-98", "nobody-may-watch")
    for other in (None, ADA.id, DAN.id):
        assert await refused(viewing.look(table, other)) == hidden
        assert await refused(viewing.look_back(table, other, 1, None)) == hidden
        assert await refused(viewing.game_file(table, other)) == hidden
    assert (await viewing.glance(table)).seen is None
    assert await refused(viewing.game_file(table, CLEO.id)) == ("T-11", "not-over")
    await played_too(house, challenge)
    last = len(await house.entries(table))
    assert await house.look_back(table, DAN, last, Onlooker.EVERYONE)


@rule("T-98")
@in_house()
async def test_what_came_of_it_is_kept_and_stands_in_no_profile(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    await recorder(house).go_round()
    before = await rows(house)
    table = await played_too(house, challenge)
    await recorder(house).go_round()
    assert await rows(house) == before, "in no profile"
    assert await house.store.record.unrecorded(9) == []
    (kept,) = await house.store.challenges.results(challenge.id, 9)
    running = await house.running(table)
    assert running.outcome is not None
    assert (kept.table, kept.name, kept.player) == (table, "Cleo", CLEO.id)
    assert kept.to_the_end
    assert kept.points == running.outcome.points[0]
    assert kept.won == (0 in running.outcome.winners)
    moves = [msgspec.to_builtins(play.move) for play in running.plays if play.seat == 0]
    assert [msgspec.json.decode(move) for move in kept.moves] == moves
    await recorder(house).rebuild()
    assert await house.store.challenges.results(challenge.id, 9) == [kept]


@rule("T-98")
@in_house()
async def test_whoever_asks_learns_how_many_played_and_the_latest_comes_first(house: House) -> None:
    own = house.nodes[0].challenges.own
    older = await asked(house, await played_first(house))
    house.clock.turn(1_000)
    newer = await asked(house, await played_first(house))
    assert [(one.challenge, one.played) for one in await own(ADA.id, 9)] == [
        (newer.id, 0),
        (older.id, 0),
    ]
    house.clock.turn(1_000)
    tables = [await played_too(house, older, who) for who in (CLEO, DAN)]
    await recorder(house).go_round()
    first, second = await own(ADA.id, 9)
    assert (first.challenge, first.played, first.game) == (older.id, 2, "flotsam")
    assert first.at == (await house.store.challenges.results(older.id, 1))[0].finished_at
    assert (second.challenge, second.played, second.at) == (newer.id, 0, newer.made_at)
    assert await own(ADA.id, 1) == [first]
    (hers,) = await own(CLEO.id, 9)
    assert (hers.challenge, hers.table, hers.made) == (older.id, tables[0], False)
    assert hers.played is None, "whoever plays learns the rest at the link"


@rule("T-98", "T-08")
@in_house()
async def test_whoever_is_erased_is_nobody_there(house: House) -> None:
    challenge = await asked(house, await played_first(house))
    table = await played_too(house, challenge)
    await recorder(house).go_round()
    assert [one.made for one in await house.nodes[0].challenges.own(ADA.id, 9)] == [True]
    assert [one.table for one in await house.nodes[0].challenges.own(CLEO.id, 9)] == [table]
    for who in (ADA, CLEO):
        await house.store.forget_player(who.id)
        assert await house.nodes[0].challenges.own(who.id, 9) == []
    (kept,) = await house.store.challenges.results(challenge.id, 9)
    assert (kept.player, kept.name) == (None, "—")
    forgotten = await house.store.challenges.get(challenge.id)
    assert forgotten is not None
    assert forgotten.player is None
    people = People(house.store, house.nodes[0].tables, house.clock)
    await people._erase_everywhere("erase", deeds.Erase(CLEO.id))
    assert Erased in {type(entry) for entry in await house.entries(table)}
    await recorder(house).rebuild()
    assert await house.store.challenges.results(challenge.id, 9) == [kept], "by the log as well"


def moves(*numbers: int) -> list[msgspec.Raw]:
    return [raw({"card": number}) for number in numbers]


@pytest.mark.parametrize(
    ("mine", "theirs", "same"),
    [
        (moves(1, 2, 3), moves(1, 2, 4), 2),
        (moves(1, 2), moves(1, 2, 4), 2),
        (moves(2), moves(1), 0),
        (moves(1, 2, 3), moves(1, 4, 3), 1),
        (moves(), moves(1), 0),
    ],
)
def test_two_go_together_until_their_first_other_move(mine: Any, theirs: Any, same: int) -> None:
    assert together(mine, theirs) == same


# Planted faults


def other_words(patch: pytest.MonkeyPatch) -> None:
    def without(challenge: str, table: str, seat: int, _: Any) -> Again:
        return Again(challenge, table, seat, (None, None, None))

    patch.setattr(deal_challenges, "Again", without)


def another_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deal_challenges, "Seed", lambda secret: Seed(secret[::-1]))


@pytest.mark.parametrize("plant", [other_words, another_seed])
def test_other_cards_are_found(plant: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        test_the_same_cards_from_the_same_seat_words_included(tmp_path=tmp_path)
